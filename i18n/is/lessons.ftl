## Listi yfir kennslustundir

learn-title = Læra að spila
learn-lead = Stuttar æfingar við spilaborðið. Byrjaðu hvar sem er, hættu hvenær sem er og reyndu eins oft og þú vilt.
learn-know = Ég kann spilið
learn-welcome = Velkomin! Hefurðu spilað áður?
learn-module =
    { $number ->
        [0] Borðið
        [1] Vegir
        [2] Borgir
        [3] Klaustur
        [4] Reglurnar hingað til
        [5] Margir þegnar
        [6] Leikslok
        [7] Bændur, ábótinn og áin
        [8] Gistihús og dómkirkjur
        [9] Turninn
        [10] Prinsessan & Drekinn
       *[other] Allt saman
    }
learn-lesson-done =
    { $stars ->
        [one] { $title }, lokið með { $stars } stjörnu
       *[other] { $title }, lokið með { $stars } stjörnum
    }
learn-lesson-begun = { $title }, ólokið
learn-resume = Halda áfram
learn-practise = Æfa: { $title }
learn-next = Næsta æfing: { $title }

## Leiðbeinandinn

coach-next = Áfram
coach-show = Sýna mér
coach-again = Byrja æfinguna aftur
coach-leave = Hætta æfingunni
coach-all = Allar æfingar
coach-step = Skref { $number } af { $count }
coach-done = Vel gert!
coach-shown = Svona er þetta gert.
coach-finished =
    { $stars ->
        [one] Æfingu lokið með { $stars } stjörnu
       *[other] Æfingu lokið með { $stars } stjörnum
    }
coach-not-fitting = Hún passar hvergi
coach-check = Athuga
coach-number = Svarið þitt
coach-card-up = Færa upp: { $card }
coach-card-down = Færa niður: { $card }
coach-try = Prófa hér
coach-try-square = Prófa flísina hér: dálkur { $column }, röð { $row }
coach-peg =
    { $kind ->
        [road] Merkja veginn: dálkur { $column }, röð { $row }, hluti { $part }
        [city] Merkja borgina: dálkur { $column }, röð { $row }, hluti { $part }
        [field] Merkja akurinn: dálkur { $column }, röð { $row }, hluti { $part }
       *[figure] Merkja fígúruna: dálkur { $column }, röð { $row }, hluti { $part }
    }
coach-point =
    { $what ->
        [hand] Flísin á hendi
        [pile] Flísarnar sem eftir er að draga
        [supply] Þegnarnir þínir
        [track] Stigataflan
       *[confirm] Hnappurinn sem lýkur umferðinni
    }
