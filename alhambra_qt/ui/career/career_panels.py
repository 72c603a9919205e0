"""The panels of the career page that hold words: the person, records, streaks and the games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.career import career_words
from alhambra_qt.controller.career.career_view import CareerView
from alhambra_qt.controller.career.figures import (
    FEWEST,
    CareerGameOf,
    CareerRecord,
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
    Layout,
    Plate,
    Size,
    Space,
    Words,
)
from alhambra_qt.ui.kit.box_list import BoxList
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.dates import day
from alhambra_qt.ui.kit.holder import Live, Pressed
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByWidth, Column, Grid, Row, Wrapped, all_room
from alhambra_qt.ui.kit.signs import player_mark
from alhambra_qt.ui.kit.widgets import Button, SureButton
from alhambra_qt.ui.pages.facts import FactsPart

ICONS = {
    "points": "crown",
    "margin": "star",
    "wall": "wall",
    "exact": "coins",
    "bought": "cart",
    "turns": "stick",
}
STATES = {"read": "career-empty", "reading": "career-reading", "unread": "career-unread"}
DASH, TALL = 0.55, 1.0  # ems: the width of a game in the strip and its height
LOWEST = 16.0  # ems, the list of games at least
BROAD = 52.0  # ems from which a game stands in one line
WIDE = (6.5, 5.0, 5.5, 7.0)  # ems for day, place, points and lead then


def day_of(ctx: UiContext, game: CareerGameOf) -> str:
    """The day on which a game ended, in the language."""
    return day(datetime.fromisoformat(game.game.finished), ctx.language)


class CareerPart(FactsPart):
    """A panel of the career page, made from the games that are chosen; rows open games."""

    row_wish = "open_game"

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
        """Compute the shown values."""

    def day_of(self, game: CareerGameOf) -> str:
        return day_of(self.ctx, game)


class CareerEmpty(CareerPart):
    """One sentence while no games are shown, and what to do about it."""

    title = "career-title"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.new_game = Button(ctx, msg("button-new-game"), kind="primary", wish="new_game")

    def tree(self) -> Box:
        none = "career-none-chosen" if self.view.games else STATES[self.view.state]
        words = Words(self.look.t(none), "body", wrap=True)
        more = Row(Pressed(self.new_game)) if none == "career-empty" else None
        return Ground(Plate(Column(words, more, gap=0.8), pad=(1.2, 1.0)), pad=0.12)


class CareerPerson(CareerPart):
    """The owner of the games and the averages over them."""

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
        child = Column(head, Wrapped(*numbers, gap=1.3), gap=0.6)
        return Ground(Plate(child, pad=(0.9, 0.7)), pad=0.12)


class CareerRecords(CareerPart):
    """The best of each kind; a row opens its game."""

    title = "career-records"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.records: Sequence[CareerRecord] = ()

    def reckon(self) -> None:
        self.records = best_of(self.games)

    def accessible_rows(self) -> Sequence[Msg]:
        return [career_words.record(record, self.day_of(record.game)) for record in self.records]

    def about(self) -> Sequence[CareerGameOf]:
        return [record.game for record in self.records]

    def content(self) -> Sequence[Box]:
        rows = [self._row(number, record) for number, record in enumerate(self.records)]
        return [Column(*rows, gap=0.1), self.small(msg("career-records-keys"))]

    def _row(self, number: int, record: CareerRecord) -> Box:
        look = self.look
        name = Words(look.t(f"career-record-{record.name}"), wrap=True, grow=1)
        value = Words(look.text(career_words.record_value(record)), "bold", align=RIGHT)
        child = Row(Art(look.icon, ICONS[record.name], 1.2), name, value, gap=0.6)
        return self.striped(number, child)


class CareerRows(CareerPart):
    """Victories in a row: a strip of all games, and three sentences."""

    title = "career-streaks"

    def content(self) -> Sequence[Box]:
        if len(self.games) < FEWEST:
            return [self.small(msg("career-streaks-later", games=msg("career-games", n=FEWEST)))]
        now, *others = career_words.streak_lines(streaks(self.games))
        lines = [Words(self.look.text(now), "strong", wrap=True)]
        lines += [Words(self.look.text(text), "body", "ink2", wrap=True) for text in others]
        return [ResultStrip([game.won for game in self.games]), *lines]


@frozen(eq=False)
class ResultStrip(Box):
    """A mark for each game, in lines: high if it was won, else low; the newest that have room."""

    won: Sequence[bool]
    lines: int = 3

    def _fits(self, look: Look, width: float) -> int:
        return max(1, int(width // (DASH * look.em)))

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        own_width = len(self.won) * DASH * look.em
        lines = min(self.lines, -(-len(self.won) // self._fits(look, min(own_width, width))))
        return min(own_width, width), lines * 1.3 * TALL * look.em

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        em, fit = look.em, self._fits(look, rect.width())
        newest = self.won[-self.lines * fit :]
        for k, won in enumerate(newest):
            row, column = divmod(k, fit)
            height = (TALL if won else 0.28) * em
            middle = rect.top() + (row + 0.5) * 1.3 * TALL * em
            left = rect.left() + column * DASH * em
            area = QRectF(left, middle - height / 2, 0.75 * DASH * em, height)
            painter.fillRect(area, look.theme.acc if won else look.theme.line)


class CareerList(BoxList):
    """A row for each game, the newest first."""

    gap = 0.1

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("career-games-title"))
        self.games: Sequence[CareerGameOf] = ()

    def show_games(self, games: Sequence[CareerGameOf]) -> None:
        """Show other games."""
        self.games = games
        self.show_rows([day_of(self.ctx, game) for game in games])

    @property
    def chosen(self) -> CareerGameOf | None:
        """The game of the current row."""
        row = self.currentIndex().row()
        return self.games[row] if row in range(len(self.games)) else None

    def row_text(self, row: int, _laid: Layout) -> str:
        game = self.games[row]
        result = career_words.result(game, day_of(self.ctx, game))
        rivals, modules = career_words.rivals(game), career_words.played_with(game)
        return self.ctx.text(msg("career-game", result=result, rivals=rivals, modules=modules))

    def row_tree(self, row: int) -> Box:
        look, game = self.look, self.games[row]
        strong = "bold" if game.won else "body"
        day = Words(day_of(self.ctx, game), "small", "ink2")
        place = Words(look.t("rank-place", n=game.seat.place), "strong" if game.won else "body")
        points = Words(look.t("count-point", n=game.seat.points), align=RIGHT)
        margin = Words(look.text(career_words.lead(game.margin)), strong, align=RIGHT)
        rivals = Words(look.text(career_words.rivals(game)), "small", "ink2", wrap=True)
        modules = Words(look.text(career_words.played_with(game)), "small", "ink2", wrap=True)
        result = day, place, points, margin
        cells = [Fixed(child, width=width) for width, child in zip(WIDE, result, strict=True)]
        grows = (*(0.0 for _ in cells), 1.0, 1.0)
        broad = Grid([[*cells, rivals, modules]], grows, (1.0, 0), equal=True)
        narrow = Column(Row(*result, gap=0.9), rivals, modules, gap=0)
        here = row == self.currentIndex().row()
        fill = "accs" if here else "panel2" if row % 2 == 0 else None
        return Ground(ByWidth(BROAD, broad, narrow), fill, pad=(0.9, 0.4), radius=0.4)


class CareerGames(CareerPart):
    """All chosen games, the newest first; below the list stands what deletes the current one."""

    title = "career-games-title"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.list = CareerList(ctx)
        self.delete = SureButton(ctx, msg("career-delete"), msg("career-delete-sure"))
        self.list.moved.connect(self._choose)
        self.list.activated.connect(self._open)
        self.delete.confirmed.connect(self._delete)

    def reckon(self) -> None:
        self.list.show_games(self.games[::-1])

    def content(self) -> Sequence[Box]:
        return [
            Fixed(Live(self.list, grow=1), height=LOWEST, grow=1),
            Row(all_room(self.small(msg("career-games-keys"))), Pressed(self.delete)),
        ]

    def _choose(self) -> None:
        picked = self.list.chosen
        about = (
            ""
            if picked is None
            else self.ctx.text(career_words.result(picked, self.day_of(picked)))
        )
        if about != self.delete.accessibleDescription():
            self.delete.setAccessibleDescription(about)
            self.delete.ask(False)

    def _open(self) -> None:
        if self.list.chosen is not None:
            self.wish("open_game", self.list.chosen)

    def _delete(self) -> None:
        if self.list.chosen is not None:
            self.wish("delete", self.list.chosen)
