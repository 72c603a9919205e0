"""The --debug option: the log at the terminal, and an overlay with figures of the table."""

import logging
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from alhambra_qt import logs
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.view.targets import AtDisplay, read
from alhambra_qt.ui.kit.focus import Threshold
from alhambra_qt.ui.main import debug
from alhambra_qt.ui.main.debug import DebugOverlay
from tests.processes import run
from tests.ui.window_kit import Player

STARTED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from alhambra_qt import app
from alhambra_qt.options import Options
from alhambra_qt.ui.main.program import Program
Program._after_first_picture = lambda self: QTimer.singleShot(0, QApplication.quit)
app.run(Options(debug=True))
print(["debug"] * ("alhambra_qt.ui.main.debug" in sys.modules))
"""


@pytest.fixture
def player(qapp: object) -> Generator[Player, None, None]:
    """Somebody at a table, with the overlay ready."""
    player = Player(painted=True)
    player.program.running.play(default_config(("Anna", "Marco"), 1, "debug"))
    player.settle()
    yield player
    player.close()


def test_the_overlay_outlines_the_table(player: Player) -> None:
    """Ctrl+Shift+D outlines every spot of the table where it is, and takes the outlines away."""
    overlay = DebugOverlay(player.program)
    plain = player.window.grab().toImage()
    player.ctrl(Qt.Key.Key_D, shift=True)
    assert overlay.isVisible()
    spots = player.game.table.table.spots()
    assert len(spots) > 10
    assert [target for target, _, _ in overlay._outlines] == [str(spot.target) for spot in spots]
    once = [outline for outline in overlay._outlines if outline[0] != "button:log"]  # there are two
    for target, _, place in once:
        assert place.contains(player.place_of(read(target))), target
    assert player.window.grab().toImage() != plain
    player.ctrl(Qt.Key.Key_D, shift=True)
    assert overlay.isHidden()
    assert player.window.grab().toImage() == plain


def test_clicks_go_through_the_overlay(player: Player) -> None:
    """With the overlay on, the table is played as without it."""
    DebugOverlay(player.program)
    player.ctrl(Qt.Key.Key_D, shift=True)
    before = player.view
    player.click(AtDisplay(0))
    assert player.view.display != before.display


def test_pages_take_keys_and_clicks_with_debug(player: Player) -> None:
    """With --debug each page takes keys and clicks as soon as it is painted, as without it."""
    overlay, unpainted = DebugOverlay(player.program), []
    threshold = player.window.windowHandle().findChild(Threshold)
    assert threshold is not None
    threshold._clock.timeout.connect(lambda: unpainted.append(player.page))
    for _ in range(3):
        player.key(Qt.Key.Key_F10)
        assert player.page == "menu"
        player.key(Qt.Key.Key_Escape)
        assert player.page == "table"
    before = player.view.display
    player.click(AtDisplay(0))
    assert player.view.display != before
    assert unpainted == []
    assert overlay.figures() != ""


def test_frames_are_timed(
    player: Player, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frame of the window is timed, logged if it is late; the overlay's own are not."""
    overlay = DebugOverlay(player.program)
    assert overlay.figures() == ""
    monkeypatch.setattr(debug, "LATE", 0.0)
    with caplog.at_level(logging.DEBUG, logger="alhambra_qt"):
        player.key(Qt.Key.Key_F10)
        player.window.update()
        player.wait(lambda: overlay.figures() != "")
    assert overlay.figures().endswith(" ms (3 s)")
    assert "A frame of" in caplog.text
    assert "Page menu" in caplog.text
    overlay.show()
    before = len(overlay._frames)
    overlay.look()
    assert len(overlay._frames) == before


def test_the_log_is_at_the_terminal(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything is said at the terminal, as it is and once; the file tells less."""
    monkeypatch.setattr(logs.log, "level", logging.NOTSET)
    handlers = [logs.aloud(), logs.begin("Qt")]
    logs.log.debug("small in %s", Path.home())
    logs.log.warning("large")
    logs.log.error("a traceback", extra=logs.PRINTED)
    for handler in handlers:
        logs.end(handler)
    text = capsys.readouterr().err
    assert f"DEBUG small in {Path.home()}" in text
    assert "WARNING large" in text
    assert "traceback" not in text
    written = logs.tail()
    assert "large" in written
    assert "a traceback" in written
    assert "small" not in written


def test_it_is_imported_with_debug() -> None:
    """The modules for --debug are imported with it, none without: see test_first_imports.py."""
    command = [sys.executable, "-c", STARTED]
    done = run(command)
    assert done.stdout.strip() == "['debug']", done.stderr
    assert "INFO Alhambra Qt" in done.stderr
