"""Everything on the page of one seat, counted from what that seat may know.

Tiles and cards it has never seen, by type and price or currency and value, and the chance that the
card of a scoring is among the next ones of the deck. What rivals hold is in ``purses.py``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from attrs import frozen

from alhambra_qt.controller.unseen.purses import RivalPurse, rival_purses
from alhambra_qt.engine.ids import Card, Seat, Tile
from alhambra_qt.engine.observe import SCORING_OF_PILE, Observation, all_cards
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
from alhambra_qt.engine.state import UNKNOWN, Game

MONEY = ("money", "diamond")


@frozen
class WorthCount:
    """How many pieces of one price or value were never seen, of how many (``total``)."""

    worth: int
    left: int
    total: int


@frozen
class PieceRow:
    """Pieces of one kind: a building type, a currency, or what a module (its id) brings.

    ``chance`` is that of a tile to be drawn next; cards have none.
    """

    kind: str
    worths: tuple[WorthCount, ...]
    chance: Fraction = Fraction(0)

    @property
    def left(self) -> int:
        """How many were never seen."""
        return sum(one.left for one in self.worths)

    @property
    def total(self) -> int:
        """How many there are."""
        return sum(one.total for one in self.worths)


def tile_rows(seen: Observation) -> tuple[PieceRow, ...]:
    """Count the tiles of the bag: building types first, then those of each module."""
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
    """Count what modules put into the deck beside money: a row for each of these modules."""
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
USUAL = 1  # places that a refill fills in usual play: 1.00 of 1270 turns of computer players


@frozen
class Mark:
    """A moment (``"own"``, ``"next"``, ``"before"``) until which so many places are filled."""

    moment: str
    places: int


@frozen
class ScoringAhead:
    """The scoring that comes next from the deck.

    Attributes:
        number: 1 or 2.
        pile: the pile in which its card lies, 1 to 5.
        cards: cards left in that pile.
        before: cards that take a place and lie in piles before it.
        gaps: places its card can have among those of its pile that take a place in the display.
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
        """Cards of its pile that take no place, beside itself."""
        return self.cards - self.gaps

    def chance(self, places: int) -> Fraction:
        """Give the chance that it comes while so many places are filled."""
        return Fraction(min(self.gaps, max(0, places - self.before)), self.gaps)


def coming(game: Game, seat: Seat) -> ScoringAhead | None:
    """Look for the next scoring card in the piles of an observation; None if there is none."""
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
    """Say how many places are filled until certain moments.

    Whose turn it is fills what is empty now, or as much as is usual; the others that.
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
    """What a seat can know.

    Attributes:
        seat: whose page it is; none of the seats for somebody who only watches.
        tiles, cards, specials: what was never seen, by kind.
        bag, deck, held: tiles in the bag, cards in the deck, unseen cards in hands.
        market: the four tiles on sale, 0 where a slot is empty.
        purses: the rivals.
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
        """Whether the last of the three scorings has been made as well."""
        return self.done == 3


def count(seen: Observation) -> Unseen:
    """Count all that an observation allows to be known."""
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
