### Playing on from a moment of a game that is over, and the branches that come of it.

## What cannot be done

branch-not-over = On ne peut ouvrir une branche qu’une fois la partie terminée : avant, on verrait ce qui doit encore sortir.
branch-most =
    Une partie peut avoir au plus { $most ->
        [one] { $most } branche
       *[other] { $most } branches
    }.
branch-not-read = Impossible d’ouvrir la branche « { $name } » : { $reason }
branches-left-out =
    { $n ->
        [one] { $n } branche de cette partie n’est pas chargée : { $reason }
       *[other] { $n } branches de cette partie ne sont pas chargées : { $reason }
    }
undo-branches = Des branches partent de cette partie, ses coups ne peuvent donc plus être annulés.

## Leaving the game

playon-title = Jouer la suite
playon-where = Tour de table { $round } : { $name } choisit.
playon-note = Une branche montre ce qui aurait pu arriver. Elle ne compte pas, et la partie reste telle quelle.
playon-name = Nom de la branche
playon-luck = Chance
playon-luck-same = La même
playon-luck-new = Nouvelle
playon-luck-same-help = Cartes et tuiles sortent dans le même ordre que dans la partie.
playon-luck-new-help = Ce que personne n’avait pioché est mélangé à nouveau ; ce qui est en main ou visible reste.
playon-seats = Qui continue
playon-begin = Continuer
branch-name = Branche { $n }
branch-frame = { $branch } · ne compte pas
branch-leave = Retour à la partie
menu-original-detail = résultat, déroulement, analyse
menu-branches-detail = celles de cette partie
menu-branch-kept = La branche reste dans sa partie : « { start-saved } », « { branches-title } »

## The branches of a game

branches-title = Branches
games-branches =
    { $n ->
        [one] { $n } branche
       *[other] { $n } branches
    }
branches-happened = La partie d’origine
branches-none = Aucune branche ne part encore de cette partie.
branches-none-help = Dans « { replay-title } », « { playon-title } » ouvre une branche.
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
branches-delete-help = Ses coups sont perdus, ainsi que les branches qui en partent.
results-branch = { $branch } ne compte pas. Dans la partie, c’était : { $scores }
