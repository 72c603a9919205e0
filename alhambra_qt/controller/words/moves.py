"""Actions as targets, field by field, and in words: "Buy a garden (8) with 5 + 3".

An action without a sentence of its own is phrased from its button and its subject, so every action
of every module has words.
"""

from collections.abc import Callable
from functools import reduce
from typing import Any

from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.faces.found import act_of
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtReserve,
    AtSlot,
    Choose,
    Do,
    NamedCard,
    NamedTile,
    PaidCard,
    Target,
    target_of,
)
from alhambra_qt.controller.words.names import (
    a_tile,
    action_text,
    card_name,
    cards_named,
    cell_name,
    parts_text,
    sides_name,
    tile_name,
    type_name,
)
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine.actions import Action, Buy, TakeMoney
from alhambra_qt.engine.ids import SIDE_LETTERS, Cell, letters_of, xy
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_ID, CARD_VALUE, TILE_ID, TILE_PRICE, TYPES
from alhambra_qt.i18n import Arg, Msg, has_text, msg

# How to add a field of actions, by the last word of its name: here if its values are named choices,
# below if they are things. Values of other fields are numbers.
NAMED: dict[str, Callable[[int], str]] = {
    "side": lambda value: SIDE_LETTERS[value],
    "sides": letters_of,
    "colour": lambda value: TYPES[value],
    "colours": lambda value: TYPES[value],
    "room": lambda value: str(value + 1),
}


def targets(table: Table, action: Action) -> list[Target]:
    """Return the targets that spell out an action."""
    found: list[Target] = [Do(action.name)]
    for field in action.__match_args__:
        value = getattr(action, field)
        if field == "cards" and _pays(table, action, value):
            found += [PaidCard(CARD_ID[card]) for card in value]
            continue
        thing = THINGS.get(field.rpartition("_")[2])
        for part in value if isinstance(value, tuple) else (value,):
            found.append(thing(table, part) if thing else _choice(field, part))
    return found


def _pays(table: Table, action: Action, cards: tuple[int, ...]) -> bool:
    """Return whether these cards come from the hand, not from the display."""
    hand = table.hand
    return not isinstance(action, TakeMoney) and all(
        cards.count(card) <= hand.count(card) for card in cards
    )


def _choice(field: str, value: int) -> Choose:
    name = NAMED.get(field.rpartition("_")[2])
    return Choose(field, name(value) if name and value >= 0 else str(value))


def _card_target(table: Table, card: int) -> Target:
    return NamedCard(CARD_ID[card]) if card >= 0 else NamedCard()


def _tile_target(table: Table, tile: int) -> Target:
    game, player = table.game, table.game.players[table.seat]
    if tile in game.market:
        return AtSlot(game.market.index(tile))
    if tile in player.bought:
        return AtBought(TILE_ID[tile])
    name = TILE_ID[tile]
    return AtReserve(name) if tile in player.reserve else NamedTile(name)


THINGS: dict[str, Callable[[Table, int], Target]] = {
    "slot": lambda _, slot: AtSlot(slot),
    "card": _card_target,
    "cards": _card_target,
    "taken": _card_target,
    "given": _card_target,
    "tile": _tile_target,
    "cell": lambda _, cell: target_of(cell),
}


def field_of(target: Target) -> str:
    """Return what a pick of this target replaces: its field, or its kind."""
    return f"choice:{target.field}" if isinstance(target, Choose) else target.kind


def choice_text(target: Target) -> Msg:
    """Phrase a target on a chip: "north", "garden", "room 2", a card's name."""
    match target:
        case NamedCard(name) | PaidCard(name):
            return card_name(name)
        case NamedTile(name):
            return tile_name(name)
        case Choose(field, chosen):
            return _choice_text(field, chosen)
    return msg("play-action", name=target.value)


def _choice_text(field: str, chosen: str) -> Msg:
    if field in ("side", "sides") and chosen:
        return sides_name(chosen)
    text = f"choice-{field.replace('_', '-')}"
    if chosen in TYPES:
        word = type_name(chosen)
        return msg(text, type=word) if has_text(text) else word
    if chosen.startswith("-"):
        return msg("choice-none")
    if not chosen.isdigit():
        return msg("play-action", name=chosen)
    return msg(text, n=int(chosen)) if has_text(text) else msg("play-number", n=int(chosen))


# Actions that count as one kind.
KINDS = {"add": "redesign", "remove": "redesign", "swap": "redesign"}


def kind_text(name: str) -> Msg:
    """Name an action's kind with the text ``kind-<action>``, else with its button."""
    text = f"kind-{KINDS.get(name, name).replace('_', '-')}"
    return msg(text) if has_text(text) else action_text(name)


def move_text(table: Table, action: Action) -> Msg:
    """Phrase an action with everything it names."""
    act = act_of(action.name)
    own = act.describe(table, action) if act.describe is not None else None
    say = _built if act.places else SAID.get(action.name, _other)
    return own or say(table, action)


def _other(table: Table, action: Action) -> Msg:
    """Phrase an action with its button and what it names."""
    named = [_thing(table, target) for target in targets(table, action)[1:]]
    things = [thing for thing in named if thing is not None]
    if not things:
        return action_text(action.name)
    named_all = reduce(lambda text, more: msg("move-things", one=text, more=more), things)
    return msg("move-other", action=action_text(action.name), things=named_all)


def _thing(table: Table, target: Target) -> Msg | None:
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
    """Phrase a purchase: with the values that pay, or with the cards if not all are of the slot."""
    tile = table.game.market[action.slot]
    values: dict[str, Arg] = {"tile": a_tile(TILE_ID[tile]), "price": TILE_PRICE[tile]}
    if any(CARD_CURRENCY[card] != action.slot for card in action.cards):
        return msg("move-buy-cards", **values, cards=_cards(action))
    paid = parts_text([CARD_VALUE[card] for card in action.cards])
    return msg("move-buy", **values, paid=paid)


def _take(_table: Table, action: Any) -> Msg:
    return msg("move-take", cards=_cards(action))


def _cards(action: Any) -> Msg | str:
    return text_of(cards_named(action.cards))


def _built(table: Table, action: Any) -> Msg:
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
