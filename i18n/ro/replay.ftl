### A game looked at again: the page, and the bar below its table.

replay-title = Reluarea partidei
replay-begun = Masa dinaintea primei ture
replay-turn = tura { $turn } · runda { $round }
replay-action = tura { $turn } · runda { $round } · acțiunea { $k } din { $n }
