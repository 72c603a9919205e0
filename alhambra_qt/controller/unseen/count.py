"""All counts on one seat's page, derived from what that seat may know.

It covers tiles and cards the seat has never seen, by type and price or currency and value; the
chance that a scoring card is among the next cards of the deck; and what rivals may hold: cards that
all have seen for certain, and others as far as they are possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import comb, prod

from attrs import frozen

from alhambra_qt.ai.purses import payable
from alhambra_qt.engine.contracts import Offer
from alhambra_qt.engine.ids import Card, Seat, Tile
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.observe import (
    PLAIN,
    ROAMING,
    SCORING_OF_PILE,
    UNLISTED,
    Observation,
    all_cards,
    families_held,
    family_of,
)
from alhambra_qt.engine.payments import extra_money, is_money, ways_of
from alhambra_qt.engine.pieces import (
    CARD_CURRENCY,
    CARD_ID,
    CARD_KIND,
    CARD_VALUE,
    CURRENCIES,
    TILE_KIND,
    TILE_PRICE,
    TILE_TYPE,
    TYPES,
)
from alhambra_qt.engine.rules import Game, Rules
from alhambra_qt.engine.setup import deals_of
from alhambra_qt.engine.state import UNKNOWN

MONEY = ("money", "diamond")


@frozen
class WorthCount:
    """The number of unseen pieces of one price or value, out of ``total``."""

    worth: int
    left: int
    total: int


@frozen
class PieceRow:
    """Pieces of one kind: a building type, a currency, or a module's pieces (its id).

    ``chance`` is the chance of a tile to be drawn next; cards have none.
    """

    kind: str
    worths: tuple[WorthCount, ...]
    chance: Fraction = Fraction(0)

    @property
    def left(self) -> int:
        """The number of unseen pieces."""
        return sum(worth.left for worth in self.worths)

    @property
    def total(self) -> int:
        """The number of pieces in the game."""
        return sum(worth.total for worth in self.worths)


def tile_rows(seen: Observation) -> tuple[PieceRow, ...]:
    """Count the tiles of the bag: building types first, then each module's tiles."""
    rules, setup = seen.game.rules, seen.game.setup
    kinds: dict[str, list[Tile]] = {kind: [] for kind in TYPES}
    for owner, give in zip(rules.owners["tiles"], rules.tiles, strict=True):
        for tile in give(setup):
            building = TILE_KIND[tile] == "building"
            kinds.setdefault(TYPES[TILE_TYPE[tile]] if building else owner, []).append(tile)
    left = Counter(seen.unseen_tiles)
    rows = []
    for kind, tiles in kinds.items():
        number = sum(left[tile] for tile in tiles)
        chance = Fraction(number, left.total()) if seen.game.bag else Fraction(0)
        worths = _worths((TILE_PRICE[tile], left[tile]) for tile in tiles)
        rows.append(PieceRow(kind, worths, chance))
    return tuple(rows)


def _worths(pieces: Iterable[tuple[int, int]]) -> tuple[WorthCount, ...]:
    left: Counter[int] = Counter()
    total: Counter[int] = Counter()
    for worth, unseen in pieces:
        left[worth] += unseen
        total[worth] += 1
    return tuple(WorthCount(worth, left[worth], total[worth]) for worth in sorted(total))


def card_rows(seen: Observation) -> tuple[PieceRow, ...]:
    """Count the money: a row for each currency."""
    return tuple(
        PieceRow(CURRENCIES[currency], _card_worths(seen, cards))
        for currency, cards in _money(seen.game).items()
    )


def _money(game: Game) -> Mapping[int, list[Card]]:
    found: dict[int, list[Card]] = {}
    for card in all_cards(game):
        if CARD_KIND[card] in MONEY:
            found.setdefault(CARD_CURRENCY[card], []).append(card)
    return dict(sorted(found.items()))


def special_rows(seen: Observation) -> tuple[PieceRow, ...]:
    """Count the other cards in the deck: a row for each module that adds some."""
    game = seen.game
    owners = game.rules.owners["deals"]
    rows = []
    for module, give in zip(owners, game.rules.deals, strict=True):
        cards = [card for deal in give(game.setup) for card in deal.cards]
        special = [card for card in cards if CARD_KIND[card] not in (*MONEY, "scoring")]
        if special:
            rows.append(PieceRow(module, _card_worths(seen, special)))
    return tuple(rows)


