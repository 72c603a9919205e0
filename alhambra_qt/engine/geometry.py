"""Tables for the Alhambra's geometry, made once at import.

Every empty cell that touches the Alhambra, even only at a corner, has a *key* of twelve bits that
describes everything in its surroundings that matters to a tile laid there:

- bits 0-3, one per side: the neighbour shows an open side there, so the tile must be open;
- bits 4-7, one per side: the neighbour shows a wall there, so the tile must have one;
- bits 8-11: a tile lies across the corner north-east, south-east, south-west, north-west.

A side of a camp without bastion sets both bits of its side: no ordinary tile can satisfy them.
"""

from .ids import SIDES, STEP, Mask, Side

Vertex = int  # a lattice point, named after the cell whose north-west corner it is

DIAGONAL: tuple[int, ...] = (-255, 257, 255, -257)


def side_key(side: Side, wall: bool) -> int:
    """Return the key bit of an empty cell for a neighbour on ``side``, with a wall or without."""
    return (16 if wall else 1) << side


def corner_key(corner: int) -> int:
    """Return the key bit of an empty cell with a tile across ``corner`` (0 north-east .. 3)."""
    return 256 << corner


def ring_of(key: int) -> int:
    """Reduce a key to its ring: bits 0-3 occupied sides, bits 4-7 occupied corners."""
    return (key | key >> 4) & 15 | key >> 4 & 240


def _empty_parts(ring: int) -> int:
    """Count the separate runs of empty cells around a cell that touch one of its sides."""
    empty = [not ring >> (i // 2 + 4 * (i % 2)) & 1 for i in range(8)]
    if all(empty):
        return 1
    parts, start = 0, empty.index(False)
    touching = False
    for i in range(start + 1, start + 9):
        if not empty[i % 8]:
            parts += touching
            touching = False
        elif i % 2 == 0:
            touching = True
    return parts


# Whether filling a cell with this ring cuts off empty cells (rule build.hole). As the Alhambra is
# connected, two separate empty runs around the filled cell can never meet outside: the tiles
# between them close a curve through the cell. So the ring alone decides; no flood fill is needed.
CUTS_EMPTY: tuple[bool, ...] = tuple(_empty_parts(ring) > 1 for ring in range(256))


def _edges_match(mask: Mask, low: int) -> bool:
    return not low >> 4 & ~mask and not low & 15 & mask


_SIDE_RING = [ring_of(low) for low in range(256)]


def _fits_row(mask: Mask) -> bytes:
    """Mark the keys at which a tile with these walls may be built."""
    low_fits = [low & 15 != 0 and _edges_match(mask, low) for low in range(256)]
    return bytes(
        fits and not CUTS_EMPTY[side_ring | corners << 4]
        for corners in range(16)
        for fits, side_ring in zip(low_fits, _SIDE_RING, strict=True)
    )


# FITS[walls][key]: edges match, at least one contact can be walked, and no hole is made
# (rules build.edges, build.walk, build.hole in one lookup; key 0 never fits: build.adjacent).
FITS: tuple[bytes, ...] = tuple(_fits_row(mask) for mask in range(16))

# Steps to the neighbours over the sides in a mask.
STEPS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(STEP[side] for side in SIDES if mask >> side & 1) for mask in range(16)
)
SIDES_OF: tuple[tuple[Side, ...], ...] = tuple(
    tuple(side for side in SIDES if mask >> side & 1) for mask in range(16)
)
# Steps to the neighbours that can be walked to: over the sides without walls.
OPEN_STEPS: tuple[tuple[int, ...], ...] = tuple(STEPS_OF[15 ^ mask] for mask in range(16))


def _around(mask: Mask, bare: int) -> tuple[tuple[int, int], ...]:
    sides = tuple(
        (STEP[side], side_key(side ^ 2, True) if mask >> side & 1 else bare << (side ^ 2))
        for side in SIDES
    )
    return sides + tuple((DIAGONAL[corner], corner_key(corner ^ 2)) for corner in range(4))


# For a tile with these walls: steps to the eight cells around it and the key bits it sets there.
AROUND: tuple[tuple[tuple[int, int], ...], ...] = tuple(_around(mask, 1) for mask in range(16))
# The same for a camp with these bastions.
AROUND_CAMP: tuple[tuple[tuple[int, int], ...], ...] = tuple(
    _around(mask, 17) for mask in range(16)
)
# All key bits that a lifted tile may have set in the cells around it.
AROUND_LIFTED: tuple[tuple[int, int], ...] = tuple(
    (step, ~(bits | bits << 4) if i < 4 else ~bits) for i, (step, bits) in enumerate(AROUND[0])
)

# End points of a side, walked clockwise around its tile, as steps from the tile's cell.
SIDE_FROM: tuple[int, ...] = (0, 1, 257, 256)
SIDE_TO: tuple[int, ...] = (1, 257, 256, 0)
# For the walls in a mask: (step to the cell beyond, step to the first and to the last end point).
STROKES_OF: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(
    tuple((STEP[side], SIDE_FROM[side], SIDE_TO[side]) for side in SIDES_OF[mask])
    for mask in range(16)
)
