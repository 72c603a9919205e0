"""A real game, counted by its numbers: what each player has, and the score sheet beside it.

    page = RealPage(ctx)
    page.show_evening(evening)

Ctrl+Z and Ctrl+Y undo and redo, Ctrl+Return goes on, Ctrl+C copies the scoring.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.lay import evening as real
from alhambra_qt.controller.lay.evening import Evening
from alhambra_qt.controller.view.page_views import MajorityProof, ScoringPage
from alhambra_qt.controller.words.scoring_words import share_line
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Fixed, Ground, Plate, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.rows import Column, First, Row, Wrapped, all_room
from alhambra_qt.ui.kit.signs import ItemSign
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button, SureButton
from alhambra_qt.ui.lay.numbers import NumberTable
from alhambra_qt.ui.lay.table_facts import TableFacts
from alhambra_qt.ui.ledger.score_table import LedgerTable, mime
from alhambra_qt.ui.pages.facts import GAP, FactsPage, FactsSheet, alone

TABS = ("all", "numbers", "score", "table")
MOST_TIES = 6
LEFT, ALONE = 46.0, 52.0  # ems: the numbers beside the score sheet; what stands alone
LAST = real.SCORINGS[-1]


class ScoreSide(Holder):
    """The score sheet of the numbers, how ties were shared, and what the box does not hold."""

    WIDE = 40.0

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.page: ScoringPage | None = None
        self.warnings: tuple[Msg, ...] = ()
        self.table = LedgerTable(ctx)
        self.table.pinned.connect(weakly(self.wish, "prove"))
        self.retranslate()

    def show_scoring(self, page: ScoringPage, warnings: tuple[Msg, ...]) -> None:
        """Show a scoring."""
        self.page, self.warnings = page, warnings
        self.table.set_page(page)
        self.change()

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("real-tab-score"))
        super().retranslate()

    def tree(self) -> Box:
        if self.page is None:
            return Space()
        told = [Words(self.look.text(one), "body", "warn", wrap=True) for one in self.warnings]
        held = Column(Live(self.table), *told, *self._ties(self.page), gap=0.4)
        return Ground(Plate(held, pad=0.7), pad=0.12)

    def _ties(self, page: ScoringPage) -> list[Box]:
        """How shared places were paid, the first few of them."""
        shared = [
            (proof, one)
            for proof in page.proofs
            if isinstance(proof, MajorityProof)
            for one in proof.shares
        ]
        lines: list[Box] = [
            Row(
                ItemSign(proof.item, side=1.3),
                Words(share_line(self.look.text, one), "small", wrap=True, grow=1.0),
                gap=0.4,
            )
            for proof, one in shared[:MOST_TIES]
        ]
        title = [Words(self.look.t("real-ties"), "strong")] if lines else []
        more = len(shared) - MOST_TIES
        rest = [Words(self.look.t("real-more-ties", n=more), "small", "ink2")] if more > 0 else []
        return [*title, *lines, *rest]


class RealSheet(FactsSheet):
    """The numbers beside the score sheet where there is room, each alone where not."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, TABS[0])
        self.numbers, self.score, self.table = NumberTable(ctx), ScoreSide(ctx), TableFacts(ctx)

    def trees(self) -> dict[str, Box]:
        both = Fixed(Live(self.numbers), wide=LEFT), all_room(Live(self.score))
        return {
            "all": Row(*both, gap=GAP, middle=False),
            "numbers": Live(self.numbers),
            "score": Live(self.score),
            "table": alone(Live(self.table), ALONE),
        }


