"""What the first picture needs is little: the rest is imported when it is first used."""

import json
import os
import subprocess
import sys

ABOVE = ("ai", "controller", "engine", "modules", "review", "teaching.lesson", "ui.table")
NET = ("websockets", "nacl", "zeroconf", "alhambra_qt.net", "alhambra_qt.controller.together")
LATER = ("sqlite3", *NET, *(f"alhambra_qt.{name}" for name in ABOVE))
SHOW = """
import json, sys
from PySide6.QtWidgets import QApplication
from alhambra_qt import app
from alhambra_qt.options import Options
from alhambra_qt.ui.main.program import Program

def told(self):
    print(json.dumps(sorted(sys.modules)))
    QApplication.exit()

Program._after_first_picture = told
app.run(Options())
"""


PAGES = """
import json, sys
from importlib import import_module
from alhambra_qt.ui.flows import flow
from alhambra_qt.ui.main import program

for place in (*flow.PAGES.values(), *program.FLOWS.values()):
    if ".together" not in place:
        import_module(place.rpartition(".")[0])
print(json.dumps(sorted(sys.modules)))
"""


def test_no_page_imports_the_net() -> None:
    """Nothing that carries messages is imported before somebody plays at several computers."""
    done = subprocess.run([sys.executable, "-c", PAGES], capture_output=True, text=True, check=True)
    there = set(json.loads(done.stdout))
    assert "alhambra_qt.ui.game.screen" in there
    assert {name for name in there if name.startswith(NET)} == set()


def test_the_first_picture_imports_no_game() -> None:
    """Neither rules nor players, neither reviews nor the table are there before it is painted."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", SHOW], env=environment, capture_output=True, text=True, check=True
    )
    there = set(json.loads(done.stdout))
    assert "alhambra_qt.ui.pages.start" in there
    early = {name for name in there if name.startswith(LATER)}
    assert early == set()
