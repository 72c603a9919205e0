"""The game waits while something else than the table is shown; nothing is played behind it."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.game.pace import PACE
from alhambra_qt.ui.pages.players import PlayersPage
from tests.ui.window_keys import K, frame_of, take_turn
from tests.ui.window_kit import Player, accessible_texts

NAMES = ("Anna", "Marco", "Ioana")
SPEED = "fast"
LONG = PACE[SPEED] / 1000 * 3  # seconds in which a computer would have played


def press(player: Player, key: Qt.Key, *, ctrl: bool = False) -> None:
    """Press a key and let the page come up, without waiting for the computers."""
    mod = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(player.window.windowHandle(), key, mod)
    player.events(2)


def stay(player: Player) -> None:
    """Let some time pass."""
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        player.events()
        time.sleep(0.005)


def move_due() -> Player:
    """A game in which a computer's move is there and about to be played."""
    player = Player(chosen={"ai_speed": SPEED})
    player.program.play_new(default_config(NAMES, humans=1, seed="live"))
    player.settle()
    while frame_of(player) != "turn_end":
        take_turn(player)
    press(player, K.Key_Return)
    player.wait(lambda: player.game.moves_soon)
    return player


PAGES: dict[str, Callable[[Player], None]] = {
    "players": lambda player: press(player, K.Key_P, ctrl=True),
    "menu": lambda player: press(player, K.Key_F10),
    "new": lambda player: press(player, K.Key_N, ctrl=True),
    "book": lambda player: press(player, K.Key_F1),
    "settings": lambda player: player.program.window.open("settings"),
    "keys": lambda player: press(player, K.Key_F3),
    "ledger": lambda player: press(player, K.Key_S),
}


@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_played_behind_a_page(qtbot: QtBot, name: str) -> None:
    """A page that covers the table stops the game, also a move that was due; then it goes on."""
    player = move_due()
    before = player.state()
    PAGES[name](player)
    assert player.page == name
    stay(player)
    assert (player.page, player.state()) == (name, before)
    press(player, K.Key_Escape)
    assert player.page == "table"
    player.wait(lambda: player.state()[0] > before[0], "the game does not go on")
    player.close()


@pytest.mark.parametrize("read_before", [False, True])
def test_a_scoring_waits_behind_a_page(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, read_before: bool
) -> None:
    """Where nobody plays, a scoring goes on by itself, but not behind a page."""
    monkeypatch.setattr("alhambra_qt.ui.game.scorings.LINGER", {"instant": 100})
    player = Player()
    config = default_config(NAMES, humans=1, seed="waits")
    seats = tuple(evolve(seat, kind="ai", level="easy") for seat in config.seats)
    player.program.play_new(evolve(config, seats=seats))
    if read_before:  # the ledger that was opened and closed before is no reason to wait for ever
        player.game.show_ledger()
        press(player, K.Key_Escape)
    player.wait(lambda: player.page == "scoring")
    before = player.state()
    press(player, K.Key_P, ctrl=True)
    assert player.page == "players"
    stay(player)
    assert (player.game.shown, player.state()) == ("scoring", before)
    press(player, K.Key_Escape)
    player.wait(lambda: player.state()[0] > before[0], "the scoring does not go on by itself")
    player.close()


def test_the_page_of_who_plays_says_that_the_game_waits(qtbot: QtBot) -> None:
    """It says so in every language, with all seats in the smallest window."""
    player = Player(size=(1024, 600))
    names = ("Anna", "Marco", "Ioana", "Luc", "Elena", "Paolo")
    player.program.play_new(default_config(names, humans=1, seed="six"))
    player.settle()
    player.ctrl(K.Key_P)
    page = player.window.page("players")
    assert isinstance(page, PlayersPage)
    said = set()
    for lang in LANGS:
        player.settings.set("language", lang)
        player.events(2)
        words = player.ctx.t("players-waits")
        assert words in accessible_texts(page)
        said.add(words)
    assert len(said) == len(LANGS)
    player.close()
