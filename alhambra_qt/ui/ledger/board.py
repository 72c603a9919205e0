"""The proofs that need the board: the wall with its numbered path, what modules count."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.view.pages import LinesProof, ProofLine, ProofPiece, WallProof
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.richtext import Run, layout_runs
from alhambra_qt.ui.kit.sheet import CENTRE, Sheet
from alhambra_qt.ui.ledger.majority import Lane
from alhambra_qt.ui.pieces import board_picture
from alhambra_qt.ui.pieces.board_proofs import draw_line, strong_cells
from alhambra_qt.ui.pieces.picture import draw_ground
from alhambra_qt.ui.pieces.row import draw_piece, worth_disc

BoardProof = WallProof | LinesProof
BESIDE = 0.52  # of the width: with broader signs the words stand below them


@frozen
class LegendLine:
    """A line below the board: what is drawn, in bold, and what it means."""

    kind: str
    text: str
    detail: str = ""
    pieces: tuple[ProofPiece, ...] = ()
    number: int = 0


def legend_lines(sheet: Sheet, proof: BoardProof) -> list[LegendLine]:
    """What the legend says."""
    ctx = sheet.ctx
    if isinstance(proof, WallProof):
        return [LegendLine(kind, ctx.text(a), ctx.text(b)) for kind, a, b in proof.lines]
    return [
        LegendLine(
            line.kind,
            ctx.text(line.text),
            "" if line.detail is None else ctx.text(line.detail),
            line.pieces,
            line.number,
        )
        for line in proof.lines
    ]


def legend_height(sheet: Sheet, width: float, proof: BoardProof) -> float:
    """How high the legend gets."""
    return legend(Sheet(sheet.ctx, None), Lane(0, width), 0, proof)


def legend(sheet: Sheet, at: Lane, y: float, proof: BoardProof, upto: int | None = None) -> float:
    """A line for everything drawn on the board, and the scale of points; gives its height.

    While a module's lines are played, those to come keep their room.
    """
    start, lines = y, legend_lines(sheet, proof)
    signs = [_sign_width(sheet, line) for line in lines]
    beside = max(signs, default=0) <= at.width * BESIDE
    hidden, begun = Sheet(sheet.ctx, None), _begun(proof, upto, len(lines))
    for line, seen in zip(lines, begun, strict=True):
        y += _legend_line(sheet if seen else hidden, at, y, line, max(signs) if beside else 0)
    sheet.cut += hidden.cut
    if isinstance(proof, LinesProof) and proof.scale:
        counts = [line.count for line, seen in zip(proof.lines, begun, strict=True) if seen]
        y += _scale(sheet, at, y + sheet.ctx.px(10), proof, counts) + sheet.ctx.px(10)
    return y - start


def _begun(proof: BoardProof, upto: int | None, lines: int) -> list[bool]:
    """Which lines of the legend are to be seen; a wall's tell all from its first side on."""
    if isinstance(proof, WallProof):
        return [True] * lines
    return [share is None or share > 0 for share in shares(proof, upto)]


def _piece_side(sheet: Sheet) -> float:
    return float(sheet.ctx.metrics.pick(38, 32, 28))


def _step(sheet: Sheet) -> float:
    return _piece_side(sheet) + sheet.ctx.px(6)


def _sign_width(sheet: Sheet, line: LegendLine) -> float:
    """How much room the signs of a line take: its pieces, or how it is drawn."""
    if not line.pieces:
        return float(sheet.ctx.metrics.pick(52, 42, 36))
    number = 1 if line.kind == "set" else 0
    return (len(line.pieces) + number) * _step(sheet) + sheet.ctx.px(6)


def _legend_line(sheet: Sheet, at: Lane, y: float, line: LegendLine, beside: float) -> float:
    """The signs, and the words beside them or, without room for both, below."""
    ctx = sheet.ctx
    runs = [Run(line.text, bold=True)]
    if line.detail:
        runs.append(Run(line.detail, colour=ctx.theme.ink2))
    high = float(ctx.metrics.pick(30, 25, 22))
    if line.pieces:
        high = max(high, _piece_side(sheet) + ctx.px(6))
    room = at.width - beside
    words = layout_runs(runs, sheet.font("body"), room).height
    least = max(high, words) if beside else high
    area = QRectF(at.x, y, beside or at.width, least)
    if line.pieces:
        _pieces(sheet, area, line)
    elif sheet.painter is not None:
        _sign(sheet, sheet.painter, area.adjusted(0, 0, -ctx.px(12), 0), line.kind)
    if beside:
        sheet.words(at.x + beside, y + (least - words) / 2, room, runs, "body")
        return float(least)
    sheet.words(at.x, y + least, room, runs, "body")
    return float(least + words + ctx.px(4))


