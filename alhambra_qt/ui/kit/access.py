"""Accessibility interfaces for our own widgets and for painted content.

Qt asks for an interface for each widget it exposes to a screen reader. A widget class with more to
expose than Qt sees names its interface in `accessible_class`; a simpler one only sets its role,
`accessible_role`.

Painting code reports its texts with `describe`; `listening` collects them.

Interfaces written in Python need care, because Qt calls them from C++ at any time:

1. `interface_cast` returns the sub-interface itself or `NO_INTERFACE`; None crashes.
2. No exception leaves a method; a widget is accessed only while it is `alive`.
3. Python holds an interface that Qt has seen (`_kept`) until Qt has deleted it.
4. Each thing has the same interface as long as it is shown, even if its index changes.
5. A widget does not report the focus while one of its parts has it.
6. The index of a child may be out of date: Qt's own interface for scroll areas does not check the
   range, and crashes when the scroll bar has just disappeared.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, cast

from attrs import frozen
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QScrollArea, QWidget
from shiboken6 import Shiboken, isValid

from alhambra_qt.i18n import unmarked
from alhambra_qt.ui.kit.guard import Guarded, guarded
from alhambra_qt.ui.kit.weakly import weakly

Role = QAccessible.Role
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
# Qt accepts None for "there is none", but its type hints do not say so.
NOTHING = cast(QAccessibleInterface, None)
NO_INTERFACE = Shiboken.VoidPtr(0)
PRESS, FOCUS = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()
TOGGLE = QAccessibleActionInterface.toggleAction()
DECREASE, INCREASE = (
    QAccessibleActionInterface.decreaseAction(),
    QAccessibleActionInterface.increaseAction(),
)
STEPS = (DECREASE, INCREASE)  # in the order of the steps of a thing
PARTS = {Role.List: Role.ListItem, Role.Table: Role.Cell}  # what a button in one of these is
CHECKED_EVERY = 500  # so many new interfaces after which those that Qt has deleted are let go
_kept: list[QAccessibleInterface] = []
_state = {"installed": False}


def _keep(made: QAccessibleInterface) -> None:
    if len(_kept) % CHECKED_EVERY == 0:
        _kept[:] = [interface for interface in _kept if isValid(interface)]
    _kept.append(made)


def delete(parts: dict[Any, Any]) -> None:
    """Let Qt delete the interfaces of parts whose widget is gone."""
    while parts:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(parts.popitem()[1]))


class AccessibleActions(Guarded, QAccessibleActionInterface):
    """The actions that a screen reader can trigger: `names` lists them, `does` performs one.

    `step` returns name and key of the control that does the same as an action.
    """

    def __init__(
        self,
        names: Callable[[], list[str]],
        does: Callable[[str], None],
        key: Callable[[], str],
        step: Callable[[str], tuple[str, str] | None],
    ) -> None:
        super().__init__()
        self._names, self._does, self._key = weakly(names), weakly(does), weakly(key)
        self._step = weakly(step)

    def actionNames(self) -> list[str]:
        return self._names() or []

    def doAction(self, name: str) -> None:
        if name in self.actionNames():
            self._does(name)

    def keyBindingsForAction(self, name: str) -> list[str]:
        step = self._step(name)
        key = step[1] if step else self._key() if name in (PRESS, TOGGLE) else ""
        return [key] if key else []

    def localizedActionDescription(self, name: str) -> str:
        step = self._step(name)
        return step[0] if step else super().localizedActionDescription(name)


class Castable:
    """The base of all our interfaces; list it before the Qt class."""

    actions: AccessibleActions | None = None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Return the action interface; there is no other."""
        if kind == QAccessible.InterfaceType.ActionInterface and self.actions is not None:
            return self.actions
        return NO_INTERFACE


