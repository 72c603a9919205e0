"""Targets: what can be pointed at, chosen, asked about or moved to, each kind with a class.

A target is compared and hashed by what it says. ``str`` spells it as ``kind:value`` and ``read``
reads that again; both are for the border only: lessons, logs and what tests print.

Where something lies: ``AtCell`` of the acting person's Alhambra, ``AtSlot`` of the market,
``AtDisplay``, ``AtHand``, ``AtReserve``, ``AtBought`` (not placed yet), ``AtZone`` (a piece that a
module keeps), ``AtSeat`` (the panel of a player), ``AtPlace`` (what there is but one of).
``AtHand()`` is the whole hand. Only pieces on their way come ``OnShelf``, ``OnTray`` and
``BesideSeat``.

What is done: ``Press`` a button, ``Begin`` a kind of turn, ``Do`` an action, ``Choose`` a value of
one of its fields, or a card or tile of it wherever that lies: ``NamedCard``, ``PaidCard``,
``NamedTile``; ``PayWay``, ``SkipUntil``, ``PeekInto``.

What is asked about: ``BadgeOf``, ``HiddenIn``, ``OnCell``, ``NumberOf``, ``AskWhy``,
``AtStep``, ``OpenRule``. Of the window alone:
``Handle`` and ``PullOut`` (its own buttons), ``Area`` (where things may be dropped), ``ToRead``.

How to add one: a class with its word as ``kind``, and its name in ``KINDS``.
"""

from typing import Any, ClassVar, Literal, Self, get_args

from attrs import NOTHING as NO_DEFAULT
from attrs import fields, frozen

from alhambra_qt.engine.ids import Cell, Tile, cell_at, xy
from alhambra_qt.engine.pieces import TILE_BY_ID

Answering = Literal["confirm", "cancel", "no", "pass", "end-actions", "here", "recap", "step"]
Playing = Literal["redesign", "next", "reserve", "dirk", "undo", "redo", "restart"]
Helping = Literal["hint", "hint-close", "coach-rule", "coach-off"]
Opening = Literal["menu", "players", "ledger", "results", "log", "log-more", "counts", "tray"]
Ending = Literal["table", "save", "rematch", "same-deal", "new", "start"]
After = Literal["review", "replay", "branches", "original", "share-game", "career"]  # of a game
Unfolding = Literal["chips-back", "chips-on", "why", "recap-more"]
Speeding = Literal["pause", "slow", "normal", "fast", "instant"]
Verb = Literal[Answering, Playing, Helping, Opening, Ending, After, Unfolding, Speeding]
Start = Literal["money", "buy", "redesign"]
PlaceName = Literal["dirk", "deck", "bag", "discards", "ruler", "out", "cart", "nothing"]
AreaName = Literal["hand", "board", "you", "prompt"]
Zooming = Literal["zoom:in", "zoom:out", "zoom:fit"]
HandleName = Literal[Zooming, "overlay:close", "shelf:close", "tray:back", "tray:on"]
DockName = Literal["hand", "reserve", "you", "shelf", "tray"]
Shown = Literal["callout", "drawer", "hint", "notice", "overlay", "prompt", "score"]
About = Literal[Shown, "count", "log", "panel", "recap", "seen", "share"]
ALL_SEATS = -2  # Dirk is -1
FARTHEST = 100  # cells from the fountain: no Alhambra reaches so far


@frozen
class Target:
    """Something that can be pointed at; spelled by its ``kind`` and what it says of which one."""

    kind: ClassVar[str] = ""
    between: ClassVar[str] = ","

    @property
    def value(self) -> str:
        """What is spelled after the colon: nothing of what is as it is by itself."""
        said = ((getattr(self, one.name), one.default) for one in fields(type(self)))
        return self.between.join(str(one) for one, usual in said if one != usual)

    @property
    def whole(self) -> bool:
        """Whether it does not say which one."""
        return not self.value

    def __str__(self) -> str:
        """Spell it as it stands in lessons."""
        return f"{self.kind}:{self.value}"

    @classmethod
    def of(cls, value: str) -> Self:
        """Read what is spelled after the colon; raises ValueError if it says nothing."""
        parts = fields(cls)
        said = value.split(cls.between, len(parts) - 1) if value else []
        if len(said) < sum(one.default is NO_DEFAULT for one in parts):
            raise ValueError(value)
        return cls(*(_as(part.type, one) for part, one in zip(parts, said, strict=False)))


def _as(kind: Any, text: str) -> Any:
    """Take a text as a number, as one of a closed list of words, or as it is."""
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
    """A target with a name; none stands for all of its kind."""

    name: str = ""


@frozen
class TileTarget(Named):
    """A target that is one tile."""

    @property
    def tile(self) -> Tile:
        """The tile as the engine knows it, 0 for none."""
        return TILE_BY_ID.get(self.name, 0)


# -- where something lies ---------------------------------------------------------------------


@frozen
class AtCell(Target):
    """A cell of an Alhambra, from the fountain."""

    kind = "cell"
    x: int
    y: int

    @property
    def cell(self) -> Cell:
        """The cell as the engine knows it; what is farther than any is one at the edge."""
        x, y = (max(-FARTHEST, min(one, FARTHEST)) for one in (self.x, self.y))
        return cell_at(x, y)


@frozen
class AtSlot(Numbered):
    """A slot of the market, or the tile in it."""

    kind = "slot"


@frozen
class AtDisplay(Numbered):
    """An open money card, by its place."""

    kind = "display"


@frozen
class AtHand(Numbered):
    """A card of the hand, by its place."""

    kind = "hand"


@frozen
class AtReserve(TileTarget):
    """A tile of the reserve."""

    kind = "reserve"


