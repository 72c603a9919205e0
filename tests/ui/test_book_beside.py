"""The rulebook in two languages: chosen, laid beside or below each other, remembered, saved."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.i18n import own_name, tr
from alhambra_qt.options import Options
from alhambra_qt.teaching.rulebook import cited
from alhambra_qt.teaching.rulebook_html import pieces
from alhambra_qt.ui.book.book import BookPage
from alhambra_qt.ui.book.book_menus import document
from alhambra_qt.ui.kit.context import UiContext
from tests.ui.geometry import cut_words, outside
from tests.ui.test_book import book_of, shown, type_in
from tests.ui.window_kit import Player

K = Qt.Key


def in_two(page: BookPage, lang: str) -> None:
    """Choose a second language from the menu, by keys."""
    page.beside.setFocus()
    QTest.keyClick(page.beside, K.Key_Space)
    menu = page.beside.menu
    assert menu.isVisible()
    wanted = next(action for action in menu.actions() if action.text() == own_name(lang))
    while menu.activeAction() is not wanted:
        QTest.keyClick(menu, K.Key_Down)
    QTest.keyClick(menu, K.Key_Return)


def place(page: BookPage, text: str) -> QRect:
    """Where a text is written on the page; the first time it stands there."""
    found = page.text.document().find(text[:20])
    assert not found.isNull()
    start = QTextCursor(found)
    start.setPosition(found.selectionStart())
    return page.text.cursorRect(start)


def test_a_second_language_stands_beside(qtbot: QtBot, ctx: UiContext) -> None:
    """The same paragraph at the same height, where there is room; the search is in the first."""
    page = shown(qtbot, ctx)
    page.open("score.tie")
    assert page.beside.accessibleName() == "Second language"
    in_two(page, "fr")
    assert page.beside.accessibleName() == "Beside it: Français"
    qtbot.waitUntil(lambda: not cut_words(page) + outside(page))
    paragraph = page.book.paragraph("score.tie")
    assert paragraph is not None
    texts = [pieces(tr(lang, paragraph.text))[0] for lang in ("en", "fr")]
    first, second = (place(page, text) for text in texts)
    assert first.right() < second.left()
    assert abs(first.top() - second.top()) < 2
    assert tr("fr", paragraph.text) in page.text.accessibleName()
    assert page.example.isHidden()
    page.try_out.click()
    assert page.example.isVisible()
    page.ctx.set_scale(2.0)
    page.open("score.tie")
    qtbot.waitUntil(lambda: not outside(page))
    first, second = (place(page, text) for text in texts)
    assert second.top() > first.bottom()
    assert abs(first.left() - second.left()) < 60
    text = page.text.document()
    layout = text.documentLayout()
    assert (
        layout.blockBoundingRect(text.find(texts[0][:20]).block()).width() > 0.8 * text.textWidth()
    )
    page.ctx.set_scale(1.0)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    assert "décompte" in tr("fr", paragraph.text)
    type_in(page, "decompte")  # accents do not matter
    assert page.results.hits == ()
    page.ctx.set_language("fr")  # the same twice would be no help
    assert page.beside.language == ""
    page.open("score.tie")
    assert page.text.toPlainText().count(texts[1][:20]) == 1
    qtbot.waitUntil(page.example.isVisible)


def test_the_second_language_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    """The next time it stands there again, and files hold both."""
    player = Player(Options(lang="en"))
    player.program.book.open("score.tie")
    player.settle()
    page = book_of(player)
    in_two(page, "ro")
    player.close()
    player = Player(Options(lang="en"))
    player.program.book.open("score.tie")
    player.settle()
    page = book_of(player)
    assert page.beside.language == "ro"
    page.write_html(tmp_path / "rules.html")
    page.write_pdf(tmp_path / "rules.pdf")
    html = (tmp_path / "rules.html").read_text(encoding="utf-8")
    printed = document(page.book, "en", "ro").toPlainText().replace("§ ", "§\u00a0")
    for lang in ("en", "ro"):
        for paragraph in page.book.paragraphs():
            assert tr(lang, cited(paragraph.rule, paragraph.title)) in html
            assert tr(lang, cited(paragraph.rule, paragraph.title)) in printed
    assert (tmp_path / "rules.pdf").stat().st_size > 20_000
    player.close()
