"""The review of a saved game: computed in a child process, stored in a file beside the record.

The file holds a digest of the moves. If it cannot be read, the review is recomputed.
"""

import json
import logging
import os
import threading
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from attrs import define, evolve, field, frozen
from msgspec import Meta as Limits
from msgspec import Struct

from alhambra_qt import files
from alhambra_qt.controller.game import children
from alhambra_qt.controller.game.file_shapes import Count, Json, SavedReason, Seat, Version
from alhambra_qt.controller.game.records import review_path, review_paths
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import Branch
from alhambra_qt.engine import BadData
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_to_json, state_to_json
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.review.kept import review_from_json, review_to_json, tie
from alhambra_qt.review.model import JudgedChoice, Review, TriedCost

FORMAT = "alhambra-review"
VERSION = 1
WORKER = "alhambra_qt.review.worker"

Number = Annotated[float, Limits(ge=-1_000, le=1_000)]
Row = Annotated[list[Number], Limits(min_length=2, max_length=6)]
Sums = Annotated[list[Annotated[float, Limits(ge=-1e6, le=1e6)]], Limits(max_length=6)]


class SavedCause(SavedReason):
    """Why another choice was better, and its part of the cost."""

    part: Number = 0.0


class SavedSwing(Struct):
    """A change of the chances of winning; for a choice also its cost."""

    at: Count
    turn: Count
    seat: Seat
    before: Row
    after: Row
    own: Row | None = None
    cost: Number | None = None
    low: Number | None = None
    high: Number | None = None
    played: Json | None = None
    best: Json | None = None
    reasons: list[SavedCause] = []
    unclear: bool = False


class SavedPlace(Struct):
    """A seat's playing strength, as a place between the levels."""

    at: Number
    low: Number
    high: Number


class SavedFindings(Struct):
    """The findings about a game."""

    start: Row
    result: Row
    swings: Annotated[list[SavedSwing], Limits(max_length=100_000)]
    turns: Count
    done: Annotated[float, Limits(ge=0, le=1)]
    rough: bool
    error: Number
    places: Annotated[list[SavedPlace | None], Limits(max_length=6)]


class SavedPricing(Struct):
    """The known cost of a choice."""

    best: Annotated[list[Json], Limits(min_length=1, max_length=100)]
    played: Annotated[list[Json], Limits(min_length=1, max_length=100)]
    worlds: Count
    sums: Sums
    squares: Annotated[float, Limits(ge=0, le=1e6)]
    reasons: list[SavedCause]
    second: tuple[Count, Number, Annotated[float, Limits(ge=0, le=1e6)]] = (0, 0.0, 0.0)


class SavedWork(Struct):
    """Intermediate results."""

    passes: Count
    phase: Count
    step: Count
    size: Annotated[int, Limits(ge=1, le=100_000)]
    nodes: Annotated[list[tuple[Count, Sums, Sums]], Limits(max_length=100_000)]
    prices: dict[Annotated[str, Limits(pattern=r"^[0-9]{1,9}\Z")], SavedPricing]


class SavedReview(Struct):
    """The whole file."""

    format: str
    version: Version
    tie: str
    review: SavedFindings
    work: SavedWork | None = None


@frozen
class KeptReview:
    """A review with the work to resume; a finished review has none."""

    review: Review
    work: Json | None


def tie_of(session: Session) -> str:
    """Return the digest that links a review to a game or to one of its branches."""
    return tie(session.beginning, session.actions, dealt_in(session))


def dealt_in(session: Session) -> Mapping[int, str]:
    """Return the actions before which hidden cards and tiles were dealt anew, with the seeds."""
    return {} if session.branch is None else session.branch.dealt


def write_review(file: Path, tied: str, kept: KeptReview) -> None:
    """Write a review to a file beside its record.

    Raises:
        OSError: if it cannot be written.
    """
    data = {"format": FORMAT, "version": VERSION, "tie": tied}
    data |= {"review": review_to_json(kept.review), "work": kept.work}
    files.write(file, json.dumps(data, separators=(",", ":")), safe=False)


