"""Windows ends its session: the program keeps everything before it answers, and ends."""

import os
import sys
from pathlib import Path

import pytest

from tests.processes import environment, run

NO_WINDOW = "without a display wine makes no window"
END = """
import ctypes, os, sys
from ctypes import wintypes
os.environ["QT_QPA_PLATFORM"] = "windows"
from PySide6.QtCore import QTimer
from alhambra_qt import __main__, settings
from alhambra_qt.ui.main.program import Program

send = ctypes.windll.user32.SendMessageW
send.argtypes = wintypes.HWND, wintypes.UINT, wintypes.WPARAM, wintypes.LPARAM
QUERY_END_SESSION, END_SESSION = 0x11, 0x16

def end(program):
    window = program.window.winId()
    print("before:", settings.default_path().exists(), flush=True)
    print("agrees:", send(window, QUERY_END_SESSION, 0, 0), flush=True)
    print("kept:", settings.load()[0].window_place().width > 0, flush=True)
    send(window, END_SESSION, 1, 0)

def begin(self):
    started(self)
    self.began.connect(lambda: QTimer.singleShot(0, lambda: end(self)))

started, Program.begin = Program.begin, begin
sys.exit(__main__.main())
"""


@pytest.mark.only_on("windows", "no other system sends these messages")
@pytest.mark.skipif("WINEPREFIX" in os.environ and "DISPLAY" not in os.environ, reason=NO_WINDOW)
def test_the_session_of_windows_ends(home: Path) -> None:
    """The answer comes after everything is kept, and the program ends with status 0."""
    done = run([sys.executable, "-c", END], env=environment(ALHAMBRA_QT_HOME=home))
    assert done.stdout.split("\n")[:3] == ["before: False", "agrees: 1", "kept: True"]
    assert done.returncode == 0
