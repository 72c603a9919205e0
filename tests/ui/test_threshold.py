"""Input that began before a page was seen is not for it: keys and clicks as a person's."""

from __future__ import annotations

import random
import time
from functools import partial

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.widgets import SureButton
from alhambra_qt.ui.kit.window import PageName
from tests.controller.kit import chance
from tests.ui.window_keys import K, frame_of, step
from tests.ui.window_kit import LEFT, Player

NONE = Qt.KeyboardModifier.NoModifier
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
ANSWERS = (K.Key_Return, K.Key_Space, K.Key_Escape, K.Key_Tab, K.Key_Down)
PAGES: tuple[PageName, ...] = ("new", "settings", "games", "learn", "career", "reader", "keys")


def send(player: Player, *keys: K, kind: QEvent.Type = PRESS, again: bool = False) -> None:
    """Let something happen to keys, before anything can be painted."""
    for key in keys:
        event = QKeyEvent(kind, key, NONE, "", again)
        QApplication.sendEvent(player.window.windowHandle(), event)


def about_to_end(humans: int) -> Player:
    """A game in which Enter ends the turn of somebody."""
    player = Player(painted=True)
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), humans, "threshold"))
    player.settle()
    roll = random.Random(1)
    while frame_of(player) != "turn_end" or player.page != "table":
        if player.page == "table":
            chance(player.game.desk.session, roll)
            player.settle()
        else:
            step(player)
    return player


@pytest.mark.parametrize("painted", [False, True])
def test_a_hand_is_opened_by_a_new_press_alone(qtbot: QtBot, painted: bool) -> None:
    """Neither what came before the hand-over was seen, nor a held key, nor Enter takes the seat."""
    player = about_to_end(3)
    if not painted:
        player.game.waiting.connect(lambda: send(player, K.Key_Return, K.Key_Space))
    send(player, K.Key_Return)
    player.wait(lambda: player.page == "handover")
    player.look()
    if painted:
        send(player, K.Key_Return)  # once more, without a release
    send(player, *[K.Key_Return, K.Key_Space] * 3, again=True)
    if not painted:
        send(player, K.Key_Space)
    send(player, K.Key_Return, K.Key_Space, kind=RELEASE)
    player.key(K.Key_Return, K.Key_Enter)
    assert player.page == "handover"
    player.key(K.Key_Space)
    assert player.page == "table"
    player.close()


def test_no_page_is_answered_before_it_is_seen(qtbot: QtBot) -> None:
    """Keys that come while a page opens, or are held since, leave it as it is; new ones do not."""
    player = Player(painted=True)
    focused = []

    def at() -> tuple[QWidget, str]:
        """Where the focus is; Tab also goes from section to section of one text."""
        widget = player.window.focusWidget()
        return widget, widget.accessibleName()

    def opened() -> None:
        send(player, *ANSWERS)
        focused.append(at())

    player.window.page_shown.connect(opened)
    player.know_pages()
    for name in PAGES:
        player.window.open(name)
        player.look()
        send(player, *ANSWERS, again=True)
        player.settle()
        assert player.window.shown == name
        assert at() == focused[-1], name
        send(player, *ANSWERS, kind=RELEASE)
        player.key(K.Key_Tab)
        assert at() != focused[-1], name
    player.close()


def test_no_shortcut_is_for_an_unseen_page(qtbot: QtBot) -> None:
    """A notice that comes with a page is not put away by the Esc of the page before."""
    player = Player(painted=True)
    player.program.window.notice.say(msg("fault-told"))
    player.look()
    player.window.open("reader")
    QTest.keyPress(player.window.windowHandle(), K.Key_Escape)
    assert (player.window.shown, player.notice() != "") == ("reader", True)
    QTest.keyRelease(player.window.windowHandle(), K.Key_Escape)
    player.key(K.Key_Escape)
    assert (player.window.shown, player.notice()) == ("reader", "")
    player.key(K.Key_Escape)
    assert player.window.shown == "start"
    player.close()


