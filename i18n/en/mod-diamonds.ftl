### Diamonds: everything that is said of them.

new-idea-diamonds = A fifth currency that buys any tile.


## Rules of section 7.6

rule-diamonds-deal-title = Diamonds among the money
rule-diamonds-deal-text = 11 diamond cards of values 3 to 9 are shuffled into the money before the starting money is dealt. They count towards the 20.
rule-diamonds-use-title = Paying with diamonds
rule-diamonds-use-text = Any tile on sale can be paid for entirely in diamonds, and so can a bid or a room of chests. They never mix with other money or with an exchange card. Thieves cannot take them, and they do not count in the final distribution.
refuse-diamonds-use = Diamonds never mix with other money.
