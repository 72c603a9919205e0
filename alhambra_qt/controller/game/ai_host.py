"""The computer players: a child process that receives observations, and the player of its answers.

Thinking never blocks the window, and a computer player can never see more than it is sent. Answers
to stale questions (after undo, or from another game) are dropped by their number. A process that is
still busy with a stale question when the next one arrives is killed and replaced. A process that
dies is restarted; if that fails, simple moves are chosen here. A missing answer is reported, and
the question can be asked again in a new process.
"""

import json
import logging
import threading
from collections.abc import Callable, Sequence
from functools import partial

from attrs import define, evolve, field

from alhambra_qt import files
from alhambra_qt.ai.player import choose
from alhambra_qt.controller.game import children, file_shapes, thoughts
from alhambra_qt.controller.game.gameconfig import (
    AI,
    AI_NAMES,
    BALANCED,
    GameConfig,
    default_config,
)
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep, SessionChange
from alhambra_qt.controller.game.thoughts import Thought
from alhambra_qt.engine import Observation, answers
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.codec import action_from_json, observation_to_json
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg

WORKER = "alhambra_qt.ai.worker"
MAX_DEATHS = 2  # per request; then it is answered here

log = logging.getLogger(__name__)

Answer = Callable[[Thought], None]


def simple_move(observation: Observation, seed: str) -> Action:
    """Choose any legal answer, as a fallback without the process."""
    options = answers(observation.game)
    return options[shuffled(list(range(len(options))), seed, "simple")[0]]


def request(
    number: int, observation: Observation, level: str, seed: str, style: str = BALANCED
) -> bytes:
    """Encode a request for the process: observation, level, style and a seed."""
    data = {
        "number": number,
        "observation": observation_to_json(observation),
        "level": level,
        "style": style,
        "seed": seed,
    }
    return json.dumps(data).encode()


def answered(data: bytes) -> tuple[int, Thought]:
    """Decode an answer: the request's number, and the thought."""
    read = files.decode(data, _Answer)
    return read.number, thoughts.from_saved(read, action_from_json(read.action))


class _Answer(file_shapes.SavedThought, kw_only=True):
    """An answer of the process: a thought with its action and the request's number."""

    number: int
    action: file_shapes.Json


@define
class _Request:
    """A request and the callback for its answer."""

    number: int
    observation: Observation
    level: str
    seed: str
    style: str
    answer: Answer
    deaths: int = 0


