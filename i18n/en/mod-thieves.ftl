### Thieves: the texts of the module.

mod-thieves = Thieves
new-pieces-thieves = Pieces: 12 secret thief cards.
new-changes-thieves = Between turns a thief takes a face-up money card of its currency, before the next player can.
new-differs-thieves-round = thieves only after each round
new-variant-thieves = Thieves are used
new-variant-thieves-usual = after every turn
new-variant-thieves-round = after every round
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
piece-thief = A thief, secret until used. Between turns it is given up to take a card of its currency from the display.
worth-thief = Could be taken: { $cards }
worth-thief-none = No card of its currency is on display

## The rulebook

book-intro-thieves =
    There are 12 secret thief cards, 3 of each currency. Between two turns a thief takes one face-up money card of its currency for you, before the next player can. So a good card on display is not safe, and you get money without an action. Each thief works once.
book-thieves-deal =
    The 12 thieves, 3 per currency, are dealt in secret at the start: 4 to each player with two or three players, 3 with four, 2 with five or six. The rest leave the game unseen.

    { $seats ->
        [2] In your game each player gets 4, and 4 thieves leave the game.
        [3] In your game each player gets 4, and none leaves the game.
        [4] In your game each player gets 3, and none leaves the game.
        [5] In your game each player gets 2, and 2 thieves leave the game.
       *[other] In your game each player gets 2, and none leaves the game.
    }
book-thieves-use =
    After each player’s turn, when refill and scorings are done, anybody but the player about to move may remove one of their thieves from the game and take exactly one money card of its currency from the display. A builder card counts as money of its currency. Several thieves may be used one after another.

    After each thief the display is refilled, which can bring a scoring, an auction or wall cards. Players are asked in turn order, as for viziers: from the player about to move (who may not use a thief) to the one who has just moved. Thieves and viziers are asked for together.
book-variant-thieves-round =
    Sources differ on how often thieves may act. In this variant they may be used only after each round, when every player has had a turn, not after every turn. Everything else stays the same: the player about to move, who begins the next round, may not use one. Thieves act less often and are easier to foresee.
book-variant-thieves-round-title = Variant: thieves after every round

## The lesson

lesson-thieves-title = Thieves
lesson-thieves-about = Take face-up money between two turns.
lesson-thieves-use-title = Between two turns
lesson-thieves-use-1 = **After each turn**, everybody but the player about to move may use thieves.
lesson-thieves-use-2 = A thief takes **one face-up money card of its currency**, of any value, and leaves the game.
lesson-thieves-use-3 = Your turn is over, Marco is about to move. You hold 4 ducats; the tower costs 13.
lesson-thieves-use-turn = Use a thief so that you can pay for the tower exactly.
lesson-thieves-use-done = 4 + 9 = 13 ducats. And a new card already lies in the empty place.
lesson-thieves-use-hint = Choose the 9 ducats: your thief for ducats takes it.
lesson-thieves-use-wrong = A thief for just 2 florins? Think of the tower.
lesson-thieves-use-wrong-seven = 4 + 7 = 11 ducats: the tower costs 13.
lesson-thieves-use-wrong-no = You may always say no. But until your next turn somebody else may take the 9.
lesson-thieves-again-title = One after another
lesson-thieves-again-1 = The display was refilled, and now **you are asked again**.
lesson-thieves-again-2 = You may use as many thieves as you like, one after another.
lesson-thieves-again-turn = You hold 3 florins, and the chamber costs 8. Use your next thief.
lesson-thieves-again-done = 3 + 5 = 8 florins: now you can pay for two tiles exactly.
lesson-thieves-again-hint = The new card is just right: 5 florins.
lesson-thieves-again-wrong = You have enough ducats: 4 + 9. Think of the florins.
lesson-thieves-again-wrong-two = 3 + 2 = 5 florins: the chamber costs 8.
lesson-thieves-again-wrong-no = You may say no, but the new card would let you pay exactly.
lesson-thieves-only-title = Nothing else
lesson-thieves-only-1 = Between two turns nobody buys or builds, and a thief takes only **its own currency**.
lesson-thieves-only-2 = During a turn, on the other hand, thieves rest.
lesson-thieves-only-turn = Try two things that are forbidden now: take the denars, buy a tile.
lesson-thieves-only-done = Your actions are over. Without a thief for denars, these denars stay where they are.
lesson-thieves-only-hint = Choose the 4 denars, then a tile on the market.
lesson-thieves-keep-title = Is it worth a thief?
lesson-thieves-keep-1 = With three players each gets **4 thieves** at the start, and never a new one.
lesson-thieves-keep-2 = This time the face-up florins and ducats are worth only 1 and 2.
lesson-thieves-keep-turn = Decide: use a thief, or say no?
lesson-thieves-keep-done = Quite right: a thief takes a 9 as easily as a 1.
lesson-thieves-keep-hint = Press “No”.
lesson-thieves-keep-wrong = Allowed, but a thief is too good for so little. Keep it for a better card.
