"""The pictures of the README: `python -m tests.ui.show --readme FOLDER` paints them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial

from attrs import evolve
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.ai_host import play_one
from alhambra_qt.controller.game.gameconfig import AI_NAMES, GameConfig, default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.replay.replayed import Replay
from alhambra_qt.engine.actions import Buy
from alhambra_qt.review.analyse import Analysis
from alhambra_qt.teaching import rulebook
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.ui.book.book import BookPage
from alhambra_qt.ui.game.handover import HandoverPage
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.ledger.ledger_page import LedgerPage
from alhambra_qt.ui.lesson.lesson_page import LessonPage
from alhambra_qt.ui.lists.lists_page import ListsPage
from alhambra_qt.ui.replay.replay_page import ReplayPage
from alhambra_qt.ui.results.results_page import ResultsPage
from alhambra_qt.ui.review.review_page import ReviewPage
from alhambra_qt.ui.setup.newgame_page import NewGamePage
from alhambra_qt.ui.table.widget import TableWidget
from tests.ui.lesson_kit import ALL
from tests.ui.scoring_samples import in_the_middle

NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Elif")  # of people
SEED = "x3"
MIX = ("vizier", "bonus", "huts", "characters", "camps", "thieves", "treasure", "bazaars")
Size = tuple[int, int]


def _config(seats: int, people: int = 1, modules: Sequence[str] = ()) -> GameConfig:
    names = (*NAMES[:people], *AI_NAMES[: seats - people])
    return evolve(default_config(names, people, SEED), modules=tuple(modules))


def _session(seats: int, people: int = 1, modules: Sequence[str] = ()) -> Session:
    return Session.new(_config(seats, people, modules))


def _placing(session: Session, turn: int) -> Desk:
    """Play to where Anna has a tile to place, and point at the first cell where it fits."""
    desk = Desk(session)
    while session.turn < turn or not desk.view().bought or not desk.view().legal:
        play_one(session)
    desk.hover(desk.view().legal[0].target)
    return desk


def table(ctx: UiContext, seats: int = 4, modules: Sequence[str] = ()) -> QWidget:
    """The table while a tile is being placed."""
    widget = TableWidget(ctx)
    widget.show_view(_placing(_session(seats, 1, modules), 8 * seats).view())
    return widget


def setup(ctx: UiContext) -> QWidget:
    """The page on which a game is set up."""
    page = NewGamePage(ctx, SEED)
    page.set_config(_config(4, 2, MIX))
    return page


def ledger(ctx: UiContext) -> QWidget:
    """The ledger after the second scoring."""
    session = _session(4)
    while len(session.scored) < 2:
        play_one(session)
    page = LedgerPage(ctx)
    page.show_view(Desk(session).ledger())
    return page


def results(ctx: UiContext) -> QWidget:
    """The end of a game."""
    session = _session(4)
    while not session.over:
        play_one(session)
    desk = Desk(session)
    view = desk.results()
    page = ResultsPage(ctx)
    if view is not None:
        page.show_view(view, desk.ledger())
    return page


def handover(ctx: UiContext) -> QWidget:
    """The screen between two people."""
    session = _session(4, people=2)
    desk = Desk(session)
    while session.turn < 16 or desk.viewing.waiting != 1:
        play_one(session)
    page = HandoverPage(ctx)
    view = desk.handover(ctx.language)
    if view is not None:
        page.show_view(view)
    return page


def _over() -> Session:
    session = _session(3)
    while not session.over:
        play_one(session)
    return session


def review(ctx: UiContext) -> QWidget:
    """A review, computed synchronously."""
    session, page = _over(), ReviewPage(ctx)
    analysis = Analysis(session.beginning, session.actions)
    deque(analysis.steps(), maxlen=0)
    page.show_game(session)
    page.show_review(analysis.review(), 0.0)
    return page


def replay(ctx: UiContext) -> QWidget:
    """A game looked at again, in its middle."""
    session, page = _over(), ReplayPage(ctx)
    page.show_replay(Replay(session, None), len(session.steps) // 2)
    return page


def lesson(ctx: UiContext) -> QWidget:
    """A lesson that answers a move which is not the wanted one."""
    page = LessonPage(ctx)
    page.open(ALL[1], Profile("Anna"))
    page.go(2)
    if page.tutor is not None:
        bought = (action for action in page.tutor.session.legal() if isinstance(action, Buy))
        page.tutor.session.play(min(bought, key=lambda buy: len(buy.cards)))
    return page


def book(ctx: UiContext) -> QWidget:
    """The rulebook, with a try that a rule forbids."""
    page, book = BookPage(ctx), rulebook.compose((), 4)
    page.show_book(book, "game", {"game": book})
    page.enter("build.hole")
    page.example.try_number(2)
    return page


def lists(ctx: UiContext) -> QWidget:
    """The list view while a tile is being placed."""
    page = ListsPage(ctx)
    page.show_view(_placing(_session(4), 32).view())
    return page


PAGES: dict[str, Callable[[UiContext], QWidget]] = {
    "readme-table": table,
    "readme-table-six-dark": partial(table, seats=6, modules=MIX),
    "readme-setup": setup,
    "readme-ledger": ledger,
    "readme-results": results,
    "readme-handover": handover,
    "readme-scoring": in_the_middle,
    "readme-review": review,
    "readme-replay": replay,
    "readme-lesson": lesson,
    "readme-book": book,
    "readme-lists": lists,
}
LOOKS: dict[str, tuple[Size, str, str]] = {
    "readme-table": ((1920, 1080), "light", "en"),
    "readme-table-six-dark": ((1366, 768), "dark", "fr"),
    "readme-setup": ((1440, 900), "light", "en"),
    "readme-ledger": ((1366, 768), "light", "it"),
    "readme-results": ((1366, 768), "light", "ro"),
    "readme-handover": ((1366, 768), "light", "fr"),
    "readme-scoring": ((1366, 768), "dark", "ro"),
    "readme-review": ((1366, 768), "light", "en"),
    "readme-replay": ((1366, 768), "light", "it"),
    "readme-lesson": ((1366, 768), "light", "en"),
    "readme-book": ((1366, 768), "light", "en"),
    "readme-lists": ((1366, 768), "light", "en"),
    "career": ((1366, 768), "light", "fr"),
}