class AccessibleThing(Guarded, Castable, QAccessibleInterface):
    """An accessible object without children that is not a widget; subclasses set its role."""

    def __init__(self) -> None:
        super().__init__()
        _keep(self)

    def object(self) -> QObject:
        return cast(QObject, None)

    def child(self, _index: int) -> QAccessibleInterface:
        return NOTHING

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface:
        return NOTHING

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Do nothing: the text is read-only."""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invalid = not self.isValid()
        return state


class AccessiblePart(AccessibleThing):
    """An accessible part painted inside a widget."""

    def __init__(self, whole: TellingWidget) -> None:
        super().__init__()
        self.whole = whole

    def window(self) -> QWindow:
        return self.whole.window() if self.whole.alive else cast(QWindow, None)

    def parent(self) -> QAccessibleInterface:
        return self.whole if self.whole.alive else NOTHING

    def foregroundColor(self) -> QColor:
        return self.whole.colour("ink")

    def backgroundColor(self) -> QColor:
        return self.whole.colour("panel")


class WrittenPart(AccessiblePart):
    """A painted text."""

    def __init__(self, whole: TellingWidget, text: str, heading: bool) -> None:
        super().__init__(whole)
        self.label, self.area = text, QRectF()
        self.kind = Role.Heading if heading else Role.StaticText
        self.heads: tuple[str, ...] = ()  # in a table, the row header and the column header
        self.home: QAccessibleInterface | None = None  # what holds it, if not the widget

    def isValid(self) -> bool:
        return self.whole.alive and self.whole.holds(self)

    def parent(self) -> QAccessibleInterface:
        return super().parent() if self.home is None or not self.whole.alive else self.home

    def role(self) -> QAccessible.Role:
        return self.kind

    def text(self, kind: QAccessible.Text) -> str:
        if kind != NAME:
            return ""
        return " ".join([*([", ".join(self.heads)] if self.heads else []), self.label])

    def rect(self) -> QRect:
        return self.whole.on_screen(self.area) if self.whole.alive else QRect()


class TellingWidget(Guarded, Castable, QAccessibleWidget):
    """The interface of a widget with children that are not widgets, in reading order."""

    def __init__(self, widget: QWidget, role: QAccessible.Role = Role.Grouping) -> None:
        super().__init__(widget, role)
        self._widget, self._there = weakref.ref(widget), True
        self._words: dict[tuple[str, int], WrittenPart] = {}
        self.actions: AccessibleActions | None = AccessibleActions(
            self._can, self._do, self._key, self._step
        )
        _keep(self)
        widget.destroyed.connect(self._gone)

    def _can(self) -> list[str]:
        takes = self.alive and self.host.isEnabled()
        return [FOCUS] if takes and self.host.focusPolicy() != Qt.FocusPolicy.NoFocus else []

    def _do(self, _name: str) -> None:
        self.host.setFocus()

    def _key(self) -> str:
        return ""

    def _step(self, _name: str) -> tuple[str, str] | None:
        return None

    def _gone(self) -> None:
        """Let go of what it lists: PySide never frees an interface that a factory returned."""
        self._there, self.actions = False, None
        delete(self._words)

    @property
    def host(self) -> QWidget:
        """Return the widget; call this only while it is `alive`."""
        found = self._widget()
        if found is None:
            raise RuntimeError("the widget is gone")
        return found

    @property
    def alive(self) -> bool:
        """Return whether the widget still exists; this interface does not keep it alive."""
        found = self._widget() if self._there else None
        return found is not None and isValid(found)

    def things(self) -> list[QAccessibleInterface | QWidget]:
        """Return all children: interfaces, and widgets that have their own interface."""
        return []

    def holds(self, part: AccessiblePart) -> bool:
        """Return whether a part is among the children."""
        return part in self.things()

    def words(self, spoken: SpokenText, known: dict[str, int]) -> WrittenPart:
        """Return the one interface of a text; `known` counts its occurrences so far."""
        text = unmarked(spoken.text)
        number = known.get(text, 0)
        known[text] = number + 1
        if (text, number) not in self._words:
            self._words[text, number] = WrittenPart(self, text, spoken.heading)
        found = self._words[text, number]
        found.area = spoken.box
        return found

    def on_screen(self, area: QRectF) -> QRect:
        """Convert a rectangle from widget to screen coordinates."""
        at = area.toAlignedRect()
        return QRect(self.host.mapToGlobal(at.topLeft()), at.size())

    def colour(self, name: str) -> QColor:
        """Return a colour of the theme."""
        ctx = getattr(self.host, "ctx", None) if self.alive else None
        return getattr(ctx.theme, name) if ctx is not None else QColor()

    # -- Qt -----------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return self.alive

    def childCount(self) -> int:
        return len(self.things()) if self.isValid() else 0

    def child(self, index: int) -> QAccessibleInterface:
        things = self.things() if self.isValid() else []
        return _told(things[index]) if 0 <= index < len(things) else NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if not self.isValid() or child is None:
            return -1
        of = child if isinstance(child, AccessiblePart) else child.object()
        return next((k for k, thing in enumerate(self.things()) if thing is of), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for thing in reversed(self.things() if self.isValid() else []):
            found = _told(thing)
            if found is not None and found.rect().contains(QPoint(x, y)):
                return found
        return NOTHING


def _told(thing: QAccessibleInterface | QWidget) -> QAccessibleInterface:
    if isinstance(thing, QWidget):
        return QAccessible.queryAccessibleInterface(thing) if isValid(thing) else NOTHING
    return thing


class AccessibleScroll(TellingWidget):
    """The interface of a scroll area: its content, and its scroll bar while there is one."""

    def things(self) -> list[QAccessibleInterface | QWidget]:
        area = self.host if self.alive else None
        if not isinstance(area, QScrollArea):
            return []
        bar = area.verticalScrollBar()
        return [widget for widget in (area.viewport(), bar) if widget.isVisible()]


class AccessibleButton(TellingWidget):
    """The interface of a painted button; the text on it is exposed in addition to its name."""

    def __init__(self, widget: QAbstractButton) -> None:
        super().__init__(widget, Role.PushButton)

    @property
    def button(self) -> QAbstractButton:
        """Return the button; call this only while it is `alive`."""
        return cast(QAbstractButton, self.host)

    def _can(self) -> list[str]:
        if not self.isValid() or not self.button.isEnabled():
            return []
        return [TOGGLE if self.button.isCheckable() else PRESS, FOCUS]

    def _do(self, name: str) -> None:
        if name == FOCUS:
            self.button.setFocus()
        else:
            self.button.click()

    def _key(self) -> str:
        return self.text(QAccessible.Text.Accelerator)

    def role(self) -> QAccessible.Role:
        """Return its own role, that of a part of a list or a table, or what a button can be."""
        if not self.isValid():
            return Role.NoRole
        whole = getattr(self.button.parentWidget(), "accessible_role", None) or Role.NoRole
        role = getattr(self.button, "accessible_role", None) or PARTS.get(whole)
        if role is not None:
            return cast(QAccessible.Role, role)
        if self.button.isCheckable():
            return Role.RadioButton if self.button.autoExclusive() else Role.CheckBox
        return Role.PushButton

    def state(self) -> QAccessible.State:
        if not self.isValid():
            return _gone_state()
        state = super().state()
        state.checkable, state.checked = self.button.isCheckable(), self.button.isChecked()
        state.pressed = self.button.isDown()
        if self.role() == Role.PageTab:
            state.selectable, state.selected = True, self.button.isChecked()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name, its description (the other text on it) or its key."""
        if not self.isValid():
            return ""
        if kind == QAccessible.Text.Accelerator:
            return cast(str, getattr(self.button, "cap", ""))
        if kind == DESCRIPTION:
            return self._more()
        return super().text(kind)

    def _more(self) -> str:
        read = getattr(self.button, "written_here", None)
        written = read() if read is not None else []
        return ", ".join(without([super().text(NAME)], [super().text(DESCRIPTION), *written]))


