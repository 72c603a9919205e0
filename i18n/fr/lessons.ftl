### Lessons: the screen, and the five chapters of the base game.


## The screen

lesson-you = Vous
lesson-course = Apprendre le jeu
lesson-chapter = chapitre { $n } sur { $of }
lesson-chapters = Chapitres
lesson-steps = Étapes
lesson-step = étape { $n } sur { $of }
lesson-skip = Sauter
lesson-leave = Quitter
lesson-hint = Conseil
lesson-finish = Terminer
lesson-next-chapter = Chapitre suivant
lesson-turn = À vous
lesson-count = { $n } sur { $of }
lesson-found = C’est juste ! Le coup est annulé pour que vous en trouviez un autre.
lesson-found-again = Vous avez déjà trouvé celui-ci. Cherchez-en un autre.
lesson-allowed = Les règles le permettent. Cherchez ce qu’elles interdisent.
lesson-say-done = Bien joué
lesson-say-found = Trouvé
lesson-say-wrong = Permis, mais pas cette fois
lesson-say-hint = Conseil
lesson-kept = Votre progression est gardée. Vous pouvez refaire chaque étape.
lesson-prompt-read = Lisez le texte de cette étape, puis continuez
lesson-prompt-done = Cette étape est faite : continuez
lesson-key = { $key } ne fait rien dans une leçon.
lesson-state-done = déjà fait
lesson-state-now = en cours
lesson-marked = Marqué sur la table : { $list }
lesson-marked-one = marqué


## The page of learning

start-learn = Apprendre
start-learn-detail = Leçons, règles, exercices
start-learn-first = Vous débutez ? Apprenez en jouant
learn-title = Apprendre
learn-course-about =
    { $n ->
        [one] Cinq chapitres, environ { $n } minute. Vous jouez chaque coup vous-même, dans une vraie partie.
       *[other] Cinq chapitres, environ { $n } minutes. Vous jouez chaque coup vous-même, dans une vraie partie.
    }
learn-course-done = Vous connaissez le jeu de base. Jouez maintenant : une première partie contre deux IA, avec un conseiller.
learn-begin = Commencer
learn-go-on = Continuer
learn-repeat = Reprendre depuis le début
learn-guided = Première partie guidée
learn-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
learn-modules = Leçons sur les modules : des ajouts pour les parties suivantes
learn-book = Règles du jeu
learn-book-detail = Chaque règle, avec des exemples à essayer
learn-practice = Exercices
learn-practice-detail = Questions courtes sur de vraies positions
learn-known = Ce que vous savez
learn-known-detail = Les règles déjà utilisées et celles à découvrir
learn-who = Qui apprend :
learn-nobody = sans nom
learn-new-name = Un autre nom
learn-add = Ajouter
learn-open = « { $step } » reste à faire
learn-delete = Effacer la progression
learn-delete-sure = Supprimer la progression ?
learn-not-saved = Votre progression n’a pas pu être sauvegardée : { $reason }
learn-broken = Votre progression dans { $file } est inutilisable : { $reason }. Le fichier a été conservé sous le nom { $kept }, et un nouveau est commencé.
learn-locked = Votre progression dans { $file } reste telle quelle : { $reason }. Ce que vous apprenez maintenant est gardé jusqu’à la fermeture seulement.
learn-offer =
    { $n ->
        [one] Leçon de { $n } minute
       *[other] Leçon de { $n } minutes
    }


## Chapter 1: money

