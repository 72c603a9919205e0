### Conseils, pourquoi une IA a fait quelque chose, niveaux et styles, qui joue une place.


## Un conseil, demandé avec H, en trois étapes

hint-thinking = Recherche du conseil { $k } sur 3…
hint-title = Conseil { $k } sur 3
hint-topic = Le meilleur type de coup maintenant : « { $kind } »
hint-topic-answer = La meilleure réponse maintenant : « { $kind } »
hint-best = Meilleur coup : { $move }
hint-than =
    Par rapport à « { $move } » : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
hint-next = Deuxième meilleur coup : « { $move } »
hint-nothing = Plutôt que de ne rien faire
hint-alone = Aucun autre coup n’en approche
hint-more = Suite
hint-do = Jouer ce coup
hint-close = Fermer
hint-not-now = Les conseils sont disponibles quand c’est à vous de jouer
hint-failed = Pas de conseil pour l’instant : l’IA ne répond pas
hint-button = Conseil

## Kinds of moves, as in “the best kind of move”

kind-buy = Acheter une tuile
kind-take-money = Prendre de l’argent
kind-redesign = Transformer l’Alhambra
kind-place = Placer dans l’Alhambra
kind-reserve = Mettre en réserve
kind-give-to-dirk = Donner une tuile à Dirk

## Moves

move-buy = Acheter { $tile } ({ $price }) avec { $paid }
move-buy-cards = Acheter { $tile } ({ $price }) avec { $cards }
move-vizier = Utiliser le vizir pour { $tile } ({ $price }) avec { $cards }
move-take = Prendre { $cards }
move-place = Placer { $tile } ({ $cell })
move-reserve = Mettre { $tile } en réserve
move-give-to-dirk = Donner { $tile } à Dirk
move-add = Ajouter { $tile } depuis la réserve ({ $cell })
move-remove = Retirer { $old } de l’Alhambra ({ $cell })
move-swap = Échanger { $old } contre { $tile } ({ $cell })
move-other = { $action } – { $things }
move-things = { $one }, { $more }
weighed-next = { $move } (deuxième choix)
weighed-same = { $move } (ne change rien)
weighed-even = { $move } (vaut presque autant)
weighed-little = { $move } (un peu moins bien : { $n })
weighed-clearly = { $move } (nettement moins bien : { $n })

## Why a computer did something

why-title = Pourquoi ce coup ?
why-reasons = Ses raisons :
why-rather = Ses raisons, par rapport au deuxième meilleur coup :
why-against = Ses raisons, par rapport à « { $move } » :
why-alone = Ses raisons de jouer ce coup plutôt que de ne rien faire :
why-no-reason = Aucune raison ne se détache : c’est l’ensemble qui compte
why-reason = • { $reason }
why-others = Autres coups envisagés :
why-seen = Ce que tout le monde peut voir de ce coup, par rapport à ne rien faire :
why-secret = Ses raisons pourraient trahir sa main : à lire en fin de partie
why-unsent = Ses raisons n’ont pas été envoyées à cet ordinateur
why-ask = Pourquoi ?
ai-reason-other = Une raison d’une autre version du programme

## Levels and styles

style-balanced = Équilibré
style-collector = Collectionneur
style-builder = Bâtisseur de murs
style-balanced-what = Estime majorités et murs à leur juste valeur
style-collector-what = Aime les majorités de bâtiments un peu plus que de raison
style-builder-what = Aime les longs murs un peu plus que de raison
level-random-what = Joue n’importe quel coup permis
level-novice-what = Se trompe souvent et oublie les cartes prises par les autres
level-easy-what = Se trompe parfois et oublie les cartes prises par les autres
level-medium-what = Réfléchit à tout son tour et retient les cartes prises par les autres
level-hard-what = Voit plus loin : imagine jusqu’à { $n } suites possibles d’un tour
level-expert-what = Imagine jusqu’à { $n } suites possibles, parfois pendant quelques secondes
new-style = style
new-ai-fair = Les IA ne savent que ce qu’on saurait à leur place : ni carte ni tuile cachée.

## Who plays a seat

log-takeover-human = { $name } : une personne prend la main
log-takeover-ai = { $name } : l’IA prend la main ({ $level }, { $style })
table-ai-style = IA · { $level }, { $style }
players-title = Qui joue
players-note = À tout moment, l’IA peut remplacer une personne, et inversement. Le journal le note et la partie sauvegardée le conserve.
players-waits = La partie attend tant que cette page est ouverte.
players-far = Les amis qui jouent ailleurs décident pour leur propre place, et la partie continue tant que cette page est ouverte.
players-hidden = La personne qui reprend la main à l’IA voit d’abord l’écran de passage.
players-career = Après ce changement, la partie ne fait plus partie du parcours.
players-apply = Appliquer
players-open = Choisir qui joue
menu-players = Qui joue
menu-players-detail = humains, IA, aide, langue
menu-unseen = Ce qui reste caché
menu-unseen-detail = tuiles, cartes, argent
menu-ask-detail = le coût de chaque choix
set-hint-level = Conseils
set-hint-level-help = La qualité des conseils : plus ils sont réfléchis, plus ils prennent de temps.
set-hint-level-novice = Débutant
set-hint-level-easy = Facile
set-hint-level-medium = Moyen
set-hint-level-hard = Difficile
set-hint-level-expert = Expert
