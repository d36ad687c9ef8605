# Språkets eget navn, til språkmenyen.
language-name = Norsk bokmål

## Felles ord

close = Lukk
cancel = Avbryt
back = Tilbake
undo = Angre
redo = Gjør om
quit = Avslutt
menu = Meny

# Likt i entall og flertall.
points = { $points } poeng

list-and = { $names } og { $last }

## Spillernes farger. De seks første er regelheftenes egne, de andre er for fargeblinde.

colour-name =
    { $number ->
        [0] gul
        [1] rød
        [2] grønn
        [3] blå
        [4] sort
       *[5] rosa
    }

colour-name-safe =
    { $number ->
        [0] sinober
        [1] himmelblå
        [2] ravgul
        [3] plomme
        [4] blekksort
       *[5] elfenben
    }

## De samme fargene som adjektiv i bestemt form, for leksjonene: «den {red-e} veien».

colour-form =
    { $form ->
       *[e] { $number ->
            [0] gule
            [1] røde
            [2] grønne
            [3] blå
            [4] sorte
           *[5] rosa
        }
    }

colour-form-safe =
    { $form ->
       *[e] { $number ->
            [0] sinoberrøde
            [1] himmelblå
            [2] ravgule
            [3] plommefargede
            [4] blekksorte
           *[5] elfenbensfargede
        }
    }

mark-name =
    { $number ->
        [0] sirkel
        [1] trekant
        [2] kvadrat
        [3] kors
        [4] rombe
       *[5] stjerne
    }
