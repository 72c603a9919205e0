"""Pauses of Python's collector of cycles while computer players think.

Rollouts keep thousands of objects until they are weighed, and every collection looks at them all
in vain: a sixth of the time of a decision. What a decision leaves in cycles is a few kilobytes.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Pause the collection of cycles, in a block or a decorated function."""
    paused = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if paused:
            gc.enable()
