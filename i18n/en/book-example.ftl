### The book's examples: what can be tried, and what came of it.

book-example-title = Try it out
book-example-ask = Try these, even the wrong ones: the game will answer.
book-example-ask-right = Try it and see what happens.
book-example-ask-cell = Choose any space on the board, or one of these. Try the wrong ones too: the game will answer.
book-example-none = Nothing can be tried out here.
book-example-nothing = nothing
book-example-right = **Right:** { $action }
book-example-wrong = **Wrong:** { $action }
book-example-then = { $first } → { $then }
book-example-buy-empty = Buy in the empty slot ({ $currency })
book-example-remove-empty = Remove a tile ({ $cell })
book-example-swap-empty = Swap for { $tile } ({ $cell })
book-example-add = Add { $tile } ({ $cell })
book-example-score = Count scoring { $k }
book-example-score-item = Count scoring { $k } ({ $item })
book-example-lay =
    { $seats ->
        [one] Set up the table for { $seats } player
       *[other] Set up the table for { $seats } players
    }
book-example-laid = The table is set up.
book-example-allowed = This is allowed
book-example-refused = This is not allowed
book-example-happens = This is what happens
book-example-reset = Start again
book-example-board = Alhambra: { $name }. Arrow keys choose a space, Enter tries it.
book-example-board-still = Alhambra: { $name }
book-example-cell = { $cell }: { $what }
book-example-free = empty space
book-example-count = { $piece } × { $n }
book-example-pieces = { $title } – { $pieces }
book-example-row-hand = Hand ({ $n })
book-example-row-hand-of = Hand ({ $name }, { $n })
book-example-row-reserve = Reserve
book-example-row-reserve-of = Reserve ({ $name })
book-example-row-bought = Bought
book-example-row-bought-of = Bought ({ $name })
book-example-row-market = Market
book-example-row-display = Display
book-example-row-discards = Discard pile
book-example-row-bag =
    { $n ->
        [one] Bag ({ $n } tile)
       *[other] Bag ({ $n } tiles)
    }
book-example-row-deck =
    { $n ->
        [one] Deck ({ $n } card)
       *[other] Deck ({ $n } cards)
    }
book-example-row-piles = The five piles
book-example-row-dirk = Tiles ({ $name })
