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
book-example-buy-empty = Kaufe vom leeren Feld ({ $currency })
book-example-remove-empty = Nimm ein Plättchen heraus ({ $cell })
book-example-swap-empty = Tausche gegen { $tile } ({ $cell })
book-example-add = Baue { $tile } ein ({ $cell })
book-example-score = Zähle Wertung { $k }
book-example-score-item = Zähle Wertung { $k } ({ $item })
book-example-lay =
    { $seats ->
        [one] Baue den Tisch für { $seats } Spieler auf
       *[other] Baue den Tisch für { $seats } Spieler auf
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
