### Bazaars (rules of section 7.16).


new-idea-bazaars = At the end they score the colours around them.
act-buy-bazaar = Buy the bazaar
log-bazaar-bought = { $name } buys { $tile } for { $price }, exactly: another action
log-bazaar-shown = Beside the market: { $tile }
play-row-bazaars = Bazaars
proof-pay-bazaars = buildings × colours
lab-line-bazaars =
    bazaar: { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
what-bazaars =
    bazaar: { $n ->
        [one] { $n } point
       *[other] { $n } points
    } at the end
zone-bazaars = Bazaars

## 7.16 Bazaars

rule-bazaars-deal-title = Bazaars in the bag
rule-bazaars-deal-text = 8 bazaars are mixed into the bag. Drawn for the market, they lie beside it and drawing goes on: they neither cause nor prevent the end.
rule-bazaars-buy-title = Buying a bazaar
rule-bazaars-buy-text = A bazaar costs what the market tile of its currency costs now. You must pay exactly, so another action follows. While that slot is empty it cannot be bought. At the end nobody gets it.
refuse-bazaars-buy =
    { $reason ->
        [no_price] Without a tile in the slot of its currency this bazaar has no price.
        [exact] A bazaar must be paid for exactly: { $over } too much.
       *[not_open] This bazaar does not lie beside the market.
    }
rule-bazaars-build-title = Building a bazaar
rule-bazaars-build-text = A bazaar has no walls and is placed like a building.
rule-bazaars-score-title = What a bazaar scores
rule-bazaars-score-text = Scoring 3 only: the buildings of its colours on the 8 spaces around it, multiplied by how many of its colours are among them. Walls do not matter, and a building may count for several bazaars.
