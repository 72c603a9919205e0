"""One thing at the table, and a part of the table, as a screen reader finds them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface

from alhambra_qt.controller.view.targets import Target
from alhambra_qt.ui.kit.access import (
    DECREASE,
    DESCRIPTION,
    FOCUS,
    INCREASE,
    NAME,
    NOTHING,
    PRESS,
    Doer,
    Role,
    ToldPart,
    without,
)
from alhambra_qt.ui.table.spots import Spot, find

if TYPE_CHECKING:
    from alhambra_qt.ui.table.access import AccessibleTable

ROLES = {
    "button": Role.PushButton,
    "chip": Role.PushButton,
    "tool": Role.PushButton,
    "link": Role.Link,
    "slot": Role.PushButton,
    "card": Role.PushButton,
    "tile": Role.PushButton,
    "cell": Role.Cell,
    "panel": Role.Grouping,
    "text": Role.StaticText,
}
CHOSEN_OF = ("slot", "card", "tile", "chip")  # of these one or several are chosen
# In these zones things of these roles are a list; elsewhere titles stand between them.
LISTED = (*CHOSEN_OF, "row")
LISTS = ("reserve", "hand", "market", "display", "counts", "overlay")
OVERLAY = "overlay"  # the zone of what lies over all others
ANSWERING = ("cell", "card", "slot", "tile")  # one that cannot be chosen answers why
STEPS = (DECREASE, INCREASE)  # in the order of the steps of a thing
# A thing is known by its zone and its target.
Key = tuple[str, Target]


class SpotDoer(Doer):
    """What can be done with a thing on the table; a step is called as the control that does it."""

    def __init__(self, part: AccessibleSpot) -> None:
        super().__init__(part.can, part.do, part.short)
        self._part = part

    def keyBindingsForAction(self, name: str) -> list[str]:
        step = self._part.step(name)
        if step is None:
            return super().keyBindingsForAction(name)
        return [cap] if (cap := self._part.short(step)) else []

    def localizedActionDescription(self, name: str) -> str:
        """What the control that does the same is called."""
        step = self._part.step(name)
        return step.name if step is not None else super().localizedActionDescription(name)


class AccessibleSpot(ToldPart):
    """One thing on the table, known by its zone and its target."""

    def __init__(self, table: AccessibleTable, key: Key) -> None:
        super().__init__(table)
        self.table, self.key = table, key
        self.listed = False  # whether it stands in the list of its zone
        self.doer = SpotDoer(self)

    def spot(self) -> Spot | None:
        """The thing as it is now."""
        return self.table.spots_by_key().get(self.key)

    def step(self, name: str) -> Spot | None:
        """What goes a step down or up from it."""
        spot = self.spot()
        if spot is None or name not in STEPS:
            return None
        target = spot.steps[STEPS.index(name)]
        return find(self.table.spots(), target) if target is not None else None

    def can(self) -> list[str]:
        """What can be done with it now."""
        spot = self.spot()
        if spot is None or not (spot.focusable or spot.enabled):
            return []
        acts = spot.enabled or spot.dead or spot.role in ANSWERING
        found = [one for one, can in ((PRESS, acts), (FOCUS, spot.focusable)) if can]
        return [*found, *(one for one in STEPS if self.step(one) is not None)]

    def do(self, name: str) -> None:
        """Do that."""
        spot, widget, step = self.spot(), self.table.table_widget, self.step(name)
        if spot is None:
            return
        widget.setFocus()
        if step is not None:
            widget.person_acts(by_key=True)
            widget.activate(step.target)
            # Of several that are chosen one by one the focus goes to the chosen one.
            widget.focus.to((step if step.role == "chip" else spot).target, shown=True)
            widget.show_focus()
        elif name == PRESS:
            widget.person_acts(by_key=True)
            if spot.focusable:
                widget.focus.to(spot.target, shown=True)
            widget.activate(spot.target)
            widget.show_focus()
        else:
            widget.focus.to(spot.target, shown=True)
            widget.focus_moved()

    def short(self, spot: Spot | None = None) -> str:
        """The key that stands on it, or on another thing."""
        spot = spot or self.spot()
        return self.table.table_widget.look.ctx.cap(spot.key) if spot is not None else ""

    # -- Qt -----------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return self.spot() is not None

    def parent(self) -> QAccessibleInterface:
        if not self.table.alive:
            return NOTHING
        zone = self.table.zone(self.key[0])
        if self.spot() is None:
            return self.table
        return zone.items if self.listed else zone

    def rect(self) -> QRect:
        spot = self.spot()
        return self.table.on_screen(spot.rect) if spot is not None else QRect()

    def role(self) -> QAccessible.Role:
        spot = self.spot()
        if spot is None:
            return Role.NoRole
        if self.listed:
            return Role.ListItem
        pressed = spot.role in ("panel", "text") and spot.focusable
        return Role.PushButton if pressed else ROLES.get(spot.role, Role.StaticText)

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, its state in words, and its key."""
        spot = self.spot()
        if spot is None:
            return ""
        if kind == NAME:
            return spot.name
        if kind in (QAccessible.Text.Value, DESCRIPTION):
            told = without([spot.name], [spot.value]) + list(self.table.beside(self.key))
            return ", ".join(told)
        return self.short() if kind == QAccessible.Text.Accelerator else ""

    def state(self) -> QAccessible.State:
        """Whether it can have the focus, has it, and works."""
        state, spot = super().state(), self.spot()
        if spot is None:
            return state
        widget = self.table.table_widget
        state.focusable = spot.focusable
        state.focused = widget.hasFocus() and widget.focus.target == spot.target
        state.disabled = not spot.enabled
        state.selectable, state.selected = spot.role in CHOSEN_OF, spot.chosen
        return state


