"""Where pieces fly: every end of every motion is a place on the table, at every size."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import GameConfig, setup_of
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep, SessionChange
from alhambra_qt.controller.presenter.motions import motions
from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.targets import (
    AT_BAG,
    AT_CART,
    AT_DECK,
    AtBought,
    AtCell,
    AtHand,
    AtSeat,
    BesideSeat,
    NamedTile,
    OnShelf,
    OnTray,
    Target,
)
from alhambra_qt.engine import Game, apply, legal_actions
from alhambra_qt.engine.pieces import CARD_BY_ID, TYPES
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.pieces.small_pieces import aboard, arrived_in
from alhambra_qt.ui.table.anchors import anchor
from alhambra_qt.ui.table.moving import Track
from alhambra_qt.ui.table.pieces import Piece
from alhambra_qt.ui.table.widget import TableWidget
from tests.cases import count, night, some
from tests.controller.kit import config
from tests.ui.table_kit import COMMON, SIZES, Size

Started = tuple[TableWidget, Desk]
YOU = 0
Way = tuple[str, str, str, bool]
SEATS = (6, 2, 3)


def place(end: Target) -> str:
    """Return the kind of a motion's end, without the number or the piece."""
    if isinstance(end, NamedTile):
        return "tile"
    if isinstance(end, BesideSeat) and not night():
        return "special"
    return str(end).split("=")[0].split(",")[0].rstrip("-0123456789")


def way(motion: Motion) -> Way:
    """Return the common key of motions that are placed alike."""
    return motion.kind, place(motion.source), place(motion.dest), motion.seat == YOU


def all_on(seats: int, seed: str) -> GameConfig:
    """A game with all modules, of which the first seat is a person."""
    return config(seats, seed=seed, modules=modules.IDS)


AIR = all_on(3, "air")


def playing(begun: GameConfig, seed: int) -> Iterator[tuple[Game, tuple[Motion, ...]]]:
    """Play at random to the end: the game after each action, and what moves then."""
    game, rng = modules.new_game(setup_of(begun)), random.Random(seed)
    while not game.over:
        seat, turn, action = game.frame.seat, game.turn, rng.choice(legal_actions(game))
        step = PlayedStep(seat, action, tuple(apply(game, action)), turn, revealed=False)
        yield game, motions(SessionChange("played", (step,)))


def desk_of(begun: GameConfig, game: Game) -> Desk:
    """A desk at which the viewer looks at a game."""
    desk = Desk(Session.at(begun, game.clone(), {}))
    desk.viewing.taken()
    return desk


def table_of(size: Size) -> TableWidget:
    """A table of a size, to lay views out on."""
    own = UiContext(speed=0)
    own.set_window(*size)
    table = TableWidget(own)
    table.resize(*size)
    return table


def nowhere(table: TableWidget, found: Iterable[Motion]) -> list[str]:
    """The ends of motions that are no rectangles inside the window."""
    window = QRectF(0, 0, table.width(), table.height())
    ends = [(motion, end) for motion in found for end in (motion.source, motion.dest)]
    rects = [(*pair, anchor(table.table, pair[1], pair[0].seat)) for pair in ends]
    return [
        f"{motion} {end} {rect} {window}"
        for motion, end, rect in rects
        if rect.isEmpty() or not window.contains(rect.center())
    ]


@pytest.mark.usefixtures("ctx")
def test_every_end_is_a_place() -> None:
    """In whole random games with all modules no motion begins or ends nowhere.

    In the daily run each way of flying is looked at once, in the smallest and the largest window.
    """
    tables = [table_of(size) for size in some(SIZES, 2)]
    wrong, looked_at = list[str](), set[Way]()
    for seats in SEATS if night() else SEATS[:1]:
        begun, seen = all_on(seats, f"ends-{seats}"), Counter[Way]()
        for game, found in playing(begun, seats):
            fresh = [motion for motion in found if seen[way(motion)] < count(1, 3)]
            seen.update({way(motion) for motion in fresh})
            fresh = [motion for motion in fresh if night() or way(motion) not in looked_at]
            if fresh:
                view = desk_of(begun, game).view()
                for table in tables:
                    table.show_view(view)
                    wrong += nowhere(table, fresh)
        assert len(seen) > 40, seats
        looked_at.update(seen)
    assert wrong == []


def shown(ctx: UiContext, size: Size = COMMON) -> TableWidget:
    """A table that is on the screen."""
    ctx.set_window(*size)
    table = TableWidget(ctx)
    table.resize(*size)
    table.show()
    return table


def flown(table: TableWidget) -> list[tuple[str, str]]:
    """Return the flying pieces that are none of the table's own."""
    stands = {id(piece) for piece in table.table.pieces}
    return [(piece.kind, piece.id) for piece in table.table.flying if id(piece) not in stands]


