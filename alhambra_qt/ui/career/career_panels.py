"""The panels of the career page that hold words: the person, records, streaks and the games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from attrs import frozen
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter

from alhambra_qt.controller.career import career_words
from alhambra_qt.controller.career.figures import (
    CareerGameOf,
    CareerRecord,
    CareerView,
    best_of,
    streaks,
)
from alhambra_qt.controller.game.seats import letters
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import (
    ENDLESS,
    RIGHT,
    Art,
    Box,
    Drawn,
    Fixed,
    Ground,
    Plate,
    Size,
    Space,
    Words,
)
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.dates import day
from alhambra_qt.ui.kit.holder import Pressed
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByWidth, Column, Grid, Row, Wrapped
from alhambra_qt.ui.kit.signs import player_mark
from alhambra_qt.ui.kit.widgets import Button, SureButton
from alhambra_qt.ui.pages.facts import FactsPart, all_room

ICONS = {
    "points": "crown",
    "margin": "star",
    "wall": "wall",
    "exact": "coins",
    "bought": "cart",
    "turns": "stick",
}
DASH, TALL = 0.55, 1.0  # ems: the width of a game in the strip and its height
AT_ONCE = 20  # games that are shown, and that are added each time
BROAD = 52.0  # ems from which a game stands in one line
WIDE = (6.5, 5.0, 5.5, 7.0)  # ems for day, place, points and lead then


class CareerPart(FactsPart):
    """A panel of the career page, made from the games that are chosen; rows open games."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view = CareerView()
        self.games: Sequence[CareerGameOf] = ()

    @property
    def filled(self) -> bool:
        return bool(self.games)

    def show_games(self, view: CareerView, games: Sequence[CareerGameOf]) -> None:
        """Show what these games of a person add up to."""
        self.view, self.games = view, games
        self.reckon()
        self.show_facts()

    def reckon(self) -> None:
        """Work out what is shown."""

    def day_of(self, one: CareerGameOf) -> str:
        """The day on which a game ended."""
        return day(datetime.fromisoformat(one.game.finished), self.ctx.language)

    def retranslate(self) -> None:
        """What is read of rows holds days in the language."""
        for fact, words in zip(self.facts, self.said(), strict=False):
            fact.set_words(words)
        super().retranslate()


class CareerEmpty(CareerPart):
    """One sentence while there are no games, and what to do about it."""

    title = "career-title"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.new_game = Button(ctx, msg("button-new-game"), kind="primary")

    def tree(self) -> Box:
        none = "career-none-chosen" if self.view.games else "career-empty"
        words = Words(self.look.t(none), "body", wrap=True)
        more = None if self.view.games else Row(Pressed(self.new_game))
        return Ground(Plate(Column(words, more, gap=0.8), pad=(1.2, 1.0)), pad=0.12)


class CareerPerson(CareerPart):
    """Whose games these are, and what they come to on average."""

    title = "career-person"

    def tree(self) -> Box:
        look, view = self.look, self.view
        if not self.filled:
            return Space()
        sign = letters([view.person])[0]
        name = Words(look.text(view.person), "page", wrap=True)
        games = Words(look.text(career_words.summary(self.games)), "body", "ink2", wrap=True)
        since = msg("career-since", day=self.day_of(self.games[0]))
        head = Row(
            Drawn(lambda painter, rect: player_mark(painter, rect, view.mark, sign), 3.6, 3.6),
            Column(name, games, self.small(since), gap=0, grow=1),
            gap=0.9,
        )
        numbers = [
            Column(Words(look.text(value), "title"), self.small(what, wrap=False), gap=0)
            for value, what in career_words.averages(self.games)
        ]
        held = Column(head, Wrapped(*numbers, gap=1.3), gap=0.6)
        return Ground(Plate(held, pad=(0.9, 0.7)), pad=0.12)


class CareerRecords(CareerPart):
    """The best of each kind; a row opens its game."""

    title = "career-records"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.records: Sequence[CareerRecord] = ()

    def reckon(self) -> None:
        self.records = best_of(self.games)

    def said(self) -> Sequence[Msg]:
        return [career_words.record(one, self.day_of(one.game)) for one in self.records]

    def about(self) -> Sequence[CareerGameOf]:
        return [one.game for one in self.records]

    def content(self) -> Sequence[Box]:
        rows = [self._row(number, one) for number, one in enumerate(self.records)]
        return [Column(*rows, gap=0.1), self.small(msg("career-records-keys"))]

    def _row(self, number: int, one: CareerRecord) -> Box:
        look = self.look
        name = Words(look.t(f"career-record-{one.name}"), wrap=True, grow=1)
        value = Words(look.text(career_words.record_value(one)), "bold", align=RIGHT)
        held = Row(Art(look.icon, ICONS[one.name], 1.2), name, value, gap=0.6)
        return self.striped(number, held)


