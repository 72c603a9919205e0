"""Frames of the channel: JSON objects with a ``type``, each a class here.

`PROTOCOL` names all of them together: a program that says something else must raise it, and such
programs tell each other so before anything else. Fields that are not known are passed over.
`docs/TOGETHER.md` explains the conversation.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta as Limits
from msgspec import Raw, Struct

from alhambra_qt.controller.game.file_shapes import Count, SavedTakeover, Seat, Text
from alhambra_qt.engine import BadData
from alhambra_qt.files import Unreadable

PROTOCOL = 1
MOST_WATCHERS = 16
LONGEST_NAME = 200  # letters that are read of one; fewer are shown

T = TypeVar("T")
Hex16 = Annotated[str, Limits(pattern=r"^[0-9a-f]{32}\Z")]
Hex32 = Annotated[str, Limits(pattern=r"^[0-9a-f]{64}\Z")]
NoneOrHex16 = Annotated[str, Limits(pattern=r"^([0-9a-f]{32})?\Z")]  # empty for none: msgspec
NoneOrHex32 = Annotated[str, Limits(pattern=r"^([0-9a-f]{64})?\Z")]  # asks the pattern first
Version = Annotated[int, Limits(ge=0, le=2**53)]
Phrase = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "thinking",
    "well-played",
    "oops",
    "thanks",
    "back-soon",
    "must-go",
    "good-game",
    "again",
]
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
SeatState = Literal["open", "here", "away", "computer"]
SeenKind = Literal["", "played", "undone", "redone", "seated"]
ByeReason = Literal["void", "full", "elsewhere", "closed", "ended", "refused"]
Json = dict[str, Any]


class BadFrame(ValueError):
    """A message that is none of these, or does not fit what was said before."""


# What foreign data can cause: complaints about a field, and errors of rules that must handle a
# state which no game can reach.
FOREIGN: tuple[type[Exception], ...] = (
    *(Unreadable, BadData, ValueError, TypeError, LookupError, AttributeError, ArithmeticError),
    *(AssertionError, StopIteration, RecursionError),
)


class Up(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """A frame from a guest."""


class Down(Struct, tag_field="type", kw_only=True, omit_defaults=True):
    """A frame from the table."""


# -- up ---------------------------------------------------------------------------------------


class Hello(Up, tag="hello"):
    """Ask for a seat: with a token for that one, without for any free one.

    ``since`` is how many steps this program has of the game already, and ``chain`` their chain;
    ``computer`` is a random name of this computer, the same whenever it comes back. With ``watch``
    the token is that of people who watch: they get no seat. With ``asks`` nobody comes: the table
    only says whose turn it is. ``agrees``: as with `Agree`, if the host offers that already.
    """

    name: Annotated[str, Limits(max_length=LONGEST_NAME)] = ""
    mark: Text = ""
    lang: Text = ""
    token: NoneOrHex16 = ""
    computer: NoneOrHex16 = ""
    since: Count = 0
    chain: Text = ""
    watch: bool = False
    asks: bool = False
    agrees: bool = False


class Ready(Up, tag="ready"):
    """Say whether the game may begin."""

    yes: bool = True


class Agree(Up, tag="agree"):
    """Agree that all hands are shown ten rounds later to people who watch, or not any more."""

    yes: bool = True


class Committed(Up, tag="committed"):
    """The guest's commitment to its part of a seed."""

    round: Count
    commit: Hex32


class Opened(Up, tag="opened"):
    """The guest's part of a seed."""

    round: Count
    value: Hex32


class PlayAction(Up, tag="act"):
    """Play an action in the version of the game that the guest has seen."""

    v: Version
    action: Json
    settled: bool = False


class UndoAction(Up, tag="undo"):
    """Undo the last action, or the whole turn."""

    v: Version
    whole: bool = False


class RedoAction(Up, tag="redo"):
    """Redo the action undone last."""

    v: Version


class PassUntil(Up, tag="pass"):
    """Pass between turns until an event; empty: be asked again."""

    until: Text = ""
    known: Annotated[list[Text], Limits(max_length=100)] = []


class WantComputer(Up, tag="want"):
    """Want a computer to play for somebody who is away, or not any more."""

    seat: Seat
    computer: bool


class SayPhrase(Up, tag="say"):
    """Say a phrase."""

    phrase: Phrase


class Nudge(Up, tag="nudge"):
    """Remind whoever must choose."""


class Leave(Up, tag="leave"):
    """Go away; the seat is kept."""


# -- down -------------------------------------------------------------------------------------


class Welcome(Down, tag="welcome"):
    """The seat is the guest's, none if they watch; its token is how to come back."""

    app: Text
    table: Text
    token: Hex16
    seat: Seat | None = None


class Turn(Down, tag="turn"):
    """Whether a seat must choose, and for how many seconds somebody has had to."""

    began: bool = False
    over: bool = False
    yours: bool = False
    seconds: Count = 0


class Bye(Down, tag="bye"):
    """The last message before the table ends the channel, and why."""

    reason: ByeReason
    detail: Text = ""


