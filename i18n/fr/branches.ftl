### Playing on from a moment of a game that is over, and the branches that come of it.

## What cannot be done

branch-not-over = On peut reprendre à un moment d’une partie une fois qu’elle est terminée : avant, on verrait ce qui doit encore sortir.
branch-most = Une partie peut avoir au plus { $most } variantes.
branch-not-read = La variante « { $name } » ne peut pas s’ouvrir : { $reason }
branches-left-out =
    { $n ->
    [one] { $n } variante de cette partie n’est pas chargée : { $reason }
   *[other] { $n } variantes de cette partie ne sont pas chargées : { $reason }
    }
undo-branches = Des variantes partent de cette partie, on ne peut donc plus rien y annuler.

## Leaving the game

playon-title = Continuer d’ici
playon-where = Tour de table { $round } : { $name } choisit.
playon-note = Une variante montre ce qui aurait pu arriver. Elle ne compte pas, et la partie reste telle quelle.
playon-name = Nom de la variante
playon-luck = Chance
playon-luck-same = La même
playon-luck-new = Nouvelle
playon-luck-same-help = Cartes, tuiles et tout le reste sortent dans l’ordre où ils étaient.
playon-luck-new-help = Ce que personne n’avait pioché est mélangé à nouveau ; ce qui est en main ou visible reste.
playon-seats = Qui continue
playon-begin = Continuer
branch-name = Variante { $n }
branch-frame = { $branch } · ne compte pas
branch-leave = Retour à la partie
menu-original-detail = Ce qui s’est passé, et ce qu’on peut en faire maintenant
menu-branches-detail = Ce qui a été essayé à partir de moments de la partie
menu-branch-kept = La variante reste dans sa partie : « { start-saved } », « { branches-title } »

## The branches of a game

branches-title = Variantes de la partie
games-branches =
    { $n ->
    [one] { $n } variante
   *[other] { $n } variantes
    }
branches-happened = Ce qui s’est passé
branches-none = Personne n’a encore repris à un moment de cette partie.
branches-none-help = Dans « { replay-title } », « { playon-title } » ouvre une variante.
branches-where = { $name } choisit au tour de table { $round }
branches-within = commence dans « { $name } »
branches-luck-same = même chance
branches-luck-new = nouvelle chance
branches-going = en cours, tour de table { $round }
branches-over = jouée jusqu’au bout
branches-score = { $name } { $score }
branches-compared = { $name } { $score } ({ $change })
branches-play = Continuer
branches-view = Voir
branches-replay = Revoir
branches-delete-help = Ce qui y a été joué est perdu, ainsi que les variantes qui en partent.
results-branch = { $branch } ne compte pas. Dans la partie, c’était : { $scores }
