### Lessons about modules: vizier, exchange, bonus, huts, gates, diamonds, characters, camps.


## The Vizier's Favour

lesson-vizier-title = The Vizier’s Favour
lesson-vizier-about = Buy a tile between turns, and at the right moment.
lesson-vizier-use-title = Buying between turns
lesson-vizier-use-1 = Marco has ended his turn, and Claire moves next.
lesson-vizier-use-2 = Between turns your **vizier** may buy one tile from the market.
lesson-vizier-use-3 = You pay **exactly**, and the tile is placed **at once**.
lesson-vizier-use-turn = Buy the arcade for 9 florins and build it.
lesson-vizier-use-done = The market is full again, your vizier is inactive, and your own turn is still to come.
lesson-vizier-use-hint = Choose the tile in the yellow slot: 2 + 7 florins are exactly 9.
lesson-vizier-use-wrong = This time buy the arcade with the vizier and build it.
lesson-vizier-use-wrong-pass = Claire moves before you and might buy the arcade. Use the vizier now.
lesson-vizier-use-wrong-reserve = The reserve is allowed too, but it never scores. Build the arcade.
lesson-vizier-exact-title = Exactly or not at all
lesson-vizier-exact-1 = On your own turn you may pay too much. **The vizier may not.**
lesson-vizier-exact-2 = You have 4 and 6 florins, 3 and 5 dirhams, 9 denars and 8 ducats.
lesson-vizier-exact-turn = Try to overpay for a tile with the vizier.
lesson-vizier-exact-done = Overpaying is refused. The vizier likes hands with many low cards: they make many sums.
lesson-vizier-exact-hint = Choose the seraglio in the orange slot: it costs 6, and you have 8 ducats.
lesson-vizier-patience-title = Not every chance is good
lesson-vizier-patience-1 = Claire has ended her turn: **you** move next.
lesson-vizier-patience-2 = On your own turn an exact payment gives you **another action**. With the vizier it does not.
lesson-vizier-patience-turn = Get the garden for 12 denars in the better way.
lesson-vizier-patience-done = The garden is yours, you have another action, and your vizier is still active.
lesson-vizier-patience-hint = Answer “No”, then buy the garden on your own turn.
lesson-vizier-patience-wrong = On your own turn buy the garden for exactly 12 denars.
lesson-vizier-patience-wrong-vizier = Nobody can take the garden before your turn. There it costs the same, gives another action and spares the vizier.
lesson-vizier-wake-title = Active again
lesson-vizier-wake-1 = Your vizier has been used. Reactivating it is an action and **ends your actions**.
lesson-vizier-wake-2 = An exact purchase allows another action.
lesson-vizier-wake-turn = In one turn buy a tile and reactivate the vizier.
lesson-vizier-wake-done = The exact payment gave you the action for the vizier. This is the cheapest moment for it.
lesson-vizier-wake-hint = First the seraglio for exactly 6 ducats, then the vizier.
lesson-vizier-wake-wrong = Only an exact purchase leaves you an action for the vizier.
lesson-vizier-wake-wrong-early = Now your actions are over and nothing is bought. Buy first.
lesson-vizier-wake-wrong-money = Taking money ends your actions. First buy and pay exactly, then reactivate the vizier.


## Currency exchange

