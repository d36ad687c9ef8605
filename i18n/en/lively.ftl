## Moving about the map, and what moves on it

action-minimap = Overview of the map
# $player (String) - who placed the tile
pointer-to-last = Go to { $player }’s last tile
handle-turn-left = Rotate the placed tile anticlockwise
handle-turn-right = Rotate the placed tile clockwise
settings-wheel-turns = Mouse wheel rotates the tile over a space where it fits (with Shift: over any)
settings-panels-left = Show panels to the left of the map
settings-minimap = Show an overview of the map

## Final scoring

prompt-counting = Final scoring
skip = Skip
end-count-again = Replay the final scoring

## The dragon

# $count (Number) - figures on the tile
# $side (String) - N, E, S or W
target-dragon-eats =
    { $count ->
        [one] { $side ->
            [N] Dragon to the north: it eats { $count } figure
            [E] Dragon to the east: it eats { $count } figure
            [S] Dragon to the south: it eats { $count } figure
           *[W] Dragon to the west: it eats { $count } figure
        }
       *[other] { $side ->
            [N] Dragon to the north: it eats { $count } figures
            [E] Dragon to the east: it eats { $count } figures
            [S] Dragon to the south: it eats { $count } figures
           *[W] Dragon to the west: it eats { $count } figures
        }
    }
