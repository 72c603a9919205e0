### A game looked at again: the page, and the bar below its table.

replay-title = Revoir la partie
replay-begun = La table avant le premier tour de jeu
replay-turn = tour de jeu { $turn } · tour de table { $round }
replay-action = tour de jeu { $turn } · tour de table { $round } · action { $k } sur { $n }
