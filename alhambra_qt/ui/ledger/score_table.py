"""The table of a scoring: a line per building type, wall and module, a column per player.

Every cell is a button of its own, so that it can be reached by arrows, read aloud and clicked; what
it says is painted by the table. `shows` limits what is revealed while a scoring is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape

from attrs import evolve, frozen
from PySide6.QtCore import QMimeData, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from alhambra_qt.controller.view.page_views import LedgerCell, LedgerRow, Proof, ScoringPage
from alhambra_qt.controller.words import scoring_words as words
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.box import (
    CENTRE,
    ENDLESS,
    RIGHT,
    Box,
    Ground,
    Hit,
    Space,
    Tone,
    Veil,
    Words,
    spring,
)
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live, Over
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Alike, Column, First, Grid, Row, Stack
from alhambra_qt.ui.kit.signs import ItemSign, SeatMark, sign
from alhambra_qt.ui.kit.theme import TYPE_NAMES, with_alpha
from alhambra_qt.ui.kit.weakly import weakly

DIRK = -1
FAINT = 0.45  # how much is seen of the sign of a line still to come; its words are read
COLUMN = 4.0  # ems, the least width of a player's column
GAP = 0.2


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


class Cell(Over):
    """The points of one player in one line; `lit` while its `own` proof is shown."""

    def __init__(self, ctx: UiContext, row: LedgerRow, cell: LedgerCell, name: Msg | str) -> None:
        super().__init__(ctx)
        self.row, self.cell, self.player = row, cell, name
        self.own = self.takes_space = False  # Space plays the scoring
        self.retranslate()

    def retranslate(self) -> None:
        kind = msg(
            "ledger-cell-most" if self.cell.most else "ledger-cell",
            item=self.row.name,
            name=self.player,
            points=msg("count-point", n=self.cell.points),
            count=self.cell.text,
        )
        self.setAccessibleName(self.ctx.text(kind))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        super().mousePressEvent(event)


@frozen
class LineAt:
    """A line of the table and its place."""

    item: str
    rect: QRectF


class LedgerTable(Holder):
    """One scoring as a table.

    Signals:
        pinned: the line and the seat of a cell that was pressed, and whether Shift was held.
        asked: the line that was clicked with the other button.
    """

    pinned = Signal(str, int, bool)
    asked = Signal(str)
    WIDE = 60.0
    accessible_role = Role.Table

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.page: ScoringPage | None = None
        self.cells: list[list[Cell]] = []
        self.hints: tuple[Msg, ...] = ()
        self.pins: tuple[tuple[str, int], ...] = ()
        self.shows = EVERYTHING
        self.label = 0.0  # ems, the width of the first column
        self._lines: dict[int, tuple[tuple[bool, ...], list[Box]]] = {}
        self._words: dict[str, Box] = {}  # what was counted, by kind

    # -- what it shows ------------------------------------------------------------------------

    def set_page(self, page: ScoringPage) -> None:
        """Show a scoring."""
        discard(cell for row in self.cells for cell in row)
        self.page, self.shows, self.pins = page, EVERYTHING, ()
        self.cells = [self._buttons(page, row) for row in page.rows]
        self.retranslate()

    def _buttons(self, page: ScoringPage, row: LedgerRow) -> list[Cell]:
        names, made = {tag.seat: tag.label for tag in page.seats}, []
        for each in row.cells:
            cell = Cell(self.ctx, row, each, names.get(each.seat, ""))
            proof = page.proof(row.item, each.seat)
            cell.setEnabled(proof is not None)
            cell.own = proof is not None and proof.seat >= 0
            cell.clicked.connect(weakly(self._press, row.item, each.seat))
            made.append(cell)
        return made

    def _press(self, item: str, seat: int) -> None:
        shift = Qt.KeyboardModifier.ShiftModifier
        self.pinned.emit(item, seat, bool(QApplication.keyboardModifiers() & shift))

    def set_pins(self, pins: tuple[tuple[str, int], ...]) -> None:
        """Mark the lines whose proofs are shown: the first solid, the second dashed."""
        self._mark(pins, self.shows)

    def reveal(self, shows: Revealed) -> None:
        """Show only so much of the scoring."""
        self._mark(self.pins, shows)

    def _mark(self, pins: tuple[tuple[str, int], ...], shows: Revealed) -> None:
        """Frame the cells whose own proofs are shown, but none that is still empty."""
        if (pins, shows) != (self.pins, self.shows):
            self.pins, self.shows = pins, shows
            for number, row in enumerate(self.cells):
                for cell in row:
                    pinned = cell.own and (cell.row.item, cell.cell.seat) in pins
                    cell.lit = pinned and self._revealed(number)[1]
            self.change()

    def _revealed(self, number: int) -> tuple[bool, bool]:
        """Whether the points of a line are shown, and whether what it counts is."""
        paid = number < self.shows.rows + self.shows.points
        return paid, paid or number < self.shows.rows + self.shows.counts

    def set_hints(self, hints: tuple[Msg, ...]) -> None:
        """Say which keys work."""
        if hints != self.hints:
            self.hints = hints
            self.change()

    def retranslate(self) -> None:
        self.setAccessibleName("" if self.page is None else self.ctx.text(self.page.title))
        self.restyle()

    def restyle(self) -> None:
        """Nothing that was made before is the same now."""
        self._lines.clear()
        self._words.clear()
        super().restyle()

    def gained(self, page: ScoringPage) -> list[int]:
        """The points revealed so far."""
        rows = page.rows[: self.shows.rows + self.shows.points]
        if len(rows) == len(page.rows):
            return list(page.gained)
        return [sum(row.cells[k].points for row in rows) for k in range(len(page.seats))]

    @property
    def least(self) -> float:
        """The least width, in ems, for which the table wants nothing else beside it."""
        if self.page is None:
            return 0.0
        self.known_tree()
        return self.label + (COLUMN + GAP) * len(self.page.seats)

    # -- its tree -----------------------------------------------------------------------------

    def tree(self) -> Box:
        page = self.page
        if page is None:
            return Space()
        lines = [self._line(number, row) for number, row in enumerate(page.rows)]
        self.label = max(label.room(self.look, ENDLESS)[0] for label, *_ in lines) / self.look.em
        rows = [self._title(page), self._players(page), *lines, *self._sums(page), *self._hints()]
        grounds = [None, None, *(self._ground(number, row) for number, row in enumerate(page.rows))]
        tall = [float(2 <= k < 2 + len(lines)) for k in range(len(rows))]
        grows = (0, *(1 for _ in page.seats))
        return Grid(rows, grows, (GAP, 0), 4.2, equal=True, tall=tall, grounds=grounds)

    def _small(self, text: Msg | str) -> Words:
        return Words(self.look.text(text), "small", "ink2", CENTRE)

    def _title(self, page: ScoringPage) -> Box:
        title, pays = Words(self.look.text(page.title), "title"), self.look.text(page.pays)
        row = Row(title, Space(1), Words(pays, "body", "ink2", RIGHT, grow=1.0))
        head: Box = First(row, Column(title, Words(pays, "body", "ink2"), gap=0))
        if page.warning is not None:
            head = Column(head, Words(self.look.text(page.warning), "strong", "warn", wrap=True))
        return Ground(head, pad=(0.5, 0.2))

    def _players(self, page: ScoringPage) -> list[Box]:
        when = Words(self.look.text(page.when), "small", "ink2", wrap=True, short=7.0)
        row: list[Box] = [Ground(when, pad=(0.5, 0))]
        for tag in page.seats:
            name = Words(self.look.text(tag.label), "strong", align=CENTRE, short=COLUMN)
            row.append(Column(SeatMark(tag, side=2.0), name, Space(0, 0.2), gap=0.1))
        return row

    def _ground(self, number: int, row: LedgerRow) -> Box:
        strip = Ground(Space(), "panel2" if number % 2 == 0 else None)
        items = [item for item, _ in self.pins]
        if row.item in items:
            second = row.item != items[0]
            strip = Ground(Space(), "accs", "acc", 2.2, dashed=second)
        return Hit(Ground(strip, pad=(0, 0.12)), partial(LineAt, row.item))

    def _line(self, number: int, row: LedgerRow) -> list[Box]:
        state = (*self._revealed(number), number > self.shows.rows)
        if number not in self._lines or self._lines[number][0] != state:
            paid, counted, coming = state
            cells: list[Box] = [self._label(row, FAINT if coming else 1.0)]
            for button in self.cells[number]:
                count = Ground(self._count(row, button.cell), pad=(0.3, 0))
                both = Veil(self._points(button.cell), paid), Veil(count, counted)
                cells.append(Live(button, Row(Column(*both, gap=0, grow=1))))
            self._lines[number] = state, cells
        return self._lines[number][1]

    def _count(self, row: LedgerRow, cell: LedgerCell) -> Box:
        """Return the counted number, in words or bare.

        Numbers stand in all lines of a kind as soon as words do not fit in one of them: the
        building types are one kind; wall and modules count each in their own words.
        """
        kind = TYPE_NAMES[0] if row.item in TYPE_NAMES else row.item
        if kind not in self._words and self.page is not None:
            types = [other for other in self.page.rows if other.item in TYPE_NAMES]
            rows = types if row in types else [row]
            texts = [other.text for alike in rows for other in alike.cells]
            self._words[kind] = Stack(*map(self._small, texts))
        brief = msg("ledger-times", n=cell.count) if cell.count else "–"
        return Alike(self._small(cell.text), self._small(brief), self._words[kind])

    def _label(self, row: LedgerRow, seen: float) -> Box:
        name, pay = self.look.text(row.name), self.look.text(row.pay)
        words = Column(Words(name, "strong"), Words(pay, "small", "ink2"), gap=0)
        return Ground(
            Row(Veil(ItemSign(row.item, side=2.3), seen), words, gap=0.6), pad=(0.5, 0.25)
        )

    def _points(self, cell: LedgerCell) -> Box:
        """The points in the middle, with a crown for the most if that has room beside them."""
        some = cell.points != 0
        text, tone = self.look.text(gain(cell.points)), "ink" if some else "ink2"
        number = Words(text, "number", tone, CENTRE, 800 if some else 400, grow=1.0)
        if not (cell.most and some):
            return number
        crown = sign(self.look, "crown", 0.85)
        return Row(
            spring(), Space(0.85, keep=1), evolve(number, grow=0.0), crown, spring(), gap=0.2
        )

    def _sums(self, page: ScoringPage) -> list[Sequence[Box] | Box]:
        look, gained = self.look, self.gained(page)
        now = [old + new for old, new in zip(page.before, gained, strict=True)]
        looks = (
            ("ledger-this", "title", "ink", Words("", "number", "acc", CENTRE, 800), gained),
            ("ledger-before", "body", "ink2", Words("", "body", "ink2", CENTRE), page.before),
            ("ledger-now", "title", "ink", Words("", "score", "ink", CENTRE, 800), now),
        )
        rows: list[Sequence[Box] | Box] = [_rule(look, "ink", 2)]
        for label, role, tone, number, points in looks:
            first = label == "ledger-this"
            texts = [look.text(gain(n)) if first else look.t("ledger-number", n=n) for n in points]
            for k, tag in enumerate(page.seats):
                texts[k] = "–" if tag.seat == DIRK and not first else texts[k]
            name = Ground(Words(look.t(label), role, tone), pad=(0.5, 0.25))
            rows.append([name, *(evolve(number, text=text) for text in texts)])
        return rows

    def _hints(self) -> list[Box]:
        if not self.hints:
            return []
        words = [Words(self.look.text(hint), "small", "ink2", wrap=True) for hint in self.hints]
        rule = _rule(self.look, with_alpha(self.look.theme.ink2, 0.4), 1.2)
        return [rule, Ground(Column(*words, gap=0), pad=(0.4, 0.3))]

    # -- keys and mouse -----------------------------------------------------------------------

    def row_rect(self, index: int) -> QRect:
        """The area of a line."""
        return self.laid.of(LineAt)[index].rect.toRect()

    def focus_first(self) -> None:
        """Give the focus to the pinned cell, else to the first."""
        cells = [cell for row in self.cells for cell in row if cell.isEnabled()]
        pinned = [c for c in cells if (c.row.item, c.cell.seat) in self.pins]
        if cells:
            (pinned or cells)[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, cell = Qt.Key(event.key()), self.focused()
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
        if cell is None or ctrl or key not in (*focus.ARROWS, *ends):
            super().keyPressEvent(event)
            return
        if key in ends:
            row = next(row for row in self.cells if cell in row)
            end = [cell for cell in row if cell.isEnabled()][ends[key]]
            end.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            focus.move(self, focus.ARROWS[key])
        focus.reveal(self.focused() or cell)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The name of a line stands for the cell in it that has most points.

        The other button asks for the rule of the line.
        """
        lines = enumerate(self.laid.of(LineAt))
        row = next((k for k, line in lines if line.rect.contains(event.position())), None)
        if row is not None and event.button() == Qt.MouseButton.RightButton:
            self.asked.emit(self.cells[row][0].row.item)
            return
        cells = [] if row is None else [cell for cell in self.cells[row] if cell.isEnabled()]
        if event.button() == Qt.MouseButton.LeftButton and cells:
            best = max(cells, key=lambda cell: abs(cell.cell.points))
            best.setFocus(Qt.FocusReason.MouseFocusReason)
            best.click()

    def focused(self) -> Cell | None:
        """The cell with the focus."""
        return next((cell for row in self.cells for cell in row if cell.hasFocus()), None)

    def focused_item(self) -> tuple[str, int] | None:
        """The line and the seat of the cell with the focus."""
        cell = self.focused()
        return None if cell is None else (cell.row.item, cell.cell.seat)