def read_review(file: Path, tied: str, seats: int) -> KeptReview:
    """Read a review from its file.

    Raises:
        Unreadable: with one sentence; also if it belongs to another game.
    """
    data = files.read(file, dict[str, Any])
    if data.get("format") != FORMAT:
        raise Unreadable(msg("load-foreign"), "format")
    version = files.fit(data.get("version"), Version, "version")
    if version > VERSION:
        raise Unreadable(msg("load-newer", found=version, known=VERSION), "version")
    saved = files.fit(data, SavedReview)
    if saved.tie != tied:
        raise files.bad_field("tie")
    try:
        kept = KeptReview(review_from_json(data["review"]), data.get("work"))
    except BadData as error:
        raise files.bad_field(error.field) from error
    except (KeyError, TypeError, ValueError) as error:
        raise files.bad_field("review") from error
    _check(kept.review, seats)
    return kept


def forget_lost(record: Path, branches: Iterable[Branch]) -> None:
    """Delete the reviews of branches that a record no longer has."""
    known = {review_path(record), *(review_path(record, branch) for branch in branches)}
    for file in review_paths(record):
        if file not in known:
            with suppress(OSError):  # it only takes up space
                file.unlink()


def whole_review(session: Session, record: Path | None) -> Review | None:
    """Return the finished review of a game if one is stored beside its record."""
    if record is None:
        return None
    file = review_path(record, session.branch)
    try:
        kept = read_review(file, tie_of(session), session.seats)
    except Unreadable:  # reported when the review is opened
        return None
    return kept.review if kept.work is None else None


def _check(review: Review, seats: int) -> None:
    """Check that every part refers to the same seats and turns.

    Raises:
        Unreadable: with the name of the field.
    """
    rows = {"start": review.start, "result": review.result, "places": review.places}
    for index, swing in enumerate(review.swings):
        where = f"review.swings.{index}"
        rows |= {f"{where}.before": swing.before, f"{where}.after": swing.after}
        if isinstance(swing, JudgedChoice):
            rows[f"{where}.own"] = swing.own
        if swing.seat >= seats or swing.turn >= review.turns:
            raise files.bad_field(where, "range")
    for where, row in rows.items():
        if len(row) != seats:
            raise files.bad_field(where, "long")


MOST_DEATHS = 2  # per review; then it stops
LONGEST = 3 * children.PATIENCE  # timeout for the cost of an alternative
UNKNOWN = float("inf")  # seconds that are left, until the work knows its pace

log = logging.getLogger(__name__)

# The findings so far, None before there are any, and the seconds left: 0 when idle, inf if unknown.
Listener = Callable[[Review | None, float], None]
Priced = Callable[[TriedCost | None], None]  # None: the cost could not be computed
Where = Callable[[Session], Path | None]


@frozen(eq=False)
class _Game:
    """A game under review, its record and review file if any, and its callback."""

    session: Session
    tie: str
    record: Path | None
    file: Path | None
    listener: Listener


