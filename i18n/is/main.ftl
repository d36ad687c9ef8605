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

list-and = { $names } og { $last }

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

## Sömu litir sem lýsingarorð í veikri beygingu, fyrir kennsluna: „{red-i} riddarinn“, „{red-a} veginum“, „{red-u} borginni“.

colour-form =
    { $form ->
        [i] { $number ->
            [0] guli
            [1] rauði
            [2] græni
            [3] blái
            [4] svarti
           *[5] bleiki
        }
        [a] { $number ->
            [0] gula
            [1] rauða
            [2] græna
            [3] bláa
            [4] svarta
           *[5] bleika
        }
       *[u] { $number ->
            [0] gulu
            [1] rauðu
            [2] grænu
            [3] bláu
            [4] svörtu
           *[5] bleiku
        }
    }

colour-form-safe =
    { $form ->
        [i] { $number ->
            [0] eldrauði
            [1] himinblái
            [2] rafguli
            [3] fjólublái
            [4] bleksvarti
           *[5] beinhvíti
        }
        [a] { $number ->
            [0] eldrauða
            [1] himinbláa
            [2] rafgula
            [3] fjólubláa
            [4] bleksvarta
           *[5] beinhvíta
        }
       *[u] { $number ->
            [0] eldrauðu
            [1] himinbláu
            [2] rafgulu
            [3] fjólubláu
            [4] bleksvörtu
           *[5] beinhvítu
        }
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
