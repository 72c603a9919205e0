"""Paint the runnable examples: `python -m tests.ui.book_examples FOLDER [PART ...] [OPTIONS]`.

A sheet for each rule: its beginning, then each try, in one language, theme and size.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from alhambra_qt.modules import IDS
from alhambra_qt.teaching import examples
from alhambra_qt.teaching.rulebook import BASE
from alhambra_qt.ui.book.book_example import ExampleView
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.sizes import load_fonts

GAP = 8


def sheet(view: ExampleView, app: QApplication, rule: str) -> QPixmap:
    """The view at its beginning and after each try, side by side."""
    view.show_rule(rule)
    shots = []
    for number in range(-1, len(view.tries)):
        if number >= 0:
            view.try_number(number)
        for _ in range(4):
            app.processEvents()
        shots.append(view.grab())
    width = (view.width() + GAP) * len(shots)
    result = QPixmap(width, view.height())
    result.fill(view.ctx.theme.bg)
    painter = QPainter(result)
    for number, shot in enumerate(shots):
        painter.drawPixmap(number * (view.width() + GAP), 0, shot)
    painter.end()
    return result


def main() -> None:
    """Paint the sheets of some parts or modules, by default of all."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("parts", nargs="*", default=[*BASE, *IDS])
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--window", default="1366x768")
    parser.add_argument("--size", default="420x640")
    parser.add_argument("--rule", default="")
    given = parser.parse_args()
    app = QApplication(sys.argv[:1])
    load_fonts()
    given.folder.mkdir(parents=True, exist_ok=True)
    ctx = UiContext(given.theme, given.lang, 1.0, speed=0)
    ctx.set_window(*map(int, given.window.split("x")))
    view = ExampleView(ctx)
    view.resize(*map(int, given.size.split("x")))
    view.show()
    for part in given.parts:
        for rule in examples.examples(part):
            if given.rule in ("", rule):
                name = f"{rule}-{given.lang}-{given.theme}-{given.size}.png"
                sheet(view, app, rule).save(str(given.folder / name))
                print(given.folder / name)


if __name__ == "__main__":
    main()
