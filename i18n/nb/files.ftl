## Filer og feil

load-title = Last inn spill
load-none = Det finnes ingen lagrede spill ennå.
load-path = Filbane
load-open = Åpne
load-browse = Bla gjennom…
save-title = Lagre spillet
save-name = Navn
save-do = Lagre
saved-to = Lagret: { $path }
picture-smaller = Kartet er svært stort: På bildet får brikkene bare { $percent } % av den vanlige størrelsen.
error-cannot-save = Spillet kunne ikke lagres, men det fortsetter. { $reason }
error-cannot-read = Filen kan ikke leses. { $reason }
error-too-large = Denne filen er altfor stor til å være et lagret spill.
error-too-new = Dette spillet er lagret med en nyere versjon av Landnam.
error-damaged = Denne filen er skadet eller er ikke et lagret spill.
error-settings = Innstillingene kunne ikke leses; standardinnstillingene brukes.
error-autosave = Spillet kan ikke lagres på disken akkurat nå. { $reason }
error-settings-keep = Innstillingene kan ikke lagres på disken akkurat nå. { $reason }
error-progress-keep = Fremdriften kan ikke lagres på disken akkurat nå. { $reason }
error-panel = Noe gikk galt i denne delen av vinduet. Spillet er tatt vare på og fortsetter.
put-aside = Filen er lagt til side slik at ingenting overskriver den: { $path }
error-put-aside = Filen kunne ikke legges til side. { $reason } Ta en kopi av den før du spiller videre, hvis du trenger den.
file-changed = Et annet program har endret en av filene dine. En kopi av den endrede filen ligger her: { $path }
error-changed = Filen er skadet, eller den er endret for hånd. Hvis du har endret den selv, kan du slette den første linjen i filen, så leses den uten kontroll.
error-not-a-file = Dette er ikke en vanlig fil.
error-progress = Fremdriften i leksjonene kunne ikke leses.
error-window = Vinduets størrelse og posisjon kunne ikke leses.
game-restored = Spillet fortsetter slik det var et øyeblikk tidligere.
settings-partly = Noen av innstillingene er fra en annen versjon av Landnam; for dem brukes standardinnstillingene.
settings-left-alone = Innstillingene kan ikke leses akkurat nå. { $reason } De blir stående som de er: Til Landnam startes på nytt, brukes standardinnstillingene, og endringer lagres ikke.
progress-left-alone = Fremdriften i leksjonene kan ikke leses akkurat nå. { $reason } Den blir stående som den er: Til Landnam startes på nytt, lagres ikke ny fremdrift.
reason-full = Disken er full.
reason-program = Det oppstod en feil i programmet; programloggen forteller mer.
reason-read-only = Disken er skrivebeskyttet.
reason-denied = Systemet tillater det ikke.
reason-missing = Mappen finnes ikke.
reason-guest = Et annet Landnam-vindu har spillene dine åpne, så ingenting lagres her.
reason-not-a-file = Noe annet enn en vanlig fil ligger der filen skal være.
reason-left-alone = Filen kunne ikke leses da Landnam startet, og blir stående som den er.
save-exists = Det finnes allerede en fil med dette navnet.
save-replace = Erstatt filen
load-about =
    { $players } · { $tiles ->
        [one] { $tiles } brikke
       *[other] { $tiles } brikker
    } · { $when }
load-unreadable = Denne filen kan ikke leses · { $when }
ago-now = nettopp
ago-minutes =
    { $count ->
        [one] for { $count } minutt siden
       *[other] for { $count } minutter siden
    }
ago-hours =
    { $count ->
        [one] for { $count } time siden
       *[other] for { $count } timer siden
    }
ago-days =
    { $count ->
        [one] for { $count } dag siden
       *[other] for { $count } dager siden
    }

## Et nytt spill mens et annet er påbegynt

unfinished-title = Du har et påbegynt spill
unfinished-about =
    { $players } · { $tiles ->
        [one] { $tiles } brikke
       *[other] { $tiles } brikker
    }
unfinished-save = Lagre det først
unfinished-give-up = Forkast spillet
unfinished-continue = Fortsett det i stedet

## Når man går fra et spill som ikke kan lagres

unkept-title = Dette spillet kan ikke lagres nå
unkept-about = { $reason } Hvis du går nå, mister du alt som er spilt siden spillet sist ble lagret.
unkept-save = Lagre det et annet sted…
unkept-stay = Bli ved bordet
unkept-leave = Gå likevel
unkept-again = Prøv igjen
unkept-sign = Ikke lagret
kept-again = Spillet lagres igjen.

## Et annet vindu har filene

guest-title = Landnam er allerede i gang
guest-about = Et annet Landnam-vindu har spillene dine åpne og svarer ikke. Du kan se deg om og spille her, men ingenting lagres av seg selv.
guest-again = Prøv igjen
guest-play = Spill uten å lagre
guest-still = Det andre vinduet har fortsatt spillene dine åpne.