def _pieces(sheet: Sheet, area: QRectF, line: LegendLine) -> None:
    """The pieces in a row, a set after its number."""
    side, x = _piece_side(sheet), area.left()
    top = area.center().y() - side / 2
    if line.kind == "set":
        if sheet.painter is not None:
            centre = QPointF(x + side / 2, area.center().y())
            text = sheet.ctx.t("ledger-number", n=line.number)
            worth_disc(sheet.painter, sheet.ctx, centre, side * 0.3, text)
        x += _step(sheet)
    for piece in line.pieces:
        draw_piece(sheet, QRectF(x, top, side, side), piece)
        x += _step(sheet)


def _scale(sheet: Sheet, at: Lane, y: float, proof: LinesProof, counts: Sequence[float]) -> float:
    """What counting one, two, three … is worth; what was reached is lit. Gives the height."""
    ctx, start = sheet.ctx, y
    small, high, gap = ctx.metrics.pick(20, 17, 16), ctx.metrics.pick(26, 22, 20), ctx.px(6)
    if proof.scale_title is not None:
        y += sheet.words(at.x, y, at.width, ctx.text(proof.scale_title), "small", "ink2")
    wide = min((at.width + gap) / len(proof.scale) - gap, ctx.px(96))
    for number, points in enumerate(proof.scale, start=1):
        area = QRectF(at.x + (number - 1) * (wide + gap), y, wide, small + high)
        lit = number in counts
        sheet.box(area, "accs" if lit else "panel2", "acc" if lit else "line")
        top = QRectF(area.left(), y + ctx.px(1), wide, small)
        sheet.line(top, ctx.t("ledger-number", n=number), "small", "ink2", CENTRE)
        below = QRectF(area.left(), y + small - ctx.px(3), wide, high)
        text = ctx.t("ledger-number", n=points)
        sheet.line(below, text, "bold" if lit else "body", "ink" if lit else "ink2", CENTRE)
    return y + small + high - start


def _sign(sheet: Sheet, painter: QPainter, area: QRectF, kind: str) -> None:
    """The line as it is drawn on the board."""
    ctx, theme = sheet.ctx, sheet.ctx.theme
    middle, scale = area.center().y(), ctx.metrics.scale
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


def board(sheet: Sheet, area: QRectF, proof: BoardProof, upto: int | None) -> None:
    """The Alhambra on its ground; `upto` limits the numbers while they are played."""
    if sheet.painter is None:
        return
    ctx, painter = sheet.ctx, sheet.painter
    draw_ground(painter, area, ctx)
    palace = proof.palace
    edge = min(ctx.metrics.pick(34, 24, 20), area.width() / 8, area.height() / 8)
    if isinstance(proof, LinesProof) and any(line.kind == "open" for line in proof.lines):
        edge = min(ctx.metrics.pick(56, 44, 36), area.width() / 6, area.height() / 6)
    inner = area.adjusted(edge, edge, -edge, -edge)
    view = board_picture.fit(palace.box, inner, ctx.px(104))
    if isinstance(proof, WallProof):
        board_picture.tiles(painter, ctx, palace, view, strong=())
        board_picture.lost_sides(painter, ctx, view, proof.lost)
        board_picture.wall_path(painter, ctx, view, proof.counted, proof.ends, upto=upto)
        return
    shown = [
        (line, share)
        for line, share in zip(proof.lines, shares(proof, upto), strict=True)
        if share is None or share > 0
    ]
    strong = {cell for line, _ in shown for cell in strong_cells(line)}
    board_picture.tiles(painter, ctx, palace, view, strong=strong)
    for line, share in shown:
        draw_line(painter, ctx, view, line, share)


def numbers(proof: BoardProof) -> int:
    """In how many steps a board is counted: side by side, thing by thing."""
    if isinstance(proof, WallProof):
        return len(proof.counted)
    return sum(_things(line) for line in proof.lines)


def shares(proof: LinesProof, upto: int | None) -> list[int | None]:
    """How many things of each line are shown: one line after the other; None is all of them."""
    left, found = upto, list[int | None]()
    for line in proof.lines:
        found.append(left if left is None else max(0, min(left, _things(line))))
        left = left if left is None else left - _things(line)
    return found


def _things(line: ProofLine) -> int:
    """What a line counts, one by one; a line without anything on the board is one step, too."""
    return max(1, len(line.cells or line.sides))
