"""Storage of the keys of the open table and of seats, so that a killed program loses nobody."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from alhambra_qt import files
from alhambra_qt.controller.together import keys, listed
from alhambra_qt.controller.together.guest import Guest
from alhambra_qt.controller.together.hosting import OpenTable
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, msg

LOBBY = "lobby.table"  # in the folder of the program's data, until the game has a record


class KeyKeeper:
    """Reads and writes keys; ``say`` tells that they could not be written."""

    def __init__(self, data: Path, say: Callable[[Msg], None]) -> None:
        self.data, self.lobby, self.say = data, data / LOBBY, say

    def read(self, path: Path | None) -> keys.TableKeys | None:
        """Return the keys in a file, None if there are none that can be read."""
        try:
            return None if path is None else keys.read(path, keys.TableKeys)
        except Unreadable:
            return None

    def keep(self, opened: OpenTable, path: Path) -> None:
        """Keep the keys of a table in this file from now on."""
        self._try(lambda: opened.keep(path))

    def save(self, opened: OpenTable) -> None:
        """Write the keys of a table again if they have changed."""
        self._try(opened.save)

    def begun(self, opened: OpenTable, record: Path) -> None:
        """Note that the game of a table has a record, if it could be saved."""
        if os.path.exists(record):
            self._try(opened.begun)

    def keep_seat(self, guest: Guest) -> None:
        """Keep the seat of a guest, or their place to watch, to come back to."""
        if guest.admitted:
            self._try(lambda: listed.keep_seat(self.data, guest.invitation, guest.kept))

    def forget_seat(self, guest: Guest) -> None:
        """Keep the seat of a guest no longer."""
        listed.seat_file(self.data, guest.invitation).unlink(missing_ok=True)

    def _try(self, write: Callable[[], None]) -> None:
        try:
            write()
        except OSError as error:
            self.say(msg("together-not-kept", reason=files.why_unwritable(error)))
