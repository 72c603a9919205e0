### A game looked at again: the page, and the bar below its table.

replay-title = Rivedi
replay-begun = Il tavolo prima del primo turno
replay-turn = turno { $turn } · giro { $round }
replay-action = turno { $turn } · giro { $round } · azione { $k } di { $n }
