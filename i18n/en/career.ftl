### The career: what a person's finished games add up to, and the profiles they are booked on.

## The page

career-title = Career
career-empty = No finished game yet. Whatever you play to the end is kept here: results, where the points come from, strength and records.
career-none-chosen = No game is like that. Choose other filters.
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
career-filter-since = Time:
career-filter-seats = Players:
career-filter-module = Modules:
career-filter-level = Opponents:
career-since-all = from the beginning
career-since-year = last year
career-since-quarter = last 3 months
career-since-month = last 30 days
career-seats-all = any number
career-module-all = all
career-module-base = Base game
career-level-all = all
career-level-people = people only
career-filters-clear = Clear filters
career-filters-fold =
    { $n ->
    [0] Filters
   *[other] Filters ({ $n })
    }
career-chosen = { $games } chosen

## The person, records, victories in a row

career-person = Person
career-share = victories
career-mean-points = points a game
career-mean-place = mean place
career-records = Records
career-records-keys = Enter opens the game of a record.
career-record = { $name }: { $value }, { $day }
career-record-points = Highest score
career-record-margin = Largest lead
career-record-wall = Longest wall
career-record-exact = Exact payments in a game
career-record-bought = Tiles bought in a game
career-record-turns = Shortest victory
career-streaks = Victories in a row
career-streak-won =
    { $n ->
    [one] Now: { $n } victory
   *[other] Now: { $n } victories in a row
    }
career-streak-lost =
    { $n ->
    [one] Now: { $n } game without a victory
   *[other] Now: { $n } games without a victory
    }
career-streak-most = Most in a row: { $n }
career-streak-without =
    { $n ->
    [one] Longest without a victory: { $n } game
   *[other] Longest without a victory: { $n } games
    }

## Results and sources

career-results = Results, game by game
career-results-what = lead over the best rival
career-results-keys = Arrows choose a game, Enter opens it.
career-result = { $day }: { $place }, { $points }, { $lead }
career-ahead = { $n } ahead
career-behind = { $n } behind
career-even = level
career-game-of = Results, game { $k } of { $n }. { $result }
career-legend-won = victory ({ $n })
career-legend-lost = no victory ({ $n })
career-legend-mean = mean of the last 10: { $n }
career-sources = Where the points come from
career-sources-what = points a game
career-source-in =
    { $n ->
    [one] { $item } (in { $n } game)
   *[other] { $item } (in { $n } games)
    }
career-source = { $item }: { $points }, rivals { $others }, difference { $more }
career-rivals = mean of the rivals
career-rivals-total = rivals { $n }
career-best-worst = Furthest ahead of the rivals: { $best }. Furthest behind: { $worst }.

## Strength

career-levels = Strength by opponent
career-levels-what = How often you win beside what chance alone would give: 1× is as often, 2× twice as often. The line shows the range in which it almost surely lies. By the strongest computer at the table.
career-modules = Strength by module
career-modules-what = The same. A game with several modules counts for each of them.
career-adjusted = Reviewed games count without their luck: { $n } of { $all }.
career-strength-later = How often you win beside what chance alone would give: shown from { $games } on.
career-times = { $n }×
career-won-of = { $n } of { $all } won
career-strength =
    { $sure ->
    [yes] { $name }: { $times } an even share, between { $low } and { $high }, surely different from 1; { $won }
   *[no] { $name }: { $times } an even share, between { $low } and { $high }, not surely different from 1; { $won }
    }
career-strength-few = { $name }: { $won }, too few games for more
career-legend-sure = surely not 1
career-legend-open = not known yet
career-legend-few =
    { $n ->
    [one] under { $n } game
   *[other] under { $n } games
    }

## The list of games

career-games-title = Games
career-games-keys = Enter opens a game.
career-game = { $result }. Rivals: { $rivals }. Modules: { $modules }
career-rival = { $name } ({ $level })
career-more =
    { $n ->
    [one] { $n } more game
   *[other] { $n } more games
    }
career-delete = Delete
career-delete-sure = Really delete?
career-record-gone = The file of this game is no longer among the saved games.
career-export = Table (CSV)
career-exported = Saved: { $file }
career-not-exported = The table cannot be saved: { $reason }

## What does not count, and why the career could not be kept

career-not-computers = This game is not part of the career: no person sat at the table.
career-not-branch = This game is not part of the career: it goes on from a moment of another game.
career-not-laid = This game is not part of the career: it began from a position that was laid.
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
career-odd-profile = the entry of this person is damaged
career-is-locked = its file stays as it is
career-no-database = it is damaged
career-foreign = it belongs to another program
career-busy = another program is writing it

## Profiles

profiles-title = Profiles
profiles-what = A profile keeps name, mark, language, help and keys of a person. Choose it for a seat of a new game; what that person plays to the end is part of the career.
profiles-none = There is no profile yet.
profiles-new = New profile
profiles-new-name = Player { $n }
profiles-name = Name of the profile
profiles-mark = Mark: { $mark }
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
profiles-taken = There is a profile or a game of { $name } already.
profiles-choice = profile
profiles-nobody = none
profiles-keep = keep as a profile
