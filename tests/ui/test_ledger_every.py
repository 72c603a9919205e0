"""The ledger with a row for every module: all proofs fit and show what they prove."""

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.page_views import LinesProof, Proof, ProofPiece
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.ledger.ledger_page import beats
from alhambra_qt.ui.ledger.proofs import legend
from alhambra_qt.ui.ledger.score_table import COLUMN, page_text, proof_lines
from alhambra_qt.ui.pieces.picture import fit
from alhambra_qt.ui.pieces.proofs import (
    DRAWN,
    draw_line,
    draw_piece,
    ink_on,
    strong_cells,
    worth_text,
)
from alhambra_qt.ui.results.results_page import ResultsPage
from tests.cases import count, some
from tests.ui.geometry import unpainted
from tests.ui.ledger_samples import cut_boxes, ledger_of, opened, pinned, results_of
from tests.ui.page_kit import LARGE, SIZES, SMALL, resize, wrong, wrong_at
from tests.ui.pages_samples import shown

SIDE = 420


def last_proofs(name: str) -> tuple[Proof, ...]:
    """The proofs of the final scoring for all seats at once, and of the first and last seat."""
    scoring = ledger_of(name).pages[2]
    assert scoring is not None
    shown = (-1, 0, len(scoring.seats) - 1)
    return tuple(proof for proof in scoring.proofs if proof.seat in shown)


def line_proof(item: str, seat: int = 0) -> LinesProof:
    """The proof of a module's cell in the final scoring of six."""
    scoring = ledger_of("every-6").pages[2]
    assert scoring is not None
    proof = scoring.proof(item, seat)
    assert isinstance(proof, LinesProof)
    return proof


@pytest.mark.parametrize(
    ("name", "size"), some([("every-2", SMALL), ("every-6", SMALL), ("every-6", LARGE)], 2)
)
def test_every_proof_fits(ctx: UiContext, qtbot: QtBot, name: str, size: tuple[int, int]) -> None:
    """Any pinned proof fits at every size and in every language: nothing is cut or covered."""
    parts, proofs = count(len(LANGS), 1), last_proofs(name)  # daily each in one language
    page = opened(ctx, qtbot, name, size, 3)
    for k, lang in enumerate(LANGS):
        ctx.set_language(lang)
        with unpainted(page):
            for proof in proofs[k % parts :: parts]:
                sheet = pinned(page, proof)
                assert cut_boxes(sheet) == [], (lang, proof.item)
                assert sheet.height() >= sheet.heightForWidth(sheet.width()), (lang, proof.item)
            assert wrong(page) == [], lang


def test_columns_have_room(ctx: UiContext, qtbot: QtBot) -> None:
    """With six players every column has room for its points with the crown, in every language."""
    page = opened(ctx, qtbot, "every-6", number=3)
    with unpainted(page):
        for size, lang in product(SIZES, LANGS):
            resize(page, size)
            ctx.set_language(lang)
            QApplication.processEvents()
            cells = [cell for row in page.table.cells for cell in row]
            assert min(cell.width() for cell in cells) >= COLUMN * ctx.metrics.body - 1, lang


def test_own_proofs_mark_their_cell(ctx: UiContext, qtbot: QtBot) -> None:
    """Where the proof is one player's alone, that player's cell is marked; majorities' is not."""
    page = opened(ctx, qtbot, "every-6", number=3)
    for item, marked in (("invaders", True), ("trader", True), ("garden", False)):
        page.pin(item, 1)
        cells = [cell for row in page.table.cells for cell in row if cell.row.item == item]
        assert [cell.cell.seat for cell in cells if cell.lit] == ([1] if marked else [])


def test_all_is_played_and_said(ctx: UiContext) -> None:
    """Every row is played, and the text to be copied has a sentence for every line."""
    scoring = ledger_of("every-6").pages[2]
    assert scoring is not None
    assert list(dict.fromkeys(beat.item for beat in beats(scoring))) == [
        row.item for row in scoring.rows
    ]
    text = page_text(ctx, scoring)
    assert "Set of 5 colours = 15 points" in text
    assert "6 buildings × 3 colours = 18 points" in text
    attack = proof_lines(ctx, line_proof("invaders"))
    assert attack[0] == "Attack: Anna, −17"
    assert len(attack) == 1 + len(line_proof("invaders").lines) + 1


