"""Lets the computers play: asks when it is their turn and plays the answer when it may be shown."""

import logging
from collections.abc import Callable

from attrs import define, field

from alhambra_qt.controller.game.ai_host import AiHost, simple_move
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.game.thoughts import Thought
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Seat

log = logging.getLogger(__name__)


@define(eq=False)
class Autoplay:
    """Plays the computers' seats of a session.

    When an answer has come, ``on_ready`` is called and the answer waits until ``go`` is called:
    so the window can finish its animation or wait for a key (step by step). Without ``on_ready``
    it is played at once.
    """

    session: Session
    host: AiHost
    on_ready: Callable[[], None] | None = None
    _thought: Thought | None = field(default=None, init=False)
    _version: int = field(default=-1, init=False)

    def __attrs_post_init__(self) -> None:
        """Begin to listen; ``wake`` starts the first move."""
        self.session.listeners.append(self._changed)

    @property
    def ready(self) -> bool:
        """Whether a move is there, waiting to be played."""
        return self._thought is not None and self._version == self.session.version

    @property
    def action(self) -> Action | None:
        """The move that waits to be played."""
        return self._thought.action if self._thought is not None and self.ready else None

    @property
    def thinking(self) -> Seat | None:
        """The computer's seat that is thinking now."""
        return self.session.to_move if self.host.waiting else None

    def wake(self) -> None:
        """Ask for a move if it is a computer's turn and nobody has asked yet."""
        session = self.session
        seat = session.to_move
        if seat is None or not session.is_ai(seat) or self.ready or self.host.waiting:
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
        """Play the waiting move; tells whether there was one."""
        thought, seat = self._thought, self.session.to_move
        if thought is None or seat is None or not self.ready:
            return False
        self._thought = None
        if self.session.refusal(thought.action) is not None:
            log.error("The computer player chose what the rules forbid: %s", thought.action)
            seen = self.session.ai_observation(seat)
            thought = Thought(simple_move(seen, str(self.session.version)))
        self.session.play(thought.action, thought)
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
