### Currency exchange: everything that is said of it.

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
