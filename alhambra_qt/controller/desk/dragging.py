"""Dragging: a thing pressed and released on another one means the two clicks.

Where a thing may be dropped is found by trying the clicks on a copy of the picks, so that what can
be clicked can be dragged, whatever the action needs.
"""

from collections.abc import Iterator

from attrs import frozen

from alhambra_qt.controller.desk.modes import Mode
from alhambra_qt.controller.view.parts import CAN, CHOSEN, RefusalView
from alhambra_qt.controller.view.targets import number, parts

HAND, BOARD, YOU, PROMPT = "area:hand", "area:board", "area:you", "area:prompt"
RESERVE, DIRK = "reserve:", "dirk:"
# Parts of the table that are no targets: what is dropped there was meant for oneself.
MINE = (BOARD, YOU, HAND, RESERVE)
# How to add one: a kind of target, and the parts of the table on which its click alone is meant.
AREAS: dict[str, tuple[str, ...]] = {
    "display": (HAND, YOU),
    "slot": (BOARD, YOU, RESERVE),
    "hand": (PROMPT, BOARD, YOU),
    "zone": MINE,
    "action": MINE,
    "choice": MINE,
    "tile": MINE,
    "card": MINE,
}
ASIDE = ("bought", "cell")  # what may be put down beside the board
DRAGGED = (*AREAS, *ASIDE, "reserve")
GOALS = ("slot", "display", "zone", "reserve", "cell")  # kinds of targets to drop something on


@frozen
class Drop:
    """What dropping one thing on another would mean: the clicks, or why not."""

    steps: tuple[str, ...] = ()
    refusal: RefusalView | None = None


@frozen
class Lifted:
    """A thing that is being dragged: where it may be dropped, and the picks before it was taken."""

    target: str
    goals: tuple[str, ...]
    before: Mode


def lift(mode: Mode, target: str) -> Lifted | None:
    """Take a thing up; None if it cannot be dropped anywhere."""
    if parts(target)[0] not in DRAGGED or not parts(target)[1]:
        return None
    held, before = mode.twin(), mode.twin()
    if take(held, target):
        goals = _goals(before, held, target)
        if goals:
            return Lifted(target, goals, before)
    return None


def take(mode: Mode, target: str) -> bool:
    """Make the picks with which a drag begins; tells whether no rule forbids that."""
    kind, _ = parts(target)
    if kind == "hand":
        return True  # what it pays for is not known yet
    steps = mode.dropped(target, RESERVE)[:-1] if kind == "cell" else []
    picks = (step for step in (*steps, target) if kind == "bought" or not mode.holds(step))
    return all(mode.pick(step).refusal is None for step in picks)


def tried(mode: Mode, target: str, onto: str) -> Drop:
    """Try to drop a thing on another one; nothing is picked."""
    twin, done = mode.twin(), list[str]()
    area = onto in AREAS.get(parts(target)[0], ())
    for step in _steps(mode, target, onto):
        if twin.holds(step):
            continue
        picked = twin.pick(step)
        if picked.refusal is not None:
            return Drop(refusal=picked.refusal)
        done.append(step)
        if picked.action is not None:
            return Drop(tuple(done))
    both = twin.holds(target) and (area or onto in (RESERVE, DIRK) or twin.holds(onto))
    return Drop(tuple(done)) if both and (done or area) else Drop()


def paid_with(mode: Mode, target: str) -> list[str]:
    """Give the picks that pay with a card of the hand what was just chosen.

    A payment that is offered and has the card is taken, else the card alone.
    """
    hand = mode.table.hand
    card = hand[number(parts(target)[1])]
    offered = mode.overlay().prompt.payments
    for payment in offered:
        if any(hand[number(parts(one)[1])] == card for one in payment.cards):
            return [payment.target]
    if mode.holds(target):
        return []
    others = {card: f"hand:{place}" for place, card in enumerate(hand)}
    return [*(one for one in others.values() if mode.holds(one)), target]


def _steps(mode: Mode, target: str, onto: str) -> list[str]:
    kind, _ = parts(target)
    if onto in AREAS.get(kind, ()):
        return [target]
    return [onto, target] if kind == "hand" else mode.dropped(target, onto)


def _goals(mode: Mode, held: Mode, target: str) -> tuple[str, ...]:
    """List everything that a thing may be dropped on, parts of the table only if that is enough."""
    found = tuple(
        onto for onto in _candidates(mode, held, target) if tried(mode, target, onto).steps
    )
    kind, _ = parts(target)
    if kind in ASIDE:
        ends = (RESERVE, DIRK) if kind == "bought" else (RESERVE,)
        return (*found, *(onto for onto in ends if tried(mode, target, onto).steps))
    enough = held.ready() is not None and kind != "hand"  # money is for what it pays
    areas = AREAS.get(kind, ()) if enough or not found else ()
    return (*found, *(area for area in areas if tried(mode, target, area).steps))


def _candidates(mode: Mode, held: Mode, target: str) -> Iterator[str]:
    """Everything of another kind that can be chosen before or after the thing is taken."""
    now, then = mode.overlay(), held.overlay()
    lit = [one for one, state in then.states.items() if state in (CAN, CHOSEN)]
    lit += [one for one, state in now.states.items() if state in (CAN, CHOSEN)]
    lit += [cell.target for cell in then.legal]
    for onto in dict.fromkeys(lit):
        kind, value = parts(onto)
        if kind in GOALS and value and kind != parts(target)[0]:
            yield onto
