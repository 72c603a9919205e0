"""The list of saved games, by mouse and by keys."""

from pathlib import Path

import pytest
from attrs import Factory, evolve, frozen
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication, QScrollBar
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game import saves as shelf
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pieces.picture import draw_alhambra
from alhambra_qt.ui.saved.game_list import AT_ONCE
from alhambra_qt.ui.saved.saved_games import GamesPage, offered
from alhambra_qt.ui.saved.shelf import Shelf
from alhambra_qt.ui.saved.summary import GameLine
from tests.cases import count
from tests.ui.page_kit import wishes
from tests.ui.pages_samples import GAMES, fill, make, settle, shown

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


@pytest.fixture
def games_page(ctx: UiContext, qtbot: QtBot) -> GamesPage:
    """The list with three games, the last of them broken."""
    page = GamesPage(ctx)
    fill(page, GAMES)
    shown(qtbot, page)
    return page


def press(qtbot: QtBot, *keys: Qt.Key) -> None:
    """Press keys where the focus is."""
    for key in keys:
        widget = QApplication.focusWidget()
        assert widget is not None
        qtbot.keyClick(widget, key)
    settle()


def click(page: GamesPage, qtbot: QtBot, row: int) -> QPoint:
    """Click a row."""
    at = page.list.face(row).center().toPoint()
    qtbot.mouseClick(page.list.viewport(), LEFT, pos=at)
    settle()
    return at


def button(page: GamesPage, name: str) -> Button:
    """A button of the chosen game."""
    return page.chosen.buttons[name]


def test_games_open(games_page: GamesPage, qtbot: QtBot) -> None:
    """The list has the focus: Enter plays the first game on."""
    assert games_page.list.hasFocus()
    opened = wishes(games_page, "do")
    press(qtbot, Key.Key_Return)
    assert opened == [("play", "one.json")]


def test_games_open_by_mouse(games_page: GamesPage, qtbot: QtBot) -> None:
    """A click chooses a game, its button opens it, and so does a double click on its row."""
    opened = wishes(games_page, "do")
    at = click(games_page, qtbot, 1)
    assert (games_page.row, opened) == (1, [])
    qtbot.mouseClick(button(games_page, "play"), LEFT)
    qtbot.mouseDClick(games_page.list.viewport(), LEFT, pos=at)
    assert opened == [("play", "two.json")] * 2


def test_games_other_actions(games_page: GamesPage, qtbot: QtBot) -> None:
    """Tab leads from the list through what can be done with the chosen game."""
    press(qtbot, Key.Key_Right)
    for name in ("play", "review", "replay", "share"):
        press(qtbot, Key.Key_Tab)
        assert button(games_page, name).hasFocus()
        wanted = wishes(games_page, "do")
        press(qtbot, Key.Key_Return)
        assert wanted == [(name, "two.json")]


def test_games_delete_asks_first(games_page: GamesPage, qtbot: QtBot) -> None:
    """Delete asks; Esc keeps the game; only a second button deletes it."""
    question = games_page.chosen.question
    deleted = wishes(games_page, "do")
    press(qtbot, Key.Key_Right, Key.Key_Delete)
    assert question.isVisible()
    assert question.cancel.hasFocus()
    press(qtbot, Key.Key_Escape)
    assert not question.isVisible()
    assert games_page.list.hasFocus()
    assert deleted == []
    qtbot.mouseClick(button(games_page, "delete"), LEFT)
    assert question.isVisible()
    qtbot.mouseClick(question.confirm, LEFT)
    assert deleted == [("delete", "two.json")]


def test_games_rename(games_page: GamesPage, qtbot: QtBot) -> None:
    """A new name is typed over the old one and kept with Enter."""
    press(qtbot, Key.Key_F2)
    field = games_page.chosen.question.field
    renamed = wishes(games_page, "rename")
    qtbot.keyClicks(field, "Rematch")
    qtbot.keyClick(field, Key.Key_Return)
    assert renamed == [("one.json", "Rematch")]


