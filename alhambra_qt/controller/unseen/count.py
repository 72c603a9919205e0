"""Everything on the page of one seat, counted from what that seat may know."""

from __future__ import annotations

from attrs import frozen

from alhambra_qt.controller.unseen.coming import ScoringAhead, coming
from alhambra_qt.controller.unseen.pieces import (
    PieceRow,
    card_rows,
    held_unseen,
    special_rows,
    tile_rows,
)
from alhambra_qt.controller.unseen.purses import RivalPurse, rival_purses
from alhambra_qt.engine.ids import Seat, Tile
from alhambra_qt.engine.observe import Observation


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
