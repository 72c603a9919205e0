"""Plays any legal action by clicking what the view shows, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtReserve,
    AtSlot,
    Begin,
    Choose,
    Do,
    NamedCard,
    NamedTile,
    PaidCard,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import CANNOT, PLAIN
from alhambra_qt.controller.words.moves import targets
from alhambra_qt.engine import actions

# What is chosen first where an action has a button instead of targets.
FIRST: dict[type[actions.Action], Target] = {
    actions.TakeMoney: Begin("money"),
    actions.Buy: Begin("buy"),
    actions.AddTile: Begin("redesign"),
    actions.RemoveTile: Begin("redesign"),
    actions.SwapTile: Begin("redesign"),
    actions.Reserve: Press("reserve"),
    actions.GiveToDirk: Press("dirk"),
    actions.EndActions: Press("no"),
    actions.EndTurn: Press("confirm"),
    actions.Pass: Press("confirm"),
    actions.PassWindow: Press("no"),
}
STEPS = 12  # so many picks lead to any number


def shown(view: TableView) -> Iterator[tuple[Target, Target]]:
    """Give what can be clicked now as its target and what it is."""
    cards = [card for card in view.display.cards if card is not None]
    held = [card for group in view.hand.groups for card in group.cards]
    slots = [slot for slot in view.market if slot.tile is not None and slot.state != CANNOT]
    pieces = [piece for zone in view.zones for piece in zone.pieces if piece.state != PLAIN]
    plain = [button.target for button in (*view.prompt.buttons, *view.prompt.chips)]
    plain += [tile.target for tile in (*view.reserve.tiles, *view.bought)]
    plain += [tile.target for tile in view.palace.tiles]
    plain += [cell.target for cell in view.legal]
    plain += [slot.target for slot in slots]
    for target in plain:
        yield target, target
    for card in held:
        yield card.target, PaidCard(card.card)
    for card in (*cards, *held):
        yield card.target, NamedCard(card.card)
    for piece in pieces:
        if piece.kind != "token":
            yield piece.target, (NamedTile if piece.kind == "tile" else NamedCard)(piece.id)


def click(desk: Desk, meaning: Target, used: set[Target]) -> Target | None:
    """Click a thing of a meaning that was not clicked yet; tells which, None if there is none."""
    for target, what in shown(desk.view()):
        if what == meaning and target not in used:
            desk.pick(target)
            return target
    return None


def step_to(desk: Desk, meaning: Choose) -> None:
    """Go up or down through the numbers offered until the wanted one is chosen."""
    for _ in range(STEPS):
        known = [
            chip.target for chip in desk.view().prompt.chips if isinstance(chip.target, Choose)
        ]
        offered = [choice for choice in known if choice.field == meaning.field]
        assert offered, f"nothing is offered for {meaning}"
        near = min(offered, key=lambda choice: abs(int(choice.chosen) - int(meaning.chosen)))
        desk.pick(near)
        if near == meaning:
            return
    raise AssertionError(f"{meaning} is not reached")


def play(desk: Desk, action: actions.Action) -> None:
    """Play an action of the person at the screen by clicks alone; fails if that cannot be done."""
    session = desk.session
    number = len(session.actions)
    mode = desk.mode()
    assert mode is not None
    if action == mode.no():
        desk.pick(Press("no"))
        assert session.actions[number : number + 1] == (action,)
        return
    first = FIRST.get(type(action))
    wanted = targets(mode.table, action)
    chips = {chip.target for chip in desk.view().prompt.chips}
    if isinstance(first, Begin) and first in chips:
        desk.pick(first)
    used: set[Target] = set()
    for meaning in sorted(wanted, key=_rank):
        if isinstance(meaning, PaidCard) and (isinstance(action, actions.Buy) or suggested(desk)):
            break  # they are chosen last
        done = click(desk, meaning, used)
        if done is None:
            _without(desk, meaning, action)
        elif isinstance(meaning, (PaidCard, NamedCard)):
            used.add(done)
        if len(session.actions) > number:
            break
    slot = hasattr(action, "slot") and hasattr(action, "cards")
    if slot or (hasattr(action, "cards") and suggested(desk)):
        pay(desk, [target for target in wanted if isinstance(target, PaidCard)])
    if len(session.actions) == number:
        ready = mode.ready()
        desk.pick(first if isinstance(first, Press) and ready != action else Press("confirm"))
    if len(session.actions) == number:
        desk.confirm()
    assert session.actions[number : number + 1] == (action,), (
        f"{session.actions[number:]} for {action}"
    )


def _without(desk: Desk, meaning: Target, action: actions.Action) -> None:
    """Choose what is not on the table: a number, nothing, or what its button says already."""
    mode = desk.mode()
    if not isinstance(meaning, Choose):
        assert isinstance(meaning, Do), f"{meaning} of {action} is not on the table"
    elif mode is None or mode.ready() != action:  # else there is nothing else to choose
        step_to(desk, meaning)


def _rank(meaning: Target) -> int:
    kinds = (Do, AtBought, AtReserve, AtSlot, NamedTile, NamedCard, AtCell, Choose, PaidCard)
    return kinds.index(type(meaning))


def pay(desk: Desk, wanted: list[PaidCard]) -> None:
    """Leave exactly these cards chosen in the hand."""
    missing, more = list(wanted), []
    for group in desk.view().hand.groups:
        for card in group.cards:
            name = PaidCard(card.card)
            keep = name in missing
            if keep:
                missing.remove(name)
                more += [card.target] if card.state != "chosen" else []
            elif card.state == "chosen":
                desk.pick(card.target)
    for target in more:
        desk.pick(target)


def suggested(desk: Desk) -> bool:
    """Whether a payment is offered and one of its ways is chosen already."""
    return any(pay.chosen for pay in desk.view().prompt.payments)
