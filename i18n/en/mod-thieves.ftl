### Thieves: the texts of the module.

new-idea-thieves = Grab face-up money between two turns.
zone-thieves = Thieves
zone-thieves-used = Thieves used
zone-thieves-removed = Thieves out of the game
act-use-thief = Use a thief
log-thief-used = { $name } uses a thief and takes { $cards }

rule-thieves-deal-title = Dealing the thieves
rule-thieves-deal-text = There are 12 thieves, 3 of each currency. Each player gets 4 in secret; with four players 3, with five or six 2. The others leave the game unseen.
rule-thieves-use-title = Using a thief
rule-thieves-use-text = After each turn (as a variant: after each round) anyone but the player about to move may give up a thief and take one money card of its currency from the display. The display is refilled after each thief.
refuse-thieves-use =
    { $reason ->
        [not_held] This thief is not in your hand.
        [next] Whoever is about to move may not use a thief.
        [round] Thieves can only be used after a whole round.
        [not_shown] This card is not on display.
        [currency] This thief takes only money of its own currency.
       *[not_now] Thieves can only be used between two turns.
    }
