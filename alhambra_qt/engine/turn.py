"""A turn: taking money, buying, and when the actions end (rules of section 2)."""

from functools import lru_cache
from itertools import combinations

from .actions import Action, Buy, EndActions, EndTurn, Pass, TakeMoney
from .building import redesign_options
from .contracts import Purchase, Way
from .events import ActionsEnded, Bought, Passed, TookMoney, TurnEnded
from .ids import Card, Seat
from .market import announce
from .payments import (
    MIXED,
    check_payment,
    give_change,
    is_money,
    minimal_payments,
    options_of,
    paid_in,
    pay,
    payment_options,
    purse,
    sorted_out,
    special_ways,
    wallet,
    worth,
)
from .pieces import CARD_ID, CARD_VALUE, TILE_PRICE
from .refusal import Refusal
from .rules import Game
from .state import Frame

TAKE_UP_TO = 5

# Steps carry no data: all games share one frame of each kind.
NEXT_TURN = Frame("next_turn", -1)
OPEN_WINDOW = Frame("open_window", -1)
REFILL = tuple(
    Frame(step, -1) for step in ("end_check", "scorings", "refill_tiles", "refill_money")
)


def turn_options(game: Game, frame: Frame) -> list[Action]:
    """List the seat's actions now: its first one, or another after an exact purchase."""
    out = open_actions(game, frame.seat)
    if game.acted:
        out.append(EndActions.of())
    elif not out:
        out.append(Pass.of())
    return out


def open_actions(game: Game, seat: Seat) -> list[Action]:
    """List the actions open to a seat, other than ending or passing."""
    out = take_options(game, seat)
    out += buy_options(game, seat)
    redesign_options(game, seat, out)
    for add in game.rules.turn_actions:
        add(game, seat, out)
    return out


# -- money ------------------------------------------------------------------------------------


# Taking one card: by far the most frequent actions.
_TAKE = tuple(TakeMoney.of((card,)) for card in range(len(CARD_ID)))


def take_limit(game: Game, seat: Seat) -> int:
    """Return the maximum total value when taking several money cards (money.take)."""
    limit = TAKE_UP_TO
    for fold in game.rules.take_up_to:
        limit = fold(game, seat, limit)
    return limit


def take_options(game: Game, seat: Seat) -> list[Action]:
    """List the ways to take money from the display."""
    limit = take_limit(game, seat) if game.rules.take_up_to else TAKE_UP_TO
    return [*_ways_to_take(tuple(sorted(game.display)), limit)]


@lru_cache(maxsize=20_000)
def _ways_to_take(display: tuple[Card, ...], limit: int) -> tuple[TakeMoney, ...]:
    """List the ways to take one or several cards from a sorted display."""
    cards = [card for card in display if card >= 0]
    small = [card for card in cards if 0 < CARD_VALUE[card] < limit]
    together = [
        TakeMoney.of(several)
        for size in range(2, len(small) + 1)
        for several in dict.fromkeys(combinations(small, size))
        if sum([CARD_VALUE[card] for card in several]) <= limit
    ]
    return (*[_TAKE[card] for card in dict.fromkeys(cards)], *together)


def check_take(game: Game, seat: Seat, action: TakeMoney) -> Refusal | None:
    """Check taking open money cards (rule money.take)."""
    shown = game.display[:]
    for card in action.cards:
        if card < 0 or card not in shown:
            return Refusal("money.take", params=(("reason", "not_shown"),))
        shown.remove(card)
    if not action.cards or list(action.cards) != sorted(action.cards):
        return Refusal("money.take", params=(("reason", "none"),))
    total = sum(CARD_VALUE[card] for card in action.cards)
    limit = take_limit(game, seat)
    if len(action.cards) > 1 and total > limit:
        params = (("reason", "sum"), ("sum", total), ("limit", limit))
        return Refusal("money.take", params=params)
    if len(action.cards) > 1 and not all(is_money(card) for card in action.cards):
        return Refusal("money.take", params=(("reason", "alone"),))
    return None


def run_take(game: Game, seat: Seat, action: TakeMoney) -> None:
    """Take open money cards into the hand, which ends the actions."""
    player = game.players[seat]
    for card in action.cards:
        game.display[game.display.index(card)] = -1
        player.hand.append(card)
    player.hand.sort()
    if game.events is not None:
        game.events.append(TookMoney(seat, action.cards))
    for told in game.rules.took:
        told(game, seat, action.cards)
    end_actions(game, seat)


# -- buying -----------------------------------------------------------------------------------


def buy_options(game: Game, seat: Seat) -> list[Action]:
    """List the sensible purchases: exact ones, and those in which every card is needed."""
    out: list[Action] = []
    if game.rules.ways or game.rules.purse:
        return _buy_in_ways(game, seat)
    hand = game.players[seat].hand
    for slot, tile in enumerate(game.market):
        if tile:
            cards = purse(hand, slot)
            if cards:
                out += _buys(slot, cards, TILE_PRICE[tile])
    return out


def _buy_in_ways(game: Game, seat: Seat) -> list[Action]:
    """List the purchases when modules add ways to pay."""
    out: list[Action] = []
    cards = wallet(game, seat)
    purses, special = sorted_out(cards)
    for slot, tile in enumerate(game.market):
        if not tile:
            continue
        price = TILE_PRICE[tile]
        if purses[slot]:
            out += _buys(slot, purses[slot], price)
        if not special:
            continue
        for way in special_ways(game.rules, cards, slot):
            if way.fixed or way.exact:
                out += _buys_in(slot, way, price)
            else:
                out += _buys(slot, way.cards, price)
    return out


@lru_cache(maxsize=20_000)
def _buys_in(slot: int, way: Way, price: int) -> tuple[Buy, ...]:
    return tuple([Buy.of(slot, payment) for payment in options_of([way], price)])


