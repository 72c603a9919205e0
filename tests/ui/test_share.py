"""Sharing a game from the window: the ways in, the files, the clipboard, the picture, drawings."""

from __future__ import annotations

import shutil
import threading
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game import records
from alhambra_qt.controller.share.drawings import GREY, INKS, PALE, Symbols, box_of, drawing
from alhambra_qt.controller.share.html_page import page
from alhambra_qt.controller.share.shared_game import SharedGame, shared_game
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.theme import DIRK, PLAYERS, THEMES, contrast
from alhambra_qt.ui.pages.share import SharePage
from alhambra_qt.ui.results.final_picture import SHARP, WIDE, final_picture
from alhambra_qt.ui.saved.saved_games import GamesPage
from tests.cases import night, some
from tests.controller.share_kit import SAVES, session_of
from tests.ui.pages_samples import shown as show_page
from tests.ui.window_kit import PATIENCE, Player, accessible_texts

Key = Qt.Key
GAME = SAVES / "people.alhambra"
TODAY = date(2026, 11, 25)


def finished() -> SharedGame:
    """A finished game, on a day."""
    return shared_game(records.load(GAME), TODAY)


def at_results() -> Player:
    """A finished game, opened."""
    player = Player()
    player.program.running.open_path(GAME)
    player.settle()
    assert player.page == "results"
    return player


def share_page(player: Player) -> SharePage:
    """The page that is shown."""
    assert player.page == "share"
    found = player.window.page("share")
    assert isinstance(found, SharePage)
    return found


def choose(player: Player, path: Path) -> None:
    """Answer the question for a file."""
    player.events(2)
    (dialog,) = (
        file_dialog
        for file_dialog in player.window.findChildren(QFileDialog)
        if file_dialog.isVisible()
    )
    assert dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
    assert dialog.defaultSuffix() == path.suffix.removeprefix(".")
    dialog.fileSelected.emit(str(path))
    dialog.close()
    player.window.activateWindow()
    player.wait(player.window.isActiveWindow)


def test_from_the_results_by_keys(qtbot: QtBot, home: Path, tmp_path: Path) -> None:
    """E opens the page, Enter saves what has the focus, Tab reaches all, Esc leads back."""
    player = at_results()
    player.key(Key.Key_E)
    shown, door = share_page(player), player.program.after.share
    assert door.game is not None
    player.key_only(Key.Key_Return)
    choose(player, tmp_path / "a.html")
    player.settle()
    assert (tmp_path / "a.html").read_text(encoding="utf-8") == page(door.game, "en")
    assert str(tmp_path / "a.html") in player.notice()
    assert not player.program.window.notice.warns
    player.key(Key.Key_Escape, Key.Key_Tab)
    assert player.window.focusWidget() is shown.saves["picture"]
    player.key_only(Key.Key_Return)
    choose(player, tmp_path / "a.png")
    assert QImage(str(tmp_path / "a.png")).width() == WIDE * SHARP
    player.key(Key.Key_Escape, Key.Key_Escape)
    assert player.page == "results"
    player.close()


def test_from_the_saved_games_by_mouse(qtbot: QtBot, home: Path) -> None:
    """The card of a saved game leads to the page and back; the game itself is not opened."""
    player = Player()
    player.program.folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(GAME, player.program.folder)
    (player.program.folder / "bad.alhambra").write_text("{}", encoding="utf-8")
    player.program.saved.games.open()
    player.settle()
    games = player.window.page("games")
    assert isinstance(games, GamesPage)
    share = games.chosen.buttons["share"]
    for row in range(games.list.count()):
        games.list.go(row)
        player.settle()
        assert games.chosen.game is not None
        if games.chosen.game.id == GAME.name:
            good = row
        else:
            assert not share.isVisible()
    games.list.go(good)
    player.settle()
    player.click_widget(share)
    shown = share_page(player)
    assert player.ctx.t("share-open") not in accessible_texts(shown)
    offered = player.program.after.share.game
    assert offered is not None
    assert offered.day is not None
    assert offered == shared_game(records.load(GAME), offered.day)
    assert player.program.game is None
    player.click_widget(shown.copy_button)
    assert QGuiApplication.clipboard().image().width() == WIDE * SHARP
    player.key(Key.Key_Escape, Key.Key_Escape)
    assert player.page == "games"
    player.program.after.do_saved("share", "bad.alhambra")
    assert "bad.alhambra" in player.notice()
    player.close()


