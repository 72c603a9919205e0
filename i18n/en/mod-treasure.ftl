### The treasure chamber: rules, refusals, log, buttons (section 7.13).

mod-treasure = The treasure chamber
    .bare = Treasure chamber
new-pieces-treasure = Pieces: 42 chests, three rooms of four.
new-changes-treasure = For 8 or more you buy a whole room; whoever has the most chests on buildings of their colours scores.
new-idea-treasure = Buy chests for buildings of their colours.

rule-treasure-deal-title = Chests and rooms
rule-treasure-deal-text = 42 chests lie in a bag: 9 green, 9 purple, 7 white, 7 brown, 5 red and 5 blue ones. The chamber has three rooms of 4 chests.
rule-treasure-buy-title = Buying chests
rule-treasure-buy-text = An action: buy all the chests of one room for 8 or more, in any mix of currencies; where diamonds are in the game, also all in diamonds. It is never exact, no change is given, and it ends the actions of the turn.
refuse-treasure-buy =
    { $reason ->
        [empty] This room is empty.
        [kind] You cannot pay for chests with this card.
        [not_held] You do not hold these cards.
        [diamonds] Diamonds are not mixed with other money.
        [short] A room costs 8: still to pay { $missing }.
       *[other] Chests cannot be bought now.
    }
rule-treasure-place-title = Placing chests
rule-treasure-place-text = After the bought tiles, as many chests as possible go onto your buildings of their colour in the Alhambra, one each. What is left passes to the left, with two players to Dirk first; the rest return to the bag.
refuse-treasure-place =
    { $reason ->
        [none] No chest of this colour is left.
        [taken] This building already has a chest.
        [colour] A chest goes onto one of your buildings of its colour.
       *[not_now] { $frame ->
            [chests] The chests must be placed first.
           *[other] Chests are placed after the bought tiles.
        }
    }
rule-treasure-refill-title = New chests
rule-treasure-refill-text = The room that was bought gets 4 new chests. If the bag holds fewer than 4 it stays empty, and no room is refilled any more.
rule-treasure-lost-title = A chest is lost
rule-treasure-lost-text = If a building leaves the Alhambra its chest goes back into the bag.
rule-treasure-score-title = Most chests
rule-treasure-score-text = The most chests score 7 points in scoring 1; 14 and 7 in scoring 2; 22, 14 and 7 in scoring 3. Their colours do not matter; ties are shared as for buildings. Dirk counts too.

log-chests-bought =
    { $name } buys { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    } for { $amount }
log-chest-placed =
    { $name } puts a chest onto { $colour ->
        [pavilion] a pavilion
        [seraglio] a seraglio
        [arcades] an arcade
        [chambers] a chamber
        [garden] a garden
       *[tower] a tower
    }
log-chests-passed =
    { $count ->
        [one] { $count } chest passes
       *[other] { $count } chests pass
    } to the left: { $name }
