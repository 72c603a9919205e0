"""Dragging: whatever can be clicked onto something can be dragged there, by real mouse events."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from alhambra_qt.controller.desk import dragging
from alhambra_qt.controller.view.table_view import SpecialCard, TableView
from alhambra_qt.controller.view.targets import (
    Area,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    Do,
    OnShelf,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, CardItem
from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Buy, TakeMoney
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, TILE_BY_ID
from alhambra_qt.modules.characters.actions import PayBid
from alhambra_qt.modules.thieves.rules import Thieves, UseThief
from alhambra_qt.modules.trader.residents import SwapResident
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.treasure.chests import BuyChests, PlaceChest
from alhambra_qt.ui.sides.dock import kept
from alhambra_qt.ui.sides.popovers import REFUSAL
from alhambra_qt.ui.sides.tray import TRAY
from alhambra_qt.ui.sides.tray import asked as asked_for
from tests.cases import night
from tests.controller.kit import cards
from tests.ui import table_games as games
from tests.ui.table_drive import LEFT, NONE, Drive
from tests.ui.table_games import asked, rich
from tests.ui.test_shelf import full

Made = Callable[[Game], Drive]


@pytest.fixture
def made(table: Drive) -> Made:
    """Show a game of six with all modules, seat 0 asked."""
    return partial(games.laid, table)


def shown(table: Drive) -> TableView:
    """Return the shown view."""
    view = table.table.view_shown
    assert view is not None
    return view


def piece(table: Drive, id: str) -> Target:
    """The target of the first piece beside the board of that id."""
    pieces = (zone_piece for zone in shown(table).zones for zone_piece in zone.pieces)
    return next(
        zone_piece.target
        for zone_piece in pieces
        if zone_piece.id.startswith(id) and table.has(zone_piece.target)
    )


def special(table: Drive) -> tuple[SpecialCard, ...]:
    """The own special cards and tokens."""
    extras = shown(table).you.extras
    return extras.cards if extras is not None else ()


def on_display(table: Drive) -> list[CardItem]:
    """The open money."""
    return [card_item for card_item in shown(table).display.cards if card_item is not None]


def card(table: Drive, id: str) -> Target:
    """The target of a card of the hand."""
    groups = shown(table).hand.groups
    return next(
        card_item.target for group in groups for card_item in group.cards if card_item.card == id
    )


def paying(table: Drive) -> set[str]:
    """The cards of the hand that are chosen."""
    every = (card_item for group in shown(table).hand.groups for card_item in group.cards)
    return {card_item.card for card_item in every if card_item.state == CHOSEN}


def last(table: Drive) -> object:
    """Return the last action, after pressing the button that confirms if need be."""
    if not table.desk.session.actions:
        table.click(Press("confirm"))
    return table.desk.session.actions[0]


# -- every sort of piece ----------------------------------------------------------------------


def test_money_is_taken_into_the_hand(made: Made) -> None:
    """A card of the display is dragged to the hand, and takes those along that are chosen."""
    game = rich()
    game.display = cards("denar-2 florin-2 florin-1 ducat-9")
    table = made(game)
    table.click(AtDisplay(0))
    assert on_display(table)[0].state == CHOSEN
    table.drag(AtDisplay(1), Area("hand"))
    action = last(table)
    assert isinstance(action, TakeMoney)
    assert sorted(CARD_ID[card] for card in action.cards) == ["denar-2", "florin-2"]


def test_money_begins_to_pay_a_tile(made: Made) -> None:
    """A card dragged onto a slot pays by an offered payment that has it, else it begins to."""
    game = rich()
    game.market[0] = TILE_BY_ID["tower-7-new"]
    table = made(game)
    table.drag(card(table, "florin-5"), AtSlot(0))
    assert shown(table).market[0].state == CHOSEN
    assert paying(table) == {"florin-5"}
    table.drag(card(table, "florin-8"), AtSlot(0))
    assert paying(table) == {"florin-5", "florin-8"}
    assert isinstance(last(table), Buy)
    game.players[0].hand = sorted(cards("florin-7 florin-5 florin-2"))
    table = made(game)
    table.drag(card(table, "florin-2"), AtSlot(0))
    assert paying(table) == {"florin-2", "florin-5"}


Grip = Callable[[Drive], Target]


def at(target: Target) -> Grip:
    """A thing that is called the same in every game."""
    return lambda _: target


def chip(words: str) -> Grip:
    """The first answer of the question with these words in it, or with a picture."""
    return lambda table: next(
        button.target
        for button in shown(table).prompt.chips
        if (words in str(button.target) if words else button.icon)
    )


def own_card(word: str) -> Grip:
    """The first own special card of that name or sort."""
    return lambda table: next(c.target for c in special(table) if word in (c.id, c.zone))


def hut(table: Drive) -> Target:
    """A hut: with all modules they lie behind their button."""
    table.table.reach_shelf("huts")
    return piece(table, "hut-")


def bought(table: Drive) -> Target:
    """The tile that was bought."""
    return shown(table).bought[0].target


def stall(table: Drive) -> Target:
    """The first bazaar on the rail."""
    rail = shown(table).stalls
    assert rail is not None
    return rail.items[0].piece.target


BOARD, RESERVE = at(Area("board")), at(AtReserve())
PLACED = str(PlaceChest.of(games.TOWER, cell_at(0, -1)))
# What is laid out, what is dragged, whereto, and how what is played then begins.
DRAGS: dict[str, tuple[Callable[[], Game], Grip, Grip, str]] = {
    "tile of the market": (rich, at(AtSlot(1)), BOARD, "Buy("),
    "money onto a bazaar": (games.stalls, at(AtHand(0)), stall, "BuyBazaar("),
    "hut": (games.free, hut, BOARD, "TakeHut("),
    "hut to the reserve": (games.free, hut, RESERVE, "TakeHut("),
    "gate": (games.free, lambda t: piece(t, "gate"), at(Area("you")), "TakeGate("),
    "wall": (rich, lambda t: piece(t, "wall-ne"), at(AtCell(0, 0)), "BuildSticks("),
    "vizier wakes": (rich, at(Do("wake_vizier")), BOARD, "WakeVizier("),
    "vizier buys": (games.between, at(Do("use_vizier")), at(AtSlot(0)), "UseVizier(slot=0,"),
    "builder": (games.builder, lambda t: card(t, "builder-florin"), BOARD, "UseBuilder("),
    "character": (games.laila, own_card("laila"), at(AtSlot(2)), "UseLaila(slot=2)"),
    "bonus card": (games.bonus, own_card("bonus"), BOARD, "RevealBonus("),
    "bonus card in a turn": (lambda: games.bonus("turn"), own_card("bonus"), BOARD, "RevealBonus("),
    "bonus beside a tile": (lambda: games.bonus("place"), own_card("bonus"), BOARD, "RevealBonus("),
    "chest": (games.chest, chip("tower"), at(AtCell(0, -1)), PLACED),
    "resident": (games.resident, chip(""), BOARD, "MoveIn("),
    "add": (games.redesigning, at(AtReserve("pavilion-7-e")), at(AtCell(0, 1)), "AddTile("),
    "remove": (games.removing, at(AtCell(0, 1)), RESERVE, "RemoveTile("),
    "place": (games.placing, bought, lambda t: shown(t).legal[0].target, "Place("),
    "to the reserve": (games.placing, bought, RESERVE, "Reserve("),
}


@pytest.mark.parametrize("name", DRAGS)
def test_a_drag_is_played(made: Made, name: str) -> None:
    """A drag onto its goal is played there."""
    before, source, goal, wanted = DRAGS[name]
    table = made(before())
    table.drag(source(table), goal(table))
    assert str(last(table)).startswith(wanted)


def test_money_buys_chests(made: Made) -> None:
    """A card dragged over the shelf of the chests opens it; dropped on a room it pays for that."""
    table = made(rich())
    start = card(table, "ducat-8")
    hold(table, start, table.point(OnShelf("rooms")))
    room = piece(table, "chest-")
    over = table.point(room)
    table.move_to(over, LEFT)
    assert table.table.table.drop_marks.goal == room
    let_go(table, over)
    action = last(table)
    assert isinstance(action, BuyChests)
    assert action.cards == (CARD_BY_ID["ducat-8"],)


def test_money_pays_a_bid(made: Made) -> None:
    """In the place of the suggested cards another one is dragged onto the question."""
    game = asked("pay_bid", CARD_BY_ID["karim"], 8)
    table = made(game)
    table.click(Press("cancel"))
    table.drag(card(table, "dirham-8"), Area("prompt"))
    action = last(table)
    assert isinstance(action, PayBid)
    assert action.cards == (CARD_BY_ID["dirham-8"],)


def test_a_thief_steals(made: Made) -> None:
    """A thief is dragged onto a money card; the money card onto the thief means the same."""
    for turned in (False, True):
        table = made(rich("window"))
        thief = next(c.target for c in special(table) if c.id == "thief-florin")
        ends = [thief, AtDisplay(2)]
        table.drag(*(reversed(ends) if turned else ends))
        action = last(table)
        assert isinstance(action, UseThief)
        assert CARD_ID[action.taken_card] == "florin-6"


def test_a_used_thief_is_not_offered(made: Made) -> None:
    """Beside the table lie equal thieves that were used: only the one still held has a light."""
    game = rich("window")
    Thieves.of(game).used[:] = [CARD_BY_ID["thief-florin"]]
    table = made(game)
    lying = [zone for zone in kept(shown(table)) if zone.name == "thieves-used"]
    assert [piece.id for zone in lying for piece in zone.pieces] == ["thief-florin"]
    assert not any(asked_for(zone) for zone in lying)
    assert (
        next(
            special_card for special_card in special(table) if special_card.id == "thief-florin"
        ).state
        == CAN
    )


def test_a_tile_put_down_is_dragged_on(made: Made) -> None:
    """The tile that was put on a cell is dragged to another one."""
    table = made(full("place"))
    first, second = (cell.target for cell in shown(table).legal[:2])
    table.drag(shown(table).bought[0].target, first)
    table.drag(first, second)
    ghost = shown(table).ghost
    assert ghost is not None
    assert (ghost.put, AtCell(ghost.x, ghost.y)) == (True, second)


# -- whatever it is ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["turn", "window", "place", "turn_end"])
def test_everything_lit_takes_what_is_dragged(made: Made, kind: str) -> None:
    """On each thing that lights up the drop is accepted, and means what two clicks mean."""
    game = rich(kind)
    first = made(game.clone())
    mode = first.desk.mode()
    assert mode is not None
    lifts = {
        spot.target: [goal for goal in lifted.goals if first.has(goal)][:2]
        for spot in first.table.table.spots()
        if (lifted := dragging.lift(mode, spot.target)) is not None
        and spot.role not in ("chip", "button", "tool", "text")
    }
    assert lifts or kind == "turn_end"
    drags = [(target, goal) for target, goals in lifts.items() for goal in goals]
    for target, goal in drags if night() else one_of_each(drags):
        table = made(game.clone())
        table.drag(target, goal)
        after = table.desk.mode()
        played = bool(table.desk.session.steps)
        assert played or (after is not None and after.holds(target)), (target, goal)
        assert shown(table).refusal is None, (target, goal)


def one_of_each(drags: list[tuple[Target, Target]]) -> list[tuple[Target, Target]]:
    """One drag of each sort of thing to each sort of goal, whatever their numbers."""
    sorts = {tuple(re.sub(r"[-\d]+", "", str(end)) for end in ends): ends for ends in drags}
    return list(sorts.values())


def test_a_piece_on_the_closed_tray_is_reached(made: Made) -> None:
    """The bar of the tray is lit for what fits a piece in it, and opens while it is held there."""
    game = asked("trader_swap")
    Trader.of(game).residents[0][:] = [2]
    table = made(game)
    chip = next(
        button.target for button in shown(table).prompt.chips if "old_colour" in str(button.target)
    )
    tray = table.table.table.tray
    hold(table, chip, table.point(TRAY))
    folded = {zone_piece.target for zone in kept(shown(table)) for zone_piece in zone.pieces}
    assert folded & set(shown(table).drops)
    opened = tray.open
    goal = next(drop for drop in shown(table).drops if drop in folded and table.has(drop))
    over = table.point(goal)
    table.move_to(over, LEFT)
    assert (opened, tray.open) == (True, True)
    assert table.table.table.drop_marks.goal == goal
    let_go(table, over)
    assert isinstance(last(table), SwapResident)


# -- letting go elsewhere ---------------------------------------------------------------------


def hold(table: Drive, target: Target, over: QPoint) -> None:
    """Press on a thing and move the pointer, the button still down."""
    start = table.point(target)
    QTest.mousePress(table.table.viewport(), LEFT, NONE, start)
    table.move_to(start + QPoint(12, -12), LEFT)
    table.move_to(over, LEFT)


def let_go(table: Drive, over: QPoint) -> None:
    """Release the button."""
    QTest.mouseRelease(table.table.viewport(), LEFT, NONE, over)
    QApplication.processEvents()


def test_the_ghost_and_the_lights(made: Made) -> None:
    """While a thing is dragged it follows the pointer, and where it may go is lit."""
    table = made(rich())
    over = table.point(AtCell(0, 0))
    hold(table, piece(table, "wall-ne"), over)
    marks = table.table.table.drop_marks
    assert marks.isVisible()
    assert AtCell(0, 0) in {spot.target for spot in marks.spots}
    assert marks.goal == AtCell(0, 0)
    assert table.table.cursor().shape() == Qt.CursorShape.ClosedHandCursor
    let_go(table, over)
    assert not marks.isVisible()
    assert shown(table).drops == ()


def test_elsewhere_it_is_put_back(made: Made) -> None:
    """Let go over the log, or given up with Esc, nothing is chosen and nothing is said."""
    table = made(rich())
    before = table.desk.view()
    over = table.table.mapFromScene(table.table.table.header.area.center())
    hold(table, AtDisplay(0), over)
    let_go(table, over)
    assert table.desk.view() == before
    over = table.point(Area("hand"))
    hold(table, AtDisplay(0), over)
    table.keys("Esc")
    let_go(table, over)
    assert table.desk.view() == before


def test_what_was_chosen_before_stays(made: Made) -> None:
    """A drag that is given up leaves the picks as they were."""
    table = made(rich())
    table.click(AtSlot(1))
    before = table.desk.view()
    over = table.table.mapFromScene(table.table.table.header.area.center())
    hold(table, AtDisplay(0), over)
    assert on_display(table)[0].state == CHOSEN
    let_go(table, over)
    assert table.desk.view() == before


def test_where_it_may_not_go_the_reason_is_said(made: Made) -> None:
    """On a cell, a slot and a tile that a rule forbids, that rule is named there."""
    table = made(rich())
    table.drag(card(table, "florin-5"), AtSlot(1))
    refusal = shown(table).refusal
    assert refusal is not None
    assert refusal.rule.startswith("buy.")
    assert refusal.target == AtSlot(1)
    assert table.table.table.callout.is_shown
    for _ in range(2):  # what was put away stays away
        table.table.put_away()
        assert REFUSAL not in table.table.table.opened
    table.drag(piece(table, "wall-s"), AtCell(1, -1))
    assert shown(table).refusal is not None
    assert shown(table).market[1].state != CHOSEN


def test_an_unsteady_click_is_a_click(made: Made) -> None:
    """A press that moves a little and never leaves the thing chooses it."""
    table = made(rich())
    start = table.point(AtDisplay(1))
    QTest.mousePress(table.table.viewport(), LEFT, NONE, start)
    table.move_to(start + QPoint(9, 3), LEFT)
    let_go(table, start + QPoint(9, 3))
    assert on_display(table)[1].state == CHOSEN
