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

## Spillernes farger. De seks første er regelheftenes egne, de andre er for fargeblinde.

colour-name =
    { $number ->
        [0] Gul
        [1] Rød
        [2] Grønn
        [3] Blå
        [4] Sort
       *[5] Rosa
    }

colour-name-safe =
    { $number ->
        [0] Sinober
        [1] Himmelblå
        [2] Ravgul
        [3] Plomme
        [4] Blekksort
       *[5] Elfenben
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
