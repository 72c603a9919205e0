### Pages around the game: start, new game, saved games, settings.


## Start page

app-name = Alhambra
start-tagline = Buy, build and fortify the finest palace in Granada
start-continue-detail = round { $n } · { $when }
start-name = What is your name?
start-new-detail = 2 to 6 players, human or computer
start-saved = Saved games
start-demo = Demonstration
start-picture = An Alhambra of 18 tiles with a long wall around it
start-about = An unofficial fan version, made without art or text from the publisher

## Saved games

games-none = No saved games yet
games-none-help = Every game is saved after each move and then waits for you here.
games-round = round { $n }
games-position = a position, without players
games-scoring =
    { $n ->
        [one] { $n } of 3 scorings done
       *[other] { $n } of 3 scorings done
    }
games-over = finished
games-auto = saved automatically
games-view = View
games-rename = Rename
games-delete = Delete
games-delete-ask = Delete “{ $name }”?
games-delete-help = This cannot be undone.
games-rename-ask = New name
games-about = { $names }, { $when }
games-kept = Games stay here until you delete them; of the finished games saved automatically, only the newest { $n } and those with a record are kept.
games-spoken = { $place } of { $count } – { $name }, { $about }
games-file = Open a file…
games-save-name = Keep this name
games-copy = copy · round { $n }
games-search = Search the saved games
games-search-hint = Name, player, module ( / )
games-kinds = Show
games-kind-all = All { $n }
games-kind-going = In progress { $n }
games-kind-finished = Finished { $n }
games-kind-copies = Copies { $n }
games-sort = Sort by
games-sort-newest = Newest first
games-sort-name = By name
games-sort-points = Most points first
games-sort-longest = Longest first
games-no-match = No saved game matches.

## Settings screen

settings-group-language = Language
settings-group-look = Appearance
settings-group-motion = Speed and motion
settings-group-sound = Sound
settings-group-play = Playing
settings-group-day = Daily games and career
settings-group-keys = Keys
settings-reset = Back to defaults
settings-reset-undo = Undo reset
settings-done = Done
settings-about = About
settings-about-text = Alhambra Qt { $version }, free software under the MIT licence. It is an unofficial fan version of the board game; the rules are retold, the art and sounds are our own.
settings-about-fonts = Typefaces: Alegreya and Source Sans 3, both under the SIL Open Font License.
settings-about-parts = Built with { $parts }.

## Keys, as they stand on key caps

key-enter = Enter
key-esc = Esc
key-space = Space
key-shift = Shift
key-ctrl = Ctrl
key-delete = Del
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
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
