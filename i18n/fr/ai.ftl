### Why a computer player does what it does.


## Reasons: a label and the points expected from it, no full stop

ai-reason-only = Rien d’autre n’est possible
ai-reason-same = Cela ne change rien : le deuxième meilleur coup vaut autant
ai-reason-exact = Appoint : encore une action
ai-reason-majority =
    { $type ->
        [pavilion] Pavillons
        [seraglio] Sérails
        [arcades] Arcades
        [chambers] Appartements
        [garden] Jardins
       *[tower] Tours
    } : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-buildings =
    Bâtiments de tous les types ensemble : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-rivals =
    Adversaires : { $points ->
        [one] −{ $points } point attendu
       *[other] −{ $points } points attendus
    }
ai-reason-wall =
    Mur d’enceinte { $to } au lieu de { $from } : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-walls =
    Mur d’enceinte à prolonger : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-room =
    Place pour les tuiles à venir : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-reserve =
    Tuiles en réserve : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-lines =
    Points des modules : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-money =
    Argent pour les achats à venir : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-window =
    Possibilité d’agir entre deux tours de jeu : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-modules =
    Ce que promettent les éléments des modules : { $points ->
        [one] +{ $points } point attendu
       *[other] +{ $points } points attendus
    }
ai-reason-score =
    Points tout de suite : { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
ai-reason-soon =
    { $type ->
        [pavilion] Un pavillon
        [seraglio] Un sérail
        [arcades] Une arcade
        [chambers] Un appartement
        [garden] Un jardin
       *[tower] Une tour
    } ({ $price }) : appoint possible au prochain tour

## What speaks against the move all the same: the term that differs most, and by how much

ai-reason-against =
    Contre : { $term ->
        [score] points tout de suite
        [majority] bâtiments
        [rivals] points pour les adversaires
        [wall] mur d’enceinte
        [room] place pour les tuiles à venir
        [reserve] tuiles en réserve
        [lines] points des modules
        [money] argent pour les achats à venir
        [window] possibilité d’agir entre deux tours de jeu
        [futures] les suites simulées
       *[modules] ce que promettent les éléments des modules
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## A comparison of futures: by how much, within what (95 %), in how many;
## where the victory counts beside the margin, for how many points it does

ai-reason-clearly =
    Nettement mieux que le deuxième meilleur coup : { $points } ± { $width } { $win ->
        [0] points en moyenne
       *[other] points en moyenne (avec { $win } de plus pour une victoire)
    }, { $n ->
        [one] sur { $n } suite simulée
       *[other] sur { $n } suites simulées
    }
ai-reason-slightly =
    Un peu mieux que le deuxième meilleur coup : { $points } ± { $width } { $win ->
        [0] points en moyenne
       *[other] points en moyenne (avec { $win } de plus pour une victoire)
    }, { $n ->
        [one] sur { $n } suite simulée
       *[other] sur { $n } suites simulées
    }
ai-reason-taste =
    Affaire de goût (le deuxième meilleur coup vaut presque autant) : { $points } ± { $width } { $win ->
        [0] points en moyenne
       *[other] points en moyenne (avec { $win } de plus pour une victoire)
    }, { $n ->
        [one] sur { $n } suite simulée
       *[other] sur { $n } suites simulées
    }
