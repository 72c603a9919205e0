"""Keys and tokens of a table, stored beside its game and readable for its owner alone.

With it the host opens the same table again and everybody comes back by the same invitations. It is
never part of the record, which people share.
"""

from pathlib import Path
from typing import Annotated, Literal, TypeVar

from attrs import evolve
from msgspec import Meta as Limits
from msgspec import Struct, json

from alhambra_qt import files
from alhambra_qt.controller.game.file_shapes import Json, Text
from alhambra_qt.controller.together.deal import SavedDealing, SeedPart
from alhambra_qt.controller.together.frames import (
    MOST_WATCHERS,
    Hex16,
    Hex32,
    Made,
    NoneOrHex16,
    NoneOrHex32,
    Said,
)
from alhambra_qt.controller.together.mirror import Breach
from alhambra_qt.engine.ids import MOST_SEATS, Seat


class TableKeys(Struct, kw_only=True):
    """The keys of a table: its own, the tokens of seats, its ways, and how the seed was made.

    ``watch`` is the token of those who watch, at most ``watchers``; ``hands`` and ``agreed`` say
    whether hands are shown to them. ``config``, ``named`` and ``dealing`` are of a table whose game
    has no record yet.
    """

    format: Literal["alhambra-table"] = "alhambra-table"
    version: Literal[1] = 1
    name: Text = ""
    key: Hex32
    tokens: dict[Text, Hex16] = {}
    port: int = 0
    via: Text = ""
    computers: dict[Text, NoneOrHex16] = {}
    watch: NoneOrHex16 = ""
    watchers: Annotated[int, Limits(ge=0, le=MOST_WATCHERS)] = 0
    hands: bool = False
    agreed: list[Seat] = []
    phrases: list[Said] = []
    secret: NoneOrHex32 = ""
    made: Made | None = None
    config: Json | None = None
    named: list[Seat] = []
    dealing: SavedDealing | None = None

    @property
    def far(self) -> set[Seat]:
        """The seats with a token."""
        return {seat for seat in range(MOST_SEATS) if str(seat) in self.tokens}


class SeatKeys(Struct, kw_only=True):
    """The stored seat of a guest: table, tokens, part of the seed, and breaches."""

    format: Literal["alhambra-seat"] = "alhambra-seat"
    version: Literal[1] = 1
    invitation: Annotated[str, Limits(max_length=2000)]
    table: Text = ""
    computer: NoneOrHex16 = ""
    made: Made | None = None
    part: SeedPart | None = None
    breaches: list[Breach] = []

    @property
    def opened(self) -> SeedPart:
        """The part that was opened in an earlier run of the program, else a new one."""
        return SeedPart() if self.part is None else evolve(self.part, lost=True)


Keys = TypeVar("Keys", TableKeys, SeatKeys)


def write(path: Path, keys: TableKeys | SeatKeys) -> None:
    """Write keys; the file is its owner's alone.

    Raises:
        OSError: if that is not possible.
    """
    files.write(path, json.encode(keys))  # which makes a new file that nobody else may read


def read(path: Path, kind: type[Keys]) -> Keys | None:
    """Read keys; None if there are none.

    Raises:
        Unreadable: if they are wrong.
    """
    try:
        return files.read(path, kind)
    except files.Unreadable as error:
        if error.reason.id == "load-missing":
            return None
        raise
