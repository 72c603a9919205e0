"""The program in its window: startup and shutdown, its flows, and the routes between them.

Anything the first frame does not need is imported on first use: a flow when it is asked for
(``FLOWS``), a page by its flow (``PAGES``).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property, partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot

from alhambra_qt import files, paths
from alhambra_qt.i18n import Msg, get_ready, has_gaps, msg, own_name
from alhambra_qt.options import INVITATION, Options
from alhambra_qt.ui.flows.flow import PageFlow, imported
from alhambra_qt.ui.flows.locks import HeldGames
from alhambra_qt.ui.kit.commands import AT_GAME, COMMANDS
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded, Sweeper
from alhambra_qt.ui.kit.window import HOME, MainWindow, Page
from alhambra_qt.ui.saved.summary import Waiting, has_games, noted

if TYPE_CHECKING:
    from pathlib import Path

    from alhambra_qt.controller.game.ai_host import AiHost
    from alhambra_qt.controller.game.session import Session
    from alhambra_qt.ui.flows.advice import AdviceFlow
    from alhambra_qt.ui.flows.after import AfterGame
    from alhambra_qt.ui.flows.book import BookFlow
    from alhambra_qt.ui.flows.keys import KeyFlow
    from alhambra_qt.ui.flows.learning import Learning
    from alhambra_qt.ui.flows.lessons import LessonFlow
    from alhambra_qt.ui.flows.people import PeopleFlow
    from alhambra_qt.ui.flows.real import RealFlow
    from alhambra_qt.ui.flows.running import GameFlow
    from alhambra_qt.ui.flows.saved import SavedFlow
    from alhambra_qt.ui.flows.setup import SetupFlow
    from alhambra_qt.ui.flows.today import TodayFlow
    from alhambra_qt.ui.flows.together import TogetherFlow
    from alhambra_qt.ui.game.screen import GameScreen
    from alhambra_qt.ui.main.speaker import Speaker
    from alhambra_qt.ui.pages.start import StartPage

    Call = Callable[[], None]
    MakeHost = Callable[
        [Callable[[Call], None], Callable[[Msg], None], Callable[[Msg, Call | None], None]], AiHost
    ]


class Calls(Guarded, QObject):
    """Runs callbacks from any thread in the main thread, until it is closed.

    A thread that listens to a process may see its end after all Qt objects are gone.
    """

    _given = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._lock, self._open = threading.Lock(), True
        self._given.connect(self._run, Qt.ConnectionType.QueuedConnection)

    def __call__(self, call: Callable[[], None]) -> None:
        """Queue a callback."""
        with self._lock:
            if self._open:
                self._given.emit(call)

    def close(self) -> None:
        """Drop all further callbacks."""
        with self._lock:
            self._open = False

    @Slot(object)
    def _run(self, call: Callable[[], None]) -> None:
        call()


SPEAKER = "alhambra_qt.ui.main.speaker.Speaker"
HOST = "alhambra_qt.controller.game.ai_host.AiHost"
# Each flow: its class, imported when it is first asked for, as the first frame needs none; what of
# the program it is made with; where its signals lead.
FLOWS: Mapping[str, tuple[str, str, Sequence[tuple[str, str]]]] = {
    "learning": ("alhambra_qt.ui.flows.learning.Learning", "", ()),
    "saved": ("alhambra_qt.ui.flows.saved.SavedFlow", "folder", ()),
    "people": (
        "alhambra_qt.ui.flows.people.PeopleFlow",
        "folder calls",
        [("handed_over", "_hand_over")],
    ),
    "keys": ("alhambra_qt.ui.flows.keys.KeyFlow", "people", ()),
    "book": ("alhambra_qt.ui.flows.book.BookFlow", "", ()),
    "lessons": ("alhambra_qt.ui.flows.lessons.LessonFlow", "learning", ()),
    "new_game": ("alhambra_qt.ui.flows.setup.SetupFlow", "lessons people seed calls", ()),
    "after": (
        "alhambra_qt.ui.flows.after.AfterGame",
        "folder calls",
        [("review.reviewed", "people.adjust")],
    ),
    "running": (
        "alhambra_qt.ui.flows.running.GameFlow",
        "held learning host seed",
        [
            ("kept", "people.attend"),
            ("kept", "_attend_try"),
            ("person", "keys.turn_to"),
            ("closed", "_sweeper.look_through"),
        ],
    ),
    "today": ("alhambra_qt.ui.flows.today.TodayFlow", "folder", ()),
    "real": ("alhambra_qt.ui.flows.real.RealFlow", "", [("finished", "people.book_real")]),
    "advice": ("alhambra_qt.ui.flows.advice.AdviceFlow", "calls", ()),
    "together": ("alhambra_qt.ui.flows.together.TogetherFlow", "running calls", ()),
}

# Routes that pages and flows can request without knowing their target: paths from this class,
# through a flow, to a method, and its first argument if there is one. Each command has one in its
# row; these are no commands, as most need to be given something.
ROUTES: Mapping[str, str] = {
    **{command.name: command.route for command in COMMANDS if command.route},
    "start": "start.open",
    "keep": "keep",
    "play": "running.play",
    "guided": "running.play_guided",
    "open": "open_file",
    "run": "running.run",
    "book": "book.open",
    "practice": "lessons.show_practice",
    "known": "lessons.show_known",
    "career-after": "people.show_after",
    "keys-of": "keys.show_of",
    "after": "after.do",
    "after-saved": "after.do_saved",
    "challenge": "today.challenge",
    "real-saved": "real.show_file",
    "position-out": "real.show_session",
    "position-exercise": "real.show_exercise",
    "play-laid": "after.branches.ask_laid",
    "advise-laid": "advice.ask_laid",
    "advise-game": "advice.ask_game",
    "guard": "guard_seats",
}
# The paths that end the running game.
LEAVING = (
    "open_file",
    "running.leave",
    "running.play",
    "running.play_demo",
    "running.play_guided",
    "running.play_same_deal",
    "running.run",
)
LONGEST_INVITATION = 4000  # bytes of a file with one
KEYS_KEPT = ("keys", "alt_keys")  # the settings that change the keys


class Program(PageFlow):
    """Starts and stops the program, and creates each flow on first use.

    ``make_host`` creates the host of the computer players; None starts their process on demand.

    Signals:
        began: the first frame is painted, and the command line has been carried out.
        keeping, ending: every flow must save what could be lost, or stop its work.
    """

    began = Signal()
    keeping = Signal()
    ending = Signal()

    def __init__(self, ctx: UiContext, options: Options, make_host: MakeHost | None = None) -> None:
        super().__init__(MainWindow(ctx))
        self.options, self._make_host = options, make_host
        self._asked: tuple[str, tuple[object, ...]] = ("start", ())
        self.folder = paths.saves_dir()
        self.held = HeldGames(self.folder)
        self._sweeper = Sweeper(self)
        self.window.page_shown.connect(self._sweeper.look_through)
        self.calls, self.seed = Calls(), options.seed or ""
        self._gaps = set[str]()  # languages in progress of which that was said
        self.wanted.connect(self.walk)
        self.window.closing.connect(self.stop)
        self.window.help_wanted.connect(self._help)
        ctx.setting_changed.connect(self._setting_changed)
        ctx.language_changed.connect(self._tell_gaps)
        self.start: Page[StartPage] = self.add_page(
            HOME,
            enter=self._refresh_start,
            choose=self.walk,
            language=self._choose_language,
            named=self._take_name,
        )
        self.settings_page = self.add_page("settings", keys="help", back=self._leave_settings)
        self.reader = self.add_page("reader")
        if any(self.settings.get(key) for key in KEYS_KEPT):
            self.keys.follow()

    def walk(self, route: str, given: tuple[object, ...] = ()) -> None:
        """Follow a route with the given arguments, after a question if it ends what others play."""
        self._asked = route, given
        path, *known = ROUTES[route].split()
        if path in LEAVING and self.window.asks(self._walk_anyway):
            return
        if path.startswith(AT_GAME):
            self.window.open("game")
        attrgetter(path)(self)(*known, *given)

    def _walk_anyway(self) -> None:
        self.window.question = None
        self.walk(*self._asked)

    # -- flows, each imported and created on first use ----------------------------------------

    if TYPE_CHECKING:
        learning: Learning
        saved: SavedFlow
        people: PeopleFlow
        keys: KeyFlow
        book: BookFlow
        lessons: LessonFlow
        new_game: SetupFlow
        after: AfterGame
        running: GameFlow
        today: TodayFlow
        real: RealFlow
        advice: AdviceFlow
        together: TogetherFlow  # its libraries may be missing: ImportError
    else:

        def __getattr__(self, name: str) -> Any:
            """Make a flow when it is first asked for."""
            if name not in FLOWS:
                return super().__getattribute__(name)  # raises what was raised before
            kind, given, leads = FLOWS[name]
            flow = imported(kind)(self.window, *(getattr(self, part) for part in given.split()))
            setattr(self, name, flow)
            flow.wanted.connect(self.walk)
            self.keeping.connect(flow.keep)
            self.ending.connect(flow.stop)
            for signal, lead in leads:
                attrgetter(signal)(flow).connect(attrgetter(lead)(self))
            return flow

    @cached_property
    def speaker(self) -> Speaker:
        """Return the sound output, with its mute key."""
        speaker: Speaker = imported(SPEAKER)(self.window)
        return speaker

    @cached_property
    def host(self) -> AiHost:
        """Return the host of the computer players."""
        notice = self.window.notice
        host: AiHost = (self._make_host or imported(HOST))(self.calls, notice.say, notice.offer)
        return host

    def _hand_over(self, before: str, after: str) -> None:
        self.today.hand_over(before, after)

    def _attend_try(self, session: Session, path: Path, _own: bool) -> None:
        if self.settings.switch("today"):
            self.today.attend(session, path)

    def _together(self) -> TogetherFlow | None:
        try:
            return self.together
        except ImportError:
            self.say(msg("together-missing"))
            return None

    def play_together(self) -> None:
        """Show the page for playing at several computers."""
        if (flow := self._together()) is not None:
            flow.show()

    def continue_game(self) -> None:
        """Go on with the latest unfinished game, or at the table where a seat is kept."""
        waiting = self.saved.waiting()
        if waiting is None or not waiting.table:
            self.saved.continue_game()
        elif (flow := self._together()) is not None:
            flow.come_back()

    def join(self, text: str) -> None:
        """Join the table of an invitation."""
        if (flow := self._together()) is not None:
            flow.join_text(text)

    def open_file(self, path: Path) -> None:
        """Open a saved game, or join by the invitation in the file."""
        with suppress(files.Unreadable):
            text = files.content(path, LONGEST_INVITATION).decode(errors="replace")
            if INVITATION.match(text):
                self.join(text)
                return
        self.running.open_path(path)

    def guard_seats(self) -> None:
        """Show no seat of people elsewhere while the table of the game is closed."""
        game = self.running.game
        if game is not None and not self._plays_at_table(game.desk.session):
            self.running.ask_alone()

    def _plays_at_table(self, session: Session) -> bool:
        return "together" in vars(self) and self.together.plays(session)

    def invite(self) -> None:
        """Open the running game to others."""
        if (flow := self._together()) is not None:
            flow.invite()

    def say_something(self) -> None:
        """Say something to people at other computers."""
        if self._plays_together:
            self.together.say_something()
        else:
            self.say(msg("say-nobody"))

    @property
    def _plays_together(self) -> bool:
        return "together" in vars(self) and self.together.busy

    def play_again(self) -> None:
        """Play another game of the same kind, with the same people."""
        if self._plays_together:
            self.together.again()
        elif self.running.began is not None:
            self.running.play(self.people.anew(self.running.began))

    @property
    def game(self) -> GameScreen | None:
        """Return the game on the table, if there is one."""
        game: GameScreen | None = self.window.made("game")
        return game

    # -- startup and shutdown -----------------------------------------------------------------

    def begin(self) -> None:
        """Show the first page, or what the command line requests."""
        page = self.start()
        try:
            waiting = noted(self.folder)
        except files.Unreadable:  # looked for before the first frame, so that no button moves
            waiting = self.saved.waiting()
        newcomer = self._is_newcomer(waiting)
        page.set_continue(waiting, newcomer=newcomer, asks=self._asks(newcomer))
        self.window.show_page("start")
        # Scanning the saved games and opening one wait until the first frame is painted.
        page.installEventFilter(self)
        self.window.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Continue startup once the start page has been painted for the first time."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._after_first_picture)
        return False

    def _after_first_picture(self) -> None:
        self.speaker.begin()
        self._tell_gaps()
        self.saved.recover(self.held)
        self.held.only(None)
        self.people.look_after()
        if self.options.join:
            self.join(self.options.join)
        elif self.options.open is not None:
            self.open_file(self.options.open)
        elif self.options.demo:
            self.running.play_demo()
        else:
            self.start.open()
        self.held.clear()
        self.began.emit()
        QTimer.singleShot(0, self, partial(get_ready, self.ctx.language))

    def keep(self) -> None:
        """Save everything: the desktop session may end without further notice, nor a question."""
        self.window.question = None
        self.keeping.emit()
        self.window.remember()
        self._save_settings()

    def stop(self) -> None:
        """Close the running game, which stays saved, and end the computer players' process."""
        self.calls.close()
        self.ending.emit()
        self.held.only(None)
        self.window.remember()  # after everything that could be lost is saved
        self._save_settings()

    # -- the start page and the settings ------------------------------------------------------

    def _refresh_start(self) -> None:
        waiting = self.saved.waiting()
        newcomer = self._is_newcomer(waiting)
        learn = self.learning.following(newcomer)
        deals = self.today.left if self.settings.switch("today") else None
        asks = self._asks(newcomer)
        self.start().set_continue(waiting, newcomer=newcomer, learn=learn, deals=deals, asks=asks)

    def _is_newcomer(self, waiting: Waiting | None) -> bool:
        played = waiting is not None or self.settings.data("last_setup") or has_games(self.folder)
        return not played

    def _asks(self, newcomer: bool) -> bool:
        """Return whether the start page asks for a name: only once, and nobody who has played."""
        return newcomer and not self.settings.data("person")

    def _take_name(self, name: str) -> None:
        """Keep the answer to the question for a name; an empty one is an answer too."""
        self.settings.set("person", {"name": " ".join(name.split())})
        self._save_settings()

    def _help(self) -> None:
        self.book.open()

    def _choose_language(self, lang: str) -> None:
        self.settings.set("language", lang)
        self._save_settings()

    def _tell_gaps(self) -> None:
        """Say once of each language in progress that English stands in."""
        lang = self.ctx.language
        if lang not in self._gaps and has_gaps(lang):
            self._gaps.add(lang)
            self.say(msg("language-gaps", name=own_name(lang)), good=True)

    def _save_settings(self) -> None:
        trouble = self.settings.save()
        if trouble is not None:
            self.say(trouble)

    def _leave_settings(self) -> None:
        self._save_settings()
        self.window.back()

    def _setting_changed(self, key: str) -> None:
        if key in KEYS_KEPT:
            self.keys.follow()
