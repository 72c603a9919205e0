### What is this? Answers about everything on the table.

## Asked: what is this?

ask-title-here = Pourquoi pas ici ?
ask-can = Possible maintenant – { $acts }
ask-no-purchase = Aucun achat n’est possible avec elle maintenant.
ask-none-fits = Aucune tuile de la réserve ne convient ici maintenant.
ask-usable = Utilisable maintenant.
ask-stays = Une transformation ne peut pas la retirer maintenant.
ask-stays-ever = Une transformation ne peut jamais la retirer.
ask-nothing-title = Rien
ask-nothing = Il n’y a rien ici.
ask-player = Joueur : { $name }
ask-seat = Tout le monde voit l’Alhambra, la réserve, le score et le nombre de cartes en main.
ask-dirk = Dirk marque des points pour les majorités. Il n’a ni tour, ni main, ni mur d’enceinte.
ask-slot-of = Case : { $currency }
ask-currency = La tuile de cette case se paie en { $money }.
ask-card = Une carte Argent. Une action en prend une, ou plusieurs dont la somme ne dépasse pas { $limit }.
ask-hand = De l’argent de votre main. Il achète les tuiles de la case de sa devise.
ask-hand-all = Votre argent, trié par devise. Personne d’autre ne voit les valeurs.
ask-display = Elle est parmi les cartes visibles.
ask-held = Elle est dans votre main.
ask-place-empty = Place libre parmi les cartes visibles
ask-place-refilled = Quand l’argent visible est complété, une carte de la pioche est posée ici.
ask-reserve = Elle est dans la réserve. Une transformation peut la placer dans l’Alhambra.
ask-reserve-all = Des tuiles à vous, mais non placées. Ici, elles ne rapportent rien.
ask-bought = Elle est à vous ; il reste à la placer.
ask-cell-free = Une case vide.
ask-cell-choice = Cette case peut être choisie maintenant.
ask-cell-legal = Vous pouvez placer ici : { $tile }.
ask-stands = Alhambra : { $name }
ask-of = Propriétaire : { $name }
ask-carries = Dessus : { $thing }
ask-sticks = Murs ajoutés : { $sides }
ask-gates = Porte : { $sides }. On peut y passer à pied ; le mur et la tuile restent pour toujours.
ask-in-zone = { $zone } ({ $n } de cette sorte)
ask-lies-there = À présent : { $things }
ask-deck = Cette pioche complète les cartes visibles. Deux décomptes se cachent dans deux des cinq piles.
ask-bag-title = Sac
ask-bag = Son contenu complète le marché. Si une case ne peut pas être remplie, la partie se termine.

## Asked: what it is worth now

worth-now =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } si le décompte { $k } avait lieu maintenant
worth-was =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } au décompte { $k }
worth-place = { $row } : { $n } ({ $place })
worth-wall =
    { $n ->
        [one] { $n } côté du plus long mur est
       *[other] { $n } côtés du plus long mur sont
    } ici, sur { $all }
worth-counted = Compte aussi pour : { $thing }
worth-part = { $types } : compte pour { $n } de plus
worth-types = { $types } : { $n } dans votre Alhambra, { $most } au plus dans une autre
worth-best = Sur sa meilleure case
worth-price = Coûte { $price } ; en main { $held }
worth-purse = En main : { $money }
worth-sale = En vente : { $tile }, prix { $n }
worth-all = Tout ensemble
worth-has = { $name } : { $n }
worth-pays = Décompte { $k }, points par place : { $pays }
worth-pile = Pile { $n } : le décompte { $k } s’y trouve encore
worth-pile-came = Pile { $n } : le décompte { $k } ne s’y trouve plus

## Asked: numbers

number-of = { $what } ({ $name })
number-hand = Cartes en main
number-score = Points jusqu’ici
number-total = Total
number-then = Points après le décompte
does-number-hand = Le nombre de cartes en main est connu de tous ; les cartes, non.
does-number-score = Les points de tous les décomptes jusqu’ici.
does-number-total = Ce que rapporterait le prochain décompte s’il avait lieu maintenant.
does-number-then = Les points que chaque personne aurait après le prochain décompte s’il avait lieu maintenant.
does-number-reserve = Les tuiles de la réserve ne rapportent rien tant qu’une transformation ne les ajoute pas.
does-number-type = À chaque décompte, le joueur qui a le plus de bâtiments d’un type en reçoit les points.
does-number-wall = Le plus long tronçon continu de mur d’enceinte : 1 point par côté à chaque décompte.
does-score = La piste de score : une marque par joueur.

## Asked: what a button or a panel does

