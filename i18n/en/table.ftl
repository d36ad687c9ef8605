## The line on top: who acts and what to do

# $player (String) - who acts
prompt-place = { $player }: place the tile
# $player (String) - who acts
prompt-placed = { $player }: place a figure or end your turn
# $player (String) - who acts
prompt-chosen = { $player }: confirm or change your move
# $player (String) - who acts
prompt-princess = { $player }: choose a knight to send home, if you like
# $player (String) - who acts
prompt-spent = { $player }: you’ve used the princess, so no other action this turn
# $player (String) - who acts
prompt-capture = { $player }: choose a figure to capture, if you like
# $player (String) - who acts
prompt-release = { $player }: which of your figures comes home?
# $player (String) - who acts
prompt-dragon =
    { $left ->
        [one] { $player }: move the dragon (last move)
       *[other] { $player }: move the dragon ({ $left } moves to go)
    }
# $player (String) - who acts
prompt-thinking = { $player } is thinking…
prompt-over = The game has ended
# $names (String) - who has won
prompt-winner = { $names } wins!
# $names (String) - the winners' names
prompt-winners = { $names } share the win!

## The confirm button says what will happen

confirm-tile = Place the tile
confirm-without = End the turn without a figure
confirm-no-capture = Capture nobody
# $role (String) - what the figure becomes
confirm-meeple =
    { $role ->
        [road] Place a highwayman and end the turn
        [city] Place a knight and end the turn
        [monastery] Place a monk and end the turn
       *[field] Place a farmer and end the turn
    }
# $role (String) - what the figure becomes
confirm-big =
    { $role ->
        [road] Place the big meeple on the road and end the turn
        [city] Place the big meeple in the city and end the turn
        [monastery] Place the big meeple in the monastery and end the turn
       *[field] Place the big meeple in the field and end the turn
    }
# $role (String) - where the abbot goes
confirm-abbot =
    { $role ->
        [garden] Place the abbot in the garden and end the turn
       *[monastery] Place the abbot in the monastery and end the turn
    }
# $points (Number) - what the abbot brings
confirm-recall =
    { $points ->
        [one] Take the abbot back and score { $points } point
       *[other] Take the abbot back and score { $points } points
    }
confirm-floor = Add the floor
confirm-top = Put the figure on the tower and end the turn
confirm-fairy = Move the fairy and end the turn
# $player (String) - whose figure is taken
confirm-capture = Capture { $player }’s figure
confirm-capture-own = Take your own figure back
confirm-princess = Send the knight home
princess-leave = Leave the knights alone

## Things that can be chosen on the map

# $column (Number) - column of the space
# $row (Number) - row of the space
cell-fits = Place the tile: column { $column }, row { $row }
# $column (Number) - column of the space
# $row (Number) - row of the space
cell-fits-turned = Rotate and place the tile: column { $column }, row { $row }
# $column (Number) - column of the space
# $row (Number) - row of the space
cell-no-fit = Column { $column }, row { $row }: the tile doesn’t fit
# $role (String) - what a meeple becomes there
# $points (Number) - what the feature is worth now
target-meeple =
    { $role ->
        [road] { $points ->
            [one] Highwayman on the road ({ $points } point if the game ended now)
           *[other] Highwayman on the road ({ $points } points if the game ended now)
        }
        [city] { $points ->
            [one] Knight in the city ({ $points } point if the game ended now)
           *[other] Knight in the city ({ $points } points if the game ended now)
        }
        [monastery] { $points ->
            [one] Monk in the monastery ({ $points } point if the game ended now)
           *[other] Monk in the monastery ({ $points } points if the game ended now)
        }
       *[field] { $points ->
            [one] Farmer in the field ({ $points } point if the game ended now)
           *[other] Farmer in the field ({ $points } points if the game ended now)
        }
    }
# $role (String) - what the big meeple becomes there
# $points (Number) - what the feature is worth now
target-big =
    { $role ->
        [road] { $points ->
            [one] Big meeple on the road ({ $points } point if the game ended now)
           *[other] Big meeple on the road ({ $points } points if the game ended now)
        }
        [city] { $points ->
            [one] Big meeple in the city ({ $points } point if the game ended now)
           *[other] Big meeple in the city ({ $points } points if the game ended now)
        }
        [monastery] { $points ->
            [one] Big meeple in the monastery ({ $points } point if the game ended now)
           *[other] Big meeple in the monastery ({ $points } points if the game ended now)
        }
       *[field] { $points ->
            [one] Big meeple in the field ({ $points } point if the game ended now)
           *[other] Big meeple in the field ({ $points } points if the game ended now)
        }
    }
# $role (String) - where the abbot goes
# $points (Number) - what the feature is worth now
target-abbot =
    { $role ->
        [garden] { $points ->
            [one] Abbot in the garden ({ $points } point if the game ended now)
           *[other] Abbot in the garden ({ $points } points if the game ended now)
        }
       *[monastery] { $points ->
            [one] Abbot in the monastery ({ $points } point if the game ended now)
           *[other] Abbot in the monastery ({ $points } points if the game ended now)
        }
    }
# $points (Number) - what the abbot brings
target-recall =
    { $points ->
        [one] Take the abbot back and score { $points } point
       *[other] Take the abbot back and score { $points } points
    }
# $height (Number) - height of the tower afterwards
target-floor = Add floor { $height }
target-top = Put a meeple on the tower
target-top-big = Put the big meeple on the tower
target-fairy = Move the fairy beside this figure
# $player (String) - whose figure
target-capture = Capture { $player }’s figure
# $player (String) - whose knight
target-princess = Send { $player }’s knight home
# $side (String) - N, E, S or W
target-dragon =
    { $side ->
        [N] Dragon to the north
        [E] Dragon to the east
        [S] Dragon to the south
       *[W] Dragon to the west
    }
# $kind (String) - what the figure is
release-kind =
    { $kind ->
        [big] The big meeple comes home
        [abbot] The abbot comes home
       *[meeple] A meeple comes home
    }

## Buttons and menus

action-turn-right = Rotate clockwise
action-turn-left = Rotate anticlockwise
action-fit = Show the whole map
action-centre = Go to the last tile
action-zoom-in = Zoom in
action-zoom-out = Zoom out
action-panels = Show or hide panels
action-coordinates = Coordinates
action-fields = Show fields
action-confirm = Confirm
action-next-cell = Next space for the tile
action-previous-cell = Previous space for the tile
action-save = Save game…
action-picture = Save a picture of the map…
action-leave = Leave game
action-shortcuts = Keyboard shortcuts
action-title = Main menu
hand-tile = Tile in hand
tiles-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
game-map = The map

## Sorts of actions

mode-meeple = Place a meeple
mode-big = Place the big meeple
mode-abbot = Place the abbot
mode-recall = Take the abbot back
mode-floor = Add a tower floor
mode-fairy = Move the fairy
