"""Laying a table: by keys, by mouse, and where it leads."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
import shiboken6
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt import paths
from alhambra_qt.controller.game.gameconfig import DEFAULT_NAMES
from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor import keeping, sending
from alhambra_qt.controller.position_editor.draft import Draft, PositionPlace
from alhambra_qt.controller.position_editor.table import LYING, PALETTE
from alhambra_qt.controller.view.targets import (
    NOTHING,
    Area,
    AtCell,
    AtHand,
    AtReserve,
    AtSeat,
    AtSlot,
    AtZone,
    OpenRule,
    Target,
)
from alhambra_qt.teaching.exercises import FAMILIES, make
from alhambra_qt.ui.flows.real import SEATS
from alhambra_qt.ui.kit.access import install
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.ledger.score_table import page_html, page_text
from alhambra_qt.ui.position_editor import tiles as tile_entry
from alhambra_qt.ui.position_editor.cardboard_page import CardboardPage
from alhambra_qt.ui.practice.practice import PracticePage
from alhambra_qt.ui.review.advice_page import AdvicePage
from alhambra_qt.ui.table.bubbles import rect_of_target
from tests.cases import some
from tests.controller.kit import config, played
from tests.ui.page_kit import COMMON
from tests.ui.pages_samples import settle
from tests.ui.real_samples import advised_table, laid_table
from tests.ui.window_kit import Player

K = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
BOARD, HAND = PositionPlace("alhambra", 0), PositionPlace("hand", 0)
HAND_PANEL = Area("hand")

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture(scope="module")
def _alone(qapp: QApplication) -> Iterator[CardboardPage]:
    assert load_fonts() == []
    install()
    page = CardboardPage(UiContext(speed=0))
    page.setUpdatesEnabled(False)
    page.resize(*COMMON)
    yield page
    shiboken6.delete(page)


@pytest.fixture
def page(_alone: CardboardPage) -> CardboardPage:
    """The page alone, with an empty table of three: one for all tests that do not leave it."""
    page = _alone
    page.show()
    page.activateWindow()
    page.setFocus()
    page.show_draft(tiles(), {})
    page.tiles.which.set_value(page.tiles.which.choices[0][0])
    settle()
    return page


def tiles() -> Draft:
    """A table of three on which nothing lies, to be laid with tiles."""
    return evolve(editor.begin(DEFAULT_NAMES[:SEATS]), way="tiles")


def at_page() -> tuple[Player, CardboardPage]:
    """Reach the tiles of a table of three from the start page."""
    player = Player()
    player.program.start().entries["real"].click()
    player.events(2)
    page = player.window.page("real")
    assert isinstance(page, CardboardPage)
    page.ways["tiles"].click()
    player.events(2)
    return player, page


def instead(draft: Draft, before: Draft) -> Draft:
    """Another table in the file of the one before, laid with tiles."""
    return evolve(draft, way="tiles", file=before.file)


def laid(before: Draft) -> Draft:
    """The table of the samples in the file of the one before."""
    return instead(laid_table(), before)


def press(*keys: Qt.Key, ctrl: bool = False) -> None:
    """Press keys where the focus is."""
    for key in keys:
        held = CTRL if ctrl else Qt.KeyboardModifier.NoModifier
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key, held)


def built(page: CardboardPage) -> dict[str, tuple[int, int]]:
    """The tiles of the first Alhambra and their cells."""
    assert page.draft is not None
    tiles = editor.palace(page.draft, 0).tiles
    return {tile.tile: (tile.x, tile.y) for tile in tiles if tile.tile != "fountain"}


def palette(page: CardboardPage) -> list[str]:
    """The pieces to choose from."""
    assert page.draft is not None
    return page.tiles.placing.palette(page.draft)


def piece(page: CardboardPage, name: str) -> Target:
    """A piece of the palette."""
    return AtZone(PALETTE, palette(page).index(name))


def go(page: CardboardPage, target: Target) -> None:
    """Give the keyboard focus to a thing of the table."""
    page.tiles.table.setFocus()
    page.tiles.table.go_to(target)


def where(page: CardboardPage, target: Target) -> QPoint:
    """The middle of a thing on the table, in pixels of its viewport."""
    table = page.tiles.table
    rect = table.table.hand.area if target == HAND_PANEL else rect_of_target(table.table, target)
    assert not rect.isEmpty(), target
    return table.mapFromScene(rect.center())


def click(page: CardboardPage, target: Target, button: Qt.MouseButton = LEFT) -> None:
    """Click a thing of the table."""
    QTest.mouseClick(page.tiles.table.viewport(), button, pos=where(page, target))


def has_focus(page: CardboardPage, target: Target) -> bool:
    """Whether a thing of the table has the keyboard focus."""
    table = page.tiles.table
    return table.hasFocus() and table.focus.shown and table.focus.target == target


def test_by_keys_alone(page: CardboardPage) -> None:
    """Letters hold a tile, Enter leads to where it fits, arrows move, Enter lays, Delete takes."""
    press(K.Key_G, K.Key_8, K.Key_N, K.Key_W)
    assert page.tiles.placing.held == "garden-8-nw"
    assert has_focus(page, piece(page, "garden-8-nw"))
    press(K.Key_Return)
    settle()
    view = page.tiles.table.view_shown
    assert view is not None
    assert page.tiles.table.focus.target in [cell.target for cell in view.legal]
    go(page, AtCell(0, -1))
    press(K.Key_Return)
    assert built(page) == {"garden-8-nw": (0, -1)}
    settle()
    press(K.Key_Delete)
    assert built(page) == {}
    press(K.Key_Z, ctrl=True)
    assert built(page) == {"garden-8-nw": (0, -1)}
    press(K.Key_Y, ctrl=True)
    assert built(page) == {}


def test_arrows_go_from_cell_to_cell(page: CardboardPage) -> None:
    """The arrows lead over the board, also where nothing lies."""
    settle()
    go(page, AtCell(0, 0))
    press(K.Key_Up)
    assert has_focus(page, AtCell(0, -1))
    press(K.Key_Right)
    assert has_focus(page, AtCell(1, -1))


def test_by_mouse_alone(page: CardboardPage) -> None:
    """A piece and a cell lay, the other button takes, a used piece leads to where it lies."""
    page.tiles.which.set_value("tower")
    settle()
    click(page, piece(page, "tower-11"))
    click(page, AtCell(0, 1))
    assert built(page) == {"tower-11": (0, 1)}
    settle()
    click(page, piece(page, "tower-11"))
    assert page.tiles.table.focus.target == AtCell(0, 1)
    click(page, AtCell(0, 1), RIGHT)
    assert built(page) == {}


def drag(page: CardboardPage, start: Target, end: Target) -> None:
    """Drag from the middle of one thing of the table to the middle of another."""
    table, first = page.tiles.table.viewport(), where(page, start)
    last = where(page, end)
    QTest.mousePress(table, LEFT, pos=first)
    QTest.mouseMove(table, first + QPoint(9, 9))
    QTest.mouseMove(table, last)
    QTest.mouseRelease(table, LEFT, pos=last)


def test_dragged_onto_the_board_and_off_it(page: CardboardPage) -> None:
    """A tile is dragged from the palette to a cell, to another cell, and back to the palette."""
    page.tiles.which.set_value("tower")
    settle()
    drag(page, piece(page, "tower-11"), AtCell(0, 1))
    assert built(page) == {"tower-11": (0, 1)}
    settle()
    drag(page, AtCell(0, 1), AtCell(1, 0))
    assert built(page) == {"tower-11": (1, 0)}
    settle()
    drag(page, AtCell(1, 0), NOTHING)
    assert built(page) == {}


def test_dragged_and_put_back(page: CardboardPage) -> None:
    """A tile that is let go where it lay, or on nothing, or with Esc stays where it is."""
    page.edit(lambda draft: editor.lay(draft, 0, "tower-11", (0, 1)))
    settle()
    steps = len(page.past)
    table, start = page.tiles.table.viewport(), where(page, AtCell(0, 1))
    for end in (start + QPoint(9, 9), where(page, AtSeat(0))):
        QTest.mousePress(table, LEFT, pos=start)
        QTest.mouseMove(table, start + QPoint(9, 9))
        assert page.tiles.table.dragging
        QTest.mouseMove(table, end)
        QTest.mouseRelease(table, LEFT, pos=end)
        assert built(page) == {"tower-11": (0, 1)}
    page.tiles.table.setFocus()
    QTest.mousePress(table, LEFT, pos=start)
    QTest.mouseMove(table, start + QPoint(9, 9))
    press(K.Key_Escape)
    assert not page.tiles.table.dragging
    QTest.mouseRelease(table, LEFT, pos=start)
    assert built(page) == {"tower-11": (0, 1)}
    assert len(page.past) == steps
    assert page.isVisible()


def test_laid_against_the_rules(page: CardboardPage, qtbot: QtBot) -> None:
    """A wrong cell says the rule; Ctrl+Enter lays the tile as it lies, and playing is closed."""
    page.tiles.hold("pavilion-5-nw")
    go(page, AtCell(1, 1))
    press(K.Key_Return)
    assert page.rule == "build.adjacent"
    assert page.tiles.table.table.callout.is_shown
    rule = next(
        spot.target for spot in page.tiles.table.focus.order() if isinstance(spot.target, OpenRule)
    )
    with qtbot.waitSignal(page.wish_made) as wish:
        page.tiles.table.activate(rule)
    assert wish.args == ["rule", ("build.adjacent",)]
    assert built(page) == {}
    press(K.Key_Return, ctrl=True)
    assert built(page) == {"pavilion-5-nw": (1, 1)}
    assert not page.tiles.table.table.callout.is_shown
    view = page.tiles.table.view_shown
    assert view is not None
    assert [tile.target for tile in view.palace.tiles if tile.why] == [AtCell(1, 1)]
    assert not page.exits["play"].isEnabled()


def test_cards_into_a_hand(page: CardboardPage) -> None:
    """Places without cells take a piece at once and give it back by Delete."""
    page.tiles.where.set_value("hand.0")
    settle()
    go(page, AtZone(PALETTE, 0))
    press(K.Key_F, K.Key_7, K.Key_Return)
    assert page.draft is not None
    assert editor.pieces(page.draft, HAND) == ["florin-7"]
    view = page.tiles.table.view_shown
    assert view is not None
    count = {shown.id: shown.count for shown in view.zones[-1].pieces}
    assert count["florin-7"] == 2
    settle()
    go(page, AtHand(0))
    press(K.Key_Delete)
    assert editor.pieces(page.draft, HAND) == []


def test_facts_are_written(page: CardboardPage) -> None:
    """Names, points, turn, scorings and modules are part of the table."""
    facts = page.facts
    facts.names[1].selectAll()
    QTest.keyClicks(facts.names[1], "Ugo")
    facts.scores[2].selectAll()
    QTest.keyClicks(facts.scores[2], "61")
    facts.turn.set_value("2")
    facts.next.set_value("2")
    facts.switches["camps"].click()
    facts.add.click()
    draft = page.draft
    assert draft is not None
    assert [tag.name for tag in draft.tags][:3] == ["Anna", "Ugo", "Ioana"]
    assert [player.score for player in draft.game.players] == [0, 0, 61, 0]
    assert (draft.game.to_play, draft.game.scorings_done) == (2, 2)
    assert draft.game.setup.modules == ("camps",)
    assert "camp" in [group for group, _ in page.tiles.which.choices]


def test_the_draft_survives() -> None:
    """A position is there after a restart; a broken old table is put aside."""
    _, page = at_page()
    page.edit(laid)
    before = built(page)
    _, again = at_page()
    assert built(again) == before
    old = paths.data_dir() / keeping.OLD_TABLE
    old.write_text("{", "utf-8")
    player, again = at_page()
    assert built(again) == before
    assert old.name in player.notice()
    assert list(old.parent.glob("*broken*"))


def test_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counting shows the whole score sheet of the next scoring, with its proofs."""
    player, page = at_page()
    page.edit(laid)
    page.setFocus()
    QTest.keyClick(page, K.Key_F9)
    player.events()
    assert player.window.shown == "real-ledger"
    ledger = player.window.page("real-ledger")
    assert page.draft is not None
    shown = editor.count(page.draft, 3).pages[2]
    assert ledger.page == shown  # type: ignore[attr-defined]
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(list))
    QTest.keyClick(ledger, K.Key_P, CTRL)
    assert "No printer" in player.notice()
    assert shown is not None
    printed = page_html(player.ctx, shown)
    assert "22" in printed
    assert "<script" not in printed
    for text in (printed, page_text(player.ctx, shown)):
        assert "breaks a rule but" in text
        assert "The position you set up" in text
        assert "round" not in text


