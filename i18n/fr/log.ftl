### What happened: one sentence per event.


## The log: name first, then the verb in the present tense, no full stop

log-turn-started = Tour de jeu { $k } : { $name }
log-took =
    { $name } prend { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } ({ $sum })
log-took-forgotten =
    { $name } prend { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
log-took-card = { $name } prend { $card }
log-exact = { $name } achète { $tile } pour exactement { $price }
log-over = { $name } achète { $tile } pour { $paid } au lieu de { $price }
log-placed = { $name } place { $tile } dans l’Alhambra
log-reserved = { $name } met { $tile } en réserve
log-gift = { $name } donne { $tile } à Dirk
log-and-placed = { $act } et place cette tuile
log-and-reserved = { $act } et met cette tuile en réserve
log-and-gift = { $act } et donne cette tuile à Dirk
log-added = { $name } ajoute { $tile } depuis la réserve
log-removed = { $name } retire { $tile } de l’Alhambra
log-swapped = { $name } échange { $old } contre { $new } de la réserve
log-passed = { $name } passe : aucune action n’est possible
log-actions-ended = { $name } ne fait pas d’autre action
log-turn-ended = { $name } termine son tour
log-card-shown = Nouvelle carte visible : { $card }
log-tile-shown = Nouvelle tuile au marché : { $tile }
log-slot-empty = Une case du marché reste vide : la partie se termine
log-shuffled =
    La défausse devient la nouvelle pioche : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
log-scoring-drawn = La carte Décompte { $k } est piochée
log-scored = Décompte { $k } sur 3 : { $points }
log-gain = { $name } { $n }
log-dirk-drew =
    Dirk reçoit { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }
log-distributed =
    { $name } a le plus de { $cur ->
        [florin] florins
        [dirham] dirhams
        [denar] dinars
       *[other] ducats
    } ({ $sum }) et reçoit { $tile }
log-distributed-you =
    Vous avez le plus de { $cur ->
        [florin] florins
        [dirham] dirhams
        [denar] dinars
       *[other] ducats
    } ({ $sum }) et recevez { $tile }
log-distributed-tie = Sans preneur : { $tile } (égalité à { $sum })
log-distributed-none =
    Sans preneur : { $tile } (personne n’a de { $cur ->
        [florin] florins
        [dirham] dirhams
        [denar] dinars
       *[other] ducats
    })
log-window-passed = { $name } n’intervient pas
log-won =
    { $name } gagne avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
log-won-shared =
    { $names } se partagent la victoire avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
log-other = { $name } joue
log-nobody = Il se passe quelque chose

## Le journal ouvert : tour par tour, avec ce qui a changé à droite

log-turn = tour de jeu { $k }
log-effect-wall = mur { $before } → { $after }
log-effect-points = score { $before } → { $after }
log-line-effect = { $text } ; { $effect }
log-taken-back = annulé
log-was-taken-back = { $text } (annulé)
log-head =
    { $who }, tour de jeu { $turn }, { $n ->
        [one] { $n } ligne
       *[other] { $n } lignes
    }
log-topic-buy = Achats { $n }
log-topic-money = Argent { $n }
log-topic-build = Construction { $n }
log-topic-module = Modules { $n }
log-topic-scoring = Décomptes { $n }
log-topic-draw = Tirages { $n }
log-struck = Coups annulés { $n }
log-search = Chercher dans le journal
log-search-hint = Chercher ( / )
log-nothing =
    { $n ->
        [one] Aucune ligne ; { $n } est cachée par les filtres
       *[other] Aucune ligne ; { $n } sont cachées par les filtres
    }
log-earlier = Afficher les tours de jeu précédents
log-show-all = Tout afficher
log-filters = Filtres actifs : { $n }
log-marks = Aller à
log-mark = { $title } · tour de jeu { $turn }
log-start = Début
log-own-turn = Votre dernier tour de jeu · { $turn }
log-then = La table à ce moment-là
log-next-mark = Repère suivant
log-topic-said = Messages { $n }

## A turn in one line: the player’s mark stands before it, pictures of the cards and tiles behind each verb

brief-log-took = prend
brief-log-took-card = prend
brief-log-exact = achète au prix exact
brief-log-bazaar-bought = achète au prix exact
brief-log-over = paie { $paid } pour
brief-log-added = ajoute
brief-log-removed = retire
brief-log-swapped = échange
brief-log-and-placed = { $act }
brief-log-and-reserved = { $act } (réserve)
brief-log-and-gift = { $act } (Dirk)
