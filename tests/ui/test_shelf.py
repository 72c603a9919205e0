"""The shelf of the left column: what is shown where, what fits, and picking by pointer and keys."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest
from attrs import evolve
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import setup_of
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import (
    AtHand,
    HiddenIn,
    OnShelf,
    OnTray,
    Press,
    Target,
    target_of,
)
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, LogLine, ZonePiece
from alhambra_qt.engine import Game, apply, legal_actions
from alhambra_qt.engine.pieces import BAZAARS, CARD_BY_ID, CARD_ID, TILE_ID, TILE_TYPE, TYPES
from alhambra_qt.i18n import LANGS, msg
from alhambra_qt.modules.bazaars.rules import Bazaars
from alhambra_qt.modules.gates.rules import Gates, TakeGate
from alhambra_qt.modules.huts.rules import Huts, TakeHut
from alhambra_qt.modules.invaders.rules import Invaders
from alhambra_qt.modules.treasure.chests import BuyChests
from alhambra_qt.modules.walls.rules import BuildSticks, Walls
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import PaintedText
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.sides.drawer import CLOSE
from alhambra_qt.ui.sides.popovers import DRAWER, Popover
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table.widget import TableWidget
from tests.cases import night, some
from tests.controller.kit import config
from tests.ui.table_drive import Drive
from tests.ui.table_kit import rects_of
from tests.ui.test_table_text import AREAS, spills, written

SIZES = ((1024, 600), (1366, 768), (1920, 1080))
SMALL, COMMON, LARGE = SIZES
SETUP = config(6, humans=6, seed="shelf", modules=modules.IDS)
LEAST_TARGET = 32
WALLS = ("wall-n", "wall-ne", "wall-s")
SHELVES = {"gate", "walls", "rooms", "huts", "attack"}


@cache
def _begun(kind: str) -> Game:
    """A game of six with all modules, some rounds on, seat 0 asked that question."""
    game, rng = modules.new_game(setup_of(SETUP)), random.Random(7)
    while game.turn < 8 or game.frame.kind != kind or game.frame.seat != 0:
        apply(game, rng.choice(legal_actions(game)))
    return game


def full(kind: str = "turn", stalls: int = 4, walls: tuple[str, ...] = WALLS) -> Game:
    """The same with something on every shelf."""
    game = _begun(kind).clone()
    Gates.of(game).open = True
    Walls.of(game).open[:] = [CARD_BY_ID[card] for card in walls]
    Bazaars.of(game).open[:] = sorted(BAZAARS)[:stalls]
    return game


def drive(ctx: UiContext, game: Game, size: tuple[int, int] = COMMON) -> Drive:
    """A table with a desk at which seat 0 sits."""
    return Drive(ctx, Session.at(SETUP, game, {}), size)


def desk_at(game: Game) -> Desk:
    """A desk at which seat 0 sits."""
    desk = Desk(Session.at(SETUP, game, {}))
    desk.viewing.taken()
    return desk


@cache
def seen(kind: str, stalls: int = 4) -> TableView:
    """Return seat 0's view of the full shelf."""
    return desk_at(full(kind, stalls)).view()


def shown(qtbot: QtBot, view: TableView, size: tuple[int, int], lang: str = "en") -> TableWidget:
    """A table showing a view."""
    assert load_fonts() == []
    ctx = UiContext("light", lang, 1.0, speed=0)
    ctx.set_window(*size)
    table = TableWidget(ctx)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show_view(view)
    table.grab()
    return table


def names(drive: Drive) -> set[str]:
    """The panels that are open on the shelf."""
    boxes = drive.table.table.shelf.boxes
    return {box.entry.name for box in boxes if not box.folded}


def pieces(table: TableWidget, zone: str = "shelf") -> list[Spot]:
    """The pieces of the shelf (or of the drawer) that can be pointed at."""
    return [spot for spot in table.table.spots() if spot.zone == zone and spot.role == "tile"]


def spot_of(table: TableWidget, words: str) -> Spot:
    """The piece whose name begins like this."""
    every = [*pieces(table), *pieces(table, "drawer")]
    return next(spot for spot in every if spot.name.startswith(words))


# -- what fits --------------------------------------------------------------------------------


BY_DAY = [(SMALL, "fr", "turn", 8), (SMALL, "it", "auction", 2), (COMMON, "ro", "auction", 8)]
EVERY = [*itertools.product(SIZES, LANGS, ["turn", "auction"], [2, 8])]


