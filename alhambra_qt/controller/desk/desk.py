"""The desk: turns the acting person's picks into actions and builds the views.

This is the window's only interface to a game. Every pick is one of the targets in the view
(``controller/view/targets.py``).
"""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cached_property, partial

from attrs import define, evolve, field, frozen

from alhambra_qt.controller.desk.between import Asking, Between
from alhambra_qt.controller.desk.dragging import (
    DRAGGED,
    RESERVE,
    Lifted,
    finished,
    is_final,
    lift,
    paid_with,
    take,
    tried,
)
from alhambra_qt.controller.desk.generic import LimitMode, question_mode
from alhambra_qt.controller.desk.handover_view import handover
from alhambra_qt.controller.desk.hints import Hints
from alhambra_qt.controller.desk.modes import NOTHING, Mode, ghost
from alhambra_qt.controller.desk.peeking import Peek
from alhambra_qt.controller.desk.placing import PlaceMode, RedesignMode
from alhambra_qt.controller.desk.things import Asker
from alhambra_qt.controller.desk.turn_mode import (
    CONFIRM_AUTO,
    CONFIRM_FINAL,
    CONFIRM_OFF,
    CONFIRM_ON,
    EndMode,
    TurnMode,
    ends_itself,
    window_mode,
)
from alhambra_qt.controller.desk.why import forbidden, refused, why
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game.gameconfig import SAME_LANGUAGE
from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.seats import Viewing
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.presenter.player_panels import scored_counts
from alhambra_qt.controller.presenter.results import results_view
from alhambra_qt.controller.presenter.score_sheet import ledger_view
from alhambra_qt.controller.presenter.table_presenter import CurrentScene, Scene
from alhambra_qt.controller.view.page_views import HandoverView, LedgerView, ResultsView
from alhambra_qt.controller.view.table_view import Overlay, TableView
from alhambra_qt.controller.view.targets import (
    AskWhy,
    AtCell,
    AtHand,
    AtSlot,
    Decide,
    PeekInto,
    Press,
    SkipUntil,
    Target,
    Verb,
)
from alhambra_qt.controller.view.view_parts import Answer, RefusalView
from alhambra_qt.controller.words.sentences import refusal_view
from alhambra_qt.engine.actions import Action, EndTurn, Place
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import TILE_ID, TILE_KIND, TILE_TYPE, TYPES
from alhambra_qt.i18n import DEFAULT, Msg, msg

# How each question of the base game is answered; those of modules are narrowed.
QUESTIONS: Mapping[str, Callable[[Table], Mode]] = {
    "turn": TurnMode,
    "place": PlaceMode,
    "distribute": PlaceMode,
    "redesign": RedesignMode,
    "turn_end": EndMode,
    "window": window_mode,
}
FAR = ("build.adjacent", "build.free")  # true of nearly every cell, so explained only on request


@frozen
class DeskOptions:
    """Options of the desk.

    Attributes:
        confirm: what must be confirmed: everything (on), what cannot be undone (irreversible),
            nothing (off), or everything only while learning (auto).
        ask_idle: whether a person alone is asked between turns even if nothing can be done.
    """

    confirm: str = CONFIRM_FINAL
    ask_idle: bool = True


@frozen
class Sent:
    """An action sent to the session and not answered yet.

    Attributes:
        seat: whose action it is.
        known: what only that seat knew before.
        onto: where a tile was dropped to be bought.
    """

    seat: Seat | None
    known: frozenset[str]
    onto: Target | None = None


