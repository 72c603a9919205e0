"""The panels of the career page that draw: results, sources of points, strengths."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from attrs import evolve
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from alhambra_qt.controller.career import career_words
from alhambra_qt.controller.career.figures import (
    CareerSource,
    running,
    sources,
    totals,
)
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.career.career_panels import CareerPart
from alhambra_qt.ui.kit.box import RIGHT, Box, Drawn, Ground, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.dates import month
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByWidth, Column, Grid, Row, Wrapped
from alhambra_qt.ui.kit.signs import ItemSign
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.pages.facts import FactRow
from alhambra_qt.ui.plots.bars import RivalBar, SignedBar, SignedBars

MOVES = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
SOURCE_WIDE = 30.0  # ems from which a source stands in one line
LEAST, MOST = 2, 5  # how far the scale reaches at least and at most, in even shares


class GameCursor(FactRow):
    """The plot as a control: the arrows choose a game, which is said, and Enter opens it.

    Signals:
        moved: how many games on.
        jumped: the first game (0) or the last (-1) is wanted.
        pointed: the pointer was pressed so far from the left.
    """

    moved = Signal(int)
    jumped = Signal(int)
    pointed = Signal(float)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, "")
        self.takes_space = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in MOVES:
            self.moved.emit(MOVES[key])
        elif key in ENDS:
            self.jumped.emit(ENDS[key])
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pointed.emit(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press chooses and opens nothing; a second one opens."""
        event.accept()

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self.click()


class CareerResults(CareerPart):
    """Every game as a bar: how far ahead of the best rival, and the mean of the last ten."""

    title = "career-results"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.chosen = 0
        self.bars = SignedBars(())
        self.line: list[float | None] = []
        self.picker = GameCursor(ctx)
        self.picker.moved.connect(self._move)
        self.picker.jumped.connect(self._jump)
        self.picker.pointed.connect(self._point)
        self.picker.clicked.connect(self._open)

    def reckon(self) -> None:
        self.chosen = max(0, len(self.games) - 1)
        self.line = running(self.games)

    def choose(self, number: int) -> None:
        """Choose a game and say it."""
        if self.games:
            self.chosen = max(0, min(len(self.games) - 1, number))
            self.bars = evolve(self.bars, chosen=self.chosen)
            self._say()
            self.change()
            announce(self, self.ctx.text(self._told()))

    def _move(self, by: int) -> None:
        self.choose(self.chosen + by)

    def _jump(self, end: int) -> None:
        self.choose(len(self.games) - 1 if end else 0)

    def _open(self) -> None:
        self.wish("open_game", self.games[self.chosen])

    def _point(self, x: float) -> None:
        area = QRectF(self.picker.geometry())
        self.choose(self.bars.index_at(self.look, area, area.left() + x))

    def _told(self) -> Msg:
        game = self.games[self.chosen]
        return career_words.result(game, self.day_of(game))

    def retranslate(self) -> None:
        self.bars = SignedBars(self._bars(), self.line, self.chosen, grow=1)
        self._say()
        super().retranslate()

    def _say(self) -> None:
        if self.games:
            k, n = self.chosen + 1, len(self.games)
            self.picker.set_words(msg("career-game-of", k=k, n=n, result=self._told()))

    def note(self) -> str:
        return self.look.t("career-results-what")

    def content(self) -> Sequence[Box]:
        words = Words(self.look.text(self._told()), "strong", wrap=True)
        keys = self.small(msg("career-results-keys"))
        return [Live(self.picker, self.bars, grow=1), words, self._legend(self.line[-1]), keys]

    def _bars(self) -> list[SignedBar]:
        bars, before = list[SignedBar](), ""
        for game in self.games:
            when = month(datetime.fromisoformat(game.game.finished), self.ctx.language)
            bars.append(SignedBar(game.margin, game.won, "" if when == before else when))
            before = when
        return bars

    def _legend(self, last: float | None) -> Box:
        won = sum(game.won for game in self.games)
        signs = [
            self._sign(True, msg("career-legend-won", n=won)),
            self._sign(False, msg("career-legend-lost", n=len(self.games) - won)),
        ]
        if last is not None:
            mean = msg("career-legend-mean", n=career_words.decimal(last, sign=True))
            signs.append(
                Row(Drawn(partial(_stroke, self.look), 1.6, 1.0), self.small(mean), gap=0.4)
            )
        return Wrapped(*signs, gap=1.2)

    def _sign(self, won: bool, words: Msg) -> Box:
        fill, border = ("acc", None) if won else ("panel2", "ink2")
        sign = Ground(Space(0.7, 1.0), fill, border, radius=0)
        return Row(sign, self.small(words), gap=0.4)


