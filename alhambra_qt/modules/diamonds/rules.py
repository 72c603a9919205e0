"""Diamonds: a fifth currency that buys any tile (rules of section 7.6)."""

from collections.abc import Mapping

from alhambra_qt.engine.contracts import Deal, Way
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.payments import by_currency, spend_from_hand
from alhambra_qt.engine.pieces import CURRENCIES, money
from alhambra_qt.engine.rules import Module, MoneyKind
from alhambra_qt.engine.state import Setup

DIAMOND = CURRENCIES.index("diamond")
DIAMONDS: tuple[Card, ...] = tuple(
    money(DIAMOND, value) for value in (3, 4, 5, 5, 6, 6, 6, 7, 7, 8, 9)
)


class Diamonds(Module[None]):
    """Rules diamonds.deal, diamonds.use."""

    id = "diamonds"
    pieces = ("diamond",)
    dealt = "diamonds.deal"

    def deals(self, setup: Setup) -> tuple[Deal, ...]:
        """Eleven cards, shuffled into the money before the start money is dealt."""
        return (Deal("diamond", DIAMONDS, {0: len(DIAMONDS)}),)

    def money_kinds(self) -> Mapping[str, MoneyKind]:
        """Diamonds pay alone, and go to the discards like other money."""
        return {"diamond": MoneyKind("diamonds.use", spend_from_hand)}

    def ways(self, cards: tuple[Card, ...], currency: int, out: list[Way]) -> None:
        """Wholly in diamonds, whatever the currency."""
        diamonds = by_currency(cards)[DIAMOND]
        if diamonds:
            out.append(Way(diamonds))
