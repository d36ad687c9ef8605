## Hvers vegna eitthvað má ekki, í einni setningu

refusal-game-over = Spilinu er lokið.
refusal-not-now = Þetta er ekki hægt núna.
refusal-must-place = Flísin passar og því verður að leggja hana niður.
refusal-square-taken = Þar liggur flís fyrir.
refusal-not-touching = Brún flísarinnar verður að liggja að flís á borðinu.
# Fyrra heitið er í nefnifalli, hið síðara í þolfalli.
refusal-edge-mismatch =
    { $side ->
        [N] Í norðri
        [E] Í austri
        [S] Í suðri
       *[W] Í vestri
    } passar { $mine ->
        [city] borg
        [road] vegur
        [river] áin
       *[field] akur
    } ekki við { $theirs ->
        [city] borg
        [road] veg
        [river] ána
       *[field] akur
    }.
refusal-river-not-joined = Árflís verður að leggja við opna endann á ánni.
refusal-river-bend = Áin má ekki beygja tvisvar í röð í sömu átt.
refusal-no-tile = Þar liggur engin flís.
refusal-no-segment = Slíkur staður er ekki á flísinni.
refusal-not-the-new-tile = Fígúrur fara á flísina sem var lögð niður síðast.
refusal-portal-not-own = Galdragáttin nær aðeins til flísa sem þú hefur lagt niður.
refusal-portal-completed = Galdragáttin nær ekki til kláraðra mannvirkja.
refusal-no-farmers = Bændur eru ekki með í þessu spili.
refusal-on-river = Enginn má standa á ánni.
refusal-garden-needs-abbot = Aðeins ábóti má vera í garði.
refusal-abbot-elsewhere = Ábóti má aðeins vera í klaustri eða garði.
refusal-no-figure-left = Þú átt enga slíka fígúru eftir. Fígúrur koma aftur þegar stig eru talin fyrir mannvirki þeirra.
refusal-occupied =
    { $feature ->
        [road] { $player } á þegar stigamann á þessum vegi.
        [city] { $player } á þegar riddara í þessari borg.
        [monastery] { $player } á þegar fígúru í þessu klaustri.
        [garden] { $player } á þegar ábóta í þessum garði.
       *[field] { $player } á þegar bónda á þessum akri.
    }
refusal-volcano = Á eldfjallaflís má ekki setja fígúru.
refusal-under-dragon = Á flís drekans má ekki setja fígúru.
refusal-action-spent = Aðgerð umferðarinnar fór í prinsessuna.
refusal-no-abbot-there = Ábótinn þinn er ekki þar.
refusal-abbot-completed = Mannvirkið er klárað; stigin verða talin á eftir.
refusal-no-foundation-laid = Turnaðgerðir eru aðeins leyfðar eftir flís með turnstoðum.
refusal-no-foundation = Þar eru engar turnstoðir.
refusal-no-floor-left = Þú átt enga turnhæð eftir.
refusal-tower-closed = { $player } á þegn á þessum turni; turninn er lokaður.
refusal-tower-bare = Turnstoðir án turnhæðar eru ekki turn.
refusal-abbot-on-tower = Ábóti má ekki vera á turni.
refusal-no-such-figure = Sú fígúra er ekki þar.
refusal-out-of-reach =
    { $reach ->
        [one] Turninn nær { $reach } reit í beinni línu, aldrei á ská.
       *[other] Turninn nær { $reach } reiti í beinni línu, aldrei á ská.
    }
refusal-no-prisoner = { $player } hefur enga slíka fígúru frá þér í haldi.
refusal-ransom-used = Aðeins má kaupa eina fígúru aftur í hverri umferð.
refusal-too-poor = Þú átt ekki fyrir lausnargjaldinu, sem er 3 stig.
refusal-not-a-knight = Prinsessan sendir aðeins heim riddara úr sinni borg.
refusal-fairy-not-own = Álfurinn fer aðeins til fígúra sem þú átt.
refusal-fairy-already-there = Álfurinn er þegar þar.
refusal-no-fairy = Álfurinn er ekki með í þessu spili.
refusal-dragon-visited = Drekinn hefur þegar verið þar í þessari ferð.
refusal-dragon-fairy = Álfurinn heldur drekanum frá.
refusal-dragon-gap = Þar er engin flís handa drekanum.
refusal-dragon-must-move = Drekann verður að færa ef hann kemst eitthvað.
refusal-must-release = Veldu hvaða fígúra kemur heim.
