"""The fields of actions as targets, and what is said for targets that have no place of their own.

A target names a thing on the table where there is one (a slot, a cell, a tile of the reserve).
A card is named by its kind, ``paid:florin-7`` if it comes out of the hand, else ``card:gate``.
Tiles that lie elsewhere and plain choices are ``tile:hut-garden-e`` and ``choice:side=n``. What has
no place on the table is picked by a chip.
"""

from collections import Counter
from collections.abc import Callable

from alhambra_qt.controller.faces.asked import Table
from alhambra_qt.controller.view.targets import (
    AtBought,
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
from alhambra_qt.controller.words.names import card_name, sides_name, tile_name, type_name
from alhambra_qt.engine.actions import Action, TakeMoney
from alhambra_qt.engine.ids import SIDE_LETTERS, letters_of
from alhambra_qt.engine.pieces import CARD_ID, TILE_ID, TYPES
from alhambra_qt.i18n import Msg, has_text, msg

# How to add a field of actions, by the last word of its name: here if its values are choices
# that have names, below if they are things. Values of other fields are numbers.
NAMED: dict[str, Callable[[int], str]] = {
    "side": lambda value: SIDE_LETTERS[value],
    "sides": letters_of,
    "colour": lambda value: TYPES[value],
    "colours": lambda value: TYPES[value],
    "room": lambda value: str(value + 1),
}


def targets(table: Table, action: Action) -> list[Target]:
    """Give the targets that spell an action out."""
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
    """Whether these cards come out of the hand, not out of the display."""
    return not isinstance(action, TakeMoney) and Counter(table.hand) >= Counter(cards)


def _choice(field: str, value: int) -> Choose:
    """Name a choice by its field."""
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
    """Give what a pick of this target replaces: its field, or its kind."""
    return f"choice:{target.field}" if isinstance(target, Choose) else target.kind


def choice_text(target: Target) -> Msg:
    """Say a target on a chip: "north", "garden", "room 2", a card's name."""
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
