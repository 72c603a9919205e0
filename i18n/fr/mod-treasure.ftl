### La chambre aux trésors : règles, refus, journal, boutons (section 7.13).


new-idea-treasure = Des coffres pour les bâtiments de leur couleur.

rule-treasure-deal-title = Coffres et salles
rule-treasure-deal-text = Un sac contient 42 coffres : 9 verts, 9 violets, 7 blancs, 7 bruns, 5 rouges et 5 bleus. La chambre a trois salles de 4 coffres.
rule-treasure-buy-title = Acheter des coffres
rule-treasure-buy-text = Une action : acheter tous les coffres d’une salle pour 8 ou plus, en mêlant les devises à volonté, ou uniquement en diamants s’il y en a dans la partie. Cela ne compte jamais comme un appoint, on ne rend pas la monnaie et les actions du tour sont terminées.
refuse-treasure-buy =
    { $reason ->
        [empty] Cette salle est vide.
        [kind] On ne paie pas de coffres avec cette carte.
        [not_held] Vous n’avez pas ces cartes.
        [diamonds] Les diamants ne se mêlent pas à d’autre argent.
        [short] Une salle coûte 8 : il manque encore { $missing }.
       *[other] On ne peut pas acheter de coffres maintenant.
    }
rule-treasure-place-title = Placer les coffres
rule-treasure-place-text = Une fois les tuiles achetées placées, vous posez autant de coffres que possible dans votre Alhambra, sur des bâtiments de leur couleur, un par bâtiment. Ceux qui restent passent à gauche (à deux, d’abord à Dirk) ; les derniers retournent dans le sac.
refuse-treasure-place =
    { $reason ->
        [none] Il ne reste aucun coffre de cette couleur.
        [taken] Ce bâtiment porte déjà un coffre.
        [colour] Un coffre va sur un bâtiment de sa couleur, dans votre Alhambra.
       *[not_now] { $frame ->
            [chests] Placez d’abord les coffres.
           *[other] Les coffres se placent après les tuiles achetées.
        }
    }
rule-treasure-refill-title = Nouveaux coffres
rule-treasure-refill-text = La salle achetée reçoit 4 nouveaux coffres. S’il en reste moins de 4 dans le sac, elle demeure vide et plus aucune salle n’est remplie.
rule-treasure-lost-title = Un coffre perdu
rule-treasure-lost-text = Si un bâtiment quitte l’Alhambra, son coffre retourne dans le sac.
rule-treasure-score-title = Qui a le plus de coffres
rule-treasure-score-text = Qui a le plus de coffres reçoit 7 points au décompte 1 ; au décompte 2, les places valent 14 et 7, au décompte 3, 22, 14 et 7. Les couleurs ne comptent pas ; en cas d’égalité, on partage comme pour les bâtiments. Dirk compte aussi.

log-chests-bought =
    { $name } achète { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
    } pour { $amount }
log-chest-placed =
    { $name } pose un coffre sur { $colour ->
        [pavilion] un pavillon
        [seraglio] un sérail
        [arcades] une arcade
        [chambers] un appartement
        [garden] un jardin
       *[tower] une tour
    }
log-chests-passed =
    { $count ->
        [one] { $count } coffre passe
       *[other] { $count } coffres passent
    } à gauche : { $name }
log-dirk-took-chests =
    Dirk reçoit { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
    }
log-chests-returned =
    De retour dans le sac : { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
    }
log-chest-lost = { $name } perd un coffre, qui retourne dans le sac
log-room-filled = Nouveaux coffres dans la salle { $room }
log-room-closed = La salle { $room } reste vide : trop peu de coffres dans le sac

act-buy-chests = Acheter des coffres
act-place-chest = Poser le coffre
ask-chests = Sur quel bâtiment poser le coffre ?

play-row-treasure = Coffres
play-row-chest = Coffres
proof-pay-treasure = le plus de coffres
lab-line-treasure =
    Coffres : { $n ->
        [one] { $n } coffre
       *[other] { $n } coffres
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
what-treasure =
    coffres : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
zone-chest-bag = Coffres dans le sac
zone-room = Salle { $n }
zone-chests-bought = Coffres à placer
zone-dirk-chests = Coffres de Dirk