def test_a_notice_takes_its_esc_before_any_page(qtbot: QtBot) -> None:
    """It does where the system gives no shortcuts, as after a dialog; good news goes by itself."""
    player = Player(painted=True)
    player.window.open("reader")
    notice = player.program.window.notice
    for good in (True, False):
        notice.say(msg("fault-told"), good=good)
        player.look()
        assert notice.goes.isActive() == good
        send(player, K.Key_Escape)
        send(player, K.Key_Escape, kind=RELEASE)
        assert (player.window.shown, player.notice()) == ("reader", "")
        assert not notice.goes.isActive()
    notice.say(msg("fault-told"), good=True)
    notice.goes.timeout.emit()
    assert player.notice() == ""
    player.close()


def test_a_double_click_is_for_one_page(qtbot: QtBot) -> None:
    """Its second half chooses nothing on the page that its first half opened."""
    player = Player(painted=True)
    window, start = player.window, player.program.start()
    player.program.new_game.show()
    player.program.new_game.new().unfold()
    player.look()
    card = player.program.new_game.new().cards[0]
    place, chosen = card.mapTo(window, card.rect().center()), card.isChecked()
    player.program.start.open()
    start.new.setParent(start)
    start.new.move(start.mapFrom(window, place) - start.new.rect().center())
    start.new.show()
    player.look()
    QTest.mouseDClick(window.windowHandle(), LEFT, NONE, place)
    player.settle()
    assert (window.shown, card.isChecked()) == ("new", chosen)
    QTest.mouseDClick(window.windowHandle(), LEFT, NONE, place)
    assert card.isChecked() == chosen  # twice
    player.click_at(place)
    assert card.isChecked() != chosen
    player.close()


def test_the_pointer_waits(qtbot: QtBot) -> None:
    """It does from the click to the picture: once for each page, and for each game."""
    player = Player(painted=True)
    pointers = []
    player.window.page_shown.connect(lambda: pointers.append(QGuiApplication.overrideCursor()))
    for _ in range(2):
        player.key(K.Key_F3, K.Key_Escape)
        assert QGuiApplication.overrideCursor() is None
    player.program.running.play(default_config(("Anna", "Marco"), 1, "threshold"))
    player.look()
    assert QGuiApplication.overrideCursor() is None
    waits = [
        pointer is not None and pointer.shape() == Qt.CursorShape.WaitCursor for pointer in pointers
    ]
    assert waits == [True, False, False, False, True]
    player.close()


@pytest.mark.parametrize("by_key", [True, False])
def test_a_press_is_seen_until_the_page_is_there(qtbot: QtBot, *, by_key: bool) -> None:
    """The button that makes a page looks pressed as long as that takes."""
    player = Player(painted=True)
    button, seen = player.program.start().new, Paints()
    player.look()
    button.installEventFilter(seen)
    player.window.page_shown.connect(lambda: seen.down.append(None))
    button.setFocus()
    if by_key:
        player.key_only(K.Key_Return)
    else:
        place = button.mapTo(player.window, button.rect().center())
        QTest.mouseClick(player.window.windowHandle(), LEFT, NONE, place)
    assert player.window.shown == "new"
    while_made = seen.down[: seen.down.index(None)]
    assert while_made[-1] is True
    player.program.start.open()
    player.look()
    assert not button.isDown()
    assert button.updatesEnabled()
    player.close()


