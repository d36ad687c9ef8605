## Paneler ved siden av kartet

panel-scores = Poengspor
panel-players = Spillere og lager
panel-prisoners = Fanger
panel-log = Logg
panel-tiles = Brikker igjen
panel-help = Regelhjelp

players-score = { $player }: { $points }
players-projected = { $points } hvis spillet sluttet nå
players-projected-hint = Så mange poeng ville spilleren hatt hvis spillet sluttet nå
supply-meeples = Meeples i lageret
supply-big = Stor meeple i lageret
supply-abbot = Biskop i lageret
supply-floors = Tårnetasjer i lageret
prisoners-none = Ingen er tatt til fange.
prisoners-row =
    { $kind ->
        [big] { $holder } har den store meeplen til { $owner } som fange
        [abbot] { $holder } har biskopen til { $owner } som fange
       *[meeple] { $holder } har en av meeplene til { $owner } som fange
    }
prisoners-ransom =
    { $kind ->
        [big] Kjøp fri den store meeplen for 3 poeng
        [abbot] Kjøp fri biskopen for 3 poeng
       *[meeple] Kjøp fri meeplen for 3 poeng
    }
log-empty = Ingenting har skjedd ennå.
log-show = Vis på kartet
tiles-empty = Alle brikkene er trukket.

## Det som gjelder akkurat nå

help-place = Alle kanter må passe sammen med nabobrikkene: vei mot vei, by mot by og jorde mot jorde. Minst én kant må ligge inntil en annen brikke.
help-figure = Du kan sette ut én figur på brikken du nettopp la ut. Elementet må være ledig: Står det allerede en figur på det, også om den står langt unna, er det opptatt.
help-princess = Prinsessen kan sende hjem én ridder fra denne byen. Bruker du henne, er turens handling brukt.
help-spent = Du har brukt turens handling på prinsessen. Nå kan du bare avslutte turen eller, hvis Tårnet er med, kjøpe fri en fange.
help-capture = Et tårn dekker sin egen brikke og, i hver av de fire retningene, like mange felt som det har etasjer. Du kan ta én figur innen rekkevidde til fange.
help-release = Dere har fanger fra hverandre, så de utveksles én mot én. Du velger hvilken av dine som kommer hjem.
help-dragon = Spillerne flytter dragen etter tur, høyst seks flytt i alt, aldri to ganger til samme brikke og aldri til brikken der feen står. Den spiser alle figurer den møter.
help-over = Uavsluttede veier, byer, klostre og hager har gitt poeng, og til slutt jordene.
players-seat = { $player }: hvem som styrer
