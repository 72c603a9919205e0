"""The score ledger, by mouse and by keys, in every language and size."""

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.page_views import MajorityProof, WallProof
from alhambra_qt.controller.words.scoring_words import row_gains, sum_gains
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.kit.box import Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.ledger.ledger_page import LedgerPage, beats
from alhambra_qt.ui.ledger.score_table import EVERYTHING, Cell, proof_lines
from tests import sample_pages
from tests.ui.geometry import outside, picture, unpainted
from tests.ui.ledger_samples import cut_boxes, ledger_of, opened, pinned
from tests.ui.page_kit import COMMON, SIZES, SMALL, press, rows_of, wrong_at

SCALES = (1.0, 0.8, 1.5, 2.0)
NAMES = ("sample", "two", "six", "every-2", "every-6")
Key = Qt.Key


@pytest.fixture
def page(ctx: UiContext, qtbot: QtBot) -> LedgerPage:
    """The ledger of the sample game in a large window."""
    return opened(ctx, qtbot, "sample")


def cell(page: LedgerPage, item: str, seat: int) -> Cell:
    """The cell of a line and a seat."""
    return next(
        cell
        for row in page.table.cells
        for cell in row
        if (cell.row.item, cell.cell.seat) == (item, seat)
    )


def focused(page: LedgerPage) -> tuple[str, int]:
    """The line and the seat of the cell with the focus."""
    widget = QApplication.focusWidget()
    assert isinstance(widget, Cell)
    return widget.row.item, widget.cell.seat


# Geometry.


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_cut(ctx: UiContext, qtbot: QtBot, name: str) -> None:
    """At every size, at every scale and in every language all words of table and proofs fit."""
    page = opened(ctx, qtbot, name)

    def looks() -> Iterator[int]:
        for look in (0, 1) if page.room.single else (0,):
            page.room.look_at(look)
            yield look

    assert wrong_at(page, rows_of(name, NAMES, SCALES), looks) == []


@pytest.mark.parametrize(
    ("size", "scale", "panels"),
    [
        ((1920, 1080), 1, 2),
        ((1366, 768), 1, 2),
        ((1366, 768), 1.5, 1),
        ((1366, 768), 2, 0),
        ((1024, 600), 1, 2),
        ((1024, 600), 2, 0),
    ],
)
def test_layouts(
    ctx: UiContext, qtbot: QtBot, size: tuple[int, int], scale: float, panels: int
) -> None:
    """Two proofs stand beside the table where they have room, else one, else none."""
    ctx.set_scale(scale)
    page = opened(ctx, qtbot, "sample", size)
    assert page.table.isVisible()
    assert sum(panel.isVisible() for panel in page.room.panels) == panels


@pytest.mark.parametrize("size", [SMALL, COMMON])
@pytest.mark.parametrize("stepping", [False, True])
def test_large_letters_leave_room_for_the_table(
    ctx: UiContext, qtbot: QtBot, size: tuple[int, int], stepping: bool
) -> None:
    """With letters twice as large the band takes less than a third of the height."""
    ctx.set_scale(2)
    page = opened(ctx, qtbot, "sample", size)
    if stepping:
        page.show_scoring(sample_pages.ledger(), 2)
    for lang in LANGS:
        ctx.set_language(lang)
        QApplication.processEvents()
        assert page.band.height() < page.height() * 0.33, lang
        assert outside(page) == [], lang


def test_every_proof_can_be_drawn(ctx: UiContext, qtbot: QtBot) -> None:
    """Each proof of a whole game with modules is laid out, fits and says what it proves."""
    page = opened(ctx, qtbot, "six")
    with unpainted(page):
        for number, scoring in enumerate(ledger_of("six").pages, start=1):
            assert scoring is not None
            page.show_page(number)
            for proof in scoring.proofs:
                sheet = pinned(page, proof)
                assert cut_boxes(sheet) == []
                assert sheet.accessibleName() == ctx.text(proof.title)


def test_themes_and_languages_change_live(ctx: UiContext, page: LedgerPage) -> None:
    """Other colours and another language are shown at once, without a new page."""
    before = picture(page)
    ctx.set_theme("dark")
    assert picture(page) != before
    english = cell(page, "wall", 0).accessibleName()
    ctx.set_language("it")
    assert cell(page, "wall", 0).accessibleName() != english


# Reading it.


def test_cells_are_read_sentences(page: LedgerPage) -> None:
    """A cell says what was counted, for whom, the points and the count."""
    assert cell(page, "seraglio", 0).accessibleName() == (
        "Seraglios, Anna: 5 points, 2 buildings, the most"
    )
    assert cell(page, "chambers", 0).accessibleName() == "Chambers, Anna: 0 points, 0 buildings"


def test_first_proofs(page: LedgerPage) -> None:
    """The first tie that paid and the longest wall are proved when the ledger opens."""
    left, right = (panel.proof for panel in page.room.panels)
    assert isinstance(left, MajorityProof)
    assert left.item == "seraglio"
    assert isinstance(right, WallProof)
    assert right.seat == 0


