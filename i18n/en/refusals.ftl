## Why something is not allowed, in a sentence

refusal-game-over = The game has ended.
refusal-not-now = You can’t do that right now.
refusal-must-place = The tile fits somewhere, so you have to place it.
refusal-square-taken = There’s already a tile there.
refusal-not-touching = The tile must share an edge with a tile on the map.
# $side (String) - N, E, S or W
# $mine (String) - what the tile shows: city, road, field or river
# $theirs (String) - what the neighbour shows
refusal-edge-mismatch =
    { $side ->
        [N] On the north edge,
        [E] On the east edge,
        [S] On the south edge,
       *[W] On the west edge,
    } { $mine ->
        [city] a city
        [road] a road
        [river] the river
       *[field] a field
    } would meet { $theirs ->
        [city] a city
        [road] a road
        [river] the river
       *[field] a field
    }.
refusal-river-not-joined = A river tile must continue the river from its open end.
refusal-river-bend = The river may not bend the same way as at its last bend.
refusal-no-tile = There’s no tile there.
refusal-no-segment = There’s no such spot on this tile.
refusal-not-the-new-tile = You can only place a figure on the tile you’ve just placed.
refusal-portal-not-own = The portal leads only to tiles you’ve placed yourself.
refusal-portal-completed = The portal doesn’t lead to completed features.
refusal-no-farmers = You’re playing without farmers.
refusal-on-river = You can’t place figures on the river.
refusal-garden-needs-abbot = Only an abbot may go in a garden.
refusal-abbot-elsewhere = An abbot may only go in monasteries and gardens.
refusal-no-figure-left = You have no such figure left. Figures come back when their feature is scored.
# $player (String) - who stands there
# $feature (String) - road, city, monastery, garden or field
refusal-occupied =
    { $feature ->
        [road] { $player } already has a highwayman on this road.
        [city] { $player } already has a knight in this city.
        [monastery] { $player } already has a figure in this monastery.
        [garden] { $player } already has an abbot in this garden.
       *[field] { $player } already has a farmer in this field.
    }
refusal-volcano = You can’t place figures on a volcano tile.
refusal-under-dragon = You can’t place figures on the dragon’s tile.
refusal-action-spent = You’ve used the princess, so no other action this turn.
refusal-no-abbot-there = Your abbot isn’t there.
refusal-abbot-completed = Your abbot’s monastery or garden is completed and will be scored in a moment.
refusal-no-foundation-laid = Tower actions are only allowed after a tile with a foundation.
refusal-no-foundation = There’s no tower foundation there.
refusal-no-floor-left = You have no floors left.
# $player (String) - who stands on it
refusal-tower-closed = This tower is closed: { $player }’s meeple is on top.
refusal-tower-bare = A foundation without a floor isn’t a tower yet.
refusal-abbot-on-tower = An abbot can’t go on a tower.
refusal-no-such-figure = That figure isn’t there.
# $reach (Number) - how far
refusal-out-of-reach =
    { $reach ->
        [one] The tower only reaches { $reach } space in a straight line, never diagonally.
       *[other] The tower only reaches { $reach } spaces in a straight line, never diagonally.
    }
# $player (String) - who was asked
refusal-no-prisoner = { $player } holds no such prisoner of yours.
refusal-ransom-used = Only one ransom per turn.
refusal-too-poor = A ransom costs 3 points.
refusal-not-a-knight = The princess can only send home knights from her own city.
refusal-fairy-not-own = You can only move the fairy beside one of your own figures.
refusal-fairy-already-there = The fairy is already there.
refusal-no-fairy = You’re playing without the fairy.
refusal-dragon-visited = The dragon has already been there on this walk.
refusal-dragon-fairy = The fairy keeps the dragon away.
refusal-dragon-gap = There’s no tile for the dragon there.
refusal-dragon-must-move = The dragon has to move if it can.
refusal-must-release = One of the figures has to come home.
