"""What a tree of boxes has to be read, in its order: words that are painted, and its controls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from attrs import define, field
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from alhambra_qt.ui.kit.access import (
    Heard,
    Role,
    TellingWidget,
    WrittenPart,
    listening,
    plainly,
    without,
)
from alhambra_qt.ui.kit.box import Layout

if TYPE_CHECKING:
    from alhambra_qt.ui.kit.holder import Holder


@define(eq=False)
class ReadEntry:
    """Words, or a control with the words that it stands over."""

    words: list[Heard] = field(factory=list)
    control: QWidget | None = None
    rect: QRectF = field(factory=QRectF)


def entries(laid: Layout) -> list[ReadEntry]:
    """Everything to be read of a tree, by painting it where nobody looks."""
    nowhere = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    painter, found = QPainter(nowhere), list[ReadEntry]()
    for box, rect in laid.parts:
        control = box.control()
        if control is not None:
            over = isinstance(control, QAbstractButton) and box.holds()
            found.append(ReadEntry(control=control, rect=QRectF(rect) if over else QRectF()))
            continue
        with listening() as words:
            box.draw(painter, laid.look, rect)
        if not words:
            continue
        below = (one for one in reversed(found) if one.rect.contains(rect.center()))
        home = next(below, None)
        if home is not None:
            home.words += words
        else:
            found += [ReadEntry([word]) for word in words]
    painter.end()
    return _unsigned(found)


def _unsigned(found: list[ReadEntry]) -> list[ReadEntry]:
    """Without signs for what is said beside them in words; equal signs are as many things."""
    said = [plainly(" ".join(word.text for word in one.words)) for one in found]
    signs = [one.control is None and all(word.sign for word in one.words) for one in found]
    kept = []
    for k, one in enumerate(found):
        near = (*range(max(0, k - 2), k), *range(k + 1, min(k + 3, len(found))))
        beside = [said[other] for other in near if not signs[other]]
        if not (signs[k] and any(said[k] in other for other in beside)):
            kept.append(one)
    return kept


def texts(words: Sequence[Heard]) -> list[str]:
    """The words alone."""
    return [word.text for word in words]


class AccessibleHolder(TellingWidget):
    """A widget that shows a tree: its words and its controls in the order of the tree."""

    def __init__(self, widget: Holder) -> None:
        super().__init__(widget, getattr(widget, "told_as", None) or Role.Grouping)
        self._read: tuple[Layout, list[QAccessibleInterface | QWidget]] | None = None

    @property
    def holder(self) -> Holder:
        """The widget; ask only while this is `alive`."""
        return cast("Holder", self.host)

    def things(self) -> list[QAccessibleInterface | QWidget]:
        if not self.isValid():
            return []
        laid = self.holder.laid
        if self._read is None or self._read[0] is not laid:
            self._read = laid, self._made()
        return [one for one in self._read[1] if not isinstance(one, QWidget) or _shown(one)]

    def _made(self) -> list[QAccessibleInterface | QWidget]:
        known: dict[str, int] = {}
        made: list[QAccessibleInterface | QWidget] = []
        named = plainly(self.holder.accessibleName())
        for one in self.holder.to_read():
            if one.control is not None:
                made.append(one.control)
                continue
            for word in one.words:
                if plainly(word.text) != named:
                    made.append(self.words(word, known))
        if self.role() == Role.Table:
            _as_table([one for one in made if isinstance(one, WrittenPart)])
        others = self.holder.children()
        return [*made, *(one for one in others if isinstance(one, QWidget) and one not in made)]

    def text(self, kind: QAccessible.Text) -> str:
        return super().text(kind) if self.isValid() else ""


def _as_table(words: Sequence[WrittenPart]) -> None:
    """Say of each word of a table whether it is a head, and of each cell whose.

    The first of a line is its head, unless it stands in no column with that of another line; the
    head of a column is the highest one that is no other head.
    """
    lines = [[two for two in words if _level(one.area, two.area)] for one in words]
    rows = [min(line, key=lambda one: one.area.left()) for line in lines]
    first = [one for one, row in zip(words, rows, strict=True) if one is row]
    heads = [one for one in first if any(_above(one, two) for two in first if two is not one)]
    rest = [one for one in words if one not in heads]
    for one, row in zip(words, rows, strict=True):
        at = one.area.center().x()
        above = [two for two in rest if two.area.left() <= at <= two.area.right()]
        column = min(above, key=lambda two: two.area.top(), default=row)
        if one in heads:
            one.kind = Role.RowHeader
        elif one is column:
            one.kind = Role.ColumnHeader
        else:
            one.kind, one.heads = Role.Cell, (row.said, column.said)


def _level(one: QRectF, other: QRectF) -> bool:
    return other.top() <= one.center().y() <= other.bottom()


def _above(one: WrittenPart, other: WrittenPart) -> bool:
    """Whether one stands above the other, wherever that is."""
    return one.area.left() <= other.area.right() and other.area.left() <= one.area.right()


def _shown(widget: QWidget) -> bool:
    return isValid(widget) and not widget.isHidden()


def written_on(laid: Layout) -> list[str]:
    """All words of a tree, each once."""
    return without([], [word for one in entries(laid) for word in texts(one.words)])
