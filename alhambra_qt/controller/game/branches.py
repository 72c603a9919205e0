"""Playing on from a moment of a finished game, kept in its record as a tree; replaying a line.

A branch does not count: it is there to see what else could have been. It begins with everything
as it lay, or with what was not drawn yet dealt anew, and anybody may play any seat.
"""

from collections.abc import Sequence
from typing import Any

from attrs import evolve

from alhambra_qt import files
from alhambra_qt.controller.game import saved, seats, thoughts
from alhambra_qt.controller.game.seats import Seating, Takeover
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import Branch
from alhambra_qt.controller.game.thoughts import Thought
from alhambra_qt.engine import BadData, IllegalAction
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, msg

Json = dict[str, Any]


class NoLongerFits(Unreadable):
    """A record that does not lead where it says; ``upto`` is how many actions surely fit."""

    def __init__(self, reason: Msg, field: str, upto: int) -> None:
        super().__init__(reason, field)
        self.upto = upto


def play_line(session: Session, line: saved.SavedLine, upto: int | None = None) -> None:
    """Play a line, all or the first ``upto`` actions, from where the session stands.

    Raises:
        Unreadable, BadData: naming the field that is wrong or no longer fits.
    """
    begin = len(session.steps)
    actions, most = _actions(line.actions[:upto]), begin + len(line.actions)
    marks = {int(number): mark for number, mark in line.digests.items()}
    _replay(session, actions, marks, _thoughts(line.thoughts, actions, begin, most))
    for change in seats.from_saved(line.takeovers, session.seats, most):
        session.reseat(evolve(change, at=min(change.at, len(session.steps))))


def _actions(actions: list[Json]) -> list[Action]:
    found = []
    for index, data in enumerate(actions):
        try:
            found.append(action_from_json(data, f"actions.{index}"))
        except BadData as error:
            text = msg("load-action", n=index + 1, field=error.field)
            raise Unreadable(text, error.field) from error
    return found


def _thoughts(
    kept: dict[str, saved.SavedThought], actions: list[Action], begin: int, most: int
) -> dict[int, Thought]:
    """Read what was thought of the actions that are opened, of those before ``most``."""
    found = {}
    for key, part in kept.items():
        number, field = int(key), f"thoughts.{key}"
        if not begin <= number < most:
            raise files.bad_field(field)
        if number - begin < len(actions):
            found[number] = thoughts.from_saved(part, actions[number - begin], field)
    return found


def _replay(
    session: Session, actions: list[Action], marks: dict[int, str], thought: dict[int, Thought]
) -> None:
    begin, sure, checked_once = len(session.steps), 0, False
    for index in range(len(actions) + 1):
        number = begin + index
        mark = marks.get(number)
        if mark is not None:
            if mark != (session.marks.get(number) or session.digest()):
                field = f"digests.{number}"
                raise NoLongerFits(msg("load-digest", n=number, field=field), field, sure)
            sure, checked_once = index, True
        if index == len(actions):
            return
        try:
            session.replay((actions[index],), thought.get(number))
        except IllegalAction as error:
            field = f"actions.{index}"
            text = msg("load-action", n=index + 1, field=field)
            raise NoLongerFits(text, field, index if checked_once else 0) from error


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
