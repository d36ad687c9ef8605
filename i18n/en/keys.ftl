## Changing keys

keys-hint = Click a key, then press the new one. Digits, arrows, W, A, S, D, Tab and Escape can’t be changed.
# $command (String) - what the key does
# $key (String) - the key now
keys-change = { $command }: { $key } – change key
# $command (String) - what the key will do
keys-add = { $command }: add a key
keys-press = Press a key…
# $command (String) - what the key does already
keys-taken = Already in use: { $command }
keys-fixed = This key can’t be changed.
# $command (String) - whose keys
keys-reset = { $command }: reset to default
keys-reset-all = Reset all keys
