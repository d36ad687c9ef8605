## Loggen, én linje for hver ting som skjedde. Spillernavn står i grunnform; «poeng», «våpenskjold» og «flytt» er like i entall og flertall.

log-placed = { $player } legger ut en brikke
log-discarded = { $player } trekker en brikke som ikke passer noe sted; den går ut av spillet
log-aside = { $player } trekker en dragebrikke; den legges til side til den første vulkanen er lagt ut
log-shuffled =
    { $count ->
        [one] { $count } dragebrikke blandes inn i bunkene igjen
       *[other] { $count } dragebrikker blandes inn i bunkene igjen
    }
log-figure =
    { $role ->
        [road] { $player } setter ut en tyv
        [city] { $player } setter ut en ridder
        [monastery] { $player } setter ut en munk
        [field] { $player } legger en bonde på et jorde
        [garden] { $player } setter biskopen i en hage
        [abbot] { $player } setter biskopen i et kloster
       *[tower] { $player } setter en figur på et tårn
    }
log-score =
    { $feature ->
        [road] { $player } får { $points } poeng for en vei
        [city] { $player } får { $points } poeng for en by
        [monastery] { $player } får { $points } poeng for et kloster
        [garden] { $player } får { $points } poeng for en hage
        [field] { $player } får { $points } poeng for et jorde
       *[fairy] { $player } får { $points } poeng fra feen
    }
log-returned = { $player } får hjem en figur
log-removed = Prinsessen sender hjem en av ridderne til { $player }
log-floor = { $player } bygger etasje { $height } på et tårn
log-captured = { $player } tar en figur fra { $owner } til fange
log-captured-own = { $player } tar hjem en av sine egne figurer
log-exchanged = { $first } og { $second } utveksler fanger
log-ransomed = { $player } betaler 3 poeng i løsepenger til { $holder }
log-dragon-flies = Dragen flyr til vulkanen
log-dragon = { $player } flytter dragen
log-eaten = Dragen spiser en av figurene til { $player }
log-fairy = { $player } flytter feen
log-final = Spillet er slutt

## Slik legges poengene sammen: produkter med plusstegn mellom, så summen

term-tile =
    { $count ->
        [one] { $count } brikke × { $each }
       *[other] { $count } brikker × { $each }
    }
term-shield = { $count } våpenskjold × { $each }
term-centre = { $count } brikke i midten × { $each }
term-neighbour =
    { $count ->
        [one] { $count } brikke rundt × { $each }
       *[other] { $count } brikker rundt × { $each }
    }
term-city =
    { $count ->
        [one] { $count } avsluttet by × { $each }
       *[other] { $count } avsluttede byer × { $each }
    }
term-fairy = { $each } fra feen
