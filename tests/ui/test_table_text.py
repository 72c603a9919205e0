"""Texts on the table are never cut, and no click target lies on another."""

from itertools import product

import pytest
from attrs import evolve

from alhambra_qt.controller.view import table_view as v
from alhambra_qt.controller.view.targets import AtCell
from alhambra_qt.controller.view.view_parts import LegalCell
from alhambra_qt.i18n import LANGS, msg
from alhambra_qt.ui.table.widget import TableWidget
from tests import samples
from tests.cases import count, each, pairs, some
from tests.ui.table_kit import AREAS as AREAS
from tests.ui.table_kit import SIZES, Size, covered, fixed, outside, showing, spilled
from tests.ui.table_kit import spills as spills
from tests.ui.table_kit import written as written
from tests.ui.table_samples import everything, full_palace

SHAPES = [(6, 4), (9, 3), (12, 5), (16, 6), (4, 8)]
WORDY = ("place", "buy", "wait", "refused", "two", "end")


@pytest.mark.usefixtures("qapp")
def test_no_text_is_cut() -> None:
    """In every language and layout all words stand inside the boxes they were given."""
    wrong = []
    for name, lang, size in each(name=WORDY, lang=LANGS, size=SIZES)[1]:
        with showing(everything()[name], size, lang) as table:
            wrong += [f"{name} {lang} {size}: {text}" for text in spilled(table)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", some(SIZES, 2))
def test_nothing_to_click_overlaps(size: Size) -> None:
    """No two buttons, cards, tiles or cells cover each other, and all lie in the window."""
    wrong = []
    with showing(everything()["place"], size, "fr") as table:
        for name, view in everything().items():
            table.show_view(view)
            spots = [spot for spot in fixed(table) if spot.role != "text"]
            found = [*covered(spots), *outside(table, spots)]
            wrong += [f"{name}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.usefixtures("qapp")
def test_large_enough_to_hit() -> None:
    """Everything that is clicked is at least 20 pixels wide (in fans 10) and 18 high."""
    wrong = []
    names = ("place", "buy", "full", "two")
    for name, size, scale in pairs(name=names, size=SIZES, scale=(1.0, 1.5))[1]:
        with showing(everything()[name], size, "en", scale) as table:
            for spot in table.table.spots():
                if spot.role in ("text", "link") or not spot.focusable:
                    continue
                wide = spot.rect.width() >= (10 if spot.role == "card" else 20)
                if not wide or spot.rect.height() < 18:
                    wrong.append(f"{name} {size} {scale}: {spot}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", SIZES)
def test_callout_covers_nothing(size: Size) -> None:
    """The callout of a move lies in the board and covers no tile and no legal cell."""
    with showing(everything()["place"], size, "it") as table:
        for name in ("place", "refused", "walk", "hole"):
            table.show_view(everything()[name])
            box = table.table.callout.area
            assert table.table.callout.is_shown
            assert table.table.board.area.contains(box), f"{name} {box}"
            for cell in table.table.board.cells:
                assert not box.intersects(cell.rect), f"{name}: {cell.target}"


def _wide(columns: int, rows: int) -> v.TableView:
    """Build a late table: a wide Alhambra with free spaces all round, and a callout at one."""
    base = samples.table_place()
    built = full_palace(0, columns, rows)
    taken = {(tile.x, tile.y) for tile in built.tiles}
    near = {(x + dx, y + dy) for x, y in taken for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    free = sorted(near - taken)
    legal = tuple(LegalCell(AtCell(x, y), x, y, 0, msg("what-title")) for x, y in free)
    return evolve(base, palace=built, legal=legal, ghost=None)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("shape", "size"), some(list(product(SHAPES, SIZES)), 5))
def test_callouts_of_the_largest_boards(size: Size, shape: Size) -> None:
    """At whatever cell of a full board: no tile, legal cell, tool or question is ever covered."""
    base = _wide(*shape)
    assert base.callout is not None
    with showing(base, size, "it") as table:
        for cell in some(base.legal, count(2, 7)):
            table.show_view(evolve(base, callout=evolve(base.callout, at=(cell.x, cell.y))))
            _clear_of_board(table, f"{size} {shape} {cell.target}")
        for _ in range(4):
            table.zoom("in")
        table.show_again()
        _clear_of_board(table, f"{size} {shape} enlarged")


def _clear_of_board(table: TableWidget, where: str) -> None:
    scene = table.table
    box, z = scene.callout.area, scene.zones
    assert scene.callout.is_shown
    assert z is not None
    assert z.window.contains(box), where
    assert not box.intersects(z.prompt), where
    for spot in scene.board.cells:
        assert not box.intersects(spot.rect & z.board), f"{where}: {spot.target}"
    for spot in scene.board.spots:
        assert spot.role != "tool" or not box.intersects(spot.rect), f"{where}: {spot.target}"
