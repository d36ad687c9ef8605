## Reglubókin

rules-search = Leita í reglunum
rules-none = Ekkert fannst.
rules-back = Til baka
rules-forward = Áfram
rules-contents = Efnisyfirlit
rules-close = Loka regluhjálpinni
rules-page = Greinin
rules-next = Næst: { $title }
rules-part-game = Spilið
rules-part-supplement = Bændur, ábótinn og áin
rules-part-expansions = Viðbætur
rules-part-reference = Til uppflettingar

## Æfing við borðið

practice-title = Æfing: ekkert hér er vistað
practice-again = Byrja aftur
practice-end = Aftur þangað sem þú varst

## Reglur skrefsins, sem heiti á tenglum

topic-fit = Hvar flís passar
topic-river = Hvernig áin heldur áfram
topic-bend = Beygjur árinnar
topic-meeple = Að setja út þegn
topic-big = Stóri þegninn
topic-abbot = Að setja út ábótann
topic-recall = Að taka ábótann aftur
topic-floor = Að setja út turnhæð
topic-top = Að loka turni
topic-fairy = Að færa álfinn
topic-occupied = Hvenær mannvirki er upptekið
topic-farmer = Bændur
topic-volcano = Eldfjallið
topic-dragon-tile = Drekaflísin
topic-portal = Galdragáttin
topic-cathedral = Dómkirkjan
topic-inn = Gistihúsið
topic-princess = Prinsessan
topic-princess-cost = Hvað prinsessan kostar
topic-capture = Að fanga
topic-reach = Hve langt turn nær
topic-exchange = Að skiptast á föngum
topic-release = Hver velur
topic-ransom = Lausnargjald
topic-walk = Ferð drekans
topic-visited = Aldrei tvisvar á sömu flís
topic-eaten = Hverja drekinn étur
topic-fairy-guard = Vernd álfsins
topic-final = Lokastigatalning
topic-winner = Hver sigrar

## Lifandi dæmi

example-try = Prófa á borðinu
example-first = Í upphafi
example-back = Fyrra skref
example-next = Næsta skref
example-last = Í lokin
example-count = Skref { $at } af { $count }
example-refused = Ekki leyfilegt:
example-rule = Reglan
example-pass = Ekkert fleira er gert í þessari umferð.

## Flísarnar í kassanum

tiles-count = { $count } ×
tiles-start = byrjunarflís
part-city =
    { $count ->
        [one] borg
       *[other] borgir: { $count }
    }
part-road =
    { $count ->
        [one] vegur
       *[other] vegir: { $count }
    }
part-river = áin
part-monastery = klaustur
part-garden = garður
part-field = akur
part-shield = skjaldarmerki
part-cathedral = dómkirkja
part-inn = gistihús
part-princess = prinsessa
part-foundation = turnstoðir
part-volcano = eldfjall
part-dragon = drekatákn
part-portal = galdragátt

## Hvað er þetta? Ein eða tvær setningar um hlut á kortinu

ask-title = Hvað er þetta?
ask-more = Lesa meira
ask-road = Vegur. Þegar báðir endar eru lokaðir gefur hann 1 stig fyrir hverja flís.
ask-city = Borg. Þegar múrinn nær allan hringinn gefur hún 2 stig fyrir hverja flís og hvert skjaldarmerki.
ask-monastery = Klaustur. Það gefur 9 stig þegar flísar liggja á öllum 8 reitunum í kring.
ask-garden = Garður. Hér má aðeins ábótinn vera og stigin eru talin eins og fyrir klaustur.
ask-field = Akur. Bóndi sem settur er hingað liggur til leiksloka og gefur þá 3 stig fyrir hverja kláraða borg sem akurinn snertir.
ask-river = Áin. Hún skiptir ökrunum; enginn stendur á henni og hún gefur engin stig.
ask-shield = Skjaldarmerki. Það gefur jafnmikið og ein flís í viðbót í borginni.
ask-inn = Gistihús. Vegurinn við það gefur 2 stig fyrir hverja flís, en ekkert ef hann er ókláraður í leikslok.
ask-cathedral = Dómkirkja. Borgin gefur 3 stig fyrir hverja flís og hvert skjaldarmerki, en ekkert ef hún er ókláruð í leikslok.
ask-princess = Prinsessan. Sá sem stækkar borg með þessum hluta flísarinnar má senda einn riddara heim úr henni.
ask-foundation = Turnstoðir. Hér geta leikmenn byggt turn, hæð fyrir hæð.
ask-tower = Turn. Sá sem setur út turnhæð má fanga eina fígúru á flís turnsins eða í beinni línu frá henni, ekki fleiri reiti í burtu en hæðirnar eru.
ask-volcano = Eldfjall. Drekinn flýgur hingað þegar flísin er lögð niður og hér má enginn setja fígúru.
ask-dragon-symbol = Drekatáknið. Þegar þessi flís er lögð niður fer drekinn af stað.
ask-portal = Galdragátt. Sá sem leggur þessa flís niður má setja fígúru á aðra flís.
ask-dragon = Drekinn. Enginn á hann og hann étur allar fígúrur á flísunum sem hann fer á.
ask-fairy = Álfurinn. Hann heldur drekanum frá flísinni og færir eiganda fígúrunnar við hlið sér stig.
ask-highwayman = Stigamaður: þegn á vegi. Hann kemur heim þegar stig eru talin fyrir veginn.
ask-knight = Riddari: þegn í borg. Hann kemur heim þegar stig eru talin fyrir borgina.
ask-monk = Munkur: þegn í klaustri. Hann kemur heim þegar stig eru talin fyrir klaustrið.
ask-farmer = Bóndi: þegn á akri. Hann er þar til leiksloka.
ask-abbot = Ábótinn. Hann fer aðeins í klaustur og garða. Þú mátt taka hann aftur snemma og fá stig fyrir.
ask-big = Stóri þegninn. Hann telst tveir þegar fundið er út hver á flesta.
ask-lookout = Þegn á turni. Turninn er lokaður: enginn getur byggt ofan á hann.
