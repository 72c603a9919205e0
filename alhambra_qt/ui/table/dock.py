"""The dock: buttons of what is one step away where large letters leave no room for all panels.

A button pulls its panel out over the left column, until it is pressed again, something is taken
from it, or another question is asked. The question decides what is out first.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final, Literal

from attrs import frozen
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.table_view import WATCHED, TableView
from alhambra_qt.controller.view.targets import DockName, Press, PullOut, SkipUntil, Target
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, PLAIN, State
from alhambra_qt.ui.kit.box import Art, Box, Hit, Plate, Space, Words
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table.panel import Panel
from alhambra_qt.ui.table.recap import MORE, told
from alhambra_qt.ui.table.tray import kept

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
        """What pressing it sends."""
        if self.name == NEWS:
            return MORE
        return Press("counts") if self.name == COUNTS else PullOut(self.name)


def buttons(view: TableView, beyond: Set[Target]) -> Iterator[DockButton]:
    """What is one step away now."""
    tiles = (*view.bought, *view.reserve.tiles)
    yield DockButton(RESERVE, "table-reserve", "bag", len(tiles), "", _from_reserve(view))
    yield DockButton(COUNTS, "table-dock-counts", "crown", None, "T")
    extras = view.you.extras
    if extras is not None and extras.cards:
        # That passing may end is no question about the cards.
        cards = [one for one in extras.cards if not isinstance(one.target, SkipUntil)]
        wanted = any(_offered(view, card.target, card.state) for card in cards)
        yield DockButton(CARDS, "table-dock-cards", "cards", len(extras.cards), "", wanted)
    if view.shelf or view.stalls is not None:
        # What is only watched may be looked at, which no question asks for.
        taken = [shelf.groups for shelf in view.shelf if shelf.shape != WATCHED]
        pieces = [one.piece for few in taken for group in few for one in group.pieces]
        wanted = any(_offered(view, piece.target, piece.state) for piece in pieces)
        yield DockButton(SHELF, "table-dock-shelf", "star", None, "", wanted)
    zones = kept(view, beyond)
    if zones:
        pieces = [piece for zone in zones for piece in zone.pieces]
        wanted = any(_offered(view, piece.target, piece.state) for piece in pieces)
        yield DockButton(TRAY, "table-tray-short", "hut", None, "Z", wanted)
    if view.recap:
        yield DockButton(NEWS, "table-dock-news", "cards", len(told(view)), "P")


def _from_reserve(view: TableView) -> bool:
    return any(_offered(view, tile.target, tile.state) for tile in view.reserve.tiles)


def _offered(view: TableView, target: Target, state: State) -> bool:
    """Whether something can be chosen, and in a step that asks for a thing just by this step."""
    return state in OFFERED and (not view.lit or target in view.lit)


def wanted_first(view: TableView, beyond: Set[Target]) -> DockName | Literal[""]:
    """What the question is about, if only that can be chosen from: it is out at once."""
    if view.prompt.mood != "ask" or view.legal:
        return ""
    if any(one.primary and one.enabled for one in view.prompt.buttons):
        return ""  # nothing must be chosen
    seen: list[tuple[Target, State]] = [(slot.target, slot.state) for slot in view.market]
    seen += [(card.target, card.state) for card in view.display.cards if card is not None]
    if any(target in view.lit if view.lit else state != PLAIN for target, state in seen):
        return ""
    wanted = (one for one in buttons(view, beyond) if one.wanted)
    return next((one.name for one in wanted if one.name != COUNTS and one.name != NEWS), "")


class DockPanel(Panel):
    """The buttons, two in a row; `pulled` is the name of what is out, empty if nothing is."""

    zone = "dock"

    def __init__(self) -> None:
        super().__init__()
        self.pulled: DockName | Literal[""] = ""
        self.beyond: frozenset[Target] = frozenset()

    def part(self, view: TableView) -> object:
        """The buttons, and which of them is pressed."""
        return tuple(self.offered(view)), self.pulled

    def offered(self, view: TableView) -> list[DockButton]:
        """All buttons in their order."""
        return list(buttons(view, self.beyond))

    def tree(self) -> Box:
        """Buttons with their words, in as many rows as there must be."""
        every = [self.button(one) for one in self.offered(self.view)]
        if len(every) <= 2:
            return Column(*every, gap=0.3)
        if len(every) % 2:
            every.append(Space(grow=1.0))
        pairs = zip(every[::2], every[1::2], strict=True)
        rows = (Row(*pair, gap=0.3, middle=False, even=True, grow=1.0) for pair in pairs)
        return Column(*rows, gap=0.3)

    def button(self, one: DockButton) -> Box:
        """One of them, with its sign and the number of things where there is room."""
        look, pressed = self.look, one.name == self.pulled
        word = look.t(one.word)
        count = "" if one.count is None else str(one.count)
        said = f"{count}, {look.t('table-say-chosen')}" if pressed else count
        held = Row(
            Art(look.icon, one.icon, 1.1, keep=2),
            Words(word, "smallstrong", grow=1.0, least=0.78),
            Words(count, "bold", keep=3) if count else None,
            gap=0.3,
        )
        border = "acc" if one.wanted or pressed else "line"

        def spot(area: QRectF) -> Spot:
            return Spot(
                one.target, area, self.zone, "tool", word, said, one.key, radius=look.m.radius
            )

        face = Plate(held, "accs" if pressed else None, border, 2.0, pad=(0.4, 0.2))
        return Hit(face, spot, grow=1.0)