def hidden(table: TableWidget) -> set[str]:
    """Return the pieces that panels and board leave out because they are still on their way."""
    left_out = {one for panel in table.table.panels() for one in panel.hidden}
    return left_out | table.table.marks.hidden


@cache
def some_turns_on() -> Game:
    """A game of three with residents and traders laid out, when the viewer is to move."""
    for game, _ in playing(AIR, 7):
        if game.frame.seat == YOU and game.turn >= 6 and not game.over:
            return game
    raise AssertionError("it was over too soon")


def started(ctx: UiContext, change: Callable[[Game], None] | None = None) -> Started:
    """A table with that game on the screen, with more on the boards by a change."""
    game = some_turns_on().clone()
    if change is not None:
        change(game)
    desk = desk_of(AIR, game)
    table = shown(ctx)
    table.show_view(desk.view())
    table.table.director.finish()  # the tiles do not fade in any more
    return table, desk


def first_hut(desk: Desk) -> str:
    """The hut that lies first on the shelf."""
    huts = next(view for view in desk.view().shelf if view.name == "huts")
    return huts.groups[0].pieces[0].piece.id


def test_pieces_of_others_fly(ctx: UiContext) -> None:
    """A hut that another takes leaves the shelf as a piece in the air, and nothing of it stays."""
    ctx.settings.set("animation_speed", 3)
    table, desk = started(ctx)
    hut = first_hut(desk)
    table.play([Motion("tile", hut, OnShelf("huts", hut), AtBought(), 1)], desk.view())
    assert flown(table) == [("tile", hut)]
    (track,) = [track for track in table.table.director.tracks if name_of(track) == hut]
    there = anchor(table.table, OnShelf("huts", hut), 1)
    assert there.contains(track.start.x, track.start.y)
    assert track.duration == 320
    table.playback.finish()
    assert flown(table) == []


def test_what_comes_to_a_shelf_is_not_seen_twice(ctx: UiContext) -> None:
    """A hut on its way to its stack is left out there until it has arrived."""
    ctx.settings.set("animation_speed", 3)
    table, desk = started(ctx)
    hut = first_hut(desk)
    table.play([Motion("tile", hut, AT_BAG, OnShelf("huts", hut), -1)], desk.view())
    assert hidden(table) == {hut}
    table.playback.finish()
    assert hidden(table) == set()


@pytest.mark.parametrize(("speed", "reduced"), [(0, False), (3, True)])
def test_nothing_travels_where_motion_is_off(ctx: UiContext, speed: int, reduced: bool) -> None:
    """Without animations and with reduced motion nothing flies and nothing is left out."""
    ctx.settings.set("animation_speed", speed)
    ctx.settings.set("reduced_motion", "on" if reduced else "off")
    table, desk = started(ctx)
    hut = first_hut(desk)
    some = [
        Motion("tile", hut, OnShelf("huts", hut), AtBought(), 1),
        Motion("tile", hut, AT_BAG, OnShelf("huts", hut), -1),
        Motion("token", "auction-hammer", AtSeat(), OnShelf("auction"), 2),
    ]
    table.play(some, desk.view())
    assert flown(table) == []
    assert hidden(table) == set()


def test_a_card_drawn_in_secret(ctx: UiContext) -> None:
    """A card that the viewer draws flies from the deck into the hand; another's card is a back."""
    ctx.settings.set("animation_speed", 3)
    table, desk = started(ctx)
    view = desk.view()
    group = view.hand.groups[0]
    fewer = evolve(view.hand, groups=(evolve(group, cards=group.cards[1:]), *view.hand.groups[1:]))
    table.show_view(evolve(view, hand=fewer))
    table.play([Motion("card", "back", AT_DECK, AtHand(), YOU)], view)
    card = group.cards[0].card
    (track,) = [track for track in table.table.director.tracks if far(track)]
    assert name_of(track) == card
    assert flown(table) == []
    table.playback.stop()
    table.play([Motion("card", "back", AT_DECK, AtHand(), 1)], view)
    assert flown(table) == [("card", "back")]


def name_of(track: Track) -> str:
    """Which piece is on its way."""
    assert isinstance(track.item, Piece)
    return track.item.id


def far(track: Track) -> bool:
    """Whether a piece goes across the table."""
    return abs(track.start.x - track.end.x) + abs(track.start.y - track.end.y) > 150


