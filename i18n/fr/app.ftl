### Pages around the game: start, new game, saved games, settings.


## Start page

app-name = Alhambra
start-tagline = Achetez, bâtissez et fortifiez le plus beau palais de Grenade
start-continue-detail = tour de table { $n } · { $when }
start-name = Comment vous appelez-vous ?
start-new-detail = De 2 à 6 joueurs, humains ou IA
start-saved = Parties sauvegardées
start-demo = Démonstration
start-picture = Une Alhambra de 18 tuiles entourée d’un long mur
start-about = Version de fans non officielle, sans images ni textes de l’éditeur

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
games-view = Voir la partie
games-rename = Renommer
games-delete = Supprimer
games-delete-ask = Supprimer « { $name } » ?
games-delete-help = Cela ne peut pas être annulé.
games-rename-ask = Nouveau nom
games-about = { $names }, { $when }
games-kept = Les parties restent ici jusqu’à ce que vous les supprimiez ; des parties terminées sauvegardées automatiquement, seules les { $n } plus récentes et celles d’un record sont conservées.
games-spoken = { $place } sur { $count } – { $name }, { $about }
games-file = Ouvrir un fichier…
games-save-name = Garder ce nom
games-copy = copie · tour de table { $n }
games-search = Chercher dans les parties sauvegardées
games-search-hint = Nom, joueur, module ( / )
games-kinds = Afficher
games-kind-all = Toutes { $n }
games-kind-going = À finir { $n }
games-kind-finished = Terminées { $n }
games-kind-copies = Copies { $n }
games-sort = Ordre des parties
games-sort-newest = Les plus récentes
games-sort-name = Par nom
games-sort-points = Par points
games-sort-longest = Les plus longues
games-no-match = Aucune partie sauvegardée ne correspond.

## Settings screen

settings-group-language = Langue
settings-group-look = Apparence
settings-group-motion = Vitesse et animations
settings-group-sound = Son
settings-group-play = Jeu
settings-group-day = Parties du jour et parcours
settings-group-keys = Touches
settings-reset = Rétablir les valeurs par défaut
settings-reset-undo = Annuler : tout remettre comme avant
settings-done = Terminé
settings-about = À propos
settings-about-text = Alhambra Qt { $version }, logiciel libre sous licence MIT. C’est une version non officielle du jeu de société, faite par passion : les règles sont réécrites, les images et les sons sont les nôtres.
settings-about-fonts = Polices : Alegreya et Source Sans 3, toutes deux sous licence SIL Open Font License.
settings-about-parts = Réalisé avec { $parts }.

## Keys, as they stand on key caps

key-enter = Entrée
key-esc = Échap
key-space = Espace
key-shift = Maj
key-ctrl = Ctrl
key-delete = Suppr
key-home = Début
key-end = Fin
key-page-up = Page ↑
key-page-down = Page ↓
key-held = { $held } { $key }

## Counted things of these pages

new-count-modules =
    { $n ->
        [one] { $n } module
       *[other] { $n } modules
    }

## Dates

date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
date-weekday = { $weekday } { $day } { $month }
date-when = { $day } { $month } { $year }, { $time }
