"""Whole games in the window, by keys only."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.gameconfig import GameConfig, default_config, to_json
from alhambra_qt.controller.game.session import Session
from alhambra_qt.engine.actions import GiveToDirk
from alhambra_qt.modules import IDS
from alhambra_qt.modules.vizier.rules import UseVizier, WakeVizier
from alhambra_qt.options import Options
from tests.cases import night
from tests.controller.kit import config, played
from tests.ui.window_keys import K, frame_of, play_by_keys
from tests.ui.window_kit import Player


def begun(setup: GameConfig, seed: str, **chosen: object) -> Player:
    """Somebody who went from the start page to the table with two keys, against easy computers."""
    setup = evolve(setup, seats=tuple(evolve(seat, level="easy") for seat in setup.seats))
    memory = {"last_setup": to_json(setup), **chosen}
    player = Player(Options(lang="en", seed=seed), memory, painted=night())
    assert player.page == "start"
    player.key(K.Key_Return)
    assert player.page == "new"
    player.key(K.Key_Return)
    return player


def scored(player: Player) -> list[int]:
    """The scorings that happened."""
    return [board.ledger.scoring for board in player.game.desk.session.scored]


def rest_by_keys(player: Player, *, scoring: bool = True) -> set[str]:
    """Play on to the results, daily only to the next scoring and the end; return the pages seen."""
    seen = set()
    if not night() and scoring:
        before = len(scored(player))
        player.skip_to(lambda session: len(session.scored) > before, 5)
        seen = play_by_keys(player, lambda: player.page == "scoring")
    if not night():
        player.skip_to(lambda session: session.over, 4)
    return seen | play_by_keys(player)


def test_game_against_computers(qtbot: QtBot) -> None:
    """From the start page to the results, to the ledger and back, and on to another game."""
    player = begun(default_config(("Anna", "Marco", "Ioana")), "keys")
    assert player.page == "table"
    seen = play_by_keys(player, lambda: player.game.desk.session.turn > 3)
    assert seen | rest_by_keys(player) == {"table", "scoring", "results"}
    assert scored(player) == [1, 2, 3]
    player.key("s")
    assert player.page == "ledger"
    player.key(K.Key_Escape)
    assert player.page == "results"
    player.key("t")
    assert player.page == "table"
    player.key(K.Key_Return)
    assert player.page == "results"
    player.ctrl(K.Key_R)
    assert player.page == "table"
    assert player.game.desk.session.config.seats[1].name == "Marco"
    assert player.state()[0] < 20
    player.key(K.Key_F10, K.Key_Down)
    assert player.page == "menu"
    player.key(K.Key_Escape)
    assert player.page == "table"
    player.close()


def gives(session: Session) -> bool:
    """Whether Dirk was given a tile."""
    return any(isinstance(action, GiveToDirk) for action in session.actions)


def test_hot_seat_with_dirk(qtbot: QtBot) -> None:
    """Two people at one computer play a game with Dirk, handing it over after every turn."""
    player = begun(default_config(("Anna", "Marco"), humans=2), "dirk")
    assert player.page == "handover"
    seen = play_by_keys(player, lambda: player.game.desk.session.turn > 2)
    if not night():  # daily the beginning, the first tile that can be given away, and the end
        player.skip_to(gives, 1)
    seen |= play_by_keys(player, lambda: gives(player.game.desk.session))
    assert gives(player.game.desk.session)
    seen |= rest_by_keys(player, scoring=False)  # the end is one
    assert seen == {"table", "handover", "scoring", "results"}
    assert scored(player) == [1, 2, 3]
    player.ctrl(K.Key_W)
    assert player.page == "start"
    player.close()


@pytest.mark.night  # daily test_window_all_keys.py answers all questions by keys
def test_all_modules(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    """The usual questions of a game with all modules are answered with keys, in Romanian."""
    setup = default_config(("Anna", "Marco", "Ioana"))
    player = begun(evolve(setup, modules=IDS), "w4", language="ro")
    asked: set[str] = set()

    def enough() -> bool:
        if player.page == "table":
            asked.add(frame_of(player))
        return {"turn", "place", "turn_end", "window", "residents", "trader_place"} <= asked

    play_by_keys(player, enough)
    assert enough()
    assert not [text for text in caplog.messages if "Picture" in text or "Text" in text]
    player.close()


def test_modules(qtbot: QtBot) -> None:
    """A game with the vizier and with camps, in which the vizier is used and made active again."""
    setup = default_config(("Anna", "Marco"))
    player = begun(evolve(setup, modules=("vizier", "camps")), "modules")

    def both() -> bool:
        return {UseVizier, WakeVizier} <= {
            type(action) for action in player.game.desk.session.actions
        }

    play_by_keys(player, both)
    assert both()
    if night():
        assert rest_by_keys(player) == {"table", "scoring", "results"}
    player.close()


def test_esc_leaves_a_finished_table(qtbot: QtBot, tmp_path: Path) -> None:
    """From the results T shows the table; Esc closes what is open there, then leads back."""
    records.save(played(config(3, 1, seed="esc")), tmp_path / "over.alhambra")
    player = Player()
    player.program.running.open_path(tmp_path / "over.alhambra")
    player.settle()
    assert player.page == "results"
    player.key(K.Key_T, K.Key_L, K.Key_Escape)
    assert player.page == "table"
    player.key(K.Key_Escape)
    assert player.page == "results"
    player.close()
