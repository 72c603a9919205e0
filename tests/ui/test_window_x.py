"""Pages are changed by real keys on a real X display, again and again."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cases import count, each
from tests.ui.x_display import PATIENCE, TRIES, Env, display, need, program, xdotool

# As the program starts; it also tells each time that a page takes input.
STARTED = """
import sys
from alhambra_qt import app
from alhambra_qt.options import Options
from alhambra_qt.settings import Settings, default_path
from alhambra_qt.ui.kit.focus import Threshold
settings = Settings(default_path())
settings.set("person", {"name": "Ana"})  # nothing is asked on the start page
settings.save()
def tells(self, opens=Threshold._open):
    opens(self)
    print("OPEN", file=sys.stderr, flush=True)
Threshold._open = tells
app.run(Options(lang="en", debug=sys.argv[1] == "debug"))
"""
START = "Alhambra"  # what the window is called on the start page, and nowhere else
KEYS = ("ctrl+n", "F3", "Return")  # each opens a page there


@pytest.mark.parametrize(*each(manager=("", "openbox"), how=("plain", "debug")))
def test_pages_are_changed_by_real_keys(tmp_path: Path, manager: str, how: str) -> None:
    """Each key that is pressed once a page takes input does what it should, 200 times at night."""
    managers = [manager] if manager else []
    need("Xvfb", "xdotool", *managers)
    complaints = tmp_path / "complaints"
    for _ in range(TRIES):
        with (
            display(*managers) as env,
            program(env, ["-c", STARTED, how], complaints) as window,
        ):
            if window:
                focus = ("windowactivate", "windowfocus")[not manager]
                xdotool(env, focus, "--sync", window)
                changes(env, window, complaints)
                assert "Traceback" not in complaints.read_text(encoding="utf-8")
                return
    pytest.fail("no display could be reached")


def changes(env: Env, window: str, complaints: Path) -> None:
    """Open pages by their keys and leave them by Escape; at last begin a game."""

    def shown() -> str:
        return xdotool(env, "getwindowname", window)

    def opened() -> int:
        return complaints.read_text(encoding="utf-8").count("OPEN")

    def press(key: str, *, home: bool) -> None:
        before = opened()
        xdotool(env, "key", key)
        wait(lambda: (shown() == START) == home, f"{key} does nothing at {shown()}")
        wait(lambda: opened() > before, f"{shown()} takes no input")

    wait(lambda: shown() == START, "no start page")
    for k in range(count(6, 100)):
        press(KEYS[k % len(KEYS)], home=False)
        press("Escape", home=True)
    press("ctrl+n", home=False)
    new = shown()
    xdotool(env, "key", "Return")
    wait(lambda: shown() != new, "no game begins")


def wait(happened: Callable[[], bool], what: str) -> None:
    """Wait for something."""
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, what
        time.sleep(0.01)
