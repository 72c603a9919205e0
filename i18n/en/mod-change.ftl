### Change: everything that is said of it.

mod-change = Change
new-pieces-change = Pieces: 24 coins in a bag.
new-changes-change = Every full 2 that you overpay brings a coin, which counts as a card of value 1.
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
piece-coin = A coin. It is money of value 1, lies face up, and goes back into the bag once spent.

## The rulebook

book-intro-change =
    A bag holds 24 coins of value 1, 6 of each of the four currencies. Whoever overpays gets coins back: one for every full 2 overpaid, drawn at random. Overpaying hurts less, and the coins help to pay exactly later.
book-change-draw =
    For every full 2 that you overpay you draw one coin at random from the bag, as long as there are any. This holds for tiles, for camps and for a winning bid for a character, even if you pay in diamonds; not for chests. Coins that you paid in this purchase go back into the bag before you draw.

    Example: you pay 12 for a tile costing 7. That is 5 too much: 2 coins. Only 1 too much brings nothing. Getting coins back does not make the payment exact: no other action follows.
book-change-use =
    Your coins lie face up in front of you. A coin counts as a card of value 1 of its currency and is paid together with such cards. Once spent, it goes back into the bag. Coins count in the final distribution too.

    Example: you pay 8 denars exactly with a card of 7 and one denar coin. Coins are not cards: thieves, Machma, Faruk and Knihstig have no use for them.

## The lesson

lesson-change-title = Change
lesson-change-about = Get coins back when you pay too much.
lesson-change-draw-title = Coins come back
lesson-change-draw-1 = You cannot pay 9 denars exactly. Until now everything above the price was lost.
lesson-change-draw-2 = Now you draw **one coin for every full 2** overpaid. Chance decides its currency.
lesson-change-draw-3 = But it is still not an exact purchase: your actions are over.
lesson-change-draw-turn = Buy the chamber so that a coin comes back.
lesson-change-draw-done = For every full 2 overpaid a coin now lies in front of you.
lesson-change-draw-hint = Choose the chamber, put the 6 back and add the 7.
lesson-change-draw-wrong = This time buy the chamber.
lesson-change-draw-wrong-one = 4 + 6 = 10: only 1 too much, and that is lost. Pay at least 2 too much.
lesson-change-exact-title = Paying with coins
lesson-change-exact-1 = A coin counts as **a card of value 1** of its currency. Then it goes back into the bag.
lesson-change-exact-2 = Often this 1 is just what an exact payment needs.
lesson-change-exact-turn = Buy two tiles this turn.
lesson-change-exact-done = 7 + 1 florins, 9 + 1 dirhams: both exact, thanks to the coins.
lesson-change-exact-hint = The chamber for 7 and a florin coin, the tower for 9 and a dirham coin.
lesson-change-exact-wrong = Only exact purchases give you two tiles in one turn.
lesson-change-exact-wrong-over = 9 for 8 is too much: your actions would be over. 7 and a coin are exact.
lesson-change-colour-title = Only its own currency
lesson-change-colour-1 = 8 denars and a coin would pay for the chamber exactly. But your coins are **not denars**.
lesson-change-colour-2 = Keep them: they even count in the final distribution.
lesson-change-colour-turn = Choose the chamber and try to add each of the two coins.
lesson-change-colour-done = Like a card, a coin counts only in its own currency.
lesson-change-colour-hint = The coins are with the cards in your hand.
