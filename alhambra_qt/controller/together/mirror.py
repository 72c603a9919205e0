"""The guest's session: a mirror of the table's, fed with what the guest's seat may see.

Desk, log, what-if and lists use it as any other session, for that seat. Playing and undoing send a
request; what comes of it arrives with the next frame. The table decides who plays which seat.
"""

import hashlib
import secrets
from collections.abc import Callable

from attrs import define, evolve, field
from msgspec import Raw

from alhambra_qt import modules
from alhambra_qt.controller.game import seats
from alhambra_qt.controller.game.gameconfig import (
    SAME_LANGUAGE,
    GameConfig,
    seats_from_json,
)
from alhambra_qt.controller.game.seats import Seating, Skip, skips_from_json, tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import WINDOW, Chance, PlayedStep, SessionChange
from alhambra_qt.controller.game.thoughts import Thought, Why
from alhambra_qt.controller.together import frames, shown
from alhambra_qt.engine import Game, Observation, apply, observe, redeal, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_to_json, setup_from_json
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import TILE_ID
from alhambra_qt.i18n import Msg, msg


def config_of(frame: frames.GameSetup, seat: Seat, assist: str) -> GameConfig:
    """Return the set-up that a table told, without its seed; language and help stay one's own.

    Raises:
        BadFrame: if this program does not know a part of it.
        Unreadable, BadData: with the field that is wrong.
    """
    setup = setup_from_json({**frame.setup, "seed": ""})
    for name in setup.modules:
        if name not in modules.IDS:
            raise frames.BadFrame(name)
    people = seats_from_json(frame.seats)
    if not len(people) == len(frame.began) == setup.seats > seat:
        raise frames.BadFrame("seats")
    own = evolve(people[seat], lang=SAME_LANGUAGE, assist=assist)
    return GameConfig(
        seats=(*people[:seat], own, *people[seat + 1 :]),
        modules=setup.modules,
        variants=setup.variants,
        youngest=setup.youngest,
        counts=frame.counts,
        purist=frame.purist,
        sealed=frame.sealed,
    )


def marked(raw: Raw) -> str:
    """Return a short mark of an observation, to compare it with later."""
    return hashlib.sha256(raw).hexdigest()