@pytest.mark.parametrize(("size", "scale"), [((1366, 768), 1.0), ((1024, 600), 2.0)])
def test_a_question_has_room(qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    """A question is seen whole, and so is the game it is about."""
    ctx = UiContext("light", "fr", scale, speed=0)
    page = GamesPage(ctx)
    fill(page, GAMES)
    ctx.set_window(*size)
    shown(qtbot, page, size)
    for name in ("delete", "rename"):
        page.list.go(2)
        qtbot.mouseClick(button(page, name), LEFT)
        settle()
        question = page.chosen.question
        assert question.height() >= question.heightForWidth(question.width())
        assert page.chosen.rect().contains(question.geometry())
        assert page.content.rect().contains(page.chosen.geometry())
        assert page.list.viewport().rect().contains(page.list.face(2).center().toPoint())
        press(qtbot, Key.Key_Escape)


def test_broken_games_say_so(games_page: GamesPage, qtbot: QtBot) -> None:
    """A file that cannot be opened shows one sentence and can only be deleted."""
    press(qtbot, Key.Key_End)
    assert not button(games_page, "play").isVisible()
    assert button(games_page, "delete").isVisible()
    assert "three.json" in spoken(games_page, 3)
    wanted = wishes(games_page, "do")
    press(qtbot, Key.Key_Return)
    assert wanted == []


def test_games_refresh_keeps_the_place(games_page: GamesPage, qtbot: QtBot) -> None:
    """After a game is deleted the focus is on its neighbour."""
    games_page.list.go(1)
    button(games_page, "delete").setFocus()
    fill(games_page, (GAMES[0], GAMES[2]))
    settle()
    assert games_page.list.hasFocus()
    assert games_page.chosen.game == GAMES[2]


def test_one_word_for_going_on() -> None:
    """A game and a copy are continued by the word that stands on the start page."""
    assert [game.kind for game in (GAMES[0], GAMES[2])] == ["going", "copies"]
    for game in (GAMES[0], GAMES[2]):
        assert offered(game)["play"] == msg("button-continue")


@pytest.mark.parametrize(
    ("kind", "words", "order", "expected"),
    [
        ("going", "", "newest", ["one"]),
        ("finished", "", "newest", ["two"]),
        ("copies", "", "newest", ["four"]),
        ("all", "", "points", ["one", "two", "four", "three"]),
        ("all", "", "longest", ["two", "one", "four", "three"]),
        ("all", "", "name", ["one", "four", "two", "three"]),
        ("all", "ioána", "newest", ["one"]),
        ("all", "vizier grand", "newest", ["two"]),
        ("going", "puzzle", "newest", []),
    ],
)
def test_search_filter_sort(
    games_page: GamesPage, qtbot: QtBot, kind: str, words: str, order: str, expected: list[str]
) -> None:
    """Games are found by name, player and module, counted by kind, and sorted."""
    labels = ["All 4", "In progress 1", "Finished 1", "Copies 1"]
    buttons = games_page.filter.kinds.buttons
    qtbot.waitUntil(lambda: [segment.accessibleName() for segment in buttons.values()] == labels)
    games_page.filter.kinds.buttons[kind].click()
    games_page.filter.order.set_value(order)
    press(qtbot, Key.Key_Slash)
    typed = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, words)
    QApplication.sendEvent(games_page.filter.search, typed)
    settle()
    assert [name.removesuffix(".json") for name in games_page.list.names] == expected
    assert games_page.unmatched == (not expected)
    press(qtbot, Key.Key_Down)
    assert games_page.list.hasFocus()
    assert (games_page.chosen.game is None) == (not expected)


def test_the_chosen_game_stays(games_page: GamesPage, qtbot: QtBot) -> None:
    """The chosen game is still chosen when others come and go; Esc ends a search, then the page."""
    games_page.list.go(1)
    press(qtbot, Key.Key_Slash)
    qtbot.keyClicks(games_page.filter.search, "sunday")
    settle()
    assert (games_page.row, games_page.chosen.game) == (0, GAMES[1])
    games_page.back.connect(lambda: pytest.fail("it only ends the search"))
    press(qtbot, Key.Key_Escape)
    assert (games_page.row, games_page.chosen.game) == (1, GAMES[1])
    assert (games_page.list.hasFocus(), games_page.filter.search.text()) == (True, "")


