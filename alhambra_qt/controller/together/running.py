"""The running game of a table: what each guest is shown, and what guests ask for."""

import time
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import takewhile
from typing import ClassVar

import msgspec
from attrs import define, field
from msgspec import Raw

from alhambra_qt.controller.game import records, seats
from alhambra_qt.controller.game.file_shapes import SavedTakeover
from alhambra_qt.controller.game.gameconfig import GameConfig, seats_to_json, setup_of
from alhambra_qt.controller.game.seats import skips_from_json, skips_to_json
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep, SessionChange
from alhambra_qt.controller.together import frames, shown
from alhambra_qt.controller.together.chairs import Visitor
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json, setup_to_json
from alhambra_qt.engine.ids import NOBODY_LOOKING, Seat
from alhambra_qt.i18n import msg
from alhambra_qt.net.channel import DOWN, ToMain

MOST_STEPS = 200  # in one frame; those of a longer game are sent in several
WITH_POSITIONS = 25  # the same, each with its position
DELAY = 10  # rounds until hands are shown to those who watch


def _shared(some: Sequence[PlayedStep], steps: Sequence[PlayedStep]) -> int:
    """Return how many first steps are the same."""
    pairs = zip(some, steps, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))


def public_setup(config: GameConfig) -> frames.Json:
    """Return a set-up without its seed."""
    setup = setup_to_json(setup_of(config))
    del setup["seed"]
    return setup


