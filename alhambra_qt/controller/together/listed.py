"""Tables that can be joined: those announced in this network, and those left with a seat kept."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from attrs import evolve, frozen

from alhambra_qt import files
from alhambra_qt.controller.together import frames, invitation, keys
from alhambra_qt.controller.together.invitation import BadInvitation, Invitation
from alhambra_qt.controller.together.names import plain
from alhambra_qt.files import Unreadable

SEATS, SUFFIX, WATCHED = "seats", ".seat", ".watch"
MOST_KEPT = 5  # seats, and as many places to watch


@frozen
class ListedTable:
    """A table in the list.

    Attributes:
        mine: whether a seat there is kept for this computer, or a place to watch.
        near: whether it is announced in this network.
        turn: what the table says about whose turn it is, if it was asked.
    """

    invitation: Invitation
    name: str
    seats: int = 0
    free: int = 0
    began: bool = False
    app: str = ""
    protocol: int = frames.PROTOCOL
    mine: bool = False
    near: bool = False
    turn: frames.Turn | None = None

    @property
    def speaks(self) -> bool:
        """Whether that program and this one understand each other."""
        return self.protocol == frames.PROTOCOL


# -- seats that are kept ----------------------------------------------------------------------


def seat_file(data: Path, asked: Invitation) -> Path:
    """Return the file in which the seat at a table is kept, in the folder of the program's data."""
    return data / SEATS / f"{asked.room}{WATCHED if asked.watches else SUFFIX}"


def keep_seat(data: Path, asked: Invitation, kept: keys.SeatKeys) -> None:
    """Keep a seat; those left longest ago are forgotten.

    Raises:
        OSError: if that is not possible.
    """
    path = seat_file(data, asked)
    keys.write(path, kept)
    for old in _newest_first(data, path.suffix)[MOST_KEPT:]:
        old.unlink(missing_ok=True)


def kept_seat(data: Path, asked: Invitation) -> keys.SeatKeys | None:
    """Return what is kept of a seat at a table, None if there is nothing that can be read."""
    try:
        return keys.read(seat_file(data, asked), keys.SeatKeys)
    except Unreadable:
        return None


def known_seat(data: Path, asked: Invitation) -> tuple[keys.SeatKeys | None, Invitation]:
    """Return what is kept of a seat, and the invitation with its token if that names no seat."""
    kept = kept_seat(data, asked)
    with suppress(BadInvitation):
        before = asked if kept is None else invitation.read(kept.invitation)
        if before.key == asked.key and not any(asked.token):
            asked = evolve(asked, token=before.token)
    return kept, asked


def kept_seats(data: Path) -> list[ListedTable]:
    """Return the tables with a seat kept here, the last one first, then those that were watched."""
    found = []
    for path in _newest_first(data, SUFFIX) + _newest_first(data, WATCHED):
        try:
            kept = keys.read(path, keys.SeatKeys)
            asked = None if kept is None else invitation.read(kept.invitation)
        except (Unreadable, BadInvitation):
            continue
        if kept is not None and asked is not None and asked.ways:
            found.append(ListedTable(asked, plain(kept.table), mine=True, began=True))
    return found


def _newest_first(data: Path, suffix: str) -> list[Path]:
    paths = files.matching(data / SEATS, f"*{suffix}")
    return sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)


def merged(
    kept: list[ListedTable], near: list[ListedTable], turns: Mapping[bytes, frames.Turn]
) -> list[ListedTable]:
    """Return one list: one's own seats first, with what is announced of these tables.

    ``turns`` are their answers whose turn it is, by key.
    """
    there = {table.invitation.key: table for table in near}
    mine = []
    for table in kept:
        key = table.invitation.key
        now = there.get(key)
        mine.append(evolve(table if now is None else _now(table, now), turn=turns.get(key)))
    known = {table.invitation.key for table in kept}
    return [*mine, *(table for table in near if table.invitation.key not in known)]


def _now(table: ListedTable, now: ListedTable) -> ListedTable:
    asked = evolve(table.invitation, ways=now.invitation.ways)
    numbers = now.seats, now.free, now.began, now.app, now.protocol
    return ListedTable(asked, now.name, *numbers, mine=True, near=True)
