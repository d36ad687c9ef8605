## Panels beside the map

panel-scores = Score track
panel-players = Players and supplies
panel-prisoners = Prisoners
panel-log = What happened
panel-tiles = Tiles left
panel-help = Rule help

# $player (String) - whose score
# $points (Number) - points now
players-score = { $player }: { $points }
# $points (Number) - points if the game ended now
players-projected = { $points } if the game ended now
players-projected-hint = This player’s score if the game ended now
supply-meeples = Meeples in the supply
supply-big = Big meeple in the supply
supply-abbot = Abbot in the supply
supply-floors = Tower floors in the supply
prisoners-none = There are no prisoners.
# $holder (String) - who holds the figure
# $kind (String) - what the figure is
# $owner (String) - whose figure it is
prisoners-row =
    { $kind ->
        [big] { $holder } holds { $owner }’s big meeple
        [abbot] { $holder } holds { $owner }’s abbot
       *[meeple] { $holder } holds one of { $owner }’s meeples
    }
# $kind (String) - what the figure is
prisoners-ransom =
    { $kind ->
        [big] Buy the big meeple back for 3 points
        [abbot] Buy the abbot back for 3 points
       *[meeple] Buy the meeple back for 3 points
    }
log-empty = Nothing has happened yet.
log-show = Show on the map
tiles-empty = All tiles have been drawn.

## What matters in the current step

help-place = The tile must share an edge with a tile on the map, and every edge must match its neighbour: road to road, city to city, field to field.
help-figure = You may place one figure on the tile you’ve just placed, on any feature that has no figure anywhere on it.
help-princess = The princess may send one of this city’s knights home. If you use her, you can’t take any other action this turn.
help-spent = You’ve used the princess. All you can still do is pay a ransom.
help-capture = A tower reaches its own tile and as many spaces in each of the four directions as it has floors. You may capture one figure within reach.
help-release = You and another player hold each other’s figures, so they’re exchanged, one for one. Choose which of yours comes home.
help-dragon = You take turns moving the dragon, six moves at most, never onto the same tile twice and never onto the fairy’s. It eats every figure on the tiles it enters.
help-over = The incomplete features have been scored, and then the fields.
# $player (String) - whose seat
players-seat = { $player }: who plays this seat
