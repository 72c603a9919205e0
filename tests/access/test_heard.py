"""Unasked announcements: every move in its order, the question last, to each reader once."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import cast

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.controller.view.view_parts import LogLine
from alhambra_qt.i18n import Msg, msg, unmarked
from alhambra_qt.modules import IDS
from alhambra_qt.ui.kit import voice
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.voice import Readers, listens
from alhambra_qt.ui.kit.window import Notice
from alhambra_qt.ui.table import access
from alhambra_qt.ui.table.news import fresh, together
from tests.access.test_exercises import asked
from tests.cases import count
from tests.ui.window_kit import Player

MOVES = count(5, 12)


class Said:
    """Records the announcements to a reader, and where the focus is."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.told: list[str] = []
        self.focused: list[object] = []
        self.notified: list[str] = []
        patch.setattr(QAccessible, "isActive", lambda: True)
        patch.setattr(QAccessible, "updateAccessibility", self._event)

    def _event(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.told.append(event.message())
        elif event.type() == QAccessible.Event.ObjectShow:
            self.notified.append(event.accessibleInterface().text(QAccessible.Text.Name))
        elif event.type() == QAccessible.Event.Focus:
            self.focused.append(event.accessibleInterface())


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    """A reader that knows announcements."""
    monkeypatch.setattr(Readers, "know_announcements", lambda _: True)
    return Said(monkeypatch)


def moves_of(player: Player) -> list[str]:
    """Return all lines of the log but the turns."""
    lines = player.game.desk.history.log()
    return [unmarked(player.ctx.text(line.text)) for line in lines if line.kind != "turn"]


def purchases_of(player: Player) -> dict[str, str]:
    """Return the purchases of the log in which a line says where their tile went, by that line.

    Whoever does more between the two says the purchase first, and the whole line later.
    """
    lines = [line.text for line in player.game.desk.history.log()]
    acts = [text for text in lines if isinstance(text, Msg) and text.id.startswith("log-and-")]
    say = player.ctx.text
    return {
        unmarked(say(text)): unmarked(say(cast("Msg", dict(text.args)["act"]))) for text in acts
    }


def in_order(wanted: list[str], told: str, begun: Mapping[str, str] | None = None) -> list[str]:
    """Return the texts that were not announced, or not in their order.

    Those in ``begun`` keep the order of the text that they begin with.
    """
    at, missing = 0, []
    for one in wanted:
        _, colon, rest = one.partition(":")
        found = told.find(one, at)
        if found < 0 and colon:  # said with others that begin alike
            found = told.find(rest.strip(), at)
        if found < 0:
            missing.append(one)
        elif begun and one in begun:
            at = told.find(begun[one], at)
        else:
            at = found
    return missing


@pytest.mark.parametrize("speed", ["instant", "fast", "step"])
def test_no_move_is_lost(qtbot: QtBot, said: Said, speed: str) -> None:
    """Every move is announced in its order, whatever keys are pressed, at any speed."""
    player, rng = Player(chosen={"ai_speed": speed}), random.Random(speed)
    config = default_config(("Anna", "Marco", "Ioana"), 0, "heard")
    player.program.running.play(evolve(config, modules=IDS))
    player.wait(lambda: player.page == "table")
    table = player.game.table
    while len(player.game.desk.session.steps) < MOVES and player.page == "table":
        player.key_only(rng.choice((Qt.Key.Key_F6, Qt.Key.Key_Tab)))
        player.events(3)
        if player.game.awaits_step:
            table.activate(Press("step"))
        qtbot.wait(5)
    player.game.pacing.stop()
    player.game.computers.stop()
    table.playback.finish()
    table.news.flush()
    wanted = moves_of(player)
    assert len(wanted) > MOVES / 2
    assert in_order(wanted, " ".join(said.told), purchases_of(player)) == []
    player.close()


def test_the_question_is_last(qtbot: QtBot, said: Said) -> None:
    """After what the others did comes what is asked, and that they think is never said."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), 1, "done"))
    player.settle()
    player.wait(lambda: player.view.prompt.mood == "ask")
    player.game.table.news.flush()
    text = " ".join(said.told)
    assert in_order(moves_of(player), text) == []
    assert text.rindex(player.ctx.text(player.view.prompt.title)) > text.rindex(
        moves_of(player)[-1]
    )
    assert player.ctx.text(msg("prompt-wait-ai", name="Marco")) not in text
    player.close()


def test_lists_are_heard(qtbot: QtBot, said: Said) -> None:
    """The list view says its name, every move while it is open once, and the question last."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), 1, "done"))
    player.wait(lambda: player.page == "table" and player.view.prompt.mood == "ask")
    player.game.table.news.flush()
    before = len(moves_of(player))
    said.told.clear()
    player.key(Qt.Key.Key_F4)
    assert said.told[0] == player.ctx.t("lists-title")
    player.key("5", Qt.Key.Key_Return)
    for _ in range(MOVES):
        if player.view.prompt.title != msg("prompt-turn"):
            player.key(Qt.Key.Key_Home, Qt.Key.Key_Return)  # the first is what goes on
    assert player.game.lists.page is not None
    player.game.lists.page.news.flush()
    text, wanted = " ".join(said.told), moves_of(player)[before:]
    assert len(wanted) > 3
    assert in_order(wanted, text) == []
    assert text.count(wanted[0]) == 1
    assert text.rstrip(".").endswith(player.ctx.text(player.view.prompt.lines[-1].text))
    player.close()


def test_lists_are_read_aloud(qtbot: QtBot, said: Said) -> None:
    """The keys that read the table read it here too, of the listed Alhambra row after row."""
    player, alt = Player(), Qt.KeyboardModifier.AltModifier
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), 1, "aloud"))
    player.wait(lambda: player.page == "table" and player.view.prompt.mood == "ask")
    player.key(Qt.Key.Key_F4, "o")
    player.game.table.news.flush()
    said.told.clear()
    player.key("r", "r", "p", mod=alt)
    rival = player.view.opponents[0]
    name = unmarked(player.ctx.text(rival.palace.title))
    first, second, points = said.told[-3:]
    assert first.startswith(name)
    assert second.startswith(name)
    assert first != second
    assert all(unmarked(player.ctx.text(tag.label)) in points for tag in player.view.counts.seats)
    player.close()