def test_tabs(page: LedgerPage, qtbot: QtBot) -> None:
    """A scoring that has not come cannot be opened, one that has can."""
    assert [tab.isEnabled() for tab in page.tabs] == [True, True, False]
    assert [tab.isChecked() for tab in page.tabs] == [False, True, False]
    qtbot.mouseClick(page.tabs[0], Qt.MouseButton.LeftButton)
    assert page.shown == 1
    assert page.tabs[0].isChecked()


def test_before_the_first_scoring(ctx: UiContext, qtbot: QtBot) -> None:
    """Before the first scoring the ledger says so, and Esc closes it."""
    page = opened(ctx, qtbot, "none")
    assert page.room.empty.isVisible()
    told = [box.text for box, _ in page.room.empty.laid.parts if isinstance(box, Words)]
    assert {ctx.t(f"proof-pays-{number}") for number in (1, 2, 3)} <= set(map(str, told))
    assert told.count(ctx.t("proof-pay-wall")) == 3
    assert not page.table.isVisible()
    assert not page.copy.isEnabled()
    with qtbot.waitSignal(page.closed):
        press(page, Key.Key_Escape)


def test_imaginary_player_has_a_column(ctx: UiContext, qtbot: QtBot) -> None:
    """In a game of two the imaginary player has a column, but no wall to be proved."""
    page = opened(ctx, qtbot, "two")
    assert page.page is not None
    assert [tag.seat for tag in page.page.seats] == [0, 1, -1]
    assert not cell(page, "wall", -1).isEnabled()
    assert cell(page, "garden", -1).isEnabled()


# Keys and mouse.


def test_arrows_move_and_enter_pins(page: LedgerPage, qtbot: QtBot) -> None:
    """Arrows go from cell to cell, Enter pins the proof of the cell."""
    assert focused(page) == ("seraglio", 0)
    press(page, Key.Key_Down)
    press(page, Key.Key_Right)
    assert focused(page) == ("arcades", 1)
    press(page, Key.Key_Return)
    assert page.room.panels[0].proof is not None
    assert page.room.panels[0].proof.item == "arcades"
    assert page.table.pins == (("arcades", 1), ("wall", 0))
    press(page, Key.Key_Home)
    assert focused(page) == ("arcades", 0)
    press(page, Key.Key_End)
    assert focused(page) == ("arcades", 3)


def test_shift_pins_on_the_other_side(page: LedgerPage, qtbot: QtBot) -> None:
    """With Shift a majority is pinned where the walls are, so that two can be compared."""
    press(page, Key.Key_Down)
    page.pin("arcades", 0, True)
    items = [panel.proof.item for panel in page.room.panels if panel.proof]
    assert items == ["seraglio", "arcades"]


def test_click_pins(page: LedgerPage, qtbot: QtBot) -> None:
    """A click on a cell pins its proof and takes the focus there."""
    qtbot.mouseClick(cell(page, "garden", 3), Qt.MouseButton.LeftButton)
    assert page.room.panels[0].proof is not None
    assert page.room.panels[0].proof.item == "garden"
    assert focused(page) == ("garden", 3)


def test_click_on_the_name_of_a_line(page: LedgerPage, qtbot: QtBot) -> None:
    """The name of a line is clicked for the proof of whoever got or lost most in it."""
    for row in page.table.cells:
        provable = [cell.cell for cell in row if cell.isEnabled()]
        if not provable:
            continue
        spot = QPoint(10, row[0].geometry().center().y())
        qtbot.mouseClick(page.table, Qt.MouseButton.LeftButton, pos=spot)
        item, seat = focused(page)
        assert item == row[0].row.item
        most = max(abs(ledger_cell.points) for ledger_cell in provable)
        assert (
            abs(next(ledger_cell.points for ledger_cell in provable if ledger_cell.seat == seat))
            == most
        )
        shown = [panel.proof.item for panel in page.room.panels if panel.proof is not None]
        assert item in shown


def test_small_window_turns_to_the_proof(ctx: UiContext, qtbot: QtBot) -> None:
    """In the smallest window Enter shows the proof, Esc goes back to the table, then closes."""
    ctx.set_scale(2)
    page = opened(ctx, qtbot, "sample", (1024, 600))
    press(page, Key.Key_Return)
    assert not page.table.isVisible()
    assert page.room.panels[0].isVisible()
    press(page, Key.Key_Escape)
    assert page.table.isVisible()
    with qtbot.waitSignal(page.closed):
        press(page, Key.Key_Escape)


def test_zones(page: LedgerPage, qtbot: QtBot) -> None:
    """F6 goes from the table to the buttons at the top and back."""
    press(page, Key.Key_F6)
    widget = QApplication.focusWidget()
    assert widget is not None
    assert page.band.isAncestorOf(widget)
    press(page, Key.Key_F6)
    assert isinstance(QApplication.focusWidget(), Cell)


