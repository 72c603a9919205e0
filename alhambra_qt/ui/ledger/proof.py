"""A pinned proof: a panel with a title and the proof of a majority, of a wall, or of camps."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from alhambra_qt.controller.view.pages import MajorityProof, Proof
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Scroll
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.sheet import Sheet
from alhambra_qt.ui.ledger import board as ledger_board
from alhambra_qt.ui.ledger import text as ledger_text
from alhambra_qt.ui.ledger.majority import Lane, majority, rule_box, rule_height

ALL = 99
# In panels at least so wide, a board lower than this share of the width has its legend beside it.
BESIDE, FLAT = 700, 0.42
BOARD_SHARE = 0.58


class ProofSheet(Guarded, QWidget):
    """The inside of the panel; higher than the panel it scrolls.

    Signals:
        rule_wanted: the rule it proves was clicked.
    """

    rule_wanted = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.proof: Proof | None = None
        self.which: tuple[int, int] = (1, 1)
        self.stage = ALL
        self.upto: int | None = None
        self.rule_area = QRectF()
        self._heights: dict[int, int] = {}  # by width; all of the proof is laid out to know one
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        ctx.restyled.connect(self.restyle)
        ctx.language_changed.connect(self.retranslate)

    def restyle(self) -> None:
        """Take sizes from the context."""
        self._heights.clear()
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Say the whole proof."""
        if self.proof is not None:
            lines = ledger_text.proof_lines(self.ctx, self.proof)
            self.setAccessibleName(lines[0])
            self.setAccessibleDescription("\n".join(lines[1:]))
        self.restyle()

    def hasHeightForWidth(self) -> bool:
        """Narrow sheets are higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The least height of everything."""
        if width not in self._heights:
            self._heights[width] = math.ceil(self.lay_out(Sheet(self.ctx, None), width, 0))
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """A comfortable width."""
        wide = self.ctx.px(380)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """May get narrow; its height follows."""
        return QSize(self.ctx.px(220), 10)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The box of the rule can be clicked."""
        inside = self.rule_area.contains(event.position())
        shapes = Qt.CursorShape
        self.setCursor(shapes.PointingHandCursor if inside else shapes.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The box of the rule leads to its paragraph."""
        if self.proof is not None and self.rule_area.contains(event.position()):
            self.rule_wanted.emit(self.proof.rule.rule)
        else:
            super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the proof."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.lay_out(Sheet(self.ctx, painter), self.width(), self.height())

    def lay_out(self, sheet: Sheet, width: float, height: float) -> float:
        """Title, proof and rule; gives the least height. What is left over goes to the board."""
        if self.proof is None:
            return 0
        m = self.ctx.metrics
        pad = m.pick(14, 10, 8)
        at = Lane(pad, width - 2 * pad)
        y = pad + self._title(sheet, at, pad) + m.pick(8, 6, 4)
        rule = rule_height(sheet, at.width, self.proof.rule)
        gap = m.pick(14, 9, 8)
        room = height - y - rule - gap - pad
        if isinstance(self.proof, MajorityProof):
            y += majority(sheet, at, y, self.proof, self.stage, room)
        else:
            y += self._board(sheet, at, y, self.proof, room)
        y = max(y + gap, height - pad - rule)
        if sheet.painter is not None:
            self.rule_area = QRectF(at.x, y, at.width, rule)
        rule_box(sheet, at, y, self.proof.rule)
        return y + rule + pad

    def _title(self, sheet: Sheet, at: Lane, y: float) -> float:
        """Chip, title, and which of the pinned proofs this is."""
        ctx, proof = self.ctx, self.proof
        if proof is None:
            return 0
        m = ctx.metrics
        side = m.pick(44, 36, 32)
        left = side + m.px(12)
        width = at.width - left
        quiet, title = Sheet(ctx, None), ctx.text(proof.title)
        high = quiet.words(0, 0, width, title, "section")
        number, total = self.which
        note = ctx.text(msg("ledger-pinned", n=number, k=total)) if total > 1 else ""
        below = m.pick(20, 17, 15) if note else 0
        whole = max(side, high + below)
        sheet.item(at.x, y + (whole - side) / 2, side, proof.item)
        top = y + (whole - high - below) / 2
        sheet.words(at.x + left, top, width, title, "section")
        if note:
            sheet.line(QRectF(at.x + left, top + high, width, below), note, "small", "ink2")
        return whole

    def _board(
        self, sheet: Sheet, at: Lane, y: float, proof: ledger_board.BoardProof, room: float
    ) -> float:
        gap, least = self.ctx.metrics.pick(10, 7, 6), self.ctx.metrics.pick(240, 200, 170)
        below = ledger_board.legend_height(sheet, at.width, proof) + gap
        if at.width >= self.ctx.px(BESIDE) and room - below < at.width * FLAT:
            return self._beside(sheet, at, y, proof, max(least, room))
        most = at.width * 1.05
        high = max(least, min(room - below, most))
        ledger_board.board(sheet, QRectF(at.x, y, at.width, high), proof, self.upto)
        ledger_board.legend(sheet, at, y + high + gap, proof, self.upto)
        return high + below

    def _beside(
        self, sheet: Sheet, at: Lane, y: float, proof: ledger_board.BoardProof, room: float
    ) -> float:
        """Where the panel is broad and low, the legend stands beside the board."""
        gap = self.ctx.px(16)
        wide = at.width * BOARD_SHARE - gap / 2
        words = Lane(at.x + wide + gap, at.width - wide - gap)
        legend = ledger_board.legend_height(sheet, words.width, proof)
        high = max(room, legend)
        ledger_board.board(sheet, QRectF(at.x, y, wide, high), proof, self.upto)
        top = y + (high - legend) / 2
        ledger_board.legend(sheet, words, top, proof, self.upto)
        return high


class ProofPanel(Guarded, QWidget):
    """The panel around a proof."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.sheet = ProofSheet(ctx)
        self.scroller = Scroll(ctx, self.sheet)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(4, 4, 4, 4)
        self._box.addWidget(self.scroller)
        ctx.restyled.connect(self.update)

    @property
    def proof(self) -> Proof | None:
        """What is proved here."""
        return self.sheet.proof

    def show_proof(self, proof: Proof | None, which: tuple[int, int]) -> None:
        """Show a proof, the first or second of so many."""
        sheet = self.sheet
        if proof is not sheet.proof:
            self.scroller.verticalScrollBar().setValue(0)
        sheet.proof, sheet.which = proof, which
        self.show_stage(ALL, None)
        sheet.retranslate()

    def show_stage(self, stage: int, upto: int | None) -> None:
        """Show only the first steps, or the first numbers of a wall."""
        self.sheet.stage, self.sheet.upto = stage, upto
        self.sheet.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the panel."""
        theme, m = self.ctx.theme, self.ctx.metrics
        rect = QRectF(self.rect()).adjusted(2, 1, -2, -3)
        paint.panel(QPainter(self), rect, theme, radius=m.radius, border=theme.acc, width=2)