def _gone_state() -> QAccessible.State:
    state = QAccessible.State()
    state.invalid = True
    return state


def plainly(text: str) -> str:
    """Normalize a text for comparison: no markup, no case, single spaces."""
    return " ".join(unmarked(text).replace("\u00ad", "").split()).casefold()


def words_of(text: str) -> set[str]:
    """Return the words of a text, without punctuation at their ends."""
    return {word.strip(".,:;?!()") for word in plainly(text).split()} - {""}


def without(lines: Iterable[str], texts: Iterable[str]) -> list[str]:
    """Return the texts that nothing in `lines` contains, each once."""
    known, fresh = [plainly(line) for line in lines], []
    for text in texts:
        sentence = plainly(text)
        cut = sentence.removesuffix("…").rstrip()
        if sentence and not any(
            cut in line or words_of(sentence) <= words_of(line) for line in known
        ):
            known.append(sentence)
            fresh.append(unmarked(text))
    return fresh


def install() -> None:
    """Install the factory of our accessibility interfaces, once."""
    if not _state["installed"]:
        _state["installed"] = True
        # Qt never releases the factory and calls it for every object it exposes.
        QAccessible.installFactory(guarded(_factory, lambda *_: NOTHING))


def _factory(_class: str, thing: QObject | None) -> QAccessibleInterface:
    if not isinstance(thing, QWidget) or not isValid(thing):
        return NOTHING
    made_by = getattr(thing, "accessible_class", None)
    if made_by is not None:
        return cast(QAccessibleInterface, made_by(thing))
    role = getattr(thing, "accessible_role", None)
    if role is None:
        return NOTHING
    made = QAccessibleWidget(thing, role)
    _keep(made)
    return made


def tell(thing: QAccessibleInterface, what: QAccessible.Event) -> None:
    """Send an accessibility event of an object."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(thing, what))


HEADINGS = ("page", "title")  # the type roles of headings
ENDS = ".!?…:;,"  # speech pauses after these anyway


@frozen(repr=False)
class SpokenText:
    """A painted text and its box.

    With `sign`, a picture stands for the text.
    """

    text: str
    box: QRectF
    heading: bool = False
    sign: bool = False


_listening: list[list[SpokenText]] = []


def describe(text: str, box: QRectF, *, heading: bool = False, sign: bool = False) -> None:
    """Report that a text is painted in a box, or the text that a picture there stands for."""
    if _listening and text:
        _listening[-1].append(SpokenText(text, QRectF(box), heading, sign))


def is_describing() -> bool:
    """Return whether any `listening` block is active."""
    return bool(_listening)


@contextmanager
def listening() -> Iterator[list[SpokenText]]:
    """Collect the texts that are painted during the `with` block."""
    found: list[SpokenText] = []
    _listening.append(found)
    try:
        yield found
    finally:
        _listening.pop()  # not remove: another that is still empty is equal to it


def sentences(texts: Iterable[str]) -> str:
    """Join texts for speech, ending each with exactly one full stop unless it ends in a sign."""
    lines = [plain for text in texts if (plain := unmarked(text).strip())]
    return " ".join(text if text[-1] in ENDS else f"{text}." for text in lines)
