"""Games of six with all modules in which seat 0 is asked something, for drags, clicks and keys."""

from __future__ import annotations

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.session import Session
from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID, TYPES
from alhambra_qt.engine.state import Frame
from alhambra_qt.modules.bonus.rules import Bonus
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.thieves.rules import Thieves
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.treasure.rules import Treasure
from alhambra_qt.modules.vizier.rules import Vizier
from alhambra_qt.ui.kit.context import UiContext
from tests.controller.kit import cards
from tests.ui.table_drive import Drive
from tests.ui.table_kit import LARGE
from tests.ui.test_shelf import SETUP, full

RICH = "florin-8 florin-5 ducat-8 ducat-5 dirham-8 dirham-6 denar-8 denar-7 denar-2"
TOWER = TYPES.index("tower")


def drive(ctx: UiContext, game: Game) -> Drive:
    """A table of six with all modules, seat 0 asked."""
    return Drive(ctx, Session.at(SETUP, game, {}), LARGE)


def laid(table: Drive, game: Game) -> Drive:
    """The same on a table that is there already: making one takes most of the time."""
    return table.lay(Session.at(SETUP, game, {}))


def rich(kind: str = "turn") -> Game:
    """The full shelf, much money, and a card or token of every sort to use."""
    game = full(kind)
    player = game.players[0]
    player.hand, player.hidden = sorted(cards(RICH)), []
    Vizier.of(game).active[0] = kind == "window"
    Thieves.of(game).held[0] = [CARD_BY_ID["thief-florin"]]
    return game


def asked(kind: str, *data: int) -> Game:
    """The same, asked a question of a module."""
    game = rich()
    game.decisions.append(Frame(kind, 0, data))
    return game


def built(game: Game, tile: str, x: int, y: int) -> Game:
    """Add a tile to the Alhambra of seat 0, wherever it comes from."""
    game.players[0].palace.place(TILE_BY_ID[tile], cell_at(x, y))
    return game


def market(tile: str, kind: str = "turn") -> Game:
    """A tile in the first slot that the hand can pay exactly."""
    game = rich(kind)
    game.market[0] = TILE_BY_ID[tile]
    return game


def between() -> Game:
    """Between two turns, when the vizier can buy."""
    return market("tower-8-nes", "window")


def placing() -> Game:
    """A tile that was bought is to be placed."""
    return full("place")


def redesigning() -> Game:
    """A tile in the reserve that can be built."""
    game = rich()
    game.players[0].reserve[:] = [TILE_BY_ID["pavilion-7-e"]]
    return game


def free() -> Game:
    """Nobody has a tile in the reserve, so that huts can be taken."""
    game = rich()
    for player in game.players:
        player.reserve.clear()
    return game


def builder() -> Game:
    """The end of a turn with a builder card."""
    game = full("turn_end")
    game.players[0].hand = sorted(cards("builder-florin"))
    game.players[0].reserve[:] = [TILE_BY_ID["garden-9-e"]]
    return game


def owning(*names: str, kind: str = "turn") -> Game:
    """Some characters before seat 0."""
    game = rich()
    Characters.of(game).owned[0][:] = [CARD_BY_ID[name] for name in names]
    if kind != "turn":
        game.decisions.append(Frame(kind, 0, ()))
    return game


def laila() -> Game:
    """Before a turn in which Laila may take a tile."""
    return owning("laila", kind="before_turn")


def chest() -> Game:
    """A chest to be placed on either of two towers."""
    game = built(built(rich(), "tower-12", 0, -1), "tower-11", 0, -2)
    Treasure.of(game).bought[TOWER] = 1
    game.decisions.append(Frame("chests", 0, ()))
    return game


def bonus(kind: str = "bonus") -> Game:
    """Before a scoring, or at a point of a turn, with a bonus card whose tile stands."""
    asks = kind == "bonus"
    game = built(rich() if asks else full(kind), "tower-12", 0, -1)
    Bonus.of(game).hidden[0][:] = [TILE_BY_ID["tower-12"]]
    if asks:
        game.decisions.append(Frame("bonus", 0, ()))
    return game


def hakim() -> Game:
    """Before the first scoring, with buildings of two types for Hakim to choose from."""
    game = built(built(rich(), "tower-12", 0, -1), "garden-10", 0, 1)
    Characters.of(game).owned[0][:] = [CARD_BY_ID["hakim"]]
    game.decisions.append(Frame("hakim", 0, (1,)))
    return game


def resident() -> Game:
    """A resident that may move in."""
    game = asked("trader_in", cell_at(0, 0), 2)
    Trader.of(game).residents[0][:] = [2]
    return game


def bidding() -> Game:
    """An auction in which 4 was bid."""
    return asked("auction", CARD_BY_ID["karim"], 4, 1, 0)


def swapping() -> Game:
    """A tile in the reserve and one built whose place it can take."""
    game = built(redesigning(), "garden-10", 0, 1)
    game.players[0].reserve[:] = [TILE_BY_ID["garden-9-e"]]
    return game


def removing() -> Game:
    """A tile built at the edge, and nothing in the reserve."""
    game = built(rich(), "garden-10", 0, 1)
    game.players[0].reserve.clear()
    return game


def bought(tile: str, *held: str) -> Game:
    """A tile that was bought is to be placed, with some cards more in the hand."""
    game = asked("place")
    player = game.players[0]
    player.bought[:] = [TILE_BY_ID[tile]]
    player.hand = sorted([*player.hand, *(CARD_BY_ID[name] for name in held)])
    return game


def gate() -> Game:
    """A tile that fits beside a wall only through a gate, or elsewhere without one."""
    return built(bought("tower-9-nw", "gate"), "garden-8-ne", 1, 0)


def camp() -> Game:
    """A camp that fits at the walls of the Alhambra."""
    return built(bought("camp-7-sw"), "garden-8-ne", 1, 0)


def trader(kind: str) -> Game:
    """A question about the trader, which stands nowhere, with an arcades resident on it."""
    game = asked(kind)
    state = Trader.of(game)
    state.residents[0][:] = [TYPES.index("arcades")]
    state.at[0], state.aside[0] = None, True
    return game


def stalls() -> Game:
    """Bazaars on the rail, and the exact money for the first of them."""
    game = full(stalls=2)
    game.players[0].hand, game.players[0].hidden = [], []
    rail = Desk(Session.at(SETUP, game.clone(), {})).view().stalls
    assert rail is not None
    stall = rail.items[0]
    parts = (min(9, stall.price), stall.price - min(9, stall.price))
    paid = " ".join(f"{stall.currency}-{part}" for part in parts if part)
    game.players[0].hand = sorted(cards(paid))
    return game