lesson-money-title = L’argent
lesson-money-about = Prendre de l’argent et savoir à quoi il sert.
lesson-money-goal-title = Votre Alhambra
lesson-money-goal-1 = Autour de cette **fontaine**, vous construisez un palais. Ses bâtiments et son mur rapportent des points : qui en a le plus gagne.
lesson-money-goal-2 = Les tuiles s’achètent au **marché**. Le nombre sur une tuile est son prix.
lesson-money-goal-3 = À votre tour, vous faites **une chose** : prendre de l’argent, acheter une tuile ou transformer votre Alhambra.
lesson-money-take-title = Prenez une carte
lesson-money-take-1 = Quatre cartes Argent sont toujours visibles.
lesson-money-take-2 = Vous pouvez prendre **une carte de n’importe quelle valeur**.
lesson-money-take-3 = Tout se fait aussi au clavier : **F2** montre les touches, **F3** en donne la liste.
lesson-money-take-turn = Choisissez la carte la plus forte, puis appuyez sur « { play-button-take } ».
lesson-money-take-done = Le 9 est maintenant dans votre main. Sa place reste vide jusqu’à la fin du tour.
lesson-money-take-hint = La carte la plus forte est le 9 en ducats, l’orange.
lesson-money-take-wrong = Une petite carte vous coûte la même action qu’une grande. Prenez le 9.
lesson-money-take-wrong-several = Deux petites cartes sont possibles aussi : ce sera l’étape suivante. Cette fois, prenez le 9.
lesson-money-several-title = Plusieurs à la fois
lesson-money-several-1 = Au lieu d’une seule carte, vous pouvez en prendre **plusieurs** si leur somme ne dépasse pas **5**.
lesson-money-several-2 = Leur couleur n’a pas d’importance.
lesson-money-several-turn = Trouvez les deux façons de prendre deux cartes.
lesson-money-several-done = 1 + 3 et 1 + 4 : les deux restent dans la limite de 5. Les petites cartes aident à faire l’appoint.
lesson-money-several-hint = Choisissez le florin (le 1 jaune), puis les 3 dirhams (verts) ou les 4 dinars (bleus).
lesson-money-several-wrong = Une carte est toujours permise. Cette fois, prenez-en deux dont la somme ne dépasse pas 5.
lesson-money-refill-title = Fin du tour
lesson-money-refill-1 = Prendre de l’argent met fin à vos actions.
lesson-money-refill-2 = De nouvelles cartes et tuiles n’arrivent qu’**à la fin du tour**.
lesson-money-refill-turn = Terminez le tour : découvrez ce qui remplit les places vides.
lesson-money-refill-done = Deux nouvelles cartes sont visibles. C’est maintenant au joueur suivant.
lesson-money-refill-hint = Appuyez sur « Terminer le tour », ou sur Entrée.
lesson-money-refill-wrong = Maintenant, terminez le tour.
lesson-money-currency-title = Quatre devises
lesson-money-currency-1 = Chaque case du marché n’accepte qu’**une devise** : florins jaunes, dirhams verts, dinars bleus, ducats orange.
lesson-money-currency-2 = Vous avez 4 ducats et la tour en coûte 11.
lesson-money-currency-turn = Prenez la carte qui vous permettra d’acheter la tour.
lesson-money-currency-done = 4 + 7 = 11 ducats : au prochain tour, vous pourrez acheter la tour en faisant l’appoint.
lesson-money-currency-hint = La tour est sur la case orange : il faut des ducats.
lesson-money-currency-wrong = Une carte plus forte, mais d’une autre devise : pour la tour, seuls les ducats comptent.


## Chapter 2: the market

