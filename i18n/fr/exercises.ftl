### The exercises: the page, the questions, and what proves the answers.

## The page

practice-title = Exercices
practice-intro = Chaque question vient d’une vraie partie, et le programme vérifie chaque réponse d’après les règles.
practice-level = Difficulté
practice-level-1 = Facile
practice-level-2 = Moyenne
practice-level-3 = Difficile
practice-group-base = Jeu de base
practice-group-modules = Modules
practice-mixed = Mélange : ce que vous avez appris
practice-review = Revoir les erreurs ({ $n })
practice-lay = Reconstituer cette position
practice-record = { $k ->
        [one] { $k } bonne réponse
       *[other] { $k } bonnes réponses
    } sur { $n }
practice-untried = pas encore d’essai
practice-topic = { $name } : { $record }
practice-streak =
    { $n ->
        [one] { $n } bonne réponse de suite
       *[other] { $n } bonnes réponses de suite
    }
practice-best = Record : { $n } de suite
practice-check = Vérifier
practice-next = Exercice suivant
practice-topics = Thèmes
practice-right = C’est juste !
practice-wrong = Pas cette fois
practice-answer = Bonne réponse : { $list }
practice-rule = Règle : { $title }
practice-number = Réponse : { $n }
practice-number-empty = Tapez le nombre
practice-erase = Effacer
practice-how-one = Choisissez une réponse.
practice-how-many = Choisissez toutes les bonnes réponses, puis vérifiez.
practice-how-cards = Cliquez sur les cartes ou tapez leurs numéros, puis vérifiez.
practice-how-cell = Cliquez, ou déplacez-vous avec les flèches et appuyez sur Espace.
practice-how-cells = Cliquez, ou utilisez les flèches et Espace, puis vérifiez.
practice-how-number = Tapez le nombre ou cliquez sur les chiffres, puis vérifiez.
practice-framed = encadré : { $cell }
practice-said-right = juste
practice-said-wrong = faux

## Topics

exercise-family-exact = Faire l’appoint
exercise-family-market = Achats avec l’appoint
exercise-family-take = Prendre de l’argent
exercise-family-left = Ce qui reste
exercise-family-cells = Où peut aller une tuile
exercise-family-forbids = Quelle règle l’interdit
exercise-family-wall-cell = La meilleure case pour le mur
exercise-family-remove = Retirer une tuile
exercise-family-wall = Le plus long mur
exercise-family-majority = Majorités
exercise-family-tie = Places partagées
exercise-family-scoring = Un décompte entier
exercise-family-final = Distribution finale

## Questions

exercise-ask-exact = Avec quelles cartes paie-t-on exactement { $price } ?
exercise-ask-market = Quelles tuiles peut-on payer en faisant l’appoint ? Choisissez-les toutes.
exercise-ask-market-one = Quelle tuile peut-on payer en faisant l’appoint ?
exercise-ask-take = Quelles cartes, prises ensemble, valent le plus ?
exercise-ask-left = Prix : { $price }, payé avec le moins possible. Combien reste-t-il de cette devise ?
exercise-ask-over = Prix : { $price }. Combien faut-il payer en trop, au minimum ?
exercise-ask-final = Distribution finale, { $currency } : qui reçoit cette tuile ?
exercise-ask-cells = Où peut-on placer cette tuile ? Choisissez toutes les cases.
exercise-ask-cells-one = Choisissez une case où l’on peut placer cette tuile.
exercise-ask-camp = Où peut-on placer ce camp ? Choisissez toutes les cases.
exercise-ask-wall-cell = Sur quelle case cette tuile donne-t-elle le plus long mur d’enceinte ?
exercise-ask-forbids = Cette tuile sur la case encadrée : quelle règle l’interdit ?
exercise-ask-remove = Quelles tuiles peut-on retirer ? Choisissez-les toutes.
exercise-ask-remove-one = Choisissez une tuile que l’on peut retirer.
exercise-ask-wall = Combien de côtés compte le plus long mur d’enceinte ?
exercise-ask-winner = { $types } : qui a la majorité ?
exercise-ask-majority = { $types }, décompte { $k } : combien de points reçoit { $name } ?
exercise-ask-scoring = Décompte { $k } : combien de points reçoit { $name } pour les majorités et le mur ?

## Questions about modules

