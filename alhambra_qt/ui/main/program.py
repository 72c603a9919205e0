"""The program in its window: which page is shown, which game is running, where it is kept.

What is not needed for the first picture is imported when it is first used.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from alhambra_qt import paths
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.options import Options
from alhambra_qt.ui.doors.afterwards import Afterwards
from alhambra_qt.ui.doors.games import GamesDoor
from alhambra_qt.ui.doors.keys import KeyDoor
from alhambra_qt.ui.doors.learning import Learning
from alhambra_qt.ui.doors.lessons import LessonDoor
from alhambra_qt.ui.doors.players import PlayersDoor
from alhambra_qt.ui.doors.practice import PracticeDoor
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.focus import pause
from alhambra_qt.ui.kit.guard import Guarded, Sweeper
from alhambra_qt.ui.kit.window import HOME, MainWindow, Notice, Page, PageName
from alhambra_qt.ui.main.calls import Calls
from alhambra_qt.ui.main.locks import HeldGames
from alhambra_qt.ui.pages.start import StartPage

if TYPE_CHECKING:
    from alhambra_qt.controller.game.ai_host import AiHost
    from alhambra_qt.controller.game.gameconfig import GameConfig
    from alhambra_qt.controller.game.saves import Autosave
    from alhambra_qt.controller.game.session import Session
    from alhambra_qt.ui.doors.book import BookDoor
    from alhambra_qt.ui.game.menu import GameMenu
    from alhambra_qt.ui.game.screen import GameScreen
    from alhambra_qt.ui.main.speaker import Speaker
    from alhambra_qt.ui.setup.newgame_page import NewGamePage

    Call = Callable[[], None]
    MakeHost = Callable[
        [Callable[[Call], None], Callable[[Msg], None], Callable[[Msg, Call | None], None]], AiHost
    ]

GAME: PageName = "game"
MENU: PageName = "menu"


class Program(Guarded, QObject):
    """Leads from page to page and holds the running game.

    ``make_host`` makes what the computers think in; None starts their own process when needed.

    Signals:
        began: the first picture is there, and what the command line asked for is done.
    """

    began = Signal()

    def __init__(
        self,
        ctx: UiContext,
        options: Options,
        make_host: MakeHost | None = None,
    ) -> None:
        super().__init__()
        self.ctx, self.settings, self.options = ctx, ctx.settings, options
        self._make_host = make_host
        self.folder = paths.saves_dir()
        self.held = HeldGames(self.folder)
        self.window = MainWindow(ctx)
        self._sweeper = Sweeper(self)
        self.notice = Notice(ctx, self.window)
        self.window.page_shown.connect(self.notice.raise_)
        self.window.page_shown.connect(self._sweeper.look_through)
        self.game: GameScreen | None = None
        self._autosave: Autosave | None = None
        self._host: AiHost | None = None
        self._speaker: Speaker | None = None
        self._calls = Calls()
        self.window.closing.connect(self.stop)
        self.window.help_wanted.connect(self.show_book)
        self.start = self.window.add_page(HOME, self._make_start)
        self.start.enter = self._refresh_start
        self.new: Page[NewGamePage] = self.window.add_page("new", self._make_new)
        self.menu: Page[GameMenu] = self.window.add_page(MENU, self._make_menu)
        self.menu.enter = self._fill_menu
        self.window.add_page("settings", self._make_settings)
        self.window.add_page("reader", self._make_reader)
        self.learning, self.lessons = Learning(self), LessonDoor(self)
        self.practice, self.players = PracticeDoor(self), PlayersDoor(self)
        self.saved, self.keys = GamesDoor(self), KeyDoor(self)
        self.after = Afterwards(self, self._run, self._calls)
        self.book: BookDoor | None = None

    # -- the beginning and the end ------------------------------------------------------------

    def begin(self) -> None:
        """Show the first page, or what the command line asked for."""
        page = self.window.show_page("start")
        # Looking through the saved games and opening one wait until the first picture is there.
        page.installEventFilter(self)
        self.window.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go on once the start page has been painted for the first time."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._after_first_picture)
        return False

    def _after_first_picture(self) -> None:
        from alhambra_qt.controller.game import saves
        from alhambra_qt.ui.doors.sounds import MuteKey
        from alhambra_qt.ui.main.speaker import Speaker

        MuteKey(self)
        self._speaker = Speaker(self.ctx)
        self._speaker.begin()
        others = (paths.data_dir(), paths.config_dir())
        saves.recover(self.folder, self.held.take, others)
        self._let_go()
        self.after.career.look_after()
        if self.options.open is not None:
            self.open_path(self.options.open)
        elif self.options.demo:
            self.play_demo()
        else:
            self.show_start()
        self.held.clear()
        self.began.emit()

    def keep(self) -> None:
        """Keep everything as it is now: the session of the desktop may end without a word more."""
        if self._autosave is not None:
            self._autosave.save()
        self.window.remember()
        self._save_settings()

    def stop(self) -> None:
        """Leave the running game saved and end the computers' process."""
        self._calls.close()
        if self._host is not None:  # first: a game that is left would start another process
            self._host.close()
            self._host = None
        self._close_game()
        self.after.review.close()
        if self._speaker is not None:
            self._speaker.close()
        self.held.only(None)
        self.window.remember()  # after all that could be lost
        self._save_settings()

    def say(self, words: Msg, *, good: bool = False) -> None:
        """Tell the person something that went wrong, or well."""
        self.notice.say(words, good=good)

    # -- pages --------------------------------------------------------------------------------

    def _make_start(self) -> StartPage:
        page = StartPage(self.ctx)
        page.continue_game.connect(self.continue_game)
        page.new_game.connect(self.show_new)
        page.learn.connect(self.lessons.show)
        page.saved_games.connect(self.saved.show)
        page.career.connect(self.after.career.show)
        page.demo.connect(self.play_demo)
        page.settings.connect(lambda: self.window.open("settings"))
        page.reader.connect(lambda: self.window.open("reader"))
        page.quit.connect(self.window.close)
        page.language_chosen.connect(self._choose_language)
        return page

    def _make_new(self) -> NewGamePage:
        from alhambra_qt.ui.setup.newgame_page import NewGamePage

        page = NewGamePage(self.ctx, seed=self.options.seed or "")
        page.play.connect(self.play_new)
        page.rules_wanted.connect(self.show_book)
        page.back.connect(self.window.back)
        self.lessons.offer_on(page)
        self.after.career.offer_on(page)
        return page

    def _make_settings(self) -> QWidget:
        from alhambra_qt.ui.program.settings_page import SettingsPage

        page = SettingsPage(self.ctx)
        page.keys_wanted.connect(self.keys.show)
        page.back.connect(self._leave_settings)
        return page

    def _make_reader(self) -> QWidget:
        from alhambra_qt.ui.pages.reader import ReaderPage

        page = ReaderPage(self.ctx)
        page.back.connect(self.window.back)
        return page

    def _make_menu(self) -> GameMenu:
        from alhambra_qt.ui.game.menu import GameMenu

        menu = GameMenu(self.ctx)
        menu.back.connect(self.window.back)
        menu.chosen.connect(self._menu_chosen)
        return menu

    def show_book(self, rule: str = "") -> None:
        """Open the rulebook at a rule, a ruling, a part or a module; without one where it was.

        It leads back to the page shown now, as it is.
        """
        from alhambra_qt.ui.doors.book import BookDoor

        if self.book is None:
            self.book = BookDoor(self)
        self.book.open(rule)

    def show_lesson(self, name: str) -> None:
        """Begin a lesson, or go on with it."""
        self.lessons.show_lesson(name)

    def show_practice(self) -> None:
        """Show the exercises."""
        self.practice.show_practice()

    def show_known(self) -> None:
        """Show what the person who is learning knows."""
        self.practice.show_known()

    def show_start(self) -> None:
        """Show the start page with the game that can be continued."""
        self.start.open()

    def _refresh_start(self) -> None:
        from alhambra_qt.controller.game import saves
        from alhambra_qt.ui.saved.summary import page_summary

        waiting = saves.unfinished(self.folder)
        page = self.start()
        page.set_continue(None if waiting is None else page_summary(waiting))
        played = self.settings.data("last_setup") or saves.names(self.folder)
        page.set_newcomer(not played, begun=self.lessons.begun)

    def show_new(self) -> None:
        """Offer a new game from the top of its page; only who read the rules comes back lower."""
        self.new().to_top()
        self.new.open()

    def _choose_language(self, lang: str) -> None:
        self.settings.set("language", lang)
        self._save_settings()

    def _save_settings(self) -> None:
        self._save_trouble(self.settings.save())

    def _leave_settings(self) -> None:
        self._save_settings()
        self.window.back()

    # -- saved games --------------------------------------------------------------------------

    def open_path(self, path: Path) -> None:
        """Open a saved game or a position; whatever is wrong is said, and nothing is lost."""
        from alhambra_qt.controller.game import records

        if path.parent.resolve() == self.folder.resolve():
            path = self.folder / path.name
        if self._autosave is not None and path == self._autosave.path:
            self.window.open(GAME)  # it is open already
            return
        self.held.take(path)  # before it is read: nobody writes it from now on
        told: Msg | None = None
        try:
            session = records.load(path, tell=self.say)
        except records.BadFile as error:
            if not error.upto:
                self._let_go()
                if self.window.shown == HOME:
                    self.show_start()  # filled, if this is the beginning
                self.say(error.text)
                return
            # What fits is another game from now on: the file stays as it is.
            session = records.load(path, error.upto)
            told = msg("load-shortened", file=path.name, n=error.upto, reason=error.reason)
        self._run(session, path if told is None else None)
        if told is not None:
            self.say(told)

    def continue_game(self) -> None:
        """Go on with the newest game that is not over."""
        from alhambra_qt.controller.game import saves

        waiting = saves.unfinished(self.folder)
        if waiting is not None:
            self.open_path(waiting.path)

    # -- the running game ---------------------------------------------------------------------

    def play_new(self, config: GameConfig) -> None:
        """Start a game as set up."""
        from alhambra_qt.controller.game.session import Session

        self._run(Session.new(config), None)

    def play_demo(self) -> None:
        """Let computers play against each other."""
        from alhambra_qt.controller.game.ai_host import demo_config
        from alhambra_qt.controller.game.session import Session

        self._run(Session.new(demo_config(self.options.seed or "")), None, keep=False)

    def play_again(self, *, same: bool) -> None:
        """The same set-up once more, with other chances or with the `same` deal."""
        from attrs import evolve

        if self.game is not None:
            config = self.game.desk.session.config
            self.play_new(config if same else evolve(config, seed=""))

    def _run(self, session: Session, opened: Path | None, keep: bool = True) -> None:
        from alhambra_qt.controller.desk.desk import Desk
        from alhambra_qt.controller.game import saves
        from alhambra_qt.controller.game.ai_host import AiHost
        from alhambra_qt.controller.game.saves import Autosave
        from alhambra_qt.ui.game.screen import GameScreen

        pause(self.window)
        self._close_game()
        if self._host is None:
            self._host = (self._make_host or AiHost)(self._calls, self.say, self.notice.offer)
        if keep:
            path = saves.auto_path(self.folder, opened, self.held.take)
            self._autosave = Autosave(session, path, self._save_trouble)
            self.after.career.attend(session, path, own=opened == path)
            saves.note_played(path)
            if opened is not None and saves.is_auto(self.folder, opened) and path != opened:
                self.say(msg("game-elsewhere"))
        self._let_go()
        desk = Desk(session)
        coach = self.practice.coach_of(session)
        self.game = GameScreen(self.ctx, desk, self._host)
        self.game.coached.attend(coach)
        self.game.rules_wanted.connect(self.game.coached.opened)
        self.game.menu_wanted.connect(self.menu.open)
        self.game.save_wanted.connect(self._save_as)
        self.game.keys_wanted.connect(self.keys.show)
        self.game.rules_wanted.connect(self.show_book)
        self.game.players_wanted.connect(self.players.show_players)
        self.game.unseen_wanted.connect(self.players.show_unseen)
        self.game.new_game_wanted.connect(self.show_new)
        self.game.again_wanted.connect(lambda same: self.play_again(same=same))
        self.game.wanted.connect(self._after)
        self.game.left.connect(self.leave_game)
        self.game.at_screen.person.connect(self.keys.turn_to)
        screen = self.game
        screen.demo = not keep
        self.window.add_page(GAME, lambda: screen).enter = screen.resume
        self.window.show_page(GAME)
        self.game.resume()
        if self._autosave is not None:
            self._save_trouble(self._autosave.trouble)

    def _save_trouble(self, trouble: Msg | None) -> None:
        if trouble is not None:
            self.say(trouble)

    def _let_go(self) -> None:
        """Hold no game but the running one."""
        self.held.only(self._file)

    def _close_game(self) -> None:
        if self._autosave is not None:
            self._autosave.stop()
            self._autosave = None
        if self.game is not None:
            self.game.close_game()
            self.window.drop_page(GAME)
            self.game = None
            self._sweeper.look_through()

    @property
    def _file(self) -> Path | None:
        """Where the running game is kept."""
        return None if self._autosave is None else self._autosave.path

    def leave_game(self) -> None:
        """Back to the start page; the game stays saved."""
        self._close_game()
        self._let_go()
        self.show_start()

    # -- the menu -----------------------------------------------------------------------------

    def _fill_menu(self) -> None:
        from alhambra_qt.controller.presenter.results import this_game

        if self.game is not None:
            self.menu().show_game(this_game(self.game.desk.session), self.game.grab())

    def _menu_chosen(self, choice: str) -> None:
        if choice != "rules":  # only the rulebook leads back to the menu, the others to the table
            self.window.forget(MENU)
        verbs: dict[str, Callable[[], object]] = {
            "save": self._save_as,
            "players": self.players.show_players,
            "unseen": self.players.show_unseen,
            "lists": self.players.show_lists,
            "again": lambda: self._after("replay"),
            "branches": lambda: self._after("branches"),
            "original": lambda: self._after("original"),
            "settings": lambda: self.window.open("settings"),
            "keys": self.keys.show,
            "rules": self.show_book,
            "new": self.show_new,
            "leave": self.leave_game,
            "quit": self.window.close,
        }
        verbs[choice]()

    def _after(self, wish: str, at: int = 0) -> None:
        """Do with the running game what can be done after a game."""
        if self.game is not None:
            self.after.do(wish, self.game.desk, at, self._file)

    def _save_as(self) -> None:
        from alhambra_qt.controller.game import records, saves

        if self.game is None:
            return
        path = saves.copy_path(self.folder)
        try:
            records.save(self.game.desk.session, path)
        except records.SaveFailed as error:
            self.say(error.text)
        else:
            self.say(msg("menu-saved", name=path.stem), good=True)
        self.window.open(GAME)
