### Remarks of the coach and of computer players, and the page of what is known.

## What the coach says after a turn

coach-title = Conseiller
coach-exact = Vous pouviez faire l’appoint : { $price } avec { $sum }. Cela donne une autre action.
coach-exact-first = Commencez par l’achat où vous faites l’appoint : { $price } avec { $sum }. Il reste alors une action pour l’achat où vous payez trop.
coach-take = On peut prendre à la fois plusieurs cartes dont la somme ne dépasse pas { $limit }. Ici : { $sum }.
coach-wall =
    { $best ->
        [one] Sur une autre case, le plus long mur compterait { $best } côté, ici { $n }.
       *[other] Sur une autre case, le plus long mur compterait { $best } côtés, ici { $n }.
    }
coach-reserve =
    { $n ->
        [one] Cette tuile aurait pu aller sur { $n } case. Dans la réserve, elle ne rapporte rien.
       *[other] Cette tuile aurait pu aller sur { $n } cases. Dans la réserve, elle ne rapporte rien.
    }
coach-untried = C’est possible depuis quelques tours de jeu, et vous ne l’avez pas encore essayé : « { $action } ».
coach-hello = C’est une partie entière, et vous êtes { $name }. Avec { $own_key }, vous demandez un conseil ; F1 ouvre les règles, F3 donne toutes les touches ; un clic droit, Maj + F1 ou un doigt maintenu sur un élément vous dit ce que c’est. Après un tour, le conseiller fait au plus une remarque.
coach-next = Vous connaissez les règles de base. Un module à essayer à la prochaine partie : { $module }.
coach-rule = Règle
coach-close = Fermer
coach-off = Désactiver le conseiller
coach-is-on = Le conseiller intervient après vos tours.
coach-is-off = Le conseiller n’intervient pas.
coach-not-here = Le conseiller ne s’adresse qu’aux personnes qui jouent sur cet ordinateur.
keys-coach = Activer ou désactiver le conseiller
set-coach = Conseiller
set-coach-help = Après un tour, au plus une brève remarque sur une règle pas encore maîtrisée. Ce choix vaut pour tout le monde sur cet ordinateur ; à la table, chaque personne peut choisir autrement.
set-coach-auto = Avec l’aide « Apprentissage »
set-coach-on = Toujours
set-coach-off = Jamais

## All buildings of a type, as in “leads in the towers”

all-pavilion = les pavillons
all-seraglio = les sérails
all-arcades = les arcades
all-chambers = les appartements
all-garden = les jardins
all-tower = les tours

## What a computer player says about its own points after a scoring

remark-alone =
    { $n ->
        [one] { $name } mène pour { $what }, avec { $n } bâtiment d’avance.
       *[other] { $name } mène pour { $what }, avec { $n } bâtiments d’avance.
    }
remark-shared = { $name } et { $other } se partagent { $what }.
remark-wall = { $name } a le plus long mur d’enceinte : { $sides }.
remark-lead = { $name } prend la tête avec { $points }.
remark-most = { $name } marque le plus de points cette fois ({ $points }).
remark-points = { $name } marque { $points }.
remark-lost = { $name } perd { $points }.
remark-none = { $name } ne marque rien cette fois.

## What you know

known-title = Ce que vous savez
known-intro = Aucune donnée ne quitte cet ordinateur. Vous rencontrez les règles dans les leçons, les exercices et les parties.
known-intro-name = { $name } : aucune donnée ne quitte cet ordinateur. Vous rencontrez les règles dans les leçons, les exercices et les parties.
known-new = nouvelle
known-met = rencontrée
known-mastered = maîtrisée
known-missed = souvent oubliée
known-rule = { $title } : { $state }
known-uses = bien utilisée ({ $used }), oubliée ({ $missed })
known-part =
    { $name } : { $k ->
        [one] { $k } règle rencontrée
       *[other] { $k } règles rencontrées
    } sur { $n }, { $m ->
        [one] { $m } maîtrisée
       *[other] { $m } maîtrisées
    }
known-practise = S’exercer
known-lesson = Suivre la leçon
known-read = Lire les règles
known-practises = { $what } : { $title }
known-counts = maîtrisées { $mastered } · rencontrées { $met } · souvent oubliées { $missed } · nouvelles { $new }
known-todo = Ensuite : { $title } ({ $state })
known-part-done = Toutes maîtrisées
known-keys = Sur une règle : Entrée l’ouvre, P permet de s’y exercer.
known-record =
    Exercices : { $k ->
        [one] { $k } bonne réponse
       *[other] { $k } bonnes réponses
    } sur { $n }, record { $best } de suite
known-lessons =
    { $n ->
        [one] Leçons : { $n } étape faite
       *[other] Leçons : { $n } étapes faites
    }
known-next = Prochain module à essayer : { $module }
known-delete = Effacer toute la progression
known-delete-sure = Vraiment effacer ? Appuyez encore
known-deleted = Toute la progression est effacée sur cet ordinateur.
known-save = Enregistrer comme page web
