### Master builders: everything that is said of them.

mod-builders = Master builders
new-pieces-builders = Pieces: 16 builder cards, some dealt at the start.
new-changes-builders = They are money of value 3, or one more redesign at the end of your turn.
new-idea-builders = Money that can also redesign.
unseen-family-builder =
    { $n ->
        [one] { $n } builder card unseen
       *[other] { $n } builder cards unseen
    }

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
piece-builder = A builder card: money of value 3, or one more redesign at the end of the turn. Used, it leaves the game.

## The rulebook

book-intro-builders =
    There are 16 builder cards, 4 of each currency. A builder card is money of value 3, or it gives you one more redesign at the end of your turn. Either way you use it only once. So nobody is stuck with a tile in the reserve, and you need not spend an action to rearrange your Alhambra.
book-builders-deal =
    Before the starting money each player gets 2 builder cards in secret. They count neither towards the 20 nor when it is decided who begins. Then 3 are shuffled into pile 3 and 3 into pile 5 of the deck; with six players only 1 into pile 5. The rest leave the game unseen.

    { $seats ->
        [2] In your game 6 of the 16 cards leave the game.
        [3] In your game 4 of the 16 cards leave the game.
        [4] In your game 2 of the 16 cards leave the game.
        [5] In your game all 16 cards are used.
       *[other] In your game pile 5 gets only 1, and all 16 cards are used.
    }
book-builders-money =
    A builder card is a money card of value 3 of its currency in every respect: it is taken from the display, alone or with others up to 5; you can pay with it, also for bids and chests; it counts in the final distribution; a thief can take it from the display. The one difference: once spent, it leaves the game instead of going to the discard pile.
book-builders-redesign =
    At the end of your own turn, after placing, you may discard one builder card from your hand for one more redesign: add, remove or swap. Its currency does not matter and it leaves the game. Only one per turn. This redesign may involve the tile you have just placed, and it may come together with Ammar’s.

    Example: you buy a tile, put it into the reserve, and with the builder card swap it at once for one in the Alhambra.

## The lesson

lesson-builders-title = Master builders
lesson-builders-about = Spend a card as money, or let it redesign.
lesson-builders-money-title = Worth 3
lesson-builders-money-1 = A builder card is **money of value 3** in its currency.
lesson-builders-money-2 = Once spent, it leaves the game.
lesson-builders-money-turn = Buy the garden, and pay exactly.
lesson-builders-money-done = 6 + 3 = 9 dirhams: exact, so you may act again.
lesson-builders-money-hint = Pay with the 6 and the dirham builder card.
lesson-builders-money-wrong = This time buy the garden.
lesson-builders-money-wrong-over = 5 + 6 = 11 is too much: your actions would be over. The builder card makes it exact.
lesson-builders-colour-title = Only its own currency
lesson-builders-colour-1 = The chamber costs 9 denars. 6 + 3 would be exact.
lesson-builders-colour-2 = But your builder cards are **not denars**.
lesson-builders-colour-turn = Choose the chamber and try to add a builder card.
lesson-builders-colour-done = Like any money, a builder card counts only in its own currency.
lesson-builders-colour-hint = Choose the chamber, then one of the builder cards.
lesson-builders-card-title = One more redesign
lesson-builders-card-1 = Or put a builder to work: **at the end of your turn**, after placing, give up a card for one more redesign. **One per turn**.
lesson-builders-card-2 = You have taken 7 florins, and the tower costs 10.
lesson-builders-card-turn = Before you end your turn, use the builder card that you need less.
lesson-builders-card-done = The florin builder card stays: with 7 + 3 you pay for the tower exactly.
lesson-builders-card-hint = Choose the ducat builder card.
lesson-builders-card-wrong = Allowed, but with this card you could pay 7 + 3 = 10 florins. Use the other one.
lesson-builders-work-title = At work
lesson-builders-work-1 = As ever: **add, remove or swap** one tile, even the one just placed.
lesson-builders-work-2 = A tower with a north wall and an east wall lies in your reserve.
lesson-builders-work-turn = Make your wall as long as possible.
lesson-builders-work-done = A wall of 3 sides and a second tower, although you took money this turn!
lesson-builders-work-hint = Add the tower right beside the other one, to its east.
lesson-builders-work-wrong = Allowed, but a wall of 3 sides is possible.
lesson-builders-work-wrong-remove = Allowed, but that wins nothing here. Use the tower from your reserve.
