"""Playing on from a moment of a game that is over; what was tried is kept in its record as a tree.

A branch counts for nothing: it is there to see what else could have been. It begins with everything
as it lay or with what was not drawn yet dealt anew, and anybody may play any seat.
"""

from collections.abc import Sequence
from typing import Any

from alhambra_qt import files
from alhambra_qt.controller.game import saved
from alhambra_qt.controller.game.again import play_line
from alhambra_qt.controller.game.branch import Branch
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.takeovers import Seating, Takeover
from alhambra_qt.engine import BadData
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, msg

Json = dict[str, Any]
HEAD = ("name", "parent", "at", "luck")


class BadBranch(Exception):
    """A branch that cannot be opened; ``text`` says why. The game itself is none the worse."""

    def __init__(self, branch: Branch, trouble: Unreadable) -> None:
        super().__init__(f"{branch.name}: {trouble}")
        self.text = msg("branch-not-read", name=branch.name, reason=trouble.reason)


def why_not_yet(session: Session) -> Msg | None:
    """Say why nobody can play on from a moment of this game; None if it is possible.

    While a game goes on, a branch would show what is still to be drawn.
    """
    return None if (session.root or session).over else msg("branch-not-over")


def play_on(
    line: Session, number: int, name: str, luck: str = "", changes: Sequence[Seating] = ()
) -> Session:
    """Leave a game, or a branch of it, after so many actions; ``changes`` say who plays now.

    Raises:
        ValueError: if the game is not over, or the moment is its end.
    """
    root, parent = line.root or line, line.branch
    if not root.over or number >= len(line.steps):
        raise ValueError(f"nobody can play on after {number} actions")
    while parent is not None and number < parent.at:
        parent = parent.parent
    branch = Branch(name, parent, number, luck)
    session = line.leave_by(branch)
    for change in changes:
        session.reseat(Takeover(change.seat, change.kind, change.level, change.style, number))
    root.branches.append(branch)
    return session


def opened(root: Session, branch: Branch) -> Session:
    """Give a branch as far as it was played.

    Raises:
        BadBranch: with a sentence that says why it cannot be opened.
    """
    session = (root if branch.parent is None else opened(root, branch.parent)).leave_by(branch)
    try:
        play_line(session, files.fit(branch.data, saved.SavedLine))
    except Unreadable as error:
        raise BadBranch(branch, error) from error
    except BadData as error:
        raise BadBranch(branch, files.bad_field(error.field)) from error
    return session


def remove(root: Session, branch: Branch) -> None:
    """Forget a branch and those that leave it."""
    root.branches[:] = [
        one for one in root.branches if one is not branch and not one.leaves(branch)
    ]


# -- as data ----------------------------------------------------------------------------------


def to_json(branches: Sequence[Branch]) -> list[Json]:
    """Write branches; each stands behind the one that it leaves."""
    numbers = {branch: number for number, branch in enumerate(branches)}
    return [
        {
            "name": one.name,
            "parent": -1 if one.parent is None else numbers[one.parent],
            "at": one.at,
            "luck": one.luck,
            **one.data,
        }
        for one in branches
    ]


def from_saved(data: Sequence[Json], actions: int) -> list[Branch]:
    """Take branches from the file of a game with so many actions.

    Raises:
        Unreadable: naming the field that does not fit.
    """
    found: list[Branch] = []
    for number, part in enumerate(data):
        where = f"branches.{number}"
        head = files.fit(part, saved.SavedBranch, where)
        if head.parent >= number:
            raise files.bad_field(f"{where}.parent")
        parent = None if head.parent < 0 else found[head.parent]
        if head.at >= (actions if parent is None else parent.length):
            raise files.bad_field(f"{where}.at")
        rest = {key: value for key, value in part.items() if key not in HEAD}
        found.append(Branch(head.name, parent, head.at, head.luck, rest))
    return found
