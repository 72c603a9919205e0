### The review of a game that is over: what decided it, was it luck or choice.


## The page

review-title = Analyse
review-tab-course = Déroulement
review-tab-moment = Moment
review-tab-choices = Choix
review-replay = Revoir
review-table = Tableau
review-table-of = La partie tour par tour ; chance et choix : { $name }
review-head-turn = Tour de jeu
review-see = Voir ce moment
review-later = Après l’analyse

## While it is worked out

review-working = La partie est analysée
review-progress = { $n } % effectués, { $left }
review-progress-begun = { $n } % effectués
review-left-seconds =
    { $n ->
        [one] reste environ { $n } seconde
       *[other] restent environ { $n } secondes
    }
review-left-minutes =
    { $n ->
        [one] reste environ { $n } minute
       *[other] restent environ { $n } minutes
    }
review-stop = Arrêter
review-stopped = L’analyse est arrêtée
review-stopped-text = Ce qui a été trouvé est gardé.
review-go-on = Continuer
review-not-over = Seule une partie jouée jusqu’au bout peut être analysée.
review-failed = L’analyse de cette partie s’est interrompue deux fois et ne peut pas être faite.
review-waits = L’analyse ne répond pas depuis un moment. Vous pouvez attendre ou demander à nouveau.

## What decided the game

review-turning-luck = Le tournant : le tirage après le tour de jeu { $turn }
review-turning-choice = Le tournant : tour de jeu { $turn }, { $name }
review-turning-turns =
    { $kind ->
        [long] Décidée peu à peu : tours de jeu { $first } à { $last }
       *[short] Le tournant : tours de jeu { $first } à { $last }
    }
review-turning-last = Rien n’était joué avant le dernier tour de jeu
review-turning-last-text =
    Juste avant, { $name } en était à environ **{ $before ->
        [one] { $before } victoire
       *[other] { $before } victoires
    } sur 100 parties**.
review-turning-none = Aucun tournant n’a décidé de la partie
review-turning-none-text = Personne n’a vu ses chances de victoire monter nettement et durablement.
review-turning-text =
    { $what }. { $name } passe d’environ { $before } à **{ $after ->
        [one] { $after } victoire
       *[other] { $after } victoires
    } sur 100 parties**.
review-turning-run =
    { $name } passe d’environ { $before } à **{ $after ->
        [one] { $after } victoire
       *[other] { $after } victoires
    } sur 100 parties**. Le plus grand bond vient au tour de jeu { $turn }.
review-done-both = { $one } ; { $more }
review-came = Nouveautés sur la table : { $things }
review-came-ready = { $came } ; { $ready }
review-tile = { $tile } ({ $price })
review-ready = { $name } joue ensuite et peut faire l’appoint ({ $paid })
review-verdict =
    { $name } : **{ $kind ->
        [luck] surtout de la malchance
        [more-luck] la malchance plus que les choix
        [choices] les choix, pas la chance
        [more-choices] les choix plus que la chance
        [both] malchance et choix coûteux, à peu près à égalité
        [helped] de la chance, mais des choix coûteux
        [lucky] de la chance
        [others] surtout les erreurs des autres
       *[neither] ni la chance ni les choix n’ont beaucoup compté
    }**.

## The graph

review-graph = Le cours de la partie
review-share = Chances de victoire
review-share-if = victoires estimées sur 100 parties jouées à partir d’ici
# Beside the review of a branch: the line of the game that it left.
review-in-game = Dans la partie
review-luck-of-whom = Chance et choix :
review-luck = Chance
review-luck-of = à chaque tour de jeu : { $name }
review-choices = Choix
review-choices-cost = ce qu’ils coûtent
review-turn = tour de jeu { $turn }
review-after = Après le tour de jeu { $turn }
review-beginning = Avant le premier tour de jeu
review-scoring = Décompte { $k }
review-final = Fin
review-signed = { $n }
review-heard-turn = tour de jeu { $turn } sur { $turns } ; victoires sur 100 parties : { $shares }
review-heard-luck = { $name } : chance { $luck }, choix { $cost }
review-heard-both = { $one } ; { $more }
review-heard-game = { $name } dans la partie : { $n }

## A moment

review-moment = Le moment
review-choice-of = Tour de jeu { $turn } : { $name }
review-before = Précédent
review-next = Suivant
review-display = Argent visible
review-new = nouveau
review-hand = joue maintenant
review-about =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }, { $reserve } en réserve, mur d’enceinte { $wall }
review-go = Aller au coup
review-try = Essayer un coup

## The dear choices

review-dearest = Les choix les plus coûteux
review-dearest-of =
    { $name } : { $n ->
        [0] les choix les plus coûteux
        [one] le choix le plus coûteux
       *[other] les { $n } choix les plus coûteux
    }
review-dear-unit = victoires perdues sur 100 parties (fourchette probable)
review-dear-none = Aucun choix n’a été nettement plus coûteux qu’un autre.
review-dear-unclear =
    { $n ->
        [one] Incertain : tour de jeu { $turns }. Ce qu’un choix y a coûté, s’il a coûté quelque chose, dépend peut-être de la façon dont chacun joue ensuite.
       *[other] Incertain : tours de jeu { $turns }. Ce que ces choix ont coûté, s’ils ont coûté quelque chose, dépend peut-être de la façon dont chacun joue ensuite.
    }
