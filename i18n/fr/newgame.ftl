### The set-up of a new game.


## Players, modules and options

new-players-range = de 2 à 6
new-players = Joueurs
new-seat-name = Nom du joueur { $n }
new-seat-kind = Qui contrôle le joueur { $n } ?
new-ai = IA
new-level = niveau
new-level-name = { $name } ({ $stars } sur 5)
new-language = langue
new-assist = aide
new-assist-learn = apprentissage
new-assist-normal = normale
new-assist-expert = expert
new-language-same = comme le programme
new-seat-remove = Retirer le joueur { $n }
new-seat-add = Ajouter un joueur
new-dirk-note = À deux, les règles ajoutent Dirk, un troisième joueur imaginaire.
new-how = Options de la partie
new-youngest = La personne la plus jeune (commence en cas d’égalité)
new-youngest-lot = tirage au sort, selon la graine
new-mark = Symbole du joueur { $n } : { $mark }
mark-circle = cercle
mark-diamond = losange
mark-triangle = triangle
mark-square = carré
mark-hexagon = hexagone
mark-star = étoile
new-counts = Aide au calcul
new-counts-all = tout ce qui peut se savoir
new-counts-buildings = seulement les bâtiments (puristes)
new-counts-nothing = rien
new-auctions = Enchères sur un seul écran
new-auctions-open = à découvert
new-auctions-sealed = secrètes, en une fois
new-seed = Graine
new-seed-help = La même graine donne les mêmes cartes et tuiles.
new-seed-roll = Une autre
new-seed-copy = Copier
new-modules = Modules
new-more = Jeu de base · ajouter des modules
new-modules-chosen = { $n } sur { $total }
new-module-minutes = +{ $n } min
new-complexity = Complexité
new-complexity-base = le jeu de base : idéal pour une première fois
new-complexity-easy = facile : idéal pour une première fois avec des modules
new-complexity-middle = pour qui connaît bien le jeu de base
# Why the modules are much for a first game; the module is the one with the largest part of it.
new-heavy-rules = c’est beaucoup pour une première fois : { $n } nouveaux types d’actions, d’événements et de points, surtout avec « { $module } »
new-no-modules = sans module
new-summary =
    { $minutes ->
        [one] **{ $players } · { $modules } · environ { $minutes } minute**
       *[other] **{ $players } · { $modules } · environ { $minutes } minutes**
    }
new-play = Jouer
new-reset = Réinitialiser

## Cards of the modules

new-module-spoken =
    { $n ->
        [one] { $name } : { $idea } { $pieces } { $changes } Complexité { $level } sur 5, environ { $n } minute de plus.
       *[other] { $name } : { $idea } { $pieces } { $changes } Complexité { $level } sur 5, environ { $n } minutes de plus.
    }
# Short for learn-offer, where a card is narrow.
new-lesson = Leçon
new-detail-none = Survolez un module, ou allez-y au clavier : vous lirez ici ce qu’il contient et ce qu’il change.
new-detail = **{ $name }** · { $pieces } { $changes }
new-detail-short = **{ $name }** · { $changes }
new-detail-measured = Tours de jeu par partie, en moyenne : { $turns } · nouveaux types d’actions, d’événements et de points : { $news }
new-partners = Va bien avec : { $modules }

## Ready-made choices of modules

new-preset-base = Jeu de base seul
new-preset-first = Premiers pas
new-preset-all = Tous
new-preset-boxes = Extension
new-preset-mixes = Conseillés
new-preset-surprise = Surprise
new-preset-mix-money = Affaires d’argent
new-preset-mix-city = Murs et portes
new-preset-mix-rivals = Rivalités
new-preset-mix-treasures = Collections
new-surprise-budget = complexité jusqu’à { $n }
new-complexity-number = { $n } sur { $total }

## How the set-up differs from the printed rules

new-joined = { $head } · { $rest }
new-differs-nothing = par rapport aux règles imprimées : aucun changement
new-differs = par rapport aux règles imprimées : { $what }
new-differs-numbers = avec nos propres nombres là où aucune source n’en donne : { $modules }
new-differs-shared = plusieurs personnes, un écran : les mains sont masquées entre les tours

## Set-up codes

new-code-header = Code…
new-code = Code de la partie
new-code-help = Copiez le code pour partager cette partie, ou collez-en un autre ; les noms restent.
new-code-done = La partie est réglée selon le code.
code-empty = Il faut d’abord taper ou coller un code
code-letter = Aucun code ne contient « { $letter } »
code-wrong = Ce n’est pas un code de partie, ou il est incomplet ou faux
code-newer = Ce code vient d’une version plus récente du programme

## Favourites and the last set-up

new-last = Dernière partie
new-favourites = Favorites
new-favourites-none = Donnez un nom à cette partie et vous la retrouverez ici.
new-favourite-name = Nom de la partie favorite
new-favourite-hint = Nom
new-favourite-keep = Garder
new-favourite-forget = Supprimer { $name } des favorites
new-favourites-full =
    { $n ->
        [one] Il y a de la place pour { $n } partie favorite : supprimez-la d’abord.
       *[other] Il y a de la place pour { $n } parties favorites : supprimez-en une d’abord.
    }
new-favourite-facts = { $players } · { $modules }

## Rating and the level Fitting

new-told = { $one } { $more }
new-rating =
    { $base ->
        [yes] Votre cote au jeu de base : { $points } ({ $low }–{ $high }).
       *[no] Votre cote avec à peu près autant de modules : { $points } ({ $low }–{ $high }).
    }
new-rating-chance =
    { $n ->
        [one] Contre ces adversaires, vous gagnez environ { $n } partie sur 100.
       *[other] Contre ces adversaires, vous gagnez environ { $n } parties sur 100.
    }
new-rating-up = Il est temps d’essayer le niveau { $level }.
new-rating-down = Pour l’instant, { $level } est le niveau qui vous convient.
new-fitting = À votre niveau
new-fitting-what = Joue à l’un de deux niveaux voisins, tiré au sort avant chaque partie, pour que vous gagniez un peu plus que votre part : environ 40 parties sur 100 à trois
new-fitting-drawn =
    { $alike ->
        [yes]
            Le niveau à votre mesure est { $level } : vous gagnez environ { $n ->
                [one] { $n } partie
               *[other] { $n } parties
            } sur 100.
       *[no]
            Le niveau à votre mesure est cette fois { $level }, tiré au sort entre { $easier } et { $harder } : en moyenne, vous gagnez environ { $n ->
                [one] { $n } partie
               *[other] { $n } parties
            } sur 100.
    }
new-fitting-level = à votre niveau : { $level }
new-fitting-one = Un adversaire à votre niveau demande exactement une personne à la table.
