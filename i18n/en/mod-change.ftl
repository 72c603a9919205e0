### Change: everything that is said of it.

new-idea-change = Coins come back for what you overpay.

zone-coins = Coins
zone-coin-bag = Coins in the bag

log-coins-drawn =
    { $name } draws { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    } as change


## Rules of section 7.11

rule-change-draw-title = Change
rule-change-draw-text = For every full 2 you overpay, one coin is drawn from the bag, as long as there are any: for tiles, camps and characters, in diamonds too, but not for chests.
rule-change-use-title = Paying with coins
rule-change-use-text = Coins lie face up and count as cards of value 1 of their currency. Once spent, they go back into the bag. They count in the final distribution.
refuse-change-use = A coin counts only in its own currency.
