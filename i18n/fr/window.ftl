# The window around the pages: notices, the menu of a running game, a computer's steps.
notice-close = Compris
ask-again = Demander à nouveau
menu-title = Menu
menu-program = Programme
menu-continue = Retour à la table
menu-save = Sauvegarder une copie
menu-save-detail = reste telle quelle
menu-saved = Copie sauvegardée : {$name}
menu-settings-detail = langue, tailles, vitesse
menu-new-detail = celle-ci reste sauvegardée
menu-leave = Retour à l’accueil
menu-leave-detail = la partie reste sauvegardée
menu-quit-detail = la partie reste sauvegardée
game-decided = {$name} a décidé : appuyez sur Entrée pour voir le coup
game-step = Coup suivant
pace-pause = Pause
pace-on = Continuer
pace-my-turn = Jusqu’à mon tour
pace-stop = Arrêter
pace-demo = Démonstration – { $happens }
pace-watch = { $names } jouent sans vous, vous regardez
pace-why = Pourquoi ? { $reason }
pace-first-exact = Avec l’appoint, on a droit à une autre action.
pace-leave = Quitter
game-elsewhere = Cette partie est ouverte dans une autre fenêtre d’Alhambra : ici, vous continuez avec une copie.

file-html = Page web
file-pdf = Document PDF
file-csv = Tableau
file-txt = Texte brut
file-png = Image
file-json = Position
file-games = Parties d’Alhambra
file-every = Tous les fichiers

# A demonstration game without a window, printed to the terminal.
demo-begins = Une partie de démonstration entre IA : {$names} (graine {$seed})
demo-scoring = Décompte {$n} : {$scores}
demo-score = {$name} {$gained} = {$score}
demo-won = {$names} gagne avec {$n ->
        [one] {$n} point
       *[other] {$n} points
} après {$turns ->
        [one] {$turns} tour de jeu
       *[other] {$turns} tours de jeu
}
demo-shared = {$names} se partagent la victoire avec {$n ->
        [one] {$n} point
       *[other] {$n} points
} après {$turns ->
        [one] {$turns} tour de jeu
       *[other] {$turns} tours de jeu
}
demo-picture = Image de la table : {$file}

## For translators: alhambra-qt --debug

texts-read =
    { $n ->
        [one] { $n } fichier de textes relu
       *[other] { $n } fichiers de textes relus
    }
texts-wrong = { $file }, ligne { $line } : la syntaxe Fluent n’est pas correcte ; le texte reste en anglais jusqu’à la correction

## What game this is

this-game-title = Cette partie
this-game-base = Le jeu de base, sans module
this-game-help = aide : { $help }
file-alhambra = Fichier Alhambra
