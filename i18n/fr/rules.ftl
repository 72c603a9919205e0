### Rules: for each id its title, its one sentence, and the sentence that says how it was broken.


## 1 Set-up

rule-setup-fountain-title = La fontaine
rule-setup-fountain-text = Chaque Alhambra commence par une fontaine sans mur. Elle ne bouge jamais et n’est jamais remplacée.
rule-setup-market-title = Le marché
rule-setup-market-text = Quatre cases, une par devise : florin, dirham, dinar, ducat. Chacune montre une tuile du sac.
rule-setup-money-title = Argent de départ
rule-setup-money-text = Chacun reçoit des cartes, face visible, jusqu’à un total de 20 ou plus. Ensuite, les mains sont secrètes.
rule-setup-start-player-title = Qui commence
rule-setup-start-player-text = Le joueur qui a le moins de cartes commence ; en cas d’égalité, la plus petite somme décide, puis l’âge : la personne la plus jeune.
rule-setup-display-title = L’argent visible
rule-setup-display-text = Quatre cartes Argent sont visibles à côté de la pioche.
rule-setup-deck-title = Les cinq piles
rule-setup-deck-text = La pioche se compose de cinq piles. La carte Décompte 1 est dans la pile 2, la carte Décompte 2 dans la pile 4.

## 2 A turn

rule-turn-pass-title = Au moins une action
rule-turn-pass-text = La première action du tour est obligatoire. On ne passe que si aucune action n’est possible.
refuse-turn-pass =
    { $reason ->
        [first] La première action du tour est obligatoire.
       *[other] Une action est encore possible.
    }
rule-turn-refill-late-title = On complète après le tour
rule-turn-refill-late-text = Le marché et l’argent ne sont complétés qu’à la fin du tour entier. Les actions supplémentaires se font avec ce qui reste.
refuse-turn-refill-late = Cette case reste vide jusqu’à la fin du tour.
rule-money-take-title = Prendre de l’argent
rule-money-take-text = Prenez une carte Argent visible de n’importe quelle valeur, ou plusieurs dont la somme ne dépasse pas 5.
refuse-money-take =
    { $reason ->
        [sum] Ces cartes valent { $sum } : ensemble, pas plus de { $limit }.
        [not_shown] Cette carte n’est pas visible.
        [alone] Cette carte se prend seule.
        [empty] Il n’y a pas de carte ici jusqu’à la fin du tour.
       *[none] Choisissez au moins une carte.
    }
rule-buy-pay-title = Payer
rule-buy-pay-text = Une tuile se paie avec des cartes de la devise de sa case, au moins à hauteur du prix. On ne rend pas la monnaie, sauf avec le module « { mod-change } ».
refuse-buy-pay =
    { $reason ->
        [short] Reste à payer : { $missing }.
        [currency] On ne paie ici qu’en { $currency }.
       *[not_held] Vous n’avez pas cette carte en main.
    }
refuse-buy-pay-hand = Prix { $price }, en main { $held } : reste à payer { $missing }.
rule-buy-exact-title = L’appoint
rule-buy-exact-text = Si vous faites l’appoint, vous pouvez faire une autre action. Si vous payez plus que le prix, vous n’avez plus d’action pendant ce tour.
rule-buy-place-late-title = Placement à la fin
rule-buy-place-late-text = Les tuiles achetées sont placées à la fin du tour, dans n’importe quel ordre, dans l’Alhambra ou en réserve. Une transformation faite comme action du même tour ne peut pas les utiliser.
refuse-buy-place-late =
    { $reason ->
        [not_held] Cette tuile n’a pas été achetée ce tour-ci.
        [place] On place d’abord les tuiles.
       *[other] Les tuiles achetées sont placées à la fin du tour.
    }
rule-redesign-add-title = Transformer en ajoutant
rule-redesign-add-text = Une tuile de la réserve est placée dans l’Alhambra.
refuse-redesign-add = Cette tuile n’est pas dans la réserve.
rule-redesign-remove-title = Transformer en retirant
rule-redesign-remove-text = Une tuile, jamais la fontaine, quitte l’Alhambra pour la réserve.
refuse-redesign-remove = Il n’y a pas de tuile à retirer ici.
rule-redesign-swap-title = Transformer en échangeant
rule-redesign-swap-text = Une tuile de la réserve prend la place d’une tuile de l’Alhambra, exactement sur la même case. Une tuile n’est jamais déplacée dans l’Alhambra.
refuse-redesign-swap =
    { $reason ->
        [not_in_reserve] Cette tuile n’est pas dans la réserve.
       *[empty] Il n’y a pas de tuile à échanger ici.
    }
rule-reserve-free-title = La réserve
rule-reserve-free-text = La réserve n’a pas de limite et ne rapporte jamais de points.
rule-turn-refill-title = Après le tour
rule-turn-refill-text = Après le tour, on complète d’abord l’argent, puis les tuiles, dans l’ordre des cases.
refuse-turn-refill =
    { $reason ->
        [between] Ce n’est possible qu’à votre tour.
        [first] Validez d’abord « { $action } ».
       *[over] Les actions de ce tour sont terminées.
    }
rule-deck-reshuffle-title = Nouvelle pioche
rule-deck-reshuffle-text = Quand la pioche est vide, on mélange la défausse pour en faire une nouvelle. Les cartes Décompte piochées quittent le jeu.

