### Bazaars (rules of section 7.16).

mod-bazaars = Bazaars
new-pieces-bazaars = Pieces: 8 bazaars in the bag.
new-changes-bazaars = They cost what the market tile of their currency costs, to be paid exactly; at the end they score the colours around them.
new-idea-bazaars = At the end they score the colours around them.
act-buy-bazaar = Buy the bazaar
log-bazaar-bought = { $name } buys { $tile } for exactly { $price }
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
bazaar-worth = { $n } at the end
what-bazaar-first =
    nothing beside the bazaar counts yet ({ $free ->
        [one] { $free } empty space
       *[other] { $free } empty spaces
    }); the first building scores 1 point at the end: { $types }
what-bazaar-next =
    next building beside the bazaar ({ $free ->
        [one] { $free } empty space
       *[other] { $free } empty spaces
    }): { $more } at the end
zone-bazaars = Bazaars

## 7.16 Bazaars

rule-bazaars-deal-title = Bazaars in the bag
rule-bazaars-deal-text = 8 bazaars are mixed into the bag. When one is drawn for the market, it is put beside it and drawing goes on: bazaars neither cause nor prevent the end.
rule-bazaars-buy-title = Buying a bazaar
rule-bazaars-buy-text = A bazaar costs what the market tile of its currency costs now. You must pay exactly, so another action follows; the vizier and Karim may buy one too. While that slot is empty it cannot be bought. At the end nobody gets it.
refuse-bazaars-buy =
    { $reason ->
        [no_price] Without a tile in the slot of its currency this bazaar has no price.
        [exact] A bazaar must be paid for exactly: { $over } too much.
        [short] A bazaar must be paid for exactly: { $missing } too little.
       *[not_open] This bazaar does not lie beside the market.
    }
rule-bazaars-build-title = Placing a bazaar
rule-bazaars-build-text = A bazaar has no walls and is placed like a building.
rule-bazaars-score-title = What a bazaar scores
rule-bazaars-score-text = Scoring 3 only: the buildings of its colours on the 8 spaces around it, multiplied by how many of its colours are among them. Walls do not matter, and a building may count for several bazaars.
piece-bazaar = A bazaar. In scoring 3 it counts the buildings of its colours around it, times the number of those colours.

## The rulebook

book-intro-bazaars =
    Eight bazaars lie in the bag, two for each currency. Each shows one currency and three building colours and has no walls. A bazaar lies beside the market and costs what the market tile of its currency costs. In scoring 3 it scores for buildings of its colours around it, on up to 8 spaces.
book-bazaars-deal =
    The 8 bazaars are mixed into the bag. A bazaar drawn for the market is laid beside it, however many lie there, and drawing goes on until a tile for the slot is drawn. So bazaars neither fill a slot nor leave one empty: they neither cause nor prevent the end of the game.
book-bazaars-buy =
    A bazaar’s price is that of the market tile now lying in the slot of its currency. If that slot is empty, the bazaar is not for sale until the refill. You must pay exactly, and so another action follows.

    Example: a tower costing 11 lies in the florin slot, so a florin bazaar costs exactly 11 florins. If you buy the tower first, the slot is empty and the bazaar must wait. Buy the bazaar first, then the tower.

    The vizier and Abdul Karim may get a bazaar. At the end of the game bazaars are never distributed.
book-bazaars-build =
    A bazaar is placed like a building tile, by all the building rules: all four sides are open, so until it has wall sticks it stands only beside open sides. It can go into the reserve and be redesigned. It belongs to no building type and does not count in majorities.
book-bazaars-score =
    Only in scoring 3: look at the 8 spaces around the bazaar, diagonals included. Count the buildings of its three colours there, and multiply by how many of these colours are among them. Huts, bazaars, camps and the fountain are not buildings here. Walls do not matter, and one building may serve several bazaars.

    Example: a bazaar for pavilions, gardens and towers. Around it stand three gardens, one tower and two chambers: 4 buildings of 2 colours, 4 × 2 = 8 points. With a pavilion as well it would be 5 × 3 = 15.

## The lesson

lesson-bazaars-title = Bazaars
lesson-bazaars-about = Buy tiles that score the colours around them.
lesson-bazaars-buy-title = Beside the market
lesson-bazaars-buy-1 = Bazaars lie beside the market. Each has a currency and three colours.
lesson-bazaars-buy-2 = Its price is that of the **market tile of its currency**, and you must pay **exactly**. So you act again.
lesson-bazaars-buy-turn = Buy the bazaar.
lesson-bazaars-buy-done = 9 dirhams, as for the garden. And you may act again.
lesson-bazaars-buy-hint = Choose the bazaar: 5 + 4 dirhams are exact.
lesson-bazaars-buy-wrong = This time buy the bazaar.
lesson-bazaars-buy-wrong-tile = Allowed, but then the slot for dirhams is empty, and the bazaar has no price any more.
lesson-bazaars-price-title = No price, no purchase
lesson-bazaars-price-1 = While the slot of its currency is **empty**, a bazaar is not for sale.
lesson-bazaars-price-2 = Nor may you pay **too much**: 7 + 6 ducats do not buy one for 10.
lesson-bazaars-price-turn = Try to buy both bazaars.
lesson-bazaars-price-done = One has no price now; for the other you lack the exact sum.
lesson-bazaars-price-hint = Choose one bazaar, then the other.
lesson-bazaars-place-title = Good neighbours
lesson-bazaars-place-1 = A bazaar has no walls and is placed like a building.
lesson-bazaars-place-2 = At the end it looks at the **8 spaces around it**: the buildings of its colours **×** how many of these colours are there.
lesson-bazaars-place-3 = Yours counts pavilions, chambers and towers.
lesson-bazaars-place-turn = Place it where it scores the most.
lesson-bazaars-place-done = Two towers, a chamber, a pavilion: 4 buildings × 3 colours = 12 points.
lesson-bazaars-place-hint = Try north-west of the fountain; diagonal neighbours count too.
lesson-bazaars-place-wrong = Allowed, but here it scores less. 12 points are possible.
lesson-bazaars-place-wrong-reserve = In the reserve it scores nothing.
lesson-bazaars-score-title = Only at the end
lesson-bazaars-score-1 = Bazaars score **only in scoring 3**: yours has brought 12 points.
lesson-bazaars-score-2 = A bazaar is not a building: it wins no majority. But one building may count for several bazaars.
