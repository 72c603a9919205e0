"""Playing together: opening, joining, the lobby, the game, lost lines, the end."""

from pathlib import Path
from random import Random

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.together.mirror import Mirror
from tests.together.kit import played
from tests.ui.together_kit import Someone, Wires, at_a_table, invited, play
from tests.ui.together_kit import wires as wires
from tests.ui.window_kit import accessible_texts

MOST = 10_000  # actions of a game


def test_guests_join_by_an_invitation(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """Both lobbies show who is there and who is ready, each in its language."""
    host, guest = at_a_table(wires, tmp_path)
    facts = guest.lobby.facts
    assert facts is not None
    assert (facts.mine, facts.hosts) == ((1,), False)
    host.events(3)
    texts = accessible_texts(host.lobby)
    assert {"Marco", "Italiano"} <= {*texts}
    guest.lobby.go_on()
    host.events(3)
    assert "here, ready" in accessible_texts(host.lobby.rows[1])
    guest.events(3)
    assert guest.ctx.text(guest.lobby.rows[1].state.words) == "qui, tutto pronto"


def test_a_saved_game_is_finished_with_a_friend(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """A game of one screen is opened; at its end the guest has it and knows that all agrees."""
    config = default_config(("Anna", "Marco"), humans=2, seed="end")
    end = len(played(config, MOST, Random(1)).steps)
    session = played(config, end - 8, Random(1))
    host, guest = invited(wires, tmp_path, session)
    mirror, session = guest.game.desk.session, host.game.desk.session
    assert isinstance(mirror, Mirror)
    assert guest.program.running.file is None
    play(host, guest)
    assert session.over
    for player in (host, guest):
        to_results(player)
    guest.wait(lambda: guest.game.desk.session is not mirror, "the record did not come")
    guest.events(3)
    assert guest.game.desk.session.digest() == session.digest()
    assert guest.page == "results"
    assert "coincidono" in guest.notice()
    assert guest.program.running.file is not None


def to_results(player: Someone) -> None:
    """Look at the last scoring, then at the results."""
    player.window.activateWindow()
    player.wait(lambda: player.window.isActiveWindow() and player.page == "scoring")
    player.key_only(Qt.Key.Key_Escape)  # to its end
    player.wait(lambda: player.game.scorings.stage.whole)
    player.key_only(Qt.Key.Key_Return)
    player.wait(lambda: player.page == "results")
