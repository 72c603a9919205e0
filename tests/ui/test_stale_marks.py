"""Marks disappear once they no longer apply: refused tiles, rings, half enlarged tiles."""

from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QStackedWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.targets import Area, AtCell, Target
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.sides.panel import CALLOUT
from alhambra_qt.ui.sides.popovers import REFUSAL
from alhambra_qt.ui.table.panels import Z_FOCUS
from alhambra_qt.ui.table.widget import TableWidget
from tests.ui.table_drive import Drive
from tests.ui.table_kit import SMALL, shown
from tests.ui.table_play_kit import begun, buy_and_take
from tests.ui.table_samples import everything

FAR = AtCell(5, 5)


@pytest.fixture(autouse=True)
def _nothing_used() -> Iterator[None]:
    """Nothing was used in any window before or after."""
    focus._used["pointer"] = False
    yield
    focus._used["pointer"] = False


# -- the refused tile -------------------------------------------------------------------------


def legal_of(made: Drive) -> list[AtCell]:
    """The cells where the tile may go."""
    return [cell.target for cell in made.desk.view().legal]


def refused(ctx: UiContext) -> Drive:
    """A table at which the bought tile was put where it may not go."""
    made = begun(ctx)
    buy_and_take(made)
    made.table.picked.emit(FAR)
    assert made.desk.view().refusal is not None
    return made


def test_a_refused_tile_goes(ctx: UiContext) -> None:
    """After a click in vain the tile is shown where the pointer is, and nowhere else."""
    made = refused(ctx)
    made.move_to(made.point(legal_of(made)[0]))
    view = made.table.view_shown
    assert view is not None
    assert view.refusal is None
    assert view.ghost is not None
    assert REFUSAL not in made.table.table.opened
    made.move_to(made.point(Area("prompt")))
    assert made.desk.view().refusal is None  # it does not come back


def test_a_refused_tile_stays(ctx: UiContext) -> None:
    """Pointing at a thing that is no legal cell leaves the reason to be read."""
    made = refused(ctx)
    made.move_to(made.point(Area("prompt")))
    assert made.desk.view().refusal is not None


def test_one_refusal_by_keys_too(ctx: UiContext) -> None:
    """Going to a legal cell by keys puts the refused tile away as well."""
    made = refused(ctx)
    made.keys("F6")
    while made.table.focus.target not in legal_of(made):
        made.keys("F6")
    assert made.desk.view().refusal is None


# -- the focus ring ---------------------------------------------------------------------------


def paged(ctx: UiContext, qtbot: QtBot) -> tuple[QStackedWidget, TableWidget, QPushButton]:
    """A window with a table and another page, on which only a button is."""
    window, table, button = QStackedWidget(), TableWidget(ctx), QPushButton("back")
    qtbot.addWidget(window)
    window.addWidget(table)
    window.addWidget(button)
    window.resize(1366, 768)
    table.resize(1366, 768)
    table.show_view(everything()["buy"])
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    focus.watch(window)

    def back() -> None:
        window.setCurrentWidget(table)
        table.setFocus(Qt.FocusReason.OtherFocusReason)

    button.clicked.connect(back)
    table.setFocus()
    return window, table, button


def away(window: QStackedWidget, button: QPushButton) -> None:
    """Go to the other page."""
    window.setCurrentWidget(button)
    button.setFocus(Qt.FocusReason.OtherFocusReason)


def test_no_ring_after_a_click(ctx: UiContext, qtbot: QtBot) -> None:
    """A return by a click shows no ring; the next key shows it where it was."""
    window, table, button = paged(ctx, qtbot)
    handle = window.windowHandle()
    QTest.keyClick(handle, Qt.Key.Key_F6)
    assert table.table.ring.isVisible()
    target = table.focus.target
    away(window, button)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(600, 400))
    assert table.hasFocus()
    assert not table.table.ring.isVisible()
    assert table.focus.target == target
    QTest.keyClick(handle, Qt.Key.Key_Tab)
    assert table.table.ring.isVisible()


def test_a_ring_after_a_key(ctx: UiContext, qtbot: QtBot) -> None:
    """A return by a key shows the focus where it was."""
    window, table, button = paged(ctx, qtbot)
    handle = window.windowHandle()
    QTest.keyClick(handle, Qt.Key.Key_F6)
    target = table.focus.target
    away(window, button)
    QTest.keyClick(handle, Qt.Key.Key_Space)
    assert table.hasFocus()
    assert table.table.ring.isVisible()
    assert table.focus.target == target