lesson-market-title = Le marché
lesson-market-about = Acheter des tuiles et l’intérêt de faire l’appoint.
lesson-market-pay-title = Achetez une tuile
lesson-market-pay-1 = Payez **au moins le prix**, dans la devise de la case.
lesson-market-pay-2 = On ne rend pas la monnaie.
lesson-market-pay-turn = Achetez la seule tuile à votre portée.
lesson-market-pay-done = Vous avez payé 8 pour un prix de 7. Quand on paie trop, on n’a plus d’action.
lesson-market-pay-hint = L’arcade coûte 7 dinars et vous avez un 8 en dinars.
lesson-market-pay-wrong = On peut toujours prendre de l’argent. Cette fois, achetez une tuile.
lesson-market-place-title = Placez-la
lesson-market-place-1 = Une tuile achetée est mise de côté, puis placée **à la fin du tour**.
lesson-market-place-2 = Les cases **possibles** sont marquées : elle peut y aller. On ne tourne jamais les tuiles.
lesson-market-place-turn = Placez l’arcade à côté de la fontaine.
lesson-market-place-done = Votre Alhambra grandit. Ses murs donnent sur l’extérieur : ils rapporteront des points.
lesson-market-place-hint = Choisissez une case possible, puis appuyez sur « { play-button-place } ».
lesson-market-place-wrong = Placez l’arcade dans votre Alhambra.
lesson-market-place-wrong-reserve = La réserve ne rapporte rien et en sortir coûte une action. Construisez l’arcade tout de suite.
lesson-market-exact-title = Faites l’appoint
lesson-market-exact-1 = Si vous payez **exactement** le prix, vous avez **une autre action**.
lesson-market-exact-2 = C’est pourquoi les petites cartes sont précieuses.
lesson-market-exact-turn = Achetez une tuile en faisant l’appoint.
lesson-market-exact-done = Le compte est bon ! C’est toujours à vous.
lesson-market-exact-hint = 2 + 4 florins font juste le prix du pavillon.
lesson-market-exact-wrong = Achetez une tuile en faisant l’appoint.
lesson-market-exact-wrong-over = Vous avez trop payé : vos actions sont terminées. Choisissez d’autres cartes de votre main.
lesson-market-again-title = Une autre action
lesson-market-again-1 = Tant que vous faites l’appoint, votre tour **continue**.
lesson-market-again-2 = La case d’une tuile achetée reste **vide jusqu’à la fin du tour**.
lesson-market-again-turn = Achetez une deuxième tuile en faisant l’appoint, puis prenez de l’argent.
lesson-market-again-done = Trois actions en un tour ! Prendre de l’argent était la dernière.
lesson-market-again-hint = Pour l’autre tuile aussi, vous pouvez faire l’appoint : le jardin avec 3 + 5 dinars, le pavillon avec 2 + 4 florins. Puis prenez une carte.
lesson-market-again-wrong = Achetez d’abord la deuxième tuile : prendre de l’argent met fin à vos actions.
lesson-market-again-wrong-over = C’est trop : vous n’auriez plus d’action. Faites l’appoint.
lesson-market-again-wrong-end = Vous pouvez arrêter, mais une autre action ne coûte rien. Profitez-en.
lesson-market-both-title = Deux tuiles à placer
lesson-market-both-1 = On place maintenant toutes les tuiles du tour, dans **n’importe quel ordre**.
lesson-market-both-2 = Ce que vous ne voulez pas placer dans l’Alhambra va en **réserve**.
lesson-market-both-turn = Placez les deux tuiles.
lesson-market-both-done = C’était un tour complet : deux tuiles et une carte.
lesson-market-both-hint = Choisissez une case possible ou mettez la tuile en réserve.
lesson-market-both-wrong = Placez les deux tuiles.


## Chapter 3: building