def line(text: str) -> LogLine:
    """A line of a log."""
    return LogLine(msg("log-head", who=text, turn=1, n=1))


def test_fresh_lines() -> None:
    """New lines are found where the log has lost its beginning, too; old ones are no news."""
    old = [line(str(n)) for n in range(200)]
    new = [line("a"), line("b")]
    assert fresh(old, [*old[2:], *new]) == new
    assert fresh(old, [*old, *new]) == new
    assert fresh([], new) == new
    assert fresh(old, old[:-3]) == []  # taken back
    assert fresh(old[3:], old[:-3]) == []  # taken back, and the log reaches back further
    assert fresh(old, [line(str(n)) for n in range(200)]) == []  # another game
    assert fresh(old, [*old[:-1], evolve(old[-1]), new[0]]) == [new[0]]  # one is written again


def test_sentences() -> None:
    """Sentences have one end each, and what begins alike is said once."""
    assert sentences(["One", "Two.", "", "Three…", "four"]) == "One. Two. Three… four."
    assert together(["New: a", "New: b", "Anna: b"]) == ["New: a, b", "Anna: b"]


def test_who_listens() -> None:
    """The registry says whether a reader knows announcements."""
    old = '{[Argument: (ss) ":1.0", "Object:State-changed:Focused"]}'
    assert not listens(old)
    assert listens(old + '[Argument: (ss) ":1.1", "Object:Announcement:"]')
    assert listens("{}")


@pytest.mark.parametrize("new", [True, False])
def test_each_reader_hears_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, new: bool) -> None:
    """New readers get an announcement, old ones a notification, none gets both."""
    monkeypatch.setattr(Readers, "know_announcements", lambda _: new)
    heard, widget = Said(monkeypatch), QWidget()
    qtbot.addWidget(widget)
    for k in range(voice.KEPT + 2):
        access.announce(widget, f"sentence {k}")
    wanted = [f"sentence {k}" for k in range(voice.KEPT + 2)]
    if not new:  # they come once the page has changed
        assert heard.notified == []
        qtbot.waitUntil(lambda: len(heard.notified) == len(wanted))
    assert heard.told == (wanted if new else [])
    assert heard.notified == ([] if new else wanted)


def test_an_old_reader_hears_the_verdict(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ctx: UiContext
) -> None:
    """Whether an answer was right is said to readers that know no announcements, and only so."""
    monkeypatch.setattr(Readers, "know_announcements", lambda _: False)
    page = asked(ctx, "tie.1.1")
    heard = Said(monkeypatch)
    page.pick(min(page.exercise.solution if page.exercise is not None else ()))
    verdict = page.side.spoken if page.side is not None else ""
    assert verdict.startswith(ctx.t("practice-right"))
    qtbot.waitUntil(lambda: heard.notified.count(verdict) == 1)
    assert heard.told == []


def test_a_notice_is_heard_by_all(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, ctx: UiContext
) -> None:
    """A notice at the edge of the window is said to old readers as well."""
    monkeypatch.setattr(Readers, "know_announcements", lambda _: False)
    window = QWidget()
    qtbot.addWidget(window)
    notice = Notice(ctx, window)
    heard = Said(monkeypatch)
    notice.say(msg("sounds-on"))
    qtbot.waitUntil(lambda: heard.notified == [ctx.t("sounds-on")])


def test_a_notification_is_in_its_window(qtbot: QtBot) -> None:
    """It is called by its sentence and ends with its window."""
    widget = QWidget()
    qtbot.addWidget(widget)
    notification = voice.Notification()
    assert not notification.isValid()
    notification.appear(widget, "heard")
    whole = QAccessible.queryAccessibleInterface(widget)
    assert notification.isValid()
    assert notification.parent() is whole or notification.parent().object() is widget
    assert (notification.role(), notification.childCount()) == (QAccessible.Role.Notification, 0)
    assert notification.text(QAccessible.Text.Name) == "heard"
    assert notification.rect() == widget.geometry()


def test_the_control_is_told_last(qtbot: QtBot, said: Said) -> None:
    """A page hands the focus on, and the last focus event is for its owner; the page is named."""
    player = Player()
    player.know_pages()
    for name in ("learn", "settings", "new", "games"):
        said.focused.clear()
        said.told.clear()
        player.window.open(name)
        player.events(3)
        last, widget = said.focused[-1], QApplication.focusWidget()
        assert isinstance(last, QAccessibleInterface)
        assert last.object() is widget
        assert said.told[0] == player.window.page(name).accessibleName() != ""
        player.window.back()
    player.close()
