### Gli esempi del regolamento: che cosa si può provare e che cosa ne risulta.

book-example-title = Prova tu
book-example-ask = Prova queste mosse, anche quelle sbagliate: il gioco risponde.
book-example-ask-right = Prova e guarda che cosa succede.
book-example-ask-cell = Scegli una casella qualsiasi, o una di queste mosse. Prova anche quelle sbagliate: il gioco risponde.
book-example-none = Qui non c’è niente da provare.
book-example-nothing = niente
book-example-right = **Giusto:** { $action }
book-example-wrong = **Sbagliato:** { $action }
book-example-then = { $first } → { $then }
book-example-buy-empty = Compra nella casella vuota ({ $currency })
book-example-remove-empty = Rimuovi una tessera ({ $cell })
book-example-swap-empty = Scambia con { $tile } ({ $cell })
book-example-add = Aggiungi { $tile } ({ $cell })
book-example-score = Fai il conteggio { $k }
book-example-score-item = Fai il conteggio { $k } ({ $item })
book-example-lay =
    { $seats ->
        [one] Prepara la partita per { $seats } giocatore
       *[other] Prepara la partita per { $seats } giocatori
    }
book-example-laid = La partita è preparata.
book-example-allowed = È permesso
book-example-refused = Non è permesso
book-example-happens = Ecco che cosa succede
book-example-reset = Ricomincia
book-example-board = Alhambra: { $name }. Scegli una casella con le frecce, provala con Invio.
book-example-board-still = Alhambra: { $name }
book-example-cell = { $cell }: { $what }
book-example-free = casella vuota
book-example-count = { $piece } × { $n }
book-example-pieces = { $title } – { $pieces }
book-example-row-hand = Mano ({ $n })
book-example-row-hand-of = Mano ({ $name }, { $n })
book-example-row-reserve = Riserva
book-example-row-reserve-of = Riserva ({ $name })
book-example-row-bought = Tessere comprate
book-example-row-bought-of = Tessere comprate ({ $name })
book-example-row-market = Mercato
book-example-row-display = Carte scoperte
book-example-row-discards = Pila degli scarti
book-example-row-bag =
    { $n ->
        [one] Sacchetto ({ $n } tessera)
       *[other] Sacchetto ({ $n } tessere)
    }
book-example-row-deck =
    { $n ->
        [one] Mazzo ({ $n } carta)
       *[other] Mazzo ({ $n } carte)
    }
book-example-row-piles = I cinque mazzetti
book-example-row-dirk = Tessere ({ $name })
