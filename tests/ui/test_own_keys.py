"""Keys of the person's own in the window: at the table, on the keys page, and kept."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QHelpEvent, QKeyEvent
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt import settings as kept
from alhambra_qt.controller.career.finished import CareerProfile
from alhambra_qt.controller.career.store import default_store
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.view.targets import Begin, Press
from alhambra_qt.modules import IDS
from alhambra_qt.options import Options
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.access import PRESS
from alhambra_qt.ui.kit.bindings import Bindings, types
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.tips import tip_of
from alhambra_qt.ui.program.keys_page import KeyHelpPage, KeyLine
from alhambra_qt.ui.program.settings_page import SettingsPage
from alhambra_qt.ui.sides.popovers import OVERLAY
from alhambra_qt.ui.table.access import AccessibleTable
from alhambra_qt.ui.table.keys import standard
from tests.cases import each, some
from tests.controller.kit import chance
from tests.ui.career_samples import held, profiles_in
from tests.ui.lesson_kit import learning
from tests.ui.log_samples import log_page
from tests.ui.review_samples import STATES
from tests.ui.scoring_samples import stage_at
from tests.ui.table_drive import Drive
from tests.ui.table_play_kit import begun
from tests.ui.window_keys import step
from tests.ui.window_kit import Player

K = Qt.Key
ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier
MONEY, BUY = Begin("money"), Begin("buy")


@pytest.fixture
def table(ctx: UiContext) -> Drive:
    """A table with a turn to play."""
    return begun(ctx)


def spoken(drive: Drive, target: Any) -> list[str]:
    """The keys in the accessible tree for a thing."""
    table = QAccessible.queryAccessibleInterface(drive.table)
    assert isinstance(table, AccessibleTable)
    part = table.part(next(key for key in table.spots_by_key() if key[1] == target))
    does = part.actionInterface()
    return list(does.keyBindingsForAction(PRESS))


def seen(drive: Drive) -> tuple[object, ...]:
    """Return everything that a key could have changed."""
    table = drive.table
    camera = table.table.board.camera
    return (
        *(len(drive.picked), table.view_shown, table.table.opened.shows(OVERLAY), table.extra),
        *(table.table.tray.open, table.focus.target, camera and camera.cell(0, 0)),
    )


# -- at the table ---------------------------------------------------------------------------------


def test_another_key_at_the_table(ctx: UiContext, table: Drive) -> None:
    """The new key acts and the old one does not; cap, tip and what is spoken tell the new one."""
    ctx.set_keys(Bindings(standard(), {"money": ("F5",), "undo": ("M",)}))
    before = seen(table)
    table.keys("M", "Ctrl+Z")
    assert [target for target in table.picked if target != Press("undo")] == []
    assert seen(table)[1:] == before[1:]
    assert spoken(table, MONEY) == ["F5"]
    assert spoken(table, BUY) == ["B"]
    spot = table.spot(MONEY)
    assert spot.note is None or spot.note.key == "M"
    QApplication.sendEvent(table.table.viewport(), _rests(table, Press("undo")))
    assert tip_of(table.table.window()).key == "M"
    table.keys("F5")
    assert MONEY in table.picked


def _rests(drive: Drive, target: Any) -> QHelpEvent:
    place = drive.table.mapFromScene(QPointF(drive.spot(target).rect.center()))
    return QHelpEvent(QEvent.Type.ToolTip, place, drive.table.mapToGlobal(place))


def test_no_single_letter_acts(ctx: UiContext, table: Drive) -> None:
    """With the switch on none does anything, and each still acts with what its cap tells."""
    letters = [key for keys in standard().values() for key in keys if types(key)]
    ctx.set_keys(Bindings(standard(), alt=True))
    QApplication.processEvents()
    before = seen(table)
    for key in letters:
        sign, held = key[-1], SHIFT if key.startswith("Shift") else NONE
        text = sign if held else sign.lower()
        event = QKeyEvent(QEvent.Type.KeyPress, ord(sign), held, text)
        QApplication.sendEvent(table.table, event)
        assert seen(table) == before, key
    assert spoken(table, MONEY) == ["Alt Shift M"]
    for key, target in (("Alt+Shift+M", MONEY), ("Ctrl+Alt+B", BUY), ("Alt+Shift+L", Press("log"))):
        table.keys(key)
        assert target in table.picked
    table.keys("Alt+1")
    assert seen(table) != before


def test_letters_of_a_scoring(ctx: UiContext, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a scoring is shown, letters need Alt as well, and the buttons tell it."""
    ctx.settings.set("animation_speed", 0)
    ctx.set_keys(Bindings(standard(), {"replay": ("*",)}, alt=True))
    _, stage = stage_at(ctx)
    done: list[str] = []
    monkeypatch.setattr(stage.player, "again", lambda: done.append("again"))
    monkeypatch.setattr(stage.player, "complete", lambda: done.append("complete"))
    for key in (K.Key_P, K.Key_Asterisk, K.Key_X):
        QTest.keyClick(stage, key)
    assert done == []
    assert stage.band.again.cap == "Alt *"
    QTest.keyClick(stage, K.Key_Asterisk, ALT)
    QTest.keyClick(stage, K.Key_F5)
    assert done == ["again", "complete"]
    stage.stop()


