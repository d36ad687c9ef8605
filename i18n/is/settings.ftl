## Stillingar

settings-title = Stillingar
settings-language = Tungumál
settings-theme = Útlit
settings-theme-day = Dagur
settings-theme-night = Nótt
settings-theme-contrast = Mikil birtuskil
settings-colours = Litir leikmanna
settings-colours-classic = Eins og í reglubókunum
settings-colours-safe = Fyrir litblinda
settings-scale = Stærð texta og hnappa
settings-speed = Hraði
settings-speed-slow = Hægt
settings-speed-normal = Venjulegt
settings-speed-fast = Hratt
settings-speed-instant = Samstundis
settings-reduced-motion = Minni hreyfing
settings-follow = Fylgja leikjum annarra á kortinu
settings-keep-whole-map = Hafa allt kortið í sýn
settings-handover = Sýna spjald þegar röðin kemur að næstu manneskju
settings-wheel-pans = Músarhjólið færir kortið en breytir ekki aðdrætti

handover-title = { $player }, þú átt leik
handover-go = Byrja
