### The table: headings, buttons, and what is read out.

## Header

table-round = round { $n }
table-score = Score
table-button-ledger = Score sheet
table-button-menu = Menu

## Panels

table-market = Market
table-display = Money on display
table-deck = Money deck
table-in-bag =
    { $n ->
        [one] tile in the bag
       *[other] tiles in the bag
    }
table-log = Log
table-log-all = all
table-or = or
table-reserve = Reserve
table-bought = to place
table-hand = Your hand
table-hand-of = Hand: { $name }
table-next = next
table-human = human
table-ai = AI · { $level }
table-thinks = thinking…
table-dirk-note = counts for majorities
table-counts = Building counts
table-counts-what = buildings, points
table-together = Total
table-then = Then
table-points = { $n }
table-shares = The last tiles

## The board

table-legend = how the longest wall would change here
table-zoom-in = Larger
table-zoom-out = Smaller
table-zoom-fit = Show everything
table-recap-close = Got it
table-recap-title = Since your move
table-recap-events =
    { $n ->
        [one] { $n } event
       *[other] { $n } events
    }
table-recap-list = List
table-recap-replay = Replay this turn
table-recap-less = Close the list
table-recap-more = … { $n } earlier
table-close = Close

## What is read out

table-say-chosen = chosen
table-say-last = placed last
table-say-empty = empty
table-said-header = Round and points
table-said-you = You
table-say-dirk =
    { $n ->
        [one] { $name }: { $n } tile
       *[other] { $name }: { $n } tiles
    }

## The tray: what modules keep beside the boards

table-tray = Supplies beside the boards
table-tray-short = Supplies
table-dock-counts = Buildings
table-dock-cards = Cards
table-dock-shelf = Modules
table-dock-news = News
table-tray-back = Further up
table-tray-on = Further down
table-times = { $thing } × { $n }

## Tips: what icons say where the pointer rests

table-tip-wall = Longest wall: { $n }
table-tip-hand = Cards in hand: { $n }
table-tip-reserve = Tiles in the reserve: { $n }
table-tip-count = { $types }: { $n }
table-tip-score = { $name }: { $points }
