"""Any content of a file gives one sentence, and does no other harm."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.cases import count
from tests.ui.mutations import Window, run


@pytest.mark.parametrize("part", range(count(1, 2)))
def test_spoilt_files_do_no_harm(part: int, qtbot: QtBot, home: Path, seed: str) -> None:
    """Saved games, positions, settings and learning, spoilt anywhere, never raise in the window."""
    window = Window(home)
    run(window, count(12, 60), f"{seed}/{part}")
    assert not window.faults, "\n".join(window.faults)
    assert {"opened", "load-not-read"} <= set(window.said), "nothing was tried"
    window.program.window.close()
