"""Garbage is collected between events only."""

import gc
import weakref
from collections.abc import Generator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.layouts import Columns, discard
from alhambra_qt.ui.kit.sweeper import Sweeper
from tests.ui.window_kit import Player


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def thresholds() -> Generator[None, None, None]:
    """Keep what Python collects by."""
    usual = gc.get_threshold()
    yield
    gc.set_threshold(*usual)


def test_garbage_waits_for_the_end_of_an_event(qtbot: QtBot, thresholds: None) -> None:
    """However much is made nothing is collected meanwhile; soon afterwards it is."""
    parent = QObject()
    Sweeper(parent)
    assert not gc.isenabled()
    gc.collect()
    gc.set_threshold(50, 2, 2)
    ring = Ring()
    gone = weakref.ref(ring)
    del ring
    kept = [[number] for number in range(500)]
    assert gone() is not None
    qtbot.waitUntil(lambda: gone() is None, timeout=4000)
    assert len(kept) == 500
    parent.deleteLater()


class Holding(QWidget):
    """A widget that remembers something."""

    kept: object = None


def _in_a_circle() -> list[weakref.ref[QWidget]]:
    """A window that is held by nothing but a part of a part of it."""
    window, content = Holding(), QWidget()
    area, part = QScrollArea(window), Holding(content)
    area.setWidget(content)
    window.kept, part.kept = (area, content), lambda: window
    return [weakref.ref(one) for one in (window, area, content, part)]


def test_no_window_is_destroyed_in_parts(qtbot: QtBot, thresholds: None) -> None:
    """A window nobody holds any more stays whole until Qt deletes it, also after many sweeps."""

    def whole() -> list[bool]:
        return [one() is not None and isValid(one()) for one in parts]

    parent = QObject()
    sweeper = Sweeper(parent)
    before = set(QApplication.topLevelWidgets())
    parts = _in_a_circle()
    gc.set_threshold(1, 1, 1)
    for _ in range(9):
        sweeper.sweep()
    assert whole() == [True] * 4
    delete((set(QApplication.topLevelWidgets()) - before).pop())
    assert whole() == [False] * 4
    delete(parent)


def test_a_game_that_was_left_is_collected(qtbot: QtBot, home: Path, thresholds: None) -> None:
    """All of it goes soon, however little was made since: the next game has its room."""
    player = Player(painted=False)
    gc.set_threshold(1_000_000, 1_000, 1_000)
    player.program.play_new(default_config(("Anna", "Marco"), 1, "swept"))
    player.settle()
    gc.collect()
    gone = weakref.ref(player.game)
    player.program.leave_game()
    player.wait(lambda: gone() is None)
    player.close()


def test_layouts_let_go_of_what_is_discarded(ctx: UiContext, qtbot: QtBot) -> None:
    """A widget that is taken off a page stands in no layout any more, also in nested ones."""
    page = QWidget()
    qtbot.addWidget(page)
    outer, inner = QVBoxLayout(page), Columns(ctx, 4, 100)
    outer.addLayout(inner)
    rows = [QWidget() for _ in range(5)]
    for row in rows:
        inner.addWidget(row)
    discard(rows[:3])
    assert inner.count() == 2
    assert not any(inner.indexOf(row) >= 0 for row in rows[:3])
