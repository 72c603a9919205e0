"""The end of a game: the final Alhambras, the card beside them, and stars for the winner.

page = ResultsPage(ctx)
page.show_view(view, ledger)     # ResultsView; with a LedgerView also the sources of points

Nothing waits for the stars: they lie over the page and let every click through; any key or click
ends them. Without motion nothing flies; the winner stands in golden stars on the card anyway.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Any

from attrs import frozen
from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.view.page_views import DealLine, LedgerView, ResultRow, ResultsView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.controller.words.scoring_words import built_line
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.box import Box, Drawn, Ground, Plate, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.holder import Holder, Live, Over
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Column, Row, Stack
from alhambra_qt.ui.kit.signs import SeatMark, mark_colour, name_of
from alhambra_qt.ui.kit.steps import frame_timer
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.pieces.board_picture import BoardPicture
from alhambra_qt.ui.pieces.picture import STEP_MS, draw_ground
from alhambra_qt.ui.results.result_card import (
    LOOKS,
    RankRow,
    ResultCard,
    Tables,
    results_text,
    standings,
    tables,
)
from alhambra_qt.ui.table import keys

STARS, LASTS = 90, 3200  # how many, and milliseconds at the usual speed
SPREAD = 0.754878, 0.569840  # their multiples lie evenly in a square, the same in every game
ENDING = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)
LEAST, LOW = 17.0, 24.0  # ems, the least width of a picture and height of a page with small ones
TABS = 46.5  # ems of a card that has the names of all tables in one line
GAP = 0.7


class PalacePicture(Holder):
    """The Alhambra of one player; its tiles are laid in the order in which they were built."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.row: ResultRow | None = None
        self.built = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._one_more)

    def show_row(self, row: ResultRow) -> None:
        """Show the Alhambra of a player."""
        self.row = row
        total = len(row.palace.tiles)
        self.built = total if self.ctx.still else min(1, total)
        if not self.ctx.still:
            self._timer.start(self.ctx.duration(STEP_MS))
        self.retranslate()

    def finish(self) -> None:
        """Lay all tiles at once."""
        self._timer.stop()
        self.built = 0 if self.row is None else len(self.row.palace.tiles)
        self.change()

    def _one_more(self) -> None:
        self.built += 1
        if self.row is None or self.built >= len(self.row.palace.tiles):
            self.finish()
        self.change()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.finish()

    def retranslate(self) -> None:
        if self.row is not None:
            self.setAccessibleName(self.ctx.text(self.row.palace.title))
            self.setAccessibleDescription(self.facts())
        super().retranslate()

    def facts(self) -> str:
        """Buildings and wall in one line."""
        return "" if self.row is None else built_line(self.ctx.text, self.row.palace)

    def tree(self) -> Box:
        look, row = self.look, self.row
        if row is None:
            return Space()
        facts = Words(self.facts(), "body", "ink2", keep=1)
        caption = Row(
            SeatMark(row.seat, side=1.7), name_of(look, row.seat, "name", 14), facts, gap=0.7
        )
        pill = Row(spring(), Ground(caption, "panel", "line", pad=(0.9, 0.3), radius=1.2), spring())
        board = _tiles(row, 9.4, shown=self.built, width=10, height=6)
        ground = Drawn(partial(draw_ground, ctx=self.ctx))
        child = Ground(Column(board, pill, gap=0.6), pad=(1.6, 1.3))
        return Ground(Stack(ground, child), pad=0.25)


def _tiles(row: ResultRow, largest: float, **size: Any) -> BoardPicture:
    return BoardPicture(row.palace, largest=largest, edge=0, ground=False, grow=1, **size)


def thumbnail(button: Over, row: ResultRow) -> Box:
    """Ground, tiles and mark of a small Alhambra; the chosen one has a strong edge."""
    child = Row(SeatMark(row.seat, side=1.6), _tiles(row, 2.6, width=2, height=6.2), gap=0.1)
    edge, width = ("acc", 2.6) if button.isChecked() else ("line", 1.2)
    ground = Ground(Plate(child, "board", edge, width, pad=(0.4, 0.5)), pad=0.4)
    return Live(button, ground, grow=1)


