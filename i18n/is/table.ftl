## Efsta línan: hver á leik og hvað á að gera

prompt-place = { $player }: leggðu niður flísina
prompt-placed = { $player }: settu út fígúru eða ljúktu umferðinni
prompt-chosen = { $player }: staðfestu eða veldu annað
prompt-princess = { $player }: prinsessan getur sent riddara heim
prompt-spent = { $player }: aðgerðin fór í prinsessuna, ljúktu umferðinni
prompt-capture = { $player }: turninn getur fangað fígúru
prompt-release = { $player }: hvaða fígúru viltu fá heim?
prompt-dragon =
    { $left ->
        [one] { $player }: færðu drekann, { $left } færsla eftir
       *[other] { $player }: færðu drekann, { $left } færslur eftir
    }
prompt-thinking = { $player } hugsar…
prompt-over = Spilinu er lokið
prompt-winner = { $names } sigrar!
prompt-winners = { $names } deila sigrinum!

## Hnappurinn segir hvað gerist. „Umferð“ er það sem einn leikmaður gerir í einu, „spil“ er allt saman.

confirm-tile = Leggja niður flísina
confirm-without = Ljúka umferð án fígúru
confirm-no-capture = Fanga enga fígúru
confirm-meeple =
    { $role ->
        [road] Ljúka umferð með stigamanni
        [city] Ljúka umferð með riddara
        [monastery] Ljúka umferð með munki
       *[field] Ljúka umferð með bónda
    }
confirm-big =
    { $role ->
        [road] Ljúka umferð með stórum stigamanni
        [city] Ljúka umferð með stórum riddara
        [monastery] Ljúka umferð með stórum munki
       *[field] Ljúka umferð með stórum bónda
    }
confirm-abbot =
    { $role ->
        [garden] Ljúka umferð með ábóta í garði
       *[monastery] Ljúka umferð með ábóta í klaustri
    }
confirm-recall = Taka ábótann aftur ({ $points } stig) og ljúka umferð
confirm-floor = Setja út turnhæð
confirm-top = Ljúka umferð með þegni á turni
confirm-fairy = Færa álfinn og ljúka umferð
confirm-capture = Fanga fígúruna sem { $player } á
confirm-capture-own = Taka eigin fígúru heim
confirm-princess = Senda riddarann heim
princess-leave = Láta riddarana í friði

## Það sem velja má á kortinu

cell-fits = Leggja niður flísina: dálkur { $column }, röð { $row }
cell-fits-turned = Snúa flísinni og leggja hana niður: dálkur { $column }, röð { $row }
cell-no-fit = Dálkur { $column }, röð { $row }: flísin passar ekki
target-meeple =
    { $role ->
        [road] Stigamaður á veginn (ef spilinu lyki nú: { $points } stig)
        [city] Riddari í borgina (ef spilinu lyki nú: { $points } stig)
        [monastery] Munkur í klaustrið (ef spilinu lyki nú: { $points } stig)
       *[field] Bóndi á akurinn (ef spilinu lyki nú: { $points } stig)
    }
target-big =
    { $role ->
        [road] Stór þegn á veginn (ef spilinu lyki nú: { $points } stig)
        [city] Stór þegn í borgina (ef spilinu lyki nú: { $points } stig)
        [monastery] Stór þegn í klaustrið (ef spilinu lyki nú: { $points } stig)
       *[field] Stór þegn á akurinn (ef spilinu lyki nú: { $points } stig)
    }
target-abbot =
    { $role ->
        [garden] Ábóti í garðinn (ef spilinu lyki nú: { $points } stig)
       *[monastery] Ábóti í klaustrið (ef spilinu lyki nú: { $points } stig)
    }
target-recall = Taka ábótann aftur og fá { $points } stig
target-floor = Setja út turnhæð ({ $height }. hæð)
target-top = Setja þegn á turninn
target-top-big = Setja stóra þegninn á turninn
target-fairy = Færa álfinn til þessarar fígúru
target-capture = Fanga fígúruna sem { $player } á
target-princess = Senda heim riddarann sem { $player } á
target-dragon =
    { $side ->
        [N] Færa drekann norður
        [E] Færa drekann austur
        [S] Færa drekann suður
       *[W] Færa drekann vestur
    }
release-kind =
    { $kind ->
        [big] Fá stóra þegninn heim
        [abbot] Fá ábótann heim
       *[meeple] Fá þegn heim
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
action-title = Aðalvalmynd
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
mode-floor = Setja út turnhæð
mode-fairy = Færa álfinn
