## Spjöldin við kortið

panel-scores = Stigatafla
panel-players = Leikmenn og birgðir
panel-prisoners = Fangar
panel-log = Annáll spilsins
panel-tiles = Flísar sem eftir eru
panel-help = Regluhjálp

players-score = { $player }: { $points }
players-projected = { $points } ef spilinu lyki nú
players-projected-hint = Stigin sem leikmaðurinn hefði ef spilinu lyki nú
supply-meeples = Þegnar í birgðum
supply-big = Stór þegn í birgðum
supply-abbot = Ábóti í birgðum
supply-floors = Turnhæðir í birgðum
prisoners-none = Enginn er í haldi.
prisoners-row =
    { $kind ->
        [big] { $holder } hefur í haldi stóra þegninn sem { $owner } á
        [abbot] { $holder } hefur í haldi ábótann sem { $owner } á
       *[meeple] { $holder } hefur í haldi þegn sem { $owner } á
    }
prisoners-ransom =
    { $kind ->
        [big] Kaupa stóra þegninn aftur fyrir 3 stig
        [abbot] Kaupa ábótann aftur fyrir 3 stig
       *[meeple] Kaupa þegninn aftur fyrir 3 stig
    }
log-empty = Ekkert hefur gerst enn.
log-show = Sýna á kortinu
tiles-empty = Allar flísar hafa verið dregnar.

## Það sem skiptir máli í þessu skrefi

help-place = Allar brúnir flísarinnar verða að passa við nágrannana: vegur við veg, borg við borg, akur við akur. Að minnsta kosti ein brún verður að liggja að flís á borðinu.
help-figure = Þú mátt setja eina fígúru á flísina sem þú varst að leggja niður, á mannvirki þar sem enginn er fyrir, sama hve langt það nær.
help-princess = Prinsessan getur sent einn riddara heim úr þessari borg. Ef hún gerir það er aðgerðin þín í þessari umferð búin.
help-spent = Aðgerðin í þessari umferð fór í prinsessuna. Áður en þú lýkur umferðinni máttu kaupa aftur eina fígúru ef þú átt einhverja í haldi hjá öðrum.
help-capture = Turn nær til flísarinnar sem hann stendur á og auk þess, í hverja af áttunum fjórum, yfir jafnmarga reiti og hæðirnar eru. Þú mátt fanga eina fígúru innan seilingar.
help-release = Tveir leikmenn hafa fanga hvor frá öðrum og skiptast á föngum, einum fyrir einn. Þú velur hvaða fígúru þú færð heim.
help-dragon = Leikmenn færa drekann hver á eftir öðrum, í mesta lagi sex sinnum alls, aldrei tvisvar á sömu flís og aldrei á flís álfsins. Hann étur allar fígúrur sem verða á vegi hans.
help-over = Stig hafa verið talin fyrir ókláraða vegi, borgir og klaustur og síðan fyrir akrana.
players-seat = { $player }: hver spilar
