### A game looked at again: the page, and the bar below its table.

replay-title = Revoir
menu-again-detail = jusqu’ici, coup par coup
replay-begun = La table avant le premier tour de jeu
replay-chooses = Tour de jeu { $turn } : { $name } choisit maintenant
replay-turn = tour de jeu { $turn } · tour de table { $round }
replay-action = tour de jeu { $turn } · tour de table { $round } · action { $k } sur { $n }
replay-hand = { $cards } · { $sum }
replay-one-hand = Main
replay-hands = Mains

## The log

replay-now = vient de se produire
replay-next = vient ensuite
replay-go-there = Aller à ce moment

## The bar

replay-bar = Fil de la partie
replay-line = Moment
replay-marks = Tours de jeu marqués sur la ligne : { $turns }
replay-action-name = Action
replay-turn-name = Tour de jeu
replay-round-name = Tour de table
replay-action-short = Action
replay-turn-short = Tour
replay-round-short = Manche
replay-back-action = L’action précédente
replay-back-turn = Le tour de jeu précédent
replay-back-round = Le tour de table précédent
replay-on-action = L’action suivante
replay-on-turn = Le tour de jeu suivant
replay-on-round = Le tour de table suivant
replay-play = Lire
replay-backwards = À l’envers
replay-speed = Vitesse
replay-times = × { $n }
replay-view = Vue
replay-view-of = Vue : { $name }
replay-all-open = Toutes les mains
replay-more = Plus
replay-branch-new = { $name } · nouvelle chance
replay-branch-same = { $name } · même chance
replay-branches = { $n ->
        [one] et { $n } autre branche
       *[other] et { $n } autres branches
}
