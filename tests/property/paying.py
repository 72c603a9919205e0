"""The possible payments with given cards, naively computed for any modules."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from alhambra_qt.engine import NOBODY, Game, legal_actions, why_not
from alhambra_qt.engine.actions import Action, Buy, action_types
from alhambra_qt.engine.events import Bought, Distributed, Event
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.payments import extra_money
from alhambra_qt.engine.pieces import CARD_ID, CARD_KIND, CURRENCIES, TILE_ID, TILE_PRICE
from alhambra_qt.modules.bazaars.rules import Bazaars
from alhambra_qt.modules.change.rules import CoinsDrawn
from alhambra_qt.modules.treasure.chests import BuyChests
from alhambra_qt.modules.treasure.rules import Treasure
from alhambra_qt.modules.vizier.rules import Vizier

Cards = tuple[Card, ...]
TRIES = 12


def value(card: Card) -> int:
    """Give what a card is worth by its name: a builder 3, a coin 1, an exchange card nothing."""
    kind, _, rest = CARD_ID[card].partition("-")
    if kind in ("builder", "coin"):
        return {"builder": 3, "coin": 1}[kind]
    return int(rest) if rest.isdigit() else 0


def currency(card: Card) -> str:
    """Give the currency of a card by its name, the empty text if it has none."""
    parts = CARD_ID[card].split("-")
    if parts[0] in ("builder", "coin"):
        return parts[1]
    return parts[0] if parts[0] in CURRENCIES else ""


def pays_tile(cards: Cards, wanted: str, price: int, exactly: bool = False) -> bool:
    """Return whether cards pay for a tile: in its currency, diamonds, or by exchange card."""
    exchange = [card for card in cards if CARD_ID[card].startswith("exchange")]
    used = {currency(card) for card in cards if card not in exchange}
    total = sum(map(value, cards))
    if total < price or "" in used or (exactly and total > price):
        return False
    if not exchange:
        return used in ({wanted}, {"diamond"})
    pair = CARD_ID[exchange[0]].split("-")[1:]
    return len(exchange) == 1 and wanted in pair and used <= set(pair) and total == price


def pays_chests(cards: Cards) -> bool:
    """Return whether cards pay for chests: any mix worth 8, or all diamonds."""
    used = {currency(card) for card in cards}
    return (
        sum(map(value, cards)) >= 8 and "" not in used and ("diamond" not in used or len(used) == 1)
    )


def needless(cards: Cards, price: int) -> bool:
    """Return whether a card could be left out and the price still be met."""
    return any(sum(map(value, cards)) - value(card) >= price > 0 for card in set(cards))


def agrees(game: Game, rng: Random) -> None:
    """Random payments are legal just where the plain rules say so, and the listed are sensible.

    They are tried with more in hand: whoever can buy soon does, and holds little.
    """
    frame = game.decisions[-1]
    if frame.kind not in ("turn", "window"):
        return
    game = richer(game, rng)
    held = sorted([*game.players[frame.seat].hand, *extra_money(game, frame.seat)])
    listed = set(legal_actions(game))
    for action, paid, exact in questions(game, held, rng):
        cards: tuple[Card, ...] = getattr(action, "cards", ())
        fine = paid and not Counter(cards) - Counter(held)
        refusal = why_not(game, action)
        assert (refusal is None) == fine, (action, refusal)
        if fine and exact:
            assert action in listed, action
    for action in listed:
        slot_payment_is_sensible(game, action)


def richer(game: Game, rng: Random) -> Game:
    """Give a copy in which the seat that chooses has drawn some cards of the deck."""
    other = game.clone()
    hand = other.players[game.decisions[-1].seat].hand
    kinds = ("money", "diamond", "builder", "exchange")
    near = [card for card in other.deck if CARD_KIND[card] in kinds]
    for card in rng.sample(near, min(len(near), rng.choice((0, 6, 10)))):
        other.deck.remove(card)
        hand.append(card)
    hand.sort()
    return other


def slot_payment_is_sensible(game: Game, action: Action) -> None:
    """A listed purchase is exact, or no card of it could be left out."""
    if isinstance(action, Buy):
        price = TILE_PRICE[game.market[action.slot]]
        assert pays_tile(action.cards, CURRENCIES[action.slot], price)
        total = sum(map(value, action.cards))
        assert total == price or not needless(action.cards, price), action
    if isinstance(action, BuyChests):
        assert pays_chests(action.cards)
        assert not needless(action.cards, 8) or sum(map(value, action.cards)) == 8


def questions(game: Game, held: list[Card], rng: Random) -> Iterable[tuple[Action, bool, bool]]:
    """Draw payments, each with whether the rules take it and whether it is exact."""
    modules, kinds = game.setup.modules, action_types()
    in_turn = game.decisions[-1].kind == "turn"
    for _ in range(TRIES):
        slot = rng.randrange(4)
        tile = game.market[slot]
        cards = some(held, TILE_PRICE[tile] or 8, rng)
        if tile:
            name, price = CURRENCIES[slot], TILE_PRICE[tile]
            exact = sum(map(value, cards)) == price
            if in_turn:
                yield Buy.of(slot, cards), pays_tile(cards, name, price), exact
            elif may_use_vizier(game):
                yield (
                    kinds["use_vizier"].of(slot, cards),
                    pays_tile(cards, name, price, True),
                    exact,
                )
        if in_turn and "treasure" in modules:
            rooms = Treasure.of(game).rooms
            room = rng.randrange(3)
            fine = bool(rooms[room]) and pays_chests(cards)
            yield kinds["buy_chests"].of(room, cards), fine, False
        if in_turn and "bazaars" in modules:
            for bazaar in Bazaars.of(game).open:
                name = TILE_ID[bazaar].split("-")[1]
                price = TILE_PRICE[game.market[CURRENCIES.index(name)]]
                fine = price > 0 and pays_tile(cards, name, price, True)
                yield kinds["buy_bazaar"].of(bazaar, cards), fine, fine


def may_use_vizier(game: Game) -> bool:
    """Return whether the seat that is asked between turns has an active vizier."""
    return "vizier" in game.ext and Vizier.of(game).active[game.decisions[-1].seat]


def some(held: list[Card], price: int, rng: Random) -> Cards:
    """Draw some of the cards held, mostly such that they could pay a price in some way."""
    exchange = [card for card in held if CARD_ID[card].startswith("exchange")]
    names: list[str] = rng.sample(CURRENCIES, rng.choice((1, 1, 2, 5)))
    cards: list[Card] = []
    if exchange and rng.random() < 0.4:
        cards.append(rng.choice(exchange))
        names = CARD_ID[cards[0]].split("-")[1:]
    near = [card for card in held if currency(card) in names]
    rng.shuffle(near)
    enough = rng.choice((price, price, rng.randint(1, 20)))
    for card in near:
        if sum(map(value, cards)) < enough:
            cards.append(card)
    if cards and rng.random() < 0.05:
        cards.append(rng.choice(held))  # perhaps one that is paid already
    return tuple(sorted(cards))


# -- what was paid and won ---------------------------------------------------------------------


def is_settled(game: Game, events: list[Event], coins: int) -> None:
    """Change is given for every full 2 overpaid, the last tiles go to the most money.

    ``coins`` is how many coins were in the bag before.
    """
    for event in events:
        if isinstance(event, Bought) or type(event).__name__ == "CharacterWon":
            change_is_right(event, events, coins)
        if isinstance(event, Distributed):
            gift_is_right(game, event)


def change_is_right(event: Any, events: list[Event], coins: int) -> None:
    """Coins paid go back into the bag first; then one is drawn for each full 2 (change.draw)."""
    drawn = sum(e.count for e in events if isinstance(e, CoinsDrawn))
    price = event.price if isinstance(event, Bought) else event.amount
    over = sum(map(value, event.cards)) - price if event.cards else 0
    assert over >= 0
    back = sum(CARD_ID[card].startswith("coin-") for card in event.cards)
    assert drawn == min(over // 2, coins + back), (event, drawn, coins)


def gift_is_right(game: Game, event: Distributed) -> None:
    """The most money of the slot's currency wins: coins and builders too (end.distribute)."""
    name = CURRENCIES[event.slot]
    sums = [
        sum(
            value(card)
            for card in [*player.hand, *extra_money(game, seat)]
            if currency(card) == name
        )
        for seat, player in enumerate(game.players)
    ]
    assert list(event.sums) == sums
    alone = max(sums) > 0 and sums.count(max(sums)) == 1
    assert event.seat == (sums.index(max(sums)) if alone else NOBODY)
