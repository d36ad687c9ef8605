## Paneler ved siden av kartet

panel-scores = Poengspor
panel-players = Spillere og lager
panel-prisoners = Fanger
panel-log = Dette har skjedd
panel-tiles = Brikker igjen
panel-help = Regelhjelp

players-score = { $player }: { $points }
players-projected = { $points } om det sluttet nå
players-projected-hint = Det denne spilleren ville hatt om spillet sluttet nå
supply-meeples = Meeples i lageret
supply-big = Stor meeple i lageret
supply-abbot = Biskop i lageret
supply-floors = Tårnetasjer i lageret
prisoners-none = Ingen er tatt til fange.
prisoners-row =
    { $kind ->
        [big] { $holder } har den store meeplen fra { $owner } som fange
        [abbot] { $holder } har biskopen fra { $owner } som fange
       *[meeple] { $holder } har en meeple fra { $owner } som fange
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

help-place = Alle kanter må passe med nabobrikkene: vei mot vei, by mot by og jorde mot jorde. Minst én kant må ligge inntil en annen brikke.
help-figure = Du kan sette ut én figur på brikken du nettopp la ut, på et element der det ikke står noen fra før, heller ikke langt unna.
help-princess = Prinsessen kan sende hjem én ridder fra denne byen. Bruker du henne, setter du ikke ut noen figur i denne turen.
help-spent = Du har brukt prinsessen. Nå kan du bare kjøpe fri en fange.
help-capture = Et tårn rekker over sin egen brikke og, i hver av de fire retningene, like mange felt som det har etasjer. Du kan ta én figur innen rekkevidde.
help-release = Dere har fanger fra hverandre, så de utveksles én mot én. Du velger hvilken av dine som kommer hjem.
help-dragon = Spillerne flytter dragen etter tur, høyst seks flytt, aldri to ganger til samme brikke og aldri til brikken der feen står. Den spiser alle figurer den møter.
help-over = Uavsluttede veier, byer og klostre har gitt poeng, og deretter jordene.
players-seat = { $player }: hvem som bestemmer
