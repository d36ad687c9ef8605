## Det som alltid er for hånden: brikken, figurene og knappen som bekrefter

dock-choose-place = Velg et felt
dock-choose-step = Flytt dragen
dock-choose-figure = Velg en figur
dock-plays = { $player } spiller…
dock-coach = Følg leksjonen
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

## Runde knapper ved siden av: ett kort ord på hver

tool-fit = Hele kartet
tool-owners = Eiere
tool-tiles = Brikker igjen
tool-hint = Hint
tool-rules = Regler
tool-log = Logg
tool-scores = Poeng

## Menyen

menu-back = Tilbake til spillet
menu-game = Spill
menu-turn = Tur
menu-view = Visning
menu-help = Hjelp

## Loggen, én linje for hver tur. Spillerens merke står foran og poengene bak; spilleren er den som gjør det.

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
turn-completed-many = avslutter { $count } elementer
turn-floor = bygger etasje { $height }
turn-captured = tar en figur fra { $owner }
turn-captured-own = tar hjem en egen figur
turn-fairy = flytter feen
turn-recalled = tar biskopen tilbake
turn-eaten =
    { $count ->
        [one] dragen spiser { $count } figur
       *[other] dragen spiser { $count } figurer
    }
turn-dragon = flytter dragen
turn-removed = prinsessen sender hjem en ridder
turn-exchanged = utveksler fanger
turn-ransomed = kjøper fri en figur
turn-final = Endelig poengberegning
turn-show = { $line }: vis på kartet
