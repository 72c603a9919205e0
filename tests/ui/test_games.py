"""The list of saved games, by mouse and by keys."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.ui.context import UiContext
from alhambra_qt.ui.labels import Text
from alhambra_qt.ui.pages.gamecard import GameCard
from alhambra_qt.ui.pages.games import GamesPage
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


def test_games_open(games_page: GamesPage, qtbot: QtBot) -> None:
    """The first game has the focus: Enter plays on."""
    assert games_page.cards[0].play.hasFocus()
    with qtbot.waitSignal(games_page.open_game, timeout=500) as opened:
        qtbot.keyClick(games_page.cards[0].play, Key.Key_Return)
    assert opened.args == ["one.json"]


def test_games_delete_asks_first(games_page: GamesPage, qtbot: QtBot) -> None:
    """Delete asks; Esc keeps the game; only a second button deletes it."""
    card = games_page.cards[1]
    deleted: list[str] = []
    games_page.delete_game.connect(deleted.append)
    qtbot.keyClick(card.play, Key.Key_Delete)
    assert card.question.isVisible()
    assert card.question.cancel.hasFocus()
    qtbot.keyClick(card.question.cancel, Key.Key_Escape)
    assert not card.question.isVisible()
    assert deleted == []
    qtbot.mouseClick(card.delete, LEFT)
    qtbot.mouseClick(card.question.confirm, LEFT)
    assert deleted == ["two.json"]


def test_games_rename(games_page: GamesPage, qtbot: QtBot) -> None:
    """A new name is typed over the old one and kept with Enter."""
    card = games_page.cards[0]
    qtbot.mouseClick(card.rename, LEFT)
    with qtbot.waitSignal(games_page.rename_game, timeout=500) as renamed:
        qtbot.keyClicks(card.question.field, "Rematch")
        qtbot.keyClick(card.question.field, Key.Key_Return)
    assert renamed.args == ["one.json", "Rematch"]


def test_broken_games_say_so(games_page: GamesPage) -> None:
    """A file that cannot be opened shows one sentence and can only be deleted."""
    card = games_page.cards[3]
    assert not card.play.isVisible()
    assert card.delete.isVisible()
    words = [text.accessibleName() for text in card.findChildren(Text)]
    assert any("three.json" in text for text in words)


def test_games_refresh_keeps_the_place(games_page: GamesPage, qtbot: QtBot) -> None:
    """After a game is deleted the focus is on its neighbour."""
    games_page.cards[1].delete.setFocus()
    fill(games_page, (GAMES[0], GAMES[2]))
    QApplication.processEvents()
    assert games_page.cards[1].has_focus()


def test_no_games(ctx: UiContext, qtbot: QtBot) -> None:
    """An empty list explains itself."""
    page = make("games-empty", ctx)
    assert isinstance(page, GamesPage)
    shown(qtbot, page)
    assert page.empty.isVisible()


def test_replaced_cards_are_gone(ctx: UiContext, games_page: GamesPage, qtbot: QtBot) -> None:
    """Cards that were replaced do not listen any more when language and theme change."""
    for _ in range(5):
        fill(games_page, GAMES)
        settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    ctx.set_language("fr")
    ctx.set_theme("dark")
    settle()
    assert len(games_page.findChildren(GameCard)) == len(GAMES)
