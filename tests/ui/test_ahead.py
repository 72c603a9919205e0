"""While the program waits for a person, it computes previews in the background."""

from __future__ import annotations

import pytest

from alhambra_qt.controller.desk.modes import Mode
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.engine.actions import Action
from alhambra_qt.ui.sides.prompt import thumb_size
from tests.ui.window_kit import Player


@pytest.mark.usefixtures("qtbot")
def test_it_thinks_ahead_and_then_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """All likely actions of the question are computed, one at a time, and no others."""
    worked: list[Action] = []
    real = Mode.callout_for

    def told(mode: Mode, action: Action) -> object:
        worked.append(action)
        return real(mode, action)

    monkeypatch.setattr(Mode, "callout_for", told)
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco"), humans=1, seed="ahead"))
    player.settle()
    mode = player.game.desk.mode()
    assert mode is not None
    likely = list(mode.likely())
    assert likely
    ahead = player.game._ahead
    player.wait(lambda: not ahead._timer.isActive())
    assert worked == likely
    table = player.game.table
    view = table.view_shown
    assert view is not None
    for slot in view.market:
        assert table.look.tile_seen(slot.tile or "", thumb_size(table.look)) is not None
    ahead.begin()
    player.wait(lambda: not ahead._timer.isActive())
    assert worked == likely
