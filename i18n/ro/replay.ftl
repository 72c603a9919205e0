### A game looked at again: the page, and the bar below its table.

replay-title = Reluare
menu-again-detail = până acum, mutare cu mutare
replay-begun = Masa dinaintea primei ture
replay-chooses = Tura { $turn }: acum alege { $name }
replay-turn = tura { $turn } · runda { $round }
replay-action = tura { $turn } · runda { $round } · acțiunea { $k } din { $n }
replay-hand = { $cards } · { $sum }
replay-one-hand = Mână
replay-hands = Mâini

## The log

replay-now = tocmai s-a întâmplat
replay-next = urmează
replay-go-there = Mergi la acest moment

## The bar

replay-bar = Firul partidei
replay-line = Moment
replay-marks = Ture marcate pe linie: { $turns }
replay-action-name = Acțiune
replay-turn-name = Tură
replay-round-name = Rundă
replay-action-short = Acțiune
replay-turn-short = Tură
replay-round-short = Rundă
replay-back-action = Acțiunea anterioară
replay-back-turn = Tura anterioară
replay-back-round = Runda anterioară
replay-on-action = Acțiunea următoare
replay-on-turn = Tura următoare
replay-on-round = Runda următoare
replay-play = Redă
replay-backwards = Redă invers
replay-speed = Viteză
replay-times = { $n }×
replay-view = Perspectivă
replay-view-of = Ce vede { $name }
replay-all-open = Toate mâinile
replay-more = Mai multe
replay-branch-new = { $name } · noroc nou
replay-branch-same = { $name } · același noroc
replay-branches = { $n ->
        [one] și încă o ramură
        [few] și încă { $n } ramuri
       *[other] și încă { $n } de ramuri
}
