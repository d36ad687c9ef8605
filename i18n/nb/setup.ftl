## Skjermen for nytt spill

setup-title = Nytt spill
setup-players = Spillere
setup-sets = Med i spillet
setup-rules = Regelvalg
setup-start = Start spillet
setup-add-player = Legg til en spiller
setup-remove-player = Fjern spiller { $seat }
setup-name = Navn på spiller { $seat }
setup-colour = Farge for spiller { $seat }
setup-control = Hvem som styrer spiller { $seat }
setup-move-up = Flytt spiller { $seat } opp
setup-human = Menneske
setup-computer =
    { $level ->
        [beginner] Datamaskin, nybegynner
        [casual] Datamaskin, hobbyspiller
        [skilled] Datamaskin, øvet
        [expert] Datamaskin, ekspert
       *[master] Datamaskin, mester
    }
setup-character = Spillestil for spiller { $seat }
character =
    { $character ->
        [builder] Byggherre
        [farmer] Storbonde
        [raider] Røver
       *[balanced] Allsidig
    }
character-about =
    { $character ->
        [builder] Elsker store byer og lar andre få de korte veiene
        [farmer] Har et godt øye til vide jorder
        [raider] Trenger seg gjerne inn på det andre har begynt på
       *[balanced] Tar det som gir flest poeng
    }
setup-learn = Lær
setup-learn-set = Lær dette: { $set }
setup-random-order = Trekk lodd om rekkefølgen
setup-seed = Spillnummer
setup-seed-hint = Samme nummer og samme utvalg gir de samme brikkene i samme rekkefølge.
setup-seed-new = Nytt nummer

## Det som kan være med: navn og én setning om hvert

set-base = Grunnspill
set-base-about = Veier, byer og klostre: 72 brikker, alltid med.
set-farmers = Bønder
set-farmers-about = Når spillet er slutt, gir bøndene poeng for hver avsluttet by ved jordet.
set-abbot = Biskopen og hagene
set-abbot-about = En ekstra figur for klostre og hager, som du kan ta tilbake før tiden.
set-river = Elven
set-river-about = Tolv brikker som legges ut først og deler landskapet.
set-inns-cathedrals = Vertshus og katedraler
set-inns-cathedrals-about = Veier og byer som er mer verdt, en stor meeple og plass til en sjette spiller.
set-tower = Tårnet
set-tower-about = Bygg tårn, ta fanger og betal løsepenger.
set-princess-dragon = Prinsessen og dragen
set-princess-dragon-about = En drage som spiser figurer, en fe som beskytter dem, portaler og prinsesser.

## Regelsett og regelvalg, med de samme ordene som i artikkelen Regelvalg

preset-as-printed = Som trykt
preset-as-printed-about = Det som står i regelheftene vi bygger på, det norske og de islandske.
preset-clarified = Presisert
preset-clarified-about = Med forlagets senere rettelser: tårnhandlinger etter alle brikker, portaler til alle brikker.
preset-own = Egendefinert
option-tower-actions = Tårnhandlinger
option-tower-actions-foundation-tile = Bare etter en brikke med fundament
option-tower-actions-any-tile = Etter alle brikker
option-portal-target = Hvor en portal fører
option-portal-target-own = Bare til brikker du selv har lagt ut
option-portal-target-any = Til alle brikker
option-dragon-move = Når dragen vandrer
option-dragon-move-before-scoring = Før poengberegningen
option-dragon-move-after-scoring = Etter poengberegningen
option-river-bends = Elvens svinger
option-river-bends-alternate = Vekselvis til venstre og høyre
option-river-bends-adjacent = Ikke samme vei på to brikker rett etter hverandre

## Hva som er galt med et oppsett

problem-too-few-players = Det må være minst to spillere.
problem-too-many-players = Med dette utvalget kan høyst { $most } spille. Vertshus og katedraler gir plass til den sjette.
problem-same-colour = To spillere har samme farge.
problem-seed = Spillnummeret kan bare inneholde sifre.
problem-other = Spillet kan ikke settes opp slik.
