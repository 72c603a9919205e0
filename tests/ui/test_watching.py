"""Somebody watches at a window: without a seat, and seen by everybody at the table."""

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.together import listed
from alhambra_qt.controller.together.frames import Turn
from alhambra_qt.controller.together.invitation import Invitation
from alhambra_qt.controller.together.keys import SeatKeys
from alhambra_qt.controller.together.mirror import Mirror
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.replay.replay_page import ReplayPage
from alhambra_qt.ui.together.page import turn_words
from tests.ui.test_together import whole
from tests.ui.together_kit import Someone, Wires, at_a_table, begun, invited, play
from tests.ui.together_kit import wires as wires
from tests.ui.together_samples import WAYS
from tests.ui.window_kit import accessible_texts


def watching(wires: Wires, folder: Path, host: Someone) -> Someone:
    """Somebody who watches by the invitation that the host has copied."""
    host.lobby.copy_watch_invitation()
    text = QGuiApplication.clipboard().text()
    found = Someone(wires, folder / "watcher")
    found.program.walk("together")
    found.join_page.name.setText("Elif")
    joins = found.join_page.joins
    joins.paste(text)
    assert found.ctx.text(joins.join.words) == "Watch"
    joins.ask()
    found.wait(lambda: found.window.shown in ("lobby", "game"), "nobody came to the table")
    return found


