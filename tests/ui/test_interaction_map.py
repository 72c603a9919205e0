"""The interaction map, row by row: which keys choose what, and what they lead to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from alhambra_qt.controller.session import Session
from alhambra_qt.controller.view import CHOSEN
from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID, TYPES
from alhambra_qt.engine.state import Frame
from alhambra_qt.ui.context import UiContext
from tests.controller.kit import cards
from tests.ui.table_drive import Drive
from tests.ui.test_dragging import LARGE, asked, built, rich, shown
from tests.ui.test_shelf import SETUP, full

TOWER = TYPES.index("tower")
Before = Callable[[], Game]


def drive(ctx: UiContext, game: Game) -> Drive:
    """A table of six with all modules, seat 0 asked."""
    return Drive(ctx, Session.at(SETUP, game, {}), LARGE)


def market(tile: str, kind: str = "turn") -> Game:
    """A tile in the first slot that the hand can pay exactly."""
    game = rich(kind)
    game.market[0] = TILE_BY_ID[tile]
    return game


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
    game.ext["characters"].owned[0][:] = [CARD_BY_ID[name] for name in names]
    if kind != "turn":
        game.decisions.append(Frame(kind, 0, ()))
    return game


def chest() -> Game:
    """A chest to be placed on either of two towers."""
    game = built(built(rich(), "tower-12", 0, -1), "tower-11", 0, -2)
    game.ext["treasure"].bought[TOWER] = 1
    game.decisions.append(Frame("chests", 0, ()))
    return game


def bonus() -> Game:
    """Before a scoring, with a bonus card whose tile stands."""
    game = built(rich(), "tower-12", 0, -1)
    game.ext["bonus"].hidden[0][:] = [TILE_BY_ID["tower-12"]]
    game.decisions.append(Frame("bonus", 0, ()))
    return game


def resident() -> Game:
    """A resident that may move in."""
    game = asked("trader_in", cell_at(0, 0), 2)
    game.ext["trader"].residents[0][:] = [2]
    return game


def bidding() -> Game:
    """An auction in which 4 was bid."""
    return asked("auction", CARD_BY_ID["karim"], 4, 1, 0)


# Row of the map: what is laid out, the keys, and the action that is played in the end.
ROWS: dict[str, tuple[Before, str, str]] = {
    "take money": (rich, "5 Enter", "take_money"),
    "take money by its chip": (rich, "M Space Enter", "take_money"),
    "buy": (lambda: market("tower-8-nes"), "1 Enter", "buy"),
    "place a bought tile": (lambda: full("place"), "Right Enter Enter", "place"),
    "to the reserve": (lambda: full("place"), "R Enter", "reserve"),
    "redesign": (redesigning, "D Space Right Enter Enter", "add"),
    "end the turn": (lambda: rich("turn_end"), "Enter", "end_turn"),
    "vizier: use": (lambda: market("tower-8-nes", "window"), "1 Enter", "use_vizier"),
    "vizier: pass": (lambda: market("tower-8-nes", "window"), "Esc", "pass_window"),
    "vizier: wake up": (rich, "V Enter", "wake_vizier"),
    "bonus": (bonus, "X Enter", "reveal_bonus"),
    "hut": (free, "U Space Enter", "take_hut"),
    "gate: take": (rich, "Y Space Enter", "take_gate"),
    "character: bid": (bidding, "Up Enter", "bid"),
    "character: pass": (bidding, "Esc", "pass_bid"),
    "character: use": (lambda: owning("laila", kind="before_turn"), "K 1 Enter", "use_laila"),
    "wall card": (rich, "W Right Space Enter", "build_sticks"),
    "thief": (lambda: rich("window"), "J Enter", "use_thief"),
    "trader: move in": (resident, "1 Enter", "move_in"),
    "chests: buy": (rich, "C Space Enter", "buy_chests"),
    "chests: place": (chest, "Right Enter Enter", "place_chest"),
    "builder": (builder, "D Enter", "use_builder"),
}


@pytest.mark.parametrize("row", ROWS)
def test_a_row_by_keys(ctx: UiContext, row: str) -> None:
    """The keys of the map alone lead to the action."""
    before, pressed, action = ROWS[row]
    table = drive(ctx, before())
    table.keys(*pressed.split())
    played = [one.name for one in table.desk.session.actions]
    assert played[:1] == [action], (table.picked, table.ctx.text(shown(table).prompt.title))


def test_k_reaches_every_usable_character(ctx: UiContext) -> None:
    """K chooses the first character that can be used, K again the next, and then the first."""
    table = drive(ctx, owning("laila", "machma", "yammerad", kind="before_turn"))
    usable = [chip.target for chip in shown(table).prompt.chips if chip.key == "K"]
    assert len(usable) >= 2
    for wanted in (*usable, usable[0]):
        table.keys("K")
        chips = shown(table).prompt.chips
        assert [chip.target for chip in chips if chip.key == "K" and chip.chosen] == [wanted]


def test_x_reaches_every_bonus_card(ctx: UiContext) -> None:
    """X goes through the bonus cards that can be shown."""
    game = built(built(rich(), "tower-12", 0, -1), "tower-11", 0, -2)
    game.ext["bonus"].hidden[0][:] = [TILE_BY_ID["tower-12"], TILE_BY_ID["tower-11"]]
    game.decisions.append(Frame("bonus", 0, ()))
    table = drive(ctx, game)
    seen: list[str] = []
    for _ in range(2):
        table.keys("X")
        extras = shown(table).you.extras
        assert extras is not None
        seen += [card.id for card in extras.cards if card.state == CHOSEN]
    assert sorted(seen) == ["bonus-tower-11", "bonus-tower-12"]


def test_9_goes_to_the_bazaars_and_i_to_the_attack(ctx: UiContext) -> None:
    """What only lies on the shelf or the rail is reached by its key too."""
    table = drive(ctx, full(stalls=2))
    stalls = shown(table).stalls
    assert stalls is not None
    table.keys("9")
    assert table.table.focus.target == stalls.items[0].piece.target
    table.keys("I")
    attack = next(one for one in shown(table).shelf if one.name == "attack")
    pieces = {one.piece.target for group in attack.groups for one in group.pieces}
    assert table.table.focus.target in pieces


def test_every_other_command(ctx: UiContext) -> None:
    """Keys about seeing open what they name and close it again."""
    table = drive(ctx, rich())
    for key, kind in (("L", "log"), ("T", "counts"), ("O", "seat:1")):
        table.keys(key)
        assert table.table.table.overlay.kind == kind
        table.keys("Esc")
        assert table.table.table.overlay.kind == ""
    table.keys("Z")
    assert table.table.table.tray.open
    table.keys("F2")
    assert table.table.table.cues.isVisible()
    for key in "WCFPL":
        table.keys(f"Alt+{key}")
        assert table.table.extra.told
