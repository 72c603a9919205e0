### The set-up of a new game.


## Players, modules and options

new-players-range = 2 to 6
new-players = Players
new-seat-name = Name of player { $n }
new-seat-kind = Who is player { $n }?
new-ai = AI
new-level = level
new-level-name = { $name } ({ $stars } of 5)
new-language = language
new-assist = help
new-assist-learn = learning
new-assist-normal = normal
new-assist-expert = expert
new-language-same = same as the program
new-seat-remove = Remove player { $n }
new-seat-add = Add a player
new-dirk-note = With two players the rules add Dirk, an imaginary third player.
new-how = Game options
new-youngest = Youngest (begins on a tie)
new-youngest-lot = at random, using the seed
new-mark = Mark of player { $n }: { $mark }
mark-circle = circle
mark-diamond = lozenge
mark-triangle = triangle
mark-square = square
mark-hexagon = hexagon
mark-star = star
new-counts = Counting aid
new-counts-all = everything that can be known
new-counts-buildings = only buildings (purists)
new-counts-nothing = nothing
new-auctions = Auctions on a shared screen
new-auctions-open = in the open
new-auctions-sealed = sealed, one limit each
new-seed = Seed
new-seed-help = The same seed gives the same cards and tiles.
new-seed-roll = Another
new-seed-copy = Copy
new-modules = Modules
new-more = Base game · add modules
new-modules-chosen = { $n } of { $total }
new-module-minutes = +{ $n } min
new-complexity = Complexity
new-complexity-base = the base game: right for a first time
new-complexity-easy = easy: right for a first time with modules
new-complexity-middle = for players who know the base game well
# Why the modules are much for a first game; the module is the one with the largest part of it.
new-heavy-rules = a lot for a first game: { $n } new kinds of actions, events and points, mainly because of “{ $module }”
new-no-modules = no modules
new-summary =
    { $minutes ->
        [one] **{ $players } · { $modules } · about { $minutes } minute**
       *[other] **{ $players } · { $modules } · about { $minutes } minutes**
    }
new-play = Play
new-reset = Fresh start

## Cards of the modules

new-module-spoken =
    { $n ->
        [one] { $name }: { $idea } { $pieces } { $changes } Complexity { $level } of 5, about { $n } more minute.
       *[other] { $name }: { $idea } { $pieces } { $changes } Complexity { $level } of 5, about { $n } more minutes.
    }
# Short for learn-offer, where a card is narrow.
new-lesson = Lesson
new-detail-none = Point at a module, or go to it with the keys, to see here what it contains and what it changes.
new-detail = **{ $name }** · { $pieces } { $changes }
new-detail-short = **{ $name }** · { $changes }
new-detail-measured = Turns per game, on average: { $turns } · New kinds of actions, events and points: { $news }
new-partners = Goes well with: { $modules }

## Ready-made choices of modules

new-preset-base = Base game only
new-preset-first = First steps
new-preset-all = All
new-preset-boxes = Expansion
new-preset-mixes = Recommended
new-preset-surprise = Surprise me
new-preset-mix-money = Money changers
new-preset-mix-city = Walls and gates
new-preset-mix-rivals = Rivals
new-preset-mix-treasures = Collectors
new-surprise-budget = complexity up to { $n }
new-complexity-number = { $n } of { $total }

## How the set-up differs from the printed rules

new-joined = { $head } · { $rest }
new-differs-nothing = compared with the printed rules: no changes
new-differs = compared with the printed rules: { $what }
new-differs-numbers = with numbers of our own where no source gives any: { $modules }
new-differs-shared = several people, one screen: hands are covered between turns

## Set-up codes

new-code-header = Code…
new-code = Set-up code
new-code-help = Copy the code to share this set-up, or paste another one; names are kept.
new-code-done = The set-up now matches the code.
code-empty = Type or paste a set-up code first
code-letter = No set-up code contains “{ $letter }”
code-wrong = This is not a set-up code, or part of it is missing or wrong
code-newer = This code was made by a newer version of the program

## Favourites and the last set-up

new-last = Last set-up
new-favourites = Favourites
new-favourites-none = Give this set-up a name and it will wait here.
new-favourite-name = Name of a favourite
new-favourite-hint = Name
new-favourite-keep = Keep
new-favourite-forget = Forget { $name }
new-favourites-full =
    { $n ->
        [one] There is room for { $n } favourite: forget it first.
       *[other] There is room for { $n } favourites: forget one first.
    }
new-favourite-facts = { $players } · { $modules }

## Rating and the level Fitting

new-told = { $one } { $more }
new-rating =
    { $base ->
        [yes] Your rating in the base game: { $points } ({ $low } to { $high }).
       *[no] Your rating with about as many modules: { $points } ({ $low } to { $high }).
    }
new-rating-chance = Against these opponents you win about { $n } in 100 games.
new-rating-up = It is time to try { $level }.
new-rating-down = { $level } fits you better for now.
new-fitting = Matched
new-fitting-what = Plays at one of two neighbouring levels, picked at random before each game: you win slightly more than an even share, about 40 in 100 games with three players
new-fitting-drawn =
    { $alike ->
        [yes] The matched level is { $level }: you win about { $n } in 100 games.
       *[no] This time the matched level is { $level }, picked from { $easier } and { $harder }: on average you win about { $n } in 100 games.
    }
new-fitting-level = matched level: { $level }
new-fitting-one = The matched level needs exactly one person at the table.
