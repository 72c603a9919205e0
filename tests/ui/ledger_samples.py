"""Ledgers and results of whole games, and finding what is cut in painted sheets."""

from functools import cache

from attrs import evolve
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.ai_host import demo_config, play_out
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.results import results_view
from alhambra_qt.controller.presenter.score_sheet import ledger_view
from alhambra_qt.controller.view.page_views import (
    HandoverView,
    LedgerView,
    MajorityProof,
    Proof,
    ResultsView,
)
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.look import PaintedText
from alhambra_qt.ui.ledger.ledger_page import LedgerPage
from tests import sample_pages
from tests.scored_samples import every_ledger
from tests.ui.pages_samples import shown

NONE = LedgerView(
    (msg("proof-tab", k=1), msg("proof-tab", k=2), msg("proof-tab-final")),
    (None, None, None),
    1,
    msg("proof-hint"),
)
SIX = ("Bartholomew Featherston", "Marie-Antoinette d’Uzès", "Ștefan", "Elif", "Tom", "Sofia")
GAMES = {"two": (("Anna", "Marco"), ()), "six": (SIX, ("camps", "vizier"))}


@cache
def played(name: str) -> Session:
    """A game of computers that choose at random, played to its end."""
    names, modules = GAMES[name]
    config = demo_config(seed=f"ledger-{name}", level="random", names=names)
    return play_out(Session.new(evolve(config, modules=modules)))


@cache
def ledger_of(name: str) -> LedgerView:
    """The ledger of a game ("two" with the imaginary player, "six" with camps) or the sample.

    "every-2" and "every-6" have a row for every module; "none" is before the first scoring.
    """
    if name in ("sample", "none"):
        return sample_pages.ledger() if name == "sample" else NONE
    if name.startswith("every"):
        return every_ledger(int(name[-1]))
    session = played(name)
    return ledger_view(session.scored, session.tags)


@cache
def results_of(name: str) -> ResultsView:
    """The results of a game or the sample."""
    view = sample_pages.results() if name == "sample" else results_view(played(name))
    assert view is not None
    return view


def opened(
    ctx: UiContext,
    qtbot: QtBot,
    name: str,
    size: tuple[int, int] = (1920, 1080),
    number: int = 0,
) -> LedgerPage:
    """The ledger of a game in a window of that size, perhaps at one of its scorings."""
    ctx.set_window(*size)
    page = LedgerPage(ctx)
    page.show_view(ledger_of(name), number)
    shown(qtbot, page, size)
    return page


def pinned(page: LedgerPage, proof: Proof) -> Holder:
    """The sheet that shows a proof, once it is pinned."""
    page.pin(proof.item, max(proof.seat, 0))
    QApplication.processEvents()
    panel = page.room.panel_of(0 if isinstance(proof, MajorityProof) else 1)
    assert panel.proof is proof
    return panel.sheet


def handover_of(lines: int = 3) -> HandoverView:
    """The sample hand-over with more to read."""
    view = sample_pages.handover()
    return evolve(view, since=(view.since * lines)[:lines])


def written_boxes(holder: Holder) -> list[PaintedText]:
    """Every text of a tree of boxes."""
    layout, image = holder.laid, QImage(8, 8, QImage.Format.Format_RGB32)
    written: list[PaintedText] = []
    holder.look.trace = written
    painter = QPainter(image)
    layout.paint(painter)
    painter.end()
    holder.look.trace = None
    return written


def cut_boxes(holder: Holder) -> list[str]:
    """Every text of a tree of boxes that is larger than its place."""
    return [
        box.text
        for box in written_boxes(holder)
        if box.used.width() > box.box.width() + 1 or box.used.height() > box.box.height() + 1
    ]


def cut_sheets(page: QWidget) -> list[str]:
    """Every text on a page that is larger than its place."""
    cut: list[str] = []
    for widget in page.findChildren(QWidget):
        if isinstance(widget, Holder) and widget.isVisibleTo(page):
            cut += cut_boxes(widget)
    return cut
