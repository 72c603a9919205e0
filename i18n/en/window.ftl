# The window around the pages: notices, the menu of a running game, a computer's steps.
notice-close = Got it
ask-again = Ask again
menu-title = Menu
menu-program = Program
menu-continue = Back to the table
menu-save = Save a copy
menu-save-detail = stays as it is now
menu-saved = A copy was saved: {$name}
menu-settings-detail = language, sizes, speed
menu-new-detail = this one stays saved
menu-leave = Back to the start page
menu-leave-detail = the game stays saved
menu-quit-detail = the game stays saved
game-decided = {$name} has decided: press Enter to see the move
game-step = Next move
pace-pause = Pause
pace-on = Continue
pace-my-turn = Skip to my turn
pace-stop = Stop
pace-demo = Demonstration – { $happens }
pace-watch = { $names } are playing; you are watching
pace-why = Why? { $reason }
pace-first-exact = An exact payment earns another action.
pace-leave = Leave
game-elsewhere = This game is open in another Alhambra window; here you are playing on in a copy.

# Kinds of files, in the dialogs that open and save them; the endings follow in brackets.
file-html = Web page
file-pdf = PDF document
file-csv = Table
file-txt = Plain text
file-png = Picture
file-json = Position
file-games = Alhambra games
file-every = All files

# A demonstration game without a window, printed to the terminal.
demo-begins = A demonstration game between computer players: {$names} (seed {$seed})
demo-scoring = Scoring {$n}: {$scores}
demo-score = {$name} {$gained} = {$score}
demo-won = {$names} wins with {$n ->
        [one] {$n} point
       *[other] {$n} points
} after {$turns ->
        [one] {$turns} turn
       *[other] {$turns} turns
}
demo-shared = {$names} share the victory with {$n ->
        [one] {$n} point
       *[other] {$n} points
} after {$turns ->
        [one] {$turns} turn
       *[other] {$turns} turns
}
demo-picture = Picture of the table: {$file}

## For translators: alhambra-qt --debug

texts-read =
    { $n ->
        [one] { $n } file of texts read again
       *[other] { $n } files of texts read again
    }
texts-wrong = { $file }, line { $line }: this is not valid Fluent; the text stays in English until it is

## What game this is

this-game-title = This game
this-game-base = The base game, without modules
this-game-help = help: { $help }
file-alhambra = Alhambra file
