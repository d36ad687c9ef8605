## The log, one line for each thing that happened. $player is the player's name; a name takes ’s, also after s.

# $player (String) - who
log-placed = { $player } places a tile
# $player (String) - who
log-discarded = { $player } draws a tile that fits nowhere; it leaves the game
# $player (String) - who
log-aside = { $player } draws a dragon tile; it’s set aside until the first volcano
log-shuffled =
    { $count ->
        [one] { $count } dragon tile goes back into the pile
       *[other] { $count } dragon tiles go back into the pile
    }
# $player (String) - who
# $role (String) - what the figure becomes
log-figure =
    { $role ->
        [road] { $player } places a highwayman
        [city] { $player } places a knight
        [monastery] { $player } places a monk
        [field] { $player } places a farmer
        [garden] { $player } places the abbot in a garden
        [abbot] { $player } places the abbot in a monastery
       *[tower] { $player } puts a figure on a tower
    }
# $player (String) - who
# $points (Number) - how many
# $feature (String) - for what
log-score =
    { $feature ->
        [road] { $points ->
            [one] { $player } scores { $points } point for a road
           *[other] { $player } scores { $points } points for a road
        }
        [city] { $points ->
            [one] { $player } scores { $points } point for a city
           *[other] { $player } scores { $points } points for a city
        }
        [monastery] { $points ->
            [one] { $player } scores { $points } point for a monastery
           *[other] { $player } scores { $points } points for a monastery
        }
        [garden] { $points ->
            [one] { $player } scores { $points } point for a garden
           *[other] { $player } scores { $points } points for a garden
        }
        [field] { $points ->
            [one] { $player } scores { $points } point for a field
           *[other] { $player } scores { $points } points for a field
        }
       *[fairy] { $points ->
            [one] { $player } gets { $points } point from the fairy
           *[other] { $player } gets { $points } points from the fairy
        }
    }
# $player (String) - who
log-returned = One of { $player }’s figures comes home
# $player (String) - whose knight
log-removed = The princess sends { $player }’s knight home
# $player (String) - who
# $height (Number) - height of the tower
log-floor = { $player } adds floor { $height } to a tower
# $player (String) - who captures
# $owner (String) - whose figure
log-captured = { $player } captures one of { $owner }’s figures
# $player (String) - who
log-captured-own = { $player } takes back one of their own figures
# $first (String) - one player
# $second (String) - the other
log-exchanged = { $first } and { $second } exchange prisoners
# $player (String) - who pays
# $holder (String) - who gets the points
log-ransomed = { $player } pays { $holder } a ransom of 3 points
log-dragon-flies = The dragon flies to the volcano
# $player (String) - who moves it
log-dragon = { $player } moves the dragon
# $player (String) - whose figure
log-eaten = The dragon eats one of { $player }’s figures
# $player (String) - who
log-fairy = { $player } moves the fairy
log-final = The game has ended

## How points add up: products joined by a plus sign, then the sum

# $each (Number) - points for each
term-tile =
    { $count ->
        [one] { $count } tile × { $each }
       *[other] { $count } tiles × { $each }
    }
# $each (Number) - points for each
term-shield =
    { $count ->
        [one] { $count } coat of arms × { $each }
       *[other] { $count } coats of arms × { $each }
    }
# $count (Number) - always 1
# $each (Number) - points for each
term-centre = { $count } own tile × { $each }
# $each (Number) - points for each
term-neighbour =
    { $count ->
        [one] { $count } surrounding tile × { $each }
       *[other] { $count } surrounding tiles × { $each }
    }
# $each (Number) - points for each
term-city =
    { $count ->
        [one] { $count } completed city × { $each }
       *[other] { $count } completed cities × { $each }
    }
# $each (Number) - the fairy's points
term-fairy = { $each } from the fairy
