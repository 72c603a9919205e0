"""The accessible tree of the table: every target with role, name and value, in order.

The table holds its zones, a zone what is written there and its targets. While something lies over
the table, only that is found. Nothing here knows more than the view that is shown, so nothing
secret can be read out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from attrs import evolve
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.view.targets import Target
from alhambra_qt.i18n import unmarked
from alhambra_qt.ui.kit.access import (
    DESCRIPTION,
    FOCUS,
    NAME,
    NOTHING,
    PRESS,
    STEPS,
    AccessibleActions,
    AccessiblePart,
    Role,
    TellingWidget,
    WrittenPart,
    delete,
    install,
    plainly,
    sentences,
    tell,
    without,
)
from alhambra_qt.ui.kit.boxed import texts
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.sides.panel import Panel
from alhambra_qt.ui.sides.spots import CHOSEN_OF, ROLES, ZONE_ORDER, Spot, find
from alhambra_qt.ui.table.choosing import ChoosingTable

# In these zones things of these roles are a list; elsewhere titles stand between them.
LISTED = (*CHOSEN_OF, "row")
LISTS = ("reserve", "hand", "market", "display")
ANSWERING = ("cell", "card", "slot", "tile", "text")  # one that cannot be chosen answers why
# A thing is known by its zone and its target.
Key = tuple[str, Target]
# Several panels of a zone are read as one, at HERE; one with a title is a group of its own.
Home = tuple[str, int]
HERE = 99


class AccessibleSpot(AccessiblePart):
    """One thing on the table, known by its zone and its target."""

    whole: AccessibleTable

    def __init__(self, table: AccessibleTable, key: Key) -> None:
        super().__init__(table)
        self.key = key
        self.home: Home = key[0], HERE
        self.listed = False  # whether it stands in the list of its zone
        self.actions = AccessibleActions(self.can, self.do, self.short, self.stepped)

    def spot(self) -> Spot | None:
        """The thing as it is now."""
        return self.whole.spots_by_key().get(self.key)

    def step(self, name: str) -> Spot | None:
        """Return the spot one step down or up from it."""
        spot = self.spot()
        if spot is None or name not in STEPS:
            return None
        target = spot.steps[STEPS.index(name)]
        return find(self.whole.spots(), target) if target is not None else None

    def stepped(self, name: str) -> tuple[str, str] | None:
        """Name and key of that."""
        step = self.step(name)
        return (step.name, self.short(step)) if step is not None else None

    def can(self) -> list[str]:
        """Return the actions that are possible now."""
        spot = self.spot()
        if spot is None or not (spot.focusable or spot.enabled or spot.dead):
            return []
        acts = spot.enabled or spot.dead or spot.role in ANSWERING
        found = [
            action_name for action_name, can in ((PRESS, acts), (FOCUS, spot.focusable)) if can
        ]
        return [
            *found,
            *(action_name for action_name in STEPS if self.step(action_name) is not None),
        ]

    def do(self, name: str) -> None:
        """Do that."""
        spot, widget, step = self.spot(), self.whole.table_widget, self.step(name)
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
            widget.person_acts(by_key=True, reads=bool(spot.rule))
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
        return self.whole.table_widget.look.cap(spot.key) if spot is not None else ""

    # -- Qt -----------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return self.spot() is not None

    def parent(self) -> QAccessibleInterface:
        if not self.whole.alive:
            return NOTHING
        if self.spot() is None:
            return self.whole
        zone = self.whole.zone(self.home)
        return zone.items if self.listed and zone.items is not None else zone

    def rect(self) -> QRect:
        spot = self.spot()
        return self.whole.on_screen(spot.rect) if spot is not None else QRect()

    def role(self) -> QAccessible.Role:
        spot = self.spot()
        if spot is None:
            return Role.NoRole
        if self.listed:
            return Role.ListItem
        able = spot.role == "panel" or (spot.role == "text" and spot.enabled)
        pressed = able and spot.focusable
        return Role.PushButton if pressed else ROLES.get(spot.role, Role.StaticText)

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, its state in words, and its key."""
        spot = self.spot()
        if spot is None:
            return ""
        if kind == NAME:
            return spot.name
        if kind in (QAccessible.Text.Value, DESCRIPTION):
            lines = without([spot.name], [spot.value]) + list(self.whole.beside(self.key))
            return ", ".join(lines)
        return self.short() if kind == QAccessible.Text.Accelerator else ""

    def state(self) -> QAccessible.State:
        state, spot = super().state(), self.spot()
        if spot is None:
            return state
        widget = self.whole.table_widget
        state.focusable = spot.focusable
        state.focused = widget.hasFocus() and widget.focus.target == spot.target
        state.disabled = not spot.enabled
        state.selectable, state.selected = spot.role in CHOSEN_OF, spot.chosen
        return state


