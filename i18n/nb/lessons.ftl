## Listen over leksjoner

learn-title = Lær å spille
learn-lead = Korte leksjoner ved selve spillebordet. Begynn hvor du vil, stopp når du vil, og prøv så ofte du vil.
learn-know = Jeg kan spillet
learn-welcome = Velkommen! Har du spilt før?
learn-module =
    { $number ->
        [0] Bordet
        [1] Veier
        [2] Byer
        [3] Klostre
        [4] Reglene så langt
        [5] Flere meeples
        [6] Slutten
        [7] Bønder, biskop og elv
        [8] Vertshus og katedraler
        [9] Tårnet
        [10] Prinsessen og dragen
       *[other] Alt på en gang
    }
learn-lesson-done =
    { $stars ->
        [one] { $title }, fullført med { $stars } stjerne
       *[other] { $title }, fullført med { $stars } stjerner
    }
learn-lesson-begun = { $title }, påbegynt
learn-resume = Fortsett
learn-practise = Øv: { $title }
learn-next = Neste leksjon: { $title }

## Veilederen

coach-next = Neste
coach-show = Vis meg
coach-again = Begynn på nytt
coach-leave = Forlat leksjonen
coach-all = Alle leksjoner
coach-step = Steg { $number } av { $count }
coach-done = Bra jobbet!
coach-shown = Slik gjør du det.
coach-finished =
    { $stars ->
        [one] Leksjonen er fullført med { $stars } stjerne
       *[other] Leksjonen er fullført med { $stars } stjerner
    }
coach-not-fitting = Den passer ingen steder
coach-check = Sjekk svaret
coach-number = Svaret ditt
coach-card-up = Flytt opp: { $card }
coach-card-down = Flytt ned: { $card }
coach-try = Prøv her
coach-try-square = Prøv brikken her: kolonne { $column }, rad { $row }
coach-peg =
    { $kind ->
        [road] Merk veien: kolonne { $column }, rad { $row }, del { $part }
        [city] Merk byen: kolonne { $column }, rad { $row }, del { $part }
        [field] Merk jordet: kolonne { $column }, rad { $row }, del { $part }
       *[figure] Merk figuren: kolonne { $column }, rad { $row }, del { $part }
    }
coach-point =
    { $what ->
        [hand] Brikken på hånden
        [pile] Brikkene som ikke er trukket
        [supply] Meeplene dine
        [track] Poengsporet
       *[confirm] Knappen som avslutter turen
    }
