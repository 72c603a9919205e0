"""The branches of a game as a list shows them: where each begins, how it went beside the game."""

from collections.abc import Sequence

from attrs import frozen

from alhambra_qt import files
from alhambra_qt.controller.build.scene import round_of
from alhambra_qt.controller.game import saved
from alhambra_qt.controller.game.branch import Branch
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, listing, msg, signed


@frozen
class BranchLine:
    """One line of the tree.

    Attributes:
        branch: the branch, None for what happened.
        title: its name.
        depth: how many branches it leaves before it comes to the game.
        facts: where it begins, its luck, how far it was played.
        scores: the points of all seats, of a branch that is over beside those of the game.
        over: whether it was played to the end.
        begun: whether there is an action to look at again.
    """

    branch: Branch | None
    title: Msg | str
    depth: int = 0
    facts: tuple[Msg, ...] = ()
    scores: tuple[Msg, ...] = ()
    over: bool = True
    begun: bool = True


def branch_lines(root: Session) -> tuple[BranchLine, ...]:
    """List what happened, then every branch behind the one that it leaves."""
    scores = scores_of(root.tags, root.scores)
    first = BranchLine(None, msg("branches-happened"), scores=scores, begun=bool(root.steps))
    left_by: dict[Branch | None, list[Branch]] = {}
    for branch in root.branches:
        left_by.setdefault(branch.parent, []).append(branch)
    found, waiting = [first], left_by.get(None, [])[::-1]
    while waiting:
        branch = waiting.pop()
        found.append(_line(root, branch, len(branch.way)))
        waiting += left_by.get(branch, [])[::-1]
    return tuple(found)


def _line(root: Session, branch: Branch, depth: int) -> BranchLine:
    try:
        shown = files.fit(branch.data.get("meta", {}), saved.Shown)
    except Unreadable:  # the branch is none the worse
        shown = saved.Shown()
    facts = [_where(root, branch), msg(f"branches-luck-{'new' if branch.luck else 'same'}")]
    if shown.over:
        facts.append(msg("branches-over"))
    else:
        facts.append(msg("branches-going", round=round_of(shown.turn, root.seats)))
    before = root.scores if shown.over else None
    scores = scores_of(root.tags, shown.scores, before)
    return BranchLine(
        branch, branch.name, depth, tuple(facts), scores, shown.over, branch.length > 0
    )


def _where(root: Session, branch: Branch) -> Msg:
    """Say in which branch another begins, and in which round who chose there."""
    if branch.parent is not None:
        return msg("branches-within", name=branch.parent.name)
    return moment(root, branch.at, "branches-where")


def moment(line: Session, number: int, words: str = "playon-where") -> Msg:
    """Say in which round who chooses after so many actions of a game."""
    step = line.steps[number]
    number = round_of(step.turn, line.seats)
    return msg(words, round=number, name=line.tags[step.seat].said)


def scores_of(
    tags: Sequence[SeatTag], scores: Sequence[int], before: Sequence[int] | None = None
) -> tuple[Msg, ...]:
    """Say the points of all seats, beside those of ``before`` if given."""
    found = []
    for index, (tag, score) in enumerate(zip(tags, scores, strict=False)):
        if before is None:
            found.append(msg("branches-score", name=tag.said, score=score))
        else:
            change = signed(score - before[index])
            found.append(msg("branches-compared", name=tag.said, score=score, change=change))
    return tuple(found)


def result_text(session: Session) -> Msg | None:
    """Say of a branch that is over that it counts for nothing, and how the game ended."""
    if session.root is None or session.branch is None:
        return None
    scores = text_of(listing(list(scores_of(session.root.tags, session.root.scores))))
    return msg("results-branch", branch=session.branch.name, scores=scores)


def next_name(root: Session) -> Msg:
    """Name the next branch by its number."""
    return msg("branch-name", n=len(root.branches) + 1)
