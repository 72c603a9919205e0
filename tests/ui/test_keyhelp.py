"""The page of all keys: nothing is missing, nothing is made up, nothing is cut."""

from __future__ import annotations

from itertools import product

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.desk.between import KEY
from alhambra_qt.controller.desk.chips import TURN_KEYS
from alhambra_qt.controller.faces.found import acts, shelves
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.i18n import LANGS, Msg, has_text, tr
from alhambra_qt.modules import IDS
from alhambra_qt.options import Options
from alhambra_qt.ui.game.menu import GameMenu
from alhambra_qt.ui.kit.bindings import Bindings
from alhambra_qt.ui.kit.commands import COMMANDS, Command
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.program.key_list import KeyRow, caps, key_groups, rows_of
from alhambra_qt.ui.program.keys_page import KeyHelpPage
from alhambra_qt.ui.table.keys import KEYS, standard
from tests.cases import night
from tests.controller.kit import desk
from tests.ui.window_kit import Player

K = Qt.Key
SIZES = [(1024, 600), (1366, 768), (1920, 1080)]


def rows(*on: str) -> list[KeyRow]:
    """All rows for a game with these modules."""
    return [row for group in key_groups(on, Bindings(standard())) for row in group.rows]


def test_no_command_takes_the_key_of_an_action() -> None:
    """A key that opens something everywhere never hides its meaning in a turn or between two."""
    deeds = {act.key for act in acts().values()} | {shelf.key for shelf in shelves()}
    deeds |= {KEY, *TURN_KEYS.values()}
    taken = {key for some in KEYS.values() for key in some}
    assert deeds & taken <= {"", "Enter", "Esc", "Ctrl+Z"}


def test_every_command_has_one_row() -> None:
    """Every command that keys.py dispatches has one row, and nothing else has."""
    every = rows_of([*COMMANDS, Command("dance", "game", ("Ctrl+D",))])
    texts = [command for group in every.values() for some in group.values() for command in some]
    assert sorted(texts) == sorted([*KEYS, "dance"])
    assert every["game"]["dance"] == ("dance",)
    assert all(has_text(row.text.id) for row in rows(*IDS))


def test_every_key_on_the_table_is_told() -> None:
    """The keys on buttons and chips are listed, those of modules only while they play."""
    shown = {cap for row in rows(*IDS) for cap in row.caps}
    assert {*TURN_KEYS.values(), *(act.key for act in acts().values() if act.key)} <= shown
    assert {"F", "I", "1–4", "5–8"} <= shown
    assert not {"K", "J", "W", "F", "I"} & {cap for row in rows() for cap in row.caps}


def test_keys_of_a_turn() -> None:
    """The chips, the slots and the display of a running turn bear the listed keys."""
    view = desk(market="tower-9-es - - -", display="denar-1 denar-2 denar-3 denar-4").view()
    chips = {chip.target: chip.key for chip in view.prompt.chips}
    assert chips == {target: key for target, key in TURN_KEYS.items() if target in chips}
    assert caps([slot.key for slot in view.market]) == ("1–4",)
    assert caps([card.key for card in view.display.cards if card is not None]) == ("5–8",)


def test_caps() -> None:
    """Arrows share a cap, and the same name stands once."""
    assert caps(["Alt+Left", "Alt+Right", "Alt+Up", "Alt+Down"]) == ("Alt ← → ↑ ↓",)
    assert len(caps(["Return", "Enter"])) == 1
    assert caps(["Alt+Z", "+"]) == ("Alt Z", "+")
    (shift,) = caps(["Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down"])
    assert isinstance(shift, Msg)
    assert tr("it", shift) == "Maiusc ← → ↑ ↓"


# Daily each language in one window: test_every_page.py asks the same of them in all windows.
ROOMS = list(product(SIZES, LANGS)) if night() else [(SIZES[0], "fr"), (SIZES[1], "ro")]


@pytest.mark.parametrize(("size", "lang"), ROOMS)
def test_nothing_is_cut(qtbot: QtBot, size: tuple[int, int], lang: str) -> None:
    """Every word and every cap has its room; what does not fit at once scrolls."""
    assert load_fonts() == []
    ctx = UiContext("dark", lang, 1.0)
    ctx.set_window(*size)
    page = KeyHelpPage(ctx)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show_keys(IDS)
    page.show()
    qtbot.waitExposed(page)
    area = page.findChild(QScrollArea)
    assert area is not None
    assert page.content.width() <= area.viewport().width()
    for text in page.content.findChildren(Text):
        assert text.height() >= text.heightForWidth(text.width()), text.accessibleName()
        around = text.parentWidget()
        assert around is not None
        assert text.geometry().right() <= around.width()
    bar = area.verticalScrollBar()
    if bar.maximum():
        QTest.keyClick(page.done, K.Key_End)
        assert bar.value() == bar.maximum()
        QTest.keyClick(page.done, K.Key_PageUp)
        assert bar.value() < bar.maximum()


def test_by_key_and_by_mouse(qtbot: QtBot) -> None:
    """F3 opens the page and closes it, so does Esc; the menu has it too; the game goes on."""
    player = Player(Options(lang="en"))
    setup = default_config(("Anna", "Marco"), seed="keys")
    player.program.running.play(evolve(setup, modules=("thieves",)))
    player.settle()
    before = player.state()
    player.key(K.Key_F3)
    assert player.page == "keys"
    player.key(K.Key_F3)
    assert player.page == "table"
    player.key(K.Key_F10)
    menu = player.window.page("menu")
    assert isinstance(menu, GameMenu)
    player.click_widget(menu.entries["help"])
    assert player.page == "keys"
    page = player.window.page("keys")
    assert isinstance(page, KeyHelpPage)
    titles = [group.title.id for group in page.groups]
    pages = [f"{page}-title" for page in ("replay", "review", "career", "real")]
    assert titles[-5:] == ["keys-group-modules", *pages]
    assert [row.caps for row in page.groups[-5].rows] == [("J",)]
    player.click_widget(page.done)
    assert player.page == "table"
    player.key(K.Key_F3, K.Key_Escape)
    assert player.page == "table"
    assert player.state() == before
    player.close()


def test_full_screen_by_the_key_that_is_told(qtbot: QtBot) -> None:
    """F11 stands in the list of all keys and works at the table, in a lesson and on a page."""
    assert KEYS["full-screen"] == ("F11",)
    player = Player()
    window = player.window
    player.program.running.play(default_config(("Anna", "Marco"), 1, "full"))
    player.settle()
    for place in ("table", "lesson", "settings"):
        if place == "lesson":
            player.program.lessons.show_lesson("money")
        elif place == "settings":
            window.open("settings")
        player.events(3)
        assert player.page == place
        for full in (True, False):
            player.key(Qt.Key.Key_F11)
            assert window.isFullScreen() == full, place
    player.close()