def test_no_ring_on_a_cell_of_somebody_else() -> None:
    """After a hand-over the ring is where the question is, not on the cell of the one before."""
    mine = everything()["place"]
    table = shown(mine)
    table.show()
    table.focus.to(AtCell(9, 9), shown=True)
    table.show_focus()
    assert table.table.ring.isVisible()
    theirs = evolve(everything()["buy"], you=evolve(mine.you, seat=mine.opponents[0].seat))
    table.show_view(theirs)
    spot = table.focus.spot()
    assert spot is not None
    assert spot.zone == "prompt"
    waiting = evolve(everything()["wait"], you=mine.you)
    table.focus.to(AtCell(9, 9), shown=True)
    table.show_view(waiting)
    assert not isinstance(table.focus.target, AtCell) or table.focus.spot() is None
    if table.focus.spot() is None:
        assert not table.table.ring.isVisible()


def test_no_ring_of_another_person() -> None:
    """Nor does it stay on a card that both can take: that would tell what the other wanted."""
    mine = everything()["buy"]
    table = shown(mine)
    table.show()
    card = next(spot for spot in table.focus.order() if spot.zone == "display")
    table.focus.to(card.target, shown=True)
    table.show_view(mine)
    assert table.focus.target == card.target  # while the same person plays it survives
    table.show_view(evolve(mine, you=evolve(mine.you, seat=mine.opponents[0].seat)))
    spot = table.focus.spot()
    assert spot is not None
    assert spot.zone == "prompt"


def test_the_ring_is_below_a_bubble(ctx: UiContext) -> None:
    """The ring never lies on the words of a bubble, but it does on a link within one."""
    made = begun(ctx)
    buy_and_take(made)
    made.keys("F6")
    made.table.asked.emit(FAR)
    scene = made.table.table
    assert scene.callout.is_shown
    bubble = scene.callout.area
    cell = scene.board.camera.at(bubble.center()) if scene.board.camera else (0, 0)
    made.table.focus.to(AtCell(*cell), shown=True)
    made.table.show_focus()
    assert scene.ring.isVisible()
    assert scene.ring.rect.intersects(bubble)
    assert scene.ring.zValue() < scene.callout.level == CALLOUT
    link = next(spot for spot in scene.callout.spots if spot.role == "link")
    made.table.focus.to(link.target, shown=True)
    made.table.show_focus()
    assert scene.ring.zValue() == Z_FOCUS > CALLOUT


def test_space_begins_nowhere_while_others_play() -> None:
    """In a demonstration Space does not lead to the buttons of the header; Tab still does."""
    view = everything()["wait"]
    table = shown(evolve(view, prompt=evolve(view.prompt, buttons=(), chips=())))
    table.show()
    picked: list[Target] = []
    table.picked.connect(picked.append)
    for _ in range(2):
        QTest.keyClick(table, Qt.Key.Key_Space)
        assert table.focus.target is None
        assert not table.table.ring.isVisible()
    assert picked == []
    QTest.keyClick(table, Qt.Key.Key_Tab)
    assert table.table.ring.isVisible()


# -- tiles that are seen anew -----------------------------------------------------------------


@pytest.mark.parametrize("reduced", [False, True])
def test_tiles_are_enlarged_together(reduced: bool) -> None:
    """When the board is seen anew, all tiles on it have one size on the way, like their marks."""
    view = everything()["full"]
    table = shown(view, SMALL)
    table.ctx.settings.set("animation_speed", 1)
    table.ctx.settings.set("reduced_motion", "on" if reduced else "off")
    table.show()
    QTest.qWaitForWindowExposed(table)
    first = table.table.board.camera
    smaller = evolve(view.palace, tiles=view.palace.tiles[:3], tokens=())
    header = evolve(view.header, turn=view.header.turn + 1)
    begun = evolve(view, palace=smaller, header=header, you=evolve(view.you, acting=True))
    table.play((), evolve(begun, legal=(), ahead=(), ghost=None))
    assert first is not None
    assert (table.table.board.camera == first) != reduced
    _stand(table)
    if not reduced:
        table._glide.setCurrentTime(table._glide.duration() // 2)
        assert table.table.board.camera != first
        _stand(table)
    half = table.table.board.camera
    table.person_acts(by_key=True)
    camera = table.table.board.camera
    assert camera is not None
    assert camera.size != first.size
    assert (camera == half) == reduced
    _stand(table)


def _stand(table: TableWidget) -> None:
    camera = table.table.board.camera
    assert camera is not None
    moving = {id(track.item) for track in table.table.director.tracks}
    stay = [piece for piece in table.table.pieces if piece.place is not None and piece.place.board]
    assert len(stay) >= 3
    for piece in stay:
        assert id(piece) not in moving
        assert (piece.width, piece.scale(), piece.opacity()) == (camera.size, 1.0, 1.0)
        assert piece.pos() == piece.place.rect.center() if piece.place else False