review-behind = Dès le tour de jeu { $turn }, { $name } avait trop de retard pour qu’un choix coûte encore cher.
review-dear-played = Tour de jeu { $turn } – **{ $move }**
review-dear-better = mieux – { $move }
review-dear-together = Tour de jeu { $turn }, au total : { $cost }
review-within = { $low }–{ $high }
review-spread =
    { $kind ->
        [near] autour de { $low }
       *[between] entre { $low } et { $high }
    }
review-between = Victoires perdues sur 100 parties : presque sûrement { $within }
review-severity-0 = coût faible
review-severity-1 = imprécision
review-severity-2 = erreur
review-severity-3 = gaffe
review-dear-heard = Choix coûteux { $k } sur { $of }, tour de jeu { $turn }, { $word } : perte de { $cost } en victoires sur 100 parties, { $within }. Coup joué : { $played }. Mieux : { $better }.
review-close-choice = Retour à la liste
review-own-view = Du point de vue de la personne qui a choisi : ce qu’elle ne pouvait pas savoir n’est ni montré ni jugé.
review-played = Joué
review-better = Mieux
review-covered = Réfléchissez d’abord : que feriez-vous ici ? Essayez, puis la réponse s’affiche.
review-uncover = Afficher la réponse
review-why = Pourquoi c’était mieux
review-why-unit = En victoires sur 100 parties ; leur somme est le coût.
review-why-none = Aucune raison ne ressort seule. Dans les parties jouées à partir d’ici, ce coup a simplement gagné plus souvent.
review-cells = Les cases se comptent depuis la fontaine.

## Trying again

review-try-notice = { $name } à nouveau, tour de jeu { $turn } : choisissez une seule action. Échap pour revenir.
review-tried-best = Le meilleur coup trouvé : sur 100 parties, il en gagne { $n } de plus que le coup joué.
review-tried-same-best = Le meilleur coup trouvé, comme dans la partie.
review-tried-played =
    { $kind ->
        [cost] Comme dans la partie : sur 100 parties, il en gagne { $n } de moins que le meilleur coup trouvé, { $within }.
       *[none] Comme dans la partie : il n’a rien coûté de notable.
    }
review-tried-unclear =
    { $kind ->
        [best] Le meilleur coup trouvé, mais on ne sait pas ce qu’il vaut face au coup joué. Cela dépend peut-être de la façon dont chacun joue ensuite.
        [played] Comme dans la partie : ce que ce coup a coûté, s’il a coûté quelque chose, reste incertain. Cela dépend peut-être de la façon dont chacun joue ensuite.
       *[other] On ne sait pas ce que ce coup vaut face au meilleur coup trouvé. Cela dépend peut-être de la façon dont chacun joue ensuite.
    }
review-tried-unknown = Ce que ce coup aurait coûté n’a pas pu être calculé.
review-tried-working = Calcul de ce que ce coup aurait coûté…
review-tried-same = Aussi bon que le meilleur coup trouvé, autant qu’on puisse en juger.
review-tried-better = Encore mieux que le meilleur coup trouvé : sur 100 parties, il en gagne { $n } de plus.
review-tried-worse = Sur 100 parties, il en gagnerait { $n } de moins que le meilleur coup trouvé, { $within } ({ $kind ->
        [unclear] coup joué : incertain
       *[clear] coup joué : { $cost } de moins
    }).

## How well

review-level = Comment a-t-on joué ?
review-level-of = Niveau de jeu : { $name }
review-like = Niveau **{ $level }** environ
review-like-about = Niveau **{ $level }** environ, peut-être entre { $low } et { $high }
review-like-between = Niveau entre **{ $low }** et **{ $high }**
review-like-any = **Une seule partie ne suffit pas pour le dire.** Tout est possible, de { $first } à { $last }.
review-like-unknown = Trop peu de choix pour le dire.
# What can be counted without judging, where one game does not tell a level.
review-fact-exact = Paiements exacts : { $n } sur { $all }
review-fact-single = Tours de jeu passés à ne prendre qu’une carte : { $n } sur { $all }
review-fact-left = Argent restant à la fin : { $n } ({ $cards })
review-judged =
    { $n ->
        [one] Perdu par { $n } choix, en victoires sur 100 parties : { $cost } ; seul compte ce qui pouvait se savoir.
       *[other] Perdu par { $n } choix, en victoires sur 100 parties : { $cost } ; seul compte ce qui pouvait se savoir.
    }

## With even luck

review-even = À chance égale
review-even-text =
    { $kind ->
        [level] { $name } seraient à égalité : **{ $n ->
            [one] { $n } victoire
           *[other] { $n } victoires
        } sur 100 parties chacun**
        [still] { $name } serait encore en tête : **{ $n ->
            [one] { $n } victoire
           *[other] { $n } victoires
        } sur 100 parties**
       *[other] { $name } serait en tête : **{ $n ->
            [one] { $n } victoire
           *[other] { $n } victoires
        } sur 100 parties**
    }
review-even-nearest = Sans la chance, quelqu’un serait sous 0 : voici donc les nombres les plus proches qui font 100 en tout.
review-term-start = après la donne
review-term-luck = chance
review-term-own = choix du joueur
review-term-others = erreurs des autres
review-term-result = résultat
review-unit = En victoires sur 100 parties ; leur somme est le résultat.
review-unit-more = Victoires sur 100 parties. La chance et les choix ont ôté plus que les chances de départ, car les erreurs des adversaires en ont rendu une partie.