def test_played_from_here() -> None:
    """The table becomes a game that does not count, with the pieces where they lay."""
    player, page = at_page()
    draft = editor.take(laid_table(), BOARD, "seraglio-9")
    page.edit(partial(instead, draft))
    page.exits["play"].click()
    player.events()
    asked = player.window.page("playon")
    assert player.window.shown == "playon"
    asked.luck.set_value("new")  # type: ignore[attr-defined]
    asked.rows[1].kind.set_value("human")  # type: ignore[attr-defined]
    asked.begin.click()  # type: ignore[attr-defined]
    player.events()
    assert player.window.shown == "game"
    game = player.program.game
    assert game is not None
    session = game.desk.session
    assert session.start is not None
    assert session.to_move == draft.game.to_play
    assert session.config.seed != draft.game.setup.seed
    assert [seat.kind for seat in session.config.seats] == ["human", "human", "ai"]
    player.program.running.menu.open()
    entry = player.window.page("menu").entries["ask"]  # type: ignore[attr-defined]
    assert not entry.isHidden()
    entry.click()
    player.events(2)
    assert player.window.shown == "advice"
    player.window.page("advice").back.emit()  # type: ignore[attr-defined]
    player.events()
    assert player.window.shown == "game"


def test_copied_and_pasted() -> None:
    """The text in the clipboard sets up the same position; any other is reported and ignored."""
    player, page = at_page()
    page.edit(laid)
    before = page.draft
    assert before is not None
    page.exits["copy"].click()
    page.edit(lambda before: instead(editor.begin(["Ana", "Ugo"]), before))
    page.exits["paste"].click()
    assert page.draft is not None
    assert page.draft.data == before.data
    QGuiApplication.clipboard().setText("Friday at eight?")
    page.exits["paste"].click()
    assert page.news is not None
    assert page.news.id == "position-no-text"
    assert page.draft.data == before.data
    player.window.close()


