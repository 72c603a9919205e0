"""Playing together: opening, joining, the lobby, the game, lost lines, the end."""

import time
from functools import cache, partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from attrs import evolve
from msgspec import structs
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt import files
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.gameconfig import default_config, to_json
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.together import invitation, keys
from alhambra_qt.controller.together.honest import DealFault, DealVerdict
from alhambra_qt.controller.together.mirror import Mirror
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.controller.view.targets import AtStep, Press
from alhambra_qt.engine.ids import Seat
from alhambra_qt.net.relay import Relay
from alhambra_qt.net.sockets import Address
from alhambra_qt.ui.flows.keeping import LOBBY
from alhambra_qt.ui.flows.together import TogetherFlow
from alhambra_qt.ui.game.log_page import LogPage
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.main.instance import come_forward
from alhambra_qt.ui.replay.replay_page import ReplayPage
from alhambra_qt.ui.results.results_page import ResultsPage
from alhambra_qt.ui.together import phrases
from alhambra_qt.ui.together.company import Company
from alhambra_qt.ui.together.page import TogetherPage
from alhambra_qt.ui.together.phrases import SayPage
from tests.access.test_heard import Said
from tests.access.test_heard import said as said
from tests.controller.kit import there
from tests.processes import WINDOWS
from tests.together.kit import NAMES, played, some_action, with_computers
from tests.ui import together_samples
from tests.ui.page_kit import wishes
from tests.ui.together_kit import Someone, Wires, at_a_table, begun, invited, leave, play
from tests.ui.together_kit import pair as pair
from tests.ui.together_kit import shared_pair as shared_pair
from tests.ui.together_kit import wires as wires
from tests.ui.window_kit import Player, accessible_texts

MOST = 10_000  # actions of a game


@cache
def whole() -> Session:
    """A game of two people, to its end."""
    config = default_config(("Anna", "Marco"), humans=2, seed="end")
    return played(config, MOST, Random(1))


