"""The table as lists: whole turns by its keys alone, and nothing else on it than on the table."""

from __future__ import annotations

import random

import pytest
from attrs import evolve
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import GameConfig, default_config
from alhambra_qt.modules import IDS
from alhambra_qt.ui.lists.page import ListsPage
from alhambra_qt.ui.lists.rows import NAME
from tests.ui.window_kit import Player

K = Qt.Key
OWN_MOVES = 6
PATIENCE = 200  # things chosen until then
HURRY = 0.5  # how often the list is looked through no further than its beginning


class Lister:
    """Plays by the keys of the page, and knows only what its lists say."""

    def __init__(self, config: GameConfig) -> None:
        self.player, self.rng, self.moves = Player(), random.Random(config.seed), 0
        self.player.program.play_new(config)
        self.player.settle()
        self.player.key(K.Key_F4)
        self.asked, self.known = "", set[str]()
        self.tried: list[str] = []

    @property
    def page(self) -> ListsPage:
        """The page."""
        page = self.player.game.lists.page
        assert page is not None
        return page

    def offered(self) -> list[str]:
        """What the list of choices reads, from above."""
        return read(self.page.choices)

    def choose(self, text: str, key: Qt.Key = K.Key_Space) -> None:
        """Go to a line of the choices and choose it; all by keys."""
        while QApplication.focusWidget() is not self.page.choices:
            self.player.key(K.Key_F6)
        self.player.key(K.Key_Home)
        for _ in self.offered():
            if self.page.choices.currentIndex().data() == text:
                break
            self.player.key(K.Key_Down)
        assert self.page.choices.currentIndex().data() == text
        before = self.player.state()[0]
        self.tried.append(text)
        self.player.key(key)
        self.moves += self.player.state()[0] > before

    def step(self) -> None:
        """Confirm what is chosen, else choose something new."""
        if self.player.page != "lists":
            self.player.key(K.Key_Escape)  # a scoring
            return
        able = [one for one in self.offered() if not one.startswith(("Hint", "Undo", "Restart"))]
        sure = next((one for one in able if one in ("Confirm", "Continue", "Next")), None)
        question = read(self.page.question)[0]
        if question != self.asked:
            self.asked, self.known = question, set()
        fresh = [one for one in able if one not in self.known] or able
        few = fresh[:3] if self.rng.random() < HURRY else fresh
        chosen = sure or self.rng.choice(few)
        self.known.add(chosen)
        self.choose(chosen)


def read(view: QAbstractItemView) -> list[str]:
    """What a list reads."""
    model = view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.mark.parametrize("modules", [(), IDS], ids=["base", "all"])
def test_turns_by_keys_of_the_page(qtbot: QtBot, modules: tuple[str, ...]) -> None:
    """Several moves are made with what the lists offer, and the page stays open meanwhile."""
    config = default_config(("Anna", "Marco", "Ioana"), 1, "lists")
    lister = Lister(evolve(config, modules=modules))
    for _ in range(PATIENCE):
        lister.step()
        if lister.moves >= OWN_MOVES:
            break
    assert lister.moves >= OWN_MOVES, lister.tried[-40:]
    lister.player.close()