def test_letters_of_the_log(ctx: UiContext, qtbot: QtBot) -> None:
    """The log that lies over the table keeps to the same keys as the table."""
    page = log_page(ctx)
    qtbot.addWidget(page)
    ctx.set_keys(Bindings(standard(), {"faster": ("F8",)}, alt=True))
    closed: list[bool] = []
    page.closed.connect(lambda: closed.append(True))
    speed = page.pace.pace.speed
    QTest.keyClick(page, K.Key_L)
    QTest.keyClick(page, K.Key_Period)
    assert closed == []
    assert page.pace.pace.speed == speed
    assert page.next_button.cap == "Alt J"
    QTest.keyClick(page, K.Key_F8)
    assert page.pace.pace.speed != speed
    QTest.keyClick(page, K.Key_L, ALT | SHIFT)
    assert closed == [True]


def test_letters_of_a_review(ctx: UiContext, qtbot: QtBot) -> None:
    """There letters need Alt too, with Shift or Ctrl where Alt alone says something."""
    page = STATES["review"](ctx)
    qtbot.addWidget(page)
    ctx.set_keys(Bindings(standard(), alt=True))
    done = list[tuple[str, tuple[object, ...]]]()
    page.wish_made.connect(lambda *wish: done.append(wish))
    for key in (K.Key_B, K.Key_E, K.Key_2, K.Key_N, K.Key_Z):
        QTest.keyClick(page, key)
    assert done == []
    assert page.seat == 0
    assert page.sheet.choices.open is None
    assert page.sheet.turning.see_button.cap == "Ctrl Alt V"
    assert page.sheet.moment.try_button.cap == "Alt Y"
    page.sheet.graph.go(0)
    QTest.keyClick(page, K.Key_V, ALT)  # says what stands at the cursor
    assert page.sheet.graph.turn == 0
    QTest.keyClick(page, K.Key_V, ALT | CTRL)
    assert page.sheet.graph.turn > 0
    assert page.sheet.moment.on_button.cap == "Ctrl Alt B"
    QTest.keyClick(page, K.Key_B, ALT | CTRL)
    QTest.keyClick(page, K.Key_2, ALT)
    assert done == [("play_on_from", (page.at,))]
    assert page.seat == 1


def test_pages_keep_their_keys(ctx: UiContext, qtbot: QtBot) -> None:
    """A page's key keeps its meaning there if a command of the table gets it too."""
    page = STATES["review"](ctx)
    qtbot.addWidget(page)
    ctx.set_keys(Bindings(standard(), {"hint": ("B",), "replay": ("F8",)}))
    done: list[str] = []
    page.wish_made.connect(lambda name, _: done.append(name))
    for key in (K.Key_B, K.Key_F8, K.Key_P):
        QTest.keyClick(page, key)
    assert done == ["play_on_from", "replay", "replay"]


def test_letters_of_a_lesson(ctx: UiContext) -> None:
    """In a lesson the hint has the person's key, on its button too."""
    learner = learning(ctx, "money")
    learner.go(1)
    ctx.set_keys(Bindings(standard(), {"hint": ("F",)}))
    assert learner.page.panel.hint_button.cap == "F"
    say = learner.page.panel.said
    learner.key(K.Key_H)
    assert learner.page.panel.said == say
    learner.key(K.Key_F)
    assert learner.page.panel.said != say
    learner.close()


# -- the page -------------------------------------------------------------------------------------


def playing(**chosen: Any) -> Player:
    """Somebody in a game with a module that has a key."""
    player = Player(Options(lang="en"), chosen)
    setup = default_config(("Anna", "Marco"), seed="keys")
    player.program.running.play(evolve(setup, modules=("huts",)))
    player.settle()
    return player