class AccessibleZone(AccessiblePart):
    """A part of the table: what is written there, its targets, and of several a list.

    That list is another interface of this class, the `items`.
    """

    whole: AccessibleTable

    def __init__(self, table: AccessibleTable, home: Home, *, listing: bool = False) -> None:
        super().__init__(table)
        self.home = home
        self.items = None if listing else AccessibleZone(table, home, listing=True)

    def parts(self) -> Sequence[AccessiblePart]:
        """Return what is written, the list where its first item stands, and all else."""
        every = self.whole.by_zone().get(self.home, ())
        items = [part for part in every if isinstance(part, AccessibleSpot) and part.listed]
        if self.items is None:
            return items
        first = items[:1]
        return [self.items if part in first else part for part in every if part not in items[1:]]

    @property
    def modal(self) -> bool:
        """Whether it lies over all others and is all there is."""
        return self.home[0] == self.whole.modal

    # -- Qt -----------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return self.home in self.whole.by_zone()

    def parent(self) -> QAccessibleInterface:
        inside = self.items is None and self.whole.alive
        return self.whole.zone(self.home) if inside else super().parent()

    def role(self) -> QAccessible.Role:
        """Return the role; a zone that holds nothing but its name is a text."""
        if self.items is None:
            return Role.List
        if self.modal:
            return Role.Dialog
        return Role.Grouping if self.parts() else Role.StaticText

    def text(self, kind: QAccessible.Text) -> str:
        named = kind == NAME and self.items is not None
        return self.whole.zone_name(self.home) if named else ""

    def state(self) -> QAccessible.State:
        state = super().state()
        state.modal = self.modal and self.items is not None
        return state

    def childCount(self) -> int:
        return len(self.parts())

    def child(self, index: int) -> QAccessibleInterface:
        parts = self.parts()
        return parts[index] if 0 <= index < len(parts) else NOTHING

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        found = (part for part in reversed(self.parts()) if part.rect().contains(x, y))
        return next(found, NOTHING)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((k for k, part in enumerate(self.parts()) if part is child), -1)

    def rect(self) -> QRect:
        parts = self.parts()
        if not parts and self.items is not None:
            return self.whole.area_of(self.home)
        found = QRect()
        for part in parts:
            found = found.united(part.rect())
        return found


__all__ = ["AccessibleTable", "announce", "focused", "install"]

# What zones are called that have no title of their own.
ZONE_NAMES = {
    "reserve": "table-reserve",
    "hand": "table-hand",
    "market": "table-market",
    "display": "table-display",
    "shelf": "table-dock-shelf",
}


