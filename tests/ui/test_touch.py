"""A finger on a touch screen: taps, a long press, drags and lists, by synthetic touches."""

from __future__ import annotations

from collections.abc import Generator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QScroller
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import AtDisplay, AtSlot, Press, Target
from alhambra_qt.controller.view.view_parts import CHOSEN
from alhambra_qt.engine.actions import Buy, EndTurn, Place, TakeMoney
from alhambra_qt.options import Options
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.inputs import Field, Slider
from alhambra_qt.ui.kit.tips import tip_of
from alhambra_qt.ui.kit.touch import HoldRing
from alhambra_qt.ui.kit.widgets import Button, Cross
from alhambra_qt.ui.program.settings_page import SettingsPage
from alhambra_qt.ui.setup.newgame_page import NewGamePage
from alhambra_qt.ui.sides.overlay import CLOSE
from alhambra_qt.ui.sides.popovers import CLOSER, OVERLAY
from alhambra_qt.ui.table.board import ZOOMS
from tests.ui.every_page import PAGES
from tests.ui.geometry import misfits, unpainted
from tests.ui.pages_samples import settle
from tests.ui.table_drive import Drive
from tests.ui.table_play_kit import SETUP, begun, laid_out
from tests.ui.test_every_page import small
from tests.ui.window_kit import Player

GLASS = QTest.createTouchDevice()


class Finger(Player):
    """Somebody who has nothing but a finger."""

    def down(self, place: QPoint) -> None:
        """Put the finger on the glass."""
        self.look()
        self.touch = QTest.touchEvent(self.window, GLASS, False)
        self.touch.press(0, place, self.window)
        self.touch.commit()
        self.events()

    def move(self, *places: QPoint) -> None:
        """Move it."""
        for place in places:
            self.touch.move(0, place, self.window)
            self.touch.commit()
            self.events()

    def up(self, place: QPoint) -> None:
        """Lift it."""
        self.touch.release(0, place, self.window)
        self.touch.commit()
        self.settle()

    def click_at(self, place: QPoint) -> None:
        """Tap."""
        self.down(place)
        self.up(place)

    def hold(self, place: QPoint) -> None:
        """Hold the finger until the ring is full, and lift it."""
        self.down(place)
        ring = self.window.findChild(HoldRing)
        assert ring is not None
        self.wait(ring.isVisible, "no ring shows")
        self.wait(ring.isHidden, "the ring stays")
        self.up(place)

    def drag(self, target: Target, onto: Target) -> None:
        """Drag what is seen above the finger onto another thing."""
        start = self.place_of(target)
        self.down(start)
        self.move(start + QPoint(0, -15), start + QPoint(0, -30))
        flying = self.game.table.table.air.childItems()[0]
        assert flying.sceneBoundingRect().bottom() < self.here(start).y() - 30
        rise = QPoint(0, round(self.here(start).y() - 30 - flying.pos().y()))
        end = self.place_of(onto) + rise
        self.move((start + end) / 2, end)
        self.up(end)

    def here(self, place: QPoint) -> QPointF:
        """A place of the window on the table."""
        table = self.game.table
        return table.mapToScene(table.viewport().mapFrom(self.window, place))

    def played(self) -> list[type]:
        """Return the types of the played actions."""
        return [type(action) for action in self.game.desk.session.actions]


@pytest.fixture
def finger(qtbot: QtBot) -> Generator[Finger, None, None]:
    """A game in which one's turn begins."""
    player = Finger(Options(lang="en"))
    player.program.running.run(Session.at(SETUP, laid_out(), {}), None, keep=False)
    player.settle()
    yield player
    player.close()


def test_a_turn_by_finger(finger: Finger) -> None:
    """One tap chooses, a second does it; the tile is dragged above the finger, holding asks."""
    for target in (AtSlot(0), AtDisplay(0)):
        before = finger.played()
        finger.click(target)
        assert finger.played() == before
        assert not finger.game.table.table.hover.isVisible(), "nothing points at it any more"
        finger.click(target)
    assert finger.played() == [Buy, TakeMoney]
    tile = finger.view.bought[0].target
    finger.hold(finger.place_of(tile))
    assert finger.game.table.table.callout.is_shown
    assert finger.played() == [Buy, TakeMoney]
    finger.drag(tile, finger.view.legal[0].target)
    assert finger.played() == [Buy, TakeMoney, Place]
    finger.click(Press("confirm"))
    assert finger.played()[3] == EndTurn


