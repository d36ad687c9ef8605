## Skrár og villur

load-title = Opna spil
load-none = Engin vistuð spil eru til enn.
load-path = Slóð skrár
load-open = Opna
load-browse = Leita að skrá…
save-title = Vista spilið
save-name = Heiti
save-do = Vista
saved-to = Vistað: { $path }
error-cannot-save = Ekki tókst að vista spilið, en það heldur áfram. { $reason }
error-cannot-read = Ekki er hægt að lesa skrána. { $reason }
error-too-large = Skráin er allt of stór til að vera vistað spil.
error-too-new = Spilið var vistað með yngri útgáfu af Landnam.
error-damaged = Skráin er skemmd eða er ekki vistað spil.
error-settings = Ekki tókst að lesa stillingarnar; sjálfgefnar stillingar eru notaðar.
error-autosave = Ekki er hægt að geyma spilið á diski eins og er. { $reason }
error-panel = Eitthvað fór úrskeiðis í þessum hluta gluggans. Spilið er geymt og heldur áfram.
