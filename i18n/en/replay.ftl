### A game looked at again: the page, and the bar below its table.

replay-title = Replay
replay-begun = The table before the first turn
replay-turn = turn { $turn } · round { $round }
replay-action = turn { $turn } · round { $round } · action { $k } of { $n }
