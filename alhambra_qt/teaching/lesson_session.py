"""A game in which a lesson is learned: everything can be taken back, also what was revealed."""

from attrs import define, evolve, field

from alhambra_qt.controller.game.gameconfig import open_position
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep, SessionChange
from alhambra_qt.controller.game.thoughts import Thought
from alhambra_qt.engine import Game, legal_actions
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.wants import Played


@define(eq=False)
class LessonSession(Session):
    """A game that remembers what it was like before each action."""

    _before: list[Game] = field(factory=list, init=False)

    @classmethod
    def laid(cls, position: dict[str, object], before: tuple[Action, ...] = ()) -> "LessonSession":
        """Lay a position out; the learner sits where it says who is to move.

        Raises:
            BadData: if the position cannot be read.
            IllegalAction: if an action of ``before`` does not fit.
        """
        game, config = open_position(position)
        session = cls.at(config, game, position)
        if not isinstance(session, cls):
            raise TypeError("a lesson needs a session of its own")
        learner = game.to_play
        you = msg("lesson-you")
        session.tags = tuple(  # the others have no level: they only do as the lesson says
            evolve(tag, alias=you) if tag.seat == learner else evolve(tag, level=None)
            for tag in session.tags
        )
        session.replay(before)
        return session

    def played(self, index: int, seat: Seat) -> Played:
        """Give the action of a step with the game before and after it."""
        step = self.steps[index]
        last = index + 1 == len(self.steps)
        after = self._game if last else self._before[index + 1]
        return Played(self.actions[index], seat, step.events, self._before[index], after)

    def take_back(self, left: int) -> None:
        """Take back all steps but the first ``left``, whoever played and whatever was revealed."""
        taken = []
        while len(self.steps) > left:
            self._game = self._before.pop()
            taken.append(self.steps.pop())
            self.trail.remove(taken[-1])  # the tutor's move is not reported
            self.version += 1
        self.keep()
        self._tell(SessionChange("undone", tuple(taken)))

    def keep(self) -> None:
        """Let nobody take back by hand what was played so far."""
        self._back.clear()
        self._forward.clear()

    def legal(self) -> list[Action]:
        """List what whoever must choose may do."""
        seat = self.to_move
        return [] if seat is None else legal_actions(self.observation(seat).game)

    def _do(
        self, action: Action, thought: Thought | None = None, again: PlayedStep | None = None
    ) -> PlayedStep:
        before = self._game
        step = super()._do(action, thought, again)
        self._before.append(before)
        return step

    def _undo_one(self) -> PlayedStep:
        self._before.pop()
        return super()._undo_one()
