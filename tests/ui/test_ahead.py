"""While the program waits for a person, it computes previews in the background."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.controller.view.view_parts import CAN
from alhambra_qt.controller.whatif.effects import callout
from alhambra_qt.engine.actions import Action
from alhambra_qt.ui.sides.callout import CalloutPanel
from alhambra_qt.ui.sides.prompt import PromptPanel, thumb_size
from tests.ui.window_kit import Player


@pytest.mark.usefixtures("qtbot")
def test_it_thinks_ahead_and_then_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """All likely actions of the question are computed, one at a time, and no others."""
    worked: list[Action] = []

    def told(*asked: Any) -> object:
        worked.append(asked[3])
        return callout(*asked)

    monkeypatch.setattr("alhambra_qt.controller.desk.modes.callout", told)
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


@pytest.mark.usefixtures("qtbot")
def test_what_a_pick_shows_is_there_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view of a pick is one that was prepared, with its question laid out and painted."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco"), humans=1, seed="ahead"))
    player.settle()
    ahead, desk, table = player.game._ahead, player.game.desk, player.game.table
    player.wait(lambda: not ahead._timer.isActive())

    def fails(*_asked: Any, **_more: Any) -> object:
        raise AssertionError("this was not prepared")

    monkeypatch.setattr(PromptPanel, "_made_anew", fails)
    monkeypatch.setattr(CalloutPanel, "_box", fails)
    view = table.view_shown
    assert view is not None
    targets = [slot.target for slot in view.market if slot.state == CAN]
    assert targets
    for target in targets:
        coming = desk.after(target)
        table.picked.emit(target)
        assert table.view_shown is coming
        assert table.table.prompt._pixmap is not None
        table.picked.emit(Press("cancel"))
        assert table.view_shown == view
