### A real game, played with cardboard: its numbers are written down and scored.

real-title = Real game
real-tab-all = Count
real-tab-numbers = Numbers
real-tab-score = Score sheet
real-tab-table = Table
real-scorings = Scoring
real-how-many = How many each has
real-hint = Digits write a number, Tab leads to the next player, Enter to the next line. Tiles in the reserve do not count.
real-less = One less
real-more = One more
real-field = { $row }, { $name }
real-asks-points = points
real-asks-count = how many
real-asks-lost = points lost
real-too-many = { $types }: the box holds only { $most }, but { $n } are counted.
real-too-long = { $name }: a wall of { $n } is too long for these buildings (at most { $most }).
real-ties = Ties
real-more-ties = and { $n } more
real-missing =
    { $n ->
        [one] { $n } number is missing
       *[other] { $n } numbers are missing
    }
real-complete = This scoring is complete
real-kept = Everything you write is saved. The game can continue another day.
real-gained = { $name }: { $points } in this scoring, { $total } in all
real-undo = Undo
real-new = New real game
real-finish = Add to the career
real-finished = The game is in the career now.
real-next = Next scoring
real-where = Place
real-where-hint = At whose table?
real-day = Date
real-name = Player { $n }
real-add-seat = Add a player
real-remove-seat = Remove player { $n }
real-players = Players
real-evening = Place and date
real-modules = Modules
real-others = Real games
real-other = { $day }, { $names }
