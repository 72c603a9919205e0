### The puzzles of the day.

puzzle-title = Puzzles of the day
puzzle-intro = Three a day, as hard as suits you
puzzle-solve = Solve
puzzle-again = Try again
puzzle-theme = Theme of the puzzles
puzzle-theme-all = What you have learned
puzzle-theme-money = Exact payments
puzzle-theme-wall = The longest wall
puzzle-theme-building = Building
puzzle-theme-scoring = Scoring
puzzle-tomorrow = From tomorrow: { $theme }
puzzle-streak =
    { $n ->
        [one] { $n } day in a row · best { $best }
       *[other] { $n } days in a row · best { $best }
    }
puzzle-waiting = not solved yet
puzzle-heard = Puzzle { $k }, { $name }: { $state }
puzzle-number = Puzzle { $k } of { $n }
puzzle-next = Next puzzle
puzzle-finish = Done
puzzle-done = Done for today: { $k } of { $n } right
