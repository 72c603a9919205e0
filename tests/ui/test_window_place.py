"""The window comes back where it was, whole and on a screen that is still there."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from alhambra_qt.ui.kit.window import SMALLEST, TITLE, fitted
from tests.processes import environment, run
from tests.ui.window_kit import Player

ROOM = QRect(0, 0, 1920, 1040)
# What was kept, and where it is shown on that screen.
PLACES = {
    "inside": ((100, 100, 1366, 768), (100, 100, 1366, 768)),
    "beyond the right edge": ((1500, 100, 1366, 768), (554, 100, 1366, 768)),
    "beyond the left edge": ((-900, 100, 1366, 768), (0, 100, 1366, 768)),
    "below the taskbar": ((100, 900, 1366, 768), (100, 272, 1366, 768)),
    "title bar above the screen": ((100, -300, 1366, 768), (100, TITLE, 1366, 768)),
    "larger than the screen": ((-50, -50, 3000, 2000), (0, TITLE, 1920, 1040 - TITLE)),
    "smaller than it may be": ((100, 100, 300, 200), (100, 100, *SMALLEST)),
}


@pytest.mark.parametrize("kind", PLACES)
def test_a_place_is_moved_into_the_screen(kind: str) -> None:
    """A window is moved no further than needed, and its title bar can always be grasped."""
    place, shown = PLACES[kind]
    assert fitted(QRect(*place), ROOM) == QRect(*shown)


def test_a_screen_that_is_too_small() -> None:
    """On a screen smaller than the smallest window the title bar and the left edge are shown."""
    assert fitted(QRect(500, 500, 1366, 768), QRect(0, 0, 800, 480)) == QRect(0, TITLE, *SMALLEST)


# The second lies to the right, at 150 %. Qt gives its size divided by the scale.
SCREENS = {
    "screens": [
        {"name": "first", "x": 0, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96},
        {"name": "second", "x": 1920, "y": 0, "width": 2880, "height": 1620, "logicalDpi": 144},
    ]
}
SHOW = """
import json, sys
from PySide6.QtWidgets import QApplication
app = QApplication(["test", "-platform", "offscreen:configfile=" + sys.argv[1]])
from alhambra_qt import settings
from alhambra_qt.ui.kit.context import make_context
from alhambra_qt.ui.kit.window import MainWindow

for place in json.loads(sys.argv[2]):
    kept, _ = settings.load()
    kept.set("window", dict(zip(("x", "y", "width", "height"), place)))
    window = MainWindow(make_context(kept, "en"))
    window.show()
    app.processEvents()
    found = window.geometry()
    print(json.dumps([window.screen().name(), found.x(), found.y(), found.width(), found.height()]))
    window.remember()
    assert kept.window_place().width == found.width(), kept.window_place()
"""


def test_two_screens_of_different_scale(tmp_path: Path, home: Path) -> None:
    """On each screen the window has the size it had, and it leaves a screen that is gone."""
    (tmp_path / "screens.json").write_text(json.dumps(SCREENS), encoding="utf-8")
    places = [
        [100, 100, 1366, 768],  # on the first
        [2100, 100, 1366, 768],  # on the second, in its own logical pixels
        [1800, 100, 1366, 768],  # on both: the second shows more of it
        [5000, 100, 1366, 768],  # on one that is gone
    ]
    # Qt takes the colon of a drive for the end of the name.
    command = [sys.executable, "-c", SHOW, "screens.json", json.dumps(places)]
    env = environment(ALHAMBRA_QT_HOME=home)
    # Tests fix the scale for the same pixels everywhere; here each screen has its own.
    for name in ("QT_SCALE_FACTOR", "QT_FONT_DPI"):
        env.pop(name, None)
    env["QT_SCALE_FACTOR_ROUNDING_POLICY"] = "PassThrough"
    shown = [
        json.loads(line)
        for line in run(command, env=env, cwd=tmp_path, check=True).stdout.splitlines()
    ]
    assert shown[:3] == [
        ["first", 100, 100, 1366, 768],
        ["second", 2100, 100, 1366, 768],
        ["second", 1920, 100, 1366, 768],
    ]
    assert shown[3][0] == "first"
    assert shown[3][3:] == [1366, 768]


def test_a_full_screen_is_not_the_place(qtbot: QtBot) -> None:
    """Closed in full screen, the window comes back with the size it had before."""
    player = Player()
    before = player.window.geometry()
    player.window.setWindowState(Qt.WindowState.WindowFullScreen)
    player.events(2)
    assert player.window.geometry() != before
    player.window.remember()
    kept = player.settings.window_place()
    assert QRect(kept.x, kept.y, kept.width, kept.height) == before
    player.close()
