"""The accessible tree of each sample page, as one text file per page.

    python -m tests.access.spoken --write [PAGE...]   write the files anew; then read the difference
    python -m tests.access.spoken [PAGE...]           print what differs

`tests/data/spoken/<page>.txt` holds the accessible tree of the page in English, a thing a line,
with what is in it below it: role, name, value and description, key, and in brackets its states.
`test_spoken.py` compares. Scroll bars are left out, since the letters of a system decide about
them, and so is the focus.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt import paths
from alhambra_qt.ui.kit.access import install
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.setup import game_options
from tests.ui.pages_samples import settle
from tests.ui.show import PAGES, SAME

FOLDER = Path(__file__).parents[1] / "data" / "spoken"
SIZE = (1366, 768)
# What is no page, and two pictures of the README that take seconds to make and say nothing new.
LEFT_OUT = ("kit", "pieces", "readme-review", "readme-table-six-dark")
# What depends on the release, the installed packages and the user's folders.
VARIES = (
    (re.compile(r"Alhambra Qt \d[\w.]*"), "Alhambra Qt VERSION"),
    (re.compile(r"Built with .*"), "Built with PACKAGES"),
    (re.compile(r"kept here: .*"), "kept here: FILE"),
)
SEED = "8K4F-2QTR"  # instead of one drawn at random
STATES = (
    *("focusable", "disabled", "checkable", "checked", "selectable", "selected"),
    *("expanded", "collapsed", "modal", "readOnly", "editable"),
)
# What only holds other things and has neither name nor state is left out.
UNNAMED = ("Grouping", "Client")
Text = QAccessible.Text


def pages() -> list[str]:
    """Return the names of all sample pages."""
    return [name for name in PAGES if name not in LEFT_OUT]


def spoken(page: QWidget) -> list[str]:
    """Return the accessible tree of a page that is shown, a line for each thing."""
    install()
    return list(_lines(QAccessible.queryAccessibleInterface(page), 0))


def _lines(thing: QAccessibleInterface | None, depth: int) -> Iterator[str]:
    if thing is None or thing.role() == QAccessible.Role.ScrollBar:
        return
    # Rows of Qt's views that are scrolled away are invisible too, but they are no widgets.
    if thing.state().invisible and thing.object() is not None:
        return
    line = _line(thing)
    if line not in UNNAMED or depth == 0:
        yield "  " * depth + line
        depth += 1
    for number in range(thing.childCount()):
        yield from _lines(thing.child(number), depth)


def _line(thing: QAccessibleInterface) -> str:
    texts = [thing.text(kind) for kind in (Text.Name, Text.Value, Text.Description)]
    texts = [" / ".join(text.split("\n")) for text in dict.fromkeys(texts) if text]
    key, state = thing.text(Text.Accelerator), thing.state()
    states = [name for name in STATES if getattr(state, name)]
    parts = (
        thing.role().name,
        " | ".join(texts),
        f"<{key}>" if key else "",
        f"[{', '.join(states)}]" if states else "",
    )
    line = " ".join(part for part in parts if part)
    for pattern, instead in VARIES:
        line = pattern.sub(instead, line)
    return line


def page_lines(name: str, ctx: UiContext) -> list[str]:
    """Make a sample page as large as a common laptop, and return its tree."""
    ctx.set_window(*SIZE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game_options, "new_seed", lambda: SEED)
        page = PAGES[name](ctx)
    page.resize(*SIZE)
    page.setUpdatesEnabled(False)
    page.show()
    settle()
    lines = spoken(page)
    page.close()
    page.deleteLater()
    return lines


def file_of(name: str) -> Path:
    """Return where the text of a page is kept."""
    return FOLDER / f"{name}.txt"


def difference(name: str, lines: Sequence[str]) -> str:
    """Return what differs from the file of a page, as a diff; nothing if they are equal."""
    path = file_of(name)
    kept = path.read_text("utf-8").removesuffix("\n").split("\n") if path.exists() else []
    return "\n".join(unified_diff(kept, lines, f"{path.name} (kept)", "now", lineterm="", n=2))


def main(arguments: Sequence[str]) -> int:
    """Compare, or write the files."""
    os.environ.update(SAME)
    names = [name for name in arguments if not name.startswith("-")] or pages()
    app = QApplication([])
    load_fonts()
    unlike = 0
    with tempfile.TemporaryDirectory() as home:
        paths.use_home(Path(home))
        for name in names:
            lines = page_lines(name, UiContext(speed=0))
            if "--write" in arguments:
                FOLDER.mkdir(exist_ok=True)
                file_of(name).write_text("\n".join([*lines, ""]), "utf-8", newline="\n")
            elif found := difference(name, lines):
                unlike += 1
                sys.stdout.write(f"{found}\n")
    app.sendPostedEvents()
    return 1 if unlike else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
