### The career: what a person's finished games add up to, and the profiles they are booked on.

## The page

career-title = Career
career-empty = No finished games yet. Every game you finish is kept here: results, sources of points, strength and records.
career-none-chosen = No games match these filters.
career-reading = Reading the games…
career-unread = The games could not be read. Reopen this page to try again.
career-tab-all = All
career-tab-results = Results
career-tab-points = Points
career-tab-strength = Strength
career-tab-records = Records
career-tab-games = Games
career-number = { $n }
career-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
career-won = { $n } won
career-summary = { $games }, { $won }
career-since = since { $day }
career-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }

## Filters

career-filters = Filters
career-filter-person = Person:
career-filter-since = Period:
career-filter-seats = Players:
career-filter-module = Modules:
career-filter-level = Opponents:
career-since-all = all time
career-since-year = last 12 months
career-since-quarter = last 3 months
career-since-month = last 30 days
career-seats-all = any number
career-module-all = all
career-module-base = Base game
career-level-all = all
career-level-people = people only
career-level-real = tabletop
career-filters-clear = Clear filters
career-filters-fold =
    { $n ->
        [0] Filters
       *[other] Filters ({ $n })
    }
career-chosen = { $games } shown

## The person, records, victories in a row

career-person = Person
career-share = wins
career-mean-points = points a game
career-mean-place = average place
career-records = Records
career-records-keys = Press Enter to open the game of a record.
career-record = { $name }: { $value }, { $day }
career-record-points = Highest score
career-record-margin = Largest lead
career-record-wall = Longest wall
career-record-exact = Exact payments in a game
career-record-bought = Tiles bought in a game
career-record-turns = Fastest win
career-streaks = Winning streaks
career-streak-won =
    { $n ->
        [one] Current streak: { $n } win
       *[other] Current streak: { $n } wins
    }
career-streak-lost =
    { $n ->
        [one] Without a win for { $n } game
       *[other] Without a win for { $n } games
    }
career-streaks-later = Winning and losing streaks appear after { $games }.
career-streak-most = Longest streak: { $n }
career-streak-without =
    { $n ->
        [one] Longest losing streak: { $n } game
       *[other] Longest losing streak: { $n } games
    }

## Results and sources

career-results = Results, game by game
career-results-what = lead over the best opponent
career-results-keys = Arrows choose a game, Enter opens it.
career-result = { $day }: { $place }, { $points }, { $lead }
career-ahead = { $n } ahead
career-behind = { $n } behind
career-even = level
career-game-of = Results, game { $k } of { $n }. { $result }
career-legend-won = won ({ $n })
career-legend-lost = not won ({ $n })
career-legend-mean = last 10: average { $n }
career-sources = Where the points come from
career-sources-what = points a game
career-source-in =
    { $n ->
        [one] { $item } (in { $n } game)
       *[other] { $item } (in { $n } games)
    }
career-source = { $item }: { $points }, opponents { $others }, difference { $more }
career-rivals = opponents’ average
career-rivals-total = opponents { $n }
career-best-worst = Furthest ahead of your opponents: { $best }. Furthest behind: { $worst }.

## Strength

career-levels = Strength by opponent
career-levels-what = How often you win compared with pure chance: 1× is the same, 2× is twice as often. The line is the likely range. Games are grouped by the strongest computer player at the table.
career-modules = Strength by module
career-modules-what = As above. A game with several modules counts for each of them.
career-adjusted = Luck is taken out for reviewed games: { $n } of { $all }.
career-strength-later = How often you win compared with pure chance: shown after { $games }.
career-times = { $n }×
career-won-of = { $n } of { $all } won
career-strength =
    { $sure ->
        [yes] { $name }: wins { $times } as often as chance ({ $low } to { $high }), a clear difference; { $won }
       *[no] { $name }: wins { $times } as often as chance ({ $low } to { $high }), too close to tell; { $won }
    }