@define(eq=False)
class Mirror(Session):
    """A session at another computer than the table.

    Attributes:
        seat: the guest's seat.
        send: sends a frame to the table.
        raws: the steps as they were told.
        marks_of: a mark of each observation, by number of steps.
        whole: the game of the table's record, once it is over and all that was shown agrees.
    """

    seat: Seat = field(kw_only=True)
    send: Callable[[frames.Up], None] = field(kw_only=True)
    raws: list[Raw] = field(factory=list, init=False)
    marks_of: dict[int, str] = field(factory=dict, init=False)
    whole: Session | None = field(default=None, init=False)
    _lost: bool = field(default=False, init=False)
    _at_table: int = field(default=0, init=False)
    _blocked: Msg | None = field(default=None, init=False)
    _redoes: bool = field(default=False, init=False)
    _secret: str = field(factory=lambda: secrets.token_hex(16), init=False, repr=False)
    _fresh: list[PlayedStep] = field(factory=list, init=False)

    @classmethod
    def of(
        cls,
        setup: frames.GameSetup,
        seen: frames.Seen,
        seat: Seat,
        assist: str,
        send: Callable[[frames.Up], None],
    ) -> "Mirror":
        """Begin a mirror with the first that is told of a game.

        Raises:
            BadFrame: if it cannot be read.
        """
        with frames.reading():
            config = config_of(setup, seat, assist)
            game = shown.seen_from_json(seen.observation, config.modules).game
        mirror = cls(config, tags(config), game=game, seat=seat, send=send)
        mirror.arrange(setup)
        mirror.skips = skips_from_json(setup.passes, (seat,))
        mirror.take(seen)
        return mirror

    # -- what is told -------------------------------------------------------------------------

    def arrange(self, frame: frames.GameSetup) -> None:
        """Take who plays which seat; listeners are told with the next frame.

        Raises:
            BadFrame: if it cannot be read.
        """
        most = max((one.at for one in frame.takeovers), default=0)
        with frames.reading():
            config = config_of(frame, self.seat, self.config.seats[self.seat].assist)
            self._began = seats_from_json(frame.began)
            self.takeovers = list(seats.from_saved(frame.takeovers, len(self._began), most))
        self.config, self.tags = config, tags(config)
        self.purists = frozenset(frame.agreed)
        mine = set[Seat]() if self.is_ai(self.seat) else {self.seat}
        self.elsewhere = frozenset(range(len(self._began))) - mine
        if not mine:
            self.skips.pop(self.seat, None)

    def take(self, frame: frames.Seen) -> None:
        """Take what the seat may see now, and tell listeners what has changed.

        Raises:
            BadFrame: if it cannot be read.
        """
        if frame.keep > len(self.steps):
            raise frames.BadFrame("steps are missing")
        with frames.reading():
            pairs = enumerate(frame.steps)
            new = [shown.step_from_json(raw, frame.whys.get(str(at))) for at, raw in pairs]
            game = shown.seen_from_json(frame.observation, self.config.modules).game
            blocked = None if frame.undo is None else shown.text_from_json(frame.undo)
        before, self._game = self._game, game
        undone = self._cut(frame)
        if len(new) == 1 and not undone and not self._fresh:
            new = [self._declined(new[0], before)]
        for step, raw in zip(new, frame.steps, strict=True):
            self._append(step, raw, before)
        game.ledgers += [board.ledger for board in self.scored]  # an observation has none
        self.version += 1
        self._at_table, self.waiting, self._lost = frame.v, False, False
        self._blocked, self._redoes = blocked, frame.redo
        if frame.more:
            self._fresh += new
            return
        self.marks_of[len(self.steps)] = marked(frame.observation)
        new, self._fresh = [*self._fresh, *new], []
        self._say(undone, new, redone=frame.kind == "redone")

    def _say(self, undone: list[PlayedStep], new: list[PlayedStep], *, redone: bool) -> None:
        acted = undone or [one for one in new[-1:] if not one.passed]
        if any(one.seat == self.seat for one in acted) and not self.is_ai(self.seat):
            self._left[self.seat] = self._game
        if undone:
            self._tell(SessionChange("undone", tuple(undone[::-1])))
        if new:
            self._tell(SessionChange("redone" if redone else "played", tuple(new)))
        if not (undone or new):
            self._tell(SessionChange("seated", ()))

    def _cut(self, frame: frames.Seen) -> list[PlayedStep]:
        undone = self.steps[frame.keep :]
        for steps in (self.steps, self.raws, self._past):
            del steps[frame.keep :]
        for number in [one for one in self.marks_of if one > frame.keep]:
            del self.marks_of[number]
        self._forward += undone[::-1]
        return undone

    def _append(self, step: PlayedStep, raw: Raw, before: Game) -> None:
        again = self._forward[-1] if self._forward else None
        if again is not None and shown.step_to_json(again, self.seat) == raw:
            self.trail[self.trail.index(self._forward.pop())] = step
        else:
            self._forward.clear()
            self.trail.append(step)
        self.steps.append(step)
        self.raws.append(raw)
        self._past.append(before)
        self.skips = seats.still(self.skips, step.events)

    def _declined(self, step: PlayedStep, before: Game) -> PlayedStep:
        """Note what the own seat could have done when it passed; only known if seen just before."""
        asks = step.seat == self.seat and step.passed and self.seat not in self.skips
        is_own = asks and to_move(before) == self.seat and not self.is_ai(self.seat)
        return evolve(step, declined=Chance.of(before, self.seat)) if is_own else step

    def lose(self) -> None:
        """Note that the table is not there: nothing can be asked for until it shows the game."""
        self._lost = True
        self.answered()

    def answered(self) -> None:
        """Note that no change will follow a request: the answer was no, or the table is lost."""
        if self.waiting:
            self.waiting = False
            self._tell(SessionChange("seated", ()))

    @property
    def chain(self) -> str:
        """The chain of the steps, by which the table knows which ones are here."""
        return shown.chained(shown.BLANK, self.raws)

    # -- looking ------------------------------------------------------------------------------

    def ai_observation(self, seat: Seat | None) -> Observation:
        if seat == self.seat:
            return Observation(self.seat, self._game.clone())
        return super().ai_observation(seat)

    def why(self, index: int) -> Why | None:
        known = None if self.whole is None else self.whole.why(index)
        return known or super().why(index)

    def ai_seed(self, seat: Seat) -> str:
        moment = f"{self._secret}/{seat}/{len(self.steps)}"
        return hashlib.sha256(moment.encode()).hexdigest()[:16]

    def undo_blocked(self, seat: Seat | None) -> Msg | None:
        if self._lost:
            return msg("undo-lost")
        return self._blocked if seat == self.seat else msg("undo-not-yours")

    def redo_blocked(self) -> Msg | None:
        return None if self._redoes and not self._lost else msg("undo-no-redo")

    def keeps_way_back(self, action: Action) -> bool:
        if self.undo_blocked(self.to_move) is not None:
            return True
        after = redeal(observe(self._game, self.seat), self._secret)
        reveals = after.reveals
        apply(after, action)
        same = to_move(after) == self.seat and after.frame.kind != WINDOW
        return same and after.reveals == reveals

    def _mark(self) -> None:
        """Keep no digests: a record is the table's."""

    # -- asking the table ---------------------------------------------------------------------

    def play(
        self, action: Action, thought: Thought | None = None, *, settled: bool = False
    ) -> PlayedStep:
        self._ask(
            frames.PlayAction(v=self._at_table, action=action_to_json(action), settled=settled)
        )
        return PlayedStep(self.seat, action, (), self.turn, revealed=False)

    def undo(self, seat: Seat) -> PlayedStep | None:
        if self.undo_blocked(seat) is None:
            self._ask(frames.UndoAction(v=self._at_table))
        return None

    def restart_turn(self, seat: Seat) -> tuple[PlayedStep, ...]:
        if self.undo_blocked(seat) is None:
            self._ask(frames.UndoAction(v=self._at_table, whole=True))
        return ()

    def redo(self) -> PlayedStep | None:
        if self.redo_blocked() is None:
            self._ask(frames.RedoAction(v=self._at_table))
        return None

    def pass_until(self, seat: Seat, skip: Skip | None) -> None:
        super().pass_until(seat, skip)
        known = [] if skip is None else [TILE_ID[tile] for tile in skip.known]
        self.send(frames.PassUntil(until="" if skip is None else skip.until, known=known))

    def join_purists(self, seat: Seat, joins: bool) -> None:
        self.send(frames.AgreePurist(yes=joins))

    def take_over(self, *changes: Seating) -> None:
        """Do nothing: who plays is for the table to say."""

    def _ask(self, frame: frames.Up) -> None:
        if not (self.waiting or self._lost):
            self.waiting = True
            self.send(frame)
