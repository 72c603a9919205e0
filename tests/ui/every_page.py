"""Every page of the program with sample contents, for tests and for `python -m tests.ui.show`."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

from attrs import evolve
from PySide6.QtWidgets import QWidget

from alhambra_qt import modules
from alhambra_qt.controller.career.finished import CareerProfile
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor.draft import PositionPlace
from alhambra_qt.controller.presenter.results import this_game
from alhambra_qt.controller.share.shared_game import shared_game
from alhambra_qt.i18n import msg
from alhambra_qt.teaching import rulebook
from alhambra_qt.teaching.exercises import make as make_exercise
from alhambra_qt.teaching.progress import Profile, Progress
from alhambra_qt.teaching.puzzles import Daily
from alhambra_qt.ui.book.book import BookPage
from alhambra_qt.ui.book.book_example import ExampleView
from alhambra_qt.ui.career.career_page import CareerPage
from alhambra_qt.ui.game.handover import HandoverPage
from alhambra_qt.ui.game.menu import GameMenu
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.ledger.ledger_page import LedgerPage
from alhambra_qt.ui.lesson.lesson_page import LessonPage
from alhambra_qt.ui.lists.lists_page import ListsPage
from alhambra_qt.ui.main.debug import DebugOverlay
from alhambra_qt.ui.pages.reader import ReaderPage
from alhambra_qt.ui.pages.share import SharePage
from alhambra_qt.ui.people.players_page import PlayersPage
from alhambra_qt.ui.people.profiles import ProfilesPage
from alhambra_qt.ui.position_editor.cardboard_page import CardboardPage
from alhambra_qt.ui.practice.learn import LearnPage
from alhambra_qt.ui.practice.practice import PracticePage
from alhambra_qt.ui.program.keys_page import KeyHelpPage
from alhambra_qt.ui.results.results_page import ResultsPage
from alhambra_qt.ui.setup.newgame_page import NewGamePage
from alhambra_qt.ui.unseen.known import KnownPage
from alhambra_qt.ui.unseen.unseen_page import UnseenPage
from tests.teaching import puzzle_kit
from tests.ui import (
    branch_samples,
    pages_samples,
    review_samples,
    today_samples,
    together_samples,
    unseen_samples,
)
from tests.ui.career_samples import career_of, made_up
from tests.ui.ledger_samples import handover_of, ledger_of, results_of
from tests.ui.lesson_kit import ALL
from tests.ui.log_samples import log_page
from tests.ui.real_samples import advice_sample, laid_table, real_game
from tests.ui.replay_samples import replay_page
from tests.ui.scoring_samples import in_the_middle
from tests.ui.table_drive import Drive
from tests.ui.test_known import learner
from tests.ui.test_shelf import SETUP, full
from tests.ui.window_kit import Player


def _game(people: int = 1, on: tuple[str, ...] = ()) -> Session:
    config = default_config(("Anna", "Marco", "Ioana"), people, "guard")
    return Session.new(evolve(config, modules=on))


def _players(ctx: UiContext) -> QWidget:
    page, config = PlayersPage(ctx), _game().config
    page.show_seats(config.seats, tags(config))
    return page


def _keys(ctx: UiContext) -> QWidget:
    page = KeyHelpPage(ctx)
    page.show_whose("Anna", parted=True)
    page.show_keys(modules.IDS)
    return page


def _book(ctx: UiContext) -> BookPage:
    page, book = BookPage(ctx), rulebook.compose(("camps",), 2)
    page.show_book(book, "game", {"game": book})
    page.enter("build.edges")
    return page


def _book_in_two(ctx: UiContext) -> QWidget:
    page = _book(ctx)
    page.beside.set_language("it" if ctx.language != "it" else "fr")
    page.arrange()
    return page


def _example(ctx: UiContext) -> QWidget:
    view = ExampleView(ctx)
    view.show_rule("build.edges")
    return view


def _learn(ctx: UiContext) -> QWidget:
    page, progress = LearnPage(ctx), Progress(Path("learning.json"))
    progress.choose("Ana")
    page.show_progress(progress, ())
    return page


def _lesson(ctx: UiContext) -> QWidget:
    page = LessonPage(ctx)
    page.open(ALL[0], Profile("Ana"))
    return page


def _practice(ctx: UiContext, code: str = "") -> QWidget:
    page = PracticePage(ctx)
    profile = Profile("Ana")
    daily = Daily(profile, date(2026, 11, 28))
    daily.draw()
    daily.answered(daily.codes[0], right=True)
    daily.answered(daily.codes[1], right=False)
    page.show_daily(daily)
    if code:
        page.show_exercise(make_exercise(code))
    return page


def _puzzle(ctx: UiContext, *, placing: bool = False) -> QWidget:
    page = PracticePage(ctx)
    puzzle = puzzle_kit.asked(placing=placing, seats=4)
    page.show_daily(Daily(Profile("Ana"), date(2026, 11, 28), {puzzle.code: puzzle}))
    page.show_exercise(page.daily.make(puzzle.code))
    if not placing:
        page.pick(min(set(range(4)) - page.exercise.solution) if page.exercise else 0)
    return page


def _known(ctx: UiContext) -> QWidget:
    page = KnownPage(ctx)
    page.show_profile(learner())
    return page


def _unseen(ctx: UiContext, name: str = "all") -> QWidget:
    page = UnseenPage(ctx)
    page.show_view(unseen_samples.view_of(name))
    return page


def _career(ctx: UiContext, games: int = 48, tab: str = "all") -> QWidget:
    page = CareerPage(ctx)
    page.show_view(career_of(games))
    page.facts.show_tab(tab)
    return page


def _profiles(ctx: UiContext) -> QWidget:
    page = ProfilesPage(ctx)
    people = CareerProfile("Anna"), CareerProfile("Marco", "square", "it", "expert")
    page.show_people(people, {"Anna": 48, "Marco": 1})
    return page


def _table(ctx: UiContext) -> QWidget:
    return Drive(ctx, Session.at(SETUP, full(), {}), painted=True).alone()


def _lists(ctx: UiContext) -> QWidget:
    page = ListsPage(ctx)
    table = Drive(ctx, Session.at(SETUP, full(), {})).alone()
    assert table.view_shown is not None
    page.show_view(table.view_shown)
    table.deleteLater()
    return page


def _real(ctx: UiContext, modules_on: tuple[str, ...] = ()) -> QWidget:
    page = CardboardPage(ctx)
    page.show_draft(real_game(modules_on), {})
    return page


def _position(
    ctx: UiContext, zone: str = "alhambra", modules_on: tuple[str, ...] | None = None
) -> QWidget:
    page, draft = CardboardPage(ctx), laid_table()
    page.show_draft(
        draft if modules_on is None else editor.put(draft, modules=list(modules_on)), {}
    )
    _ = page.laid  # its parts have their places, so that their wishes reach it
    page.tiles.go_to(PositionPlace(zone, 0))
    if page.tiles.placing.on_board:
        page.tiles.hold("tower-10-w")
    return page


def _ledger(ctx: UiContext, *, prints: bool = False) -> QWidget:
    page = LedgerPage(ctx, prints=prints)
    page.show_view(ledger_of("every-2"))
    return page


def _menu(ctx: UiContext, role: str = "") -> QWidget:
    menu, session = GameMenu(ctx), _game(2, ("camps", "thieves", "vizier"))
    table = Drive(ctx, session, painted=True).alone()
    game = this_game(session)
    menu.show_this_game(evolve(game, seed="" if role == "guest" else game.seed), table.grab(), role)
    table.deleteLater()
    return menu


def _results(ctx: UiContext) -> QWidget:
    page = ResultsPage(ctx)
    page.show_view(results_of("six"), ledger_of("six"))
    return page


def _results_deal(ctx: UiContext) -> QWidget:
    page = ResultsPage(ctx)
    page.show_view(results_of("six"), ledger_of("six"))
    page.show_deal(together_samples.deal())
    return page


def _share(ctx: UiContext) -> QWidget:
    page = SharePage(ctx)
    page.show_game(shared_game(_game(2, ("camps",))))
    return page


def _handover(ctx: UiContext) -> QWidget:
    page = HandoverPage(ctx)
    page.show_view(handover_of())
    return page


def _program(ctx: UiContext) -> QWidget:
    scale = round(ctx.user_scale * 100)
    looks = {"language": ctx.language, "theme": ctx.theme.name, "ui_scale": scale}
    step = {**looks, "ai_speed": "step"}  # nothing moves while it is looked at
    player = Player(chosen=step, painted=True)
    DebugOverlay(player.program)
    player.program.running.play(_game().config)
    player.program.window.notice.say(msg("menu-saved", name="one"))
    return player.window


def _fitting(ctx: UiContext) -> QWidget:
    """A new game whose second player fits a person of 48 games."""
    page, config = NewGamePage(ctx, "fitting"), _game().config
    seats = config.seats[0], *(evolve(seat, fitting=True) for seat in config.seats[1:])
    page.set_config(evolve(config, seats=seats))
    page.show_career(made_up())
    return page


def _first_game(ctx: UiContext) -> QWidget:
    """A new game before the first."""
    page = NewGamePage(ctx)
    page.fold(first=True)
    return page


SAMPLES = (
    "start",
    "start-fresh",
    "start-table",
    "new",
    "settings",
    "games",
    "games-empty",
    "fault",
)
PAGES: dict[str, Callable[[UiContext], QWidget]] = {
    **{name: partial(pages_samples.make, name) for name in SAMPLES},
    "new-fitting": _fitting,
    "new-first": _first_game,
    "menu": _menu,
    "menu-guest": partial(_menu, role="guest"),
    "playon": branch_samples.play_on,
    "playon-laid": branch_samples.play_laid,
    "branches": branch_samples.branches,
    "branches-none": partial(branch_samples.branches, tried=False),
    "players": _players,
    "keys": _keys,
    "reader": ReaderPage,
    "guide": partial(ReaderPage, guide="guide"),
    "book": _book,
    "book-two": _book_in_two,
    "example": _example,
    "learn": _learn,
    "lesson": _lesson,
    "practice": _practice,
    "exercise": partial(_practice, code="cells.1.1"),
    "sum": partial(_practice, code="scoring.1.1"),
    "puzzle": _puzzle,
    "puzzle-place": partial(_puzzle, placing=True),
    "known": _known,
    "log": log_page,
    "unseen": _unseen,
    **{f"unseen-{name}": partial(_unseen, name=name) for name in unseen_samples.NAMES},
    "career": _career,
    "career-empty": partial(_career, games=0),
    "career-milestones": partial(_career, tab="milestones"),
    "profiles": _profiles,
    "today": today_samples.page,
    "today-fresh": partial(today_samples.page, fresh=True),
    "review": review_samples.whole,
    "table": _table,
    "lists": _lists,
    "scoring": in_the_middle,
    "ledger": _ledger,
    "ledger-real": partial(_ledger, prints=True),
    "real": _real,
    "position": _position,
    "advice": advice_sample,
    "position-hand": partial(_position, zone="hand"),
    "position-modules": partial(_position, modules_on=modules.IDS),
    "real-modules": partial(_real, modules_on=("camps", "treasure", "bazaars", "invaders")),
    "replay": replay_page,
    "results": _results,
    "results-deal": _results_deal,
    "share": _share,
    "handover": _handover,
    "together": together_samples.page,
    "lobby": together_samples.lobby,
    "lobby-guest": partial(together_samples.lobby, hosts=False),
    "reopen": together_samples.reopen,
    "say": together_samples.phrases,
    "table-away": together_samples.table,
    "table-watched": partial(together_samples.table, watches=True),
    "program": _program,
}
