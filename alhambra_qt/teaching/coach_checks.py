"""Findings of the coach in a move: a rule used well, or a missed occasion.

Everything is judged on what the seat could know when it moved: the game given is its observation. A
miss is mentioned after the move, never before.
"""

from collections.abc import Callable, Sequence

from attrs import frozen

from alhambra_qt.controller.words.names import money, sum_text
from alhambra_qt.engine import Game
from alhambra_qt.engine import events as ev
from alhambra_qt.engine.actions import Action, AddTile, Buy, Place, Reserve, TakeMoney
from alhambra_qt.engine.building import spots, walls_of
from alhambra_qt.engine.ids import Cell, Seat, Tile
from alhambra_qt.engine.payments import payment_options
from alhambra_qt.engine.pieces import (
    CARD_KIND,
    CARD_VALUE,
    CURRENCIES,
    TILE_KIND,
    TILE_PRICE,
)
from alhambra_qt.engine.turn import take_limit, take_options
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.coach_rules import (
    BUILT,
    EXACT,
    PAID_WITH,
    RULE_OF,
    STOOD,
    TAKE,
    TAKEN,
    WALL,
)

WALLED = ("building", "hut", "bazaar")  # kinds of tiles whose walls make the outer wall


@frozen
class Finding:
    """A rule met in a move: used well (``text`` None), or missed and what to say about it."""

    rule: str
    text: Msg | None = None

    @property
    def good(self) -> bool:
        """Whether it was used well."""
        return self.text is None


@frozen
class Move:
    """A move with what was known before it and what happened."""

    seen: Game
    seat: Seat
    action: Action
    events: tuple[ev.Event, ...]


Check = Callable[[Move], Sequence[Finding]]


def _sum(cards: Sequence[int]) -> Msg:
    return sum_text(sorted((CARD_VALUE[card] for card in cards if CARD_VALUE[card]), reverse=True))


def _exact(game: Game, seat: Seat, slot: int) -> tuple[int, ...] | None:
    """Give a payment of exactly the price of the tile in a slot, if the seat has one."""
    tile = game.market[slot]
    if not tile:
        return None
    ways = payment_options(game, seat, slot, TILE_PRICE[tile], exact_only=True)
    return tuple(ways[0]) if ways else None


def buying(move: Move) -> list[Finding]:
    """Exact payments made, and those that were possible instead of paying more."""
    found = []
    for event in move.events:
        if isinstance(event, ev.Bought) and event.seat == move.seat:
            kinds = {CARD_KIND[card] for card in event.cards}
            found += [Finding(PAID_WITH[kind]) for kind in sorted(kinds & set(PAID_WITH))]
            if not event.overpaid and event.cards:
                found.append(Finding(EXACT))
    action = move.action
    if isinstance(action, Buy) and Finding(EXACT) not in found:
        missed = _overpaid(move.seen, move.seat, action)
        if missed is not None:
            found.append(missed)
    return found


def _overpaid(game: Game, seat: Seat, action: Buy) -> Finding | None:
    """Say how it could have been paid exactly, or what could have been bought exactly before."""
    for slot in (action.slot, *(slot for slot in range(4) if slot != action.slot)):
        cards = _exact(game, seat, slot)
        if cards is None:
            continue
        price = money(CURRENCIES[slot], TILE_PRICE[game.market[slot]])
        if slot == action.slot:
            return Finding(EXACT, msg("coach-exact", price=price, sum=_sum(cards)))
        if not set(cards) & set(action.cards):  # both could have been bought
            return Finding(EXACT, msg("coach-exact-first", price=price, sum=_sum(cards)))
    return None


def taking(move: Move) -> list[Finding]:
    """Several cards taken at once, or one small card where several were possible."""
    action = move.action
    if not isinstance(action, TakeMoney):
        return []
    kinds = {CARD_KIND[card] for card in action.cards}
    found = [Finding(TAKEN[kind]) for kind in sorted(kinds & set(TAKEN))]
    if len(action.cards) > 1:
        return [*found, Finding(TAKE)]
    more = [
        option.cards
        for option in take_options(move.seen, move.seat)
        if isinstance(option, TakeMoney)
        and len(option.cards) > 1
        and action.cards[0] in option.cards
    ]
    if more:
        best = max(more, key=lambda cards: sum(CARD_VALUE[card] for card in cards))
        limit = take_limit(move.seen, move.seat)
        found.append(Finding(TAKE, msg("coach-take", limit=limit, sum=_sum(best))))
    return found


def building(move: Move) -> list[Finding]:
    """A tile built, or put into the reserve though there was a place for it."""
    action = move.action
    if isinstance(action, Reserve):
        free = len(spots(move.seen, move.seat, action.tile))
        return [Finding(BUILT, msg("coach-reserve", n=free))] if free else []
    if isinstance(action, Place):
        kind = TILE_KIND[action.tile]
        return [Finding(BUILT), *([Finding(STOOD[kind])] if kind in STOOD else [])]
    return []


def walls(move: Move) -> list[Finding]:
    """The wall made longer, or not though another place would have done so."""
    action = move.action
    if not isinstance(action, Place | AddTile) or TILE_KIND[action.tile] not in WALLED:
        return []
    before = move.seen.players[move.seat].palace.longest_wall()
    now = _wall_with(move, action.tile, action.cell)
    if now > before:
        return [Finding(WALL)]
    cells = spots(move.seen, move.seat, action.tile)
    best = max((_wall_with(move, action.tile, cell) for cell in cells), default=now)
    if best > before:
        return [Finding(WALL, msg("coach-wall", n=now, best=best))]
    return []


def _wall_with(move: Move, tile: Tile, cell: Cell) -> int:
    player = move.seen.players[move.seat]
    built = player.palace.clone()
    built.place(tile, cell, walls_of(player, tile))
    return built.longest_wall()


def others(move: Move) -> list[Finding]:
    """Find actions of modules and redesigns: an action uses its rule."""
    rule = RULE_OF.get(move.action.name)
    return [Finding(rule)] if rule is not None else []


# In the order in which a miss is mentioned: one of them at most.
CHECKS: tuple[Check, ...] = (buying, taking, walls, building, others)


def findings(move: Move) -> list[Finding]:
    """List the findings of a move, the most important first."""
    return [finding for check in CHECKS for finding in check(move)]