lesson-exchange-title = Currency exchange
lesson-exchange-about = Pay exactly in two currencies at once.
lesson-exchange-take-title = A card for two currencies
lesson-exchange-take-1 = You have 6 florins and 7 ducats. The tower costs **13 ducats**.
lesson-exchange-take-2 = An **exchange card** joins its two currencies in one payment. Taking it is the whole action.
lesson-exchange-take-turn = Take the card that will let you buy the tower.
lesson-exchange-take-done = 6 florins + 7 ducats are 13: next turn the tower can be yours.
lesson-exchange-take-hint = The card must show florins and ducats, yellow and orange.
lesson-exchange-take-wrong = No money card on display lets you buy the tower next turn. Take an exchange card.
lesson-exchange-take-wrong-other = This card joins dirhams and denars. The tower needs florins and ducats.
lesson-exchange-pay-title = Paying with the card
lesson-exchange-pay-1 = One of its two currencies must be that of the **slot**: for the tower it is ducats.
lesson-exchange-pay-2 = You pay **exactly**, in any mix of the two.
lesson-exchange-pay-3 = So you always get another action.
lesson-exchange-pay-turn = Buy the tower, and pay exactly.
lesson-exchange-pay-done = The card goes to the discard pile, and another action is yours.
lesson-exchange-pay-hint = Choose the tower: 6 florins, 7 ducats and the card are chosen with it.
lesson-exchange-pay-wrong = This time buy the tower, and pay exactly 13.
lesson-exchange-pay-wrong-over = 7 + 9 ducats are 3 too much, and your actions are over. With the card 6 + 7 are exact.
lesson-exchange-limits-title = What the card cannot do
lesson-exchange-limits-1 = It serves only its **own two currencies**.
lesson-exchange-limits-2 = And it **never overpays**.
lesson-exchange-limits-turn = Try both: add it for the seraglio, then overpay for the tower with it.
lesson-exchange-limits-done = One card per purchase, only its two currencies, only exactly.
lesson-exchange-limits-hint = Choose the seraglio and add the card. Then the tower, add the 9 ducats and try “Buy”.
lesson-exchange-both-title = Keep it for what needs it
lesson-exchange-both-1 = The garden costs 8 florins, the arcade 8 ducats.
lesson-exchange-both-2 = You can buy **both** this turn, if you pay exactly for each.
lesson-exchange-both-turn = Buy both tiles.
lesson-exchange-both-done = The 8 for the garden; 5 florins + 3 ducats and the card for the arcade.
lesson-exchange-both-hint = Pay for the garden with the 8 florins alone.
lesson-exchange-both-wrong = This time buy the garden and the arcade, and pay exactly for each. Paying too much ends your actions.
lesson-exchange-both-wrong-spent = Now the card is gone and only 8 florins are left: no arcade. Pay for the garden without the card.


## Bonus cards

lesson-bonus-title = Bonus cards
lesson-bonus-about = Let a building count twice in the majorities.
lesson-bonus-card-title = Secret cards
lesson-bonus-card-1 = You hold three secret **bonus cards**, each for one building without walls.
lesson-bonus-card-2 = While **exactly this building** stands in your Alhambra, its card counts as one more of the type.
lesson-bonus-card-3 = Two towers are on sale, and you can pay for both.
lesson-bonus-card-turn = Buy the tower on your card.
lesson-bonus-card-done = This tower and its card count as two towers.
lesson-bonus-card-hint = Your cards: seraglio 9, garden 11, tower 12.
lesson-bonus-card-wrong = This time buy the tower on your bonus card.
lesson-bonus-card-wrong-other = Tower 11 has a wall: no bonus card shows it. Buy tower 12.
lesson-bonus-absent-title = Only what stands there
lesson-bonus-absent-1 = Tower 12 is built. A scoring is about to take place, and **before it** you may show bonus cards.
lesson-bonus-absent-2 = Garden 11 and seraglio 9 do not stand in your Alhambra.
lesson-bonus-absent-turn = Try to show a card whose building is missing.
lesson-bonus-absent-done = A card works only while its own building stands there.
lesson-bonus-absent-hint = Choose the card of garden 11.
lesson-bonus-show-title = Showing a card
lesson-bonus-show-1 = You have two towers, and so has Marco: a tie.
lesson-bonus-show-2 = A card once shown counts from now on.
lesson-bonus-show-turn = Show tower 12, then show no other card.
lesson-bonus-show-done = Now you count three towers.
lesson-bonus-show-hint = Choose the card of tower 12 and confirm; then confirm “Show none”.
lesson-bonus-show-wrong = Show the card of tower 12.
lesson-bonus-show-wrong-keep = Then you share first place: 3 points instead of 6. Show the card.
lesson-bonus-score-title = What it was worth
lesson-bonus-score-1 = Three towers against two: first place alone, **6 points** instead of 3.
lesson-bonus-score-2 = If the tower leaves your Alhambra, its card comes back to your hand.


## Builders' huts

