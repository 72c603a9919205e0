"""Playing a scoring with all modules: their lines come step by step, as those of the base do."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.page_views import LinesProof, MajorityProof, ScoringPage
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.ledger.ledger_page import STEP_MS, Beat, LedgerPage, beats, best_seat
from alhambra_qt.ui.ledger.proofs import numbers
from alhambra_qt.ui.pieces.proofs import shares
from tests.cases import some
from tests.ui.geometry import picture
from tests.ui.ledger_samples import ledger_of
from tests.ui.page_kit import COMMON, SIZES, SMALL, alone
from tests.ui.pages_samples import settle

LINES = ("yusuf", "camps", "trader", "bazaars", "invaders")
MODULE_ROWS = (*LINES, "treasure")


def scoring_of(name: str = "every-6", number: int = 3) -> ScoringPage:
    """A scoring in which every module counts."""
    found = ledger_of(name).pages[number - 1]
    assert found is not None
    return found


def beats_of(scoring: ScoringPage, item: str) -> list[Beat]:
    """The moments of one line."""
    return [beat for beat in beats(scoring) if beat.item == item]


@pytest.mark.parametrize("item", MODULE_ROWS)
def test_each_module_takes_its_steps(item: str) -> None:
    """A module's line is counted thing by thing, or in three steps, and paid in the end."""
    scoring = scoring_of()
    mine = beats_of(scoring, item)
    proof = scoring.proof(item, mine[0].seat)
    assert len(mine) > 1
    assert [beat.shows.points for beat in mine] == [False] * (len(mine) - 1) + [True]
    if isinstance(proof, MajorityProof):
        assert [beat.stage for beat in mine] == [1, 2, 3]
        assert {beat.ms for beat in mine} == {STEP_MS}
    else:
        assert isinstance(proof, LinesProof)
        things = sum(max(1, len(line.cells or line.sides)) for line in proof.lines)
        assert [beat.upto for beat in mine] == [*range(1, things + 1), None]


@pytest.mark.parametrize("item", LINES)
def test_lines_follow_each_other(item: str) -> None:
    """No thing of a line is counted before all of the line above have been."""
    scoring = scoring_of()
    proof = scoring.proof(item, best_seat(scoring, item))
    assert isinstance(proof, LinesProof)
    sizes = [max(1, len(line.cells or line.sides)) for line in proof.lines]
    for upto in range(numbers(proof) + 1):
        found = [share or 0 for share in shares(proof, upto)]
        assert sum(found) == upto
        for (share, size), (below, _) in pairwise(zip(found, sizes, strict=True)):
            assert not below or share == size
    assert shares(proof, None) == [None] * len(sizes)


def test_the_attack_shows_whom_it_hits_hardest() -> None:
    """The board looked at first is that of the greatest loss, not of the smallest."""
    for number in (1, 2, 3):
        scoring = scoring_of(number=number)
        row = next(row for row in scoring.rows if row.item == "invaders")
        least = min(cell.points for cell in row.cells)
        seat = best_seat(scoring, "invaders")
        assert next(cell.points for cell in row.cells if cell.seat == seat) == least < 0


@pytest.mark.parametrize("name", ["every-2", "every-6"])
def test_losses_come_last(name: str) -> None:
    """Gains are counted before the losses by the attack, and no score falls below 0."""
    for number in (1, 2, 3):
        scoring = scoring_of(name, number)
        assert scoring.rows[-1].item == "invaders"
        assert min(scoring.now) >= 0
        for k, gained in enumerate(scoring.gained):
            assert gained == sum(row.cells[k].points for row in scoring.rows)


def opened(ctx: UiContext, qtbot: QtBot, size: tuple[int, int] = COMMON) -> LedgerPage:
    """The ledger while it waits to play the final scoring."""
    page = alone(qtbot, LedgerPage, size, ctx)
    page.show_scoring(ledger_of("every-6"), 3)
    QApplication.processEvents()
    return page


@pytest.mark.parametrize("size", some(SIZES, 1))
def test_what_is_played_is_in_sight(ctx: UiContext, qtbot: QtBot, size: tuple[int, int]) -> None:
    """Each line is seen while it is played, and at the end the totals are."""
    page = opened(ctx, qtbot, size)
    scroller = page.room.table_panel.scroller
    for row, played in groupby(beats(scoring_of()), key=lambda beat: beat.shows.rows):
        for beat in played:
            page.show_beat(beat)
        QApplication.processEvents()
        area = page.table.row_rect(row)
        top = page.table.mapTo(scroller.viewport(), area.topLeft())
        assert scroller.viewport().rect().contains(QRect(top, area.size())), row
    low = page.table.mapTo(scroller.viewport(), QPoint(0, page.table.height())).y()
    assert low <= scroller.viewport().height() + 1


def proof_now(page: LedgerPage) -> QImage:
    """The proof as it is painted now."""
    QApplication.processEvents()
    return picture(page.room.panel_of(page.room.latest))


@pytest.mark.parametrize("item", some(LINES, 3))
def test_every_step_is_seen(ctx: UiContext, qtbot: QtBot, item: str) -> None:
    """With each thing that is counted the picture changes."""
    page = opened(ctx, qtbot)
    shown = []
    for beat in beats_of(scoring_of(), item)[:-1]:
        page.show_beat(beat)
        shown.append(proof_now(page))
    changed = sum(first != second for first, second in pairwise(shown))
    # A wall gains a number only with every third side, but its gold grows with each.
    assert changed == len(shown) - 1


def test_no_empty_line_above_the_smallest_table(ctx: UiContext, qtbot: QtBot) -> None:
    """While a scoring is played the band has no line for the tabs, which are not there."""
    page = opened(ctx, qtbot, SMALL)
    low = max(button.geometry().bottom() for button in page.band.right)
    assert page.band.height() - low < page.ctx.px(16)


@pytest.mark.parametrize(("size", "scale"), some([(SMALL, 1.0), (COMMON, 2.0)], 1))
def test_the_band_keeps_its_height(
    ctx: UiContext, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    """The table stays in its place when all steps are shown, whatever the buttons say then."""
    ctx.set_scale(scale)
    ctx.settings.set("animation_speed", 1)
    page = opened(ctx, qtbot, size)
    for lang in LANGS:
        ctx.set_language(lang)
        page.show_scoring(ledger_of("every-6"), 3)
        settle()
        assert page.player.running
        told = page.band.height()
        page.player.skip()
        settle()
        assert not page.player.running
        assert page.band.height() == told, lang
        if lang == "en":
            assert told < 2 * page.go_on.height()
