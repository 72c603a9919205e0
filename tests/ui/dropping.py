"""The deletion of pages, in a process of its own: it may crash.

python -m tests.ui.dropping games table       prints a line of JSON for each; without names for all

Every page is made three times, in a fork of its own: read to its end by a screen reader, deleted by
Qt and then collected; dropped and collected without ever being shown; shown, dropped and collected.
"""

from __future__ import annotations

import gc
import json
import os
import sys
import tempfile
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsItem, QLayoutItem, QWidget

from alhambra_qt.ui.kit import access
from alhambra_qt.ui.kit.box import Layout
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.sizes import load_fonts
from tests.access.hearing import tree_of
from tests.review.samples import game
from tests.ui import every_page

SIZE = (1366, 768)
PAGES = [name for name in every_page.PAGES if name != "program"]  # which is no page
OURS_TO_DELETE = QObject, QGraphicsItem, QLayoutItem  # what Qt owns, unlike colours or fonts


def made(name: str, *, shown: bool) -> QWidget:
    """Make a page, and perhaps show it."""
    ctx = UiContext(speed=0)
    ctx.set_window(*SIZE)
    page = every_page.PAGES[name](ctx)
    if shown:
        page.resize(*SIZE)
        page.show()
        settle()
    return page


def settle() -> None:
    """Let Qt do what it has put off."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def dropped(name: str, *, shown: bool) -> None:
    """Let go of a page, and collect it."""
    page = made(name, shown=shown)
    del page
    gc.collect()
    settle()
    gc.collect()


def deleted(name: str) -> list[str]:
    """Let Qt delete a page; name what was left to the collector, and what outlives both.

    PySide never frees an interface that a screen reader asked for: it must not keep what it read.
    """
    gc.collect()
    gc.freeze()  # what the steps before left is not looked through
    page = made(name, shown=True)
    tree_of(page)
    page.hide()
    page.deleteLater()
    del page
    settle()
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    left = {type(thing).__name__ for thing in gc.garbage if isinstance(thing, OURS_TO_DELETE)}
    gc.garbage.clear()
    gc.collect()
    kept = QWidget, QGraphicsItem, Layout
    left |= {type(each).__name__ for each in gc.get_objects() if isinstance(each, kept)}
    return sorted(left)


def tried(name: str) -> dict[str, Any]:
    """Try a page in a fork."""
    if sys.platform == "win32":
        raise OSError("Windows cannot fork")
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        with os.fdopen(writer, "w", encoding="utf-8") as iowrapper:
            for step in STEPS:
                print(json.dumps([step, STEPS[step](name)]), file=iowrapper, flush=True)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, encoding="utf-8") as iowrapper:
        done = dict(json.loads(line) for line in iowrapper)
    _, status = os.waitpid(child, 0)
    failed = next((step for step in STEPS if step not in done), "the end") if status else ""
    return {"page": name, "failed": failed, "status": status, "left": done.get("deleted")}


STEPS = {
    "dropped": lambda name: dropped(name, shown=False),
    "shown and dropped": lambda name: dropped(name, shown=True),
    "deleted": deleted,
}


def main() -> None:
    """Try the pages."""
    gc.disable()
    os.environ["HOME"] = tempfile.mkdtemp()
    app = QApplication(sys.argv[:1])
    load_fonts()
    access.install()
    game(4)  # which many pages show: each fork would play it
    gc.freeze()
    for name in sys.argv[1:] or PAGES:
        print(json.dumps(tried(name)), flush=True)
    app.quit()


if __name__ == "__main__":
    main()
