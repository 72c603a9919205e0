"""Missing accessible texts are found; each cell has one. All pages: tests/ui/test_every_page.py."""

import shiboken6
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt.controller.words.names import stands
from alhambra_qt.ui.kit.access import DESCRIPTION
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.table.widget import TableWidget
from tests.access.hearing import NAME, tree_of, unsaid
from tests.ui.every_page import PAGES

SIZE = (1366, 768)


class Mute(Guarded, QWidget):
    """A widget that paints a text without accessible text."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write it."""
        QPainter(self).drawText(QRectF(self.rect()), "unheard of")


def page_of(ctx: UiContext, name: str) -> QWidget:
    """A page as it is shown."""
    ctx.set_window(*SIZE)
    page = PAGES[name](ctx)
    page.resize(*SIZE)
    page.show()
    for _ in range(3):
        QApplication.processEvents()
    return page


def test_what_is_not_said_is_found(ctx: UiContext) -> None:
    """The test of all pages can fail: a widget that tells nothing is found out."""
    page = page_of(ctx, "start")
    mute = Mute(page)
    mute.resize(200, 40)
    mute.show()
    assert unsaid(page)[0] == ["unheard of"]
    shiboken6.delete(mute)


def test_every_cell_of_every_alhambra(ctx: UiContext) -> None:
    """Each cell of each Alhambra is described: tile, walls and open sides, tokens."""
    page = page_of(ctx, "table")
    assert isinstance(page, TableWidget)
    view = page.view_shown
    assert view is not None
    for player in (view.you, *view.opponents):
        if player is not view.you:
            page.open(player.target)
        heard = [
            f"{interface.text(NAME)}, {interface.text(DESCRIPTION)}" for interface in tree_of(page)
        ]
        for tile in player.palace.tiles:
            sides = [ctx.text(place) for place in stands(tile)]
            assert any(all(side in text for side in sides) for text in heard), (tile, sides)
        if player is not view.you:
            page.close_all()
