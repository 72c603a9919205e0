### The vizier beside the market: the texts of the module.

mod-vizier = The Vizier’s Favour
    .bare = Vizier’s Favour
new-idea-vizier = Buy out of turn, if you pay exactly.
new-pieces-vizier = Pieces: a vizier for each player.
new-changes-vizier = Between turns you may buy a tile for exactly its price; reactivating the vizier takes an action.
log-vizier-used = { $name } uses the vizier: { $tile } for { $price }
log-vizier-woken = { $name } reactivates the vizier
play-vizier-on = vizier active
play-vizier-off = vizier inactive
prompt-vizier = Use the vizier?
prompt-vizier-how = one market tile for exactly its price; it is placed at once
prompt-vizier-buy = Vizier: buy { $tile } for { $price }?
prompt-vizier-exact = exact: the vizier becomes inactive
prompt-vizier-over = { $n } over: the vizier pays exactly
rule-vizier-use-title = Using the vizier
rule-vizier-use-text = After any turn, an active vizier may buy one market tile for exactly its price. It is placed at once and the vizier becomes inactive.
refuse-vizier-use =
    { $reason ->
        [inactive] The vizier is inactive.
        [not_for_sale] This tile is not for sale now.
        [exact] The vizier pays exactly: { $over } too much.
       *[not_now] The vizier can only be used between two turns.
    }
rule-vizier-order-title = Who is asked first
rule-vizier-order-text = Players are asked in order, beginning with the one about to move; the one who has just moved is last. After each use everybody is asked again.
rule-vizier-reactivate-title = Reactivating the vizier
rule-vizier-reactivate-text = Reactivating a vizier is an action; it ends the actions of the turn.
refuse-vizier-reactivate = The vizier is already active.
rule-vizier-limits-title = Limits of the vizier
rule-vizier-limits-text = The vizier buys no huts, no character acts on his purchase, and once the end is triggered he cannot be used.
act-use-vizier-aside = Use the vizier for a bazaar
piece-vizier = The vizier. While active he may buy a market tile after any turn, paid for exactly.
worth-vizier = Could be paid for exactly: { $tiles }
worth-vizier-none = No tile can be paid for exactly

## The rulebook

book-intro-vizier =
    Each player gets a vizier, active at the start. With an active vizier you may buy a market tile between two turns, even when it is not your turn, if you can pay its price exactly. Afterwards the vizier is inactive; it takes an action to reactivate it.

    So the tile you are waiting for may be gone before your turn, and having the exact money in hand is worth more.
book-vizier-use =
    After any player’s turn, when tiles are placed, the refill is done and any scoring has been counted, every player with an active vizier may use it: buy one market tile for exactly its price.

    It allows no other action. The tile is placed at once, in the Alhambra or in the reserve, or with two players given to Dirk, and the vizier becomes inactive. Then the market is refilled; if a slot cannot be filled now, the game ends.
book-vizier-order =
    Players are asked in turn order, beginning with the one about to move. The one who has just moved is asked last, but is asked too. After each use everybody with an active vizier is asked again, from the beginning.

    Example: Anna has moved, Bruno is next, then come Clara and Dan. The order is Bruno, Clara, Dan, Anna. If Clara buys a tile, the market is refilled and Bruno is asked again first.
book-vizier-reactivate =
    If your vizier is inactive, you may use an action of your turn to reactivate it. This ends the actions of the turn. It can follow an exact purchase, as your last action. While the vizier is active, this action is not possible.
book-vizier-limits =
    With the vizier you buy market tiles only: no huts. No character card may be used with the purchase. You may pay with an exchange card or diamonds and buy a bazaar, and gate cards and the trader work as usual when the tile is placed.

    Once the end of the game is triggered, no vizier can be used.

## The lesson

lesson-vizier-title = The Vizier’s Favour
lesson-vizier-about = Buy a tile between turns, and at the right moment.
lesson-vizier-use-title = Buying between turns
lesson-vizier-use-1 = Marco has ended his turn, and Claire moves next.
lesson-vizier-use-2 = Between turns your **vizier** may buy one tile from the market.
lesson-vizier-use-3 = You pay **exactly**, and the tile is placed **at once**.
lesson-vizier-use-turn = Buy the arcade for 9 florins and build it.
lesson-vizier-use-done = The market is full again, your vizier is inactive, and your own turn is still to come.
lesson-vizier-use-hint = Choose the tile in the florin slot: 2 + 7 florins are exactly 9.
lesson-vizier-use-wrong = This time buy the arcade with the vizier and build it.
lesson-vizier-use-wrong-pass = Claire moves before you and might buy the arcade. Use the vizier now.
lesson-vizier-use-wrong-reserve = The reserve is allowed too, but it never scores. Build the arcade.
lesson-vizier-exact-title = Exactly or not at all
lesson-vizier-exact-1 = On your own turn you may pay too much. **The vizier may not.**
lesson-vizier-exact-2 = You have 4 and 6 florins, 3 and 5 dirhams, 9 denars and 8 ducats.
lesson-vizier-exact-turn = Try to overpay for a tile with the vizier.
lesson-vizier-exact-done = Overpaying is refused. The vizier likes hands with many low cards: they make many sums.
lesson-vizier-exact-hint = Choose the seraglio in the ducat slot: it costs 6, and you have 8 ducats.
lesson-vizier-patience-title = Not every chance is good
lesson-vizier-patience-1 = Claire has ended her turn: **you** move next.
lesson-vizier-patience-2 = On your own turn an exact payment gives you **another action**. With the vizier it does not.
lesson-vizier-patience-turn = Get the garden for 12 denars in the better way.
lesson-vizier-patience-done = The garden is yours, you have another action, and your vizier is still active.
lesson-vizier-patience-hint = Answer “No”, then buy the garden on your own turn.
lesson-vizier-patience-wrong = On your own turn buy the garden for exactly 12 denars.
lesson-vizier-patience-wrong-vizier = Nobody can take the garden before your turn. There it costs the same, gives another action and spares the vizier.
lesson-vizier-wake-title = Active again
lesson-vizier-wake-1 = Your vizier has been used. Reactivating it is an action and **ends your actions**.
lesson-vizier-wake-2 = An exact purchase allows another action.
lesson-vizier-wake-turn = In one turn buy a tile and reactivate the vizier.
lesson-vizier-wake-done = The exact payment gave you the action for the vizier. This is the cheapest moment for it.
lesson-vizier-wake-hint = First the seraglio for exactly 6 ducats, then the vizier.
lesson-vizier-wake-wrong = Only an exact purchase leaves you an action for the vizier.
lesson-vizier-wake-wrong-early = Now your actions are over and nothing is bought. Buy first.
lesson-vizier-wake-wrong-money = Taking money ends your actions. First buy and pay exactly, then reactivate the vizier.
