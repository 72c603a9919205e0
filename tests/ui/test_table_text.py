"""What is written on the table is never cut, and what can be clicked never lies on another."""

import itertools

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view import table as v
from alhambra_qt.controller.view.parts import LegalCell
from alhambra_qt.controller.view.targets import AtCell, Press
from alhambra_qt.i18n import LANGS, msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.fonts import load_fonts
from alhambra_qt.ui.kit.look import PaintedText
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.widget import TableWidget
from tests import samples
from tests.ui.table_samples import everything, full_palace

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]
VIEWS = everything()
AREAS = ("panel", "text")


@pytest.fixture
def fonts(qtbot: QtBot) -> None:
    """The bundled fonts."""
    assert load_fonts() == []


def shown(name: str, size: tuple[int, int], lang: str, scale: float = 1.0) -> TableWidget:
    """A table showing a sample, with everything it wrote traced."""
    ctx = UiContext("light", lang, scale, speed=0)
    ctx.set_window(*size)
    table = TableWidget(ctx)
    table.resize(*size)
    table.show_view(VIEWS[name])
    table.grab()
    table.look.trace = []
    for panel in table.table.panels():
        panel.repaint()
    table.table.callout.update()
    table.grab()
    return table


def written(table: TableWidget) -> list[PaintedText]:
    """Everything that was written."""
    assert table.look.trace
    return table.look.trace


def spills(text: PaintedText) -> bool:
    """Whether a text left its box by more than a pixel or two."""
    box = text.box.adjusted(-2, -3, 2, 3)
    return not box.contains(text.used)


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES)
def test_no_text_is_cut(size: tuple[int, int], lang: str) -> None:
    """In every language and layout all words stand inside the boxes they were given."""
    wrong = []
    for name in ("place", "buy", "wait", "refused", "two", "end"):
        table = shown(name, size, lang)
        found = [one for one in written(table) if spills(one)]
        wrong += [f"{name}: {t.text!r} {t.box} {t.used}" for t in found]
        table.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("size", SIZES)
def test_nothing_to_click_overlaps(size: tuple[int, int]) -> None:
    """No two buttons, cards, tiles or cells cover each other, and all lie in the window."""
    for name in VIEWS:
        table = shown(name, size, "fr")
        spots = [s for s in table.table.spots() if s.focusable and s.role not in AREAS]
        panels = [s for s in table.table.spots() if s.role == "panel" and s.focusable]
        for one, other in itertools.combinations(_plain(spots), 2):
            common = one.rect.intersected(other.rect)
            assert min(common.width(), common.height()) < 3, f"{name}: {one} {other}"
        window = table.sceneRect().adjusted(-1, -1, 1, 1)
        for spot in _plain([*spots, *panels]):
            assert window.contains(spot.rect), f"{name}: {spot}"
        table.close()


def _plain(spots: list[Spot]) -> list[Spot]:
    """Spots whose place is fixed: cells may be moved under the board's tools by hand."""
    return [spot for spot in spots if spot.role != "cell" and spot.target != Press("recap")]


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_large_enough_to_hit(size: tuple[int, int], scale: float) -> None:
    """Everything that is clicked is at least 24 pixels in both directions (fans: 20 wide)."""
    for name in ("place", "buy", "full", "two"):
        table = shown(name, size, "en", scale)
        for spot in table.table.spots():
            if spot.role in ("text", "link") or not spot.focusable:
                continue
            least = 10 if spot.role == "card" else 20
            assert spot.rect.width() >= least, f"{name}: {spot}"
            assert spot.rect.height() >= 18, f"{name}: {spot}"
        table.close()


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("size", SIZES)
def test_callout_covers_nothing(size: tuple[int, int]) -> None:
    """The callout of a move lies in the board and covers no tile and no legal cell."""
    for name in ("place", "refused", "walk", "hole"):
        table = shown(name, size, "it")
        box = table.table.callout.rect
        assert table.table.callout.isVisible()
        assert table.table.board.rect.contains(box), f"{name} {box}"
        for cell in table.table.board.cells:
            assert not box.intersects(cell.rect), f"{name}: {cell.target}"
        table.close()


def _wide(columns: int, rows: int) -> v.TableView:
    """Build a late table: a wide Alhambra with free spaces all round, and a callout at one."""
    base = samples.table_place()
    built = full_palace(0, columns, rows)
    taken = {(tile.x, tile.y) for tile in built.tiles}
    near = {(x + dx, y + dy) for x, y in taken for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    free = sorted(near - taken)
    legal = tuple(LegalCell(AtCell(x, y), x, y, 0, msg("what-title")) for x, y in free)
    return evolve(base, palace=built, legal=legal, ghost=None)


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("shape", [(6, 4), (9, 3), (12, 5), (16, 6), (4, 8)])
def test_callout_finds_a_place_beside_the_largest_boards(
    size: tuple[int, int], shape: tuple[int, int]
) -> None:
    """At whatever cell of a full board: no tile, legal cell, tool or question is ever covered."""
    base = _wide(*shape)
    assert base.callout is not None
    ctx = UiContext("light", "it", 1.0, speed=0)
    ctx.set_window(*size)
    table = TableWidget(ctx)
    table.resize(*size)
    for cell in base.legal[:: max(1, len(base.legal) // 6)]:
        table.show_view(evolve(base, callout=evolve(base.callout, at=(cell.x, cell.y))))
        _clear_of_board(table, f"{size} {shape} {cell.target}")
    for _ in range(4):
        table.zoom("in")
    table.show_again()
    _clear_of_board(table, f"{size} {shape} enlarged")
    table.close()


def _clear_of_board(table: TableWidget, where: str) -> None:
    scene = table.table
    box, z = scene.callout.rect, scene.zones
    assert scene.callout.isVisible()
    assert z is not None
    assert z.window.contains(box), where
    assert not box.intersects(z.prompt), where
    for spot in scene.board.cells:
        assert not box.intersects(spot.rect & z.board), f"{where}: {spot.target}"
    for spot in scene.board.spots:
        assert spot.role != "tool" or not box.intersects(spot.rect), f"{where}: {spot.target}"
