## Hint, og hvorfor datamaskinen gjorde som den gjorde

action-hint = Hint
action-why = Hvorfor spilte datamaskinen slik?
action-play-for-me = La datamaskinen spille for meg
advice-thinking = Tenker på et hint…
advice-hint = Hint
advice-why-title = { $player }: hvorfor dette trekket?
advice-why-nothing = Ingen datamaskin har spilt ennå.
advice-close = Lukk rådet
advice-area = Se nærmere på det markerte området.
advice-more-move = Vis trekket
advice-more-why = Hvorfor?
advice-lay-out = Prøv trekket
advice-no-reason = Ingen enkelt grunn avgjør; alt i alt er dette trekket best.

## Grunner. Trekket er subjektet i hver setning. Navnet står i grunnform.

reason-scores =
    { $feature ->
        [road] Gir { $points } poeng for veien med en gang
        [city] Gir { $points } poeng for byen med en gang
        [monastery] Gir { $points } poeng for klosteret med en gang
        [garden] Gir { $points } poeng for hagen med en gang
        [field] Gir { $points } poeng for jordet
       *[fairy] Gir { $points } poeng fra feen
    }
reason-scores-other =
    { $feature ->
        [road] Gir { $player } { $points } poeng for veien
        [city] Gir { $player } { $points } poeng for byen
        [monastery] Gir { $player } { $points } poeng for klosteret
        [garden] Gir { $player } { $points } poeng for hagen
        [field] Gir { $player } { $points } poeng for jordet
       *[fairy] Gir { $player } { $points } poeng fra feen
    }
reason-completes =
    { $feature ->
        [road] Avslutter veien for { $points } poeng
        [city] Avslutter byen for { $points } poeng
        [garden] Avslutter hagen for { $points } poeng
       *[monastery] Avslutter klosteret for { $points } poeng
    }
reason-completes-other =
    { $feature ->
        [road] Avslutter en vei: { $player } får { $points } poeng
        [city] Avslutter en by: { $player } får { $points } poeng
        [garden] Avslutter en hage: { $player } får { $points } poeng
       *[monastery] Avslutter et kloster: { $player } får { $points } poeng
    }
reason-claims =
    { $feature ->
        [road] Tar en vei som har { $chance } % sjanse for å bli avsluttet
        [city] Tar en by som har { $chance } % sjanse for å bli avsluttet
        [monastery] Tar et kloster som har { $chance } % sjanse for å bli avsluttet
        [garden] Tar en hage som har { $chance } % sjanse for å bli avsluttet
       *[field] Tar et jorde som gir poeng når spillet er slutt
    }
reason-improves =
    { $feature ->
        [road] Gjør veien lettere å avslutte: { $before } → { $after } %
        [city] Gjør byen lettere å avslutte: { $before } → { $after } %
        [garden] Gjør hagen lettere å avslutte: { $before } → { $after } %
       *[monastery] Gjør klosteret lettere å avslutte: { $before } → { $after } %
    }
reason-grows =
    { $feature ->
        [road] Gjør egen vei lengre
        [city] Gjør egen by større
        [field] Gjør eget jorde mer verdt
        [garden] Fyller opp rundt egen hage
       *[monastery] Fyller opp rundt eget kloster
    }
reason-improves-other =
    { $feature ->
        [road] Hjelper { $player } videre med veien
        [city] Hjelper { $player } videre med byen
        [field] Gjør jordet mer verdt for { $player }
        [garden] Hjelper { $player } videre med hagen
       *[monastery] Hjelper { $player } videre med klosteret
    }
reason-hinders =
    { $feature ->
        [road] Gjør egen vei vanskeligere å avslutte
        [city] Gjør egen by vanskeligere å avslutte
        [field] Gjør eget jorde mindre verdt
        [garden] Gjør egen hage vanskeligere å avslutte
       *[monastery] Gjør eget kloster vanskeligere å avslutte
    }
reason-hinders-other =
    { $feature ->
        [road] Gjør det vanskeligere for { $player } å avslutte veien
        [city] Gjør det vanskeligere for { $player } å avslutte byen
        [field] Gjør jordet mindre verdt for { $player }
        [garden] Gjør det vanskeligere for { $player } å avslutte hagen
       *[monastery] Gjør det vanskeligere for { $player } å avslutte klosteret
    }
reason-blocks-other =
    { $feature ->
        [road] Gjør at { $player } aldri kan avslutte veien
        [city] Gjør at { $player } aldri kan avslutte byen
        [field] Gjør jordet mindre verdt for { $player }
        [garden] Gjør at { $player } aldri kan avslutte hagen
       *[monastery] Gjør at { $player } aldri kan avslutte klosteret
    }
reason-shares =
    { $feature ->
        [road] Får del i veien til { $player }
        [city] Får del i byen til { $player }
       *[field] Får del i jordet til { $player }
    }
reason-takes =
    { $feature ->
        [road] Overtar veien fra { $player }
        [city] Overtar byen fra { $player }
        [monastery] Overtar klosteret fra { $player }
        [garden] Overtar hagen fra { $player }
       *[field] Overtar jordet fra { $player }
    }
reason-loses =
    { $feature ->
        [road] Overlater veien til de andre
        [city] Overlater byen til de andre
        [monastery] Overlater klosteret til de andre
        [garden] Overlater hagen til de andre
       *[field] Overlater jordet til de andre
    }
reason-frees =
    { $count ->
        [one] Får hjem { $count } figur
       *[other] Får hjem { $count } figurer
    }
reason-frees-sooner = Får figurer raskere hjem
reason-spends = Bruker en figur som kunne kommet til nytte senere
reason-captures = Tar en figur fra { $player } til fange
reason-frees-prisoner = Setter en fange fri
reason-removes-own = Koster en egen figur
reason-removes = Sender hjem en av figurene til { $player }
reason-fairy = Setter feen der hun gir poeng
reason-fairy-bad = Overlater feen til andre
reason-dragon = Gjør egne figurer tryggere for dragen
reason-dragon-bad = Lar figurer stå utsatt for dragen
reason-towers = Gjør egne figurer tryggere for tårn, eller truer andres
reason-towers-bad = Lar figurer stå innen rekkevidde av tårn
reason-merges = Gjør det lettere å trenge seg inn hos andre, eller stenger dem ute
reason-merges-bad = Gjør det lettere for andre å trenge seg inn
