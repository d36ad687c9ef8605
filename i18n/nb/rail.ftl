## The dock: the tile in hand, the pieces and the button that confirms

dock-choose-place = Velg et felt
dock-choose-step = Velg et steg
dock-choose-figure = Velg en figur
dock-plays = { $player } spiller…
dock-coach = Følg læreren
slot-meeple = Meeple
slot-big = Stor
slot-abbot = Biskop
slot-floor = Etasje
slot-fairy = Fe
prompt-fits =
    { $count ->
        [one] passer på { $count } felt
       *[other] passer på { $count } felt
    }

## Round buttons beside the dock: one short word each

tool-fit = Hele kartet
tool-owners = Eiere
tool-tiles = Brikker igjen
tool-hint = Hint
tool-rules = Regler
tool-log = Logg
tool-scores = Poeng

## The menu

menu-back = Tilbake til spillet
menu-game = Spill
menu-turn = Tur
menu-view = Visning
menu-help = Hjelp

## The log, one line for each turn. The player's mark stands before it, the points after it.

turn-placed = legger ut brikken
turn-discarded = trekker en brikke som ikke passer
turn-figure =
    { $role ->
        [road] tyv på veien
        [city] ridder i byen
        [monastery] munk i klosteret
        [garden] biskop i hagen
        [abbot] biskop i klosteret
        [tower] figur på tårnet
       *[field] bonde på jordet
    }
turn-completed =
    { $feature ->
        [city] avslutter en by
        [monastery] avslutter et kloster
        [garden] avslutter en hage
       *[road] avslutter en vei
    }
turn-completed-many = avslutter { $count } områder
turn-floor = etasje { $height } på et tårn
turn-captured = etasje, tar en fange: { $owner }
turn-captured-own = etasje, tar hjem en egen figur
turn-fairy = flytter feen
turn-recalled = tar biskopen tilbake
turn-eaten =
    { $count ->
        [one] dragen spiser { $count } figur
       *[other] dragen spiser { $count } figurer
    }
turn-dragon = flytter dragen
turn-removed = prinsessen sender en ridder hjem
turn-exchanged = fanger utveksles
turn-ransomed = kjøper fri en figur
turn-final = Sluttpoeng
turn-show = { $line }: vis på kartet
