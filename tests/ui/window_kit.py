"""The whole program in its window, driven from outside: keys and clicks in, what is shown out."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt import settings as kept
from alhambra_qt.ai import worker
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.ai_host import AiHost, request
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.options import Options
from alhambra_qt.ui.game.screen import GameScreen
from alhambra_qt.ui.kit.context import make_context
from alhambra_qt.ui.kit.focus import Threshold
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.main.program import FLOWS, Program
from alhambra_qt.ui.sides.spots import Spot, find
from tests.controller.kit import chance

PATIENCE = 60.0  # seconds until something that should happen is given up
LEFT = Qt.MouseButton.LeftButton


class HereHost(AiHost):
    """Answers as the computers' process would, but in this process: no time is lost starting it."""

    def _send(self) -> None:
        asked = self._asked
        if asked is None or self._closed:
            return
        seen, level = asked.observation, asked.level
        question = request(asked.number, seen, level, asked.seed, asked.style)
        self.to_main(partial(self._answered, worker.answer(question)))


class Player:
    """Somebody at the window: presses keys, clicks, and looks.

    Args:
        options: as on the command line.
        chosen: settings to begin with.
        host: makes the host of the computers; None takes the real process.
        size: of the window.
        painted: whether more than its first picture is painted, which takes much of the time.
    """

    def __init__(
        self,
        options: Options | None = None,
        chosen: dict[str, Any] | None = None,
        host: Callable[..., AiHost] | None = HereHost,
        size: tuple[int, int] = (1366, 768),
        *,
        painted: bool = False,
    ) -> None:
        assert load_fonts() == []
        settings, self.troubles = kept.load()
        for key, value in {"language": "en", "theme": "light", **(chosen or {})}.items():
            settings.set(key, value)
        if not chosen or "ai_speed" not in chosen:
            settings.set("ai_speed", "instant")
        settings.set("animation_speed", 0)
        self.settings = settings
        self.ctx = make_context(settings)
        self.program = Program(self.ctx, options or Options(lang="en"), host or AiHost)
        self.window = self.program.window
        self.window.resize(*size)
        self.program.begin()
        self.window.activateWindow()
        self.wait(lambda: self.window.isActiveWindow() and self.window.shown != "")
        self.events(3)
        self.window.setUpdatesEnabled(painted)

    def know_pages(self) -> None:
        """Make every flow, so that each page can be opened by its name."""
        for flow in FLOWS:
            getattr(self.program, flow)

    # -- time ---------------------------------------------------------------------------------

    def events(self, rounds: int = 1) -> None:
        """Let everything happen that is due."""
        for _ in range(rounds):
            QApplication.processEvents()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def wait(self, happened: Callable[[], bool], what: str = "nothing happened") -> None:
        """Wait for something."""
        end, pause = time.monotonic() + PATIENCE, 0.001
        self.events()
        while not happened():
            assert time.monotonic() < end, what
            self.events()
            if not happened():
                time.sleep(pause)
                pause = min(1.2 * pause, 0.01)

    def settle(self) -> None:
        """Wait until nothing moves and somebody must act."""
        self.events(2)
        self.wait(self.quiet, f"still busy at {self.window.shown}")

    def quiet(self) -> bool:
        """Whether nothing moves, nobody thinks and nothing is read or written in a thread."""
        flows = vars(self.program)
        made = [flows[name] for name in ("people", "new_game", "after") if name in flows]
        if any(getattr(flow, "share", flow).work.working for flow in made):
            return False
        game = self.program.game
        if game is None or self.window.shown != "game":
            return True
        if game.table.busy or game.pacing.soon:
            return False
        shown = game.shown in ("table", "lists")
        thinking = shown and game.desk.session.is_ai(game.desk.asking.seat)
        return not thinking or game.awaits_step

    # -- looking ------------------------------------------------------------------------------

    @property
    def game(self) -> GameScreen:
        """The running game."""
        assert self.program.game is not None
        return self.program.game

    @property
    def view(self) -> TableView:
        """The table as it is shown."""
        view = self.game.table.view_shown
        assert view is not None
        return view

    @property
    def page(self) -> str:
        """The page shown: of the window, or of the game (`GameScreen.shown`)."""
        shown = self.window.shown
        return self.game.shown if shown == "game" else shown

    def spot(self, target: Target) -> Spot | None:
        """The thing on the table with that target."""
        return find(self.game.table.table.spots(), target)

    def state(self) -> tuple[int, str]:
        """How far the game is, and the fingerprint of all of it."""
        session = self.game.desk.session
        return len(session.steps), session.digest()

    def notice(self) -> str:
        """Return the text of the notice across the window; empty if there is none."""
        notice = self.program.window.notice
        at_top = self.program.window.childAt(notice.geometry().center())
        seen = at_top is not None and (at_top is notice or notice.isAncestorOf(at_top))
        return self.ctx.text(notice.words.words) if notice.isVisible() and seen else ""

    # -- acting -------------------------------------------------------------------------------

    def key(self, *keys: Qt.Key | str, mod: Qt.KeyboardModifier | None = None) -> None:
        """Press keys, one after the other, as they reach the window from the system."""
        modifiers = mod or Qt.KeyboardModifier.NoModifier
        for key in keys:
            self._press(key, modifiers)
            self.settle()

    def key_only(self, key: Qt.Key | str) -> None:
        """Press a key and wait for nothing."""
        self._press(key, Qt.KeyboardModifier.NoModifier)

    def look(self) -> None:
        """See the page: nobody answers what is not painted yet."""
        threshold = self.window.windowHandle().findChild(Threshold)
        assert threshold is not None
        if threshold.unseen:
            self.wait(lambda: not threshold.unseen, "the page is not painted")

    def _press(self, key: Qt.Key | str, modifiers: Qt.KeyboardModifier) -> None:
        self.look()
        handle = self.window.windowHandle()
        if isinstance(key, str):
            QTest.keyClick(handle, ord(key), modifiers)
        else:
            QTest.keyClick(handle, key, modifiers)

    def open(self, session: Session, *, settled: bool = True) -> None:
        """Open a game from a file, as a person would go on with a saved one."""
        path = self.program.folder / "later.alhambra"
        self.program.running.leave()
        records.save(session, path)
        self.program.running.open_path(path)
        if settled:
            self.settle()

    def skip_to(self, happened: Callable[[Session], bool], left: int) -> None:
        """Go on with the same game later, played at random: so many actions before something."""
        self.open(later(self.game.desk.session, happened, left))

    def ctrl(self, key: Qt.Key, *, shift: bool = False) -> None:
        """Press a key with Ctrl."""
        mod = Qt.KeyboardModifier.ControlModifier
        self.key(key, mod=mod | Qt.KeyboardModifier.ShiftModifier if shift else mod)

    def place_of(self, target: Target) -> QPoint:
        """Where a thing on the table lies, seen from the window."""
        spot = self.spot(target)
        assert spot is not None, f"{target} is not on the table"
        table = self.game.table
        return table.viewport().mapTo(self.window, table.mapFromScene(spot.rect.center()))

    def click(self, target: Target) -> None:
        """Click a thing on the table."""
        self.click_at(self.place_of(target))

    def click_at(self, place: QPoint) -> None:
        """Click somewhere in the window."""
        self.look()
        handle = self.window.windowHandle()
        QTest.mouseMove(handle, place)
        QTest.mouseClick(handle, LEFT, Qt.KeyboardModifier.NoModifier, place)
        self.settle()

    def click_widget(self, widget: QWidget) -> None:
        """Click the middle of a button of a page."""
        self.click_at(widget.mapTo(self.window, widget.rect().center()))

    def drag(self, target: Target, onto: Target) -> None:
        """Drag a thing on the table onto another."""
        handle, start = self.window.windowHandle(), self.place_of(target)
        QTest.mousePress(handle, LEFT, Qt.KeyboardModifier.NoModifier, start)
        end = self.place_of(onto)
        for part in (0.1, 0.5):
            QTest.mouseMove(handle, (QPointF(start) + QPointF(end - start) * part).toPoint())
            self.events()
            end = self.place_of(onto)
        QTest.mouseMove(handle, end)
        self.events()
        QTest.mouseRelease(handle, LEFT, Qt.KeyboardModifier.NoModifier, end)
        self.settle()

    def close(self) -> None:
        """Close the window, as its button does."""
        self.window.close()
        self.events(3)


def later(session: Session, happened: Callable[[Session], bool], left: int) -> Session:
    """The game as it stands, if played at random, so many actions before something happens."""
    trial, rng = session.as_it_was(len(session.steps)), random.Random(left)
    while not happened(trial):
        chance(trial, rng)
    return trial.as_it_was(len(trial.steps) - left)


def accessible_texts(root: QObject) -> list[str]:
    """Everything a screen reader can find below an object."""
    found: list[str] = []
    start = QAccessible.queryAccessibleInterface(root)
    todo: list[QAccessibleInterface] = [start] if start is not None else []
    while todo:
        item = todo.pop()
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
            found.append(item.text(kind))
        children = (item.child(index) for index in range(item.childCount()))
        todo += [child for child in children if child is not None]
    return [text for text in found if text]


def clipboard() -> str:
    """Return the text on the clipboard."""
    return QGuiApplication.clipboard().text()


def save_files(home: Path) -> list[Path]:
    """The games in a home."""
    return sorted((home / "data" / "games").glob("*.alhambra"))