class CareerRows(CareerPart):
    """Victories in a row: a strip of all games, and three sentences."""

    title = "career-streaks"

    def content(self) -> Sequence[Box]:
        now, *others = career_words.streak_lines(streaks(self.games))
        lines = [Words(self.look.text(now), "strong", wrap=True)]
        lines += [Words(self.look.text(one), "body", "ink2", wrap=True) for one in others]
        return [ResultStrip([one.won for one in self.games]), *lines]


@frozen(eq=False)
class ResultStrip(Box):
    """A mark for each game, in lines: high if it was won, else low; the newest that have room."""

    won: Sequence[bool]
    lines: int = 3

    def _fits(self, look: Look, width: float) -> int:
        return max(1, int(width // (DASH * look.em)))

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        wide = len(self.won) * DASH * look.em
        lines = min(self.lines, -(-len(self.won) // self._fits(look, min(wide, width))))
        return min(wide, width), lines * 1.3 * TALL * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        em, fit = look.em, self._fits(look, rect.width())
        newest = self.won[-self.lines * fit :]
        for k, won in enumerate(newest):
            row, column = divmod(k, fit)
            high = (TALL if won else 0.28) * em
            middle = rect.top() + (row + 0.5) * 1.3 * TALL * em
            left = rect.left() + column * DASH * em
            area = QRectF(left, middle - high / 2, 0.75 * DASH * em, high)
            painter.fillRect(area, look.theme.acc if won else look.theme.line)


class DeleteGame(SureButton):
    """Deletes a game, once that was asked.

    Signals:
        wanted: the game.
    """

    wanted = Signal(object)

    def __init__(self, ctx: UiContext, one: CareerGameOf, day: str) -> None:
        super().__init__(ctx, msg("career-delete"), msg("career-delete-sure"))
        self.one = one
        self.setAccessibleDescription(ctx.text(career_words.result(one, day)))
        self.confirmed.connect(self._tell)

    def _tell(self) -> None:
        self.wanted.emit(self.one)


class CareerGames(CareerPart):
    """All chosen games, the newest first.

    Signals:
        deleted: a game shall be deleted.
    """

    title = "career-games-title"
    deleted = Signal(object)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.most = AT_ONCE
        self.deletes: list[DeleteGame] = []
        self.more = Button(ctx, "", kind="quiet", does=self._show_more)

    @property
    def listed(self) -> list[CareerGameOf]:
        """The games that have a row."""
        return list(reversed(self.games))[: self.most]

    def show_games(self, view: CareerView, games: Sequence[CareerGameOf]) -> None:
        if (view.person, len(games)) != (self.view.person, len(self.games)):
            self.most = AT_ONCE
        super().show_games(view, games)

    def _show_more(self) -> None:
        before, self.most = len(self.listed), self.most + AT_ONCE
        self.show_facts()
        if before < len(self.facts) and self.laid.found:  # once the new rows have their places
            self.facts[before].setFocus()

    def said(self) -> Sequence[Msg]:
        return [
            msg(
                "career-game",
                result=career_words.result(one, self.day_of(one)),
                rivals=career_words.rivals(one),
                modules=career_words.played_with(one),
            )
            for one in self.listed
        ]

    def about(self) -> Sequence[CareerGameOf]:
        return self.listed

    def show_facts(self) -> None:
        for old in self.deletes:
            old.deleteLater()
        super().show_facts()
        listed = self.listed
        self.deletes = [DeleteGame(self.ctx, one, self.day_of(one)) for one in listed]
        for button in self.deletes:
            button.wanted.connect(self.deleted)
        self.more.set_words(msg("career-more", n=len(self.games) - len(listed)))

    def content(self) -> Sequence[Box]:
        rows = [self._row(number, one) for number, one in enumerate(self.listed)]
        more = [Pressed(self.more)] if len(self.games) > len(rows) else []
        return [self.small(msg("career-games-keys")), Column(*rows, gap=0.1), *more]

    def _row(self, number: int, one: CareerGameOf) -> Box:
        look = self.look
        day = Words(self.day_of(one), "small", "ink2")
        place = Words(look.t("rank-place", n=one.seat.place), "strong" if one.won else "body")
        points = Words(look.t("count-point", n=one.seat.points), align=RIGHT)
        margin = Words(
            look.text(career_words.lead(one.margin)), "bold" if one.won else "body", align=RIGHT
        )
        rivals = Words(look.text(career_words.rivals(one)), "small", "ink2", wrap=True)
        modules = Words(look.text(career_words.played_with(one)), "small", "ink2", wrap=True)
        result = Row(day, place, points, margin, gap=0.9)
        cells = [
            Fixed(one, wide=wide)
            for wide, one in zip(WIDE, (day, place, points, margin), strict=True)
        ]
        grows = (*(0.0 for _ in cells), 1.0, 1.0)
        broad = Grid([[*cells, rivals, modules]], grows, (1.0, 0), equal=True)
        held = ByWidth(BROAD, broad, Column(result, rivals, modules, gap=0))
        line = self.striped(number, held)
        if number >= len(self.deletes):
            return line
        return Row(all_room(line), Pressed(self.deletes[number]), gap=0.2)
