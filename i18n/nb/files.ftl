## Filer og feil

load-title = Last inn et spill
load-none = Det finnes ingen lagrede spill ennå.
load-path = Filbane
load-open = Åpne
load-browse = Finn en fil…
save-title = Lagre spillet
save-name = Navn
save-do = Lagre
saved-to = Lagret: { $path }
error-cannot-save = Spillet kunne ikke lagres, men det fortsetter. { $reason }
error-cannot-read = Filen kan ikke leses. { $reason }
error-too-large = Denne filen er altfor stor til å være et lagret spill.
error-too-new = Dette spillet er lagret med en nyere versjon av Landnam.
error-damaged = Denne filen er skadet eller er ikke et lagret spill.
error-settings = Innstillingene kunne ikke leses; standardvalgene brukes.
error-autosave = Spillet kan ikke lagres på disken akkurat nå. { $reason }
error-panel = Noe gikk galt i denne delen av vinduet. Spillet er tatt vare på og fortsetter.
