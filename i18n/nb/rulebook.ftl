## Regelboken

rules-search = Søk i reglene
rules-none = Ingen treff.
rules-back = Tilbake
rules-forward = Frem
rules-contents = Innhold
rules-close = Lukk regelhjelpen
rules-page = Artikkelen
rules-next = Neste: { $title }
rules-part-game = Spillet
rules-part-supplement = Bønder, biskop og elv
rules-part-expansions = Utvidelser
rules-part-reference = Oppslag

## Øving ved bordet

practice-title = Øving: Ingenting her blir lagret
practice-again = Begynn på nytt
practice-end = Tilbake til der du var

## Reglene for det som skjer nå, som navn på lenker

topic-fit = Hvor en brikke passer
topic-river = Hvordan elven fortsetter
topic-bend = Elvens svinger
topic-meeple = Sette ut en meeple
topic-big = Den store meeplen
topic-abbot = Sette ut biskopen
topic-recall = Ta biskopen tilbake
topic-floor = Bygge tårn
topic-top = Lukke et tårn
topic-fairy = Flytte feen
topic-occupied = Når et element er opptatt
topic-farmer = Bønder
topic-volcano = Vulkanen
topic-dragon-tile = Dragebrikken
topic-portal = Den magiske portalen
topic-cathedral = Katedralen
topic-inn = Vertshuset
topic-princess = Prinsessen
topic-princess-cost = Hva prinsessen koster
topic-capture = Ta til fange
topic-reach = Hvor langt et tårn rekker
topic-exchange = Utveksle fanger
topic-release = Hvem som velger
topic-ransom = Løsepenger
topic-walk = Dragens vandring
topic-visited = Aldri to ganger til samme brikke
topic-eaten = Hvem dragen spiser
topic-fairy-guard = Feens beskyttelse
topic-final = Endelig poengberegning
topic-winner = Hvem som vinner

## Levende eksempler

example-try = Prøv det på bordet
example-first = Før første trekk
example-back = Ett trekk tilbake
example-next = Neste trekk
example-last = Etter siste trekk
example-count = Trekk { $at } av { $count }
example-refused = Ikke lov:
example-rule = Regelen
example-pass = Det skjer ikke mer i denne turen.

## Brikkene i esken

tiles-count = { $count } ×
tiles-start = startbrikke
part-city =
    { $count ->
        [one] by
       *[other] { $count } byer
    }
part-road =
    { $count ->
        [one] vei
       *[other] { $count } veier
    }
part-river = elv
part-monastery = kloster
part-garden = hage
part-field = jorde
part-shield = våpenskjold
part-cathedral = katedral
part-inn = vertshus
part-princess = prinsesse
part-foundation = tårnfundament
part-volcano = vulkan
part-dragon = dragesymbol
part-portal = magisk portal

## Hva er dette? Én eller to setninger om en ting på kartet

ask-title = Hva er dette?
ask-more = Les mer
ask-road = En vei. Når begge endene er stengt, er den avsluttet og gir 1 poeng for hver brikke.
ask-city = En by. Når muren er hel, er den avsluttet og gir 2 poeng for hver brikke og hvert våpenskjold.
ask-monastery = Et kloster. Det gir 9 poeng når det ligger brikker på alle de åtte feltene rundt.
ask-garden = En hage. Bare biskopen kan stå her, og hagen gir poeng som et kloster.
ask-field = Et jorde. En bonde ligger her til spillets slutt og får 3 poeng for hver avsluttet by som jordet grenser til.
ask-river = Elven. Den deler jordene; ingen kan stå på den, og den gir ikke poeng.
ask-shield = Et våpenskjold. Det gir like mange poeng som en brikke til i byen.
ask-inn = Et vertshus. Veien det ligger ved, gir 2 poeng for hver brikke, men ingenting hvis den er uavsluttet når spillet er slutt.
ask-cathedral = En katedral. Byen gir 3 poeng for hver brikke og hvert våpenskjold, men ingenting hvis den er uavsluttet når spillet er slutt.
ask-princess = Prinsessen. Den som bygger ut en by med prinsessens bydel, kan sende hjem én av ridderne der.
ask-foundation = Et tårnfundament. Her kan spillerne bygge et tårn, etasje for etasje.
ask-tower = Et tårn. Den som bygger en etasje, kan ta én figur til fange på tårnets egen brikke eller opptil like mange felt unna i rett linje som tårnet har etasjer.
ask-volcano = En vulkan. Dragen flyr hit når brikken legges ut, og ingen kan sette en figur her.
ask-dragon-symbol = Dragesymbolet. Når denne brikken legges ut, vandrer dragen.
ask-portal = En magisk portal. Den som legger ut denne brikken, kan sette figuren sin på en annen brikke.
ask-dragon = Dragen. Den tilhører ingen og spiser alle figurer på brikkene den går til.
ask-fairy = Feen. Hun holder dragen unna brikken sin og gir poeng til eieren av figuren hun står hos.
ask-highwayman = En tyv: en meeple på en vei. Den kommer hjem når veien er avsluttet.
ask-knight = En ridder: en meeple i en by. Den kommer hjem når byen er avsluttet.
ask-monk = En munk: en meeple i et kloster. Den kommer hjem når klosteret er avsluttet.
ask-farmer = En bonde: en meeple på et jorde. Den blir der til spillets slutt.
ask-abbot = Biskopen. Den settes bare i klostre og hager og kan tas tilbake tidlig for poeng.
ask-big = Den store meeplen. Den teller som to når flertallet avgjøres.
ask-lookout = En meeple på et tårn. Tårnet er lukket: Ingen kan bygge det høyere.
