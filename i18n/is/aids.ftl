## Stillingar: aðstoð

helps-title = Aðstoð
helps-purist = Spila án aðstoðar
helps-legal-squares = Sýna hvar flísin passar og hvers vegna ekki annars staðar
helps-dead-squares = Merkja reiti sem engin flís getur lengur fyllt
helps-counts = Sýna flísar sem eru eftir
helps-odds = Sýna líkur á að flís sem passar verði dregin
helps-projections = Sýna stig hvers leikmanns ef spilinu lyki nú
helps-inspector = Útskýra vegi, borgir, akra og turna undir bendlinum
helps-fields = Sýna akrana með flýtilykli
helps-hints = Bjóða upp á ábendingar

## Hvers vegna ekki?

why-rule = Regla { $number }
why-close = Loka
why-no-turn = Hún passar ekki heldur þótt henni sé snúið.
why-locked = Ekki hér: { $reason }

## Auðir reitir

side-shows =
    { $terrain ->
        [city] borg
        [road] vegur
        [river] áin
       *[field] akur
    } { $side ->
        [N] í norðri
        [E] í austri
        [S] í suðri
       *[W] í vestri
    }
gap-dead = Engin flís sem er eftir passar hér: { $sides }.
gap-never = Engin flís í þessu spili hefur slíkar brúnir.
gap-laid =
    { $count ->
        [one] { $count } flís með slíkum brúnum er þegar á kortinu.
       *[other] { $count } flísar með slíkum brúnum eru þegar á kortinu.
    }
gap-gone =
    { $count ->
        [one] { $count } flís með slíkum brúnum er farin úr spilinu.
       *[other] { $count } flísar með slíkum brúnum eru farnar úr spilinu.
    }
gap-fits =
    { $count ->
        [0] Engin flís sem er eftir passar hér.
        [one] { $count } flís sem er eftir passar hér.
       *[other] { $count } flísar sem eru eftir passa hér.
    }
gap-dead-name = Dálkur { $column }, röð { $row }: engin flís sem er eftir passar
percent = { $value }%
odds-title = Líkur á flís sem passar
odds-others = Einhver annar, áður en þú átt leik næst
odds-next = Þú, í næstu umferð þinni
odds-ever = Þú, fyrir leikslok

## Vegir, borgir, akrar og turnar í fáum orðum

inspect-title =
    { $feature ->
        [road] { $state ->
            [complete] Kláraður vegur
           *[open] Vegur
        }
        [city] { $state ->
            [complete] Kláruð borg
           *[open] Borg
        }
        [monastery] { $state ->
            [complete] Klárað klaustur
           *[open] Klaustur
        }
        [garden] { $state ->
            [complete] Kláraður garður
           *[open] Garður
        }
        [river] Áin
       *[field] Akur
    }
inspect-nobody = Hér stendur enginn.
inspect-river = Enginn stendur á ánni og hún gefur engin stig.
inspect-now = Ef spilinu lyki nú: { $points }
inspect-worth = { $points } stig
inspect-finished =
    { $feature ->
        [monastery] Klárað: { $points }
        [garden] Kláraður: { $points }
        [city] Kláruð: { $points } eða fleiri
       *[road] Kláraður: { $points } eða fleiri
    }
inspect-cities =
    { $cities ->
        [one] Ef borgin við hann klárast: { $points }
        [2] Ef báðar borgirnar við hann klárast: { $points }
       *[other] Ef allar { $cities } borgirnar við hann klárast: { $points }
    }
inspect-open =
    { $count ->
        [one] { $count } opin brún
       *[other] { $count } opnar brúnir
    }
inspect-missing =
    { $count ->
        [one] { $count } auður reitur í kring
       *[other] { $count } auðir reitir í kring
    }
inspect-needs =
    { $count ->
        [one] Þarf að minnsta kosti { $count } flís í viðbót
       *[other] Þarf að minnsta kosti { $count } flísar í viðbót
    }
inspect-closers =
    { $count ->
        [0] Engin flís sem er eftir klárar þetta
        [one] { $count } flís sem er eftir myndi klára þetta
       *[other] { $count } flísar sem eru eftir myndu klára þetta
    }
inspect-stuck = Þetta klárast aldrei: engin flís er eftir fyrir einn reitanna.
inspect-tower =
    { $floors ->
        [0] Turnstoðir
        [one] Turn með { $floors } hæð
       *[other] Turn með { $floors } hæðum
    }
inspect-tower-closed = { $player } á þegn á turninum; turninn er lokaður.
inspect-tower-reach =
    { $reach ->
        [one] Með næstu hæð nær turninn { $reach } reit í hverja átt.
       *[other] Með næstu hæð nær turninn { $reach } reiti í hverja átt.
    }
inspect-tower-safe = Enginn stendur innan seilingar.
inspect-tower-threat = Eigendur fígúra innan seilingar:

## Akrar

field-label =
    { $cities ->
        [one] { $owners } · { $cities } borg · { $points }
       *[other] { $owners } · { $cities } borgir · { $points }
    }
field-free = auður
fields-farmed = Akrar með bændum
fields-all = Allir akrar
fields-hidden = Akrarnir eru faldir

## Flísar eftir

tiles-cities =
    { $count ->
        [0] Engin borg við brún
        [4] Borg á öllum 4 brúnum
        [one] Borg á { $count } brún
       *[other] Borg á { $count } brúnum
    }
tiles-river = Áin
tiles-kind = { $sides }: { $count }

action-inspect = Hvað er þetta?
