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
settings-speed = Tempo
settings-speed-slow = Langsomt
settings-speed-normal = Normalt
settings-speed-fast = Raskt
settings-speed-instant = Øyeblikkelig
settings-reduced-motion = Mindre bevegelse
settings-follow = Gå dit de andre spiller
settings-keep-whole-map = Hold hele kartet synlig
settings-handover = Vis et kort når turen går til neste person
settings-wheel-pans = Hjulet flytter kartet i stedet for å zoome

handover-title = { $player }, det er din tur
handover-go = Begynn
