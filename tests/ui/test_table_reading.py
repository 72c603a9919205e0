"""Reading the table by keys: what is said, what is shown, and where the focus goes."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.targets import AtCell, AtReserve, AtSlot
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.table import keyboard
from alhambra_qt.ui.table.keys import KEYS
from tests import samples
from tests.cases import some
from tests.ui.table_drive import Drive
from tests.ui.table_play_kit import begun, buy_and_take
from tests.ui.table_samples import full_table


@pytest.fixture
def made(ctx: UiContext) -> Drive:
    """A driven table with a turn to play."""
    return begun(ctx)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All announcements."""
    texts: list[str] = []
    monkeypatch.setattr(keyboard, "announce", lambda _, text: texts.append(text))
    return texts


def shown(made: Drive) -> list[str]:
    """Return the lines of the callout."""
    return [made.table.look.text(text) for text in made.table.extra.lines]


def test_every_reading_key_says_and_shows(made: Drive, said: list[str]) -> None:
    """The text of a reading key is on the table too, until Esc."""
    for command, (key, *_) in KEYS.items():
        if command.startswith("say-"):
            said.clear()
            made.keys(key)
            assert said == [sentences(shown(made))], command
            assert made.table.table.callout.is_shown
    made.keys("Esc")
    assert not made.table.extra.lines


def test_a_row_is_that_of_the_focus(made: Drive, said: list[str]) -> None:
    """The row and the column of the focus are read; again, the next is read."""
    made.table.show_view(samples.table_place())
    made.table.focus.to(AtCell(2, -1), shown=True)
    made.keys("Alt+R")
    assert said[-1].startswith("row: 1 north. from 1 west, 1 north, garden 8, ")
    made.keys("Alt+R")
    assert said[-1].startswith("row: the fountain. ")
    made.keys("Alt+V")
    assert said[-1].startswith("column: 2 east. ")
    made.keys("Alt+S")
    assert said[-1].startswith("2 east, 1 north, garden 12. north, open, garden 9. ")
    assert made.table.focus.target == AtCell(2, -1)


def test_the_focus_goes_to_the_nearest_cell(made: Drive, said: list[str]) -> None:
    """Each press goes to the next nearest legal cell, which Space then chooses."""
    buy_and_take(made)
    legal = {cell.target for cell in made.desk.view().legal}
    assert len(legal) == 2
    found = []
    for k in (1, 2):
        made.keys("Alt+N")
        assert said[-1] == f"{k} of 2."
        assert len(shown(made)) == 2
        found.append(made.table.focus.target)
    assert set(found) == legal
    made.keys("Alt+N")
    assert (said[-1], made.table.focus.target) == ("1 of 2.", found[0])
    made.keys("Alt+M", "Alt+N")
    assert said[-1] == sentences(["1 of 2", shown(made)[1]]), "where the focus is already"
    made.keys("Space")
    ghost = made.desk.view().ghost
    assert ghost is not None
    assert AtCell(ghost.x, ghost.y) == found[0]


def test_another_key_or_place_begins_anew(made: Drive, said: list[str]) -> None:
    """A reading that goes on with each press restarts after another reading or target."""
    made.table.show_view(samples.table_place())
    for _ in range(3):
        made.keys("Alt+A")
    assert said[-1].startswith("2 ")
    made.keys("Alt+M", "Alt+A")
    assert said[-1].startswith("Longest wall: 9. ")
    made.keys("Alt+A")
    made.table.focus.to(AtCell(0, 0), shown=True)
    made.keys("Alt+A")
    assert said[-1].startswith("Longest wall: 9. ")


def test_where_the_tile_with_the_focus_could_go(made: Drive, said: list[str]) -> None:
    """A tile on sale or in the reserve is tried without being chosen; the focus stays on it."""
    for target in (AtSlot(0), AtReserve("chambers-5-nsw")):
        made.table.focus.to(target, shown=True)
        made.keys("Alt+N")
        count, cell = shown(made)
        assert count.startswith("1 of ")
        assert ", possible, wall +" in cell
        assert made.table.focus.target == target
        assert said[-1] == sentences([count, cell])


def test_rivals_are_read_with_shift_or_when_open(made: Drive, said: list[str]) -> None:
    """Shift reads the next rival, then stays with that one; an open Alhambra is read without."""
    view = samples.table_place()
    made.table.show_view(view)
    names = [opponent.seat.name for opponent in view.opponents]
    for name in (*names, names[0], names[1]):
        made.keys("Alt+Shift+B")
        assert said[-1].startswith(f"Alhambra: {name}")
    made.keys("Alt+Shift+C")
    assert said[-1].startswith(f"Alhambra: {names[1]}. Pavilions ")
    made.keys("Alt+R")
    assert not said[-1].startswith("Alhambra")
    made.keys("O")
    for key in ("Alt+R", "Alt+V", "Alt+S", "Alt+A", "Alt+B", "Alt+C"):
        made.keys(key)
        assert said[-1].startswith(f"Alhambra: {names[0]}"), key
        assert made.table.table.callout.is_shown
    made.keys("Esc", "Esc", "Alt+B")
    assert said[-1].startswith("Alhambra: Anna")


@pytest.mark.parametrize(
    ("lang", "size"), some(list(product(LANGS, [(1024, 600), (1366, 768)])), 4)
)
def test_the_longest_reading_stays_in_the_window(
    ctx: UiContext, said: list[str], lang: str, size: tuple[int, int]
) -> None:
    """Of a whole large Alhambra in large letters as much is shown as there is room for."""
    ctx.set_scale(2.0)
    ctx.set_language(lang)
    made = begun(ctx, size=size)
    made.table.show_view(full_table())
    made.keys("Alt+B")
    assert QRectF(made.table.rect()).contains(made.table.table.callout.area)
    assert len(said[-1]) > 400
    assert shown(made)[0] in said[-1]
