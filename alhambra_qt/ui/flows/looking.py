"""Looking for tables in this network while the page to play together is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from alhambra_qt.controller.together.listed import ListedTable
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.net.channel import ToMain

if TYPE_CHECKING:
    from alhambra_qt.controller.together.nearby import Nearby

MOST_SHOWN = 30  # tables of a network


class Looking:
    """Tables found in the network, or the reason why none are looked for.

    ``on_change`` is called when the tables have changed.
    """

    def __init__(self, to_main: ToMain, on_change: Callable[[], None]) -> None:
        self.to_main, self.on_change = to_main, on_change
        self.tables: list[ListedTable] = []
        self.trouble: Msg | None = None
        self._nearby: Nearby | None = None

    def begin(self, interfaces: tuple[str, ...]) -> None:
        """Look, unless that is going on already; at all interfaces if there are none."""
        if self._nearby is not None:
            return
        try:
            from alhambra_qt.controller.together.nearby import Nearby  # zeroconf may be missing

            self._nearby = Nearby(self.to_main, self._found, interfaces)
            self.trouble = None
        except (ImportError, OSError):
            self.trouble = msg("together-no-looking")

    def stop(self) -> None:
        """Look no more."""
        nearby, self._nearby = self._nearby, None
        self.tables = []
        if nearby is not None:
            nearby.close()

    def _found(self, tables: tuple[ListedTable, ...]) -> None:
        if self._nearby is not None:
            self.tables = list(tables[:MOST_SHOWN])
            self.on_change()
