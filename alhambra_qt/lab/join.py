"""``join``: takes a seat at a table elsewhere as a computer player, or watches it."""

import argparse
import os
import secrets
import sys
from functools import partial
from pathlib import Path
from typing import BinaryIO

from attrs import define, evolve, field

from alhambra_qt import files
from alhambra_qt.ai import plugins
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.ai_host import simple_move
from alhambra_qt.controller.together import invitation, keys
from alhambra_qt.controller.together.frames import Lobby
from alhambra_qt.controller.together.guest import Guest, GuestState, Me
from alhambra_qt.controller.together.honest import DealFault, DealVerdict
from alhambra_qt.controller.together.invitation import BadInvitation, Invitation
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import DEFAULT, Msg, tr
from alhambra_qt.lab.match import thinker
from alhambra_qt.lab.reading import STDIN, BadInput, Json
from alhambra_qt.lab.waiting import MainLoop
from alhambra_qt.lab.writing import emit, say, tell_hands

INVITATION, WATCH = "INVITATION", "--watch"
WORDS = {"invitation": INVITATION, "player": "--player", "keep": "--keep", "hands": "--hands"}
LONGEST = 4000  # bytes of a file with an invitation


def run(options: argparse.Namespace) -> int:
    """Play a game at a table, or watch it; return the exit status.

    Raises:
        BadInput: if the invitation, the player or a file is wrong.
    """
    return _play(options) if options.watch is None else _watch(options)


def _watch(options: argparse.Namespace) -> int:
    for name in ("invitation", "player", "keep", "hands"):
        if getattr(options, name):
            raise BadInput("is for a seat, not for watching", WORDS[name])
    asked, loop = _read(_text(options.watch), WATCH), MainLoop()
    if not asked.watches:
        raise BadInput("is an invitation to a seat, not to watch", WATCH)
    guest = Guest(asked, Me(options.name or "Watcher"), loop.put)
    if options.frames is None:
        return _Player(options, guest, loop, None).play()
    try:
        with Path(options.frames).open("ab") as file:
            guest.on_frame = partial(_note_frame, file)
            return _Player(options, guest, loop, None).play()
    except OSError as error:
        why = files.why_unwritable(error)
        raise BadInput(f"cannot be written: {tr(DEFAULT, why)}", file=options.frames) from error


def _note_frame(file: BinaryIO, frame: bytes) -> None:
    file.write(frame + b"\n")
    file.flush()


def _play(options: argparse.Namespace) -> int:
    for name in ("invitation", "player"):
        if not getattr(options, name):
            raise BadInput("is missing", WORDS[name])
    if options.frames is not None:
        raise BadInput("is for watching, not for a seat", "--frames")
    known = (*LEVELS, *(name for name in plugins.names() if name not in LEVELS))
    if options.player not in known:
        raise BadInput(f"{options.player!r} is no level or player", "--player")
    asked = _read(_text(options.invitation), INVITATION)
    if asked.watches:
        raise BadInput("is an invitation to watch, not to a seat: use --watch", INVITATION)
    keep = None if options.keep is None else Path(options.keep)
    if keep is not None:
        files.clear_leftovers(keep.parent, files.STALE)
        files.clear_half(keep)
    kept = None if keep is None else _kept(keep)
    before = None if kept is None else _read(kept.invitation, INVITATION)
    if before is not None and before.key == asked.key:
        asked = evolve(asked, token=before.token)
    else:
        kept = None
    loop = MainLoop()
    name = options.name or options.player.capitalize()
    guest = Guest(asked, Me(name, agrees=options.hands), loop.put)
    if kept is not None:
        guest.remember(kept)
    return _Player(options, guest, loop, keep).play()


def _text(given: str) -> str:
    """Return the invitation of the command line, or what its file or standard input holds.

    Other users of the computer can read a command line, but not these.

    Raises:
        BadInput: if the file cannot be read.
    """
    if given == STDIN:
        return sys.stdin.read(LONGEST)
    if not os.path.isfile(given):
        return given
    try:
        return files.content(Path(given), LONGEST).decode(errors="replace")
    except Unreadable as error:
        raise BadInput(tr(DEFAULT, error.reason), file=given) from error


