"""Which sound each motion has when it arrives (``controller/view/sounds.py`` lists them).

How to add one for an event: a line in ``BASE``, or in ``sounds`` of a module's face. Any other
event is heard by what moves in it.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from attrs import evolve

from alhambra_qt.controller.faces import found
from alhambra_qt.controller.view.pages import Motion
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import (
    AT_DISCARDS,
    AtBought,
    AtCell,
    AtHand,
    AtSlot,
)
from alhambra_qt.engine import events as ev

BASE: Mapping[type[ev.Event], str] = {ev.Removed: "lift"}
GROWN = "wall"


@cache
def named() -> Mapping[type[ev.Event], str]:
    """Give the sounds of events that have one of their own."""
    return {**BASE, **found.sounds()}


def heard(event: ev.Event, motions: Iterable[Motion]) -> list[Motion]:
    """Give the motions of an event with their sounds."""
    own = next((named()[kind] for kind in type(event).__mro__ if kind in named()), "")
    return [evolve(motion, sound=own or landing(motion)) for motion in motions]


def landing(motion: Motion) -> str:
    """Give the sound of something that comes to where it goes."""
    if motion.kind == "tile":
        return "lift" if isinstance(motion.dest, AtBought | AtSlot) else "tile"
    if motion.kind == "card":
        paid = isinstance(motion.source, AtHand) and motion.dest == AT_DISCARDS
        return "coin" if paid else "card"
    return "token"


def with_walls(
    motions: Sequence[Motion], before: TableView | None, after: TableView
) -> tuple[Motion, ...]:
    """Let the last tile that made a longest wall longer be heard as that."""
    old = walls(before)
    grown = {seat for seat, wall in walls(after).items() if wall > old.get(seat, wall)}
    told: list[Motion] = []
    for motion in reversed(motions):
        builds = motion.kind == "tile" and isinstance(motion.dest, AtCell)
        if builds and motion.seat in grown:
            grown.remove(motion.seat)
            motion = evolve(motion, sound=GROWN)
        told.append(motion)
    return tuple(reversed(told))


def walls(view: TableView | None) -> Mapping[int, int]:
    """Give the longest walls that a table shows, by the seats."""
    players = (view.you, *view.opponents) if view is not None else ()
    return {player.seat.seat: player.wall for player in players}
