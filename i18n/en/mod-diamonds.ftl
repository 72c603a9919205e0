### Diamonds: everything that is said of them.

mod-diamonds = Diamonds
new-pieces-diamonds = Pieces: 11 diamond cards in the deck.
new-changes-diamonds = Any tile on sale can be paid for in diamonds, but never in diamonds and other money together.
new-idea-diamonds = A fifth currency that buys any tile.


## Rules of section 7.6

rule-diamonds-deal-title = Diamonds among the money
rule-diamonds-deal-text = 11 diamond cards of values 3 to 9 are shuffled into the money before the starting money is dealt. They count towards the 20.
rule-diamonds-use-title = Paying with diamonds
rule-diamonds-use-text = Any tile on sale can be paid for entirely in diamonds, and so can a bid or a room of chests. They never mix with other money or with an exchange card. Thieves cannot take them, and they do not count in the final distribution.
refuse-diamonds-use = Diamonds never mix with other money.
piece-diamond = A diamond card. Diamonds alone can pay for any tile; they never mix with other money.

## The rulebook

book-intro-diamonds =
    Eleven diamond cards are a fifth currency without a market slot of its own: one 3, one 4, two 5, three 6, two 7, one 8 and one 9. With diamonds you can buy any tile on the market, whatever its slot, but never together with other money. They make it easier to get the tile you want, but at the end they are worth nothing.
book-diamonds-deal =
    The 11 diamond cards are shuffled into the money before the starting money is dealt. So a player may start with some; they count towards the 20 and when it is decided who begins, like any money card. Later they appear on display and are taken like money, even among several cards with a sum of 5 or less.
book-diamonds-use =
    You may pay for any market tile entirely in diamonds. A payment never mixes diamonds with another currency, and you cannot add an exchange card. Example: you pay for a chamber costing 10 with diamonds 3 and 7; exact, so another action follows. A diamond 7 with 3 denars is not allowed.

    You may also bid diamonds for a character, and buy chests (all diamonds) and bazaars (exactly) with them. They do not count in the final distribution, and thieves cannot take them.

## The lesson

lesson-diamonds-title = Diamonds
lesson-diamonds-about = Use the fifth currency where it is worth most.
lesson-diamonds-take-title = The fifth currency
lesson-diamonds-take-1 = **Diamonds** are taken like money.
lesson-diamonds-take-2 = They buy **any tile**, whatever its slot. You have 4 of them.
lesson-diamonds-take-turn = Take the card that lets you buy the tower next turn.
lesson-diamonds-take-done = 4 + 7 diamonds are 11, the price of the tower.
lesson-diamonds-take-hint = The tower costs 11: you need 7 more diamonds.
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