def test_guests_join_by_an_invitation(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """Both lobbies show who is there and who is ready, each in its language.

    The host saves the invitation; the program of the guest joins by it, also when it runs already.
    """
    host, guest = at_a_table(wires, tmp_path)
    facts = guest.lobby.facts
    assert facts is not None
    assert (facts.mine, facts.hosts) == ((1,), False)
    host.events(3)
    texts = accessible_texts(host.lobby)
    assert {"Marco", "Italiano"} <= {*texts}
    assert not any("free seats" in text for text in texts)
    guest.lobby.go_on()
    host.events(3)
    assert "here, ready" in accessible_texts(host.lobby.rows[1])
    guest.events(3)
    assert "qui, tutto pronto" in accessible_texts(guest.lobby.rows[1])
    path = tmp_path / "invitation.alhambra"
    guest.program.together.leave()
    host.events(3)
    host.lobby.write_invitation(path)
    assert "Saved" in host.ctx.text(host.lobby.copied.words)
    come_forward(guest.program, path)
    guest.wait(lambda: guest.window.shown == "lobby", "nobody came to the lobby")
    guest.program.together.leave()
    come_forward(guest.program, path.read_text(encoding="utf-8"))
    guest.wait(lambda: guest.window.shown == "lobby", "nobody came to the lobby")


def test_the_host_chooses_the_order(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """A seat is moved by key or button, with who sits there; lots are drawn; guests see it."""
    host, guest = at_a_table(wires, tmp_path, ("Anna", "Marco", "Tom"))
    host.window.activateWindow()
    host.wait(host.window.isActiveWindow)
    host.lobby.rows[2].kind.setFocus()
    host.ctrl(Qt.Key.Key_Up)
    guest.wait(lambda: _names(guest) == ["Anna", "Tom", "Marco"], "no other order")
    facts = guest.lobby.facts
    assert facts is not None
    assert facts.mine == (2,)
    assert host.lobby.rows[1].kind.isAncestorOf(host.window.focusWidget())
    host.events(3)
    host.click_widget(host.lobby.rows[2].earlier)
    host.click_widget(host.lobby.rows[1].earlier)
    guest.wait(lambda: _names(guest) == ["Marco", "Anna", "Tom"], "no other order")
    opened = host.program.together.open
    assert opened is not None
    host.program.together.setup().wish("play", evolve(opened.table.config, modules=("camps",)))
    facts = host.lobby.facts
    assert facts is not None
    assert (facts.mine, facts.lobby.modules) == ((1, 2), ["camps"])
    host.window.open("lobby")
    host.lobby.lots.click()
    host.events(3)
    assert sorted(_names(host)) == ["Anna", "Marco", "Tom"]
    host.lobby.go_on()
    guest.wait(lambda: guest.window.shown == "game", "no game began")
    tag = guest.game.desk.session.tags[guest.game.desk.session.here[0]]
    assert tag.name == "Marco"
    assert not host.lobby.lots.isVisible()


def _names(player: Someone) -> list[str]:
    facts = player.lobby.facts
    return [] if facts is None else [seat.name for seat in facts.lobby.seats]


def test_a_change_of_the_game_asks_again(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """A guest who was ready reads what the host has changed, until ready for that.

    The page of the set-up offers no language, help or profile for a seat elsewhere.
    """
    host, guest = at_a_table(wires, tmp_path)
    assert "Tavolo: Anna" in guest.window.windowTitle()
    guest.lobby.go_on()
    host.wait(lambda: host.lobby.rows[1].place.ready, "nobody is ready")
    host.lobby.change_button.click()
    cards = host.program.together.setup().seat_list.cards
    assert [card.lang.isVisible() for card in cards] == [True, False]
    assert [card.profile.isVisible() for card in cards] == [True, False]
    config = there(host.program.together.open).table.config
    host.program.together.setup().wish("play", evolve(config, modules=("camps", "vizier")))
    guest.wait(lambda: bool(guest.lobby.changes), "nobody said what has changed")
    texts = " ".join(accessible_texts(guest.lobby))
    assert "In più: Accampamenti e Favore del visir" in texts
    assert not host.lobby.rows[1].place.ready
    guest.lobby.go_on()
    guest.wait(lambda: not guest.lobby.changes, "the line stays")
    host.program.together.setup().wish("play", evolve(config, modules=("camps",)))
    guest.wait(lambda: bool(guest.lobby.changes), "nobody said what has changed")
    texts = " ".join(accessible_texts(guest.lobby))
    assert ("Favore del visir" in texts, "In più" in texts) == (True, False)


def test_phrases_survive_a_killed_program(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """The guest's new program, and the table opened again, have what was said in their logs."""
    host, guest = begun(wires, tmp_path)
    play(host, guest, 2)
    host.program.together.talk.chosen.emit("thanks")
    guest.program.together.talk.chosen.emit("well-played")
    host.wait(lambda: len(host.game.desk.history.said) == 2, "nobody spoke")
    text = str(there(host.program.together.open).door.invitation(1))
    wires.cut = True
    wires.lose()
    guest.program.stop()
    wires.cut = False
    again = Someone(wires, tmp_path / "guest", language="it")
    again.program.join(text)
    again.wait(lambda: again.window.shown == "game", "nobody came back")
    again.wait(lambda: len(again.game.desk.history.said) == 2, "the phrases are lost")
    log = [again.ctx.text(line.text) for line in again.game.desk.history.log()]
    assert [line for line in log if "Grazie" in line or "Ben giocato" in line] == [
        "Anna: Grazie",
        "Marco: Ben giocato",
    ]
    assert "Grazie" not in again.notice()
    path = there(host.program.running.file)
    leave(host)
    host.program.running.open_path(path)
    host.key(Qt.Key.Key_Return)
    host.wait(lambda: len(host.game.desk.history.said) >= 2, "the host has lost the phrases")
    again.events(5)
    lines = [line for _, line in again.game.desk.history.said if line.topic == "said"]
    assert len(lines) == 2


def test_a_guest_replays_a_turn(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """A line of *Since your move* replays a turn, as far back as the program has the positions."""
    host, guest = begun(wires, tmp_path)
    roll = Random(0)
    while len(guest.view.recap) < 2 or len(guest.game.desk.session.steps) < 8:
        play(host, guest, 1, roll)
        host.events(3)
    moment, mine = guest.view.recap[1].moment, guest.game.desk.session
    assert mine.known_from == 0
    guest.game.table.picked.emit(AtStep(moment))
    assert (guest.window.shown, guest.notice()) == ("replay", "")
    page = guest.window.page("replay")
    assert isinstance(page, ReplayPage)
    assert page.replay is not None
    assert page.at == moment
    for at in range(len(mine.steps) + 1):
        page.go(at)
        page.look_from(0)
        shown = there(page.table.view_shown)
        assert shown.hand.count == 0 or shown.hand.hidden
        page.look_from(1)
    guest.key(Qt.Key.Key_Escape)
    wires.cut = True
    wires.lose()
    guest.program.stop()
    wires.cut = False
    again = Someone(wires, tmp_path / "guest", language="it")
    again.click_widget(again.program.start().go_on)
    again.wait(lambda: again.window.shown == "game", "nobody came back")
    mirror = again.game.desk.session
    assert mirror.known_from == len(mirror.steps)
    assert all(turn.moment < 0 for turn in again.view.recap)


def test_the_waiting_side_sees_who_chooses(pair: tuple[Someone, Someone]) -> None:
    """The prompt has the mark of the person elsewhere, and what they have done in this turn."""
    host, guest = pair
    session, roll = host.game.desk.session, Random(5)
    waits, person = host, 1
    for _ in range(60):
        person = there(session.to_move)
        waits = host if person == 1 else guest
        last = session.steps[-1] if session.steps else None
        if last is not None and (last.seat, last.turn) == (person, session.turn):
            break
        play(host, guest, 1, roll)
    host.events(3)
    prompt = waits.view.prompt
    assert there(prompt.person).seat == person
    name = waits.game.desk.session.tags[person].name
    assert any(name in waits.ctx.text(line.text) for line in prompt.lines)


def test_a_phrase_of_ones_own_is_no_bubble(pair: tuple[Someone, Someone]) -> None:
    """The strip lies over the table; what was said stands in the log, and the others read it."""
    host, guest = pair
    guest.program.walk("say")
    page = guest.program.together.talk.phrases()
    guest.events(3)
    assert page.panel_rect().height() < guest.window.height() / 2
    before = len(guest.game.desk.history.said)
    guest.key(Qt.Key.Key_6)
    host.wait(lambda: "Well played" in host.notice(), "nobody spoke")
    guest.wait(lambda: len(guest.game.desk.history.said) == before + 1, "the log has it not")
    assert (guest.notice(), guest.window.shown) == ("", "game")
    guest.program.walk("say")
    guest.events(3)
    QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert guest.window.shown == "game"


def test_the_lobby_says_who_is_not_ready(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """Start is no primary button before; the invitation's code is shown only when asked for."""
    host, guest = at_a_table(wires, tmp_path)
    host.events(3)
    assert "Not ready yet: Marco" in " ".join(accessible_texts(host.lobby))
    assert host.lobby.start.kind == "secondary"
    guest.lobby.go_on()
    host.wait(lambda: host.lobby.start.kind == "primary", "nobody is ready")
    assert "Every player is here" in " ".join(accessible_texts(host.lobby))
    guest.program.together.leave()
    host.events(3)
    assert host.lobby.copy.isVisible()
    assert "ALH1" not in " ".join(accessible_texts(host.lobby))
    host.lobby.code.click()
    host.events(3)
    assert "ALH1" in " ".join(accessible_texts(host.lobby))


def test_the_name_is_asked_once(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """Name and mark are of the host and of the guest, and are remembered."""
    someone = Someone(wires, tmp_path)
    someone.program.walk("together")
    page = someone.join_page
    assert page.name.text() == "Anna"
    page.name.setText("Marco")
    page.mark.click()
    assert not page.opens.relay.isVisible()
    page.opens.more.click()
    someone.events(3)
    assert page.opens.relay.isVisible()
    page.opens.ask()
    facts = there(someone.lobby.facts)
    names = [seat.name for seat in facts.lobby.seats]
    assert names[0] == "Marco"
    assert len({*names}) == len(names)
    assert len({seat.mark for seat in facts.lobby.seats}) == len(names)
    assert someone.settings.data("person") == {"name": "Marco", "mark": page.mark.mark}


def test_a_relay_is_in_the_invitation(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """The page takes its address or says what is wrong; the lobby says whether it answers."""
    host = Someone(wires, tmp_path)
    host.program.walk("together")
    opens = host.join_page.opens
    opens.more.click()
    opens.relay.setText("no relay")
    assert not opens.open.isEnabled()
    assert "“no relay” is not the address" in " ".join(accessible_texts(opens))
    opens.ask()
    assert wires.table is None
    opens.relay.setText("relay.example:443")
    opens.finds.set_value("invited")
    opens.ask()
    facts = host.lobby.facts
    assert facts is not None
    assert all("via:relay.example:443" in text for text in facts.invitations.values())
    assert "Looking for the relay" in " ".join(accessible_texts(host.lobby))
    wires.ports[-1].relay = "full"
    host.wait(lambda: "is full" in " ".join(accessible_texts(host.lobby)))
    wires.ports[-1].relay = "there"
    host.wait(lambda: "Guests can join through the relay" in " ".join(accessible_texts(host.lobby)))
    assert "Guests can join through the relay" in " ".join(accessible_texts(host.lobby))
    host.lobby.go_on()
    host.wait(lambda: host.window.shown == "game")
    path = host.program.running.file
    assert path is not None
    leave(host)
    host.program.running.open_path(path)
    host.program.walk("invite")
    assert str(wires.ports[-1].via) == "relay.example:443"


def test_guests_come_through_a_relay(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over real sockets: the host gives the relay, the guest only has the invitation."""
    for name in ("hosts", "interfaces"):
        monkeypatch.setattr(TogetherFlow, name, ("127.0.0.1",))
    relay, wires = Relay(Address("127.0.0.1", 0), 5), Wires()
    host = Someone(wires, tmp_path / "host", last_setup=to_json(default_config(NAMES[:2], 2)))
    host.program.walk("together")
    host.join_page.opens.relay.setText(str(relay.address))
    host.join_page.opens.finds.set_value("invited")
    host.join_page.opens.ask()
    host.wait(lambda: "Guests can join through the relay" in " ".join(accessible_texts(host.lobby)))
    facts = host.lobby.facts
    assert facts is not None
    asked = invitation.read(facts.invitations[1])
    asked = evolve(asked, ways=tuple(way for way in asked.ways if way.relayed))
    guest = Someone(wires, tmp_path / "guest", language="it")
    guest.program.join(str(asked))
    guest.wait(lambda: guest.window.shown == "lobby", "nobody came to the lobby")
    host.lobby.go_on()
    guest.wait(lambda: guest.window.shown == "game", "no game began")
    play(host, guest, 3)
    for player in (host, guest):
        player.program.stop()
    relay.close()


def test_a_saved_game_is_finished_with_a_friend(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """A game of one screen is opened; at its end the guest has it, checked; another one follows."""
    config, roll = default_config(("Anna", "Marco"), humans=2, seed="end"), Random(1)
    session = played(config, len(whole().steps) - 8, roll)
    host, guest = invited(wires, tmp_path, session)
    mirror, session = guest.game.desk.session, host.game.desk.session
    assert isinstance(mirror, Mirror)
    assert guest.program.running.file is None
    play(host, guest, 8, roll)
    assert session.over
    for player in (host, guest):
        to_results(player)
    guest.wait(lambda: guest.game.desk.session is not mirror, "the record did not come")
    guest.events(3)
    assert guest.game.desk.session.digest() == session.digest()
    assert guest.page == "results"
    text = " ".join(accessible_texts(guest.window))
    assert "Tutte le mosse coincidono: controllato" in text
    assert "Your guests check the deal" in " ".join(accessible_texts(host.window))
    assert guest.program.running.file is not None
    host.program.walk("rematch")
    guest.wait(lambda: guest.window.shown == host.window.shown == "lobby", "no lobby")
    host.lobby.go_on()
    guest.wait(lambda: guest.window.shown == "game", "no other game began")
    play(host, guest, 2)


def test_a_deal_without_ones_part_is_red(
    qtbot: QtBot, wires: Wires, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: Said
) -> None:
    """A guest of the lobby without a part in the seed is warned at once, and in the results.

    A move that the host made for the guest is named with its turn, and the page leads there.
    """
    config, roll = default_config(("Anna", "Marco"), humans=2, seed="end"), Random(1)
    session = played(config, len(whole().steps) - 8, roll)
    lobby = HostTable.lobby
    monkeypatch.setattr(
        HostTable, "lobby", lambda table: structs.replace(lobby(table), dealt=False)
    )
    host, guest = invited(wires, tmp_path, session)
    assert "Il tavolo ha distribuito senza il tuo numero" in guest.notice()
    session, turns = host.game.desk.session, set[int]()
    while not session.over:
        if session.to_move == 1:
            turns.add(session.turn + 1)
            session.play(some_action(session, 1, roll, quickly=True))
            host.events(2)
        else:
            play(host, guest, 1, roll)
    assert turns
    guest.program.window.notice.dismiss()
    mirror = guest.game.desk.session
    to_results(guest)
    guest.wait(lambda: guest.game.desk.session is not mirror, "the record did not come")
    guest.events(3)
    company = guest.game.company
    assert company is not None
    assert company.deal.tone == "warn"
    heard = " ".join(accessible_texts(guest.window))
    assert "chi ospita poteva scegliere la distribuzione" in heard
    assert f"Il tavolo ha giocato per te nel turno {min(turns)}" in heard
    assert len(turns) < 2 or "È successo in" in heard
    assert any("senza il tuo numero" in text and "scegliere" in text for text in said.told)
    guest.click_widget(guest.window.findChildren(ResultsPage)[0].card.deal_show)
    assert guest.page == "replay"


def test_what_does_not_agree_can_be_looked_at(qtbot: QtBot) -> None:
    """The results say from which turn on the record differs, and lead there."""
    session, player = whole(), Player()
    player.open(session)
    company = Company(player.game.desk.session, "Claire", None)
    player.game.join(company)
    assert "Checking the deal…" in accessible_texts(player.window)
    company.judge(DealVerdict(player.game.desk.session, True, (DealFault("turn", 3),)))
    assert "The record does not agree from turn 4 on" in accessible_texts(player.window)
    player.click_widget(player.window.findChildren(ResultsPage)[0].card.deal_show)
    assert player.page == "replay"
    assert session.steps[player.window.findChildren(ReplayPage)[0].at].turn == 3


def to_results(player: Someone) -> None:
    """Look at the last scoring, then at the results."""
    player.window.activateWindow()
    player.wait(lambda: player.window.isActiveWindow() and player.page == "scoring")
    player.key_only(Qt.Key.Key_Escape)  # to its end
    player.wait(lambda: player.game.scorings.stage.whole)
    player.key_only(Qt.Key.Key_Return)
    player.wait(lambda: player.page == "results")


def test_only_people_here_hand_over(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """Two people share the host's screen: it is handed over between them, never to the guest."""
    host, guest = begun(wires, tmp_path, ("Anna", "Marco", "Tom"))
    session, handed = host.game.desk.session, list[int | None]()
    while len(handed) < 3:
        host.events(3)
        if host.page == "handover":
            handed.append(host.game.desk.viewing.waiting)
            host.game.handover.wish("take")
        assert host.game.desk.viewing.viewer != 1
        assert guest.page != "handover"
        play(host, guest, 1)
    assert handed == [handed[0], handed[1], handed[0]]
    assert {*handed} == {0, 2}
    assert not session.over


def test_a_guest_stays_away(qtbot: QtBot, wires: Wires, tmp_path: Path, said: Said) -> None:
    """A screen reader hears who comes and goes, in the lobby and at the table.

    After two minutes the table asks, and is read with its choices; a computer plays only if wanted,
    until they return.
    """
    host, guest = at_a_table(wires, tmp_path)
    host.wait(lambda: "Marco has joined: seat 2" in said.told, "nobody came")
    lobby = " ".join(accessible_texts(host.lobby))
    assert all(words in lobby for words in ("Marco", "here", "Italiano", "Start"))
    host.lobby.go_on()
    guest.wait(lambda: guest.window.shown == "game", "no game began")
    session = host.game.desk.session
    while session.to_move != 1:
        play(host, guest, 1)
    wires.cut = True
    wires.lose()
    host.wait(lambda: "Marco is away" in said.told, "nobody went")
    table = wires.table
    assert table is not None
    host.wait(lambda: table.chairs[1].left is not None, "nobody has gone")
    table.chairs[1].left = (table.chairs[1].left or 0) - 130
    table.tick()
    host.wait(lambda: "away for 2 minutes" in " ".join(said.told), "the banner is not read")
    host.wait(lambda: "Marco has been away for 2 minutes" in host.prompt(), "nobody is asked")
    banner = " ".join(accessible_texts(host.game.table))
    assert all(words in banner for words in ("Wait", "Let the AI play", "Save and leave"))
    assert "away 2 min" in " ".join(accessible_texts(host.window))
    assert not session.is_ai(1)
    host.click(Press("let-computer"))
    host.wait(lambda: session.is_ai(1), "no computer plays")
    host.wait(lambda: "AI plays" in " ".join(accessible_texts(host.window)))
    wires.cut = False
    host.wait(lambda: "Marco is back" in said.told, "nobody came back")
    guest.wait(lambda: not session.is_ai(1), "the seat was not taken back")
    guest.wait(lambda: "qui · ospita" in " ".join(accessible_texts(guest.window)))


@pytest.mark.parametrize("to_move", [0, 1])
def test_a_lost_line_is_told_and_comes_back(pair: tuple[Someone, Someone], to_move: Seat) -> None:
    """The host sees who is away, the guest that the table is looked for; then all goes on."""
    host, guest = pair
    play(host, guest, 1)
    while host.game.desk.session.to_move != to_move:
        play(host, guest, 1)
    host.wires.cut = True
    host.wires.lose()
    host.events(3)
    guest.events(3)
    assert "Cerco il tavolo (Anna)" in guest.prompt()
    assert any("Marco is away" in text for text in accessible_texts(host.window))
    for player, words in (host, "There is nobody to nudge."), (guest, "Non c’è nessuno a cui"):
        while player.notice():
            player.program.window.notice.dismiss()
        player.program.walk("say")
        player.key(Qt.Key.Key_N)
        assert words in player.notice()
        player.window.open("game")
    host.wires.cut = False
    guest.wait(lambda: "Cerco" not in guest.prompt(), "nobody came back")
    play(host, guest, 2)


def test_phrases_are_read_in_ones_own_language(pair: tuple[Someone, Someone]) -> None:
    """The host's English phrase is shown to the guest in Italian, also in the log."""
    host, guest = pair
    host.program.walk("say")
    host.key("6")
    guest.wait(lambda: guest.notice() == "Anna: Ben giocato", "nothing was said")
    assert host.window.shown == "game"
    guest.program.window.notice.dismiss()
    assert "Anna: Ben giocato" in " ".join(accessible_texts(guest.game.table))
    guest.key("L")
    button = guest.window.findChildren(LogPage)[0].filters.topics["said"]
    assert button.isVisible()
    assert "Anna: Ben giocato" in guest.window.findChildren(LogPage)[0].sheet.as_text()
    guest.click_widget(button)
    assert "Anna: Ben giocato" not in guest.window.findChildren(LogPage)[0].sheet.as_text()
    guest.click_widget(button)
    guest.key(Qt.Key.Key_Escape)


def test_a_seat_taken_from_elsewhere(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """With a used invitation another computer has the seat: host, table and first person read it.

    The first person can undo nothing there, and takes the seat back; the host can renew the
    invitation, which sends away whoever has the seat.
    """
    host, guest = begun(wires, tmp_path)
    while host.game.desk.session.to_move != 1:
        play(host, guest, 1)
    guest.wait(lambda: "Tocca a te" in guest.window.windowTitle(), "nobody was called")
    opened = host.program.together.open
    assert opened is not None
    text = str(opened.door.invitation(1))
    other = Someone(wires, tmp_path / "other")
    other.program.join(text)
    other.wait(lambda: other.window.shown == "game", "the seat was not taken")
    moved = "Marco now plays at another computer"
    host.wait(lambda: host.notice() == moved, "the host does not know")
    for player, words in (host, moved), (guest, "Marco ora gioca da un altro computer"):
        log = [player.ctx.text(line.text) for line in player.game.desk.history.log()]
        assert (words in log) is (player is host)  # who has left is shown nothing any more
    guest.wait(lambda: "si gioca da un altro computer" in guest.prompt(), "nobody told the guest")
    assert "Tocca a te" not in guest.window.windowTitle()
    undo = guest.view.undo
    assert not any(button.enabled for button in (undo.undo, undo.redo, undo.restart))
    while guest.notice():
        guest.program.window.notice.dismiss()
    guest.window.activateWindow()
    guest.wait(guest.window.isActiveWindow)
    guest.key(Qt.Key.Key_Return)
    guest.wait(lambda: "Tocca a te" in guest.window.windowTitle(), "the seat was not taken back")
    other.wait(lambda: "now played at another" in other.prompt(), "nobody told the other")
    play(host, guest, 1)
    while host.notice() == moved:
        host.program.window.notice.go_further()
        host.events(3)
    assert host.window.shown == "lobby"
    assert str(opened.door.invitation(1)) != text
    guest.wait(lambda: "non è più valido" in guest.prompt(), "the guest still has the seat")
    host.window.activateWindow()
    host.wait(host.window.isActiveWindow)
    while host.notice():
        host.program.window.notice.dismiss()
    host.key(Qt.Key.Key_Escape)
    assert host.window.shown == "game"


def test_people_can_be_muted(pair: tuple[Someone, Someone]) -> None:
    """A muted person's phrases are neither shown nor logged; a setting mutes all."""
    host, guest = pair
    table = host.wires.table
    assert table is not None
    guest.program.walk("say")
    page = guest.program.together.talk.phrases()
    assert [*page.people] == [0]
    guest.events(3)
    guest.click_widget(page.people[0])
    guest.key(Qt.Key.Key_Escape)
    table.say(0, "thanks")
    host.events(3)
    assert guest.notice() == ""
    guest.program.walk("say")
    guest.click_widget(page.people[0])
    guest.key(Qt.Key.Key_Escape)
    table.say(0, "thanks")
    guest.wait(lambda: "Grazie" in guest.notice(), "nothing was said")
    guest.program.window.notice.dismiss()
    guest.settings.set("hear_phrases", False)
    table.say(0, "hello")
    host.events(3)
    assert guest.notice() == ""
    text = " ".join(accessible_texts(guest.game.table))
    assert text.count("Anna: Grazie") == 1
    assert "Ciao" not in text
    guest.settings.set("hear_phrases", True)


def test_phrases_rest_after_four(
    qtbot: QtBot, ctx: UiContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Four phrases in twenty seconds are enough; after these they are offered again."""
    page, now = SayPage(ctx), [100.0]
    monkeypatch.setattr(phrases, "time", SimpleNamespace(monotonic=partial(now.__getitem__, 0)))
    qtbot.addWidget(page)
    said = wishes(page, "phrase")
    page.show()
    for _ in range(6):
        page.say("hello")
    assert len(said) == 4
    assert not page.phrases["hello"].isEnabled()
    assert "a few seconds" in ctx.text(page.note)
    now[0] += 21
    page.hide()
    page.show()
    assert page.phrases["hello"].isEnabled()


def test_one_nudge_a_minute(pair: tuple[Someone, Someone], monkeypatch: pytest.MonkeyPatch) -> None:
    """A nudge reaches the seat that must choose, with a notice; its button rests for a minute."""
    now = [time.monotonic() - 61]  # so that other tests need not wait
    monkeypatch.setattr(phrases, "time", SimpleNamespace(monotonic=partial(now.__getitem__, 0)))
    host, guest = pair
    if host.game.desk.session.to_move == 0:
        mine, other = host, guest
        told = "There is nobody to nudge", "Anna ha ricevuto un cenno", "Marco reminds you"
    else:
        mine, other = guest, host
        told = "Non c’è nessuno a cui", "Marco was nudged", "Anna ti fa un cenno"
    for player, words in zip((mine, other), told, strict=False):
        player.program.walk("say")
        player.key(Qt.Key.Key_N)
        assert words in player.notice()
        player.program.window.notice.dismiss()
    mine.wait(lambda: told[-1] in mine.notice(), "nobody was nudged")
    nudge = other.program.together.talk.phrases().nudge
    assert mine.program.together.talk.phrases().nudge.isEnabled()
    assert not nudge.isEnabled()
    now[0] += 61
    other.program.walk("say")
    assert nudge.isEnabled()


def test_the_title_says_whose_turn_it_is(pair: tuple[Someone, Someone]) -> None:
    """With people elsewhere the window's title tells when somebody here must choose."""
    host, guest = pair
    session = host.game.desk.session
    for _ in range(2):
        mine, other = (guest, host) if session.to_move == 1 else (host, guest)
        words = "Tocca a te" if mine is guest else "Your turn"
        mine.wait(partial(_is_called, mine, words))
        assert "Your turn" not in other.window.windowTitle()
        assert "Tocca a te" not in other.window.windowTitle()
        seat = session.to_move
        while session.to_move == seat:
            play(host, guest, 1)
        host.events(3)


def test_the_host_opens_the_table_again(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """A game that was left is offered with its table, and the guest comes back by itself.

    A game without others has no entry for them. A table that is closed for good is offered no more.
    """
    host, guest = begun(wires, tmp_path)
    play(host, guest, 2)
    path, port = host.program.running.file, wires.ports[-1]
    assert path is not None
    assert WINDOWS or records.keys_path(path).stat().st_mode & 0o77 == 0  # there by its folder
    leave(host)
    assert port.closed
    guest.events(3)
    host.program.running.play(default_config(("Anna", "Marco"), humans=2))
    host.program.walk("menu")
    assert not host.program.running.menu().entries["say"].isVisible()
    host.program.running.open_path(path)
    host.events(3)
    assert host.window.shown == "reopen"
    assert "the invitations they have" in " ".join(accessible_texts(host.window))
    assert len(wires.ports) == 1
    host.key(Qt.Key.Key_Return)
    assert host.window.shown == "game"
    guest.wait(lambda: "Cerco" not in guest.prompt(), "nobody came back")
    play(host, guest, 2)
    opened = host.program.together.open
    assert opened is not None
    opened.close(for_good=True)
    guest.wait(lambda: "è chiuso" in guest.prompt(), "nobody told the end")
    guest.program.walk("leave")
    assert not guest.program.start().go_on.isVisible()


def test_a_host_closes_the_table(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """Closing the window or the game asks while somebody is there; doing it twice is an answer."""
    host, guest = begun(wires, tmp_path)
    port, asked = wires.ports[-1], "Marco is at your table"
    host.window.close()
    assert asked in host.notice()
    assert host.window.isVisible()
    host.key(Qt.Key.Key_Escape)
    host.program.walk("leave")
    assert asked in host.notice()
    assert host.window.shown == "game"
    host.program.running.open_path(there(host.program.running.file))
    assert not port.closed
    host.program.window.notice.dismiss()
    host.ctrl(Qt.Key.Key_W)
    assert asked in host.notice()
    host.key(Qt.Key.Key_F12)
    assert host.window.shown == "start"
    assert port.closed
    guest.wait(lambda: "Cerco" in guest.prompt(), "the guest does not look for the table")
    assert guest.window.question is None
    host.window.close()
    assert not host.window.isVisible()


def test_a_window_closes_at_the_second_time(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """The button of the window closes it in spite of the question when it is pressed again."""
    host, _ = begun(wires, tmp_path)
    host.window.close()
    assert host.window.isVisible()
    host.window.close()
    assert not host.window.isVisible()
    assert wires.ports[-1].closed


def _is_called(player: Someone, words: str) -> bool:
    return words in player.window.windowTitle()


def test_the_menu_fits_a_table_with_others(pair: tuple[Someone, Someone]) -> None:
    """It begins with the others; what only the host can do is not offered to guests.

    A guest who leaves is offered the table on the start page.
    """
    host, guest = pair
    for player in (host, guest):
        player.program.walk("menu")
    asked, offered = (
        [
            name
            for name, entry in someone.program.running.menu().entries.items()
            if entry.isVisible()
        ]
        for someone in (guest, host)
    )
    assert asked[:2] == offered[:2] == ["say", "leave-table"]
    assert {*offered} - {*asked} == {"save", "players", "invite"}
    assert "leave" not in offered
    heard = " ".join(accessible_texts(guest.program.running.menu()))
    assert "fino alla fine della partita" in heard
    host.window.open("game")
    guest.ctrl(Qt.Key.Key_W)
    assert guest.window.shown == "start"
    assert "Tavolo: Anna" in " ".join(accessible_texts(guest.program.start().go_on))
    guest.click_widget(guest.program.start().go_on)
    guest.wait(lambda: guest.window.shown == "game", "nobody came back")
    play(host, guest, 2)


def test_only_the_host_can_save_the_game(pair: tuple[Someone, Someone]) -> None:
    """A guest who cannot save gets a notice, and nothing fails.

    Not even the host puts a computer in the seat of a friend, and no screen is said to be shared.
    """
    host, guest = pair
    for way in ("save", "players"):
        guest.program.walk(way)
        assert "computer che fa da tavolo" in guest.notice()
        guest.program.window.notice.dismiss()
        assert guest.window.shown == "game"
    host.program.walk("players")
    rows = host.program.running.players().rows
    assert [row.kind.isEnabled() for row in rows] == [True, False]
    assert any("The game goes on" in text for text in accessible_texts(host.window))
    host.program.walk("menu")
    assert not any("one screen" in text for text in accessible_texts(host.window))


@pytest.mark.parametrize(
    "text",
    ["", "hello", "ALH1", "ALH9-AAAA", "ALH1-" + "A" * 5000, "\0\u202e" * 50, "@:0", "ALH1-@[::1"],
)
def test_no_text_is_an_invitation_by_mistake(ctx: UiContext, text: str) -> None:
    """Any other pasted text gets an explanation and joins nothing."""
    page = TogetherPage(ctx)
    asked = wishes(page, "join")
    page.joins.paste(text)
    page.joins.ask()
    assert not page.joins.join.isEnabled()
    assert asked == []
    assert page.joins.status


def test_an_invitation_is_found_in_a_mail(ctx: UiContext) -> None:
    """Breaks and quotes of mails do not matter; a wrong letter is named with its group."""
    page, text = TogetherPage(ctx), str(together_samples.invitation(1))
    page.joins.paste("> Come!\n> " + text[:40] + "\n> " + text[40:] + "\n")
    assert page.joins.join.isEnabled()
    page.joins.paste(text[:8] + ("A" if text[8] != "A" else "B") + text[9:])
    assert not page.joins.join.isEnabled()
    assert "Group 2" in ctx.text(page.joins.status)


def test_enter_takes_the_own_seat_first(ctx: UiContext) -> None:
    """While a seat is kept, its button is the primary one, before opening a table."""
    page = TogetherPage(ctx)
    wanted = wishes(page, "seat")
    page.joins.show_tables(together_samples.TABLES)
    page.primary.emit()
    assert wanted == [together_samples.TABLES[0]]
    kinds = [row.join.kind for row in page.joins.rows]
    assert (kinds.count("primary"), page.opens.open.kind) == (1, "secondary")
    page.joins.show_tables(together_samples.TABLES[1:])
    assert page.opens.open.kind == "primary"


def test_a_lobby_of_a_killed_program(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """Started again it is the same table: game, seats and invitations; the guest comes back.

    A table that was closed is another one when it is opened again.
    """
    host, guest = at_a_table(wires, tmp_path)
    host.program.together.setup().wish(
        "play", evolve(there(host.program.together.open).table.config, modules=("camps",))
    )
    before = host.lobby.facts
    assert before is not None
    wires.cut = True
    wires.lose()
    again = Someone(wires, tmp_path / "host")
    again.program.walk("together")
    again.join_page.opens.ask()
    after = again.lobby.facts
    assert after is not None
    assert after.invitations == before.invitations
    assert after.lobby.modules == ["camps"]
    wires.cut = False
    assert "invitations are still valid" in again.notice()
    again.wait(lambda: again.lobby.rows[1].place.state == "here", "nobody came")
    assert guest.window.shown == "lobby"
    again.lobby.go_on()
    guest.wait(lambda: guest.window.shown == "game", "no game began")
    assert not (tmp_path / "host" / "data" / LOBBY).exists()
    play(again, guest, 2)
    leave(again)
    again.program.walk("together")
    again.join_page.opens.ask()
    again.program.together.leave()
    again.join_page.opens.ask()
    now = again.lobby.facts
    assert now is not None
    assert {*now.invitations.values()}.isdisjoint(before.invitations.values())


def test_a_renewed_invitation_is_kept(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """An invitation cancelled during a game stays invalid when the table is opened again."""
    host, _ = begun(wires, tmp_path)
    opened, path = there(host.program.together.open), host.program.running.file
    assert path is not None
    first = str(opened.door.invitation(1))
    opened.renew(1)
    second = str(opened.door.invitation(1))
    kept = keys.read(records.keys_path(path), keys.TableKeys)
    assert kept is not None
    assert kept.tokens["1"] == opened.table.chairs[1].token.hex()
    assert first != second


def test_a_kept_seat_is_looked_for(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """Continue at a guest whose table is away looks on, and says so; Back ends that."""
    host, guest = begun(wires, tmp_path)
    play(host, guest, 1)
    wires.cut = True
    wires.lose()
    guest.program.stop()
    again = Someone(wires, tmp_path / "guest", language="en")
    again.click_widget(again.program.start().go_on)
    page = again.join_page
    again.wait(lambda: "keeps looking" in again.ctx.text(page.footer.words), "it gave up")
    again.key(Qt.Key.Key_Escape)
    wires.cut = False
    again.events(5)
    assert again.window.shown == "start"
    assert again.program.together.guest is None
    wires.cut = True
    again.click_widget(again.program.start().go_on)
    again.wait(lambda: "keeps looking" in again.ctx.text(page.footer.words), "it gave up")
    wires.cut = False
    again.wait(lambda: again.window.shown == "game", "it does not look on")
    play(host, again, 2)


def test_half_written_seats_go(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """A half-written seat of a killed program is removed at the next start."""
    half = tmp_path / "home" / "data" / "seats" / f"{files.NEW}x.tmp"
    half.parent.mkdir(parents=True)
    half.write_text("half", encoding="utf-8")
    Someone(wires, tmp_path / "home")
    assert not half.exists()


def test_guests_do_not_wait_for_a_reading_host(qtbot: QtBot, wires: Wires, tmp_path: Path) -> None:
    """The AI at this computer plays on while the host reads, at any speed."""
    config = with_computers(default_config(NAMES[:3], humans=3, seed="read"), (2,))
    games = (played(config, number, Random(1)) for number in range(60))
    session = next(game for game in games if game.to_move == 1)
    host, guest = invited(wires, tmp_path, session)
    session = host.game.desk.session
    for reads in ("menu", "ledger", "step by step"):
        while session.to_move != 1:
            play(host, guest, 1)
        if reads == "step by step":
            host.ctx.settings.set("ai_speed", "step")
        else:
            host.program.walk("menu") if reads == "menu" else host.game.show_ledger()
        while session.to_move == 1:
            play(host, guest, 1)
        assert session.to_move == 2
        guest.wait(lambda: session.to_move == 0, f"the computer waits: {reads}")
        assert host.page == ("table" if reads == "step by step" else reads)
        host.key_only(Qt.Key.Key_Escape)