lesson-huts-title = Builders’ huts
lesson-huts-about = Take free tiles that count as much as what is beside them.
lesson-huts-take-title = The right place
lesson-huts-take-1 = A **hut** costs nothing. Taking it ends your actions.
lesson-huts-take-2 = It counts as one building for **each neighbour of its type** with no wall between, 3 at most.
lesson-huts-take-3 = It is placed like any tile.
lesson-huts-take-turn = Take the garden hut and place it where it counts most.
lesson-huts-take-done = Three gardens beside it: it counts as three gardens.
lesson-huts-take-hint = One space is free between your three gardens.
lesson-huts-take-wrong = This time take the garden hut: your gardens are close together.
lesson-huts-take-wrong-type = What you have close together are gardens. Only a garden hut counts as three there.
lesson-huts-take-wrong-fewer = Fewer gardens are beside it there. Between all three it counts most.
lesson-huts-take-wrong-reserve = In the reserve it counts for nothing. Build it between the gardens.
lesson-huts-score-title = The hut counts
lesson-huts-score-1 = Marco has four gardens, you have three, **and your hut adds three more**.
lesson-huts-score-2 = Huts beside a hut add nothing to it.
lesson-huts-walls-title = Walls in between
lesson-huts-walls-1 = This garden hut has walls at the **top** and on the **right**.
lesson-huts-walls-2 = A neighbour **behind a wall** does not count.
lesson-huts-walls-turn = Place the hut where it counts as two gardens.
lesson-huts-walls-done = Two gardens, both open to the hut.
lesson-huts-walls-hint = At the right end one space has a garden on its left and one below.
lesson-huts-walls-wrong = The hut needs two gardens on its open sides: one on the left, one below.
lesson-huts-walls-wrong-trap = Three gardens touch it here, but two are behind walls: it would count as only one.
lesson-huts-limit-title = Three and no more
lesson-huts-limit-1 = You have three huts: one is built, two are in the reserve.
lesson-huts-limit-2 = **Nobody may have more than three**, the reserve included.
lesson-huts-limit-turn = Try to take a fourth one.
lesson-huts-limit-done = So take a hut only if you have a good place for it.
lesson-huts-limit-hint = Choose any of the face-up huts.


## City gates

lesson-gates-title = City gates
lesson-gates-about = Open a way through a wall where no tile would fit.
lesson-gates-take-title = The gate card
lesson-gates-take-1 = The tower in your reserve **fits on no free space**.
lesson-gates-take-2 = A **gate card** lies face up. It is taken in place of money and ends your actions.
lesson-gates-take-turn = Take the gate card.
lesson-gates-take-done = It stays in your hand until you need it.
lesson-gates-take-hint = The gate card lies beside the money.
lesson-gates-take-wrong = This does not get the tower out of the reserve. Take the gate card.
lesson-gates-take-wrong-swap = Then another tile lies in the reserve in its place. Take the gate card.
lesson-gates-open-title = Through the wall
lesson-gates-open-1 = If a tile touches your Alhambra **only through walls**, a gate opens one of them.
lesson-gates-open-2 = You can then walk through that side. Both tiles must have a wall there.
lesson-gates-open-turn = Add the tower with a gate.
lesson-gates-open-done = The tower can be reached on foot. The gate card leaves the game.
lesson-gates-open-hint = Choose the tower, then a space behind a wall, such as the lowest one.
lesson-gates-open-wrong = In the reserve the tower never scores. Add it with a gate.
lesson-gates-open-wrong-swap = Then another tile lies in the reserve in its place. With a gate both stay built.
lesson-gates-fixed-title = Fixed for good
lesson-gates-fixed-1 = A gate now joins the chamber and the tower below it.
lesson-gates-fixed-2 = **Neither can be removed or swapped any more.**
lesson-gates-fixed-turn = Try to remove each of the two.
lesson-gates-fixed-done = So open a gate only where both tiles may stay.
lesson-gates-fixed-hint = Press “Redesign” and choose the chamber, then the tower.
lesson-gates-save-title = Not every wall needs a gate
lesson-gates-save-1 = This tower fits in some spaces with a gate, in others without one.
lesson-gates-save-2 = Walls **between** two tiles score nothing.
lesson-gates-save-turn = Place the tower so that your wall becomes two sides long.
lesson-gates-save-done = Two sides of wall, no tile is fixed, and the gate card is still yours.
lesson-gates-save-hint = Both walls of the tower must be outside, for example above the fountain.
lesson-gates-save-wrong = This time the tower should give you a wall of two sides.
lesson-gates-save-wrong-gate = Now a wall of the tower is inside: your wall has one side only, and the card is gone.
lesson-gates-save-wrong-reserve = In the reserve its walls score nothing. Build it.


