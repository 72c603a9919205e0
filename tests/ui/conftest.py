"""Common fixtures of window tests: bundled fonts, a context to paint with, a clean screen."""

from collections.abc import Callable, Generator, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
import shiboken6
from attrs import evolve
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.ui.kit import context
from alhambra_qt.ui.kit.access import install
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import Images
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.setup.newgame_page import NewGamePage
from tests.ui.pages_samples import fresh_settings, settle
from tests.ui.table_drive import Drive

PATIENCE = 60_000  # milliseconds in which even a busy machine does what is waited for


class PatientBot(QtBot):
    """Waits for what must happen until it does; five seconds are little on a busy machine."""

    def waitUntil(self, callback: Callable[[], Any], *, timeout: int = PATIENCE) -> None:
        """Let events happen until something is true."""
        super().waitUntil(callback, timeout=timeout)


@pytest.fixture(scope="session", autouse=True)
def empty_clipboard() -> Iterator[None]:
    """At exit Qt would delete what was copied, which needs Python, when Python is gone."""
    yield
    if QApplication.instance() is not None:
        QApplication.clipboard().clear()


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Somebody who uses widgets, with patience."""
    assert qapp is not None
    return PatientBot(request)


INSTALLED: list[QTranslator] = []


def install_translator(translator: QTranslator) -> bool:
    """Install a translator for Qt's texts, as Qt does, and note it."""
    INSTALLED.append(translator)
    return QCoreApplication.installTranslator(translator)


@pytest.fixture(scope="session", autouse=True)
def _noted_words() -> Iterator[None]:
    """Note the translators that contexts install."""
    with pytest.MonkeyPatch.context() as patch:
        application = SimpleNamespace(installTranslator=install_translator)
        patch.setattr(context, "QCoreApplication", application)
        yield


def without_words() -> Iterator[None]:
    """Remove the translators that were installed: their contexts may be in cycles and live on."""
    before = len(INSTALLED)
    yield
    for translator in INSTALLED[before:]:
        if shiboken6.isValid(translator):
            QCoreApplication.removeTranslator(translator)
    del INSTALLED[before:]


# The windows that a whole file shares are made before those of its first test.
_words_of_file = pytest.fixture(without_words, scope="module", autouse=True)
_words_of_test = pytest.fixture(without_words, autouse=True)


@pytest.fixture(autouse=True)
def _cleared(qapp: QApplication) -> Generator[None, None, None]:  # whichever test is the first
    """Delete the windows that a test leaves behind."""
    before = set(QApplication.topLevelWidgets())
    yield
    QAccessible.setActive(False)  # a test that listens does so for itself alone
    # The list of a choice is a window too, and goes with its control.
    left = [top_level for top_level in QApplication.topLevelWidgets() if top_level.parent() is None]
    for widget in left:
        if widget not in before and shiboken6.isValid(widget):
            shiboken6.delete(widget)


@pytest.fixture(scope="session", autouse=True)
def _pictures() -> Generator[None, None, None]:
    """Keep what was drawn for all tests: each would read and draw the same files again."""
    shared = Images(budget=12 * 1024 * 1024)

    def images(ctx: UiContext) -> Images:
        """The shared pictures as that context shows them."""
        shared.dress(ctx.theme.rim, ctx.theme.cloth)
        return shared

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(UiContext, "images", property(images))
        yield
    shared.clear()


@pytest.fixture(scope="module")
def table(qapp: QApplication) -> Generator[Drive, None, None]:
    """One large table for all tests of a file that lay their games on it."""
    from tests.ui import table_games as games  # which knows tests: their cases are not chosen yet

    assert load_fonts() == []
    install()
    drive = games.drive(UiContext(speed=0), games.rich())
    yield drive
    shiboken6.delete(drive.table)


@pytest.fixture(scope="module")
def _new_game(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Generator[tuple[NewGamePage, GameConfig], None, None]:
    assert load_fonts() == []
    install()
    settings = fresh_settings(tmp_path_factory.mktemp("settings"))
    page = NewGamePage(UiContext(speed=0, settings=settings))
    page.setUpdatesEnabled(False)
    page.resize(1366, 768)
    yield page, page.config()
    shiboken6.delete(page)


@pytest.fixture
def new_game(_new_game: tuple[NewGamePage, GameConfig]) -> NewGamePage:
    """The new-game page as it is at the very first start: one for all tests of a file.

    What is kept stays kept on it, so tests of favourites and of the last set-up make their own.
    """
    page, first = _new_game
    page.ctx.set_language("en")
    page.set_config(evolve(first, seed=""))
    for card in page.cards:
        card.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    page.show()
    page.activateWindow()
    page.go.setFocus()
    page.strip.show_module("")
    settle()
    return page


@pytest.fixture
def ctx(qtbot: QtBot) -> UiContext:
    """A light English context without motion, at the size of a common laptop."""
    assert load_fonts() == []
    install()
    return UiContext(speed=0)
