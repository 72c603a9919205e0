"""Tips: every icon has words, in the looks of the program, within the window, gone with any act."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Handle, Press
from alhambra_qt.i18n import LANGS, msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.tips import EDGE, TipBox, hide_tip, set_tip, tip_of, tip_place
from alhambra_qt.ui.kit.widgets import Cross
from alhambra_qt.ui.sides.popovers import OVERLAY
from alhambra_qt.ui.sides.spots import UNWRITTEN, WRITTEN
from alhambra_qt.ui.table.widget import TableWidget
from tests.cases import count, night, some
from tests.ui import table_samples as samples
from tests.ui.geometry import picture

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]
VIEWS = samples.everything()


def table_of(ctx: UiContext, qtbot: QtBot, view: TableView, size: tuple[int, int]) -> TableWidget:
    """A table that shows a view."""
    table = TableWidget(ctx)
    qtbot.addWidget(table)
    ctx.set_window(*size)
    table.resize(*size)
    table.show_view(view)
    table.show()
    return table


def rest(widget: QWidget, place: QPoint) -> None:
    """Let the pointer rest somewhere on a widget."""
    move = QTest.mouseMove
    move(widget, place + QPoint(1, 0))
    move(widget, place)
    event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)


def rest_at(table: TableWidget, point: QPointF) -> str:
    """Let the pointer rest on the table; gives what the tip says, empty if there is none."""
    rest(table.viewport(), table.mapFromScene(point))
    tip = tip_of(table.window())
    return tip.words if tip.isVisible() else ""


# The daily run takes each view in one window, the full one in all.
ROOMS = [
    (name, size)
    for k, name in enumerate(VIEWS)
    for j, size in enumerate(SIZES)
    if night() or k % len(SIZES) == j
]


@pytest.mark.parametrize(("name", "size"), ROOMS, ids=str)
def test_what_has_no_words_has_a_tip(
    ctx: UiContext, qtbot: QtBot, name: str, size: tuple[int, int]
) -> None:
    """Tools, cards, tiles, slots, icons of the header and of the players tell what they are."""
    table = table_of(ctx, qtbot, VIEWS[name], size)
    silent = [
        spot.target
        for spot in table.table.spots()
        if spot.role in UNWRITTEN and spot.zone not in WRITTEN and spot.note is None
    ]
    assert silent == []
    if table.look.m.at_most_s:
        header = [s for s in table.table.spots() if s.zone == "header" and s.role == "button"]
        assert header
        assert all(spot.note is not None and spot.note.key for spot in header)
    for panel in table.table.rivals:
        if panel.isVisible():
            texts = [note.words for note in panel.notes]
            assert len(texts) >= 3
            assert all(texts)
            assert all(panel.area.contains(note.rect.center()) for note in panel.notes)


def test_tip_of_a_tool(ctx: UiContext, qtbot: QtBot) -> None:
    """A tool tells its name and its key, and why it cannot be used now."""
    table = table_of(ctx, qtbot, samples.full_table(), (1366, 768))
    tools = {spot.target: spot for spot in table.table.board.spots if spot.role == "tool"}
    for spot in tools.values():
        words = rest_at(table, spot.rect.center())
        assert words.startswith(spot.name), spot.target
        assert tip_of(table.window()).key == ctx.cap(spot.key)
        if not spot.enabled:
            assert words == f"{spot.name}\n{spot.value}"
    assert any(not spot.enabled for spot in tools.values())


def test_icons_of_a_rival(ctx: UiContext, qtbot: QtBot) -> None:
    """Numbers and icons of a rival have tooltips; a click still opens the rival."""
    table = table_of(ctx, qtbot, samples.full_table(), (1366, 768))
    panel, rival = table.table.rivals[0], samples.full_table().opponents[0]
    texts = [rest_at(table, note.rect.center()) for note in panel.notes]
    assert texts == [note.words for note in panel.notes]
    look = table.look
    points = msg("count-point", n=rival.score)
    assert texts[0] == look.t("table-human")
    assert texts[1:5] == [
        look.t("table-tip-score", name=rival.seat.label, points=points),
        look.t("table-tip-wall", n=rival.wall),
        look.t("table-tip-hand", n=rival.hand),
        look.t("table-tip-reserve", n=len(rival.reserve)),
    ]
    place = table.mapFromScene(panel.notes[0].rect.center())
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert table.table.opened.shows(OVERLAY) == rival.target


def test_marks_of_the_score_and_the_deck(ctx: UiContext, qtbot: QtBot) -> None:
    """Each mark at the ruler tells whose it is and how many points that is.

    The money deck tells how many cards it has, wherever it stands.
    """
    for size in SIZES:
        view = samples.full_table()
        table = table_of(ctx, qtbot, view, size)
        marks = table.table.ruler.notes
        assert len(marks) == len(view.track.marks)
        for note, mark in zip(
            sorted(marks, key=lambda note: note.words),
            sorted(view.track.marks, key=lambda score_mark: table.look.text(score_mark.seat.label)),
            strict=True,
        ):
            points = table.look.text(msg("count-point", n=mark.score))
            assert note.words == f"{table.look.text(mark.seat.label)}: {points}"
        tips = [note.words for panel in table.table.panels() for note in panel.notes]
        tips += [spot.tip for spot in table.table.spots()]
        deck = table.look.text(view.deck.text)
        assert any(deck in words for words in tips), size


@pytest.mark.parametrize("lang", some(LANGS, 2))
def test_tips_stay_within_the_window(ctx: UiContext, qtbot: QtBot, lang: str) -> None:
    """Wherever the pointer rests, the tip lies within the window and not on what it speaks of."""
    ctx.set_language(lang)
    table = table_of(ctx, qtbot, samples.full_table(), (1024, 600))
    tip = tip_of(table.window())
    notes = [note for panel in table.table.panels() if panel.is_shown for note in panel.notes]
    spots = [spot.note for spot in table.table.spots() if spot.note is not None]
    seen, parts = 0, count(2, 1)  # daily every second in one language, the others in the next
    for note in [*notes, *spots][LANGS.index(lang) % parts :: parts]:
        if rest_at(table, note.rect.center()) == note.words:
            seen += 1
            assert table.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE).contains(tip.geometry())
            area = table.mapFromScene(note.rect).boundingRect()
            assert area.height() > 60 or not tip.geometry().intersects(area)
    assert seen > 40 // parts


def acts(table: TableWidget) -> Iterator[object]:
    """Do things during a tooltip, one after the other."""
    middle = table.viewport().rect().center()
    yield QTest.keyClick(table, Qt.Key.Key_F2)
    yield QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=middle)
    yield QTest.mouseMove(table.viewport(), middle)
    wheel = QWheelEvent(
        QPointF(middle),
        QPointF(table.viewport().mapToGlobal(middle)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    yield QApplication.sendEvent(table.viewport(), wheel)
    yield QApplication.sendEvent(table.viewport(), QEvent(QEvent.Type.Leave))
    yield table.resize(1300, 700)


def test_any_act_hides_a_tip(ctx: UiContext, qtbot: QtBot) -> None:
    """A key, a click, the wheel, moving away, leaving, another size: each hides the tip."""
    table = table_of(ctx, qtbot, samples.full_table(), (1366, 768))
    tip, doing, done = tip_of(table.window()), acts(table), 0
    while True:
        tool = next(spot for spot in table.table.board.spots if spot.target == Handle("zoom:in"))
        assert rest_at(table, tool.rect.center())
        if next(doing, "over") == "over":
            break
        done += 1
        assert not tip.isVisible(), done
    assert done == 6


def test_a_tip_goes_when_its_thing_does(ctx: UiContext, qtbot: QtBot) -> None:
    """A tooltip that is no longer true goes when the table changes under a resting pointer."""
    view = samples.full_table()
    table = table_of(ctx, qtbot, view, (1366, 768))
    first = table.table.rivals[0].notes[0]
    assert rest_at(table, first.rect.center())
    tip = tip_of(table.window())
    table.show_view(view)
    assert tip.isVisible()
    table.activate(Press("counts"))
    table.show_view(view)
    table.settle()
    assert table.table.overlay.area.contains(first.rect.center()) != tip.isVisible()


def test_tips_of_pages(ctx: UiContext, qtbot: QtBot) -> None:
    """On pages the same tip stands beside a control, says its words anew, and goes with it."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    cross = Cross(ctx, msg("table-close"))
    cross.setParent(window)
    cross.move(260, 170)
    window.show()
    tip = tip_of(window)
    rest(cross, QPoint(8, 8))
    assert tip.isVisible()
    assert tip.words == "Close"
    assert window.rect().contains(tip.geometry())
    assert len(window.findChildren(TipBox)) == 1
    hide_tip(cross)
    ctx.set_language("it")
    rest(cross, QPoint(8, 8))
    assert tip.words == ctx.text(msg("table-close")) != "Close"
    cross.hide()
    assert not tip.isVisible()
    set_tip(ctx, cross, "")
    cross.show()
    rest(cross, QPoint(8, 8))
    assert not tip.isVisible()


