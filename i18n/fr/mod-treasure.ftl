### La chambre aux trésors : règles, refus, journal, boutons (section 7.13).

mod-treasure = La chambre aux trésors
    .bare = Chambre aux trésors
new-pieces-treasure = Matériel : 42 coffres, trois salles de quatre.
new-changes-treasure = Pour 8 ou plus, vous achetez toute une salle ; le joueur qui a le plus de coffres sur des bâtiments de leur couleur marque des points.
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
rule-treasure-place-title = Poser les coffres
rule-treasure-place-text = Une fois les tuiles achetées placées, vous posez autant de coffres que possible dans votre Alhambra, sur des bâtiments de leur couleur, un par bâtiment. Ceux qui restent passent à gauche (à deux, d’abord à Dirk) ; les derniers retournent dans le sac.
refuse-treasure-place =
    { $reason ->
        [none] Il ne reste aucun coffre de cette couleur.
        [taken] Ce bâtiment porte déjà un coffre.
        [colour] Un coffre va sur un bâtiment de sa couleur, dans votre Alhambra.
       *[not_now] { $frame ->
            [chests] Posez d’abord les coffres.
           *[other] Les coffres se posent après les tuiles achetées.
        }
    }
rule-treasure-refill-title = Nouveaux coffres
rule-treasure-refill-text = La salle achetée reçoit 4 nouveaux coffres. S’il en reste moins de 4 dans le sac, elle reste vide et plus aucune salle n’est remplie.
rule-treasure-lost-title = Un coffre perdu
rule-treasure-lost-text = Si un bâtiment quitte l’Alhambra, son coffre retourne dans le sac.
rule-treasure-score-title = Qui a le plus de coffres
rule-treasure-score-text = Le joueur qui a le plus de coffres reçoit 7 points au décompte 1 ; au décompte 2, les places valent 14 et 7, au décompte 3, 22, 14 et 7. Les couleurs ne comptent pas ; en cas d’égalité, on partage comme pour les bâtiments. Dirk compte aussi.

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
chests-fit =
    { $n ->
        [one] { $n } convient
       *[other] { $n } conviennent
    }
chests-fit-others = { $fit }, { $n } aux autres
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
zone-chests-bought = Coffres à poser
zone-dirk-chests = Coffres de Dirk
piece-chest = Un coffre. Il est posé sur un bâtiment de sa couleur ; le joueur qui a le plus de coffres marque des points.

## Livre de règles

book-intro-treasure =
    La chambre aux trésors a trois salles de 4 coffres, tirés d’un sac de 42. Vous achetez une salle entière et posez ses coffres sur vos bâtiments de la même couleur. Le joueur qui a le plus de coffres marque des points à chaque décompte.

    Vous payez en mêlant les devises à volonté : un bon usage pour l’argent qui ne va avec rien. Mais des coffres sans bâtiment libre passent aux autres.
book-treasure-deal =
    Les 42 coffres dans le sac : 9 verts (jardins), 9 violets (tours), 7 blancs (appartements), 7 bruns (arcades), 5 rouges (sérails) et 5 bleus (pavillons). Au début, 4 coffres au hasard vont dans chacune des trois salles, visibles de tous.
book-treasure-buy =
    Acheter tous les coffres d’une salle est une action. Vous payez 8 ou plus, en mêlant les devises comme vous voulez, ou alors uniquement en diamants. On ne rend pas la monnaie, et payer exactement 8 ne donne pas d’action supplémentaire : les actions du tour sont terminées. Une salle vide ne s’achète pas.

    Exemple : un 3 en florins, un 2 en dirhams et un 3 en ducats font 8, et la salle est à vous.
book-treasure-place =
    Une fois les tuiles achetées placées, vous devez poser autant de coffres que possible sur vos bâtiments de la même couleur dans l’Alhambra, un par bâtiment. Les abris, les bazars, les camps et la réserve n’en portent pas. On ne peut pas garder un coffre qui trouverait une place.

    { $seats ->
        [2] À deux, les coffres qui restent vont d’abord à Dirk, puis à votre adversaire : à chaque fois, tous ceux qui trouvent une place. Les derniers retournent dans le sac. (À trois et plus, ils passent d’un joueur à l’autre, vers la gauche.)
       *[other] Les coffres qui restent passent à gauche : chacun à son tour pose tous ceux qu’il peut. Les derniers retournent dans le sac. (À deux, Dirk vient d’abord, puis votre adversaire.)
    }

    Exemple : vous achetez deux coffres verts et un rouge, mais vous avez un seul jardin libre et aucun sérail. Vous posez un coffre vert ; un vert et le rouge passent aux autres.
