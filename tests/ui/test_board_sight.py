"""What is seen of the own Alhambra and hand while a turn is played."""

from __future__ import annotations

from functools import partial

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF

from alhambra_qt.controller.view.targets import AtSlot
from alhambra_qt.controller.view.view_parts import CHOSEN
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from tests.ui.geometry import picture
from tests.ui.table_play_kit import begun, buy_and_take


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_room_for_a_tile_is_seen_from_the_beginning(ctx: UiContext, size: tuple[int, int]) -> None:
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
    paid = [one for one in made.table.table.pieces if one.place and one.place.state == CHOSEN]
    tops = {one.face().top() for one in paid if one.kind == "card"}
    near = [(y - top, radius) for y, radius in ticks for top in tops if abs(y - top) < 2 * radius]
    assert near
    assert all(y + radius < radius / 2 for y, radius in near)


def test_what_a_click_enlarged_is_seen_whole_in_the_next_turn(ctx: UiContext) -> None:
    """Cells too small to be hit are made larger for a turn only; by hand they stay so."""
    made = begun(ctx)
    view, sight, scene = made.desk.view(), made.table.sight, made.table.table
    later = evolve(view, header=evolve(view.header, turn=view.header.turn + 1))
    fitted = made.table.table.board.camera
    point = made.table.table.board.rect.center()
    for enlarge, stays in (
        (partial(sight.enlarge, scene), False),
        (partial(sight.zoom, scene, 1.3), True),
    ):
        made.table.show_view(view)
        made.keys("0")
        sight.zoom(scene, 0.5, point, made.table.look)
        sight.fit(scene, made.table.look, view, ahead=True)
        assert enlarge(point, made.table.look)
        enlarged = made.table.table.board.camera
        assert enlarged != fitted
        made.table.show_view(later)
        assert (made.table.table.board.camera == enlarged) == stays
