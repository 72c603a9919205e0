"""A running game in the window: the table, and the pages that come before or after it.

The screen holds no rule and no secret: it shows what the desk gives and sends back targets. After
every change the motions are played, then ``proceed`` decides what comes next: a scoring to look
at, the hand-over to another person, the results, a computer's move, or a person's turn.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.desk.why import chosen_in_vain
from alhambra_qt.controller.game.ai_host import AiHost, Autoplay
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.presenter.motions import motions
from alhambra_qt.controller.replay.replayed import scorings_of
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtStep, Press, Target
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import listing, msg
from alhambra_qt.ui.game.coached import Coached
from alhambra_qt.ui.game.handover import AtScreen, HandoverPage
from alhambra_qt.ui.game.open_pages import OpenLists, OpenLog, Scorings
from alhambra_qt.ui.game.pace import SETTING, Ahead, Pace, Pacing, waited
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.commands import AT_GAME, BY_BUTTON, BY_NAME
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.layouts import Pages
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.ledger.ledger_page import LedgerPage
from alhambra_qt.ui.lists.lists_page import ListsPage
from alhambra_qt.ui.results.results_page import ResultsPage
from alhambra_qt.ui.table import keys
from alhambra_qt.ui.table.bubbles import rule_in_sight
from alhambra_qt.ui.table.moving import LATE
from alhambra_qt.ui.table.widget import TableWidget

if TYPE_CHECKING:
    from alhambra_qt.ui.together.company import Company

log = logging.getLogger(__name__)
Shown = Literal["table", "lists", "scoring", "handover", "ledger", "results", "log"]


class GameScreen(Guarded, QWidget):
    """One game from its first turn to its results.

    Signals:
        route: a command that the program carries out, by its name, and the moment it is about if
            that is not the end.
        rules_wanted: the rulebook is to be opened at a rule, a module or a part ("" is anywhere).
        waiting: nothing moves and a person (or nobody) must act; for tests and demonstrations.
    """

    GRANTS: Mapping[str, str] = {
        "take": "_take_seat",
        "press": "_pick",
        "rule": "_read",
        "replay": "_replay_scoring",
        "moment": "_replay_from",
    }

    accessible_role = Role.LayeredPane  # a plain widget is a filler to readers
    route = Signal(str, object)
    rules_wanted = Signal(str)
    waiting = Signal()

    def __init__(self, ctx: UiContext, desk: Desk, host: AiHost) -> None:
        super().__init__()
        self.coached = Coached(desk, weakly(self.refresh), self.rules_wanted.emit)
        self.ctx, self.desk = ctx, desk
        self.computers = Autoplay(desk.session, host, weakly(self._answered))
        desk.hints.host, desk.hints.on_ready = host, weakly(self._advised)
        self.company: Company | None = None
        self._results_seen = False
        self._ledger_from = ""  # the page the ledger was opened from; empty: it is not open
        self._to_results = False
        self.at_screen = AtScreen(ctx, desk)
        self.at_screen.spoken.connect(self.refresh)
        self.pace = Pace(ctx.settings)
        self.pacing = Pacing(self.computers, desk.asking, self.pace, self)
        self.pacing.held.connect(self._held)
        self._stack = Pages(self)
        self.table = TableWidget(ctx)
        self._stack.addWidget(self.table)
        self._connect(self.table)
        self.table.lifted.connect(self._lift)
        self.table.dropped.connect(self._drop)
        self.table.idle.connect(self.proceed)
        self.lists = OpenLists(self._stack, self.table)
        self.lists.made.connect(self._connect)
        self.lists.turned.connect(self.proceed)
        self.scorings = Scorings(self.table, desk)
        self.scorings.seen.connect(self._scoring_seen)
        self.handover = HandoverPage(ctx)
        self._stack.addWidget(self.handover)
        self.log = OpenLog(self._stack, ctx, desk, self.pacing)
        self.log.opened.connect(self._show)
        self.log.closed.connect(self.proceed)
        self._ledger: LedgerPage | None = None
        self._results: ResultsPage | None = None
        ctx.setting_changed.connect(self._setting_changed)
        desk.session.listeners.append(self._changed)
        self._ahead = Ahead(desk, self.table, self)
        self.waiting.connect(self._ahead.begin)
        self._sounds = GameSounds(desk.session, ctx)
        self.table.hear()
        self.waiting.connect(self._waits)
        self._read_options()

    def _connect(self, table: TableWidget | ListsPage) -> None:
        table.picked.connect(self._pick)
        table.asked.connect(self._ask)
        table.hovered.connect(self._hover)
        table.key.connect(self._key)
        table.rule_wanted.connect(self._read)

    def join(self, company: Company) -> None:
        """Tell of the people at other computers from now on."""
        company.setParent(self)
        self.company = company
        company.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Show what has changed at other computers."""
        self._entitle()
        self.refresh()
        self._show_deal()

    def _show_deal(self) -> None:
        if self.company is not None and self._results is not None:
            self._results.show_deal(self.company.deal)

    def resume(self) -> None:
        """Show the game as it stands, also after the menu or another page of the program."""
        self._entitle()
        page = self._stack.currentWidget()
        if page is not None and self.shown in ("ledger", "results", "scoring", "log"):
            self._show(page)
            self.scorings.let_watch()
            self.log.reads()
        else:
            self.proceed()

    def _entitle(self) -> None:
        """Name the players, and with people elsewhere say whose turn it is if somebody is here."""
        session = self.desk.session
        title = text_of(listing([tag.label for tag in session.tags]))
        is_asked = self.company is not None and not self.company.lost
        if is_asked and session.to_move in session.here:
            title = msg("company-your-turn", names=title)
        self.setWindowTitle(self.ctx.text(title))

    def close_game(self) -> None:
        """Stop thinking, moving and listening; the game itself stays as it is."""
        self.pacing.stop()
        self.scorings.stop()
        self.table.stop()
        self.desk.hints.close()
        self.coached.close()
        self.computers.stop()
        if self._changed in self.desk.session.listeners:
            self.desk.session.listeners.remove(self._changed)
        self.ctx.setting_changed.disconnect(self._setting_changed)
        self.pace.leave()
        self.at_screen.leave()

    @property
    def shown(self) -> Shown:
        """The page that is shown now."""
        page = self._stack.currentWidget()
        if page is self.table:
            return "scoring" if self.scorings.on else "table"
        if page in (self.handover, self._ledger):
            return "handover" if page is self.handover else "ledger"
        return "lists" if self.lists.on else "log" if self.log.on else "results"

    @property
    def awaits_step(self) -> bool:
        """Whether a computer's move is there and waits to be let go."""
        return self.pacing.waits

    # -- what comes next ----------------------------------------------------------------------

    def proceed(self) -> None:
        """Decide what the screen shows now; called whenever nothing moves any more."""
        desk = self.desk
        self.pace.halt()
        if self.hosts():
            self.pacing.go_on()  # whatever is read here, others wait
        if self._ledger_from:
            return  # somebody reads the ledger: closing it leads here again
        if self.log.reads():
            return  # the computers' moves come in at its end, all else closes it
        if self._show_scoring():
            return
        screen = desk.handover(self.at_screen.own)
        if screen is not None:
            self.at_screen.turn_to_viewer(screen.lang)
            self.handover.show_view(screen)
            self._show(self.handover)
            self.waiting.emit()
            return
        if desk.session.over and not self._results_seen:
            self.show_results()
            return
        self.at_screen.turn_to_viewer(desk.language(self.at_screen.own))
        self.refresh()
        self._show(self.lists.front)
        if self.pacing.go_on():
            return
        self.waiting.emit()

    def refresh(self) -> None:
        """Draw the table again as the desk sees it."""
        view = self._view()
        self.table.show_view(view)
        self.lists.show_view(view)

    def _view(self) -> TableView:
        view, ready = self.desk.view(), self.awaits_step
        view = waited(view, self.desk, self.pace, ready=ready)
        view = self.coached.laid(view)
        return self.scorings.laid(view if self.company is None else self.company.laid(view))

    def _show(self, page: QWidget) -> None:
        if self._stack.currentWidget() is not page:
            self.lists.front.news.flush()
            self._stack.setCurrentWidget(page)
        if not self.isVisible():  # behind the menu it would take the keyboard from what is shown
            return
        if self.shown == "scoring":
            self.scorings.give_focus()
        else:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- settings -----------------------------------------------------------------------------

    def _setting_changed(self, key: str) -> None:
        self._read_options()
        if key == SETTING:
            self.pacing.follow()
            self.scorings.follow()
            self.log.follow()
            self.refresh()
        elif key == "remarks" and (page := self.scorings.stage.page) is not None:
            self.scorings.stage.say(self.coached.after(page))

    def _read_options(self) -> None:
        self.desk.options = DeskOptions(self.ctx.settings.text("confirm_turn"), ask_idle=False)
        self.desk.hints.level = self.ctx.settings.text("hint_level")

    # -- the person ---------------------------------------------------------------------------

    def _pick(self, target: Target) -> None:
        if self.desk.asking.sealed.asking is None:  # what is said in secret stands in no log
            log.debug("Picked %s", target)
        command = BY_BUTTON.get(target.word) if isinstance(target, Press) else None
        if self.desk.session.over and target == Press("cancel"):
            self.show_results()  # as Esc goes back elsewhere
            return
        if command is not None and command.route:
            self._key(command.name)
            return
        if isinstance(target, AtStep):
            self.route.emit("again", (target.number, "plays"))
            return
        if self.pace.press_speed(target) or self.coached.press_remark(target):
            return
        if self.company is not None and self.company.press_company(target):
            return
        version, before = self.desk.session.version, self.table.view_shown
        asked = self.desk.asking.seat
        self.desk.pick(target)
        if self.desk.session.version != version or self.desk.session.waiting:
            return
        if self.desk.asking.goes_on or self.desk.asking.seat != asked:
            self.proceed()
            return
        self.refresh()
        if vain := chosen_in_vain(target, before, self.table.view_shown):
            self._ask(vain)  # what cannot be chosen now says why, instead of nothing

    def hurry(self) -> None:
        """Let the computers play without a pause until a person is asked, or no longer."""
        pace, asking = self.pace, self.desk.asking
        pace.hurries = not pace.hurries and self.desk.session.thinks_here(asking.seat)
        self.pacing.follow()
        self.refresh()

    def _key(self, name: str) -> None:
        """Carry out a command, or let the program do so."""
        route = BY_NAME[name].route
        if name == "rules":
            self._read(rule_meant(self))
        elif route.startswith(AT_GAME):
            attrgetter(route.removeprefix(AT_GAME))(self)()
        elif route:
            self.route.emit(name, ())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys that always work: menu, save, new game, players, keys."""
        name = keys.given(self.ctx, event)
        route = BY_NAME[name].route if name else ""
        if route and not route.startswith(AT_GAME):
            self._key(name)
        else:
            super().keyPressEvent(event)

    def _advised(self) -> None:
        if self.desk.hints.failed:
            self.desk.notice = msg("hint-failed")
        if not self.table.busy:
            self.refresh()

    def recap_again(self) -> None:
        """Show again what was done since the person's last turn."""
        self.desk.sight.recap_again()
        self.refresh()

    def _lift(self, target: Target) -> None:
        self.desk.lift(target)
        self.refresh()

    def _drop(self, target: Target, onto: Target | None) -> None:
        version = self.desk.session.version
        self.desk.drop(target, onto)
        if self.desk.session.version == version:
            self.refresh()

    def _hover(self, target: Target | None) -> None:
        self.desk.hover(target)
        self.refresh()

    def _ask(self, target: Target) -> None:
        answer = self.desk.explain(target)
        self.refresh()
        self.lists.front.show_answer(answer)

    def _take_seat(self) -> None:
        self.desk.take_seat()
        self.proceed()

    # -- what happened ------------------------------------------------------------------------

    def _changed(self, change: SessionChange) -> None:
        """Show what happened; ``proceed`` follows when the motions are over."""
        self.pacing.stop()
        self.scorings.note(change)
        self.pace.note(change)
        asking = self.desk.asking
        asked = asking.seat in (None, *self.desk.session.here)
        if self.scorings.left or (asked and not asking.goes_on):
            self.pace.hurries = False
        still = self.log.on or self.lists.on or self.pace.hurries or len(change.steps) > LATE
        view = self._view()
        self.table.play(() if still else motions(change), view)
        self.lists.show_view(view)
        self._sounds.changed(change)
        self._entitle()

    def _waits(self) -> None:
        if self.isVisible():  # behind another page nobody would see it yet
            self._sounds.waits(self.shown)

    def _answered(self) -> None:
        """A computer has chosen; if something still moves, ``proceed`` will let it play."""
        behind = self.hosts() and not self.watches()
        seen = self.shown in ("table", "lists", "scoring", "log") and not self.table.busy
        if behind or seen:
            self.pacing.let_play()

    def watches(self) -> bool:
        """Whether a move would be seen: behind another page nothing is played."""
        seen = self.table.isVisible() or self.log.seen or self.lists.seen
        return seen and not self.scorings.left

    def hosts(self) -> bool:
        """Whether people at other computers wait for the moves of this one."""
        return self.company is not None and self.company.waits_here

    def _held(self) -> None:
        self.refresh()
        self.log.follow()
        self.waiting.emit()

    # -- pages --------------------------------------------------------------------------------

    def show_ledger(self, scoring: int = 0) -> None:
        """Open the ledger; closing it leads back to where it was opened."""
        self._ledger_from = self.shown
        page = self._ledger_page()
        page.show_view(self.desk.ledger(scoring))
        self._to_results = self._stack.currentWidget() is self._results
        announce(page, self.ctx.t("result-ledger"))
        self._show(page)

    def _show_scoring(self) -> bool:
        """Show a scoring that is still to be seen; return whether one is shown."""
        page = self.scorings.begin()
        if page is not None:
            self.refresh()
            self._show(self.table)
            self.table.news.flush()
            self.scorings.show_scoring(page, self.coached.after(page))
            self.waiting.emit()
        return self.scorings.on

    def _scoring_seen(self, ledger: int) -> None:
        """A scoring was seen: on with the game, or first to its proof."""
        self.pace.go_on()
        if ledger:
            self.show_ledger(ledger)
        else:
            self._show(self.table)
            self.proceed()

    def _ledger_page(self) -> LedgerPage:
        if self._ledger is None:
            self._ledger = LedgerPage(self.ctx, replays=True)
            self._ledger.closed.connect(self._ledger_closed)
            self._stack.addWidget(self._ledger)
        return self._ledger

    def _replay_scoring(self, number: int) -> None:
        self._replay_from(scorings_of(self.desk.session.steps)[number])

    def _read(self, rule: str) -> None:
        self.rules_wanted.emit(rule)

    def _replay_from(self, at: int) -> None:
        self.route.emit("again", (at,))

    def _ledger_closed(self) -> None:
        self._ledger_from = ""
        if self._to_results and self._results is not None:
            self._to_results = False
            self._show(self._results)
            return
        self.proceed()

    def show_results(self) -> None:
        """Show who has won, once the game is over."""
        view = self.desk.results()
        if view is None:
            return
        if self._results is None:
            self._results = ResultsPage(self.ctx)
            self._stack.addWidget(self._results)
        first, self._results_seen = not self._results_seen, True
        self._results.show_view(view, self.desk.ledger())
        self._show_deal()
        self._show(self._results)
        if first:
            self._results.celebrate()
        self.waiting.emit()


