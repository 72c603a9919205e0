"""The proofs that need the board: the wall with its numbered path, what modules count."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.view.page_views import LinesProof, ProofLine, ProofPiece, WallProof
from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import CENTRE, ENDLESS, Bounded, Box, Drawn, Ground, Veil, Words
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.richtext import Run
from alhambra_qt.ui.kit.rows import ByHeight, ByWidth, Column, Grid, Row
from alhambra_qt.ui.pieces import board_picture
from alhambra_qt.ui.pieces.board_picture import BoardPicture
from alhambra_qt.ui.pieces.board_proofs import proved, shares, things
from alhambra_qt.ui.pieces.row import draw_piece, worth_disc

BoardProof = WallProof | LinesProof
BROAD = 44.0  # ems, from which on the legend may stand beside the board
HIGH, LOW = 18.0, 11.0  # ems, the least height of a board above its legend and beside it
SIGN = 2.6  # ems, the width of a sign of the legend
PIECE = 2.3
BESIDE = 0.52  # of the width: with broader signs the words stand below them


def board_proof(look: Look, proof: BoardProof, upto: int | None = None) -> Box:
    """The Alhambra and a legend of all that is drawn on it; `upto` limits what is counted."""
    words = legend(look, proof, upto)
    above = Column(_board(proof, upto, LOW), words, grow=1)
    high = Column(_board(proof, upto, HIGH), words)
    beside = Grid([[_board(proof, upto, LOW), Row(words)]], (0.58, 0.42), (1.0, 0))
    return ByWidth(BROAD, ByHeight(high, beside), above, grow=1)


def _board(proof: BoardProof, upto: int | None, high: float) -> Box:
    """The Alhambra, at least so many ems high; what lies outside of it has room around it."""
    outside = isinstance(proof, LinesProof) and any(line.kind == "open" for line in proof.lines)
    edge, size = 3.3 if outside else 1.8, (1.4 * high, high)
    marks = proved(proof, proof.palace.seat.seat, upto)
    return BoardPicture(proof.palace, *marks, edge=edge, wide=size[0], high=size[1], grow=1)


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
    """What counting one, two, three … is worth; what was reached is lit."""
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
    """The line as it is drawn on the board."""
    theme, middle, scale = look.theme, area.center().y(), look.em / 16
    line = QLineF(area.left() + 6 * scale, middle, area.right() - 2 * scale, middle)
    with paint.saved(painter):
        if kind in ("counted", "arrow"):
            for colour, width in ((theme.ring, 10), (theme.gold2, 5.5)):
                pen = QPen(colour, width * scale)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawLine(line)
        elif kind == "cells":
            side = min(area.height() - 4, 20 * scale)
            box = QRectF(area.center().x() - side / 2, middle - side / 2, side, side)
            painter.setPen(QPen(theme.gold2, 3 * scale))
            painter.drawRect(box)
        elif kind in ("lost", "open"):
            board_picture.dashed_line(painter, line, theme.warn, 4.4 * scale)
        else:
            high = 6 * scale
            painter.setPen(QPen(QColor("#3E1B0C"), 1.2))
            painter.setBrush(QColor("#C0804F"))
            box = QRectF(line.x1() - 2 * scale, middle - high, line.length() + 4 * scale, high)
            for shift in (0.0, high):
                painter.drawRoundedRect(box.translated(0, shift), 1.5, 1.5)


def numbers(proof: BoardProof) -> int:
    """In how many steps a board is counted: side by side, thing by thing."""
    if isinstance(proof, WallProof):
        return len(proof.counted)
    return sum(things(line) for line in proof.lines)
