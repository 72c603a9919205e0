"""Every page to be looked at and used all over, while one of its overrides fails on purpose."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
import shiboken6
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

import alhambra_qt.ui
from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.i18n import msg
from alhambra_qt.teaching import rulebook
from alhambra_qt.teaching.exercises import make as make_exercise
from alhambra_qt.teaching.progress import Profile, Progress
from alhambra_qt.ui.game.handover import HandoverPage
from alhambra_qt.ui.game.menu import GameMenu
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import guarded_in, of_qt, overridden
from alhambra_qt.ui.ledger.page import LedgerPage
from alhambra_qt.ui.lesson.page import LessonPage
from alhambra_qt.ui.main.debug import DebugOverlay
from alhambra_qt.ui.pages.book import BookPage
from alhambra_qt.ui.pages.book_example import ExampleView
from alhambra_qt.ui.pages.keyhelp import KeyHelpPage
from alhambra_qt.ui.pages.known import KnownPage
from alhambra_qt.ui.pages.learn import LearnPage
from alhambra_qt.ui.pages.players import PlayersPage
from alhambra_qt.ui.pages.practice import PracticePage
from alhambra_qt.ui.results.page import ResultsPage
from alhambra_qt.ui.table.access import AccessibleTable
from alhambra_qt.ui.table.widget import TableWidget
from tests.ui import pages_samples
from tests.ui.ledger_samples import handover_of, ledger_of, results_of
from tests.ui.lesson_kit import ALL
from tests.ui.table_drive import Drive
from tests.ui.test_known import learner
from tests.ui.test_shelf import SETUP, full
from tests.ui.window_kit import Player, accessible_texts

Override = tuple[type, str]
K = Qt.Key
KEYS = (K.Key_Tab, K.Key_Right, K.Key_Down, K.Key_Left, K.Key_Up, K.Key_Tab, K.Key_A, K.Key_F6)
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
NO_BUTTON = Qt.MouseButton.NoButton
OUT = QPoint(-9, -9)
SPOKEN = (
    *("isValid", "object", "window", "parent", "childCount", "rect", "role", "state"),
    *("foregroundColor", "backgroundColor"),
)
SIZE, OTHER = (1366, 768), (1040, 620)
# PySide goes on calling what once stood in a class, even if something else does now.
ALIVE: list[Callable[..., Any]] = []


class Slip(Exception):
    """The error on purpose."""


def overrides() -> Iterator[Override]:
    """Every method of the window that Qt may call."""
    for module in pkgutil.walk_packages(alhambra_qt.ui.__path__, "alhambra_qt.ui."):
        loaded = importlib.import_module(module.name)
        for one in vars(loaded).values():
            here = isinstance(one, type) and one.__module__ == module.name
            if here and any(of_qt(base) for base in one.__mro__):
                for name, method in vars(one).items():
                    if isinstance(method, FunctionType) and overridden(one, name) is not None:
                        yield one, name


class Tampered:
    """Notes which overrides are used, and lets one of them fail."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.used: set[Override] = set()
        self.failing: Override | None = None
        for cls, name in list(overrides()):
            own = vars(cls)[name].__wrapped__
            ALIVE.append(guarded_in(cls, name, self._noted((cls, name), own)))
            patch.setattr(cls, name, ALIVE[-1])

    def _noted(self, key: Override, own: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*args: Any, **named: Any) -> Any:
            self.used.add(key)
            if self.failing != key:
                return own(*args, **named)
            painter = QPainter(args[0]) if key[1] == "paintEvent" else None
            raise Slip(f"{key[0].__qualname__}.{key[1]} with {painter}")

        return noted


# -- the pages --------------------------------------------------------------------------------


def _game(people: int = 1, on: tuple[str, ...] = ()) -> Session:
    config = default_config(("Anna", "Marco", "Ioana"), people, "guard")
    return Session.new(evolve(config, modules=on))


def _players(ctx: UiContext) -> QWidget:
    page, config = PlayersPage(ctx), _game().config
    page.show_seats(config.seats, tags(config))
    return page


def _keys(ctx: UiContext) -> QWidget:
    page = KeyHelpPage(ctx)
    page.show_keys(modules.IDS)
    return page


def _book(ctx: UiContext) -> QWidget:
    page, book = BookPage(ctx), rulebook.compose(("camps",), 2)
    page.show_book(book, "game", {"game": book})
    page.enter("build.edges")
    return page


def _example(ctx: UiContext) -> QWidget:
    view = ExampleView(ctx)
    view.show_rule("build.edges")
    return view


def _learn(ctx: UiContext) -> QWidget:
    page, progress = LearnPage(ctx), Progress(Path("learning.json"))
    progress.choose("Ana")
    page.show_progress(progress, ())
    return page


def _lesson(ctx: UiContext) -> QWidget:
    page = LessonPage(ctx)
    page.open(ALL[0], Profile("Ana"))
    return page


def _practice(ctx: UiContext, code: str = "") -> QWidget:
    page = PracticePage(ctx)
    page.show_profile(Profile("Ana"))
    if code:
        page.show_exercise(make_exercise(code))
    return page


def _known(ctx: UiContext) -> QWidget:
    page = KnownPage(ctx)
    page.show_profile(learner())
    return page


