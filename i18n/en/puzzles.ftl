### Three puzzles for today, in the exercises.

puzzle-title = Three for today
puzzle-intro = Matched to your level
puzzle-solve = Solve
puzzle-again = Try again
puzzle-theme = Theme of the puzzles
puzzle-theme-all = What you have learned
puzzle-theme-money = Exact payments
puzzle-theme-wall = The longest wall
puzzle-theme-building = Building
puzzle-theme-scoring = Scoring
puzzle-theme-games = Your reviewed games
puzzle-tomorrow = From tomorrow: { $theme }
puzzle-whose = { $name } · { $note }
puzzle-waiting = not solved yet
puzzle-heard = Puzzle { $k }, { $name }: { $state }
puzzle-number = Puzzle { $k } of { $n }
puzzle-next = Next puzzle
puzzle-finish = Done
puzzle-done = Done for today: { $k } of { $n } right

## Questions from reviewed games

exercise-family-game = From a reviewed game
puzzle-ask-game = What would you do?
puzzle-ask-place = Where would you place this tile?
puzzle-ask-add = Where would you add this tile?
puzzle-ask-remove = Which tile would you take out?
puzzle-ask-swap = Which tile would you swap for this one?
puzzle-when = You are { $name }, in turn { $turn } of a reviewed game. Scoring { $k } is still to come.
puzzle-points = Points – { $list }
puzzle-market = Market – { $list }
puzzle-row-aside = Bought or in the reserve
puzzle-best = The best move found: { $move }
puzzle-good = About as good: { $move }
puzzle-played = Played in the game: { $move } ({ $n ->
        [0] as good
        [one] { $n } fewer win in 100 games
       *[other] { $n } fewer wins in 100 games
    })
puzzle-worse = { $n ->
        [one] That wins { $n } fewer game in 100, { $within }.
       *[other] That wins { $n } fewer games in 100, { $within }.
    }

## The file

puzzles-broken = Your puzzles in { $file } cannot be used: { $reason }. The file was kept as { $kept }, and a new one was started.
puzzles-locked = Your puzzles in { $file } stay as they are: { $reason }. New ones are not kept.
