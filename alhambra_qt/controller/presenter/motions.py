"""Which pieces move in an event, and the sound of each motion on arrival.

How to add one: a line in ``BASE``, or in ``moves`` of a module's face, from the event class to a
function that lists its motions, or to the reason why nothing moves. An event without a line of its
own moves like its base class. A sound: a line in ``OWN_SOUNDS``, or in ``sounds`` of a module's
face; any other event has the sound of what moves in it (``controller/view/motion.py`` lists all
sounds).

Motions are made from events alone, and events hold no private information: a card that a seat drew
in secret moves face down.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from attrs import evolve

from alhambra_qt.controller.faces import found
from alhambra_qt.controller.faces.blocks import bought, card, paid, tile
from alhambra_qt.controller.faces.face import Mover
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import (
    AT_BAG,
    AT_DECK,
    AT_DIRK,
    AT_DISCARDS,
    AT_OUT,
    AT_RULER,
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    target_of,
)
from alhambra_qt.engine import events as ev
from alhambra_qt.engine.ids import NOBODY
from alhambra_qt.engine.pieces import SCORING_1, SCORING_2

OWN_SOUNDS: Mapping[type[ev.Event], str] = {ev.Removed: "lift"}
GROWN = "wall"


@cache
def named() -> Mapping[type[ev.Event], str]:
    """Return the sounds of events that have one of their own."""
    return {**OWN_SOUNDS, **found.sounds()}


def with_sounds(event: ev.Event, motions: Iterable[Motion]) -> list[Motion]:
    """Return an event's motions with their sounds."""
    own = next((named()[kind] for kind in type(event).__mro__ if kind in named()), "")
    return [evolve(motion, sound=own or landing(motion)) for motion in motions]


def landing(motion: Motion) -> str:
    """Return the sound of a piece that arrives at its destination."""
    if motion.kind == "tile":
        return "lift" if isinstance(motion.dest, AtBought | AtSlot) else "tile"
    if motion.kind == "card":
        paid = isinstance(motion.source, AtHand) and motion.dest == AT_DISCARDS
        return "coin" if paid else "card"
    return "token"


def with_walls(
    motions: Sequence[Motion], before: TableView | None, after: TableView
) -> tuple[Motion, ...]:
    """Give the last tile that lengthened a longest wall the sound for that."""
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
    """Return the longest walls that a table shows, by seat."""
    players = (view.you, *view.opponents) if view is not None else ()
    return {player.seat.seat: player.wall for player in players}


SCORING_CARDS = {1: SCORING_1, 2: SCORING_2}


def motions(change: SessionChange) -> tuple[Motion, ...]:
    """Return the motions of a change in event order; undo moves nothing."""
    if change.kind == "undone":
        return ()
    events = (event for step in change.steps for event in step.events)
    return tuple(motion for event in events for motion in with_sounds(event, moved(event)))


def moved(event: ev.Event) -> Sequence[Motion]:
    """Return the motions of one event."""
    for kind in type(event).__mro__:
        move = moves().get(kind)
        if move is not None:
            return () if isinstance(move, str) else move(event)
    return ()


def _bought(event: ev.Bought) -> Sequence[Motion]:
    return [*paid(event.seat, event.cards), bought(event.seat, event.slot, event.tile)]


def _swapped(event: ev.Swapped) -> Sequence[Motion]:
    there, seat = target_of(event.cell), event.seat
    return [
        tile(event.tile_out, there, AtReserve(), seat),
        tile(event.tile_in, AtReserve(), there, seat),
    ]


def _distributed(event: ev.Distributed) -> Sequence[Motion]:
    goal = AtBought() if event.seat != NOBODY else AT_OUT
    return [tile(event.tile, AtSlot(event.slot), goal, event.seat)]


def _scoring(event: ev.ScoringDrawn) -> Sequence[Motion]:
    return [card(SCORING_CARDS[event.number], AT_DECK, AT_RULER, NOBODY)]


BASE: Mapping[type[ev.Event], Mover | str] = {
    ev.TookMoney: lambda e: [card(moved, AtDisplay(), AtHand(), e.seat) for moved in e.cards],
    ev.Bought: _bought,
    ev.Placed: lambda e: [tile(e.tile, AtBought(), target_of(e.cell), e.seat)],
    ev.Reserved: lambda e: [tile(e.tile, AtBought(), AtReserve(), e.seat)],
    ev.GaveToDirk: lambda e: [tile(e.tile, AtBought(), AT_DIRK, e.seat)],
    ev.Added: lambda e: [tile(e.tile, AtReserve(), target_of(e.cell), e.seat)],
    ev.Removed: lambda e: [tile(e.tile, target_of(e.cell), AtReserve(), e.seat)],
    ev.Swapped: _swapped,
    ev.CardShown: lambda e: [card(e.card, AT_DECK, AtDisplay(e.place), NOBODY)],
    ev.TileShown: lambda e: [tile(e.tile, AT_BAG, AtSlot(e.slot), NOBODY)],
    ev.ScoringDrawn: _scoring,
    ev.DirkDrew: lambda e: [tile(moved, AT_BAG, AT_DIRK, NOBODY) for moved in e.tiles],
    ev.Distributed: _distributed,
    ev.TurnStarted: "the panels tell whose turn it is",
    ev.Passed: "only words",
    ev.ActionsEnded: "only words",
    ev.TurnEnded: "only words",
    ev.SlotEmpty: "the slot stays as it was",
    ev.DeckShuffled: "the discards lie where the deck stands",
    ev.Scored: "the ledger plays the scoring",
    ev.WindowPassed: "only words",
    ev.GameOver: "the results follow",
}


@cache
def moves() -> Mapping[type[ev.Event], Mover | str]:
    """Return the motions of every event, or why nothing moves."""
    return {**BASE, **found.moves()}
