## Lyklum breytt

keys-hint = Smelltu á lykil og ýttu síðan á þann nýja. Tölustafir, örvar, W, A, S, D, Tab og Escape halda hlutverki sínu.
keys-change = { $command }: { $key } – skipta um lykil
keys-add = { $command }: bæta við lykli
keys-press = Ýttu á lykil…
keys-taken = Þegar í notkun: { $command }
keys-fixed = Þessi lykill heldur alltaf hlutverki sínu.
keys-reset = { $command }: endurstilla
keys-reset-all = Endurstilla alla lykla
