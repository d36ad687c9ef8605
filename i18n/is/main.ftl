# Heiti tungumálsins á því sjálfu, í tungumálavalinu.
language-name = Íslenska

## Orð sem koma víða fyrir

close = Loka
cancel = Hætta við
back = Til baka
undo = Afturkalla
redo = Endurtaka
quit = Hætta
menu = Valmynd

# „Stig“ er eins í nefnifalli og þolfalli beggja talna.
points = { $points } stig

## Litir leikmanna, sterk beyging í nefnifalli karlkyns: „Rauður fær …“. Fyrri sex eru litir reglubókanna, hinir eru fyrir litblinda.

colour-name =
    { $number ->
        [0] Gulur
        [1] Rauður
        [2] Grænn
        [3] Blár
        [4] Svartur
       *[5] Bleikur
    }

colour-name-safe =
    { $number ->
        [0] Eldrauður
        [1] Himinblár
        [2] Rafgulur
        [3] Fjólublár
        [4] Bleksvartur
       *[5] Beinhvítur
    }

mark-name =
    { $number ->
        [0] skífa
        [1] þríhyrningur
        [2] ferningur
        [3] kross
        [4] tígull
       *[5] stjarna
    }
