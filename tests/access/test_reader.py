"""The page for those who play with a screen reader: found from the start, read by Tab."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.ui.kit.access import plainly
from alhambra_qt.ui.kit.bindings import Bindings
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.pages.reader import ReaderPage
from alhambra_qt.ui.program.key_list import key_groups
from alhambra_qt.ui.table.keys import standard
from tests.access.hearing import told
from tests.ui.window_kit import Player

K = Qt.Key


def test_from_the_start_and_back(qtbot: QtBot) -> None:
    """F3 on the start page opens it, its first part has the focus, and Esc leads back."""
    player = Player()
    window, start = player.window, player.program.start()
    assert plainly(player.program.ctx.t("reader-entry")) in told(start)
    player.key(K.Key_F3)
    page = window.page("reader")
    assert isinstance(page, ReaderPage)
    assert page.isVisible()
    assert page.text.hasFocus()
    assert page.text.section == "reader-start-title"
    player.key(K.Key_PageDown)
    assert page.text.verticalScrollBar().value() > 0
    player.key(K.Key_Escape)
    assert start.isVisible()
    player.close()


def test_tab_reads_all_of_it(ctx: UiContext, qtbot: QtBot) -> None:
    """Tab goes through all parts in their order; the name of each is all that is in it."""
    page = ReaderPage(ctx)
    page.resize(1024, 600)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.text.hasFocus)
    read = ""
    for _ in page.text.words:
        assert page.text.hasFocus()
        assert plainly(page.text.textCursor().block().text()) in plainly(page.text.accessibleName())
        read += page.text.accessibleName() + " "
        QTest.keyClick(page.text, K.Key_Tab)
    assert page.done.hasFocus()
    lines = page.text.toPlainText().splitlines()
    assert len(lines) > 40
    assert not [line for line in lines if plainly(line) not in plainly(read)]
    page.close()


def test_all_keys_are_there(ctx: UiContext) -> None:
    """Every key that works in any game is listed, from the tables that define the keys."""
    page = ReaderPage(ctx)
    written = plainly(page.text.toPlainText())
    rows = [row for group in key_groups((), Bindings(standard())) for row in group.rows]
    assert len(rows) > 30
    assert not [row for row in rows if plainly(ctx.text(row.text)) not in written]
