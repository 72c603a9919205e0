### Pages around the game: start, new game, saved games, settings.


## Start page

app-name = Alhambra
start-tagline = Buy, build and wall in the finest palace of Granada
start-continue-detail = { $names } · round { $n } · { $when }
start-new-detail = 2 to 6 seats, people and computers
start-saved = Saved games
start-demo = Watch a demonstration
start-picture = An Alhambra of 18 tiles with a long wall around it
start-about = An unofficial fan version, made without art or text from the publisher

## New game

new-players-range = 2 to 6
new-players = Players
new-seat-name = Name on seat { $n }
new-seat-kind = Who plays on seat { $n }
new-ai = AI
new-level = level
new-level-name = { $name } ({ $stars } of 5)
new-language = language
new-assist = help
new-assist-learn = learning
new-assist-normal = normal
new-assist-expert = expert
new-language-same = as the program
new-seat-remove = Remove seat { $n }
new-seat-add = Add a player
new-dirk-note = With two players the rules add Dirk, an imaginary third player.
new-how = Game options
new-youngest = Youngest (begins on a tie)
new-youngest-lot = by lot, with the seed
new-mark = Mark of seat { $n }: { $mark }
mark-circle = circle
mark-diamond = lozenge
mark-triangle = triangle
mark-square = square
mark-hexagon = hexagon
mark-star = star
new-counts = Table of counts
new-counts-open = visible to all
new-counts-hidden = hidden
new-seed = Seed
new-seed-help = The same seed gives the same cards and tiles.
new-seed-roll = Another
new-seed-copy = Copy
new-modules = Modules
new-modules-chosen = { $n } of { $total } chosen
new-modules-none = Base game only
new-modules-all = All
new-module-minutes = +{ $n } min
new-module-spoken =
    { $n ->
        [one] { $name }: { $idea } Complexity { $level } of 5, about { $n } minute more.
       *[other] { $name }: { $idea } Complexity { $level } of 5, about { $n } minutes more.
    }
new-idea-vizier = Buy out of turn, if you pay exactly.
new-idea-camps = Tents outside the wall score whole rows.
new-complexity = Complexity
new-complexity-base = the base game: right for a first time
new-complexity-easy = easy: right for a first time with modules
new-complexity-middle = for players who know the base game well
new-complexity-full = a lot to watch: a long evening
new-no-modules = no modules
new-summary =
    { $minutes ->
        [one] **{ $players } · { $modules } · about { $minutes } minute**
       *[other] **{ $players } · { $modules } · about { $minutes } minutes**
    }
new-play = Play
new-reset = Fresh start

## Saved games

games-none = No saved games yet
games-none-help = Every game saves itself after each move and then waits here.
games-round = round { $n }
games-position = a position, without players
games-scoring =
    { $n ->
        [one] { $n } of 3 scorings made
       *[other] { $n } of 3 scorings made
    }
games-over = finished
games-auto = saved automatically
games-open = Play on
games-view = Look at it
games-rename = Rename
games-delete = Delete
games-delete-ask = Delete “{ $name }”?
games-delete-help = It cannot be brought back.
games-rename-ask = New name
games-spoken = { $name }, { $names }, { $when }
games-file = Open a file…
games-save-name = Keep this name

## Settings screen

settings-group-language = Language
settings-group-look = Looks
settings-group-motion = Speed and motion
settings-group-play = Playing
settings-reset = Back to defaults
settings-done = Done
settings-seat = Seat { $n }
settings-about = About
settings-about-text = Alhambra Qt { $version }, free software under the MIT licence. It is an unofficial fan version of the board game; the rules are retold, the art and sounds are our own.
settings-about-fonts = Typefaces: Alegreya and Source Sans 3, both under the SIL Open Font License.

## Keys, as they stand on key caps

key-enter = Enter
key-esc = Esc
key-space = Space
key-delete = Del

## Counted things of these pages

new-count-modules =
    { $n ->
        [one] { $n } module
       *[other] { $n } modules
    }

## Variants of modules

new-variant-thieves = Thieves are used
new-variant-thieves-usual = after every turn
new-variant-thieves-round = after every round
new-variant-invaders = Attacks
new-variant-invaders-usual = scouts look ahead
new-variant-invaders-open = the next one lies open
