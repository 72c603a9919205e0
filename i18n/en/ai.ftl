### Why a computer player does what it does.


## Reasons: a label and the points expected from it, no full stop

ai-reason-only = nothing else is possible
ai-reason-exact = paid exactly: another action
ai-reason-majority =
    { $type ->
        [pavilion] pavilions
        [seraglio] seraglios
        [arcades] arcades
        [chambers] chambers
        [garden] gardens
       *[tower] towers
    }: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-rivals =
    rivals: { $points ->
        [one] −{ $points } point expected
       *[other] −{ $points } points expected
    }
ai-reason-wall =
    wall { $from } → { $to }: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-room =
    room for tiles to come: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-reserve =
    tiles in the reserve: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-lines =
    points of the modules: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-money =
    money for later purchases: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-window =
    free to act between two turns: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-soon =
    { $type ->
        [pavilion] a pavilion
        [seraglio] a seraglio
        [arcades] an arcade
        [chambers] a chamber
        [garden] a garden
       *[tower] a tower
    } ({ $price }): payable exactly next turn
