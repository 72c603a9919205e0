"""The room below the ledger's band: the table and one or two proofs, as the window allows.

Large windows show both proofs, smaller ones the latest, the smallest table or proof by turns.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from alhambra_qt.controller.view.pages import Proof, ScoringPage
from alhambra_qt.engine.pieces import MAJORITY_POINTS
from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Scroll
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.sheet import CENTRE, Sheet
from alhambra_qt.ui.kit.theme import TYPE_NAMES
from alhambra_qt.ui.ledger.proof import ProofPanel
from alhambra_qt.ui.ledger.table import LedgerTable


class TablePanel(Guarded, QWidget):
    """The panel around the table."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.table = LedgerTable(ctx)
        self.scroller = Scroll(ctx, self.table)
        self._box = QVBoxLayout(self)
        self._box.addWidget(self.scroller)
        ctx.restyled.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        """Take sizes from the context."""
        side = self.ctx.metrics.pick(10, 7, 6)
        self._box.setContentsMargins(side, self.ctx.px(6), side, self.ctx.px(8))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the panel."""
        rect = QRectF(self.rect()).adjusted(2, 1, -2, -3)
        paint.panel(QPainter(self), rect, self.ctx.theme, radius=self.ctx.metrics.radius)


class EmptyPanel(Guarded, QWidget):
    """What is said before the first scoring: that it will come, and what it will pay."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.tabs: Sequence[Msg] = ()
        ctx.restyled.connect(self.update)
        ctx.language_changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it."""
        title, text = self.ctx.t("ledger-empty-title"), self.ctx.t("ledger-empty-text")
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a panel with a star, two sentences and the table of what is paid."""
        sheet, m = Sheet(self.ctx, QPainter(self)), self.ctx.metrics
        rect = QRectF(self.rect()).adjusted(2, 1, -2, -3)
        if sheet.painter is None:
            return
        paint.panel(sheet.painter, rect, self.ctx.theme, radius=m.radius)
        width = min(rect.width() - 2 * m.pad, m.px(600))
        left = rect.center().x() - width / 2
        high = self.lay_out(Sheet(self.ctx, None), QRectF(left, 0, width, rect.height()))
        top = max(rect.top() + m.pad, rect.center().y() - high / 2)
        self.lay_out(sheet, QRectF(left, top, width, rect.height()))

    def lay_out(self, sheet: Sheet, area: QRectF) -> float:
        """Write everything below the top of the area; gives the height."""
        ctx, m = self.ctx, self.ctx.metrics
        x, y, width = area.left(), area.top(), area.width()
        lines = (len(TYPE_NAMES) + 1) * m.pick(34, 28, 24)
        radius = m.pick(40, 30, 20)
        if area.height() - lines > m.px(200):
            if sheet.painter is not None:
                centre = QPointF(x + width / 2, y + radius)
                paint.ornament_corner(sheet.painter, centre, radius, ctx.theme.gold)
            y += 2 * radius + m.px(12)
        y += sheet.words(x, y, width, ctx.t("ledger-empty-title"), "prompt", centre=True)
        text = ctx.t("ledger-empty-text")
        y += m.px(4) + sheet.words(x, y + m.px(4), width, text, "body", "ink2", centre=True)
        if len(self.tabs) == len(MAJORITY_POINTS) and area.height() > lines + m.px(150):
            y += self._payments(sheet, x, y + m.px(14), width) + m.px(14)
        return y - area.top()

    def _payments(self, sheet: Sheet, x: float, y: float, width: float) -> float:
        """A line per building type, a column per scoring: the points of its places."""
        ctx, m, start = self.ctx, self.ctx.metrics, y
        high, side = m.pick(34, 28, 24), m.pick(26, 22, 20)
        label = width * 0.34
        column = (width - label) / len(self.tabs)
        for k, tab in enumerate(self.tabs):
            cell = QRectF(x + label + k * column, y, column, high)
            sheet.line(cell, ctx.text(tab), "smallstrong", "ink", CENTRE)
        y += high
        for index, name in enumerate(TYPE_NAMES):
            if index % 2 == 0:
                sheet.box(QRectF(x, y, width, high), "panel2", "panel2")
            sheet.item(x + m.px(8), y + (high - side) / 2, side, name)
            words = QRectF(x + side + m.px(18), y, label, high)
            sheet.line(words, ctx.t(f"types-{name}"), "body")
            for k, number in enumerate(sorted(MAJORITY_POINTS)):
                cell = QRectF(x + label + k * column, y, column, high)
                points = " · ".join(str(one) for one in MAJORITY_POINTS[number][index])
                sheet.line(cell, points, "bold", "ink", CENTRE)
            y += high
        return y - start


