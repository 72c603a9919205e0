"""A scoring as it is kept for its proofs."""

from collections.abc import Mapping

from attrs import field, frozen

from alhambra_qt.engine import Ledger
from alhambra_qt.engine.ids import Cell, Seat, Tile
from alhambra_qt.engine.palace import Palace


@frozen(eq=False)
class ScoredBoard:
    """A scoring with the Alhambras and Dirk's tiles as they were counted, for its proofs.

    ``tokens`` are what stood in the Alhambras by seat and cell, ``dirk_tokens`` what Dirk had.
    """

    ledger: Ledger
    palaces: tuple[Palace, ...]
    dirk: tuple[Tile, ...] | None
    player: Seat
    tokens: Mapping[Seat, Mapping[Cell, tuple[str, ...]]] = field(factory=dict)
    dirk_tokens: tuple[str, ...] = ()
