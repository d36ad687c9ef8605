## Hints, and why a computer player did what it did

action-hint = Hint
action-why = Why did the computer play that?
action-play-for-me = Let the computer play this turn
advice-thinking = Thinking about a hint…
advice-hint = Hint
# $player (String) - who played
advice-why-title = { $player }: why this move?
advice-why-nothing = No computer player has moved yet.
advice-close = Close the hint
advice-area = Look at the highlighted area.
advice-more-move = Show the move
advice-more-why = Why?
advice-lay-out = Try this move
advice-no-reason = No single reason stands out, but it’s the best move overall.

## Reasons. The move is the subject of each sentence.

# $feature (String) - what the points are for
# $points (Number) - how many
reason-scores =
    { $feature ->
        [road] { $points ->
            [one] Scores { $points } point for the road at once
           *[other] Scores { $points } points for the road at once
        }
        [city] { $points ->
            [one] Scores { $points } point for the city at once
           *[other] Scores { $points } points for the city at once
        }
        [monastery] { $points ->
            [one] Scores { $points } point for the monastery at once
           *[other] Scores { $points } points for the monastery at once
        }
        [garden] { $points ->
            [one] Scores { $points } point for the garden at once
           *[other] Scores { $points } points for the garden at once
        }
        [field] { $points ->
            [one] Scores { $points } point for the field
           *[other] Scores { $points } points for the field
        }
       *[fairy] { $points ->
            [one] Scores { $points } point from the fairy
           *[other] Scores { $points } points from the fairy
        }
    }
# $feature (String) - what the points are for
# $player (String) - who gets them
# $points (Number) - how many
reason-scores-other =
    { $feature ->
        [road] { $points ->
            [one] Gives { $player } { $points } point for the road
           *[other] Gives { $player } { $points } points for the road
        }
        [city] { $points ->
            [one] Gives { $player } { $points } point for the city
           *[other] Gives { $player } { $points } points for the city
        }
        [monastery] { $points ->
            [one] Gives { $player } { $points } point for the monastery
           *[other] Gives { $player } { $points } points for the monastery
        }
        [garden] { $points ->
            [one] Gives { $player } { $points } point for the garden
           *[other] Gives { $player } { $points } points for the garden
        }
        [field] { $points ->
            [one] Gives { $player } { $points } point for the field
           *[other] Gives { $player } { $points } points for the field
        }
       *[fairy] { $points ->
            [one] Gives { $player } { $points } point from the fairy
           *[other] Gives { $player } { $points } points from the fairy
        }
    }
# $feature (String) - what is completed
# $points (Number) - how many
reason-completes =
    { $feature ->
        [road] { $points ->
            [one] Completes the road for { $points } point
           *[other] Completes the road for { $points } points
        }
        [city] { $points ->
            [one] Completes the city for { $points } point
           *[other] Completes the city for { $points } points
        }
        [garden] { $points ->
            [one] Completes the garden for { $points } point
           *[other] Completes the garden for { $points } points
        }
       *[monastery] { $points ->
            [one] Completes the monastery for { $points } point
           *[other] Completes the monastery for { $points } points
        }
    }
# $feature (String) - what is completed
# $player (String) - who gets the points
# $points (Number) - how many
reason-completes-other =
    { $feature ->
        [road] { $points ->
            [one] Completes a road: { $points } point for { $player }
           *[other] Completes a road: { $points } points for { $player }
        }
        [city] { $points ->
            [one] Completes a city: { $points } point for { $player }
           *[other] Completes a city: { $points } points for { $player }
        }
        [garden] { $points ->
            [one] Completes a garden: { $points } point for { $player }
           *[other] Completes a garden: { $points } points for { $player }
        }
       *[monastery] { $points ->
            [one] Completes a monastery: { $points } point for { $player }
           *[other] Completes a monastery: { $points } points for { $player }
        }
    }
# $feature (String) - what is claimed
# $chance (Number) - chance of completing it, in percent
reason-claims =
    { $feature ->
        [road] Claims a road (chance of completion: { $chance }%)
        [city] Claims a city (chance of completion: { $chance }%)
        [monastery] Claims a monastery (chance of completion: { $chance }%)
        [garden] Claims a garden (chance of completion: { $chance }%)
       *[field] Claims a field that will score at the end
    }
