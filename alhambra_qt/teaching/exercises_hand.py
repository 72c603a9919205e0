"""Exercises about modules that are played with cards and money."""

from alhambra_qt.engine import Game, apply
from alhambra_qt.engine.actions import Buy
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.pieces import (
    CARD_CURRENCY,
    CARD_KIND,
    CARD_VALUE,
    CURRENCIES,
    TILE_PRICE,
)
from alhambra_qt.engine.refill import asked_seats
from alhambra_qt.i18n import listing, msg
from alhambra_qt.modules.change.rules import COINS, Change
from alhambra_qt.modules.thieves.rules import CURRENCY_OF, Thieves
from alhambra_qt.modules.vizier.rules import Vizier
from alhambra_qt.teaching.exercise import (
    CARDS,
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
    cards_row,
    cheapest,
    deal,
    name_of,
    price,
    slots,
    sum_of,
    tile_row,
)
from alhambra_qt.teaching.exercises_money import given_out, pay_exactly, payable

MORE = (1, 2, 3)  # further cards in a hand, by level


def anybody(draw: Draw, game: Game) -> Seat:
    """Give any seat."""
    return draw.rng.randrange(len(game.players))


def vizier(draw: Draw) -> Exercise | None:
    """What can the vizier buy, and who is asked first?"""
    game = draw.game("vizier")
    if draw.level < HARD:
        seat = anybody(draw, game)
        deal(game, seat, draw, MORE[draw.level - 1])
        return payable(draw, game, seat, "exercise-ask-vizier", "vizier.use")
    active = [draw.rng.random() < 0.6 for _ in game.players]
    Vizier.of(game).active = active
    asked = asked_seats(game)
    if not 2 <= len(asked) < len(game.players):
        return None
    count = len(game.players)
    names = [name_of(game, seat) for seat in range(count)]
    awake = listing([names[seat] for seat in range(count) if active[seat]])
    return Exercise(
        ONE,
        msg("exercise-ask-order"),
        one_right(asked[0]),
        (msg("exercise-why-order", list=listing([names[seat] for seat in asked])),),
        "vizier.order",
        options=tuple(Option(name) for name in names),
        lines=(
            msg("exercise-round", list=listing(names)),
            msg("exercise-moved", name=names[game.to_play]),
            msg("exercise-active", list=awake),
        ),
    )


def exchange(draw: Draw) -> Exercise | None:
    """Which cards pay exactly, together with an exchange card?"""
    game = draw.game("exchange")
    seat = anybody(draw, game)
    if not any(_is(card, "exchange") for card in game.players[seat].hand):
        deal(game, seat, draw, 1, ("exchange",))
    deal(game, seat, draw, MORE[draw.level - 1])
    fewest = draw.by_level(2, 3, 4)
    return pay_exactly(draw, game, seat, "exchange.use", lambda card: _is(card, "exchange"), fewest)


def _is(card: Card, kind: str) -> bool:
    return card >= 0 and CARD_KIND[card] == kind


def diamonds(draw: Draw) -> Exercise | None:
    """Which diamonds pay exactly?"""
    game = draw.game("diamonds")
    seat = anybody(draw, game)
    deal(game, seat, draw, draw.by_level(1, 2, 4), ("diamond",))
    fewest = draw.by_level(1, 2, 2)
    return pay_exactly(draw, game, seat, "diamonds.use", lambda card: _is(card, "diamond"), fewest)


def builders(draw: Draw) -> Exercise | None:
    """Builder cards are money of value 3: in payments, and at the end."""
    game = draw.game("builders")
    seat = anybody(draw, game)
    if draw.level == MIDDLE:
        return given_out(draw, game, "builders.money", lambda card: _is(card, "builder"))
    if not any(_is(card, "builder") for card in game.players[seat].hand):
        deal(game, seat, draw, 2, ("builder",))
    deal(game, seat, draw, MORE[draw.level - 1])
    fewest = draw.by_level(2, 2, 3)
    return pay_exactly(
        draw, game, seat, "builders.money", lambda card: _is(card, "builder"), fewest
    )