class Swallowed(QObject):
    """A filter that takes kinds of events for itself."""

    def __init__(self, parent: QObject, *kinds: QEvent.Type) -> None:
        super().__init__(parent)
        self._kinds = kinds

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take them."""
        return event.type() in self._kinds


LOST = ("paints", "paints and timers", "updates")


@pytest.mark.parametrize("lost", LOST)
def test_a_page_opens_whatever_is_lost(qtbot: QtBot, lost: str) -> None:
    """Keys and clicks work after a few moments, though no paint is reported or no timer runs."""
    player = Player(painted=True)
    window, threshold = player.window, threshold_of(player)
    taken = Swallowed(window, QEvent.Type.UpdateRequest, QEvent.Type.Expose)
    for one in (window, window.windowHandle()):
        one.installEventFilter(taken)
    if lost == "paints and timers":
        starved = Swallowed(window, QEvent.Type.Timer)
        for timer in (threshold, *threshold.findChildren(QTimer)):
            timer.installEventFilter(starved)
    if lost == "updates":
        window.setUpdatesEnabled(False)
    window.open("reader")
    assert threshold.unseen
    player.wait(partial(escaped, player), "the page takes no key")
    player.wait(partial(clicked, player), "the page takes no click")
    player.wait(partial(escaped, player), "the next page takes no key")
    assert QGuiApplication.overrideCursor() is None
    window.setUpdatesEnabled(True)
    player.close()


def escaped(player: Player) -> bool:
    """Press Escape; whether that leads to the start page."""
    QTest.keyClick(player.window.windowHandle(), K.Key_Escape)
    return player.window.shown == "start"


def clicked(player: Player) -> bool:
    """Click on "New game"; whether that leads there."""
    button = player.program.start().new
    place = button.mapTo(player.window, button.rect().center())
    QTest.mouseClick(player.window.windowHandle(), LEFT, NONE, place)
    return player.window.shown == "new"


def threshold_of(player: Player) -> focus.Threshold:
    """Return the filter that keeps early input from the pages of a window."""
    found = player.window.windowHandle().findChild(focus.Threshold)
    assert isinstance(found, focus.Threshold)
    return found


def test_a_busy_window_is_no_reason_to_open(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a page is made and painted, what was pressed meanwhile is not for it."""
    player = Player(painted=True)
    threshold = threshold_of(player)
    shift, real = 0.0, time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: real() + shift)
    for _ in ("made", "painted"):
        player.window.open("reader")
        shift += 10.0
        send(player, *ANSWERS)
        assert threshold.unseen
        assert player.window.shown == "reader"
    player.close()


def test_a_release_may_be_lost(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A press is a new one a few moments after the last, though that was never let go."""
    player = Player(painted=True)
    player.key_only(K.Key_F3)
    send(player, K.Key_Escape)
    assert player.window.shown == "start"
    shift, real = 0.0, time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: real() + shift)
    for later, page in ((0.1, "reader"), (10.0, "start")):
        player.window.open("reader")
        player.look()
        shift += later
        send(player, K.Key_Escape, again=True)
        assert player.window.shown == "reader"
        send(player, K.Key_Escape)
        assert player.window.shown == page
    player.close()


class Paints(QObject):
    """Whether a button was down at each of its paintings."""

    def __init__(self) -> None:
        super().__init__()
        self.down: list[bool | None] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note a painting."""
        if event.type() == QEvent.Type.Paint and isinstance(watched, QAbstractButton):
            self.down.append(watched.isDown())
        return False


def test_a_double_click_is_never_sure(qtbot: QtBot, ctx: UiContext) -> None:
    """A final action needs two clicks; a double click only asks."""
    button, sure = SureButton(ctx, msg("games-delete"), msg("profiles-delete-sure")), []
    button.confirmed.connect(lambda: sure.append(True))
    qtbot.addWidget(button)
    button.show()
    qtbot.waitExposed(button)
    focus.watch(button)
    handle, place = button.windowHandle(), QPoint(20, 20)
    QTest.mouseDClick(handle, LEFT, NONE, place)
    assert (button.words, sure) == (button.question, [])
    found = handle.findChild(focus.Threshold)
    assert found is not None
    qtbot.waitUntil(lambda: not found.unseen)
    QTest.mouseClick(handle, LEFT, NONE, place)
    assert sure == [True]


def test_keys_on_one_page_are_as_ever(qtbot: QtBot) -> None:
    """A key that is held goes on where it was pressed first."""
    player = about_to_end(1)
    focus = player.game.table.focus
    found = []
    for again in (False, True, True):
        send(player, K.Key_Tab, again=again)
        found.append(focus.target)
    assert len(set(found)) == 3
    player.close()
