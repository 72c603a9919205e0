"""Garbage is collected between events only."""

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.ui.kit import guard
from alhambra_qt.ui.kit.layouts import discard
from tests.ui.window_kit import Player


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


def test_garbage_waits_for_the_end_of_an_event(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much is made nothing is collected meanwhile; soon afterwards it is."""
    parent = QObject()
    guard.Sweeper(parent)
    assert not gc.isenabled()
    gc.collect()
    monkeypatch.setattr(guard, "YOUNG", 50)
    ring = Ring()
    gone = weakref.ref(ring)
    del ring
    kept = [[number] for number in range(500)]
    assert gone() is not None
    qtbot.waitUntil(lambda: gone() is None)
    assert len(kept) == 500
    parent.deleteLater()


def test_a_game_that_was_left_is_gone(
    qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its screen goes at once without the collector: the next game has its room."""
    monkeypatch.setattr(guard, "SOON", guard.LARGEST)
    monkeypatch.setattr(guard, "YOUNG", guard.LARGEST)
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco"), 1, "swept"))
    player.settle()
    gone = weakref.ref(player.game)
    player.program.running.leave()
    player.wait(lambda: gone() is None)
    player.close()


def test_layouts_let_go_of_what_is_discarded(qtbot: QtBot) -> None:
    """A widget that is taken off a page stands in no layout any more, also in nested ones."""
    page = QWidget()
    qtbot.addWidget(page)
    outer, inner = QVBoxLayout(page), QHBoxLayout()
    outer.addLayout(inner)
    rows = [QWidget() for _ in range(5)]
    for row in rows:
        inner.addWidget(row)
    discard(rows[:3])
    assert inner.count() == 2
    assert not any(inner.indexOf(row) >= 0 for row in rows[:3])