# $feature (String) - what becomes likelier
# $before (Number) - chance before, in percent
# $after (Number) - chance after, in percent
reason-improves =
    { $feature ->
        [road] Makes the road likelier to be completed: { $before }% → { $after }%
        [city] Makes the city likelier to be completed: { $before }% → { $after }%
        [garden] Makes the garden likelier to be completed: { $before }% → { $after }%
       *[monastery] Makes the monastery likelier to be completed: { $before }% → { $after }%
    }
# $feature (String) - what grows
reason-grows =
    { $feature ->
        [road] Makes the road longer
        [city] Makes the city bigger
        [field] Makes the field worth more
        [garden] Fills the land around the garden
       *[monastery] Fills the land around the monastery
    }
# $feature (String) - what grows
# $player (String) - whose it is
reason-improves-other =
    { $feature ->
        [road] Helps { $player }’s road along
        [city] Helps { $player }’s city along
        [field] Makes { $player }’s field worth more
        [garden] Helps { $player }’s garden along
       *[monastery] Helps { $player }’s monastery along
    }
# $feature (String) - what suffers
reason-hinders =
    { $feature ->
        [road] Makes the road harder to complete
        [city] Makes the city harder to complete
        [field] Makes the field worth less
        [garden] Makes the garden harder to complete
       *[monastery] Makes the monastery harder to complete
    }
# $feature (String) - what suffers
# $player (String) - whose it is
reason-hinders-other =
    { $feature ->
        [road] Makes { $player }’s road harder to complete
        [city] Makes { $player }’s city harder to complete
        [field] Makes { $player }’s field worth less
        [garden] Makes { $player }’s garden harder to complete
       *[monastery] Makes { $player }’s monastery harder to complete
    }
# $feature (String) - what is blocked
# $player (String) - whose it is
reason-blocks-other =
    { $feature ->
        [road] Makes sure { $player } never completes the road
        [city] Makes sure { $player } never completes the city
        [field] Makes { $player }’s field worth less
        [garden] Makes sure { $player } never completes the garden
       *[monastery] Makes sure { $player } never completes the monastery
    }
# $feature (String) - what is shared
# $player (String) - with whom
reason-shares =
    { $feature ->
        [road] Gets a share of { $player }’s road
        [city] Gets a share of { $player }’s city
       *[field] Gets a share of { $player }’s field
    }
# $feature (String) - what is taken
# $player (String) - from whom
reason-takes =
    { $feature ->
        [road] Takes over the road from { $player }
        [city] Takes over the city from { $player }
        [monastery] Takes over the monastery from { $player }
        [garden] Takes over the garden from { $player }
       *[field] Takes over the field from { $player }
    }
# $feature (String) - what is lost
reason-loses =
    { $feature ->
        [road] Leaves the road to the others
        [city] Leaves the city to the others
        [monastery] Leaves the monastery to the others
        [garden] Leaves the garden to the others
       *[field] Leaves the field to the others
    }
# $count (Number) - how many figures come home
reason-frees =
    { $count ->
        [one] Brings { $count } figure home
       *[other] Brings { $count } figures home
    }
reason-frees-sooner = Brings figures home sooner
reason-spends = Uses a figure that may be missed later
# $player (String) - whose figure
reason-captures = Captures one of { $player }’s figures
reason-frees-prisoner = Frees a prisoner
reason-removes-own = Costs a figure
# $player (String) - whose figure
reason-removes = Sends one of { $player }’s figures home
reason-fairy = Puts the fairy where she scores points
reason-fairy-bad = Leaves the fairy to the others
reason-dragon = Protects figures from the dragon
reason-dragon-bad = Leaves figures in the dragon’s way
reason-towers = Protects figures from towers, or threatens opponents’ figures
reason-towers-bad = Leaves figures within reach of towers
reason-merges = Opens a way into opponents’ features, or keeps them out of yours
reason-merges-bad = Leaves the others a way in
