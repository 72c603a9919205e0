"""Exchange cards: one purchase paid in two currencies (rules of section 7.2)."""

from bisect import bisect_left
from collections.abc import Mapping

from alhambra_qt.engine.contracts import Deal, Way
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.payments import by_currency, spend_from_hand
from alhambra_qt.engine.pieces import CARD_ID, CARD_KIND, CURRENCIES
from alhambra_qt.engine.rules import Module, MoneyKind
from alhambra_qt.engine.state import Setup

EXCHANGES: tuple[Card, ...] = tuple(
    card for card, kind in enumerate(CARD_KIND) if kind == "exchange"
)
# The two currencies that each card shows.
SHOWN: Mapping[Card, tuple[int, ...]] = {
    card: tuple(CURRENCIES.index(name) for name in CARD_ID[card].split("-")[1:])
    for card in EXCHANGES
}


class Exchange(Module[None]):
    """Rules exchange.deal, exchange.take, exchange.use."""

    id = "exchange"
    pieces = ("exchange",)
    dealt = "exchange.deal"

    def deals(self, setup: Setup) -> tuple[Deal, ...]:
        """Two cards each into piles 2, 3 and 4; drawn, they lie among the money."""
        return (Deal("exchange", EXCHANGES, {2: 2, 3: 2, 4: 2}),)

    def money_kinds(self) -> Mapping[str, MoneyKind]:
        """An exchange card is played along with the money and goes to the discards too."""
        return {"exchange": MoneyKind("exchange.use", spend_from_hand)}

    def ways(self, cards: tuple[Card, ...], currency: int, out: list[Way]) -> None:
        """With each card that shows the currency: exactly, in any mix of its two."""
        for card in cards[bisect_left(cards, EXCHANGES[0]) :]:
            shown = SHOWN.get(card, ())
            if currency in shown:
                purses = by_currency(cards)
                mix = [paid for each in shown for paid in purses[each]]
                out.append(Way(tuple(sorted(mix)), (card,), exact=True))
