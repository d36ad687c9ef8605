## Hints, and why a computer player did what it did

action-hint = Hint
action-why = Why did the computer play that?
action-play-for-me = Let the computer play this turn
advice-thinking = Thinking about a hint …
advice-hint = Hint
# $player (String) - who played
advice-why-title = { $player }: why this move?
advice-why-nothing = No computer player has moved yet.
advice-close = Close the advice
advice-area = Take a look at the marked area.
advice-more-move = Show the move
advice-more-why = Why?
advice-lay-out = Lay it out
advice-no-reason = No single reason stands out; all in all it is worth the most.

## Reasons. The move is the subject of each sentence.

# $feature (String) - what the points are for
# $points (Number) - how many
reason-scores =
    { $feature ->
        [road] Brings { $points } for the road at once
        [city] Brings { $points } for the city at once
        [monastery] Brings { $points } for the monastery at once
        [garden] Brings { $points } for the garden at once
        [field] Brings { $points } for the field
       *[fairy] Brings { $points } from the fairy
    }
# $feature (String) - what the points are for
# $player (String) - who gets them
# $points (Number) - how many
reason-scores-other =
    { $feature ->
        [road] Gives { $player } { $points } for the road
        [city] Gives { $player } { $points } for the city
        [monastery] Gives { $player } { $points } for the monastery
        [garden] Gives { $player } { $points } for the garden
        [field] Gives { $player } { $points } for the field
       *[fairy] Gives { $player } { $points } from the fairy
    }
# $feature (String) - what is completed
# $points (Number) - how many
reason-completes =
    { $feature ->
        [road] Completes the road for { $points }
        [city] Completes the city for { $points }
        [garden] Completes the garden for { $points }
       *[monastery] Completes the monastery for { $points }
    }
# $feature (String) - what is completed
# $player (String) - who gets the points
# $points (Number) - how many
reason-completes-other =
    { $feature ->
        [road] Completes a road: { $points } for { $player }
        [city] Completes a city: { $points } for { $player }
        [garden] Completes a garden: { $points } for { $player }
       *[monastery] Completes a monastery: { $points } for { $player }
    }
# $feature (String) - what is claimed
# $chance (Number) - chance of finishing it, in percent
reason-claims =
    { $feature ->
        [road] Claims a road that is finished with a chance of { $chance }%
        [city] Claims a city that is finished with a chance of { $chance }%
        [monastery] Claims a monastery that is finished with a chance of { $chance }%
        [garden] Claims a garden that is finished with a chance of { $chance }%
       *[field] Claims a field that will count at the end
    }
# $feature (String) - what becomes likelier
# $before (Number) - chance before, in percent
# $after (Number) - chance after, in percent
reason-improves =
    { $feature ->
        [road] Makes the road easier to finish: { $before } → { $after }%
        [city] Makes the city easier to finish: { $before } → { $after }%
        [garden] Makes the garden easier to finish: { $before } → { $after }%
       *[monastery] Makes the monastery easier to finish: { $before } → { $after }%
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
        [road] Helps the road of { $player } along
        [city] Helps the city of { $player } along
        [field] Makes the field of { $player } worth more
        [garden] Helps the garden of { $player } along
       *[monastery] Helps the monastery of { $player } along
    }
# $feature (String) - what suffers
reason-hinders =
    { $feature ->
        [road] Makes the road harder to finish
        [city] Makes the city harder to finish
        [field] Makes the field worth less
        [garden] Makes the garden harder to finish
       *[monastery] Makes the monastery harder to finish
    }
# $feature (String) - what suffers
# $player (String) - whose it is
reason-hinders-other =
    { $feature ->
        [road] Makes the road of { $player } harder to finish
        [city] Makes the city of { $player } harder to finish
        [field] Makes the field of { $player } worth less
        [garden] Makes the garden of { $player } harder to finish
       *[monastery] Makes the monastery of { $player } harder to finish
    }
# $feature (String) - what is blocked
# $player (String) - whose it is
reason-blocks-other =
    { $feature ->
        [road] Keeps the road of { $player } from ever being finished
        [city] Keeps the city of { $player } from ever being finished
        [field] Makes the field of { $player } worth less
        [garden] Keeps the garden of { $player } from ever being finished
       *[monastery] Keeps the monastery of { $player } from ever being finished
    }
# $feature (String) - what is shared
# $player (String) - with whom
reason-shares =
    { $feature ->
        [road] Gets a share of the road of { $player }
        [city] Gets a share of the city of { $player }
       *[field] Gets a share of the field of { $player }
    }
# $feature (String) - what is taken
# $player (String) - from whom
reason-takes =
    { $feature ->
        [road] Takes the road over from { $player }
        [city] Takes the city over from { $player }
        [monastery] Takes the monastery over from { $player }
        [garden] Takes the garden over from { $player }
       *[field] Takes the field over from { $player }
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
reason-captures = Takes a figure of { $player } prisoner
reason-frees-prisoner = Sets a prisoner free
reason-removes-own = Costs a figure
# $player (String) - whose figure
reason-removes = Sends a figure of { $player } home
reason-fairy = Puts the fairy where she brings points
reason-fairy-bad = Leaves the fairy to others
reason-dragon = Keeps figures safer from the dragon
reason-dragon-bad = Leaves figures in the dragon’s way
reason-towers = Keeps figures safer from towers, or threatens those of others
reason-towers-bad = Leaves figures within reach of towers
reason-merges = Opens a way into what others have begun, or closes theirs
reason-merges-bad = Leaves others a way in