def _rule(look: Look, tone: Tone, height: float) -> Box:
    return Ground(Space(height=height / look.em), tone, radius=0)


# -- the scoring as text --------------------------------------------------------------------

TAB = "\t"
TSV = "text/tab-separated-values"


def table_text(ctx: UiContext, page: ScoringPage) -> str:
    """The scoring as lines of cells between tabs: points and count of every player."""
    names = [ctx.text(tag.label) for tag in page.seats]
    head = [ctx.text(page.title), ""]
    for name in names:
        head += [name, ctx.t("ledger-count-of", name=name)]
    lines = [head]
    for row in page.rows:
        cells = [ctx.text(row.name), ctx.text(row.pay)]
        for cell in row.cells:
            cells += [str(cell.points), ctx.t("ledger-number", n=cell.count)]
        lines.append(cells)
    sums = (("ledger-this", page.gained), ("ledger-before", page.before), ("ledger-now", page.now))
    for label, values in sums:
        line = [ctx.t(label), ""]
        for value in values:
            line += [str(value), ""]
        lines.append(line)
    return "\n".join(TAB.join(cells).rstrip(TAB) for cells in lines)


def headings(ctx: UiContext, page: ScoringPage) -> list[str]:
    """The title with the moment, and what in the scoring cannot be."""
    title = f"{ctx.text(page.title)} · {ctx.text(page.when)}"
    return [title] if page.warning is None else [title, ctx.text(page.warning)]


