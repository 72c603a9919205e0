### The pages after a scoring and at the end: ledger, results.

## A scoring on the table

scoring-title = { $scoring }: { $item }
scoring-place = { $place }: { $points }
scoring-again = Again
scoring-pause = Pause
scoring-resume = Continue
scoring-skip = Skip
scoring-next = Next
scoring-before-now = before → now
scoring-from = { $n } →
scoring-score = now { $n }


## Score ledger

ledger-number = { $n }
ledger-times = × { $n }
ledger-gain = { $n }
ledger-name-gain = { $name } { $n }
ledger-line = { $name }: { $text }
ledger-rule = § { $section } · { $title }
ledger-play = Play step by step
ledger-all = Show all
ledger-copy = Copy
ledger-copied = Copied
ledger-close = Close
ledger-view-table = Table
ledger-view-proof = Details
ledger-this = This scoring
ledger-before = Before
ledger-now = Now
ledger-hint-other = Shift + Enter pins it on the other side
ledger-cell = { $item }, { $name }: { $points }, { $count }
ledger-cell-most = { $item }, { $name }: { $points }, { $count }, the most
ledger-count-of = { $name }: count
ledger-pinned = pinned { $n } of { $k }
ledger-step-count = Count the tiles
ledger-step-places = Award the places
ledger-step-share = Share, rounded down
ledger-no-tie = No tie: each place scores in full.
ledger-nobody = Nobody has one of these: no points.
ledger-empty-title = No scoring yet
ledger-empty-text = Scorings 1 and 2 take place when their cards are drawn from the money deck, the final scoring at the end of the game. Every point will be explained here.

## Results

results-none = –
results-row = { $place }: { $name }, { $points }
results-sources = Sources
results-scorings = Scorings
results-stats = Statistics
results-shares = Last tiles
results-between = Between scorings
results-total = Total
ledger-print = Print
ledger-no-printer = No printer was found. The sheet can be copied as text instead.
