"""The schema of a saved game: required fields, ranges and lengths.

Data of the rules (set-up, actions, a start position) is parsed by the engine; here it is only
checked to be an object or a list. The summary for game lists is recomputed at every save, so a game
loads even if that part is unreadable.
"""

from typing import Annotated, Any

from msgspec import Meta as Limits
from msgspec import Raw, Struct

Json = dict[str, Any]
Text = Annotated[str, Limits(max_length=200)]
Count = Annotated[int, Limits(ge=0, le=100_000)]
Version = Annotated[int, Limits(ge=1, le=2**53)]
Points = Annotated[int, Limits(ge=-100_000, le=100_000)]
Value = Annotated[float, Limits(ge=-100_000, le=100_000)]
Number = Annotated[str, Limits(pattern=r"^[0-9]{1,9}\Z")]  # number of an action
Seat = Annotated[int, Limits(ge=0, le=5)]
Place = Annotated[int, Limits(ge=-100, le=100)]
Actions = Annotated[list[Json], Limits(max_length=50_000)]


class SavedReason(Struct):
    """A reason for a computer player's choice: a text with its values."""

    id: Annotated[str, Limits(pattern=r"^ai-reason-[a-z-]{1,80}\Z")]
    params: dict[Text, Text | Points | Value] = {}


class SavedThought(Struct):
    """A computer player's thoughts about its choice."""

    value: Value = 0.0
    alternatives: list[tuple[Json, Value]] = []
    reasons: list[SavedReason] = []


class SavedTakeover(Struct):
    """A change of player in a seat, from an action on."""

    at: Count
    seat: Seat
    kind: Text
    level: Text
    style: Text = "balanced"


class SavedPurists(Struct):
    """Whether counting aids are off for everybody."""

    on: bool = False


class Preview(Struct):
    """A thumbnail of an Alhambra: tiles with their places and walls."""

    seat: Seat
    tiles: list[tuple[Text, Place, Place, Text]]


class Shown(Struct):
    """The fields of a saved game that a list of games shows."""

    saved: Text = ""
    turn: Count = 0
    scores: list[Points] = []
    over: bool = False
    preview: Preview | None = None


class Head(Struct):
    """The part of a file that a list of games reads."""

    format: Text = ""
    version: Version = 1
    setup: Any = None
    seats: Any = None
    meta: Any = None
    branches: list[Raw] = []  # only their number matters here


class SavedLine(Struct, kw_only=True):
    """The moves played; all numbers count actions from the beginning of the game."""

    actions: Actions
    digests: dict[Number, Text] = {}
    thoughts: dict[Number, SavedThought] = {}
    takeovers: list[SavedTakeover] = []


class SavedBranch(Struct):
    """The origin of a branch; its moves are parsed when it is opened.

    ``parent`` is the number of the branch it forks from, -1 for the game itself.
    """

    name: Text
    at: Count
    actions: Actions
    parent: Annotated[int, Limits(ge=-1, le=100_000)] = -1
    luck: Text = ""


class SavedGame(SavedLine, kw_only=True):
    """A saved game in the current version."""

    setup: Json
    seats: list[Json]
    counts: bool = True
    sealed: bool = False
    start: Json | None = None
    skips: Any = None
    purists: SavedPurists | None = None
    elsewhere: list[Seat] = []
    branches: list[Any] = []


FIELDS = frozenset(SavedGame.__struct_fields__) | {"format", "version", "app", "meta"}
