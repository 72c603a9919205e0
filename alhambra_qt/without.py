"""Import a library without another one that it would use if it found it."""

import sys
from importlib import import_module


def import_without(library: str, other: str) -> None:
    """Import a library as if the other one, slow to import, were not installed."""
    if other not in sys.modules:
        # None is Python's own sign for what must not be found; typeshed lacks it.
        sys.modules[other] = None  # type: ignore[assignment]
        import_module(library)
        del sys.modules[other]
