# The language's own name, for the language menu.
language-name = English

## Shared words

close = Close
cancel = Cancel
back = Back
undo = Undo
redo = Redo
quit = Quit
menu = Menu

# Points with their unit.
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# $names (String) - all names but the last, with commas between them
# $last (String) - the last one
list-and = { $names } and { $last }

## Colours of the players. The first six are the rulebooks' own, the others the set for colour-blind players.

# $number (Number) - which colour
colour-name =
    { $number ->
        [0] Yellow
        [1] Red
        [2] Green
        [3] Blue
        [4] Black
       *[5] Pink
    }

# $number (Number) - which colour
colour-name-safe =
    { $number ->
        [0] Vermilion
        [1] Sky
        [2] Amber
        [3] Plum
        [4] Ink
       *[5] Ivory
    }

## The same colours as adjectives, for lessons: “the {red-adjective} road”.

# $number (Number) - which colour
# $form (String) - which form
colour-form =
    { $form ->
       *[adjective] { $number ->
            [0] yellow
            [1] red
            [2] green
            [3] blue
            [4] black
           *[5] pink
        }
    }

# $number (Number) - which colour
# $form (String) - which form
colour-form-safe =
    { $form ->
       *[adjective] { $number ->
            [0] vermilion
            [1] sky-blue
            [2] amber
            [3] plum
            [4] ink-black
           *[5] ivory
        }
    }

# $number (Number) - which sign stands on the figures of this colour
mark-name =
    { $number ->
        [0] disc
        [1] triangle
        [2] square
        [3] cross
        [4] diamond
       *[5] star
    }
