"""Tables at the moment of a scoring, as it comes about in games of computers."""

from functools import cache

from attrs import evolve
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt.controller.game.ai_host import demo_config, play_one
from alhambra_qt.controller.game.gameconfig import HUMAN
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.player_panels import scored_counts
from alhambra_qt.controller.presenter.score_sheet import ledger_view
from alhambra_qt.controller.view.page_views import ScoringPage
from alhambra_qt.engine import Game
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.scoring.stage import ScoringStage
from tests.ui.table_drive import Drive

NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Sofia")


@cache
def _until(seats: int, modules: tuple[str, ...], number: int) -> tuple[Session, Game]:
    config = evolve(demo_config(f"scoring-{seats}", "easy", NAMES[:seats]), modules=modules)
    session = Session.new(config)
    while len(session.scored) < number and play_one(session) is not None:
        pass
    return session, session.observation(0).game


def page_at(seats: int, modules: tuple[str, ...] = (), number: int = 2) -> ScoringPage:
    """A scoring of a game."""
    session, _ = _until(seats, modules, number)
    page = ledger_view(session.scored, session.tags).pages[number - 1]
    assert page is not None
    return page


def stage_at(
    ctx: UiContext, seats: int = 4, modules: tuple[str, ...] = (), number: int = 2
) -> tuple[Drive, ScoringStage]:
    """The table of the first player when a scoring of a game has just come, on its stage."""
    session, game = _until(seats, modules, number)
    people = evolve(session.config.seats[0], kind=HUMAN)
    config = evolve(session.config, seats=(people, *session.config.seats[1:]))
    width, height = ctx._window
    drive = Drive.at(ctx, config, game, (int(width), int(height)))
    drive.settle()
    view = drive.table.view_shown
    assert view is not None
    counts = scored_counts(view.counts, session.scored[number - 1].ledger)
    drive.table.show_view(evolve(view, counts=counts))
    stage = ScoringStage(ctx, drive.table)
    stage.play(page_at(seats, modules, number))
    QApplication.processEvents()
    return drive, stage


def in_the_middle(ctx: UiContext) -> QWidget:
    """A scoring in its middle, played on the table."""
    drive, stage = stage_at(ctx)
    drive.table.setUpdatesEnabled(True)
    for _ in range(4):
        stage.go_on()
    return drive.alone()
