"""Actions that a lesson accepts: conditions on an action, as data.

A condition is an object with one of these fields:

- ``"action"``: an action in the format of ``engine/codec.py`` of which only the fields that matter
  are given, such as ``{"action": {"type": "place", "at": [1, 0]}}``;
- ``"is"``: a predicate by its name in ``PREDICATES``, such as ``{"is": "exact"}``;
- ``"event"``: something that happened, by the name of its class, such as ``{"event": "Scored"}``;
- ``"wall"``: the least length of the own wall afterwards, such as ``{"wall": 9}``;
- ``"any"``, ``"all"``: several conditions in a list; ``"not"``: one that must not hold.
"""

from collections.abc import Callable, Mapping
from typing import Any

from attrs import frozen

from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Action, TakeMoney, action_types
from alhambra_qt.engine.codec import action_to_json
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.events import (
    Added,
    Bought,
    Event,
    Placed,
    Removed,
    Reserved,
    Swapped,
    event_types,
)
from alhambra_qt.engine.fields import Fields, shown
from alhambra_qt.engine.ids import Seat


@frozen(eq=False)
class Played:
    """An action that was played: by whom, what happened, and the game before and after it."""

    action: Action
    seat: Seat
    events: tuple[Event, ...]
    before: Game
    after: Game

    def own(self, *kinds: type[Event]) -> bool:
        """Whether something of these kinds happened to the one who played."""
        return any(
            isinstance(event, kinds) and getattr(event, "seat", None) == self.seat
            for event in self.events
        )


Condition = Callable[[Played], bool]


def _bought(played: Played) -> Bought | None:
    mine = (e for e in played.events if isinstance(e, Bought) and e.seat == played.seat)
    return next(mine, None)


def _exact(played: Played) -> bool:
    bought = _bought(played)
    return bought is not None and bought.overpaid == 0


def _overpaid(played: Played) -> bool:
    bought = _bought(played)
    return bought is not None and bought.overpaid > 0


def _cards_taken(played: Played) -> int:
    return len(played.action.cards) if isinstance(played.action, TakeMoney) else 0


# To add one: a name, and what it means of an action that was played.
PREDICATES: Mapping[str, Condition] = {
    "exact": _exact,  # a purchase paid exactly
    "overpaid": _overpaid,  # a purchase for more than the price
    "bought": lambda played: _bought(played) is not None,
    "one_card": lambda played: _cards_taken(played) == 1,
    "several_cards": lambda played: _cards_taken(played) > 1,
    "built": lambda played: played.own(Placed, Added),
    "reserved": lambda played: played.own(Reserved),
    "redesigned": lambda played: played.own(Added, Removed, Swapped),
    "legal": lambda _played: True,  # anything that the rules allow
}


def read_condition(data: Any, where: str) -> Condition:
    """Read a condition.

    Raises:
        BadData: naming the field.
    """
    fields = Fields(data, where)
    if len(fields.data) != 1:
        raise BadData(where, f"a condition has one field, not {len(fields.data)}")
    name = next(iter(fields.data))
    read = READERS.get(name)
    if read is None:
        raise BadData(fields.path(name), f"there is no condition {shown(name)}")
    return read(fields.data[name], fields.path(name))


def _action(data: Any, where: str) -> Condition:
    fields = Fields(data, where)
    kind = action_types().get(fields.text("type"))
    if kind is None:
        raise BadData(fields.path("type"), f"unknown action type {shown(data.get('type'))}")
    known = {"type", *("at" if name == "cell" else name for name in kind.__match_args__)}
    for name in fields.data:
        if name not in known:
            raise BadData(fields.path(name), f"{kind.name} has no field {shown(name)}")
    wanted = {name: _sorted(value) for name, value in fields.data.items()}

    def fits(played: Played) -> bool:
        found = action_to_json(played.action)
        return all(_sorted(found.get(name)) == value for name, value in wanted.items())

    return fits


def _sorted(value: Any) -> Any:
    """A list of names in any order is the same; a cell ``[x, y]`` is not touched."""
    texts = isinstance(value, list) and all(isinstance(part, str) for part in value)
    return sorted(value) if texts else value


def _predicate(data: Any, where: str) -> Condition:
    if not isinstance(data, str) or data not in PREDICATES:
        raise BadData(where, f"{shown(data)} is none of {', '.join(PREDICATES)}")
    return PREDICATES[data]


def _event(data: Any, where: str) -> Condition:
    if not isinstance(data, str) or data not in {kind.__name__ for kind in event_types().values()}:
        raise BadData(where, f"there is no event {shown(data)}")
    return lambda played: any(
        data in {kind.__name__ for kind in type(event).__mro__} for event in played.events
    )


def _wall(data: Any, where: str) -> Condition:
    if type(data) is not int or data < 1:
        raise BadData(where, f"must be a number of sides, not {shown(data)}")
    return lambda played: played.after.players[played.seat].palace.longest_wall() >= data


def read_conditions(data: Any, where: str) -> tuple[Condition, ...]:
    """Read a list of conditions with at least one entry.

    Raises:
        BadData: naming the field.
    """
    if not isinstance(data, list) or not data:
        raise BadData(where, "must be a list of conditions")
    return tuple(read_condition(part, f"{where}.{index}") for index, part in enumerate(data))


def _any(data: Any, where: str) -> Condition:
    parts = read_conditions(data, where)
    return lambda played: any(part(played) for part in parts)


def _all(data: Any, where: str) -> Condition:
    parts = read_conditions(data, where)
    return lambda played: all(part(played) for part in parts)


def _not(data: Any, where: str) -> Condition:
    part = read_condition(data, where)
    return lambda played: not part(played)


READERS: Mapping[str, Callable[[Any, str], Condition]] = {
    "action": _action,
    "is": _predicate,
    "event": _event,
    "wall": _wall,
    "any": _any,
    "all": _all,
    "not": _not,
}
