"""An action in words, as something that can be done: "Buy a garden (8) with 5 + 3".

Actions that have no sentence of their own are said by their button and by what they name, so that
every action of every module can be said.
"""

from collections.abc import Callable
from functools import reduce
from typing import Any

from alhambra_qt.controller.faces.asked import Table
from alhambra_qt.controller.faces.found import act_of
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtReserve,
    AtSlot,
    Target,
)
from alhambra_qt.controller.words.actions import action_text
from alhambra_qt.controller.words.fields import choice_text, targets
from alhambra_qt.controller.words.names import a_tile, cards_named, cell_name, parts_text, tile_name
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine.actions import Action, Buy, TakeMoney
from alhambra_qt.engine.ids import SIDE_LETTERS, Cell, xy
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_VALUE, TILE_ID, TILE_PRICE
from alhambra_qt.i18n import Arg, Msg, has_text, msg

# Base actions that any onlooker can see to be possible; others tell something of a hand.
OPEN = frozenset(
    {
        "take_money",
        "add",
        "remove",
        "swap",
        "place",
        "reserve",
        "give_to_dirk",
        "pass",
        "end_actions",
        "end_turn",
        "pass_window",
    }
)
# Actions that are one kind of thing to do.
KINDS = {"add": "redesign", "remove": "redesign", "swap": "redesign"}


def kind_text(name: str) -> Msg:
    """Say what kind of action one is: by the text ``kind-<action>``, else by its button."""
    text = f"kind-{KINDS.get(name, name).replace('_', '-')}"
    return msg(text) if has_text(text) else action_text(name)


def move_text(table: Table, action: Action) -> Msg:
    """Say an action with everything it names."""
    act = act_of(action.name)
    own = act.said(table, action) if act.said is not None else None
    say = _built if act.places else SAID.get(action.name, _other)
    return own or say(table, action)


def _other(table: Table, action: Action) -> Msg:
    """Say an action by its button and by what it names."""
    named = [_thing(table, target) for target in targets(table, action)[1:]]
    things = [thing for thing in named if thing is not None]
    if not things:
        return action_text(action.name)
    named_all = reduce(lambda one, more: msg("move-things", one=one, more=more), things)
    return msg("move-other", action=action_text(action.name), things=named_all)


def _thing(table: Table, target: Target) -> Msg | None:
    """Name a part of an action; None where it says nothing, such as an empty choice."""
    match target:
        case AtSlot(slot):
            tile = table.game.market[slot] if slot >= 0 else 0
            return tile_name(TILE_ID[tile]) if tile else None
        case AtCell(x, y):
            return cell_name(x, y)
        case AtBought(name) | AtReserve(name):
            return tile_name(name)
    return None if target.whole else choice_text(target)


def _buy(table: Table, action: Any) -> Msg:
    """Say a purchase: with the values that pay, or with the cards if not all are of the slot."""
    tile = table.game.market[action.slot]
    values: dict[str, Arg] = {"tile": a_tile(TILE_ID[tile]), "price": TILE_PRICE[tile]}
    if any(CARD_CURRENCY[card] != action.slot for card in action.cards):
        return msg("move-buy-cards", **values, cards=_cards(action))
    paid = parts_text([CARD_VALUE[card] for card in action.cards])
    return msg("move-buy", **values, paid=paid)


def _take(_table: Table, action: Any) -> Msg:
    return msg("move-take", cards=_cards(action))


def _cards(action: Any) -> Msg | str:
    """The known cards of an action by their names."""
    return text_of(cards_named(action.cards))


def _built(table: Table, action: Any) -> Msg:
    """Say an action that does something with one tile."""
    values: dict[str, Arg] = {}
    tile: int = getattr(action, "tile", 0)
    cell: Cell | None = getattr(action, "cell", None)
    if tile:
        values["tile"] = a_tile(TILE_ID[tile])
    if cell is not None:
        values["cell"] = cell_name(*xy(cell))
        there = table.game.players[table.seat].palace.tiles.get(cell, 0)
        if there:
            values["old"] = a_tile(TILE_ID[there])
    side: int | None = getattr(action, "side", None)
    if side is not None:
        values["side"] = SIDE_LETTERS[side]
    return msg(f"move-{action.name.replace('_', '-')}", **values)


SAID: dict[str, Callable[[Table, Any], Msg]] = {
    Buy.name: _buy,
    TakeMoney.name: _take,
    "place": _built,
    "reserve": _built,
    "give_to_dirk": _built,
    "add": _built,
    "remove": _built,
    "swap": _built,
}