@frozen
class AtBought(TileTarget):
    """A tile bought in this turn that is not placed yet."""

    kind = "bought"


@frozen
class AtSeat(Numbered):
    """A player's panel."""

    kind = "seat"


@frozen
class AtZone(Target):
    """A piece that a module keeps beside the board: the number of its zone, and its own."""

    kind = "zone"
    zone: int
    piece: int


@frozen
class AtPlace(Target):
    """What there is but one of: Dirk's panel, the deck, the bag, out of the game, and so on."""

    name: PlaceName

    def __str__(self) -> str:
        return f"{self.name}:"


AT_DIRK, AT_DECK, AT_BAG = AtPlace("dirk"), AtPlace("deck"), AtPlace("bag")
AT_DISCARDS, AT_RULER = AtPlace("discards"), AtPlace("ruler")
AT_OUT, AT_CART = AtPlace("out"), AtPlace("cart")
NOTHING = AtPlace("nothing")  # a pick that chooses nothing, but puts away what was answered


@frozen
class OnShelf(Target):
    """A panel of the shelf, a piece on it, or a zone of it."""

    kind, between = "shelf", "="
    shelf: str
    piece: str = ""


@frozen
class OnTray(Target):
    """A zone of the tray, or all of it; the ``seat`` is -1 if it is nobody's."""

    kind = "tray"
    zone: str = ""
    seat: int = -1


@frozen
class BesideSeat(Named):
    """A special card of a player, or the zone it lies in."""

    kind = "special"


# -- what is done -----------------------------------------------------------------------------


@frozen
class Press(Target):
    """A button, by what it does."""

    kind = "button"
    word: Verb


@frozen
class Begin(Target):
    """A chip that begins a kind of turn."""

    kind = "chip"
    word: Start


@frozen
class Do(Named):
    """A kind of action, by the name of its class."""

    kind = "action"


@frozen
class Choose(Target):
    """A value of a field of an action that lies nowhere on the table."""

    kind, between = "choice", "="
    field: str
    chosen: str

    @property
    def number(self) -> int | None:
        """The value if it is a number."""
        return int(self.chosen) if self.chosen.lstrip("-").isdigit() else None


@frozen
class NamedCard(Named):
    """Any card of a kind."""

    kind = "card"


@frozen
class PaidCard(Named):
    """Any card of a kind that is paid out of the hand."""

    kind = "paid"


@frozen
class NamedTile(TileTarget):
    """A tile, wherever it is."""

    kind = "tile"


@frozen
class PayWay(Numbered):
    """One of the ways to pay."""

    kind = "pay"


@frozen
class SkipUntil(Named):
    """Until when somebody passes by itself, or that no longer."""

    kind = "skip"


@frozen
class PeekInto(Named):
    """What only the person looking may see, by its zone."""

    kind = "peek"


# -- what is asked about ----------------------------------------------------------------------


@frozen
class BadgeOf(Named):
    """A module's token in a player's panel."""

    kind = "badge"


@frozen
class HiddenIn(Named):
    """What lies face down in a zone."""

    kind = "hidden"


@frozen
class OnCell(Target):
    """What stands on a cell of a seat's Alhambra: the token of that id, else the tile."""

    kind = "on"
    seat: int
    x: int
    y: int
    token: str = ""

    @property
    def cell(self) -> Cell:
        """The cell as the engine knows it."""
        return AtCell(self.x, self.y).cell


@frozen
class NumberOf(Target):
    """A number beside a player: of a building type, a zone, ``"wall"``, a currency, and so on.

    Without a seat it is a line with the numbers of all.
    """

    kind = "number"
    what: str
    seat: int = ALL_SEATS


@frozen
class AskWhy(Numbered):
    """Why a computer did what it did in a step of the game."""

    kind = "why"


@frozen
class AtStep(Numbered):
    """A moment of a replay, by the actions played before it."""

    kind = "step"


@frozen
class OpenRule(Named):
    """A rule to read on."""

    kind = "rule"


# -- of the window alone ----------------------------------------------------------------------


@frozen
class Handle(Target):
    """A button by which the window changes what is seen."""

    name: HandleName

    def __str__(self) -> str:
        return self.name


@frozen
class PullOut(Target):
    """A button of the dock, by what it pulls out."""

    kind = "dock"
    name: DockName


@frozen
class Area(Target):
    """A part of the table where something may be dropped."""

    kind = "area"
    name: AreaName


@frozen
class ToRead(Target):
    """Something to be read that does nothing."""

    about: About
    which: str = ""

    def __str__(self) -> str:
        return f"{self.about}:{self.which}"


KINDS: dict[str, type[Target]] = {
    kind.kind: kind
    for kind in (
        *(AtCell, AtSlot, AtDisplay, AtHand, AtReserve, AtBought, AtSeat, AtZone),
        *(OnShelf, OnTray, BesideSeat, Press, Begin, Do, Choose, NamedCard, PaidCard, NamedTile),
        *(PayWay, SkipUntil, PeekInto, BadgeOf, HiddenIn, OnCell, NumberOf, AskWhy, AtStep),
        *(OpenRule, PullOut, Area),
    )
}


def read(text: str) -> Target:
    """Read a target as it is spelled; raises ValueError if it is none."""
    kind, colon, value = text.partition(":")
    if text in get_args(HandleName):
        return Handle.of(text)
    if kind in get_args(About):
        return ToRead(_as(About, kind), value)
    if kind in KINDS:
        return KINDS[kind].of(value)
    return AtPlace.of(kind if colon and not value else text)


def target_of(cell: Cell) -> AtCell:
    """Return the target of a cell."""
    return AtCell(*xy(cell))