lesson-building-title = Construire
lesson-building-about = Où une tuile peut aller, et que faire si elle ne va nulle part.
lesson-building-edges-title = Les côtés doivent correspondre
lesson-building-edges-1 = Chaque côté d’une tuile porte un mur ou est ouvert.
lesson-building-edges-2 = Là où deux tuiles se touchent : **mur contre mur** ou **ouvert contre ouvert**.
lesson-building-edges-turn = Trompez-vous exprès : choisissez une case où un mur touche un côté ouvert.
lesson-building-edges-done = Le jeu dit quel côté ne correspond pas et y met une barre rouge. Essayer ne coûte rien.
lesson-building-edges-hint = À l’ouest du sérail : son côté ouest a un mur, le côté est du jardin n’en a pas.
lesson-building-places-title = Les bons endroits
lesson-building-places-1 = Une nouvelle tuile partage au moins **un côté entier** avec votre Alhambra.
lesson-building-places-2 = Tous les côtés qui se touchent doivent correspondre, pas un seul.
lesson-building-places-turn = Trouvez les deux endroits où le jardin peut aller.
lesson-building-places-done = Les deux sont permis. Les murs diront lequel est le meilleur : c’est pour bientôt.
lesson-building-places-hint = À l’ouest de la fontaine et au nord du sérail.
lesson-building-places-wrong = Construisez le jardin dans votre Alhambra.
lesson-building-places-wrong-reserve = Il y a deux bons endroits : la réserve est inutile.
lesson-building-walk-title = À pied depuis la fontaine
lesson-building-walk-1 = Chaque tuile doit être accessible **à pied depuis la fontaine**, par des côtés ouverts.
lesson-building-walk-2 = Deux murs l’un contre l’autre correspondent, mais on n’y passe pas.
lesson-building-walk-turn = Essayez une case où l’appartement ne toucherait que mur contre mur.
lesson-building-walk-done = Les côtés correspondent, mais aucun chemin n’y mène depuis la fontaine.
lesson-building-walk-hint = À l’est de l’arcade : son mur y touche le mur de l’appartement.
lesson-building-hole-title = Aucun trou
lesson-building-hole-1 = Aucune case vide ne peut être **enfermée** entre les tuiles.
lesson-building-hole-2 = Un passage en diagonale ne suffit pas.
lesson-building-hole-turn = Essayez d’enfermer la case vide entre vos tuiles.
lesson-building-hole-done = La case vide serait enfermée pour toujours. La remplir serait permis.
lesson-building-hole-hint = À l’est de la case vide : au sud de l’arcade 8 et au nord de l’appartement 11.
lesson-building-reserve-title = La réserve
lesson-building-reserve-1 = Une tuile sans place, ou gardée pour plus tard, va en **réserve**.
lesson-building-reserve-2 = Là, elle ne rapporte jamais de points.
lesson-building-reserve-turn = Cette tour ne va nulle part. Mettez-la en réserve.
lesson-building-reserve-done = La réserve n’a pas de limite. Plus tard, la tour trouvera peut-être sa place.
lesson-building-reserve-hint = Appuyez sur « { play-button-reserve } », et validez si le jeu le demande.
lesson-building-reserve-wrong = Mettez la tour en réserve.
lesson-building-add-title = Ajoutez une tuile
lesson-building-add-1 = Au lieu de prendre de l’argent ou d’acheter, vous pouvez **transformer** : c’est une action entière.
lesson-building-add-2 = Première façon : **ajouter** une tuile de la réserve.
lesson-building-add-turn = Ajoutez l’arcade à votre Alhambra.
lesson-building-add-done = L’arcade ferme le coin : votre mur est bien plus long.
lesson-building-add-hint = Appuyez sur « Transformer », choisissez l’arcade en réserve, puis la case possible.
lesson-building-add-wrong = Possible, mais cette fois, ajoutez l’arcade sur une case vide.
lesson-building-swap-title = Échangez deux tuiles
lesson-building-swap-1 = Vous pouvez aussi **retirer** une tuile : elle va en réserve.
lesson-building-swap-2 = Ou **échanger** une tuile de la réserve contre une tuile de l’Alhambra, **exactement sur la même case**.
lesson-building-swap-3 = Ensuite aussi, toutes les règles de construction doivent être respectées. La fontaine ne bouge jamais.
lesson-building-swap-turn = Mettez la tour à la place de l’arcade.
lesson-building-swap-done = L’arcade est maintenant en réserve et pourra revenir plus tard.
lesson-building-swap-hint = Appuyez sur « Transformer », choisissez la tour en réserve, puis l’arcade.
lesson-building-swap-wrong = Possible, mais cette fois, échangez deux tuiles.
lesson-building-swap-wrong-remove = Retirer coûte une action, ajouter en coûte une autre. L’échange fait les deux à la fois.
lesson-building-swap-wrong-add = Cela ajoute la tour. Cette fois, mettez-la exactement sur l’arcade.


## Chapter 4: the longest wall

