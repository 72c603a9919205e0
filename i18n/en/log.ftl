### What happened: one sentence per event.


## The log: name first, then the verb in the present tense, no full stop

log-turn-started = Turn { $k }: { $name }
log-took =
    { $name } takes { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } ({ $sum })
log-took-forgotten =
    { $name } takes { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
log-took-card = { $name } takes { $card }
log-exact = { $name } buys { $tile } for exactly { $price }
log-over = { $name } buys { $tile } for { $paid } instead of { $price }
log-placed = { $name } places { $tile } in the Alhambra
log-reserved = { $name } puts { $tile } into the reserve
log-gift = { $name } gives { $tile } to Dirk
log-and-placed = { $act } and places it
log-and-reserved = { $act } and puts it into the reserve
log-and-gift = { $act } and gives it to Dirk
log-added = { $name } adds { $tile } from the reserve
log-removed = { $name } removes { $tile } from the Alhambra
log-swapped = { $name } swaps { $old } for { $new } from the reserve
log-passed = { $name } passes: nothing is possible
log-actions-ended = { $name } takes no further action
log-turn-ended = { $name } ends the turn
log-card-shown = New on the display: { $card }
log-tile-shown = New in the market: { $tile }
log-slot-empty = A market slot stays empty: the game ends
log-shuffled =
    The discards become the new deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
log-scoring-drawn = Scoring card { $k } is drawn
log-scored = Scoring { $k } of 3: { $points }
log-gain = { $name } { $n }
log-dirk-drew =
    Dirk gets { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
log-distributed =
    { $name } holds the most { $cur ->
        [florin] florins
        [dirham] dirhams
        [denar] denars
       *[other] ducats
    } ({ $sum }) and gets { $tile }
log-distributed-you =
    You hold the most { $cur ->
        [florin] florins
        [dirham] dirhams
        [denar] denars
       *[other] ducats
    } ({ $sum }) and get { $tile }
log-distributed-tie = A tie at { $sum }: nobody gets { $tile }
log-distributed-none =
    Nobody holds { $cur ->
        [florin] florins
        [dirham] dirhams
        [denar] denars
       *[other] ducats
    }: nobody gets { $tile }
log-window-passed = { $name } does not act
log-won =
    { $name } wins with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
log-won-shared =
    { $names } share the victory with { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
log-other = { $name } plays
log-nobody = Something happens

## The open log: by turns, with what an event changed at the right

log-turn = turn { $k }
log-effect-wall = wall { $before } → { $after }
log-effect-points = score { $before } → { $after }
log-line-effect = { $text }; { $effect }
log-taken-back = undone
log-was-taken-back = { $text } (undone)
log-head =
    { $who }, turn { $turn }, { $n ->
        [one] { $n } line
       *[other] { $n } lines
    }
log-topic-buy = Purchases { $n }
log-topic-money = Money { $n }
log-topic-build = Construction { $n }
log-topic-module = Modules { $n }
log-topic-scoring = Scorings { $n }
log-topic-draw = Draws { $n }
log-struck = Undone { $n }
log-search = Search the log
log-search-hint = Search ( / )
log-nothing =
    No lines; { $n ->
        [one] { $n } is hidden by filters
       *[other] { $n } are hidden by filters
    }
log-earlier = Show earlier turns
log-show-all = Show everything
log-filters = Active filters: { $n }
log-marks = Jump to
log-mark = { $title } · turn { $turn }
log-start = Start
log-own-turn = Your last turn · { $turn }
log-then = The table at that moment
log-next-mark = Next mark
log-topic-said = Messages { $n }

## A turn in one line: the player’s mark stands before it, pictures of the cards and tiles behind each verb

brief-log-took = takes
brief-log-took-card = takes
brief-log-exact = pays exactly for
brief-log-bazaar-bought = pays exactly for
brief-log-over = pays { $paid } for
brief-log-added = adds
brief-log-removed = removes
brief-log-swapped = swaps
brief-log-and-placed = { $act }
brief-log-and-reserved = { $act } (reserve)
brief-log-and-gift = { $act } (Dirk)
