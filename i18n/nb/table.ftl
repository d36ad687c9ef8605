## Linjen øverst: hvem som skal gjøre noe, og hva

prompt-place = { $player }: legg ut brikken
prompt-placed = { $player }: sett ut en figur, eller avslutt turen
prompt-chosen = { $player }: bekreft, eller velg noe annet
prompt-princess = { $player }: prinsessen kan sende hjem en ridder
prompt-spent = { $player }: prinsessen har brukt opp turens handling
prompt-capture = { $player }: tårnet kan ta en figur til fange
prompt-release = { $player }: hvilken av figurene dine kommer hjem?
# «flytt» er likt i entall og flertall.
prompt-dragon = { $player }: flytt dragen, { $left } flytt igjen
prompt-thinking = { $player } tenker …
prompt-over = Spillet er slutt
prompt-winner = { $names } vinner!
prompt-winners = { $names } deler seieren!

## Bekreftknappen sier hva som skjer

confirm-tile = Legg ut brikken
confirm-without = Avslutt turen uten figur
confirm-no-capture = Ta ingen til fange
confirm-meeple =
    { $role ->
        [road] Avslutt turen med en tyv
        [city] Avslutt turen med en ridder
        [monastery] Avslutt turen med en munk
       *[field] Avslutt turen med en bonde
    }
confirm-big =
    { $role ->
        [road] Avslutt turen med den store meeplen som tyv
        [city] Avslutt turen med den store meeplen som ridder
        [monastery] Avslutt turen med den store meeplen som munk
       *[field] Avslutt turen med den store meeplen som bonde
    }
confirm-abbot =
    { $role ->
        [garden] Avslutt turen med biskopen i hagen
       *[monastery] Avslutt turen med biskopen i klosteret
    }
confirm-recall = Ta biskopen tilbake for { $points } poeng
confirm-floor = Bygg etasjen og avslutt turen
confirm-top = Sett figuren på tårnet
confirm-fairy = Flytt feen og avslutt turen
confirm-capture = Ta figuren til fange: { $player }
confirm-capture-own = Ta hjem din egen figur
confirm-princess = Send ridderen hjem
princess-leave = La ridderne bli i byen

## Ting som kan velges på kartet

cell-fits = Legg ut brikken: kolonne { $column }, rad { $row }
cell-fits-turned = Snu og legg ut brikken: kolonne { $column }, rad { $row }
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
        [road] Stor meeple på veien, verdt { $points } poeng nå
        [city] Stor meeple i byen, verdt { $points } poeng nå
        [monastery] Stor meeple i klosteret, verdt { $points } poeng nå
       *[field] Stor meeple på jordet, verdt { $points } poeng nå
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
target-capture = Ta figuren til fange: { $player }
target-princess = Send ridderen hjem: { $player }
target-dragon =
    { $side ->
        [N] Dragen mot nord
        [E] Dragen mot øst
        [S] Dragen mot sør
       *[W] Dragen mot vest
    }
release-kind =
    { $kind ->
        [big] Den store meeplen kommer hjem
        [abbot] Biskopen kommer hjem
       *[meeple] En meeple kommer hjem
    }

## Knapper og menyer

action-turn-right = Snu brikken med klokken
action-turn-left = Snu brikken mot klokken
action-fit = Vis hele kartet
action-centre = Gå til siste brikke
action-zoom-in = Zoom inn
action-zoom-out = Zoom ut
action-panels = Vis eller skjul panelene
action-coordinates = Koordinater
action-fields = Vis jorder
action-confirm = Bekreft
action-next-cell = Neste plass for brikken
action-previous-cell = Forrige plass for brikken
action-save = Lagre spillet…
action-picture = Lagre et bilde av kartet…
action-leave = Forlat spillet
action-shortcuts = Hurtigtaster
action-title = Til startskjermen
hand-tile = Brikke på hånden
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
