### Les exemples du livre de règles : ce qu’on peut essayer et ce qui en résulte.

book-example-title = Essayez
book-example-ask = Essayez ces coups, même les mauvais : le jeu répond.
book-example-ask-right = Essayez et voyez ce qui se passe.
book-example-ask-cell = Choisissez n’importe quelle case, ou l’un de ces coups. Essayez aussi les mauvais : le jeu répond.
book-example-none = Il n’y a rien à essayer ici.
book-example-nothing = rien
book-example-right = **Juste :** { $action }
book-example-wrong = **Faux :** { $action }
book-example-then = { $first } → { $then }
book-example-buy-empty = Acheter dans la case vide ({ $currency })
book-example-remove-empty = Retirer une tuile ({ $cell })
book-example-swap-empty = Échanger contre { $tile } ({ $cell })
book-example-add = Ajouter { $tile } ({ $cell })
book-example-score = Faire le décompte { $k }
book-example-score-item = Faire le décompte { $k } ({ $item })
book-example-lay =
    { $seats ->
        [one] Préparer la partie pour { $seats } joueur
       *[other] Préparer la partie pour { $seats } joueurs
    }
book-example-laid = La partie est préparée.
book-example-allowed = C’est permis
book-example-refused = Ce n’est pas permis
book-example-happens = Voici ce qui se passe
book-example-reset = Recommencer
book-example-board = Alhambra : { $name }. Choisissez une case avec les flèches, essayez-la avec Entrée.
book-example-board-still = Alhambra : { $name }
book-example-cell = { $cell } : { $what }
book-example-free = case vide
book-example-count = { $piece } × { $n }
book-example-pieces = { $title } – { $pieces }
book-example-row-hand = Main ({ $n })
book-example-row-hand-of = Main ({ $name }, { $n })
book-example-row-reserve = Réserve
book-example-row-reserve-of = Réserve ({ $name })
book-example-row-bought = Tuiles achetées
book-example-row-bought-of = Tuiles achetées ({ $name })
book-example-row-market = Marché
book-example-row-display = Cartes visibles
book-example-row-discards = Défausse
book-example-row-bag =
    { $n ->
        [one] Sac ({ $n } tuile)
       *[other] Sac ({ $n } tuiles)
    }
book-example-row-deck =
    { $n ->
        [one] Pioche ({ $n } carte)
       *[other] Pioche ({ $n } cartes)
    }
book-example-row-piles = Les cinq piles
book-example-row-dirk = Tuiles ({ $name })
