"""Advice in the window: hints by key and mouse, reasons from the log, seats that change hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sized
from functools import partial
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt import modules
from alhambra_qt.controller.game import children, records
from alhambra_qt.controller.game.ai_host import AiHost, demo_config
from alhambra_qt.controller.game.gameconfig import AI, HUMAN, default_config
from alhambra_qt.controller.game.seats import Seating, tags
from alhambra_qt.controller.view.targets import AtHand, Press, ToRead
from alhambra_qt.i18n import LANGS, msg
from alhambra_qt.ui.game.menu import GameMenu
from alhambra_qt.ui.kit.access import plainly, sentences
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.people.players_page import PlayersPage
from alhambra_qt.ui.setup.newgame_page import NewGamePage
from alhambra_qt.ui.sides import hint as hint_box
from alhambra_qt.ui.table import shown as table_shown
from alhambra_qt.ui.table.cursors import star_of
from tests.controller.kit import there
from tests.processes import runs, suspend
from tests.ui.pages_samples import settle
from tests.ui.pages_samples import shown as in_window
from tests.ui.window_keys import K, after, take_turn
from tests.ui.window_kit import Player, accessible_texts

NAMES = ("Anna", "Marco", "Ioana")


Begun = Callable[..., Player]


@pytest.fixture
def begun(qtbot: QtBot) -> Iterator[Begun]:
    """Begin a game in which a few turns are played; hints are thought about quickly."""
    assert qtbot is not None
    made: list[Player] = []

    def begin(turns: int = 3, humans: int = 1, **chosen: object) -> Player:
        player = Player(chosen={"hint_level": "medium", **chosen})
        made.append(player)
        setup = default_config(NAMES, humans=humans, seed="advice")
        if turns:
            player.open(after(setup, turns))
        else:
            player.program.running.play(setup)
            player.settle()
        return player

    yield begin
    for player in made:
        player.close()


def hint(player: Player) -> str:
    """Return the text of the hint; empty if there is none."""
    spot = player.spot(ToRead("hint"))
    return "" if spot is None else f"{spot.name}. {spot.value}"


def longer(steps: Sized, than: int) -> bool:
    """Whether something has grown."""
    return len(steps) > than


def test_a_computer_player_that_hangs(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said that no answer comes; by key, mouse and reader it is asked again and goes on."""
    player = Player(host=AiHost)
    player.program.running.play(demo_config("hangs", "random", NAMES))
    session, host = player.game.desk.session, player.game.computers.host
    notice = player.program.window.notice
    interface = QAccessible.queryAccessibleInterface(notice.more_button).actionInterface()
    ways: tuple[Callable[[], object], ...] = (
        lambda: player.key_only(K.Key_F12),
        lambda: QTest.mouseClick(notice.more_button, Qt.MouseButton.LeftButton),
        lambda: interface.doAction(interface.pressAction()),
    )
    player.wait(lambda: len(session.steps) > 0)
    monkeypatch.setattr(children, "PATIENCE", 0.5)
    for ask_again in ways:
        suspend(there(host.pid))
        player.wait(lambda: player.notice() == player.ctx.t("ai-waits"))
        assert notice.more_button.accessibleName() == player.ctx.t("ask-again")
        stopped, went_on = host.pid, partial(longer, session.steps, len(session.steps))
        ask_again()
        player.wait(went_on)
        assert host.pid != stopped
    player.close()


def answer(player: Player) -> list[str]:
    """Return the table's answer to a question."""
    found = player.game.table.extra.answer
    if found is None:
        return []
    return [player.ctx.text(line) for line in (found.title, found.text, *found.lines)]


def test_three_steps_by_key(begun: Begun, monkeypatch: pytest.MonkeyPatch) -> None:
    """H gives the topic, the candidates and the best move; once more, or Esc, closes.

    Each step is announced in one go: what is marked on the table is in the words too. The box stays
    while its move is picked, and goes when it is played.
    """
    player, texts = begun(), list[str]()
    state = player.state()
    monkeypatch.setattr(table_shown, "announce", lambda _, text: texts.append(text))
    with monkeypatch.context() as patch:
        patch.setattr(QAccessible, "isActive", lambda: True)
        player.key("h", "h")
    heard = [text for text in texts if text.startswith("Hint ")]
    assert [text[:11] for text in heard] == ["Hint 1 of 3", "Hint 2 of 3"]
    assert heard[1] == sentences([hint(player)])
    player.key("h")
    assert hint(player).startswith("Hint 3 of 3")
    assert player.game.table.table.hint_marks.isVisible()
    player.key("h")
    assert hint(player) == ""
    player.key("h")
    player.key(K.Key_Escape)
    assert hint(player) == ""
    assert not player.game.table.table.hint_marks.isVisible()
    assert player.state() == state
    player.key("h", "h", "h")
    marks = [mark.target for mark in player.view.hint.marks] if player.view.hint else []
    for target in marks:
        if not isinstance(target, AtHand):
            player.click(target)
    assert hint(player) != ""
    player.key(K.Key_Return)
    assert player.state()[0] > state[0]
    assert hint(player) == ""


