"""The dock: buttons for panels that do not fit when text is large.

A button opens its panel over the left column. The panel closes when the button is pressed again,
something is taken from it, or another question is asked. The question decides which panel is open
first.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final, Literal

from attrs import evolve, frozen
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.table_view import WATCHED, TableView
from alhambra_qt.controller.view.targets import AtZone, DockName, Press, PullOut, SkipUntil, Target
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, PLAIN, State, ZoneView
from alhambra_qt.ui.kit.box import Art, Box, Plate, Space, Words
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.sides.popovers import PULLED, OpenStack, Popover, PopoverPanel
from alhambra_qt.ui.sides.recap import MORE, happened_in
from alhambra_qt.ui.sides.spots import Spot, spotted

RESERVE: Final = "reserve"
COUNTS: Final = "counts"
CARDS: Final = "you"
SHELF: Final = "shelf"
TRAY: Final = "tray"
NEWS: Final = "news"
OFFERED: Final = (CAN, CHOSEN)


@frozen
class DockButton:
    """A button: the zone it pulls out, its words, its sign, how many things are there."""

    name: DockName | Literal["counts", "news"]
    word: str
    icon: str
    count: int | None = None
    key: str = ""
    wanted: bool = False

    @property
    def target(self) -> Target:
        """The target that pressing it sends."""
        if self.name == NEWS:
            return MORE
        return Press("counts") if self.name == COUNTS else PullOut(self.name)


def buttons(view: TableView, beyond: Set[Target]) -> Iterator[DockButton]:
    """Yield the buttons that are one step away now."""
    tiles = (*view.bought, *view.reserve.tiles)
    wanted = any(_offered(view, tile.target, tile.state) for tile in view.reserve.tiles)
    yield DockButton(RESERVE, "table-reserve", "shelf", len(tiles), "", wanted)
    yield DockButton(COUNTS, "table-dock-counts", "crown", None, "T")
    extras = view.you.extras
    if extras is not None and extras.cards:
        # That passing may end is no question about the cards.
        cards = [card for card in extras.cards if not isinstance(card.target, SkipUntil)]
        wanted = any(_offered(view, card.target, card.state) for card in cards)
        yield DockButton(CARDS, "table-dock-cards", "cards", len(extras.cards), "", wanted)
    if view.shelf or view.stalls is not None:
        # What is only watched may be looked at, which no question asks for.
        taken = [shelf.groups for shelf in view.shelf if shelf.shape != WATCHED]
        pieces = [piece.piece for few in taken for group in few for piece in group.pieces]
        wanted = any(_offered(view, piece.target, piece.state) for piece in pieces)
        yield DockButton(SHELF, "table-dock-shelf", "star", None, "", wanted)
    zones = kept(view, beyond)
    if zones:
        pieces = [piece for zone in zones for piece in zone.pieces]
        wanted = any(_offered(view, piece.target, piece.state) for piece in pieces)
        yield DockButton(TRAY, "table-tray-short", "hut", None, "Z", wanted)
    if view.recap:
        yield DockButton(NEWS, "table-dock-news", "cards", len(happened_in(view)), "P")


def kept(view: TableView, beyond: Set[Target] = frozenset()) -> list[ZoneView]:
    """The zones of the tray: without what shelf, market and the players' panels show.

    Of what lies face down the panels of the others tell the number, and more there is not to know.
    ``beyond`` are the special cards for which the viewer's own panel has no room.
    """
    shown = {group.zone for shelf in view.shelf for group in shelf.groups}
    if view.stalls is not None:
        shown |= view.stalls.zones
    beside = [panel.extras for panel in (view.you, *view.opponents) if panel.extras is not None]
    special = {card.target for extras in beside for card in extras.cards} - beyond
    held = {target.zone for target in special if isinstance(target, AtZone)}
    counted = {
        (panel.seat.seat, tally.zone)
        for panel in view.opponents
        for tally in (panel.extras.tallies if panel.extras is not None else ())
    }
    found = []
    for zone in view.zones:
        if zone.tag is None and zone.name in shown:
            continue
        told = zone.tag is not None and (zone.tag.seat, zone.name) in counted
        first = zone.pieces[0].target
        if not told and isinstance(first, AtZone) and first.zone not in held:
            found.append(zone)
            continue
        pieces = tuple(
            piece for piece in zone.pieces if (piece.id or not told) and piece.target not in special
        )
        if pieces:
            found.append(zone if pieces == zone.pieces else evolve(zone, pieces=pieces))
    return found


def _offered(view: TableView, target: Target, state: State) -> bool:
    return state in OFFERED and (not view.lit or target in view.lit)


def wanted_first(view: TableView, beyond: Set[Target]) -> DockName | None:
    """Return the part that the question is about, if nothing else can be chosen."""
    if view.prompt.mood != "ask" or view.legal:
        return None
    if any(button.primary and button.enabled for button in view.prompt.buttons):
        return None  # nothing must be chosen
    seen: list[tuple[Target, State]] = [(slot.target, slot.state) for slot in view.market]
    seen += [(card.target, card.state) for card in view.display.cards if card is not None]
    if any(target in view.lit if view.lit else state != PLAIN for target, state in seen):
        return None
    wanted = (button for button in buttons(view, beyond) if button.wanted)
    return next(
        (button.name for button in wanted if button.name != COUNTS and button.name != NEWS), None
    )


def out_of_dock(name: DockName) -> Popover[DockName]:
    """Return the popover for a pressed button of the dock."""
    return Popover(PULLED, name, name, back=PullOut(name), anywhere=True)


class DockPanel(PopoverPanel):
    """The buttons, two in a row."""

    zone, named, plates = "dock", "table-tray", True

    def __init__(self, opened: OpenStack) -> None:
        super().__init__(opened)
        self.beyond: frozenset[Target] = frozenset()

    def part(self, view: TableView) -> object:
        return tuple(self.offered(view)), self.opened.shows(PULLED)

    def offered(self, view: TableView) -> list[DockButton]:
        """All buttons in their order."""
        return list(buttons(view, self.beyond))

    def tree(self) -> Box:
        every = [self.button(button) for button in self.offered(self.view)]
        if len(every) <= 2:
            return Column(*every, gap=0.3)
        if len(every) % 2:
            every.append(Space(grow=1.0))
        pairs = zip(every[::2], every[1::2], strict=True)
        rows = (Row(*pair, gap=0.3, middle=False, even=True, grow=1.0) for pair in pairs)
        return Column(*rows, gap=0.3)

    def button(self, button: DockButton) -> Box:
        """One of them, with its sign and the number of things where there is room."""
        look, pressed = self.look, button.name == self.opened.shows(PULLED)
        word, count = look.t(button.word), "" if button.count is None else str(button.count)
        text = f"{count}, {look.t('table-say-chosen')}" if pressed else count
        child = Row(
            Art(look.icon, button.icon, 1.1, keep=2),
            Words(word, "smallstrong", grow=1.0, least=0.7),
            Words(count, "bold", keep=3) if count else None,
            gap=0.3,
        )
        border = "acc" if button.wanted or pressed else "line"
        radius = look.m.radius
        spot = Spot(
            button.target, QRectF(), self.zone, "tool", word, text, button.key, radius=radius
        )
        face = Plate(child, "accs" if pressed else None, border, 2.0, pad=(0.25, 0.2), grow=1.0)
        return spotted(spot, face)
