### Master builders: everything that is said of them.

new-idea-builders = Money that can also redesign.

act-use-builder = Use a builder card

log-builder-used = { $name } uses a builder card: one more redesign


## Rules of section 7.14

rule-builders-deal-title = Builder cards
rule-builders-deal-text = Each player gets 2 of the 16 builder cards face down before the starting money. Others lie in piles 3 and 5; the rest leave the game.
rule-builders-money-title = Builders as money
rule-builders-money-text = A builder card is money of value 3 in every respect. Once spent, it leaves the game.
refuse-builders-money = A builder card counts only in its own currency.
rule-builders-redesign-title = Builders at work
rule-builders-redesign-text = At the end of your turn, after placing, you can discard one builder card for one more redesign. One per turn.
refuse-builders-redesign =
    { $reason ->
        [no_builder] This is not a builder card.
        [not_held] This card is not in your hand.
        [used] Only one builder card per turn gives a redesign.
        [none] No redesign is possible now.
       *[not_now] Builder cards give a redesign at the end of the turn, after placing.
    }
