"""What a screen reader is told of our own widgets and of what is only painted.

Qt asks for an interface of each widget it shows to a screen reader. A class of ours that has more
to tell than Qt sees names the interface in `told_by`; `told_as` is the role of one that has not.

What is painted is told to whoever listens, with `heard` and `listening`.

Interfaces made in Python need care, for Qt calls them from C++ at any time:

1. `interface_cast` answers with the sub-interface itself or `NO_INTERFACE`: None ends in a crash.
2. No error leaves a method: what belongs to a widget is only asked while it is `alive`.
3. What Qt has seen is never freed (`_kept`): it deletes what it knows by itself.
4. One thing keeps one interface as long as it is shown, wherever it stands among the others.
5. A widget has not the focus while a part of it has.
6. A number of a child may be one of a moment ago: Qt's own for scroll areas does not look whether
   there are so many, and ends in a crash when the scroll bar has just gone.
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
# Qt takes None for "there is none", but its type hints do not know that.
NOTHING = cast(QAccessibleInterface, None)
NO_INTERFACE = Shiboken.VoidPtr(0)
PRESS, FOCUS = QAccessibleActionInterface.pressAction(), QAccessibleActionInterface.setFocusAction()
TOGGLE = QAccessibleActionInterface.toggleAction()
DECREASE, INCREASE = (
    QAccessibleActionInterface.decreaseAction(),
    QAccessibleActionInterface.increaseAction(),
)
_kept: list[object] = []
_state = {"installed": False}


class Doer(Guarded, QAccessibleActionInterface):
    """What can be done with a thing from outside: `names` tells what, `does` does it."""

    def __init__(
        self, names: Callable[[], list[str]], does: Callable[[str], None], key: Callable[[], str]
    ) -> None:
        super().__init__()
        self._names, self._does, self._key = weakly(names), weakly(does), weakly(key)
        _kept.append(self)

    def actionNames(self) -> list[str]:
        return self._names() or []

    def doAction(self, name: str) -> None:
        if name in self.actionNames():
            self._does(name)

    def keyBindingsForAction(self, name: str) -> list[str]:
        key = self._key() if name in (PRESS, TOGGLE) else ""
        return [key] if key else []


class Castable:
    """What all interfaces of ours share; made before the class of Qt."""

    doer: Doer | None = None

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """What can be done with it; it has no other interface."""
        if kind == QAccessible.InterfaceType.ActionInterface and self.doer is not None:
            return self.doer
        return NO_INTERFACE


class ToldThing(Guarded, Castable, QAccessibleInterface):
    """Something that is told, has no parts and is no widget; what it is says its class."""

    def __init__(self) -> None:
        super().__init__()
        _kept.append(self)

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
        """It cannot be written."""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.invalid = not self.isValid()
        return state


class ToldPart(ToldThing):
    """Something that is painted in a widget."""

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


class WrittenPart(ToldPart):
    """A text that is painted."""

    def __init__(self, whole: TellingWidget, said: str, heading: bool) -> None:
        super().__init__(whole)
        self.said, self.area = said, QRectF()
        self.kind = Role.Heading if heading else Role.StaticText
        self.heads: tuple[str, ...] = ()  # of the row and the column, in a table
        self.home: QAccessibleInterface = whole

    def isValid(self) -> bool:
        return self.whole.alive and self.whole.holds(self)

    def parent(self) -> QAccessibleInterface:
        return self.home if self.whole.alive else NOTHING

    def role(self) -> QAccessible.Role:
        return self.kind

    def text(self, kind: QAccessible.Text) -> str:
        if kind != NAME:
            return ""
        return " ".join([*([", ".join(self.heads)] if self.heads else []), self.said])

    def rect(self) -> QRect:
        return self.whole.on_screen(self.area) if self.whole.alive else QRect()


class TellingWidget(Guarded, Castable, QAccessibleWidget):
    """A widget that tells of things that are no widgets, in the order in which they are read."""

    def __init__(self, widget: QWidget, role: QAccessible.Role = Role.Grouping) -> None:
        super().__init__(widget, role)
        self._widget, self._there = weakref.ref(widget), True
        self._words: dict[tuple[str, int], WrittenPart] = {}
        self.doer = Doer(self._can, self._do, self._key)
        _kept.append(self)
        widget.destroyed.connect(self._gone)

    def _can(self) -> list[str]:
        """What can be done with it: the keyboard can be given to it, if it takes it."""
        takes = self.alive and self.host.isEnabled()
        return [FOCUS] if takes and self.host.focusPolicy() != Qt.FocusPolicy.NoFocus else []

    def _do(self, _name: str) -> None:
        self.host.setFocus()

    def _key(self) -> str:
        return ""

    def _gone(self) -> None:
        self._there = False

    @property
    def host(self) -> QWidget:
        """The widget; ask only while this is `alive`."""
        found = self._widget()
        if found is None:
            raise RuntimeError("the widget is gone")
        return found

    @property
    def alive(self) -> bool:
        """Whether the widget is still there; it is not kept by what is told of it."""
        found = self._widget() if self._there else None
        return found is not None and isValid(found)

    def things(self) -> list[QAccessibleInterface | QWidget]:
        """All that it holds: interfaces, and widgets that have their own."""
        return []

    def holds(self, part: ToldPart) -> bool:
        """Whether a part is there."""
        return part in self.things()

    def words(self, heard: Heard, known: dict[str, int]) -> WrittenPart:
        """The one interface of a text; `known` counts how often it stands there already."""
        said = unmarked(heard.text)
        number = known.get(said, 0)
        known[said] = number + 1
        if (said, number) not in self._words:
            self._words[said, number] = WrittenPart(self, said, heard.heading)
        found = self._words[said, number]
        found.area = heard.box
        return found

    def on_screen(self, area: QRectF) -> QRect:
        """A place in the widget, on the screen."""
        at = area.toAlignedRect()
        return QRect(self.host.mapToGlobal(at.topLeft()), at.size())

    def colour(self, name: str) -> QColor:
        """A colour of the theme."""
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
        of = child if isinstance(child, ToldPart) else child.object()
        return next((k for k, one in enumerate(self.things()) if one is of), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for one in reversed(self.things() if self.isValid() else []):
            found = _told(one)
            if found is not None and found.rect().contains(QPoint(x, y)):
                return found
        return NOTHING


def _told(thing: QAccessibleInterface | QWidget) -> QAccessibleInterface:
    if isinstance(thing, QWidget):
        return QAccessible.queryAccessibleInterface(thing) if isValid(thing) else NOTHING
    return thing


class AccessibleScroll(TellingWidget):
    """A scroll area: what it shows, and its scroll bar while there is one."""

    def things(self) -> list[QAccessibleInterface | QWidget]:
        area = self.host if self.alive else None
        if not isinstance(area, QScrollArea):
            return []
        bar = area.verticalScrollBar()
        return [one for one in (area.viewport(), bar) if one.isVisible()]


class AccessibleButton(TellingWidget):
    """A button that is painted: what is written on it belongs to it, beside its name."""

    def __init__(self, widget: QAbstractButton) -> None:
        super().__init__(widget, Role.PushButton)

    @property
    def button(self) -> QAbstractButton:
        """The button; ask only while this is `alive`."""
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
        """A switch, one of several choices, or what is pressed."""
        if not self.isValid():
            return Role.NoRole
        said = getattr(self.button, "told_as", None)
        if said is not None:
            return cast(QAccessible.Role, said)
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
        """Its name; what else is written on it; its key."""
        if not self.isValid():
            return ""
        if kind == QAccessible.Text.Accelerator:
            return cast(str, getattr(self.button, "cap", ""))
        if kind == DESCRIPTION:
            return self._more()
        return super().text(kind)

    def _more(self) -> str:
        """What is written on it and is not its name."""
        read = getattr(self.button, "written_here", None)
        written = read() if read is not None else []
        return ", ".join(without([super().text(NAME)], [super().text(DESCRIPTION), *written]))


def _gone_state() -> QAccessible.State:
    state = QAccessible.State()
    state.invalid = True
    return state


def plainly(text: str) -> str:
    """A text as it is compared: no marks, no case, single spaces."""
    return " ".join(unmarked(text).replace("\u00ad", "").split()).casefold()


def words_of(text: str) -> set[str]:
    """The words of a text, without what stands at their ends."""
    return {word.strip(".,:;?!()") for word in plainly(text).split()} - {""}


def without(told: Iterable[str], texts: Iterable[str]) -> list[str]:
    """The texts that are in nothing told already, each once."""
    known, fresh = [plainly(one) for one in told], []
    for text in texts:
        said = plainly(text)
        cut = said.removesuffix("…").rstrip()
        if said and not any(cut in one or words_of(said) <= words_of(one) for one in known):
            known.append(said)
            fresh.append(unmarked(text))
    return fresh


def install() -> None:
    """Make our widgets known to accessibility (once)."""
    if not _state["installed"]:
        _state["installed"] = True
        # Qt keeps the factory for good and calls it for every object it shows to a screen reader.
        QAccessible.installFactory(guarded(_factory, lambda *_: NOTHING))


def _factory(_class: str, thing: QObject | None) -> QAccessibleInterface:
    if not isinstance(thing, QWidget) or not isValid(thing):
        return NOTHING
    made_by = getattr(thing, "told_by", None)
    if made_by is not None:
        return cast(QAccessibleInterface, made_by(thing))
    role = getattr(thing, "told_as", None)
    if role is None:
        return NOTHING
    made = QAccessibleWidget(thing, role)
    _kept.append(made)
    return made


def tell(thing: QAccessibleInterface, what: QAccessible.Event) -> None:
    """Tell that something happened to a thing."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(thing, what))


HEADINGS = ("page", "title")  # the type roles of what stands above other words
ENDS = ".!?…:;,"  # after these there is a pause anyway


@frozen
class Heard:
    """A text that was painted, and the box it was given.

    A `sign` is a picture that stands for the text.
    """

    text: str
    box: QRectF
    heading: bool = False
    sign: bool = False


_listening: list[list[Heard]] = []


def heard(text: str, box: QRectF, *, heading: bool = False, sign: bool = False) -> None:
    """Tell that a text is painted in a box, or what a picture there stands for."""
    if _listening and text:
        _listening[-1].append(Heard(text, QRectF(box), heading, sign))


def listened() -> bool:
    """Whether anybody listens."""
    return bool(_listening)


@contextmanager
def listening() -> Iterator[list[Heard]]:
    """Collect what is painted meanwhile."""
    found: list[Heard] = []
    _listening.append(found)
    try:
        yield found
    finally:
        _listening.remove(found)


def sentences(texts: Iterable[str]) -> str:
    """Texts to be heard one after the other, each with the one full stop that keeps it apart."""
    said = [plain for text in texts if (plain := unmarked(text).strip())]
    return " ".join(one if one[-1] in ENDS else f"{one}." for one in said)
