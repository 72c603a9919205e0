"""The numbers of a scoring: a field for each player and row, and below each what it gives.

Digits write, Tab and the arrows lead on, Enter goes down, Backspace empties.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPen,
    QWheelEvent,
)

from alhambra_qt.controller.position_editor import numbers
from alhambra_qt.controller.position_editor.draft import Draft
from alhambra_qt.controller.view.page_views import LedgerCell, MajorityProof, ScoringPage
from alhambra_qt.controller.words.names import plain, row_name
from alhambra_qt.controller.words.scoring_words import share_line
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import CENTRE, Box, Fixed, Ground, Plate, Space, Tone, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import ENTER, Field, Segmented
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Column, First, Grid, Row, Wrapped
from alhambra_qt.ui.kit.signs import ItemSign, SeatMark
from alhambra_qt.ui.kit.theme import mix
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.ledger.score_table import gain

NARROW, WIDEST = 3.6, 7.5  # ems, of a player's column
STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    **dict.fromkeys(ENTER, (1, 0)),
}
EMPTIES = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Minus)
LONGEST = 4  # letters of a number
MOST_TIES = 6
POINTS = 2.4  # ems, of the points beside a number
IMPOSSIBLE = -1.0  # what is written if it is no number


class NumberField(Field):
    """A number of a player; what it held is replaced by typing."""

    wide, least = 60.0, 40.0

    def __init__(self, ctx: UiContext, row: str, column: int, name: Msg) -> None:
        self.most, self.doubt, self.about = False, False, tuple[Msg, ...]()
        super().__init__(ctx, name, limit=LONGEST)
        self.row, self.column = row, column
        self.setAlignment(CENTRE)
        self.changed.connect(self._typed)

    def ground(self) -> QColor:
        theme = self.ctx.theme
        return mix(theme.panel, theme.gold2, 0.4) if self.most else theme.panel

    def frame(self) -> QPen:
        return QPen(self.ctx.theme.warn, 3) if self.doubt else super().frame()

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleDescription(", ".join(map(self.ctx.text, self.about)))

    def restyle(self) -> None:
        super().restyle()
        self.setFont(self.ctx.font("number"))

    def show_number(
        self, value: float | None, cell: LedgerCell | None, doubts: Sequence[Msg]
    ) -> None:
        """Show a number, whether it is the most of its row, and why it cannot be right."""
        text = "" if value is None else str(plain(value))
        if self.text().replace(",", ".").rstrip(".") != text:
            self.setText(text)
        points = () if cell is None else (msg("count-point", n=cell.points),)
        shown = cell is not None and cell.most, bool(doubts), (*points, *doubts)
        if shown != (self.most, self.doubt, self.about):
            self.most, self.doubt, self.about = shown
            self.retranslate()
            self.update()

    def _typed(self, text: str) -> None:
        """Take a number, with a comma too; anything else is not written."""
        whole, _, rest = text.replace(",", ".").partition(".")
        if text and not (whole.isdecimal() and whole.isascii() and rest in ("", "0", "5")):
            self.wish("give", self.row, self.column, IMPOSSIBLE)
            return
        value = None if not text else float(f"{whole}.{rest or 0}")
        self.wish("give", self.row, self.column, value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        modifiers ^= modifiers & Qt.KeyboardModifier.KeypadModifier
        if event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
            return
        if modifiers:
            event.ignore() if modifiers & Qt.KeyboardModifier.ControlModifier else None
            return
        if key in STEPS:
            self.wish("move", self.row, self.column, *STEPS[key])
        elif key in EMPTIES:
            self.setText("")
            self.wish("give", self.row, self.column, None)
        elif key in (Qt.Key.Key_Escape, Qt.Key.Key_F1, Qt.Key.Key_F6):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Mark the number after a click too, as Tab does."""
        super().mouseReleaseEvent(event)
        self.selectAll()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count up or down while it has the focus; else the page scrolls."""
        if self.hasFocus():
            self.wish("step", 1 if event.angleDelta().y() > 0 else -1)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()
        self.wish("reach", self.row, self.column)


class NumberTable(Holder):
    """The table of a scoring, with a choice of scorings above it."""

    GRANTS: Mapping[str, str] = {"move": "_move", "reach": "_reach", "step": "_step"}

    WIDE = 48.0

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.draft: Draft | None = None
        self.page: ScoringPage | None = None
        self.doubts, self.at = tuple[numbers.Doubt, ...](), ("", 0)
        self.fields: dict[tuple[str, int], NumberField] = {}
        names = [
            (str(k), msg("proof-tab-final" if k == 3 else "proof-tab", **_n(k))) for k in (1, 2, 3)
        ]
        self.which = Segmented(ctx, msg("real-scorings"), names, "1")
        self.which.changed.connect(self._choose)
        self.less = Button(ctx, "\N{MINUS SIGN}", kind="quiet", does=weakly(self._step, -1))
        self.more = Button(ctx, "+", kind="quiet", does=weakly(self._step, 1))
        self.retranslate()

    # -- what it shows ------------------------------------------------------------------------

    @property
    def scoring(self) -> int:
        """The scoring whose numbers are shown."""
        return 1 if self.draft is None else self.draft.next_scoring

    def show_draft(self, draft: Draft, page: ScoringPage) -> None:
        """Show the numbers of a scoring and what they give."""
        scoring = draft.next_scoring
        places = [
            (row, column)
            for row in numbers.rows(draft, scoring)
            for column in range(numbers.columns(draft, scoring, row))
        ]
        renamed = self.draft is None or self.draft.names != draft.names
        self.draft, self.page = draft, page
        self.which.set_value(str(scoring), silent=True)
        if places != list(self.fields) or renamed:
            self._make_fields(places)
        cells = {(row.item, k): cell for row in page.rows for k, cell in enumerate(row.cells)}
        self.doubts = numbers.doubts(draft, scoring)
        for at, field in self.fields.items():
            value = numbers.number(draft, scoring, *at)
            doubts = [doubt.text for doubt in self.doubts if at in doubt.places]
            field.show_number(value, cells.get(at), doubts)
        self.change()

    def _make_fields(self, places: list[tuple[str, int]]) -> None:
        discard(self.fields.values())
        self.fields = {}
        tags = self.draft.everybody if self.draft is not None else ()
        for row, column in places:
            name = msg("real-field", name=tags[column].label, row=row_name(row))
            field = NumberField(self.ctx, row, column, name)
            self.fields[row, column] = field

    def _choose(self, scoring: str) -> None:
        self.wish("scoring", int(scoring))

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("real-tab-numbers"))
        self.less.setAccessibleName(self.ctx.t("real-less"))
        self.more.setAccessibleName(self.ctx.t("real-more"))
        super().retranslate()

    # -- its tree -----------------------------------------------------------------------------

    def tree(self) -> Box:
        page, draft = self.page, self.draft
        if page is None or draft is None:
            return Space()
        table = First(*(self._table(page, draft, beside=beside) for beside in (True, False)))
        doubts = [
            Words(self.look.text(doubt.text), "body", "warn", wrap=True) for doubt in self.doubts
        ]
        below = (*doubts, *self._ties(page), self._hint())
        return Ground(Plate(Column(self._head(), table, *below, gap=0.3), pad=0.7), pad=0.12)

    def _table(self, page: ScoringPage, draft: Draft, *, beside: bool) -> Box:
        """All rows; what a number gives stands beside it in all of them, or below."""
        names = numbers.rows(draft, self.scoring)
        rows = [self._players(page)]
        rows += [self._line(row, page, draft, beside=beside) for row in names]
        rows += [
            self._sums("ledger-this", [self.look.text(gain(n)) for n in page.gained]),
            self._sums("ledger-before", [self.look.t("ledger-number", n=n) for n in page.before]),
            self._sums("ledger-now", [self.look.t("ledger-number", n=n) for n in page.now]),
        ]
        strips = [Ground(Space(), "panel2" if k > 0 and k % 2 else None) for k in range(len(rows))]
        grows = (1.4, *(1.0 for _ in page.seats))
        return Grid(rows, grows, (0.1, 0.05), grounds=strips)

    def _ties(self, page: ScoringPage) -> list[Box]:
        """How shared places were paid, the first few of them."""
        shared = [
            (proof, share)
            for proof in page.proofs
            if isinstance(proof, MajorityProof)
            for share in proof.shares
        ]
        lines: list[Box] = [
            Row(
                ItemSign(proof.item, side=1.3),
                Words(share_line(self.look.text, share), "small", wrap=True, grow=1.0),
                gap=0.4,
            )
            for proof, share in shared[:MOST_TIES]
        ]
        title = [Words(self.look.t("real-ties"), "strong")] if lines else []
        more = len(shared) - MOST_TIES
        rest = [Words(self.look.t("real-more-ties", n=more), "small", "ink2")] if more > 0 else []
        return [*title, *lines, *rest]

    def _head(self) -> Box:
        steps = Row(Live(self.less), Live(self.more), gap=0)
        return Wrapped(Live(self.which), steps, gap=0.6)

    def _hint(self) -> Box:
        """How to write, and what counts with these modules."""
        more = self.draft is not None and numbers.counts_more(self.draft)
        texts = ("real-hint", "real-hint-more") if more else ("real-hint",)
        words = " ".join(map(self.look.t, texts))
        return Words(words, "small", "ink2", wrap=True)

    def _players(self, page: ScoringPage) -> list[Box]:
        found: list[Box] = [Words(self.look.t("real-how-many"), "small", "ink2", wrap=True)]
        for tag in page.seats:
            name = Words(self.look.text(tag.label), "strong", align=CENTRE, short=NARROW)
            mark = Row(spring(), SeatMark(tag, side=1.9), spring())
            found.append(Column(mark, name, gap=0.1))
        return found

    def _line(self, row: str, page: ScoringPage, draft: Draft, *, beside: bool) -> list[Box]:
        known = next((line for line in page.rows if line.item == row), None)
        asked = numbers.asks(draft, self.scoring, row)
        about = self.look.text(asked or (known.pay if known is not None else ""))
        name = Words(self.look.text(row_name(row)), "strong")
        words = Column(name, Words(about, "small", "ink2", wrap=True), gap=0)
        label = Ground(Row(ItemSign(row, side=1.8), words, gap=0.5), pad=(0.4, 0.1))
        cells = () if known is None else known.cells
        found: list[Box] = [label]
        for column in range(len(page.seats)):
            field = self.fields.get((row, column))
            points = cells[column].points if column < len(cells) else 0
            found.append(Space() if field is None else self._cell(field, points, beside))
        return found

    def _cell(self, field: NumberField, points: int, beside: bool) -> Box:
        tone: Tone = "ink" if points else "ink2"
        words = Words(self.look.text(gain(points)), "strong", tone, CENTRE)
        if beside:
            return Row(Live(field, grow=1), Fixed(words, width=POINTS), gap=0.1)
        return Column(Live(field), words, gap=0, grow=1.0)

    def _sums(self, label: str, texts: list[str]) -> list[Box]:
        strong = label == "ledger-now"
        name = Ground(Words(self.look.t(label), "strong"), pad=(0.4, 0.2))
        tones: dict[str, Tone] = {"ledger-this": "ok", "ledger-before": "ink2"}
        role, tone = "score" if strong else "number", tones.get(label, "ink")
        return [name, *(Words(text, role, tone, CENTRE, 800) for text in texts)]

    # -- going round --------------------------------------------------------------------------

    def _reach(self, row: str, column: int) -> None:
        self.at = row, column

    def _step(self, by: int) -> None:
        """Count the number that was reached last up or down."""
        if self.draft is not None and self.at in self.fields:
            value = numbers.number(self.draft, self.scoring, *self.at) or 0
            self.wish("give", *self.at, value + by)

    def _move(self, row: str, column: int, down: int, on: int) -> None:
        """Go to the next field that way, past rows that ask nothing of a seat."""
        lines = list(dict.fromkeys(name for name, _ in self.fields))
        line, column = lines.index(row) + down, column + on
        while 0 <= line < len(lines) and (lines[line], column) not in self.fields and down:
            line += down
        if line == len(lines):
            self.wish("below")
        elif line >= 0 and (lines[line], column) in self.fields:
            self.go(lines[line], column)

    def go(self, row: str, column: int) -> None:
        """Give the focus to a field."""
        self.fields[row, column].setFocus(Qt.FocusReason.TabFocusReason)
        focus.reveal(self.fields[row, column])

    def focus_first(self) -> None:
        """Give the focus to the first number that is missing, else to the first."""
        empty = (at for at, field in self.fields.items() if not field.text())
        self.go(*next(empty, next(iter(self.fields))))


def _n(scoring: int) -> dict[str, int]:
    return {} if scoring == 3 else {"k": scoring}
