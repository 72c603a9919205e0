"""Pages with sample contents, for tests and for looking at them."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from attrs import Factory, frozen
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.faults import Fault
from alhambra_qt.i18n import msg
from alhambra_qt.settings import Settings
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.pieces.picture import SHOWPIECE
from alhambra_qt.ui.saved.saved_games import GamesPage
from alhambra_qt.ui.saved.shelf import Shelf
from alhambra_qt.ui.saved.summary import GameLine, SummarySeat, Waiting


def local(text: str) -> datetime:
    """Read a moment that a page shows alike in every time zone."""
    return datetime.fromisoformat(text).astimezone()


SEATS = (
    SummarySeat("Anna", "circle", "human", 23),
    SummarySeat("Marco", "diamond", "ai", 19),
    SummarySeat("Ioana", "triangle", "ai", 26),
    SummarySeat("Claire", "square", "ai", 14),
)
GAME = GameLine(
    id="one.json",
    name="auto-20261121-140500",
    saved=local("2026-11-21T14:05"),
    seats=SEATS,
    round=9,
    scorings=1,
    automatic=True,
    preview=tuple(SHOWPIECE[:11]),
)
GAMES = (
    GAME,
    GameLine(
        id="two.json",
        name="Sunday evening, the long one with grandmother",
        saved=local("2026-11-15T21:40"),
        seats=SEATS[:2],
        round=15,
        scorings=3,
        over=True,
        modules=("vizier", "camps"),
        preview=tuple(SHOWPIECE),
    ),
    GameLine(id="four.json", name="My puzzle", saved=local("2026-11-01T08:00")),
    GameLine(
        id="three.json",
        name="three",
        saved=local("2026-10-02T09:00"),
        trouble=msg("load-not-read", file="three.json", reason=msg("load-missing")),
    ),
)
FAULT = Fault("OverflowError", "/somewhere/book_example_board.py", 1234, frozenset(), "", 12)


@frozen
class SampleShelf(Shelf):
    """Games that are in no folder."""

    games: Mapping[str, GameLine] = Factory(dict)

    def line(self, name: str) -> GameLine:
        """Give the game of that name."""
        return self.games[name]


def fill(page: GamesPage, games: Sequence[GameLine]) -> None:
    """Show these games on the page."""
    page.set_games(
        SampleShelf(Path(), tuple(game.id for game in games), {game.id: game for game in games})
    )


def make(name: str, ctx: UiContext) -> QWidget:
    """The page of that name, with something in it."""
    if name.startswith("start"):
        from alhambra_qt.ui.pages.start import StartPage

        page = StartPage(ctx)
        waiting = Waiting(saved=GAME.saved, table="Anna") if "table" in name else Waiting.of(GAME)
        fresh = name == "start-fresh"
        deals = msg("start-today-left", n=2)
        page.set_continue(None if fresh else waiting, newcomer=fresh, deals=deals, asks=fresh)
        return page
    if name == "settings":
        from alhambra_qt.ui.program.settings_page import SettingsPage

        return SettingsPage(ctx)
    if name.startswith("new"):
        from alhambra_qt.ui.setup.newgame_page import NewGamePage

        return NewGamePage(ctx)
    if name.startswith("games"):
        games = GamesPage(ctx)
        fill(games, () if name == "games-empty" else GAMES)
        return games
    if name == "fault":
        from alhambra_qt.ui.pages.fault import FaultPage

        fault = FaultPage(ctx)
        fault.show_fault(FAULT, 12, game=True)
        fault.copied()
        return fault
    raise ValueError(f"no page {name}")


def settle() -> None:
    """Let nested layouts agree: each level answers in its own turn of the event loop."""
    for _ in range(6):
        QApplication.processEvents()


def shown(
    qtbot: QtBot, page: QWidget, size: tuple[int, int] = (1366, 768), *, painted: bool = False
) -> None:
    """Show a page as the active window, and paint it only where it is looked at."""
    qtbot.addWidget(page)
    page.setUpdatesEnabled(painted)
    page.resize(*size)
    page.show()
    page.activateWindow()
    settle()


def fresh_settings(tmp_path: Path) -> Settings:
    """Settings nobody has touched."""
    return Settings(tmp_path / "settings.json", {}, {})
