"""The key caps of F2: beside what they stand for, below what lies open, gone with Esc."""

from itertools import combinations, product

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.table_view import Recap
from alhambra_qt.controller.view.targets import AtSeat, Press, Target
from alhambra_qt.controller.view.view_parts import LogLine
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.game.menu import AT_A_TABLE, GameMenu
from alhambra_qt.ui.kit.bindings import Bindings
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import PaintedText
from alhambra_qt.ui.kit.theme import CURRENCY_NAMES
from alhambra_qt.ui.sides.popovers import OVERLAY, OverlayKind
from alhambra_qt.ui.table.keys import standard
from alhambra_qt.ui.table.widget import TableWidget
from tests.cases import some
from tests.ui import table_samples as samples
from tests.ui.geometry import picture
from tests.ui.page_kit import wishes

NAMES = ["place", "buy", "full", "two"]
SIZES = [(1024, 600), (1366, 768), (1920, 1080)]
VALUE = (0.4, 0.34)  # of a money card: how far its value and sign reach from the upper left


def cued(
    ctx: UiContext, qtbot: QtBot, name: str, size: tuple[int, int], *, traced: bool = False
) -> TableWidget:
    """A table with its key caps, perhaps painted, everything written on it traced."""
    table = TableWidget(ctx)
    qtbot.addWidget(table)
    ctx.set_window(*size)
    table.resize(*size)
    table.show_view(samples.everything()[name])
    table.show()
    if traced:
        _trace(table)
    QTest.keyClick(table, Qt.Key.Key_F2)
    assert table.table.cues.isVisible()
    return table


def _trace(table: TableWidget) -> None:
    picture(table)
    table.look.trace = []
    for panel in table.table.panels():
        panel.repaint()
    picture(table)


def caps(table: TableWidget) -> list[tuple[Target, QRectF]]:
    """Return the targets with a key cap, and the boxes of the caps."""
    cues = table.table.cues
    boxes = cues.boxes(table.look)
    return [(spot.target, box) for spot, box in zip(cues.spots, boxes, strict=True)]


def written(table: TableWidget) -> list[PaintedText]:
    """Return the texts painted on the table."""
    return table.look.trace or []


@pytest.mark.parametrize(("name", "size", "lang"), some(list(product(NAMES, SIZES, LANGS)), 4))
def test_caps_hide_no_words(
    ctx: UiContext, qtbot: QtBot, name: str, size: tuple[int, int], lang: str
) -> None:
    """Caps on market and money lie on no words or numbers, no cap lies on another one."""
    ctx.set_language(lang)
    table = cued(ctx, qtbot, name, size, traced=True)
    shown = caps(table)
    assert len(shown) > 8
    zones = (table.table.market.area, table.table.display.area)
    texts = [text for text in written(table) if any(zone.contains(text.used) for zone in zones)]
    assert texts
    hidden = [
        (target, text.text)
        for target, box in shown
        if any(zone.intersects(box) for zone in zones)
        for text in texts
        if text.used.adjusted(2, 3, -2, -3).intersects(box)
    ]
    assert hidden == []
    over = [(a, b) for (a, rect), (b, other) in combinations(shown, 2) if rect.intersects(other)]
    assert over == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_caps_hide_no_value(ctx: UiContext, qtbot: QtBot, size: tuple[int, int]) -> None:
    """The value of a money card and the sign of a currency stay in sight."""
    table = cued(ctx, qtbot, "buy", size)
    shown = dict(caps(table))
    look, signs = table.look, []
    for spot in table.table.display.spots:
        if spot.role == "card":
            area = spot.rect
            width, height = area.width() * VALUE[0], area.height() * VALUE[1]
            signs.append(QRectF(area.left(), area.top(), width, height))
            assert spot.target in shown
    for spot in table.table.market.spots[: len(CURRENCY_NAMES) - 1]:
        strip = look.pick(30, 22, 20)
        signs.append(QRectF(spot.rect.left(), spot.rect.top(), spot.rect.width(), strip - 4))
        assert spot.target in shown
    assert len(signs) == 8
    for target, box in shown.items():
        assert not any(box.intersects(sign) for sign in signs), target


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", ["counts", AtSeat(1)], ids=str)
def test_caps_stay_below_what_is_open(
    ctx: UiContext, qtbot: QtBot, kind: OverlayKind, size: tuple[int, int]
) -> None:
    """Over the counts or a rival there is no cap of what lies behind."""
    table = cued(ctx, qtbot, "buy", size)
    before = len(caps(table))
    table.open(kind)
    overlay = table.table.overlay.area
    own = {spot.target for spot in table.table.overlay.spots}
    assert [target for target, box in caps(table) if overlay.intersects(box)] == [
        target for target, _ in caps(table) if target in own
    ]
    table.open(kind)
    assert len(caps(table)) == before


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_caps_stay_below_the_recap(ctx: UiContext, qtbot: QtBot, size: tuple[int, int]) -> None:
    """The list of what happened has no cap of the tools behind it."""
    table = cued(ctx, qtbot, "buy", size)
    view = samples.everything()["buy"]
    lines = (LogLine(view.prompt.title, view.opponents[0].seat),) * 30
    table.show_view(evolve(view, recap=(Recap(view.opponents[0].seat, lines),)))
    table.activate(Press("recap-more"))
    recap = table.table.recap
    assert recap.isVisible()
    for spot, box in zip(table.table.cues.spots, table.table.cues.boxes(table.look), strict=True):
        assert spot.zone == "recap" or not box.intersects(recap.area), spot.target


def test_esc_switches_caps_off(ctx: UiContext, qtbot: QtBot) -> None:
    """Esc takes the caps away first, and nothing else; F2 brings them and takes them away."""
    table = cued(ctx, qtbot, "buy", (1366, 768))
    picked: list[Target] = []
    table.picked.connect(picked.append)
    table.open("counts")
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not table.table.cues.isVisible()
    assert table.table.opened.shows(OVERLAY) == "counts"
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert not table.table.opened.shows(OVERLAY)
    assert picked == []
    for seen in (True, False):
        QTest.keyClick(table, Qt.Key.Key_F2)
        assert table.table.cues.isVisible() is seen


def test_the_menu_shows_the_keys_of_the_table(ctx: UiContext, qtbot: QtBot) -> None:
    """The menu shows the keys of the table where they do the same, also a person's own."""
    ctx.set_keys(Bindings(standard(), {"unseen": ("Ctrl+U",)}))
    menu = GameMenu(ctx)
    qtbot.addWidget(menu)
    chosen = wishes(menu, "choose")
    menu.show()
    menu.left_out.update(AT_A_TABLE)
    entries = {name: entry for name, entry in menu.entries.items() if name not in AT_A_TABLE}
    shown = {name: entry.cap for name, entry in entries.items() if entry.cap}
    assert shown["unseen"] == "Ctrl U"
    assert set(shown) == {*"save players unseen invite again lists rules help new leave".split()}
    for cap in shown.values():
        QTest.keySequence(menu, cap.replace(" ", "+"))
    assert chosen == list(shown)
    QTest.keyClick(menu, Qt.Key.Key_E)
    assert chosen == list(shown), "taken away"
