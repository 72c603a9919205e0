### The review of a game that is over: what decided it, was it luck or choice.


## The page

review-title = Review
review-tab-course = Timeline
review-tab-moment = Moment
review-tab-choices = Choices
review-replay = Replay
review-table = Table
review-table-of = The game turn by turn; luck and choices: { $name }
review-head-turn = Turn
review-see = Show this moment
review-later = After the analysis

## While it is worked out

review-working = Analysing the game
review-progress = { $n }% done, { $left }
review-progress-begun = { $n }% done
review-left-seconds =
    { $n ->
        [one] about { $n } second left
       *[other] about { $n } seconds left
    }
review-left-minutes =
    { $n ->
        [one] about { $n } minute left
       *[other] about { $n } minutes left
    }
review-stop = Stop
review-stopped = The analysis has stopped
review-stopped-text = Results so far are kept.
review-go-on = Continue
review-not-over = Only a game that was played to its end can be reviewed.
review-failed = The review of this game failed twice and has been given up.
review-waits = The analysis has not answered for a while. You can wait, or ask again.

## What decided the game

review-turning-luck = What decided it: the draw after turn { $turn }
review-turning-choice = What decided it: turn { $turn }, { $name }
review-turning-turns =
    { $kind ->
        [long] Decided little by little: turns { $first } to { $last }
       *[short] What decided it: turns { $first } to { $last }
    }
review-turning-last = Open until the last turn
review-turning-last-text =
    Until then { $name } stood at about **{ $before ->
        [one] { $before } win
       *[other] { $before } wins
    } in 100 games**.
review-turning-none = No lasting swing decided this game
review-turning-none-text = Nobody’s chance of winning rose clearly and for good.
review-turning-text =
    { $what }. { $name } goes from about { $before } to **{ $after ->
        [one] { $after } win
       *[other] { $after } wins
    } in 100 games**.
review-turning-run =
    { $name } goes from about { $before } to **{ $after ->
        [one] { $after } win
       *[other] { $after } wins
    } in 100 games**. The biggest jump came in turn { $turn }.
review-done-both = { $one }; { $more }
review-came = New on the table: { $things }
review-came-ready = { $came }; { $ready }
review-tile = { $tile } ({ $price })
review-ready = { $name }, who is next, can pay exactly: { $paid }
review-verdict =
    { $name }: **{ $kind ->
        [luck] mostly bad luck
        [more-luck] luck more than choices
        [choices] the choices, not the luck
        [more-choices] choices more than luck
        [both] bad luck and costly choices alike
        [helped] good luck, but costly choices
        [lucky] good luck
        [others] mostly others’ mistakes
       *[neither] neither luck nor choices did much
    }**.

## The graph

review-graph = How the game went
review-share = Chance of winning
review-share-if = estimated wins per 100 games played from here
# Beside the review of a branch: the line of the game that it left.
review-in-game = In the game
review-luck-of-whom = Luck and choices:
review-luck = Luck
review-luck-of = in each turn: { $name }
review-choices = Choices
review-choices-cost = what they cost
review-turn = turn { $turn }
review-after = After turn { $turn }
review-beginning = Before the first turn
review-scoring = Scoring { $k }
review-final = Final
review-signed = { $n }
review-heard-turn = turn { $turn } of { $turns }; wins in 100 games: { $shares }
review-heard-luck = { $name }: luck { $luck }, choices { $cost }
review-heard-both = { $one }; { $more }
review-heard-game = { $name } in the game: { $n }

## A moment

review-moment = The moment
review-choice-of = Turn { $turn }: { $name }
review-before = Previous
review-next = Next
review-display = Display
review-new = new
review-hand = plays next
review-about =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }, { $reserve } in reserve, wall { $wall }
review-go = Open in replay
review-try = Try it yourself

## The dear choices

review-dearest = Costliest choices
review-dearest-of =
    { $name }: { $n ->
        [0] the costliest choices
        [one] the costliest choice
       *[other] the { $n } costliest choices
    }
review-dear-unit = wins lost per 100 games (likely range)
review-dear-none = No choice stood out as more costly than the rest.
review-dear-unclear =
    { $n ->
        [one] Unclear: turn { $turns }. The cost of a choice there, if any, may depend on how everyone plays afterwards.
       *[other] Unclear: turns { $turns }. The cost of choices there, if any, may depend on how everyone plays afterwards.
    }