def test_a_moment_of_a_finished_game() -> None:
    """A moment of a game that is over is laid out from the page that plays on."""
    player, page = at_page()
    session = played(config(3))
    player.program.after.branches.ask(session, len(session.steps) // 2, None)
    player.window.page("playon").lay.click()  # type: ignore[attr-defined]
    player.events()
    assert player.window.shown == "real"
    assert page.draft is not None
    assert [tag.name for tag in page.draft.tags] == ["Anna", "Marco", "Ioana"]


def test_what_stands_on_a_tile(page: CardboardPage) -> None:
    """The cell with the focus has a choice for each thing that modules put on tiles."""
    page.facts.switches["treasure"].click()
    page.edit(lambda draft: editor.lay(draft, 0, "garden-11", (0, -1)))
    settle()
    go(page, AtCell(0, -1))
    assert page.tiles.marks.shown
    page.tiles.marks.lists["chest"].set_value("True")
    assert page.draft is not None
    assert editor.marked(page.draft, 0, (0, -1)) == {"chest": True}
    page.tiles.marks.lists["chest"].set_value("")
    assert editor.marked(page.draft, 0, (0, -1)) == {}
    go(page, AtCell(1, 1))
    assert not page.tiles.marks.shown


def test_asking_the_computer_players() -> None:
    """F8 leads to the page of advice, which can be asked for another seat and stops when left."""
    player, page = at_page()
    page.edit(lambda before: instead(advised_table(), before))
    page.setFocus()
    QTest.keyClick(page, K.Key_F8)
    player.events(2)
    assert player.window.shown == "advice"
    advice = player.window.page("advice")
    assert isinstance(advice, AdvicePage)
    host = player.program.advice.host
    player.wait(lambda: bool(advice.sheet.levels.rows))
    heard = advice.sheet.moves.facts[0].accessibleName()
    assert "in 100 games" in heard
    advice.sheet.head.seats.set_value("1")
    player.events()
    assert "Marco" in advice.sheet.head.accessibleName()
    assert host.working
    advice.sheet.head.stop.click()
    assert not host.working
    advice.sheet.head.seats.set_value("0")
    assert host.working
    press(K.Key_Escape)
    player.events()
    assert player.window.shown == "real"
    assert not host.working


def test_nothing_to_ask_about() -> None:
    """A bare table is no question to computer players; a sentence says so."""
    player, page = at_page()
    page.exits["ask"].click()
    player.events()
    assert player.window.shown == "real"
    assert "nothing to choose" in player.notice()
    player.window.notice.dismiss()
    page.tiles.hold("pavilion-5-nw")
    go(page, AtCell(1, 1))
    press(K.Key_Return)
    press(K.Key_Return, ctrl=True)
    assert not page.exits["ask"].isEnabled()
    player.window.close()


def test_a_module_goes_and_comes_back(page: CardboardPage) -> None:
    """Switching a module off clears its pieces, says so, and can be undone."""
    page.facts.switches["camps"].click()
    page.edit(lambda draft: editor.lay(draft, 0, "camp-4-e", (0, -1), lies=True))
    settle()
    page.facts.switches["camps"].click()
    assert built(page) == {}
    assert page.news is not None
    assert page.news.id == "position-cleared"
    page.facts.place.setFocus()
    QTest.keyClicks(page.facts.place, "C")
    assert page.news is None  # it is said once
    page.undo()
    page.undo()
    assert built(page) == {"camp-4-e": (0, -1)}
    assert page.facts.switches["camps"].isChecked()


def test_numbers_of_what_is_hidden(page: CardboardPage) -> None:
    """Bag, deck and cards face down are numbers, by buttons and by digits."""
    bag, deck = page.facts.coming.values()
    before = bag.number
    bag.less.click()
    assert page.draft is not None
    assert len(page.draft.game.bag) == before - 1
    deck.field.setFocus()
    deck.field.selectAll()
    QTest.keyClicks(deck.field, "11")
    assert len(page.draft.game.deck) == 11
    page.tiles.where.set_value("hand.1")
    settle()
    page.tiles.face_down.more.click()
    page.tiles.face_down.more.click()
    assert len(page.draft.game.players[1].hand) == 2
    page.tiles.face_down.less.click()
    assert len(page.draft.game.players[1].hand) == 1


def test_market_and_display_are_dealt(page: CardboardPage) -> None:
    """Missing pieces of market and display are dealt at once, and can be undone."""
    page.tiles.where.set_value("market.-1")
    settle()
    page.tiles.deal.click()
    assert page.draft is not None
    assert len(editor.pieces(page.draft, PositionPlace("market"))) == 4
    assert len(editor.pieces(page.draft, PositionPlace("display"))) == 4
    assert all(page.draft.game.market)
    page.undo()
    assert editor.pieces(page.draft, PositionPlace("market")) == []


def test_variants_and_choices_of_the_table(page: CardboardPage) -> None:
    """A module that is on shows its variant, and the table what it has one of."""
    page.facts.switches["invaders"].click()
    page.facts.variants["invaders"].set_value("open")
    assert page.draft is not None
    assert dict(page.draft.game.setup.variants) == {"invaders": "open"}
    page.facts.choices.lists["attack_next"].set_value("s")
    assert editor.marked(page.draft, -1, on="table") == {"attack_next": "s"}
    page.facts.switches["invaders"].click()
    assert page.draft.game.setup.variants == ()
    assert not page.facts.choices.shown
    page.facts.switches["trader"].click()
    go(page, AtCell(0, -1))
    page.tiles.marks.lists["trader"].set_value("True")
    assert editor.marked(page.draft, 0, (0, -1), "cell") == {"trader": True}
    page.tiles.where.set_value("residents.0")
    settle()
    press(K.Key_G, K.Key_Return)
    assert editor.pieces(page.draft, PositionPlace("residents", 0)) == ["resident-garden"]


def test_an_exercise_is_laid_out() -> None:
    """A button of an exercise lays out its table."""
    player, page = at_page()
    player.program.lessons.show_practice()
    practice = player.window.page("practice")
    assert isinstance(practice, PracticePage)
    practice.show_exercise(make("forbids.1.1"))
    practice.lay.click()
    player.events(2)
    assert player.window.shown == "real"
    assert page.draft is not None
    assert len(built(page)) > 5


def test_every_exercise_opens() -> None:
    """The table of any exercise of the practice page can be laid out."""
    player, page = at_page()
    for family in some([*FAMILIES], 4):
        page.draft = None
        player.program.real.show_exercise(make(f"{family}.1.1"))
        player.events()
        draft = page.draft
        assert draft is not None, family
        assert any(editor.pieces(draft, zone) for zone in editor.zones(draft)), family


def test_near_places_are_one_step_away(page: CardboardPage) -> None:
    """A click on a part of the table makes it the place; the list counts; pieces drop onto it."""
    page.tiles.which.set_value("tower")
    settle()
    drag(page, piece(page, "tower-11"), AtSlot(2))
    assert page.tiles.placing.on_board
    assert page.draft is not None
    assert page.draft.data["market"]["denar"] == "tower-11"
    named = dict(page.tiles.where.choices)
    assert page.ctx.text(named["market.-1"]) == "Market (1)"
    drag(page, AtSlot(2), AtReserve())
    assert editor.pieces(page.draft, PositionPlace("reserve", 0)) == ["tower-11"]
    page.tiles.where.set_value("alhambra.1")
    settle()
    click(page, HAND_PANEL)
    assert page.tiles.placing.place == PositionPlace("hand", 1)
    click(page, AtReserve())
    assert page.tiles.placing.place == PositionPlace("reserve", 1)
    click(page, AtSlot(0))
    assert page.tiles.placing.place == PositionPlace("market")
    click(page, AtCell(0, 0))
    assert page.tiles.placing.place == PositionPlace("alhambra", 1)


def test_all_boards_are_in_sight_in_a_large_window(page: CardboardPage) -> None:
    """The panel of another player brings that Alhambra into the middle."""
    page.resize(1920, 1080)
    settle()
    click(page, AtSeat(2))
    assert page.tiles.placing.place == PositionPlace("alhambra", 2)
    view = page.tiles.table.view_shown
    assert view is not None
    assert view.palace.seat.seat == 2
    page.resize(*COMMON)
    settle()


def test_the_palette_lists_what_a_module_placed(page: CardboardPage) -> None:
    """Pieces in a place that the table only counts lie above the palette, and are taken there."""
    page.facts.switches["trader"].click()
    page.tiles.where.set_value("residents.0")
    settle()
    press(K.Key_G, K.Key_Return)
    settle()
    go(page, AtZone(LYING, 0))
    press(K.Key_Delete)
    assert page.draft is not None
    assert editor.pieces(page.draft, PositionPlace("residents", 0)) == []


def test_tab_and_f6_lead_over_the_table_and_on(page: CardboardPage) -> None:
    """F6 goes through the parts of the table and then on; Tab leaves it after its last thing."""
    settle()
    page.tiles.where.setFocus()
    zones: list[str] = []
    press(K.Key_F6)
    while page.tiles.table.hasFocus() and len(zones) < 9:
        spot = page.tiles.table.focus.spot()
        assert spot is not None
        zones.append(spot.zone)
        press(K.Key_F6)
    assert zones == ["board", "you", "market", "log"]
    focused = QApplication.focusWidget()
    assert focused is not None
    assert not page.tiles.isAncestorOf(focused)
    go(page, page.tiles.table.focus.order()[-1].target)
    press(K.Key_Tab)
    assert not page.tiles.table.hasFocus()


def test_what_was_laid_is_announced(monkeypatch: pytest.MonkeyPatch, page: CardboardPage) -> None:
    """Placing a piece announces the number there, also after undo, and nothing else."""
    texts: list[str] = []
    monkeypatch.setattr(tile_entry, "announce", lambda _, words: texts.append(words))
    page.tiles.where.set_value("hand.0")
    settle()
    go(page, AtZone(PALETTE, 0))
    press(K.Key_F, K.Key_7, K.Key_Return)
    assert texts[-1] == "Anna, hand (1)"
    press(K.Key_Z, ctrl=True)
    assert texts[-1] == "Anna, hand (0)"
    before = len(texts)
    page.facts.next.set_value("1")
    assert len(texts) == before


def test_what_is_known_stays_when_the_way_changes() -> None:
    """Players, modules and the scoring are the same with numbers and tiles, and so is the undo."""
    player, page = at_page()
    page.facts.switches["camps"].click()
    page.facts.add.click()
    page.facts.next.set_value("1")
    page.edit(lambda draft: editor.lay(draft, 0, "garden-8-nw", (0, -1)))
    page.ways["numbers"].click()
    player.events()
    assert page.numbers.scoring == 2
    assert ("camps", 3) in page.numbers.fields
    page.give("garden", 3, 4.0)
    page.ways["tiles"].click()
    assert built(page) == {"garden-8-nw": (0, -1)}
    page.undo()
    assert not page.in_tiles
    assert page.numbers.fields["garden", 3].text() == ""
    page.undo()
    assert page.in_tiles
    assert built(page) == {}
    page.redo()
    page.redo()
    assert page.numbers.fields["garden", 3].text() == "4"
    assert page.draft is not None
    assert keeping.load(page.draft.file) == page.draft


def test_a_pasted_table_replaces_no_file() -> None:
    """Numbers that were written stay in their file, and undo shows them again."""
    player, page = at_page()
    page.ways["numbers"].click()
    page.give("garden", 0, 3.0)
    page.ways["tiles"].click()
    before = page.draft
    assert before is not None
    QGuiApplication.clipboard().setText(sending.to_text(laid_table()))
    page.exits["paste"].click()
    assert page.draft is not None
    assert page.draft.data == laid_table().data
    assert page.draft.scorings == ({}, {}, {})
    assert [*keeping.every()] == [page.draft.file, before.file]
    assert keeping.load(before.file).scorings == before.scorings
    page.undo()
    assert page.draft == before
    player.window.close()


def test_the_table_of_an_older_program_opens() -> None:
    """It is shown first, as tiles, with all that lay on it, if nothing was changed since."""
    old = paths.data_dir() / keeping.OLD_TABLE
    old.parent.mkdir(parents=True, exist_ok=True)
    draft = laid_table()
    sending.save(draft, old)
    player = Player()
    player.program.real.show()
    player.events(2)
    page = player.window.page("real")
    assert isinstance(page, CardboardPage)
    assert page.in_tiles
    assert page.draft is not None
    assert page.draft.data == draft.data
    assert not old.exists()