def _read(text: str, field: str) -> Invitation:
    try:
        found = invitation.read(text)
    except BadInvitation as error:
        raise BadInput(tr(DEFAULT, error.text), field) from error
    if not found.ways:
        raise BadInput("says no address", field)
    return found


def _kept(path: Path) -> keys.SeatKeys | None:
    try:
        return keys.read(path, keys.SeatKeys)
    except Unreadable as error:
        raise BadInput(tr(DEFAULT, error.reason), error.field, file=str(path)) from error


def _as_json(fault: DealFault) -> Json:
    """Write what speaks against the deal; turns count from 1, as in the window."""
    turn = {} if fault.turn is None else {"turn": fault.turn + 1}
    return {"why": fault.kind, **turn}


@define(eq=False)
class _Player:
    """A computer player in a seat at another table, or nobody, who watches it."""

    options: argparse.Namespace
    guest: Guest
    loop: MainLoop
    keep: Path | None
    joined: bool = False
    hands: bool = False
    verdict: DealVerdict | None = None
    record: Json = field(factory=dict)
    why: Msg | None = None
    ended: bool = False
    refused: bool = False
    seed: str = field(factory=lambda: secrets.token_hex(8))

    def play(self) -> int:
        """Join, and play to the end.

        Raises:
            BadInput: if the table is not there or does not want it.
        """
        guest = self.guest
        guest.on_state, guest.on_over = self._state, self._over
        guest.on_keep, guest.on_begin = self._keep, lambda _: self._keep()
        guest.on_lobby = self._tell_hands
        guest.join()
        self.loop.run(self._is_over, lambda: None, self._idle)
        verdict = self.verdict
        guest.leave()
        if verdict is not None:
            self._tell(verdict, is_over=True)
        elif not self.loop.ends:
            if guest.found.faults:  # no record is needed to know that
                self._tell(guest.found, is_over=False)
            field = WATCH if guest.watches else INVITATION
            raise BadInput("" if self.why is None else tr(DEFAULT, self.why), field)
        return 0

    @staticmethod
    def _tell(verdict: DealVerdict, *, is_over: bool) -> None:
        session = verdict.session
        emit(
            {
                "over": is_over,
                "scores": [] if session is None else list(session.scores),
                "digest": "" if session is None else session.digest(),
                "honest": verdict.honest,
                "seed": verdict.seed,
                "faults": [_as_json(fault) for fault in verdict.faults],
                "compares_from": verdict.compares_from + 1,
            }
        )

    def _is_over(self) -> bool:
        return self.verdict is not None or (self.ended and not self.guest.judges)

    def _state(self, state: GuestState, why: Msg | None) -> None:
        if state == "looking" and why is not None and why != self.why:
            say(f"{tr(DEFAULT, why)} The seat is kept, so the table is looked for again.")
        self.ended, self.why = state == "ended", why
        if state == "here" and not self.joined:
            self.joined = True
            self._keep()
            guest = self.guest
            emit({"watching": True} if guest.watches else {"joined": {"seat": guest.seat}})

    def _tell_hands(self, lobby: Lobby) -> None:
        self.hands = tell_hands(lobby.shows_hands, self.hands)

    def _keep(self) -> None:
        if self.keep is None:
            return
        try:
            keys.write(self.keep, self.guest.kept)
        except OSError as error:
            raise BadInput(f"cannot be written: {error.strerror}", file=str(self.keep)) from error

    def _over(self, verdict: DealVerdict, record: Json) -> None:
        self.verdict = verdict
        if self.options.record is not None and verdict.session is not None:
            path = Path(self.options.record)
            try:
                records.write_record(path, record)
            except records.SaveFailed as error:
                raise BadInput(f"cannot be written: {error.__cause__}", file=str(path)) from error

    def _idle(self) -> bool:
        mirror, seat = self.guest.mirror, self.guest.seat
        if mirror is None or seat is None or mirror.waiting or mirror.to_move != seat:
            return False
        if mirror.is_ai(seat) or not self.guest.is_here:
            return False
        seen, number = mirror.ai_observation(seat), len(mirror.steps)
        try:
            think = thinker(self.options.player, f"{self.seed}/{number}", seat)
            action = think(seen.game, seat, number)
        except plugins.PlayerFailed as error:
            raise BadInput(str(error), "--player") from error
        if mirror.refusal(action) is not None:
            action = simple_move(seen, self.seed)
        mirror.play(action)
        return True
