"""Whatever is written on a page is said, too."""

from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt.controller.words.sides import stands
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.kit.access import DESCRIPTION, plainly
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.pieces.picture import SHOWPIECE
from alhambra_qt.ui.table.widget import TableWidget
from tests.access.drawn import asked_for, drawn, says
from tests.access.hearing import NAME, told, tree_of, unsaid
from tests.ui.every_page import PAGES

SIZE = (1366, 768)
LEAST = 0.99
FEWEST = 10  # texts on a page: fewer were not painted
# Pictures of tiles that nothing beside them says, and what does say them: an ornament is one
# sentence, and the small Alhambras of others are said tile by tile where they open (O).
ORNAMENTS = ("start", "start-fresh", "games", "games-empty")


class Mute(Guarded, QWidget):
    """Something that is written and told to nobody."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Write it."""
        QPainter(self).drawText(QRectF(self.rect()), "unheard of")


def page_of(ctx: UiContext, name: str, lang: str = "en") -> QWidget:
    """A page as it is shown."""
    ctx.set_window(*SIZE)
    ctx.set_language(lang)
    page = PAGES[name](ctx)
    page.resize(*SIZE)
    page.show()
    for _ in range(3):
        QApplication.processEvents()
    return page


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", PAGES)
def test_everything_is_said(ctx: UiContext, name: str, lang: str) -> None:
    """At least 99 % of the painted texts are in the tree, and what is drawn is called by name."""
    page = page_of(ctx, name, lang)
    with asked_for() as pieces:
        missing, every = unsaid(page)
    assert every >= FEWEST
    assert len(missing) <= (1 - LEAST) * every, missing
    tables = [page] if isinstance(page, TableWidget) else page.findChildren(TableWidget)
    for table in tables:
        for rival in table.table.rivals:
            rival.setVisible(False)
    unnamed = unnamed_of(ctx, page, drawn(page) if tables else pieces)
    if name in ORNAMENTS:
        assert {kind for kind, _ in unnamed} <= {"tile"}
        assert {one for _, one in unnamed} <= {tile for tile, _, _ in SHOWPIECE}
        assert plainly(ctx.t("start-picture")) in told(page) or name.startswith("games")
    else:
        assert not unnamed


def unnamed_of(
    ctx: UiContext, page: QWidget, pieces: set[tuple[str, Any]]
) -> list[tuple[str, Any]]:
    """Those tiles, cards, building types and currencies that nothing on a page names."""
    heard, unnamed = told(page), []
    for kind, one in pieces:
        words = [plainly(ctx.text(name)).removeprefix("2 ") for name in says(kind, one)]
        if words and not any(word in heard for word in words):
            unnamed.append((kind, one))
    return unnamed


def test_what_is_not_said_is_found(ctx: UiContext) -> None:
    """The test before can fail: a widget that tells nothing is found out."""
    page = page_of(ctx, "start")
    mute = Mute(page)
    mute.resize(200, 40)
    mute.show()
    assert unsaid(page)[0] == ["unheard of"]
    shiboken6.delete(mute)


@pytest.mark.parametrize("name", PAGES)
def test_what_can_be_reached_can_be_done(ctx: UiContext, name: str) -> None:
    """Whatever takes the focus has a name, a role that says what it is, and something to do."""
    page, wrong = page_of(ctx, name), []
    for one in tree_of(page):
        state = one.state()
        if not state.focusable or state.disabled:
            continue
        doer = one.actionInterface()
        named = one.text(NAME) or one.text(QAccessible.Text.Value)
        plain = one.role() in (QAccessible.Role.Client, QAccessible.Role.NoRole)
        acts = doer is not None and doer.actionNames()
        if not named or plain or not acts:
            wrong.append((one.text(NAME), one.role(), acts))
    assert not wrong


def test_every_cell_of_every_alhambra(ctx: UiContext) -> None:
    """What stands on each cell of each Alhambra is said: tile, walls and open sides, tokens."""
    page = page_of(ctx, "table")
    assert isinstance(page, TableWidget)
    view = page.view_shown
    assert view is not None
    for player in (view.you, *view.opponents):
        if player is not view.you:
            page.open(player.target)
        heard = [f"{one.text(NAME)}, {one.text(DESCRIPTION)}" for one in tree_of(page)]
        for tile in player.palace.tiles:
            sides = [ctx.text(one) for one in stands(tile)]
            assert any(all(one in said for one in sides) for said in heard), (tile, sides)
        if player is not view.you:
            page.close_all()
