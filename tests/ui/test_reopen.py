"""A game of several computers whose table is closed: no way to it shows a seat elsewhere."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.saves import Autosave, note_played
from alhambra_qt.controller.game.session import Session
from alhambra_qt.ui.main.instance import come_forward
from alhambra_qt.ui.replay.replay_page import ReplayPage
from tests.together.kit import played
from tests.ui.together_kit import Someone, Wires, begun, leave, play
from tests.ui.together_kit import wires as wires
from tests.ui.window_kit import Player, accessible_texts

FAR = 1
Way = Callable[[Player, Path], None]


def away(names: tuple[str, ...] = ("Anna", "Anna 2"), seed: str = "away") -> Session:
    """A game in which the second seat, which is elsewhere, must choose."""
    config = default_config(names, humans=len(names), seed=seed)
    games = (played(config, number, Random(1)) for number in range(60))
    session = next(game for game in games if game.to_move == FAR and game.steps)
    session.play_elsewhere({FAR})
    return session


def saved(player: Player, session: Session | None = None) -> Path:
    """Save the game as the program does while it is played."""
    path = player.program.folder / "auto-20260101-120000.alhambra"
    Autosave(session or away(), path).stop()
    note_played(path)
    player.program.start.open()
    player.events(3)  # the page is laid out anew
    return path


def _continue(player: Player, _path: Path) -> None:
    player.click_widget(player.program.start().go_on)


def _from_the_list(player: Player, path: Path) -> None:
    player.program.walk("saved")
    player.program.saved.games().wish("do", "play", path.name)


def _double_click(player: Player, path: Path) -> None:
    come_forward(player.program, path)


def _sent_to_somebody(player: Player, path: Path) -> None:
    other = path.parents[2] / "from a mail.alhambra"
    other.write_bytes(path.read_bytes())
    player.program.open_file(other)


def _renamed(player: Player, path: Path) -> None:
    player.program.saved.games().wish("rename", path.name, "Sunday")
    player.program.open_file(path.with_name("Sunday.alhambra"))


def _copied(player: Player, path: Path) -> None:
    player.program.open_file(path)
    before = {*path.parent.glob("*.alhambra")}
    player.program.running.save_as()
    (copy,) = {*path.parent.glob("*.alhambra")} - before
    player.program.walk("leave")
    player.program.open_file(copy)


WAYS = [_continue, _from_the_list, _double_click, _sent_to_somebody, _renamed, _copied]


@pytest.mark.parametrize("way", WAYS)
def test_no_way_shows_a_seat_elsewhere(
    qtbot: QtBot, wires: Wires, tmp_path: Path, way: Way
) -> None:
    """Continue, the list, a file and copies lead to a page that says who plays elsewhere.

    Coming back to the table asks again, and what Space presses there opens the table.
    """
    player = Someone(wires, tmp_path)
    path = saved(player)
    way(player, path)
    assert player.window.shown == "reopen"
    texts = " ".join(accessible_texts(player.window))
    assert "Anna 2 plays elsewhere" in texts
    assert "Open the table" in texts
    player.window.open("game")
    assert player.window.shown == "reopen"
    player.program.walk("menu")
    while player.notice():
        player.program.window.notice.dismiss()
    player.key(Qt.Key.Key_Escape)
    assert player.window.shown == "reopen"
    player.key(Qt.Key.Key_Space)
    assert player.window.shown == "lobby"
    assert player.game.desk.viewing.viewer == 0
    assert player.game.desk.viewing.waiting is None
    player.lobby.wish("leave")
    assert player.window.shown == "reopen"
    player.key(Qt.Key.Key_Escape)
    assert player.window.shown == "start"
    assert player.program.game is None


def test_a_shortened_game_keeps_who_is_elsewhere(qtbot: QtBot) -> None:
    """Of a game that no longer fits the valid part opens, with the same question."""
    player = Player()
    path = saved(player, away())
    session = records.load(path)
    data = records.to_record(session)
    data["actions"].append(data["actions"][0])
    path.write_text(json.dumps(data), encoding="utf-8")
    player.program.open_file(path)
    assert player.window.shown == "reopen"
    assert player.game.desk.session.away == (FAR,)
    assert player.game.desk.viewing.viewer == 0


def test_a_replay_shows_no_hand_elsewhere(qtbot: QtBot) -> None:
    """The replay of a saved game that is not over shows the hand of the person here alone."""
    player = Player()
    path = saved(player)
    player.program.walk("after-saved", ("replay", path.name))
    replay = player.window.findChildren(ReplayPage)[0].replay
    assert replay is not None
    assert replay.viewer == 0
    assert not replay.view(replay.stops.last, FAR).hand.groups
    assert replay.view(replay.stops.last, 0).hand.groups


def test_going_on_alone_takes_a_question(qtbot: QtBot) -> None:
    """The AI takes the seats, or this screen shows them, each after a second press only."""
    for name, computer in (("computer", True), ("here", False)):
        player = Player()
        saved(player)
        _continue(player, Path())
        page = player.program.running.reopen()
        session = player.game.desk.session
        button = getattr(page, name)
        player.click_widget(button)
        assert player.window.shown == "reopen"
        assert session.away == (FAR,)
        player.click_widget(button)
        assert player.window.shown == "game"
        assert session.is_ai(FAR) is computer
        assert not session.away
        player.settle()
        if not computer:
            assert player.page == "handover"
        player.close()


def test_the_table_opens_again_without_its_keys(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """The record alone knows who is elsewhere; a lost file of keys only costs new invitations."""
    host, guest = begun(wires, tmp_path)
    while host.game.desk.session.to_move != FAR:
        play(host, guest, 1)
    path = host.program.running.file
    assert path is not None
    leave(host)
    records.keys_path(path).unlink()
    host.program.open_file(path)
    assert host.window.shown == "reopen"
    assert "new invitations" in " ".join(accessible_texts(host.window))
    host.key(Qt.Key.Key_Return)
    assert host.window.shown == "lobby"
    facts = host.lobby.facts
    assert facts is not None
    assert [*facts.invitations] == [FAR]
    host.lobby.wish("leave")
    assert host.window.shown == "reopen"
    assert host.game.desk.viewing.viewer == 0


def test_a_renamed_game_keeps_its_table(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """Opened under its new name the table has its keys, and the guest comes back by itself."""
    host, guest = begun(wires, tmp_path)
    path = host.program.running.file
    assert path is not None
    leave(host)
    _renamed(host, path)
    assert host.window.shown == "reopen"
    host.key(Qt.Key.Key_Return)
    assert host.window.shown == "game"
    guest.wait(lambda: "Cerco" not in guest.prompt(), "nobody came back")
    play(host, guest, 2)


def test_a_table_closed_in_the_lobby(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """A host who closes the table of a running game is asked before a seat of others is shown."""
    host, guest = begun(wires, tmp_path)
    while host.game.desk.session.to_move != FAR:
        play(host, guest, 1)
    host.program.walk("together")
    assert host.window.shown == "lobby"
    host.lobby.wish("leave")
    host.events(3)
    assert host.window.shown == "reopen"
    assert host.game.desk.viewing.viewer == 0
    assert host.page != "handover"


def test_a_game_that_is_over_asks_nobody(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """The record of a finished game keeps nobody elsewhere."""
    config = default_config(("Anna", "Marco"), humans=2, seed="end")
    session = played(config, 10_000, Random(1))
    session.play_elsewhere({FAR})
    assert session.over
    assert records.ELSEWHERE not in records.to_record(session)
