### The proofs of what modules count, and what a move does to it.

## Lines of a proof; what they are worth follows in proof-worth

proof-worth =
    = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
proof-worth-rest =
    = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, remainder { $rest } is lost
proof-lost =
    = { $n ->
        [one] { $n } point lost
       *[other] { $n } points lost
    }
proof-lost-less =
    = { $n ->
        [one] { $n } point lost
       *[other] { $n } points lost
    }, but only { $less }: no score falls below 0
proof-line-trader =
    Set of { $t ->
        [one] { $t } colour
       *[other] { $t } colours
    }
proof-line-bazaars =
    { $t ->
        [one] { $t } building
       *[other] { $t } buildings
    } × { $k ->
        [one] { $k } colour
       *[other] { $k } colours
    }
proof-line-yusuf =
    { $t ->
        [one] { $t } side of the wall
       *[other] { $t } sides of the wall
    } ÷ { $k }
proof-line-invaders =
    { $dir ->
        [n] North
        [e] East
        [s] South
       *[w] West
    }: { $t ->
        [one] { $t } open side
       *[other] { $t } open sides
    } × { $k }

## What counts in a majority beside the buildings

proof-step-treasure = Count the chests
proof-part-hut = A hut counts as the number on it: one for each neighbour of its type with no wall between, 3 at most.
proof-part-bonus = A bonus card counts as one more building.
proof-part-hakim = Hakim counts as half a building more.
proof-scale-trader = What a set of 1 to 6 colours is worth

## What a move does to what modules count

what-hut =
    { $tile } = { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
what-chests = { $old } → { $new }
what-chests-left = left over: { $types }
what-chests-none = You can place none of these chests
what-chests-go = { $name } ({ $types })
what-chests-others = Others get: { $who }
what-before = before: { $n }
what-event-chest-lost = the chest goes back into the bag
what-event-gate-opened = neither tile at the gate can ever be removed or swapped
what-event-resident-lost = the resident goes back to the supply
what-event-bonus-returned = the bonus card goes back into your hand
what-ask-trader-in = the trader stands here: a resident may move in
what-ask-trader-swap = the trader stands here: a resident may be swapped
what-ask-trader-back = the trader may move to another side of the fountain
what-ask-knihstig = Knihstig: you may take a money card on display
what-ask-fatima = Fatima: 8 points now, or another character
what-ask-pay-bid = you pay your bid
what-event-yammerad-used = a card is drawn from the deck
what-event-faruk-used = Faruk acts: no other card marked * this turn
what-event-nobody-bid = nobody has bid: the card leaves the game
what-event-hut-shown = the next hut is turned up
what-event-room-filled = new chests are drawn for the room
what-event-room-closed = too few chests are in the bag: the room stays empty
what-event-chest-placed = a chest with only one possible place is put there
what-event-chests-passed = chests that fit nowhere pass to the left
what-event-dirk-took-chests = Dirk gets chests
what-event-chests-returned = chests that nobody can place go back into the bag
what-event-residents-shown = everybody’s residents on the trader are shown
what-event-trader-aside = the trader is set aside
what-scout =
    { $type ->
        [pavilion] scout (pavilion) used: only you see the next attack card
        [seraglio] scout (seraglio) used: only you see the next attack card
        [arcades] scout (arcade) used: only you see the next attack card
        [chambers] scout (chamber) used: only you see the next attack card
        [garden] scout (garden) used: only you see the next attack card
       *[tower] scout (tower) used: only you see the next attack card
    }
what-coins =
    { $n ->
        [one] you draw { $n } coin as change
       *[other] you draw { $n } coins as change
    }
what-attack = If the attack came { $changes }
what-attack-known =
    Attack from { $dir ->
        [n] the north
        [e] the east
        [s] the south
       *[w] the west
    }: { $old } → { $new }
what-attack-part =
    from { $dir ->
        [n] the north
        [e] the east
        [s] the south
       *[w] the west
    }: { $old } → { $new }
what-attack-parts = { $parts }; { $part }
what-with-attack =
    with the attack from { $dir ->
        [n] the north
        [e] the east
        [s] the south
       *[w] the west
    }
what-without-attack = not counting an attack
