## Nýtt spil

setup-title = Nýtt spil
setup-players = Leikmenn
setup-sets = Grunnspil og viðbætur
setup-rules = Valkostir í reglunum
setup-start = Hefja spilið
setup-add-player = Bæta við leikmanni
setup-remove-player = Fjarlægja leikmann { $seat }
setup-name = Nafn leikmanns { $seat }
setup-colour = Litur leikmanns { $seat }
setup-control = Hver stýrir leikmanni { $seat }
setup-move-up = Færa leikmann { $seat } upp
setup-human = Manneskja
setup-computer =
    { $level ->
        [beginner] Tölva, byrjandi
        [casual] Tölva, áhugamaður
        [skilled] Tölva, lengra komin
        [expert] Tölva, sérfræðingur
       *[master] Tölva, meistari
    }
setup-character = Leikstíll tölvunnar í sæti { $seat }
character =
    { $character ->
        [builder] Byggingameistari
        [farmer] Búmaður
        [raider] Ránsmaður
       *[balanced] Alhliða
    }
character-about =
    { $character ->
        [builder] Elskar stórar borgir og lætur öðrum eftir stuttu vegina
        [farmer] Hefur auga fyrir víðáttumiklum ökrum
        [raider] Sækir í það sem aðrir hafa byrjað á
       *[balanced] Tekur það sem gefur flest stig
    }
setup-learn = Læra
setup-learn-set = Læra þetta: { $set }
setup-random-order = Draga um röðina
setup-seed = Númer spilsins
setup-seed-hint = Sama númer og sömu viðbætur gefa sömu flísar í sömu röð.
setup-seed-new = Annað númer

## Grunnspil og viðbætur: heiti og ein setning um hvert

set-base = Grunnspil
set-base-about = Vegir, borgir og klaustur: 72 flísar, alltaf með.
set-farmers = Bændur
set-farmers-about = Liggja á ökrunum og gefa stig í leikslok fyrir kláraðar borgir í kring.
set-abbot = Ábótinn og garðarnir
set-abbot-about = Ein fígúra í viðbót, fyrir klaustur og garða; hana má taka aftur snemma.
set-river = Áin
set-river-about = Tólf flísar sem eru lagðar niður fyrst og skipta landinu.
set-inns-cathedrals = Gistihús og dómkirkjur
set-inns-cathedrals-about = Verðmætari vegir og borgir, stór þegn og pláss fyrir sjötta leikmanninn.
set-tower = Turninn
set-tower-about = Byggðu turna, taktu fanga og greiddu lausnargjald.
set-princess-dragon = Prinsessan & Drekinn
set-princess-dragon-about = Dreki sem étur fígúrur, álfur sem ver þær, galdragáttir og prinsessur.

## Forstillingar og valkostir, með sömu orðum og í greininni um valkosti

preset-as-printed = Prentaðar reglur
preset-as-printed-about = Eins og segir í íslensku reglubókunum.
preset-clarified = Skýrðar reglur
preset-clarified-about = Með síðari leiðréttingum útgefandans: turnaðgerðir eftir hvaða flís sem er og galdragáttir sem ná til hvaða flísar sem er.
preset-own = Eigið val
option-tower-actions = Turnaðgerðir
option-tower-actions-foundation-tile = Eftir flís með turnstoðum
option-tower-actions-any-tile = Eftir hvaða flís sem er
option-portal-target = Galdragátt
option-portal-target-own = Á eigin flísar
option-portal-target-any = Á hvaða flís sem er
option-dragon-move = Drekinn fer af stað
option-dragon-move-before-scoring = Á undan stigatalningu
option-dragon-move-after-scoring = Eftir stigatalningu
option-river-bends = Beygjur árinnar
option-river-bends-alternate = Til vinstri og hægri á víxl
option-river-bends-adjacent = Ekki í sömu átt á tveimur flísum í röð

## Hvað er að uppstillingunni

problem-too-few-players = Það þarf að minnsta kosti tvo leikmenn.
problem-too-many-players =
    { $most ->
        [5] Með þessu vali geta í mesta lagi { $most } spilað; með Gistihúsum og dómkirkjum getur sá sjötti verið með.
       *[other] Með þessu vali geta í mesta lagi { $most } spilað.
    }
problem-same-colour = Tveir leikmenn hafa sama lit.
problem-seed = Í númeri spilsins mega aðeins vera tölustafir.
problem-other = Svona er ekki hægt að stilla spilinu upp.
