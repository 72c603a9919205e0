"""The game waits while something else than the table is shown; nothing is played behind it."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.game.pace import PACE
from alhambra_qt.ui.people.players_page import PlayersPage
from tests.controller.kit import config
from tests.ui.window_keys import K, frame_of, take_turn
from tests.ui.window_kit import Player, accessible_texts, later

NAMES = ("Anna", "Marco", "Ioana")
SPEED = "fast"
SHORT = 60  # milliseconds between the moves of computers here
LINGER = 400  # milliseconds that a scoring stays here


def press(player: Player, key: Qt.Key, *, ctrl: bool = False) -> None:
    """Press a key and let the page come up, without waiting for the computers."""
    player.look()
    mod = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(player.window.windowHandle(), key, mod)
    player.events(2)


def stay(player: Player, milliseconds: int) -> None:
    """Let twice the time pass in which something would happen."""
    end = time.monotonic() + 2 * milliseconds / 1000
    while time.monotonic() < end:
        player.events()
        time.sleep(0.01)


def move_due(player: Player) -> None:
    """Play until a computer's move is there and about to be played."""
    while not player.game.pacing.soon:
        if player.game.desk.session.is_ai(player.game.desk.session.to_move):
            player.events()
            continue
        while frame_of(player) != "turn_end":
            take_turn(player)
        press(player, K.Key_Return)


PAGES: dict[str, Callable[[Player], None]] = {
    "players": lambda player: press(player, K.Key_P, ctrl=True),
    "menu": lambda player: press(player, K.Key_F10),
    "new": lambda player: press(player, K.Key_N, ctrl=True),
    "book": lambda player: press(player, K.Key_F1),
    "settings": lambda player: player.program.window.open("settings"),
    "keys": lambda player: press(player, K.Key_F3),
    "ledger": lambda player: press(player, K.Key_S),
}


def test_nothing_is_played_behind_a_page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that covers the table stops the game, also a move that was due; then it goes on."""
    monkeypatch.setitem(PACE, SPEED, SHORT)
    player = Player(chosen={"ai_speed": SPEED})
    player.program.running.play(default_config(NAMES, humans=1, seed="live"))
    player.settle()
    for name in PAGES:
        waits_behind(player, name)
    player.close()


def waits_behind(player: Player, name: str) -> None:
    """Check that nothing is played behind a page."""
    move_due(player)
    before = player.state()
    PAGES[name](player)
    assert player.page == name
    stay(player, SHORT)
    assert (player.page, player.state()) == (name, before)
    press(player, K.Key_Escape)
    assert player.page == "table"
    player.wait(lambda: player.state()[0] > before[0], f"does not go on after {name}")


@pytest.mark.parametrize("read_before", [False, True])
def test_a_scoring_waits_behind_a_page(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, read_before: bool
) -> None:
    """Where nobody plays, a scoring goes on by itself, but not behind a page."""
    monkeypatch.setattr("alhambra_qt.ui.game.open_pages.LINGER", {"instant": LINGER})
    player = Player()
    game = Session.new(config(humans=0, seed="waits"))
    player.open(later(game, lambda session: bool(session.scored), 2), settled=False)
    if read_before:  # the ledger that was opened and closed before is no reason to wait for ever
        player.game.show_ledger()
        press(player, K.Key_Escape)
    player.wait(lambda: player.page == "scoring")
    before = player.state()
    press(player, K.Key_P, ctrl=True)
    assert player.page == "players"
    stay(player, LINGER)
    assert (player.game.shown, player.state()) == ("scoring", before)
    press(player, K.Key_Escape)
    player.wait(lambda: player.state()[0] > before[0], "the scoring does not go on by itself")
    player.close()


def test_the_game_waits_for_who_plays(qtbot: QtBot) -> None:
    """It says so in every language, with all seats in the smallest window."""
    player = Player(size=(1024, 600))
    names = ("Anna", "Marco", "Ioana", "Luc", "Elena", "Paolo")
    player.program.running.play(default_config(names, humans=1, seed="six"))
    player.settle()
    player.ctrl(K.Key_P)
    page = player.window.page("players")
    assert isinstance(page, PlayersPage)
    texts = set()
    for lang in LANGS:
        player.settings.set("language", lang)
        player.events(2)
        words = player.ctx.t("players-waits")
        assert words in accessible_texts(page)
        texts.add(words)
    assert len(texts) == len(LANGS)
    player.close()
