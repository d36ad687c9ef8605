## Bevegelse på kartet

action-minimap = Oversiktskart
pointer-to-last = Gå til siste brikke: { $player }
handle-turn-left = Snu den utlagte brikken mot klokken
handle-turn-right = Snu den utlagte brikken med klokken
settings-wheel-turns = Hjulet snur brikken over en plass der den passer (alltid med Shift)
settings-panels-left = Paneler til venstre for kartet
settings-minimap = Vis oversiktskart

## Endelig poengberegning

prompt-counting = Endelig poengberegning
skip = Hopp over
end-count-again = Se den endelige poengberegningen en gang til

## Dragen

target-dragon-eats =
    { $count ->
        [one] { $side ->
            [N] Dragen mot nord, spiser { $count } figur
            [E] Dragen mot øst, spiser { $count } figur
            [S] Dragen mot sør, spiser { $count } figur
           *[W] Dragen mot vest, spiser { $count } figur
        }
       *[other] { $side ->
            [N] Dragen mot nord, spiser { $count } figurer
            [E] Dragen mot øst, spiser { $count } figurer
            [S] Dragen mot sør, spiser { $count } figurer
           *[W] Dragen mot vest, spiser { $count } figurer
        }
    }
