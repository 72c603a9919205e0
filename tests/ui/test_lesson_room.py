"""How the room of a window is used in a lesson."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.targets import AtZone, Target
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.lesson.lesson_table import WIDE, columns, middle_of
from alhambra_qt.ui.sides.spots import find
from alhambra_qt.ui.table.board import LARGEST, SMALLEST
from alhambra_qt.ui.table.camera import MARGIN
from tests.ui.lesson_kit import SIZES, learning, lesson_of, page_of


def test_a_module_lesson_is_no_chapter(qtbot: QtBot) -> None:
    """Nothing says "Chapters" above a single lesson, and no number 0 stands in its star."""
    page = page_of(qtbot, "gates", 0, SIZES[2])
    assert page.chapters.title == msg("lesson-steps")
    assert page.chapters.rows[0].lesson.chapter == 0
    page.open(lesson_of("money"), Profile("Ana"))
    assert page.chapters.title == msg("lesson-chapters")
    assert [row.lesson.chapter for row in page.chapters.rows if row.step < 0] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(("id", "step"), [("wall", 1), ("bazaars", 2), ("money", 1)])
def test_few_tiles_are_larger_than_in_a_game(id: str, step: int, qtbot: QtBot) -> None:
    """A large board with a few tiles is not left empty."""
    page = page_of(qtbot, id, step, SIZES[2])
    camera = page.table.table.board.camera
    assert camera is not None
    assert camera.size > LARGEST[0]


def test_tiles_keep_their_least_size_beside_the_tools(qtbot: QtBot) -> None:
    """In large letters they are no smaller, though the board is hardly wider than its tools."""
    page = page_of(qtbot, "money", 0, (1366, 768), scale=2.0)
    board = page.table.table.board
    assert board.camera is not None
    assert board.narrow
    assert board.camera.size >= board.look.px(SMALLEST[2])


@pytest.mark.parametrize("size", SIZES[1:])
def test_an_answer_moves_few_tiles(size: tuple[int, int], qtbot: QtBot) -> None:
    """Tiles do not stick to the right edge when there is room on both sides."""
    page = page_of(qtbot, "scoring", 6, size)
    board = page.table.table.board
    assert board.camera is not None
    assert board.view is not None
    cells = [(tile.x, tile.y) for tile in board.view.palace.tiles]
    cells += [(cell.x, cell.y) for cell in board.view.legal]
    right = max(board.camera.cell(*cell).right() for cell in cells)
    assert board.shows(cells, board.area)
    assert right < board.area.right() - MARGIN


def test_where_the_supply_is_wide() -> None:
    """The supply is wide only where the board keeps its room, as in a wide window."""
    ctx = UiContext(speed=0)
    ctx.set_window(*SIZES[2])
    m = ctx.metrics
    alone, others = frozenset({"market", "board"}), frozenset({"market", "board", "rivals"})
    width = columns(m.px(WIDE), m, alone)[0]
    assert columns(m.px(WIDE) - 1, m, alone)[0] < width
    assert columns(m.px(WIDE), m, others)[0] < width
    size = QSizeF(m.px(WIDE), m.px(900))
    assert middle_of(size, m, alone).width() == size.width() - width - 3 * 12


@pytest.mark.parametrize("size", SIZES[1:])
@pytest.mark.parametrize(
    ("id", "target", "usual"),
    [
        ("huts", AtZone(0, 4), (40, 38)),
        ("walls", AtZone(0, 0), (48, 44)),
        ("bazaars", "", (64, 46)),
    ],
)
def test_larger_pieces_of_a_module(
    id: str, target: Target, usual: tuple[int, int], size: tuple[int, int], qtbot: QtBot
) -> None:
    """The pieces of a module that a lesson speaks of are larger than in a game."""
    page = page_of(qtbot, id, 0, size)
    spots = page.table.table.spots()
    wanted = target or next(place.target for place in spots if isinstance(place.target, AtZone))
    spot = find(spots, wanted)
    assert spot is not None
    assert spot.rect.width() > usual[0 if size[0] == 1920 else 1] * 1.1


def test_the_others_of_a_lesson_have_no_level(qtbot: QtBot) -> None:
    """They only do as the lesson says."""
    page = page_of(qtbot, "scoring", 0, SIZES[1])
    view = page.table.table.view
    assert view is not None
    assert [opponent.seat.name for opponent in view.opponents] == ["Marco", "Claire"]
    assert all(opponent.seat.level is None for opponent in view.opponents)


def test_another_game_is_seen_whole(ctx: UiContext) -> None:
    """A moved or enlarged board is reset for the next game."""
    learner = learning(ctx, "building")
    table, steps = learner.page.table, learner.tutor.lesson.steps
    at = next(k for k in range(1, len(steps)) if steps[k].position is not None)
    learner.go(at - 1)
    for _ in range(4):
        table.zoom("out")
    learner.go(at)
    board, zones, view = table.table.board, table.table.zones, table.table.view
    assert zones is not None
    assert view is not None
    assert board.camera == board.fitted(view, zones.board, table.look)
    learner.close()


def test_pieces_lie_open(ctx: UiContext) -> None:
    """Pieces that a lesson mentions are not behind a button, in the smallest window too."""
    seen = {}
    for name, target in (
        ("huts", AtZone(0, 4)),
        ("bazaars", AtZone(0, 0)),
        ("treasure", AtZone(2, 0)),
    ):
        learner = learning(ctx, name)
        scene = learner.page.table.table
        assert learner.page.table.hidden_by(target) is None
        spot = find(scene.spots(), target)
        assert spot is not None
        parts = (scene.shelf.area, scene.market.area)
        assert any(part.contains(spot.rect) for part in parts)
        seen[name] = min(spot.rect.width(), spot.rect.height())
        learner.close()
    assert min(seen.values()) >= 24, seen


def test_the_fountain_stands_in_the_middle(ctx: UiContext) -> None:
    """A lone fountain stands in the middle, whether or not points are shown beside it."""
    for name in ("money", "exchange"):
        learner = learning(ctx, name)
        board = learner.page.table.table.board
        assert board.camera is not None
        view, look = learner.page.table.view_shown, learner.page.table.look
        assert view is not None
        room = board.fit_area(view, board.area, look)
        assert board.told == (name == "exchange")
        assert abs(board.camera.cell(0, 0).center().x() - room.center().x()) < 2
        learner.close()
