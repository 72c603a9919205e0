"""What a screen reader finds at the table: every target with role, name and value, in order.

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
    SpokenText,
    TellingWidget,
    delete,
    install,
    plainly,
    sentences,
    tell,
    without,
)
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.sides.side import SideControl
from alhambra_qt.ui.sides.spots import CHOSEN_OF, ROLES, ZONE_ORDER, Spot, find
from alhambra_qt.ui.table.choosing import ChoosingTable
from alhambra_qt.ui.table.panel import Panel

# In these zones things of these roles are a list; elsewhere titles stand between them.
LISTED = (*CHOSEN_OF, "row")
LISTS = ("reserve", "hand", "market", "display")
ANSWERING = ("cell", "card", "slot", "tile")  # one that cannot be chosen answers why
# A thing is known by its zone and its target.
Key = tuple[str, Target]


class AccessibleSpot(AccessiblePart):
    """One thing on the table, known by its zone and its target."""

    whole: AccessibleTable

    def __init__(self, table: AccessibleTable, key: Key) -> None:
        super().__init__(table)
        self.key = key
        self.listed = False  # whether it stands in the list of its zone
        self.actions = AccessibleActions(self.can, self.do, self.short, self.stepped)

    def spot(self) -> Spot | None:
        """The thing as it is now."""
        return self.whole.spots_by_key().get(self.key)

    def step(self, name: str) -> Spot | None:
        """What goes a step down or up from it."""
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
        """What can be done with it now."""
        spot = self.spot()
        if spot is None or not (spot.focusable or spot.enabled):
            return []
        acts = spot.enabled or spot.dead or spot.role in ANSWERING
        found = [one for one, can in ((PRESS, acts), (FOCUS, spot.focusable)) if can]
        return [*found, *(one for one in STEPS if self.step(one) is not None)]

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
        return self.whole.table_widget.look.ctx.cap(spot.key) if spot is not None else ""

    # -- Qt -----------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return self.spot() is not None

    def parent(self) -> QAccessibleInterface:
        if not self.whole.alive:
            return NOTHING
        zone = self.whole.zone(self.key[0])
        if self.spot() is None:
            return self.whole
        return zone.items if self.listed else zone

    def rect(self) -> QRect:
        spot = self.spot()
        return self.whole.on_screen(spot.rect) if spot is not None else QRect()

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
            told = without([spot.name], [spot.value]) + list(self.whole.beside(self.key))
            return ", ".join(told)
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


class AccessibleParts(AccessiblePart):
    """Several things at the table that belong together."""

    whole: AccessibleTable

    def __init__(self, table: AccessibleTable, zone: str) -> None:
        super().__init__(table)
        self.zone = zone

    def held(self) -> Sequence[AccessiblePart]:
        """All that is in the zone, in its order."""
        return self.whole.by_zone().get(self.zone, ())

    # -- Qt -----------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return bool(self.held())

    def text(self, kind: QAccessible.Text) -> str:
        return self.whole.zone_name(self.zone) if kind == NAME else ""

    def childCount(self) -> int:
        return len(self.held())

    def child(self, index: int) -> QAccessibleInterface:
        held = self.held()
        return held[index] if 0 <= index < len(held) else NOTHING

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
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

    def held(self) -> Sequence[AccessiblePart]:
        return [one for one in super().held() if isinstance(one, AccessibleSpot) and one.listed]

    def parent(self) -> QAccessibleInterface:
        return self.whole.zone(self.zone) if self.whole.alive else NOTHING

    def role(self) -> QAccessible.Role:
        return Role.List

    def text(self, _kind: QAccessible.Text) -> str:
        return ""


class AccessibleZone(AccessibleParts):
    """A part of the table: what is written there, its targets, and of several a list."""

    def __init__(self, table: AccessibleTable, zone: str) -> None:
        super().__init__(table, zone)
        self.items = AccessibleItems(table, zone)

    def held(self) -> Sequence[AccessiblePart]:
        """What is written, the list where its first item stands, and all else."""
        found: list[AccessiblePart] = []
        for one in super().held():
            listed = isinstance(one, AccessibleSpot) and one.listed
            if not listed or self.items not in found:
                found.append(self.items if listed else one)
        return found

    # -- Qt -----------------------------------------------------------------------------------

    def role(self) -> QAccessible.Role:
        return Role.Grouping


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
        self.focused: AccessibleSpot | SideControl | None = None
        self._parts: dict[Key, AccessibleSpot] = {}
        self._zones: dict[str, AccessibleZone] = {}
        self._stamp: object = None
        self._kept_for: object = None  # holds what the stamp names, that no other gets its number
        self._by_key: dict[Key, Spot] = {}
        self._by_zone: dict[str, tuple[AccessiblePart, ...]] = {}
        self._beside: dict[Key, list[str]] = {}

    def _gone(self) -> None:
        super()._gone()
        self._stamp = self._kept_for = self.focused = None
        self._by_key, self._by_zone, self._beside = {}, {}, {}
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

    def by_zone(self) -> dict[str, tuple[AccessiblePart, ...]]:
        """What each zone holds."""
        self._look()
        return self._by_zone

    def beside(self, key: Key) -> list[str]:
        """What is written on a thing besides its name."""
        self._look()
        return self._beside.get(key, [])

    def part(self, key: Key) -> AccessibleSpot:
        """The one interface of a thing."""
        if key not in self._parts:
            self._parts[key] = AccessibleSpot(self, key)
        return self._parts[key]

    def zone(self, zone: str) -> AccessibleZone:
        """The one interface of a zone."""
        if zone not in self._zones:
            self._zones[zone] = AccessibleZone(self, zone)
        return self._zones[zone]

    def over(self) -> list[QWidget]:
        """Widgets that lie over the table."""
        if not self.isValid():
            return []
        viewport = self.table_widget.viewport()
        kids = [one for one in self.table_widget.children() if isinstance(one, QWidget)]
        return [one for one in kids if one is not viewport and not one.isHidden()]

    def things(self) -> list[QAccessibleInterface | QWidget]:
        """The zones, or what lies over all of them."""
        if not self.isValid():
            return []
        over = self.over()
        area = self.table_widget.rect()
        modal = [one for one in over if one.geometry().contains(area)]
        return [*modal] if modal else [*self._parts_in_order(), *over]

    def _parts_in_order(self) -> list[QAccessibleInterface | QWidget]:
        """The zones of the scene and the sides, as they are read."""
        scene, zones = self.table_widget.table, self.by_zone()
        if scene.overlay.kind:
            return [scene.overlay]
        sides = [one for one in scene.sides() if one.there and one.zone]
        names = dict.fromkeys([*ZONE_ORDER, *zones, *(side.zone for side in sides)])
        found: list[QAccessibleInterface | QWidget] = []
        for name in names:
            found += [side for side in sides if side.zone == name]
            found += [self.zone(name)] if name in zones else []
        return found

    def holds(self, part: AccessiblePart) -> bool:
        return any(part in parts for parts in self.by_zone().values())

    def _look(self) -> None:
        """Read the table again if it has changed."""
        if not self.isValid() or not self.table_widget.isVisible():
            self._stamp, self._by_key, self._by_zone, self._beside = None, {}, {}, {}
            return
        scene = self.table_widget.table
        spots, panels = list[Spot](), list[Panel]()
        if not scene.overlay.kind:  # else it is all there is
            spots = [one for one in scene.spots(sides=False) if one.name]
            spots += [one for one in self.unlisted() if one.name and not find(spots, one.target)]
            parts = (one for one in scene.panels() if isinstance(one, Panel) and one.there)
            panels = [one for one in parts if one.words()]
        words = [panel.words() for panel in panels]
        stamp = tuple(map(id, spots)), tuple(map(id, words)), bool(scene.overlay.kind)
        if stamp == self._stamp:
            return
        self._stamp, self._kept_for = stamp, (spots, words)
        self._read(spots, panels, scene.drawer.area if scene.drawer.there else QRectF())

    def unlisted(self) -> list[Spot]:
        """What can be found without a spot of the scene: the empty cell that has the focus."""
        here = self.table_widget.focus.spot()
        beside = self.table_widget.table.control(here.target) if here is not None else None
        return [] if here is None or beside is not None else [here]

    def _read(self, spots: list[Spot], panels: Sequence[Panel], drawer: QRectF) -> None:
        """Put everything into zones: of each panel whose it is, what is written, what is there."""
        by_key: dict[Key, Spot] = {}
        for spot in spots:
            by_key.setdefault((spot.zone, spot.target), spot)
        zones: dict[str, list[AccessiblePart]] = {zone: [] for zone in ZONE_ORDER}
        known: dict[str, int] = {}
        self._beside = {}
        left = dict(by_key)
        for panel in panels:
            keys = [(spot.zone, spot.target) for spot in panel.spots]
            own = [key for key in dict.fromkeys(keys) if left.pop(key, None) is not None]
            first = [key for key in own if by_key[key].role == "panel" and by_key[key].focusable]
            held = zones.setdefault(panel.zone, [])
            held += [self.part(key) for key in first]
            for one in _read_in(panel):
                if not drawer.intersects(one.box) and not self._on_spot(one, panel, by_key):
                    title = plainly(one.text) == plainly(self.zone_name(panel.zone))
                    part = self.words(evolve(one, heading=title or one.heading), known)
                    part.home = self.zone(panel.zone)
                    held.append(part)
            for key in own:
                if key not in first:
                    zones.setdefault(key[0], []).append(self.part(key))
        for key in left:  # what is no part of a panel, such as what lies beside the pointer
            zones.setdefault(key[0], []).append(self.part(key))
        self._by_zone = {zone: tuple(parts) for zone, parts in zones.items() if parts}
        self._by_key = {
            part.key: by_key[part.key]
            for parts in self._by_zone.values()
            for part in parts
            if isinstance(part, AccessibleSpot)
        }
        for key, spot in self._by_key.items():
            self.part(key).listed = key[0] in LISTS and spot.role in LISTED

    def _on_spot(self, word: SpokenText, panel: Panel, by_key: dict[Key, Spot]) -> bool:
        """Whether a text belongs to a thing: it is said with it."""
        at = word.box.center()
        for spot in reversed(panel.spots):
            key = (spot.zone, spot.target)
            if not spot.rect.contains(at) or key not in by_key:
                continue
            told = " ".join([spot.name, spot.value, *self._beside.get(key, [])])
            fresh = without([told], [word.text])
            if spot.role == "panel" and fresh:
                return False
            self._beside.setdefault(key, []).extend(fresh)
            return True
        return False

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

    def zone_name(self, zone: str) -> str:
        """What a zone is called."""
        view = self.table_widget.table.view if self.isValid() else None
        if view is None:
            return ""
        look = self.table_widget.look
        if zone == "board":
            return look.text(view.palace.title)
        return look.t(ZONE_NAMES[zone]) if zone in ZONE_NAMES else ""


def _read_in(panel: Panel) -> list[SpokenText]:
    """What is written in a panel; what is drawn only stands there in the words of its tip."""
    notes = [SpokenText(note.words.replace("\n", ", "), note.rect) for note in panel.notes]
    read = []
    for word in panel.words():
        told = (note for note in notes if note.box.contains(word.box.center()))
        if not any(plainly(word.text) in plainly(note.text) for note in told):
            read.append(word)
    return [*read, *notes]


def _of(widget: ChoosingTable) -> AccessibleTable | None:
    found = QAccessible.queryAccessibleInterface(widget) if QAccessible.isActive() else None
    return found if isinstance(found, AccessibleTable) else None


def focused(widget: ChoosingTable, *, again: bool = False) -> None:
    """Tell that the focus is on another thing of the table, or (`again`) that it came back.

    Of a control beside the board Qt tells itself.
    """
    table = _of(widget)
    if table is None:
        return
    here = widget.focused_control
    part = table.focusChild() if widget.hasFocus() else None
    if isinstance(part, AccessibleSpot) and (again or part is not table.focused):
        tell(part, QAccessible.Event.Focus)
    if here is not None and here is not table.focused and here.spot.zone == "prompt":
        widget.news.read(widget.view_shown)
    table.focused = part if isinstance(part, AccessibleSpot) else here
