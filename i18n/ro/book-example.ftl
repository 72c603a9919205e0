### Exemplele din regulament: ce se poate încerca și ce iese.

book-example-title = Încearcă
book-example-ask = Încearcă mutările acestea, chiar și cele greșite: jocul îți răspunde.
book-example-ask-right = Încearcă și vezi ce se întâmplă.
book-example-ask-cell = Alege orice spațiu de pe tablă sau una dintre aceste mutări. Încearcă-le și pe cele greșite: jocul îți răspunde.
book-example-none = Aici nu e nimic de încercat.
book-example-nothing = nimic
book-example-right = **Corect:** { $action }
book-example-wrong = **Greșit:** { $action }
book-example-then = { $first } → { $then }
book-example-buy-empty = Cumpără din spațiul gol ({ $currency })
book-example-remove-empty = Scoate o piesă ({ $cell })
book-example-swap-empty = Înlocuiește cu { $tile } ({ $cell })
book-example-add = Adaugă { $tile } ({ $cell })
book-example-score = Numără runda de scor { $k }
book-example-score-item = Numără runda de scor { $k } ({ $item })
book-example-lay =
    { $seats ->
        [one] Pregătește partida pentru { $seats } jucător
        [few] Pregătește partida pentru { $seats } jucători
       *[other] Pregătește partida pentru { $seats } de jucători
    }
book-example-laid = Partida e pregătită.
book-example-allowed = Este permis
book-example-refused = Nu este permis
book-example-happens = Iată ce se întâmplă
book-example-reset = De la început
book-example-board = Alhambra: { $name }. Alege un spațiu cu săgețile, încearcă-l cu Enter.
book-example-board-still = Alhambra: { $name }
book-example-cell = { $cell }: { $what }
book-example-free = spațiu gol
book-example-count = { $piece } × { $n }
book-example-pieces = { $title } – { $pieces }
book-example-row-hand = Mână ({ $n })
book-example-row-hand-of = Mână ({ $name }, { $n })
book-example-row-reserve = Rezervă
book-example-row-reserve-of = Rezervă ({ $name })
book-example-row-bought = Piese cumpărate
book-example-row-bought-of = Piese cumpărate ({ $name })
book-example-row-market = Târg
book-example-row-display = Cărți la vedere
book-example-row-discards = Cărți decartate
book-example-row-bag =
    { $n ->
        [one] Săculeț ({ $n } piesă)
        [few] Săculeț ({ $n } piese)
       *[other] Săculeț ({ $n } de piese)
    }
book-example-row-deck =
    { $n ->
        [one] Pachet ({ $n } carte)
        [few] Pachet ({ $n } cărți)
       *[other] Pachet ({ $n } de cărți)
    }
book-example-row-piles = Cele cinci teancuri
book-example-row-dirk = Piese ({ $name })