@pytest.mark.parametrize("size", some(SIZES, 2))
def test_everything_lands(ctx: UiContext, size: Size) -> None:
    """After each change of a game, played in haste, nothing flies and nothing is left out."""
    ctx.settings.set("animation_speed", 3)
    begun, table = all_on(4, f"land-{size[0]}"), shown(ctx, size)
    flights = 0
    for game, found in playing(begun, 3):
        if game.turn >= count(14, 40):
            break
        if not found:
            continue
        table.play(found, desk_of(begun, game).view())
        flights += len(flown(table))
        table.playback.finish()
        table.playback.stop()
        assert flown(table) == []
        assert hidden(table) == set()
    assert flights > count(35, 50)


def test_what_waits_for_its_time_is_not_seen(ctx: UiContext) -> None:
    """A card that comes back is not seen where it turns before it has got there."""
    ctx.settings.set("animation_speed", 3)
    table, desk = started(ctx)
    there = OnShelf("attack", "attack-next")
    table.play(
        [
            Motion("card", "back-attack", there, AtSeat(), 1),
            Motion("card", "back-attack", AtSeat(), there, 1),
        ],
        desk.view(),
    )
    director = table.table.director
    first, second = director.tracks
    director._timer.stop()
    director.advance(second.delay - 1)
    assert (first.item.opacity() > 0, second.item.opacity()) == (True, 0)
    director.advance(second.delay + 1)
    assert second.item.opacity() > 0.9


@pytest.mark.parametrize(("token", "corner"), [("chest-tower", 0), ("resident-tower", 1)])
def test_tokens_land_in_their_corner(ctx: UiContext, token: str, corner: int) -> None:
    """A chest lands in the left corner of its tile and a resident in the right one."""
    ctx.settings.set("animation_speed", 3)
    table, desk = started(ctx)
    cell = anchor(table.table, AtCell(0, 0), YOU)
    table.play([Motion("token", token, OnTray("chests-bought"), AtCell(0, 0), YOU)], desk.view())
    (track,) = table.table.director.tracks
    x = cell.left() + cell.width() * (0.18 if corner == 0 else 0.82)
    assert abs(track.end.x - x) < 2
    assert abs(track.end.y - (cell.top() + cell.height() * 0.82)) < 2
    assert isinstance(track.item, Piece)
    assert abs(track.end.scale * track.item.width - cell.width() * 0.36) < 2


def housed(game: Game) -> None:
    """A resident lives on the fountain of each of the first two seats, and Karim helps seat 0."""
    for seat in (YOU, 1):
        Trader.of(game).homes[seat][0] = TYPES.index("tower")
    Characters.of(game).owned[YOU][:] = [CARD_BY_ID["karim"]]


RESIDENT = "resident-tower"


@pytest.mark.parametrize(
    ("motion", "part"),
    [
        (Motion("token", RESIDENT, AT_CART, AtCell(0, 0), YOU), "board"),
        (Motion("token", RESIDENT, AT_CART, AtCell(0, 0), 1), "rival"),
        (Motion("token", "karim", OnShelf("auction"), BesideSeat("karim"), YOU), "you"),
    ],
)
def test_what_comes_to_a_player_is_not_seen_twice(
    ctx: UiContext, motion: Motion, part: str
) -> None:
    """A token or card on its way is left out at its goal, and seen there once it has landed."""
    ctx.settings.set("animation_speed", 3)
    table, desk = started(ctx, housed)
    scene = table.table

    def seen() -> QImage:
        """The goal without what flies over it."""
        cell = anchor(scene, motion.dest, motion.seat)
        area = scene.you.area if part == "you" else cell
        for piece in scene.flying:
            piece.setVisible(False)
        image = QImage(area.size().toSize(), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        scene.render(painter, QRectF(image.rect()), area)
        painter.end()
        return image

    usual = seen()
    table.play([motion], desk.view())
    assert len(hidden(table)) == 1
    assert seen() != usual
    table.playback.finish()
    assert hidden(table) == set()
    assert seen() == usual


def test_only_what_flies_is_left_out(ctx: UiContext) -> None:
    """Of equal tokens the one that lands elsewhere stays, and of equal ones on a cart one goes."""
    ctx.settings.set("animation_speed", 3)
    table, desk = started(ctx, housed)
    palace = desk.view().palace
    assert [t.tokens for t in palace.tiles if t.target == AtCell(0, 0)] == [(RESIDENT,)]
    assert arrived_in(palace, {f"{RESIDENT}@cell:3,0", RESIDENT}) == palace
    left = arrived_in(palace, {f"{RESIDENT}@cell:0,0"})
    assert [t.tokens for t in left.tiles if t.target == AtCell(0, 0)] == [()]
    carried = {"trader": (RESIDENT, "resident-garden", RESIDENT)}
    assert aboard(carried, {f"{RESIDENT}@cart:"}) == {"trader": (RESIDENT, "resident-garden")}
    table.close()
