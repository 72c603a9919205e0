"""The guest's session: a mirror of the table's, fed with what the guest's seat may see.

Desk, log, what-if and lists use it as any other session, for that seat. Playing and undoing send a
request; what comes of it arrives with the next frame. The table decides who plays which seat.

What the table says of the own seat is compared with what was sent: an action that this program did
not send, or a move taken back that nobody may take back, is a breach, which the verdict names.
"""

import hashlib
import secrets
from collections.abc import Callable
from itertools import takewhile
from typing import Literal

from attrs import define, evolve, field, frozen
from msgspec import Raw, structs

from alhambra_qt.controller.game import seats
from alhambra_qt.controller.game.gameconfig import (
    SAME_LANGUAGE,
    GameConfig,
    SeatConfig,
    problems,
    seats_from_json,
    setup_of,
)
from alhambra_qt.controller.game.seats import Seating, Skip, skips_from_json, tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import WINDOW, Chance, PlayedStep, SessionChange
from alhambra_qt.controller.game.thoughts import Thought, Why
from alhambra_qt.controller.together import frames, shown
from alhambra_qt.controller.together.names import plain
from alhambra_qt.engine import Game, Observation, apply, redeal, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json, action_to_json, setup_from_json
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import TILE_ID
from alhambra_qt.i18n import Msg, available, msg

MOST_STEPS = 20_000  # of a game
BLANK = SeatConfig("")


def config_of(frame: frames.GameSetup, seat: Seat | None, assist: str) -> GameConfig:
    """Return the set-up that a table sent, without its seed; language and help stay one's own.

    Whoever watches has no seat.

    Raises:
        BadFrame: if this program does not know a part of it.
        Unreadable, BadData: with the field that is wrong.
    """
    setup = setup_from_json({**frame.setup, "seed": ""})
    people = tuple(map(_introduced, seats_from_json(frame.seats)))
    if not len(people) == len(frame.began) == setup.seats > (seat or 0):
        raise frames.BadFrame("seats")
    if len({*setup.modules}) != len(setup.modules):
        raise frames.BadFrame("modules")
    if seat is not None:
        own = evolve(people[seat], lang=SAME_LANGUAGE, assist=assist)
        people = (*people[:seat], own, *people[seat + 1 :])
    config = GameConfig(
        seats=people,
        modules=setup.modules,
        variants=setup.variants,
        youngest=setup.youngest,
        counts=frame.counts,
        purist=frame.purist,
        sealed=frame.sealed,
    )
    if wrong := problems(config):
        raise frames.BadFrame(wrong[0].field)
    return config


def _introduced(seat: SeatConfig) -> SeatConfig:
    """Take a player as a table names them: their language may be one that this program lacks."""
    lang = seat.lang if seat.lang in available() else SAME_LANGUAGE
    return evolve(seat, name=plain(seat.name), lang=lang, assist=BLANK.assist)


def _as_it_began(frame: frames.GameSetup) -> frames.GameSetup:
    return structs.replace(frame, seats=frame.began)


def marked(raw: Raw) -> str:
    """Return a short mark of an observation, to compare it with later."""
    return hashlib.sha256(raw).hexdigest()


@frozen
class Breach:
    """A breach by the table: it played for this seat, or took back a step that must stay."""

    kind: Literal["played", "undone"]
    turn: int


