"""What rivals may hold: cards that all have seen for certain, others as far as they are possible.

Nothing is guessed from how somebody plays. A share is given only where every unseen card is as
likely as another; where two kinds of cards could lie in the same place, it is only said what can
be and what cannot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import comb, prod

from attrs import frozen

from alhambra_qt.ai.purses import payable
from alhambra_qt.engine.contracts import Offer
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.observe import (
    PLAIN,
    ROAMING,
    UNLISTED,
    Observation,
    all_cards,
    families_held,
    family_of,
)
from alhambra_qt.engine.payments import extra_money, is_money, ways_of
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_VALUE, CURRENCIES
from alhambra_qt.engine.rules import Rules
from alhambra_qt.engine.setup import deals_of
from alhambra_qt.engine.state import UNKNOWN, Game

ANY = "any"  # the family of a card of which nothing is known


@frozen
class Likely:
    """Whether something can be so and whether it must; its share of all deals if that is known."""

    can: bool
    must: bool
    share: Fraction | None = None


@frozen
class PurseCell:
    """One currency in a rival's purse.

    Attributes:
        currency: its name.
        known: the cards (and other money) of it that all have seen, by their printed values.
        sure, most: the least and the greatest sum.
        price: what a tile in the market costs in it, 0 where there is none.
        pays, exact: whether the rival can pay that price, and pay it exactly.
    """

    currency: str
    known: tuple[Card, ...]
    sure: int
    most: int
    price: int = 0
    pays: Likely = Likely(False, False)
    exact: Likely = Likely(False, False)

    @property
    def verdict(self) -> str:
        """Say in a word what holds for the price; empty without one."""
        if not self.price:
            return ""
        if self.exact.must:
            return "exact"
        if self.pays.must:
            return "pays"
        return "possible" if self.pays.can else "cannot"


@frozen
class RivalPurse:
    """A rival's hand: so many cards, those of other kinds than money that all have seen, and how
    many are unseen of which family."""

    seat: Seat
    size: int
    others: tuple[Card, ...]
    unseen: tuple[tuple[str, int], ...]
    cells: tuple[PurseCell, ...]

    @property
    def covered(self) -> int:
        """How many of its cards were never seen."""
        return sum(number for _, number in self.unseen)


@frozen(eq=False)
class _Places:
    """So many unseen cards of a hand, each one of these."""

    number: int
    cards: Counter[Card]


Deal = tuple[tuple[Card, ...], int]


@frozen(eq=False)
class _Covered:
    """A rival's hand: what all have seen of it, and the places of what they have not.

    ``alike`` tells whether the cards of each place are equally likely.
    """

    rules: Rules
    known: tuple[Card, ...]
    places: tuple[_Places, ...]
    alike: bool

    def of_currency(self, currency: int) -> tuple[tuple[Card, ...], int, int]:
        """Give the known money of a currency, its sum, and the greatest sum there can be."""
        known = tuple(card for card in self.known if CARD_CURRENCY[card] == currency)
        sure = most = sum(CARD_VALUE[card] for card in known)
        used: Counter[Card] = Counter()
        for each in self.places:
            left = (each.cards - used).elements()
            own = [card for card in left if CARD_CURRENCY[card] == currency]
            best = sorted(own, key=CARD_VALUE.__getitem__, reverse=True)[: each.number]
            used.update(best)
            most += sum(CARD_VALUE[card] for card in best)
        return known, sure, most

    def judge(self, offer: Offer) -> tuple[Likely, Likely]:
        """Say whether an offer can be paid, and exactly."""
        pool = [card for each in self.places for card in each.cards.elements()]
        every = tuple(sorted((*self.known, *pool)))
        useful = set(every)
        if self.alike:  # what pays in no way is one card like another
            ways = ways_of(self.rules, every, offer.currency)
            useful = {card for way in ways for card in (*way.cards, *way.fixed)}
        found = list(_deals(self.places, useful))
        judged = [(self._paying(cards, offer), weight) for cards, weight in found]
        return self._likely(judged, 0), self._likely(judged, 1)

    def _paying(self, cards: tuple[Card, ...], offer: Offer) -> tuple[bool, bool]:
        """Tell whether a hand with these unseen cards pays an offer at all, and exactly."""
        pays = exact = False
        hand = tuple(sorted((*self.known, *cards)))
        for way in ways_of(self.rules, hand, offer.currency):
            sums = payable(way.cards) >> offer.price
            exact = exact or bool(sums & 1)
            pays = pays or bool(sums and not way.exact and not offer.exact)
        return pays or exact, exact

    def _likely(self, judged: list[tuple[tuple[bool, bool], int]], which: int) -> Likely:
        good = sum(weight for holds, weight in judged if holds[which])
        total = sum(weight for _, weight in judged)
        share = Fraction(good, total) if self.alike and total else None
        return Likely(good > 0, 0 < good == total, share)


def _deals(places: tuple[_Places, ...], useful: set[Card]) -> Iterator[Deal]:
    """List what can lie in some places, as far as it is useful, with the number of its deals."""
    every: Counter[Card] = Counter()
    for each in places:
        every |= each.cards
    for parts in product(*(_picks(each, useful) for each in places)):
        cards = tuple(card for part, _ in parts for card in part)
        if all(number <= every[card] for card, number in Counter(cards).items()):
            yield cards, prod(weight for _, weight in parts)


def _picks(places: _Places, useful: set[Card]) -> Iterator[Deal]:
    kinds = sorted(card for card in places.cards if card in useful)
    rest = places.cards.total() - sum(places.cards[card] for card in kinds)

    def pick(index: int, left: int) -> Iterator[Deal]:
        if index == len(kinds):
            if left <= rest:
                yield (), comb(rest, left)
            return
        card = kinds[index]
        for number in range(min(left, places.cards[card]) + 1):
            for cards, weight in pick(index + 1, left - number):
                yield (card,) * number + cards, weight * comb(places.cards[card], number)

    return pick(0, places.number)


# -- who holds what ---------------------------------------------------------------------------


def rival_purses(seen: Observation) -> tuple[RivalPurse, ...]:
    """Say of each rival, in the order of turns, what its hand holds."""
    count = len(seen.game.players)
    first = max(0, seen.seat + 1)
    order = [(first + offset) % count for offset in range(count)]
    return tuple(_purse(seen, seat) for seat in order if seat != seen.seat)


def _purse(seen: Observation, seat: Seat) -> RivalPurse:
    game = seen.game
    hand = game.players[seat].hand
    open_cards = [card for card in hand if card != UNKNOWN]
    families = Counter(families_held(game)[seat])
    spare = hand.count(UNKNOWN) - families.total()
    unseen = [*families.items(), *([(ANY, spare)] if spare else [])]
    known = tuple(sorted((*open_cards, *extra_money(game, seat))))
    covered = _covered(seen, known, families, spare)
    return RivalPurse(
        seat,
        len(hand),
        tuple(card for card in open_cards if not is_money(card)),
        tuple(unseen),
        tuple(_cell(covered, game, currency) for currency in currencies(game)),
    )


def currencies(game: Game) -> list[int]:
    """List the currencies that a game has."""
    return sorted({CARD_CURRENCY[card] for card in all_cards(game)} & set(range(len(CURRENCIES))))


def _covered(
    seen: Observation, known: tuple[Card, ...], families: Counter[str], spare: int
) -> _Covered:
    """Say which cards can lie in the unseen places of a hand."""
    game, pool = seen.game, Counter(seen.unseen_cards)
    places = [_Places(n, _of_family(pool, {family})) for family, n in families.items()]
    alike = _settled(game)
    if spare:
        loose = _loose_families(game, pool)
        places.append(_Places(spare, _of_family(pool, {PLAIN, *loose})))
        alike = alike and not loose and bool(game.piles)
    return _Covered(game.rules, known, tuple(places), alike)


def _of_family(pool: Counter[Card], families: set[str]) -> Counter[Card]:
    return Counter({card: n for card, n in pool.items() if family_of(card) in families})


def _loose_families(game: Game, pool: Counter[Card]) -> set[str]:
    """List the families beside plain money of which a card may lie in a hand unseen.

    Once a pile has begun, of those that can be drawn in secret; else of those of which more are
    unseen than the piles list.
    """
    found = set()
    listed = Counter(family for pile in game.special for family in pile)
    begun = {number + 1 for number in range(len(game.piles)) if not sum(game.piles[:number])}
    for family in (UNLISTED, *ROAMING):
        unseen = _of_family(pool, {family}).total()
        piles = {p for deal in deals_of(game) if deal.family == family for p in deal.piles}
        drawn = family == UNLISTED and bool(piles & begun)
        if unseen and (not game.piles or drawn or (family in ROAMING and unseen > listed[family])):
            found.add(family)
    return found


def _settled(game: Game) -> bool:
    """Tell whether nothing but the base game is under way.

    In what a module asks, such as an auction, somebody may have shown that a hand is worth so much.
    """
    base = game.rules.modules[0]
    usual = {*base.decisions(), *base.steps()}
    return all(frame.kind in usual for frame in game.decisions)


def _cell(covered: _Covered, game: Game, currency: int) -> PurseCell:
    known, sure, most = covered.of_currency(currency)
    offer = next((one for one in offers(game) if _in_slot(game, one, currency)), None)
    name = CURRENCIES[currency]
    if offer is None:
        return PurseCell(name, known, sure, most)
    pays, exact = covered.judge(offer)
    return PurseCell(name, known, sure, most, offer.price, pays, exact)


def _in_slot(game: Game, offer: Offer, slot: int) -> bool:
    return slot < len(game.market) and offer.tile == game.market[slot]
