### What can be known: a page of the running game.

## The page and its parts

unseen-title = What is still hidden
unseen-tab-all = All together
unseen-tab-pieces = Tiles and cards
unseen-tab-coming = Scoring
unseen-tab-purses = Money

## Tiles and cards

unseen-tiles = Tiles never seen
unseen-in-bag = { $n } in the bag
unseen-price = price
unseen-left = left
unseen-left-of = { $n } of { $all }
unseen-percent = { $n }%
unseen-percent-less = < 1%
unseen-percent-more = > 99%
unseen-row = { $kind }: { $n } of { $all } never seen
unseen-and = { $one }; { $other }
unseen-next-tile = next tile { $percent }
unseen-prices = prices { $list }
unseen-values = values { $list }
unseen-legend-left = never seen
unseen-legend-gone = seen
unseen-legend-next = % = next tile from the bag
unseen-cards = Cards never seen
unseen-in-deck = { $n } in the deck
unseen-in-deck-held = { $n } in the deck, { $held } in players’ hands
unseen-value = value

## The next scoring

unseen-coming = When does the next scoring take place?
unseen-coming-where = Scoring { $n }: in pile { $k }, { $cards } left
unseen-coming-before =
    { $n ->
        [one] { $n } more card goes on display before this pile begins.
       *[other] { $n } more cards go on display before this pile begins.
    }
unseen-coming-aside =
    { $n ->
        [one] { $n } of its cards does not go on display.
       *[other] { $n } of its cards do not go on display.
    }
unseen-coming-usual = Anyone who has not taken money yet is assumed to take one card, as is usual.
unseen-coming-done = Scorings 1 and 2 are over.
unseen-coming-over = All three scorings are over.
unseen-coming-bag =
    { $n ->
        [one] The third takes place when the bag cannot fill the market: { $n } tile is left.
       *[other] The third takes place when the bag cannot fill the market: { $n } tiles are left.
    }
unseen-chance = { $percent } { $moment }
unseen-moment-own = after your turn ({ $cards })
unseen-moment-next = before your next turn ({ $cards })
unseen-moment-before = before your turn ({ $cards })
unseen-moment-now = after this turn ({ $cards })
unseen-moment-round = after a round ({ $cards })

## What rivals may hold

unseen-purses = Opponents’ money
unseen-purses-what = based on the money everyone saw them take and pay
unseen-sure = for certain
unseen-possible-what = possible, with unseen cards
unseen-stroke = price in the market now
unseen-hand = { $cards } in hand
unseen-other-cards = also { $cards }
unseen-none-covered = no unseen card
unseen-family-any =
    { $n ->
        [one] { $n } card drawn unseen
       *[other] { $n } cards drawn unseen
    }
unseen-exact = exact
unseen-pays = can pay
unseen-pays-exact = can pay; exact { $percent }
unseen-pays-maybe = can pay, perhaps exactly
unseen-possible-share = possible, { $percent }
unseen-possible = possible
unseen-cannot = cannot
unseen-amount = { $least }–{ $most }
unseen-purse = { $name }, { $money }: { $low } for certain, { $high } at most
unseen-purse-cards = seen: { $cards }
unseen-purse-price = { $tile }: { $verdict }
unseen-nothing = nothing seen

## What a computer is told

unseen-told = What a computer player knows
unseen-told-what = Every computer player gets this page, as seen from its seat.
unseen-told-seen = what all have seen, nothing forgotten
unseen-told-own = its own hand and its own secret cards
unseen-told-hands = the unseen cards of the others
unseen-told-order = the order of deck and bag
unseen-told-levels = Weaker levels forget part of it again.
unseen-yes = Yes
unseen-no = No
unseen-told-line = { $answer }: { $what }

## Purists

unseen-purist = Playing as purists
unseen-purist-table = The table still shows how many cards and tiles are left.
unseen-purist-closed = You are playing as purists: nothing that can be counted is shown until the game is over.