@define(eq=False)
class Mirror(Session):
    """A session at another computer than the table.

    Attributes:
        seat: the guest's seat; None if they only watch.
        send: sends a frame to the table.
        raws: the steps as received.
        hands: all hands before the first steps, as received by somebody who watches.
        marks_of: a mark of each observation, by number of steps.
        whole: the game of the table's record, once it is over and all that was shown agrees.
        breaches: what the table did and may not, as far as this program can know.
        compares_from: the first turn, from 0, of which all own moves are compared with what was
            sent: earlier ones were made before this program was started, or at another computer.
        elsewhere_too: whether the seat was played at another computer meanwhile.
    """

    seat: Seat | None = field(kw_only=True)
    send: Callable[[frames.Up], None] = field(kw_only=True)
    raws: list[Raw] = field(factory=list, init=False)
    hands: list[Raw] = field(factory=list, init=False)
    marks_of: dict[int, str] = field(factory=dict, init=False)
    whole: Session | None = field(default=None, init=False)
    _lost: bool = field(default=False, init=False)
    breaches: list[Breach] = field(factory=list, init=False)
    compares_from: int = field(default=0, init=False)
    _returns: bool = field(default=True, init=False)  # the line was lost
    elsewhere_too: bool = field(default=True, init=False)
    _acts: dict[int, Action | None] = field(factory=dict, init=False)  # None: any, redone
    _undoes: bool = field(default=False, init=False)
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
        seat: Seat | None,
        assist: str,
        send: Callable[[frames.Up], None],
    ) -> "Mirror":
        """Begin a mirror from the first frames of a game.

        Raises:
            BadFrame: if it cannot be read.
        """
        with frames.reading():
            config = config_of(setup, seat, assist)
            game = shown.seen_from_json(seen.observation, setup_of(config), seat)
        mirror = cls(config, tags(config), game=game, seat=seat, send=send)
        mirror.arrange(setup)
        mirror.skips = skips_from_json(setup.passes, mirror._own)
        mirror.take(seen)
        return mirror

    @property
    def _own(self) -> tuple[Seat, ...]:
        return () if self.seat is None else (self.seat,)

    # -- what is received ---------------------------------------------------------------------

    def arrange(self, frame: frames.GameSetup) -> None:
        """Store who plays which seat; listeners are notified with the next frame.

        Raises:
            BadFrame: if it cannot be read.
        """
        most = max((takeover.at for takeover in frame.takeovers), default=0)
        seat = self.seat
        assist = BLANK.assist if seat is None else self.config.seats[seat].assist
        with frames.reading():
            config = config_of(frame, seat, assist)
            began = config_of(_as_it_began(frame), seat, assist).seats
            takeovers = list(seats.from_saved(frame.takeovers, len(began), most))
        if setup_of(config) != setup_of(self.config):
            raise frames.BadFrame("another game")
        self._began, self.takeovers = began, takeovers
        self.config, self.tags = config, tags(config)
        mine = set[Seat]() if self.is_ai(seat) else {*self._own}
        self.elsewhere = frozenset(range(len(self._began))) - mine
        if seat is not None and not mine:
            self.skips.pop(seat, None)

    def take(self, frame: frames.Seen) -> None:
        """Take what the seat may see now, and tell listeners what has changed.

        Raises:
            BadFrame: if it cannot be read.
        """
        if frame.keep > len(self.steps) or len(self.steps) > MOST_STEPS:
            raise frames.BadFrame("steps are missing, or too many")
        if not {*frame.whys} <= {*map(str, range(len(frame.steps)))}:
            raise frames.BadFrame("reasons of no step")
        if frame.positions and len(frame.positions) != len(frame.steps):
            raise frames.BadFrame("positions of no step")
        known = self._known(frame)
        setup, positions = setup_of(self.config), frame.positions[known:]
        with frames.reading():
            pairs = enumerate(frame.steps)
            whys = frame.whys
            new = [shown.step_from_json(raw, self._game, whys.get(str(at))) for at, raw in pairs]
            game = shown.seen_from_json(frame.observation, setup, self.seat)
            past = [shown.seen_from_json(raw, setup, self.seat) for raw in positions]
            blocked = None if frame.undo is None else shown.text_from_json(frame.undo)
        new, raws = new[known:], frame.steps[known:]
        undone = [] if frame.more and not new else self._cut(frame.keep + known)
        before, self._game = self._game, game
        self._check_undone(undone, before)
        if len(new) == 1 and not undone and not self._fresh:
            new = [self._declined(new[0], before)]
        several = len(new) > 1 or (new and (undone or frame.more or self._fresh))
        guessed = not past and (several or (new and not self.marks_of))
        for step, raw, was in zip(new, raws, past or [before] * len(new), strict=True):
            self._check_own(step)
            self._append(step, raw, was)
        marks = enumerate(map(marked, positions), frame.keep + known)
        self.marks_of.update(marks)
        # Between steps that arrive together no position was ever here.
        self.known_from = len(self.steps) if guessed else min(self.known_from, len(self.steps))
        game.ledgers += [board.ledger for board in self.scored]  # an observation has none
        self.version += 1
        self._at_table, self.waiting, self._lost = frame.v, False, False
        self._blocked, self._redoes = blocked, frame.redo
        if frame.more:
            self._fresh += new
            return
        self._returns = self.elsewhere_too = self._undoes = False
        self.marks_of[len(self.steps)] = marked(frame.observation)
        new, self._fresh = [*self._fresh, *new], []
        self._say(undone, new, redone=frame.kind == "redone")

    def open_hands(self, frame: frames.OpenHands) -> None:
        """Take all hands of positions that are here: those who watch see them ten rounds later.

        Raises:
            BadFrame: if they do not fit.
        """
        end = frame.at + len(frame.hands)
        if self.seat is not None or frame.at > len(self.hands) or end > len(self.steps):
            raise frames.BadFrame("hands of no position")
        with frames.reading():
            pairs = zip(self._past[frame.at : end], frame.hands, strict=True)
            self._past[frame.at : end] = [shown.with_hands(game, raw) for game, raw in pairs]
        self.hands[frame.at : end] = frame.hands

    def _known(self, frame: frames.Seen) -> int:
        """Return how many received steps are here already: after a reconnect all are sent again."""
        here = zip(self.raws[frame.keep :], frame.steps, strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], here))

    # -- what the table may do ----------------------------------------------------------------

    def _check_own(self, step: PlayedStep) -> None:
        """Note a move of the own seat that neither this program nor a computer made."""
        number, sent = len(self.steps), None
        if step.seat != self.seat or (self._returns and self.was_ai(step.seat, number)):
            return
        if number in self._acts:
            sent = self._acts[number] or step.action
        if self.elsewhere_too:
            self.compares_from = step.turn + 1
        elif sent is None or sent != step.action:
            self._note("played", step.turn)

    def _check_undone(self, undone: list[PlayedStep], before: Game) -> None:
        """Note what was taken back: nobody may take back what was revealed, or others' moves."""
        if self._game.reveals < before.reveals or any(
            step.revealed or step.seat != undone[0].seat or not self._may_undo(step)
            for step in undone
        ):
            self._note("undone", undone[0].turn if undone else self._game.turn)

    def _may_undo(self, step: PlayedStep) -> bool:
        return step.seat != self.seat or self._undoes or self.elsewhere_too

    def _note(self, kind: Literal["played", "undone"], turn: int) -> None:
        breach = Breach(kind, turn)
        if breach not in self.breaches:
            self.breaches.append(breach)

    def _say(self, undone: list[PlayedStep], new: list[PlayedStep], *, redone: bool) -> None:
        acted = undone or [step for step in new[-1:] if not step.passed]
        for seat in self._own:
            if any(step.seat == seat for step in acted) and not self.is_ai(seat):
                self._left[seat] = self._game
        if undone:
            self._tell(SessionChange("undone", tuple(undone[::-1])))
        if new:
            self._tell(SessionChange("redone" if redone else "played", tuple(new)))
        if not (undone or new):
            self._tell(SessionChange("seated", ()))

    def _cut(self, keep: int) -> list[PlayedStep]:
        undone = self.steps[keep:]
        for steps in (self.steps, self.raws, self.hands, self._past):
            del steps[keep:]
        for number in [mark for mark in self.marks_of if mark > keep]:
            del self.marks_of[number]
        for number in [act for act in self._acts if act >= keep and undone]:
            del self._acts[number]
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
        seat = step.seat
        asks = seat == self.seat and step.passed and seat not in self.skips
        is_own = asks and to_move(before) == seat and not self.is_ai(seat)
        return evolve(step, declined=Chance.of(before, seat)) if is_own else step

    def lose(self) -> None:
        """Note that the table is not there: nothing can be asked for until it shows the game."""
        self._lost = self._returns = True
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

    @property
    def opened(self) -> int:
        return max(super().opened, len(self.hands))

    @property
    def opens_at_end(self) -> bool:
        return self.seat is not None  # else no hand is here before the record

    def ai_observation(self, seat: Seat | None) -> Observation:
        if seat is not None and seat == self.seat:
            return Observation(seat, self._game.clone())
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
        after = redeal(self.ai_observation(self.seat), self._secret)
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
        data = action_to_json(action)
        if not (self.waiting or self._lost):
            self._acts[len(self.steps)] = action_from_json(data)
        self._ask(frames.PlayAction(v=self._at_table, action=data, settled=settled))
        return PlayedStep(self.seat or 0, action, (), self.turn, revealed=False)

    def undo(self, seat: Seat) -> PlayedStep | None:
        if self.undo_blocked(seat) is None:
            self._undoes = True
            self._ask(frames.UndoAction(v=self._at_table))
        return None

    def restart_turn(self, seat: Seat) -> tuple[PlayedStep, ...]:
        if self.undo_blocked(seat) is None:
            self._undoes = True
            self._ask(frames.UndoAction(v=self._at_table, whole=True))
        return ()

    def redo(self) -> PlayedStep | None:
        if self.redo_blocked() is None and not self.waiting:
            self._acts[len(self.steps)] = self._forward[-1].action if self._forward else None
            self._ask(frames.RedoAction(v=self._at_table))
        return None

    def pass_until(self, seat: Seat, skip: Skip | None) -> None:
        super().pass_until(seat, skip)
        known = [] if skip is None else [TILE_ID[tile] for tile in skip.known]
        self.send(frames.PassUntil(until="" if skip is None else skip.until, known=known))

    def take_over(self, *changes: Seating) -> None:
        """Do nothing: who plays is for the table to say."""

    def _ask(self, frame: frames.Up) -> None:
        if not (self.waiting or self._lost or self.seat is None):
            self.waiting = True
            self.send(frame)