# What is drawn.


@pytest.fixture
def image() -> QImage:
    """An empty white picture."""
    picture = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    return picture


@pytest.mark.parametrize("item", ["camps", "trader", "bazaars", "yusuf", "invaders"])
def test_every_kind_of_line_is_drawn(ctx: UiContext, image: QImage, item: str) -> None:
    """Each kind has marks of its own, which grow while they are played."""
    proof = line_proof(item)
    line = proof.lines[0]
    assert line.kind in DRAWN
    view = fit(proof.palace.box, QRectF(30, 30, SIDE - 60, SIDE - 60), 60)
    pictures = []
    for upto in (1, len(line.cells or line.sides)):
        shown = image.copy()
        painter = QPainter(shown)
        draw_line(painter, ctx, view, line, upto)
        painter.end()
        pictures.append(shown)
    assert pictures[0] != image
    assert pictures[1] != pictures[0]
    assert (strong_cells(line) == set()) == (line.kind == "path")


def test_open_sides_are_marked_outside(ctx: UiContext, image: QImage) -> None:
    """An open side bears a bar in the colour of a warning."""
    proof = line_proof("invaders")
    view = fit(proof.palace.box, QRectF(40, 40, SIDE - 80, SIDE - 80), 60)
    painter = QPainter(image)
    for line in proof.lines:
        draw_line(painter, ctx, view, line)
    painter.end()
    for line in proof.lines:
        for side in line.sides:
            spot = view.side(side).pointAt(0.3)
            assert image.pixelColor(round(spot.x()), round(spot.y())) == ctx.theme.warn


def test_ink_is_read_on_its_ground() -> None:
    """Numbers are white on dark and black on light colours."""
    assert ink_on(QColor("#A61E1E")) == QColor("#FFFFFF")
    assert ink_on(QColor("#FFA08A")) == QColor("#000000")


def test_pieces_say_their_worth(ctx: UiContext, image: QImage) -> None:
    """A piece that does not count as one has a disc with its count; a half is a sign."""
    assert worth_text(ctx, 0.5) == "½"
    assert worth_text(ctx, 3) == "3"
    pictures = []
    for worth in (0, 2, 0.5):
        shown = image.copy()
        painter = QPainter(shown)
        piece = ProofPiece("tile", "hut-tower-w", worth)
        draw_piece(painter, QRectF(40, 40, 60, 60), piece, ctx)
        painter.end()
        pictures.append(shown)
    assert all(first != second for first, second in pairwise(pictures))


def test_narrow_legends_stand_below_their_pieces(ctx: UiContext) -> None:
    """A legend whose pieces leave no room beside them has its words below: nothing is cut."""
    proof = line_proof("trader")
    look = Look.of_page(ctx)
    heights = []
    for width in (250, 900):
        own_width, height = legend(look, proof).size(look, width)
        assert own_width <= width
        heights.append(height)
    assert heights[0] > heights[1]


# The results.


def test_results_count_every_module(ctx: UiContext, qtbot: QtBot) -> None:
    """The sources of the results have a row for every module, which add up to what was gained."""
    page, ledger = ResultsPage(ctx), ledger_of("every-6")
    page.show_view(results_of("six"), ledger)
    shown(qtbot, page)
    assert page.tables is not None
    items = {row.item: row for row in page.tables.sources}
    assert {"camps", "trader", "treasure", "bazaars", "yusuf", "invaders"} <= items.keys()
    for column, tag in enumerate(page.tables.seats):
        points = [dict(row.values[column].args)["n"] for row in items.values() if row.item]
        gained = sum(scoring.gained[tag.seat] for scoring in ledger.pages if scoring is not None)
        assert sum(point for point in points if isinstance(point, int)) == gained
    assert wrong_at(page, product(SIZES, [1.0], LANGS)) == []
