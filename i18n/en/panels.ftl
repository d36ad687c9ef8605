## Panels beside the map

panel-scores = Score track
panel-players = Players and supplies
panel-prisoners = Captured meeples
panel-log = What happened
panel-tiles = Tiles left
panel-help = Rule help

# $player (String) - whose score
# $points (Number) - points now
players-score = { $player }: { $points }
# $points (Number) - points if the game ended now
players-projected = { $points } if it ended now
players-projected-hint = What this player would have if the game ended now
supply-meeples = Meeples in the supply
supply-big = Big meeple in the supply
supply-abbot = Abbot in the supply
supply-floors = Tower floors in the supply
prisoners-none = Nobody has been captured.
# $holder (String) - who holds the figure
# $kind (String) - what the figure is
# $owner (String) - whose figure it is
prisoners-row =
    { $kind ->
        [big] { $holder } holds the big meeple of { $owner }
        [abbot] { $holder } holds the abbot of { $owner }
       *[meeple] { $holder } holds a meeple of { $owner }
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

help-place = Every side of the tile must continue what its neighbours show: road to road, city to city, field to field. It must touch at least one tile.
help-figure = You may place one figure on the tile you have just placed, on any feature where nobody stands yet, however far away.
help-princess = The princess may send one knight of this city home. If you use her, you place no figure in this turn.
help-spent = You have used the princess. Only a prisoner can still be bought back.
help-capture = A tower reaches its own tile and as many tiles in each of the four directions as it has floors. You may take one figure in reach.
help-release = Both of you hold a figure of the other, so one is exchanged for one. You choose which of yours comes home.
help-dragon = The players move the dragon in turn, six steps at most, never twice onto the same tile and never onto the fairy’s. It eats every figure it meets.
help-over = Unfinished roads, cities and monasteries have been scored, then the fields.
# $player (String) - whose seat
players-seat = { $player }: who decides