@frozen
class Star:
    """A star at a moment: where, how large, turned how far, how much of it is seen."""

    x: float
    y: float
    radius: float
    angle: float
    seen: float


def star_at(number: int, share: float, area: QRectF, em: float) -> Star:
    """Give a star when a share of the whole time has passed; they come from both lower corners."""
    first, second = (number * SPREAD[0]) % 1, (number * SPREAD[1]) % 1
    late = 0.25 * second
    time = max(0.0, min(1.0, (share - late) / (1 - 0.25)))
    left = number % 2 == 0
    start = area.left() if left else area.right()
    across = area.width() * (0.12 + 0.46 * first) * (1 if left else -1)
    rise = area.height() * (0.75 + 0.3 * second)
    x = start + across * (1 - (1 - time) ** 2)
    y = area.bottom() + em * 2 - rise * 4 * time * (1 - time) * 1.05 + area.height() * time**3 * 0.2
    seen = min(1.0, time * 8) * min(1.0, (1 - time) * 4)
    return Star(x, y, em * (0.5 + 0.6 * (first + second) % 0.6), 360 * time * (0.5 + first), seen)


class Celebration(Guarded, QWidget):
    """The stars over a page."""

    def __init__(self, ctx: UiContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.ctx = ctx
        self._colours: Sequence[QColor] = ()
        self._clock, self._timer = QElapsedTimer(), frame_timer(self, self._tick)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def on(self) -> bool:
        """Whether stars fly."""
        return self._timer.isActive()

    def begin(self, colours: Sequence[QColor]) -> None:
        """Let stars fly, most of them golden; nothing without motion."""
        if self.ctx.still:
            return
        self._colours = [self.ctx.theme.gold2, self.ctx.theme.gold2, *colours]
        self._cover()
        self.window().installEventFilter(self)
        self.show()
        self.raise_()
        self._clock.start()
        self._timer.start()

    def end(self) -> None:
        """Let nothing fly any more."""
        if self.on:
            self._timer.stop()
            self.window().removeEventFilter(self)
            self.hide()

    def _tick(self) -> None:
        if self._share() >= 1 or not self.isVisible():
            self.end()
        else:
            self._cover()
            self.update()

    def _cover(self) -> None:
        page = self.parentWidget()
        if page is not None:
            self.setGeometry(page.rect())

    def _share(self) -> float:
        return self._clock.elapsed() / max(1, self.ctx.duration(LASTS))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in ENDING:
            self.end()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, share, em = QPainter(self), self._share(), self.ctx.metrics.body
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        for number in range(STARS if self._colours else 0):
            star = star_at(number, share, area, em)
            if star.seen > 0:
                with paint.saved(painter):
                    painter.setOpacity(star.seen)
                    painter.translate(star.x, star.y)
                    painter.rotate(star.angle)
                    painter.scale(1.0, 0.35 + 0.65 * abs(math.cos(math.radians(star.angle))))
                    painter.setPen(QPen(self.ctx.theme.ring, 1.2))
                    painter.setBrush(self._colours[number % len(self._colours)])
                    painter.drawPolygon(paint.star_points(QPointF(), round(star.radius, 1)))


class ResultsPage(PageFrame):
    """The results; see the module's text."""

    BY_SIZE = True
    KEYS = (PageKey("Copy", "copy_text"),)
    accessible_role = Role.Client  # of a group old readers read all of it at each entry

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: ResultsView | None = None
        self.tables: Tables | None = None
        self.seat = -1
        self.picture = PalacePicture(ctx)
        self.rows: list[ResultRow] = []  # the only person's first, then by place
        self.thumbs: list[Over] = []  # in the same order
        self.card = ResultCard(ctx)
        self.celebration = Celebration(ctx, self)

    @property
    def ranks(self) -> list[RankRow]:
        """The lines of the ranking."""
        return self.card.ranks

    def show_view(self, view: ResultsView, ledger: LedgerView | None = None) -> None:
        """Show the end of a game."""
        self.view = view
        self.tables = tables(view, ledger)
        discard(self.thumbs)
        self.rows = sorted(view.rows, key=lambda row: row.seat.seat != view.own)
        self.thumbs = [Over(self.ctx, row.palace.title, Role.RadioButton) for row in self.rows]
        for thumb in self.thumbs:  # one of them is shown large
            thumb.setCheckable(True)
            thumb.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            thumb.retranslate()
        ranks = [RankRow(self.ctx, line) for line in standings(view)]
        for button, tag in (
            *zip(self.thumbs, (row.seat for row in self.rows), strict=True),
            *((rank, rank.line.tag) for rank in ranks),
        ):
            button.clicked.connect(weakly(self.choose, tag.seat))
        self.card.show_results(view, self.tables, ranks, self.offered())
        self.card.look_at(self.offered()[0])
        self.choose(self.rows[0].seat.seat)
        self.retranslate()
        announce(self, f"{self.ctx.text(view.title)}. {self.ctx.text(view.text)}")
        if self.isVisible():
            self.focus_first()

    def show_deal(self, deal: DealLine) -> None:
        """Say whether the deal was honest."""
        if deal != self.card.deal:
            self.card.show_deal(deal)
            parts = (deal.title, *(deal.texts if deal.tone == "warn" else ()))
            announce(self, " ".join(map(self.ctx.text, parts)))

    def celebrate(self) -> None:
        """Celebrate who has won, once the page is seen."""
        if self.view is not None and self.view.celebrated:
            self.celebration.begin([mark_colour(tag.mark) for tag in self.view.celebrated])

    def offered(self) -> tuple[str, ...]:
        """Which tables there are."""
        if self.tables is None or self.view is None:
            return ()
        there = {
            "sources": bool(self.tables.sources),
            "scorings": True,
            "stats": bool(self.tables.stats),
            "shares": bool(self.view.shares),
            "game": self.view.game is not None,
        }
        return tuple(name for name, _ in LOOKS if there[name])

    def choose(self, seat: int) -> None:
        """Show the Alhambra of a seat large."""
        if self.view is None:
            return
        self.card.choose(seat)
        for thumb, row in zip(self.thumbs, self.rows, strict=True):
            thumb.setChecked(row.seat.seat == seat)
            if row.seat.seat == seat != self.seat:
                self.picture.show_row(row)
        self.seat = seat
        self.change()

    def copy_text(self) -> None:
        """Put ranking and tables into the clipboard."""
        if self.view is None or self.tables is None:
            return
        QGuiApplication.clipboard().setText(results_text(self.ctx, self.view, self.tables))

    # -- the page itself ----------------------------------------------------------------------

    def retranslate(self) -> None:
        if self.view is not None:
            self.setAccessibleName(self.ctx.text(self.view.title))
        super().retranslate()

    def tree(self) -> Box:
        em = self.ctx.metrics.body
        width = self.width() / em
        wide = min(51.0, max(40.0, width * 0.44, min(TABS, width * 0.6)))
        if width - wide < LEAST:
            return Ground(Live(self.card, Space(), grow=1), pad=GAP)
        thumbs = Row(*map(thumbnail, self.thumbs, self.rows), gap=0, even=True)
        low = self.height() / em < LOW
        pictures = Column(
            Live(self.picture, Space(6, 6), grow=1), None if low else thumbs, gap=0.2, grow=1
        )
        return Ground(Row(pictures, Live(self.card, Space(wide)), gap=GAP, middle=False), pad=GAP)

    def focus_first(self) -> None:
        """The headline has the focus: what ends the game must not begin another one."""
        self.card.head.setFocus(Qt.FocusReason.OtherFocusReason)

    def target_of(self, event: QKeyEvent) -> Target | None:
        """Return the target that a key chooses, None if it chooses none."""
        if event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
            return None
        pressed = keys.meant(self.ctx, event)
        found = (
            button.target for button in self.card.buttons if button.key and button.key == pressed
        )
        return next(found, None)

    def turn_zone(self, step: int) -> None:
        focus.next_zone(self.card.zones, step)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        target = self.target_of(event)
        if target is not None:
            self.wish("press", target)
        else:
            super().keyPressEvent(event)
