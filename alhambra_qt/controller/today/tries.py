"""The first try of each deal, which counts from its first action on.

A game of one person against computers is a try. It is kept before the action itself is saved, so
that no crash gives another one; its result follows when it ends.
"""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

from msgspec import Meta as Limits
from msgspec import Struct, structs, to_builtins

from alhambra_qt import files, paths
from alhambra_qt.controller.career.finished import Score, counts, entry_of, person_key
from alhambra_qt.controller.game import records, setup_code
from alhambra_qt.controller.game.file_shapes import Count, Text
from alhambra_qt.controller.game.seats import people
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.today.challenge import LONGEST, BadChallenge, Challenge, read
from alhambra_qt.i18n import Msg

VERSION = 1
FILE = "tries.json"
RECEIVED, PEOPLE = 50, 40  # deals whose challenges are kept, and people for each
LETTERS = 4_000_000  # of all challenges that are kept: the file must stay readable
KEY = 200  # letters, as in `Text`


class DealTry(Struct, frozen=True, omit_defaults=True):
    """A person's first game of a deal.

    Attributes:
        code: the set-up code; ``person`` is the key of who played.
        deal: date and kind, if it was a deal of the day on its day.
        record: the name of its file.
        points: None until it is finished; ``sources`` adds up to them.
    """

    code: Text
    person: Text
    record: Text
    deal: Text = ""
    points: Score | None = None
    place: Count = 0
    sources: dict[Text, Score] = {}


class _TriesFile(Struct):
    """The file: tries, and the challenges received by set-up code and person, the newest last.

    A key without a person comes from a version that kept one challenge for each deal.
    """

    tries: list[DealTry] = []
    received: dict[Text, Annotated[str, Limits(max_length=LONGEST)]] = {}


class Tries:
    """The tries on this computer; every call reads the file anew, as other programs may write it.

    Attributes:
        trouble: a sentence about the file, if something is wrong with it.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or paths.data_dir() / FILE
        self.trouble: Msg | None = None
        self._locked = False

    def _read(self) -> _TriesFile:
        found = files.open_kept(self.path, _TriesFile, VERSION, "tries")
        self.trouble, self._locked = found.trouble or self.trouble, found.locked
        return found.value or _TriesFile()

    def _write(self, kept: _TriesFile) -> None:
        if not self._locked:
            files.write(self.path, records.dumps({"version": VERSION, **to_builtins(kept)}))

    def of(self, person: str) -> dict[str, DealTry]:
        """Return a person's tries by set-up code."""
        key = person_key(person)
        return {attempt.code: attempt for attempt in self._read().tries if attempt.person == key}

    def begin(
        self, session: Session, record: str, deal: str = "", *, goes_on: bool = False
    ) -> None:
        """Keep that a game is a try, unless its deal was tried before.

        One that ``goes_on`` is the try itself, whose file has another name now.

        Raises:
            OSError: if that cannot be written.
        """
        if not people(session.config):  # a computer player has taken over
            return
        code, person = setup_code.write(session.config), person_of(session)
        kept = self._read()
        same = (
            k
            for k, attempt in enumerate(kept.tries)
            if (attempt.code, attempt.person) == (code, person)
        )
        number = next(same, None)
        if number is None:
            kept.tries.append(DealTry(code, person, record, deal))
            self._write(kept)
        elif goes_on:
            kept.tries[number] = structs.replace(kept.tries[number], record=record)
            self._write(kept)

    def end(self, session: Session, record: str) -> None:
        """Keep the result of a try, once, if it is this game.

        Raises:
            OSError: if that cannot be written.
        """
        kept, me = self._read(), people(session.config)
        entry = entry_of(session, record)
        for number, attempt in enumerate(kept.tries):
            if (
                me
                and attempt.record == record
                and attempt.points is None
                and counts(session) is None
            ):
                seat = entry.seats[me[0]]
                result = {"points": seat.points, "place": seat.place, "sources": seat.sources}
                kept.tries[number] = structs.replace(attempt, **result)
                self._write(kept)

    def hand_over(self, before: str, after: str = "") -> None:
        """Keep the tries of a person under another name, or no longer; without a name all of them.

        Raises:
            OSError: if that cannot be written.
        """
        kept, old, new = self._read(), person_key(before), person_key(after)
        rest = [attempt for attempt in kept.tries if old and attempt.person != old]
        own = [
            structs.replace(attempt, person=new)
            for attempt in kept.tries
            if new and attempt.person == old
        ]
        if rest + own != kept.tries or not old:
            self._write(_TriesFile(rest + own, kept.received if old else {}))

    # -- challenges ---------------------------------------------------------------------------

    def received(self) -> dict[str, list[str]]:
        """Return the challenges received, by set-up code; the newest is the last of the last."""
        found: dict[str, list[str]] = {}
        for key, text in self._read().received.items():
            code = key.partition(" ")[0]
            found[code] = [*found.pop(code, []), text]
        return found

    def receive(self, code: str, found: Challenge) -> None:
        """Keep a challenge; it replaces the one of the same person.

        Raises:
            OSError: if that cannot be written.
        """
        kept = self._read()
        entry = {_key(code, found.name): str(found)}
        kept.received = _bounded(_without(kept.received, code, found.name) | entry)
        self._write(kept)

    def forget(self, code: str, name: str) -> None:
        """Keep a person's challenge no longer.

        Raises:
            OSError: if that cannot be written.
        """
        kept = self._read()
        kept.received = _without(kept.received, code, name)
        self._write(kept)


def _key(code: str, name: str) -> str:
    return f"{code} {person_key(name)}"[:KEY]


def _without(received: dict[str, str], code: str, name: str) -> dict[str, str]:
    """Return the challenges without that of a person for a deal."""
    same = {_key(code, name)}
    if code in received:
        with suppress(BadChallenge):
            same |= {code} if person_key(read(received[code]).name) == person_key(name) else set()
    return {key: text for key, text in received.items() if key not in same}


def _bounded(received: dict[str, str]) -> dict[str, str]:
    """Return the newest challenges: of so many deals, people and letters."""
    kept, letters = [], 0
    count: dict[str, int] = {}
    for key, text in reversed(received.items()):
        code = key.partition(" ")[0]
        letters += len(text)
        room = count[code] < PEOPLE if code in count else len(count) < RECEIVED
        if room and letters <= LETTERS:
            count[code] = count.get(code, 0) + 1
            kept.append((key, text))
    return dict(reversed(kept))


def may_be_try(session: Session) -> bool:
    """Return whether a game is one of a single person here against computers, from its start."""
    alone = len(people(session.config)) == 1 == len(session.here)
    return alone and session.branch is None and session.start is None


def person_of(session: Session) -> str:
    """Return the key of the person who plays alone against computers."""
    return person_key(session.config.seats[people(session.config)[0]].name)
