"""A part of the career page: a panel with rows, made from the games that are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from attrs import field, frozen
from PySide6.QtCore import Signal

from alhambra_qt.controller.career.figures import CareerChoice, CareerGameOf
from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit.box import ENDLESS, Box, Fixed, Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.pages.dates import day
from alhambra_qt.ui.pages.heard_part import HeardPart, HeardRow


@frozen
class CareerView:
    """The games of a person.

    Attributes:
        people: everybody there is, by name, with the number of games.
        games: all games of the person, the oldest first.
        mark: the mark of the person.
    """

    person: str = ""
    people: dict[str, int] = field(factory=dict)
    games: tuple[CareerGameOf, ...] = ()
    mark: str = "circle"

    def chosen(self, choice: CareerChoice) -> list[CareerGameOf]:
        """Give the games that the filters leave."""
        now = datetime.now(UTC)
        return [one for one in self.games if choice.takes(one, now)]


def all_room(held: Box) -> Box:
    """Something that takes all the room that others beside it leave."""
    return Fixed(held, wide=ENDLESS, grow=1)


class GameRow(HeardRow):
    """A row that opens its game."""

    takes_space = True


class CareerPart(HeardPart):
    """A panel of the career page.

    Signals:
        opened: a game shall be opened.
    """

    opened = Signal(object)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view = CareerView()
        self.games: Sequence[CareerGameOf] = ()

    def show_games(self, view: CareerView, games: Sequence[CareerGameOf]) -> None:
        """Show what these games of a person add up to."""
        self.view, self.games = view, games
        self.reckon()
        self.show_facts(self.said())

    def reckon(self) -> None:
        """Work out what is shown."""

    def day_of(self, one: CareerGameOf) -> str:
        """The day on which a game ended."""
        return day(datetime.fromisoformat(one.game.finished), self.ctx.language)

    def retranslate(self) -> None:
        """What is heard of rows holds days in the language."""
        for fact, words in zip(self.facts, self.said(), strict=False):
            fact.set_words(words)
        super().retranslate()

    def tree(self) -> Box:
        return self.panel(self.note(), *self.content()) if self.games else Space()

    def opens(self, rows: Sequence[HeardRow], games: Sequence[CareerGameOf]) -> None:
        """Let each row open its game."""
        for row, one in zip(rows, games, strict=True):
            row.clicked.connect(lambda _=False, one=one: self.opened.emit(one))


class OpeningPart(CareerPart):
    """A panel whose rows open games."""

    def row_of(self, words: Msg | str) -> HeardRow:
        return GameRow(self.ctx, words)