lesson-wall-title = Le plus long mur
lesson-wall-about = Comment les murs rapportent des points et comment les allonger.
lesson-wall-count-title = Ce qui compte
lesson-wall-count-1 = À chaque décompte (il y en a trois par partie), votre **plus long mur d’enceinte** rapporte 1 point par côté.
lesson-wall-count-2 = Seuls les côtés **extérieurs** comptent : un mur sans tuile derrière.
lesson-wall-count-3 = Les côtés doivent se suivre, de coin en coin. Le vôtre longe les trois tours : 1 + 3 + 3 = 7 côtés.
lesson-wall-longer-title = Allongez-le
lesson-wall-longer-1 = Chaque case possible indique de combien votre mur y changerait.
lesson-wall-longer-2 = Un mur **entre deux tuiles** est à l’intérieur et ne compte plus.
lesson-wall-longer-turn = Construisez le sérail là où votre mur devient le plus long.
lesson-wall-longer-done = 9 côtés : ses deux murs prolongent celui que vous aviez.
lesson-wall-longer-hint = Au sud de la fontaine, ses murs rejoignent celui de l’est.
lesson-wall-longer-wrong = Là, votre mur ne s’allonge pas. Il y a une meilleure case.
lesson-wall-longer-wrong-inside = Là, un mur se retrouve à l’intérieur : votre plus long mur perd 2 côtés.
lesson-wall-longer-wrong-reserve = En réserve, ses murs ne comptent pas. Construisez-le.
lesson-wall-join-title = Reliez deux murs
lesson-wall-join-1 = Seul le tronçon **le plus long** rapporte des points.
lesson-wall-join-2 = Relier deux tronçons vaut donc beaucoup.
lesson-wall-join-turn = Construisez le sérail pour que deux murs n’en fassent qu’un.
lesson-wall-join-done = De 6 à 11 côtés avec une seule tuile !
lesson-wall-join-hint = À l’ouest de la fontaine : entre le mur du nord et celui du sud.
lesson-wall-join-wrong = Là, votre plus long mur reste à 6. Cherchez l’espace entre deux murs.
lesson-wall-join-wrong-reserve = En réserve, ses murs ne comptent pas. Construisez-le.
lesson-wall-choose-title = Choisissez la bonne tuile
lesson-wall-choose-1 = Les tuiles bon marché ont beaucoup de murs, les chères peu ou pas du tout.
lesson-wall-choose-2 = Les côtés ouverts permettent de grandir : il faut les deux.
lesson-wall-choose-turn = Achetez la tuile qui allonge le plus votre mur et placez-la.
lesson-wall-choose-done = 10 côtés, 10 points à chaque décompte à venir.
lesson-wall-choose-hint = L’appartement a deux murs qui conviennent au coin sud-est.
lesson-wall-choose-wrong = Achetez une tuile, puis placez-la là où votre mur s’allonge le plus.
lesson-wall-choose-wrong-tile = Cette tuile a trop peu de murs pour allonger le vôtre.
lesson-wall-choose-wrong-place = La bonne tuile, mais pas la meilleure case pour votre mur.


## Chapter 5: scoring

