"""What a screen reader finds in a picture of which parts are chosen: words, and what can be.

So it is with the cards and cells of an exercise, and with the cells on which an example is tried.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol, cast

from attrs import frozen
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAccessibleStateChangeEvent

from alhambra_qt.ui.kit.access import (
    DESCRIPTION,
    FOCUS,
    NAME,
    NOTHING,
    PRESS,
    Doer,
    Role,
    ToldPart,
    WrittenPart,
    tell,
)
from alhambra_qt.ui.kit.reading import AccessibleHolder

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from alhambra_qt.ui.kit.holder import Holder


@frozen
class AnswerSpot:
    """Something that can be chosen: its number in an answer, what it is, where it lies."""

    number: int
    name: str
    card: bool
    rect: QRectF


class Choices(Protocol):
    """A widget with a picture of which parts are chosen."""

    @property
    def spots(self) -> list[AnswerSpot]:
        """What can be chosen, at its place."""

    @property
    def judged(self) -> bool:
        """Whether nothing can be chosen any more."""

    @property
    def chosen(self) -> frozenset[int]:
        """What is chosen."""

    def pointed(self) -> int | None:
        """The number of what the keys are at."""

    def point_at(self, number: int) -> None:
        """Let the keys be at what has a number."""

    def pick(self, number: int) -> None:
        """Choose it."""

    def verdict(self, number: int) -> str:
        """What came of choosing it."""

    def setFocus(self) -> None:
        """Take the keyboard."""

    def hasFocus(self) -> bool:
        """Whether it has the keyboard."""


class AnswerPart(ToldPart):
    """A card or a cell that can be chosen, known by its number in an answer."""

    def __init__(self, whole: AccessiblePicture, number: int) -> None:
        super().__init__(whole)
        self.picture, self.number = whole, number
        self.doer = Doer(self._can, self._do, lambda: "")

    def spot(self) -> AnswerSpot | None:
        """Where it is, and what."""
        found = self.picture.spots() if self.picture.alive else []
        return next((one for one in found if one.number == self.number), None)

    def _can(self) -> list[str]:
        if self.spot() is None:
            return []
        return [FOCUS] if self.picture.shown.judged else [PRESS, FOCUS]

    def _do(self, name: str) -> None:
        shown = self.picture.shown
        shown.setFocus()
        shown.point_at(self.number)
        if name == PRESS:
            shown.pick(self.number)

    # -- Qt -----------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return self.spot() is not None

    def role(self) -> QAccessible.Role:
        return Role.CheckBox

    def rect(self) -> QRect:
        spot = self.spot()
        return self.picture.on_screen(spot.rect) if spot is not None else QRect()

    def text(self, kind: QAccessible.Text) -> str:
        """What it is; once judged, whether it was right."""
        spot = self.spot()
        if spot is None:
            return ""
        shown = self.picture.shown
        if kind == NAME:
            return spot.name
        return shown.verdict(self.number) if kind == DESCRIPTION else ""

    def state(self) -> QAccessible.State:
        """Whether it is chosen and has the focus."""
        state = super().state()
        if not self.isValid():
            return state
        shown = self.picture.shown
        state.focusable = state.checkable = True
        state.checked = self.number in shown.chosen
        state.focused = shown.hasFocus() and shown.pointed() == self.number
        return state


class AccessiblePicture(AccessibleHolder):
    """A picture; what can be chosen stands after the words."""

    kind = AnswerPart

    def __init__(self, widget: Holder) -> None:
        super().__init__(widget)
        self._answers: dict[int, AnswerPart] = {}

    @property
    def shown(self) -> Choices:
        """The picture; ask only while this is `alive`."""
        return cast("Choices", self.host)

    def spots(self) -> list[AnswerSpot]:
        """What can be chosen."""
        return self.shown.spots

    def part(self, number: int) -> AnswerPart:
        """The one interface of an answer."""
        if number not in self._answers:
            self._answers[number] = self.kind(self, number)
        return self._answers[number]

    def things(self) -> list[QAccessibleInterface | QWidget]:
        """The words that are not the name of something to choose, then all that can be chosen."""
        if not self.isValid():
            return []
        spots = self.spots()
        words = [one for one in super().things() if not _stands_on(one, spots)]
        return [*words, *(self.part(spot.number) for spot in spots)]

    def focusChild(self) -> QAccessibleInterface:
        if not self.isValid() or not self.shown.hasFocus():
            return NOTHING
        number = self.shown.pointed()
        return NOTHING if number is None else self.part(number)

    def state(self) -> QAccessible.State:
        """Where a part has the focus, the picture has not."""
        state = super().state()
        if self.focusChild() is not None:
            state.focused = False
        return state


def _stands_on(one: object, spots: list[AnswerSpot]) -> bool:
    """Whether a text is that of a card or a cell that can be chosen."""
    if not isinstance(one, WrittenPart):
        return False
    return any(spot.rect.contains(one.area.center()) for spot in spots)


def _of(picture: QWidget) -> AccessiblePicture | None:
    found = QAccessible.queryAccessibleInterface(picture) if QAccessible.isActive() else None
    return found if isinstance(found, AccessiblePicture) else None


def focused(picture: QWidget) -> None:
    """Tell that the focus is on another card or cell."""
    found = _of(picture)
    part = found.focusChild() if found is not None else None
    if part is not None:
        tell(part, QAccessible.Event.Focus)


def switched(picture: QWidget, numbers: Iterable[int]) -> None:
    """Tell that cards or cells are chosen now, or not any more."""
    found, state = _of(picture), QAccessible.State()
    state.checked = True
    parts = [found.part(number) for number in numbers] if found is not None else []
    for part in parts:
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(part, state))
