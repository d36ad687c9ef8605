## Innstillinger

settings-title = Innstillinger
settings-language = Språk
settings-theme = Utseende
settings-theme-day = Dag
settings-theme-night = Natt
settings-theme-contrast = Høy kontrast
settings-colours = Spillerfarger
settings-colours-classic = Som i regelheftene
settings-colours-safe = For fargeblinde
settings-scale = Størrelse på tekst og knapper
settings-speed = Animasjonshastighet
settings-speed-slow = Langsom
settings-speed-normal = Normal
settings-speed-fast = Rask
settings-speed-instant = Øyeblikkelig
settings-reduced-motion = Reduser bevegelse
settings-follow = Følg motspillernes trekk på kartet
settings-keep-whole-map = Vis alltid hele kartet
settings-handover = Vis et kort når neste spiller overtar
settings-wheel-pans = Musehjulet flytter kartet i stedet for å zoome

handover-title = { $player }, det er din tur
handover-go = Begynn
