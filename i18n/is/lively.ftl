## Ferðir um kortið og það sem hreyfist á því

action-minimap = Yfirlitskort
pointer-to-last = Fara að síðustu flís: { $player }
handle-turn-left = Snúa nýju flísinni rangsælis
handle-turn-right = Snúa nýju flísinni réttsælis
settings-wheel-turns = Músarhjólið snýr flísinni þegar bendillinn er á reit þar sem hún passar (með Shift hvar sem er)
settings-panels-left = Spjöld vinstra megin við kortið
settings-minimap = Sýna yfirlitskort

## Lokastigatalning

prompt-counting = Lokastigatalning
skip = Sleppa
end-count-again = Horfa aftur á lokastigatalninguna

## Drekinn

target-dragon-eats =
    { $count ->
        [one] { $side ->
            [N] Færa drekann norður; hann étur { $count } fígúru
            [E] Færa drekann austur; hann étur { $count } fígúru
            [S] Færa drekann suður; hann étur { $count } fígúru
           *[W] Færa drekann vestur; hann étur { $count } fígúru
        }
       *[other] { $side ->
            [N] Færa drekann norður; hann étur { $count } fígúrur
            [E] Færa drekann austur; hann étur { $count } fígúrur
            [S] Færa drekann suður; hann étur { $count } fígúrur
           *[W] Færa drekann vestur; hann étur { $count } fígúrur
        }
    }
