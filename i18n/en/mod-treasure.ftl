### The treasure chamber: rules, refusals, log, buttons (section 7.13).


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
