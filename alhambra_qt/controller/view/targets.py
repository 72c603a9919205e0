"""Targets: everything that can be pointed at, chosen, asked about or moved to, one class per kind.

Targets are compared and hashed by value. ``str`` writes one as ``kind:value`` and ``read`` parses
that; both are for lessons, logs and test output only.

Locations: ``AtCell`` of the acting person's Alhambra, ``AtSlot`` of the market, ``AtDisplay``,
``AtHand``, ``AtReserve``, ``AtBought`` (not placed yet), ``AtZone`` (a piece that a module keeps),
``AtSeat`` (the panel of a player), ``AtPlace`` (unique places). ``AtHand()`` is the whole hand.
Only motions use ``OnShelf``, ``OnTray`` and ``BesideSeat``.

Actions: ``Press`` a button, ``Begin`` a kind of turn, ``Do`` an action, ``Choose`` a value of one
of its fields, or a card or tile of it wherever that lies: ``NamedCard``, ``PaidCard``,
``NamedTile``; ``PayWay``, ``SkipUntil``, ``PeekInto``; ``Decide`` to choose a thing and play what
that makes up.

Subjects of questions: ``BadgeOf``, ``HiddenIn``, ``OnCell``, ``NumberOf``, ``AskWhy``, ``AtStep``,
``OpenRule``. For the window only: ``Handle`` and ``PullOut`` (its own buttons), ``Area`` (where
things may be dropped), ``ToRead``.

How to add one: a class with its keyword as ``kind``.
"""

from typing import Any, ClassVar, Literal, Self, get_args

from attrs import NOTHING as NO_DEFAULT
from attrs import fields, frozen

from alhambra_qt.engine.ids import Cell, Tile, cell_at, xy
from alhambra_qt.engine.pieces import TILE_BY_ID

Answering = Literal["confirm", "cancel", "no", "pass", "end-actions", "here", "recap"]
Playing = Literal["redesign", "next", "reserve", "dirk", "undo", "redo", "restart"]
Helping = Literal["hint", "hint-do", "hint-close", "coach-rule", "coach-off"]
Opening = Literal["menu", "players", "ledger", "results", "log", "log-more", "counts", "tray"]
Ending = Literal["table", "save", "rematch", "same-deal", "new", "start"]
After = Literal[
    "review", "replay", "branches", "original", "share-game", "career", "challenge"
]  # after a game
Unfolding = Literal["chips-back", "chips-on", "why", "recap-more"]
Speeding = Literal["pause", "slow", "normal", "fast", "instant"]
Watching = Literal["step", "my-turn", "next-board"]  # while others play
Absent = Literal[
    "await", "let-computer", "save-leave", "take-seat"
]  # while somebody elsewhere is away
Watched = Literal[Speeding, Watching, Absent]
Verb = Literal[Answering, Playing, Helping, Opening, Ending, After, Unfolding, Watched]
Start = Literal["money", "buy", "redesign"]
PlaceName = Literal["dirk", "deck", "bag", "discards", "ruler", "out", "cart", "nothing"]
AreaName = Literal["hand", "board", "you", "prompt"]
Zooming = Literal["zoom:in", "zoom:out", "zoom:fit"]
HandleName = Literal[Zooming, "overlay:close", "shelf:close", "tray:back", "tray:on"]
DockName = Literal["hand", "reserve", "you", "shelf", "tray"]
Shown = Literal["callout", "drawer", "hint", "notice", "overlay", "prompt", "score"]
About = Literal[Shown, "count", "log", "panel", "recap", "seen", "share"]
ALL_SEATS = -2  # Dirk is -1
FARTHEST = 100  # cells from the fountain; no Alhambra reaches that far

KINDS: dict[str, type["Target"]] = {}  # every class by the keyword in its text


