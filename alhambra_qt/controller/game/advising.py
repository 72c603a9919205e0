"""Asking the computer players about one moment, in a child process that can be ended."""

import json
import logging
import threading
from collections.abc import Callable
from functools import partial

from attrs import define, field

from alhambra_qt.controller.game import children
from alhambra_qt.controller.game.reviews import WORKER
from alhambra_qt.engine import Observation
from alhambra_qt.engine.codec import digest, state_to_json
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.review.kept import advice_from_json
from alhambra_qt.review.model import Advice

log = logging.getLogger(__name__)

Told = Callable[[Advice], None]


@define(eq=False)
class AdviceHost:
    """Asks about one moment at a time.

    Args:
        to_main: runs a call in the main thread.
        on_trouble: called with a sentence when there will be no more answers.
    """

    to_main: Callable[[children.Call], None]
    on_trouble: Callable[[Msg], None]
    _work: children.Child | None = field(default=None, init=False)

    @property
    def working(self) -> bool:
        """Whether more answers are to come."""
        return self._work is not None

    def ask(self, seen: Observation, told: Told) -> None:
        """Ask what a seat that must choose should do; drop any other question."""
        self.stop()
        question = {
            "start": state_to_json(seen.game),
            "asked": seen.seat,
            "seed": digest(seen.game),
        }
        try:
            self._work = children.start(WORKER)
        except OSError as error:
            log.warning("The process for advice cannot be started: %s", error)
            self.on_trouble(msg("advised-failed"))
            return
        asked = self._work, json.dumps(question).encode(), told
        threading.Thread(target=self._listen, args=asked, daemon=True).start()

    def stop(self) -> None:
        """Ask no more."""
        work, self._work = self._work, None
        if work is not None:
            work.process.kill()

    def _listen(self, work: children.Child, question: bytes, told: Told) -> None:
        done = 0.0
        try:
            work.ask(question)
            while done < 1:
                advice = advice_from_json(json.loads(work.receive()))
                done = advice.done
                self.to_main(partial(self._found, work, advice, told))
        except (EOFError, OSError):
            self.to_main(partial(self._failed, work))
        work.end()
        work.line.close()

    def _found(self, work: children.Child, advice: Advice, told: Told) -> None:
        if work is self._work:
            if advice.done >= 1:
                self._work = None
            told(advice)

    def _failed(self, work: children.Child) -> None:
        if work is self._work:
            self._work = None
            self.on_trouble(msg("advised-failed"))