def page_text(ctx: UiContext, page: ScoringPage) -> str:
    """The table and below it every proof."""
    parts = [*headings(ctx, page), table_text(ctx, page)]
    parts += ["\n".join(proof_lines(ctx, proof)) for proof in page.proofs]
    return "\n\n".join(parts) + "\n"


def page_html(ctx: UiContext, page: ScoringPage) -> str:
    """The table and every proof, for paper."""
    rows = [line.split(TAB) for line in table_text(ctx, page).splitlines()]
    width = max(map(len, rows))
    lines = [
        "".join(f"<td>{escape(cell)}</td>" for cell in (*row, *[""] * (width - len(row))))
        for row in rows
    ]
    title, *warning = map(escape, headings(ctx, page))
    parts = [f"<h1>{title}</h1>", *(f"<p>{text}</p>" for text in warning)]
    parts.append(f"<table><tr>{'</tr><tr>'.join(lines)}</tr></table>")
    for proof in page.proofs:
        title, *texts = map(escape, proof_lines(ctx, proof))
        parts.append(f"<h3>{title}</h3><p>{'<br/>'.join(texts)}</p>")
    return "".join(parts)


def mime(ctx: UiContext, page: ScoringPage) -> QMimeData:
    """Return the clipboard data: text for any program, the bare table for spreadsheets."""
    data = QMimeData()
    data.setText(page_text(ctx, page))
    data.setData(TSV, table_text(ctx, page).encode())
    return data


def proof_lines(ctx: UiContext, proof: Proof) -> list[str]:
    """A proof in sentences, the title first and the rule last."""
    rule = proof.rule
    text = f"{ctx.text(cited(rule.rule, rule.title))}: {ctx.text(rule.text)}"
    return [ctx.text(proof.title), *words.proof_sentences(ctx.text, proof), text]
