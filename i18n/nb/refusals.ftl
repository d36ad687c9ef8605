## Hvorfor noe ikke er lov, i én setning

refusal-game-over = Spillet er slutt.
refusal-not-now = Det kan du ikke gjøre akkurat nå.
refusal-must-place = Brikken passer, så den må legges ut.
refusal-square-taken = Det ligger allerede en brikke der.
refusal-not-touching = Brikken må ligge kant mot kant med en brikke som ligger der fra før.
refusal-edge-mismatch =
    { $side ->
        [N] I nord
        [E] I øst
        [S] I sør
       *[W] I vest
    } ville { $mine ->
        [city] en by
        [road] en vei
        [river] elven
       *[field] et jorde
    } ha møtt { $theirs ->
        [city] en by
        [road] en vei
        [river] elven
       *[field] et jorde
    }.
refusal-river-not-joined = En elvebrikke må ligge inntil den åpne enden av elven.
refusal-river-bend = Elven kan ikke svinge samme vei to ganger på rad.
refusal-no-tile = Det ligger ingen brikke der.
refusal-no-segment = Det finnes ikke noe slikt sted på denne brikken.
refusal-not-the-new-tile = Figuren må settes på brikken du nettopp la ut.
refusal-portal-not-own = Portalen fører bare til brikker du selv har lagt ut.
refusal-portal-completed = Portalen fører ikke til noe som allerede er avsluttet.
refusal-no-farmers = Det er ingen bønder med i dette spillet.
refusal-on-river = Ingen kan stå på elven.
refusal-garden-needs-abbot = Bare biskoper kan stå i hager.
refusal-abbot-elsewhere = Biskoper kan bare stå i klostre og hager.
refusal-no-figure-left = Du har ingen slik figur igjen i lageret. En figur kommer hjem når det er regnet ut poeng for elementet den står på.
refusal-occupied =
    { $feature ->
        [road] { $player } har allerede en tyv på denne veien.
        [city] { $player } har allerede en ridder i denne byen.
        [monastery] { $player } har allerede en figur i dette klosteret.
        [garden] { $player } har allerede en biskop i denne hagen.
       *[field] { $player } har allerede en bonde på dette jordet.
    }
refusal-volcano = Ingen figur kan settes på en vulkanbrikke.
refusal-under-dragon = Ingen figur kan settes på brikken der dragen står.
refusal-action-spent = Du har brukt turens handling på prinsessen.
refusal-no-abbot-there = Biskopen din står ikke der.
refusal-abbot-completed = Elementet er avsluttet og gir poeng i trinn 3, når turen avsluttes.
refusal-no-foundation-laid = Tårnhandlinger er bare mulige når du nettopp har lagt ut en brikke med fundament.
refusal-no-foundation = Det er ikke noe tårnfundament der.
refusal-no-floor-left = Du har ingen etasjer igjen.
refusal-tower-closed = { $player } har en meeple på dette tårnet; det er lukket.
refusal-tower-bare = Et fundament uten etasjer er ikke et tårn ennå.
refusal-abbot-on-tower = En biskop kan ikke stå på et tårn.
refusal-no-such-figure = Den figuren står ikke der.
# «felt» er likt i entall og flertall.
refusal-out-of-reach = Tårnet rekker { $reach } felt i rett linje, aldri på skrå.
refusal-no-prisoner = { $player } har ingen slik figur fra deg som fange.
refusal-ransom-used = Du kan bare kjøpe fri én figur i hver tur.
refusal-too-poor = Det koster 3 poeng å kjøpe fri en figur.
refusal-not-a-knight = Prinsessen sender bare hjem riddere i sin egen by.
refusal-fairy-not-own = Feen kan bare stå hos dine egne figurer.
refusal-fairy-already-there = Feen står der allerede.
refusal-no-fairy = Feen er ikke med i dette spillet.
refusal-dragon-visited = Dragen har allerede vært der på denne vandringen.
refusal-dragon-fairy = Feen holder dragen borte.
refusal-dragon-gap = Dragen kan bare gå dit det ligger en brikke.
refusal-dragon-must-move = Kan dragen flyttes, må den flyttes.
refusal-must-release = En av figurene må komme hjem.
