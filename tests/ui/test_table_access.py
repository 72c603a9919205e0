"""The accessible tree of the table."""

import pytest
from attrs import evolve
from PySide6.QtGui import QAccessible

from alhambra_qt.controller.view.targets import AtHand
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.table.access import AccessibleTable
from alhambra_qt.ui.table.widget import TableWidget
from tests import samples
from tests.access.hearing import tree_of
from tests.ui.table_kit import shown

NAME = QAccessible.Text.Name


pytestmark = pytest.mark.usefixtures("ctx")  # it makes what is read accessible


def table_of(lang: str = "en") -> TableWidget:
    """A table with the sample of the style guide's picture."""
    table = shown(samples.table_place(), lang=lang)
    table.show()
    return table


def test_named_things() -> None:
    """Cards, tiles, buttons and cells are there with role, name and value."""
    table = table_of()
    found = {child.text(NAME): child for child in tree_of(table)}
    assert found["Confirm"].role() == QAccessible.Role.PushButton
    assert any(name.startswith("2 west, 1 north, possible, wall +4") for name in found)
    assert "7 florins" in found
    assert any("garden 12" in name for name in found)


def told(table: TableWidget) -> AccessibleTable:
    """Return the accessible tree of the table."""
    found = QAccessible.queryAccessibleInterface(table)
    assert isinstance(found, AccessibleTable)
    return found


def test_reading_order() -> None:
    """Header, prompt, board, hand, market, money, opponents, log follow each other."""
    table = table_of()
    targets = [home[0] for home in told(table).by_zone()]
    wanted = ["header", "prompt", "board", "hand", "market", "display", "rivals", "log"]
    places = [targets.index(zone) for zone in wanted]
    assert places == sorted(places)


@pytest.mark.parametrize("lang", LANGS)
def test_everything_has_a_name(lang: str) -> None:
    """In every language every thing that can be chosen is called something, never an id."""
    table = table_of(lang)
    for spot in table.table.spots():
        assert spot.name.strip(), spot
        assert "hand:" not in spot.name
        assert "{" not in spot.name + spot.value


def test_focus_is_told() -> None:
    """The interface of the table knows which child has the focus."""
    table = table_of()
    table.focus.to(AtHand(2))
    child = QAccessible.queryAccessibleInterface(table).focusChild()
    assert child is not None
    assert child.text(NAME) == "5 florins"


def test_nothing_secret() -> None:
    """Without a viewer no card of a hand is in the tree."""
    table = table_of()
    view = samples.table_place()
    hand = evolve(view.hand, groups=(), hidden=True)
    table.show_view(evolve(view, viewer=None, hand=hand))
    spots = told(table).spots()
    assert not [spot for spot in spots if spot.zone == "hand"]


def test_nothing_behind_another_page() -> None:
    """While another page is shown, such as the hand-over, the table tells nothing."""
    table = table_of()
    table.hide()
    assert told(table).spots() == []
