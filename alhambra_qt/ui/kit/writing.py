"""Words on the table: a line or a paragraph in a box, made smaller before anything is cut."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from alhambra_qt.ui.kit.access import heard
from alhambra_qt.ui.kit.look import Look, PaintedText
from alhambra_qt.ui.kit.richtext import Block, Run, joined, layout_runs, plain
from alhambra_qt.ui.kit.sizes import measure, width_of

LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter


def shrunk(look: Look, text: str, font: QFont, width: float) -> QFont:
    """The font, smaller if the text is too wide, but never below the least size."""
    size = font.pixelSize()
    while size > look.smallest and width_of(font, text) > width:
        size -= 1
        font = QFont(font)
        font.setPixelSize(size)
    return font


def elided(font: QFont, text: str, width: float) -> str:
    """The text, shortened if it is too wide."""
    if width_of(font, text) <= width + 0.5:
        return text
    return measure(font).metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def line(
    look: Look,
    painter: QPainter,
    box: QRectF,
    text: str,
    role: str | QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = LEFT,
) -> float:
    """Write one line, centred in height; gives its width. Where it cannot fit it takes two."""
    if not text:
        return 0.0
    font = shrunk(look, text, look.font(role) if isinstance(role, str) else role, box.width())
    wide = width_of(font, text)
    if wide > box.width() + 0.5 and " " in text:
        return para(look, painter, box, plain(text), font, colour, align, middle=True)
    painter.setFont(font)
    painter.setPen(colour)
    flags = int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip)
    painter.drawText(box, flags, text)
    heard(text, box)
    _note(look, text, box, wide, measure(font).ascent, align)
    return wide


def _note(
    look: Look, text: str, box: QRectF, wide: float, high: float, align: Qt.AlignmentFlag
) -> None:
    if look.trace is None:
        return
    used = QRectF(0, 0, wide, high)
    used.moveCenter(box.center())
    if align == LEFT:
        used.moveLeft(box.left())
    elif align == RIGHT:
        used.moveRight(box.right())
    look.trace.append(PaintedText(text, QRectF(box), used))


def fitted(
    look: Look, runs: Sequence[Run], role: str | QFont, width: float, height: float
) -> Block:
    """The runs in lines, in the largest letters up to the role's in which they fit."""
    font = QFont(look.font(role) if isinstance(role, str) else role)
    block = layout_runs(runs, font, width, whole=True)
    while font.pixelSize() > look.smallest and (block.height > height or block.width > width):
        font.setPixelSize(font.pixelSize() - 1)
        block = layout_runs(runs, font, width, whole=True)
    return block if block.width <= width else layout_runs(runs, font, width)


def para(
    look: Look,
    painter: QPainter,
    box: QRectF,
    runs: Sequence[Run] | str,
    role: str | QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = LEFT,
    *,
    middle: bool = False,
) -> float:
    """Write a paragraph from the top of the box (or in its middle); gives its height."""
    words = plain(runs) if isinstance(runs, str) else list(runs)
    block = fitted(look, words, role, box.width(), box.height())
    top = box.center().y() - block.height / 2 if middle else box.top()
    _paint_block(look, painter, block, QRectF(box.left(), top, box.width(), 0), colour, align)
    _note_block(look, words, box, block, top)
    return block.height


def _paint_block(
    look: Look,
    painter: QPainter,
    block: Block,
    at: QRectF,
    colour: QColor,
    align: Qt.AlignmentFlag,
) -> None:
    left = at.left()
    if align == RIGHT:
        left = at.right() - block.width
    centre = at.width() if align == CENTRE else None
    block.paint(painter, left, at.top(), colour, centre_in=centre)


def put_block(look: Look, painter: QPainter, block: Block, box: QRectF, colour: QColor) -> None:
    """Paint lines that were laid out before, from the top left of the box."""
    block.paint(painter, box.left(), box.top(), colour)
    _note_block(look, block.runs, box, block, box.top())


def _note_block(look: Look, runs: Sequence[Run], box: QRectF, block: Block, top: float) -> None:
    heard(joined(runs), box)
    if look.trace is None:
        return
    used = QRectF(box.left(), top, block.width, block.height - block.line_height * 0.3)
    text = " ".join(run.text for run in runs if run.text)
    look.trace.append(PaintedText(text, QRectF(box), used))
