"""Working out reviews in the background: in a process of its own, kept beside the record.

The window is told in its own thread what was found out so far and how long it will still take. What
was found out is kept whenever something is told, so that it can be stopped at any moment and gone
on with, also by the next start of the program. A process that dies is started once more, then
without what was kept. That there is no news of the work is told, and a new process can go on.
"""

import json
import logging
import os
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from attrs import define, evolve, field, frozen

from alhambra_qt import files
from alhambra_qt.controller.game import children
from alhambra_qt.controller.game.records import review_path
from alhambra_qt.controller.game.reviews import (
    KeptReview,
    dealt_in,
    read_review,
    tie_of,
    write_review,
)
from alhambra_qt.controller.game.session import Session
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_to_json, state_to_json
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.review.kept import review_from_json
from alhambra_qt.review.model import JudgedChoice, Review, TriedCost

MOST_DEATHS = 2  # of one review; then it stops
LONGEST = 3 * children.PATIENCE  # until what something else would have cost is given up
SECONDS = 0.15  # an action is thought to take, until the work itself tells

log = logging.getLogger(__name__)

Call = children.Call
# What was found out so far, None before anything was, and the seconds left: 0 when nothing goes on.
Told = Callable[[Review | None, float], None]
Priced = Callable[[TriedCost | None], None]  # None: it could not be worked out
Where = Callable[[Session], Path | None]


@frozen(eq=False)
class _Game:
    """A game that is looked at, its record if it has one, where it is kept, and who is told."""

    session: Session
    tie: str
    record: Path | None
    file: Path | None
    told: Told


@define(eq=False)
class _Work:
    """A running process and the line to it."""

    process: BaseProcess
    line: Connection

    def end(self) -> None:
        """End the process; all that it found out was heard."""
        self.process.kill()
        self.process.join(timeout=2)
        self.line.close()


@define(eq=False)
class ReviewHost:
    """Works out the review of one game at a time.

    Args:
        to_main: runs a call in the main thread.
        record_of: finds the file of a game, None if it has none; then nothing is kept.
        on_trouble: told in a sentence what is wrong with a kept review, which is made anew, and
            that there will be none.
        on_wait: told that there is no news of the work, with what asks again; with None that this
            holds no longer.
    """

    to_main: Callable[[Call], None]
    record_of: Where
    on_trouble: Callable[[Msg], None]
    on_wait: Callable[[Msg, Call | None], None] | None = None
    _game: _Game | None = field(default=None, init=False)
    _kept: KeptReview | None = field(default=None, init=False)
    _work: _Work | None = field(default=None, init=False)
    _deaths: int = field(default=0, init=False)
    _patience: children.Patience = field(init=False)

    def __attrs_post_init__(self) -> None:
        """Prepare to tell that there is no news."""
        self._patience = children.Patience(self.to_main, self._waits)

    # -- what the page asks -------------------------------------------------------------------

    def start(self, session: Session, changed: Told) -> None:
        """Give what is kept of a game that is over, or begin; another game is left."""
        self._drop()
        record = self.record_of(session)
        file = None if record is None else review_path(record, session.branch)
        self._game = _Game(session, tie_of(session), record, file, changed)
        self._kept, self._deaths = self._read(self._game), 0
        self.go_on()

    def stop(self) -> None:
        """Stop working; what was found out is kept."""
        self._drop()
        self._tell(0.0)

    def go_on(self) -> None:
        """Go on where it was stopped."""
        done = self._kept is not None and self._kept.work is None
        if not done and self._game is not None and self._work is None:
            try:
                self._begin(self._game)
            except OSError as error:
                log.warning("The review's process cannot be started: %s", error)
        guess = SECONDS * len(self._game.session.actions) if self._game is not None else 0.0
        self._tell(0.0 if self._work is None else guess)

    def ask_again(self) -> None:
        """Go on by a new process."""
        if self._work is not None:
            self._drop()
            self.go_on()

    def try_out(self, choice: JudgedChoice, tried: Action, priced: Priced) -> None:
        """Say what something else would have cost where a choice was judged."""
        if self._game is None:
            priced(None)
            return
        try:
            work = _Work(*children.start(children.reviews))
        except OSError as error:
            log.warning("The review's process cannot be started: %s", error)
            priced(None)
            return
        actions = {"action": action_to_json(tried), "best": action_to_json(choice.best)}
        question = _question(self._game, None, tried={"at": choice.at, **actions})
        asked = work, question, priced
        threading.Thread(target=self._hear_price, args=asked, daemon=True).start()

    def _hear_price(self, work: _Work, question: bytes, priced: Priced) -> None:
        found = None
        limit = threading.Timer(LONGEST, work.process.kill)
        limit.daemon = True
        limit.start()
        try:
            work.line.send_bytes(question)
            found = TriedCost(**json.loads(work.line.recv_bytes()))
        except (EOFError, OSError) as error:
            log.warning("A choice cannot be priced: %s", error)
        limit.cancel()
        work.end()
        self.to_main(partial(priced, found))

    @property
    def working(self) -> bool:
        """Whether a review is being worked out."""
        return self._work is not None

    def _tell(self, left: float) -> None:
        if self._game is not None:
            self._game.told(None if self._kept is None else self._kept.review, left)

    def _read(self, game: _Game) -> KeptReview | None:
        if game.file is None:
            return None
        try:
            return read_review(game.file, game.tie, game.session.seats)
        except Unreadable as error:
            if error.reason.id in (*files.NOT_OPENED, "load-newer"):
                self._game = evolve(game, file=None)  # it may be better than what is made here
            if error.reason.id != "load-missing":
                name = game.file.name
                self.on_trouble(msg("save-review-broken", file=name, reason=error.reason))
            return None

    # -- the process --------------------------------------------------------------------------

    def _begin(self, game: _Game) -> None:
        work = self._work = _Work(*children.start(children.reviews))
        asked = work, game, _question(game, self._kept)
        threading.Thread(target=self._listen, args=asked, daemon=True).start()
        self._patience.begin()

    def _listen(self, work: _Work, game: _Game, question: bytes) -> None:
        """Ask and read what the process says, in a thread of its own that also keeps it.

        Until the process reads it a long question would make the window wait.
        """
        try:
            work.line.send_bytes(question)
            while True:
                answer = json.loads(work.line.recv_bytes())
                kept = KeptReview(review_from_json(answer["review"]), answer["work"])
                if work is self._work:
                    _keep(game, kept)
                self.to_main(partial(self._found, work, kept, answer["left"]))
        except (EOFError, OSError):
            self.to_main(partial(self._ended, work))

    def _found(self, work: _Work, kept: KeptReview, left: float) -> None:
        if work is self._work:
            self._kept = kept
            self._patience.begin()
            self._tell(left)

    def _ended(self, work: _Work) -> None:
        """Clear up; a process that ended before its work was done is started once more."""
        work.end()
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
        """End the process; its listener sees the line end and clears up."""
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
    """Write what was found out, while the record is still there."""
    if game.file is None or game.record is None or not os.path.exists(game.record):
        return
    try:
        write_review(game.file, game.tie, kept)
    except OSError as error:
        log.warning("A review cannot be kept: %s", error)
