"""Drag targets and final actions, found by trying clicks on a copy of the picks.

A drop means a click on both things, so anything that can be clicked can be dragged, whatever the
action needs. A button is final if its action cannot be undone.
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
# Parts of the table that are not targets: a drop there means the player's own area.
MINE = (BOARD, YOU, HAND, RESERVE)
# How to add one: a kind of target, and the parts of the table that accept it with its click alone.
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
ASIDE = (AtBought, AtCell)  # drop targets that may lie outside the board
DRAGGED = (*AREAS, *ASIDE, AtReserve)
GOALS = (AtSlot, AtDisplay, AtZone, AtReserve, AtCell)  # kinds of drop targets


@frozen
class Drop:
    """The meaning of a drop: the clicks it stands for, or why it is not possible."""

    steps: tuple[Target, ...] = ()
    refusal: RefusalView | None = None


@frozen
class Lifted:
    """A thing being dragged: its drop targets, and the picks before the drag began."""

    target: Target
    goals: tuple[Target, ...]
    before: Mode


def lift(mode: Mode, target: Target) -> Lifted | None:
    """Pick a thing up; None if it cannot be dropped anywhere."""
    if not isinstance(target, DRAGGED) or target.whole:
        return None
    held, before = mode.twin(), mode.twin()
    if take(held, target):
        goals = _goals(before, held, target)
        if goals:
            return Lifted(target, goals, before)
    return None


def take(mode: Mode, target: Target) -> bool:
    """Make the picks that begin a drag; return whether no rule forbids them."""
    if isinstance(target, AtHand):
        return True  # the purchase is not known yet
    steps = mode.dropped(target, RESERVE)[:-1] if isinstance(target, AtCell) else []
    picks = (
        step for step in (*steps, target) if isinstance(target, AtBought) or not mode.holds(step)
    )
    return all(mode.take_pick(step).refusal is None for step in picks)


def tried(mode: Mode, target: Target, onto: Target) -> Drop:
    """Try a drop of one thing on another on a copy; the real picks stay unchanged."""
    twin, done = mode.twin(), list[Target]()
    area = onto in AREAS.get(type(target), ())
    for step in _steps(mode, target, onto):
        if twin.holds(step):
            continue
        picked = twin.take_pick(step)
        if picked.refusal is not None:
            return Drop(refusal=picked.refusal)
        done.append(step)
        if picked.action is not None:
            return Drop(tuple(done))
    both = twin.holds(target) and (area or onto in (RESERVE, AT_DIRK) or twin.holds(onto))
    return Drop(tuple(done)) if both and (done or area) else Drop()


def paid_with(mode: Mode, target: AtHand) -> list[Target]:
    """Return the picks that pay for the chosen thing with a card of the hand.

    Use an offered payment that contains the card, else the card alone.
    """
    hand = mode.table.hand
    card = hand[target.number]
    offered = mode.overlay().prompt.payments
    for payment in offered:
        if any(hand[at_hand.number] == card for at_hand in payment.cards):
            return [payment.target]
    if mode.holds(target):
        return []
    others = {card: AtHand(place) for place, card in enumerate(hand)}
    return [*(at_hand for at_hand in others.values() if mode.holds(at_hand)), target]


def _steps(mode: Mode, target: Target, onto: Target) -> list[Target]:
    if onto in AREAS.get(type(target), ()):
        return [target]
    return [onto, target] if isinstance(target, AtHand) else mode.dropped(target, onto)


def _goals(mode: Mode, held: Mode, target: Target) -> tuple[Target, ...]:
    """List all drop targets of a thing; parts of the table only if that is enough."""
    found = tuple(
        onto for onto in _candidates(mode, held, target) if tried(mode, target, onto).steps
    )
    if isinstance(target, ASIDE):
        ends = (RESERVE, AT_DIRK) if isinstance(target, AtBought) else (RESERVE,)
        return (*found, *(onto for onto in ends if tried(mode, target, onto).steps))
    # Money is dropped on what it pays for.
    enough = held.ready() is not None and not isinstance(target, AtHand)
    areas = AREAS.get(type(target), ()) if enough or not found else ()
    return (*found, *(area for area in areas if tried(mode, target, area).steps))


def _candidates(mode: Mode, held: Mode, target: Target) -> Iterator[Target]:
    """Return all things of other kinds that can be picked before or after this one."""
    now, then = mode.overlay(), held.overlay()
    lit = [place for place, state in then.states.items() if state in (CAN, CHOSEN)]
    lit += [place for place, state in now.states.items() if state in (CAN, CHOSEN)]
    lit += [cell.target for cell in then.legal]
    for onto in dict.fromkeys(lit):
        other = type(onto) is not type(target)
        if isinstance(onto, GOALS) and other and not onto.whole:
            yield onto


def finished(prompt: Prompt, mode: Mode, *, ends: bool, passes: bool = False) -> Prompt:
    """Complete a prompt with its rule, the chips' shortcuts and the final buttons.

    With ``ends`` a turn with nothing left ends right after the action; with ``passes`` the seat
    passes automatically when it is asked between turns.
    """

    def signed(button: ActionButton) -> ActionButton:
        action = played_by(mode, button) if button.enabled else None
        final = action is not None and is_final(mode, action, ends=ends, passes=passes)
        return evolve(button, final=True) if final else button

    rule = rule_of_prompt(mode.table.game, prompt.title)
    buttons, chips = map(signed, prompt.buttons), map(signed, told_apart(prompt.chips))
    return evolve(prompt, buttons=tuple(buttons), chips=tuple(chips), rule=rule)


def played_by(mode: Mode, button: ActionButton) -> Action | None:
    """Return the action that a button plays at once; None if it only selects."""
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
    """Return whether an action can't be undone: it reveals something or others are asked."""
    seat = mode.table.seat
    out = foresee(mode.table.game, seat, action)
    if out is None or out.final:
        return out is not None
    if passes and not out.after.over and out.after.frame.kind == WINDOW:
        return True  # the seat passes at once, and others follow
    end: Action = EndTurn.of()
    if not ends or out.after.over or answers(out.after) != [end]:
        return False
    last = foresee(out.after, seat, end)
    return last is not None and last.final