class AccessibleTable(TellingWidget):
    """The table with its zones in reading order."""

    def __init__(self, widget: ChoosingTable) -> None:
        # Of a pane old readers say the name; of a group all that is written in it, at each entry.
        super().__init__(widget, Role.LayeredPane)
        self.focused: AccessibleSpot | None = None
        self._parts: dict[Key, AccessibleSpot] = {}
        self._zones: dict[Home, AccessibleZone] = {}
        self._panels: dict[Home, Panel] = {}  # those with a title
        self._stamp: object = None
        self._kept_for: object = None  # holds what the stamp names, that no other gets its number
        self._by_key: dict[Key, Spot] = {}
        self._by_zone: dict[Home, list[AccessiblePart]] = {}
        self._beside: dict[Key, list[str]] = {}

    def _gone(self) -> None:
        super()._gone()
        self._stamp = self._kept_for = self.focused = None
        self._by_key, self._by_zone, self._beside, self._panels = {}, {}, {}, {}
        delete(self._parts)
        delete(self._zones)

    @property
    def table_widget(self) -> ChoosingTable:
        """The table; ask only while this is `alive`."""
        return cast("ChoosingTable", self.host)

    # -- what there is ------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        """All things in the order of their zones; none while another page is shown."""
        self._look()
        return list(self._by_key.values())

    def spots_by_key(self) -> dict[Key, Spot]:
        """All things by zone and target."""
        self._look()
        return self._by_key

    def by_zone(self) -> dict[Home, list[AccessiblePart]]:
        """Return the parts of each zone, in reading order."""
        self._look()
        return self._by_zone

    def beside(self, key: Key) -> list[str]:
        """Return what is written on a thing besides its name, and how it is marked."""
        self._look()
        return [*self._beside.get(key, ()), *self.table_widget.marks_on(key[1])]

    def part(self, key: Key) -> AccessibleSpot:
        """The one interface of a thing."""
        if key not in self._parts:
            self._parts[key] = AccessibleSpot(self, key)
        return self._parts[key]

    def zone(self, home: Home) -> AccessibleZone:
        """The one interface of a zone, or of a panel of it."""
        if home not in self._zones:
            self._zones[home] = AccessibleZone(self, home)
        return self._zones[home]

    def over(self) -> list[QWidget]:
        """Widgets that lie over the table."""
        if not self.isValid():
            return []
        viewport = self.table_widget.viewport()
        kids = [child for child in self.table_widget.children() if isinstance(child, QWidget)]
        return [kid for kid in kids if kid is not viewport and not kid.isHidden()]

    def things(self) -> list[QAccessibleInterface | QWidget]:
        """The zones, or what lies over all of them."""
        if not self.isValid():
            return []
        over = self.over()
        area = self.table_widget.rect()
        modal = [widget for widget in over if widget.geometry().contains(area)]
        return [*modal] if modal else [*map(self.zone, self.by_zone()), *over]

    def holds(self, part: AccessiblePart) -> bool:
        return any(part in parts for parts in self.by_zone().values())

    def _look(self) -> None:
        """Read the table again if it has changed."""
        if not self.isValid() or not self.table_widget.isVisible():
            self._stamp, self._by_key, self._by_zone, self._beside = None, {}, {}, {}
            return
        scene = self.table_widget.table
        over = self.modal  # then it is all there is
        spots = [spot for spot in scene.spots() if spot.name and (not over or spot.zone == over)]
        unlisted = self.table_widget.unlisted()
        free = [spot for spot in unlisted if spot.name and not find(spots, spot.target)]
        panels: Sequence[Panel] = [*scene.panels(), scene.callout]
        panels = [panel for panel in panels if not over or panel.zone == over]
        read = [panel.entries() for panel in panels]
        stamp = tuple(map(id, (*spots, *free))), tuple(map(id, read)), bool(over)
        if stamp == self._stamp:
            return
        self._stamp, self._kept_for = stamp, (spots, free, read)
        self._read(spots, panels, scene.drawer.area)
        for spot in free:
            self._add(spot, (spot.zone, HERE))
        self._sort()

    @property
    def modal(self) -> str:
        """The zone that covers all others; empty if none does."""
        thing = self.table_widget.table.opened.modal if self.isValid() else None
        return thing.zone if thing is not None else ""

    def _read(self, spots: list[Spot], panels: Sequence[Panel], drawer: QRectF) -> None:
        """Put everything into zones: of each panel whose it is, what is written, what is there."""
        left = {(spot.zone, spot.target): spot for spot in reversed(spots)}
        self._by_key, self._by_zone, self._beside, self._panels = {}, {}, {}, {}
        known: dict[str, int] = {}
        for number, panel in enumerate(panels):
            if not panel.is_shown:
                continue
            home: Home = panel.zone, number if panel.title() else HERE
            if panel.title():
                self._panels[home], self._by_zone[home] = panel, []
            for entry in panel.entries():
                if isinstance(entry.control, Spot):
                    spot = left.pop((entry.control.zone, entry.control.target), None)
                    if spot is not None:
                        self._add(spot, home, texts(entry.words))
                    continue
                for word in entry.words:
                    below = panel.zone != "drawer" and drawer.intersects(word.box)
                    named = plainly(word.text) == plainly(self.zone_name(home))
                    if not below and not (named and home in self._panels):
                        text = evolve(word, heading=named or word.heading)
                        self._write(self.words(text, known), home)

    def _add(self, spot: Spot, home: Home, written: Sequence[str] = ()) -> None:
        key = spot.zone, spot.target
        part, self._by_key[key] = self.part(key), spot
        part.home, part.listed = home, spot.zone in LISTS and spot.role in LISTED
        self._beside[key] = without([spot.name, spot.value], written)
        self._by_zone.setdefault(home, []).append(part)

    def _write(self, part: WrittenPart, home: Home) -> None:
        part.home = self.zone(home)
        self._by_zone.setdefault(home, []).append(part)

    def _sort(self) -> None:
        """Zones in reading order; of each the panels with a title first."""
        order = [*ZONE_ORDER, *(zone for zone, _ in self._by_zone if zone not in ZONE_ORDER)]
        homes = sorted(self._by_zone, key=lambda home: (order.index(home[0]), home[1]))
        self._by_zone = {home: self._by_zone[home] for home in homes}

    def area_of(self, home: Home) -> QRect:
        """Return the rectangle of a panel with a title."""
        panel = self._panels.get(home)
        return self.on_screen(panel.area) if panel is not None and self.alive else QRect()

    # -- Qt -----------------------------------------------------------------------------------

    def on_screen(self, area: QRectF) -> QRect:
        widget = self.table_widget
        found = widget.mapFromScene(area).boundingRect()
        return QRect(widget.viewport().mapToGlobal(found.topLeft()), found.size())

    def focusChild(self) -> QAccessibleInterface:
        if not self.isValid() or self.over():
            return NOTHING
        target = self.table_widget.focus.target
        found = (key for key in self.spots_by_key() if key[1] == target)
        key = next(found, None)
        return self.part(key) if key is not None else NOTHING

    def state(self) -> QAccessible.State:
        """Where a thing has the focus, the table has not."""
        if not self.isValid():
            return QAccessible.State()
        state = super().state()
        if self.focusChild() is not None:
            state.focused = False
        return state

    def text(self, kind: QAccessible.Text) -> str:
        """The table is called by the question of the moment."""
        view = self.table_widget.table.view if self.isValid() else None
        if view is None:
            return ""
        look = self.table_widget.look
        if kind == NAME:
            return look.text(view.prompt.title)
        if kind == DESCRIPTION:
            return sentences(look.text(line.text) for line in view.prompt.lines)
        return ""

    def zone_name(self, home: Home) -> str:
        """Return the name of a zone, or of a panel of it."""
        view = self.table_widget.table.view if self.isValid() else None
        panel, zone = self._panels.get(home), home[0]
        if panel is not None:
            return unmarked(panel.title())
        if view is None:
            return ""
        look = self.table_widget.look
        if zone == "board":
            return look.text(view.palace.title)
        return look.t(ZONE_NAMES[zone]) if zone in ZONE_NAMES else ""


def _of(widget: ChoosingTable) -> AccessibleTable | None:
    found = QAccessible.queryAccessibleInterface(widget) if QAccessible.isActive() else None
    return found if isinstance(found, AccessibleTable) else None


def focused(widget: ChoosingTable, *, again: bool = False) -> None:
    """Tell that the focus is on another thing of the table, or (`again`) that it came back."""
    table = _of(widget)
    if table is None:
        return
    part = table.focusChild() if widget.hasFocus() else None
    if isinstance(part, AccessibleSpot) and (again or part is not table.focused):
        tell(part, QAccessible.Event.Focus)
        if part.key[0] == "prompt":
            widget.news.read(widget.view_shown)
    table.focused = part if isinstance(part, AccessibleSpot) else None
