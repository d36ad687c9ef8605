## Startskjermen

title-tagline = Spill og lær Carcassonne
title-continue = Fortsett siste spill
title-new-game = Nytt spill
title-load = Last inn spill…
title-settings = Innstillinger
title-language = Språk
title-unofficial = Et uoffisielt spill med egne tegninger og tekster, uten tilknytning til forlagene bak Carcassonne.
