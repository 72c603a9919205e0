"""Whether a deal was honest: the record, replayed, agrees with everything that was shown."""

from collections.abc import Mapping, Sequence
from typing import Literal

from attrs import evolve, frozen
from msgspec import Raw

from alhambra_qt.controller.game import file_shapes, records
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.together import shown
from alhambra_qt.controller.together.deal import SeedFault, commitment, seed_of
from alhambra_qt.controller.together.frames import FOREIGN, Made
from alhambra_qt.controller.together.mirror import Breach, marked
from alhambra_qt.engine import IllegalAction
from alhambra_qt.engine.ids import Seat

UNPLAYABLE: tuple[type[Exception], ...] = (*FOREIGN, IllegalAction)
FaultKind = Literal["record", "turn", "unasked", "unused", "lost", "broken", "played", "undone"]


@frozen
class DealFault:
    """Something that speaks against a deal, and the turn it is about, from 0, if any.

    The record cannot be played, or differs from what was shown from a turn on; what is wrong with
    the seed (`SeedFault`); what the table did in a turn and may not (`Breach`).
    """

    kind: FaultKind
    turn: int | None = None


@frozen
class DealVerdict:
    """The result of the check.

    Attributes:
        session: the game of the record; None if it cannot be played.
        seed: whether the seed is the one that all made, this guest among them; None if the guest
            was not there when it was made.
        faults: what speaks against the deal, the gravest first.
        compares_from: the first turn, from 0, of which all own moves were compared.
    """

    session: Session | None
    seed: bool | None
    faults: tuple[DealFault, ...] = ()
    compares_from: int = 0

    @property
    def honest(self) -> bool:
        """Whether the record was checked and nothing speaks against the deal."""
        return self.session is not None and not self.faults


@frozen
class Told:
    """The data a guest received: steps, marks of observations by number of steps, all hands.

    ``fault``, ``breaches`` and ``compares_from`` are what it found meanwhile.
    """

    seat: Seat | None
    raws: Sequence[Raw]
    marks: Mapping[int, str]
    fault: SeedFault = ""
    breaches: Sequence[Breach] = ()
    compares_from: int = 0
    hands: Sequence[Raw] = ()


def judge(record: file_shapes.Json, secret: str, made: Made | None, evidence: Told) -> DealVerdict:
    """Replay a record and compare it with what a guest was shown and how the seed was made."""
    try:
        session = records.opened(record)
        if made is not None and not _is_made(session, secret, made):
            evidence = evolve(evidence, fault="broken")
        turn = _first_difference(record, session, evidence)
    except UNPLAYABLE:
        session, made, found = None, None, (DealFault("record"), *faults(evidence))
    else:
        found = (*(() if turn is None else (DealFault("turn", turn),)), *faults(evidence))
    seed = False if evidence.fault else None if made is None else True
    return DealVerdict(session, seed, found, evidence.compares_from)


def faults(evidence: Told) -> tuple[DealFault, ...]:
    """Return what speaks against a deal before its record is there."""
    seed = (DealFault(evidence.fault),) if evidence.fault else ()
    return (*seed, *(DealFault(breach.kind, breach.turn) for breach in evidence.breaches))


def _is_made(session: Session, secret: str, made: Made) -> bool:
    if not secret or commitment(secret) != made.commit:
        return False
    return session.config.seed == seed_of(secret, made.values) and session.start is None


def _first_difference(record: file_shapes.Json, whole: Session, evidence: Told) -> int | None:
    session, actions = records.opened(record, upto=0), whole.actions
    for number in range(len(whole.steps) + 1):
        mark = evidence.marks.get(number)
        seen = shown.seen_by(session, evidence.seat)
        if mark is not None and mark != marked(shown.seen_to_json(seen)):
            return session.turn
        if number == len(whole.steps):
            break
        session.replay(actions[number : number + 1])
        step = shown.step_to_json(session.steps[-1], evidence.seat)
        hands = shown.hands_to_json(session.hands_before(number))
        pairs = (step, evidence.raws), (hands, evidence.hands)
        if any(number < len(raws) and raws[number] != right for right, raws in pairs):
            return session.turn
    return session.turn if len(evidence.raws) != len(whole.steps) else None
