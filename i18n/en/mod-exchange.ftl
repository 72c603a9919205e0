### Currency exchange: everything that is said of it.

mod-exchange = Currency exchange
new-pieces-exchange = Pieces: 6 exchange cards among the money.
new-changes-exchange = With one of them you pay exactly in two currencies; taking it is the whole action.
new-idea-exchange = Pay exactly in two currencies at once.


## Rules of section 7.2

rule-exchange-deal-title = Exchange cards in the deck
rule-exchange-deal-text = Six cards, one for each pair of currencies, lie in piles 2, 3 and 4. Once drawn, they lie among the money on display.
rule-exchange-take-title = Taking an exchange card
rule-exchange-take-text = An exchange card is taken in place of money, and nothing else with it.
rule-exchange-use-title = Paying with an exchange card
rule-exchange-use-text = One per purchase: the price is paid exactly, in any mix of the card’s two currencies, one of which is that of the slot. Then it is discarded. It cannot be used with diamonds, for bids or for chests.
refuse-exchange-use =
    { $reason ->
        [exact] With an exchange card you must pay exactly: { $over } too much.
       *[currency] Use one exchange card that shows this slot’s currency, with money of its two currencies only.
    }
piece-exchange = An exchange card. It lets you pay exactly for one purchase in a mix of its two currencies.

## The rulebook

book-intro-exchange =
    Six exchange cards are mixed into the money. Each shows two of the four currencies, and every pair exists once. With such a card you may pay for one tile with both currencies mixed, if you meet the price exactly. It helps those whose money is scattered, and it makes exact payments, and so extra actions, easier.
book-exchange-deal =
    There are 6 exchange cards, one for each pair of currencies. Two are shuffled into each of the piles 2, 3 and 4 of the deck. When one is drawn it takes one of the four places on display, like a money card.
book-exchange-take =
    You take an exchange card from the display instead of money. That is the whole action: you take neither a second exchange card nor any money with it, however small. The card goes into your hand. It has no value of its own.
book-exchange-use =
    You may use one exchange card per purchase. Pay the price exactly with any mix of the card’s two currencies; one of them must be the currency of the tile’s slot. Paying with only one of the two is fine too. As it is exact, you may take another action.

    Example: a tile costs 9 in the denar slot. With the denar–ducat card you pay 4 denars and 5 ducats, or 9 ducats alone.

    Afterwards the card goes to the discard pile and can turn up again in a new deck. It never goes together with diamonds, is of no use for chests or bids, and thieves cannot take it.

## The lesson

lesson-exchange-title = Currency exchange
lesson-exchange-about = Pay exactly in two currencies at once.
lesson-exchange-take-title = A card for two currencies
lesson-exchange-take-1 = You have 6 florins and 7 ducats. The tower costs **13 ducats**.
lesson-exchange-take-2 = An **exchange card** joins its two currencies in one payment. Taking it is the whole action.
lesson-exchange-take-turn = Take the card that will let you buy the tower.
lesson-exchange-take-done = 6 florins + 7 ducats are 13: next turn the tower can be yours.
lesson-exchange-take-hint = The card must join florins and ducats, yellow and orange.
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
