### Rules: for each id its title, its one sentence, and the sentence that says how it was broken.


## 1 Set-up

rule-setup-fountain-title = The fountain
rule-setup-fountain-text = Each Alhambra begins with a fountain without walls. It never moves and is never replaced.
rule-setup-market-title = The market
rule-setup-market-text = Four slots, one per currency: florin, dirham, denar, ducat. Each shows a tile from the bag.
rule-setup-money-title = Starting money
rule-setup-money-text = Cards are dealt face up to each player until they are worth 20 or more. From then on hands are secret.
rule-setup-start-player-title = Who begins
rule-setup-start-player-text = Whoever has the fewest cards begins; on a tie the lowest sum, then the youngest player.
rule-setup-display-title = Money on display
rule-setup-display-text = Four money cards lie face up beside the deck: the display.
rule-setup-deck-title = The five piles
rule-setup-deck-text = The deck is made of five piles. Scoring card 1 is in pile 2, scoring card 2 in pile 4.

## 2 A turn

rule-turn-pass-title = One action at least
rule-turn-pass-text = The first action of a turn is compulsory. Passing is allowed only if no action is possible.
refuse-turn-pass =
    { $reason ->
        [first] The first action of a turn is compulsory.
       *[other] Another action is still possible.
    }
rule-turn-refill-late-title = Refilled after the turn
rule-turn-refill-late-text = Market and money are refilled only after the whole turn. Extra actions use what is left.
refuse-turn-refill-late = This slot is empty until the turn is over.
rule-money-take-title = Taking money
rule-money-take-text = Take one money card of any value from the display, or several whose sum is 5 or less.
refuse-money-take =
    { $reason ->
        [sum] Together these cards are worth { $sum }: the limit is { $limit }.
        [not_shown] This card is not on display.
        [alone] This card must be taken alone.
        [empty] There is no card in this place until the turn is over.
       *[none] Choose at least one card.
    }
rule-buy-pay-title = Paying
rule-buy-pay-text = Pay for a tile with cards of its slot’s currency worth at least its price. No change is given, except with the module “{ mod-change }”.
refuse-buy-pay =
    { $reason ->
        [short] Still to pay: { $missing }.
        [currency] Only { $currency } are accepted here.
       *[not_held] This card is not in your hand.
    }
refuse-buy-pay-hand = Price { $price }, in hand { $held }: still to pay { $missing }.
rule-buy-exact-title = Exact payment
rule-buy-exact-text = Whoever pays exactly may take another action. Whoever overpays has no further action this turn.
rule-buy-place-late-title = Placed at the end
rule-buy-place-late-text = Bought tiles are placed at the end of the turn, in any order, into the Alhambra or the reserve. A redesign made as an action of the same turn cannot use them.
refuse-buy-place-late =
    { $reason ->
        [not_held] This tile was not bought this turn.
        [place] Your tiles must be placed first.
       *[other] Bought tiles are placed at the end of the turn.
    }
rule-redesign-add-title = Redesign by adding
rule-redesign-add-text = One tile from the reserve is put into the Alhambra.
refuse-redesign-add = This tile is not in the reserve.
rule-redesign-remove-title = Redesign by removing
rule-redesign-remove-text = One tile, never the fountain, is taken out of the Alhambra and put into the reserve.
refuse-redesign-remove = There is no tile here to remove.
rule-redesign-swap-title = Redesign by swapping
rule-redesign-swap-text = One tile from the reserve takes the place of one in the Alhambra, on exactly the same space. A tile is never moved within the Alhambra.
refuse-redesign-swap =
    { $reason ->
        [not_in_reserve] This tile is not in the reserve.
       *[empty] There is no tile here to swap with.
    }
rule-reserve-free-title = The reserve
rule-reserve-free-text = The reserve has no limit and never scores.
rule-turn-refill-title = After the turn
rule-turn-refill-text = After the turn money is refilled first, then tiles, in the order of the slots.
refuse-turn-refill =
    { $reason ->
        [between] That is only possible on your own turn.
        [first] First confirm “{ $action }”.
       *[over] The actions of this turn are over.
    }
rule-deck-reshuffle-title = New deck
rule-deck-reshuffle-text = When the deck is empty, the discards are shuffled into a new one. Scoring cards are out of the game once drawn.