@define(eq=False)
class Desk:
    """The picks of the person acting at this screen.

    Attributes:
        session: the running game.
        options: may be replaced at any time.
        viewing: whose secrets the screen shows.
        asking: who must answer now.
        peek: what only the viewer knows.
        sight: what is seen apart from the picks.
        hints: hints for the person at the screen.
        notice: a sentence to show once, such as why undo stops.
    """

    session: Session
    options: DeskOptions = field(factory=DeskOptions)
    viewing: Viewing = field(init=False)
    history: History = field(init=False)
    asking: Asking = field(init=False)
    peek: Peek = field(init=False)
    sight: CurrentScene = field(init=False)
    hints: Hints = field(init=False)
    notice: Msg | None = field(default=None, init=False)
    _mode: Mode | None = field(default=None, init=False)
    _mode_of: tuple[int, Seat] | None = field(default=None, init=False)
    _hover: Target | None = field(default=None, init=False)
    _refusal: RefusalView | None = field(default=None, init=False)
    _lifted: Lifted | None = field(default=None, init=False)
    _onto: Target | None = field(default=None, init=False)
    _sent: Sent | None = field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        self.viewing = Viewing.of(self.session.here)
        self.history = History(self.session)
        self.asking = Asking(self.session)
        self.peek = Peek(self.session)
        self.sight = CurrentScene(self.session, self.history)
        self.hints = Hints(self.session)
        self._ask_next()
        self.session.listeners.append(self._changed)

    def _changed(self, change: SessionChange) -> None:
        self._refusal, self._hover, self._mode, self._lifted = None, None, None, None
        self.hints.close()
        if change.kind == "seated":
            self.viewing.reseat(self.session.here)
        self._ask_next(undone=change.kind == "undone")
        if not self.session.waiting:
            sent, self._sent = self._sent, None
            if sent is not None:
                self._answered(sent, change)

    def _answered(self, sent: Sent, change: SessionChange) -> None:
        """Say what came of what was asked for, and do what follows from it."""
        if change.kind == "played" and any(step.seat == sent.seat for step in change.steps):
            self.notice = self.peek.looked(sent.known, sent.seat)
            self.session.afterwards(partial(self._follow, sent))
        elif change.kind in ("undone", "redone"):
            word = "undo" if change.kind == "undone" else "redo"
            self.notice = msg(f"{word}-done", n=len(change.steps))

    def _follow(self, sent: Sent) -> None:
        if sent.seat is not None and ends_itself(self.session, sent.seat, self._confirm):
            self.session.play(EndTurn.of())
        elif sent.onto == RESERVE and isinstance(self.mode(), PlaceMode):
            self.pick(Press("reserve"))

    def _asks(self) -> None:
        """Note what is known before something is asked for."""
        seat = self.session.to_move
        self._sent = Sent(seat, self.peek.known(seat), self._onto)

    def _ask_next(self, *, undone: bool = False) -> None:
        self.peek.close()
        self.asking.look(self.viewing, undone=undone, ask_idle=self.options.ask_idle)

    # -- who acts -----------------------------------------------------------------------------

    @property
    def actor(self) -> Seat | None:
        """The person who must answer or choose now and is looking at the screen."""
        seat = self.asking.seat
        here = seat is not None and seat == self.viewing.viewer
        return seat if here and not self.asking.goes_on else None

    @property
    def between(self) -> Between:
        """Automatic passing between turns."""
        return self.asking.between

    @property
    def assist(self) -> str:
        """The help level of the viewer."""
        seat = self.viewing.viewer
        return "normal" if seat is None else self.session.config.seats[seat].assist

    @property
    def _confirm(self) -> str:
        if self.options.confirm != CONFIRM_AUTO:
            return self.options.confirm
        return CONFIRM_ON if self.assist == "learn" else CONFIRM_FINAL

    def mode(self) -> Mode | None:
        """The current question to the viewer, with its picks."""
        seat = self.actor
        if seat is None:
            return None
        key = (self.session.version, seat)
        if self._mode is None or self._mode_of != key:
            game = self.peek.observed(self.session.observation(seat).game, seat)
            if self.asking.sealed.asking is None:
                table = Table.of(game, seat, self.session.tags, self.assist)
                self._mode = QUESTIONS.get(game.frame.kind, question_mode)(table)
                if isinstance(self._mode, PlaceMode):
                    given = self.sight.shares()
                    self._mode.shares = tuple(share for share in given if share.seat == seat)
            else:
                table = Table(game, seat, self.session.tags, self.assist)
                self._mode = LimitMode(table, *self.asking.sealed.bounds(seat))
            self._mode_of = key
        return self._mode

    # -- picks in -----------------------------------------------------------------------------

    def pick(self, target: Target) -> None:
        """Handle a picked target: a click, key or drop; nothing while an answer is on its way."""
        if self.session.waiting:
            return
        self._refusal, self.notice, self._hover = None, None, None
        viewer = self.viewing.viewer
        match target:
            case Press(word) if word in self._verbs:
                self._verbs[word]()
            case SkipUntil(until) if viewer is not None:
                self.between.choose_pass(until, viewer)
            case PeekInto(zone) if viewer is not None:
                self.peek.turn_over(zone, viewer)
            case Decide(thing) if not isinstance(thing, AtHand):  # a payment may need more
                self._decide(thing)
            case _:
                self.between.choosing = False
                self._pick(target.thing if isinstance(target, Decide) else target)

    def _decide(self, target: Target) -> None:
        """Choose a target and play what that makes up, if that needs no confirmation."""
        mode, version = self.mode(), self.session.version
        if mode is None or not mode.holds(target):
            self.pick(target)
        if self.session.version == version:
            self._play_ready()

    def _play_ready(self) -> None:
        mode = self.mode()
        action = mode.chosen() if mode is not None else None
        if mode is None or action is None or self._confirm == CONFIRM_ON:
            return
        final = is_final(mode, action, ends=self._ends)
        allowed = mode.table.refusal(action) is None
        if allowed and (self._confirm == CONFIRM_OFF or not final):
            self._play(action)

    @property
    def _ends(self) -> bool:
        return self._confirm == CONFIRM_OFF

    @cached_property
    def _verbs(self) -> dict[Verb, Callable[[], None]]:
        return {
            "confirm": self.confirm,
            "cancel": self.cancel,
            "undo": self.undo,
            "redo": self.redo,
            "restart": self.restart,
            "here": self.take_seat,
            "recap": self.sight.dismiss_recap,
            "hint": self.hint,
            "hint-do": self.do_hint,
            "hint-close": self.hints.close,
        }

    def _pick(self, target: Target) -> None:
        mode = self.mode()
        if mode is None or self._says_limit(mode, target):
            return
        picked = mode.take_pick(target)
        self._refuse(picked.refusal)
        self.notice = picked.first
        if picked.action is not None:
            self._play(picked.action)

    def _refuse(self, refusal: RefusalView | None) -> None:
        """Say why a move is not allowed, and count it."""
        self._refusal, viewer = refusal, self.viewing.viewer
        if refusal is not None and viewer is not None and self.session.refused is not None:
            self.session.refused[viewer] += 1

    def _says_limit(self, mode: Mode, target: Target) -> bool:
        """Handle a limit set in an auction and ask the next person; return whether it was one."""
        limit = mode.chosen_number(target) if isinstance(mode, LimitMode) else None
        if limit is None:
            return False
        self.asking.sealed.enter(limit)
        self._mode = None
        self._ask_next()
        return True

    def lift(self, target: Target) -> None:
        """Start dragging a target: select it and highlight all places to drop it.

        A target that cannot be dragged says why.
        """
        mode = None if self.session.waiting else self.mode()
        self._refusal, self.notice, self._hover = None, None, None
        self._lifted = lift(mode, target) if mode is not None else None
        if mode is not None and self._lifted is not None:
            take(mode, target)
        elif isinstance(target, DRAGGED):
            self._refusal = refused(mode, target) if mode is not None else None

    def drop(self, target: Target, onto: Target | None = None) -> None:
        """Drop one target on another, as if both were picked; dropping on nothing puts it back."""
        mode = None if self.session.waiting else self.mode()
        if mode is None:
            return
        if self._lifted is not None and self._lifted.target == target:
            self._mode = mode = self._lifted.before
        held = self._lifted or lift(mode, target)
        self._lifted, self._hover = None, None
        if onto is None:
            return
        found, version = tried(mode, target, onto), self.session.version
        self._onto = onto if isinstance(target, AtSlot) else None
        for step in found.steps:
            paying = step == target and step != found.steps[0]
            for pick in (
                paid_with(mode, target) if paying and isinstance(target, AtHand) else (step,)
            ):
                self.pick(pick)
        ready = found.steps and held is not None and onto in held.goals
        if ready and self.session.version == version and not isinstance(target, AtHand):
            self._play_ready()
        self._onto = None
        if not found.steps:
            self._refuse(found.refusal or self._forbidden(onto, target))
            if self._refusal is not None and self._refusal.target == target:
                self._refusal = evolve(self._refusal, target=onto)

    def confirm(self) -> None:
        """Play the picked action; if there is none, say what is missing."""
        mode = self.mode()
        if mode is None or self._says_limit(mode, Press("confirm")):
            return
        action = mode.ready()
        if action is None:
            self.notice = mode.not_ready()
            return
        refusal = mode.table.refusal(action)
        if refusal is None:
            self._play(action)
        else:
            tile = getattr(action, "tile", 0)
            name = TILE_ID[tile] if tile else None
            self._refuse(refusal_view(refusal, name, walls=mode.table.walls(tile)))

    def cancel(self) -> None:
        """Clear the picks; play nothing."""
        mode = self.mode()
        if self.between.choosing:
            self.between.choosing = False
        elif mode is not None:
            mode.cancel()

    def hover(self, target: Target | None) -> None:
        """Point at a target without choosing it."""
        self._hover = target

    def _play(self, action: Action) -> None:
        if not self.session.waiting:
            self._asks()
            self.session.play(action)

    # -- undo ---------------------------------------------------------------------------------

    def undo(self) -> None:
        """Undo one action, or say why it is not possible."""
        self._take_back(whole=False)

    def restart(self) -> None:
        """Undo everything of this turn that can be undone."""
        self._take_back(whole=True)

    def _take_back(self, whole: bool) -> None:
        mode = self.mode()
        if mode is not None and mode.cancel() and not whole:
            return
        seat = self.viewing.viewer
        blocked = self.session.undo_blocked(seat)
        if seat is None or blocked is not None:
            self.notice = blocked
            return
        self._asks()
        if whole:
            self.session.restart_turn(seat)
        else:
            self.session.undo(seat)

    def redo(self) -> None:
        """Redo one action, or say why it is not possible."""
        self.notice = self.session.redo_blocked()
        if self.notice is None:
            self._asks()
            self.session.redo()

    def take_seat(self) -> None:
        """Confirm that the awaited person is at the computer."""
        self.viewing.taken()

    def hint(self) -> None:
        """Give the person to move a hint, one step further per call; tell others why not."""
        seat = self.actor
        if seat is None or seat != self.session.to_move:
            self.notice = msg("hint-not-now")
        else:
            self.hints.press(seat)

    def do_hint(self) -> None:
        """Play the move that the hint recommends."""
        mode, action = self.mode(), self.hints.best
        if mode is not None and action is not None and mode.table.refusal(action) is None:
            self._play(action)

    # -- asking -------------------------------------------------------------------------------

    def explain(self, target: Target) -> Answer:
        """Explain a target: what it is, what it is worth and why not; draw a broken rule, too."""
        self.notice = None
        if isinstance(target, AskWhy):
            return self.history.why(target)
        self._refusal = None
        answer = why(self.asker(), target)
        self._refusal = answer.refusal
        return answer

    def rule_about(self, target: Target) -> str:
        """Return the rule that forbids a target, else the first rule that explains it."""
        rules = () if isinstance(target, AskWhy) else why(self.asker(), target).rules
        return rules[0].rule if rules else ""

    def asker(self) -> Asker:
        """Return the viewer with everything they see and know."""
        mode, viewer = self.mode(), self.viewing.viewer
        scene = self._scene(mode)
        game = scene.game if viewer is None else self.peek.observed(scene.game, viewer)
        waiting = self.asking.waiting(viewer).title if mode is None else None
        return Asker(self.view(), scene, game, mode, waiting)

    def _forbidden(self, target: Target, dragged: Target | None = None) -> RefusalView | None:
        mode = self.mode()
        if mode is not None and dragged is not None:
            mode = mode.twin()
            take(mode, dragged)
        return forbidden(mode, target) if mode is not None else None

    # -- the view out -------------------------------------------------------------------------

    def view(self) -> TableView:
        """Return the table as the person looking may see it."""
        mode = self.mode()
        overlay = self._overlay(mode)
        if mode is not None:
            self._lay_hover(mode, overlay)
        overlay.refusal = self._refusal or overlay.refusal
        overlay.notice = self.notice
        overlay.drops = self._lifted.goals if self._lifted is not None else ()
        return self._seen(mode, overlay)

    def after(self, target: Target) -> TableView | None:
        """Return the view that a pick would bring; None if it plays or is refused."""
        mode = self.mode()
        twin = mode.twin() if mode is not None else None
        if twin is None or twin.take_pick(target) != NOTHING:
            return None
        return self._seen(twin, self._overlay(twin))

    def _overlay(self, mode: Mode | None) -> Overlay:
        if mode is None:
            return Overlay(self.asking.waiting(self.viewing.viewer))
        overlay = mode.overlay()
        self.between.lay(overlay, mode.table.seat)
        overlay.moves = frozenset(action.name for action in mode.table.legal)
        passes = mode.table.seat in self.session.skips
        overlay.prompt = finished(overlay.prompt, mode, ends=self._ends, passes=passes)
        return overlay

    def _seen(self, mode: Mode | None, overlay: Overlay) -> TableView:
        view = self.peek.laid(self._scene(mode).view(overlay))
        hint = self.hints.view(mode.table) if mode is not None else None
        you = self.between.shown(view.you, self.viewing.viewer)
        return view if hint is None and you is view.you else evolve(view, you=you, hint=hint)

    def _scene(self, mode: Mode | None) -> Scene:
        whole = mode is not None and not self.peek.known(mode.table.seat)
        game = mode.table.game if mode is not None and whole else None
        hints = self.assist != "expert"
        return self.sight.scene(self.viewing, self.actor, game, hints=hints)

    def _lay_hover(self, mode: Mode, overlay: Overlay) -> None:
        """Show the tile at the cell under the pointer, with its effects or the broken rule."""
        if not isinstance(self._hover, AtCell):
            return
        tile = mode.tile_at(cell := self._hover.cell)
        if not tile or mode.chosen() is not None:
            return
        if any(action.target == self._hover for action in overlay.legal):
            self._refusal = None  # clear an earlier refusal, so that only one tile is shown
            overlay.ghost = ghost(mode.table, tile, cell, legal=True, put=False)
            if self.assist != "expert":
                overlay.callout = mode.callout_for(Place.of(tile, cell))
            return
        found = self._forbidden(self._hover)
        if found is not None and found.rule not in FAR and self.assist != "expert":
            overlay.refusal = found

    # -- pages beside the table ----------------------------------------------------------------

    def ledger(self, scoring: int = 0) -> LedgerView:
        return ledger_view(self.session.scored, self.session.tags, scoring)

    def scored(self, view: TableView, scoring: int) -> TableView:
        """Return a table with counts and Dirk's tiles as scored; he draws right after that."""
        board = next(
            scored_board
            for scored_board in self.session.scored
            if scored_board.ledger.scoring == scoring
        )
        view, held = evolve(view, counts=scored_counts(view.counts, board.ledger)), board.dirk
        if view.dirk is None or held is None:
            return view
        types = Counter(TILE_TYPE[tile] for tile in held if TILE_KIND[tile] == "building")
        counts = tuple(types[kind] for kind in range(len(TYPES)))
        tiles = tuple(TILE_ID[tile] for tile in held)
        return evolve(view, dirk=evolve(view.dirk, tiles=tiles, counts=counts))

    def results(self) -> ResultsView | None:
        """Return the results; None while the game is running."""
        return results_view(self.session)

    def person(self) -> str:
        """Return the name of the person at the screen or awaited there; empty if there is none."""
        viewing = self.viewing
        seat = viewing.waiting if viewing.viewer is None else viewing.viewer
        return "" if seat is None else self.session.config.seats[seat].name

    def language(self, own: str) -> str:
        """Return the language of the person at the screen; ``own`` is the program's language."""
        viewer = self.viewing.viewer
        lang = SAME_LANGUAGE if viewer is None else self.session.config.seats[viewer].lang
        return own if lang == SAME_LANGUAGE else lang

    def handover(self, language: str = DEFAULT) -> HandoverView | None:
        """Return the screen between two people; None if nobody is awaited.

        ``language`` is the program's language, for seats without one of their own.
        """
        seat = self.viewing.waiting
        return None if seat is None else handover(self.session, self.history, seat, language)
