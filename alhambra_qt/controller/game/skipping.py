"""What a person has said about the questions between turns: to pass by itself until something.

It belongs to the running game and to its saved file, but not to the game: the rules know nothing
of it, and a file without it, or with something unreadable in its place, is just a game in which
nobody said so.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from attrs import frozen

from alhambra_qt.engine.events import Event, Scored, TurnStarted
from alhambra_qt.engine.ids import Seat, Tile
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_ID

TURN, PRICE, SCORING, ALWAYS = "turn", "price", "scoring", "always"
UNTIL = (TURN, PRICE, SCORING, ALWAYS)


@frozen
class Skip:
    """A seat passes between turns ``until`` something; ``known`` are the prices it has seen."""

    until: str
    known: tuple[Tile, ...] = ()


Skips = dict[Seat, Skip]


def still(skips: Mapping[Seat, Skip], events: Iterable[Event]) -> Skips:
    """Give what is left after something happened: a turn begins, a scoring is counted."""
    left = dict(skips)
    for event in events:
        match event:
            case TurnStarted(seat) if seat in left and left[seat].until == TURN:
                del left[seat]
            case Scored():
                left = {seat: skip for seat, skip in left.items() if skip.until != SCORING}
    return left


def to_json(skips: Mapping[Seat, Skip]) -> dict[str, Any]:
    """Write what was said, by seat."""
    return {
        str(seat): {"until": skip.until, "known": [TILE_ID[tile] for tile in skip.known]}
        for seat, skip in sorted(skips.items())
    }


def from_json(data: Any, seats: Iterable[Seat]) -> Skips:
    """Read what these seats said; whatever cannot be read was not said."""
    entries = data if isinstance(data, dict) else {}
    found = ((seat, _read(entries.get(str(seat)))) for seat in seats)
    return {seat: skip for seat, skip in found if skip is not None}


def _read(entry: Any) -> Skip | None:
    if not isinstance(entry, dict) or entry.get("until") not in UNTIL:
        return None
    known = entry.get("known")
    names = known if isinstance(known, list) else []
    tiles = (TILE_BY_ID[name] for name in names if isinstance(name, str) and name in TILE_BY_ID)
    return Skip(entry["until"], tuple(tiles))