lesson-scoring-title = Le décompte
lesson-scoring-about = Majorités, égalités et fin de la partie.
lesson-scoring-most-title = Les majorités
lesson-scoring-most-1 = Il y a six types de bâtiment. Le joueur qui a construit **le plus** de bâtiments d’un type en reçoit les points.
lesson-scoring-most-2 = Comparez les trois Alhambras : tout le monde a 1 jardin.
lesson-scoring-overtake-title = Passez en tête
lesson-scoring-overtake-1 = Un bâtiment de plus que les autres suffit.
lesson-scoring-overtake-2 = Les types chers rapportent plus : le pavillon le moins, la tour le plus.
lesson-scoring-overtake-turn = Achetez la tuile qui vous donne une majorité sans partage.
lesson-scoring-overtake-done = 2 jardins, les autres 1 chacun. Et avec l’appoint : encore une action.
lesson-scoring-overtake-hint = Vous pouvez faire l’appoint pour le jardin.
lesson-scoring-overtake-wrong = Le décompte approche. Achetez d’abord le jardin.
lesson-scoring-turn-title = Terminez le tour
lesson-scoring-turn-1 = Seul ce qui est dans l’Alhambra compte : le jardin doit être construit.
lesson-scoring-turn-turn = Prenez de l’argent, puis construisez le jardin.
lesson-scoring-turn-done = Il faut maintenant piocher une carte pour la place vide.
lesson-scoring-turn-hint = Choisissez une carte et validez. Puis une case possible pour le jardin.
lesson-scoring-turn-wrong = Prenez d’abord de l’argent, puis construisez le jardin.
lesson-scoring-turn-wrong-end = Vous pouvez arrêter, mais une carte ne coûte rien. Prenez-en une.
lesson-scoring-turn-wrong-reserve = En réserve, le jardin ne rapporte rien. Construisez-le.
lesson-scoring-count-title = Une carte Décompte
lesson-scoring-count-1 = La pioche contient deux cartes Décompte. Quand l’une sort, **on compte les points**.
lesson-scoring-count-2 = Un troisième décompte a lieu à la fin de la partie.
lesson-scoring-count-turn = Terminez le tour et suivez le décompte.
lesson-scoring-count-done = Chaque point y est expliqué. Ces pages s’ouvrent à tout moment avec S.
lesson-scoring-count-hint = Appuyez sur « Terminer le tour ».
lesson-scoring-count-wrong = Maintenant, terminez le tour.
lesson-scoring-ties-title = Places et égalités
lesson-scoring-ties-1 = Au décompte 1, seule la **première place** compte. Au 2, la deuxième aussi ; au 3, la troisième également, pour bien plus de points.
lesson-scoring-ties-2 = En cas d’**égalité**, on additionne les points des places et on les partage, en arrondissant à l’unité inférieure.
lesson-scoring-ties-3 = Les tours, par exemple : 6 points pour deux personnes, 3 chacune.
lesson-scoring-end-title = La fin approche
lesson-scoring-end-1 = Vous venez d’acheter deux tuiles en faisant l’appoint, et il n’en reste qu’**une** dans le sac.
lesson-scoring-end-2 = Si une case du marché **reste vide faute de tuile**, la partie se termine.
lesson-scoring-end-3 = Chaque tuile restante va alors **gratuitement** au joueur qui a le plus d’argent dans sa devise.
lesson-scoring-end-turn = Marco a 8 ducats, vous 4. Prenez ce qui vous donnera la tour.
lesson-scoring-end-done = 13 ducats contre 8 : la tour sera à vous.
lesson-scoring-end-hint = La tour est sur la case des ducats. Prenez le 9 en ducats.
lesson-scoring-end-wrong = La tour irait alors à Marco. Il vous faut plus de ducats.
lesson-scoring-end-wrong-end = Utilisez votre action : l’argent décide qui reçoit la tour.
lesson-scoring-last-title = Le dernier tour
lesson-scoring-last-1 = Placez les deux tuiles achetées.
lesson-scoring-last-2 = Puis terminez le tour : deux cases vides, une seule tuile.
lesson-scoring-last-turn = Placez les deux tuiles et terminez le tour.
lesson-scoring-last-done = Une case reste vide : la partie se termine et le marché est distribué.
lesson-scoring-last-hint = Choisissez une case possible pour chaque tuile, validez, puis terminez le tour.
lesson-scoring-last-wrong = Placez les deux tuiles, puis terminez le tour.
lesson-scoring-gift-title = Une tuile gratuite
lesson-scoring-gift-1 = La tour est à vous et vous gardez votre argent.
lesson-scoring-gift-2 = Puis vient le décompte 3. **Le joueur qui a le plus de points gagne.**
lesson-scoring-gift-turn = Construisez la tour et suivez le dernier décompte.
lesson-scoring-gift-done = Vous connaissez le jeu de base. Amusez-vous bien avec la première partie guidée !
lesson-scoring-gift-hint = Choisissez une case possible et validez.
lesson-scoring-gift-wrong = Construisez la tour.
lesson-scoring-gift-wrong-reserve = En réserve, la tour ne compte pas. Construisez-la.
