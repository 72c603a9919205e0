"""Any frame of a table is shown, or one sentence ends the game with it."""

import logging
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.together import guest as guests
from alhambra_qt.ui.flows.looking import Looking
from tests.cases import count
from tests.together.altered import conversations
from tests.ui.hostile_kit import Prey
from tests.ui.together_kit import Wires
from tests.ui.together_kit import wires as wires

TRIES = count(40, 1100)  # frames for each part


@pytest.mark.qt_no_exception_capture
@pytest.mark.parametrize("part", range(2))
def test_altered_frames(
    qtbot: QtBot,
    wires: Wires,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    part: int,
    seed: str,
) -> None:
    """A window with a reader meets altered frames: no fault, no missing text, no silence."""
    caplog.set_level(logging.WARNING)
    roll, prey = Random(f"{seed}/{part}"), Prey.of(wires, tmp_path)
    monkeypatch.setattr(guests, "dial", prey.dial)
    monkeypatch.setattr(Looking, "begin", lambda *_: None)  # no search for each try
    games = conversations(roll, count(4, 60))
    try:
        while prey.tries < TRIES:
            prey.attack(roll.choice(games), roll)
            assert not prey.found.found, [fault.text for fault in prey.found.found.values()]
    finally:
        prey.close()
    assert prey.ended > TRIES / 3
    assert not prey.silent
