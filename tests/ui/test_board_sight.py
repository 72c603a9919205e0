"""The own Alhambra and hand stay in sight while a turn is played."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtCell, AtSlot, Press
from alhambra_qt.controller.view.view_parts import CHOSEN
from alhambra_qt.controller.words.moves import targets
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.sides.overlay import CLOSE
from alhambra_qt.ui.table.camera import Camera, box_of
from alhambra_qt.ui.table.mouse import spot_at
from alhambra_qt.ui.table.widget import TableWidget
from tests.cases import count
from tests.controller.kit import arranged, chance, chances, config
from tests.ui.geometry import picture
from tests.ui.table_drive import Drive
from tests.ui.table_play_kit import SETUP, begun, buy_and_take


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_free_cells_are_in_sight(ctx: UiContext, size: tuple[int, int]) -> None:
    """A turn begins with the free cells around in sight: placing a tile moves nothing."""
    made = begun(ctx, size=size)
    before = made.table.table.board.camera
    buy_and_take(made)
    assert made.desk.view().legal
    assert made.table.table.board.camera == before


def test_a_tick_leaves_the_value_of_a_card_free(
    ctx: UiContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a fan the tick of a chosen card lies above its value."""
    ticks: list[tuple[float, float]] = []

    def tick(_painter: object, at: QPointF, radius: float, _theme: object) -> None:
        ticks.append((at.y(), radius))

    monkeypatch.setattr(paint, "tick_disc", tick)
    made = begun(ctx)
    made.click(AtSlot(0))
    picture(made.table)
    paid = [
        piece for piece in made.table.table.pieces if piece.place and piece.place.state == CHOSEN
    ]
    tops = {piece.face().top() for piece in paid if piece.kind == "card"}
    near = [(y - top, radius) for y, radius in ticks for top in tops if abs(y - top) < 2 * radius]
    assert near
    assert all(y + radius < radius / 2 for y, radius in near)


def test_cells_are_enlarged_for_a_turn(ctx: UiContext) -> None:
    """Cells too small to be hit are made larger for a turn only; by hand they stay so."""
    made = begun(ctx)
    view, camera, scene = made.desk.view(), made.table.camera, made.table.table
    later = evolve(view, header=evolve(view.header, turn=view.header.turn + 1))
    fitted = made.table.table.board.camera
    point = made.table.table.board.area.center()
    for enlarge, stays in (
        (partial(camera.enlarge, scene), False),
        (partial(camera.zoom, scene, 1.3), True),
    ):
        made.table.show_view(view)
        made.keys("0")
        camera.zoom(scene, 0.5, point, made.table.look)
        camera.fit(scene, made.table.look, view, ahead=True)
        assert enlarge(point, made.table.look)
        enlarged = made.table.table.board.camera
        assert enlarged != fitted
        made.table.show_view(later)
        assert (made.table.table.board.camera == enlarged) == stays


# The least size of a tile of an Alhambra of seven by five, with and without modules.
LEAST = {(1366, 768): 64, (1920, 1080): 96}
WIDE = 7, 5


def rectangle(view: TableView, ahead: Sequence[tuple[int, int]]) -> TableView:
    """A view of an Alhambra of seven by five, around which tiles could be added."""
    tile = view.palace.tiles[0]
    cells = [(x, y) for x in range(WIDE[0]) for y in range(WIDE[1])]
    tiles = tuple(evolve(tile, x=x, y=y, target=AtCell(x, y)) for x, y in cells)
    return evolve(view, palace=evolve(view.palace, tiles=tiles, tokens=()), ahead=tuple(ahead))