def test_somebody_watches(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """They are named in the lobby and at the table, and see no hand."""
    host, guest = at_a_table(wires, tmp_path)
    elif_ = watching(wires, tmp_path, host)
    host.events(3)
    guest.events(3)
    assert "Watching: Elif" in accessible_texts(host.lobby)
    assert "Guardano: Elif" in accessible_texts(guest.lobby)
    assert elif_.lobby.start not in elif_.lobby.footer.shown
    assert elif_.lobby.say not in elif_.lobby.header.shown
    guest.lobby.go_on()
    host.events(3)
    host.lobby.go_on()
    elif_.wait(lambda: elif_.window.shown == "game", "no game began")
    play(host, guest, 12)
    elif_.events(5)
    mirror = elif_.game.desk.session
    assert isinstance(mirror, Mirror)
    assert (mirror.seat, mirror.here, len(mirror.steps)) == (None, (), 12)
    assert elif_.view.hand.hidden or not elif_.view.hand.count
    assert "You are watching" in elif_.prompt()
    names = [panel.seat.name for panel in (elif_.view.you, *elif_.view.opponents)]
    elif_.game.table.picked.emit(Press("next-board"))
    turned = [panel.seat.name for panel in (elif_.view.you, *elif_.view.opponents)]
    assert turned[0] == names[1]
    host.key(Qt.Key.Key_F7)
    assert "Watching: Elif" in accessible_texts(host.window.page("say"))
    host.key(Qt.Key.Key_Escape)
    elif_.key(Qt.Key.Key_F7)
    assert elif_.window.shown == "game"
    elif_.program.together.leave()
    elif_.program.walk("together")
    again = elif_.join_page.joins.rows[0]
    assert "You can watch this table again" in accessible_texts(again)
    again.ask()
    elif_.wait(lambda: elif_.window.shown == "game", "nobody came back")
    assert elif_.game.desk.session.known_from == 0


def test_hands_are_shown_later(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """If all agree in the lobby, everybody reads it, and the replay opens old hands."""
    host, guest = at_a_table(wires, tmp_path)
    host.lobby.hands.click()
    host.lobby.rows[0].agree.click()
    elif_ = watching(wires, tmp_path, host)
    guest.events(3)
    assert "agrees to show hands" in accessible_texts(elif_.lobby.rows[0])
    assert not elif_.lobby.rows[1].agree.isVisible()
    guest.lobby.rows[1].agree.click()
    host.events(3)
    agreed = "Every player agrees: people who watch see all hands ten rounds later."
    assert agreed in accessible_texts(host.lobby)
    guest.lobby.go_on()
    host.events(3)
    host.lobby.go_on()
    elif_.wait(lambda: elif_.window.shown == "game", "no game began")
    assert "hands are shown with ten rounds’ delay" in elif_.prompt()
    host.program.window.notice.dismiss()
    assert "Every player agreed" in host.notice()
    host.key(Qt.Key.Key_F7)
    assert "Every player agreed" in " ".join(accessible_texts(host.window.page("say")))
    host.key(Qt.Key.Key_Escape)
    while host.game.desk.session.turn < 20 + 7:
        play(host, guest, 1)
    elif_.events(5)
    number = elif_.game.desk.session.opened
    assert 0 < number < len(host.game.desk.session.steps)
    assert "Hands in round 4" in accessible_texts(elif_.game.table)
    elif_.game.table.picked.emit(elif_.view.prompt.buttons[1].target)
    page = elif_.window.page("replay")
    assert isinstance(page, ReplayPage)
    page.player.stop()
    assert page.replay is not None
    assert page.replay.stops.place(page.at + 1).round == 4
    for at, count in ((page.at, 2), (number - 1, 2), (number, 0)):
        page.go(at)
        view = page.table.view_shown
        assert view is not None
        assert len(view.hands) == count


def test_who_is_sent_away(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """A notice names whoever sent what people who watch may not send."""
    host, _ = at_a_table(wires, tmp_path)
    elif_ = watching(wires, tmp_path, host)
    guest = elif_.program.together.guest
    assert guest is not None
    assert guest._channel is not None
    guest._channel.send(b'{"type":"nudge"}')
    host.events(3)
    host.program.window.notice.dismiss()
    assert "Disconnected: Elif." in host.notice()


def test_the_end_of_a_game(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """They see the results, and then have the whole game, whose deal was checked."""
    host, guest = invited(wires, tmp_path, whole().as_it_was(len(whole().steps) - 6))
    host.program.together.show()
    elif_ = watching(wires, tmp_path, host)
    host.window.open("game")
    elif_.wait(lambda: elif_.window.shown == "game", "no game began")
    play(host, guest)
    elif_.wait(lambda: elif_.game.desk.session.over, "the game goes on")
    elif_.wait(lambda: elif_.game.shown == "results", "no results")
    elif_.wait(lambda: not isinstance(elif_.game.desk.session, Mirror), "no whole game came")
    assert elif_.program.together.company is not None
    deal = elif_.program.together.company.deal
    assert (deal.tone, deal.texts[0].id) == ("ok", "deal-watched-note")
    assert elif_.game.desk.session.digest() == host.game.desk.session.digest()


def test_places_to_watch_take_no_seat(tmp_path: Path) -> None:
    """However many tables were watched, all seats stay kept, and stand first."""
    seats = [Invitation(bytes([n] * 32), bytes(16), WAYS) for n in range(listed.MOST_KEPT)]
    places = [Invitation(bytes([n] * 32), bytes(16), WAYS, watches=True) for n in range(9)]
    for asked in (*seats, *places):
        listed.keep_seat(tmp_path, asked, SeatKeys(invitation=str(asked)))
    found = listed.kept_seats(tmp_path)
    assert [table.invitation.watches for table in found] == [False] * 5 + [True] * 5
    near = listed.ListedTable(evolve(seats[4], token=bytes(16)), "Anna", 3, 1, near=True)
    merged = listed.merged(found, [near], {})
    assert len(merged) == len(found)
    assert [table.near for table in merged if table.invitation.key == seats[4].key] == [True] * 2


def test_a_crowd_is_named_once(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """The same person, watching again, is named only once."""
    host, _ = at_a_table(wires, tmp_path)
    elif_ = watching(wires, tmp_path, host)
    host.events(3)
    said = "Elif is watching"
    assert host.notice() == said
    host.program.window.notice.dismiss()
    elif_.program.together.leave()
    host.events(3)
    assert "Watching" not in " ".join(accessible_texts(host.lobby))
    elif_.join_page.joins.ask()
    host.wait(lambda: "Watching: Elif" in accessible_texts(host.lobby))
    assert host.notice() == ""


def test_the_host_says_how_many(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """Four may watch unless the host says otherwise; with none there is no invitation."""
    host, _ = at_a_table(wires, tmp_path)
    elif_ = watching(wires, tmp_path, host)
    assert wires.table is not None
    assert (wires.table.gallery.most, host.lobby.watchers.value) == (4, "4")
    host.lobby.watchers.set_value("0")
    elif_.wait(lambda: elif_.window.shown == "together", "nobody was sent away")
    assert host.lobby.copy_watch.isHidden()
    assert wires.table.gallery.names == []


def test_tables_say_whose_turn_it_is(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """A seat that is kept tells whose turn it is there, as long as the page is open."""
    host, guest = begun(wires, tmp_path)
    while host.game.desk.session.to_move != 1:
        play(host, guest, 1)
    guest.program.together.leave()
    guest.program.walk("together")
    rows = guest.join_page.joins
    guest.wait(lambda: "Tocca a te" in accessible_texts(rows.rows[0]), "nobody said so")
    assert host.game.desk.session.to_move == 1


@pytest.mark.parametrize(
    ("turn", "words"),
    [
        (Turn(), "The game has not begun"),
        (Turn(began=True, over=True), "The game is over"),
        (Turn(began=True, yours=True, seconds=59), "Your turn"),
        (Turn(began=True, yours=True, seconds=7199), "Your turn for 119 minutes"),
        (Turn(began=True, seconds=7200), "Another player’s turn for 2 hours"),
        (Turn(began=True, seconds=200_000), "Another player’s turn for 2 days"),
    ],
)
def test_how_long_a_turn_is(ctx: UiContext, turn: Turn, words: str) -> None:
    """Minutes, hours or days tell for how long somebody has had to choose."""
    assert ctx.text(turn_words(turn)) == words