@pytest.mark.parametrize(("size", "lang", "kind", "stalls"), EVERY if night() else BY_DAY)
def test_nothing_is_cut_or_covered(
    qtbot: QtBot, size: tuple[int, int], lang: str, kind: str, stalls: int
) -> None:
    """With all modules, six seats and full shelves all words fit and nothing lies on another.

    An open drawer leaves the whole market in sight or covers all of it; where all are buttons each
    has a word below its sign.
    """
    view = seen(kind, stalls)
    table = shown(qtbot, view, size, lang)
    targets = [spot.target for spot in table.table.spots()]
    drawers = [target.shelf for target in targets if isinstance(target, OnShelf)]
    wrong = []
    for drawer in ("", *dict.fromkeys(drawers)):
        table.table.opened.open(Popover(DRAWER, drawer))
        table.show_again()
        texts = traced(table)
        cut = [text for text in texts if spills(text)]
        found = [*cut, *covered(table), *misplaced(table), *below_drawer(table)]
        wrong += [f"{drawer}: {one}" for one in found]
        if size == SMALL and not drawer:
            words = {text.text for text in texts}
            wrong += [
                one for shelf in view.shelf if (one := table.look.text(shelf.brief)) not in words
            ]
    assert not wrong, "\n".join(wrong)


def traced(table: TableWidget) -> list[PaintedText]:
    """Return all texts of all panels, painted off screen."""
    table.look.trace = []
    nowhere = QPixmap(1, 1)
    painter = QPainter(nowhere)
    for panel in table.table.panels():
        if panel.is_shown and not panel.area.isEmpty():
            panel.draw(painter)
    painter.end()
    return written(table)


def covered(table: TableWidget) -> list[str]:
    """Pairs of targets that lie on each other."""
    every = (s for s in table.table.spots() if s.focusable and not s.behind)
    fixed = [s for s in every if s.role not in (*AREAS, "cell") and s.target != Press("recap")]
    common = ((a, b, a.rect.intersected(b.rect)) for a, b in itertools.combinations(fixed, 2))
    return [f"{a} on {b}" for a, b, both in common if min(both.width(), both.height()) >= 3]


def misplaced(table: TableWidget) -> list[str]:
    """Targets of shelf and drawer that reach out of it, have no name or are too small."""
    scene, wrong = table.table, []
    assert scene.zones is not None
    for spot in scene.spots():
        if spot.zone in ("shelf", "drawer") and spot.focusable:
            frame = scene.drawer.area if spot.zone == "drawer" else scene.zones.shelf
            least = 28 if spot.target == CLOSE else LEAST_TARGET
            inside = frame.adjusted(-1, -1, 1, 1).contains(spot.rect)
            large = min(spot.rect.width(), spot.rect.height()) >= least
            if not (inside and large and spot.name):
                wrong.append(f"misplaced: {spot}")
    return wrong


def below_drawer(table: TableWidget) -> list[str]:
    """Return the things that an open drawer covers, though they must be seen."""
    scene, zones, view = table.table, table.table.zones, table.view_shown
    assert zones is not None
    assert view is not None
    if not scene.drawer.is_shown:
        return []
    drawer, market = scene.drawer.area, zones.market
    wrong = [
        name for name in ("board", "prompt", "hand") if drawer.intersects(rects_of(zones)[name])
    ]
    many = view.stalls is not None and len(view.stalls.items) > 4
    prices = many and scene.drawer.kind == "stalls" and table.width() == SMALL[0]
    if drawer.top() < market.bottom() and (prices or drawer.top() > market.top()):
        wrong.append("market, whose slots have the prices" if prices else "half of the market")
    return wrong


