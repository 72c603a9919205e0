### Three puzzles for today, in the exercises.

puzzle-title = Trois pour aujourd’hui
puzzle-intro = À votre mesure
puzzle-solve = Résoudre
puzzle-again = Réessayer
puzzle-theme = Thème des énigmes
puzzle-theme-all = Ce que vous avez appris
puzzle-theme-money = Paiements exacts
puzzle-theme-wall = Le plus long mur
puzzle-theme-building = Construction
puzzle-theme-scoring = Décompte
puzzle-theme-games = Vos parties analysées
puzzle-tomorrow = Dès demain : { $theme }
puzzle-whose = { $name } · { $note }
puzzle-waiting = à résoudre
puzzle-heard = Énigme { $k }, { $name } : { $state }
puzzle-number = Énigme { $k } sur { $n }
puzzle-next = Énigme suivante
puzzle-finish = Terminé
puzzle-done =
    { $k ->
        [one] Fini pour aujourd’hui : { $k } bonne réponse sur { $n }
       *[other] Fini pour aujourd’hui : { $k } bonnes réponses sur { $n }
    }

## Questions from reviewed games

exercise-family-game = D’une partie analysée
puzzle-ask-game = Que feriez-vous ?
puzzle-ask-place = Où placeriez-vous cette tuile ?
puzzle-ask-add = Où ajouteriez-vous cette tuile ?
puzzle-ask-remove = Quelle tuile retireriez-vous ?
puzzle-ask-swap = Quelle tuile échangeriez-vous contre celle-ci ?
puzzle-when = Vous êtes { $name }, au tour de jeu { $turn } d’une partie analysée. Le décompte { $k } est encore à venir.
puzzle-points = Points – { $list }
puzzle-market = Marché – { $list }
puzzle-row-aside = Achetées ou en réserve
puzzle-best = Le meilleur coup trouvé : { $move }
puzzle-good = Presque aussi bon : { $move }
puzzle-played = Joué dans la partie : { $move } ({ $n ->
        [0] aussi bon
        [one] { $n } victoire de moins sur 100 parties
       *[other] { $n } victoires de moins sur 100 parties
    })
puzzle-worse = { $n ->
        [one] Ainsi, vous gagnez { $n } partie de moins sur 100, { $within }.
       *[other] Ainsi, vous gagnez { $n } parties de moins sur 100, { $within }.
    }

## The file

puzzles-broken = Vos énigmes dans { $file } sont inutilisables : { $reason }. Le fichier a été conservé sous le nom { $kept }, et il en a été créé un autre.
puzzles-locked = Vos énigmes dans { $file } restent telles quelles : { $reason }. Les nouvelles ne sont pas conservées.
