### The shelf: what modules keep for everybody in the left column, and the rail of bazaars.


shelf-open = Opens the list
shelf-more = { $n } more
shelf-stack =
    { $n ->
        [one] last one
       *[other] { $n } in the stack
    }
shelf-auction = Up for auction
shelf-auction-brief = Auction
shelf-gate = Gate
shelf-walls = Wall cards
shelf-walls-brief = Walls
shelf-huts = Huts
shelf-huts-note = free · ends actions
shelf-rooms = Treasure chamber
shelf-rooms-brief = Chests
shelf-rooms-note = any 8+ · ends actions
shelf-attack = Invaders
shelf-attack-brief = Attack
shelf-attack-note =
    { $scoring ->
        [1] −1 per side
        [2] −2 per side
       *[3] −3 per side
    }
shelf-attack-next-hidden = next attack, face down
shelf-stalls = Bazaars
shelf-stalls-note = exact only
shelf-stalls-none = none yet
shelf-stall-price = costs { $price } now, exactly
shelf-stall-none = no price: the slot for { $money } is empty
