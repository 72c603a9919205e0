"""Paint the pictures of the README: `python -m tests.ui.screenshots FOLDER`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from attrs import evolve
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt.controller.desk import pages
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.demo import play_one
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.settings import Settings
from alhambra_qt.ui.game.handover import HandoverPage
from alhambra_qt.ui.kit import fonts
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.ledger.page import LedgerPage
from alhambra_qt.ui.pages.newgame import NewGamePage
from alhambra_qt.ui.results.page import ResultsPage
from alhambra_qt.ui.table.widget import TableWidget

NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Elif")
SEED = "x3"
MIX = ("vizier", "bonus", "huts", "characters", "camps", "thieves", "treasure", "bazaars")


def _context(theme: str, language: str, size: tuple[int, int]) -> UiContext:
    ctx = UiContext(theme, language, 1.0)
    ctx.set_window(*size)
    return ctx


def _session(seats: int, people: int = 1, modules: Sequence[str] = ()) -> Session:
    config = evolve(default_config(NAMES[:seats], people, SEED), modules=tuple(modules))
    return Session.new(config)


def _placing(session: Session, turn: int) -> Desk:
    """Play to where Anna has a tile to place, and point at the first cell where it fits."""
    desk = Desk(session)
    while session.turn < turn or not desk.view().bought or not desk.view().legal:
        play_one(session)
    desk.hover(desk.view().legal[0].target)
    return desk


def table(
    size: tuple[int, int], theme: str, language: str, seats: int, modules: Sequence[str] = ()
) -> QWidget:
    """The table while a tile is being placed."""
    widget = TableWidget(_context(theme, language, size))
    widget.resize(*size)
    widget.show_view(_placing(_session(seats, 1, modules), 8 * seats).view())
    return widget


def setup(size: tuple[int, int], theme: str, language: str) -> QWidget:
    """The page on which a game is set up."""
    ctx = _context(theme, language, size)
    page = NewGamePage(ctx, Settings(Path("settings.json"), {}, {}), SEED)
    page.set_config(evolve(default_config(NAMES[:4], 2, SEED), modules=MIX))
    page.resize(*size)
    return page


def ledger(size: tuple[int, int], theme: str, language: str) -> QWidget:
    """The ledger after the second scoring."""
    session = _session(4)
    while len(session.scored) < 2:
        play_one(session)
    page = LedgerPage(_context(theme, language, size))
    page.resize(*size)
    page.show_view(pages.ledger(Desk(session)))
    return page


def results(size: tuple[int, int], theme: str, language: str) -> QWidget:
    """The end of a game."""
    session = _session(4)
    while not session.over:
        play_one(session)
    desk = Desk(session)
    view = pages.results(desk)
    page = ResultsPage(_context(theme, language, size))
    page.resize(*size)
    if view is not None:
        page.show_view(view, pages.ledger(desk))
    return page


def handover(size: tuple[int, int], theme: str, language: str) -> QWidget:
    """The screen between two people."""
    session = _session(4, people=2)
    desk = Desk(session)
    while session.turn < 16 or desk.viewing.waiting != 1:
        play_one(session)
    page = HandoverPage(_context(theme, language, size))
    page.resize(*size)
    view = pages.handover(desk, language)
    if view is not None:
        page.show_view(view)
    return page


def main(folder: Path) -> None:
    """Paint them all."""
    app = QApplication(sys.argv[:1])
    fonts.load_fonts()
    folder.mkdir(parents=True, exist_ok=True)
    pictures: dict[str, Callable[[], QWidget]] = {
        "table": lambda: table((1920, 1080), "light", "en", 4),
        "table-six-dark": lambda: table((1366, 768), "dark", "fr", 6, MIX),
        "setup": lambda: setup((1440, 900), "light", "en"),
        "ledger": lambda: ledger((1366, 768), "light", "it"),
        "results": lambda: results((1366, 768), "light", "ro"),
        "handover": lambda: handover((1366, 768), "light", "fr"),
    }
    for name, make in pictures.items():
        widget = make()
        widget.show()
        for _ in range(20):
            app.processEvents()
        widget.grab().save(str(folder / f"{name}.png"))
        print(folder / f"{name}.png")
        widget.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