@define(eq=False)
class AiHost:
    """Sends requests to the computer players' process.

    Args:
        to_main: runs a call in the main thread (Qt: by a signal); answers come through it.
        on_trouble: called when the process died or cannot be started.
        on_wait: called with a retry function when an answer is overdue, and with None when that is
            over.
    """

    to_main: Callable[[children.Call], None]
    on_trouble: Callable[[Msg], None] | None = None
    on_wait: Callable[[Msg, children.Call | None], None] | None = None
    _worker: children.Child | None = field(default=None, init=False)
    _asked: _Request | None = field(default=None, init=False)
    _number: int = field(default=0, init=False)
    _closed: bool = field(default=False, init=False)
    _patience: children.Patience = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._patience = children.Patience(self.to_main, self._waits)

    # -- asking -------------------------------------------------------------------------------

    def warm_up(self) -> None:
        """Start the process before it is needed."""
        if self._worker is None and not self._closed:
            self._start()

    def ask(
        self, observation: Observation, level: str, seed: str, answer: Answer, style: str = BALANCED
    ) -> int:
        """Request an action, cancelling the previous request; return the request's number."""
        self._number += 1
        self._asked = _Request(self._number, observation, level, seed, style, answer)
        if self._worker is not None and self._worker.open:
            self._drop()  # it is busy with a cancelled request
        self._send()
        return self._number

    def ask_again(self) -> None:
        """Send the same request to a new process."""
        if self._asked is not None:
            self._drop()
            self._send()

    def cancel(self) -> None:
        """Cancel the request; a busy process is replaced."""
        self._forget()
        if self._worker is not None and self._worker.open and not self._closed:
            self._drop()
            try:
                self._start()
            except OSError as error:  # retried with the next request
                log.warning("The computer players' process cannot be started: %s", error)

    @property
    def waiting(self) -> bool:
        """Whether an answer is pending."""
        return self._asked is not None

    @property
    def pid(self) -> int | None:
        """The computer players' process id, None while there is none."""
        return self._worker.process.pid if self._worker is not None else None

    def close(self) -> None:
        """End the process."""
        self._closed = True
        self._forget()
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()

    def _forget(self) -> None:
        self._asked = None
        self._patience.end()

    def _drop(self) -> None:
        """Kill a process whose answer is not needed; its listener sees the connection close."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.process.kill()

    # -- the process --------------------------------------------------------------------------

    def _start(self) -> None:
        worker = self._worker = children.start(WORKER)
        threading.Thread(target=self._listen, args=(worker,), daemon=True).start()

    def _listen(self, worker: children.Child) -> None:
        """Wait for answers, in a dedicated thread."""
        try:
            worker.receive()  # HELLO
            while True:
                data = worker.receive()
                worker.open -= 1
                self.to_main(partial(self._answered, data))
        except (EOFError, OSError):
            worker.process.join(timeout=2)
            if worker is self._worker:  # otherwise it was killed on purpose
                self.to_main(partial(self._died, worker))

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

    def _died(self, worker: children.Child) -> None:
        if worker is not self._worker or self._closed:
            return
        self._worker = None
        self._failed()

    def _failed(self) -> None:
        """Restart the process, or give up on it for this request."""
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
        self.to_main(partial(asked.answer, Thought(action, blind=True)))

    def _waits(self, lost: bool) -> None:
        if self.on_wait is not None:
            self.on_wait(msg("ai-waits"), self.ask_again if lost else None)

    def _tell(self, text: Msg) -> None:
        if self.on_trouble is not None:
            self.on_trouble(text)


@define(eq=False)
class Autoplay:
    """Plays a session's computer seats.

    When an answer arrives, ``on_ready`` is called and the answer waits for ``go``, so that the
    window can finish its animation or wait for a key (step by step). Without ``on_ready`` it is
    played at once.
    """

    session: Session
    host: AiHost
    on_ready: Callable[[], None] | None = None
    _thought: Thought | None = field(default=None, init=False)
    _version: int = field(default=-1, init=False)

    def __attrs_post_init__(self) -> None:
        self.session.listeners.append(self._changed)

    @property
    def ready(self) -> bool:
        """Whether a move is waiting to be played."""
        return self._thought is not None and self._version == self.session.version

    @property
    def action(self) -> Action | None:
        """The move that waits to be played."""
        return self._thought.action if self._thought is not None and self.ready else None

    @property
    def thinking(self) -> Seat | None:
        """The computer seat that is thinking now."""
        return self.session.to_move if self.host.waiting else None

    def wake(self) -> None:
        """Request a move if it is a computer's turn and none was requested yet."""
        session = self.session
        seat = session.to_move
        if seat is None or not session.thinks_here(seat) or self.ready or self.host.waiting:
            return
        version, player = session.version, session.config.seats[seat]
        seen, seed = session.ai_observation(seat), session.ai_seed(seat)

        def answer(thought: Thought) -> None:
            self._take(thought, version)

        self.host.ask(seen, player.level, seed, answer, player.style)

    def _take(self, thought: Thought, version: int) -> None:
        if version != self.session.version:
            self.wake()
            return
        self._thought, self._version = thought, version
        if self.on_ready is None:
            self.go()
        else:
            self.on_ready()

    def go(self) -> bool:
        """Play the waiting move; return whether there was one."""
        thought, seat = self._thought, self.session.to_move
        if thought is None or seat is None or not self.ready:
            return False
        self._thought = None
        if self.session.refusal(thought.action) is not None:
            # The kind alone: the cards of a payment are a hand's.
            log.error("The computer player chose what the rules forbid: %s", thought.action.name)
            seen = self.session.ai_observation(seat)
            thought = Thought(simple_move(seen, str(self.session.version)), blind=True)
        self.session.play(thought.action, None if thought.blind else thought)
        return True

    def stop(self) -> None:
        """Stop playing for good."""
        self.host.cancel()
        self._thought = None
        if self._changed in self.session.listeners:
            self.session.listeners.remove(self._changed)

    def _changed(self, change: SessionChange) -> None:
        self._thought = None
        self.host.cancel()
        self.wake()


NAMES = AI_NAMES[:4]


def demo_config(seed: str = "", level: str = "medium", names: Sequence[str] = NAMES) -> GameConfig:
    """Return a base game in which every seat is a computer's."""
    config = default_config(names, humans=0, seed=seed)
    seats = tuple(evolve(seat, kind=AI, level=level) for seat in config.seats)
    return evolve(config, seats=seats)


def play_one(session: Session) -> PlayedStep | None:
    """Let the computer whose turn it is play one action; None when the game is over."""
    seat = session.to_move
    if seat is None:
        return None
    player = session.config.seats[seat]
    seen, seed = session.ai_observation(seat), session.ai_seed(seat)
    return session.play(choose(seen, player.level, seed, style=player.style).action)


def play_out(session: Session, told: Callable[[PlayedStep], None] | None = None) -> Session:
    """Play a game to its end; the callback ``told`` gets every step."""
    while (step := play_one(session)) is not None:
        if told is not None:
            told(step)
    return session
