### L’étagère : ce que les modules gardent pour tous dans la colonne de gauche, et les bazars.


shelf-open = Ouvre la liste
shelf-more = encore { $n }
shelf-stack =
    { $n ->
        [one] le dernier
       *[other] { $n } dans la pile
    }
shelf-auction = Aux enchères
shelf-auction-brief = Enchère
shelf-gate = Porte
shelf-walls = Cartes Mur
shelf-walls-brief = Murs
shelf-huts = Abris
shelf-huts-note = gratuit · fin des actions
shelf-rooms = Chambre aux trésors
shelf-rooms-brief = Coffres
shelf-rooms-note = 8+ · fin des actions
shelf-attack = Envahisseurs
shelf-attack-brief = Attaque
shelf-attack-note =
    { $scoring ->
        [1] −1 par côté
        [2] −2 par côté
       *[3] −3 par côté
    }
shelf-attack-next-hidden = prochaine attaque, face cachée
shelf-stalls = Bazars
shelf-stalls-note = appoint
shelf-stalls-none = aucun
shelf-stall-price = coûte { $price }, appoint obligatoire
shelf-stall-none = sans prix : la case des { $money } est vide
