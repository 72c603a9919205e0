"""When a scoring comes: the chance that its card is among the next ones of the deck.

A refill fills so many places of the display, and what takes no place (a scoring, whatever a module
lays aside) is drawn on top of that. So the scoring comes exactly if fewer cards that take a place
lie before it than places are filled. Within its pile it lies before, between or behind these with
the same chance, wherever the others are.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from attrs import frozen

from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.observe import SCORING_OF_PILE
from alhambra_qt.engine.pieces import CARD_ID
from alhambra_qt.engine.state import Game

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
    """Count the cards of a pile that take a place of the display."""
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
