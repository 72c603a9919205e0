"""The window manager's data of the window: its class, its icon, its desktop entry."""

import sys
from pathlib import Path

import pytest

from alhambra_qt import app
from tests.processes import run
from tests.ui.x_display import PATIENCE, TRIES, display, need, program


def test_class_and_icon_under_x(tmp_path: Path) -> None:
    """On a real X display the class is that of the menu entry, and there is an icon."""
    need("Xvfb", "xprop", "xdotool")
    text = ""
    for _ in range(TRIES):
        text = text or properties(tmp_path)
    assert text, "no display could be reached"
    assert f'"{app.APP_ID}"' in text.splitlines()[0].split(", ")[1]
    for size in app.ICON_SIZES[:2]:
        assert f"Icon ({size} x {size})" in text
    assert f'"{app.DESKTOP_ID}"' in text


NAMED = """
import ctypes
from alhambra_qt import app

app._name_process()
found = ctypes.c_wchar_p()
answer = ctypes.windll.shell32.GetCurrentProcessExplicitAppUserModelID(ctypes.byref(found))
print("not implemented" if answer else found.value)
"""


@pytest.mark.only_on("windows", "no other system asks for this id")
def test_the_task_bar_of_windows() -> None:
    """The process says which program it is, so that the task bar shows neither Python nor its icon.

    It runs in a process of its own: the id stays for good.
    """
    done = run([sys.executable, "-c", NAMED], PATIENCE, check=True)
    if "not implemented" in done.stdout:
        pytest.skip("wine keeps no such id")
    assert done.stdout.strip() == app.DESKTOP_ID


def properties(home: Path) -> str:
    """Return the window's properties on a display of its own; empty if it has none."""
    command = ["-m", "alhambra_qt", "--home", str(home)]
    with display() as env, program(env, command, home / "complaints") as window:
        if not window:
            return ""
        wanted = ("WM_CLASS", "_NET_WM_ICON", "_KDE_NET_WM_DESKTOP_FILE")
        return run(["xprop", "-id", window, *wanted], PATIENCE, env=env, check=True).stdout
