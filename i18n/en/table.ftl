## The line on top: who acts and what to do

# $player (String) - who acts
prompt-place = { $player }: place the tile
# $player (String) - who acts
prompt-placed = { $player }: place a figure, or end the turn
# $player (String) - who acts
prompt-chosen = { $player }: confirm, or choose otherwise
# $player (String) - who acts
prompt-princess = { $player }: the princess may send a knight home
# $player (String) - who acts
prompt-spent = { $player }: the princess has used up the action of this turn
# $player (String) - who acts
prompt-capture = { $player }: the tower may take a figure
# $player (String) - who acts
prompt-release = { $player }: which of your figures comes home?
# $player (String) - who acts
prompt-dragon =
    { $left ->
        [one] { $player }: move the dragon, { $left } step left
       *[other] { $player }: move the dragon, { $left } steps left
    }
# $player (String) - who acts
prompt-thinking = { $player } is thinking …
prompt-over = The game has ended
# $names (String) - who has won
prompt-winner = { $names } wins!
# $names (String) - the winners' names
prompt-winners = { $names } win together!

## The confirm button says what will happen

confirm-tile = Place the tile
confirm-without = End the turn without a figure
confirm-no-capture = Take nobody
# $role (String) - what the figure becomes
confirm-meeple =
    { $role ->
        [road] End the turn with a highwayman
        [city] End the turn with a knight
        [monastery] End the turn with a monk
       *[field] End the turn with a farmer
    }
# $role (String) - what the figure becomes
confirm-big =
    { $role ->
        [road] End the turn with the big meeple as highwayman
        [city] End the turn with the big meeple as knight
        [monastery] End the turn with the big meeple as monk
       *[field] End the turn with the big meeple as farmer
    }
# $role (String) - where the abbot goes
confirm-abbot =
    { $role ->
        [garden] End the turn with the abbot in the garden
       *[monastery] End the turn with the abbot in the monastery
    }
# $points (Number) - what the abbot brings
confirm-recall =
    { $points ->
        [one] Take the abbot back for { $points } point
       *[other] Take the abbot back for { $points } points
    }
confirm-floor = Build the floor and end the turn
confirm-top = Put the figure on the tower
confirm-fairy = Move the fairy and end the turn
# $player (String) - whose figure is taken
confirm-capture = Take the figure of { $player }
confirm-capture-own = Take your own figure home
confirm-princess = Send the knight home
princess-leave = Leave the knights in the city

## Things that can be chosen on the map

# $column (Number) - column of the square
# $row (Number) - row of the square
cell-fits = Place the tile: column { $column }, row { $row }
# $column (Number) - column of the square
# $row (Number) - row of the square
cell-fits-turned = Turn and place the tile: column { $column }, row { $row }
# $column (Number) - column of the square
# $row (Number) - row of the square
cell-no-fit = Column { $column }, row { $row }: the tile does not fit
# $role (String) - what a meeple becomes there
# $points (Number) - what the feature is worth now
target-meeple =
    { $role ->
        [road] Highwayman on the road, worth { $points } now
        [city] Knight in the city, worth { $points } now
        [monastery] Monk in the monastery, worth { $points } now
       *[field] Farmer in the field, worth { $points } now
    }
# $role (String) - what the big meeple becomes there
# $points (Number) - what the feature is worth now
target-big =
    { $role ->
        [road] Big meeple on the road, worth { $points } now
        [city] Big meeple in the city, worth { $points } now
        [monastery] Big meeple in the monastery, worth { $points } now
       *[field] Big meeple in the field, worth { $points } now
    }
# $role (String) - where the abbot goes
# $points (Number) - what the feature is worth now
target-abbot =
    { $role ->
        [garden] Abbot in the garden, worth { $points } now
       *[monastery] Abbot in the monastery, worth { $points } now
    }
# $points (Number) - what the abbot brings
target-recall = Take the abbot back for { $points }
# $height (Number) - height of the tower afterwards
target-floor = Build floor { $height }
target-top = Put a meeple on the tower
target-top-big = Put the big meeple on the tower
target-fairy = Set the fairy beside this figure
# $player (String) - whose figure
target-capture = Take the figure of { $player }
# $player (String) - whose knight
target-princess = Send the knight of { $player } home
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

action-turn-right = Turn the tile clockwise
action-turn-left = Turn the tile counterclockwise
action-fit = Show the whole map
action-centre = Go to the last tile
action-zoom-in = Zoom in
action-zoom-out = Zoom out
action-panels = Show or hide the panels
action-coordinates = Coordinates
action-fields = Show fields
action-confirm = Confirm
action-next-cell = Next place for the tile
action-previous-cell = Previous place for the tile
action-save = Save the game…
action-picture = Save a picture of the map…
action-leave = Leave the game
action-shortcuts = Keyboard shortcuts
action-title = To the first screen
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
mode-floor = Build a tower floor
mode-fairy = Move the fairy