book-treasure-refill =
    Une fois les coffres posés, la salle achetée reçoit 4 nouveaux coffres du sac. S’il en contient moins de 4, elle reste vide, et plus aucune salle n’est remplie jusqu’à la fin de la partie, même si des coffres reviennent ensuite dans le sac.
book-treasure-lost =
    Si un bâtiment qui porte un coffre quitte l’Alhambra, par retrait ou par échange, son coffre retourne dans le sac. Il ne suit pas le bâtiment en réserve et ne passe pas à la tuile qui le remplace.
book-treasure-score =
    À chaque décompte, on compare le nombre de coffres, toutes couleurs confondues. Décompte 1 : la 1re place vaut 7 points. Décompte 2 : 14, puis 7. Décompte 3 : 22, 14, puis 7. En cas d’égalité, on partage comme pour les bâtiments, et il faut au moins un coffre. À deux, Dirk compte aussi.

    Exemple au décompte 2 : deux personnes en tête se partagent 14 + 7 = 21, donc 10 points chacune.

## Leçon

lesson-treasure-title = La chambre aux trésors
lesson-treasure-about = Acheter des coffres pour vos bâtiments.
lesson-treasure-buy-title = Une salle de coffres
lesson-treasure-buy-1 = Tous les coffres d’une salle coûtent **8 ou plus, en mêlant les devises à volonté**. Cela met fin à vos actions.
lesson-treasure-buy-2 = Chacun va sur **un bâtiment de sa couleur**, un par bâtiment.
lesson-treasure-buy-3 = Ceux que vous ne pouvez pas poser **passent à gauche**.
lesson-treasure-buy-turn = Achetez la salle qui vous apporte le plus de coffres.
lesson-treasure-buy-done = Deux jardins, deux tours : les quatre coffres ont trouvé leur place.
lesson-treasure-buy-hint = Vous avez deux jardins et deux tours : pensez à la salle 2.
lesson-treasure-buy-wrong = Cette fois, achetez une salle de coffres.
lesson-treasure-buy-wrong-two = Vous n’en garderiez que deux : le coffre blanc (appartement) irait à Marco, le rouge (sérail) retournerait dans le sac.
lesson-treasure-buy-wrong-none = Vous n’avez aucun bâtiment de ces couleurs : les autres prendraient ce qui leur convient.
lesson-treasure-where-title = Un par bâtiment
lesson-treasure-where-1 = Vous avez acheté une salle. Son coffre vert convient à plusieurs jardins : **à vous de choisir**.
lesson-treasure-where-2 = Mais certains bâtiments ne peuvent pas le recevoir.
lesson-treasure-where-turn = Essayez deux bâtiments où le coffre vert ne peut pas aller.
lesson-treasure-where-done = Un coffre par bâtiment, et seulement de sa couleur.
lesson-treasure-where-hint = Un jardin a déjà un coffre. Et la couleur de l’arcade est le brun.
lesson-treasure-stay-title = Un coffre peut se perdre
lesson-treasure-stay-1 = Si un bâtiment **quitte l’Alhambra**, son coffre retourne dans le sac.
lesson-treasure-stay-2 = Vous voulez échanger le jardin à l’est de la fontaine contre celui de votre réserve, qui a plus de murs.
lesson-treasure-stay-turn = Posez le coffre là où il restera.
lesson-treasure-stay-done = Ce jardin reste, et le nouveau pourra encore recevoir un coffre.
lesson-treasure-stay-hint = Le jardin au sud de la fontaine reste.
lesson-treasure-stay-wrong = Permis, mais l’échange vous coûterait ce coffre.
lesson-treasure-score-title = Qui a le plus de coffres
lesson-treasure-score-1 = Vous avez 4 coffres, Marco en a 1 : **7 points** pour vous. Les couleurs ne comptent plus.
lesson-treasure-score-2 = Au décompte 2, les places valent 14 et 7, au décompte 3, 22, 14 et 7.
