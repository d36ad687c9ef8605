## Why something is not allowed, in a sentence

refusal-game-over = The game has ended.
refusal-not-now = This is not what has to be decided now.
refusal-must-place = The tile fits, so it has to be placed.
refusal-square-taken = A tile lies there already.
refusal-not-touching = The tile must lie along the side of a tile that is already there.
# $side (String) - N, E, S or W
# $mine (String) - what the tile shows: city, road, field or river
# $theirs (String) - what the neighbour shows
refusal-edge-mismatch =
    { $side ->
        [N] In the north
        [E] In the east
        [S] In the south
       *[W] In the west
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
refusal-river-not-joined = A river tile must go on from the open end of the river.
refusal-river-bend = The river may not bend the same way twice running.
refusal-no-tile = No tile lies there.
refusal-no-segment = There is no such place on the tile.
refusal-not-the-new-tile = Figures go on the tile just placed.
refusal-portal-not-own = The portal leads only to tiles you have placed yourself.
refusal-portal-completed = The portal does not lead to what is already completed.
refusal-no-farmers = Farmers are not in play.
refusal-on-river = Nobody stands on the river.
refusal-garden-needs-abbot = Only an abbot goes into a garden.
refusal-abbot-elsewhere = An abbot goes only into monasteries and gardens.
refusal-no-figure-left = You have no such figure left. Figures come back when their feature is scored.
# $player (String) - who stands there
# $feature (String) - road, city, monastery, garden or field
refusal-occupied =
    { $feature ->
        [road] { $player } already stands on this road.
        [city] { $player } already stands in this city.
        [monastery] { $player } already stands in this monastery.
        [garden] { $player } already stands in this garden.
       *[field] { $player } already has a farmer in this field.
    }
refusal-volcano = Nobody settles on a volcano.
refusal-under-dragon = Nobody settles on the dragon’s tile.
refusal-action-spent = The princess has used up the action of this turn.
refusal-no-abbot-there = Your abbot does not stand there.
refusal-abbot-completed = It is completed and will be scored in a moment.
refusal-no-foundation-laid = Towers can be built on only after a tile with a foundation.
refusal-no-foundation = There is no tower foundation there.
refusal-no-floor-left = You have no floor left.
# $player (String) - who stands on it
refusal-tower-closed = { $player } stands on this tower; it is closed.
refusal-tower-bare = A foundation without a floor is not yet a tower.
refusal-abbot-on-tower = An abbot does not climb towers.
refusal-no-such-figure = That figure does not stand there.
# $reach (Number) - how far
refusal-out-of-reach =
    { $reach ->
        [one] The tower reaches { $reach } tile in a straight line, never across corners.
       *[other] The tower reaches { $reach } tiles in a straight line, never across corners.
    }
# $player (String) - who was asked
refusal-no-prisoner = { $player } holds no such figure of yours.
refusal-ransom-used = One ransom in a turn is all.
refusal-too-poor = A ransom costs 3 points.
refusal-not-a-knight = The princess only sends knights of her own city home.
refusal-fairy-not-own = The fairy joins only your own figures.
refusal-fairy-already-there = The fairy is there already.
refusal-no-fairy = The fairy is not in play.
refusal-dragon-visited = The dragon has been there in this walk.
refusal-dragon-fairy = The fairy keeps the dragon away.
refusal-dragon-gap = There is no tile for the dragon.
refusal-dragon-must-move = The dragon has to move if it can.
refusal-must-release = One of the figures has to come home.
