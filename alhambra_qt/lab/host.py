"""``host``: a table for people and players elsewhere, without a window."""

import argparse
import time
from pathlib import Path

from attrs import define, evolve, field

from alhambra_qt import files
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.ai_host import play_one
from alhambra_qt.controller.game.gameconfig import AI, DEFAULT_NAMES, GameConfig, default_config
from alhambra_qt.controller.game.saves import Autosave, safe_path
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.together import keys
from alhambra_qt.controller.together.chairs import Chair
from alhambra_qt.controller.together.door import Door
from alhambra_qt.controller.together.hosting import OpenTable, reopened_table
from alhambra_qt.controller.together.invitation import BadInvitation, address
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.engine.ending import winners
from alhambra_qt.engine.ids import MOST_SEATS, Seat
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import DEFAULT, Arg, Msg, tr
from alhambra_qt.lab.play import random_modules, read_modules
from alhambra_qt.lab.reading import BadInput
from alhambra_qt.lab.waiting import MainLoop
from alhambra_qt.lab.writing import emit, tell_hands
from alhambra_qt.net.sockets import Address

OPEN = "open"
WAITED_IN_VAIN = 3
TOLD = 10.0  # seconds that guests have to take the record


def run(options: argparse.Namespace) -> int:
    """Hold a table until the game is over; return the exit status."""
    at = read_address(options.listen, "--listen")
    via = None if options.via is None else read_address(options.via, "--via")
    return _Host.of(options).hold(at, via, options.wait)


def read_address(text: str, field: str) -> Address:
    """Read an address with its port.

    Raises:
        BadInput: if it is none.
    """
    try:
        return address(text)
    except BadInvitation as error:
        raise BadInput(tr(DEFAULT, error.text), field) from error


@define(eq=False)
class _Host:
    """A table that a command holds."""

    table: HostTable
    loop: MainLoop
    record: Path | None
    kept: keys.TableKeys | None
    states: dict[Seat, tuple[str, float]] = field(factory=dict)  # and since when
    hands: bool = False
    opened: OpenTable | None = None
    autosave: Autosave | None = None

    @classmethod
    def of(cls, options: argparse.Namespace) -> "_Host":
        """Lay the table: of the record, if that is a game to go on with.

        Raises:
            BadInput: if that is not possible.
        """
        record = None if options.record is None else Path(options.record)
        if record is not None:
            files.clear_leftovers(record.parent, files.STALE)
            for path in (record, records.keys_path(record), safe_path(record)):
                files.clear_half(path)
        session = _to_go_on(record)
        kept = None if record is None else _kept(record)
        if session is None:
            config, far = _seated(options.seats, options.modules)
            if kept is not None and kept.dealing is not None:
                return cls.dealt(kept, record, options.watchers)
        else:
            config, far = session.config, set() if kept is None else kept.far
            if not far or max(far) >= session.seats:
                raise BadInput("has no keys beside it to go on with", file=str(record))
        chairs = {seat: Chair(named=session is not None) for seat in far}
        loop = MainLoop()
        table = HostTable(config, chairs, loop.put, config.seats[0].name, session=session)
        if kept is not None:
            table.unlock(kept)
        table.let_watch(_watchers(options.watchers, kept))
        if options.hands and session is None:  # else it was said when the game began
            if not table.gallery.most:
                raise BadInput("is of no use without --watchers", "--hands")
            table.offer_hands(True)
        return cls(table, loop, record, kept)

    @classmethod
    def dealt(cls, kept: keys.TableKeys, record: Path | None, watchers: int | None) -> "_Host":
        """Lay the table of a game that was being dealt when the command was killed.

        Raises:
            BadInput: if its keys do not fit.
        """
        loop = MainLoop()
        table = reopened_table(kept, loop.put)
        if table is None:
            raise BadInput("the keys beside it do not fit a game", file=str(record))
        table.name = kept.name
        table.let_watch(_watchers(watchers, kept))
        return cls(table, loop, record, kept)

    def __attrs_post_init__(self) -> None:
        table = self.table
        table.on_change, table.on_begin = self._changed, self._begins
        table.on_commit = self._save_keys
        table.on_said = lambda *_: self._save_keys()

    def hold(self, at: Address, via: Address | None, wait: float | None) -> int:
        """Listen, and play until the end."""
        opened = self.opened = OpenTable(self.table, self._door(at, via))
        try:
            self._keep_keys()  # first: whoever is invited can come back
            self._go_on()
            self.loop.put(lambda: self._announce(opened.door))
            self.loop.run(lambda: self._is_over(wait), self.table.tick, self._idle)
            if self.loop.ends:
                return 0
            if not self._has_ended:
                return WAITED_IN_VAIN
            self._tell_end()
            return 0
        finally:
            if self.autosave is not None:
                self.autosave.stop()
            opened.close(for_good=self.record is None or self._has_ended)

    # -- beginning ----------------------------------------------------------------------------

    def _door(self, at: Address, via: Address | None) -> Door:
        former = 0 if self.kept is None else self.kept.port
        try:
            return Door(self.table, (at.host,), (at.port,) if at.port else (former, 0), via)
        except OSError as error:
            raise BadInput(f"nobody can listen there: {error.strerror}", "--listen") from error

    def _go_on(self) -> None:
        session, kept = self.table.session, self.kept
        if session is not None and kept is not None:
            self.table.resume(kept.made, kept.secret)
            self._begins(session)

    def _announce(self, door: Door) -> None:
        invitations = [
            {"seat": seat, "text": str(door.invitation(seat))} for seat in sorted(self.table.chairs)
        ]
        watch = {"watch": str(door.invitation(None))} if self.table.gallery.most else {}
        emit({"listening": str(door.address), "invitations": invitations, **watch})
        self._changed()

    def _keep_keys(self) -> None:
        if self.record is not None and self.opened is not None:
            try:
                self.opened.keep(records.keys_path(self.record))
            except OSError as error:
                raise BadInput(f"cannot be written: {error}", file=str(self.record)) from error

    # -- playing ------------------------------------------------------------------------------

    @property
    def _has_ended(self) -> bool:
        return self.table.session is not None and self.table.session.over

    def _begins(self, session: Session) -> None:
        if self.record is not None:
            self._save_keys()  # with what the deal was made of, as long as there is no record
            self.autosave = Autosave(session, self.record, self._unsaved)
            if self.opened is not None:
                self.opened.begun()

    def _save_keys(self) -> None:
        try:
            if self.opened is not None:
                self.opened.save()
        except OSError as error:
            raise self._unsavable(files.why_unwritable(error)) from error

    def _unsaved(self, trouble: Msg | None) -> None:
        """End: unlike a window, a command that cannot save would lose the game with itself."""
        if trouble is not None:
            raise self._unsavable(dict(trouble.args)["reason"])

    def _unsavable(self, reason: Arg) -> BadInput:
        why = tr(DEFAULT, reason) if isinstance(reason, Msg) else reason
        then = "The table closes; the same command continues from the last save."
        return BadInput(f"cannot be saved: {why}. {then}", file=str(self.record))

    def _changed(self) -> None:
        self._save_keys()
        lobby = self.table.lobby()
        self.hands = tell_hands(lobby.shows_hands, self.hands)
        shown = lobby.seats
        for seat in sorted(self.table.chairs):
            state, before = shown[seat].state, self.states.get(seat)
            if before is None or before[0] != state:
                self.states[seat] = state, time.monotonic()
                if before is not None or state != OPEN:
                    emit({"seat": seat, "state": state})

    def _idle(self) -> bool:
        """Begin when all have come, and play for computers."""
        session = self.table.session
        if session is None:
            if all(state == "here" for state, _ in self.states.values()):
                self._start()
            return False
        if not session.thinks_here(session.to_move):
            return False
        play_one(session)
        return True

    def _start(self) -> None:
        if not self.table.deals:
            self.table.start()

    def _is_over(self, wait: float | None) -> bool:
        missing = [since for state, since in self.states.values() if state in (OPEN, "away")]
        late = wait is not None and any(time.monotonic() - since > wait for since in missing)
        return self._has_ended or late

    @property
    def _all_parted(self) -> bool:
        here = self.table.gallery.here
        return not here and all(chair.parted for chair in self.table.chairs.values())

    def _tell_end(self) -> None:
        session = self.table.session
        if session is None:
            return
        end = time.monotonic() + TOLD
        self.loop.run(
            lambda: self._all_parted or time.monotonic() > end,
            self.table.tick,
            lambda: False,
        )
        emit(
            {
                "over": True,
                "scores": list(session.scores),
                "winners": list(winners(session.observation(None).game)),
                "digest": session.digest(),
                "record": None if self.record is None else str(self.record),
            }
        )


