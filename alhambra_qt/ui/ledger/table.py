"""The table of a scoring: a line per building type, wall and module, a column per player.

Every cell is a button of its own, so that it can be reached by arrows, read aloud and clicked; the
lines behind them are painted by the table. `shows` limits what is revealed while a scoring is
played step by step.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from alhambra_qt.controller.view.pages import LedgerCell, LedgerRow, ScoringPage
from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.sheet import CENTRE, RIGHT, Sheet, item_name
from alhambra_qt.ui.kit.theme import TYPE_NAMES, with_alpha
from alhambra_qt.ui.ledger.cell import EVERYTHING, Cell, Revealed, Ring, gain

DIRK = -1
INSET = 8


class LedgerTable(Guarded, QWidget):
    """One scoring as a table.

    Signals:
        pinned: the line and the seat of a cell that was pressed, and whether Shift was held.
        asked: the line that was clicked with the other button.
    """

    pinned = Signal(str, int, bool)
    asked = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.page: ScoringPage | None = None
        self.cells: list[list[Cell]] = []
        self.note: Msg | None = None
        self.hints: tuple[Msg, ...] = ()
        self.pins: tuple[tuple[str, int], ...] = ()
        self.shows = EVERYTHING
        self._label = 0.0  # the width of the first column; 0: to be measured
        self.ring = Ring(ctx, self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        ctx.restyled.connect(self.restyle)
        ctx.language_changed.connect(self.retranslate)

    # -- what it shows ------------------------------------------------------------------------

    def set_page(self, page: ScoringPage) -> None:
        """Show a scoring."""
        for row in self.cells:
            for cell in row:
                cell.hide()
                cell.deleteLater()
        self.page = page
        self.ring.hide()
        self.cells = [[self._make(row, cell) for cell in row.cells] for row in page.rows]
        self.reveal(EVERYTHING)
        self.retranslate()

    def _make(self, row: LedgerRow, cell: LedgerCell) -> Cell:
        names = {} if self.page is None else {tag.seat: tag.said for tag in self.page.seats}
        made = Cell(self.ctx, row, cell, names.get(cell.seat, ""))
        made.setParent(self)
        made.setEnabled(self.page is not None and self._provable(row.item, cell.seat))
        made.focused.connect(self.ring.follow)
        made.clicked.connect(lambda: self._press(row.item, cell.seat))
        made.show()
        return made

    def _provable(self, item: str, seat: int) -> bool:
        return self.page is not None and self.page.proof(item, seat) is not None

    def _own_proof(self, item: str, seat: int) -> bool:
        """Whether the proof is of that seat alone, not of all seats at once."""
        proof = None if self.page is None else self.page.proof(item, seat)
        return proof is not None and proof.seat >= 0

    def _press(self, item: str, seat: int) -> None:
        shift = Qt.KeyboardModifier.ShiftModifier
        app = QApplication.keyboardModifiers()
        self.pinned.emit(item, seat, bool(app & shift))

    def set_pins(self, pins: tuple[tuple[str, int], ...]) -> None:
        """Mark the lines whose proofs are shown: the first solid, the second dashed."""
        self.pins = pins
        for row in self.cells:
            for cell in row:
                at = (cell.row.item, cell.cell.seat)
                cell.pinned = at in pins and self._own_proof(*at)
                cell.update()
        self.update()

    def reveal(self, shows: Revealed) -> None:
        """Show only so much of the scoring."""
        self.shows = shows
        for index, row in enumerate(self.cells):
            now = index == shows.rows
            for cell in row:
                cell.counted = index < shows.rows or (now and shows.counts)
                cell.paid = index < shows.rows or (now and shows.points)
                cell.update()
        self.update()

    def set_note(self, note: Msg | None, hints: tuple[Msg, ...]) -> None:
        """Say when the scoring was (if the header has no room for it) and which keys work."""
        if (note, hints) != (self.note, self.hints):
            self.note, self.hints = note, hints
            self.restyle()

    def restyle(self) -> None:
        """Take sizes from the context."""
        self._label = 0.0
        self.updateGeometry()
        self._place()
        self.update()

    def retranslate(self) -> None:
        """Take texts from the context."""
        title = "" if self.page is None else self.ctx.text(self.page.title)
        self.setAccessibleName(title)
        self.restyle()

    # -- sizes --------------------------------------------------------------------------------

    def head_height(self, width: float) -> int:
        """Title, what is paid, when it was, and the marks of the players."""
        m = self.ctx.metrics
        lines = 0 if self._one_line(width) else 1
        lines += self.note is not None
        return m.pick(36, 30, 26) + lines * m.pick(22, 18, 17) + m.pick(66, 54, 48)

    def _one_line(self, width: float) -> bool:
        """Whether title and what is paid stand side by side."""
        if self.page is None:
            return True
        title = width_of(self.ctx.font("title"), self.ctx.text(self.page.title))
        pays = width_of(self.ctx.font("body"), self.ctx.text(self.page.pays))
        return title + pays + self.ctx.px(24) + 2 * self.inset <= width

    def foot_height(self, width: float) -> int:
        """The three lines of totals and the hints."""
        m = self.ctx.metrics
        room = int(width) - 2 * self.inset
        sheet = Sheet(self.ctx, None)
        hints = sum(sheet.words(0, 0, room, self.ctx.text(h), "small") for h in self.hints)
        totals = m.pick(42, 32, 27) + m.pick(30, 25, 22) + m.pick(44, 33, 28)
        return totals + m.px(8) + (math.ceil(hints) + m.px(8) if self.hints else 0)

    def row_heights(self) -> tuple[int, int]:
        """The least and the most height of a line."""
        m = self.ctx.metrics
        return m.pick(46, 40, 37), m.pick(80, 64, 54)

    def hasHeightForWidth(self) -> bool:
        """A narrow table may need another line in its head."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The least height at which nothing is cut."""
        rows = len(self.page.rows) if self.page else 0
        return self.head_height(width) + rows * self.row_heights()[0] + self.foot_height(width)

    def sizeHint(self) -> QSize:
        """As wide as the style guide says, wider where labels or many players need it."""
        seats = len(self.page.seats) if self.page else 4
        wide = self.ctx.metrics.pick(492, 460, 420) + max(0, seats - 4) * self.ctx.px(34)
        cell = self.ctx.metrics.pick(64, 56, 50)
        wide = max(wide, int(self.label_width()) + seats * cell + self.inset)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Labels and narrow columns."""
        seats = len(self.page.seats) if self.page else 4
        cell = self.ctx.metrics.pick(48, 40, 36)
        return QSize(int(self.label_width()) + seats * cell, 10)

    def label_width(self) -> float:
        """The width of the first column: chip, name, what it pays."""
        if not self._label:
            self._label = self._measured_label()
        return self._label

    def _measured_label(self) -> float:
        names = [self.ctx.t(name) for name in ("ledger-this", "ledger-before", "ledger-now")]
        wide = max(width_of(self.ctx.font("title"), name) for name in names)
        chip = self.ctx.metrics.pick(38, 32, 28) + self.ctx.px(14)
        if self.page is not None:
            for row in self.page.rows:
                wide = max(wide, chip + width_of(self.ctx.font("strong"), self.ctx.text(row.name)))
                wide = max(wide, chip + width_of(self.ctx.font("small"), self.ctx.text(row.pay)))
        return math.ceil(wide) + self.ctx.px(6) + self.inset

    @property
    def inset(self) -> int:
        """How far the words stand from the edge of their line."""
        return self.ctx.px(INSET)

    def column(self, index: int) -> tuple[float, float]:
        """Left edge and width of a player's column."""
        seats = len(self.page.seats) if self.page else 1
        label = self.label_width()
        wide = min((self.width() - label - self.inset / 2) / seats, self.ctx.px(230))
        return label + index * wide, wide

    def row_rect(self, index: int) -> QRect:
        """The area of a line."""
        least, most = self.row_heights()
        rows = len(self.page.rows) if self.page else 1
        head, foot = self.head_height(self.width()), self.foot_height(self.width())
        high = max(least, min(most, (self.height() - head - foot) // max(1, rows)))
        return QRect(0, head + index * high, self.width(), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the cells at their places."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        for index, row in enumerate(self.cells):
            area = self.row_rect(index)
            for k, cell in enumerate(row):
                left, wide = self.column(k)
                cell.setGeometry(round(left), area.top(), round(wide), area.height())
        self._abbreviate()
        self.ring.follow()

    def _abbreviate(self) -> None:
        """Write bare numbers in all lines of a kind as soon as words do not fit in one of them.

        The building types are one kind; wall and modules count each in their own words.
        """
        types = [cell for row in self.cells for cell in row if cell.row.item in TYPE_NAMES]
        others = [row for row in self.cells if row and row[0].row.item not in TYPE_NAMES]
        for cells in (types, *others):
            brief = not all(cell.fits(cell.width() - self.ctx.px(8)) for cell in cells)
            for cell in cells:
                cell.brief = brief

    # -- painting -----------------------------------------------------------------------------

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint head, lines and totals."""
        if self.page is not None:
            self.lay_out(Sheet(self.ctx, QPainter(self)), self.page)

    def lay_out(self, sheet: Sheet, page: ScoringPage) -> None:
        """Write everything but the cells."""
        self._head(sheet, page)
        for index, row in enumerate(page.rows):
            self._row(sheet, row, index)
        self._totals(sheet, page)

    def _head(self, sheet: Sheet, page: ScoringPage) -> None:
        m, width = self.ctx.metrics, self.width()
        high, step = m.pick(36, 30, 26), m.pick(22, 18, 17)
        sheet.line(QRectF(self.inset, 0, width, high), self.ctx.text(page.title), "title")
        pays = self.ctx.text(page.pays)
        if self._one_line(width):
            sheet.line(QRectF(0, 0, width - self.inset, high), pays, "body", "ink2", RIGHT)
            y = float(high)
        else:
            sheet.line(QRectF(self.inset, high, width, step), pays, "body", "ink2")
            y = float(high + step)
        if self.note is not None:
            sheet.line(
                QRectF(self.inset, y, width, step), self.ctx.text(self.note), "small", "ink2"
            )
            y += step
        side = m.pick(32, 28, 25)
        for k, tag in enumerate(page.seats):
            left, wide = self.column(k)
            sheet.mark(left + (wide - side) / 2, y + m.px(1), side, tag)
            area = QRectF(left + 2, y + side + m.px(2), wide - 4, m.pick(24, 20, 18))
            sheet.name(area, item_name(self.ctx, tag), "strong", CENTRE)

    def _row(self, sheet: Sheet, row: LedgerRow, index: int) -> None:
        m, area = self.ctx.metrics, QRectF(self.row_rect(index))
        items = [item for item, _ in self.pins]
        first = items[:1] == [row.item]
        second = not first and row.item in items[1:]
        strip = area.adjusted(0, 2, 0, -2)
        painter = sheet.painter
        if painter is not None and (first or second or index % 2 == 0):
            fill = self.ctx.theme.accs if first or second else self.ctx.theme.panel2
            with paint.saved(painter):
                pen = QPen(self.ctx.theme.acc, 2.2) if first or second else Qt.PenStyle.NoPen
                if second and isinstance(pen, QPen):
                    pen.setDashPattern([3.2, 2.2])
                painter.setPen(pen)
                painter.setBrush(fill)
                radius = m.radius * 0.7
                painter.drawRoundedRect(strip.adjusted(1, 1, -1, -1), radius, radius)
        side = m.pick(38, 32, 28)
        faded = index > self.shows.rows
        if painter is not None and faded:
            painter.setOpacity(0.45)
        sheet.item(self.inset, area.center().y() - side / 2, side, row.item)
        left, low = self.inset + side + m.px(10), m.pick(19, 16, 15)
        high = m.pick(23, 19, 18)
        top, room = area.center().y() - (high + low) / 2, self.label_width() - left
        sheet.line(QRectF(left, top, room, high), self.ctx.text(row.name), "strong")
        below = QRectF(left, top + high, room, low)
        sheet.line(below, self.ctx.text(row.pay), "small", "ink2")
        if painter is not None:
            painter.setOpacity(1)

    def _gained(self, page: ScoringPage) -> list[int]:
        """The points revealed so far."""
        rows = page.rows[: self.shows.rows + self.shows.points]
        if len(rows) == len(page.rows):
            return list(page.gained)
        return [sum(row.cells[k].points for row in rows) for k in range(len(page.seats))]

    def _totals(self, sheet: Sheet, page: ScoringPage) -> None:
        m = self.ctx.metrics
        gained = self._gained(page)
        y = self.row_rect(len(page.rows)).top() + m.px(6)
        self._rule(sheet, y, strong=True)
        texts = (
            ("ledger-this", [self.ctx.text(gain(n)) for n in gained]),
            ("ledger-before", [self.ctx.t("ledger-number", n=n) for n in page.before]),
            (
                "ledger-now",
                [
                    self.ctx.t("ledger-number", n=old + new)
                    for old, new in zip(page.before, gained, strict=True)
                ],
            ),
        )
        looks = (
            (m.pick(42, 32, 27), "title", "number", "acc", 800),
            (m.pick(30, 25, 22), "body", "body", "ink2", 400),
            (m.pick(44, 33, 28), "title", "score", "ink", 800),
        )
        for (label, numbers), (high, role, number, tone, weight) in zip(texts, looks, strict=True):
            room = QRectF(self.inset, y, self.label_width(), high)
            sheet.line(room, self.ctx.t(label), role, "ink" if role == "title" else "ink2")
            for k, text in enumerate(numbers):
                left, wide = self.column(k)
                if page.seats[k].seat == DIRK and label != "ledger-this":
                    text = "–"
                sheet.line(QRectF(left, y, wide, high), text, number, tone, CENTRE, weight)
            y += high
        self._hints(sheet, y)

    def _hints(self, sheet: Sheet, y: float) -> None:
        if not self.hints:
            return
        self._rule(sheet, y)
        y += self.ctx.px(6)
        for hint in self.hints:
            text = self.ctx.text(hint)
            y += sheet.words(
                self.ctx.px(6), y, self.width() - self.ctx.px(6), text, "small", "ink2"
            )

    def _rule(self, sheet: Sheet, y: float, *, strong: bool = False) -> None:
        if sheet.painter is not None:
            colour = self.ctx.theme.ink if strong else with_alpha(self.ctx.theme.ink2, 0.4)
            sheet.painter.fillRect(QRectF(0, y, self.width(), 2 if strong else 1.2), colour)

    # -- keys ---------------------------------------------------------------------------------

    def focus_first(self) -> None:
        """Give the focus to the pinned cell, else to the first."""
        cells = [cell for row in self.cells for cell in row if cell.isEnabled()]
        pinned = [c for c in cells if (c.row.item, c.cell.seat) in self.pins]
        if cells:
            (pinned or cells)[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from cell to cell, Home and End to the ends of a line."""
        key = Qt.Key(event.key())
        at = self._focused()
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if at is None or ctrl or key not in (*focus.ARROWS, Qt.Key.Key_Home, Qt.Key.Key_End):
            super().keyPressEvent(event)
            return
        columns = len(self.cells[0])
        if key == Qt.Key.Key_Home:
            self._step(QPoint(0, at.y()), (1, 0))
        elif key == Qt.Key.Key_End:
            self._step(QPoint(columns - 1, at.y()), (-1, 0))
        else:
            dx, dy = focus.ARROWS[key]
            self._step(at + QPoint(dx, dy), (dx, dy))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The name of a line stands for the cell in it that has most points.

        The other button asks for the rule of the line.
        """
        at = event.position().toPoint()
        row = next((k for k in range(len(self.cells)) if self.row_rect(k).contains(at)), None)
        if row is not None and event.button() == Qt.MouseButton.RightButton:
            self.asked.emit(self.cells[row][0].row.item)
            return
        cells = [] if row is None else [cell for cell in self.cells[row] if cell.isEnabled()]
        if event.button() == Qt.MouseButton.LeftButton and cells:
            best = max(cells, key=lambda cell: abs(cell.cell.points))
            best.setFocus(Qt.FocusReason.MouseFocusReason)
            best.click()

    def focused_item(self) -> tuple[str, int] | None:
        """The line and the seat of the cell with the focus."""
        at = self._focused()
        if at is None:
            return None
        cell = self.cells[at.y()][at.x()]
        return cell.row.item, cell.cell.seat

    def _focused(self) -> QPoint | None:
        for y, row in enumerate(self.cells):
            for x, cell in enumerate(row):
                if cell.hasFocus():
                    return QPoint(x, y)
        return None

    def _step(self, at: QPoint, way: tuple[int, int]) -> None:
        """Go on in that direction until a cell can take the focus."""
        while 0 <= at.y() < len(self.cells) and 0 <= at.x() < len(self.cells[0]):
            cell = self.cells[at.y()][at.x()]
            if cell.isEnabled():
                cell.setFocus(Qt.FocusReason.TabFocusReason)
                focus.reveal(cell)
                return
            at += QPoint(*way)
