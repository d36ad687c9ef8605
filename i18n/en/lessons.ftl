## The list of lessons

learn-title = Learn to play
learn-lead = Short lessons at the real table. Begin anywhere, stop anywhere, try as often as you like.
learn-know = I know the game
learn-welcome = Welcome! Have you played before?
# $number (Number) - number of the module
learn-module =
    { $number ->
        [0] The table
        [1] Roads
        [2] Cities
        [3] Monasteries
        [4] The rules so far
        [5] Several meeples
        [6] The end
        [7] Farmers, abbot, river
        [8] Inns & Cathedrals
        [9] The Tower
        [10] The Princess & the Dragon
       *[other] Everything together
    }
# $title (String) - title of the lesson
# $stars (Number) - stars it was finished with
learn-lesson-done =
    { $stars ->
        [one] { $title }, finished with { $stars } star
       *[other] { $title }, finished with { $stars } stars
    }
# $title (String) - title of the lesson
learn-lesson-begun = { $title }, begun
learn-resume = Go on
# $title (String) - title of the lesson
learn-practise = Practise: { $title }
# $title (String) - title of the lesson
learn-next = Next lesson: { $title }

## The coach

coach-next = Next
coach-show = Show me
coach-again = Start this lesson again
coach-leave = Leave the lesson
coach-all = All lessons
# $number (Number) - number of this step
# $count (Number) - number of all steps
coach-step = Step { $number } of { $count }
coach-done = Well done!
coach-shown = This is how it is done.
# $stars (Number) - stars the lesson was finished with
coach-finished =
    { $stars ->
        [one] Lesson finished with { $stars } star
       *[other] Lesson finished with { $stars } stars
    }
coach-not-fitting = It does not fit
coach-check = Check
coach-number = Your answer
# $card (String) - what the card says
coach-card-up = Move up: { $card }
# $card (String) - what the card says
coach-card-down = Move down: { $card }
coach-try = Try it here
# $column (Number) - column of the square
# $row (Number) - row of the square
coach-try-square = Try the tile here: column { $column }, row { $row }
# $kind (String) - what can be marked
# $column (Number) - column of the square
# $row (Number) - row of the square
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
        [pile] The tiles still to be drawn
        [supply] Your meeples
        [track] The score track
       *[confirm] The button that ends the turn
    }
