"""A row of the keys page that waits for other keys: what is taken, what is refused, and why."""

from __future__ import annotations

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.modules import IDS
from alhambra_qt.ui.kit.bindings import Bindings, Keys, cap
from alhambra_qt.ui.pages.key_list import KeyRow, key_groups
from alhambra_qt.ui.table.keys import RESERVED
from alhambra_qt.ui.table.named_keys import standard


class KeyAsking:
    """Asks for a key for each command of a row, one after the other.

    A key that another command has is told once; pressed again it is taken from there.
    """

    def __init__(self, row: KeyRow, keys: Bindings) -> None:
        self.row, self.keys = row, keys
        self.told: Msg | None = None  # what was wrong with the last key
        self._place, self._warned = 0, ""

    @property
    def done(self) -> bool:
        """Whether every command of the row was asked for."""
        return self._place == len(self.row.names)

    @property
    def own(self) -> Keys:
        """All keys of the person, with the new ones."""
        return self.keys.own

    @property
    def prompt(self) -> Msg:
        """What is to be pressed now."""
        now = self.keys.keys(self.row.names[self._place])
        return msg("keys-press", key=cap(now[0])) if now else msg("keys-press-first")

    def press(self, pressed: str) -> None:
        """Take a key, or say why not."""
        name, warned = self.row.names[self._place], self._warned
        self.told, self._warned = None, ""
        owner = self.keys.owner(pressed)
        if pressed in RESERVED:
            self.told = msg("keys-reserved", key=cap(pressed))
        elif owner not in ("", name) and pressed != warned:
            self.told, self._warned = taken(pressed, owner), pressed
        else:
            own = self.keys.given(name, pressed)
            self.keys = Bindings(self.keys.standard, own, self.keys.alt)
            self._place += 1


def taken(pressed: str, owner: str) -> Msg:
    """Say whose key this is."""
    every = Bindings(standard())
    rows = [row for group in key_groups(IDS, every) for row in group.rows]
    what = next(row.text for row in rows if owner in row.names)
    return msg("keys-taken", key=cap(pressed), what=what)
