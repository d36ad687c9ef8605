## Bytte taster

keys-hint = Klikk på en tast, og trykk så på den nye. Tall, piler, W, A, S, D, Tab og Escape beholder funksjonen sin.
keys-change = { $command }: { $key } – bytt tast
keys-add = { $command }: legg til en tast
keys-press = Trykk på en tast…
keys-taken = Allerede i bruk: { $command }
keys-fixed = Denne tasten har alltid samme funksjon.
keys-reset = { $command }: tilbakestill
keys-reset-all = Tilbakestill alle taster