exercise-ask-vizier = Quelles tuiles le vizir peut-il acheter ? Choisissez-les toutes.
exercise-ask-vizier-one = Quelle tuile le vizir peut-il acheter ?
exercise-ask-order = À qui propose-t-on d’abord d’utiliser le vizir ?
exercise-ask-bonus = Laquelle de ces cartes Bonus peut-on montrer maintenant ?
exercise-ask-bonus-count = La carte Bonus est montrée. { $types } : combien comptent dans cette Alhambra ?
exercise-ask-hut = Combien de bâtiments vaut l’abri encadré ?
exercise-ask-count = { $types } : combien comptent dans cette Alhambra, abri encadré compris ?
exercise-ask-hut-cell = Sur quelle case cet abri vaudrait-il le plus de bâtiments ?
exercise-ask-gate = Où ne peut-on placer cette tuile qu’avec une porte ? Choisissez toutes les cases.
exercise-ask-gate-one = Choisissez une case où l’on ne peut placer cette tuile qu’avec une porte.
exercise-ask-faruk = Faruk, jusqu’à { $limit } : quelles cartes, prises ensemble, valent le plus ?
exercise-ask-yusuf = Combien de points Yusuf ajoute-t-il pour ce mur ?
exercise-ask-hakim = { $types }, décompte { $k } : combien de points reçoit { $name } avec Hakim ?
exercise-ask-camp-points = Combien de points le camp encadré rapporte-t-il à chaque décompte ?
exercise-ask-camps = Combien de points les camps encadrés rapportent-ils ensemble à chaque décompte ?
exercise-ask-sticks = Murs à ajouter : { $sides }. Sur quelles tuiles de l’Alhambra peuvent-ils aller ? Choisissez-les toutes.
exercise-ask-sticks-one = Murs à ajouter : { $sides }. Choisissez une tuile de l’Alhambra qui peut les recevoir.
exercise-ask-thief =
    { $n ->
        [one] Quelles cartes ce voleur peut-il prendre ? Choisissez-les toutes.
       *[other] Quelles cartes ces voleurs peuvent-ils prendre ? Choisissez-les toutes.
    }
exercise-ask-thief-who = Qui peut utiliser un voleur maintenant ? Choisissez tous les noms.
exercise-ask-coins = Prix : { $price }. Combien de pièces vous rend-on ?
exercise-ask-residents = Combien de points valent ces habitants ?
exercise-ask-chests = Coffres, décompte { $k } : combien de points reçoit { $name } ?
exercise-ask-chest-cells = Sur quelles tuiles ce coffre peut-il être posé ? Choisissez-les toutes.
exercise-ask-attack =
    Décompte { $k } : combien de points coûte une attaque par { $dir ->
        [n] le nord
        [e] l’est
        [s] le sud
       *[w] l’ouest
    } ?
exercise-ask-bazaar = Combien de points le bazar encadré rapporte-t-il au dernier décompte ?
exercise-ask-bazaar-cell = Sur quelle case ce bazar rapporterait-il le plus de points ?
exercise-ask-bazaar-price = Combien coûte ce bazar maintenant ?

## What is shown

exercise-row-tile = Tuile
exercise-row-hand = Main
exercise-row-display = Cartes visibles
exercise-row-of = { $name }
exercise-row-paid = Payé avec
exercise-row-thieves = Voleurs
exercise-row-bonus = Carte Bonus montrée
exercise-row-bonus-of = Carte Bonus montrée : { $name }
exercise-row-character = Personnage
exercise-row-card = Carte Mur
exercise-row-market = Marché
exercise-row-chest = Coffre
exercise-row-attack = Attaque
exercise-option-tile = { $tile } pour { $price }
exercise-nobody = Personne
exercise-allowed = Aucune : c’est permis
exercise-place = { $points } pour la { $place }
exercise-paid = À gagner ici : { $list }
exercise-table = Places au décompte { $k }, du pavillon à la tour : { $list }
exercise-sets = Une série de 1 à 6 couleurs : { $list }
exercise-round = Autour de la table : { $list }
exercise-moved = Vient de jouer : { $name }
exercise-next = Va jouer : { $name }
exercise-active = Vizirs actifs : { $list }

## What proves the answer

exercise-why-exact = { $sum } : exactement { $price }.
exercise-why-ways =
    { $n ->
        [one] { $n } façon de faire l’appoint.
       *[other] { $n } façons de faire l’appoint.
    }
exercise-why-payable = { $price } : { $sum }.
exercise-note-not-exact = Aucune combinaison ne donne exactement { $price }.
exercise-why-take = { $sum } : aucun autre choix ne s’approche plus de { $limit }.
exercise-why-cheapest = { $sum } pour un prix de { $price }.
exercise-why-over = { $n } en trop : les actions de ce tour sont terminées.
exercise-why-left = En main { $held }, paiement { $paid } : il reste { $n }.
exercise-why-holds = { $name } : { $money }
exercise-why-gets = Le plus d’argent dans cette devise : { $name }.
exercise-why-nobody = Égalité en tête : personne ne la reçoit.
exercise-why-cells =
    { $n ->
        [one] { $n } seule case est possible.
       *[other] { $n } cases sont possibles.
    }
