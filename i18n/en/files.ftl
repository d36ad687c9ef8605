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
error-panel = Something went wrong in this part of the window. The game is kept and goes on.
