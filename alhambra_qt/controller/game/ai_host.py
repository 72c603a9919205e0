"""The computer players' own process: asked with an observation, answering with a thought.

Thinking never blocks the window, and a computer player can never see more than it is sent. Answers
to a question that no longer stands (undo, another game) are dropped by their number; a process
that still thinks about such a question when the next one comes is ended and replaced. A process
that dies is started again; if it cannot be, moves are made here, simple ones. That an answer does
not come is told, and the question can be asked again, of a new process.
"""

import json
import logging
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from attrs import define, field

from alhambra_qt import files
from alhambra_qt.controller.game import children, saved, thoughts
from alhambra_qt.controller.game.gameconfig import BALANCED
from alhambra_qt.controller.game.thoughts import Thought
from alhambra_qt.engine import Observation, answers
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.codec import action_from_json, observation_to_json
from alhambra_qt.i18n import Msg, msg

MAX_DEATHS = 2  # of one request; then it is answered here

log = logging.getLogger(__name__)

Call = Callable[[], None]
Answer = Callable[[Thought], None]


def simple_move(observation: Observation, seed: str) -> Action:
    """Choose any answer, when nobody is there to think."""
    options = answers(observation.game)
    return options[shuffled(list(range(len(options))), seed, "simple")[0]]


def request(
    number: int, observation: Observation, level: str, seed: str, style: str = BALANCED
) -> bytes:
    """Write a question for the process: what a seat may know, its level and style, and a seed."""
    data = {
        "number": number,
        "observation": observation_to_json(observation),
        "level": level,
        "style": style,
        "seed": seed,
    }
    return json.dumps(data).encode()


def answered(data: bytes) -> tuple[int, Thought]:
    """Read an answer: the number of the question, and the thought."""
    read = files.decode(data, _Answer)
    return read.number, thoughts.from_saved(read, action_from_json(read.action))


class _Answer(saved.SavedThought, kw_only=True):
    """An answer of the process: a thought with its action and the number of the question."""

    number: int
    action: saved.Json


@define
class _Request:
    """What was asked and who wants the answer."""

    number: int
    observation: Observation
    level: str
    seed: str
    style: str
    answer: Answer
    deaths: int = 0


@define(eq=False)
class _Worker:
    """A running process, the line to it, and how many questions it has not answered yet.

    Nobody closes the line, since a thread may be reading from it; it goes with the worker.
    """

    process: BaseProcess
    line: Connection
    open: int = 0


@define(eq=False)
class AiHost:
    """Asks the computer players' process.

    Args:
        to_main: runs a call in the main thread (Qt: by a signal); answers come through it.
        on_trouble: told when the process died or cannot be started.
        on_wait: told that an answer does not come, with what asks again; with None that this
            holds no longer.
    """

    to_main: Callable[[Call], None]
    on_trouble: Callable[[Msg], None] | None = None
    on_wait: Callable[[Msg, Call | None], None] | None = None
    _worker: _Worker | None = field(default=None, init=False)
    _asked: _Request | None = field(default=None, init=False)
    _number: int = field(default=0, init=False)
    _closed: bool = field(default=False, init=False)
    _patience: children.Patience = field(init=False)

    def __attrs_post_init__(self) -> None:
        """Prepare to tell that an answer does not come."""
        self._patience = children.Patience(self.to_main, self._waits)

    # -- asking -------------------------------------------------------------------------------

    def warm_up(self) -> None:
        """Start the process before it is needed."""
        if self._worker is None and not self._closed:
            self._start()

    def ask(
        self,
        observation: Observation,
        level: str,
        seed: str,
        answer: Answer,
        style: str = BALANCED,
    ) -> int:
        """Ask for an action; the former question no longer stands. Gives the request's number."""
        self._number += 1
        self._asked = _Request(self._number, observation, level, seed, style, answer)
        if self._worker is not None and self._worker.open:
            self._drop()  # it thinks about what nobody wants to know any more
        self._send()
        return self._number

    def ask_again(self) -> None:
        """Ask the same of a new process."""
        if self._asked is not None:
            self._drop()
            self._send()

    def cancel(self) -> None:
        """Forget the question; a process that thinks about it makes room for a fresh one."""
        self._forget()
        if self._worker is not None and self._worker.open and not self._closed:
            self._drop()
            try:
                self._start()
            except OSError as error:  # tried again when there is a question
                log.warning("The computer players' process cannot be started: %s", error)

    @property
    def waiting(self) -> bool:
        """Whether an answer is awaited."""
        return self._asked is not None

    @property
    def pid(self) -> int | None:
        """The process id of the computer players, None while there is none."""
        return self._worker.process.pid if self._worker is not None else None

    def close(self) -> None:
        """End the process."""
        self._closed = True
        self._forget()
        worker, self._worker = self._worker, None
        if worker is None:
            return
        worker.process.kill()
        worker.process.join(timeout=2)

    def _forget(self) -> None:
        self._asked = None
        self._patience.end()

    def _drop(self) -> None:
        """End a process that thinks in vain; its listener sees the line end."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.process.kill()

    # -- the process --------------------------------------------------------------------------

    def _start(self) -> None:
        worker = self._worker = _Worker(*children.start(children.computers))
        threading.Thread(target=self._listen, args=(worker,), daemon=True).start()

    def _listen(self, worker: _Worker) -> None:
        """Wait for answers, in a thread of its own that does nothing else."""
        while True:
            try:
                data = worker.line.recv_bytes()
            except (EOFError, OSError):
                worker.process.join(timeout=2)
                if worker is self._worker:  # else it was ended on purpose
                    self.to_main(partial(self._died, worker))
                return
            worker.open -= 1
            self.to_main(partial(self._answered, data))

    def _send(self) -> None:
        asked = self._asked
        if asked is None or self._closed:
            return
        try:
            if self._worker is None:
                self._start()
            if self._worker is not None:
                seen, seed = asked.observation, asked.seed
                data = request(asked.number, seen, asked.level, seed, asked.style)
                self._worker.open += 1
                self._worker.line.send_bytes(data)
                self._patience.begin()
        except OSError as error:
            log.warning("The computer players' process cannot be reached: %s", error)
            self._worker = None
            self._failed()

    def _answered(self, data: bytes) -> None:
        number, thought = answered(data)
        asked = self._asked
        if asked is None or asked.number != number:
            return
        self._forget()
        asked.answer(thought)

    def _died(self, worker: _Worker) -> None:
        if worker is not self._worker or self._closed:
            return
        self._worker = None
        self._failed()

    def _failed(self) -> None:
        """Start again, or give up on the process for this question."""
        asked = self._asked
        if asked is None:
            return
        asked.deaths += 1
        if asked.deaths < MAX_DEATHS:
            self._tell(msg("ai-lost"))
            self._send()
            return
        self._tell(msg("ai-failed"))
        self._forget()
        action = simple_move(asked.observation, asked.seed)
        self.to_main(partial(asked.answer, Thought(action)))

    def _waits(self, lost: bool) -> None:
        if self.on_wait is not None:
            self.on_wait(msg("ai-waits"), self.ask_again if lost else None)

    def _tell(self, text: Msg) -> None:
        if self.on_trouble is not None:
            self.on_trouble(text)
