"""The fields of actions as targets, and what is said for targets that have no place of their own.

A target names a thing on the table where there is one (a slot, a cell, a tile of the reserve).
A card is named by its kind, ``paid:florin-7`` if it comes out of the hand, else ``card:gate``.
Tiles that lie elsewhere and plain choices are ``tile:hut-garden-e`` and ``choice:side=n``. What has
no place on the table is picked by a chip.
"""

from collections.abc import Callable, Sequence

from alhambra_qt.controller.build.zones import Likeness
from alhambra_qt.controller.faces.found import act_of
from alhambra_qt.controller.view.parts import NO_STEPS, ActionButton, Steps
from alhambra_qt.controller.view.targets import Choose, NamedCard, NamedTile, PaidCard, Target
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import Msg, msg, signed

STEPS = (-5, -1, 0, 1, 5)  # what is offered around a chosen number
STEP_KEYS = {-1: "Down", 1: "Up"}
FEW = 6  # up to so many numbers are all offered


# -- what they are called ---------------------------------------------------------------------


def choice_icon(target: Target, action: str = "") -> str:
    """Give the picture of a chip: a type or a token where a colour is chosen, else the piece."""
    match target:
        case NamedTile(name) if name:
            return f"tile:{name}"
        case NamedCard(name) | PaidCard(name) if name:
            return f"card:{name}"
        case Choose(_, chosen) if chosen in TYPES:
            token = act_of(action).token
            return f"{token}-{chosen}" if token else chosen
    return ""


def named_by(token: Likeness, target: Target, action: str) -> bool:
    """Tell whether a token on the table is what a choice of an action is about."""
    if not isinstance(target, Choose) or token.value != target.chosen or not token.value:
        return False
    act = act_of(action)
    here = act.own.get(target.field, token.own) == token.own
    return here and (token.word if act.token is None else act.token) == token.word


def _number(target: Target | None) -> int | None:
    return target.number if isinstance(target, Choose) else None


def offered_numbers(open_: Sequence[Target], chosen: Target | None = None) -> list[Target]:
    """Leave only a few of many numbers: the ends, and steps up and down from the chosen one.

    So every number can be reached by few picks. A few numbers are all offered.
    """
    known = {number: one for one in open_ if (number := _number(one)) is not None}
    if len(known) <= FEW:
        return list(open_)
    numbers = sorted(known)
    here = _number(chosen) if chosen in open_ else numbers[0]
    index = numbers.index(here) if here is not None else 0
    places = {0, len(numbers) - 1}
    places |= {index + step for step in STEPS if 0 <= index + step < len(numbers)}
    return [known[numbers[place]] for place in sorted(places)]


def steps_in(open_: Sequence[Target], chosen: Target | None) -> Steps:
    """Give the numbers one step down and one up from the chosen one of several in their order."""
    if _number(chosen) is None or chosen not in open_:
        return NO_STEPS
    place, beside = open_.index(chosen), (None, *open_, None)
    return beside[place], beside[place + 2]


def stepper(now: int, most: int, why: Callable[[int], Msg | None]) -> tuple[ActionButton, ...]:
    """Give steps down and up from a number, which stay where they are, and the highest number.

    A step that is not possible says ``why``; the smallest steps have the keys down and up.
    """
    places = [(now + step, signed(step), STEP_KEYS.get(step, "")) for step in STEPS]
    down, up = (None if why(n) else Choose("amount", str(n)) for n in (now - 1, now + 1))
    found = []
    for amount, text, key in places:
        reason = why(amount)
        shown = msg("play-number", n=now) if amount == now else msg("play-action", name=text)
        found.append(
            ActionButton(
                Choose("amount", str(amount)),
                shown,
                key,
                enabled=reason is None,
                why=reason,
                chosen=amount == now,
                steps=(down, up),
            )
        )
    if most - now > STEPS[-1]:
        found.append(ActionButton(Choose("amount", str(most)), msg("step-most", n=most)))
    return tuple(found)
