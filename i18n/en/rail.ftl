## The dock: the tile in hand, the pieces and the button that confirms

dock-choose-place = Choose a space
dock-choose-step = Choose a move
dock-choose-figure = Choose a figure
# $player (String) - who plays
dock-plays = { $player } plays…
dock-coach = Follow the coach
slot-meeple = Meeple
slot-big = Big
slot-abbot = Abbot
slot-floor = Floor
slot-fairy = Fairy
# $count (Number) - spaces
prompt-fits =
    { $count ->
        [one] fits in { $count } space
       *[other] fits in { $count } spaces
    }

## Round buttons beside the dock: one short word each

tool-fit = Whole map
tool-owners = Owners
tool-tiles = Tiles left
tool-hint = Hint
tool-rules = Rules
tool-log = Log
tool-scores = Scores

## The menu

menu-back = Back to the game
menu-game = Game
menu-turn = Turn
menu-view = View
menu-help = Help

## The log, one line for each turn. The player's mark stands before it, the points after it.

turn-placed = places the tile
turn-discarded = draws a tile that fits nowhere
# $role (String) - what the figure becomes
turn-figure =
    { $role ->
        [road] highwayman on the road
        [city] knight in the city
        [monastery] monk in the monastery
        [garden] abbot in the garden
        [abbot] abbot in the monastery
        [tower] figure on the tower
       *[field] farmer in the field
    }
# $feature (String) - what is completed
turn-completed =
    { $feature ->
        [city] completes a city
        [monastery] completes a monastery
        [garden] completes a garden
       *[road] completes a road
    }
# $count (Number) - features
turn-completed-many = completes { $count } features
# $height (Number) - height of the tower
turn-floor = adds floor { $height } to a tower
# $owner (String) - whose figure
turn-captured = adds a floor, captures one of { $owner }’s figures
turn-captured-own = adds a floor, takes back one of their own
turn-fairy = moves the fairy
turn-recalled = takes the abbot back
# $count (Number) - figures
turn-eaten =
    { $count ->
        [one] the dragon eats a figure
       *[other] the dragon eats { $count } figures
    }
turn-dragon = moves the dragon
turn-removed = the princess sends a knight home
turn-exchanged = exchanges prisoners
turn-ransomed = buys a figure back
turn-final = Final scoring
# $line (String) - what happened in a turn
turn-show = { $line }: show on the map
