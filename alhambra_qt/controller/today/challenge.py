"""A challenge: a deal, one's own result and, if wanted, one's moves as a text to send.

``DEAL1-...``: after the mark come groups of letters that check themselves
(`controller/game/groups.py`). The first says how many follow; these hold the challenge, packed, and
its checksum. It can be read from any text that it stands in.
"""

import re
import zlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta as Limits
from msgspec import Struct, msgpack, structs

from alhambra_qt.ai.levels import PLAYERS
from alhambra_qt.controller.career.finished import Score
from alhambra_qt.controller.game import groups, setup_code
from alhambra_qt.controller.game.file_shapes import Text
from alhambra_qt.controller.game.gameconfig import NAME_LENGTH, GameConfig, SeatConfig
from alhambra_qt.controller.game.groups import BadGroup
from alhambra_qt.controller.game.seats import people
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.setup_code import ALIKE, BadCode
from alhambra_qt.controller.today.deals import seated
from alhambra_qt.engine.codec import action_to_json
from alhambra_qt.i18n import Msg, msg

MARK = re.compile(r"\bDEAL\s?([0-9A-Z])(?![A-Z0-9])", re.IGNORECASE)
VERSION = "1"
CHECK = 4  # bytes of the checksum
LARGEST = 200_000  # bytes of a challenge, unpacked
LONGEST = 100_000  # letters of a text that one is looked for in
# What most games consist of: packed with it, a challenge is short. It belongs to the format.
COMMON = b"".join(
    msgpack.encode(action)
    for action in (
        {"type": "end_turn"},
        {"type": "pass_window"},
        {"type": "place", "tile": "", "at": [0, -1]},
        {"type": "reserve", "tile": ""},
        {"type": "take_money", "cards": ["florin-1", "dirham-2", "ducat-3", "denar-4"]},
        {"type": "buy", "slot": "denar", "cards": ["denar-"]},
    )
)
ROWS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower", "wall")


class BadChallenge(ValueError):
    """A text that is no challenge; ``text`` says why in one sentence."""

    def __init__(self, text: Msg) -> None:
        super().__init__(text.id)
        self.text = text


class Challenge(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A result to be beaten.

    Attributes:
        players: the version of the computer players.
        code: the set-up code; ``name`` is who played it.
        base: points for each of the usual rows of the score sheet; ``more`` for all others.
        even: wins in 100 games with even luck; None without a review.
        actions: all actions of the game, in the long form.
    """

    players: Annotated[int, Limits(ge=1, le=10**6)]
    code: Annotated[str, Limits(max_length=400)]
    name: Annotated[str, Limits(min_length=1, max_length=NAME_LENGTH)]
    base: Annotated[list[Score], Limits(min_length=len(ROWS), max_length=len(ROWS))]
    more: dict[Text, Score] = {}
    even: Annotated[int, Limits(ge=0, le=100)] | None = None
    actions: list[dict[str, Any]] = []

    @property
    def sources(self) -> dict[str, int]:
        """Points by row of the score sheet; they add up to the result."""
        return dict(zip(ROWS, self.base, strict=True)) | self.more

    @property
    def changed(self) -> bool:
        """Whether the computer players have changed since."""
        return self.players != PLAYERS

    def config(self, person: SeatConfig) -> GameConfig:
        """Return the set-up for a person.

        Raises:
            BadChallenge: if this version of the program cannot play it.
        """
        try:
            config = setup_code.read(self.code, GameConfig(()))
        except BadCode as error:
            raise BadChallenge(error.text) from error
        if len(people(config)) != 1:
            raise BadChallenge(msg("challenge-people"))
        return seated(config, person)

    def __str__(self) -> str:
        """Write it."""
        plain = msgpack.encode(self)
        packer = zlib.compressobj(9, wbits=-15, zdict=COMMON)
        data = packer.compress(plain) + packer.flush() + zlib.crc32(plain).to_bytes(CHECK, "big")
        count = -(-8 * len(data) // groups.BITS)
        number = int.from_bytes(data, "big") << groups.BITS * count - 8 * len(data)
        spelled = groups.spell(count << groups.BITS * count | number, count + 1)
        return "-".join([f"DEAL{VERSION}", *spelled])


def with_moves(found: Challenge, game: Session) -> Challenge:
    """Return the long form of a challenge."""
    return structs.replace(found, actions=[action_to_json(action) for action in game.actions])


def challenge(
    config: GameConfig, name: str, sources: Mapping[str, int], even: int | None = None
) -> Challenge:
    """Make a challenge of a result."""
    code = setup_code.write(config).replace("-", "")
    rest = {row: points for row, points in sources.items() if row not in ROWS}
    return Challenge(PLAYERS, code, name, [sources.get(row, 0) for row in ROWS], rest, even)


@lru_cache(64)  # a long one takes 8 ms, and a page may show forty
def read(text: str) -> Challenge:
    """Read a challenge, in whatever text it stands.

    Raises:
        BadChallenge: if it is none, or wrong, naming the first wrong group.
    """
    mark = MARK.search(text[:LONGEST])
    if mark is None:
        raise BadChallenge(msg("challenge-none"))
    if mark[1].upper().translate(ALIKE) != VERSION:
        raise BadChallenge(msg("challenge-newer"))
    count = 0
    try:
        count, rest = groups.take(text[mark.end() : LONGEST], 1)
        number, _ = groups.take(rest, count, 1)
    except BadGroup as error:
        raise BadChallenge(error.text("challenge", count + 2)) from error
    found = _unpacked(number, count)
    if found is None:
        raise BadChallenge(msg("challenge-wrong"))
    return found


def _unpacked(number: int, count: int) -> Challenge | None:
    size = count * groups.BITS // 8
    data = (number >> count * groups.BITS - 8 * size).to_bytes(size, "big")
    unpacker = zlib.decompressobj(wbits=-15, zdict=COMMON)
    try:
        plain = unpacker.decompress(data, LARGEST)
        check = unpacker.unused_data[:CHECK]
        whole = unpacker.eof and zlib.crc32(plain).to_bytes(CHECK, "big") == check
        return msgpack.decode(plain, type=Challenge) if whole else None
    except (zlib.error, ValueError):
        return None
