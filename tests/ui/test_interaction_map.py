"""The interaction map, row by row: which keys choose what, and what they lead to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import setup_of
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import (
    AtDisplay,
    AtSeat,
    Choose,
    Do,
    PeekInto,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import CHOSEN
from alhambra_qt.engine import Game, apply, legal_actions
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.engine.state import Frame
from alhambra_qt.modules.bazaars.rules import Bazaars
from alhambra_qt.modules.bonus.rules import Bonus
from alhambra_qt.modules.characters.actions import UseLaila
from alhambra_qt.modules.invaders.rules import Invaders
from alhambra_qt.ui.sides.popovers import OVERLAY
from tests.controller.kit import cards, config
from tests.ui.geometry import unpainted
from tests.ui.table_drive import SIZE, Drive
from tests.ui.table_games import (
    asked,
    between,
    bidding,
    bonus,
    builder,
    built,
    camp,
    chest,
    free,
    gate,
    hakim,
    laid,
    laila,
    market,
    owning,
    placing,
    redesigning,
    removing,
    resident,
    rich,
    stalls,
    swapping,
    trader,
)
from tests.ui.test_dragging import card, paying, shown
from tests.ui.test_shelf import SETUP, full
from tests.ui.whole_game import RARE

Before = Callable[[], Game]


# Row of the map: what is laid out, the keys, and the action that is played in the end.
ROWS: dict[str, tuple[Before, str, str]] = {
    "take money": (rich, "5 Enter", "take_money"),
    "take money by its chip": (rich, "M Space Enter", "take_money"),
    "buy": (lambda: market("tower-8-nes"), "1 Enter", "buy"),
    "place a bought tile": (placing, "Right Enter Enter", "place"),
    "to the reserve": (placing, "R Enter", "reserve"),
    "redesign: add": (redesigning, "D Space Right Enter Enter", "add"),
    "redesign: swap": (swapping, "D Space Down Enter Enter", "swap"),
    "redesign: remove": (removing, "D Space Enter", "remove"),
    "end the turn": (lambda: rich("turn_end"), "Enter", "end_turn"),
    "vizier: use": (between, "1 Enter", "use_vizier"),
    "vizier: pass": (between, "Esc N", "pass_window"),
    "vizier: wake up": (rich, "V Enter", "wake_vizier"),
    "bonus": (bonus, "X Enter", "reveal_bonus"),
    "bonus: in a turn": (lambda: bonus("turn"), "X Enter", "reveal_bonus"),
    "bonus: while placing": (lambda: bonus("place"), "X Enter", "reveal_bonus"),
    "bonus: at the end of a turn": (lambda: bonus("turn_end"), "X Enter", "reveal_bonus"),
    "hut": (free, "U Space Enter", "take_hut"),
    "gate: take": (rich, "Y Space Enter", "take_gate"),
    "gate: open": (gate, "Y Enter Enter", "place_with_gate"),
    "camp": (camp, "Right Enter Enter", "place"),
    "character: bid": (bidding, "Up Enter", "bid"),
    "character: pass": (bidding, "Esc N", "pass_bid"),
    "character: use": (laila, "K 1 Enter", "use_laila"),
    "Fatima": (lambda: owning("fatima", kind="fatima"), "K 2 Enter", "swap_fatima"),
    "Hakim": (hakim, "2 Enter", "choose_hakim"),
    "Knihstig": (lambda: owning("knihstig", kind="knihstig"), "K 5 Enter", "use_knihstig"),
    "wall card": (rich, "W Right Space Enter", "build_sticks"),
    "thief": (lambda: rich("window"), "J Enter", "use_thief"),
    "trader: first three": (lambda: asked("residents"), "1 3 6 Enter", "choose_residents"),
    "trader: move in": (resident, "1 Enter", "move_in"),
    "trader: swap": (lambda: trader("trader_swap"), "1 2 Enter", "swap_resident"),
    "trader: put back": (lambda: trader("trader_back"), "Right Enter Enter", "place_trader"),
    "chests: buy": (rich, "C Space Enter", "buy_chests"),
    "chests: by the room's number": (rich, "C 2 Enter", "buy_chests"),
    "bazaar": (stalls, "F Enter", "buy_bazaar"),
    "chests: place": (chest, "Right Enter Enter", "place_chest"),
    "builder": (builder, "D Enter", "use_builder"),
}


@pytest.mark.parametrize("row", ROWS)
def test_a_row_by_keys(table: Drive, row: str) -> None:
    """The keys of the map alone lead to the action."""
    before, pressed, action = ROWS[row]
    table = laid(table, before())
    with unpainted(table.table):
        table.keys(*pressed.split())
    played = [action.name for action in table.desk.session.actions]
    assert played[:1] == [action], (table.picked, table.ctx.text(shown(table).prompt.title))


# What a game asks only now and then: what is laid out, what is clicked, and what it leads to.
RARELY: dict[str, tuple[Before, tuple[Target, ...], str]] = {
    "fatima": (
        lambda: owning("fatima", kind="fatima"),
        (Do("keep_fatima"),),
        "keep_fatima",
    ),
    "hakim": (hakim, (Choose("colour", "garden"),), "choose_hakim"),
    "knihstig": (lambda: owning("knihstig", kind="knihstig"), (AtDisplay(0),), "use_knihstig"),
    "trader_in": (resident, (Choose("colour", "tower"),), "move_in"),
    "trader_swap": (
        lambda: trader("trader_swap"),
        (Choose("old_colour", "arcades"), Choose("new_colour", "tower")),
        "swap_resident",
    ),
}


@pytest.mark.parametrize("question", RARELY)
def test_a_rare_question_by_mouse(table: Drive, question: str) -> None:
    """A rare question is answered by clicks too."""
    before, clicks, action = RARELY[question]
    table = laid(table, before())
    for target in (*clicks, Press("confirm")):
        table.click(target)
    assert [action.name for action in table.desk.session.actions][:1] == [action]


def test_every_rare_question_is_asked() -> None:
    """Other games than those of the whole-game tests ask these seldom, so each is asked here."""
    assert RARELY.keys() == RARE


def test_k_reaches_every_usable_character(table: Drive) -> None:
    """K chooses the first character that can be used, K again the next, and then the first."""
    table = laid(table, owning("laila", "machma", kind="before_turn"))
    for wanted in ("K1", "K2", "K1"):
        table.keys("K")
        assert chosen_keys(table) == [wanted]


def chosen_keys(table: Drive) -> list[str]:
    """The keys of the chips that are chosen."""
    return [chip.key for chip in shown(table).prompt.chips if chip.chosen]


def test_a_number_chooses_a_character(table: Drive) -> None:
    """Right after K a number chooses among them; after that it is what the question needs."""
    table = laid(table, owning("laila", "machma", kind="before_turn"))
    table.keys("K", "2")
    assert chosen_keys(table) == ["K2"]
    table.keys("K", "1")
    assert chosen_keys(table) == ["K1"]
    assert [slot.state for slot in shown(table).market].count(CHOSEN) == 0
    table.keys("3", "Enter")
    assert table.desk.session.actions[0] == UseLaila.of(2)


def test_a_number_chooses_walls(table: Drive) -> None:
    """W1 is for the Alhambra, W2 for a tile that is not built yet; W alone is the first.

    So it is where the second chip stands before the first, as in a small window.
    """
    for size in (SIZE, (1024, 600)):
        table = Drive(table.ctx, Session.at(SETUP, redesigning(), {}), size)
        for keys, wanted in (("W", "W1"), ("W 2", "W2"), ("W 1", "W1")):
            table.keys(*keys.split())
            assert chosen_keys(table) == [wanted]


def test_payment_cards_by_space(table: Drive) -> None:
    """With the focus in the hand Space gives other cards than those that were suggested."""
    table = laid(table, market("tower-8-nes"))
    table.keys("1")
    suggested = paying(table)
    for _ in range(12):
        spot = table.table.focus.spot()
        if spot is not None and spot.zone == "hand":
            break
        table.keys("F6")
    else:
        pytest.fail("F6 never came to the hand")
    while table.table.focus.target != card(table, "florin-5"):
        table.keys("Right")
    table.keys("Space")
    assert suggested == {"florin-8"}
    assert "florin-5" in paying(table)


def test_a_scout_looks_by_space(table: Drive) -> None:
    """I goes to the attack that was looked at, Space turns its card up, and down again."""
    game = rich()
    Invaders.of(game).seen[0] = True
    table = laid(table, game)
    table.keys("I")
    while table.table.focus.target != PeekInto("attack-next"):
        table.keys("Right")
    states = []
    for _ in range(2):
        table.keys("Space")
        attack = next(view for view in shown(table).shelf if view.name == "attack")
        states += [piece.piece.id for g in attack.groups for piece in g.pieces if "next" in g.zone]
    assert states[0].startswith("attack-")
    assert states[1] == ""


def test_g_gives_a_tile_to_dirk(table: Drive) -> None:
    """In a game of two with all modules the bought tile can be given away."""
    setup = config(2, humans=2, modules=modules.IDS)
    game = modules.new_game(setup_of(setup))
    while game.frame.kind != "turn":
        apply(game, legal_actions(game)[0])
    seat = game.frame.seat
    game.players[seat].bought[:] = [TILE_BY_ID["tower-8-nes"]]
    game.decisions.append(Frame("place", seat, ()))
    table.lay(Session.at(setup, game, {}))
    table.keys("G", "Enter")
    assert [action.name for action in table.desk.session.actions][:1] == ["give_to_dirk"]


def test_x_reaches_every_bonus_card(table: Drive) -> None:
    """X goes through the bonus cards that can be shown."""
    game = built(built(rich(), "tower-12", 0, -1), "tower-11", 0, -2)
    Bonus.of(game).hidden[0][:] = [TILE_BY_ID["tower-12"], TILE_BY_ID["tower-11"]]
    game.decisions.append(Frame("bonus", 0, ()))
    table = laid(table, game)
    seen: list[str] = []
    for _ in range(2):
        table.keys("X")
        extras = shown(table).you.extras
        assert extras is not None
        seen += [card.id for card in extras.cards if card.state == CHOSEN]
    assert sorted(seen) == ["bonus-tower-11", "bonus-tower-12"]


def test_keys_of_shelf_and_rail(table: Drive) -> None:
    """A thing that only lies on the shelf or the rail is reached by its key too."""
    table = laid(table, full(stalls=2))
    stalls = shown(table).stalls
    assert stalls is not None
    table.keys("F")
    assert table.table.focus.target == stalls.items[0].piece.target
    table.keys("I")
    attack = next(view for view in shown(table).shelf if view.name == "attack")
    pieces = {piece.piece.target for group in attack.groups for piece in group.pieces}
    assert table.table.focus.target in pieces


def test_f_goes_to_a_bazaar_that_can_be_bought(table: Drive) -> None:
    """Of two bazaars it is the one that can be paid for, wherever it lies."""
    game = full(stalls=4)
    open_ = Bazaars.of(game).open
    open_[:] = open_[::2]
    rail = Desk(Session.at(SETUP, game.clone(), {})).view().stalls
    assert rail is not None
    first, last = rail.items
    assert first.currency != last.currency
    paid = (min(9, last.price), last.price - min(9, last.price))
    coins = " ".join(f"{last.currency}-{part}" for part in paid if part)
    game.players[0].hand, game.players[0].hidden = sorted(cards(coins)), []
    table = laid(table, game)
    table.keys("F")
    assert table.table.focus.target == last.piece.target


def test_a_room_is_chosen_by_its_number(table: Drive) -> None:
    """The number on the button chooses it, though a slot of the market has the same key."""
    table = laid(table, rich())
    table.keys("C")
    rooms = [chip for chip in shown(table).prompt.chips if isinstance(chip.target, Choose)]
    assert [button.target for button in rooms] == [Choose("room", button.key) for button in rooms]
    for room in rooms:
        table.keys(room.key)
        chosen = [chip for chip in shown(table).prompt.chips if chip.chosen]
        assert room.target in {button.target for button in chosen}
        assert shown(table).refusal is None


def test_every_other_command(table: Drive) -> None:
    """Keys about seeing open what they name and close it again."""
    table = laid(table, rich())
    for key, kind in (("T", "counts"), ("O", AtSeat(1))):
        table.keys(key)
        assert table.table.table.opened.shows(OVERLAY) == kind
        table.keys("Esc")
        assert table.table.table.opened.shows(OVERLAY) is None
    table.keys("Z")
    assert table.table.table.tray.open
    table.keys("F2")
    assert table.table.table.cues.isVisible()
    for key in "WCFPL":
        table.keys(f"Alt+{key}")
        assert table.table.extra.lines
