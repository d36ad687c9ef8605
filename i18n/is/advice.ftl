## Ábendingar, og hvers vegna tölvan lék eins og hún lék

action-hint = Ábending
action-why = Hvers vegna lék tölvan svona?
action-play-for-me = Láta tölvuna leika fyrir mig
advice-thinking = Leita að ábendingu…
advice-hint = Ábending
advice-why-title = { $player }: hvers vegna svona?
advice-why-nothing = Engin tölva hefur leikið enn.
advice-close = Loka spjaldinu
advice-area = Líttu á merkta svæðið.
advice-more-move = Sýna hvernig
advice-more-why = Hvers vegna?
advice-lay-out = Stilla upp á kortinu
advice-no-reason = Engin ein ástæða sker úr; þegar á allt er litið er þetta mest virði.

## Ástæður. Það sem gert er, er frumlag hverrar setningar. Nafn leikmanns stendur alltaf í nefnifalli.

reason-scores =
    { $feature ->
        [road] Gefur strax { $points } stig fyrir veginn
        [city] Gefur strax { $points } stig fyrir borgina
        [monastery] Gefur strax { $points } stig fyrir klaustrið
        [garden] Gefur strax { $points } stig fyrir garðinn
        [field] Gefur { $points } stig fyrir akurinn
       *[fairy] Gefur { $points } stig frá álfinum
    }
reason-scores-other =
    { $feature ->
        [road] { $player } fær { $points } stig fyrir veginn
        [city] { $player } fær { $points } stig fyrir borgina
        [monastery] { $player } fær { $points } stig fyrir klaustrið
        [garden] { $player } fær { $points } stig fyrir garðinn
        [field] { $player } fær { $points } stig fyrir akurinn
       *[fairy] { $player } fær { $points } stig frá álfinum
    }
reason-completes =
    { $feature ->
        [road] Klárar veginn og gefur { $points } stig
        [city] Klárar borgina og gefur { $points } stig
        [garden] Klárar garðinn og gefur { $points } stig
       *[monastery] Klárar klaustrið og gefur { $points } stig
    }
reason-completes-other =
    { $feature ->
        [road] Klárar veg: { $player } fær { $points } stig
        [city] Klárar borg: { $player } fær { $points } stig
        [garden] Klárar garð: { $player } fær { $points } stig
       *[monastery] Klárar klaustur: { $player } fær { $points } stig
    }
reason-claims =
    { $feature ->
        [road] Tekur veg sem { $chance }% líkur eru á að klárist
        [city] Tekur borg sem { $chance }% líkur eru á að klárist
        [monastery] Tekur klaustur sem { $chance }% líkur eru á að klárist
        [garden] Tekur garð sem { $chance }% líkur eru á að klárist
       *[field] Tekur akur sem gefur stig í leikslok
    }
reason-improves =
    { $feature ->
        [road] Eykur líkur á að vegurinn klárist: { $before }% → { $after }%
        [city] Eykur líkur á að borgin klárist: { $before }% → { $after }%
        [garden] Eykur líkur á að garðurinn klárist: { $before }% → { $after }%
       *[monastery] Eykur líkur á að klaustrið klárist: { $before }% → { $after }%
    }
reason-grows =
    { $feature ->
        [road] Lengir eigin veg
        [city] Stækkar eigin borg
        [field] Gerir eigin akur verðmætari
        [garden] Fyllir upp í kringum eigin garð
       *[monastery] Fyllir upp í kringum eigið klaustur
    }
reason-improves-other =
    { $feature ->
        [road] Hjálpar til við veg sem { $player } á
        [city] Hjálpar til við borg sem { $player } á
        [field] Gerir akur sem { $player } á verðmætari
        [garden] Hjálpar til við garð sem { $player } á
       *[monastery] Hjálpar til við klaustur sem { $player } á
    }
reason-hinders =
    { $feature ->
        [road] Minnkar líkur á að eigin vegur klárist
        [city] Minnkar líkur á að eigin borg klárist
        [field] Rýrir eigin akur
        [garden] Minnkar líkur á að eigin garður klárist
       *[monastery] Minnkar líkur á að eigið klaustur klárist
    }
reason-hinders-other =
    { $feature ->
        [road] Minnkar líkur á að vegur sem { $player } á klárist
        [city] Minnkar líkur á að borg sem { $player } á klárist
        [field] Rýrir akur sem { $player } á
        [garden] Minnkar líkur á að garður sem { $player } á klárist
       *[monastery] Minnkar líkur á að klaustur sem { $player } á klárist
    }
reason-blocks-other =
    { $feature ->
        [road] Kemur í veg fyrir að vegur sem { $player } á klárist
        [city] Kemur í veg fyrir að borg sem { $player } á klárist
        [field] Rýrir akur sem { $player } á
        [garden] Kemur í veg fyrir að garður sem { $player } á klárist
       *[monastery] Kemur í veg fyrir að klaustur sem { $player } á klárist
    }
reason-shares =
    { $feature ->
        [road] Fær hlut í vegi sem { $player } átti
        [city] Fær hlut í borg sem { $player } átti
       *[field] Fær hlut í akri sem { $player } átti
    }
reason-takes =
    { $feature ->
        [road] Nær undir sig vegi sem { $player } átti
        [city] Nær undir sig borg sem { $player } átti
        [monastery] Nær undir sig klaustri sem { $player } átti
        [garden] Nær undir sig garði sem { $player } átti
       *[field] Nær undir sig akri sem { $player } átti
    }
reason-loses =
    { $feature ->
        [road] Lætur öðrum eftir veginn
        [city] Lætur öðrum eftir borgina
        [monastery] Lætur öðrum eftir klaustrið
        [garden] Lætur öðrum eftir garðinn
       *[field] Lætur öðrum eftir akurinn
    }
reason-frees =
    { $count ->
        [one] { $count } fígúra kemur heim
       *[other] { $count } fígúrur koma heim
    }
reason-frees-sooner = Fígúrur koma fyrr heim
reason-spends = Notar fígúru sem gæti vantað síðar
reason-captures = Fangar fígúru sem { $player } á
reason-frees-prisoner = Leysir fanga úr haldi
reason-removes-own = Kostar eigin fígúru
reason-removes = Sendir heim fígúru sem { $player } á
reason-fairy = Setur álfinn þar sem hann gefur stig
reason-fairy-bad = Lætur öðrum eftir álfinn
reason-dragon = Eigin fígúrum stafar minni hætta af drekanum
reason-dragon-bad = Skilur fígúrur eftir þar sem drekinn gæti farið um
reason-towers = Eigin fígúrum stafar minni hætta af turnum, eða fígúrum annarra meiri
reason-towers-bad = Skilur fígúrur eftir innan seilingar turna
reason-merges = Opnar leið inn í það sem aðrir hafa byrjað á, eða lokar leið þeirra
reason-merges-bad = Skilur öðrum eftir leið inn
