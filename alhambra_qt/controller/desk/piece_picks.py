"""Pieces beside the board as the beginning of an action: which actions one is for, and why not."""

from collections.abc import Sequence
from typing import Any

from alhambra_qt.controller.build.shelf import rule_of
from alhambra_qt.controller.build.zones import Meaning, meanings
from alhambra_qt.controller.desk.paying import Cards, ways
from alhambra_qt.controller.desk.picking import Narrow
from alhambra_qt.controller.faces.asked import Table
from alhambra_qt.controller.game.standing import zones_of
from alhambra_qt.controller.view.targets import (
    AtZone,
    Choose,
    NamedCard,
    NamedTile,
    PaidCard,
    Target,
)
from alhambra_qt.controller.words.fields import targets
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.payments import by_currency, wallet
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID


class PiecePicks:
    """The pieces that begin one of some actions; ``targets`` are those of the pieces."""

    def __init__(self, table: Table, actions: Sequence[Action]) -> None:
        self.table = table
        self._spelled = [(action, frozenset(targets(table, action))) for action in actions]
        self._meant = meanings(table.game, table.seat)
        every = frozenset().union(*(spelled for _, spelled in self._spelled))
        self.targets = [
            target
            for target, meant in self._meant.items()
            if any(one in every for one in meant if not isinstance(one, PaidCard))
        ]  # a piece that can only be paid with begins nothing

    def actions(self, target: Target) -> list[Action]:
        """List the actions that a piece begins."""
        meant = {one for one in self._meant.get(target, ()) if not isinstance(one, PaidCard)}
        return [action for action, spelled in self._spelled if spelled & meant]

    def refusal(self, target: Target) -> Refusal | None:
        """Give the rule that forbids every action which names nothing but this piece and cards.

        A piece before the seat is forbidden by the rules of its own module only: a bonus card
        bears a building, but is none that could be taken like a hut. Of one in the middle the
        module that laid it there is heard first, and of several payments the one that goes
        furthest.
        """
        if not isinstance(target, AtZone) or target not in self._meant or target in self.targets:
            return None
        game = self.table.game
        zone = zones_of(game)[target.zone]
        word = f"{zone.name.partition('-')[0]}." if zone.seat >= 0 else ""
        owner = rule_of(zone.name).partition(".")[0]
        kinds = [kind for kind, h in game.rules.handlers.items() if game.frame.kind in h.frames]
        for kind in sorted(kinds, key=lambda kind: owner not in kind.__module__.split(".")):
            tried = self._tried(kind, target)
            found = (self.table.refusal(action) for action in tried)
            refusals = [one for one in found if one is not None and one.rule.startswith(word)]
            if refusals:
                return min(refusals, key=_distance)
        return None

    def _tried(self, kind: type[Action], target: Target) -> list[Action]:
        """Spell an action out with what a piece means and any money; none if more is needed."""
        values: dict[str, Any] = {}
        for field in kind.__match_args__:
            value = () if field == "cards" else _value(field, self._meant[target])
            if value is None:
                return []
            values[field] = value
        if all(field == "cards" for field in values):
            return []
        if "cards" not in values:
            return [kind.of(*values.values())]
        purses = self._purses(values.get("tile", 0))
        return [kind.of(*(values | {"cards": cards}).values()) for cards in purses]

    def _purses(self, tile: int) -> list[Cards]:
        """List the money that may be tried for a piece: none, all of a kind, what fits a price."""
        game, seat = self.table.game, self.table.seat
        *purses, diamonds = by_currency(wallet(game, seat))
        mixed = tuple(sorted(card for purse in purses for card in purse))
        offer = next((offer for offer in offers(game) if offer.tile == tile), None)
        fits = ways(game, seat, offer.currency, offer.price)[:1] if offer is not None else []
        tried = [(), *fits, *(purses if offer is not None else (mixed, diamonds))]
        return [tuple(sorted(cards)) for cards in dict.fromkeys(map(tuple, tried))]


def begun(table: Table, actions: Sequence[Action], target: Target) -> Narrow | None:
    """Begin the actions that a piece beside the board, or a card of the hand, is for."""
    other = Narrow(table, actions)
    if not other.pick(target):
        return None
    other = Narrow(table, other.left())
    other.pick(target)
    return other


def _distance(refusal: Refusal) -> tuple[int, int]:
    """Tell how far a payment is from what is wanted: too much is nearer than too little."""
    params = dict(refusal.params)
    for place, name in enumerate(("over", "missing")):
        if name in params:
            return place, int(str(params[name]))
    return len(params) + 2, 0


def _value(field: str, meant: Sequence[Meaning]) -> int | None:
    """Give the value that a piece has for a field of an action."""
    for one in meant:
        match one:
            case NamedTile(name) if field == "tile":
                return TILE_BY_ID.get(name)
            case NamedCard(name) if field == "card":
                return CARD_BY_ID.get(name)
            case Choose(of, chosen) if of == field and chosen.isdigit():
                return int(chosen) - 1
    return None
