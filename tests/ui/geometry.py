"""Finding words that are cut and controls that overlap, on any page."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtWidgets import QScrollArea, QWidget

from alhambra_qt.ui.kit.box import Words
from alhambra_qt.ui.kit.box_list import BoxList
from alhambra_qt.ui.kit.focus import focusable
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.inputs import DropDown, Field, Segmented
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import button_width
from alhambra_qt.ui.kit.sizes import measure
from alhambra_qt.ui.kit.text import Text, paragraph, shrunk
from alhambra_qt.ui.kit.widgets import RING, Button

WHOLE = QRect(0, 0, -1, -1)
UNPAINTED = Qt.WidgetAttribute.WA_ForceUpdatesDisabled


@contextmanager
def unpainted(widget: QWidget) -> Iterator[None]:
    """Lay out and do, but paint nothing before the end: most of a window's time goes there.

    For what is measured and not looked at, and for keys on the way to what is looked at.
    """
    before = widget.testAttribute(UNPAINTED)  # itself, not in its window
    widget.setUpdatesEnabled(False)
    try:
        yield
    finally:
        widget.setUpdatesEnabled(not before)


def picture(widget: QWidget, area: QRect = WHOLE) -> QImage:
    """Grab the picture of a widget, also if it or its window is not painted otherwise."""
    unpainted = [part for part in (widget.window(), widget) if part.testAttribute(UNPAINTED)]
    for one in unpainted:
        one.setUpdatesEnabled(True)
    image = widget.grab(area).toImage()
    for one in unpainted:
        one.setUpdatesEnabled(False)
    return image


def name_of(widget: QWidget) -> str:
    """How a failure names a widget."""
    return f"{type(widget).__name__} {widget.accessibleName()!r}"


def is_cut(widget: QWidget) -> bool:
    """Whether some of the widget's words do not fit into it."""
    width, height = widget.width(), widget.height()
    if isinstance(widget, Button):
        words = QFontMetricsF(widget.ctx.font("button")).horizontalAdvance(
            widget.ctx.text(widget.words)
        )
        if not widget.key and not widget.icon_name:
            return words > width - 2 * RING - 4
        least = button_width(widget.ctx.metrics, widget.ctx.text(widget.words))
        return width + 1 < least or width + 1 < widget.sizeHint().width()
    if isinstance(widget, DropDown | Segmented):
        return width < widget.sizeHint().width() - 1
    if isinstance(widget, Field):
        return width < widget.minimumSizeHint().width()
    if isinstance(widget, Text) and widget.ctx.text(widget.words):
        block = widget.block(width)
        margins = widget.contentsMargins()
        room = width - margins.left() - margins.right()
        return block.width > room + 1 or block.height > height + 1
    if widget.hasHeightForWidth() and not widget.layout():
        return height + 1 < widget.heightForWidth(width)
    return False


def cut_words(page: QWidget) -> list[str]:
    """Every visible widget of the page whose words are cut."""
    seen = [w for w in page.findChildren(QWidget) if w.isVisibleTo(page)]
    return [name_of(widget) for widget in seen if is_cut(widget)]


def _face(widget: QWidget) -> QRect:
    corner = widget.mapToGlobal(QPoint(0, 0))
    return QRect(corner, widget.size()).adjusted(RING, RING, -RING, -RING)


def _scroll(widget: QWidget) -> QScrollArea | None:
    """The scroll area a widget stands in: what is scrolled away covers nothing."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def overlaps(page: QWidget) -> list[str]:
    """Pairs of controls that cover each other; what stands in another does not cover it."""
    found = []
    controls = [(widget, _scroll(widget), _shown(widget)) for widget in focusable(page)]
    for (first, area, face), (second, other, covered) in combinations(controls, 2):
        within = first.isAncestorOf(second) or _in_its_row(first, covered)
        if area is other and face.intersects(covered) and not within:
            found.append(f"{name_of(first)} and {name_of(second)}")
    return found


def _shown(widget: QWidget) -> QRect:
    """The face of a control, where it does not scroll without what the page does not show."""
    face, parent = _face(widget), widget.parentWidget()
    while parent is not None and _scroll(widget) is None:
        face &= QRect(parent.mapToGlobal(QPoint(0, 0)), parent.size())
        parent = parent.parentWidget()
    return face


def _in_its_row(widget: QWidget, face: QRect) -> bool:
    """Whether a control lies in the current row of a list, which leaves room for it there."""
    if not isinstance(widget, BoxList):
        return False
    row = widget.face(widget.currentIndex().row()).toAlignedRect()
    row.translate(widget.viewport().mapToGlobal(QPoint(0, 0)))
    return row.contains(face)


def outside(page: QWidget) -> list[str]:
    """Controls that reach out of the page at its left or right."""
    frame = QRect(page.mapToGlobal(QPoint(0, 0)), page.size())
    return [
        name_of(widget)
        for widget in focusable(page)
        if _face(widget).left() < frame.left() or _face(widget).right() > frame.right()
    ]


def _written(look: Look, words: Words, rect: QRectF) -> QRectF:
    """Where a line is written: on two lines, above and below its place, if it is too long."""
    text = words.text
    assert isinstance(text, str)
    font = shrunk(look, text, words.measured(look, rect.width()).font, rect.width())
    if measure(font).width(text) <= rect.width() + 0.5 or " " not in text or words.short:
        return rect
    height = paragraph(text, font, rect.width()).height
    return QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height)


def squeezed(page: QWidget) -> list[str]:
    """Lines of a tree of boxes that are written over each other, for want of room."""
    found = []
    for holder in (holder for holder in page.findChildren(Holder) if holder.isVisibleTo(page)):
        look, lines = holder.laid.look, []
        for box, rect in holder.laid.parts:
            if isinstance(box, Words) and isinstance(box.text, str) and box.text:
                lines.append((box, rect if box.wrap else _written(look, box, rect)))
        for (words, above), (other, below) in combinations(lines, 2):
            shared = above.intersected(below)
            if shared.width() > 2 and shared.height() > look.em / 3:
                found.append(f"{words.text!r} and {other.text!r}")
    return found


def misfits(page: QWidget) -> list[str]:
    """Return all misfits of a page: cut words, covered controls, controls that reach out."""
    return [
        *(f"squeezed: {one}" for one in squeezed(page)),
        *(f"cut: {text}" for text in cut_words(page)),
        *(f"covered: {overlap}" for overlap in overlaps(page)),
        *(f"outside: {one}" for one in outside(page)),
    ]