class AccessibleParts(ToldPart):
    """Several things at the table that belong together."""

    def __init__(self, table: AccessibleTable, zone: str) -> None:
        super().__init__(table)
        self.table, self.zone = table, zone

    def held(self) -> Sequence[ToldPart]:
        """All that is in the zone, in its order."""
        return self.table.by_zone().get(self.zone, ())

    # -- Qt -----------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return bool(self.held())

    def text(self, kind: QAccessible.Text) -> str:
        return self.table.zone_name(self.zone) if kind == NAME else ""

    def childCount(self) -> int:
        return len(self.held())

    def child(self, index: int) -> QAccessibleInterface:
        held = self.held()
        return held[index] if 0 <= index < len(held) else NOTHING

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        """The thing at a place on the screen."""
        found = (one for one in reversed(self.held()) if one.rect().contains(x, y))
        return next(found, NOTHING)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((k for k, one in enumerate(self.held()) if one is child), -1)

    def rect(self) -> QRect:
        found = QRect()
        for one in self.held():
            found = found.united(one.rect())
        return found


class AccessibleItems(AccessibleParts):
    """The cards, tiles, slots or rows of a part of the table, as a list."""

    def held(self) -> Sequence[ToldPart]:
        return [one for one in super().held() if isinstance(one, AccessibleSpot) and one.listed]

    def parent(self) -> QAccessibleInterface:
        return self.table.zone(self.zone) if self.table.alive else NOTHING

    def role(self) -> QAccessible.Role:
        return Role.List

    def text(self, _kind: QAccessible.Text) -> str:
        return ""


class AccessibleZone(AccessibleParts):
    """A part of the table: what is written there, its targets, and of several a list."""

    def __init__(self, table: AccessibleTable, zone: str) -> None:
        super().__init__(table, zone)
        self.items = AccessibleItems(table, zone)

    def held(self) -> Sequence[ToldPart]:
        """What is written, the list where its first item stands, and all else."""
        found: list[ToldPart] = []
        for one in super().held():
            listed = isinstance(one, AccessibleSpot) and one.listed
            if not listed or self.items not in found:
                found.append(self.items if listed else one)
        return found

    # -- Qt -----------------------------------------------------------------------------------

    def role(self) -> QAccessible.Role:
        """Things that belong together, or what lies over all others."""
        return Role.Dialog if self.zone == OVERLAY else Role.Grouping

    def state(self) -> QAccessible.State:
        """What lies over all others is all there is."""
        state = super().state()
        state.modal = self.zone == OVERLAY
        return state