@pytest.mark.parametrize(("size", "scale"), some([*itertools.product(SIZES, [0.8, 1.25, 1.5])], 3))
def test_the_shelf_keeps_its_room(qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    """At other scales no zone covers another and what lies on the shelf is inside of it."""
    assert load_fonts() == []
    ctx = UiContext("light", "fr", scale, speed=0)
    table = TableWidget(ctx)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show_view(seen("turn"))
    z = table.table.zones
    assert z is not None
    for (one, first), (other, second) in itertools.combinations(
        rects_of(evolve(z, board=z.free)).items(), 2
    ):
        assert not first.intersects(second), f"{one} and {other}"
    for box in table.table.shelf.boxes:
        assert z.shelf.adjusted(-1, -1, 1, 1).contains(box.rect)


@pytest.mark.parametrize("size", some(SIZES, 2))
def test_the_log_keeps_three_lines(qtbot: QtBot, size: tuple[int, int]) -> None:
    """However full the shelf is, three short lines of the log are to be seen in each language."""
    line = LogLine(msg("shelf-huts"), seen("turn").you.seat)
    table = shown(qtbot, evolve(seen("turn", 8), log=(line,) * 5), size)
    found = dict.fromkeys(LANGS, 0)
    for lang in LANGS:
        table.ctx.set_language(lang)
        found[lang] = sum(str(spot.target).startswith("log:") for spot in table.table.spots())
    assert min(found.values()) >= 3, found


@pytest.mark.parametrize("size", some(SIZES, 2))
def test_no_modules_no_shelf(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Without modules the column is as ever: no shelf, no rail, the deck in its own place."""
    plain = Desk(Session.new(config(6, seed="plain")))
    plain.viewing.taken()
    table = shown(qtbot, plain.view(), size)
    z = table.table.zones
    assert z is not None
    assert z.shelf.isEmpty()
    assert not table.table.shelf.isVisible()
    assert not any(isinstance(spot.target, OnShelf) for spot in table.table.spots())
    heights = {LARGE: (404, 184), COMMON: (264, 144), SMALL: (212, 190)}[size]
    assert [z.market.height(), z.display.height()] == list(heights)
    assert z.deck.isEmpty() == (size != LARGE)


# -- what is shown ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_everything_can_be_reached(ctx: UiContext, size: tuple[int, int]) -> None:
    """Every piece is on a panel or in the drawer that its button opens."""
    table = drive(ctx, full(stalls=8), size)
    view = table.table.view_shown
    assert view is not None
    assert {shelf.name for shelf in view.shelf} == SHELVES
    found = {spot.target for spot in table.table.table.spots()}
    for button in [s.target for s in table.table.table.spots() if isinstance(s.target, OnShelf)]:
        if table.spot(button).focusable:
            table.click(button)
            assert table.has(CLOSE)
            found |= {spot.target for spot in pieces(table.table, "drawer")}
            table.keys("Esc")
            assert not table.has(CLOSE)
    rooms = {"room-1", "room-2", "room-3"}
    wanted = [
        piece.piece.target
        for shelf in view.shelf
        for group in shelf.groups
        for piece in group.pieces[: 1 if group.zone in rooms else None]
    ]
    assert view.stalls is not None
    wanted += [stall.piece.target for stall in view.stalls.items]
    assert found >= set(wanted)
    assert not found & {OnTray(f"{name},") for name in ("huts", "walls-open", "room-1")}


def test_in_xs_all_are_buttons(ctx: UiContext) -> None:
    """The smallest window has no panels on the shelf, and no rail in the market."""
    table = drive(ctx, full(), SMALL)
    assert not names(table)
    tools = [spot for spot in table.table.table.spots() if isinstance(spot.target, OnShelf)]
    assert [spot.role for spot in tools] == ["tool"] * 6
    assert table.spot(OnShelf("stalls")).value == "4, Opens the list"


def test_what_can_be_taken_comes_first(ctx: UiContext) -> None:
    """The attack, which nobody can take, gives way to what can be."""
    table = drive(ctx, full())
    assert "attack" not in names(table)
    assert {"gate", "walls", "huts"} <= names(table)
    alone = full(walls=())
    Gates.of(alone).open = False
    table = drive(ctx, alone)
    assert {"rooms", "huts"} <= names(table)


def test_stacks_are_counted() -> None:
    """The number at a hut is how many lie in its stack, though nobody knows which."""
    game = full()
    shelf = next(shelf for shelf in seen("turn").shelf if shelf.name == "huts")
    counted = {piece.piece.id: piece.left for group in shelf.groups for piece in group.pieces}
    stacks = [stack for stack in Huts.of(game).stacks if stack]
    assert counted == {TILE_ID[stack[-1]]: len(stack) for stack in stacks}


def test_the_next_attack_is_a_back() -> None:
    """Only who looked at the card sees more than its back, perhaps by turning it up."""
    game = full()
    Invaders.of(game).seen = [False] * 6
    assert next_attack(game) == ""
    Invaders.of(game).seen[0] = True
    assert next_attack(game).startswith("attack-")


def next_attack(game: Game) -> str:
    """Return the next attack as seat 0 sees it."""
    desk = desk_at(game)
    desk.pick(attack_in(desk).target)
    return attack_in(desk).id


def attack_in(desk: Desk) -> ZonePiece:
    """The first piece of the invaders' shelf."""
    shelf = next(shelf for shelf in desk.view().shelf if shelf.name == "attack")
    return shelf.groups[0].pieces[0].piece


def test_the_highest_bid_is_shown() -> None:
    """While a character is auctioned everybody sees who bids most for it."""
    game = full("auction")
    card, *_ = game.frame.data
    game.decisions[-1] = game.frame._replace(data=(card, 3, 2, 0))
    shelf = next(shelf for shelf in desk_at(game).view().shelf if shelf.name == "auction")
    assert shelf.note == msg("auction-top", n=3, name="Ioana")
    assert [piece.piece.id for piece in shelf.groups[0].pieces] == [CARD_ID[card]]
    assert not any(shelf.name == "auction" for shelf in seen("turn").shelf)


def test_prices_of_bazaars_follow_the_market() -> None:
    """A bazaar costs what the tile of its currency costs, nothing while that slot is empty."""
    game = full(stalls=8)
    game.market[0] = 0
    view = desk_at(game).view()
    assert view.stalls is not None
    prices = {slot.currency: slot.price for slot in view.market}
    for stall in view.stalls.items:
        assert stall.price == prices[stall.currency]
    assert {stall.text.id for stall in view.stalls.items if not stall.price} == {"shelf-stall-none"}


# -- picking ----------------------------------------------------------------------------------


def test_a_hut_by_pointer(ctx: UiContext) -> None:
    """A click chooses the hut, another hut takes its place, and Take takes it."""
    game = full()
    for seat in range(6):
        game.players[seat].reserve.clear()
    table = drive(ctx, game)
    first, second = [spot for spot in pieces(table.table) if spot.name.startswith("hut")][:2]
    assert state(table, first.target) == CAN
    table.click(first.target)
    assert state(table, first.target) == CHOSEN
    assert table.spot(first.target).value.endswith("chosen")
    table.click(second.target)
    assert (state(table, first.target), state(table, second.target)) == (CAN, CHOSEN)
    table.click(Press("confirm"))
    action = table.desk.session.actions[-1]
    assert isinstance(action, TakeHut)
    assert second.name in ctx.text(msg("tile-hut", type=msg(f"type-{colour(action)}")))


def colour(action: TakeHut) -> str:
    """The building type of the hut taken."""
    return TYPES[TILE_TYPE[action.tile]]


def state(table: Drive, target: Target) -> str:
    """The state of a piece in the view that is shown."""
    view = table.table.view_shown
    assert view is not None
    return next(p.state for zone in view.zones for p in zone.pieces if p.target == target)


def test_a_hut_by_keys(ctx: UiContext) -> None:
    """U goes to the huts, arrows and Space choose one, Enter takes it."""
    table = drive(ctx, full())
    table.keys("U")
    spot = table.table.focus.spot()
    assert spot is not None
    assert spot.name.startswith("hut")
    table.keys("Right", "Space")
    chosen = table.table.focus.spot()
    assert chosen is not None
    assert chosen.target != spot.target
    assert state(table, chosen.target) == CHOSEN
    table.keys("Enter")
    assert isinstance(table.desk.session.actions[-1], TakeHut)


def test_f6_reaches_the_shelf(ctx: UiContext) -> None:
    """Zone by zone the shelf comes after the money, and Tab goes on inside of it."""
    table = drive(ctx, full())
    visited = []
    for _ in range(14):
        table.keys("F6")
        spot = table.table.focus.spot()
        assert spot is not None
        visited.append(spot.zone)
    assert visited[visited.index("display") + 1] == "shelf"
    targets = [spot.target for spot in table.table.focus.order() if spot.zone == "shelf"]
    table.table.focus.to(targets[0])
    for target in targets[1:]:
        table.keys("Tab")
        assert table.table.focus.target == target


@pytest.mark.parametrize("size", [SMALL, COMMON])
def test_a_drawer_by_keys(ctx: UiContext, size: tuple[int, int]) -> None:
    """Where the rooms have no panel C opens their drawer and goes there; Esc closes it."""
    table = drive(ctx, full(), size)
    assert "rooms" not in names(table)
    table.keys("C")
    spot = table.table.focus.spot()
    assert spot is not None
    assert (spot.zone, spot.name) == ("drawer", "Room 1")
    table.keys("Down", "Space")
    assert spot_of(table.table, "Room 2").value.endswith("chosen")
    table.keys("Esc")
    assert not table.has(CLOSE)
    assert table.table.focus.target == OnShelf("rooms")


def test_a_room_by_pointer(ctx: UiContext) -> None:
    """A click on a room begins to buy its chests; what pays for them is offered."""
    game = full(walls=())
    game.players[0].hand = sorted(CARD_BY_ID[card] for card in ("florin-8", "denar-9"))
    game.players[0].hidden = []
    table = drive(ctx, game)
    spot = spot_of(table.table, "Room 2")
    table.click(spot.target)
    assert state(table, spot.target) == CHOSEN
    cards = [s.target for s in table.table.table.spots() if isinstance(s.target, AtHand)]
    if not table.spot(Press("confirm")).enabled:
        table.click(cards[0])
    table.click(Press("confirm"))
    played = [action for action in table.desk.session.actions if isinstance(action, BuyChests)]
    assert [chests.room for chests in played] == [1]


def test_the_gate_by_key(ctx: UiContext) -> None:
    """Y goes to the gate card; chosen and confirmed it is taken."""
    table = drive(ctx, full())
    table.keys("Y", "Space", "Enter")
    assert isinstance(table.desk.session.actions[-1], TakeGate)


def test_a_wall_card_is_dragged_onto_a_tile(ctx: UiContext) -> None:
    """The card is taken up and dropped on a tile of the Alhambra: the walls are built there."""
    game = full(walls=("wall-s", "wall-w", "wall-n", "wall-e"))
    table = drive(ctx, game, LARGE)
    action = next(action for action in legal_actions(game) if isinstance(action, BuildSticks))
    shelf = next(s for s in table.desk.view().shelf if s.name == "walls")
    card = next(
        piece.piece.target
        for piece in shelf.groups[0].pieces
        if CARD_BY_ID[piece.piece.id] == action.card
    )
    table.drag(card, target_of(action.cell))
    played = table.desk.session.actions[-1]
    assert isinstance(played, BuildSticks)
    assert (played.card, played.cell) == (action.card, action.cell)


def test_a_bazaar_is_bought_from_the_rail(ctx: UiContext) -> None:
    """Paid exactly, the bazaar on the rail is bought; one that is too expensive tells why."""
    game = full(stalls=2)
    stalls = desk_at(game.clone()).view().stalls
    assert stalls is not None
    stall = stalls.items[0]
    game.players[0].hand = [CARD_BY_ID[f"{stall.currency}-{min(9, stall.price)}"]]
    if stall.price > 9:
        game.players[0].hand.append(CARD_BY_ID[f"{stall.currency}-{stall.price - 9}"])
    game.players[0].hand.sort()
    game.players[0].hidden = []
    table = drive(ctx, game)
    table.click(stall.piece.target)
    assert state(table, stall.piece.target) == CHOSEN
    table.click(Press("confirm"))
    assert table.desk.session.actions[-1].name == "buy_bazaar"


def test_why_not(ctx: UiContext) -> None:
    """Asked, a piece that a rule forbids names the rule; any other says what it is."""
    game = full()
    huts = [tile for stack in Huts.of(game).stacks for tile in stack[:-1]]
    game.players[0].reserve += huts[:3]
    for tile in huts[:3]:
        next(stack for stack in Huts.of(game).stacks if tile in stack).remove(tile)
    table = drive(ctx, game)
    table.keys("U")
    target = table.table.focus.target
    assert target is not None
    assert state(table, target) == "plain"
    answer = table.desk.explain(target)
    assert answer.refusal is not None
    assert answer.refusal.rule == "huts.take"
    table.keys("?")
    assert table.table.extra.answer is not None
    card = next(spot for spot in pieces(table.table) if "wall" in spot.name)
    told = table.desk.explain(card.target)
    assert [link.rule for link in told.rules] == ["walls.build"]
    hidden = table.desk.explain(HiddenIn("attack-next"))
    assert [link.rule for link in hidden.rules] == ["invaders.attack"]


def test_a_drawer_whose_content_is_gone_closes(ctx: UiContext) -> None:
    """Once the only gate card is taken there is nothing left to show."""
    table = drive(ctx, full(), SMALL)
    table.click(OnShelf("gate"))
    table.click(pieces(table.table, "drawer")[0].target)
    table.click(Press("confirm"))
    assert isinstance(table.desk.session.actions[-1], TakeGate)
    table.settle()
    assert not table.has(CLOSE)
    assert not table.has(OnShelf("gate"))


def test_nothing_below_the_drawer_is_reached(ctx: UiContext) -> None:
    """Things below the drawer are neither clicked nor focused."""
    table = drive(ctx, full(), SMALL)
    before = {spot.target for spot in table.table.focus.order()}
    table.click(OnShelf("rooms"))
    after = {spot.target for spot in table.table.focus.order()}
    drawer = table.table.table.drawer.area
    covered = [s for s in table.table.table.spots() if s.zone in ("market", "display")]
    assert not any(drawer.intersects(spot.rect) for spot in covered)
    assert before - after
    table.click(CLOSE)
    assert {spot.target for spot in table.table.focus.order()} == before