class CareerSources(CareerPart):
    """The mean points of a game by what they were counted for, against those of the rivals."""

    title = "career-sources"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.found: Sequence[CareerSource] = ()

    def reckon(self) -> None:
        self.found = sources(self.games) if self.games else ()

    def accessible_rows(self) -> Sequence[Msg]:
        if not self.games:
            return ()
        return [career_words.source(source) for source in (*self.found, totals(self.games))]

    def note(self) -> str:
        return self.look.t("career-sources-what")

    def content(self) -> Sequence[Box]:
        own = Row(Ground(Space(1.2, 0.8), "acc", radius=0), self._named(self.view.person), gap=0.4)
        stroke = Ground(Space(0.28, 1.1), "ink", radius=0)
        rivals = Row(stroke, self.small(msg("career-rivals")), gap=0.4)
        every = [value for source in self.found for value in (source.own, source.rivals)]
        scale = min([0.0, *every]), max([1.0, *every])
        short = [self._short(n, source, scale) for n, source in enumerate(self.found)]
        rows = ByWidth(SOURCE_WIDE, self._table(scale), Column(*short, gap=0.1))
        text = career_words.best_and_worst(self.found)
        sentence = [] if text is None else [self.small(text)]
        return [Wrapped(own, rivals, gap=1.2), rows, self._sum(), *sentence]

    def _named(self, name: str) -> Words:
        return Words(self.look.text(name), "smallstrong", short=12.0)

    def _table(self, scale: tuple[float, float]) -> Box:
        lines: list[Sequence[Box]] = []
        grounds: list[Box | None] = []
        for number, source in enumerate(self.found):
            grounds.append(self.stripe(number))
            name = Words(self.look.text(career_words.source_name(source)), wrap=True)
            label = self.row(Row(ItemSign(source.item, side=1.5), name, gap=0.5))
            bar = RivalBar(source.own, source.rivals, *scale)
            lines.append([label, bar, *self._values(source), Space(0.1)])
        return Grid(lines, (0.0, 1.0), (0.7, 0.1), grounds=grounds)

    def _short(self, number: int, source: CareerSource, scale: tuple[float, float]) -> Box:
        name = Words(self.look.text(career_words.source_name(source)), wrap=True, grow=1)
        head = Row(ItemSign(source.item, side=1.5), name, *self._values(source), gap=0.5)
        child = Column(head, RivalBar(source.own, source.rivals, *scale), gap=0)
        return self.striped(number, child)

    def _values(self, source: CareerSource) -> tuple[Box, Box]:
        words = self.look.text(career_words.decimal(career_words.more(source), sign=True))
        tone = "ok" if career_words.more(source) > 0 else "ink2"
        own = Words(self.look.text(career_words.decimal(source.own)), "bold", align=RIGHT)
        return own, Words(words, "strong", tone, align=RIGHT)

    def _sum(self) -> Box:
        both = totals(self.games)
        rivals = msg("career-rivals-total", n=career_words.decimal(both.rivals))
        name = Words(self.look.t("results-total"), "bold")
        beside = Words(self.look.text(rivals), "small", "ink2", wrap=True, align=RIGHT, grow=1)
        child = Row(name, beside, *self._values(both), gap=0.7)
        line = Ground(Space(height=0.1), "ink", radius=0)
        return Column(line, self.over(len(self.found), self.row(child)), gap=0.1)


def _stroke(look: Look, painter: QPainter, rect: QRectF) -> None:
    height = max(2.0, 0.17 * look.em)
    bar = QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height)
    painter.fillRect(bar, look.theme.goldline)
