## Changing keys

keys-hint = Click a key, then press the new one. Digits, arrows, W, A, S, D, Tab and Escape keep their meaning.
# $command (String) - what the key does
# $key (String) - the key now
keys-change = { $command }: { $key } – change the key
# $command (String) - what the key will do
keys-add = { $command }: add a key
keys-press = Press a key…
# $command (String) - what the key does already
keys-taken = Already used: { $command }
keys-fixed = This key always keeps its meaning.
# $command (String) - whose keys
keys-reset = { $command }: the usual keys again
keys-reset-all = The usual keys for everything