def _to_go_on(record: Path | None) -> Session | None:
    """Open the game to go on with, if the record is one.

    Raises:
        BadInput: if it cannot be opened, or is over.
    """
    if record is None or not record.exists():
        return None
    try:
        session = records.load(record)
    except records.BadFile as error:
        raise BadInput(tr(DEFAULT, error.reason), error.field, file=str(record)) from error
    if session.over:
        raise BadInput("the game in it is over", file=str(record))
    return session


def _watchers(asked: int | None, kept: keys.TableKeys | None) -> int:
    """Return how many may watch: as many as before, if nobody says otherwise."""
    before = 0 if kept is None else kept.watchers
    return before if asked is None else asked


def _kept(record: Path) -> keys.TableKeys | None:
    path = records.keys_path(record)
    try:
        return keys.read(path, keys.TableKeys)
    except Unreadable as error:
        raise BadInput(tr(DEFAULT, error.reason), error.field, file=str(path)) from error


def _seated(text: str, modules: str) -> tuple[GameConfig, set[Seat]]:
    """Read who sits at the table, and with which modules.

    Raises:
        BadInput: if that cannot be played.
    """
    parts = [part.strip() for part in text.split(",")]
    for part in parts:
        if part != OPEN and part not in LEVELS:
            known = ", ".join((OPEN, *LEVELS))
            raise BadInput(f"{part!r} is neither open nor a level (there are {known})", "--seats")
    if not 2 <= len(parts) <= MOST_SEATS:
        raise BadInput(f"2 to 6 seats can play, not {len(parts)}", "--seats")
    far = {seat for seat, part in enumerate(parts) if part == OPEN}
    if not far:
        raise BadInput("no seat is open", "--seats")
    config = default_config(DEFAULT_NAMES[: len(parts)], humans=len(parts))
    seats = tuple(
        seat_config if seat in far else evolve(seat_config, kind=AI, level=parts[seat])
        for seat, seat_config in enumerate(config.seats)
    )
    chosen = read_modules(modules)
    ids = random_modules(str(time.time_ns())) if chosen is None else chosen
    return evolve(config, seats=seats, modules=ids), far