@pytest.mark.parametrize("words", ["<b>x</b>", "a & b", "x" * 5000, "two\nlines", ""])
def test_a_tip_shows_any_words(ctx: UiContext, qtbot: QtBot, words: str) -> None:
    """Any words are painted as they are written, within the window."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    window.show()
    tip = tip_of(window)
    tip.tell(ctx, words, "H", QRect(140, 90, 20, 20))
    assert tip.words == words
    assert window.rect().contains(tip.geometry())
    assert not picture(tip).isNull()


def test_the_place_of_a_tip() -> None:
    """Below what it speaks of if there is room, else above, always within the room."""
    room, size = QRect(0, 0, 400, 300), QSize(100, 30)
    below = tip_place(size, QRect(150, 100, 40, 20), room)
    assert below.top() > 119
    assert abs(below.center().x() - 169) <= 1
    above = tip_place(size, QRect(150, 270, 40, 20), room)
    assert above.bottom() < 270
    for near in (QRect(0, 0, 10, 10), QRect(390, 0, 10, 10), QRect(390, 290, 10, 10)):
        place = tip_place(size, near, room)
        assert room.adjusted(EDGE, EDGE, -EDGE, -EDGE).contains(place)
        assert not place.intersects(near)
    assert tip_place(QSize(500, 400).boundedTo(room.size()), QRect(0, 0, 5, 5), room).left() >= 0
