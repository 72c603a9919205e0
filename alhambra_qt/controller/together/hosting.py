"""A table that is open: its door, its announcement in the network, its keys beside the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import define, evolve, field

from alhambra_qt.controller.game.gameconfig import (
    DEFAULT_NAMES,
    HUMAN,
    GameConfig,
    default_config,
    from_json,
)
from alhambra_qt.controller.game.seats import people
from alhambra_qt.controller.together import keys
from alhambra_qt.controller.together.door import EVERY, Door
from alhambra_qt.controller.together.keys import TableKeys
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.files import Unreadable

if TYPE_CHECKING:
    from alhambra_qt.net.discovery import Announcement

SEATS = 3  # of the first table
PORT = 8765  # unless another program has it


@define(eq=False)
class OpenTable:
    """A table that others can reach."""

    table: HostTable
    door: Door
    _announcement: Announcement | None = field(default=None, init=False)
    _facts: Callable[[HostTable], dict[str, str]] = field(init=False)
    _kept: Path | None = field(default=None, init=False)

    def announce(self, interfaces: Sequence[str] = ()) -> None:
        """Let others in this network find it.

        Raises:
            OSError, ImportError: if that is not possible here.
        """
        from alhambra_qt.controller.together import nearby  # zeroconf may be missing

        self._facts = nearby.facts
        self._announcement = nearby.announced(self.table, self.door.addresses, *interfaces)

    def changed(self) -> None:
        """Announce what has changed."""
        if self._announcement is not None:
            self._announcement.change(self._facts(self.table))

    def keep(self, record: Path) -> None:
        """Keep the keys beside the record of its game.

        Raises:
            OSError: if that is not possible.
        """
        self._kept = record
        keys.write(keys.keys_path(record), self.table.keys(self.door.address.port))

    def close(self, *, for_good: bool) -> None:
        """Tell everybody, and listen no more; for good nobody needs the keys any longer."""
        if self._announcement is not None:
            self._announcement.close()
        self.table.close(for_good=for_good)
        self.door.close()
        if for_good and self._kept is not None:
            keys.keys_path(self._kept).unlink(missing_ok=True)


def first_config(data: dict[str, Any] | None) -> GameConfig:
    """Return a set-up for a table: the last one, with at least two people, the first one here."""
    config = default_config(DEFAULT_NAMES[:SEATS], SEATS)
    with suppress(Unreadable):
        config = from_json(data) if data else config
    least = (0,) if len(people(config)) > 1 else (0, 1)
    seats = tuple(
        evolve(one, kind=HUMAN) if seat in least else one for seat, one in enumerate(config.seats)
    )
    return evolve(config, seats=seats, seed="")


def open_table(table: HostTable, kept: TableKeys | None, hosts: Sequence[str] = EVERY) -> OpenTable:
    """Open a table at the first of these hosts that can listen, at its former port if it had one.

    Raises:
        OSError: if none can.
    """
    port = kept.port if kept is not None and kept.port else PORT
    return OpenTable(table, Door(table, hosts, (port, 0)))
