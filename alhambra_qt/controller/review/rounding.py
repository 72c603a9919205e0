"""Numbers shown together are rounded together: as shown they still add up."""

import math
from collections.abc import Sequence

HUNDRED = 100


def hundredths(share: float) -> int:
    """Give a share in whole hundredths, for a number that stands alone."""
    return math.floor(share * HUNDRED + 0.5)


def bounded(parts: Sequence[float]) -> tuple[float, ...]:
    """Give the nearest shares to some numbers that add up to 1: none is below 0.

    What luck and choices came to is estimated, so that they may be a little more than there is.

    >>> bounded((1.3, 0.2, -0.5))
    (1.0, 0.0, 0.0)
    """
    ordered = sorted(parts, reverse=True)
    cuts = [(sum(ordered[: k + 1]) - 1) / (k + 1) for k in range(len(ordered))]
    cut = next(cut for part, cut in reversed(list(zip(ordered, cuts, strict=True))) if part > cut)
    return tuple(max(0.0, part - cut) for part in parts)


def rounded(parts: Sequence[float], total: int) -> tuple[int, ...]:
    """Give parts in whole hundredths that add up to a total.

    Each is rounded up or down, those with the largest remainders up.

    >>> rounded((0.333, 0.333, 0.334), 100)
    (33, 33, 34)
    """
    exact = [part * HUNDRED for part in parts]
    down = [math.floor(one + 1e-9) for one in exact]
    spare = total - sum(down)
    order = sorted(range(len(exact)), key=lambda k: (down[k] - exact[k], k))
    whole, more = divmod(spare, len(order)) if order else (0, 0)
    up = frozenset(order[:more])
    return tuple(one + whole + (k in up) for k, one in enumerate(down))
