## Regelboken

rules-search = Søk i reglene
rules-none = Ingen treff.
rules-back = Tilbake
rules-forward = Fremover
rules-contents = Innhold
rules-close = Lukk regelhjelpen
rules-page = Artikkelen
rules-next = Neste: { $title }
rules-part-game = Spillet
rules-part-supplement = Bønder, biskop og elv
rules-part-expansions = Utvidelser
rules-part-reference = Til oppslag

## Øving ved bordet

practice-title = Øving: ingenting her blir lagret
practice-again = Begynn på nytt
practice-end = Tilbake til der du var

## Reglene for dette steget, som navn på lenker

topic-fit = Hvor en brikke passer
topic-river = Hvordan elven fortsetter
topic-bend = Elvens svinger
topic-meeple = Å sette ut en meeple
topic-big = Den store meeplen
topic-abbot = Å sette ut biskopen
topic-recall = Å ta biskopen tilbake
topic-floor = Å bygge tårn
topic-top = Å lukke et tårn
topic-fairy = Å flytte feen
topic-occupied = Når et element er opptatt
topic-farmer = Bønder
topic-volcano = Vulkanen
topic-dragon-tile = Dragebrikken
topic-portal = Den magiske portalen
topic-cathedral = Katedralen
topic-inn = Vertshuset
topic-princess = Prinsessen
topic-princess-cost = Hva prinsessen koster
topic-capture = Å ta til fange
topic-reach = Hvor langt et tårn rekker
topic-exchange = Å utveksle fanger
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
example-pass = Mer skjer ikke i denne turen.
