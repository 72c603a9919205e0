"""The room below the ledger's band: the table and one or two proofs, as the window allows.

Two proofs stand beside the table if they have room, else the latest, else table or proof by turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.page_views import Proof, ScoringPage
from alhambra_qt.engine.pieces import MAJORITY_POINTS
from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import CENTRE, Bounded, Box, Drawn, Ground, Plate, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Framed, Holder, Live
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Grid, Row
from alhambra_qt.ui.kit.signs import ItemSign
from alhambra_qt.ui.kit.theme import TYPE_NAMES
from alhambra_qt.ui.ledger.proofs import ProofSheet
from alhambra_qt.ui.ledger.score_table import LedgerTable

PROOF, EASY = 24.0, 29.0  # ems, the least width of a proof, and what it has before the table grows
GAP = 0.5


class ProofPanel(Framed):
    """The panel around a proof."""

    def __init__(self, ctx: UiContext) -> None:
        self.sheet = ProofSheet(ctx)
        super().__init__(ctx, self.sheet, "acc")

    @property
    def proof(self) -> Proof | None:
        """What is proved here."""
        return self.sheet.proof

    def show_proof(self, proof: Proof | None, which: tuple[int, int]) -> None:
        """Show a proof from its beginning, the first or second of so many."""
        if proof is not self.sheet.proof:
            self.scroller.verticalScrollBar().setValue(0)
        self.sheet.show_proof(proof, which)


class EmptyPanel(Holder):
    """What is said before the first scoring: that it will come, and what it will pay."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.tabs: Sequence[Msg] = ()
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("ledger-empty-title"))
        self.setAccessibleDescription(self.ctx.t("ledger-empty-text"))
        super().retranslate()

    def tree(self) -> Box:
        look = self.look
        words = Column(
            Words(look.t("ledger-empty-title"), "prompt", align=CENTRE, wrap=True),
            Words(look.t("ledger-empty-text"), "body", "ink2", CENTRE, wrap=True),
            gap=0.3,
        )
        star = Drawn(partial(_star, look), 5, 5, keep=1)
        pays = self._payments() if len(self.tabs) == len(MAJORITY_POINTS) else None
        held = Column(spring(), star, words, pays, spring(), gap=0.9, grow=1)
        return Ground(Plate(Bounded(held, most=(38, 1e6)), pad=1.0), pad=Framed.EDGE)

    def _payments(self) -> Box:
        """A line per building type, a column per scoring: the points of its places."""
        look = self.look
        rows: list[list[Box]] = [
            [Space(), *(Words(look.text(tab), "smallstrong", align=CENTRE) for tab in self.tabs)]
        ]
        for index, name in enumerate(TYPE_NAMES):
            label = Row(Space(0.2), ItemSign(name, side=1.6), Words(look.t(f"types-{name}")))
            points = [MAJORITY_POINTS[number][index] for number in sorted(MAJORITY_POINTS)]
            texts = [" · ".join(str(one) for one in each) for each in points]
            cells = [Words(text, "bold", align=CENTRE) for text in texts]
            rows.append([Ground(label, pad=(0, 0.2)), *cells])
        return Grid(rows, (0.6, 1, 1, 1), (0.5, 0), 2.2, "panel2", equal=False, keep=2)


def _star(look: Look, painter: QPainter, area: QRectF) -> None:
    paint.ornament_corner(painter, area.center(), area.height() / 2, look.theme.gold)


class ProofRoom(Holder):
    """Table and proofs.

    Signals:
        looked: the smallest layout turned to the table or to the proof.
    """

    looked = Signal()
    BY_SIZE = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.looking = self.latest = 0
        self.solo = False
        self._empty_page = True
        self.table = LedgerTable(ctx)
        self.table_panel = Framed(ctx, self.table)
        self.empty = EmptyPanel(ctx)
        self.panels = (ProofPanel(ctx), ProofPanel(ctx))

    @property
    def _least(self) -> float:
        return self.table.least + 2 * (Framed.PAD + Framed.EDGE) + Framed.BAR

    @property
    def fitting(self) -> int:
        """For how many proofs there is room beside the table."""
        em = self.ctx.metrics.body
        room = self.width() / em - self._least - 2 * GAP
        return min(2, max(0, int(room / (PROOF + GAP))))

    @property
    def single(self) -> bool:
        """Whether table and proof are shown by turns."""
        return self.fitting == 0

    @property
    def slots(self) -> int:
        """How many proofs are shown side by side: only one while a scoring is played."""
        return 1 if self.solo else max(1, self.fitting)

    @property
    def shown_slots(self) -> tuple[int, ...]:
        """Which of the two pins are seen."""
        return (0, 1) if self.slots == 2 else (self.latest,)

    def tree(self) -> Box:
        proofs = [k for k in self.shown_slots if self.panels[k].proof is not None]
        boxes: list[Box] = [Live(self.panels[k], Space(PROOF), grow=(1.0, 1.1)[k]) for k in proofs]
        if self._empty_page:
            held: Sequence[Box] = [Live(self.empty, grow=1)]
        elif self.single:
            held = boxes if self.looking else [Live(self.table_panel, grow=1)]
        else:
            spare = self.width() / self.look.em - (len(boxes) or 1) * (EASY + GAP) - 2 * GAP
            wanted = self.table_panel.sizeHint().width() / self.look.em
            wide = max(self._least, min(wanted, spare))
            held = [Live(self.table_panel, Space(wide), grow=0.0 if boxes else 1.0), *boxes]
        return Ground(Row(*held, gap=GAP, middle=False), pad=GAP)

    def panel_of(self, slot: int) -> ProofPanel:
        """The panel that shows a pin."""
        return self.panels[slot]

    def set_page(self, page: ScoringPage | None) -> None:
        """Show a scoring, or that none has come."""
        self._empty_page = page is None
        if page is not None:
            self.table.set_page(page)
        self.change()

    def set_proofs(self, proofs: Sequence[Proof | None], latest: int) -> None:
        """Show the proofs; ``latest`` is seen where there is room for one only."""
        self.latest = latest
        total = sum(proof is not None for proof in proofs) if self.slots == 2 else 1
        for slot, (panel, proof) in enumerate(zip(self.panels, proofs, strict=True)):
            panel.show_proof(proof, (slot + 1, total))
        self.change()

    def set_solo(self, solo: bool) -> None:
        """Show one proof at a time even in a large window: while a scoring is played."""
        if solo != self.solo:
            self.solo = solo
            self.change()

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
            self.change()
            self.looked.emit()
