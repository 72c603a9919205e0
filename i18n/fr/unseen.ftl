### What can be known: a page of the running game.

## The page and its parts

unseen-title = Ce qui reste caché
unseen-tab-all = Tout ensemble
unseen-tab-pieces = Tuiles et cartes
unseen-tab-coming = Décompte
unseen-tab-purses = Argent

## Tiles and cards

unseen-tiles = Tuiles jamais vues
unseen-in-bag = { $n } dans le sac
unseen-price = prix
unseen-left = restent
unseen-left-of = { $n } sur { $all }
unseen-percent = { $n } %
unseen-percent-less = < 1 %
unseen-percent-more = > 99 %
unseen-row = { $kind } : { $n } sur { $all } jamais vues
unseen-and = { $one } ; { $other }
unseen-next-tile = prochaine tuile { $percent }
unseen-prices = prix { $list }
unseen-values = valeurs { $list }
unseen-legend-left = jamais vue
unseen-legend-gone = déjà vue
unseen-legend-next = % = prochaine tuile du sac
unseen-cards = Cartes jamais vues
unseen-in-deck = { $n } dans la pioche
unseen-in-deck-held = { $n } dans la pioche, { $held } en main
unseen-value = valeur

## The next scoring

unseen-coming = Quand aura lieu le prochain décompte ?
unseen-coming-where = Décompte { $n } : dans la pile { $k }, il reste { $cards }
unseen-coming-before =
    { $n ->
        [one] { $n } carte sera retournée avant que cette pile commence.
       *[other] { $n } cartes seront retournées avant que cette pile commence.
    }
unseen-coming-aside =
    { $n ->
        [one] { $n } de ses cartes ne va pas parmi les cartes visibles.
       *[other] { $n } de ses cartes ne vont pas parmi les cartes visibles.
    }
unseen-coming-usual = Par hypothèse, chaque joueur qui n’a pas encore pris d’argent prend une carte, comme d’habitude.
unseen-coming-done = Les décomptes 1 et 2 sont passés.
unseen-coming-over = Les trois décomptes sont passés.
unseen-coming-bag =
    { $n ->
        [one] Le troisième a lieu quand le sac ne remplit plus le marché : il reste { $n } tuile.
       *[other] Le troisième a lieu quand le sac ne remplit plus le marché : il reste { $n } tuiles.
    }
unseen-chance = { $percent } { $moment }
unseen-moment-own = après votre tour ({ $cards })
unseen-moment-next = avant votre prochain tour ({ $cards })
unseen-moment-before = avant votre tour ({ $cards })
unseen-moment-now = après ce tour ({ $cards })
unseen-moment-round = après un tour de table ({ $cards })

## What rivals may hold

unseen-purses = Argent des adversaires
unseen-purses-what = d’après ce qu’ils ont pris et payé à la vue de tous
unseen-sure = à coup sûr
unseen-possible-what = possible, avec les cartes jamais vues
unseen-stroke = prix au marché maintenant
unseen-hand = { $cards } en main
unseen-other-cards = aussi { $cards }
unseen-none-covered = aucune carte jamais vue
unseen-family-any =
    { $n ->
        [one] { $n } carte piochée en secret
       *[other] { $n } cartes piochées en secret
    }
unseen-exact = appoint
unseen-pays = peut payer
unseen-pays-exact = peut payer ; l’appoint { $percent }
unseen-pays-maybe = peut payer, peut-être l’appoint
unseen-possible-share = possible, { $percent }
unseen-possible = possible
unseen-cannot = ne peut pas
unseen-amount = { $least }–{ $most }
unseen-purse = { $name }, { $money } : { $low } à coup sûr, { $high } au plus
unseen-purse-cards = vues : { $cards }
unseen-purse-price = { $tile } : { $verdict }
unseen-nothing = aucune carte vue

## What a computer is told

unseen-told = Ce que sait l’IA
unseen-told-what = Chaque IA reçoit cette page, vue de sa place.
unseen-told-seen = ce que tous ont vu, sans rien oublier
unseen-told-own = sa propre main et ses propres cartes secrètes
unseen-told-hands = les cartes jamais vues des autres
unseen-told-order = l’ordre de la pioche et du sac
unseen-told-levels = Les niveaux plus faibles en oublient une partie.
unseen-yes = Oui
unseen-no = Non
unseen-told-line = { $answer } : { $what }

## Purists

unseen-purist = Jouer en puristes
unseen-purist-table = La table montre toujours combien de cartes et de tuiles il reste.
unseen-purist-closed = Vous jouez en puristes : jusqu’à la fin de la partie, rien de ce qui peut se compter n’est montré.