@pytest.mark.parametrize("size", list(LEAST))
def test_tiles_are_large(ctx: UiContext, size: tuple[int, int]) -> None:
    """Seven by five tiles are drawn large, wherever the next tile may go."""
    wrong = []
    for setup in (SETUP, config(3, 1, modules=("huts", "walls", "invaders"))):
        made = Drive.at(ctx, setup, arranged(setup), size=size)
        for ahead in ((), ((3, -1),), ((3, -1), (3, 5)), ((-1, 2), (7, 2), (3, -1), (3, 5))):
            view = rectangle(made.desk.view(), ahead)
            camera = made.table.table.board.fitted(
                view, made.table.table.board.area, made.table.look, ahead=True
            )
            if camera.size < LEAST[size]:
                wrong.append((setup.modules, ahead, camera.size))
        made.table.close()
    assert not wrong


# An Alhambra of three by five, and what it, the market and money have at least, in pixels.
PLACES = "-1 0|1 0|-1 1|0 1|1 1|-1 -1|0 -1|-1 -2|-1 -3|-2 -2".split("|")
TILES = (
    "arcades-5-nw tower-9-ne arcades-6-sw tower-11-s tower-9-es garden-8-sw garden-8-ne "
    "tower-11-n tower-12 garden-7-nsw"
).split()
TALL = config(4, 1)
SIZED = {(1024, 600): (54, 114, 60, 42, 52), (1366, 768): (58, 131, 86, 58, 74)}
SIZED[1920, 1080] = (72, 164, 128, 82, 106)


def tall(ctx: UiContext, size: tuple[int, int], reserve: str = "", **more: bool) -> Drive:
    """A table with that Alhambra; the first tile can be paid exactly."""
    palace = "|".join(f"{tile} {place}" for tile, place in zip(TILES, PLACES, strict=True))
    market, display = "garden-8-nw tower-8-nes arcades-8-e", "denar-1 florin-2 ducat-3 dirham-8"
    hand = "florin-3 florin-5 denar-4 denar-5 dirham-2"
    return Drive.at(
        ctx,
        TALL,
        arranged(TALL, hand, f"{market} seraglio-4-ne", display, reserve, palace),
        size=size,
        **more,
    )


@pytest.mark.parametrize("size", list(SIZED))
def test_the_field_has_the_height(ctx: UiContext, size: tuple[int, int]) -> None:
    """Question and hand are low, a longer question moves nothing; tiles and cards are large."""
    made = tall(ctx, size)
    scene = made.table.table
    z, board, camera = scene.zones, scene.board.area, scene.board.camera
    assert z is not None
    assert camera is not None
    question, hand, *least = SIZED[size]
    assert (z.prompt.height(), z.hand.height()) == (question, hand)
    panels = scene.market, scene.display
    found = [min(place.rect.width() for place in panel.places) for panel in panels]
    sizes = [*found, camera.size]
    assert all(one >= other for one, other in zip(sizes, least, strict=True)), sizes
    made.click(AtSlot(0))
    assert scene.zones is not None
    assert scene.zones.prompt.height() > question
    assert (scene.board.area, scene.board.camera) == (board, camera)
    under = QPointF(scene.zones.prompt.left() + 3, scene.zones.prompt.bottom() - 3)
    assert board.contains(under)
    assert spot_at(made.table, under) is None
    made.table.activate(Press("counts"))
    close = made.spot(CLOSE)
    assert spot_at(made.table, close.rect.center()) == close
    assert scene.on_top(under) is scene.overlay


@pytest.mark.parametrize("size", list(SIZED))
@pytest.mark.parametrize("number", [0, 1, 6])
def test_a_tile_to_place_is_large(ctx: UiContext, size: tuple[int, int], number: int) -> None:
    """It is at least 64 pixels wide, however many lie in the reserve."""
    six = "chambers-5-nsw pavilion-7-e seraglio-8-s arcades-9 tower-13-e chambers-11".split()
    made = tall(ctx, size, " ".join(six[:number]))
    buy_and_take(made)
    bought, *kept = made.table.table.reserve.places[: number + 1]
    assert bought.rect.width() >= 64
    assert len(kept) == number
    assert not any(place.rect.intersects(bought.rect) for place in kept)


