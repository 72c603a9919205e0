"""Common fixtures of the controller tests."""

from pathlib import Path

import pytest

from alhambra_qt.controller.career.store import CareerStore


@pytest.fixture
def store(tmp_path: Path) -> CareerStore:
    """A career nobody has begun."""
    return CareerStore(tmp_path / "data" / "career.db")