def test_a_wide_alhambra_is_seen(ctx: UiContext) -> None:
    """Of an Alhambra of twelve by eight cells something is seen in the picture of a row."""
    image = QImage(56, 32, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    tiles = [("fountain", x, x * 7 // 11) for x in range(12)]
    draw_alhambra(painter, ctx, tiles, QRectF(0, 0, 56, 32), 64)
    painter.end()
    assert any(image.pixelColor(x, y).alpha() for x in range(56) for y in range(32))


def test_no_games(ctx: UiContext, qtbot: QtBot) -> None:
    """An empty list explains itself."""
    page = make("games-empty", ctx)
    assert isinstance(page, GamesPage)
    shown(qtbot, page)
    assert page.empty.isVisible()
    assert not page.chosen.isVisible()


# Very many of them; how a long list scrolls is tried in test_box_list.py.

MANY = count(150, 1000)
MOST = 40  # rows that are read at once, whatever the list is long


@frozen
class Many(Shelf):
    """Very many games: some are broken, some have many words."""

    names: tuple[str, ...] = tuple(f"{k}.json" for k in range(MANY))
    read: list[str] = Factory(list)
    fault: str = ""

    def line(self, name: str) -> GameLine:
        """Make up the game of that name."""
        self.read.append(name)
        if name == self.fault:
            raise LookupError(name)
        return evolve(GAMES[int(name.partition(".")[0]) * 7 % len(GAMES)], id=name)


@pytest.fixture
def long_page(ctx: UiContext, qtbot: QtBot) -> GamesPage:
    """The list with very many games, in a small window."""
    page = GamesPage(ctx)
    page.set_games(Many(Path()))
    ctx.set_window(1024, 600)
    shown(qtbot, page, (1024, 600))
    return page


def scroll(page: GamesPage, share: float) -> QScrollBar:
    """Scroll to a part of the whole list."""
    bar = page.list.verticalScrollBar()
    bar.setValue(round(bar.maximum() * share))
    settle()
    return bar


def in_sight(page: GamesPage) -> list[int]:
    """The places of the games of which something is seen."""
    port = QRectF(page.list.viewport().rect())
    return [row for row in range(page.list.count()) if page.list.face(row).intersects(port)]


def spoken(page: GamesPage, row: int) -> str:
    """Return the accessible text of a game."""
    index = page.list.model().index(row, 0)
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole))


def test_an_open_question_stays(long_page: GamesPage, qtbot: QtBot) -> None:
    """A question is still asked when the list comes back to it."""
    press(qtbot, Key.Key_Delete)
    long_page.header.setFocus()
    scroll(long_page, 1)
    scroll(long_page, 0)
    assert long_page.chosen.question.isVisible()
    assert not long_page.chosen.visibleRegion().isEmpty()


def test_deleting_keeps_the_place_of_a_long_list(long_page: GamesPage, qtbot: QtBot) -> None:
    """After a game far down is deleted the next one has its place and the focus."""
    scroll(long_page, 0.4)
    row = in_sight(long_page)[1]
    assert row > MOST
    long_page.list.go(row)
    settle()
    names = Many(Path()).names
    names, top = (*names[:row], *names[row + 1 :]), long_page.list.face(row).top()
    long_page.set_games(Many(Path(), names))
    settle()
    assert long_page.list.hasFocus()
    assert long_page.chosen.game is not None
    assert long_page.chosen.game.id == names[row]
    assert abs(long_page.list.face(row).top() - top) < 60


def test_zones_of_a_long_list(long_page: GamesPage, qtbot: QtBot) -> None:
    """F6 leads from the footer over the header and the search into the list."""
    long_page.footer.findChildren(Button)[0].setFocus()
    press(qtbot, Key.Key_F6, Key.Key_F6)
    assert long_page.filter.search.hasFocus()
    press(qtbot, Key.Key_F6)
    assert long_page.list.hasFocus()
    press(qtbot, Key.Key_F6)
    assert button(long_page, "play").hasFocus()


def test_one_that_cannot_be_described(ctx: UiContext, qtbot: QtBot) -> None:
    """A fault while a game is described costs its row only, and the next list is whole again."""
    page = GamesPage(ctx)
    shown(qtbot, page)
    with qtbot.captureExceptions() as faults:
        page.set_games(Many(Path(), fault="1.json"))
        settle()
    assert {kind for kind, _, _ in faults} == {LookupError}
    assert spoken(page, 2).startswith("3 of")
    page.set_games(Many(Path()))
    settle()
    assert page.list.hasFocus()
    assert spoken(page, 1).startswith("2 of")


def test_what_is_seen_is_read_first(ctx: UiContext, qtbot: QtBot) -> None:
    """Games in sight are read first, the others a few at a time, each once."""
    page, many = GamesPage(ctx), Many(Path())
    page.set_games(many)
    assert many.read == []
    shown(qtbot, page)
    assert set(in_sight(page)) <= {int(name.partition(".")[0]) for name in many.read[:MOST]}
    before = len(many.read)
    page.list.read_some()
    assert len(many.read) - before <= AT_ONCE
    qtbot.waitUntil(lambda: len(many.read) == MANY, timeout=30_000)
    settle()
    assert len(set(many.read)) == MANY
    numbers = page.list.numbers()
    assert numbers.pop("all") == sum(numbers.values()) == MANY


def test_the_place_is_said(long_page: GamesPage) -> None:
    """The accessible text of a row has its place and the number of games, also of a broken one."""
    long_page.set_games(Many(Path(), tuple(f"{k}.json" for k in range(1000))))
    settle()
    assert spoken(long_page, 2).startswith("3 of 1,000")
    assert any("three.json" in spoken(long_page, row) for row in in_sight(long_page))


def test_the_rule_of_tidying_is_told(long_page: GamesPage) -> None:
    """The page says how many finished games that were saved automatically are kept."""
    assert str(shelf.KEPT_FINISHED) in long_page.ctx.text(long_page.footer.words)