def rule_meant(screen: GameScreen) -> str:
    """Return the rule of the tip, of the focused thing, or of the question; empty elsewhere."""
    table, lists = screen.table, screen.lists
    if screen.shown not in ("table", "lists"):
        return ""
    focus, view = table.focus, table.view_shown
    seen = focus.shown and not lists.on
    target = lists.target if lists.on else focus.target if seen else None
    rule = "" if lists.on else rule_in_sight(table.table, focus.spot() if seen else None)
    if not rule and target is not None:
        rule = screen.desk.rule_about(target)
    return rule or (view.prompt.rule if view is not None else "")


PAGES = {"handover": "handover", "results": "victory"}


class GameSounds:
    """Sounds each thing of a game once, when it is first seen."""

    def __init__(self, session: Session, ctx: UiContext) -> None:
        self._session, self._ctx = session, ctx
        self._mover: Seat | None = None  # who moved, as long as nobody was asked since
        self._told: set[tuple[str, int]] = set()  # pages, and how far the game was

    def changed(self, change: SessionChange) -> None:
        """Something was played or taken back."""
        if change.kind == "undone":
            self._ctx.sound("undo")
        elif change.steps:
            self._mover = change.steps[-1].seat

    def waits(self, shown: str) -> None:
        """Somebody is to look at a page or to act."""
        session, now = self._session, (shown, self._session.version)
        asked = session.to_move if session.to_move in session.here else None
        if shown in PAGES:
            if now not in self._told:
                self._ctx.sound(PAGES[shown])
            self._told.add(now)
            self._mover = None  # whoever takes over here knows
        elif shown in ("table", "lists") and asked is not None:
            if self._mover not in (None, asked):
                self._ctx.sound("turn")
            self._mover = None