# Step by step.


def test_space_plays_line_by_line(page: LedgerPage, qtbot: QtBot) -> None:
    """Without motion Space shows one line more each time, and the totals grow with it."""
    press(page, Key.Key_Space)
    assert page.table.shows.rows == 0
    assert page.page is not None
    assert page.table.gained(page.page) == [4, 0, 0, 4]
    press(page, Key.Key_Space)
    assert page.table.gained(page.page) == [9, 0, 5, 4]
    for _ in range(6):
        press(page, Key.Key_Space)
    assert page.table.shows == EVERYTHING
    assert not page.player.running


def test_no_empty_cell_is_framed(page: LedgerPage) -> None:
    """While a line is played its own cell is framed from its count on, not before."""
    assert page.page is not None
    for beat in beats(page.page):
        page.show_beat(beat)
        lit = [cell.row.item for row in page.table.cells for cell in row if cell.lit]
        assert lit == (["wall"] if beat.item == "wall" and beat.shows.points else [])


def test_playing_moves_by_itself(ctx: UiContext, qtbot: QtBot) -> None:
    """With motion the lines follow each other, and any click shows the rest."""
    page = opened(ctx, qtbot, "sample")
    ctx.settings.set("animation_speed", 5)
    press(page, Key.Key_Space)
    qtbot.waitUntil(lambda: page.table.shows.rows >= 1)
    assert page.player.running
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(3, page.height() - 3))
    assert not page.player.running
    assert page.table.shows == EVERYTHING


def test_a_scoring_waits_for_continue(ctx: UiContext, qtbot: QtBot) -> None:
    """Right after a scoring the first Enter shows everything, the second goes on."""
    page = opened(ctx, qtbot, "sample")
    ctx.settings.set("animation_speed", 3)
    page.show_scoring(sample_pages.ledger(), 2)
    QApplication.processEvents()
    assert page.player.running
    assert not page.close_button.isVisible()
    closed: list[bool] = []
    page.closed.connect(lambda: closed.append(True))
    press(page, Key.Key_Return)
    assert (page.player.running, closed) == (False, [])
    press(page, Key.Key_Return)
    assert closed == [True]


def test_reduced_motion_shows_everything(ctx: UiContext, qtbot: QtBot) -> None:
    """With reduced motion a scoring is shown as a whole."""
    page = opened(ctx, qtbot, "sample")
    ctx.settings.set("animation_speed", 3)
    ctx.settings.set("reduced_motion", "on")
    page.show_scoring(sample_pages.ledger(), 2)
    assert not page.player.running
    assert page.table.shows == EVERYTHING


@pytest.mark.parametrize("name", NAMES)
def test_playing_ends_with_all_points(name: str) -> None:
    """The last moment of the play shows the last line with its points."""
    for scoring in ledger_of(name).pages:
        if scoring is not None:
            last = beats(scoring)[-1].shows
            assert (last.rows, last.points) == (len(scoring.rows) - 1, True)


def test_lines_are_said_while_playing(page: LedgerPage) -> None:
    """The announcement of a line names who gains and how much."""
    assert page.page is not None
    assert row_gains(page.ctx.text, page.page, "seraglio") == "Seraglios: Anna +5, Ioana +5"
    assert sum_gains(page.ctx.text, page.page).startswith("Scoring 2: Anna +44, Marco +29")


# Copying.


def test_copied_text_is_a_table(page: LedgerPage, qtbot: QtBot) -> None:
    """Ctrl+C copies the lines with tabs between the cells, and the proofs below them."""
    press(page, Key.Key_C, mod=Qt.KeyboardModifier.ControlModifier)
    mime = QGuiApplication.clipboard().mimeData()
    table = bytes(mime.data("text/tab-separated-values").data()).decode().splitlines()
    cells = [line.split("\t") for line in table]
    assert cells[0][2:4] == ["Anna", "Anna: count"]
    assert cells[2] == ["Seraglios", "9 · 2", "5", "2", "0", "1", "5", "2", "0", "1"]
    assert cells[-1][0] == "Now"
    text = mime.text()
    assert "(9 + 2) ÷ 2 = 11 ÷ 2 = 5" in text
    assert "13 connected outer sides" in text


@pytest.mark.parametrize("lang", LANGS)
def test_proofs_can_be_said(ctx: UiContext, lang: str) -> None:
    """Every proof has its text in every language, none of it empty."""
    ctx.set_language(lang)
    for name in NAMES:
        for scoring in ledger_of(name).pages:
            for proof in scoring.proofs if scoring is not None else ():
                assert all(line.strip() for line in proof_lines(ctx, proof))


def test_what_will_be_paid_fits(ctx: UiContext, qtbot: QtBot) -> None:
    """Before the first scoring the points of all places are shown, and nothing is cut."""
    assert wrong_at(opened(ctx, qtbot, "none"), product(SIZES, [1.0], LANGS)) == []
