"""The settings page and the list of saved games, by mouse and by keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.settings import SETTINGS
from alhambra_qt.ui.bind import make_context
from alhambra_qt.ui.context import UiContext
from alhambra_qt.ui.labels import Text
from alhambra_qt.ui.pages.games import GameCard, GamesPage
from alhambra_qt.ui.pages.settings import SettingsPage
from tests.ui.pages_samples import GAMES, fresh_settings, make, settle, shown

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


# Settings.


def test_settings_show_everything(ctx: UiContext, qtbot: QtBot, tmp_path: Path) -> None:
    """Every setting that is not only remembered has its line."""
    page = SettingsPage(ctx, fresh_settings(tmp_path))
    shown(qtbot, page)
    assert set(page.rows) == {key for key, s in SETTINGS.items() if s.kind != "data"}


def test_settings_work_live(qtbot: QtBot, tmp_path: Path) -> None:
    """Language, colours and size change the page that is open while they are chosen."""
    settings = fresh_settings(tmp_path)
    ctx = make_context(settings)
    page = SettingsPage(ctx, settings)
    shown(qtbot, page)
    page.rows["language"].controls[0].set_value("fr")
    page.rows["theme"].controls[0].set_value("dark")
    slider = page.rows["ui_scale"].controls[0]
    qtbot.keyClick(slider, Key.Key_Right)
    assert page.header.title.accessibleName() == "Paramètres"
    assert ctx.theme.name == "dark"
    assert settings.number("ui_scale") == 110
    assert ctx.metrics.scale == pytest.approx(1.1)


def test_settings_follow_what_is_set_elsewhere(qtbot: QtBot, tmp_path: Path) -> None:
    """A language chosen on the start page stands in the settings when they are opened again."""
    settings = fresh_settings(tmp_path)
    page = SettingsPage(make_context(settings), settings)
    shown(qtbot, page)
    page.hide()
    settings.set("language", "fr")
    page.show()
    assert page.rows["language"].controls[0].value == "fr"


def test_seat_languages(ctx: UiContext, qtbot: QtBot, tmp_path: Path) -> None:
    """Each seat has its own language."""
    settings = fresh_settings(tmp_path)
    page = SettingsPage(ctx, settings)
    shown(qtbot, page)
    page.rows["seat_languages"].controls[2].set_value("ro")
    assert settings.seat_language(2, "en_GB") == "ro"
    assert settings.seat_language(1, "en_GB") == "en"


def test_settings_reset(ctx: UiContext, qtbot: QtBot, tmp_path: Path) -> None:
    """Back to defaults also moves the controls back."""
    settings = fresh_settings(tmp_path)
    page = SettingsPage(ctx, settings)
    shown(qtbot, page)
    page.rows["assist"].controls[0].set_value("expert")
    page.reset.click()
    assert settings.text("assist") == "normal"
    assert page.rows["assist"].controls[0].value == "normal"


def test_a_reset_is_taken_back(qtbot: QtBot, tmp_path: Path) -> None:
    """The same button brings back what was set, until something is set by hand or left."""
    settings = fresh_settings(tmp_path)
    page = SettingsPage(make_context(settings), settings)
    shown(qtbot, page)
    for key, value in (("language", "fr"), ("assist", "expert"), ("ui_scale", 120)):
        settings.set(key, value)
    page.reset.setFocus()
    usual = page.reset.words
    qtbot.keyClick(page.reset, Key.Key_Return)
    assert (settings.text("assist"), settings.number("ui_scale")) == ("normal", 100)
    assert page.reset.words != usual
    qtbot.keyClick(page.reset, Key.Key_Return)
    assert settings.text("language") == "fr"
    assert (settings.text("assist"), settings.number("ui_scale")) == ("expert", 120)
    assert page.rows["assist"].controls[0].value == "expert"
    assert page.reset.words == usual
    for leave in (lambda: page.rows["assist"].controls[0].set_value("learn"), page.hide):
        page.show()
        settings.set("assist", "expert")
        page.reset.click()
        leave()
        assert page.reset.words == usual


# Saved games.


@pytest.fixture
def games_page(ctx: UiContext, qtbot: QtBot) -> GamesPage:
    """The list with three games, the last of them broken."""
    page = GamesPage(ctx)
    page.set_games(GAMES)
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
    card = games_page.cards[-1]
    assert not card.play.isVisible()
    assert card.delete.isVisible()
    words = [text.accessibleName() for text in card.findChildren(Text)]
    assert any("three.json" in text for text in words)


def test_games_refresh_keeps_the_place(games_page: GamesPage, qtbot: QtBot) -> None:
    """After a game is deleted the focus is on its neighbour."""
    games_page.cards[1].delete.setFocus()
    games_page.set_games((GAMES[0], GAMES[2]))
    QApplication.processEvents()
    assert games_page.cards[1].has_focus()


def test_no_games(ctx: UiContext, qtbot: QtBot) -> None:
    """An empty list explains itself."""
    page = make("games-empty", ctx)
    assert isinstance(page, GamesPage)
    shown(qtbot, page)
    assert page.empty.isVisible()


def test_focus_is_scrolled_into_view(ctx: UiContext, qtbot: QtBot, tmp_path: Path) -> None:
    """What gets the focus is scrolled into view in a small window."""
    page = SettingsPage(ctx, fresh_settings(tmp_path))
    shown(qtbot, page, (1024, 600))
    last = page.rows["show_counts"].controls[0]
    last.setFocus()
    QApplication.processEvents()
    top = last.mapTo(page, QPoint(0, 0)).y()
    assert page.header.height() <= top <= page.footer.y()


def test_replaced_cards_are_gone(ctx: UiContext, games_page: GamesPage, qtbot: QtBot) -> None:
    """Cards that were replaced do not listen any more when language and theme change."""
    for _ in range(5):
        games_page.set_games(GAMES)
        settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    ctx.set_language("fr")
    ctx.set_theme("dark")
    settle()
    assert len(games_page.findChildren(GameCard)) == len(GAMES)
