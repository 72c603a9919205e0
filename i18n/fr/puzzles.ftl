### The puzzles of the day.

puzzle-title = Énigmes du jour
puzzle-intro = Trois par jour, à votre mesure
puzzle-solve = Résoudre
puzzle-again = Réessayer
puzzle-theme = Thème des énigmes
puzzle-theme-all = Ce que vous avez appris
puzzle-theme-money = Paiements exacts
puzzle-theme-wall = Le plus long mur
puzzle-theme-building = Construction
puzzle-theme-scoring = Décompte
puzzle-tomorrow = Dès demain : { $theme }
puzzle-streak =
    { $n ->
        [one] { $n } jour de suite · record { $best }
       *[other] { $n } jours de suite · record { $best }
    }
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
