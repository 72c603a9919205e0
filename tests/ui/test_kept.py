"""Results that are kept while what they are made of stays equal."""

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF

from alhambra_qt.controller.view.targets import AtCell
from alhambra_qt.controller.view.view_parts import LegalCell
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import Box, Cache
from alhambra_qt.ui.sides.prompt import PromptPanel
from tests.ui.table_kit import shown as table_of
from tests.ui.table_samples import full_table


def test_made_again_only_when_something_changed() -> None:
    """Equal is enough, it need not be the same; only the last result is kept."""
    made: list[float] = []
    kept: Cache[float] = Cache()

    def make() -> float:
        made.append(width)
        return width

    for width in (3.0, 3.0, 4.0, 4.0, 3.0):
        assert kept.get((QRectF(0, 0, width, 1), "a"), make) == width
    assert made == [3.0, 4.0, 3.0]


def test_as_many_are_kept_as_is_said() -> None:
    """The results asked for last stay, whatever came first is made again."""
    made: list[int] = []
    kept: Cache[int] = Cache(2)

    def make() -> int:
        made.append(number)
        return number

    for number in (1, 2, 1, 2, 3, 2, 1):
        assert kept.get((number,), make) == number
    assert made == [1, 2, 3, 1]


@pytest.mark.usefixtures("qapp")
def test_the_prompt_is_laid_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not again for an equal view or one seen before; in another language, with other words."""
    titles: list[object] = []
    usual = PromptPanel._fitting

    def counted(side: PromptPanel) -> tuple[Box, int]:
        titles.append(side.look.ctx.language)
        return usual(side)

    monkeypatch.setattr(PromptPanel, "_fitting", counted)
    view = full_table(3)
    widget = table_of(view)
    widget.show_view(evolve(view, undo=evolve(view.undo)))
    assert titles == ["en"]
    fewer = evolve(view, prompt=evolve(view.prompt, lines=()))
    for shown in (fewer, view):
        widget.show_view(shown)
        assert titles == ["en", "en"]
    widget.ctx.set_language("it")
    assert titles == ["en", "en", "it"]


@pytest.mark.usefixtures("qapp")
def test_the_ground_is_kept() -> None:
    """Legal cells are marks over it; another tile and another place paint it anew."""
    cell = LegalCell(AtCell(3, 0), 3, 0, None, msg("table-say-empty"))
    view = evolve(full_table(3), legal=(cell,))
    widget = table_of(view)
    board = widget.table.board
    first, texts = board.picture(), [spot.value for spot in board.cells]
    widget.show_view(evolve(view, legal=(evolve(cell, chosen=True),)))
    assert [spot.value for spot in board.cells] != texts
    assert board.picture() is first
    fewer = evolve(view, palace=evolve(view.palace, tiles=view.palace.tiles[:-1]))
    widget.show_view(fewer)
    assert board.picture() is not first
    second = board.picture()
    widget.pan(20, 0)
    assert board.picture() is not second
