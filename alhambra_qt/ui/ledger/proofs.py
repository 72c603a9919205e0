"""Pinned proofs: a majority in steps, a wall or what a module counts on a board, and the rule.

Two proofs stand beside the table if they have room, else the latest, else table or proof by turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import frozen
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen

from alhambra_qt.controller.view.page_views import (
    LinesProof,
    MajorityProof,
    Proof,
    ProofCount,
    ProofLine,
    ProofPiece,
    ProofPlace,
    ProofShare,
    ScoringPage,
    WallProof,
)
from alhambra_qt.controller.view.view_parts import RuleBox
from alhambra_qt.engine.pieces import MAJORITY_POINTS
from alhambra_qt.i18n import Msg, gain
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import (
    CENTRE,
    ENDLESS,
    RIGHT,
    Bounded,
    Box,
    Drawn,
    Ground,
    Hit,
    Plate,
    Size,
    Space,
    Veil,
    Words,
    spring,
)
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Framed, Holder, Live
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByHeight, ByWidth, Column, Grid, Later, Row, Stack, Wrapped
from alhambra_qt.ui.kit.signs import ItemSign, SeatMark, name_of, sign
from alhambra_qt.ui.kit.text import Run
from alhambra_qt.ui.kit.theme import TYPE_NAMES
from alhambra_qt.ui.ledger.score_table import LedgerTable, proof_lines
from alhambra_qt.ui.pieces import board_picture
from alhambra_qt.ui.pieces.board_picture import BoardPicture
from alhambra_qt.ui.pieces.proofs import draw_piece, proved, shares, things, worth_disc

# The sides of a counted tile, in ems. The largest at which all of a player's tiles stand in one
# line is taken, else the largest for which there is room at all.
SINGLE = (5.2, 4.6, 4.1, 3.7, 3.3, 3.0, 2.7, 2.4, 2.1, 1.9)
WRAPPED = (2.6, 2.2, 1.9)
STEPS_BESIDE = 40.0  # ems, from which on the steps stand in two columns
TILE_GAP = 0.25  # between two tiles
INDENT = 2.2  # how far the contents of a step stand to the right of its number
BoardProof = WallProof | LinesProof
BROAD = 44.0  # ems, from which on the legend may stand beside the board
HIGH, LOW = 18.0, 11.0  # ems, the least height of a board above its legend and beside it
SIGN = 2.6  # ems, the width of a sign of the legend
PIECE = 2.3
BESIDE = 0.52  # of the width: with broader signs the words stand below them
ALL = 99
PROOF, EASY = 24.0, 29.0  # ems, the least width of a proof, and what it has before the table grows
GAP = 0.5


def majority(look: Look, proof: MajorityProof, stage: int) -> Box:
    """The three steps; only the first ``stage`` of them are seen, the others keep their room."""
    if not proof.counts:
        return Words(look.t("ledger-nobody"), "body", "ink2", wrap=True)
    names = [name_of(look, count.seat) for count in proof.counts]
    notes = [Words(look.text(note), "small", "ink2", wrap=True) for note in proof.notes]
    rest = _rest(look, proof, stage)

    def form(beside: bool, side: float, single: bool) -> Box:
        pairs = zip(proof.counts, names, strict=True)
        rows = [
            _count(look, count, name, Tiles(count.pieces, side, single)) for count, name in pairs
        ]
        counts = Column(Grid(rows, (0, 0, 1, 0), (0.5, 0.15)), *notes, gap=0.2)
        first = _step(look, 1, look.text(proof.step), counts, stage)
        if beside:
            return Grid([[first, rest]], (1, 1), (1.5, 0), equal=True)
        return Column(first, rest, gap=0.6)

    sides = [*((side, True) for side in SINGLE), *((side, False) for side in WRAPPED)]
    broad, narrow = (
        ByHeight(*(Later(partial(form, how, *each)) for each in sides)) for how in (True, False)
    )
    return ByWidth(STEPS_BESIDE, broad, narrow, grow=1)


def _step(look: Look, number: int, title: str, child: Box, stage: int) -> Box:
    text = Words(look.t("ledger-number", n=number), "bold", "headink", CENTRE)
    edge = "line" if look.theme.contrast else "head"
    disc = Ground(Bounded(text, least=(1.6, 1.6)), "head", edge, radius=0.8)
    head = Row(disc, Words(title, "bold", grow=1), gap=0.6)
    below = Row(Space(INDENT), Stack(child, grow=1), gap=0)
    return Veil(Column(head, below, gap=0.25), stage >= number)


# -- 1 count ----------------------------------------------------------------------------------


@frozen(eq=False)
class Tiles(Box):
    """Pieces in lines; where they must stand in a `single` one, too many ask for endless height."""

    pieces: Sequence[ProofPiece]
    side: float
    single: bool

    def steady(self) -> bool:
        return True

    def _per_line(self, look: Look, width: float) -> int:
        gap = TILE_GAP * look.em
        return max(1, int((width + gap + 0.5) // (self.side * look.em + gap)))

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        per, step = self._per_line(look, width), (self.side + TILE_GAP) * look.em
        lines = -(-len(self.pieces) // per)
        down = ENDLESS if self.single and lines > 1 else lines * step
        return min(per, len(self.pieces)) * step, down

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        per, side, step = (
            self._per_line(look, rect.width()),
            self.side * look.em,
            (self.side + TILE_GAP) * look.em,
        )
        top = rect.center().y() - -(-len(self.pieces) // per) * step / 2 + TILE_GAP * look.em / 2
        for k, piece in enumerate(self.pieces):
            x, y = rect.left() + k % per * step, top + k // per * step
            area = QRectF(round(x), round(y), round(side), round(side))
            draw_piece(painter, area, piece, look.ctx)


def _count(look: Look, count: ProofCount, name: Box, tiles: Box) -> list[Box]:
    mark = Bounded(SeatMark(count.seat, side=1.6), least=(0, 1.9))
    return [mark, name, tiles, Words(look.t("ledger-number", n=count.count), "number", align=RIGHT)]


# -- 2 places, 3 share ------------------------------------------------------------------------


def _rest(look: Look, proof: MajorityProof, stage: int) -> Box:
    rows, grounds = [_place(look, place) for place in proof.places], []
    for place in proof.places:
        edge = "acc" if look.theme.contrast else None
        lit = Ground(Ground(Space(), "accs", edge, radius=0.3), pad=(0, 0.1))
        grounds.append(lit if _paid(place) else None)
    shares = [_share(look, share) for share in proof.shares]
    none = Words(look.t("ledger-no-tie"), "body", "ink2", wrap=True)
    return Column(
        _step(look, 2, look.t("ledger-step-places"), Grid(rows, (0, 1, 0), grounds=grounds), stage),
        _step(look, 3, look.t("ledger-step-share"), Column(*(shares or [none])), stage),
        gap=0.6,
    )


def _paid(place: ProofPlace) -> bool:
    return place.points is not None and bool(place.seats)


def _place(look: Look, place: ProofPlace) -> list[Box]:
    tone = "ink" if _paid(place) else "ink2"
    role = "bold" if place.points is not None else "body"
    rank = Ground(Words(look.text(place.name), "body", tone), pad=(0.6, 0.35))
    text = Words(look.text(place.text) if place.seats else "–", role, tone, wrap=True)
    marks = Row(*(SeatMark(tag, side=1.4) for tag in place.seats), Space(0.3), gap=0.3)
    return [rank, Row(Stack(text, grow=1)), marks]


def _share(look: Look, share: ProofShare) -> Box:
    runs = [Run(look.text(share.text), bold=True)]
    if share.rest is not None:
        runs.append(Run(look.text(share.rest), colour=look.theme.ink2))
    gains = []
    for tag, points in share.gains:
        text = look.t("ledger-name-gain", name=look.text(tag.label), n=gain(points))
        gains.append(Row(SeatMark(tag, side=1.6), Words(text, "bold"), gap=0.4))
    child = Column(Words(runs, wrap=True), Wrapped(*gains, gap=0.7), gap=0.3)
    return Ground(child, "panel2", "line", pad=0.7)


def board_proof(look: Look, proof: BoardProof, upto: int | None = None) -> Box:
    """The Alhambra and a legend of all that is drawn on it; `upto` limits what is counted."""
    words = legend(look, proof, upto)
    above = Column(_board(proof, upto, LOW), words, grow=1)
    high = Column(_board(proof, upto, HIGH), words)
    beside = Grid([[_board(proof, upto, LOW), Row(words)]], (0.58, 0.42), (1.0, 0))
    return ByWidth(BROAD, ByHeight(high, beside), above, grow=1)


def _board(proof: BoardProof, upto: int | None, height: float) -> Box:
    """The Alhambra, at least so many ems high; what lies outside of it has room around it."""
    outside = isinstance(proof, LinesProof) and any(line.kind == "open" for line in proof.lines)
    edge, size = 3.3 if outside else 1.8, (1.4 * height, height)
    marks = proved(proof, proof.palace.seat.seat, upto)
    return BoardPicture(proof.palace, *marks, edge=edge, width=size[0], height=size[1], grow=1)


# -- the legend -------------------------------------------------------------------------------


def legend(look: Look, proof: BoardProof, upto: int | None = None) -> Box:
    """A line for everything drawn on the board, and the scale of points.

    While a module's lines are played, those to come keep their room.
    """
    lines: list[tuple[Box, Msg, Msg | None]]
    if isinstance(proof, WallProof):
        lines = [(_drawn(look, kind), text, why) for kind, text, why in proof.lines]
        seen = [True] * len(lines)  # they tell all from the first side on
    else:
        lines = [(_pieces(look, line), line.text, line.detail) for line in proof.lines]
        seen = [share is None or share > 0 for share in shares(proof, upto)]
    rows = []
    for (drawn, text, why), begun in zip(lines, seen, strict=True):
        runs = [Run(look.text(text), bold=True)]
        if why is not None:
            runs.append(Run(look.text(why), colour=look.theme.ink2))
        rows.append((Veil(drawn, begun), Veil(Row(Words(runs, wrap=True, grow=1)), begun)))
    widest = max((drawn.room(look, ENDLESS)[0] for drawn, _, _ in lines), default=0) / look.em
    below = Column(*(box for row in rows for box in row), gap=0.3)
    found = ByWidth(widest / BESIDE, Grid(rows, (0, 1), (0.6, 0.2)), below)
    if not isinstance(proof, LinesProof) or not proof.scale:
        return found
    return Column(found, _scale(look, proof, seen))


def _drawn(look: Look, kind: str) -> Box:
    return Drawn(partial(_sign, look, kind), SIGN, 1.7)


def _pieces(look: Look, line: ProofLine) -> Box:
    """The pieces in a row, a set after its number; without pieces, how the line is drawn."""
    if not line.pieces:
        return _drawn(look, line.kind)
    parts = [Drawn(partial(_piece, look, piece), PIECE, PIECE) for piece in line.pieces]
    if line.kind == "set":
        parts.insert(0, Drawn(partial(_number, look, line.number), PIECE, PIECE))
    return Row(*parts, gap=0.3)


def _piece(look: Look, piece: ProofPiece, painter: QPainter, area: QRectF) -> None:
    draw_piece(painter, area, piece, look.ctx)


def _number(look: Look, number: int, painter: QPainter, area: QRectF) -> None:
    text = look.t("ledger-number", n=number)
    worth_disc(painter, look.ctx, area.center(), area.height() * 0.3, text)


def _scale(look: Look, proof: LinesProof, seen: Sequence[bool]) -> Box:
    reached = [line.count for line, begun in zip(proof.lines, seen, strict=True) if begun]
    title = "" if proof.scale_title is None else look.text(proof.scale_title)
    steps = []
    for number, points in enumerate(proof.scale, start=1):
        lit = number in reached
        above = Words(look.t("ledger-number", n=number), "small", "ink2", CENTRE)
        role, tone = ("bold", "ink") if lit else ("body", "ink2")
        below = Words(look.t("ledger-number", n=points), role, tone, CENTRE)
        ground = ("accs", "acc") if lit else ("panel2", "line")
        steps.append(
            Bounded(Ground(Column(above, below, gap=0), *ground), most=(6, ENDLESS), grow=1)
        )
    return Column(Words(title, "small", "ink2", wrap=True), Row(*steps), gap=0.2)


def _sign(look: Look, kind: str, painter: QPainter, area: QRectF) -> None:
    theme, middle, scale = look.theme, area.center().y(), look.em / 16
    line = QLineF(area.left() + 6 * scale, middle, area.right() - 2 * scale, middle)
    with paint.saved(painter):
        if kind in ("counted", "arrow"):
            for colour, width in ((theme.ring, 10), (theme.gold2, 5.5)):
                painter.setPen(paint.pen(colour, width * scale))
                painter.drawLine(line)
        elif kind == "cells":
            side = min(area.height() - 4, 20 * scale)
            box = QRectF(area.center().x() - side / 2, middle - side / 2, side, side)
            painter.setPen(QPen(theme.gold2, 3 * scale))
            painter.drawRect(box)
        elif kind in ("lost", "open"):
            board_picture.dashed_line(painter, line, theme.warn, 4.4 * scale)
        else:
            height = 6 * scale
            painter.setPen(QPen(QColor("#3E1B0C"), 1.2))
            painter.setBrush(QColor("#C0804F"))
            box = QRectF(line.x1() - 2 * scale, middle - height, line.length() + 4 * scale, height)
            for shift in (0.0, height):
                painter.drawRoundedRect(box.translated(0, shift), 1.5, 1.5)


def numbers(proof: BoardProof) -> int:
    """In how many steps a board is counted: side by side, thing by thing."""
    if isinstance(proof, WallProof):
        return len(proof.counted)
    return sum(things(line) for line in proof.lines)


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
    """The proof that is pinned, the first or second of so many; played, only so far."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.proof: Proof | None = None
        self.which: tuple[int, int] = (1, 1)
        self.stage = ALL
        self.upto: int | None = None
        self.setMouseTracking(True)

    def retranslate(self) -> None:
        if self.proof is not None:
            lines = proof_lines(self.ctx, self.proof)
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
        number, total = self.which
        note = look.t("ledger-pinned", n=number, k=total) if total > 1 else ""
        title = Words(look.text(proof.title), "section", wrap=True)
        words = Column(title, Words(note, "small", "ink2"), gap=0, grow=1)
        return Row(ItemSign(proof.item, side=2.7), words, gap=0.8)

    def _at_rule(self, event: QMouseEvent) -> bool:
        return any(rule.rect.contains(event.position()) for rule in self.laid.of(Rule))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        shapes = Qt.CursorShape
        self.setCursor(shapes.PointingHandCursor if self._at_rule(event) else shapes.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.proof is not None and self._at_rule(event):
            self.wish("rule", self.proof.rule.rule)
        else:
            super().mousePressEvent(event)


class ProofPanel(Framed):
    """The panel around a proof."""

    def __init__(self, ctx: UiContext) -> None:
        self.sheet = ProofSheet(ctx)
        super().__init__(ctx, self.sheet, "acc")

    @property
    def proof(self) -> Proof | None:
        """The proof on display."""
        return self.sheet.proof

    def show_proof(self, proof: Proof | None, which: tuple[int, int]) -> None:
        """Show a proof from its beginning, the first or second of so many."""
        if proof is not self.sheet.proof:
            self.scroller.verticalScrollBar().setValue(0)
        self.sheet.show_proof(proof, which)


class EmptyPanel(Holder):
    """The text before the first scoring: when it happens and what it pays."""

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
        child = Column(spring(), star, words, pays, spring(), gap=0.9, grow=1)
        return Ground(Plate(Bounded(child, most=(38, 1e6)), pad=1.0), pad=Framed.EDGE)

    def _payments(self) -> Box:
        """A line per building type and for the wall, a column per scoring: what its places pay."""
        look, numbers = self.look, sorted(MAJORITY_POINTS)
        heads = [
            Column(
                Words(look.text(tab), "smallstrong", align=CENTRE),
                Words(look.t(f"proof-pays-{number}"), "tiny", "ink2", CENTRE, wrap=True),
                gap=0,
            )
            for number, tab in zip(numbers, self.tabs, strict=True)
        ]
        rows: list[list[Box]] = [[Space(), *heads]]
        for index, name in enumerate((*TYPE_NAMES, "wall")):
            named = look.t("play-row-wall" if name == "wall" else f"types-{name}")
            label = Row(Space(0.2), ItemSign(name, side=1.6), Words(named))
            texts = [look.t("proof-pay-wall")] * len(numbers)
            if name != "wall":
                points = [MAJORITY_POINTS[number][index] for number in numbers]
                texts = [" · ".join(str(payment) for payment in each) for each in points]
            cells = [Words(text, "bold", align=CENTRE) for text in texts]
            rows.append([Ground(label, pad=(0, 0.2)), *cells])
        return Grid(rows, (0.6, 1, 1, 1), (0.5, 0), 3.6, "panel2", equal=False, keep=2)


def _star(look: Look, painter: QPainter, area: QRectF) -> None:
    paint.ornament_corner(painter, area.center(), area.height() / 2, look.theme.gold)


class ProofRoom(Holder):
    """Table and proofs."""

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
            children: Sequence[Box] = [Live(self.empty, grow=1)]
        elif self.single:
            children = boxes if self.looking else [Live(self.table_panel, grow=1)]
        else:
            spare = self.width() / self.look.em - (len(boxes) or 1) * (EASY + GAP) - 2 * GAP
            wanted = self.table_panel.sizeHint().width() / self.look.em
            width = max(self._least, min(wanted, spare))
            children = [Live(self.table_panel, Space(width), grow=0.0 if boxes else 1.0), *boxes]
        return Ground(Row(*children, gap=GAP, middle=False), pad=GAP)

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
            self.wish("looked")