def test_a_choice_can_be_taken_back(finger: Finger) -> None:
    """Only the thing that was tapped last is done by a second tap; another one is given up."""
    for target in (AtDisplay(0), AtDisplay(1), AtDisplay(0)):
        finger.click(target)
    cards = [card for card in finger.view.display.cards if card is not None]
    assert not finger.played()
    assert [card.state == CHOSEN for card in cards] == [False, True, False, False]


def test_a_tap_shows_what_a_mouse_sees(finger: Finger) -> None:
    """The first tap on an opponent or a sign only shows what it is; the second one does it."""
    table = finger.game.table.table
    rival = finger.view.opponents[0].target
    finger.click(rival)
    assert table.opened.shows(CLOSER) == rival
    assert not table.opened.shows(OVERLAY)
    finger.click(rival)
    assert table.opened.shows(OVERLAY) == rival
    finger.click(CLOSE)
    board = table.board
    assert board.camera is not None
    before = board.camera.size
    finger.click(ZOOMS["out"])
    assert tip_of(finger.window).isVisible()
    assert board.camera.size == before
    finger.click(ZOOMS["out"])
    assert board.camera.size < before


def test_lists_follow_the_finger(qtbot: QtBot) -> None:
    """The whole log moves exactly as far as the finger."""
    finger = Finger(Options(lang="en"))
    finger.program.running.play(default_config(("Anna", "Marco", "Ioana"), seed="touch"))
    finger.skip_to(lambda session: len(session.scored) == 1, 5)
    finger.click(Press("log"))
    assert finger.page == "log"
    area = scrolling(finger)
    bar, middle = area.verticalScrollBar(), area.mapTo(finger.window, area.rect().center())
    before = bar.value()
    assert before > 100
    finger.down(middle)
    finger.move(*(middle + QPoint(0, way) for way in (5, 30, 60, 100)))
    finger.wait(lambda: bar.value() == before - 100)
    finger.up(middle + QPoint(0, 100))
    finger.close()


def test_pages_by_finger(qtbot: QtBot) -> None:
    """On a page a finger scrolls from anywhere, moves what it moves sideways, and taps."""
    finger = Finger(Options(lang="en"), size=(1024, 600))
    page = finger.window.page("settings")
    assert isinstance(page, SettingsPage)
    finger.window.open("settings")
    finger.settle()
    area = scrolling(finger)
    bar = area.verticalScrollBar()
    slider = page.rows["ui_scale"].control
    assert isinstance(slider, Slider)
    at, value = slider.mapTo(finger.window, slider.rect().center()), slider.value()
    finger.down(at)
    finger.move(*(at - QPoint(0, way) for way in (20, 60)))
    finger.wait(lambda: bar.value() == 60)
    finger.up(at - QPoint(0, 60))
    assert slider.value() == value
    finger.wait(lambda: QScroller.scroller(area.viewport()).state() == QScroller.State.Inactive)
    bar.setValue(0)  # it was a flick
    at = slider.mapTo(finger.window, slider.rect().center())
    finger.down(at)
    finger.move(*(at + QPoint(way, 0) for way in (20, 60)))
    finger.up(at + QPoint(60, 0))
    assert slider.value() > value
    finger.close()


def test_signs_and_modules_by_finger(qtbot: QtBot) -> None:
    """A cross says at the first tap what it removes; a module that is held opens its rules."""
    finger = Finger(Options(lang="en"))
    finger.know_pages()
    page = finger.window.page("new")
    assert isinstance(page, NewGamePage)
    finger.window.open("new")
    page.unfold()
    finger.settle()
    cross = next(
        cross for cross in page.findChildren(Cross) if cross.isVisible() and cross.isEnabled()
    )
    before = len(page.config().seats)
    finger.click_widget(cross)
    assert tip_of(finger.window).isVisible()
    assert len(page.config().seats) == before
    finger.click_widget(cross)
    assert len(page.config().seats) == before - 1
    card = page.cards[0]
    finger.hold(card.mapTo(finger.window, card.rect().center()))
    assert finger.page == "book"
    assert not card.isChecked()
    finger.close()


