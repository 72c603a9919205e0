### Acting with modules: what a question is about, and what follows from an action.


## Characters

auction-title = { $card }: bid or pass?
auction-first = no bid yet
auction-top = highest bid: { $n }, { $name }
auction-passed = out: { $names }
auction-rivals = still in: { $names }
auction-hand = { $name } ({ $cards })
sealed-title = { $card }: your highest bid, in secret?
sealed-how = enter it once, in secret; then the computer bids for you, never more than it must
sealed-none = No bid
sealed-limit = Up to { $n }
sealed-least = The least you could bid is { $n }.
sealed-most = You could pay { $n } at most.
step-most = at most { $n }
act-bid-amount = Bid { $n }
pay-bid-title = Pay { $n } for { $card }
about-karim = once: a tile on sale, free of charge
about-knihstig = after a purchase of 10 or more: a money card from the display
about-ammar = one more redesign at the end of each turn
about-faruk = takes several cards worth up to 7 instead of 5
about-fatima = 8 points at once, or another character instead
about-hakim = at each scoring half a building more in one type
about-laila = before each turn: a new tile for a market slot
about-machma = before each turn: swaps a money card for one on display
about-yammerad = a turn with fewer than 3 money cards may begin with a card from the deck
about-yusuf = at each scoring 1 more point for every full 3 points of wall
before-title = Use { $card } before the first action?
hakim-how = the number shows what each type would gain you in scoring { $k }
chip-gain = { $what } { $n }

## Paying

pay-short = still to pay: { $n }
pay-over = { $n } more than needed
pay-just = exactly what is needed
pay-lost =
    { $paid }, { $n ->
        [one] { $n } card leaves the game
       *[other] { $n } cards leave the game
    }
chests-price = { $n } or more, in any mix of currencies
chests-price-diamonds = { $n } or more, in any mix of currencies or in diamonds only

## Residents and the trader

chosen-of = { $n } of { $most } chosen
chosen-full = You have already chosen { $n }. Deselect one first.
residents-how = in secret; the other 3 go back to the supply
trader-in-title =
    Does { $type ->
        [pavilion] the blue
        [seraglio] the red
        [arcades] the brown
        [chambers] the white
        [garden] the green
       *[tower] the purple
    } resident move in?
trader-in-how = then choose who joins the trader from the supply
trader-swap-how = one goes to the supply, another joins the trader
trader-with = with the trader: { $things }
trader-home = at home: { $things }
trader-supply = in the supply: { $things }

## Bonus cards

bonus-how = the number shows what the card would gain you in scoring { $k }
bonus-none = none of the buildings on your cards is in your Alhambra

## What follows from an action

then-take-hut = free; it is placed this turn, and there is no further action
then-take-gate = it goes into your hand, and there is no further action
then-build-sticks = the walls stay for good, and there is no further action
then-build-sticks-aside = the walls stay for good, and there is no further action
then-buy-chests = no change, and there is no further action
then-buy-bazaar = paid exactly: you act again
then-use-karim = free, as if paid exactly: you act again; Karim leaves the game
then-use-laila = draws a new tile for this slot; the old one goes back into the bag
then-use-machma = your card is given up; the place on display stays empty until the refill
then-use-yammerad = money drawn is kept; anything else takes effect and another card is drawn
then-use-knihstig = the card goes into your hand at once
then-use-ammar = one more redesign before the refill
then-use-builder = the card is given up for one more redesign
then-use-thief = the thief is given up; the money card goes into your hand
then-keep-fatima = 8 points now; Fatima leaves the game
then-swap-fatima = Fatima leaves the game; the top card of the side stack takes effect at once
then-place-trader = once a building stands there, a resident of its colour can move in
then-reveal-bonus = counts as one more building of its type
then-place-with-gate = a gate card opens a wall and leaves the game
then-add-with-gate = a gate card opens a wall and leaves the game
then-open-gate =
    a gate opens the wall { $side ->
        [n] on the north side
        [e] on the east side
        [s] on the south side
       *[w] on the west side
    }; the gate card leaves the game
place-gates =
    { $n ->
        [one] { $n } of them with a gate
       *[other] { $n } of them with a gate
    }
cell-counts = { $cell }, counts as { $n }
cell-gate = with a gate: { $cell }
slot-first = the first tiles are drawn afterwards

## What is to be chosen for an action

how-place-with-gate = choose a space, then the wall that the gate opens
how-use-machma = choose your card, then one on display of the same or a lower value
how-use-laila = choose a market slot
how-use-karim = choose a tile on sale
how-build-sticks = choose a wall card, then a tile in the Alhambra
how-build-sticks-aside = choose a wall card, then a tile from the reserve or a bought one
how-take-hut = choose a hut
how-use-builder = choose a builder card
how-buy-chests = choose a room
how-use-thief = choose a thief and a money card of its currency
how-use-knihstig = choose a money card on display
how-place-chest = choose a building for the chest
how-add-with-gate = choose a tile from the reserve, then a space
how-buy-bazaar = choose a bazaar
how-place-trader = choose a space for the trader
