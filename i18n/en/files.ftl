## Files and failures

load-title = Load a game
load-none = There are no saved games yet.
load-path = Path of a file
load-open = Open
load-browse = Look for a file…
save-title = Save the game
save-name = Name
save-do = Save
# $path (String) - where
saved-to = Saved: { $path }
# $percent (Number) - size of its tiles, of their usual size
picture-smaller = The map is very large: its picture is made with tiles of { $percent } % of their usual size.
# $reason (String) - what the system said
error-cannot-save = The game could not be saved, but it goes on. { $reason }
# $reason (String) - what the system said
error-cannot-read = The file cannot be read. { $reason }
error-too-large = This file is far too large to be a saved game.
error-too-new = This game was saved by a newer version of Landnam.
error-damaged = This file is damaged or is not a saved game.
error-settings = The settings could not be read; the usual ones are used.
# $reason (String) - what the system said
error-autosave = The game cannot be kept on disk at the moment. { $reason }
# $reason (String) - what the system said
error-settings-keep = The settings cannot be kept on disk at the moment. { $reason }
# $reason (String) - what the system said
error-progress-keep = How far you have come cannot be kept on disk at the moment. { $reason }
error-panel = Something went wrong in this part of the window. The game is kept and goes on.
# $path (String) - where it lies now
put-aside = It has been put aside, so that nothing overwrites it: { $path }
# $reason (String) - what the system said
error-put-aside = It could not be put aside. { $reason } Copy it before you play on, if you still need it.
# $path (String) - where it lies now
file-changed = Another program has changed one of your files. A copy of its version is here: { $path }
error-changed = This file was damaged, or changed by hand. If you changed it yourself, delete its first line.
error-not-a-file = This isn’t an ordinary file.
error-progress = Your progress in the lessons couldn’t be read.
error-window = The size and position of the window couldn’t be read.
game-restored = The game goes on as it was a moment earlier.
settings-partly = Some of the settings are from another version of Landnam; they are at their defaults.
# $reason (String) - what the system said
settings-left-alone = The settings can’t be read right now. { $reason } They are left as they are: until Landnam is started again, the defaults are used and changes aren’t saved.
# $reason (String) - what the system said
progress-left-alone = Your progress in the lessons can’t be read right now. { $reason } It is left as it is: until Landnam is started again, progress isn’t saved.
reason-full = The disk is full.
reason-program = The program has failed; its log tells how.
reason-read-only = The disk can only be read.
reason-denied = The system does not allow it.
reason-missing = The folder does not exist.
reason-guest = Another Landnam window has your games open, so nothing is saved here.
reason-not-a-file = Something that isn’t an ordinary file is in its place.
reason-left-alone = The file couldn’t be read when Landnam started, so it is left as it is.
save-exists = There is already a file of this name.
save-replace = Replace it
# $players (String) - who plays
# $tiles (Number) - tiles that lie on the table
# $when (String) - how long ago
load-about =
    { $players } · { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } · { $when }
# $when (String) - how long ago
load-unreadable = This file cannot be read · { $when }
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

## Another game while one is unfinished

unfinished-title = There is an unfinished game
# $players (String) - who plays
# $tiles (Number) - tiles that lie on the table
unfinished-about =
    { $players } · { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
unfinished-save = Save it, then go on
unfinished-give-up = Give it up
unfinished-continue = Continue it instead

## Leaving a game that cannot be kept on disk

unkept-title = This game cannot be kept
# $reason (String) - what the system said
unkept-about = { $reason } If you leave now, everything played since the game was last kept is lost.
unkept-save = Save it elsewhere…
unkept-stay = Stay at the table
unkept-leave = Leave anyway
unkept-again = Try again
# On a small sign at the table
unkept-sign = Not saved
kept-again = The game is saved again.

## Another window has the files

guest-title = Landnam is already running
guest-about = Another Landnam window has your games open and doesn’t answer. You can look around and play here, but nothing is saved by itself.
guest-again = Try again
guest-play = Play without saving
guest-still = The other window still has your games open.
