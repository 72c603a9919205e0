### Playing on from a moment of a game that is over, and the branches that come of it.

## What cannot be done

branch-not-over = You can branch off a game only once it is over; before that you would see what is still to come.
branch-most =
    A game can have at most { $most ->
        [one] { $most } branch
       *[other] { $most } branches
    }.
branch-not-read = The branch “{ $name }” cannot be opened: { $reason }
branches-left-out =
    { $n ->
        [one] { $n } branch of this game could not be loaded: { $reason }
       *[other] { $n } branches of this game could not be loaded: { $reason }
    }
undo-branches = Branches start from this game, so its moves can no longer be undone.

## Leaving the game

playon-title = Play on from here
playon-where = Round { $round }, { $name } to move
playon-note = A branch shows what might have happened. It does not count, and the original game is unchanged.
playon-name = Name of the branch
playon-luck = Luck
playon-luck-same = The same
playon-luck-new = New
playon-luck-same-help = Cards and tiles come in the same order as in the game.
playon-luck-new-help = Everything not yet drawn is reshuffled; hands and face-up pieces stay.
playon-seats = Who plays on
playon-begin = Play on
branch-name = Branch { $n }
branch-frame = { $branch } · does not count
branch-leave = Back to the game
menu-original-detail = result, replay, review
menu-branches-detail = those from this game
menu-branch-kept = The branch is kept with its game, under “{ start-saved }”

## The branches of a game

branches-title = Branches
games-branches =
    { $n ->
        [one] { $n } branch
       *[other] { $n } branches
    }
branches-happened = The original game
branches-none = No branches start from this game yet.
branches-none-help = In “{ replay-title }”, “{ playon-title }” begins a branch.
branches-where = round { $round }, { $name } to move
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
branches-delete-help = Its moves are lost, and so are the branches that start from it.
results-branch = { $branch } does not count. In the original game: { $scores }
