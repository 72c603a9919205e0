"""A game at several computers: one of them is the table, the others are guests.

The table runs the one `Session`; a guest gets what a computer player gets, observations and events,
and sends actions back; people who watch get what everybody may see, and send nothing. `invitation`,
`frames` and `shown` are what is sent, `deal` is how all make the seed together; `table` is the
host's side, with `chairs`, `gallery`, `keys`, and `door`; `guest` and `mirror` are the other side,
and `honest` checks the deal when the game is over. Nothing is imported from here before somebody
hosts or joins.
"""
