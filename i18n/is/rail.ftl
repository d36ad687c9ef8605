## Flísin á hendi, fígúrurnar og hnappurinn sem staðfestir

dock-choose-place = Veldu reit
dock-choose-step = Veldu skref
dock-choose-figure = Veldu fígúru
dock-plays = { $player } á leik…
dock-coach = Fylgdu leiðbeinandanum
slot-meeple = Þegn
slot-big = Stór
slot-abbot = Ábóti
slot-floor = Hæð
slot-fairy = Álfur
prompt-fits =
    { $count ->
        [one] passar á { $count } reit
       *[other] passar á { $count } reiti
    }

## Kringlóttir hnappar: eitt stutt orð á hverjum

tool-fit = Allt kortið
tool-owners = Eigendur
tool-tiles = Flísar eftir
tool-hint = Ábending
tool-rules = Reglur
tool-log = Annáll
tool-scores = Stig

## Valmyndin

menu-back = Aftur í spilið
menu-game = Spil
menu-turn = Umferð
menu-view = Skoða
menu-help = Hjálp

## Annáll spilsins, ein lína fyrir hverja umferð. Merki leikmannsins stendur á undan, stigin á eftir.

turn-placed = leggur niður flís
turn-discarded = dregur flís sem passar hvergi
turn-figure =
    { $role ->
        [road] stigamaður á veg
        [city] riddari í borg
        [monastery] munkur í klaustur
        [garden] ábóti í garð
        [abbot] ábóti í klaustur
        [tower] þegn á turn
       *[field] bóndi á akur
    }
turn-completed =
    { $feature ->
        [city] klárar borg
        [monastery] klárar klaustur
        [garden] klárar garð
       *[road] klárar veg
    }
turn-completed-many =
    { $count ->
        [one] klárar { $count } mannvirki
       *[other] klárar { $count } mannvirki
    }
turn-floor = turnhæð ({ $height }. hæð)
turn-captured = turnhæð, fangar fígúru sem { $owner } á
turn-captured-own = turnhæð, tekur eigin fígúru heim
turn-fairy = færir álfinn
turn-recalled = tekur ábótann aftur
turn-eaten =
    { $count ->
        [one] drekinn étur { $count } fígúru
       *[other] drekinn étur { $count } fígúrur
    }
turn-dragon = færir drekann
turn-removed = prinsessan sendir riddara heim
turn-exchanged = fangaskipti
turn-ransomed = kaupir fígúru aftur
turn-final = Lokastig
turn-show = { $line }: sýna á kortinu
