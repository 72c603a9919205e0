### Pages around the game: start, new game, saved games, settings.


## Start page

app-name = Alhambra
start-tagline = Achetez, bâtissez et entourez de murs le plus beau palais de Grenade
start-continue-detail = { $names } · tour de table { $n } · { $when }
start-new-detail = De 2 à 6 places, humains et ordinateurs
start-saved = Parties sauvegardées
start-demo = Regarder une démonstration
start-picture = Une Alhambra de 18 tuiles entourée d’un long mur
start-about = Une version non officielle, faite par passion, sans images ni textes de l’éditeur

## New game

new-players-range = de 2 à 6
new-players = Joueurs
new-seat-name = Nom à la place { $n }
new-seat-kind = Qui joue à la place { $n }
new-ai = IA
new-level = niveau
new-level-name = { $name } ({ $stars } sur 5)
new-language = langue
new-assist = aide
new-assist-learn = apprentissage
new-assist-normal = normale
new-assist-expert = experte
new-language-same = comme le programme
new-seat-remove = Retirer la place { $n }
new-seat-add = Ajouter un joueur
new-dirk-note = À deux, les règles ajoutent Dirk, un troisième joueur imaginaire.
new-how = Options de la partie
new-youngest = Plus jeune (commence à égalité)
new-youngest-lot = tirage au sort, selon la graine
new-mark = Symbole de la place { $n } : { $mark }
mark-circle = cercle
mark-diamond = losange
mark-triangle = triangle
mark-square = carré
mark-hexagon = hexagone
mark-star = étoile
new-counts = Tableau des bâtiments
new-counts-open = visible par tous
new-counts-hidden = masqué
new-seed = Graine
new-seed-help = La même graine donne les mêmes cartes et tuiles.
new-seed-roll = Une autre
new-seed-copy = Copier
new-modules = Modules
new-modules-chosen = { $n } sur { $total }
new-modules-none = Jeu de base seul
new-modules-all = Tous
new-module-minutes = +{ $n } min
new-module-spoken =
    { $n ->
        [one] { $name } : { $idea } Complexité { $level } sur 5, environ { $n } minute de plus.
       *[other] { $name } : { $idea } Complexité { $level } sur 5, environ { $n } minutes de plus.
    }
new-idea-vizier = Un achat hors de votre tour, en faisant l’appoint.
new-idea-camps = Des tentes hors des murs qui comptent des lignes entières.
new-complexity = Complexité
new-complexity-base = le jeu de base : idéal pour une première fois
new-complexity-easy = facile : idéal pour une première fois avec des modules
new-complexity-middle = pour qui connaît bien le jeu de base
new-complexity-full = beaucoup à suivre : une longue soirée
new-no-modules = sans module
new-summary =
    { $minutes ->
        [one] **{ $players } · { $modules } · environ { $minutes } minute**
       *[other] **{ $players } · { $modules } · environ { $minutes } minutes**
    }
new-play = Jouer
new-reset = Réinitialiser

## Saved games

games-none = Aucune partie sauvegardée pour l’instant
games-none-help = Chaque partie se sauvegarde d’elle-même après chaque coup et vous attend ici.
games-round = tour de table { $n }
games-position = une position, sans joueurs
games-scoring =
    { $n ->
        [one] { $n } décompte sur 3
       *[other] { $n } décomptes sur 3
    }
games-over = terminée
games-auto = sauvegarde automatique
games-open = Reprendre
games-view = Voir la partie
games-rename = Renommer
games-delete = Supprimer
games-delete-ask = Supprimer « { $name } » ?
games-delete-help = Elle ne pourra pas être récupérée.
games-rename-ask = Nouveau nom
games-spoken = { $name }, { $names }, { $when }
games-file = Ouvrir un fichier…
games-save-name = Garder ce nom

## Settings screen

settings-group-language = Langue
settings-group-look = Apparence
settings-group-motion = Vitesse et mouvement
settings-group-play = Jeu
settings-reset = Rétablir les valeurs par défaut
settings-done = Terminé
settings-seat = Place { $n }
settings-about = À propos
settings-about-text = Alhambra Qt { $version }, logiciel libre sous licence MIT. C’est une version non officielle du jeu de société, faite par passion : les règles sont réécrites, les images et les sons sont les nôtres.
settings-about-fonts = Polices : Alegreya et Source Sans 3, toutes deux sous licence SIL Open Font License.

## Keys, as they stand on key caps

key-enter = Entrée
key-esc = Échap
key-space = Espace
key-delete = Suppr

## Counted things of these pages

new-count-modules =
    { $n ->
        [one] { $n } module
       *[other] { $n } modules
    }

## Variants of modules

new-variant-thieves = Emploi des voleurs
new-variant-thieves-usual = après chaque tour
new-variant-thieves-round = après chaque tour de table
new-variant-invaders = Attaques
new-variant-invaders-usual = les éclaireurs regardent
new-variant-invaders-open = la prochaine est visible
