"""The proofs that need the board: the wall with its numbered path, what modules count."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from alhambra_qt.controller.view_pages import LinesProof, ProofLine, WallProof
from alhambra_qt.ui import board_picture, paint
from alhambra_qt.ui.ledger_majority import Column
from alhambra_qt.ui.ledger_sheet import Sheet
from alhambra_qt.ui.pages.picture import draw_ground
from alhambra_qt.ui.richtext import Run, layout_runs

BoardProof = WallProof | LinesProof


@frozen
class LegendLine:
    """A line below the board: what is drawn, in bold, and what it means."""

    kind: str
    text: str
    detail: str = ""


def legend_lines(sheet: Sheet, proof: BoardProof) -> list[LegendLine]:
    """What the legend says."""
    ctx = sheet.ctx
    if isinstance(proof, WallProof):
        return [LegendLine(kind, ctx.text(a), ctx.text(b)) for kind, a, b in proof.lines]
    return [LegendLine(_kind(line), ctx.text(line.text)) for line in proof.lines]


def _kind(line: ProofLine) -> str:
    """How a line is drawn: joined cells, sides, or cells alone."""
    if line.start is not None:
        return "camp"
    return "lost" if line.sides else "cells"


def legend_height(sheet: Sheet, width: float, proof: BoardProof) -> float:
    """How high the legend gets."""
    return legend(Sheet(sheet.ctx, None), Column(0, width), 0, proof)


def legend(sheet: Sheet, at: Column, y: float, proof: BoardProof) -> float:
    """A line for everything drawn on the board; gives its height."""
    ctx, start = sheet.ctx, y
    sign = ctx.metrics.pick(52, 42, 36)
    room = at.width - sign
    for line in legend_lines(sheet, proof):
        runs = [Run(line.text, bold=True)]
        if line.detail:
            runs.append(Run(line.detail, colour=ctx.theme.ink2))
        high = layout_runs(runs, sheet.font("body"), room).height
        least = max(high, ctx.metrics.pick(30, 25, 22))
        if sheet.painter is not None:
            area = QRectF(at.x, y, sign - ctx.px(12), least)
            _sign(sheet, sheet.painter, area, line.kind)
        sheet.words(at.x + sign, y + (least - high) / 2, room, runs, "body")
        y += least
    return y - start


def _sign(sheet: Sheet, painter: QPainter, area: QRectF, kind: str) -> None:
    """The line as it is drawn on the board."""
    ctx, theme = sheet.ctx, sheet.ctx.theme
    middle, scale = area.center().y(), ctx.metrics.scale
    line = QLineF(area.left() + 6 * scale, middle, area.right() - 2 * scale, middle)
    with paint.saved(painter):
        if kind in ("counted", "camp"):
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
        elif kind == "lost":
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
    inner = area.adjusted(edge, edge, -edge, -edge)
    view = board_picture.fit(palace.box, inner, ctx.px(104))
    if isinstance(proof, WallProof):
        board_picture.tiles(painter, ctx, palace, view, strong=())
        board_picture.lost_sides(painter, ctx, view, proof.lost)
        board_picture.wall_path(painter, ctx, view, proof.counted, proof.ends, upto=upto)
    else:
        _lines(sheet, painter, proof, view, upto)


def _lines(
    sheet: Sheet, painter: QPainter, proof: LinesProof, view: board_picture.Fit, upto: int | None
) -> None:
    """The counted tiles without a veil: joined to where a line starts, else framed."""
    strong = {cell for line in proof.lines for cell in line.cells}
    strong |= {line.start for line in proof.lines if line.start is not None}
    strong |= {(x, y) for line in proof.lines for x, y, _ in line.sides}
    board_picture.tiles(painter, sheet.ctx, proof.palace, view, strong=strong)
    for line in proof.lines:
        shown = line.cells if upto is None else line.cells[:upto]
        if line.start is not None:
            board_picture.camp_lines(painter, sheet.ctx, view, line.start, shown)
        elif line.sides:
            board_picture.lost_sides(painter, sheet.ctx, view, line.sides)
        else:
            board_picture.framed(painter, sheet.ctx, view, shown)


def numbers(proof: BoardProof) -> int:
    """How many numbers the board shows at most."""
    if isinstance(proof, WallProof):
        return len(proof.counted)
    return max((len(line.cells) for line in proof.lines), default=0)