class LobbySeat(Struct, kw_only=True, omit_defaults=True):
    """A seat as everybody sees it.

    ``away`` are seconds since somebody left, ``wants`` the seats that want a computer to play
    meanwhile; ``moves`` is how often the seat went on at another computer; ``agrees`` whether its
    player agrees that all hands are shown later.
    """

    name: Text
    mark: Text
    state: SeatState
    lang: Text = ""
    level: Text = ""
    style: Text = ""
    host: bool = False
    ready: bool = False
    away: Count = 0
    moves: Count = 0
    wants: list[Seat] = []
    agrees: bool = False


class Lobby(Down, tag="lobby"):
    """The people at the table and the set-up; sent whenever either changes.

    ``game`` is how often the host took another set-up, after which nobody is ready.
    ``dealt``: a game goes on that was dealt before, so that no seed is made. ``watchers`` are the
    names of those who watch without a seat, ``expelled`` of those sent away for what they sent.
    ``hands``: the host offers to show all hands later; once the game has begun, they are shown.
    """

    seats: Annotated[list[LobbySeat], Limits(max_length=6)]
    modules: list[Text]
    began: bool = False
    game: Count = 0
    dealt: bool = False
    watchers: Annotated[list[Text], Limits(max_length=MOST_WATCHERS)] = []
    expelled: Annotated[list[Text], Limits(max_length=MOST_WATCHERS)] = []
    hands: bool = False

    @property
    def shows_hands(self) -> bool:
        """Whether those who watch are shown all hands of this game, ten rounds later."""
        return self.began and self.hands


class AskParts(Down, tag="deal"):
    """Ask for a commitment; this is the table's own, and the set-up that it is for."""

    round: Count
    commit: Hex32
    setup: Json


class Commits(Down, tag="commits"):
    """All commitments by seat: now the parts may be opened."""

    round: Count
    commits: dict[Text, Hex32]


class Made(Struct):
    """How the seed was made: the table's commitment, the parts of the guests by seat."""

    commit: Hex32
    values: dict[Text, Hex32]


class GameSetup(Down, tag="game"):
    """The game without its seed, and who plays; sent at the beginning and when that changes."""

    setup: Json
    seats: Annotated[list[Json], Limits(max_length=6)]
    began: Annotated[list[Json], Limits(max_length=6)]
    takeovers: list[SavedTakeover] = []
    counts: bool = True
    purist: bool = False
    sealed: bool = False
    passes: Json = {}
    made: Made | None = None


class Seen(Down, tag="seen"):
    """The game as the seat may see it now.

    Of the steps that the guest has, ``keep`` stand; ``steps`` follow, each whole. ``whys`` are the
    reasons of computers by their place among these. ``undo`` says why nothing can be undone; with
    ``more`` another such frame follows with further steps. ``positions`` are the observations
    before each of the steps, for people who watch and were not there.
    """

    v: Version
    keep: Count
    steps: list[Raw]
    observation: Raw
    kind: SeenKind = ""
    whys: dict[Text, Raw] = {}
    undo: Any = None
    redo: bool = False
    more: bool = False
    positions: list[Raw] = []


class OpenHands(Down, tag="hands"):
    """All hands before each of the steps from ``at`` on, ten rounds later, for people who watch."""

    at: Count
    hands: list[Raw]


class No(Down, tag="no"):
    """The action is not allowed: by which rule."""

    v: Version
    rule: Text


class Said(Down, tag="said"):
    """Somebody said a phrase, after so many steps; ``again`` if that was before this channel."""

    seat: Seat
    phrase: Phrase
    at: Count = 0
    again: bool = False


class Nudged(Down, tag="nudged"):
    """Somebody reminds the guest."""

    seat: Seat


class Record(Down, tag="record"):
    """The whole game, when it is over, and the table's secret part of the seed."""

    record: Raw
    secret: NoneOrHex32 = ""


AnyUp = (
    Hello
    | Ready
    | Agree
    | Committed
    | Opened
    | PlayAction
    | UndoAction
    | RedoAction
    | PassUntil
    | WantComputer
    | SayPhrase
    | Nudge
    | Leave
)
AnyDown = (
    Welcome
    | Turn
    | Bye
    | Lobby
    | AskParts
    | Commits
    | GameSetup
    | Seen
    | OpenHands
    | No
    | Said
    | Nudged
    | Record
)
_UP: msgspec.json.Decoder[AnyUp] = msgspec.json.Decoder(AnyUp)
_DOWN: msgspec.json.Decoder[AnyDown] = msgspec.json.Decoder(AnyDown)


@contextmanager
def reading() -> Iterator[None]:
    """Turn whatever goes wrong in reading a frame's contents into a BadFrame.

    Raises:
        BadFrame: instead of other errors.
    """
    try:
        yield
    except FOREIGN as error:
        field = getattr(error, "field", "")
        raise BadFrame(f"{field}: {error}" if field else str(error)) from error


def written(frame: Up | Down) -> bytes:
    """Write a frame."""
    return msgspec.json.encode(frame)


def read_up(data: bytes) -> AnyUp:
    """Read what a guest sent.

    Raises:
        BadFrame: if it is nothing that a guest may send.
    """
    return _read(_UP, data)


def read_down(data: bytes) -> AnyDown:
    """Read what a table sent.

    Raises:
        BadFrame: if it is nothing that a table may send.
    """
    return _read(_DOWN, data)


def _read(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    try:
        return decoder.decode(data)
    except (ValueError, RecursionError) as error:  # UnicodeDecodeError, too, is a ValueError
        raise BadFrame(str(error)) from error
