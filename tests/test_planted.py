"""The planted faults (`python -m tests.planted`) still apply to the code as it is."""

from tests import planted


def test_every_patch_applies() -> None:
    """A fault whose line has changed must be renewed, or it proves nothing."""
    assert planted.misfits() == []


def test_there_are_enough() -> None:
    """Every area has faults, and together they are as many as agreed."""
    areas = planted.areas()
    rules = len(areas["rules"]) + len(areas["modules"])
    assert rules >= 36
    assert sum(map(len, areas.values())) - rules >= 60
