"""A module made for the tests: it asks odd questions and keeps pieces in many places."""

from collections.abc import Mapping
from typing import Any, ClassVar

import attrs

from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Action, PassWindow
from alhambra_qt.engine.base import BaseGame
from alhambra_qt.engine.contracts import Zone
from alhambra_qt.engine.ids import Card, Cell, Mask, Seat, Side, Tile, cell_at
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.engine.rules import AnyModule, Decision, Handler, Module, Rules
from alhambra_qt.engine.state import Frame
from tests.controller.kit import arranged

HUT, GARDEN = TILE_BY_ID["hut-garden-e"], TILE_BY_ID["garden-8-ne"]
GATE, THIEF, WALL = CARD_BY_ID["gate"], CARD_BY_ID["thief-denar"], CARD_BY_ID["wall-ne"]


@attrs.frozen
class OddBid(Action):
    """An action with a number."""

    name: ClassVar[str] = "odd_bid"
    amount: int


@attrs.frozen
class OddColours(Action):
    """An action with several colours and a room."""

    name: ClassVar[str] = "odd_colours"
    colours: tuple[int, ...]
    room: int


@attrs.frozen
class OddSwap(Action):
    """An action with two colours, one of which may be none."""

    name: ClassVar[str] = "odd_swap"
    old_colour: int
    new_colour: int


@attrs.frozen
class OddSides(Action):
    """An action with a side and several sides."""

    name: ClassVar[str] = "odd_sides"
    side: Side
    sides: Mask


@attrs.frozen
class OddThings(Action):
    """An action with a card and a tile that lie in no hand."""

    name: ClassVar[str] = "odd_things"
    card: Card
    tile: Tile


@attrs.frozen
class OddSwitch(Action):
    """An action with a card of the hand and one of the display."""

    name: ClassVar[str] = "odd_switch"
    cards: tuple[Card, ...]
    taken_card: Card


@attrs.frozen
class OddPlace(Action):
    """A further way to place a tile."""

    name: ClassVar[str] = "odd_place"
    tile: Tile
    cell: Cell
    side: Side


@attrs.frozen
class OddRest(Action):
    """An action without anything to choose."""

    name: ClassVar[str] = "odd_rest"


KINDS = (OddBid, OddColours, OddSwap, OddSides, OddThings, OddSwitch, OddRest)
NOTHING_FORBIDDEN = "odd.rule"


class Odd(Module[None]):
    """Asks its given questions; every answer ends the question."""

    id = "odd"

    def __init__(self, asked: list[Action], zones: list[Zone] | None = None) -> None:
        self.asked = asked
        self.kept = zones or []

    def zones(self, game: Game, out: list[Zone]) -> None:
        """Add the kept zones."""
        out += self.kept

    def window_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Add the given questions."""
        out += self.asked

    def place_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Those of them that place tiles."""
        out += [action for action in self.asked if isinstance(action, OddPlace)]

    def decisions(self) -> Mapping[str, Decision]:
        """One question."""
        return {"odd_question": Decision(lambda game, frame: self.asked[:], NOTHING_FORBIDDEN)}

    def handlers(self) -> Mapping[type[Action], Handler]:
        """Every action is legal and ends the question."""
        ask = Handler(("odd_question", "window"), lambda *_: None, self._answered)
        place = Handler(("place",), lambda *_: None, self._placed)
        return {**dict.fromkeys(KINDS, ask), OddPlace: place}

    def _answered(self, game: Game, seat: Seat, action: Any) -> None:
        game.decisions.pop()

    def _placed(self, game: Game, seat: Seat, action: OddPlace) -> None:
        player = game.players[seat]
        player.bought.remove(action.tile)
        player.palace.place(action.tile, action.cell)
        if not player.bought:
            game.decisions.pop()


def asked(
    setup: GameConfig,
    actions: list[Action],
    zones: list[Zone] | None = None,
    frame: str = "odd_question",
    more: tuple[AnyModule, ...] = (),
    **state: str,
) -> Desk:
    """Give a desk at which seat 0, a person, is asked to choose one of these actions."""
    game = arranged(setup, **state)
    game.rules = Rules(BaseGame(), *more, Odd(actions, zones))
    if frame == "place":
        game.players[0].bought = [GARDEN]
    game.decisions.append(Frame(frame, 0, ()))
    return Desk(Session.at(setup, game, {}), DeskOptions("on"))


def everywhere() -> list[Zone]:
    """Zones of all kinds: common, own, of another seat, hidden, on the board."""
    return [
        Zone("odd-open", cards=(GATE, WALL, GATE), tiles=(HUT, -1)),
        Zone("room-2", tokens=("chest-garden", "chest-garden", "chest-tower")),
        Zone("odd-own", 0, cards=(THIEF,), tokens=("scout-tower", "trader")),
        Zone("odd-own", 1, cards=(-1, -1)),
        Zone("odd-board", 0, tokens=("chest-garden", "trader"), cells=(0, cell_at(0, 2))),
        Zone("odd-board", 1, tokens=("resident-tower",), cells=(0,)),
        Zone("odd-empty"),
    ]


PASS = PassWindow.of()