does-money = Une action : prendre de l’argent visible.
does-buy = Une action : acheter une tuile du marché. Si vous faites l’appoint, une autre action suit.
does-redesign = Une action : ajouter, retirer ou échanger une tuile de votre Alhambra.
does-pay = L’une des façons de payer, la numéro { $n } : elle choisit ces cartes.
does-skip = D’ici là, rien ne vous est demandé entre les tours : le programme passe pour vous.
does-choice = L’une des réponses possibles à la question posée.
does-confirm = Valide votre choix.
does-cancel = Efface votre choix ; rien n’est joué.
does-no = Répond non : rien n’est utilisé et la partie continue.
does-pass = Ne fait rien ce tour-ci, car rien n’est possible.
does-end-actions = Termine les actions du tour ; les tuiles achetées sont placées ensuite.
does-here = Montre la table à la personne qui doit choisir.
does-step = Joue le prochain coup d’une IA.
does-pause = Arrête les IA, ou les laisse continuer.
does-slow = Montre chaque coup d’une IA pendant une seconde et demie.
does-normal = Montre chaque coup d’une IA pendant trois quarts de seconde.
does-fast = Montre chaque coup d’une IA pendant un quart de seconde.
does-instant = Joue les coups des IA sans attendre.
does-start = Quitte la partie et revient à la page d’accueil.
does-next = Passe à une autre tuile à placer.
does-next-board = Affiche au milieu l’Alhambra du joueur suivant.
does-reserve = Met la tuile dans votre réserve, où elle ne rapporte rien.
does-dirk = Donne la tuile à Dirk : elle compte pour ses majorités.
does-undo = Annule le dernier coup, tant que rien de caché n’a été vu depuis.
does-redo = Rejoue ce qui a été annulé.
does-restart = Annule tout ce qui peut l’être dans ce tour.
does-hint = Un conseil en trois étapes : le type de coup, le coup et les raisons.
does-hint-close = Ferme le conseil.
does-hint-do = Joue le coup conseillé.
does-my-turn = Joue aussitôt les coups des IA, jusqu’à votre tour.
does-coach-rule = Ouvre les règles au paragraphe concerné.
does-coach-off = Fait taire le conseiller ; le menu lui rend la parole.
does-menu = Ouvre le menu : sauvegarde, paramètres, règles et sortie.
does-players = Permet de choisir qui joue : une personne ou l’IA.
does-ledger = Ouvre la feuille de score : chaque point expliqué, à tout moment.
does-results = Montre qui a gagné, avec les statistiques.
does-review = Dit ce qui, dans cette partie, tenait à la chance, ce qui tenait aux choix, et quels choix ont coûté le plus.
does-replay = Rejoue cette partie coup par coup.
does-branches = Montre les branches qui partent de cette partie.
does-original = Quitte la branche pour la partie dont elle part ; la branche est conservée.
does-challenge = Copie un texte avec cette partie et votre résultat, à battre.
does-share-game = Propose cette partie comme page web, comme texte et comme image.
does-career = Montre le bilan de toutes les parties terminées.
does-log = Ouvre le journal complet.
does-log-more = Montre d’autres lignes de ce qui s’est passé.
does-counts = Ouvre le tableau de ce que chacun possède, avec les points du prochain décompte.
does-tray = Ouvre ce que les modules gardent à côté des plateaux.
does-recap = Ferme le résumé de ce que les autres ont fait.
does-recap-more = Montre tout ce qui s’est passé depuis votre tour.
does-why = Montre tous les effets de ce coup.
does-chips-back = Montre les choix précédents.
does-chips-on = Montre les choix suivants.
does-zoom-in = Agrandit l’Alhambra, comme la molette de la souris.
does-zoom-out = Réduit l’Alhambra, comme la molette de la souris.
does-zoom-fit = Montre toute l’Alhambra et toutes les cases possibles.
does-overlay-close = Ferme ce qui couvre la table.
does-shelf-close = Ferme ce panneau.
does-tray-back = Montre les éléments précédents.
does-tray-on = Montre les éléments suivants.
does-pull-hand = Ouvre les cartes en main.
does-pull-reserve = Ouvre votre réserve et les tuiles à placer.
does-pull-you = Ouvre vos cartes spéciales.
does-pull-shelf = Ouvre ce que les modules offrent à tous.
does-pull-tray = Ouvre les éléments à côté des plateaux.
does-panel-header = La partie en cours, et des boutons pour tout ce qui n’est pas un coup.
does-panel-prompt = La question posée maintenant et les boutons pour y répondre.
does-panel-market = Quatre tuiles en vente, chacune dans la devise de sa case.
does-panel-display = L’argent visible qui se prend par une action.
does-panel-hand = Votre argent, trié par devise. Personne d’autre ne voit les valeurs.
does-panel-reserve = Des tuiles à vous, mais non placées. Ici, elles ne rapportent rien.
does-panel-counts = Ce que chacun possède, qui en a le plus et ce que rapporterait maintenant le prochain décompte.
does-panel-log = Ce qui s’est passé, le plus récent à la fin.
does-panel-recap = Ce que les autres ont fait depuis votre tour.
does-panel-shelf = Ce que les modules offrent à tous les joueurs.
does-panel-tray = Ce que les modules gardent à côté des plateaux : stocks, sacs et ce qui est hors du jeu.
does-notice = Un message du programme ; l’action suivante le ferme.
does-share = Une tuile donnée à la fin au joueur qui a le plus d’argent dans sa devise.
piece-building = Un bâtiment. À chaque décompte, le joueur qui a le plus de bâtiments de ce type reçoit des points.
piece-fountain = Le début de toute Alhambra. D’ici, on atteint à pied chaque tuile.