def page_of(player: Player) -> KeyHelpPage:
    """The keys page, opened."""
    if player.page != "keys":
        player.key(K.Key_F3)
    page = player.window.page("keys")
    assert isinstance(page, KeyHelpPage)
    return page


def line_of(page: KeyHelpPage, name: str) -> KeyLine:
    """The row of a command."""
    return next(line for line in page.lines if name in line.button.row.names)


@pytest.mark.parametrize(*each(lang=some(("fr", "en", "it", "ro"), 2), scale=(2.0, 1.0)))
def test_nothing_is_cut(qtbot: QtBot, lang: str, scale: float) -> None:
    """The widest caps, the way back and what a row asks have their room in the smallest window."""
    ctx = UiContext("light", lang, scale)
    ctx.set_window(1024, 600)
    page = KeyHelpPage(ctx)
    qtbot.addWidget(page)
    page.resize(1024, 600)
    own = {"place-2": ("Ctrl+Alt+F5",), "zoom-in": ("Ctrl+Shift+Enter",), "huts": ()}
    page.show_keys(IDS, Bindings(standard(), own, alt=True))
    page.setUpdatesEnabled(False)
    page.show()
    qtbot.waitExposed(page)
    button = line_of(page, "money").button
    button.setFocus()
    button.click()
    QTest.keyClick(button, K.Key_B)
    qtbot.waitUntil(lambda: button.visibleRegion().boundingRect() == button.rect())
    assert button.asking is not None
    assert button.asking.text is not None
    assert page.content.width() <= page.width()
    lines = page.lines
    qtbot.waitUntil(
        lambda: all(
            key_line.height() >= key_line.heightForWidth(key_line.width()) for key_line in lines
        )
    )
    for line in lines:
        assert line.button.height() >= line.button.heightForWidth(line.button.width())
        room = QRectF(line.button.rect()).adjusted(-1, -1, 1, 1)
        assert all(room.contains(rect) for rect in line.button.laid.rects() if not rect.isEmpty())


def test_changed_by_keys_and_kept() -> None:
    """Enter on a row and a key change it, in the game, in the file, and for the next time."""
    player = playing()
    keys_of_the_page_are_taken_too(player)
    page = page_of(player)
    button = line_of(page, "money").button
    assert button.accessibleName() == "Take money, M"
    assert button.accessibleDescription() == "Enter changes the key"
    button.setFocus()
    player.key(K.Key_Return, K.Key_B)
    assert button.asking is not None
    assert any("“Buy a tile”" in words for words in button.written_here())
    player.key(K.Key_F5)
    assert button.asking is None
    assert button.hasFocus()
    assert button.accessibleName() == "Take money, F5"
    player.key(K.Key_Escape, K.Key_M)
    assert player.page == "table"
    assert player.spot(MONEY) is not None
    player.key(K.Key_F5)
    assert player.view.prompt.title.id != "prompt-turn"
    player.close()
    assert kept.load()[0].data("keys") == {"money": ["F5"]}
    again = Player(Options(lang="en"))
    assert again.ctx.keys.shown("M") == "F5"
    again.close()


def keys_of_the_page_are_taken_too(player: Player) -> None:
    """Tab, arrows, Enter, and global keys are reported while a row waits for a key.

    Leaving the row keeps its key.
    """
    page = page_of(player)
    button = line_of(page, "ledger").button
    button.setFocus()
    player.key(K.Key_Return)
    for key in (K.Key_Tab, K.Key_Down, K.Key_F6, K.Key_Return, K.Key_F11):
        player.key(key)
        assert button.hasFocus()
        assert button.asking is not None
        assert button.asking.text is not None
        assert button.asking.text.id == "keys-reserved"
    sounds = player.settings.switch("sounds")
    player.ctrl(K.Key_M)
    player.ctrl(K.Key_M)
    assert player.settings.switch("sounds") == sounds
    assert player.ctx.keys.keys("ledger") == ("Ctrl+M",)
    left_as_it_is(player, page)
    player.key(K.Key_Escape)
    player.ctrl(K.Key_M)
    assert player.page == "ledger"
    assert player.settings.switch("sounds") == sounds
    player.key(K.Key_Escape)
    page_of(player)
    player.click_widget(page.all_back)
    assert player.settings.data("keys") == {}