def test_what_cannot_be_written_is_said(qtbot: QtBot, home: Path, tmp_path: Path) -> None:
    """A failed write is reported in one sentence, and the file before it stays."""
    player = at_results()
    player.key(Key.Key_E)
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    for form in ("page", "picture"):
        player.program.after.share.write(form, tmp_path / "file" / "a.html")
        player.settle()
        assert "cannot be written" in player.notice()
        assert player.program.window.notice.warns
        player.key(Key.Key_Escape)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["file"]
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"
    player.close()


def test_a_page_is_made_beside_the_window(
    qtbot: QtBot, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The share page says that a page is being made; the end of the program waits for its file."""
    player, may = at_results(), threading.Event()
    player.key(Key.Key_E)

    def slow(game: SharedGame, lang: str) -> str:
        assert may.wait(PATIENCE)
        return page(game, lang)

    monkeypatch.setattr("alhambra_qt.ui.flows.share.page", slow)
    flow, working = player.program.after.share, player.ctx.t("share-working")
    flow.write("page", tmp_path / "a.html")
    assert working in accessible_texts(share_page(player))
    flow.write("page", tmp_path / "b.html")
    assert player.notice() == working
    player.window.notice.dismiss()
    may.set()
    player.settle()
    assert working not in accessible_texts(share_page(player))
    assert str(tmp_path / "a.html") in player.notice()
    may.clear()
    flow.write("page", tmp_path / "c.html")
    threading.Timer(0.2, may.set).start()
    player.close()
    assert {path.name for path in tmp_path.glob("*")} >= {"a.html", "c.html"}
    assert not (tmp_path / "b.html").exists()


def test_buttons_are_told_apart(ctx: UiContext, qtbot: QtBot) -> None:
    """The accessible text of a button names the form that it saves or copies."""
    shown = SharePage(ctx)
    shown.show_game(finished())
    show_page(qtbot, shown)
    for lang in ("en", "it"):
        ctx.set_language(lang)
        heard = accessible_texts(shown)
        for form in ("page", "picture"):
            assert heard.count(ctx.t(f"share-{form}")) >= 2
        assert ctx.text(finished().title) in heard


@pytest.mark.parametrize("seats", some([2, 3, 4, 5, 6], 2))
def test_the_picture_shows_everybody(qtbot: QtBot, seats: int) -> None:
    """All Alhambras and names are in the picture, each in its theme, nothing stands outside."""
    game = shared_game(session_of(seats), TODAY)
    themes = list(THEMES) if night() or seats == 6 else ["light"]
    looks = set()
    for theme in reversed(themes):  # one after the other: each takes many megabytes
        picture = final_picture(UiContext(theme, "fr"), game)
        looks.add((picture.width(), picture.height(), picture.pixelColor(3, 3).name()))
    assert len(looks) == len(themes)
    assert {look[:2] for look in looks} == {(WIDE * SHARP, picture.height())}
    assert picture.height() < 3 * WIDE * SHARP
    window = UiContext("light", "fr", 2.0)
    window.set_window(1024, 600)
    if night() or seats in (2, 6):
        assert final_picture(window, game) == picture


def test_alhambras_are_drawn(qtbot: QtBot) -> None:
    """A drawing is one that Qt too can read, and it fills its box from edge to edge."""
    for seats in (2, 6):
        for seat in shared_game(session_of(seats)).seats:
            symbols = Symbols()
            held = drawing(seat.palace, symbols)
            x, y, width, height = box_of(seat.palace)
            text = (
                '<svg xmlns="http://www.w3.org/2000/svg" '
                f'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{x} {y} {width} {height}">'
                f"<defs>{symbols.defined()}</defs>{held}</svg>"
            ).replace(" href=", " xlink:href=")
            renderer = QSvgRenderer(QByteArray(text.encode()))
            assert renderer.isValid()
            picture = QImage(width // 4, height // 4, QImage.Format.Format_ARGB32)
            picture.fill(QColor("#00FF00"))
            painter = QPainter(picture)
            renderer.render(painter)
            painter.end()
            assert picture != QImage(picture.size(), picture.format())
            for tile in seat.palace.tiles:
                across = (tile.x * 100 + 50 - x) // 4
                down = (tile.y * 100 + 50 - y) // 4
                assert picture.pixelColor(across, down) != QColor("#00FF00"), tile


def test_colours_are_those_of_the_window() -> None:
    """Marks have the colours of the window, and every line contrasts with its ground."""
    assert {mark.shape: mark.colour.name().upper() for mark in PLAYERS} == INKS
    assert DIRK.colour.name().upper() == GREY
    for mark, colour in INKS.items():
        assert contrast(QColor(colour), QColor("#FCF8EE")) >= 3
        assert contrast(QColor(PALE[mark]), QColor("#1D2946")) >= 3