def _card_worths(seen: Observation, cards: list[Card]) -> tuple[WorthCount, ...]:
    left = Counter(seen.unseen_cards)
    pieces = []
    for card in cards:
        pieces.append((CARD_VALUE[card], int(left[card] > 0)))
        left[card] -= 1
    return _worths(pieces)


def held_unseen(game: Game) -> int:
    """Count the cards in hands that the observer has never seen."""
    return sum(player.hand.count(UNKNOWN) for player in game.players)


SCORING = "scoring"
USUAL = 1  # places filled by a refill in usual play: 1.00 in 1270 turns of computer players


@frozen
class Mark:
    """A moment (``"own"``, ``"next"``, ``"before"``) and the number of places filled until then."""

    moment: str
    places: int


@frozen
class ScoringAhead:
    """The next scoring from the deck.

    Attributes:
        number: 1 or 2.
        pile: the pile that holds its card, 1 to 5.
        cards: cards left in that pile.
        before: cards in earlier piles that fill a place.
        gaps: possible positions of its card among those of its pile that fill a place in the
            display.
        marks: the moments to come, in order.
    """

    number: int
    pile: int
    cards: int
    before: int
    gaps: int
    marks: tuple[Mark, ...]

    @property
    def aside(self) -> int:
        """The other cards of its pile that fill no place."""
        return self.cards - self.gaps

    def chance(self, places: int) -> Fraction:
        """Return the chance that it comes while so many places are filled."""
        return Fraction(min(self.gaps, max(0, places - self.before)), self.gaps)


def coming(game: Game, seat: Seat) -> ScoringAhead | None:
    """Find the next scoring card in an observation's piles; None if there is none."""
    for pile, families in enumerate(game.special):
        if SCORING in families and game.piles and game.piles[pile]:
            filling = [_filling(game, each) for each in range(len(game.piles))]
            number = int(CARD_ID[SCORING_OF_PILE[pile]][-1])
            marks = marks_of(game, seat)
            cards, gaps = game.piles[pile], filling[pile] + 1
            return ScoringAhead(number, pile + 1, cards, sum(filling[:pile]), gaps, marks)
    return None


def _filling(game: Game, pile: int) -> int:
    aside = sum(family in game.rules.drawn for family in game.special[pile])
    return game.piles[pile] - aside


def marks_of(game: Game, seat: Seat) -> tuple[Mark, ...]:
    """Return the number of places filled until certain moments.

    The player to move fills what is empty now, or the usual number; the others the usual number.
    """
    seats = len(game.players)
    now = game.display.count(-1) or USUAL
    wait = (seat - game.to_play) % seats if seat >= 0 else 0
    if seat < 0:
        return _marks([("now", now), ("round", now + USUAL * (seats - 1))])
    if not wait:
        return _marks([("own", now), ("next", now + USUAL * (seats - 1))])
    before = now + USUAL * (wait - 1)
    return _marks([("before", before), ("own", before + USUAL)])


def _marks(found: Sequence[tuple[str, int]]) -> tuple[Mark, ...]:
    return tuple(Mark(moment, places) for moment, places in found)


@frozen
class Unseen:
    """The hidden pieces as one seat can count them.

    Attributes:
        seat: the seat of the page; not a player's for an observer.
        tiles, cards, specials: unseen pieces, by kind.
        bag, deck, held: tiles in the bag, cards in the deck, unseen cards in hands.
        market: the four tiles on sale, 0 for an empty slot.
        purses: the rivals' money.
        coming: the next scoring from the deck, None once both have come.
        done: scorings already made or drawn.
    """

    seat: Seat
    tiles: tuple[PieceRow, ...]
    cards: tuple[PieceRow, ...]
    specials: tuple[PieceRow, ...]
    bag: int
    deck: int
    held: int
    market: tuple[Tile, ...]
    purses: tuple[RivalPurse, ...]
    coming: ScoringAhead | None
    done: int

    @property
    def over(self) -> bool:
        """Whether the last of the three scorings has been made, too."""
        return self.done == 3


def count(seen: Observation) -> Unseen:
    """Count everything that an observation reveals."""
    game = seen.game
    return Unseen(
        seen.seat,
        tile_rows(seen),
        card_rows(seen),
        special_rows(seen),
        len(game.bag),
        len(game.deck),
        held_unseen(game),
        tuple(game.market),
        rival_purses(seen),
        coming(game, seen.seat),
        game.scorings_done + len(game.pending),
    )


