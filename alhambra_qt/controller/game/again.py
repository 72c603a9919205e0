"""Playing what a file holds again, and whether it leads where the file says."""

from typing import Any

from attrs import evolve

from alhambra_qt import files
from alhambra_qt.controller.game import saved, takeovers, thoughts
from alhambra_qt.controller.game.session import Session
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
    for change in takeovers.from_saved(line.takeovers, session.seats, most):
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
    """Play the actions and compare the digests on the way."""
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
