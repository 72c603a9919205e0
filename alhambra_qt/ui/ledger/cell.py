"""A cell of the ledger: what one player got for one line, with its crown and its count."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.view.pages import LedgerCell, LedgerRow
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.sheet import CENTRE, LEFT, Sheet
from alhambra_qt.ui.kit.widgets import Control


@frozen
class Revealed:
    """How far a scoring is revealed: whole lines, then the next one's counts, then its points."""

    rows: int
    counts: bool = False
    points: bool = False


EVERYTHING = Revealed(10_000)


def gain(points: int) -> Msg:
    """Points as they are written in the ledger: +5, but a plain 0."""
    return msg("ledger-gain", n=signed(points)) if points else msg("ledger-number", n=0)


class Cell(Control):
    """What one player got for one line.

    Signals:
        focused: it has or loses the keyboard.
    """

    focused = Signal()

    def __init__(self, ctx: UiContext, row: LedgerRow, cell: LedgerCell, name: Msg | str) -> None:
        super().__init__(ctx)
        self.row, self.cell, self.player = row, cell, name
        self.counted = self.paid = True
        self.pinned = self.brief = False
        self.retranslate()

    def retranslate(self) -> None:
        """The whole cell is heard as one sentence."""
        kind = msg(
            "ledger-cell-most" if self.cell.most else "ledger-cell",
            item=self.row.name,
            name=self.player,
            points=msg("count-point", n=self.cell.points),
            count=self.cell.text,
        )
        self.setAccessibleName(self.ctx.text(kind))
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as points and crown, as high as two lines."""
        m = self.ctx.metrics
        return QSize(m.pick(62, 52, 46), m.pick(44, 38, 34))

    def face(self) -> QRectF:
        """The cell without room for a ring: rings may reach over its neighbours."""
        return QRectF(self.rect()).adjusted(4, 4, -4, -4)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell the ring to come."""
        super().focusInEvent(event)
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell the ring to go."""
        super().focusOutEvent(event)
        self.focused.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space plays the scoring: that is for the page."""
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the focus before pressing."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint points, crown and count."""
        sheet, rect = Sheet(self.ctx, QPainter(self)), QRectF(self.rect())
        face = self.face()
        if self.underMouse() and self.isEnabled():
            sheet.box(face, "panel", "line")
        if self.pinned and sheet.painter is not None:
            with paint.saved(sheet.painter):
                sheet.painter.setPen(QPen(self.ctx.theme.acc, 2))
                sheet.painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 6, 6)
        self.lay_out(sheet, rect)

    def lay_out(self, sheet: Sheet, rect: QRectF) -> None:
        """Write the cell into that rectangle."""
        points, count = self.paid, self.counted
        high = self.ctx.metrics.pick(25, 21, 18)
        low = self.ctx.metrics.pick(19, 16, 15)
        top = rect.center().y() - (high + low) / 2
        upper = QRectF(rect.left(), top, rect.width(), high)
        lower = QRectF(rect.left(), top + high, rect.width(), low)
        if points:
            self._points(sheet, upper)
        if count:
            sheet.line(lower, self.count_text(), "small", "ink2", CENTRE)

    def _points(self, sheet: Sheet, area: QRectF) -> None:
        text = self.ctx.text(gain(self.cell.points))
        some = self.cell.points != 0
        weight = 800 if some else 400
        tone = "ink" if some else "ink2"
        if not (self.cell.most and some):
            sheet.line(area, text, "number", tone, CENTRE, weight)
            return
        side, gap = self.ctx.metrics.pick(14, 12, 11), self.ctx.px(4)
        wide = width_of(sheet.font("number", weight), text)
        # The number stands in the middle, unless the crown would then reach out of the column.
        left = area.center().x() - wide / 2
        left = min(left, area.right() - gap - side - wide)
        sheet.line(
            QRectF(left, area.top(), wide, area.height()), text, "number", tone, LEFT, weight
        )
        crown = left + wide + gap
        sheet.icon(crown, area.center().y() - side / 2, side, "crown")

    def fits(self, room: float) -> bool:
        """Whether the count fits in words."""
        return width_of(self.ctx.font("small"), self.ctx.text(self.cell.text)) <= room

    def count_text(self) -> str:
        """The count in words, or the bare number where the columns are too narrow."""
        if not self.brief:
            return self.ctx.text(self.cell.text)
        if not self.cell.count:
            return "–"
        return self.ctx.text(msg("ledger-times", n=self.cell.count))


class Ring(Guarded, QWidget):
    """The focus ring around a cell; it lies above the lines, so that it may reach over them."""

    REACH = 8

    def __init__(self, ctx: UiContext, table: QWidget) -> None:
        super().__init__(table)
        self.ctx = ctx
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def follow(self) -> None:
        """Stand around the cell that has the focus, or nowhere."""
        table = self.parentWidget()
        cells = [] if table is None else table.findChildren(Cell)
        cell = next((one for one in cells if one.hasFocus()), None)
        self.setVisible(cell is not None)
        if cell is not None:
            reach = self.REACH
            self.setGeometry(cell.geometry().adjusted(-reach, -reach, reach, reach))
            self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ring."""
        edge = self.REACH + 2
        face = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        paint.focus_ring(QPainter(self), face, self.ctx.theme, self.ctx.px(7))
