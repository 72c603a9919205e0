"""Numbers shown together are rounded together: as shown they still add up."""

import math
from collections.abc import Sequence

HUNDRED = 100


def hundredths(share: float) -> int:
    """Give a share in whole hundredths, for a number that stands alone."""
    return math.floor(share * HUNDRED + 0.5)


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