def left_as_it_is(player: Player, page: KeyHelpPage) -> None:
    """Find that Esc, another click or going elsewhere leave the key; what must stay says why."""
    before = player.settings.data("keys")
    money, other = line_of(page, "money").button, line_of(page, "buy").button
    money.setFocus()
    player.key(K.Key_Return, K.Key_Escape)
    assert player.page == "keys"
    for leave in (money.click, other.setFocus):
        money.setFocus()
        money.click()
        assert money.asking is not None
        leave()
        assert money.asking is None
    fixed = line_of(page, "cancel").button
    fixed.click()
    assert fixed.asking is None
    assert fixed.told is not None
    assert fixed.accessibleDescription() == "Stays as it is"
    assert player.settings.data("keys") == before


def the_sheet(player: Player, page: KeyHelpPage, tmp_path: Path) -> None:
    """Check that the sheet is written to the chosen file with a notice, and a failure has one."""
    page.write(tmp_path / "keys.html")
    assert "<kbd>F5</kbd>" in (tmp_path / "keys.html").read_text(encoding="utf-8")
    assert "keys.html" in told(player)
    player.program.window.notice.dismiss()
    page.write(tmp_path)
    assert "cannot be written" in told(player)
    player.program.window.notice.dismiss()


def the_switch(player: Player) -> None:
    """Turned on in the settings it counts at once, in a game and on the keys page."""
    page = page_of(player)
    player.settings.set("alt_keys", True)
    player.key(K.Key_Escape, K.Key_M)
    assert player.page == "table"
    assert player.view.prompt.title.id == "prompt-turn"
    player.key(K.Key_F3)
    assert line_of(page, "money").button.accessibleName() == "Take money, Alt Shift M"
    player.key(K.Key_Escape)
    player.key(K.Key_M, mod=ALT | SHIFT)
    assert player.view.prompt.title.id != "prompt-turn"
    player.settings.reset()
    assert player.ctx.keys.shown("M") == "M"