review-behind = From turn { $turn } on, { $name } was too far behind for a choice to cost much.
review-dear-played = Turn { $turn } – **{ $move }**
review-dear-better = better – { $move }
review-dear-together = Turn { $turn } in total: { $cost }
review-within = { $low }–{ $high }
review-spread =
    { $kind ->
        [near] close to { $low }
       *[between] between { $low } and { $high }
    }
review-between = Wins lost per 100 games: almost certainly { $within }
review-severity-0 = minor
review-severity-1 = slip
review-severity-2 = mistake
review-severity-3 = blunder
review-dear-heard = Costly choice { $k } of { $of }, turn { $turn }, { $word }. Wins lost per 100 games: { $cost }, { $within }. Played: { $played }. Better: { $better }.
review-close-choice = Back to the list
review-own-view = Seen through that player’s eyes: what they could not know is neither shown nor held against them.
review-played = Played
review-better = Better
review-covered = Think first: what would you do here? Try it, then the answer is shown.
review-uncover = Show the answer
review-why = Why that was better
review-why-unit = Wins per 100 games; they add up to the cost.
review-why-none = No single reason stands out. In the games played on from here it simply won more often.
review-cells = Spaces are counted from the fountain.

## Trying again

review-try-notice = { $name } again, turn { $turn }: choose one action. Esc goes back.
review-tried-best = The best move found: it wins { $n } more games in 100 than the move played.
review-tried-same-best = The best move found, as in the game.
review-tried-played =
    { $kind ->
        [cost] As in the game: it wins { $n } fewer games in 100 than the best move found, { $within }.
       *[none] As in the game: it cost nothing to speak of.
    }
review-tried-unclear =
    { $kind ->
        [best] The best move found, but how it compares with the move played is unclear. It may depend on how everyone plays afterwards.
        [played] As in the game: what it cost, if anything, is unclear. It may depend on how everyone plays afterwards.
       *[other] How this compares with the best move found is unclear. It may depend on how everyone plays afterwards.
    }
review-tried-unknown = What that would have cost could not be worked out.
review-tried-working = Working out what that would have cost…
review-tried-same = As good as the best move found, as far as we can tell.
review-tried-better = Even better than the best move found: it wins { $n } more games in 100.
review-tried-worse = It would win { $n } fewer games in 100 than the best move found, { $within } ({ $kind ->
        [unclear] the move played: unclear
       *[clear] the move played: { $cost } fewer
    }).

## How well

review-level = How well was it played?
review-level-of = Playing strength: { $name }
review-like = About **{ $level }**
review-like-about = About **{ $level }**, perhaps between { $low } and { $high }
review-like-between = Between **{ $low }** and **{ $high }**
review-like-any = **One game is not enough to tell.** { $first } to { $last } are all possible.
review-like-unknown = Too few choices to tell.
# What can be counted without judging, where one game does not tell a level.
review-fact-exact = Exact payments: { $n } of { $all }
review-fact-single = Turns with one card taken and nothing else: { $n } of { $all }
review-fact-left = Money left at the end: { $n } ({ $cards })
review-judged =
    { $n ->
        [one] { $n } choice (wins lost per 100 games: { $cost }); nobody is blamed for what they could not know.
       *[other] { $n } choices (wins lost per 100 games: { $cost }); nobody is blamed for what they could not know.
    }

## With even luck

review-even = With even luck
review-even-text =
    { $kind ->
        [level] { $name } would be tied: **{ $n ->
            [one] { $n } win
           *[other] { $n } wins
        } in 100 games each**
        [still] { $name } would still be ahead, with **{ $n ->
            [one] { $n } win
           *[other] { $n } wins
        } in 100 games**
       *[other] { $name } would be ahead, with **{ $n ->
            [one] { $n } win
           *[other] { $n } wins
        } in 100 games**
    }
review-even-nearest = Subtracting luck from the result would put somebody below 0, so these are the closest numbers that add up to 100.
review-term-start = after the deal
review-term-luck = luck
review-term-own = choices
review-term-others = others’ mistakes
review-term-result = result
review-unit = Wins per 100 games; they add up to the result.
review-unit-more = Wins per 100 games. Luck and choices cost more than the starting chance, because opponents’ mistakes gave some back.
