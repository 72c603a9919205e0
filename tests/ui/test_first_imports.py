"""The first picture needs few imports: the rest is imported when it is first used."""

import json
import sys

from tests.processes import run

ABOVE = ("ai", "controller", "engine", "modules", "review", "teaching.lesson", "ui.table")
DEBUG = "alhambra_qt.ui.main.debug"  # with --debug alone
NET = ("websockets", "nacl", "zeroconf", "alhambra_qt.net", "alhambra_qt.controller.together")
FILLED = ("fluent", "babel")  # by the first text with a value
LOADS = ("argparse", "html", "pickle", "socket", "typing_extensions")  # much for little
LATER = ("sqlite3", *LOADS, *FILLED, *NET, *(f"alhambra_qt.{name}" for name in ABOVE))
SHOW = """
import json, sys
from importlib import import_module
from alhambra_qt import qt, without
without.import_without("msgspec", "typing_extensions")
qt.import_qt()
from PySide6.QtWidgets import QApplication
from alhambra_qt import app
from alhambra_qt.options import Options
from alhambra_qt.ui.flows import flow
from alhambra_qt.ui.main import program

def told(self):
    later = {sys.modules[name[:-3].replace("/", ".")] for name in qt.LATER}
    print(json.dumps([module.__name__ for module in later if "__getattr__" not in vars(module)]))
    print(json.dumps(sorted(sys.modules)))
    flows = [kind for kind, _, _ in program.FLOWS.values()]
    for place in (*flow.PAGES.values(), *flows, program.SPEAKER, program.HOST):
        if ".together" not in place:
            import_module(place.rpartition(".")[0])
    print(json.dumps(sorted(sys.modules)))
    QApplication.exit()

program.Program._after_first_picture = told
app.run(Options())
"""


def test_pages_are_imported_when_used() -> None:
    """The first picture needs no rules, table, Fluent, signatures; no page the net or --debug."""
    done = run([sys.executable, "-c", SHOW], check=True)
    compiled, first, every = (set(json.loads(line)) for line in done.stdout.splitlines())
    assert compiled == set()
    assert "alhambra_qt.ui.pages.start" in first
    assert "alhambra_qt.ui.game.screen" in every
    wrong = {name for name in first if name.startswith(LATER)}
    wrong |= {name for name in every if name.startswith((*NET, DEBUG))}
    assert wrong == set()
    assert "INFO Alhambra Qt" not in done.stderr
