## Files and failures

load-title = Load a game
load-none = There are no saved games yet.
load-path = File path
load-open = Open
load-browse = Browse…
save-title = Save the game
save-name = Name
save-do = Save
# $path (String) - where
saved-to = Saved: { $path }
# $percent (Number) - size of its tiles, of their usual size
picture-smaller = The map is very large, so the picture shows tiles at { $percent }% of their usual size.
# $reason (String) - what the system said
error-cannot-save = The game couldn’t be saved, but you can play on. { $reason }
# $reason (String) - what the system said
error-cannot-read = The file can’t be read. { $reason }
error-too-large = This file is far too large to be a saved game.
error-too-new = This game was saved by a newer version of Landnam.
error-damaged = This file is damaged or isn’t a saved game.
error-settings = The settings couldn’t be read; default settings are used.
# $reason (String) - what the system said
error-autosave = The game can’t be saved at the moment. { $reason }
# $reason (String) - what the system said
error-settings-keep = The settings can’t be saved at the moment. { $reason }
# $reason (String) - what the system said
error-progress-keep = Your progress can’t be saved at the moment. { $reason }
error-panel = Something went wrong in this part of the window. Your game is safe; you can play on.
# $path (String) - where it lies now
put-aside = To keep it from being overwritten, it has been moved to { $path }
# $reason (String) - what the system said
error-put-aside = It couldn’t be moved. { $reason } If you still need it, copy it before you play on.
# $path (String) - where it lies now
file-changed = Another program has changed one of your files. A copy of the changed version has been saved here: { $path }
error-changed = This file was damaged or changed by hand. If you changed it on purpose, delete its first line and load it again.
error-not-a-file = This isn’t an ordinary file.
error-progress = Your progress in the lessons couldn’t be read.
error-window = The window’s size and position couldn’t be read.
game-restored = The game continues from where it was a moment ago.
settings-partly = Some of the settings are from another version of Landnam; defaults are used instead.
# $reason (String) - what the system said
settings-left-alone = The settings can’t be read right now. { $reason } They’re left untouched: until you restart Landnam, the defaults are used and changes aren’t saved.
# $reason (String) - what the system said
progress-left-alone = Your progress in the lessons can’t be read right now. { $reason } It’s left untouched: until you restart Landnam, progress isn’t saved.
reason-full = The disk is full.
reason-program = Something went wrong in the program; see the error log for details.
reason-read-only = The disk is read-only.
reason-denied = Permission denied.
reason-missing = The folder doesn’t exist.
reason-guest = Another Landnam window has your games open, so nothing is saved here.
reason-not-a-file = Something that isn’t an ordinary file is in its place.
reason-left-alone = The file couldn’t be read when Landnam started, so it’s left untouched.
save-exists = There’s already a file with this name.
save-replace = Replace
# $players (String) - who plays
# $tiles (Number) - tiles on the map
# $when (String) - how long ago
load-about =
    { $players } · { $tiles ->
        [one] { $tiles } tile placed
       *[other] { $tiles } tiles placed
    } · { $when }
# $when (String) - how long ago
load-unreadable = This file can’t be read · { $when }
ago-now = just now
# $count (Number) - minutes
ago-minutes =
    { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
# $count (Number) - hours
ago-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
# $count (Number) - days
ago-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }

## Another game while one is in progress

unfinished-title = You have a game in progress
# $players (String) - who plays
# $tiles (Number) - tiles on the map
unfinished-about =
    { $players } · { $tiles ->
        [one] { $tiles } tile placed
       *[other] { $tiles } tiles placed
    }
unfinished-save = Save it first
unfinished-give-up = Abandon it
unfinished-continue = Continue it instead

## Leaving a game that cannot be saved

unkept-title = This game can’t be saved
# $reason (String) - what the system said
unkept-about = { $reason } If you leave now, everything since the last save will be lost.
unkept-save = Save elsewhere…
unkept-stay = Stay at the table
unkept-leave = Leave anyway
unkept-again = Try again
# On a small sign at the table
unkept-sign = Not saved
kept-again = Saving works again.

## Another window has the files

guest-title = Landnam is already running
guest-about = Another Landnam window has your games open and isn’t responding. You can look around and play here, but nothing is saved automatically.
guest-again = Try again
guest-play = Play without saving
guest-still = The other window still has your games open.