@frozen
class Target:
    """Something that can be pointed at; written as its ``kind`` and its value.

    ``between`` separates the parts of a value.
    """

    kind: ClassVar[str] = ""
    between: ClassVar[str] = ","

    def __init_subclass__(cls, kind: str = "", between: str = "") -> None:
        # attrs makes each class a second time, without these words but with what they set.
        if kind:
            cls.kind, cls.between = kind, between or ","
        if "kind" in vars(cls):
            KINDS[cls.kind] = cls

    @property
    def value(self) -> str:
        """The text after the colon; fields with default values are omitted."""
        generator = ((getattr(self, part.name), part.default) for part in fields(type(self)))
        return self.between.join(str(part) for part, usual in generator if part != usual)

    @property
    def whole(self) -> bool:
        """Whether it stands for all of its kind."""
        return not self.value

    def __str__(self) -> str:
        """Return the target as text, as written in lessons."""
        return f"{self.kind}:{self.value}"

    @classmethod
    def of(cls, value: str) -> Self:
        """Parse the text after the colon; raise ValueError if it is invalid."""
        parts = fields(cls)
        texts = value.split(cls.between, len(parts) - 1) if value else []
        if len(texts) < sum(text.default is NO_DEFAULT for text in parts):
            raise ValueError(value)
        return cls(*(_as(part.type, text) for part, text in zip(parts, texts, strict=False)))


def _as(kind: Any, text: str) -> Any:
    """Convert a text to a number or to one of a closed list of words, or return it unchanged."""
    if kind is int:
        return int(text)
    if kind is not str and text not in get_args(kind):
        raise ValueError(text)
    return text


@frozen
class Numbered(Target):
    """A target with a number from 0; -1 stands for all of its kind."""

    number: int = -1


@frozen
class Named(Target):
    """A target with a name; an empty name stands for all of its kind."""

    name: str = ""


@frozen
class TileTarget(Named):
    """A target that is one tile."""

    @property
    def tile(self) -> Tile:
        """The tile as the engine knows it, 0 for none."""
        return TILE_BY_ID.get(self.name, 0)


# -- locations --------------------------------------------------------------------------------


@frozen
class AtCell(Target, kind="cell"):
    """A cell of an Alhambra, relative to the fountain."""

    x: int
    y: int

    @property
    def cell(self) -> Cell:
        """The cell as the engine knows it; coordinates beyond the limit are clamped."""
        x, y = (max(-FARTHEST, min(coordinate, FARTHEST)) for coordinate in (self.x, self.y))
        return cell_at(x, y)


@frozen
class AtSlot(Numbered, kind="slot"):
    """A slot of the market, or the tile in it."""


@frozen
class AtDisplay(Numbered, kind="display"):
    """An open money card, by its position."""


@frozen
class AtHand(Numbered, kind="hand"):
    """A card of the hand, by its position."""


@frozen
class AtReserve(TileTarget, kind="reserve"):
    """A tile of the reserve."""


@frozen
class AtBought(TileTarget, kind="bought"):
    """A tile bought in this turn that is not placed yet."""


@frozen
class AtSeat(Numbered, kind="seat"):
    """A player's panel."""


@frozen
class AtZone(Target, kind="zone"):
    """A piece that a module keeps beside the board: the numbers of its zone and of the piece."""

    zone: int
    piece: int


@frozen
class AtPlace(Target):
    """A unique place: Dirk's panel, the deck, the bag, out of the game, and so on."""

    name: PlaceName

    def __str__(self) -> str:
        return f"{self.name}:"


AT_DIRK, AT_DECK, AT_BAG = AtPlace("dirk"), AtPlace("deck"), AtPlace("bag")
AT_DISCARDS, AT_RULER = AtPlace("discards"), AtPlace("ruler")
AT_OUT, AT_CART = AtPlace("out"), AtPlace("cart")
NOTHING = AtPlace("nothing")  # a pick that chooses nothing, but closes an answer


@frozen
class OnShelf(Target, kind="shelf", between="="):
    """A panel of the shelf, a piece on it, or a zone of it."""

    shelf: str
    piece: str = ""