ANY = "any"  # the family of an unknown card


@frozen
class Likely:
    """Whether something is possible and whether it is certain; its share of all deals if known."""

    can: bool
    must: bool
    share: Fraction | None = None


@frozen
class PurseCell:
    """One currency of a rival's money.

    Attributes:
        currency: its name.
        known: its cards (and other money) that all have seen, by printed value.
        sure, most: the smallest and largest possible sum.
        price: the price of a market tile in it, 0 if there is none.
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
        """Return the verdict on the price as a keyword; empty without a price."""
        if not self.price:
            return ""
        if self.exact.must:
            return "exact"
        if self.pays.must:
            return "pays"
        return "possible" if self.pays.can else "cannot"


@frozen
class RivalPurse:
    """A rival's hand: its size, non-money cards that all have seen, and unseen cards by family."""

    seat: Seat
    size: int
    others: tuple[Card, ...]
    unseen: tuple[tuple[str, int], ...]
    cells: tuple[PurseCell, ...]

    @property
    def covered(self) -> int:
        """The number of its unseen cards."""
        return sum(number for _, number in self.unseen)


@frozen(eq=False)
class _Places:
    """A number of unseen cards in a hand, and the candidates for each."""

    number: int
    cards: Counter[Card]


Deal = tuple[tuple[Card, ...], int]


@frozen(eq=False)
class _Covered:
    """A rival's hand: what all have seen of it, and the places of the unseen cards.

    ``alike`` says whether the cards of each place are equally likely.
    """

    rules: Rules
    known: tuple[Card, ...]
    places: tuple[_Places, ...]
    alike: bool

    def of_currency(self, currency: int) -> tuple[tuple[Card, ...], int, int]:
        """Return a currency's known cards, their sum, and the largest possible sum."""
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
        """Return whether an offer can be paid, and paid exactly."""
        pool = [card for each in self.places for card in each.cards.elements()]
        every = tuple(sorted((*self.known, *pool)))
        useful = set(every)
        if self.alike:  # cards that cannot pay are interchangeable
            ways = ways_of(self.rules, every, offer.currency)
            useful = {card for way in ways for card in (*way.cards, *way.fixed)}
        found = list(_deals(self.places, useful))
        judged = [(self._paying(cards, offer), weight) for cards, weight in found]
        return self._likely(judged, 0), self._likely(judged, 1)

    def _paying(self, cards: tuple[Card, ...], offer: Offer) -> tuple[bool, bool]:
        """Return whether a hand with these unseen cards can pay an offer, and pay it exactly."""
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
    """List the useful contents of some places, each with its number of deals."""
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


# -- rivals' hands ----------------------------------------------------------------------------


def rival_purses(seen: Observation) -> tuple[RivalPurse, ...]:
    """Return each rival's possible hand, in turn order."""
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
    """List the currencies of a game."""
    return sorted({CARD_CURRENCY[card] for card in all_cards(game)} & set(range(len(CURRENCIES))))


def _covered(
    seen: Observation, known: tuple[Card, ...], families: Counter[str], spare: int
) -> _Covered:
    """Return which cards the unseen places of a hand may hold."""
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
    """List the families, besides plain money, of which a hand may hold an unseen card.

    These are unlisted cards of a pile that has begun, and roaming families with more unseen cards
    than the piles list. Without piles every family with unseen cards counts.
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
    """Return whether only the base game is in progress.

    In a module's question, such as an auction, somebody may have shown that a hand is worth so
    much.
    """
    base = game.rules.modules[0]
    usual = {*base.decisions(), *base.steps()}
    return all(frame.kind in usual for frame in game.decisions)


def _cell(covered: _Covered, game: Game, currency: int) -> PurseCell:
    known, sure, most = covered.of_currency(currency)
    offer = next((offer for offer in offers(game) if _in_slot(game, offer, currency)), None)
    name = CURRENCIES[currency]
    if offer is None:
        return PurseCell(name, known, sure, most)
    pays, exact = covered.judge(offer)
    return PurseCell(name, known, sure, most, offer.price, pays, exact)


def _in_slot(game: Game, offer: Offer, slot: int) -> bool:
    return slot < len(game.market) and offer.tile == game.market[slot]
