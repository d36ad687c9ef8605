# Why the window does not open; said before there is one
opening-no-screen = Landnam found no screen on which to open its window. Start it on a desktop; if you are connected from another computer, use ssh -X.
opening-no-opengl = Landnam cannot open its window because OpenGL does not work on this computer. Install the graphics driver; on Debian and Ubuntu the package libgl1-mesa-dri also works without a graphics card.
# $name (String) - file name of the library
opening-library = Landnam cannot open its window because the library { $name } is missing. The README names the packages that have to be installed.
opening-crashed = Something went wrong, and Landnam had to close. Your game is kept as it was after the last action.
opening-unknown = Landnam could not open its window.
# $path (String) - where the notes lie
opening-details = Details are in { $path }.