log-dirk-took-chests =
    Dirk gets { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
log-chests-returned =
    Back into the bag: { $count ->
        [one] { $count } chest
       *[other] { $count } chests
    }
log-chest-lost = { $name } loses a chest: back into the bag
log-room-filled = Room { $room } has new chests
log-room-closed = Room { $room } stays empty: too few chests in the bag

act-buy-chests = Buy chests
chests-fit =
    { $n ->
        [one] { $n } fits
       *[other] { $n } fit
    }
chests-fit-others = { $fit }, others get { $n }
act-place-chest = Place the chest
ask-chests = On which building does the chest go?

play-row-treasure = Chests
play-row-chest = Chests
proof-pay-treasure = the most chests
lab-line-treasure =
    Chests: { $n ->
        [one] { $n } chest
       *[other] { $n } chests
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
what-treasure =
    chests: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
zone-chest-bag = Chests in the bag
zone-room = Room { $n }
zone-chests-bought = Chests to place
zone-dirk-chests = Dirk’s chests
piece-chest = A chest. It stands on a building of its colour; whoever has the most chests scores.

## The rulebook

book-intro-treasure =
    The treasure chamber has three rooms with 4 chests each; 42 chests lie in a bag: 9 green, 9 purple, 7 white, 7 brown, 5 red, 5 blue. You buy a whole room with money of any currencies, and the chests go onto your buildings of the same colours. At each scoring those with the most chests score. Money that fits no tile becomes useful.
book-treasure-deal =
    All 42 chests are in the bag at the start; 4 are drawn at random into each of the three rooms, face up. The colours are those of the buildings: blue for pavilions, red for seraglios, brown for arcades, white for chambers, green for gardens, purple for towers.
book-treasure-buy =
    As an action you buy all the chests of one room for 8 or more, in any mix of currencies; or all in diamonds, not mixed with other money. Even if you pay exactly 8 it is never an exact payment: there is no extra action. No change is given. An empty room cannot be bought. The purchase ends the actions of your turn.

    Example: denar 3, ducat 1 and florin 4 make 8 and buy a room.
book-treasure-place =
    After your bought tiles are placed, the chests must go onto buildings of their colour in your own Alhambra, one on each, as many as fit. Huts, bazaars, camps and the reserve hold none. You may not hold a chest back if it fits.

    { $seats ->
        [2] What is left goes to Dirk first, who takes all that fit on his buildings, then to your opponent. The rest return to the bag.
       *[other] What is left passes to the player on the left, who places all that fit, then to the next, and so on round the table. The rest return to the bag. (With two players it goes to Dirk first, then to the opponent.)
    }

    Example: you buy two green and two red chests, but have one garden without a chest and no seraglio. You place one green chest; one green and two red ones are left.
book-treasure-refill =
    When the chests are placed, the room you bought gets 4 new ones from the bag. If the bag holds fewer than 4, the room stays empty, and from then on no room is filled any more. Rooms that still hold chests can be bought as before.
book-treasure-lost =
    If a building leaves your Alhambra, by being removed or swapped, its chest goes back into the bag. It does not wait in the reserve with the building, and you get nothing for it.
book-treasure-score =
    At each scoring the chests are counted, whatever their colours. Scoring 1: the most chests bring 7 points. Scoring 2: 14 for first place, 7 for second. Scoring 3: 22, 14 and 7 for the first three places. You need at least one chest. Ties are shared as for buildings, rounded down; with two players Dirk counts too.

    Example for scoring 3: two players tie for first place and get (22 + 14) ÷ 2 = 18 each.

## The lesson

lesson-treasure-title = The treasure chamber
lesson-treasure-about = Buy chests for your buildings.
lesson-treasure-buy-title = A room of chests
lesson-treasure-buy-1 = All chests of a room cost **8 or more, in any mix of currencies**. That ends your actions.
lesson-treasure-buy-2 = Each goes onto **a building of its colour**, one per building.
lesson-treasure-buy-3 = What you cannot place **passes to the left**.
lesson-treasure-buy-turn = Buy the room that gives you the most chests.
lesson-treasure-buy-done = Two gardens, two towers: all four chests have found their places.
lesson-treasure-buy-hint = You have two gardens and two towers: think of room 2.
lesson-treasure-buy-wrong = This time buy a room of chests.
lesson-treasure-buy-wrong-two = You could keep only two: the white chest (chamber) would go to Marco, the red one (seraglio) back into the bag.
lesson-treasure-buy-wrong-none = You have no building of these colours: the others would take what fits.
lesson-treasure-where-title = One per building
lesson-treasure-where-1 = You have bought a room. Its green chest fits several gardens, so **you choose**.
lesson-treasure-where-2 = But not every building may take it.
lesson-treasure-where-turn = Try two buildings where the green chest cannot go.
lesson-treasure-where-done = One chest per building, and only of its own colour.
lesson-treasure-where-hint = One garden already has a chest. And the colour of the arcade is brown.
lesson-treasure-stay-title = Chests can be lost
lesson-treasure-stay-1 = If a building **leaves the Alhambra**, its chest goes back into the bag.
lesson-treasure-stay-2 = You want to swap the garden east of the fountain for the one in your reserve, which has more walls.
lesson-treasure-stay-turn = Put the chest where it will stay.
lesson-treasure-stay-done = This garden stays, and the new one can still get a chest.
lesson-treasure-stay-hint = The garden south of the fountain stays.
lesson-treasure-stay-wrong = Allowed, but the swap would cost you this chest.
lesson-treasure-score-title = The most chests
lesson-treasure-score-1 = You have 4 chests, Marco has 1: **7 points** for you. Their colours no longer matter.
lesson-treasure-score-2 = In scoring 2 the places are worth 14 and 7, in scoring 3 they are worth 22, 14 and 7.