## Diamonds

lesson-diamonds-title = Diamonds
lesson-diamonds-about = Use the fifth currency where it is worth most.
lesson-diamonds-take-title = The fifth currency
lesson-diamonds-take-1 = **Diamonds** are taken like money.
lesson-diamonds-take-2 = They buy **any tile**, whatever its slot. You have 4 of them.
lesson-diamonds-take-turn = Take the card that lets you buy the tower next turn.
lesson-diamonds-take-done = 4 + 7 diamonds are 11, the price of the tower.
lesson-diamonds-take-hint = The tower costs 11: you need 7 diamonds more.
lesson-diamonds-take-wrong = With this card you cannot pay for the tower. Take the 7 diamonds.
lesson-diamonds-any-title = For any slot
lesson-diamonds-any-1 = The tower costs 11 ducats, and you have none.
lesson-diamonds-any-2 = If you pay **entirely in diamonds**, you can buy from every slot.
lesson-diamonds-any-turn = Pay for the tower exactly.
lesson-diamonds-any-done = Paid exactly: here too you may take another action.
lesson-diamonds-any-hint = Choose the tower: 4 + 7 diamonds are 11.
lesson-diamonds-any-wrong = This time buy the tower for 11 diamonds.
lesson-diamonds-any-wrong-over = No change is given for diamonds either, and your actions are over. The tower costs exactly 11.
lesson-diamonds-mix-title = Never mixed
lesson-diamonds-mix-1 = The garden costs 8 florins. 5 florins and 3 diamonds would be 8.
lesson-diamonds-mix-2 = But diamonds **never mix** with other money.
lesson-diamonds-mix-turn = Choose the garden, add the 3 diamonds and try to buy it.
lesson-diamonds-mix-done = A payment is all diamonds, or none.
lesson-diamonds-mix-hint = First the garden, then the card of 3 diamonds, then “Buy”.
lesson-diamonds-both-title = Where they are worth most
lesson-diamonds-both-1 = The garden costs 8 florins, the arcade 8 ducats.
lesson-diamonds-both-2 = You have 8 florins, 8 diamonds and **no ducats**.
lesson-diamonds-both-turn = Buy both tiles, and pay exactly for each.
lesson-diamonds-both-done = Diamonds went where you had no money. Spend them all: in the final distribution they do not count.
lesson-diamonds-both-hint = Florins fit one slot only, diamonds fit every slot.
lesson-diamonds-both-wrong = This time buy the garden and the arcade, and pay exactly for each.
lesson-diamonds-both-wrong-spent = Now your florins are left, and they cannot buy the arcade. Pay for the garden in florins.
lesson-diamonds-both-wrong-over = Paying too much ends your actions. Both must be paid for exactly.


## Characters