## 3 Building

rule-build-orientation-title = On ne tourne pas les tuiles
rule-build-orientation-text = Une tuile garde toujours la même orientation, au marché comme dans l’Alhambra.
rule-build-edges-title = Les côtés doivent correspondre
rule-build-edges-text = Les côtés qui se touchent doivent correspondre : mur contre mur, ouvert contre ouvert.
refuse-build-edges =
    { $dir ->
        [n] Au nord
        [e] À l’est
        [s] Au sud
       *[w] À l’ouest
    } : { $mine ->
        [wall] mur contre côté ouvert
       *[open] côté ouvert contre mur
    }.
refuse-build-edges-many = Côtés qui ne correspondent pas : { $sides }.
rule-build-free-title = Une case vide
rule-build-free-text = Une nouvelle tuile va sur une case vide.
refuse-build-free = Une tuile se trouve déjà ici.
rule-build-adjacent-title = Côte à côte
rule-build-adjacent-text = Une nouvelle tuile partage au moins un côté entier avec l’Alhambra.
refuse-build-adjacent = Aucun côté de cette case ne touche l’Alhambra.
rule-build-walk-title = À pied depuis la fontaine
rule-build-walk-text = Chaque tuile est accessible à pied depuis la fontaine, de tuile en tuile par les côtés ouverts.
refuse-build-walk = Le chemin depuis la fontaine s’arrête à un mur.
rule-build-hole-title = Aucun trou
rule-build-hole-text = Chaque case vide doit rejoindre l’extérieur par des cases vides, côte à côte. Un passage en diagonale ne suffit pas.
refuse-build-hole =
    { $n ->
        [one] { $n } case vide serait enfermée.
       *[other] { $n } cases vides seraient enfermées.
    }
rule-build-after-title = Après une transformation aussi
rule-build-after-text = Les règles de construction valent aussi après une transformation : rien ne peut être isolé et aucun trou ne peut rester.
refuse-build-after-walk =
    { $n ->
        [one] Sans cette tuile, { $n } tuile ne serait plus accessible à pied.
       *[other] Sans cette tuile, { $n } tuiles ne seraient plus accessibles à pied.
    }
refuse-build-after-hole = Il resterait un trou ici.
refuse-setup-fountain = La fontaine reste en place.

## 4 Scoring

rule-score-when-title = Quand on compte les points
rule-score-when-text = Les décomptes 1 et 2 ont lieu quand leur carte est piochée, une fois tout complété ; si c’est le personnage Yammerad qui la pioche, aussitôt. Le décompte 3 a lieu à la fin.
rule-score-majority-title = Majorité
rule-score-majority-text = Pour chaque type de bâtiment, le joueur qui a le plus de tuiles dans son Alhambra marque des points. Au décompte 1, seule la 1re place rapporte ; au 2, les deux premières ; au 3, les trois premières.
rule-score-tie-title = Places partagées
rule-score-tie-text = En cas d’égalité, on additionne les points des places occupées et on les partage, en arrondissant à l’unité inférieure.
rule-score-own-one-title = Au moins un
rule-score-own-one-text = Il faut au moins un bâtiment d’un type pour marquer des points dans ce type.
rule-score-wall-title = Plus long mur d’enceinte
rule-score-wall-text = Un point par côté du plus long tronçon continu de mur d’enceinte. Les côtés sont reliés s’ils ont une extrémité commune. Les murs doubles à l’intérieur ne rapportent rien.
rule-score-ties-final-title = Victoire
rule-score-ties-final-text = Le joueur qui a le plus de points gagne. En cas d’égalité, la victoire est partagée.

## 5 End of the game

rule-end-trigger-title = La fin
rule-end-trigger-text = La partie se termine quand une case du marché ne peut pas être complétée après un tour.
refuse-end-trigger = La partie est terminée.
rule-end-distribute-title = Distribution finale
rule-end-distribute-text = Chaque tuile restée au marché va au joueur qui a le plus d’argent dans la devise de sa case ; en cas d’égalité, ou si personne n’en a, à personne. On ne paie rien.
refuse-end-distribute = On ne place plus que les tuiles de la distribution finale.

## 6 Two players

rule-dirk-tiles-title = Les tuiles de Dirk
rule-dirk-tiles-text = À deux, un troisième joueur imaginaire reçoit 6 tuiles au début, 6 après le décompte 1 et un tiers du sac après le décompte 2.
rule-dirk-score-title = Dirk et les majorités
rule-dirk-score-text = Dirk ne marque des points que pour les majorités et, avec le module « { mod-treasure } », pour les coffres. Il n’a ni tour, ni main, ni mur d’enceinte.
rule-dirk-gift-title = Un don à Dirk
rule-dirk-gift-text = Au lieu de placer une tuile achetée, on peut la donner à Dirk. Pas à la distribution finale.
refuse-dirk-gift =
    { $reason ->
        [no_dirk] Dirk ne joue que dans les parties à deux.
        [distribution] Rien n’est donné à Dirk à la distribution finale.
       *[hut] Un abri de chantier ne peut pas être donné à Dirk.
    }

## Anything else

refuse-module-off = Cela fait partie d’un module qui n’est pas en jeu.
refuse-other = Les règles ne le permettent pas maintenant ({ $rule }).
rule-other-title = Règle { $rule }
