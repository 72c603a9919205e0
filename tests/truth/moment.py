"""A position in which somebody reads, and every sentence that is shown there."""

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

import attrs

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.controller.view.view_parts import Answer
from alhambra_qt.engine import Game, apply, legal_actions, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, tr
from tests.controller.kit import fields_of, true_game


@attrs.define(eq=False, slots=False)
class Moment:
    """A person looking at the table: who, what they have picked so far."""

    label: str
    desk: Desk
    seat: Seat
    ready: Any = None
    tile: int = 0  # the tile that the picks are about

    @cached_property
    def view(self) -> TableView:
        """The view; it stays as it was when it was first looked at."""
        return self.desk.view()

    @cached_property
    def game(self) -> Game:
        """The true game, with all its secrets."""
        return true_game(self.desk.session)

    @property
    def mine(self) -> bool:
        """Whether the one who looks is asked."""
        return self.desk.actor == self.seat

    @cached_property
    def legal(self) -> list[Any]:
        """The legal actions of the seat."""
        return legal_actions(self.game) if to_move(self.game) == self.seat else []

    def after(self, action: Action) -> tuple[Game, list[Event]]:
        """Play an action on a copy."""
        copy = self.game.clone()
        return copy, apply(copy, action)


@attrs.frozen(eq=False)
class Said:
    """A message: what it stands in, by what way it was found, and what it is about."""

    text: Msg
    path: str
    owner: Any
    at: Moment
    target: Any = None
    inside: Msg | None = None
    event: Event | None = None  # of a line of the log, with the games before and after its step
    before: Game | None = None
    after: Game | None = None

    @cached_property
    def args(self) -> dict[str, Any]:
        """The values of the message."""
        return {name: getattr(value, "value", value) for name, value in self.text.args}

    @property
    def english(self) -> str:
        """The sentence."""
        return tr("en", self.text)

    def say(self, name: str) -> str:
        """Return a value of the message by its name, in English."""
        value = self.args[name]
        return tr("en", value) if isinstance(value, Msg) else str(value)


# Says what is false; None where the sentence is true.
Check = Callable[[Said], str | None]
CLAIMS: dict[str, Check] = {}


class Untried(Exception):
    """Raised by a check that cannot be tried in this position."""


def claims(*ids: str) -> Callable[[Check], Check]:
    """Let a function check these messages."""

    def register(check: Check) -> Check:
        for id_ in ids:
            assert id_ not in CLAIMS, id_
            CLAIMS[id_] = check
        return check

    return register


def differs(what: str, said: object, found: object) -> str | None:
    """Compare what is said with what was found."""
    return None if said == found else f"{what} is {found}, not {said}"


def sentences(
    view: TableView | Answer, begin: str | tuple[str, ...] = ""
) -> Iterator[tuple[Msg, str, Any]]:
    """Give every message in a view with its path and what it stands in, from first to last.

    Of the view only the fields are looked through whose names begin so.
    """
    todo: list[tuple[Any, str, Any]] = [(view, "", None)]
    while todo:
        thing, path, owner = todo.pop()
        if isinstance(thing, Msg):
            yield thing, path, owner
        elif isinstance(thing, tuple):
            todo += [(part, path, owner) for part in reversed(thing)]
        elif not isinstance(thing, Target | str):
            for name in reversed(fields_of(thing.__class__) or ()):
                if (path or name.startswith(begin)) and (value := getattr(thing, name)):
                    todo.append((value, f"{path}.{name}" if path else name, thing))


def parts(text: Msg) -> Iterator[Msg]:
    """Give the messages inside a message."""
    for _, value in text.args:
        if isinstance(value, Msg):
            yield value
            yield from parts(value)


def read(
    thing: TableView | Answer, at: Moment, begin: str | tuple[str, ...] = ""
) -> Iterator[Said]:
    """Read a view or an answer, or of a view only some fields."""
    asked = thing.target if isinstance(thing, Answer) else None
    for text, path, owner in sentences(thing, begin):
        if isinstance(thing, TableView) and path.startswith("log."):
            continue  # read line by line, with the events
        target = asked if asked is not None else getattr(owner, "target", None)
        yield Said(text, f"why.{path}" if asked is not None else path, owner, at, target)
        for part in parts(text):
            yield Said(part, path, owner, at, target, inside=text)