class ProofRoom(Guarded, QWidget):
    """Table and proofs.

    Signals:
        looked: the smallest layout turned to the table or to the proof.
    """

    looked = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.looking = 0
        self.latest = 0
        self.solo = False
        self._empty_page = True
        self.table_panel = TablePanel(ctx)
        self.table = self.table_panel.table
        self.empty = EmptyPanel(ctx)
        self.panels = (ProofPanel(ctx), ProofPanel(ctx))
        for child in (self.table_panel, self.empty, *self.panels):
            child.setParent(self)

    @property
    def slots(self) -> int:
        """How many proofs are shown side by side."""
        return 1 if self.solo or self.ctx.metrics.small else 2

    @property
    def single(self) -> bool:
        """Whether table and proof are shown by turns."""
        return self.ctx.metrics.tiny

    @property
    def shown_slots(self) -> tuple[int, ...]:
        """Which of the two pins are seen."""
        return (0, 1) if self.slots == 2 else (self.latest,)

    def panel_of(self, slot: int) -> ProofPanel:
        """The panel that shows a pin."""
        return self.panels[slot]

    def set_page(self, page: ScoringPage | None) -> None:
        """Show a scoring, or that none has come."""
        self._empty_page = page is None
        if page is not None:
            self.table.set_page(page)

    def set_proofs(self, proofs: Sequence[Proof | None], latest: int) -> None:
        """Show the proofs; ``latest`` is seen where there is room for one only."""
        self.latest = latest
        total = sum(proof is not None for proof in proofs) if self.slots == 2 else 1
        for slot, (panel, proof) in enumerate(zip(self.panels, proofs, strict=True)):
            panel.show_proof(proof, (slot + 1, total))
        self.arrange()

    def set_solo(self, solo: bool) -> None:
        """Show one proof at a time even in a large window: while a scoring is played."""
        if solo != self.solo:
            self.solo = solo
            self.arrange()

    def follow(self, row: int) -> None:
        """Keep the line in sight that is played; with the last one come the totals."""
        scroller, area = self.table_panel.scroller, self.table.row_rect(row)
        bar, around = scroller.verticalScrollBar(), round(area.height())
        if row + 1 == len(self.table.cells):
            bar.setValue(bar.maximum())
        elif area.bottom() + around <= scroller.viewport().height():
            bar.setValue(0)
        else:
            scroller.ensureVisible(
                0, round(area.center().y()), 0, round(area.height() / 2) + around
            )

    def turn_pages(self, pages: int) -> None:
        """Scroll the proofs that are seen."""
        for slot in self.shown_slots:
            bar = self.panels[slot].scroller.verticalScrollBar()
            bar.setValue(bar.value() + pages * bar.pageStep())

    def look_at(self, index: int) -> None:
        """Turn to the table (0) or to the proof (1), where only one is seen."""
        if self.looking != index:
            self.looking = index
            self.arrange()
            self.looked.emit()

    def sizeHint(self) -> QSize:
        """All there is."""
        return QSize(800, 600)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Put everything at its place."""
        gap = self.ctx.metrics.pick(14, 6, 6)
        area = self.rect().adjusted(gap, gap, -gap, -gap)
        self.empty.setGeometry(area)
        self.empty.setVisible(self._empty_page)
        table = not (self._empty_page or (self.single and self.looking == 1))
        proofs = not (self._empty_page or (self.single and self.looking == 0))
        self.table_panel.setVisible(table)
        for slot, panel in enumerate(self.panels):
            panel.setVisible(proofs and slot in self.shown_slots and panel.proof is not None)
        if self.single:
            self.table_panel.setGeometry(area)
            self.panels[self.latest].setGeometry(area)
            return
        side = self.ctx.metrics.pick(20, 14, 12)
        wide = min(self.table.sizeHint().width() + side, int(area.width() * 0.56))
        self.table_panel.setGeometry(area.left(), area.top(), wide, area.height())
        left = area.left() + wide + gap
        room = area.right() + 1 - left
        if self.slots == 1:
            self.panels[self.latest].setGeometry(left, area.top(), room, area.height())
            return
        first = int((room - gap) * 0.42)
        self.panels[0].setGeometry(left, area.top(), first, area.height())
        right = left + first + gap
        self.panels[1].setGeometry(right, area.top(), area.right() + 1 - right, area.height())
