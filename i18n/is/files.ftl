## Skrár og villur

load-title = Opna spil
load-none = Engin vistuð spil eru til enn.
load-path = Slóð skrár
load-open = Opna
load-browse = Fletta…
save-title = Vista spilið
save-name = Heiti
save-do = Vista
saved-to = Vistað: { $path }
picture-smaller = Kortið er mjög stórt: á myndinni verða flísarnar { $percent }% af venjulegri stærð.
error-cannot-save = Ekki tókst að vista spilið, en það heldur áfram. { $reason }
error-cannot-read = Ekki er hægt að lesa skrána. { $reason }
error-too-large = Skráin er allt of stór til að vera vistað spil.
error-too-new = Spilið var vistað með nýrri útgáfu af Landnam.
error-damaged = Skráin er skemmd eða er ekki vistað spil.
error-settings = Ekki tókst að lesa stillingarnar; sjálfgefnar stillingar eru notaðar.
error-autosave = Ekki er hægt að vista spilið eins og er. { $reason }
error-settings-keep = Ekki er hægt að vista stillingarnar eins og er. { $reason }
error-progress-keep = Ekki er hægt að vista framvinduna eins og er. { $reason }
error-panel = Eitthvað fór úrskeiðis í þessum hluta gluggans. Spilið er vistað og heldur áfram.
put-aside = Skráin var sett til hliðar svo að ekkert skrifist yfir hana: { $path }
error-put-aside = Ekki tókst að setja skrána til hliðar. { $reason } Afritaðu hana áður en þú spilar áfram ef þú þarft á henni að halda.
file-changed = Annað forrit hefur breytt einni af skránum þínum. Afrit af þeirri útgáfu er hér: { $path }
error-changed = Skráin er skemmd eða henni var breytt handvirkt. Ef þú breyttir henni skaltu eyða fyrstu línunni.
error-not-a-file = Þetta er ekki venjuleg skrá.
error-progress = Ekki tókst að lesa framvinduna í kennslunni.
error-window = Ekki tókst að lesa stærð og staðsetningu gluggans.
game-restored = Spilið heldur áfram eins og það var andartaki fyrr.
settings-partly = Sumar stillingarnar eru úr annarri útgáfu af Landnam; sjálfgefin gildi koma í stað þeirra.
settings-left-alone = Ekki er hægt að lesa stillingarnar eins og er. { $reason } Ekkert verður skrifað yfir þær: þar til Landnam er ræst aftur gilda sjálfgefnar stillingar og breytingar vistast ekki.
progress-left-alone = Ekki er hægt að lesa framvinduna í kennslunni eins og er. { $reason } Ekkert verður skrifað yfir hana: þar til Landnam er ræst aftur vistast framvinda ekki.
reason-full = Diskurinn er fullur.
reason-program = Forritið brást; nánar um það í atburðaskrá þess.
reason-read-only = Diskurinn er skrifvarinn.
reason-denied = Stýrikerfið leyfir það ekki.
reason-missing = Mappan er ekki til.
reason-guest = Annar Landnam-gluggi er með spilin þín opin og því vistast ekkert hér.
reason-not-a-file = Eitthvað annað en venjuleg skrá er þar sem hún á að vera.
reason-left-alone = Ekki tókst að lesa skrána þegar Landnam var ræst og því er ekki hróflað við henni.
save-exists = Skrá með þessu heiti er þegar til.
save-replace = Skrifa yfir hana
load-about =
    { $players } · { $tiles ->
        [one] { $tiles } flís lögð
       *[other] { $tiles } flísar lagðar
    } · { $when }
load-unreadable = Ekki er hægt að lesa þessa skrá · { $when }
ago-now = rétt í þessu
ago-minutes =
    { $count ->
        [one] fyrir { $count } mínútu
       *[other] fyrir { $count } mínútum
    }
ago-hours =
    { $count ->
        [one] fyrir { $count } klukkustund
       *[other] fyrir { $count } klukkustundum
    }
ago-days =
    { $count ->
        [one] fyrir { $count } degi
       *[other] fyrir { $count } dögum
    }

## Annað spil þegar einu er ólokið

unfinished-title = Einu spili er ólokið
unfinished-about =
    { $players } · { $tiles ->
        [one] { $tiles } flís lögð
       *[other] { $tiles } flísar lagðar
    }
unfinished-save = Vista það og fara svo í hitt spilið
unfinished-give-up = Gefa það upp á bátinn
unfinished-continue = Halda frekar áfram með það

## Þegar farið er frá spili sem ekki er hægt að vista

unkept-title = Ekki er hægt að vista þetta spil
unkept-about = { $reason } Ef þú ferð núna glatast allt sem spilað hefur verið síðan það var síðast vistað.
unkept-save = Vista það annars staðar…
unkept-stay = Sitja áfram við borðið
unkept-leave = Fara samt
unkept-again = Reyna aftur
unkept-sign = Ekki vistað
kept-again = Spilið vistast á ný.

## Annar gluggi er með skrárnar

guest-title = Landnam er þegar í gangi
guest-about = Annar Landnam-gluggi er með spilin þín opin og svarar ekki. Þú getur litast um og spilað hér en ekkert vistast sjálfkrafa.
guest-again = Reyna aftur
guest-play = Spila án þess að vista
guest-still = Hinn glugginn er enn með spilin þín opin.
