## The first screen

title-tagline = Play and learn Carcassonne
title-continue = Continue the last game
title-new-game = New game
title-load = Load a game…
title-settings = Settings
title-language = Language
title-unofficial = An unofficial game with its own art and words, not affiliated with the publishers of Carcassonne.
