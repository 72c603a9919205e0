### Why a computer player does what it does.


## Reasons: a label and the points expected from it, no full stop

ai-reason-only = rien d’autre n’est possible
ai-reason-exact = appoint : encore une action
ai-reason-majority =
    { $type ->
        [pavilion] pavillons
        [seraglio] sérails
        [arcades] arcades
        [chambers] appartements
        [garden] jardins
       *[tower] tours
    } : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-rivals =
    adversaires : { $points ->
        [one] −{ $points } point attendu
       *[other] −{ $points } points attendus
    }
ai-reason-wall =
    mur d’enceinte { $from } → { $to } : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-room =
    place pour les tuiles à venir : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-reserve =
    tuiles en réserve : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-lines =
    points des modules : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-money =
    argent pour les achats à venir : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-window =
    possibilité d’agir entre deux tours : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-soon =
    { $type ->
        [pavilion] un pavillon
        [seraglio] un sérail
        [arcades] une arcade
        [chambers] un appartement
        [garden] un jardin
       *[tower] une tour
    } ({ $price }) : appoint possible au prochain tour
