"""The faces of the modules: complete, and true to their rules."""

from collections import Counter

from alhambra_qt import modules
from alhambra_qt.controller.faces import found


def test_faces_do_not_share_what_is_theirs() -> None:
    """No two faces speak of the same thing, or stand in the same place of an order."""
    every = found.faces().values()
    for table in ("acts", "moves", "zones", "rows", "questions", "cards", "tiles"):
        named = Counter(key for face in every for key in getattr(face, table))
        assert set(named.values()) <= {1}, table
    assert sorted(face.learned for face in every) == [*range(1, len(modules.IDS) + 1)]
    orders = [shelf.order for shelf in found.shelves()]
    assert len(orders) == len(set(orders))
