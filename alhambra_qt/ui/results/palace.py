"""The final Alhambras of the results page: one large, all of them small below it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.controller.view.pages import ResultRow
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.layouts import Columns
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.sheet import Sheet, item_name
from alhambra_qt.ui.kit.theme import TYPE_NAMES
from alhambra_qt.ui.kit.widgets import RING, Control
from alhambra_qt.ui.pieces import board_picture
from alhambra_qt.ui.pieces.picture import STEP_MS, draw_ground


class PalacePicture(Guarded, QWidget):
    """The Alhambra of one player; its tiles are laid in the order in which they were built."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.row: ResultRow | None = None
        self.laid = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._one_more)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        ctx.restyled.connect(self.update)
        ctx.language_changed.connect(self.retranslate)

    def show_row(self, row: ResultRow) -> None:
        """Show the Alhambra of a player."""
        self.row = row
        total = len(row.palace.tiles)
        still = self.ctx.reduced_motion or self.ctx.duration(STEP_MS) == 0
        self.laid = total if still else min(1, total)
        if not still:
            self._timer.start(self.ctx.duration(STEP_MS))
        self.retranslate()

    def finish(self) -> None:
        """Lay all tiles at once."""
        self._timer.stop()
        self.laid = 0 if self.row is None else len(self.row.palace.tiles)
        self.update()

    def _one_more(self) -> None:
        total = 0 if self.row is None else len(self.row.palace.tiles)
        self.laid += 1
        if self.laid >= total:
            self.finish()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves while it is not seen."""
        super().hideEvent(event)
        self.finish()

    def retranslate(self) -> None:
        """Say whose Alhambra this is and what it is worth knowing about it."""
        if self.row is not None:
            self.setAccessibleName(self.ctx.text(self.row.palace.title))
            self.setAccessibleDescription(self.facts())
        self.update()

    def facts(self) -> str:
        """Buildings and wall in one line."""
        if self.row is None:
            return ""
        nouns = [tile.tile.split("-")[0] for tile in self.row.palace.tiles]
        built = sum(noun in TYPE_NAMES for noun in nouns)
        wall = self.ctx.text(msg("proof-sides", n=self.row.palace.wall))
        texts = [self.ctx.text(msg("proof-built", n=built))]
        texts.append(self.ctx.t("ledger-line", name=msg("play-row-wall"), text=wall))
        return " · ".join(texts)

    def sizeHint(self) -> QSize:
        """Large, but it takes what is left."""
        return QSize(self.ctx.px(640), self.ctx.px(460))

    def minimumSizeHint(self) -> QSize:
        """May get small."""
        return QSize(self.ctx.px(160), self.ctx.px(110))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground, the tiles laid so far and the caption."""
        if self.row is None:
            return
        painter, m = QPainter(self), self.ctx.metrics
        rect = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        draw_ground(painter, rect, self.ctx)
        edge, below = m.pick(44, 28, 20), m.pick(58, 46, 36)
        area = rect.adjusted(edge, edge, -edge, -below - m.pick(14, 10, 8))
        if area.width() > 20 and area.height() > 20:
            view = board_picture.fit(self.row.palace.box, area, m.px(150))
            board_picture.tiles(painter, self.ctx, self.row.palace, view, shown=self.laid)
        self._caption(Sheet(self.ctx, painter), rect, below)

    def _caption(self, sheet: Sheet, rect: QRectF, below: float) -> None:
        """The mark, the name and the facts on a quiet band."""
        if self.row is None:
            return
        m, name = self.ctx.metrics, item_name(self.ctx, self.row.seat)
        facts = self.facts()
        side, gap = m.pick(28, 24, 20), m.px(8)
        name_wide = min(width_of(sheet.font("name"), name) + 2, rect.width() * 0.35)
        facts_wide = width_of(sheet.font("body"), facts)
        whole = side + gap + name_wide + gap * 2 + facts_wide
        if whole + m.px(40) > rect.width():
            facts, whole = "", side + gap + name_wide
        x, y = rect.center().x() - whole / 2, rect.bottom() - below
        high = m.pick(36, 30, 26)
        pill = QRectF(x - m.px(14), y, whole + m.px(28), high)
        if sheet.painter is not None:
            theme = self.ctx.theme
            paint.panel(sheet.painter, pill, theme, radius=high / 2, with_shadow=False)
        sheet.mark(x, y + (high - side) / 2, side, self.row.seat)
        sheet.name(QRectF(x + side + gap, y, name_wide, high), name, "name")
        left = x + side + gap * 3 + name_wide
        sheet.line(QRectF(left, y, facts_wide + 2, high), facts, "body", "ink2")


class Thumb(Control):
    """A small Alhambra that can be chosen."""

    def __init__(self, ctx: UiContext, row: ResultRow) -> None:
        super().__init__(ctx)
        self.row = row
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def retranslate(self) -> None:
        """Say whose Alhambra this is."""
        self.setAccessibleName(self.ctx.text(self.row.palace.title))
        self.update()

    def sizeHint(self) -> QSize:
        """Wider than high."""
        m = self.ctx.metrics
        return QSize(m.pick(140, 96, 72), m.pick(126, 96, 76))

    def face(self) -> QRectF:
        """The visible area; neighbours stand close."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint ground, tiles and mark."""
        painter, theme, m, face = QPainter(self), self.ctx.theme, self.ctx.metrics, self.face()
        chosen = self.isChecked()
        paint.panel(
            painter,
            face,
            theme,
            radius=m.radius * 0.7,
            fill=theme.board,
            border=theme.acc if chosen else theme.line,
            width=2.6 if chosen else 1.2,
            with_shadow=not chosen,
        )
        pad = m.pick(10, 8, 6)
        side = m.pick(24, 20, 18)
        area = face.adjusted(pad + side * 0.6, pad, -pad, -pad)
        view = board_picture.fit(self.row.palace.box, area, m.px(40))
        board_picture.tiles(painter, self.ctx, self.row.palace, view)
        Sheet(self.ctx, painter).mark(
            face.left() + m.px(4), face.top() + m.px(4), side, self.row.seat
        )
        if self.hasFocus():
            paint.focus_ring(painter, face, theme, m.radius * 0.7)


class Strip(Guarded, QWidget):
    """All Alhambras side by side.

    Signals:
        chosen: the seat of the one that was pressed.
    """

    chosen = Signal(int)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.thumbs: list[Thumb] = []
        self._row = Columns(lambda: 0, lambda: 40, most=6)
        self.setLayout(self._row)

    def show_rows(self, rows: Sequence[ResultRow]) -> None:
        """Show other Alhambras."""
        for thumb in self.thumbs:
            self._row.removeWidget(thumb)
            thumb.hide()
            thumb.deleteLater()
        self.thumbs = []
        for row in rows:
            thumb = Thumb(self.ctx, row)
            thumb.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            thumb.clicked.connect(lambda _=False, seat=row.seat.seat: self.chosen.emit(seat))
            self._row.addWidget(thumb)
            self.thumbs.append(thumb)

    def choose(self, seat: int) -> None:
        """Mark the one that is shown large."""
        for thumb in self.thumbs:
            thumb.setChecked(thumb.row.seat.seat == seat)
