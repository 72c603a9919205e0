"""A table over the sockets of this computer, and its guests."""

from collections.abc import Iterator

import pytest

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.together import guest
from alhambra_qt.controller.together.chairs import Chair
from alhambra_qt.controller.together.table import HostTable
from tests.net.kit import Main
from tests.together.kit import NAMES


@pytest.fixture
def main() -> Main:
    """The main thread of table and guests."""
    return Main()


@pytest.fixture
def table(main: Main) -> Iterator[HostTable]:
    """A table for two guests."""
    config = default_config(NAMES[:3], humans=3)
    found = HostTable(config, {1: Chair(), 2: Chair()}, main.calls.put, "Anna")
    yield found
    found.close(for_good=True)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guests look for the table again at once."""
    monkeypatch.setattr(guest, "SOONEST", 0.05)
