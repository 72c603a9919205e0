"""The shape of a saved game: what must stand where in its file, with ranges and lengths.

What the rules know (set-up, actions, a position to start from) the engine reads; here it is only
known to be an object or a list. What a list of games shows is worked out anew at every save, so
that a game is none the worse if that part cannot be read.
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
Number = Annotated[str, Limits(pattern=r"^[0-9]{1,9}\Z")]  # of an action
Seat = Annotated[int, Limits(ge=0, le=5)]
Place = Annotated[int, Limits(ge=-100, le=100)]
Actions = Annotated[list[Json], Limits(max_length=50_000)]


class SavedReason(Struct):
    """Why a computer player chose something: a text with its values."""

    id: Annotated[str, Limits(pattern=r"^ai-reason-[a-z-]{1,80}\Z")]
    params: dict[Text, Text | Points | Value] = {}


class SavedThought(Struct):
    """What a computer player thought when it chose."""

    value: Value = 0.0
    alternatives: list[tuple[Json, Value]] = []
    reasons: list[SavedReason] = []


class SavedTakeover(Struct):
    """Somebody else plays a seat from an action on."""

    at: Count
    seat: Seat
    kind: Text
    level: Text
    style: Text = "balanced"


class SavedPurists(Struct):
    """Whether nobody is told what counting would tell, and who of the people has agreed so far."""

    on: bool = False
    agreed: list[Seat] = []


class Preview(Struct):
    """A small picture of an Alhambra: tiles with their places and walls."""

    seat: Seat
    tiles: list[tuple[Text, Place, Place, Text]]


class Shown(Struct):
    """What a list of games shows of one."""

    saved: Text = ""
    turn: Count = 0
    scores: list[Points] = []
    over: bool = False
    preview: Preview | None = None


class Head(Struct):
    """What a list of games reads of a file."""

    format: Text = ""
    version: Version = 1
    setup: Any = None
    seats: Any = None
    meta: Any = None
    branches: list[Raw] = []  # of which it only knows that they are there


class SavedLine(Struct, kw_only=True):
    """What was played: all numbers count the actions from the beginning of the game."""

    actions: Actions
    digests: dict[Number, Text] = {}
    thoughts: dict[Number, SavedThought] = {}
    takeovers: list[SavedTakeover] = []


class SavedBranch(Struct):
    """Where a branch leaves; what was played in it is read when it is opened.

    ``parent`` is the number of the branch that it leaves, -1 for the game itself.
    """

    name: Text
    at: Count
    actions: Actions
    parent: Annotated[int, Limits(ge=-1, le=100_000)] = -1
    luck: Text = ""


class SavedGame(SavedLine, kw_only=True):
    """A saved game of the newest version."""

    setup: Json
    seats: list[Json]
    counts: bool = True
    sealed: bool = False
    start: Json | None = None
    skips: Any = None
    purists: SavedPurists | None = None
    branches: list[Any] = []


FIELDS = frozenset(SavedGame.__struct_fields__) | {"format", "version", "app", "meta"}
