"""Plays any legal action by clicking what the view shows, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.view.parts import CANNOT, PLAIN
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.words.fields import targets
from alhambra_qt.engine.actions import (
    Action,
    AddTile,
    Buy,
    EndActions,
    EndTurn,
    GiveToDirk,
    Pass,
    PassWindow,
    RemoveTile,
    Reserve,
    SwapTile,
    TakeMoney,
)

# What is chosen first where an action has a button instead of targets.
FIRST: dict[type[Action], str] = {
    TakeMoney: "chip:money",
    Buy: "chip:buy",
    AddTile: "chip:redesign",
    RemoveTile: "chip:redesign",
    SwapTile: "chip:redesign",
    Reserve: "button:reserve",
    GiveToDirk: "button:dirk",
    EndActions: "button:confirm",
    EndTurn: "button:confirm",
    Pass: "button:confirm",
    PassWindow: "button:no",
}
STEPS = 12  # so many picks lead to any number


def shown(view: TableView) -> Iterator[tuple[str, str]]:
    """Give what can be clicked now as its target and what it is."""
    cards = [card for card in view.display.cards if card is not None]
    held = [card for group in view.hand.groups for card in group.cards]
    slots = [slot for slot in view.market if slot.tile is not None and slot.state != CANNOT]
    pieces = [piece for zone in view.zones for piece in zone.pieces if piece.state != PLAIN]
    plain = [one.target for one in (*view.prompt.buttons, *view.prompt.chips)]
    plain += [one.target for one in (*view.reserve.tiles, *view.bought)]
    plain += [tile.target for tile in view.palace.tiles]
    plain += [cell.target for cell in view.legal]
    plain += [one.target for one in slots]
    for target in plain:
        yield target, target
    for card in held:
        yield card.target, f"paid:{card.card}"
    for card in (*cards, *held):
        yield card.target, f"card:{card.card}"
    for piece in pieces:
        yield piece.target, f"{piece.kind}:{piece.id}"


def click(desk: Desk, meaning: str, used: set[str]) -> str:
    """Click a thing of a meaning that was not clicked yet; tells which, empty if there is none."""
    for target, what in shown(desk.view()):
        if what == meaning and target not in used:
            desk.pick(target)
            return target
    return ""


def step_to(desk: Desk, meaning: str) -> None:
    """Go up or down through the numbers offered until the wanted one is chosen."""
    field, _, value = meaning.partition("=")
    for _ in range(STEPS):
        offered = [
            chip.target for chip in desk.view().prompt.chips if chip.target.startswith(f"{field}=")
        ]
        assert offered, f"nothing is offered for {meaning}"
        near = min(offered, key=lambda one: abs(int(one.partition("=")[2]) - int(value)))
        desk.pick(near)
        if near == meaning:
            return
    raise AssertionError(f"{meaning} is not reached")


def play(desk: Desk, action: Action) -> None:
    """Play an action of the person at the screen by clicks alone; fails if that cannot be done."""
    session = desk.session
    number = len(session.actions)
    mode = desk.mode()
    assert mode is not None
    if action == mode.no():
        desk.pick("button:no")
        assert session.actions[number : number + 1] == (action,)
        return
    first = FIRST.get(type(action), "")
    wanted = targets(mode.table, action)
    chips = {chip.target for chip in desk.view().prompt.chips}
    if first.startswith("chip:") and first in chips:
        desk.pick(first)
    used: set[str] = set()
    for meaning in sorted(wanted, key=_rank):
        if meaning.startswith("paid:") and (isinstance(action, Buy) or suggested(desk)):
            break  # they are chosen last
        done = click(desk, meaning, used)
        if not done and "=" in meaning and mode.ready() != action:
            step_to(desk, meaning)
        elif not done and "=" in meaning:
            continue  # there is nothing else to choose
        elif not done:
            assert meaning.startswith("action:"), f"{meaning} of {action} is not on the table"
        used |= {done} if meaning.startswith(("paid:", "card:")) else set()
        if len(session.actions) > number:
            break
    slot = hasattr(action, "slot") and hasattr(action, "cards")
    if slot or (hasattr(action, "cards") and suggested(desk)):
        pay(desk, [one for one in wanted if one.startswith("paid:")])
    if len(session.actions) == number:
        ready = mode.ready()
        desk.pick(first if first.startswith("button:") and ready != action else "button:confirm")
    if len(session.actions) == number:
        desk.confirm()
    assert session.actions[number : number + 1] == (action,), (
        f"{session.actions[number:]} for {action}"
    )


def _rank(meaning: str) -> int:
    kinds = ("action", "bought", "reserve", "slot", "tile", "card", "cell", "choice", "paid")
    return kinds.index(meaning.partition(":")[0])


def pay(desk: Desk, wanted: list[str]) -> None:
    """Leave exactly these cards chosen in the hand."""
    missing, more = list(wanted), []
    for group in desk.view().hand.groups:
        for card in group.cards:
            name = f"paid:{card.card}"
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