def test_a_tap_stays_on_its_page(qtbot: QtBot) -> None:
    """A finger that is lifted when another page is shown presses nothing there."""
    finger = Finger(Options(lang="en"))
    window = finger.window
    page = window.page("settings")
    assert isinstance(page, SettingsPage)
    window.open("settings")
    finger.settle()
    done = next(button for button in page.footer.findChildren(Button) if button.kind == "primary")
    place = done.mapTo(window, done.rect().center())
    window.back()
    finger.settle()
    finger.down(place)
    window.open("settings")
    finger.settle()
    finger.up(place)
    assert finger.page == "settings"
    finger.click_at(QPoint(200, 30))  # else the next would be the second half of a double tap
    finger.click_at(place)
    assert finger.page == "start"
    finger.close()


def test_keyboards_on_the_screen_hide_no_field(qtbot: QtBot) -> None:
    """The field one writes in stays above a keyboard, which guesses no words; then all is back."""
    finger = Finger(Options(lang="en"))
    finger.know_pages()
    page, window = finger.window.page("new"), finger.window
    assert isinstance(page, NewGamePage)
    window.open("new")
    page.unfold()
    finger.settle()
    size = page.size()
    last = max(page.findChildren(Field), key=lambda field: field.mapTo(page, QPoint()).y())
    assert last.inputMethodHints() & Qt.InputMethodHint.ImhNoPredictiveText
    last.setFocus()
    finger.settle()
    window.stay_above(QRectF(0, 380, window.width(), window.height() - 380))
    finger.settle()
    assert last.mapTo(window, last.rect().bottomLeft()).y() < 380
    assert not last.visibleRegion().isEmpty()
    window.stay_above(QRectF())
    finger.settle()
    assert page.size() == size
    finger.close()


# Pages of every sort; in pictures of an Alhambra cells are as large as there is room.
LARGE = (
    "settings",
    "new",
    "menu",
    "games",
    "players",
    "results",
    "ledger",
    "log",
    "replay",
    "book",
)


@pytest.mark.parametrize("name", LARGE)
def test_targets_of_pages_are_large_enough(ctx: UiContext, name: str) -> None:
    """With the setting for touch everything on a page that is hit is at least 44 pixels large."""
    ctx.settings.set("touch", True)
    page = PAGES[name](ctx)
    with unpainted(page):
        page.resize(1366, 768)
        page.show()
        settle()
        assert not small(page, 44)
        assert not misfits(page)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_targets_of_the_table_are_large_enough(ctx: UiContext, scale: float) -> None:
    """With the setting for touch, set at the table, what is pressed is at least 44 pixels large."""
    ctx.set_scale(scale)
    made = begun(ctx)
    before = pressed_at(made)
    ctx.settings.set("touch", True)
    for target in (None, AtSlot(0), Press("confirm")):
        if target is not None:
            made.click(target)
            made.settle()
        now = pressed_at(made)
        assert not {target: size for target, size in now.items() if size < 44}
    ctx.settings.set("touch", False)
    made.lay(Session.at(SETUP, laid_out(), {}))
    assert pressed_at(made) == before


def pressed_at(made: Drive) -> dict[Target, float]:
    """The smaller side of each button, chip and sign of the table."""
    spots = [spot for spot in made.table.table.spots() if spot.role in ("button", "chip", "tool")]
    return {
        spot.target: min(spot.rect.width(), spot.rect.height()) for spot in spots if not spot.behind
    }


def scrolling(finger: Finger) -> QAbstractScrollArea:
    """The list that is seen and longer than its room."""
    every = finger.window.findChildren(QAbstractScrollArea)
    return next(area for area in every if area.isVisible() and area.verticalScrollBar().maximum())
