### Lessons: the screen, and the five chapters of the base game.


## The screen

lesson-you = Vous
lesson-course = Apprendre le jeu
lesson-chapter = chapitre { $n } sur { $of }
lesson-module = leçon sur un module
lesson-chapters = Chapitres
lesson-steps = Étapes
lesson-step = étape { $n } sur { $of }
lesson-skip = Passer
lesson-leave = Quitter
lesson-hint = Conseil
lesson-finish = Terminer
lesson-next-chapter = Chapitre suivant
lesson-turn = À vous
lesson-count = { $n } sur { $of }
lesson-found = Exact ! Le coup est annulé pour que vous en trouviez un autre.
lesson-allowed = Les règles le permettent. Cherchez ce qu’elles interdisent.
lesson-say-done = Bien joué
lesson-say-found = Trouvé
lesson-say-wrong = Permis, mais pas ici
lesson-say-hint = Conseil
lesson-kept = Votre progression est gardée. Chaque étape peut être refaite.
lesson-prompt-read = Lisez le texte à droite, puis continuez
lesson-prompt-done = Cette étape est faite : continuez
lesson-state-done = fait
lesson-state-now = en cours


## The page of learning

start-learn = Apprendre
start-learn-detail = Leçons, règles, exercices
start-learn-first = Première visite ? Apprenez en jouant
learn-title = Apprendre
learn-course-about =
    { $n ->
        [one] Cinq chapitres, environ { $n } minute. Vous jouez chaque coup vous-même, à une vraie table.
       *[other] Cinq chapitres, environ { $n } minutes. Vous jouez chaque coup vous-même, à une vraie table.
    }
learn-course-done = Vous connaissez le jeu de base. Jouez maintenant : une petite partie avec toutes les explications.
learn-begin = Commencer
learn-go-on = Continuer
learn-repeat = Reprendre depuis le début
learn-guided = Première partie guidée
learn-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
learn-modules = Leçons sur les modules
learn-book = Règles du jeu
learn-book-detail = Chaque règle, avec des exemples à essayer
learn-practice = Exercices
learn-practice-detail = Questions courtes sur de vraies positions
learn-known = Ce que vous savez
learn-known-detail = Les règles déjà utilisées et celles à découvrir
learn-who = Apprend :
learn-nobody = sans nom
learn-new-name = Un autre nom
learn-add = Ajouter
learn-delete = Supprimer
learn-delete-sure = Supprimer la progression ?
learn-not-saved = La progression n’a pas pu être sauvegardée : { $reason }
learn-not-read = La progression n’a pas pu être lue, elle est mise de côté : { $reason }
learn-offer =
    { $n ->
        [one] Leçon de { $n } minute
       *[other] Leçon de { $n } minutes
    }


## Chapter 1: money

lesson-money-title = L’argent
lesson-money-about = Prendre de l’argent et savoir à quoi il sert.
lesson-money-goal-title = Votre Alhambra
lesson-money-goal-1 = Autour de cette **fontaine**, vous construisez un palais, tuile après tuile.
lesson-money-goal-2 = Les tuiles s’achètent au **marché**. Le nombre sur une tuile est son prix.
lesson-money-goal-3 = À votre tour, vous faites **une chose** : prendre de l’argent, acheter une tuile ou transformer.
lesson-money-take-title = Prenez une carte
lesson-money-take-1 = Quatre cartes Argent sont toujours visibles.
lesson-money-take-2 = Vous pouvez prendre **une carte de n’importe quelle valeur**.
lesson-money-take-turn = Prenez la carte de plus grande valeur et validez.
lesson-money-take-done = Le 9 est maintenant dans votre main. Sa place reste vide jusqu’à la fin du tour.
lesson-money-take-hint = Le 9 orange est la carte la plus forte.
lesson-money-take-wrong = Une petite carte vous coûte la même action qu’une grande. Prenez le 9.
lesson-money-take-wrong-several = Deux petites cartes sont possibles aussi : c’est la suite. Ici, prenez le 9.
lesson-money-several-title = Plusieurs à la fois
lesson-money-several-1 = Au lieu d’une seule carte, vous pouvez en prendre **plusieurs** si leur somme ne dépasse pas **5**.
lesson-money-several-2 = Leur couleur n’a pas d’importance.
lesson-money-several-turn = Trouvez les deux façons de prendre deux cartes.
lesson-money-several-done = 1 + 3 et 1 + 4 : les deux restent dans la limite de 5. Les petites cartes aident à faire l’appoint.
lesson-money-several-hint = Choisissez le 1 jaune, puis le 3 vert ou le 4 bleu.
lesson-money-several-wrong = Une carte est toujours permise. Ici, prenez-en deux dont la somme ne dépasse pas 5.
lesson-money-refill-title = Fin du tour
lesson-money-refill-1 = Prendre de l’argent met fin à vos actions.
lesson-money-refill-2 = De nouvelles cartes et tuiles n’arrivent qu’**à la fin du tour**.
lesson-money-refill-turn = Terminez le tour et regardez les places vides.
lesson-money-refill-done = Deux nouvelles cartes sont visibles. C’est au tour de la personne suivante.
lesson-money-refill-hint = Appuyez sur « Terminer le tour » au-dessus de votre Alhambra.
lesson-money-refill-wrong = Maintenant, terminez le tour.
lesson-money-currency-title = Quatre devises
lesson-money-currency-1 = Chaque case du marché n’accepte qu’**une devise** : florins jaunes, dirhams verts, dinars bleus, ducats orange.
lesson-money-currency-2 = Vous avez 4 ducats et la tour en coûte 11.
lesson-money-currency-turn = Prenez la carte qui vous permettra d’acheter la tour.
lesson-money-currency-done = 4 + 7 = 11 ducats : au prochain tour, la tour peut être à vous en faisant l’appoint.
lesson-money-currency-hint = La tour est sur la case orange : il faut des ducats.
lesson-money-currency-wrong = Une carte plus forte, mais d’une autre devise : pour la tour, seuls les ducats comptent.
