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

## Litir leikmanna, sterk beyging í nefnifalli karlkyns og lítill stafur inni í setningu: „Þegninn sem rauður á …“. Fyrri sex eru litir reglubókanna, hinir eru fyrir litblinda.

colour-name =
    { $number ->
        [0] gulur
        [1] rauður
        [2] grænn
        [3] blár
        [4] svartur
       *[5] bleikur
    }

colour-name-safe =
    { $number ->
        [0] eldrauður
        [1] himinblár
        [2] rafgulur
        [3] fjólublár
        [4] bleksvartur
       *[5] beinhvítur
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
