"""Pieces beside the board as the beginning of an action: which actions one is for, and why not."""

from collections.abc import Sequence
from typing import Any

from alhambra_qt.controller.choices import targets
from alhambra_qt.controller.modes import Table, number, parts
from alhambra_qt.controller.zoned import meanings, zones_of
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID

PAID = "paid:"  # a piece that can only be paid with begins nothing


class Pieces:
    """The pieces that begin one of some actions; ``targets`` are those of the pieces."""

    def __init__(self, table: Table, actions: Sequence[Action]) -> None:
        self.table = table
        self._spelled = [(action, frozenset(targets(table, action))) for action in actions]
        self._meant = meanings(table.game, table.seat)
        every = frozenset().union(*(spelled for _, spelled in self._spelled))
        self.targets = [
            target
            for target, meant in self._meant.items()
            if any(one in every for one in meant if not one.startswith(PAID))
        ]

    def actions(self, target: str) -> list[Action]:
        """List the actions that a piece begins."""
        meant = {one for one in self._meant.get(target, ()) if not one.startswith(PAID)}
        return [action for action, spelled in self._spelled if spelled & meant]

    def refusal(self, target: str) -> Refusal | None:
        """Give the rule that forbids every action which names nothing but this piece and cards.

        A piece before the seat is forbidden by the rules of its own module only: a bonus card
        bears a building, but is none that could be taken like a hut.
        """
        if target not in self._meant or target in self.targets:
            return None
        game = self.table.game
        zone = zones_of(game)[number(parts(target)[1].partition(",")[0])]
        word = f"{zone.name.partition('-')[0]}." if zone.seat >= 0 else ""
        for kind, handler in game.rules.handlers.items():
            action = self._tried(kind, self._meant[target])
            if action is not None and game.frame.kind in handler.frames:
                refusal = self.table.refusal(action)
                if refusal is not None and refusal.rule.startswith(word):
                    return refusal
        return None

    def _tried(self, kind: type[Action], meant: Sequence[str]) -> Action | None:
        """Spell an action out with what a piece means and no cards; None if more is needed."""
        values: dict[str, Any] = {}
        for field in kind.__match_args__:
            value = () if field == "cards" else _value(field, meant)
            if value is None:
                return None
            values[field] = value
        named = any(field != "cards" for field in values)
        return kind.of(*values.values()) if named else None


def _value(field: str, meant: Sequence[str]) -> int | None:
    """Give the value that a piece has for a field of an action."""
    for one in meant:
        word, value = parts(one)
        if word == field == "tile":
            return TILE_BY_ID.get(value)
        if word == field == "card":
            return CARD_BY_ID.get(value)
        if word == "choice" and value.startswith(f"{field}=") and value[-1].isdigit():
            return int(value.rpartition("=")[2]) - 1
    return None
