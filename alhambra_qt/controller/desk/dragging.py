"""Found by trying clicks on a copy of the picks: where a thing may be dropped, what is final.

A drop means the two clicks on both things, so what can be clicked can be dragged, whatever the
action needs. A button is final if what it plays cannot be taken back.
"""

from collections.abc import Iterator

from attrs import evolve, frozen

from alhambra_qt.controller.desk.chips import told_apart
from alhambra_qt.controller.desk.modes import Mode
from alhambra_qt.controller.game.step import WINDOW
from alhambra_qt.controller.view.table_view import Prompt
from alhambra_qt.controller.view.targets import (
    AT_DIRK,
    Area,
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    AtZone,
    Choose,
    Do,
    NamedCard,
    NamedTile,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, ActionButton, RefusalView
from alhambra_qt.controller.whatif.foreseen import foresee
from alhambra_qt.controller.words.sentences import rule_of_prompt
from alhambra_qt.engine import answers
from alhambra_qt.engine.actions import Action, EndActions, EndTurn, Pass

HAND, BOARD, YOU, PROMPT = Area("hand"), Area("board"), Area("you"), Area("prompt")
RESERVE = AtReserve()
# Parts of the table that are no targets: what is dropped there was meant for oneself.
MINE = (BOARD, YOU, HAND, RESERVE)
# How to add one: a kind of target, and the parts of the table on which its click alone is meant.
AREAS: dict[type[Target], tuple[Target, ...]] = {
    AtDisplay: (HAND, YOU),
    AtSlot: (BOARD, YOU, RESERVE),
    AtHand: (PROMPT, BOARD, YOU),
    AtZone: MINE,
    Do: MINE,
    Choose: MINE,
    NamedTile: MINE,
    NamedCard: MINE,
}
ASIDE = (AtBought, AtCell)  # what may be put down beside the board
DRAGGED = (*AREAS, *ASIDE, AtReserve)
GOALS = (AtSlot, AtDisplay, AtZone, AtReserve, AtCell)  # kinds of targets to drop something on


@frozen
class Drop:
    """What dropping one thing on another would mean: the clicks, or why not."""

    steps: tuple[Target, ...] = ()
    refusal: RefusalView | None = None


@frozen
class Lifted:
    """A thing that is being dragged: where it may be dropped, and the picks before it was taken."""

    target: Target
    goals: tuple[Target, ...]
    before: Mode


def lift(mode: Mode, target: Target) -> Lifted | None:
    """Take a thing up; None if it cannot be dropped anywhere."""
    if not isinstance(target, DRAGGED) or target.whole:
        return None
    held, before = mode.twin(), mode.twin()
    if take(held, target):
        goals = _goals(before, held, target)
        if goals:
            return Lifted(target, goals, before)
    return None


def take(mode: Mode, target: Target) -> bool:
    """Make the picks with which a drag begins; tells whether no rule forbids that."""
    if isinstance(target, AtHand):
        return True  # what it pays for is not known yet
    steps = mode.dropped(target, RESERVE)[:-1] if isinstance(target, AtCell) else []
    picks = (
        step for step in (*steps, target) if isinstance(target, AtBought) or not mode.holds(step)
    )
    return all(mode.pick(step).refusal is None for step in picks)


def tried(mode: Mode, target: Target, onto: Target) -> Drop:
    """Try to drop a thing on another one; nothing is picked."""
    twin, done = mode.twin(), list[Target]()
    area = onto in AREAS.get(type(target), ())
    for step in _steps(mode, target, onto):
        if twin.holds(step):
            continue
        picked = twin.pick(step)
        if picked.refusal is not None:
            return Drop(refusal=picked.refusal)
        done.append(step)
        if picked.action is not None:
            return Drop(tuple(done))
    both = twin.holds(target) and (area or onto in (RESERVE, AT_DIRK) or twin.holds(onto))
    return Drop(tuple(done)) if both and (done or area) else Drop()


def paid_with(mode: Mode, target: AtHand) -> list[Target]:
    """Give the picks that pay with a card of the hand what was just chosen.

    A payment that is offered and has the card is taken, else the card alone.
    """
    hand = mode.table.hand
    card = hand[target.number]
    offered = mode.overlay().prompt.payments
    for payment in offered:
        if any(hand[one.number] == card for one in payment.cards):
            return [payment.target]
    if mode.holds(target):
        return []
    others = {card: AtHand(place) for place, card in enumerate(hand)}
    return [*(one for one in others.values() if mode.holds(one)), target]


def _steps(mode: Mode, target: Target, onto: Target) -> list[Target]:
    if onto in AREAS.get(type(target), ()):
        return [target]
    return [onto, target] if isinstance(target, AtHand) else mode.dropped(target, onto)


def _goals(mode: Mode, held: Mode, target: Target) -> tuple[Target, ...]:
    """List everything that a thing may be dropped on, parts of the table only if that is enough."""
    found = tuple(
        onto for onto in _candidates(mode, held, target) if tried(mode, target, onto).steps
    )
    if isinstance(target, ASIDE):
        ends = (RESERVE, AT_DIRK) if isinstance(target, AtBought) else (RESERVE,)
        return (*found, *(onto for onto in ends if tried(mode, target, onto).steps))
    enough = held.ready() is not None and not isinstance(
        target, AtHand
    )  # money is for what it pays
    areas = AREAS.get(type(target), ()) if enough or not found else ()
    return (*found, *(area for area in areas if tried(mode, target, area).steps))


def _candidates(mode: Mode, held: Mode, target: Target) -> Iterator[Target]:
    """Everything of another kind that can be chosen before or after the thing is taken."""
    now, then = mode.overlay(), held.overlay()
    lit = [one for one, state in then.states.items() if state in (CAN, CHOSEN)]
    lit += [one for one, state in now.states.items() if state in (CAN, CHOSEN)]
    lit += [cell.target for cell in then.legal]
    for onto in dict.fromkeys(lit):
        other = type(onto) is not type(target)
        if isinstance(onto, GOALS) and other and not onto.whole:
            yield onto


def finished(prompt: Prompt, mode: Mode, *, ends: bool, passes: bool = False) -> Prompt:
    """Give a prompt with its rule, the keys of its chips, and buttons that tell what is final.

    With ``ends`` a turn in which nothing is left ends right after the action, with ``passes`` the
    seat passes by itself when it is asked between two turns.
    """

    def signed(button: ActionButton) -> ActionButton:
        action = played_by(mode, button) if button.enabled else None
        final = action is not None and is_final(mode, action, ends=ends, passes=passes)
        return evolve(button, final=True) if final else button

    rule = rule_of_prompt(mode.table.game, prompt.title)
    buttons, chips = map(signed, prompt.buttons), map(signed, told_apart(prompt.chips))
    return evolve(prompt, buttons=tuple(buttons), chips=tuple(chips), rule=rule)


def played_by(mode: Mode, button: ActionButton) -> Action | None:
    """Give the action that a button plays at once; None if it only chooses."""
    match button.target:
        case Press("confirm"):
            return mode.ready()
        case Press("no"):
            return mode.no()
        case Press("end-actions"):
            return EndActions.of()
        case Press("pass"):
            return Pass.of()
    return None


def is_final(mode: Mode, action: Action, *, ends: bool, passes: bool = False) -> bool:
    """Tell whether an action can't be taken back: something is seen, or somebody else is asked."""
    seat = mode.table.seat
    out = foresee(mode.table.game, seat, action)
    if out is None or out.final:
        return out is not None
    if passes and not out.after.over and out.after.frame.kind == WINDOW:
        return True  # it passes at once, and others follow
    end: Action = EndTurn.of()
    if not ends or out.after.over or answers(out.after) != [end]:
        return False
    last = foresee(out.after, seat, end)
    return last is not None and last.final
