"""Everything on the table that can be pointed at, and how the keyboard moves between them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from functools import partial
from operator import attrgetter
from typing import Literal

from attrs import evolve, field, fields, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.targets import AtZone, Do, Target
from alhambra_qt.controller.view.view_parts import (
    CAN,
    CANNOT,
    CHOSEN,
    NO_STEPS,
    PLAIN,
    ActionButton,
    Payment,
    State,
    Steps,
)
from alhambra_qt.ui.kit import access, paint
from alhambra_qt.ui.kit.access import describe, is_describing
from alhambra_qt.ui.kit.box import Around, Box, Drawn, Hit, Layout, lay
from alhambra_qt.ui.kit.look import Look

# In this order F6 goes through the zones and a screen reader reads them.
ZONE_ORDER = (
    "overlay",
    "drawer",
    "header",
    "prompt",
    "hint",
    "board",
    "reserve",
    "hand",
    "you",
    "dock",
    "market",
    "display",
    "shelf",
    "rivals",
    "counts",
    "tray",
    "log",
    "recap",
)

Role = Literal[
    "button", "chip", "card", "tile", "slot", "cell", "panel", "row", "text", "tool", "link"
]
# What has no words painted on it, but a picture, a number or a sign: its name is its tip.
UNWRITTEN = ("tool", "card", "tile", "slot")
WRITTEN = ("prompt", "recap", "dock")  # in these zones words stand on everything

# What each is to a screen reader.
ROLES = {
    "button": access.Role.PushButton,
    "chip": access.Role.PushButton,
    "tool": access.Role.PushButton,
    "link": access.Role.Link,
    "slot": access.Role.PushButton,
    "card": access.Role.PushButton,
    "tile": access.Role.PushButton,
    "cell": access.Role.Cell,
    "panel": access.Role.Grouping,
    "text": access.Role.StaticText,
    "row": access.Role.ListItem,
}
CHOSEN_OF = ("slot", "card", "tile", "chip")  # of these one or several are chosen


@frozen
class TableNote:
    """Words for what the pointer rests on: where it is, what it says, the key that leads there.

    ``about`` is what is asked about there; without it the thing below, or nothing.
    """

    rect: QRectF
    words: str
    key: str = ""
    about: Target | None = None


@frozen
class Spot:
    """A thing that can be pointed at: where it is, what it sends, what it is called.

    `role` tells what it is, such as a card, or the row of a list; `value` says its state;
    `tip` is shown where the pointer rests on it, `rule` is what the rulebook opens at; `behind`
    tells that it is not seen, but lies behind a button there and can be had by keys; `state`
    whether it can be chosen, is chosen or is forbidden; `steps` what is one step down and up.

    What lies on the table is made a spot by one function, in the file of the panel that shows it.
    The list view reads the same spots, so both say the same.
    """

    target: Target
    rect: QRectF
    zone: str
    role: Role = "button"
    name: str = ""
    value: str = ""
    key: str = ""
    enabled: bool = True
    focusable: bool = True
    radius: float = 6
    tip: str = ""
    rule: str = ""
    behind: bool = False
    state: State = PLAIN
    steps: Steps = NO_STEPS

    @property
    def note(self) -> TableNote | None:
        """The tooltip: its tip, else the name if no words are painted."""
        words = self.tip
        if not words and self.role in UNWRITTEN and self.zone not in WRITTEN:
            words = f"{self.name}\n{self.value}" if self.value and self.dead else self.name
        return TableNote(self.rect, words, self.key) if words else None

    @property
    def chosen(self) -> bool:
        """Whether it is part of what is being chosen; a cell has marks of its own."""
        return self.state == CHOSEN and self.role != "cell"

    def on(self, rect: QRectF) -> Spot:
        """The same at its place, once that is known."""
        return Spot(self.target, rect, *_saying(self))  # a third of the time that evolve takes

    @property
    def dead(self) -> bool:
        """A button that does not work now tells why, and so does a piece or a token."""
        pressed = self.role in ("button", "chip", "tool")
        return not self.enabled and (pressed or isinstance(self.target, (AtZone, Do)))


_saying = attrgetter(*(part.name for part in fields(Spot)[2:]))  # all but what it is and where


def at(spots: Sequence[Spot], point: QPointF) -> Spot | None:
    """The spot at a place; what was added later lies above."""
    return next((spot for spot in reversed(spots) if spot.rect.contains(point)), None)


def find(spots: Iterable[Spot], target: Target | None) -> Spot | None:
    """The spot with that target."""
    return next((spot for spot in spots if spot.target == target), None)


def first_lit(targets: Iterable[Target], lit: Container[Target]) -> Target | None:
    """The first of some targets that can be chosen, else the first of all."""
    every = list(targets)
    return next((target for target in every if target in lit), every[0] if every else None)


def towards(spots: Iterable[Spot], start: QRectF, step: tuple[int, int]) -> Spot | None:
    """The nearest spot in a direction: straight ahead counts more than near."""
    ways = ((_distance(start, spot.rect, step), spot) for spot in spots)
    ahead = [(away, spot) for away, spot in ways if away is not None]
    return min(ahead, key=lambda way: way[0])[1] if ahead else None


def _distance(start: QRectF, other: QRectF, step: tuple[int, int]) -> float | None:
    offset = other.center() - start.center()
    along, across = (offset.x(), offset.y()) if step[0] else (offset.y(), offset.x())
    along *= step[0] or step[1]
    if along <= 3:
        return None
    if step[0]:
        overlap = min(start.bottom(), other.bottom()) - max(start.top(), other.top())
    else:
        overlap = min(start.right(), other.right()) - max(start.left(), other.left())
    return along + abs(across) * (0.4 if overlap > 4 else 2.5)


def choice_spot(look: Look, choice: ActionButton | Payment, zone: str, role: Role = "chip") -> Spot:
    """A button or a chip: whether it is chosen, that it is final, why it does not work."""
    name, texts = look.text(choice.text), list[str]()
    texts += [look.t("table-say-chosen")] if choice.chosen else []
    state: State = CHOSEN if choice.chosen else CAN
    if isinstance(choice, Payment):
        texts += [look.t("play-pay-exact")] if choice.exact else []
        return Spot(choice.target, QRectF(), zone, role, name, ", ".join(texts), state=state)
    if choice.final:
        texts.append(look.t("final"))
    elif choice.why is not None:
        texts.append(look.text(choice.why))
    state = state if choice.chosen or choice.enabled else CANNOT
    spot = Spot(choice.target, QRectF(), zone, role, name, ", ".join(texts), choice.key)
    return evolve(spot, enabled=choice.enabled, state=state, steps=choice.steps)


def telling(child: Box, words: str, about: Target) -> Box:
    """Add a tooltip to a box that is painted without words."""
    note = partial(TableNote, words=words, about=about)
    return Hit(child, note, grow=child.grow, keep=child.keep)


@frozen(eq=False, repr=False)
class Pressable(Hit):
    """A target: what is painted there belongs to it."""

    spot: Spot = field(kw_only=True)

    def place(self, layout: Layout, rect: QRectF) -> None:
        layout.parts.append((self, rect))
        super().place(layout, rect)

    def control(self) -> Spot:
        return self.spot

    def holds(self) -> bool:
        return True


def spotted(spot: Spot, child: Box, reach: float = 0.0) -> Box:
    """Make a box a target; `reach` ems around it count too."""
    wide = spot.role == "button"
    return Pressable(child, spot.on, reach, wide, spot=spot, grow=child.grow, keep=child.keep)


def pressed(look: Look, face: paint.ButtonLook, width: float, height: float) -> Box:
    """A button of the kit as it is painted; its size is in pixels."""

    def how(painter: QPainter, area: QRectF) -> None:
        paint.button(painter, area, look.theme, look.m, face)

    return Drawn(how, width / look.em, height / look.em)


def closing(look: Look, zone: str, target: Target, side: float, words: str, key: str = "") -> Box:
    """The cross that closes something, of so many ems."""

    def how(painter: QPainter, area: QRectF) -> None:
        paint.cross(painter, area, look.theme.ink, look.px(2))

    spot = Spot(target, QRectF(), zone, name=words, key=key, radius=side * look.em / 2, tip=words)
    return spotted(spot, Drawn(how, side, side))


@frozen(eq=False)
class BySpots(Around):
    """A painted box whose accessible text is that of the spots in it."""

    def place(self, layout: Layout, rect: QRectF) -> None:
        inner = lay(self.child, layout.look, rect)
        layout.items += inner.items
        spots = inner.of(Spot)

        def how(painter: QPainter, _area: QRectF) -> None:
            if not is_describing():
                inner.paint(painter)
            for spot in spots if is_describing() else ():
                describe(", ".join(filter(None, (spot.name, spot.value))), spot.rect)

        layout.parts.append((Drawn(how), rect))
