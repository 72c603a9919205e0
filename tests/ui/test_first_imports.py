"""What the first picture needs is little: the rest is imported when it is first used."""

import json
import os
import subprocess
import sys

ABOVE = ("ai", "controller", "engine", "modules", "review", "teaching.lesson", "ui.table")
LATER = ("sqlite3", *(f"alhambra_qt.{name}" for name in ABOVE))
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
