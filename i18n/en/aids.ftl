## Settings: helps

helps-title = Helps
helps-purist = Play without helps
helps-legal-squares = Show where the tile fits, and why not elsewhere
helps-dead-squares = Mark squares that no tile can fill any more
helps-counts = Show the tiles left
helps-odds = Show how likely a fitting tile is
helps-projections = Show what each player would have if the game ended now
helps-inspector = Explain roads, cities, fields and towers under the pointer
helps-fields = Show the fields with the field key
helps-hints = Offer hints

## Why not?

# $number (String) - the rule's number
why-rule = Rule { $number }
why-close = Close
why-no-turn = It does not fit turned otherwise either.
# $reason (String) - the reason, a whole sentence
why-locked = Not here: { $reason }

## Empty squares

# $terrain (String) - city, road, field or river
# $side (String) - N, E, S or W
side-shows =
    { $terrain ->
        [city] city
        [road] road
        [river] river
       *[field] field
    } { $side ->
        [N] in the north
        [E] in the east
        [S] in the south
       *[W] in the west
    }
# $sides (String) - what the sides have to show
gap-dead = No tile left fits here: { $sides }.
gap-never = No tile of this game has such sides.
# $count (Number) - tiles
gap-laid =
    { $count ->
        [one] { $count } tile with such sides is on the map already.
       *[other] { $count } tiles with such sides are on the map already.
    }
# $count (Number) - tiles
gap-gone =
    { $count ->
        [one] { $count } tile with such sides has left the game.
       *[other] { $count } tiles with such sides have left the game.
    }
# $count (Number) - tiles
gap-fits =
    { $count ->
        [0] No tile left fits here.
        [one] { $count } tile left fits here.
       *[other] { $count } tiles left fit here.
    }
# $column (Number) - column of the square
# $row (Number) - row of the square
gap-dead-name = Column { $column }, row { $row }: no tile left fits
# $value (String) - a number, perhaps with a sign before it
percent = { $value }%
odds-title = Chance of a fitting tile
odds-others = Someone else, before your next turn
odds-next = You, in your next turn
odds-ever = You, before the end

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
inspect-river = Nobody stands on the river, and it brings no points.
# $points (Number) - points
inspect-now = If the game ended now: { $points }
# $points (Number) - points
inspect-worth = Worth { $points }
# $feature (String) - road, city, monastery or garden
# $points (Number) - points
inspect-finished =
    { $feature ->
        [monastery] Completed: { $points }
        [garden] Completed: { $points }
       *[road] Completed: { $points } or more
    }
# $cities (Number) - cities
# $points (Number) - points
inspect-cities =
    { $cities ->
        [one] With its { $cities } city completed: { $points }
       *[other] With all its { $cities } cities completed: { $points }
    }
# $count (Number) - open sides
inspect-open =
    { $count ->
        [one] { $count } open side
       *[other] { $count } open sides
    }
# $count (Number) - empty squares
inspect-missing =
    { $count ->
        [one] { $count } empty square around it
       *[other] { $count } empty squares around it
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
inspect-stuck = It can never be completed: no tile is left for one of its squares.
# $floors (Number) - height of the tower
inspect-tower =
    { $floors ->
        [0] Tower foundation
        [one] Tower with { $floors } floor
       *[other] Tower with { $floors } floors
    }
# $player (String) - who stands on it
inspect-tower-closed = { $player } stands on it; it is closed.
# $reach (Number) - tiles
inspect-tower-reach =
    { $reach ->
        [one] The next floor reaches { $reach } tile each way.
       *[other] The next floor reaches { $reach } tiles each way.
    }
inspect-tower-safe = Nobody stands in its reach.
inspect-tower-threat = It could take a figure of:

## Fields

# $owners (String) - who farms it, such as "Blue 2, Red 1"
# $cities (Number) - completed cities
# $points (Number) - points
field-label =
    { $cities ->
        [one] { $owners } · { $cities } city · { $points }
       *[other] { $owners } · { $cities } cities · { $points }
    }
field-free = free
fields-farmed = Fields with farmers
fields-all = All fields
fields-hidden = Fields are no longer shown

## Tiles left

# $count (Number) - sides with a city
tiles-cities =
    { $count ->
        [0] No city at the edge
        [4] City on all 4 sides
        [one] City on { $count } side
       *[other] City on { $count } sides
    }
tiles-river = River
# $sides (String) - what the sides show
# $count (Number) - tiles left
tiles-kind = { $sides }: { $count }

action-inspect = Explain what lies here