class RealPage(FactsPage):
    """The page; see the module's text."""

    GRANTS: Mapping[str, str] = {
        "give": "give",
        "scoring": "show_scoring",
        "below": "_below",
        "prove": "_prove",
        "take": "take",
    }

    sheet: RealSheet
    TOGETHER = 80.0

    def __init__(self, ctx: UiContext) -> None:
        self.evening: Evening | None = None
        self.scoring = 1
        self.past: list[Evening] = []
        self.future: list[Evening] = []
        self.told = msg("play-empty")
        super().__init__(ctx, "real", "wall", TABS, RealSheet)
        undo = msg("real-undo")
        self.undo_button = Button(ctx, undo, kind="header", key="Ctrl Z", does=self.undo)
        self.tiles = Button(ctx, msg("lay-tiles"), kind="header", wish="tiles")
        self.begin = Button(ctx, msg("real-new"), wish="begin")
        self.copy = Button(ctx, msg("ledger-copy"), key="Ctrl C", does=self.copy_text)
        self.proof = Button(ctx, msg("result-ledger"), does=self._prove)
        sure = msg("real-finish-sure")
        self.career = SureButton(ctx, msg("real-finish"), sure, kind="primary")
        self.career.confirmed.connect(self.wishing("finish"))
        self.career.clicked.connect(self._object)
        self.next = Button(ctx, msg("real-next"), kind="primary", key="Ctrl Enter", does=self.go_on)
        self.buttons = (self.begin, self.copy, self.proof, self.career, self.next)
        self.foot = Holder(ctx, self._footing)
        self.retranslate()

    # -- what it shows ------------------------------------------------------------------------

    def show_evening(self, evening: Evening, name: str, every: Mapping[str, Evening]) -> None:
        """Show an evening, by the name of its file among all there are."""
        self.past, self.future = [], []
        begun = [k for k in real.SCORINGS if real.begun(evening, k)]
        self.evening, self.scoring = evening, max(begun, default=1)
        self.sheet.table.show_others(name, every)
        self._show()

    def show_scoring(self, scoring: int) -> None:
        """Show the numbers of another scoring."""
        self.scoring = scoring
        self._show()

    def _show(self) -> None:
        evening, scoring = self.evening, self.scoring
        if evening is None:
            return
        page = real.scoring_page(evening, scoring)
        self.sheet.numbers.show_scoring(evening, scoring, page)
        doubts = real.doubts(evening, scoring)
        self.sheet.score.show_scoring(page, tuple(doubt.text for doubt in doubts))
        self.sheet.table.show_evening(evening)
        self.undo_button.setEnabled(bool(self.past))
        self.next.setEnabled(scoring != LAST)
        self.career.setEnabled(scoring == LAST and real.begun(evening, LAST))
        self.career.certain = real.objection(evening) is None
        self.career.ask(False)
        self.tell(real.state_of(evening, scoring))

    def _object(self) -> None:
        """Say what a game lacks before it is added all the same."""
        if self.evening is not None and self.career.words == self.career.question:
            self.tell(real.objection(self.evening) or self.told)
            announce(self, self.ctx.text(self.told))

    def tell(self, title: Msg) -> None:
        """Say in the foot how far the scoring is."""
        self.told = title
        self.foot.setAccessibleName(self.ctx.text(title))
        self.foot.change()

    # -- changing -----------------------------------------------------------------------------

    def take(self, evening: Evening) -> None:
        """Take a changed evening."""
        if self.evening is not None and evening != self.evening:
            self.past.append(self.evening)
            self.future.clear()
            self._turn_to(evening)

    def _turn_to(self, evening: Evening) -> None:
        self.evening = evening
        self._show()
        self.wish("keep", evening)

    def give(self, row: str, column: int, value: float | None) -> None:
        """Take a number; an impossible one is shown no longer."""
        if self.evening is None:
            return
        after = real.put(self.evening, self.scoring, row, column, value)
        if after == self.evening:
            self._show()
            return
        self.take(after)
        if self.evening is not None:
            announce(self, self._gained(column, self.evening))

    def _gained(self, column: int, evening: Evening) -> str:
        page = real.scoring_page(evening, self.scoring)
        return self.ctx.text(
            msg(
                "real-gained",
                name=page.seats[column].said,
                points=msg("count-point", n=page.gained[column]),
                total=page.now[column],
            )
        )

    def undo(self) -> None:
        """Take back the last change."""
        if self.past and self.evening is not None:
            self.future.append(self.evening)
            self._turn_to(self.past.pop())

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if self.future and self.evening is not None:
            self.past.append(self.evening)
            self._turn_to(self.future.pop())

    def go_on(self) -> None:
        """Go on to the next scoring, which starts from these numbers."""
        if self.evening is not None and self.scoring != LAST:
            after = real.go_on(self.evening, self.scoring)
            self.scoring += 1
            self.take(after)
            self._show()
            self.sheet.numbers.focus_first()

    def copy_text(self) -> None:
        """Put the scoring into the clipboard."""
        if self.evening is not None:
            page = real.scoring_page(self.evening, self.scoring)
            QGuiApplication.clipboard().setMimeData(mime(self.ctx, page))
            self.tell(msg("ledger-copied"))

    def _prove(self) -> None:
        self.wish("proof", self.scoring)

    def _below(self) -> bool:
        """Give the focus to what comes next, after the last number; False if nothing can yet."""
        button = self.next if self.next.isEnabled() else self.career
        button.setFocus(Qt.FocusReason.TabFocusReason)
        return button.isEnabled()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab in the last number leads past the score sheet."""
        fields = self.sheet.numbers.fields.values()
        at_end = forward and bool(fields) and list(fields)[-1].hasFocus()
        return (at_end and self._below()) or super().focusNextPrevChild(forward)

    # -- the page itself ----------------------------------------------------------------------

    @property
    def offered(self) -> list[str]:
        return ["all", "table"] if self.wide else ["numbers", "score", "table"]

    @property
    def parts_by_key(self) -> Sequence[QWidget]:
        sheet = self.sheet
        return [sheet.numbers, sheet.score, sheet.table, self.foot, self.band]

    def at_right(self) -> list[Button]:
        return [self.tiles, self.undo_button, self.close_button]

    def tree(self) -> Box:
        return Column(Live(self.band), Live(self.scroller, grow=1), Live(self.foot), gap=0)

    def _footing(self) -> Box:
        """What is still missing, and what can be done with the scoring."""
        shown = [button for button in self.buttons if button.isEnabled()]
        doubt = self.evening is not None and real.doubts(self.evening, self.scoring)
        tone = "warn" if doubt else "ink"
        title = Words(self.look.text(self.told), "section", tone, wrap=True)
        kept = Words(self.look.t("real-kept"), "small", "ink2", wrap=True)
        keys = Row(*(Pressed(button) for button in shown), gap=0)
        brief = [Pressed(button, brief=True) for button in shown]
        wide = Row(Column(title, kept, gap=0, grow=1.0), keys, gap=1.0)
        one = Row(title, spring(), *brief, gap=0)
        form = First(wide, one, Column(title, Wrapped(*brief, gap=0), gap=0))
        return Ground(Plate(form, pad=(0.9, 0.4)), pad=(0.5, 0.3))

    def focus_first(self) -> None:
        if self.sheet.numbers.isVisibleTo(self) and self.sheet.numbers.fields:
            self.sheet.numbers.focus_first()
        else:
            super().focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif event.matches(QKeySequence.StandardKey.Redo) or (ctrl and event.key() == Qt.Key.Key_Y):
            self.redo()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_text()
        elif ctrl and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)
