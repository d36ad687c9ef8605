## Annáll spilsins, ein lína fyrir hvern atburð. Nafn leikmanns stendur alltaf í nefnifalli.

log-placed = { $player } leggur niður flís
log-discarded = { $player } dregur flís sem passar hvergi; hún fer úr spilinu
log-aside = { $player } dregur drekaflís; hún bíður fyrsta eldfjallsins
log-shuffled =
    { $count ->
        [one] { $count } drekaflís fer aftur í bunkann
       *[other] { $count } drekaflísar fara aftur í bunkann
    }
log-figure =
    { $role ->
        [road] { $player } setur út stigamann
        [city] { $player } setur út riddara
        [monastery] { $player } setur út munk
        [field] { $player } setur út bónda
        [garden] { $player } setur ábótann í garð
        [abbot] { $player } setur ábótann í klaustur
       *[tower] { $player } setur þegn á turn
    }
log-score =
    { $feature ->
        [road] { $player } fær { $points } stig fyrir veg
        [city] { $player } fær { $points } stig fyrir borg
        [monastery] { $player } fær { $points } stig fyrir klaustur
        [garden] { $player } fær { $points } stig fyrir garð
        [field] { $player } fær { $points } stig fyrir akur
       *[fairy] { $player } fær { $points } stig frá álfinum
    }
log-returned = { $player } fær fígúru heim
log-removed = Prinsessan sendir heim riddara sem { $player } á
log-floor = { $player } setur út turnhæð ({ $height }. hæð)
log-captured = { $player } fangar fígúru sem { $owner } á
log-captured-own = { $player } tekur eigin fígúru heim
log-exchanged = { $first } og { $second } skiptast á föngum
log-ransomed = { $player } greiðir lausnargjald: { $holder } fær 3 stig
log-dragon-flies = Drekinn flýgur á eldfjallið
log-dragon = { $player } færir drekann
log-eaten = Drekinn étur fígúru sem { $player } á
log-fairy = { $player } færir álfinn
log-final = Spilinu er lokið

## Hvernig stigin leggjast saman: margfeldi með plúsmerki á milli, síðan summan

term-tile =
    { $count ->
        [one] { $count } flís × { $each }
       *[other] { $count } flísar × { $each }
    }
# Eins í báðum tölum.
term-shield = { $count } skjaldarmerki × { $each }
# Flís klaustursins eða garðsins sjálfs; $count er alltaf 1.
term-centre = { $count } flís í miðju × { $each }
term-neighbour =
    { $count ->
        [one] { $count } flís í kring × { $each }
       *[other] { $count } flísar í kring × { $each }
    }
term-city =
    { $count ->
        [one] { $count } kláruð borg × { $each }
       *[other] { $count } kláraðar borgir × { $each }
    }
term-fairy = { $each } frá álfinum
