## The list of lessons

learn-title = Learn to play
learn-lead = Short lessons at the real table. Start anywhere, stop at any time, try as often as you like.
learn-know = I know the game
learn-welcome = Welcome! Have you played before?
# $number (Number) - number of the module
learn-module =
    { $number ->
        [0] The table
        [1] Roads
        [2] Cities
        [3] Monasteries
        [4] Putting it together
        [5] Sharing features
        [6] The end of the game
        [7] Farmers, the abbot and the river
        [8] Inns & Cathedrals
        [9] The Tower
        [10] The Princess & the Dragon
       *[other] Everything together
    }
# $title (String) - title of the lesson
# $stars (Number) - stars it was completed with
learn-lesson-done =
    { $stars ->
        [one] { $title }, completed with { $stars } star
       *[other] { $title }, completed with { $stars } stars
    }
# $title (String) - title of the lesson
learn-lesson-begun = { $title }, in progress
learn-resume = Resume
# $title (String) - title of the lesson
learn-practise = Practise: { $title }
# $title (String) - title of the lesson
learn-next = Next lesson: { $title }

## The coach

coach-next = Next
coach-show = Show me
coach-again = Restart the lesson
coach-leave = Leave the lesson
coach-all = All lessons
# $number (Number) - number of this step
# $count (Number) - number of all steps
coach-step = Step { $number } of { $count }
coach-done = Well done!
coach-shown = That’s how it’s done.
# $stars (Number) - stars the lesson was completed with
coach-finished =
    { $stars ->
        [one] Lesson completed with { $stars } star
       *[other] Lesson completed with { $stars } stars
    }
coach-not-fitting = It doesn’t fit
coach-check = Check
coach-number = Your answer
# $card (String) - what the card says
coach-card-up = Move up: { $card }
# $card (String) - what the card says
coach-card-down = Move down: { $card }
coach-try = Try it here
# $column (Number) - column of the space
# $row (Number) - row of the space
coach-try-square = Try the tile here: column { $column }, row { $row }
# $kind (String) - what can be marked
# $column (Number) - column of the space
# $row (Number) - row of the space
# $part (Number) - which part of the tile
coach-peg =
    { $kind ->
        [road] Mark the road: column { $column }, row { $row }, part { $part }
        [city] Mark the city: column { $column }, row { $row }, part { $part }
        [field] Mark the field: column { $column }, row { $row }, part { $part }
       *[figure] Mark the figure: column { $column }, row { $row }, part { $part }
    }
# $what (String) - a thing in the window
coach-point =
    { $what ->
        [hand] The tile in hand
        [pile] The tiles left
        [supply] Your meeples
        [track] The score track
       *[confirm] The button that ends the turn
    }
