# La page de toutes les touches : les groupes, et l’effet de chaque touche.

keys-title = Toutes les touches
menu-keys-detail = L’effet de chaque touche dans cette partie
keys-group-go = Se déplacer et choisir
keys-group-game = La partie
keys-group-see = En voir plus
keys-group-say = Écouter et lire
keys-group-turn = Pendant le tour
keys-group-modules = Modules de cette partie
keys-or = { $one } · { $other }

keys-zones = Partie suivante ou précédente de la table
keys-items = Élément suivant ou précédent
keys-arrows = L’élément le plus proche dans cette direction
keys-cells = Toute case de l’Alhambra, permise ou non
keys-primary = Valider, ou activer l’élément choisi
keys-choose = Choisir, ou annuler le choix
keys-cancel = Annuler, fermer ou répondre non
keys-why = Pourquoi pas ? Qu’est-ce que c’est ?
keys-rules = La règle de l’élément choisi

keys-undo = Annuler le coup
keys-redo = Rétablir le coup
keys-restart = Recommencer le tour
keys-save = Sauvegarder une copie
keys-new = Nouvelle partie
keys-hint = Conseil
keys-players = Choisir qui joue
keys-menu = Menu
keys-mute = Couper ou rétablir les sons
keys-pace = IA : moins vite, plus vite
keys-cues = Montrer les touches sur la table
keys-help = Cette page

keys-ledger = Feuille de score
keys-counts = Tableau des bâtiments
keys-unseen = Ce qui reste caché
keys-lists = Passer aux listes ou revenir à la table
keys-log = Journal
keys-replay = Revoir ce que les autres ont fait
keys-opponents = Une autre Alhambra en grand
keys-tray = Stocks à côté des Alhambras
keys-zoom = Agrandir, réduire, tout montrer
keys-pan = Déplacer la vue de l’Alhambra
keys-pages = Parcourir les listes

keys-say-walls = Les murs
keys-say-counts = Les bâtiments de chacun
keys-say-free = Les cases libres
keys-say-points = Les points
keys-say-last = Le dernier coup
keys-say-row = La rangée de la case ; encore : la suivante
keys-say-column = La colonne de la case ; encore : la suivante
keys-say-sides = Les quatre côtés de la case
keys-say-near = La case libre la plus proche ; encore : la suivante
keys-say-along = Le long du plus long mur ; encore : la suite
keys-say-board = Toute l’Alhambra
keys-say-since = Ce qui s’est passé depuis votre dernier tour
keys-say-hand = Votre main
keys-say-market = Le marché
keys-say-hands = Combien de cartes chacun a en main
keys-say-rival-board = L’Alhambra du joueur suivant
keys-say-rival-lines = Une rangée, une colonne, les côtés de cette Alhambra
keys-say-rival-along = Le long de son plus long mur
keys-say-rival-counts = Ses bâtiments

keys-slots = Tuile du marché
keys-display = Carte Argent visible
keys-amount = Augmenter ou baisser l’enchère
keys-choices = Une réponse parmi plusieurs
keys-money = Prendre de l’argent
keys-buy = Acheter une tuile
keys-redesign = Transformer
keys-next = Tuile suivante
keys-reserve = Mettre en réserve
keys-dirk = Donner à Dirk
keys-between = Passer automatiquement entre les tours de jeu

keys-bonus = Montrer une carte Bonus
keys-characters = Utiliser un personnage ; encore une fois : le suivant
keys-gates = La carte Porte, ou ouvrir une porte
keys-walls = Cartes Mur

keys-how = Choisissez une ligne pour changer sa touche.
keys-own = Touches propres à { $name }
keys-can = Entrée change la touche
keys-stays = Reste telle quelle
keys-none = Aucune touche
keys-press = Appuyez sur la nouvelle touche, à la place de { $key }. Échap : ne rien changer.
keys-press-first = Appuyez sur la nouvelle touche. Échap : ne rien changer.
keys-fixed = Ces touches ont le même effet sur toutes les pages, elles restent donc telles quelles.
keys-reserved = { $key } a le même effet sur toutes les pages et ne peut servir à rien d’autre.
keys-taken = { $key } est déjà prise : « { $what } ». Appuyez encore une fois pour la prendre quand même, ou essayez une autre touche.
keys-back = Rétablir
keys-all-back = Tout rétablir
keys-sheet = Enregistrer une fiche…
keys-sheet-saved = Les touches sont enregistrées : { $file }
keys-no-printer = Aucune imprimante trouvée. Vous pouvez enregistrer la fiche dans un fichier.

keys-replay-actions = Action précédente ou suivante
keys-replay-turns = Tour de jeu précédent ou suivant
keys-replay-rounds = Tour de table précédent ou suivant
keys-replay-scorings = Décompte précédent ou suivant
keys-replay-ends = Début ou fin
keys-replay-forks = Branche suivante ou précédente
keys-replay-tried = { branches-title }
keys-replay-seats = Ce que voit un joueur
keys-replay-open = Montrer toutes les mains
keys-replay-play = Lire, pause
keys-replay-back = Lire à l’envers
keys-replay-pace = Moins vite, plus vite
keys-replay-why = Pourquoi l’IA a-t-elle fait cela ?
keys-replay-on = Continuer à partir d’ici

keys-review-turns = Tour de jeu précédent ou suivant
keys-review-events = Tour précédent ou suivant marqué par la chance ou un choix coûteux
keys-review-scorings = Décompte précédent ou suivant
keys-review-ends = Premier ou dernier tour de jeu
keys-review-turning = Le tournant de la partie
keys-review-dear = Choix coûteux suivant ou précédent
keys-review-open = Ouvrir ou fermer le choix
keys-review-try = Essayer un coup
keys-review-there = La table à ce moment-là
keys-review-on = Continuer à partir d’ici
keys-review-seats = Chance et choix d’un joueur
keys-review-even = Tous les joueurs à la fois
keys-review-zoom = Zoom avant, zoom arrière
keys-review-ledger = { result-ledger }
keys-review-share = { share-title }
keys-review-table = Le graphique en tableau
keys-review-say = Tout sur ce tour de jeu

keys-career-games = Partie précédente ou suivante
keys-career-ends = Première ou dernière partie

keys-fixed-page = Ces touches n’agissent que sur cette page-là : elles restent telles quelles.