def test_no_ring_covers_numbers() -> None:
    """Inside what is large, as a cell, on the corner of what is small, as a card."""
    cell, card = QRectF(100, 100, 92, 92), QRectF(100, 100, 45, 64)
    radius = 12.0
    star = star_of(cell, radius)
    around = QRectF(star.x() - radius, star.y() - radius, 2 * radius, 2 * radius)
    assert cell.adjusted(6, 6, -6, -6).contains(around)
    on_the_corner = star_of(card, radius)
    assert (on_the_corner - card.bottomLeft()).manhattanLength() < radius


def test_hint_by_mouse_and_in_every_language(begun: Begun) -> None:
    """The lamp on the board asks, the box has buttons, and it speaks the language of the table."""
    player = begun()
    player.click(Press("hint"))
    assert hint(player).startswith("Hint 1 of 3")
    player.click(Press("hint"))  # now the one in the box lies above the lamp's other place
    texts = set()
    for lang in LANGS:
        player.settings.set("language", lang)
        player.settle()
        texts.add(hint(player))
        words = hint(player).partition(". ")[2]
        text = plainly(" ".join(accessible_texts(player.game.table)))
        assert all(plainly(one).rstrip(".") in text for one in words.split(". ")), words
    assert len(texts) == len(LANGS)
    player.click(Press("hint-close"))
    assert hint(player) == ""


def test_hint_in_a_hot_seat_is_for_who_looks(begun: Begun) -> None:
    """Behind the hand-over screen there is no hint, and none is left for the next person."""
    player = begun(turns=0, humans=3)
    if player.page == "handover":
        player.key(K.Key_Space)
    player.key("h")
    assert hint(player) != ""
    while player.page != "handover":
        take_turn(player)
    player.key("h")
    assert player.view.hint is None
    player.key(K.Key_Return)
    assert hint(player) == ""


def test_why_from_the_log(begun: Begun) -> None:
    """A line of a computer beside the board tells its reasons by a click."""
    player = begun()
    targets = [line.target for line in player.view.log if line.target]
    assert targets
    player.click([target for target in targets if player.spot(target) is not None][-1])
    clicked = answer(player)
    assert clicked[1].startswith(("Its reasons", "No single reason stands out"))


def shown(player: Player) -> tuple[str, bool]:
    """The page, and whether the hand at the table is hidden."""
    return player.page, player.view.hand.hidden


def page(player: Player) -> PlayersPage:
    """The page of who plays."""
    found = player.window.page("players")
    assert isinstance(found, PlayersPage)
    return found


def test_the_computer_takes_over(begun: Begun) -> None:
    """Ctrl+P leads to who plays; the own seat goes to the AI, and back by the hand-over screen."""
    player = begun(turns=0, ai_speed="step")
    player.ctrl(Qt.Key.Key_P)
    assert player.window.shown == "players"
    assert not page(player).apply.isEnabled()
    page(player).rows[0].kind.set_value(AI)
    player.key(K.Key_Return)
    session = player.game.desk.session
    assert shown(player) == ("table", True)
    assert session.is_ai(0)
    assert player.game.awaits_step
    player.ctrl(Qt.Key.Key_P)
    page(player).rows[0].kind.set_value(HUMAN)
    player.click_widget(page(player).apply)
    assert [change.kind for change in session.takeovers] == [AI, HUMAN]
    assert shown(player) == ("handover", True)
    player.key(K.Key_Space)
    assert shown(player) == ("table", False)


def test_language_and_help_of_a_seat(begun: Begun, tmp_path: Path) -> None:
    """A seat has a language and help of its own; they act at once and are saved."""
    player = begun(turns=0, ai_speed="step")
    session, before = player.game.desk.session, player.state()
    player.ctrl(Qt.Key.Key_P)
    page(player).rows[0].lang.set_value("fr")
    page(player).rows[0].assist.set_value("learn")
    assert page(player).changes() == ()
    player.key(K.Key_Return)
    assert (player.page, player.ctx.language) == ("table", "fr")
    assert (player.game.desk.assist, session.takeovers) == ("learn", [])
    assert player.state() == before
    path = tmp_path / "spoken.json"
    records.save(session, path)
    seat = records.load(path).config.seats[0]
    assert (seat.lang, seat.assist) == ("fr", "learn")


