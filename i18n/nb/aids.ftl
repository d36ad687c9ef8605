## Innstillinger: hjelpemidler

helps-title = Hjelpemidler
helps-purist = Spill uten hjelpemidler
helps-legal-squares = Vis hvor brikken passer, og hvorfor den ikke passer andre steder
helps-dead-squares = Vis felt som ingen brikke kan fylle lenger
helps-counts = Vis brikkene som er igjen
helps-odds = Vis sjansen for å trekke en brikke som passer
helps-projections = Vis hva hver spiller ville hatt hvis spillet sluttet nå
helps-inspector = Forklar veier, byer, jorder og tårn under pekeren
helps-fields = La tasten for jorder vise jordene
helps-hints = Tilby hint

## Hvorfor ikke?

why-rule = Regel { $number }
why-close = Lukk
why-no-turn = Den passer heller ikke i noen annen stilling.
why-locked = Ikke her: { $reason }

## Tomme felt

side-shows =
    { $terrain ->
        [city] by
        [road] vei
        [river] elv
       *[field] jorde
    } { $side ->
        [N] i nord
        [E] i øst
        [S] i sør
       *[W] i vest
    }
gap-dead = Ingen av brikkene som er igjen, passer her. Det som trengs: { $sides }.
gap-never = Ingen brikke i dette spillet har slike kanter.
gap-laid =
    { $count ->
        [one] { $count } brikke med slike kanter ligger allerede på kartet.
       *[other] { $count } brikker med slike kanter ligger allerede på kartet.
    }
gap-gone =
    { $count ->
        [one] { $count } brikke med slike kanter er ute av spillet.
       *[other] { $count } brikker med slike kanter er ute av spillet.
    }
gap-fits =
    { $count ->
        [0] Ingen av brikkene som er igjen, passer her.
        [one] { $count } av brikkene som er igjen, passer her.
       *[other] { $count } av brikkene som er igjen, passer her.
    }
gap-dead-name = Kolonne { $column }, rad { $row }: ingen av brikkene som er igjen, passer
percent = { $value } %
odds-title = Sjansen for å trekke en brikke som passer
odds-others = En motspiller, før din neste tur
odds-next = Du, i neste tur
odds-ever = Du, før spillet er slutt

## Veier, byer, jorder og tårn i få ord

inspect-title =
    { $feature ->
        [road] { $state ->
            [complete] Avsluttet vei
           *[open] Vei
        }
        [city] { $state ->
            [complete] Avsluttet by
           *[open] By
        }
        [monastery] { $state ->
            [complete] Avsluttet kloster
           *[open] Kloster
        }
        [garden] { $state ->
            [complete] Avsluttet hage
           *[open] Hage
        }
        [river] Elv
       *[field] Jorde
    }
inspect-nobody = Her står det ingen.
inspect-river = Ingen kan stå på elven, og den gir ingen poeng.
inspect-now = Hvis spillet sluttet nå: { $points }
inspect-worth = Verdt { $points } poeng
inspect-finished =
    { $feature ->
        [monastery] Når det er avsluttet: { $points }
        [garden] Når den er avsluttet: { $points }
       *[road] Når den er avsluttet: { $points } eller mer
    }
inspect-cities =
    { $cities ->
        [one] Når byen ved jordet er avsluttet: { $points }
       *[other] Når alle { $cities } byene ved jordet er avsluttet: { $points }
    }
inspect-open =
    { $count ->
        [one] { $count } åpen kant
       *[other] { $count } åpne kanter
    }
inspect-missing =
    { $count ->
        [one] { $count } tomt felt rundt
       *[other] { $count } tomme felt rundt
    }
inspect-needs =
    { $count ->
        [one] Trenger minst { $count } brikke til
       *[other] Trenger minst { $count } brikker til
    }
inspect-closers =
    { $count ->
        [0] Ingen av brikkene som er igjen, avslutter dette
        [one] { $count } av brikkene som er igjen, ville avsluttet dette
       *[other] { $count } av brikkene som er igjen, ville avsluttet dette
    }
inspect-stuck = Dette kan aldri avsluttes: Minst ett av feltene kan ikke fylles av noen av brikkene som er igjen.
inspect-tower =
    { $floors ->
        [0] Tårnfundament
        [one] Tårn med { $floors } etasje
       *[other] Tårn med { $floors } etasjer
    }
inspect-tower-closed = { $player } har en meeple på tårnet; det er lukket.
# «felt» er likt i entall og flertall.
inspect-tower-reach = Neste etasje rekker { $reach } felt i hver retning.
inspect-tower-safe = Ingen står innen rekkevidde.
inspect-tower-threat = Eiere av figurer innen rekkevidde:

## Jorder

field-label =
    { $cities ->
        [one] { $owners } · { $cities } by · { $points }
       *[other] { $owners } · { $cities } byer · { $points }
    }
field-free = ledig
fields-farmed = Jorder med bønder
fields-all = Alle jorder
fields-hidden = Jordene er skjult

## Brikker igjen

tiles-cities =
    { $count ->
        [0] Ingen by på kantene
        [4] By på alle 4 kanter
        [one] By på { $count } kant
       *[other] By på { $count } kanter
    }
tiles-river = Elv
tiles-kind = { $sides }: { $count }

action-inspect = Hva er dette?
