"""Tables at the moment of a scoring, as it comes about in games of computers."""

from bisect import bisect_left
from functools import cache

from attrs import evolve
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt.controller.game.gameconfig import HUMAN
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.player_panels import scored_counts
from alhambra_qt.controller.presenter.score_sheet import ledger_view
from alhambra_qt.controller.view.page_views import ScoringPage
from alhambra_qt.engine import Game
from alhambra_qt.teaching.remarks import remarks
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.scoring.stage import ScoringStage
from tests.review.samples import game
from tests.ui.table_drive import Drive

SECOND = 2  # of the three scorings


@cache
def _scored() -> tuple[Session, Game]:
    """A game of four computers just after its second scoring."""
    whole = game(4)
    steps = range(len(whole.steps))
    at = bisect_left(steps, SECOND, key=lambda number: len(whole.as_it_was(number).scored))
    session = whole.as_it_was(at)
    return session, session.observation(0).game


def page_at() -> ScoringPage:
    """The second scoring of a game."""
    session, _ = _scored()
    page = ledger_view(session.scored, session.tags).pages[SECOND - 1]
    assert page is not None
    return page


def stage_at(ctx: UiContext) -> tuple[Drive, ScoringStage]:
    """The table of the first player when a scoring of a game has just come, on its stage."""
    session, position = _scored()
    people = evolve(session.config.seats[0], kind=HUMAN)
    config = evolve(session.config, seats=(people, *session.config.seats[1:]))
    width, height = ctx._window
    drive = Drive.at(ctx, config, position, (int(width), int(height)))
    drive.settle()
    view = drive.table.view_shown
    assert view is not None
    counts = scored_counts(view.counts, session.scored[SECOND - 1].ledger)
    drive.table.show_view(evolve(view, counts=counts))
    stage = ScoringStage(ctx, drive.table)
    stage.play(page_at(), remarks(page_at()))
    QApplication.processEvents()
    return drive, stage


def in_the_middle(ctx: UiContext) -> QWidget:
    """A scoring in its middle, played on the table."""
    drive, stage = stage_at(ctx)
    drive.table.setUpdatesEnabled(True)
    for _ in range(4):
        stage.go_on()
    return drive.alone()
