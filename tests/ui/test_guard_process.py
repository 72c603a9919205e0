"""The program as a process of its own survives a fault in its pages and writes it down once."""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra_qt import __version__, logs
from tests.cases import night
from tests.ui.running import run

# Started instead of the program: overrides fail, settings and new game are shown, then the end.
DRIVER = """
import gc, importlib, sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter
from alhambra_qt import app
from alhambra_qt.options import Options
from alhambra_qt.ui.kit.guard import guarded_in

def fail(module, cls, name):
    def slip(self, *args):
        painter = QPainter(self) if name == "paintEvent" else None
        exec(compile("raise ValueError('on purpose')", place, "exec"))
    place, cls = cls + name, getattr(importlib.import_module(module), cls)
    setattr(cls, name, guarded_in(cls, name, slip))

class Program(app.Program):
    def begin(self):
        for one in sys.argv[1:]:
            fail(*one.split(":"))
        super().begin()
        self.steps = iter((lambda: self.window.open("settings"), lambda: self.new_game.show(),
            self.resized, self.told, self.window.close))
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.step)
        self.timer.start(60)

    def step(self):
        gc.collect()
        next(self.steps, lambda: None)()

    def resized(self):
        self.window.resize(1100, 700)
        self.window.grab()

    def told(self):
        print("told" if self.window.notice.isVisible() else "not told")

app.Program = Program
sys.exit(app.run(Options(offscreen=True, lang="en")))
"""


OVERRIDES = [
    *("kit.text:Text:heightForWidth", "kit.text:Text:paintEvent"),
    *("kit.widgets:Button:sizeHint", "setup.module_cards:ModuleStrip:heightForWidth"),
]


@pytest.mark.parametrize("failing", [OVERRIDES, *([override] for override in OVERRIDES if night())])
def test_a_failing_page_is_no_crash(home: Path, failing: list[str]) -> None:
    """The program goes on, tells it in the window, ends well, and the log has one report each."""
    ended = run(home, "-c", DRIVER, *(f"alhambra_qt.ui.{one}" for one in failing))
    assert (ended.returncode, ended.stdout) == (0, "told\n"), ended.stderr
    log = (home / "log" / logs.FILE).read_text(encoding="utf-8")
    assert log.count("Traceback") == log.count("ValueError: on purpose") == len(failing)
    assert f"Alhambra Qt {__version__}" in log.splitlines()[0]
    assert ended.stderr.count("Traceback") == len(failing)
