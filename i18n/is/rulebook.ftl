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
rules-part-supplement = Bændur, ábóti og á
rules-part-expansions = Viðbætur
rules-part-reference = Til uppflettingar

## Æfing við borðið

practice-title = Æfing: ekkert hér er geymt
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
topic-floor = Að byggja turn
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
example-first = Fyrir fyrsta leik
example-back = Einum leik fyrr
example-next = Næsti leikur
example-last = Eftir síðasta leik
example-count = Leikur { $at } af { $count }
example-refused = Ekki leyfilegt:
example-rule = Reglan
example-pass = Ekkert meira er gert að sinni.