def test_nothing_changes_before_it_is_applied(begun: Begun) -> None:
    """Esc on the page of who plays leaves everything as it was, from the menu as well."""
    player = begun()
    player.key(K.Key_F10)
    menu = player.window.page("menu")
    assert isinstance(menu, GameMenu)
    player.click_widget(menu.entries["players"])
    page(player).rows[1].level.set_value("expert")
    page(player).rows[1].manner.set_value("builder")
    assert page(player).changes() == (Seating(1, AI, "expert", "builder"),)
    player.key(K.Key_Escape)
    assert player.page == "table"
    assert player.game.desk.session.takeovers == []


def test_the_career_is_not_lost_unawares(begun: Begun) -> None:
    """Before a seat changes hands a notice says if the game then leaves the career."""
    player = begun(turns=0)
    player.ctrl(Qt.Key.Key_P)
    footer = page(player).footer
    assert page(player).ctx.text(footer.words) == ""
    page(player).rows[0].lang.set_value("fr")
    assert page(player).ctx.text(footer.words) == ""
    page(player).rows[1].level.set_value("expert")
    assert page(player).ctx.text(footer.words) == player.ctx.text(msg("players-career"))
    assert footer.tone == "ink"
    player.key(K.Key_Return)
    player.ctrl(Qt.Key.Key_P)
    page(player).rows[1].level.set_value("easy")
    assert page(player).ctx.text(footer.words) == ""


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_of_players_grows_with_its_cards(qtbot: QtBot, lang: str) -> None:
    """Seats given to computers need more lines: the panel has room for them, without scrolling."""
    ctx = UiContext("dark", lang, speed=0)
    found, config = PlayersPage(ctx), default_config(("Anna", "Marco"), humans=2, seed="grow")
    found.show_seats(config.seats, tags(config))
    in_window(qtbot, found)
    for row in found.rows:
        row.kind.set_value(AI)
        settle()
        bars = [scroll.verticalScrollBar().maximum() for scroll in found.findChildren(Scroll)]
        assert bars == [0]
        assert found.header.y() == found.panel_rect().top()


def test_from_the_panel_of_a_rival(begun: Begun) -> None:
    """A rival's Alhambra at full size has the way to who plays it."""
    player = begun()
    player.key("o")
    player.click(Press("players"))
    assert player.window.shown == "players"


def test_style_on_the_set_up_page(qtbot: QtBot) -> None:
    """Every computer has a style beside its level; a tip on either explains both."""
    player = Player()
    player.program.new_game.new.open()
    player.settle()
    new = player.window.page("new")
    assert isinstance(new, NewGamePage)
    card = new.seats[1]
    card.style_choice.set_value("builder")
    card.level.set_value("easy")
    assert new.config().seats[1].style == "builder"
    for choice in (card.level, card.style_choice):
        assert choice.isVisible()
        for text in (choice.toolTip(), choice.accessibleDescription()):
            assert "forgets" in text
            assert "walls" in text
    assert not new.seats[0].level.isVisible()
    new.set_config(evolve(new.config(), seed="x"))
    assert new.seats[1].config.style == "builder"
    player.close()


def test_leaving_in_mid_thought_ends_the_thinking(qtbot: QtBot) -> None:
    """Leaving the game or closing the window waits for no expert and for no hint."""
    player = Player(chosen={"hint_level": "expert"}, host=AiHost)
    plain = default_config(NAMES, humans=0, seed="leave")
    experts = tuple(evolve(seat, level="expert") for seat in plain.seats)
    player.program.running.play(evolve(plain, seats=experts, modules=modules.IDS))
    host = player.game.computers.host
    player.wait(lambda: host.waiting and player.game.table.view_shown is not None)
    thinking = host.pid
    assert thinking is not None
    player.program.running.leave()
    player.wait(lambda: not runs(thinking), "it thinks on about a game that was left")
    player.program.running.play(default_config(NAMES, humans=3, seed="leave"))
    player.events(5)
    player.key_only(K.Key_Space)  # the hand-over screen
    player.wait(lambda: player.page == "table")
    player.key_only("h")
    assert host.waiting
    assert hint(player) == "Thinking about hint 1 of 3…. "
    second = host.pid or 0
    player.close()
    player.wait(lambda: not runs(second), "the closed program leaves its process behind")


@pytest.mark.parametrize("lang", LANGS)
def test_buttons_stay_in_a_narrow_box(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """Where only a narrow box has room its buttons stand in rows, none outside or over another."""
    monkeypatch.setattr(hint_box, "WIDTHS", (270,))
    player = Player(chosen={"language": lang})
    player.program.lessons.play_guided()
    player.events(3)
    box = player.spot(ToRead("hint"))
    assert box is not None
    spots = [spot for spot in player.game.table.table.spots() if spot.zone == "hint"]
    buttons = [spot.rect for spot in spots if spot.role == "button"]
    assert len(buttons) == 3
    assert all(box.rect.contains(rect) for rect in buttons)
    assert not any(a.intersects(b) for a in buttons for b in buttons if a is not b)
    player.close()
