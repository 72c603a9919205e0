### Die Beispiele der Regeln: was man ausprobieren kann und was dabei herauskommt.

book-example-title = Probier es aus
book-example-ask = Probier alles aus, auch das Falsche: das Spiel antwortet.
book-example-ask-right = Probier es aus und sieh, was geschieht.
book-example-ask-cell = Wähle irgendein Feld der Alhambra oder eines von diesen. Probier auch die falschen: das Spiel antwortet.
book-example-none = Hier gibt es nichts auszuprobieren.
book-example-nothing = nichts
book-example-right = **Richtig:** { $action }
book-example-wrong = **Falsch:** { $action }
book-example-then = { $first } → { $then }
book-example-buy-empty = Vom leeren Feld kaufen ({ $currency })
book-example-remove-empty = Ein Plättchen herausnehmen ({ $cell })
book-example-swap-empty = Gegen { $tile } tauschen ({ $cell })
book-example-add = { $tile } einbauen ({ $cell })
book-example-score = Wertung { $k } zählen
book-example-score-item = Wertung { $k } zählen ({ $item })
book-example-lay =
    { $seats ->
        [one] Tisch für { $seats } Spieler aufbauen
       *[other] Tisch für { $seats } Spieler aufbauen
    }
book-example-laid = Der Tisch ist aufgebaut.
book-example-allowed = Das ist erlaubt
book-example-refused = Das ist nicht erlaubt
book-example-happens = Das geschieht
book-example-reset = Noch einmal
book-example-board = Alhambra: { $name }. Pfeiltasten wählen ein Feld, Eingabe probiert es aus.
book-example-board-still = Alhambra: { $name }
book-example-cell = { $cell }: { $what }
book-example-free = leeres Feld
book-example-count = { $piece } × { $n }
book-example-pieces = { $title } – { $pieces }
book-example-row-hand = Hand ({ $n })
book-example-row-hand-of = Hand ({ $name }, { $n })
book-example-row-reserve = Reserve
book-example-row-reserve-of = Reserve ({ $name })
book-example-row-bought = Gekauft
book-example-row-bought-of = Gekauft ({ $name })
book-example-row-market = Bauhof
book-example-row-display = Auslage
book-example-row-discards = Ablagestapel
book-example-row-bag =
    { $n ->
        [one] Beutel ({ $n } Plättchen)
       *[other] Beutel ({ $n } Plättchen)
    }
book-example-row-deck =
    { $n ->
        [one] Nachziehstapel ({ $n } Karte)
       *[other] Nachziehstapel ({ $n } Karten)
    }
book-example-row-piles = Die fünf Stapel
book-example-row-dirk = Plättchen ({ $name })
