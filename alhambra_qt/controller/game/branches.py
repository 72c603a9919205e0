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
MOST = 200  # branches of a game
LONGEST = 5_000  # actions in one of them


class BadBranch(Exception):
    """A branch that cannot be opened; ``text`` says why. The game itself is none the worse."""

    def __init__(self, branch: Branch, trouble: Unreadable) -> None:
        super().__init__(f"{branch.name}: {trouble}")
        self.text = msg("branch-not-read", name=branch.name, reason=trouble.reason)


def why_not_yet(session: Session) -> Msg | None:
    """Say why nobody can play on from a moment of this game; None if it is possible.

    While a game goes on, a branch would show what is still to be drawn.
    """
    root = session.root or session
    if not root.over:
        return msg("branch-not-over")
    return msg("branch-most", most=MOST) if len(root.branches) >= MOST else None


def play_on(
    line: Session, number: int, name: str, luck: str = "", changes: Sequence[Seating] = ()
) -> Session:
    """Leave a game, or a branch of it, after so many actions; ``changes`` say who plays now.

    Raises:
        ValueError: if nobody can, or the moment is its end.
    """
    root, parent = line.root or line, line.branch
    if why_not_yet(line) is not None or number >= len(line.steps):
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
    session = root
    for one in branch.way:
        session = session.leave_by(one)
        try:
            play_line(session, files.fit(one.data, saved.SavedLine))
        except Unreadable as error:
            raise BadBranch(one, error) from error
        except BadData as error:
            raise BadBranch(one, files.bad_field(error.field)) from error
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


def from_saved(
    data: Sequence[Any], actions: int
) -> tuple[list[Branch], list[Any], Unreadable | None]:
    """Take branches from the file of a game with so many actions.

    A branch that cannot be read is left out, and so are those that leave it: the game is none the
    worse. Gives the branches, what was left out, and what is wrong with the first of it.
    """
    found: list[Branch | None] = []
    left: list[Any] = []
    trouble: Unreadable | None = None
    for number, part in enumerate(data):
        try:
            if len(found) - len(left) == MOST:
                raise Unreadable(msg("load-branches", most=MOST), "branches")
            found.append(_read(part, f"branches.{number}", found, actions))
        except Unreadable as error:
            found.append(None)
            left.append(part)
            trouble = trouble or error
    return [one for one in found if one is not None], left, trouble


def _read(part: Any, where: str, before: Sequence[Branch | None], actions: int) -> Branch:
    head = files.fit(part, saved.SavedBranch, where)
    if len(head.actions) > LONGEST:
        raise files.bad_field(f"{where}.actions", "long")
    if head.parent >= len(before):
        raise files.bad_field(f"{where}.parent")
    parent = None if head.parent < 0 else before[head.parent]
    if parent is None and head.parent >= 0:
        raise files.bad_field(f"{where}.parent")
    if head.at >= (actions if parent is None else parent.length):
        raise files.bad_field(f"{where}.at")
    rest = {key: value for key, value in part.items() if key not in HEAD}
    return Branch(head.name, parent, head.at, head.luck, rest)
