"""The proof of a majority: count the tiles, give out the places, share what is tied."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.page_views import (
    MajorityProof,
    ProofCount,
    ProofPiece,
    ProofPlace,
    ProofShare,
)
from alhambra_qt.i18n import signed
from alhambra_qt.ui.kit.box import (
    CENTRE,
    ENDLESS,
    RIGHT,
    Bounded,
    Box,
    Ground,
    Size,
    Space,
    Veil,
    Words,
)
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.richtext import Run
from alhambra_qt.ui.kit.rows import (
    ByHeight,
    ByWidth,
    Column,
    Grid,
    Later,
    Row,
    Stack,
    Wrapped,
)
from alhambra_qt.ui.kit.signs import SeatMark, name_of
from alhambra_qt.ui.pieces.row import draw_piece

# The sides of a counted tile, in ems. The largest at which all of a player's tiles stand in one
# line is taken, else the largest for which there is room at all.
SINGLE = (5.2, 4.6, 4.1, 3.7, 3.3, 3.0, 2.7, 2.4, 2.1, 1.9)
WRAPPED = (2.6, 2.2, 1.9)
BESIDE = 40.0  # ems, from which on the steps stand in two columns
GAP = 0.25  # between two tiles
INDENT = 2.2  # how far the contents of a step stand to the right of its number


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
    return ByWidth(BESIDE, broad, narrow, grow=1)


def _step(look: Look, number: int, title: str, held: Box, stage: int) -> Box:
    """A numbered heading and what is below it."""
    text = Words(look.t("ledger-number", n=number), "bold", "headink", CENTRE)
    edge = "line" if look.theme.contrast else "head"
    disc = Ground(Bounded(text, least=(1.6, 1.6)), "head", edge, radius=0.8)
    head = Row(disc, Words(title, "bold", grow=1), gap=0.6)
    below = Row(Space(INDENT), Stack(held, grow=1), gap=0)
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
        gap = GAP * look.em
        return max(1, int((width + gap + 0.5) // (self.side * look.em + gap)))

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        per, step = self._per_line(look, width), (self.side + GAP) * look.em
        lines = -(-len(self.pieces) // per)
        high = ENDLESS if self.single and lines > 1 else lines * step
        return min(per, len(self.pieces)) * step, high

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        per, side, step = (
            self._per_line(look, rect.width()),
            self.side * look.em,
            (self.side + GAP) * look.em,
        )
        top = rect.center().y() - -(-len(self.pieces) // per) * step / 2 + GAP * look.em / 2
        for k, piece in enumerate(self.pieces):
            x, y = rect.left() + k % per * step, top + k // per * step
            area = QRectF(round(x), round(y), round(side), round(side))
            draw_piece(painter, area, piece, look.ctx)


def _count(look: Look, count: ProofCount, name: Box, tiles: Box) -> list[Box]:
    """SeatMark, name, the tiles themselves, how many."""
    mark = Bounded(SeatMark(count.seat, side=1.6), least=(0, 1.9))
    return [mark, name, tiles, Words(look.t("ledger-number", n=count.count), "number", align=RIGHT)]


# -- 2 places, 3 share ------------------------------------------------------------------------


def _rest(look: Look, proof: MajorityProof, stage: int) -> Box:
    """The second and the third step."""
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
    """A place: its rank, what it pays, who fills it."""
    tone = "ink" if _paid(place) else "ink2"
    role = "bold" if place.points is not None else "body"
    rank = Ground(Words(look.text(place.name), "body", tone), pad=(0.6, 0.35))
    text = Words(look.text(place.text) if place.seats else "–", role, tone, wrap=True)
    marks = Row(*(SeatMark(tag, side=1.4) for tag in place.seats), Space(0.3), gap=0.3)
    return [rank, Row(Stack(text, grow=1)), marks]


def _share(look: Look, share: ProofShare) -> Box:
    """The arithmetic of a tie, and what it gives to everybody."""
    runs = [Run(look.text(share.text), bold=True)]
    if share.rest is not None:
        runs.append(Run(look.text(share.rest), colour=look.theme.ink2))
    gains = []
    for tag, points in share.gains:
        text = look.t("ledger-name-gain", name=look.text(tag.said), n=signed(points))
        gains.append(Row(SeatMark(tag, side=1.6), Words(text, "bold"), gap=0.4))
    held = Column(Words(runs, wrap=True), Wrapped(*gains, gap=0.7), gap=0.3)
    return Ground(held, "panel2", "line", pad=0.7)