## 3 Building

rule-build-orientation-title = Never rotated
rule-build-orientation-text = Tiles are never rotated.
rule-build-edges-title = Sides must match
rule-build-edges-text = Touching sides must match: wall to wall, open to open.
refuse-build-edges =
    On the { $dir ->
        [n] north
        [e] east
        [s] south
       *[w] west
    } side { $mine ->
        [wall] a wall would meet an open side
       *[open] an open side would meet a wall
    }.
refuse-build-edges-many = Sides that do not match: { $sides }.
rule-build-free-title = An empty space
rule-build-free-text = A new tile goes onto an empty space.
refuse-build-free = A tile already stands here.
rule-build-adjacent-title = Side by side
rule-build-adjacent-text = A new tile shares at least one full side with the Alhambra.
refuse-build-adjacent = No side of this space touches the Alhambra.
rule-build-walk-title = On foot from the fountain
rule-build-walk-text = Every tile can be reached on foot from the fountain, from tile to tile through open sides.
refuse-build-walk = The walk from the fountain stops at a wall.
rule-build-hole-title = No gap inside
rule-build-hole-text = Every empty space must reach the outside through empty spaces, side by side. A diagonal way out is not enough.
refuse-build-hole =
    { $n ->
        [one] { $n } empty space would be cut off.
       *[other] { $n } empty spaces would be cut off.
    }
rule-build-after-title = After a redesign too
rule-build-after-text = The building rules hold after a redesign too: nothing may be cut off and no gap may be left.
refuse-build-after-walk =
    { $n ->
        [one] Without this tile { $n } tile could not be reached on foot.
       *[other] Without this tile { $n } tiles could not be reached on foot.
    }
refuse-build-after-hole = A gap would be left here.
refuse-setup-fountain = The fountain stays where it is.

## 4 Scoring

rule-score-when-title = When points are counted
rule-score-when-text = Scorings 1 and 2 take place when their card is drawn in a refill, once the refill is complete; if the character Yammerad draws it, at once. Scoring 3 takes place at the end.
rule-score-majority-title = Majority
rule-score-majority-text = For each building type, whoever has the most tiles in the Alhambra scores: one place in scoring 1, two in scoring 2, three in scoring 3.
rule-score-tie-title = Shared places
rule-score-tie-text = Tied players add the points of the places they fill and share them, rounded down.
rule-score-own-one-title = At least one
rule-score-own-one-text = At least one building of the type is needed to score for it.
rule-score-wall-title = Longest wall
rule-score-wall-text = One point per side in the longest connected stretch of outer wall. Sides connect where they share an end point. Double walls inside score nothing.
rule-score-ties-final-title = Victory
rule-score-ties-final-text = Whoever has the most points wins. On a tie the victory is shared.

## 5 End of the game

rule-end-trigger-title = The end
rule-end-trigger-text = The game ends when a market slot cannot be filled after a turn.
refuse-end-trigger = The game is over.
rule-end-distribute-title = Final distribution
rule-end-distribute-text = Each tile left on the market goes to whoever holds the most money of its slot’s currency; on a tie, or if nobody has any, nobody gets it. Nothing is paid.
refuse-end-distribute = Only the tiles of the final distribution can be placed now.

## 6 Two players

rule-dirk-tiles-title = Dirk’s tiles
rule-dirk-tiles-text = In a two-player game an imaginary third player gets 6 tiles at the start, 6 after scoring 1, and a third of the bag after scoring 2.
rule-dirk-score-title = Dirk scores majorities
rule-dirk-score-text = Dirk scores majorities and, with the module “{ mod-treasure }”, chests; nothing else. He has no turn, no hand, no wall.
rule-dirk-gift-title = A gift to Dirk
rule-dirk-gift-text = A bought tile may be given to Dirk instead of being placed. Not at the final distribution.
refuse-dirk-gift =
    { $reason ->
        [no_dirk] Dirk plays only in two-player games.
        [distribution] Nothing is given to Dirk at the final distribution.
       *[hut] A hut cannot be given to Dirk.
    }

## Anything else

refuse-module-off = This belongs to a module that is not in the game.
refuse-other = The rules do not allow this now ({ $rule }).
rule-other-title = Rule { $rule }
