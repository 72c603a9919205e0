"""Exercises about money: paying exactly, taking, what is left, the final distribution."""

from collections.abc import Callable

from alhambra_qt.controller.view.page_views import ProofPiece
from alhambra_qt.controller.words.names import money, tile_name
from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import TakeMoney
from alhambra_qt.engine.ending import distribution
from alhambra_qt.engine.ids import NOBODY, Card, Seat
from alhambra_qt.engine.payments import purse_of, wallet, worth
from alhambra_qt.engine.pieces import CARD_VALUE, CURRENCIES, TILE_ID, TILE_PRICE
from alhambra_qt.engine.turn import take_limit, take_options
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.exercise import (
    CARDS,
    EASY,
    HARD,
    MANY,
    MIDDLE,
    NUMBER,
    ONE,
    Draw,
    Exercise,
    Option,
    all_right,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    MOST_CARDS,
    MOST_SEEN,
    cards_row,
    cheapest,
    choices_of,
    deal,
    exact_ways,
    hand_row,
    name_of,
    price,
    slots,
    sum_of,
    tile_row,
)

DEALT = (1, 3, 5)  # cards that a hand gets in addition, by level


def exact(draw: Draw) -> Exercise | None:
    """Which cards pay a tile exactly?"""
    game = draw.game()
    seat = draw.rng.randrange(len(game.players))
    deal(game, seat, draw, DEALT[draw.level - 1])
    return pay_exactly(draw, game, seat, "buy.exact")


def pay_exactly(
    draw: Draw,
    game: Game,
    seat: Seat,
    rule: str,
    needed: Callable[[Card], bool] = lambda card: True,
    fewest: int = 0,
) -> Exercise | None:
    """Ask for the cards that pay some tile exactly; each way must use a card that is needed."""
    hand = wallet(game, seat)
    if len(hand) > MOST_CARDS:
        return None
    fewest = fewest or draw.by_level(1, 2, 3)
    for slot in draw.rng.sample(slots(game), len(slots(game))):
        ways = exact_ways(game, seat, slot)
        fits = all(any(needed(card) for card in way) for way in ways)
        if not ways or not fits or min(map(len, ways)) < fewest:
            continue
        best = ways[0]
        why = [msg("exercise-why-exact", sum=sum_of(best), price=price(slot, game.market[slot]))]
        if len(ways) > 1:
            why.append(msg("exercise-why-ways", n=len(ways)))
        return Exercise(
            CARDS,
            msg("exercise-ask-exact", price=price(slot, game.market[slot])),
            choices_of(hand, ways),
            tuple(why),
            rule,
            single=False,
            rows=(tile_row(game.market[slot]), hand_row(hand, pick=True)),
        )
    return None


def market(draw: Draw) -> Exercise | None:
    """Which tiles of the market can be paid exactly?"""
    game = draw.game()
    seat = draw.rng.randrange(len(game.players))
    deal(game, seat, draw, DEALT[draw.level - 1])
    return payable(draw, game, seat, "exercise-ask-market", "buy.exact")


def payable(draw: Draw, game: Game, seat: Seat, ask: str, rule: str) -> Exercise | None:
    """Ask which tiles of the market a seat can pay exactly."""
    on_sale = slots(game)
    ways = {slot: exact_ways(game, seat, slot) for slot in on_sale}
    right = [slot for slot in on_sale if ways[slot]]
    least = draw.by_level(1, 1, 2)
    if len(wallet(game, seat)) > MOST_SEEN or len(on_sale) < 3:
        return None
    if not least <= len(right) <= draw.by_level(1, 3, 4):
        return None
    notes: dict[int, Msg] = {}
    why = []
    for place, slot in enumerate(on_sale):
        cost = price(slot, game.market[slot])
        if ways[slot]:
            why.append(msg("exercise-why-payable", price=cost, sum=sum_of(ways[slot][0])))
        else:
            notes[place] = msg("exercise-note-not-exact", price=cost)
    numbers = [on_sale.index(slot) for slot in right]
    single = draw.level == EASY
    return Exercise(
        ONE if single else MANY,
        msg(f"{ask}-one" if single else ask),
        one_right(*numbers) if single else all_right(numbers),
        tuple(why),
        rule,
        single=single,
        options=tuple(_sold(game, slot) for slot in on_sale),
        rows=(hand_row(wallet(game, seat)),),
        notes=notes,
    )


def _sold(game: Game, slot: int) -> Option:
    tile = TILE_ID[game.market[slot]]
    cost = price(slot, game.market[slot])
    words = msg("exercise-option-tile", tile=tile_name(tile), price=cost)
    return Option(words, ProofPiece("tile", tile))


def take(draw: Draw) -> Exercise | None:
    """Which open cards, taken together, are worth most?"""
    game = draw.game()
    seat = draw.rng.randrange(len(game.players))
    return take_together(draw, game, seat, "exercise-ask-take", "money.take")


