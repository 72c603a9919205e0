"""What is seen of the own Alhambra and hand while a turn is played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from alhambra_qt.controller.view.parts import CHOSEN
from alhambra_qt.controller.view.targets import AtSlot
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
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
    made.table.grab()
    paid = [one for one in made.table.table.pieces if one.place and one.place.state == CHOSEN]
    tops = {one.face().top() for one in paid if one.kind == "card"}
    near = [(y - top, radius) for y, radius in ticks for top in tops if abs(y - top) < 2 * radius]
    assert near
    assert all(y + radius < radius / 2 for y, radius in near)