@define(eq=False)
class Running:
    """A session that guests take part in.

    Attributes:
        visitors: gives the guests who have a seat, and those who watch.
        later: runs a call when everything else had its turn.
        shows_hands: says whether those who watch are shown hands.
        made: how the seed was made; ``secret`` is the table's part, for the end of the game.
    """

    session: Session
    visitors: Callable[[], Iterable[Visitor]]
    later: ToMain
    shows_hands: Callable[[], bool]
    made: frames.Made | None = None
    secret: str = field(default="", repr=False)
    _public: list[tuple[PlayedStep, Raw]] = field(factory=list, init=False)
    _positions: dict[int, Raw] = field(factory=dict, init=False)  # before each of these
    _written: dict[object, bytes] = field(factory=dict, init=False)  # of one version
    _version: int = field(default=-1, init=False)
    _asked: Seat | None = field(default=None, init=False)
    _since: float = field(factory=time.monotonic, init=False)  # that one has been asked
    _last: tuple[int, bytes] = field(default=(-1, b""), init=False)

    def __attrs_post_init__(self) -> None:
        self.session.listeners.append(self._changed)
        self._asked = self.session.to_move

    def turn(self, seat: Seat) -> frames.Turn:
        """Return whether a seat must choose, and since when somebody has had to."""
        asked, seconds = self.session.to_move, int(time.monotonic() - self._since)
        over = self.session.over
        return frames.Turn(began=True, over=over, yours=asked == seat, seconds=seconds)

    def stop(self) -> None:
        """Show no more."""
        if self._changed in self.session.listeners:
            self.session.listeners.remove(self._changed)

    # -- showing ------------------------------------------------------------------------------

    def greet(self, visitor: Visitor, since: int, chain: str) -> None:
        """Show the game to somebody who came or came back, with so many steps of it."""
        known = self.session.steps[:since]
        if len(known) == since:
            mine = shown.chained(shown.BLANK, self._steps(0, since, visitor.seat))
            visitor.steps = known if mine == chain else []
        visitor.send(self._setup(visitor.seat))
        self.show(visitor, ends=True)

    def _changed(self, change: SessionChange) -> None:
        if self.session.to_move != self._asked:
            self._asked, self._since = self.session.to_move, time.monotonic()
        self.session.afterwards(partial(self._show_change, change))

    def _show_change(self, change: SessionChange) -> None:
        for visitor in tuple(self.visitors()):
            if change.kind == "seated":
                visitor.send(self._setup(visitor.seat))
            self.show(visitor, change.kind, ends=change.kind == "played")

    def show(
        self,
        visitor: Visitor,
        kind: frames.SeenKind = "",
        *,
        ends: bool = False,
        was_behind: bool = False,
    ) -> None:
        """Send the game as a guest may see it now, with the steps that they do not have.

        Many steps are sent in pieces, so that nobody else waits for them. ``ends`` sends the
        record, too, if the game is over.
        """
        if visitor.behind:
            return
        if self.session.over:  # the record, which follows, shows all that was hidden
            self.session.bar_undo(msg("undo-revealed"))
        steps, watches = self.session.steps, visitor.seat is None
        keep = _shared(visitor.steps, steps)
        end = keep + (WITH_POSITIONS if watches else MOST_STEPS)
        # Who was behind has the end of the last piece, but not the position there.
        was_here = 0 < keep == len(visitor.steps) and not was_behind
        visitor.pass_on(self._piece(keep, end, kind, was_here, visitor.seat))
        visitor.steps, visitor.behind = steps[:end], end < len(steps)
        if visitor.behind:
            self.later(partial(self._catch_up, visitor))
            return
        if watches:
            self._show_hands(visitor)
        if ends and self.session.over:
            visitor.pass_on(self._record())

    def _catch_up(self, visitor: Visitor) -> None:
        if self._changed in self.session.listeners and visitor in self.visitors():
            visitor.behind = False
            self.show(visitor, ends=True, was_behind=True)

    def _show_hands(self, visitor: Visitor) -> None:
        """Send all hands of the positions that are ten rounds old to somebody who watches."""
        session, begin = self.session, visitor.hands
        if self.shows_hands():
            since = session.turn - DELAY * session.seats
            visitor.hands = bisect_right(session.steps, since, key=lambda step: step.turn)
        numbers = range(begin, visitor.hands)
        for at in numbers[::WITH_POSITIONS]:
            some = range(at, min(at + WITH_POSITIONS, visitor.hands))
            hands = [shown.hands_to_json(session.hands_before(number)) for number in some]
            visitor.send(frames.OpenHands(at=at, hands=hands))

    def _piece(
        self, begin: int, end: int, kind: frames.SeenKind, was_here: bool, seat: Seat | None
    ) -> bytes:
        """Write a piece; what all who watch are shown, however many they are, only once."""
        if seat is not None:
            return self._seen(begin, end, kind, was_here, seat)
        if self._version != self.session.version:
            self._version = self.session.version
            self._written.clear()
        key = begin, kind, was_here
        if key not in self._written:
            self._written[key] = self._seen(begin, end, kind, was_here, None)
        return self._written[key]

    def _seen(
        self, begin: int, end: int, kind: frames.SeenKind, was_here: bool, seat: Seat | None
    ) -> bytes:
        """Write the game as a seat may see it now, and some steps."""
        session, blocked = self.session, self.session.undo_blocked(seat)
        whys = ((at, step.why) for at, step in enumerate(session.steps[begin:end]))
        steps = self._steps(begin, end, seat)
        lacks_positions = seat is None and not (was_here and len(steps) == 1)
        frame = frames.Seen(
            v=session.version,
            keep=begin,
            steps=steps,
            observation=shown.seen_to_json(shown.seen_by(session, seat)),
            kind=kind,
            whys={str(at): shown.why_to_json(why) for at, why in whys if why is not None},
            undo=None if blocked is None else shown.text_to_json(blocked),
            redo=seat is not None and session.redo_blocked() is None,
            more=end < len(session.steps),
            positions=self._before(begin, len(steps)) if lacks_positions else [],
        )
        return frames.written(frame)

    def _before(self, begin: int, count: int) -> list[Raw]:
        """Write the public positions before some steps; each only once."""
        numbers = range(begin, begin + count)
        for at in numbers:
            if at not in self._positions:
                seen = self.session.seen_before(at, NOBODY_LOOKING)
                self._positions[at] = shown.seen_to_json(seen)
        return [self._positions[at] for at in numbers]

    def _steps(self, begin: int, end: int, seat: Seat | None) -> list[Raw]:
        """Write some steps for a seat; those for people who watch are written only once."""
        steps = self.session.steps[:end]
        if seat is not None:
            return [shown.step_to_json(step, seat) for step in steps[begin:]]
        keep = _shared([step for step, _ in self._public], steps)
        if keep < len(steps):
            for at in range(keep + 1, len(self._public) + 1):
                self._positions.pop(at, None)  # they were undone
            new = ((step, shown.step_to_json(step, None)) for step in steps[keep:])
            self._public[keep:] = new
        return [raw for _, raw in self._public[begin : len(steps)]]

    def _setup(self, seat: Seat | None) -> frames.GameSetup:
        session, config = self.session, self.session.config
        mine = {who: skip for who, skip in session.skips.items() if who == seat}
        return frames.GameSetup(
            setup=public_setup(config),
            seats=seats_to_json(config.seats),
            began=seats_to_json(session.began),
            takeovers=[SavedTakeover(**takeover) for takeover in seats.to_json(session.takeovers)],
            counts=config.counts,
            purist=config.purist,
            sealed=config.sealed,
            passes=skips_to_json(mine),
            made=self.made,
        )

    def _record(self) -> bytes:
        """Write the record, once for everybody."""
        if self._last[0] != self.session.version:
            self._last = self.session.version, frames.written(self._whole())
        return self._last[1]

    def _whole(self) -> frames.Record:
        record = records.to_record(self.session)
        raw = msgspec.json.encode(record)
        if len(raw) > DOWN.size // 2:
            record.pop(records.THOUGHTS, None)
            raw = msgspec.json.encode(record)
        return frames.Record(record=Raw(raw), secret=self.secret)

    # -- asking -------------------------------------------------------------------------------

    def take(self, visitor: Visitor, frame: frames.AnyUp) -> None:
        """Do what a guest in a seat asks for, if it may.

        Raises:
            BadFrame: if the guest's program does not do as it should.
        """
        handler = self._HANDLERS.get(type(frame))
        if handler is not None and visitor.seat is not None:
            handler(self, visitor, visitor.seat, frame)

    def _act(self, visitor: Visitor, seat: Seat, frame: frames.PlayAction) -> None:
        if not self._is_asked(seat, frame.v):
            self.show(visitor)
            return
        action, rule = self._judged(frame.action)
        if rule:
            visitor.send(frames.No(v=frame.v, rule=rule))
        else:
            self.session.play(action, settled=frame.settled)

    def _is_asked(self, seat: Seat, version: int) -> bool:
        return version == self.session.version and self.session.to_move == seat

    def _judged(self, data: frames.Json) -> tuple[Action, str]:
        """Read an action and return it with the rule that forbids it, if one does."""
        with frames.reading():
            action = action_from_json(data)
            refusal = self.session.refusal(action)
        return action, "" if refusal is None else refusal.rule

    def _undo(self, visitor: Visitor, seat: Seat, frame: frames.UndoAction) -> None:
        undone = None
        if frame.v == self.session.version:
            undo = self.session.restart_turn if frame.whole else self.session.undo
            undone = undo(seat)
        if not undone:
            self.show(visitor)

    def _redo(self, visitor: Visitor, seat: Seat, frame: frames.RedoAction) -> None:
        if not self._is_asked(seat, frame.v) or self.session.redo() is None:
            self.show(visitor)

    def _pass(self, visitor: Visitor, seat: Seat, frame: frames.PassUntil) -> None:
        entry = {"until": frame.until, "known": frame.known}
        self.session.skips.pop(seat, None)
        self.session.skips.update(skips_from_json({str(seat): entry}, (seat,)))

    _HANDLERS: ClassVar[dict[type, Callable[..., None]]] = {
        frames.PlayAction: _act,
        frames.UndoAction: _undo,
        frames.RedoAction: _redo,
        frames.PassUntil: _pass,
    }