def take_together(draw: Draw, game: Game, seat: Seat, ask: str, rule: str) -> Exercise | None:
    """Ask for the several open cards that are worth most together."""
    low = [place for place, card in enumerate(game.deck) if 0 <= card < 36 and card % 9 < 4]
    number = min(len(low), draw.by_level(2, 3, 4))
    game.display[:number] = [game.deck[place] for place in draw.rng.sample(low, number)]
    if min(game.display) < 0:
        return None
    options = take_options(game, seat)
    ways = [
        option.cards
        for option in options
        if isinstance(option, TakeMoney) and len(option.cards) > 1
    ]
    if not ways:
        return None
    most = max(_worth(way) for way in ways)
    best = [way for way in ways if _worth(way) == most]
    if draw.level == HARD and max(map(len, best)) < 3:
        return None
    if draw.level == MIDDLE and len(ways) < 2:
        return None
    limit = take_limit(game, seat)
    return Exercise(
        CARDS,
        msg(ask, limit=limit),
        choices_of(game.display, best),
        (msg("exercise-why-take", sum=sum_of(best[0]), limit=limit),),
        rule,
        single=False,
        rows=(cards_row(msg("exercise-row-display"), game.display, pick=True),),
    )


def _worth(cards: tuple[Card, ...]) -> int:
    return sum(CARD_VALUE[card] for card in cards)


def left(draw: Draw) -> Exercise | None:
    """Ask how much of a currency is left after the cheapest payment, or how much is overpaid."""
    game = draw.game()
    seat = draw.rng.randrange(len(game.players))
    deal(game, seat, draw, DEALT[draw.level - 1])
    for slot in draw.rng.sample(slots(game), len(slots(game))):
        paid, held = cheapest(game, seat, slot), worth(game, seat, slot)
        if paid is None or len(wallet(game, seat)) > MOST_CARDS:
            continue
        over = _worth(paid) - TILE_PRICE[game.market[slot]]
        rest = held - _worth(paid)
        if (over == 0) != (draw.level == EASY) or len(purse_of(game, seat, slot)) < draw.level:
            continue
        asks_over = draw.level == HARD
        cost, name = price(slot, game.market[slot]), CURRENCIES[slot]
        spent = msg("exercise-why-cheapest", sum=sum_of(paid), price=cost)
        end = msg("exercise-why-over", n=over)
        if not asks_over:
            end = msg("exercise-why-left", held=money(name, held), paid=_worth(paid), n=rest)
        return Exercise(
            NUMBER,
            msg("exercise-ask-over" if asks_over else "exercise-ask-left", price=cost),
            one_right(over if asks_over else rest),
            (spent, end),
            "buy.pay",
            rows=(tile_row(game.market[slot]), hand_row(wallet(game, seat))),
        )
    return None


def final(draw: Draw) -> Exercise | None:
    """Ask who gets a tile of the market at the final distribution."""
    game = draw.game()
    for seat in range(len(game.players)):
        deal(game, seat, draw, 1)
    return given_out(draw, game, "end.distribute")


def given_out(
    draw: Draw, game: Game, rule: str, needed: Callable[[Card], bool] | None = None
) -> Exercise | None:
    """Ask who gets a tile at the end; some card of a needed kind must be among the money."""
    shown = distribution(game)
    if not shown:
        return None
    slot, winner, sums = draw.rng.choice(shown)
    tied = winner == NOBODY
    money_of = [purse_of(game, seat, slot) for seat in range(len(game.players))]
    if draw.level == HARD and len(sums) > 4:
        return None  # all hands are shown
    if not any(sums) or (tied and draw.level == EASY) or len(sums) < draw.level:
        return None
    if draw.level > EASY and not tied and sorted(sums)[-2] * 2 < max(sums):
        return None  # nobody comes near: too easy
    if needed is not None and not any(needed(card) for cards in money_of for card in cards):
        return None
    names = [name_of(game, seat) for seat in range(len(sums))]
    held = (
        msg("exercise-why-holds", name=name, money=money(CURRENCIES[slot], total))
        for name, total in zip(names, sums, strict=True)
    )
    end = msg("exercise-why-nobody") if tied else msg("exercise-why-gets", name=names[winner])
    hands = money_of
    if draw.level == HARD:
        hands = [wallet(game, seat) for seat in range(len(sums))]
    options = (*(Option(name) for name in names), Option(msg("exercise-nobody")))
    tile = game.market[slot]
    asked = msg("exercise-ask-final", currency=msg(f"curs-{CURRENCIES[slot]}"))
    return Exercise(
        ONE,
        asked,
        one_right(len(names) if tied else winner),
        (*held, end),
        rule,
        options=options,
        rows=(
            tile_row(tile),
            *(
                cards_row(msg("exercise-row-of", name=name), cards)
                for name, cards in zip(names, hands, strict=True)
            ),
        ),
    )