@define(eq=False)
class ReviewHost:
    """Computes one game's review at a time.

    Args:
        to_main: runs a call in the main thread.
        record_of: returns a game's file, None if it has none; then nothing is stored.
        on_trouble: called with a sentence when a stored review is unreadable and recomputed, and
            when there will be no review.
        on_wait: called with a retry function when progress is overdue, and with None when that is
            over.
    """

    to_main: Callable[[children.Call], None]
    record_of: Where
    on_trouble: Callable[[Msg], None]
    on_wait: Callable[[Msg, children.Call | None], None] | None = None
    _game: _Game | None = field(default=None, init=False)
    _kept: KeptReview | None = field(default=None, init=False)
    _work: children.Child | None = field(default=None, init=False)
    _deaths: int = field(default=0, init=False)
    _patience: children.Patience = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._patience = children.Patience(self.to_main, self._waits)

    # -- the page's interface -----------------------------------------------------------------

    def start(self, session: Session, changed: Listener) -> None:
        """Report a finished game's stored review, or start one; drop any other game."""
        self._drop()
        record = self.record_of(session)
        file = None if record is None else review_path(record, session.branch)
        self._game = _Game(session, tie_of(session), record, file, changed)
        self._kept, self._deaths = self._read(self._game), 0
        self.go_on()

    def stop(self) -> None:
        """Stop working; findings are stored."""
        self._drop()
        self._tell(0.0)

    def go_on(self) -> None:
        """Resume after a stop."""
        done = self._kept is not None and self._kept.work is None
        if not done and self._game is not None and self._work is None:
            try:
                self._begin(self._game)
            except OSError as error:
                log.warning("The review's process cannot be started: %s", error)
        self._tell(0.0 if self._work is None else UNKNOWN)

    def ask_again(self) -> None:
        """Resume in a new process."""
        if self._work is not None:
            self._drop()
            self.go_on()

    def try_out(self, choice: JudgedChoice, tried: Action, priced: Priced) -> None:
        """Compute what an alternative would have cost instead of a judged choice."""
        if self._game is None:
            priced(None)
            return
        try:
            work = children.start(WORKER)
        except OSError as error:
            log.warning("The review's process cannot be started: %s", error)
            priced(None)
            return
        actions = {"action": action_to_json(tried), "best": action_to_json(choice.best)}
        question = _question(self._game, None, tried={"at": choice.at, **actions})
        asked = work, question, priced
        threading.Thread(target=self._hear_price, args=asked, daemon=True).start()

    def _hear_price(self, work: children.Child, question: bytes, priced: Priced) -> None:
        found = None
        limit = threading.Timer(LONGEST, work.process.kill)
        limit.daemon = True
        limit.start()
        try:
            work.ask(question)
            found = TriedCost(**json.loads(work.receive()))
        except (EOFError, OSError) as error:
            log.warning("A choice cannot be priced: %s", error)
        limit.cancel()
        work.end()
        work.line.close()
        self.to_main(partial(priced, found))

    @property
    def working(self) -> bool:
        """Whether a review is being computed."""
        return self._work is not None

    def _tell(self, left: float) -> None:
        if self._game is not None:
            self._game.listener(None if self._kept is None else self._kept.review, left)

    def _read(self, game: _Game) -> KeptReview | None:
        if game.file is None:
            return None
        try:
            return read_review(game.file, game.tie, game.session.seats)
        except Unreadable as error:
            if error.reason.id in (*files.NOT_OPENED, "load-newer"):
                self._game = evolve(game, file=None)  # it may be better than a new one
            if error.reason.id != "load-missing":
                name = game.file.name
                self.on_trouble(msg("save-review-broken", file=name, reason=error.reason))
            return None

    # -- the process --------------------------------------------------------------------------

    def _begin(self, game: _Game) -> None:
        work = self._work = children.start(WORKER)
        asked = work, game, _question(game, self._kept)
        threading.Thread(target=self._listen, args=asked, daemon=True).start()
        self._patience.begin()

    def _listen(self, work: children.Child, game: _Game, question: bytes) -> None:
        """Send the request, then read and store the results, in a dedicated thread.

        Sending a long request would block the window until the process reads it.
        """
        try:
            work.ask(question)
            while True:
                answer = json.loads(work.receive())
                kept = KeptReview(review_from_json(answer["review"]), answer["work"])
                if work is self._work:
                    _keep(game, kept)
                left = UNKNOWN if answer["left"] is None else answer["left"]
                self.to_main(partial(self._found, work, kept, left))
        except (EOFError, OSError):
            self.to_main(partial(self._ended, work))

    def _found(self, work: children.Child, kept: KeptReview, left: float) -> None:
        if work is self._work:
            self._kept = kept
            self._patience.begin()
            self._tell(left)

    def _ended(self, work: children.Child) -> None:
        """Clean up; a process that ended before its work was done is restarted once."""
        work.end()
        work.line.close()
        if work is not self._work:
            return
        self._work = None
        self._patience.end()
        if self._kept is not None and self._kept.work is None:
            return
        self._deaths += 1
        self._kept = None
        if self._deaths < MOST_DEATHS:
            self.go_on()
        else:
            self.on_trouble(msg("review-failed"))
            self._tell(0.0)

    def _drop(self) -> None:
        work, self._work = self._work, None
        self._patience.end()
        if work is not None:
            work.process.kill()

    def _waits(self, lost: bool) -> None:
        if self.on_wait is not None:
            self.on_wait(msg("review-waits"), self.ask_again if lost else None)


def _question(game: _Game, kept: KeptReview | None, **more: Any) -> bytes:
    data: dict[str, Any] = {
        "start": state_to_json(game.session.beginning),
        "actions": [action_to_json(action) for action in game.session.actions],
        "dealt": dict(dealt_in(game.session)),
        "seed": game.tie,
        "work": None if kept is None else kept.work,
        **more,
    }
    return json.dumps(data).encode()


def _keep(game: _Game, kept: KeptReview) -> None:
    if game.file is None or game.record is None or not os.path.exists(game.record):
        return
    try:
        write_review(game.file, game.tie, kept)
    except OSError as error:
        log.warning("A review cannot be kept: %s", error)