def test_by_mouse_and_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A click on a row waits for a key; the buttons bring back one row, and all, or write them."""
    player = playing(keys={"money": ["F5"], "buy": ["F8"], "harbour": ["F13"]})
    page = page_of(player)
    focus.reveal(line_of(page, "dirk"))
    for name in ("money", "buy"):
        assert line_of(page, name).back.isVisible()
    the_sheet(player, page, tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(QPrinterInfo, "availablePrinterNames", list)
        player.click_widget(page.print_button)
    assert told(player).startswith("No printer was found")
    player.program.window.notice.dismiss()
    player.click_widget(line_of(page, "money").back)
    assert player.settings.data("keys") == {"buy": ["F8"], "harbour": ["F13"]}
    assert not line_of(page, "money").back.isVisible()
    player.click_widget(line_of(page, "dirk").button)
    player.key(K.Key_9)
    assert player.settings.data("keys") == {"buy": ["F8"], "dirk": ["9"], "harbour": ["F13"]}
    player.click_widget(page.all_back)
    assert player.settings.data("keys") == {"harbour": ["F13"]}
    assert not page.all_back.isVisible()
    assert line_of(page, "buy").button.accessibleName() == "Buy a tile, B"
    the_switch(player)
    player.close()


def test_a_file_that_is_partly_wrong() -> None:
    """One sentence names each entry that cannot be used; the others count."""
    player = playing(keys={"money": ["B"], "undo": ["F9"]})
    assert "keys: money" in told(player)
    assert player.program.window.notice.isVisible()
    assert player.ctx.keys.own == {"undo": ("F9",)}
    player.close()


def told(player: Player) -> str:
    """Return the whole text of the notice."""
    return player.ctx.text(player.program.window.notice.words.words)


def test_keys_and_look_of_a_profile(qtbot: QtBot) -> None:
    """The own keys of a profile apply from its owner's hand-over on, and end after it.

    Those of everybody stay as they were; taken back, and given again, nothing is lost. A look
    chosen in a profile is seen by that person; all others see that of the settings.
    """
    store = default_store()
    store.keep_profile(CareerProfile("Marco", "square", tiles="mosaic"))
    chosen = {"keys": {"money": ["F5"], "harbour": ["F13"]}, "tiles": "plain"}
    player = Player(Options(lang="en"), chosen)
    player.program.running.play(default_config(("Anna", "MARCO"), humans=2, seed="keys"))
    reach(player, "MARCO")
    assert player.ctx.theme.cloth == "mosaic"
    assert player.page == "handover"
    assert player.ctx.keys.shown("M") == "F5"
    page = page_of(player)
    assert page.own.isVisible()
    assert page.own.accessibleName() == "Custom keys: Marco"
    page.own.setFocus()
    player.key(K.Key_Space)
    assert page.own.isChecked()
    line_of(page, "money").button.setFocus()
    player.key(K.Key_Return, K.Key_F8)
    mine = {"money": ["F8"], "harbour": ["F13"]}
    assert profiles_in(store)[0].keys == mine
    assert player.settings.data("keys") == {"money": ["F5"], "harbour": ["F13"]}
    assert player.ctx.keys.shown("M") == "F8"
    page.own.click()
    assert profiles_in(store)[0].keys is None
    assert player.ctx.keys.shown("M") == "F5"
    page.own.click()
    assert profiles_in(store)[0].keys == mine
    player.key(K.Key_Escape)
    reach(player, "Anna")
    assert player.ctx.theme.cloth == "plain"
    assert player.ctx.keys.shown("M") == "F5"
    page_of(player)
    assert not page.own.isVisible()
    player.key(K.Key_Escape)
    reach(player, "MARCO")
    assert player.ctx.keys.shown("M") == "F8"
    player.settings.set("tiles", "courtyard")
    assert player.ctx.theme.cloth == "mosaic"
    player.program.running.leave()
    assert player.ctx.keys.shown("M") == "F5"
    assert player.ctx.theme.cloth == "courtyard"
    player.close()


def reach(player: Player, name: str) -> None:
    """Play until the computer is handed to somebody."""
    player.settle()
    session = player.game.desk.session
    while player.program.keys.person != name or player.page != "handover":
        if player.page == "table":
            chance(session, Random(len(session.steps)))
            player.settle()
        else:
            step(player)


def test_from_the_profiles(qtbot: QtBot) -> None:
    """The button of a profile leads to the person's keys, also of who had no profile yet."""
    player = Player(Options(lang="en"))
    player.program.people.show_profiles()
    profiles = player.program.people.profiles()
    profiles.new.click()
    profiles.cards[0].keys.click()
    page = page_of(player)
    page.own.click()
    line_of(page, "buy").button.setFocus()
    player.key(K.Key_Return, K.Key_F8)
    player.key(K.Key_Escape)
    assert player.page == "profiles"
    profiles.cards[0].mark.click()
    (profile,) = profiles_in(default_store())
    assert (profile.mark, profile.keys) == ("diamond", {"buy": ["F8"]})
    assert player.settings.data("keys") == {}
    assert player.ctx.keys.shown("B") == "B"
    player.close()


def test_keys_of_a_profile_that_cannot_be_read(qtbot: QtBot) -> None:
    """While another program has the career, somebody's keys go neither to everybody nor lost."""
    store = default_store()
    anna = CareerProfile("Anna", "star", "it", "expert", {"money": ["F8"]})
    store.keep_profile(anna)
    player = Player(Options(lang="en"), {"keys": {"money": ["F5"]}})
    player.program.keys.show_of("Anna")
    page = player.program.keys.keys()
    with held(store):
        page.wish("give", {"money": ("F9",)})
        page.wish("part", False)
        page.wish("part", True)
        assert "another program" in player.notice()
    assert profiles_in(store) == (anna,)
    assert player.settings.data("keys") == {"money": ["F5"]}
    player.close()


def test_a_profile_that_is_partly_wrong(qtbot: QtBot) -> None:
    """Invalid keys of a person are reported once, when they first take the screen."""
    default_store().keep_profile(CareerProfile("Anna", keys={"money": ["B"], "undo": ["F9"]}))
    player = playing()
    assert "keys: money" in told(player)
    assert player.ctx.keys.own == {"undo": ("F9",)}
    player.close()


def test_from_the_settings() -> None:
    """Before any game the settings lead to the keys of all modules, and Esc leads back there."""
    player = Player(Options(lang="en"))
    player.window.open("settings")
    settings = player.window.page("settings")
    assert isinstance(settings, SettingsPage)
    settings.all_keys.setFocus()
    player.key(K.Key_Return)
    assert {name for line in page_of(player).lines for name in line.button.row.names} == {
        *standard()
    }
    player.key(K.Key_Escape)
    assert player.page == "settings"
    assert settings.all_keys.hasFocus()
    player.close()
