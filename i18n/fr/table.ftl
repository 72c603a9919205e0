### La table : titres, boutons et ce qui est lu à voix haute.

## Header

table-round = tour de table { $n }
table-score = Score
table-button-ledger = Scores
table-button-menu = Menu

## Panels

table-market = Marché
table-display = Argent visible
table-deck = Pioche Argent
table-in-bag =
    { $n ->
        [one] tuile dans le sac
       *[other] tuiles dans le sac
    }
table-log = Journal
table-log-all = tout
table-or = ou
table-reserve = Réserve
table-bought = à placer
table-hand = Votre main
table-hand-of = Main : { $name }
table-next = joue ensuite
table-human = humain
table-ai = IA · { $level }
table-thinks = réfléchit…
table-dirk-note = compte pour les majorités
table-counts = Tableau des bâtiments
table-counts-what = bâtiments, points
table-together = Total
table-then = Ensuite
table-points = { $n }
table-shares = Les dernières tuiles

## The board

table-legend = effet sur le plus long mur d’enceinte, ici
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-fit = Tout montrer
table-recap-close = Compris
table-recap-title = Depuis votre coup
table-recap-events =
    { $n ->
        [one] { $n } événement
       *[other] { $n } événements
    }
table-recap-list = Liste
table-recap-replay = Revoir ce tour
table-recap-less = Fermer la liste
table-recap-more = … et { $n } plus tôt
table-close = Fermer

## What is read out

table-say-chosen = votre choix
table-say-last = dernière tuile placée
table-say-empty = case vide
table-said-header = Tour de table et points
table-said-you = Vous
table-say-dirk =
    { $n ->
        [one] { $name } : { $n } tuile
       *[other] { $name } : { $n } tuiles
    }

## Ce que les modules gardent à côté des Alhambras

table-tray = Stocks à côté des Alhambras
table-tray-short = Stocks
table-dock-counts = Bâtiments
table-dock-cards = Cartes
table-dock-shelf = Modules
table-dock-news = Nouvelles
table-tray-back = Plus haut
table-tray-on = Plus bas
table-times = { $thing } × { $n }

## Tips: what icons say where the pointer rests

table-tip-wall = Plus long mur d’enceinte : { $n }
table-tip-hand = Cartes en main : { $n }
table-tip-reserve = Tuiles en réserve : { $n }
table-tip-count = { $types } : { $n }
table-tip-score = { $name } : { $points }
