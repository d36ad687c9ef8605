## Efsta línan: hver á leik og hvað á að gera

prompt-place = { $player }: leggðu niður flísina
prompt-placed = { $player }: settu út fígúru eða ljúktu leik
prompt-chosen = { $player }: staðfestu eða veldu annað
prompt-princess = { $player }: prinsessan getur fjarlægt riddara
prompt-spent = { $player }: aðgerðin í þessum leik fór í prinsessuna
prompt-capture = { $player }: turninn getur fangað fígúru
prompt-release = { $player }: hvaða fígúra þín kemur heim?
prompt-dragon =
    { $left ->
        [one] { $player }: færðu drekann, { $left } færsla eftir
       *[other] { $player }: færðu drekann, { $left } færslur eftir
    }
prompt-thinking = { $player } hugsar …
prompt-over = Spilinu er lokið
prompt-winner = { $names } sigrar!
prompt-winners = { $names } deila sigrinum!

## Hnappurinn segir hvað gerist. „Leikur“ er það sem einn gerir í einu, „spil“ er allt saman.

confirm-tile = Leggja niður flísina
confirm-without = Ljúka leik án fígúru
confirm-no-capture = Fanga enga fígúru
confirm-meeple =
    { $role ->
        [road] Ljúka leik með stigamanni
        [city] Ljúka leik með riddara
        [monastery] Ljúka leik með munki
       *[field] Ljúka leik með bónda
    }
confirm-big =
    { $role ->
        [road] Ljúka leik með stóra þegninum sem stigamanni
        [city] Ljúka leik með stóra þegninum sem riddara
        [monastery] Ljúka leik með stóra þegninum sem munki
       *[field] Ljúka leik með stóra þegninum sem bónda
    }
confirm-abbot =
    { $role ->
        [garden] Ljúka leik með ábóta í garðinum
       *[monastery] Ljúka leik með ábóta í klaustrinu
    }
confirm-recall = Taka ábótann aftur og fá { $points } stig
confirm-floor = Setja út turnhæð og ljúka leik
confirm-top = Setja þegninn á turninn
confirm-fairy = Færa álfinn og ljúka leik
confirm-capture = Fanga fígúruna sem { $player } á
confirm-capture-own = Taka eigin fígúru heim
confirm-princess = Fjarlægja riddarann
princess-leave = Fjarlægja engan riddara

## Það sem velja má á kortinu

cell-fits = Leggja niður flísina: dálkur { $column }, röð { $row }
cell-fits-turned = Snúa flísinni og leggja hana niður: dálkur { $column }, röð { $row }
cell-no-fit = Dálkur { $column }, röð { $row }: flísin passar ekki
target-meeple =
    { $role ->
        [road] Stigamaður á veginn, nú { $points } stig
        [city] Riddari í borgina, nú { $points } stig
        [monastery] Munkur í klaustrið, nú { $points } stig
       *[field] Bóndi á akurinn, nú { $points } stig
    }
target-big =
    { $role ->
        [road] Stór þegn á veginn, nú { $points } stig
        [city] Stór þegn í borgina, nú { $points } stig
        [monastery] Stór þegn í klaustrið, nú { $points } stig
       *[field] Stór þegn á akurinn, nú { $points } stig
    }
target-abbot =
    { $role ->
        [garden] Ábóti í garðinn, nú { $points } stig
       *[monastery] Ábóti í klaustrið, nú { $points } stig
    }
target-recall = Taka ábótann aftur og fá { $points } stig
target-floor = Setja út { $height }. hæð
target-top = Setja þegn á turninn
target-top-big = Setja stóra þegninn á turninn
target-fairy = Færa álfinn til þessarar fígúru
target-capture = Fanga fígúruna sem { $player } á
target-princess = Fjarlægja riddarann sem { $player } á
target-dragon =
    { $side ->
        [N] Færa drekann norður
        [E] Færa drekann austur
        [S] Færa drekann suður
       *[W] Færa drekann vestur
    }
release-kind =
    { $kind ->
        [big] Stóri þegninn kemur heim
        [abbot] Ábótinn kemur heim
       *[meeple] Þegn kemur heim
    }

## Hnappar og valmyndir

action-turn-right = Snúa flísinni réttsælis
action-turn-left = Snúa flísinni rangsælis
action-fit = Sýna allt kortið
action-centre = Fara að síðustu flís
action-zoom-in = Auka aðdrátt
action-zoom-out = Minnka aðdrátt
action-panels = Sýna eða fela spjöldin
action-coordinates = Hnit
action-fields = Sýna akra
action-confirm = Staðfesta
action-next-cell = Næsti staður fyrir flísina
action-previous-cell = Fyrri staður fyrir flísina
action-save = Vista spilið…
action-picture = Vista mynd af kortinu…
action-leave = Fara úr spilinu
action-shortcuts = Flýtilyklar
action-title = Á upphafsskjá
hand-tile = Flís á hendi
tiles-left =
    { $count ->
        [one] { $count } flís eftir
       *[other] { $count } flísar eftir
    }
game-map = Kortið

## Tegundir aðgerða

mode-meeple = Setja út þegn
mode-big = Setja út stóra þegninn
mode-abbot = Setja út ábótann
mode-recall = Taka ábótann aftur
mode-floor = Byggja turnhæð
mode-fairy = Færa álfinn
