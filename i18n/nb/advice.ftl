## Hint, og hvorfor datamaskinen gjorde som den gjorde

action-hint = Hint
action-why = Hvorfor spilte datamaskinen slik?
action-play-for-me = La datamaskinen spille denne turen
advice-thinking = Tenker på et hint …
advice-hint = Hint
advice-why-title = { $player }: hvorfor dette trekket?
advice-why-nothing = Ingen datamaskin har spilt ennå.
advice-close = Lukk rådet
advice-area = Se nærmere på det merkede området.
advice-more-move = Vis trekket
advice-more-why = Hvorfor?
advice-lay-out = Legg det ut
advice-no-reason = Ingen enkelt grunn veier tyngst; alt i alt er trekket mest verdt.

## Grunner. Trekket er subjektet i hver setning. Navnet står alltid i grunnform.

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
        [road] Tar en vei som blir avsluttet med { $chance } % sannsynlighet
        [city] Tar en by som blir avsluttet med { $chance } % sannsynlighet
        [monastery] Tar et kloster som blir avsluttet med { $chance } % sannsynlighet
        [garden] Tar en hage som blir avsluttet med { $chance } % sannsynlighet
       *[field] Tar et jorde som teller ved spillets slutt
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
        [road] Hindrer { $player } i noen gang å avslutte veien
        [city] Hindrer { $player } i noen gang å avslutte byen
        [field] Gjør jordet mindre verdt for { $player }
        [garden] Hindrer { $player } i noen gang å avslutte hagen
       *[monastery] Hindrer { $player } i noen gang å avslutte klosteret
    }
reason-shares =
    { $feature ->
        [road] Deler veien med { $player }
        [city] Deler byen med { $player }
       *[field] Deler jordet med { $player }
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
        [one] Bringer { $count } figur hjem
       *[other] Bringer { $count } figurer hjem
    }
reason-frees-sooner = Bringer figurer raskere hjem
reason-spends = Bruker en figur som kan bli savnet senere
reason-captures = Tar en figur fra { $player } til fange
reason-frees-prisoner = Setter en fange fri
reason-removes-own = Koster en egen figur
reason-removes = Sender hjem en figur fra { $player }
reason-fairy = Setter feen der hun gir poeng
reason-fairy-bad = Overlater feen til andre
reason-dragon = Gjør egne figurer tryggere for dragen
reason-dragon-bad = Lar figurer stå utsatt for dragen
reason-towers = Gjør egne figurer tryggere for tårn, eller truer andres
reason-towers-bad = Lar figurer stå innen rekkevidde av tårn
reason-merges = Åpner en vei inn i det andre har begynt på, eller stenger deres
reason-merges-bad = Gir andre en vei inn