lesson-characters-title = Characters
lesson-characters-about = Bid for people and let them help you.
lesson-characters-bid-title = An auction
lesson-characters-bid-1 = Faruk Will’haben was drawn and is **auctioned at once**. Marco bids 3, Claire passes.
lesson-characters-bid-2 = The highest bidder pays **in one currency**, without change.
lesson-characters-bid-3 = Whoever passes is out.
lesson-characters-bid-turn = Bid 4 and pay with your 4 florins.
lesson-characters-bid-done = Marco passes: Faruk is yours for exactly 4 florins.
lesson-characters-bid-hint = Confirm the bid of 4, then the payment of 4 florins.
lesson-characters-bid-wrong = This time bid 4 and pay with the 4 florins.
lesson-characters-bid-wrong-pass = Then Marco gets Faruk for 3. A bid of 4 costs you one low card.
lesson-characters-bid-wrong-high = A bid of 4 already leads, and you can pay 4 exactly.
lesson-characters-bid-wrong-dear = There is no change: pay with the 4 florins.
lesson-characters-cover-title = How far a bid may go
lesson-characters-cover-1 = Marco bids 6. You have 7 florins, 3 denars and 5 dirhams.
lesson-characters-cover-2 = **One currency** must cover the whole bid.
lesson-characters-cover-turn = Try to bid 8.
lesson-characters-cover-done = You hold 15 in all, but your highest bid is 7.
lesson-characters-cover-hint = Raise the bid from 7 to 8.
lesson-characters-faruk-title = Faruk helps
lesson-characters-faruk-1 = With Faruk you may take several cards worth up to **7** instead of 5.
lesson-characters-faruk-2 = He is marked *: only one such card can be used in a turn.
lesson-characters-faruk-turn = Take two cards that are worth 7 together.
lesson-characters-faruk-done = 3 + 4 in one action: without Faruk this is too much.
lesson-characters-faruk-hint = Choose the yellow 3 and the green 4.
lesson-characters-faruk-wrong = This works without Faruk too. This time take the 3 and the 4.
lesson-characters-hakim-title = Half a building
lesson-characters-hakim-1 = A scoring is about to take place. Hakim Wahid counts **half a building more** in one of your types.
lesson-characters-hakim-2 = That is just enough to break a tie.
lesson-characters-hakim-3 = Look at all the Alhambras.
lesson-characters-hakim-turn = Choose the type in which half a building gains points.
lesson-characters-hakim-done = Two and a half towers beat Marco’s two.
lesson-characters-hakim-hint = In which type has somebody as many buildings as you?
lesson-characters-hakim-wrong = Choose the type in which there is a tie.
lesson-characters-hakim-wrong-garden = Claire has two gardens: with one and a half you stay behind.
lesson-characters-hakim-wrong-pavilion = Nobody else has a pavilion: first place is yours anyway.
lesson-characters-score-title = The tie is broken
lesson-characters-score-1 = First place for towers, alone: **6 points** instead of 3.
lesson-characters-score-2 = Hakim stays with you. Cards marked 1x leave the game once they are used.


## Camps

lesson-camps-title = Camps
lesson-camps-about = Lean camps on your wall and score whole lines.
lesson-camps-build-title = Outside the wall
lesson-camps-build-1 = A **camp** leans with its bastion on the wall of a tile. Here the bastion is on the right.
lesson-camps-build-2 = Its arrow scores **1 point for each tile in an unbroken line**.
lesson-camps-build-turn = Place the camp where its line is longest.
lesson-camps-build-done = Four tiles in line: 4 points at every scoring.
lesson-camps-build-hint = Place it to the left of your longest row.
lesson-camps-build-wrong = This time place the camp.
lesson-camps-build-wrong-short = Behind this wall there is one tile, then an empty space: 1 point. Find the longest row.
lesson-camps-build-wrong-reserve = In the reserve a camp scores nothing. Place it.
lesson-camps-score-title = The line counts
lesson-camps-score-1 = The row “Camps”: **4 points**. The fountain counts too, and walls inside do not stop the line.
lesson-camps-score-2 = The wall behind the bastion still scores as your wall.
lesson-camps-forbidden-title = Bastion to wall
lesson-camps-forbidden-1 = This camp has its bastion at the **top**.
lesson-camps-forbidden-2 = A bastion touches a wall; a **bare side** touches no tile.
lesson-camps-forbidden-turn = Try two spaces where that is not so.
lesson-camps-forbidden-done = Bastion to wall, or bare side to bare side of another camp. Nothing else may touch.
lesson-camps-forbidden-hint = The garden below the fountain has no walls: try the spaces beside it.
lesson-camps-held-title = The wall must stay
lesson-camps-held-1 = The camp leans on the seraglio alone.
lesson-camps-held-2 = No redesign may leave a camp **without its wall**.
lesson-camps-held-turn = Try to remove the seraglio.
lesson-camps-held-done = Remove the camp first, then the seraglio.
lesson-camps-held-hint = Press “Redesign”, then choose the seraglio to the left of the fountain.