def change(draw: Draw) -> Exercise | None:
    """How many coins come back, and what can be paid with them?"""
    game = draw.game("change")
    seat = anybody(draw, game)
    if draw.level == HARD:
        held, bag = Change.of(game).held[seat], Change.of(game).bag
        for currency in range(4):
            coins = min(bag[currency], draw.rng.randrange(3))
            held[currency] += coins
            bag[currency] -= coins
        return pay_exactly(draw, game, seat, "change.use", lambda card: card in COINS, 2)
    for slot in draw.rng.sample(slots(game), len(slots(game))):
        tile, cards = game.market[slot], cheapest(game, seat, slot)
        if draw.level == MIDDLE and cards is not None:
            more = [card for card in game.players[seat].hand if CARD_CURRENCY[card] == slot]
            cards = tuple(more)
        if cards is None or any(card in COINS for card in cards):
            continue
        over = sum(CARD_VALUE[card] for card in cards) - TILE_PRICE[tile]
        if over < draw.by_level(1, 3, 9):
            continue
        return _coins(game, seat, slot, cards, over)
    return None


def _coins(game: Game, seat: Seat, slot: int, cards: tuple[Card, ...], over: int) -> Exercise:
    """Ask how many coins an overpayment brings."""
    after = game.clone()
    after.players[seat].hand.sort()
    while after.decisions:
        after.decisions.pop()
    after.push("turn", seat)
    before = sum(Change.of(after).held[seat])
    apply(after, Buy.of(slot, tuple(sorted(cards))))
    coins = sum(Change.of(after).held[seat]) - before
    tile = game.market[slot]
    return Exercise(
        NUMBER,
        msg("exercise-ask-coins", price=price(slot, tile)),
        one_right(coins),
        (
            msg("exercise-why-cheapest", sum=sum_of(cards), price=price(slot, tile)),
            msg("exercise-why-coins", over=over, n=coins),
        ),
        "change.draw",
        rows=(tile_row(tile), cards_row(msg("exercise-row-paid"), cards)),
    )


def thieves(draw: Draw) -> Exercise | None:
    """Which cards may be taken by a thief, and who may play one?"""
    game = draw.game("thieves")
    held = Thieves.of(game).held
    if draw.level == HARD:
        return _who_steals(draw, game, held)
    shown = draw.rng.sample([card for card in game.deck if _is(card, "money")], 4)
    mine = draw.rng.sample(sorted(CURRENCY_OF), draw.level)
    may = [n for n, card in enumerate(shown) if CARD_CURRENCY[card] in map(CURRENCY_OF.get, mine)]
    if not may or len(may) == len(shown):
        return None
    if len({CARD_CURRENCY[card] for card in shown}) < 3:
        return None
    currencies = [msg(f"curs-{CURRENCIES[CURRENCY_OF[card]]}") for card in mine]
    notes = {
        n: msg("exercise-note-thief", list=listing(currencies))
        for n in range(len(shown))
        if n not in may
    }
    return Exercise(
        CARDS,
        msg("exercise-ask-thief", n=len(mine)),
        all_right(may),
        (msg("exercise-why-thief", list=listing(currencies)),),
        "thieves.use",
        single=False,
        rows=(
            cards_row(msg("exercise-row-thieves"), mine),
            cards_row(msg("exercise-row-display"), shown, pick=True),
        ),
        notes=notes,
    )


def _who_steals(draw: Draw, game: Game, held: list[list[Card]]) -> Exercise | None:
    seats = range(len(game.players))
    left = sorted(CURRENCY_OF) * 3
    draw.rng.shuffle(left)
    for cards in held:
        cards[:] = sorted(left.pop() for _ in range(draw.rng.randrange(3)))
    able = [seat for seat in seats if seat in asked_seats(game)]
    following = (game.to_play + 1) % len(game.players)
    if len(able) < 1 or not held[following]:
        return None
    names = [name_of(game, seat) for seat in seats]
    said = listing([names[seat] for seat in able])
    return Exercise(
        MANY,
        msg("exercise-ask-thief-who"),
        all_right(able),
        (msg("exercise-why-thief-who", list=said, name=names[following]),),
        "thieves.use",
        single=False,
        options=tuple(Option(name) for name in names),
        rows=tuple(
            cards_row(msg("exercise-row-of", name=names[seat]), held[seat]) for seat in seats
        ),
        lines=(msg("exercise-next", name=names[following]),),
        notes={following: msg("exercise-note-next", name=names[following])},
    )