def middle(made: Drive) -> QPointF:
    """How far the middle of the Alhambra is off that of its field."""
    board, view = made.table.table.board, made.desk.view()
    assert board.camera is not None
    tiles = board.camera.area(box_of((tile.x, tile.y) for tile in view.palace.tiles))
    return tiles.center() - board.fit_area(view, board.area, made.table.look).center()


def test_the_board_glides_between_turns(ctx: UiContext, qtbot: QtBot) -> None:
    """With motion it moves to its new place step by step, a click moves it there at once."""
    made = tall(ctx, (1366, 768))
    ctx.settings.set("animation_speed", 3)
    table, view = made.table, made.desk.view()
    fitted = table.table.board.camera
    assert fitted is not None
    assert max(abs(middle(made).x()), abs(middle(made).y())) <= 41

    aside = fitted.moved(90, 0)

    def began(turn: int) -> Camera | None:
        table.table.board.camera = aside
        table.show_view(evolve(view, header=evolve(view.header, turn=turn)))
        return table.table.board.camera

    assert began(1000) == aside
    qtbot.waitUntil(lambda: table.table.board.camera == fitted)
    places = {piece.id: piece.pos() for piece in table.table.pieces if piece.on_board}
    assert all(places[place.id] == place.rect.center() for place in table.table.board.places)
    began(1001)
    table.person_acts(by_key=True)
    assert table.table.board.camera == fitted
    ctx.settings.set("reduced_motion", "on")
    assert began(1002) == fitted


def views(setup: GameConfig, seed: int) -> Iterator[TableView]:
    """Yield the views of seat 0 whenever it may choose, in a game played at random by picks."""
    rng, session = random.Random(seed), Session.new(setup)
    chances(session, rng, count(90, 0))  # daily only the second half, where boards are large
    desk = Desk(session)
    while not session.over:
        desk.viewing.taken()
        mode = desk.mode()
        if mode is None:
            chance(session, rng)
            continue
        yield desk.view()
        action, version = rng.choice(mode.table.legal), session.version
        for target in targets(mode.table, action):
            if session.version == version:
                desk.pick(target)
                yield desk.view()
        if session.version == version:
            session.play(action)


MANY = ("gates", "huts", "walls", "trader", "camps", "characters", "builders", "bazaars", "vizier")


@pytest.mark.parametrize("number", range(count(4, 64)))
def test_the_board_stands_still(ctx: UiContext, number: int) -> None:
    """No game changes the board's field, and no turn its size or place without need.

    It is only moved where a space to choose would be out of sight, and only seen from farther away
    where it has no room at all.
    """
    rng = random.Random(number)
    chosen = tuple(rng.sample(MANY, (number + number // 4) % 4))  # 32 games: all that can meet
    size = ((1024, 600), (1366, 768), (1600, 900), (1920, 1080))[number % 4]
    ctx.set_scale((1.0, 1.5)[number // 16 % 2])
    setup = config(rng.choice((2, 3, 4)), 1, modules=chosen, seed=f"still{number}")
    ctx.set_window(*size)
    table = TableWidget(ctx)
    table.resize(*size)
    scene, field, before = table.table, None, None
    for view in islice(views(setup, number), count(60, 100_000)):
        kept = scene.board.camera
        scene.arrange(view, table.look, *size)
        table.camera.aim(scene, view, table.look, dragging=False)
        assert scene.zones is not None
        field = field or scene.zones.board
        assert scene.zones.board == field, "the field of the board"
        now = scene.board.camera
        assert now is not None
        if before == view.header.turn and kept is not None and kept != now:
            room = scene.board.fit_area(view, field, table.look)
            wanted = [(action.x, action.y) for action in view.legal]
            wanted += [(tile.x, tile.y) for tile in view.palace.tiles]
            wanted += [(token.x, token.y) for token in view.palace.tokens]
            assert not kept.shows(wanted, room), "moved without need"
            box = box_of(wanted)
            fits = kept.area(box).size().boundedTo(room.size()) == kept.area(box).size()
            assert now.size == kept.size or not fits, "seen from farther without need"
        before = view.header.turn
    table.close()
    ctx.set_scale(1.0)
