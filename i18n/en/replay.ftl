### A game looked at again: the page, and the bar below its table.

replay-title = Replay
menu-again-detail = so far, move by move
replay-begun = The table before the first turn
replay-chooses = Turn { $turn }: { $name } chooses now
replay-turn = turn { $turn } · round { $round }
replay-action = turn { $turn } · round { $round } · action { $k } of { $n }
replay-hand = { $cards } · { $sum }
replay-one-hand = Hand
replay-hands = Hands

## The log

replay-now = has just happened
replay-next = comes next
replay-go-there = Go to this moment

## The bar

replay-bar = Game timeline
replay-line = Moment
replay-marks = Turns marked on the line: { $turns }
replay-action-name = Action
replay-turn-name = Turn
replay-round-name = Round
replay-action-short = Action
replay-turn-short = Turn
replay-round-short = Round
replay-back-action = Previous action
replay-back-turn = Previous turn
replay-back-round = Previous round
replay-on-action = Next action
replay-on-turn = Next turn
replay-on-round = Next round
replay-play = Play
replay-backwards = Backwards
replay-speed = Speed
replay-times = { $n }×
replay-view = View
replay-view-of = What { $name } sees
replay-all-open = All hands
replay-more = More
replay-branch-new = { $name } · new luck
replay-branch-same = { $name } · same luck
replay-branches = { $n ->
        [one] and { $n } more branch
       *[other] and { $n } more branches
}
