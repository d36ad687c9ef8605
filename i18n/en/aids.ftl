## Settings: assistance

helps-title = Assistance
helps-purist = Play without assistance
helps-legal-squares = Show where the tile fits, and why it doesn’t fit elsewhere
helps-dead-squares = Mark spaces that no remaining tile can fill
helps-counts = Show the tiles left
helps-odds = Show the chance of drawing a tile that fits
helps-projections = Show each player’s score if the game ended now
helps-inspector = Explain roads, cities, fields and towers under the pointer
helps-fields = Allow “Show fields” and its shortcut
helps-hints = Offer hints

## Why not?

# $number (String) - the rule's number
why-rule = Rule { $number }
why-close = Close
why-no-turn = It doesn’t fit in any other rotation either.
# $reason (String) - the reason, a whole sentence
why-locked = Not here: { $reason }

## Empty spaces

# $terrain (String) - city, road, field or river
# $side (String) - N, E, S or W
side-shows =
    { $terrain ->
        [city] city
        [road] road
        [river] river
       *[field] field
    } { $side ->
        [N] to the north
        [E] to the east
        [S] to the south
       *[W] to the west
    }
# $sides (String) - what the edges have to show
gap-dead = No remaining tile fits here. It would need: { $sides }.
gap-never = No tile in this game has such edges.
# $count (Number) - tiles
gap-laid =
    { $count ->
        [one] { $count } tile with such edges is already on the map.
       *[other] { $count } tiles with such edges are already on the map.
    }
# $count (Number) - tiles
gap-gone =
    { $count ->
        [one] { $count } tile with such edges has left the game.
       *[other] { $count } tiles with such edges have left the game.
    }
# $count (Number) - tiles
gap-fits =
    { $count ->
        [0] None of the tiles left fits here.
        [one] { $count } of the tiles left fits here.
       *[other] { $count } of the tiles left fit here.
    }
# $column (Number) - column of the space
# $row (Number) - row of the space
gap-dead-name = Column { $column }, row { $row }: none of the tiles left fits
# $value (String) - a number, perhaps with a sign before it
percent = { $value }%
odds-title = Chance of drawing a tile that fits
odds-others = Someone else before your next turn
odds-next = You on your next turn
odds-ever = You before the game ends

## Roads, cities, fields and towers in a few words

# $feature (String) - road, city, monastery, garden, field or river
# $state (String) - open or complete
inspect-title =
    { $feature ->
        [road] { $state ->
            [complete] Completed road
           *[open] Road
        }
        [city] { $state ->
            [complete] Completed city
           *[open] City
        }
        [monastery] { $state ->
            [complete] Completed monastery
           *[open] Monastery
        }
        [garden] { $state ->
            [complete] Completed garden
           *[open] Garden
        }
        [river] River
       *[field] Field
    }
inspect-nobody = Nobody stands here.
inspect-river = Nobody stands on the river, and it scores no points.
# $points (Number) - points
inspect-now =
    { $points ->
        [one] If the game ended now: { $points } point
       *[other] If the game ended now: { $points } points
    }
# $points (Number) - points
inspect-worth =
    { $points ->
        [one] Worth { $points } point
       *[other] Worth { $points } points
    }
# $feature (String) - road, city, monastery or garden
# $points (Number) - points
inspect-finished =
    { $feature ->
        [monastery] { $points ->
            [one] Once completed: { $points } point
           *[other] Once completed: { $points } points
        }
        [garden] { $points ->
            [one] Once completed: { $points } point
           *[other] Once completed: { $points } points
        }
       *[road] { $points ->
            [one] Once completed: at least { $points } point
           *[other] Once completed: at least { $points } points
        }
    }
# $cities (Number) - cities
# $points (Number) - points
inspect-cities =
    { $cities ->
        [one] { $points ->
            [one] With its { $cities } city completed: { $points } point
           *[other] With its { $cities } city completed: { $points } points
        }
       *[other] { $points ->
            [one] With all its { $cities } cities completed: { $points } point
           *[other] With all its { $cities } cities completed: { $points } points
        }
    }
# $count (Number) - open edges
inspect-open =
    { $count ->
        [one] { $count } open edge
       *[other] { $count } open edges
    }
# $count (Number) - empty spaces
inspect-missing =
    { $count ->
        [one] { $count } empty space around it
       *[other] { $count } empty spaces around it
    }
# $count (Number) - tiles
inspect-needs =
    { $count ->
        [one] Needs at least { $count } more tile
       *[other] Needs at least { $count } more tiles
    }
# $count (Number) - tiles
inspect-closers =
    { $count ->
        [0] None of the tiles left completes it
        [one] { $count } of the tiles left would complete it
       *[other] { $count } of the tiles left would complete it
    }
inspect-stuck = It can never be completed: it needs a space that no remaining tile can fill.
# $floors (Number) - height of the tower
inspect-tower =
    { $floors ->
        [0] Tower foundation
        [one] Tower with { $floors } floor
       *[other] Tower with { $floors } floors
    }
# $player (String) - who stands on it
inspect-tower-closed = Closed by { $player }’s meeple on top.
# $reach (Number) - tiles
inspect-tower-reach =
    { $reach ->
        [one] The next floor reaches { $reach } space each way, and its own tile.
       *[other] The next floor reaches { $reach } spaces each way, and its own tile.
    }
inspect-tower-safe = There’s no figure within reach.
inspect-tower-threat = Players with figures within reach:

## Fields

# $owners (String) - who farms it, such as "Blue 2, Red 1"
# $cities (Number) - completed cities
# $points (Number) - points
field-label =
    { $cities ->
        [one] { $points ->
            [one] { $owners } · { $cities } city · { $points } point
           *[other] { $owners } · { $cities } city · { $points } points
        }
       *[other] { $points ->
            [one] { $owners } · { $cities } cities · { $points } point
           *[other] { $owners } · { $cities } cities · { $points } points
        }
    }
field-free = free
fields-farmed = Fields with farmers
fields-all = All fields
fields-hidden = Fields hidden

## Tiles left

# $count (Number) - edges with a city
tiles-cities =
    { $count ->
        [0] No city edge
        [4] City on all 4 edges
        [one] City on { $count } edge
       *[other] City on { $count } edges
    }
tiles-river = River
# $sides (String) - what the edges show
# $count (Number) - tiles left
tiles-kind = { $sides }: { $count }

action-inspect = What’s this?
