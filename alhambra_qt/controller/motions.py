"""Which pieces move where when something happens, for the animation of a change."""

from collections.abc import Sequence
from typing import Any

from alhambra_qt.controller.modes import target_of
from alhambra_qt.controller.session import Change
from alhambra_qt.controller.view_pages import Motion
from alhambra_qt.engine import events as ev
from alhambra_qt.engine.ids import NOBODY, Seat
from alhambra_qt.engine.pieces import CARD_ID, TILE_ID


def motions(change: Change) -> tuple[Motion, ...]:
    """Give the motions of a change in the order of its events; taking back moves nothing."""
    if change.kind == "undone":
        return ()
    return tuple(
        motion for step in change.steps for event in step.events for motion in moved(event)
    )


def moved(event: ev.Event) -> Sequence[Motion]:
    """Give the motions of one event."""
    return _of_seat(event) or _of_table(event)


def _of_seat(event: ev.Event) -> Sequence[Motion]:
    match event:
        case ev.TookMoney(seat, cards):
            return [Motion("card", CARD_ID[card], "display:", "hand:", seat) for card in cards]
        case ev.Bought(seat, slot, tile, cards):
            return _bought(seat, slot, tile, cards)
        case ev.Placed(seat, tile, cell):
            return [_tile(tile, "bought:", target_of(cell), seat)]
        case ev.Reserved(seat, tile):
            return [_tile(tile, "bought:", "reserve:", seat)]
        case ev.GaveToDirk(seat, tile):
            return [_tile(tile, "bought:", "dirk:", seat)]
        case ev.Added(seat, tile, cell):
            return [_tile(tile, "reserve:", target_of(cell), seat)]
        case ev.Removed(seat, tile, cell):
            return [_tile(tile, target_of(cell), "reserve:", seat)]
        case ev.Swapped(seat, new, old, cell):
            there = target_of(cell)
            return [_tile(old, there, "reserve:", seat), _tile(new, "reserve:", there, seat)]
    return ()


def _of_table(event: ev.Event) -> Sequence[Motion]:
    match event:
        case ev.CardShown(place, card):
            return [Motion("card", CARD_ID[card], "deck:", f"display:{place}", NOBODY)]
        case ev.TileShown(slot, tile):
            return [_tile(tile, "bag:", f"slot:{slot}", NOBODY)]
        case ev.DirkDrew(tiles):
            return [_tile(tile, "bag:", "dirk:", NOBODY) for tile in tiles]
        case ev.Distributed(slot, tile, seat) if seat != NOBODY:
            return [_tile(tile, f"slot:{slot}", "bought:", seat)]
    return ()


def _tile(tile: int, source: str, dest: str, seat: Seat) -> Motion:
    return Motion("tile", TILE_ID[tile], source, dest, seat)


def _bought(seat: Seat, slot: int, tile: int, cards: Sequence[Any]) -> list[Motion]:
    paid = [Motion("card", CARD_ID[card], "hand:", "discards:", seat) for card in cards]
    return [*paid, _tile(tile, f"slot:{slot}", "bought:", seat)]
