### Why a computer player does what it does.


## Reasons: a label and the points expected from it, no full stop

ai-reason-only = Nothing else is possible
ai-reason-same = It makes no difference: the next best move is worth as much
ai-reason-exact = Paid exactly: another action
ai-reason-majority =
    { $type ->
        [pavilion] Pavilions
        [seraglio] Seraglios
        [arcades] Arcades
        [chambers] Chambers
        [garden] Gardens
       *[tower] Towers
    }: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-buildings =
    Buildings of all types together: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-rivals =
    Opponents: { $points ->
        [one] −{ $points } point expected
       *[other] −{ $points } points expected
    }
ai-reason-wall =
    Wall { $to } instead of { $from }: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-walls =
    Walls to build on: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-room =
    Room for tiles to come: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-reserve =
    Tiles in the reserve: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-lines =
    Points from the modules: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-money =
    Money for later purchases: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-window =
    Free to act between two turns: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-modules =
    What module pieces may still bring: { $points ->
        [one] +{ $points } point expected
       *[other] +{ $points } points expected
    }
ai-reason-score =
    Points at once: { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
ai-reason-soon =
    { $type ->
        [pavilion] A pavilion
        [seraglio] A seraglio
        [arcades] An arcade
        [chambers] A chamber
        [garden] A garden
       *[tower] A tower
    } ({ $price }): payable exactly next turn

## What speaks against the move all the same: the term that differs most, and by how much

ai-reason-against =
    Against it: { $term ->
        [score] points at once
        [majority] buildings
        [rivals] points for opponents
        [wall] walls
        [room] room for tiles to come
        [reserve] tiles in the reserve
        [lines] points from the modules
        [money] money for later purchases
        [window] free to act between two turns
        [futures] the simulated continuations
       *[modules] what module pieces may still bring
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## A comparison of futures: by how much, within what (95 %), in how many;
## where the victory counts beside the margin, for how many points it does

ai-reason-clearly =
    Clearly better than the next best move: { $points } ± { $width } { $win ->
        [0] points on average
       *[other] points on average (a win counts as { $win } more)
    }, { $n ->
        [one] in { $n } simulated continuation
       *[other] in { $n } simulated continuations
    }
ai-reason-slightly =
    Slightly better than the next best move: { $points } ± { $width } { $win ->
        [0] points on average
       *[other] points on average (a win counts as { $win } more)
    }, { $n ->
        [one] in { $n } simulated continuation
       *[other] in { $n } simulated continuations
    }
ai-reason-taste =
    A matter of taste; the next best move is about as good: { $points } ± { $width } { $win ->
        [0] points on average
       *[other] points on average (a win counts as { $win } more)
    }, { $n ->
        [one] in { $n } simulated continuation
       *[other] in { $n } simulated continuations
    }