exercise-why-wall-cell =
    { $n ->
        [one] Là, le plus long mur compte { $n } côté.
       *[other] Là, le plus long mur compte { $n } côtés.
    }
exercise-note-wall =
    { $n ->
        [one] Sur votre case, seulement { $n } côté.
       *[other] Sur votre case, seulement { $n } côtés.
    }
exercise-why-allowed = Tous les côtés qui se touchent correspondent, la tuile est accessible à pied et il ne reste aucun trou.
exercise-why-remove =
    { $n ->
        [one] { $n } tuile peut partir : tout le reste est encore accessible à pied.
       *[other] { $n } tuiles peuvent partir, chacune seule : tout le reste est encore accessible à pied.
    }
exercise-why-wall =
    { $n ->
        [one] Le plus long mur compte { $n } côté.
       *[other] Le plus long mur compte { $n } côtés, numérotés dans l’Alhambra.
    }
exercise-why-runs =
    { $n ->
        [one] { $n } autre tronçon de mur ne compte pas.
       *[other] { $n } autres tronçons de mur ne comptent pas.
    }
exercise-why-winner =
    { $n ->
        [one] { $name } a { $n } bâtiment et reçoit { $points }.
       *[other] { $name } a { $n } bâtiments, plus que les autres : { $points } au décompte 1.
    }
exercise-why-count = { $name } : { $n }
exercise-why-place = { $place } : { $points }.
exercise-why-line = { $what } : { $n }
exercise-why-total = En tout : { $points }.

## What proves the answer, with modules

exercise-why-order = On interroge dans cet ordre : { $list }.
exercise-why-bonus = C’est bien ce bâtiment qui est dans l’Alhambra : { $tile }.
exercise-why-bonus-count = { $n } + 1 = { $all } : la carte Bonus vaut un bâtiment de plus.
exercise-why-hut =
    { $n ->
        [one] L’abri vaut { $n } bâtiment : les voisins de son type sans mur entre les deux.
       *[other] L’abri vaut { $n } bâtiments : les voisins de son type sans mur entre les deux.
    }
exercise-why-all = En tout : { $n }.
exercise-why-counts = Là, il vaut { $n }.
exercise-note-counts = Sur votre case, il vaudrait { $n }.
exercise-why-gate =
    { $n ->
        [one] Sur { $n } case, seuls des murs font obstacle : une porte en ouvre un.
       *[other] Sur { $n } cases, seuls des murs font obstacle : une porte en ouvre un.
    }
exercise-note-no-gate = Ici, on peut la placer sans porte.
exercise-why-yusuf =
    { $n ->
        [one] { $n } côté ÷ 3, arrondi à l’unité inférieure : { $points }.
       *[other] { $n } côtés ÷ 3, arrondi à l’unité inférieure : { $points }.
    }
exercise-why-hakim = Avec Hakim, cela vaut { $n } : l’égalité est rompue.
exercise-why-sticks =
    { $n ->
        [one] { $n } tuile n’a ni mur ni voisine de ces côtés.
       *[other] { $n } tuiles n’ont ni mur ni voisine de ces côtés.
    }
exercise-note-sticks = L’un de ces côtés porte déjà un mur ou touche une tuile.
exercise-why-thief = Un voleur ne prend que des cartes de sa devise : { $list }.
exercise-note-thief = Aucun voleur ici ne prend cette devise (seulement { $list }).
exercise-why-thief-who = Qui peut en utiliser un : { $list }. Pas { $name }, qui va jouer.
exercise-note-next = { $name } va jouer et ne peut pas utiliser de voleur.
exercise-why-coins =
    { $n ->
        [one] { $over } en trop : une pièce par tranche entière de 2, donc { $n } pièce.
       *[other] { $over } en trop : une pièce par tranche entière de 2, donc { $n } pièces.
    }
exercise-why-set =
    { $n ->
        [one] Série de { $n } couleur : { $points }
       *[other] Série de { $n } couleurs : { $points }
    }
exercise-why-chests =
    { $n ->
        [one] { $name } a { $n } coffre.
       *[other] { $name } a { $n } coffres.
    }
exercise-why-chest-cells =
    { $n ->
        [one] { $n } bâtiment de sa couleur n’a pas encore de coffre.
       *[other] { $n } bâtiments de sa couleur n’ont pas encore de coffre.
    }
exercise-why-lost = Perte : { $points }.
exercise-why-bazaar-price = Autant que la tuile du marché de sa devise : { $price }.
