## Linjen øverst: hvem som skal gjøre noe, og hva

prompt-place = { $player }: legg ut brikken
prompt-placed = { $player }: sett ut en figur, eller avslutt turen
prompt-chosen = { $player }: bekreft, eller velg noe annet
prompt-princess = { $player }: prinsessen kan sende hjem en ridder
prompt-spent = { $player }: turens handling er brukt på prinsessen
prompt-capture = { $player }: tårnet kan ta en figur til fange
prompt-release = { $player }: hvilken av figurene dine kommer hjem?
# «flytt» er likt i entall og flertall.
prompt-dragon = { $player }: flytt dragen, { $left } flytt gjenstår
prompt-thinking = { $player } tenker…
prompt-over = Spillet er slutt
prompt-winner = { $names } vinner!
prompt-winners = { $names } deler seieren!

## Bekreftknappen sier hva som skjer

confirm-tile = Legg ut brikken
confirm-without = Avslutt turen uten figur
confirm-no-capture = Ta ingen til fange
confirm-meeple =
    { $role ->
        [road] Sett ut en tyv, og avslutt turen
        [city] Sett ut en ridder, og avslutt turen
        [monastery] Sett ut en munk, og avslutt turen
       *[field] Legg ut en bonde, og avslutt turen
    }
confirm-big =
    { $role ->
        [road] Sett ut en stor tyv, og avslutt turen
        [city] Sett ut en stor ridder, og avslutt turen
        [monastery] Sett ut en stor munk, og avslutt turen
       *[field] Legg ut en stor bonde, og avslutt turen
    }
confirm-abbot =
    { $role ->
        [garden] Sett biskopen i hagen, og avslutt turen
       *[monastery] Sett biskopen i klosteret, og avslutt turen
    }
confirm-recall = Ta biskopen tilbake for { $points } poeng
confirm-floor = Bygg etasjen
confirm-top = Sett meeplen på tårnet, og avslutt turen
confirm-fairy = Flytt feen, og avslutt turen
confirm-capture = Ta figuren fra { $player }
confirm-capture-own = Ta hjem din egen figur
confirm-princess = Send ridderen hjem
princess-leave = La ridderne bli

## Ting som kan velges på kartet

cell-fits = Legg ut brikken: kolonne { $column }, rad { $row }
cell-fits-turned = Roter og legg ut brikken: kolonne { $column }, rad { $row }
cell-no-fit = Kolonne { $column }, rad { $row }: brikken passer ikke
target-meeple =
    { $role ->
        [road] Tyv på veien, verdt { $points } poeng nå
        [city] Ridder i byen, verdt { $points } poeng nå
        [monastery] Munk i klosteret, verdt { $points } poeng nå
       *[field] Bonde på jordet, verdt { $points } poeng nå
    }
target-big =
    { $role ->
        [road] Stor tyv på veien, verdt { $points } poeng nå
        [city] Stor ridder i byen, verdt { $points } poeng nå
        [monastery] Stor munk i klosteret, verdt { $points } poeng nå
       *[field] Stor bonde på jordet, verdt { $points } poeng nå
    }
target-abbot =
    { $role ->
        [garden] Biskop i hagen, verdt { $points } poeng nå
       *[monastery] Biskop i klosteret, verdt { $points } poeng nå
    }
target-recall = Ta biskopen tilbake for { $points } poeng
target-floor = Bygg etasje { $height }
target-top = Sett en meeple på tårnet
target-top-big = Sett den store meeplen på tårnet
target-fairy = Sett feen hos denne figuren
target-capture = Ta figuren fra { $player }
target-princess = Send hjem ridderen til { $player }
target-dragon =
    { $side ->
        [N] Flytt dragen mot nord
        [E] Flytt dragen mot øst
        [S] Flytt dragen mot sør
       *[W] Flytt dragen mot vest
    }
release-kind =
    { $kind ->
        [big] Få hjem den store meeplen
        [abbot] Få hjem biskopen
       *[meeple] Få hjem en vanlig meeple
    }

## Knapper og menyer

action-turn-right = Roter brikken med klokken
action-turn-left = Roter brikken mot klokken
action-fit = Vis hele kartet
action-centre = Gå til siste brikke
action-zoom-in = Zoom inn
action-zoom-out = Zoom ut
action-panels = Vis eller skjul panelene
action-coordinates = Koordinater
action-fields = Vis jorder
action-confirm = Bekreft
action-next-cell = Neste felt der brikken passer
action-previous-cell = Forrige felt der brikken passer
action-save = Lagre spillet…
action-picture = Lagre et bilde av kartet…
action-leave = Forlat spillet
action-shortcuts = Hurtigtaster
action-title = Til hovedmenyen
hand-tile = Brikken på hånden
tiles-left =
    { $count ->
        [one] { $count } brikke igjen
       *[other] { $count } brikker igjen
    }
game-map = Kartet

## Handlingstyper

mode-meeple = Sett ut en meeple
mode-big = Sett ut den store meeplen
mode-abbot = Sett ut biskopen
mode-recall = Ta biskopen tilbake
mode-floor = Bygg en tårnetasje
mode-fairy = Flytt feen
