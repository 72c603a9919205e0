"""A widget that shows a tree of boxes with real controls in it.

    class Scores(Holder):
        def tree(self) -> Box:
            return Column(Words(title, "title"), Row(spring(), Live(self.button)))

    scores.change()      # its content changed

The tree is laid out again when texts, looks, size or a control in it change. Controls that are not
in the tree are hidden; those in it keep their keys, names and focus. Tab follows tree order.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import cast

from attrs import field, frozen
from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFocusEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import Role, TellingWidget, WrittenPart, plainly
from alhambra_qt.ui.kit.box import ENDLESS, Box, Ground, Layout, Plate, Size, Space, Tone, Words
from alhambra_qt.ui.kit.boxed import Boxed, ReadEntry, entries, is_sized_by_tree, texts
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button, Control

NEAR = 1e-3  # of a pixel: so far a whole number may be missed


@frozen(eq=False, repr=False)
class Seated:
    """A control and its place."""

    widget: QWidget
    rect: QRectF
    wants: Callable[[], object] | None = None  # the room that it asks for now
    given: object = None  # the room that it asked for when the tree was measured
    ready: Callable[[], None] | None = None


def _preferred_width(widget: QWidget) -> int:
    """Return the width of the size hint; its height would take measuring the tree once more."""
    if isinstance(widget, Boxed) and is_sized_by_tree(type(widget)):
        return widget.hint_width()
    return widget.sizeHint().width()


@frozen(eq=False, repr=False)
class Live(Box):
    """A control in its place; with `child`, it lies over that painted content."""

    widget: QWidget
    child: Box | None = None
    _asked: dict[float, Size] = field(factory=dict, init=False)

    def steady(self) -> bool:
        if self.child is not None:
            return self.child.stays()
        # A scroll area is as wide as its content, which may change without a request for layout.
        return not (self.widget.hasHeightForWidth() or isinstance(self.widget, Scroll))

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        if self.child is not None:
            across, down = self.child.room(look, width, height)
            return max(across, look.m.reach(0)), max(down, look.m.reach(0))
        across, down = self._given(width)
        return min(across, width), down

    def _given(self, width: float) -> Size:
        """Return what the control asked for in that width when it was asked first."""
        room = ENDLESS if self.stays() else width  # a steady one asks for the same in any
        found = self._asked.get(room)
        if found is None:
            found = self._asked[room] = self._wants(room)
        return found

    def _asks(self, *rooms: float) -> list[Size]:
        return [self._wants(room) for room in rooms]

    def _wants(self, width: float) -> Size:
        widget = self.widget
        if not widget.hasHeightForWidth():
            hint = widget.sizeHint().expandedTo(widget.minimumSize())
            return hint.boundedTo(widget.maximumSize()).toTuple()
        across = min(max(_preferred_width(widget), widget.minimumWidth()), widget.maximumWidth())
        return across, widget.heightForWidth(int(width) if width < ENDLESS else across)

    def place(self, layout: Layout, rect: QRectF) -> None:
        layout.parts.append((self, rect))
        if self.child is None:
            self._given(rect.width())
            # Also the room asked about first: it may have changed before this one was asked about.
            known = (next(iter(self._asked)), ENDLESS if self.stays() else rect.width())
            given = [self._asked[room] for room in dict.fromkeys(known)]
            wants = partial(self._asks, *dict.fromkeys(known))
            layout.items.append(Seated(self.widget, rect, wants, given))
        else:
            layout.items.append(Seated(self.widget, rect))
            self.child.place(layout, rect)

    def control(self) -> QWidget:
        return self.widget

    def holds(self) -> bool:
        return self.child is not None and isinstance(self.widget, QAbstractButton)


@frozen(eq=False, repr=False)
class Pressed(Box):
    """A button in its place, without its key if `brief`."""

    button: Button
    brief: bool = False

    def steady(self) -> bool:
        return True

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        hint = self.button.hint(brief=self.brief)
        return min(hint.width(), width), hint.height()

    def place(self, layout: Layout, rect: QRectF) -> None:
        button, brief = self.button, self.brief
        across, down = self.room(layout.look, ENDLESS)
        wants, given = partial(button.hint, brief=brief), QSize(int(across), int(down))
        ready = partial(button.set_brief, brief)
        layout.items.append(Seated(button, rect, wants, given, ready))
        layout.parts.append((self, rect))

    def control(self) -> QWidget:
        return self.button


class AccessibleHolder(TellingWidget):
    """The interface of a widget that shows a tree: texts and controls in tree order."""

    def __init__(self, widget: Holder) -> None:
        super().__init__(widget, widget.accessible_role or Role.Grouping)
        self._read: tuple[Layout, list[QAccessibleInterface | QWidget]] | None = None

    def _gone(self) -> None:
        super()._gone()
        self._read = None

    @property
    def holder(self) -> Holder:
        """Return the widget; call this only while it is `alive`."""
        return cast(Holder, self.host)

    def things(self) -> list[QAccessibleInterface | QWidget]:
        if not self.isValid():
            return []
        layout = self.holder.laid
        if self._read is None or self._read[0] is not layout:
            self._read = layout, self._made()
        return [
            interface
            for interface in self._read[1]
            if not isinstance(interface, QWidget) or _shown(interface)
        ]

    def _made(self) -> list[QAccessibleInterface | QWidget]:
        known: dict[str, int] = {}
        made: list[QAccessibleInterface | QWidget] = []
        named = plainly(self.holder.accessibleName())
        for entry in self.holder.to_read():
            if entry.control is not None:
                made.append(entry.control)
                continue
            for word in entry.words:
                if plainly(word.text) != named:
                    made.append(self.words(word, known))
        if self.role() == Role.Table:
            _as_table([entry for entry in made if isinstance(entry, WrittenPart)])
        others = self.holder.children()
        return [
            *made,
            *(entry for entry in others if isinstance(entry, QWidget) and entry not in made),
        ]

    def text(self, kind: QAccessible.Text) -> str:
        return super().text(kind) if self.isValid() else ""


def _as_table(words: Sequence[WrittenPart]) -> None:
    """Set the role of each text of a table, and the headers of each cell.

    The first text of a line is its row header if it shares a column with the first text of another
    line. The column header is the topmost text of a column that is not a row header.
    """
    lines = [[two for two in words if _level(part.area, two.area)] for part in words]
    rows = [min(line, key=lambda part: part.area.left()) for line in lines]
    first = [part for part, row in zip(words, rows, strict=True) if part is row]
    heads = [part for part in first if any(_above(part, two) for two in first if two is not part)]
    rest = [part for part in words if part not in heads]
    for part, row in zip(words, rows, strict=True):
        at = part.area.center().x()
        above = [two for two in rest if two.area.left() <= at <= two.area.right()]
        column = min(above, key=lambda two: two.area.top(), default=row)
        if part in heads:
            part.kind = Role.RowHeader
        elif part is column:
            part.kind = Role.ColumnHeader
        else:
            part.kind, part.heads = Role.Cell, (row.label, column.label)


def _level(rect: QRectF, other: QRectF) -> bool:
    return other.top() <= rect.center().y() <= other.bottom()


def _above(part: WrittenPart, other: WrittenPart) -> bool:
    return part.area.left() <= other.area.right() and other.area.left() <= part.area.right()


def _shown(widget: QWidget) -> bool:
    return isValid(widget) and not widget.isHidden()


def _living(places: Iterable[Seated]) -> list[Seated]:
    return [place for place in places if isValid(place.widget)]


class Holder(Boxed, QWidget):
    """A widget that shows a tree; see the module docstring."""

    WIDE = 26.0  # the preferred width in ems
    accessible_class = AccessibleHolder
    BY_SIZE = False  # whether the tree depends on the size of the widget

    def __init__(
        self, ctx: UiContext, make: Callable[[], Box] | None = None, role: Role | None = None
    ) -> None:
        super().__init__(ctx)
        self._make = weakly(make) if make is not None else None
        self.accessible_role = role or self.accessible_role
        self._standing: list[Seated] = []
        self._standing_in: Box | None = None  # the tree that they stand in
        self._to_read: tuple[Layout, list[ReadEntry]] | None = None
        self._unplaced: QWidget | None = None

    def tree(self) -> Box:
        """Return the tree; a small holder inside a larger widget gets it from that widget."""
        return (self._make() if self._make is not None else None) or Space()

    def sentence(self, text: Msg | str, role: str = "body", tone: Tone = "ink") -> Words:
        """Return a text in the current language, on as many lines as it needs."""
        return Words(self.look.text(text), role, tone, wrap=True)

    def change(self) -> None:
        super().change()
        QApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def change_now(self) -> None:
        """Lay out again at once: a new control may take the focus or make a wish."""
        self.change()
        if self.isVisible():
            self.settle()

    def retranslate(self) -> None:
        self.change()

    @property
    def laid(self) -> Layout:
        before, layout = self._laid, super().laid
        if layout is not before:
            self._put(layout.of(Seated))
        return layout

    @property
    def placed(self) -> list[Seated]:
        """Return the controls of the tree with their places."""
        return _living(self._standing)

    def to_read(self) -> list[ReadEntry]:
        """Return the readable entries in reading order."""
        layout = self.laid
        if self._to_read is None or self._to_read[0] is not layout:
            self._to_read = layout, entries(layout)
        return self._to_read[1]

    def settle(self) -> None:
        """Place the controls; lay out again first if one of them needs different room."""
        made = self._tree
        if made is not self._standing_in:
            _ = self.laid  # what stands here belongs to the tree before
        before = self._laid
        if made is not None and self.is_stale():
            self.forget()
            self.updateGeometry()
            if before is None or before.rects() != self.laid.rects():
                self.update()  # otherwise only controls moved, which paint themselves
        _ = self.laid

    def is_stale(self) -> bool:
        """Return whether a control asks for other room than when the tree was measured."""
        return any(place.wants() != place.given for place in self.placed if place.wants is not None)

    def _put(self, places: list[Seated]) -> None:
        before, self._standing, self._standing_in = self._standing, places, self._tree
        for place in places:
            if place.widget.parentWidget() is not self:
                place.widget.setParent(self)
            if place.ready is not None:
                place.ready()
            place.widget.setGeometry(place.rect.adjusted(NEAR, NEAR, -NEAR, -NEAR).toAlignedRect())
            place.widget.setVisible(True)
        here = {place.widget for place in places}
        for place in _living(before):
            if place.widget not in here and place.widget.parentWidget() is self:
                place.widget.hide()

    def _own(self) -> None:
        """Adopt controls not placed yet: without a parent they would outlive the widget.

        Their callbacks would hold the page: each game that was over left eleven widgets.
        """
        for widget in chain.from_iterable(map(_each, vars(self).values())):
            if (
                not isinstance(widget, QWidget)
                or not isValid(widget)
                or widget.parent() is not None
            ):
                continue
            if not widget.isAncestorOf(self):
                if self._unplaced is None:
                    self._unplaced = QWidget(self)
                    self._unplaced.hide()  # with everything in it
                widget.setParent(self._unplaced)

    # -- Qt -----------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Lay out when a control changes its size hint, content changes or a parent is set."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.ParentChange):
            self._own()
        if event.type() == QEvent.Type.LayoutRequest:
            self.settle()
        return super().event(event)

    def hint_width(self) -> int:
        across = self.known_tree().room(self.look, ENDLESS)[0]
        return math.ceil(min(across, self.WIDE * self.look.em))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(_preferred_width(self), math.ceil(14 * self.look.em)), 10)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out again: a control may have changed while this was hidden."""
        super().showEvent(event)
        self.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.BY_SIZE:
            self.change()
        self.settle()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.laid.paint(painter, QRectF(event.rect()))
        for place in self._standing:
            if isinstance(place.widget, Over) and place.widget.hasFocus():
                inset = place.widget.inset
                face = QRectF(place.widget.geometry()).adjusted(inset, inset, -inset, -inset)
                paint.focus_ring(painter, face, self.ctx.theme, self.ctx.px(7))


