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
ai-reason-buildings =
    buildings of all types together: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-rivals =
    rivals: { $points ->
        [one] −{ $points } point expected
       *[other] −{ $points } points expected
    }
ai-reason-wall =
    wall { $to } instead of { $from }: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-walls =
    walls to build on: { $points ->
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
ai-reason-modules =
    what the pieces of modules promise: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-score =
    points at once: { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
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

## A comparison of futures: by how much, within what (95 %), in how many;
## where the victory counts beside the margin, for how many points it does

ai-reason-clearly =
    { $than ->
        [way] clearly better than going on in another way
       *[move] clearly better than the next best move
    }: { $points } ± { $width } { $win ->
        [0] in points
       *[other] in points (a win counted as { $win })
    }, { $n ->
        [one] in { $n } simulated continuation
       *[other] in { $n } simulated continuations
    }
ai-reason-slightly =
    { $than ->
        [way] slightly better than going on in another way
       *[move] slightly better than the next best move
    }: { $points } ± { $width } { $win ->
        [0] in points
       *[other] in points (a win counted as { $win })
    }, { $n ->
        [one] in { $n } simulated continuation
       *[other] in { $n } simulated continuations
    }
ai-reason-taste =
    { $than ->
        [way] a matter of taste, going on in another way is about as good
       *[move] a matter of taste, the next best move is about as good
    }: { $points } ± { $width } { $win ->
        [0] in points
       *[other] in points (a win counted as { $win })
    }, { $n ->
        [one] in { $n } simulated continuation
       *[other] in { $n } simulated continuations
    }
