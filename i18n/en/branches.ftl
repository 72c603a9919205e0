### Playing on from a moment of a game that is over, and the branches that come of it.

## What cannot be done

branch-not-over = You can play on from a moment of a game once it is over: before that it would show what is still to come.
branch-most = A game can have at most { $most } branches.
branch-not-read = The branch “{ $name }” cannot be opened: { $reason }
branches-left-out =
    { $n ->
    [one] { $n } branch of this game is left out: { $reason }
   *[other] { $n } branches of this game are left out: { $reason }
    }
undo-branches = Branches leave from this game, so nothing in it can be taken back.

## Leaving the game

playon-title = Play on from here
playon-where = Round { $round }: { $name } chooses.
playon-note = A branch is there to see what else could have been. It counts for nothing, and the game stays as it was.
playon-name = Name of the branch
playon-luck = Luck
playon-luck-same = The same
playon-luck-new = New
playon-luck-same-help = Cards, tiles and everything else come in the order in which they lay.
playon-luck-new-help = What nobody had drawn is mixed anew; what is held or lies face up stays.
playon-seats = Who plays on
playon-begin = Play on
branch-name = Branch { $n }
branch-frame = { $branch } · counts for nothing
branch-leave = Back to the game
menu-original-detail = What happened, and what can be done with it now
menu-branches-detail = What was tried from moments of the game on
menu-branch-kept = The branch stays in its game: “{ start-saved }”, “{ branches-title }”

## The branches of a game

branches-title = Branches of the game
games-branches =
    { $n ->
    [one] { $n } branch
   *[other] { $n } branches
    }
branches-happened = What happened
branches-none = Nobody has played on from a moment of this game yet.
branches-none-help = In “{ replay-title }”, “{ playon-title }” begins a branch.
branches-where = { $name } chooses in round { $round }
branches-within = begins in “{ $name }”
branches-luck-same = same luck
branches-luck-new = new luck
branches-going = not over, round { $round }
branches-over = played to the end
branches-score = { $name } { $score }
branches-compared = { $name } { $score } ({ $change })
branches-play = Play on
branches-view = View
branches-replay = Replay
branches-delete-help = What was played in it is lost, and so are the branches that leave it.
results-branch = { $branch } counts for nothing. In the game it was: { $scores }
