"""Which piece goes where: a tile stays the same item, equal cards go to the nearest place."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from attrs import frozen

from alhambra_qt.ui.table.pieces import Piece, PiecePlace


@frozen
class PieceMatch:
    """Pieces that stay with their new places, places without a piece, pieces without a place."""

    kept: tuple[tuple[Piece, PiecePlace], ...]
    new: tuple[PiecePlace, ...]
    gone: tuple[Piece, ...]


def match(pieces: Sequence[Piece], places: Iterable[PiecePlace]) -> PieceMatch:
    """Pair pieces and places of the same kind, nearest first; the same target counts as nearest."""
    free: dict[tuple[str, str], list[Piece]] = defaultdict(list)
    wanted: dict[tuple[str, str], list[PiecePlace]] = defaultdict(list)
    for piece in pieces:
        free[piece.kind, piece.id].append(piece)
    for place in places:
        wanted[place.kind, place.id].append(place)
    kept: list[tuple[Piece, PiecePlace]] = []
    new: list[PiecePlace] = []
    for key, some in wanted.items():
        have = free.get(key, [])
        pairs = sorted(
            (_distance(piece, place), i, j)
            for i, piece in enumerate(have)
            for j, place in enumerate(some)
        )
        used_pieces: set[int] = set()
        used_places: set[int] = set()
        for _, i, j in pairs:
            if i not in used_pieces and j not in used_places:
                used_pieces.add(i)
                used_places.add(j)
                kept.append((have[i], some[j]))
        new += [place for j, place in enumerate(some) if j not in used_places]
        free[key] = [piece for i, piece in enumerate(have) if i not in used_pieces]
    gone = tuple(piece for rest in free.values() for piece in rest)
    return PieceMatch(tuple(kept), tuple(new), gone)


def _distance(piece: Piece, place: PiecePlace) -> float:
    if piece.place is None:
        return 1e9
    old, new = piece.place.rect.center(), place.rect.center()
    return (old.x() - new.x()) ** 2 + (old.y() - new.y()) ** 2