class Filling(Holder):
    """A holder that takes whatever height it gets, because its parts scroll."""

    def hasHeightForWidth(self) -> bool:
        return False


def in_order(root: QWidget) -> Iterator[QWidget]:
    """Go through the controls inside a widget that Tab reaches, in the order of its tree."""
    placed = [place.widget for place in root.placed] if isinstance(root, Holder) else []
    inside = (child for child in root.children() if isinstance(child, QWidget))
    rest = (child for child in inside if child not in placed)
    for widget in (*placed, *rest):
        if widget.isHidden() or not widget.isEnabled():
            continue
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield widget
        yield from in_order(widget)


def _each(kept: object) -> Iterable[object]:
    if isinstance(kept, dict):
        return kept.values()
    return kept if isinstance(kept, list | tuple) else (kept,)


class Over(Control):
    """A button over content painted by a Holder, which also paints its focus ring.

    The ring may overlap neighbouring content unless `inset` is RING; a `lit` button has a frame.
    """

    lit = False
    inset = 2

    def __init__(self, ctx: UiContext, words: Msg | str = "", role: Role | None = None) -> None:
        super().__init__(ctx, words)
        self.accessible_role = role or self.accessible_role

    def written_here(self) -> list[str]:
        """Return the text it covers."""
        holder = self.parentWidget()
        found = holder.to_read() if isinstance(holder, Holder) else []
        return [text for entry in found if entry.control is self for text in texts(entry.words)]

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_ring()

    def _show_ring(self) -> None:
        holder = self.parentWidget()
        if holder is not None:
            holder.update()

    def ring(self) -> None:
        """Paint no ring: the holder does."""

    def draw(self, painter: QPainter, _face: QRectF) -> None:
        if self.lit or (self.underMouse() and self.isEnabled()):
            theme, radius = self.ctx.theme, self.ctx.px(6)
            painter.setPen(QPen(theme.acc, 2) if self.lit else QPen(theme.line, 1.4))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), radius, radius)


class Framed(Holder):
    """A panel around something that scrolls."""

    PAD, EDGE, BAR = 0.45, 0.12, 0.8  # ems: inside, for the shadow, for the scroll bar

    def __init__(self, ctx: UiContext, content: Holder, border: str | None = None) -> None:
        super().__init__(ctx)
        self.content, self.border = content, border
        self.scroller = Scroll(ctx, content)

    def tree(self) -> Box:
        width = 2.0 if self.border else 1.2
        inside = Live(self.scroller, grow=1)
        return Ground(Plate(inside, border=self.border, width=width, pad=self.PAD), pad=self.EDGE)

    def sizeHint(self) -> QSize:
        edge = round(2 * (self.PAD + self.EDGE) * self.look.em)
        return self.content.sizeHint() + QSize(edge, edge)
