"""Change: coins for what was paid too much (rules of section 7.11)."""

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

import attrs

from alhambra_qt.engine.chance import pick
from alhambra_qt.engine.contracts import PositionFields, Zone
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.fields import EACH_SEAT, Json, shown
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_CURRENCY, CARD_ID, CURRENCIES
from alhambra_qt.engine.rules import Game, Module, MoneyKind
from alhambra_qt.engine.state import ModuleState, Setup

COINS: tuple[Card, ...] = tuple(CARD_BY_ID[f"coin-{name}"] for name in CURRENCIES[:4])
OF_EACH = 6
OVERPAID_PER_COIN = 2


@attrs.frozen
class CoinsDrawn(Event):
    """A seat drew coins from the bag for what it paid too much."""

    rule: ClassVar[str] = "change.draw"

    seat: Seat
    count: int
    cards: tuple[Card, ...]


@attrs.define(eq=False)
class Coins(ModuleState):
    """The coins in front of each seat and in the bag, counted by currency.

    ``draws`` is how often a coin was drawn, the key of the next draw: the bag has no order.
    """

    held: list[list[int]] = attrs.field(metadata=EACH_SEAT)
    bag: list[int]
    draws: int = 0

    def check(self) -> None:
        """There is a number for each currency.

        Raises:
            ValueError: if not.
        """
        if any(len(counts) != 4 for counts in (*self.held, self.bag)):
            raise ValueError("there is one number of coins per currency")


def coins_of(counts: list[int]) -> tuple[Card, ...]:
    """Give counted coins as cards, sorted."""
    return _coins(*counts)


@cache
def _coins(*counts: int) -> tuple[Card, ...]:
    return tuple(coin for coin, count in zip(COINS, counts, strict=True) for _ in range(count))


def _move(coin: Card, source: list[int], target: list[int]) -> None:
    source[CARD_CURRENCY[coin]] -= 1
    target[CARD_CURRENCY[coin]] += 1


class Change(Module[Coins]):
    """Rules change.draw, change.use."""

    id = "change"
    pieces = ("coin",)
    fields = ("coins",)
    dealt = "change.draw"

    def loose_cards(self, setup: Setup) -> tuple[Card, ...]:
        """The 24 coins."""
        return coins_of([OF_EACH] * 4)

    def setup(self, game: Game) -> None:
        """All coins are in the bag."""
        self.keep(game, Coins([[0] * 4 for _ in game.players], [OF_EACH] * 4))

    def zones(self, game: Game, out: list[Zone]) -> None:
        """Coins lie open; so everybody can count those of the bag."""
        state = self.own(game)
        for seat, held in enumerate(state.held):
            out.append(Zone("coins", seat, cards=coins_of(held)))
        out.append(Zone("coin-bag", cards=coins_of(state.bag)))

    # -- paying with coins --------------------------------------------------------------------

    def purse(self, game: Game, seat: Seat, out: list[Card]) -> None:
        """Coins are money beside the hand."""
        held = self.own(game).held[seat]
        if any(held):
            out += coins_of(held)

    def money_kinds(self) -> Mapping[str, MoneyKind]:
        """A coin pays like a card of value 1."""
        return {"coin": MoneyKind("change.use", self._back_into_the_bag)}

    def _back_into_the_bag(self, game: Game, seat: Seat, card: Card) -> None:
        state = self.own(game)
        _move(card, state.held[seat], state.bag)

    # -- change -------------------------------------------------------------------------------

    def overpaid(self, game: Game, seat: Seat, over: int) -> None:
        """One coin for each full 2 too much, as long as there are any."""
        state = self.own(game)
        drawn = []
        for _ in range(min(over // OVERPAID_PER_COIN, sum(state.bag))):
            coin = pick(coins_of(state.bag), game.setup.seed, self.id, state.draws)
            state.draws += 1
            _move(coin, state.bag, state.held[seat])
            drawn.append(coin)
        if drawn:
            game.reveals += 1
            game.emit(CoinsDrawn(seat, len(drawn), tuple(drawn)))

    # -- positions ----------------------------------------------------------------------------

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """Each seat may say how many coins of each currency lie in front of it."""
        self.setup(game)
        state = self.own(game)
        for seat, entry in enumerate(fields.seats):
            coins = entry.fields.object("coins")
            if coins is None:
                continue
            for coin, name in zip(COINS, CURRENCIES, strict=False):
                for _ in range(coins.whole(name, 0)):
                    fields.stock.card(CARD_ID[coin], coins.path(name), ("coin",))
                    _move(coin, state.bag, state.held[seat])
            for name in coins.left():
                raise BadData(coins.path(name), f"there are no coins {shown(name)}", "change.draw")
        state.draws = fields.draws.whole(self.id, 0)

    def write_position(self, game: Game, data: Json) -> None:
        """Each seat says which coins it has."""
        data["draws"][self.id] = self.own(game).draws
        for seat, held in zip(data["seats"], self.own(game).held, strict=True):
            pairs = zip(CURRENCIES, held, strict=False)
            seat["coins"] = {name: count for name, count in pairs if count}
