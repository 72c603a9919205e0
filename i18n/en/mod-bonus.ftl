### Bonus cards (rules of section 7.3).

mod-bonus = Bonus cards
new-pieces-bonus = Pieces: 10 secret bonus cards.
new-changes-bonus = While its building stands in your Alhambra, a card counts as one more of that type.
new-idea-bonus = A secret card doubles one building.
act-reveal-bonus = Show the card
act-keep-bonus = Show none
ask-bonus = A scoring is about to take place: show a bonus card?
log-bonus-shown = { $name } shows a bonus card: { $tile }
log-bonus-returned = { $name } returns the bonus card to hand
zone-bonus = Bonus cards
zone-bonus-shown = Bonus cards shown
zone-bonus-removed = Bonus cards out of the game

## 7.3 Bonus cards

rule-bonus-deal-title = Dealing bonus cards
rule-bonus-deal-text = 10 cards show the ten buildings without walls. Each player gets 3 in secret, 2 with 4 or 5 players, 1 with 6. The rest leave the game unseen.
rule-bonus-reveal-title = Showing a bonus card
rule-bonus-reveal-text = While exactly its building stands in your Alhambra, a bonus card may be shown at any time during your turn, and before a scoring: one more building of that type in the majorities. It costs no action. Those who kept a card are asked again once another player has shown one. Before scoring 3 it is shown automatically.
refuse-bonus-reveal =
    { $reason ->
        [not_held] This bonus card is not in your hand.
        [not_built] This card’s building is not in the Alhambra.
       *[not_now] { $frame ->
            [bonus] First decide which bonus cards to show.
           *[other] Bonus cards are shown while you choose actions, place tiles or end your turn, and before a scoring.
        }
    }
rule-bonus-return-title = Back in hand
rule-bonus-return-text = If the building leaves the Alhambra, its bonus card returns to its owner’s hand.
piece-bonus = A bonus card. Show it at any time during your turn or before a scoring, while its exact building is in your Alhambra: it counts as one more of that type.
worth-bonus-built = Its building is in your Alhambra
worth-bonus-missing = Its building is not in your Alhambra

## The rulebook

book-intro-bonus =
    Ten secret bonus cards show the ten building tiles that have no walls. If the very tile that your card shows stands in your Alhambra, the card counts as one more building of that type. So you have a secret reason to want a certain tile, and others may wonder why you pay so much for it.
book-bonus-deal =
    Each of the ten cards shows one of the ten building tiles without walls: pavilion 8, seraglio 9, arcades 9 and 10, chambers 10 and 11, gardens 10 and 11, towers 11 and 12. They are dealt in secret at the start: 3 to each player with two or three players, 2 with four or five, 1 with six. The rest leave the game unseen.

    { $seats ->
        [2] In your game each player gets 3, and 4 cards leave the game.
        [3] In your game each player gets 3, and 1 card leaves the game.
        [4] In your game each player gets 2, and 2 cards leave the game.
        [5] In your game each player gets 2, and no card leaves the game.
       *[other] In your game each player gets 1, and 4 cards leave the game.
    }
book-bonus-reveal =
    While exactly the tile on your bonus card stands in your Alhambra, you may show the card at any time during your turn: before, between and after your actions, and while you place tiles. It costs no action, and everybody sees it at once. From then on it counts as one more building of that type in the majorities. A tile of the same type with walls, or with another price, will not do. While the tile lies in the reserve, the card is of no use.

    Example: you have 2 towers, one of them the tower 12 without walls. With its card shown you count 3.

    In every other sense the card is not a tile: it has no walls, holds nothing and is no neighbour. The program also asks you before scorings 1 and 2, and asks again if you kept a card and another player showed one after that. Before scoring 3 it automatically shows every card that counts. So you lose no points by waiting; showing a card early tells the others what they are up against.
book-bonus-return =
    If the tile leaves your Alhambra in a redesign, the card you showed for it goes back to your hand and no longer counts. When the tile stands in your Alhambra again, you may show the card again.

## The lesson

lesson-bonus-title = Bonus cards
lesson-bonus-about = Let a building count twice in the majorities.
lesson-bonus-card-title = Secret cards
lesson-bonus-card-1 = You hold three secret **bonus cards**, each for one building without walls.
lesson-bonus-card-2 = While **exactly this building** stands in your Alhambra, its card counts as one more of the type.
lesson-bonus-card-3 = Two towers are on sale, and you can pay for both.
lesson-bonus-card-turn = Buy the tower on your card.
lesson-bonus-card-done = This tower and its card count as two towers.
lesson-bonus-card-hint = Your cards: seraglio 9, garden 11, tower 12.
lesson-bonus-card-wrong = This time buy the tower on your bonus card.
lesson-bonus-card-wrong-other = Tower 11 has a wall: no bonus card shows it. Buy tower 12.
lesson-bonus-absent-title = Only what stands there
lesson-bonus-absent-1 = Tower 12 is built. A scoring is about to take place, and **before it** you may show bonus cards.
lesson-bonus-absent-2 = Garden 11 and seraglio 9 are not in your Alhambra.
lesson-bonus-absent-turn = Try to show a card whose building is missing.
lesson-bonus-absent-done = A card works only while its own building stands there.
lesson-bonus-absent-hint = Choose the card of garden 11.
lesson-bonus-show-title = Showing a card
lesson-bonus-show-1 = You have two towers, and so has Marco: a tie.
lesson-bonus-show-2 = Once shown, a card counts from then on.
lesson-bonus-show-turn = Show tower 12, then show no other card.
lesson-bonus-show-done = Now you count three towers.
lesson-bonus-show-hint = Choose the card of tower 12 and confirm; then confirm “Show none”.
lesson-bonus-show-wrong = Show the card of tower 12.
lesson-bonus-show-wrong-keep = Then you share first place: 3 points instead of 6. Show the card.
lesson-bonus-score-title = What it was worth
lesson-bonus-score-1 = Three towers against two: first place alone, **6 points** instead of 3.
lesson-bonus-score-2 = If the tower leaves your Alhambra, its card comes back to your hand.
lesson-bonus-score-3 = You need not wait to be asked: **at any time during your turn** you may show a card. It costs no action.
