## Bevegelse på kartet

action-minimap = Oversiktskart
pointer-to-last = Gå til siste brikke: { $player }
handle-turn-left = Roter den utlagte brikken mot klokken
handle-turn-right = Roter den utlagte brikken med klokken
settings-wheel-turns = Musehjulet roterer brikken når pekeren er over et felt der den passer (med Shift: overalt)
settings-panels-left = Paneler til venstre for kartet
settings-minimap = Vis oversiktskart

## Endelig poengberegning

prompt-counting = Endelig poengberegning
skip = Hopp over
end-count-again = Se poengberegningen en gang til

## Dragen

target-dragon-eats =
    { $count ->
        [one] { $side ->
            [N] Flytt dragen mot nord, og spis { $count } figur
            [E] Flytt dragen mot øst, og spis { $count } figur
            [S] Flytt dragen mot sør, og spis { $count } figur
           *[W] Flytt dragen mot vest, og spis { $count } figur
        }
       *[other] { $side ->
            [N] Flytt dragen mot nord, og spis { $count } figurer
            [E] Flytt dragen mot øst, og spis { $count } figurer
            [S] Flytt dragen mot sør, og spis { $count } figurer
           *[W] Flytt dragen mot vest, og spis { $count } figurer
        }
    }
