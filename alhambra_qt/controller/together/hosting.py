"""A table that is open: its door, its announcement in the network, its keys beside the game."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Literal

from attrs import define, evolve, field

from alhambra_qt.controller.game.gameconfig import (
    AI,
    DEFAULT_NAMES,
    HUMAN,
    GameConfig,
    default_config,
    from_json,
    problems,
    renamed,
)
from alhambra_qt.controller.game.seats import people
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.together import keys
from alhambra_qt.controller.together.chairs import Chair
from alhambra_qt.controller.together.door import EVERY, Door
from alhambra_qt.controller.together.gallery import USUAL
from alhambra_qt.controller.together.keys import TableKeys
from alhambra_qt.controller.together.names import plain
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.engine.ids import Seat
from alhambra_qt.files import Unreadable
from alhambra_qt.net.channel import ToMain
from alhambra_qt.net.sockets import Address

if TYPE_CHECKING:
    from alhambra_qt.net.discovery import Announcement

SeatKind = Literal["here", "far", "computer"]
SEATS = 3  # of the first table
PORT = 8765  # unless another program has it


@define(eq=False)
class OpenTable:
    """A table that others can reach."""

    table: HostTable
    door: Door
    _announcement: Announcement | None = field(default=None, init=False)
    _facts: Callable[[HostTable], dict[str, str]] = field(init=False)
    _keys: Path | None = field(default=None, init=False)
    _former: Path | None = field(default=None, init=False)
    _kept: TableKeys | None = field(default=None, init=False)

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

    def seat(self, seat: Seat, kind: SeatKind) -> None:
        """Say who sits in a seat: somebody here, somebody far away, or a computer.

        One seat at least stays at this computer.
        """
        table = self.table
        seats, far = list(table.config.seats), set(table.chairs) - {seat}
        others = [config.name for at, config in enumerate(seats) if at != seat]
        turned = evolve(seats[seat], kind=AI if kind == "computer" else HUMAN)
        seats[seat] = renamed(turned, others)
        if kind == "far":
            far.add(seat)
        if kind != "far" or len(far) < len(seats):
            table.arrange(evolve(table.config, seats=tuple(seats)), far, range(len(seats)))

    def order(self, came_from: Sequence[Seat]) -> None:
        """Change the order of seats before the game; ``came_from`` says where each one was."""
        table = self.table
        seats = tuple(table.config.seats[old] for old in came_from)
        far = {new for new, old in enumerate(came_from) if old in table.chairs}
        youngest = table.config.youngest
        if youngest is not None:
            youngest = came_from.index(youngest)
        table.arrange(evolve(table.config, seats=seats, youngest=youngest), far, came_from)

    def draw_lots(self) -> None:
        """Give the seats a random order."""
        count = len(self.table.config.seats)
        self.order(SystemRandom().sample(range(count), count))

    def take(self, config: GameConfig) -> None:
        """Take another set-up; the seats that stay keep who is there."""
        table = self.table
        now, before = len(config.seats), len(table.config.seats)
        far = {seat for seat in people(config) if seat in table.chairs or seat >= before}
        if far >= {*people(config)}:
            far.discard(min(far, default=0))  # whoever opened the table
        table.arrange(config, far, [seat if seat < before else -1 for seat in range(now)])

    def renew(self, seat: Seat) -> None:
        """Make the invitation to a seat void; whoever is there must leave."""
        self.table.renew(seat)

    def let_watch(self, most: int) -> None:
        """Let so many people watch."""
        self.table.let_watch(most)

    def offer_hands(self, offers: bool) -> None:
        """Offer to show all hands later to those who watch."""
        self.table.offer_hands(offers)

    def renew_watch(self) -> None:
        """Make the invitation to watch void; whoever watches must leave."""
        self.table.renew_watch()

    def keep(self, path: Path) -> None:
        """Keep the keys in this file from now on; a former one stays until `begun`.

        Raises:
            OSError: if that is not possible.
        """
        if path != self._keys:
            self._former, self._keys, self._kept = self._keys, path, None
        self.save()

    def save(self) -> None:
        """Write the keys again if they have changed.

        Raises:
            OSError: if that is not possible; then it is tried again after the next change.
        """
        kept = self.table.keys(self.door.address.port)
        kept.via = str(self.door.via or "")
        before, self._kept = self._kept, kept
        if self._keys is not None and kept != before:
            keys.write(self._keys, kept)

    def begun(self) -> None:
        """Note that the game has a record now, which no longer depends on the keys.

        Raises:
            OSError: as `save`.
        """
        self.table.note_saved()
        self.save()
        if self._former is not None:
            self._former.unlink(missing_ok=True)

    def close(self, *, for_good: bool) -> None:
        """Tell everybody, and listen no more; for good nobody needs the keys any longer."""
        if self._announcement is not None:
            self._announcement.close()
        self.table.close(for_good=for_good)
        self.door.close()
        for path in (self._keys, self._former):
            if for_good and path is not None:
                path.unlink(missing_ok=True)


def first_config(data: dict[str, Any] | None, name: str = DEFAULT_NAMES[0]) -> GameConfig:
    """Return a set-up for a table: the last one, with at least two people, the first one here.

    Without a last one the first person has the ``name``.
    """
    others = [other for other in DEFAULT_NAMES if other != name]
    config = default_config((name, *others[: SEATS - 1]), SEATS)
    with suppress(Unreadable):
        config = from_json(data) if data else config
    least = (0,) if len(people(config)) > 1 else (0, 1)
    seats = tuple(
        evolve(seat_config, kind=HUMAN) if seat in least else seat_config
        for seat, seat_config in enumerate(config.seats)
    )
    return evolve(config, seats=seats, seed="")


def new_table(config: GameConfig, name: str, mark: str, to_main: ToMain) -> HostTable:
    """Lay a table for a new game; people but the first, who opens it, are elsewhere.

    A seat of the set-up with that name or mark gets the first one's.
    """
    was, *others = config.seats
    first = evolve(was, name=plain(name) or was.name, mark=mark if mark in MARKS else was.mark)
    others = [
        evolve(
            other,
            name=was.name if other.name == first.name else other.name,
            mark=was.mark if other.mark == first.mark else other.mark,
        )
        for other in others
    ]
    config = evolve(config, seats=(first, *others))
    far = set(people(config)) - {0}
    table = HostTable(config, {seat: Chair() for seat in far}, to_main)
    table.let_watch(USUAL)
    return table


def reopened_table(kept: TableKeys, to_main: ToMain) -> HostTable | None:
    """Lay a table again that was closed before its game had a record; None if it cannot be."""
    try:
        config = from_json(kept.config)
    except Unreadable:
        return None
    seats = kept.far & {*people(config)}
    if problems(config) or not seats:
        return None
    left = time.monotonic()
    chairs = {
        seat: Chair(named=True, left=left) if seat in kept.named else Chair() for seat in seats
    }
    table = HostTable(config, chairs, to_main)
    table.unlock(kept)
    if kept.dealing is not None:
        table.deal_again(kept.dealing)
    return table


def shared_table(session: Session, kept: TableKeys | None, to_main: ToMain) -> HostTable:
    """Lay a table for a game that goes on; its former seats stay elsewhere."""
    far, left = set(session.away or people(session.config)[1:]), None
    if kept is not None:  # who was there has only gone when the table was closed
        far, left = kept.far & set(range(session.seats)), time.monotonic()
    chairs = {seat: Chair(named=True, left=left) for seat in far}
    table = HostTable(session.config, chairs, to_main, session=session)
    if kept is not None:
        table.unlock(kept)
    else:
        table.let_watch(USUAL)
    return table


def open_table(
    table: HostTable,
    kept: TableKeys | None,
    hosts: Sequence[str] = EVERY,
    via: Address | None = None,
) -> OpenTable:
    """Open a table at the first of these hosts that can listen, at its former port if it had one.

    Guests may come through the relay ``via``, too.

    Raises:
        OSError: if none can.
    """
    port = kept.port if kept is not None and kept.port else PORT
    return OpenTable(table, Door(table, hosts, (port, 0), via))
