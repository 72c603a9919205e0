"""The seed that the table and the guests make together, so that nobody can choose or guess it.

Everybody commits to a part before any is opened. The table opens its own only when the game is
over, so guests cannot compute the seed during it; then they check it.

The table knows the seed as soon as all parts are open, and might call that round off until it
likes the seed. So guests open a part for the same game again only if fewer take part than before,
which happens when somebody's line is cut at that moment. A guest that was in the lobby, and whose
part is not in the seed, says so: such a seed can be chosen.
"""

import hashlib
import secrets
from collections.abc import Mapping
from typing import Annotated, Literal

from attrs import define, field
from msgspec import Meta as Limits
from msgspec import Struct

from alhambra_qt.controller.game.file_shapes import Count
from alhambra_qt.controller.together.frames import Hex32, Json, Made
from alhambra_qt.engine.ids import Seat

PART = 32  # bytes
LETTERS = 40  # of a seed: 160 bits
Parts = Mapping[str, str]
SeatName = Annotated[str, Limits(pattern=r"^[0-5]\Z")]
# Why a seed may have been chosen although this guest was there: it was never asked for its part,
# its part was left out, its line was lost meanwhile, or what was promised was not kept.
SeedFault = Literal["", "unasked", "unused", "lost", "broken"]


def new_part() -> str:
    """Return a new part of a seed."""
    return secrets.token_hex(PART)


def commitment(part: str) -> str:
    """Return the commitment to a part."""
    return hashlib.sha256(b"alhambra-part" + bytes.fromhex(part)).hexdigest()


def seed_of(secret: str, values: Parts) -> str:
    """Return the seed made of the table's part and those of the guests by seat."""
    text = ";".join((secret, *(f"{seat}={values[seat]}" for seat in sorted(values))))
    return hashlib.sha256(b"alhambra-seed" + text.encode()).hexdigest()[:LETTERS]


class SavedDealing(Struct, kw_only=True):
    """A round in which all have committed to a part, so that guests may open theirs."""

    round: Count
    secret: Hex32
    commits: dict[SeatName, Hex32]


@define
class Dealing:
    """The table's side: guests in these seats are asked for a part.

    ``again``: the table was closed meanwhile, so it waits for guests who may have opened theirs.
    """

    round: int
    seats: frozenset[Seat]
    again: bool = False
    secret: str = field(factory=new_part, repr=False)
    commits: dict[str, str] = field(factory=dict)
    values: dict[str, str] = field(factory=dict)

    @classmethod
    def of(cls, saved: SavedDealing) -> "Dealing":
        """Go on with a round."""
        seats = frozenset(int(seat) for seat in saved.commits)
        return cls(saved.round, seats, True, saved.secret, dict(saved.commits))

    @property
    def saved(self) -> SavedDealing:
        """The state needed to resume the deal."""
        return SavedDealing(round=self.round, secret=self.secret, commits=dict(self.commits))

    @property
    def commit(self) -> str:
        """The table's own commitment."""
        return commitment(self.secret)

    @property
    def committed(self) -> bool:
        """Whether all have committed to a part."""
        return {*self.commits} == {str(seat) for seat in self.seats}

    @property
    def opened(self) -> bool:
        """Whether all parts are open."""
        return self.committed and {*self.values} == {*self.commits}

    @property
    def missing(self) -> frozenset[Seat]:
        """The seats that the others wait for."""
        there = self.values if self.committed else self.commits
        return self.seats - {int(seat) for seat in there}

    def without(self, seat: Seat, here: frozenset[Seat]) -> frozenset[Seat] | None:
        """Return who makes the seed anew now that somebody came or went; None if this one holds."""
        if self.again:
            return None
        if not self.committed:
            return here
        return self.seats & here - {seat} if seat in self.missing else None

    def commits_to(self, seat: Seat, commit: str) -> bool:
        """Take a guest's commitment; return whether it may commit now, or has to just this."""
        if self.again:
            return self.commits.get(str(seat)) == commit
        is_asked = seat in self.seats and str(seat) not in self.commits
        if is_asked:
            self.commits[str(seat)] = commit
        return is_asked

    def opens(self, seat: Seat, value: str) -> bool:
        """Take a guest's part; return whether it is the one committed to."""
        is_right = self.committed and self.commits.get(str(seat)) == commitment(value)
        if is_right:
            self.values[str(seat)] = value
        return is_right

    @property
    def made(self) -> Made:
        """The part of the deal that guests may know during the game."""
        return Made(self.commit, dict(self.values))

    @property
    def seed(self) -> str:
        return seed_of(self.secret, self.values)


@define
class SeedPart:
    """A guest's side: its part, and whether the table kept to the order.

    Attributes:
        commits: who took part in the last round that was opened, ``last``.
        waited: whether the guest was in the lobby before this game was dealt.
        lost: whether the line was cut since then, or since a part was opened.
        fault: what is wrong with the seed of the game that has begun.
    """

    value: str = field(factory=new_part)
    round: int = -1
    table: str = ""
    setup: Json = field(factory=dict)
    commits: dict[str, str] = field(factory=dict)
    last: int = -1
    waited: bool = False
    lost: bool = False
    fault: SeedFault = ""

    @property
    def matters(self) -> bool:
        """Whether it must be known when the program is started again."""
        return self.waited or bool(self.commits)

    def note_lobby(self) -> bool:
        """Note that the guest is in the lobby of a game that is not dealt yet; return if new."""
        is_new, self.waited, self.fault = not self.waited, True, ""
        if not self.commits:
            self.lost = False
        return is_new

    def begin(self, round: int, commit: str, setup: Json) -> str:
        """Take the table's commitment; return the own one.

        A table that was started again asks a second time for the round that was opened: then the
        part stays the same.
        """
        if (round, commit, setup) != (self.last, self.table, self.setup):
            self.value, self.table, self.setup = new_part(), commit, setup
        self.round = round
        return commitment(self.value)

    def may_open(self, commits: Parts) -> bool:
        """Return whether a round with these commitments is no second try."""
        if self.round == self.last and self.commits:
            return commits == self.commits
        return not self.commits or {*commits} < {*self.commits}

    def all_committed(self, round: int, commits: Parts, seat: Seat) -> str | None:
        """Take everybody's commitments; return the part to open, None if the own is not there."""
        is_mine = commits.get(str(seat)) == commitment(self.value)
        if round != self.round or not is_mine:
            return None
        self.commits, self.lost, self.last, self.round = dict(commits), False, round, -1
        return self.value

    def settle(self, made: Made | None, setup: Json, seat: Seat) -> Made | None:
        """Note what is wrong with the seed of a game that begins; return how it was made.

        None if nothing of it can be checked.
        """
        values = {} if made is None else made.values
        if not self.commits:
            self.fault = "" if not self.waited else "lost" if self.lost else "unasked"
        elif str(seat) not in values:
            self.fault = "lost" if self.lost else "unused"
        else:
            mine = values[str(seat)] == self.value and setup == self.setup
            kept = {share: commitment(value) for share, value in values.items()} == self.commits
            right = made is not None and made.commit == self.table and kept and mine
            self.fault = "" if right else "broken"
        return made if self.commits and not self.fault else None
