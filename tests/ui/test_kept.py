"""Results that are kept while what they are made of stays equal."""

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtCell
from alhambra_qt.controller.view.view_parts import LegalCell
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import Box
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.table import prompt
from alhambra_qt.ui.table.panel import Kept
from alhambra_qt.ui.table.prompt import roomy
from tests.ui.table_kit import shown as table_of
from tests.ui.table_samples import full_table


def test_made_again_only_when_something_changed() -> None:
    """Equal is enough, it need not be the same; only the last result is kept."""
    made: list[float] = []
    kept: Kept[float] = Kept()

    def make() -> float:
        made.append(width)
        return width

    for width in (3.0, 3.0, 4.0, 4.0, 3.0):
        assert kept.get((QRectF(0, 0, width, 1), "a"), make) == width
    assert made == [3.0, 4.0, 3.0]


def test_as_many_are_kept_as_is_said() -> None:
    """The results asked for last stay, whatever came first is made again."""
    made: list[int] = []
    kept: Kept[int] = Kept(2)

    def make() -> int:
        made.append(number)
        return number

    for number in (1, 2, 1, 2, 3, 2, 1):
        assert kept.get((number,), make) == number
    assert made == [1, 2, 3, 1]


@pytest.mark.usefixtures("qapp")
def test_a_prompt_seen_before_is_not_painted_again() -> None:
    """Its picture is the one made first, and equal to one made anew."""
    view = full_table(3)
    table = table_of(view)
    other = evolve(view, prompt=evolve(view.prompt, title=msg("prompt-market")))
    panel = table.table.prompt
    pictures = []
    for shown in (view, other, view):
        table.show_view(shown)
        pictures.append(panel.picture())
    assert pictures[0].cacheKey() == pictures[2].cacheKey() != pictures[1].cacheKey()
    assert table_of(view).table.prompt.picture().toImage() == pictures[2].toImage()
    assert pictures[0].toImage() != pictures[1].toImage()


@pytest.mark.usefixtures("qapp")
def test_the_prompt_is_laid_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not again for an equal view, but in another language and with other words."""
    titles: list[object] = []

    def counted(look: Look, view: TableView, width: float) -> Box:
        titles.append(look.ctx.language)
        return roomy(look, view, width)

    monkeypatch.setattr(prompt, "roomy", counted)
    view = full_table(3)
    widget = table_of(view)
    widget.show_view(evolve(view, undo=evolve(view.undo)))
    assert titles == ["en"]
    widget.ctx.set_language("it")
    assert titles == ["en", "it"]
    widget.show_view(evolve(view, prompt=evolve(view.prompt, lines=())))
    assert titles == ["en", "it", "it"]


@pytest.mark.usefixtures("qapp")
def test_the_ground_is_painted_only_when_it_changes() -> None:
    """Legal cells are marks over it; another tile and another place paint it anew."""
    cell = LegalCell(AtCell(3, 0), 3, 0, None, msg("table-say-empty"))
    view = evolve(full_table(3), legal=(cell,))
    widget = table_of(view)
    board = widget.table.board
    first, said = board.picture(), [spot.value for spot in board.cells]
    widget.show_view(evolve(view, legal=(evolve(cell, chosen=True),)))
    assert [spot.value for spot in board.cells] != said
    assert board.picture() is first
    fewer = evolve(view, palace=evolve(view.palace, tiles=view.palace.tiles[:-1]))
    widget.show_view(fewer)
    assert board.picture() is not first
    second = board.picture()
    widget.pan(20, 0)
    assert board.picture() is not second
