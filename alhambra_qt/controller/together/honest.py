"""Whether a deal was honest: the record, replayed, agrees with everything that was shown."""

from collections.abc import Mapping, Sequence

from attrs import frozen
from msgspec import Raw

from alhambra_qt.controller.game import file_shapes, records
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.together import shown
from alhambra_qt.controller.together.deal import commitment, seed_of
from alhambra_qt.controller.together.frames import Made
from alhambra_qt.controller.together.mirror import marked
from alhambra_qt.engine import BadData, IllegalAction
from alhambra_qt.engine.ids import Seat
from alhambra_qt.files import Unreadable


@frozen
class DealVerdict:
    """What the check found.

    Attributes:
        session: the game of the record; None if it cannot be played.
        seed: whether the seed is the one that all made; None if they made none.
        turn: the first turn, from 0, that differs from what was shown; None if all agree.
    """

    session: Session | None
    seed: bool | None
    turn: int | None = None

    @property
    def honest(self) -> bool:
        """Whether nothing speaks against the deal."""
        return self.session is not None and self.seed is not False and self.turn is None


@frozen
class Told:
    """What a guest was shown: steps as told, marks of observations by number of steps."""

    seat: Seat
    raws: Sequence[Raw]
    marks: Mapping[int, str]


def judge(record: file_shapes.Json, secret: str, made: Made | None, told: Told) -> DealVerdict:
    """Replay a record and compare it with what a guest was shown and how the seed was made."""
    try:
        session = records.opened(record)
        seed = None if made is None else _is_made(session, secret, made)
        return DealVerdict(session, seed, _first_difference(record, session, told))
    except (Unreadable, BadData, IllegalAction):
        return DealVerdict(None, None)


def _is_made(session: Session, secret: str, made: Made) -> bool:
    if not secret or commitment(secret) != made.commit:
        return False
    return session.config.seed == seed_of(secret, made.values) and session.start is None


def _first_difference(record: file_shapes.Json, whole: Session, told: Told) -> int | None:
    session, actions = records.opened(record, upto=0), whole.actions
    for number in range(len(whole.steps) + 1):
        mark = told.marks.get(number)
        seen = session.ai_observation(told.seat)
        if mark is not None and mark != marked(shown.seen_to_json(seen)):
            return session.turn
        if number == len(whole.steps):
            break
        session.replay(actions[number : number + 1])
        is_told = number < len(told.raws)
        if is_told and shown.step_to_json(session.steps[-1], told.seat) != told.raws[number]:
            return session.turn
    return session.turn if len(told.raws) != len(whole.steps) else None
