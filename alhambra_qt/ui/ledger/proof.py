"""A pinned proof: title, the proof of a majority, a wall or what a module counts, and its rule."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent

from alhambra_qt.controller.view.page_views import MajorityProof, Proof
from alhambra_qt.controller.view.parts import RuleBox
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit.box import Box, Ground, Hit, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.signs import ItemSign, sign
from alhambra_qt.ui.ledger import text as ledger_text
from alhambra_qt.ui.ledger.board import board_proof
from alhambra_qt.ui.ledger.majority import majority

ALL = 99


def rule_box(look: Look, rule: RuleBox) -> Box:
    """The rule with its paragraph, title and one sentence."""
    words = Column(
        Words(look.text(cited(rule.rule, rule.title)), "title", "gold", wrap=True),
        Words(look.text(rule.text), "body", "ink2", wrap=True),
        gap=0,
        grow=1,
    )
    star = Column(Ground(sign(look, "star", 1.1), pad=(0, 0.1)))
    return Ground(Row(star, words, gap=0.5, middle=False), "panel", "gold", 1.6, pad=0.6)


@frozen
class Rule:
    """The place of the rule, which leads to its paragraph."""

    rect: QRectF


class ProofSheet(Holder):
    """The proof that is pinned, the first or second of so many; played, only so far.

    Signals:
        rule_wanted: the rule it proves was clicked.
    """

    rule_wanted = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.proof: Proof | None = None
        self.which: tuple[int, int] = (1, 1)
        self.stage = ALL
        self.upto: int | None = None
        self.setMouseTracking(True)

    def retranslate(self) -> None:
        if self.proof is not None:
            lines = ledger_text.proof_lines(self.ctx, self.proof)
            self.setAccessibleName(lines[0])
            self.setAccessibleDescription("\n".join(lines[1:]))
        super().retranslate()

    def show_proof(self, proof: Proof | None, which: tuple[int, int]) -> None:
        """Show another proof, all of it."""
        if proof is not self.proof or which != self.which:
            self.proof, self.which = proof, which
            self.retranslate()
        self.show_stage(ALL, None)

    def show_stage(self, stage: int, upto: int | None) -> None:
        """Show only the first steps, or the first numbers of a wall."""
        if (stage, upto) != (self.stage, self.upto):
            self.stage, self.upto = stage, upto
            self.change()

    def tree(self) -> Box:
        """Title, proof and rule; what is left over goes to the proof."""
        proof, look = self.proof, self.look
        if proof is None:
            return Space()
        if isinstance(proof, MajorityProof):
            body = majority(look, proof, self.stage)
        else:
            body = board_proof(look, proof, self.upto)
        rule = Hit(rule_box(look, proof.rule), Rule)
        return Ground(Column(self._title(look, proof), body, rule, gap=0.6), pad=0.8)

    def _title(self, look: Look, proof: Proof) -> Box:
        """Chip, title, and which of the pinned proofs this is."""
        number, total = self.which
        note = look.t("ledger-pinned", n=number, k=total) if total > 1 else ""
        title = Words(look.text(proof.title), "section", wrap=True)
        words = Column(title, Words(note, "small", "ink2"), gap=0, grow=1)
        return Row(ItemSign(proof.item, side=2.7), words, gap=0.8)

    def _at_rule(self, event: QMouseEvent) -> bool:
        return any(rule.rect.contains(event.position()) for rule in self.laid.of(Rule))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The box of the rule can be clicked."""
        shapes = Qt.CursorShape
        self.setCursor(shapes.PointingHandCursor if self._at_rule(event) else shapes.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The box of the rule leads to its paragraph."""
        if self.proof is not None and self._at_rule(event):
            self.rule_wanted.emit(self.proof.rule.rule)
        else:
            super().mousePressEvent(event)
