### The menu entry, the page in shops, and the installer: packaging/texts.py puts them there.

## Menu entry

store-kind = Jeu de société
store-comment = Jouez au jeu de société Alhambra avec d’autres personnes et avec des IA
store-keywords = alhambra, tuiles, palais, jeu de société, stratégie
store-demo = Regarder jouer quatre IA
# What a saved game is called among files.
store-file = Partie d’Alhambra

## Shop page

store-summary = Bâtissez un palais, tuile après tuile
store-about-1 = Achetez des bâtiments, assemblez-les, mur contre mur, dans votre Alhambra et soyez majoritaire dans chaque type quand on les compte, trois fois par partie. Le programme connaît toutes les règles et explique chacune sur demande.
store-about-2 = Le jeu de base et seize modules d’extension, pour 2 à 6 joueurs, humains ou IA, sur le même ordinateur ou à distance ; des leçons, des exercices, un conseiller et des règles dont les exemples se jouent. À la souris ou au clavier seul, avec de grands caractères, un contraste élevé et les lecteurs d’écran.
store-about-3 = Après la partie, revoyez-la, voyez la part de la chance, celle du talent et quels choix ont coûté le plus cher, rejouez-les ou continuez à jouer à partir de n’importe quel moment.
store-about-4 = Une partie avec des amis à distance ne demande ni compte ni serveur ; rien d’autre n’utilise le réseau. Une version non officielle faite par passion : elle n’est ni faite ni approuvée par les auteurs ou les éditeurs du jeu et ne contient aucune image ni aucun texte d’une édition publiée.
store-picture-table = La table : le marché, l’argent et votre Alhambra
store-picture-table-six-dark = Six joueurs et huit modules, en couleurs sombres
store-picture-setup = Préparer une partie : seize modules dans toutes les combinaisons
store-picture-ledger = La feuille de score explique chaque point
store-picture-lesson = Une leçon sur une vraie table
store-picture-book = Les règles, avec un exemple à essayer
store-picture-review = L’analyse d’une partie : chance, choix et ce qui l’a décidée
store-picture-replay = Une partie revue, toutes les mains visibles
store-picture-career = Un parcours : résultats, force et records
store-release-1-0-0 = La première version : le jeu de base et les seize modules, des joueurs IA, des leçons et des exercices ; une fois finie, la partie se revoit et s’analyse.

## Installer

store-install-desktop = Raccourci sur le Bureau
store-install-stay = Vos parties et vos paramètres restent dans { $folder }.
store-install-running = Alhambra Qt est ouvert. Fermez-le, puis réessayez.
store-install-windows = Alhambra Qt nécessite Windows 10 en 64 bits, version 1809 ou plus récente.
store-install-older = L’ancienne version dans { $folder } n’a pas pu être supprimée.
store-install-foreign = { $file } existe déjà et ne fait pas partie d’Alhambra Qt. Choisissez un autre dossier.
