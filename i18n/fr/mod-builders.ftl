### Master builders: everything that is said of them.

mod-builders = Les architectes
    .bare = Architectes
new-pieces-builders = Matériel : 16 cartes Architecte, dont une partie au départ.
new-changes-builders = C’est de l’argent de valeur 3, ou une transformation de plus à la fin du tour.
new-idea-builders = De l’argent qui permet aussi de transformer.
unseen-family-builder =
    { $n ->
        [one] { $n } carte Architecte face cachée
       *[other] { $n } cartes Architecte face cachée
    }

act-use-builder = Utiliser un architecte

log-builder-used = { $name } utilise une carte Architecte : une transformation de plus


## Rules of section 7.14

rule-builders-deal-title = Cartes Architecte
rule-builders-deal-text = Avant l’argent de départ, chaque joueur reçoit 2 des 16 cartes Architecte, face cachée. D’autres sont dans les piles 3 et 5, le reste quitte le jeu.
rule-builders-money-title = Les architectes comme argent
rule-builders-money-text = Une carte Architecte est à tous égards de l’argent de valeur 3. Une fois dépensée, elle quitte le jeu.
refuse-builders-money = Une carte Architecte ne compte que dans sa devise.
rule-builders-redesign-title = Les architectes au travail
rule-builders-redesign-text = À la fin de votre tour, après le placement, vous pouvez défausser une carte Architecte pour une transformation de plus. Une seule par tour.
refuse-builders-redesign =
    { $reason ->
        [no_builder] Ce n’est pas une carte Architecte.
        [not_held] Vous n’avez pas cette carte en main.
        [used] Une seule carte Architecte par tour donne une transformation.
        [none] Aucune transformation n’est possible maintenant.
       *[not_now] Les cartes Architecte donnent une transformation à la fin du tour, après le placement.
    }
piece-builder = Une carte Architecte : de l’argent de valeur 3, ou une transformation de plus en fin de tour. Utilisée, elle quitte le jeu.

## Livre de règles

book-intro-builders =
    16 cartes Architecte, 4 par devise, entrent en jeu. Chacune est de l’argent de valeur 3, ou bien une transformation de plus à la fin de votre tour. Une carte utilisée, d’une façon ou de l’autre, quitte le jeu.

    Vous en avez deux dès le début : gardez-en peut-être une pour le jour où une tuile en réserve trouve enfin sa place.
book-builders-deal =
    Avant l’argent de départ, chaque joueur reçoit en secret 2 cartes Architecte. Elles ne comptent ni pour atteindre 20, ni pour savoir qui commence. Puis 3 autres sont mélangées à la pile 3 et 3 à la pile 5 (à six joueurs, 1 seulement à la pile 5). Le reste quitte le jeu sans être vu.

    { $seats ->
        [2] À deux, 6 des 16 cartes quittent le jeu.
        [3] À trois, 4 des 16 cartes quittent le jeu.
        [4] À quatre, 2 des 16 cartes quittent le jeu.
        [5] À cinq, les 16 cartes servent toutes.
       *[other] À six, les 16 cartes servent toutes.
    }
book-builders-money =
    Une carte Architecte est à tous égards une carte Argent de valeur 3 de sa devise : on la prend parmi les cartes visibles (seule ou dans une somme de 5 au plus), on peut payer avec elle, aussi des enchères et des coffres, elle compte à la distribution finale, et un voleur de sa devise peut la prendre quand elle est visible. La seule différence : une fois dépensée, elle quitte le jeu au lieu d’aller à la défausse.
book-builders-redesign =
    À la fin de votre propre tour, après avoir placé vos tuiles achetées, vous pouvez défausser une carte Architecte de votre main, quelle que soit sa devise, pour une transformation de plus : ajouter, retirer ou échanger. Elle peut toucher la tuile que vous venez de placer. Une seule carte Architecte par tour sert ainsi, mais Ammar peut s’y ajouter. La carte quitte le jeu.

## Leçon

lesson-builders-title = Les architectes
lesson-builders-about = Utiliser une carte comme argent ou pour transformer l’Alhambra.
lesson-builders-money-title = Une valeur de 3
lesson-builders-money-1 = Une carte Architecte est **de l’argent de valeur 3** dans sa devise.
lesson-builders-money-2 = Une fois dépensée, elle quitte le jeu.
lesson-builders-money-turn = Achetez le jardin en faisant l’appoint.
lesson-builders-money-done = 6 + 3 = 9 dirhams : l’appoint, donc encore une action.
lesson-builders-money-hint = Payez avec le 6 et l’architecte en dirhams.
lesson-builders-money-wrong = Cette fois, achetez le jardin.
lesson-builders-money-wrong-over = 5 + 6 = 11, c’est trop : vos actions seraient terminées. L’architecte permet de faire l’appoint.
lesson-builders-colour-title = Seulement sa devise
lesson-builders-colour-1 = L’appartement coûte 9 dinars. 6 + 3 feraient l’appoint.
lesson-builders-colour-2 = Mais vos cartes Architecte **ne sont pas des dinars**.
lesson-builders-colour-turn = Choisissez l’appartement et essayez d’ajouter une carte Architecte.
lesson-builders-colour-done = Comme tout argent, une carte Architecte ne compte que dans sa devise.
lesson-builders-colour-hint = Choisissez l’appartement, puis une des cartes Architecte.
lesson-builders-card-title = Une transformation de plus
lesson-builders-card-1 = Ou bien faites travailler un architecte : **à la fin de votre tour**, après le placement, renoncez à une carte pour une transformation de plus. **Une seule par tour**.
lesson-builders-card-2 = Vous avez pris 7 florins et la tour en coûte 10.
lesson-builders-card-turn = Avant de terminer le tour, utilisez la carte Architecte dont vous avez le moins besoin.
lesson-builders-card-done = L’architecte en florins reste : 7 + 3 feront l’appoint pour la tour.
lesson-builders-card-hint = Choisissez l’architecte en ducats.
lesson-builders-card-wrong = Permis, mais avec cette carte vous pourriez payer 7 + 3 = 10 florins. Utilisez l’autre.
lesson-builders-work-title = Au travail
lesson-builders-work-1 = Comme d’habitude : **ajouter, retirer ou échanger** une tuile, même celle qui vient d’être placée.
lesson-builders-work-2 = Votre réserve contient une tour avec des murs au nord et à l’est.
lesson-builders-work-turn = Donnez à votre mur la plus grande longueur possible.
lesson-builders-work-done = Un mur de 3 côtés et une deuxième tour, alors que vous avez pris de l’argent ce tour-ci !
lesson-builders-work-hint = Ajoutez la tour juste à l’est de l’autre.
lesson-builders-work-wrong = Permis, mais un mur de 3 côtés est possible.
lesson-builders-work-wrong-remove = Permis, mais vous n’y gagnez rien. Utilisez la tour de votre réserve.