@frozen
class OnTray(Target, kind="tray"):
    """A zone of the tray, or all of it; ``seat`` is -1 for common zones."""

    zone: str = ""
    seat: int = -1


@frozen
class BesideSeat(Named, kind="special"):
    """A special card of a player, or its zone."""


# -- actions ----------------------------------------------------------------------------------


@frozen
class Press(Target, kind="button"):
    """A button, by its function."""

    word: Verb


@frozen
class Begin(Target, kind="chip"):
    """A chip that begins a kind of turn."""

    word: Start


@frozen
class Do(Named, kind="action"):
    """A kind of action, by the name of its class."""


@frozen
class Choose(Target, kind="choice", between="="):
    """A value for an action's field that has no place on the table."""

    field: str
    chosen: str

    @property
    def number(self) -> int | None:
        """The value as a number, None if it is not one."""
        return int(self.chosen) if self.chosen.lstrip("-").isdigit() else None


@frozen
class NamedCard(Named, kind="card"):
    """Any card of a kind."""


@frozen
class PaidCard(Named, kind="paid"):
    """Any card of a kind that is paid from the hand."""


@frozen
class NamedTile(TileTarget, kind="tile"):
    """A tile, wherever it is."""


@frozen
class PayWay(Numbered, kind="pay"):
    """One of the ways to pay."""


@frozen
class Decide(Target, kind="decide"):
    """A thing that is chosen and played at once: by a double click, or by Enter on it."""

    thing: Target

    @classmethod
    def of(cls, value: str) -> Self:
        return cls(read(value))


@frozen
class SkipUntil(Named, kind="skip"):
    """How long somebody passes automatically, or that this ends."""


@frozen
class PeekInto(Named, kind="peek"):
    """Something that only the viewer may see, by its zone."""


# -- subjects of questions --------------------------------------------------------------------


@frozen
class BadgeOf(Named, kind="badge"):
    """A module's token in a player's panel."""


@frozen
class HiddenIn(Named, kind="hidden"):
    """The face-down pieces of a zone."""


@frozen
class OnCell(Target, kind="on"):
    """The thing on a cell of a seat's Alhambra: the token with that id, else the tile."""

    seat: int
    x: int
    y: int
    token: str = ""

    @property
    def cell(self) -> Cell:
        """The cell as the engine knows it."""
        return AtCell(self.x, self.y).cell


@frozen
class NumberOf(Target, kind="number"):
    """A number beside a player: of a building type, a zone, ``"wall"``, a currency, and so on.

    Without a seat it is a row with everybody's numbers.
    """

    what: str
    seat: int = ALL_SEATS


@frozen
class AskWhy(Numbered, kind="why"):
    """The reason for a computer's step in the game."""


@frozen
class AtStep(Numbered, kind="step"):
    """A moment of a replay, by the number of actions played before it."""


@frozen
class OpenRule(Named, kind="rule"):
    """A rule to read."""


# -- window only ------------------------------------------------------------------------------


@frozen
class Handle(Target):
    """A button by which the window changes its view."""

    name: HandleName

    def __str__(self) -> str:
        return self.name


@frozen
class PullOut(Target, kind="dock"):
    """A button of the dock, by the panel it opens."""

    name: DockName


@frozen
class Area(Target, kind="area"):
    """A part of the table that accepts drops."""

    name: AreaName


@frozen
class ToRead(Target):
    """Something to read, without an action."""

    about: About
    which: str = ""

    def __str__(self) -> str:
        return f"{self.about}:{self.which}"


def read(text: str) -> Target:
    """Parse a target; raise ValueError if the text is invalid."""
    kind, colon, value = text.partition(":")
    if text in get_args(HandleName):
        return Handle.of(text)
    if kind in get_args(About):
        return ToRead(_as(About, kind), value)
    if kind in KINDS:
        return KINDS[kind].of(value)
    return AtPlace.of(kind if colon and not value else text)


def target_of(cell: Cell) -> AtCell:
    """Return a cell's target."""
    return AtCell(*xy(cell))