@lru_cache(maxsize=50_000)
def _buys(slot: int, cards: tuple[Card, ...], price: int) -> tuple[Buy, ...]:
    return tuple([Buy.of(slot, payment) for payment in minimal_payments(cards, price)])


def check_buy(game: Game, seat: Seat, action: Buy) -> Refusal | None:
    """Check buying the tile of a slot (rule buy.pay)."""
    if not 0 <= action.slot < 4 or not game.market[action.slot]:
        return Refusal("turn.refill_late", params=(("reason", "empty_slot"),))
    price = TILE_PRICE[game.market[action.slot]]
    refusal = check_payment(game, seat, action.slot, price, action.cards)
    if refusal is None or ("reason", "short") not in refusal.params:
        return refusal
    currency = paid_in(action.cards) if action.cards else action.slot
    if currency == MIXED or payment_options(game, seat, action.slot, price):
        return refusal  # the payment is too low, though the seat could pay
    held = worth(game, seat, currency)
    return Refusal(refusal.rule, params=(*refusal.params, ("held", held)))


def run_buy(game: Game, seat: Seat, action: Buy) -> None:
    """Buy a tile and hold it aside; an exact payment continues the turn (rule buy.exact).

    Equivalent to ``purchase`` and ``settle``, without the objects that only modules need: this is
    the hottest path of all.
    """
    tile = game.market[action.slot]
    price = TILE_PRICE[tile]
    over = pay(game, seat, action.cards) - price
    game.market[action.slot] = 0
    game.players[seat].bought.append(tile)
    if game.events is not None:
        game.events.append(Bought(seat, action.slot, tile, action.cards, price, over))
    if over:
        give_change(game, seat, over)
        end_actions(game, seat)
    else:
        extra_action(game)
    if game.rules.bought:
        announce(game, seat, Purchase(tile, action.slot, price, action.cards, not over, True))


def extra_action(game: Game) -> None:
    """Continue the turn: another action may follow (rule buy.exact)."""
    game.acted += 1


def settle(game: Game, seat: Seat, made: Purchase) -> None:
    """Continue after a purchase as an action; an exact one continues the turn (rule buy.exact)."""
    if made.exact:
        extra_action(game)
    else:
        end_actions(game, seat)
    announce(game, seat, made)


# -- the end of the actions -------------------------------------------------------------------


def check_end_actions(game: Game, seat: Seat, action: EndActions) -> Refusal | None:
    """Check ending the actions: only the first one is compulsory (rule turn.pass)."""
    return None if game.acted else Refusal("turn.pass", params=(("reason", "first"),))


def check_pass(game: Game, seat: Seat, action: Pass) -> Refusal | None:
    """Check passing: only if nothing is legal (rule turn.pass)."""
    if game.acted or open_actions(game, seat):
        return Refusal("turn.pass", params=(("reason", "possible"),))
    return None


def run_end_actions(game: Game, seat: Seat, action: EndActions) -> None:
    """Decline a further action."""
    if game.events is not None:
        game.events.append(ActionsEnded(seat))
    end_actions(game, seat)


def run_pass(game: Game, seat: Seat, action: Pass) -> None:
    """Do nothing this turn."""
    if game.events is not None:
        game.events.append(Passed(seat))
    end_actions(game, seat)


def end_actions(game: Game, seat: Seat) -> None:
    """End the choice of actions: bought tiles are placed next, then the turn ends."""
    game.decisions.pop()
    game.push("turn_end", seat)
    if game.players[seat].bought:
        if game.rules.tiles_placed:
            game.push("tiles_placed", seat)
        game.push("place", seat)
    else:
        for told in game.rules.tiles_placed:
            told(game, seat)


def tiles_placed(game: Game, frame: Frame) -> None:
    """Call the modules' ``tiles_placed`` hooks once the bought tiles are placed."""
    game.decisions.pop()
    for told in game.rules.tiles_placed:
        told(game, frame.seat)


def turn_end_options(game: Game, frame: Frame) -> list[Action]:
    """List the actions before the refill: ending the turn, and those of modules."""
    out: list[Action] = []
    for add in game.rules.turn_end_actions:
        add(game, frame.seat, out)
    out.append(EndTurn.of())
    return out


def run_end_turn(game: Game, seat: Seat, action: EndTurn) -> None:
    """End the turn; refill, scorings, the window between turns and the next turn follow."""
    if game.events is not None:
        game.events.append(TurnEnded(seat))
    game.decisions.pop()
    game.decisions.append(NEXT_TURN)
    if game.rules.window_open:
        game.decisions.append(OPEN_WINDOW)
    push_refill(game)
    for told in game.rules.building_done:
        told(game, seat)


def building_done(game: Game, frame: Frame) -> None:
    """Call the modules' ``building_done`` hooks before the refill."""
    game.decisions.pop()
    for told in game.rules.building_done:
        told(game, frame.seat)


def push_refill(game: Game) -> None:
    """Push the steps after every change of the market: money, tiles, scorings, end check."""
    game.decisions += REFILL


def redesigning(game: Game, seat: Seat) -> None:
    """Begin a redesign: an action of a turn ends the actions; otherwise its question closes."""
    if game.frame.kind == "turn":
        end_actions(game, seat)
    else:
        game.decisions.pop()


def redesign_frame_options(game: Game, frame: Frame) -> list[Action]:
    """List the redesigns open to a seat that makes one in addition to its action."""
    out: list[Action] = []
    redesign_options(game, frame.seat, out)
    return out


def check_always(game: Game, seat: Seat, action: Action) -> Refusal | None:
    """Return None: this action is legal whenever its question is open."""
    return None