def _table(ctx: UiContext) -> QWidget:
    return Drive(ctx, Session.at(SETUP, full(), {})).table


def _ledger(ctx: UiContext) -> QWidget:
    page = LedgerPage(ctx)
    page.show_view(ledger_of("every-2"))
    return page


def _results(ctx: UiContext) -> QWidget:
    page = ResultsPage(ctx)
    page.show_view(results_of("six"), ledger_of("six"))
    return page


def _handover(ctx: UiContext) -> QWidget:
    page = HandoverPage(ctx)
    page.show_view(handover_of())
    return page


def _program(_ctx: UiContext) -> QWidget:
    player = Player()
    DebugOverlay(player.program).show()
    player.program.play_new(_game().config)
    player.program.say(msg("menu-saved", name="one"))
    return player.window


SAMPLES = ("start", "start-fresh", "new", "settings", "games", "games-empty", "fault")
PAGES: dict[str, Callable[[UiContext], QWidget]] = {
    **{name: partial(pages_samples.make, name) for name in SAMPLES},
    "menu": GameMenu,
    "players": _players,
    "keys": _keys,
    "book": _book,
    "example": _example,
    "learn": _learn,
    "lesson": _lesson,
    "practice": _practice,
    "exercise": partial(_practice, code="cells.1.1"),
    "sum": partial(_practice, code="scoring.1.1"),
    "known": _known,
    "table": _table,
    "ledger": _ledger,
    "results": _results,
    "handover": _handover,
    "program": _program,
}


# -- using them -------------------------------------------------------------------------------


def settle() -> None:
    """Let everything happen that is due."""
    for _ in range(3):
        QApplication.processEvents()


def use(page: QWidget) -> None:
    """Look at a page, change its size, use keys and the pointer all over it, and listen to it."""
    page.resize(*SIZE)
    page.show()
    page.activateWindow()
    settle()
    for part in (_lay_out, _type, _point, _listen, _hide_and_show):
        part(page)


def use_for(page: QWidget, name: str) -> None:
    """Do what makes Qt call overrides of that name, and little more."""
    if "key" in name or "focus" in name:
        _type(page)
    elif any(word in name for word in ("mouse", "wheel", "enter", "leave", "viewport")):
        _point(page)
    elif name in SPOKEN or "hild" in name or name in ("text", "setText"):
        _listen(page)
    elif name in ("showEvent", "hideEvent"):
        _hide_and_show(page)
    else:
        _lay_out(page)


def _lay_out(page: QWidget) -> None:
    for part in page.findChildren(QWidget):
        part.updateGeometry()
        if part.hasHeightForWidth():
            part.heightForWidth(part.width())
    page.resize(*(OTHER if page.width() == SIZE[0] else SIZE))
    settle()
    page.grab()


def _hide_and_show(page: QWidget) -> None:
    page.hide()
    page.show()
    settle()


def _kinds(page: QWidget) -> Iterator[QWidget]:
    """The page and one of each kind of thing that is seen on it, as long as it is there."""
    seen = {type(part): part for part in page.findChildren(QWidget) if part.isVisible()}
    return (part for part in (page, *seen.values()) if shiboken6.isValid(part))


def _type(page: QWidget) -> None:
    """Go round by keys; then type at each kind of thing, with the focus on it."""
    for key in KEYS:
        QTest.keyClick(page.window().windowHandle(), key)
    for part in _kinds(page):
        part.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(part, K.Key_Right)


def _point(page: QWidget) -> None:
    """Press on each kind of thing and let go elsewhere, and turn the wheel over it."""
    for part in _kinds(page):
        viewport = part.viewport() if isinstance(part, QAbstractScrollArea) else part
        middle = viewport.rect().center()
        place = viewport.mapTo(page.window(), middle)
        if page.window().rect().contains(place):
            QTest.mouseMove(page.window().windowHandle(), place)
        QTest.mousePress(viewport, LEFT, NONE, middle)
        for to in (middle + QPoint(3, 3), OUT):
            moved = QMouseEvent(QEvent.Type.MouseMove, to, to, NO_BUTTON, LEFT, NONE)
            QApplication.sendEvent(viewport, moved)
        QTest.mouseRelease(viewport, LEFT, NONE, OUT)
        at = QPointF(middle)
        phase = Qt.ScrollPhase.NoScrollPhase
        wheel = QWheelEvent(at, at, QPoint(), QPoint(0, 120), NO_BUTTON, NONE, phase, False)
        QApplication.sendEvent(viewport, wheel)
    QTest.mouseDClick(page.window().windowHandle(), LEFT, NONE, QPoint(1, 1))


def _listen(page: QWidget) -> None:
    """Ask all that a screen reader may ask."""
    accessible_texts(page)
    for table in [*page.findChildren(TableWidget), page]:
        root = QAccessible.queryAccessibleInterface(table)
        if not isinstance(root, AccessibleTable):
            continue
        root.childAt(700, 400)
        root.focusChild()
        spot = root.child(0)
        root.indexOfChild(spot)
        for name in SPOKEN:
            getattr(spot, name)()
        spot.child(0), spot.childAt(0, 0), spot.indexOfChild(spot)
        spot.setText(QAccessible.Text.Name, "")


def end(page: QWidget) -> None:
    """Be done with a page."""
    page.close()
    shiboken6.delete(page)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
