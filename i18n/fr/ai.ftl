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
ai-reason-buildings =
    bâtiments de tous les types ensemble : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-rivals =
    adversaires : { $points ->
        [one] −{ $points } point attendu
       *[other] −{ $points } points attendus
    }
ai-reason-wall =
    mur d’enceinte { $to } au lieu de { $from } : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-walls =
    mur d’enceinte à prolonger : { $points ->
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
ai-reason-modules =
    ce que promettent les éléments des modules : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-score =
    points tout de suite : { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
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

## A comparison of futures: by how much, within what (95 %), in how many;
## where the victory counts beside the margin, for how many points it does

ai-reason-clearly =
    { $than ->
        [way] nettement mieux que de continuer autrement
       *[move] nettement mieux que le deuxième meilleur coup
    } : { $points } ± { $width } { $win ->
        [0] en points
       *[other] en points (victoire : { $win })
    }, { $n ->
        [one] { $n } suite
       *[other] { $n } suites
    }
ai-reason-slightly =
    { $than ->
        [way] un peu mieux que de continuer autrement
       *[move] un peu mieux que le deuxième meilleur coup
    } : { $points } ± { $width } { $win ->
        [0] en points
       *[other] en points (victoire : { $win })
    }, { $n ->
        [one] { $n } suite
       *[other] { $n } suites
    }
ai-reason-taste =
    { $than ->
        [way] affaire de goût, continuer autrement vaut presque autant
       *[move] affaire de goût, le deuxième meilleur coup vaut presque autant
    } : { $points } ± { $width } { $win ->
        [0] en points
       *[other] en points (victoire : { $win })
    }, { $n ->
        [one] { $n } suite
       *[other] { $n } suites
    }