career-strength-few = { $name }: { $won }, too few games to say more
career-legend-sure = clearly above or below 1×
career-legend-open = too early to tell
career-legend-few =
    { $n ->
        [one] under { $n } game
       *[other] under { $n } games
    }

career-your-level = Your level
career-rating-what = Your rating compared with the five levels; { level-medium } has { $medium }. The bar is the likely range.
career-set-few = With 1 to 4 modules
career-set-many = With 5 modules or more
career-rating-between = { $low } to { $high }, last game { $last }
career-rating-told = { $name }: { $points } ({ $between }), closest to { $level }; { $games }
career-level-later = Your rating and how often you win appear after { $games }.
career-rating-later = after { $games }
career-rating-few = { $name }: { $later }

## The list of games

career-games-title = Games
career-games-keys = Enter opens a game.
career-game = { $result }. Opponents: { $rivals }. Modules: { $modules }
career-rival = { $name } ({ $level })
career-delete = Delete
career-delete-sure = Really delete?
career-record-gone = The file of this game is no longer among the saved games.
career-export = Table (CSV)

## Milestones

career-tab-milestones = Milestones
milestones-title = Milestones
milestones-total = { $n } of { $all }
milestones-keys = Press Enter to open the game where you reached it.
milestone-told = { $name }: { $state }
milestone-reached = { $day }
milestone-not-yet = not yet
milestone-so-far = { $n } of { $of } so far
milestone-triple = 3 exact payments in one turn
milestone-wall = A wall of 20
milestone-six = First in all six building types
milestone-modules = Every module played
milestone-behind = A comeback win
milestone-clean = A day without an illegal move
milestone-exact = 8 tiles, all paid exactly
milestone-row = 3 wins in a row
milestone-seats = Games with 2, 3, 4, 5 and 6 players
milestone-reviewed = 5 games reviewed
milestone-hard = Beat { level-hard }
milestone-expert = Beat { level-expert }

## What does not count, and why the career could not be kept

career-not-computers = This game is not part of the career: no person sat at the table.
career-not-elsewhere = This game is not part of the career: nobody played it at this computer.
career-not-branch = This game is not part of the career: it is a branch of another game.
career-not-laid = This game is not part of the career: it began from a set-up position.
career-not-taken = This game is not part of the career: somebody else took over a seat.
career-not-again = This game is not part of the career: the same deal was played to the end before.
career-broken = The career in { $file } cannot be used: { $reason }. The file was kept as { $kept }. A new one begins with the finished games that are still saved.
career-locked = The career in { $file } stays as it is: { $reason }. No game is added for now.
career-not-kept = The career could not be changed: { $reason }.
career-odd =
    { $n ->
        [one] { $n } entry in { $file } is damaged and is left out of the career. It stays in the file.
       *[other] { $n } entries in { $file } are damaged and are left out of the career. They stay in the file.
    }
career-odd-profile = this person’s entry is damaged
career-is-locked = its file stays as it is
career-no-database = it is damaged
career-foreign = it belongs to another program
career-busy = another program is writing to it

## Profiles

profiles-title = Profiles
profiles-what = A profile keeps a person’s name, mark, language, help level, keys and look of the table. Choose it for a seat in a new game; every game that person finishes is added to their career.
profiles-none = There is no profile yet.
profiles-new = New profile
profiles-new-name = Player { $n }
profiles-name = Name of the profile
profiles-mark = Mark: { $mark }
profiles-tiles = tiles and table
profiles-keys = Keys
profiles-delete =
    { $n ->
        [0] Delete
        [one] Delete with { $n } game
       *[other] Delete with { $n } games
    }
profiles-delete-sure = Really delete? Press again
profiles-clear = Delete all profiles and games
profiles-cleared = All profiles and all games of the career have been deleted.
profiles-taken = A profile or a game already uses this name: { $name }
profiles-choice = profile
profiles-nobody = none
profiles-keep = keep as a profile
