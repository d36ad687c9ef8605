## Upphafsskjárinn

title-tagline = Spilaðu og lærðu Carcassonne
title-continue = Halda síðasta spili áfram
title-new-game = Nýtt spil
title-load = Opna spil…
title-settings = Stillingar
title-language = Tungumál
title-unofficial = Óopinbert spil með eigin myndum og texta, ótengt útgefendum Carcassonne.
