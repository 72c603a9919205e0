"""Building blocks of views: tags, cards, tiles, buttons, rules, refusals."""

from typing import Final, Literal

from attrs import frozen

from alhambra_qt.controller.view.targets import AtCell, AtHand, PayWay, Target
from alhambra_qt.i18n import Msg

At = tuple[int, int]
SideAt = tuple[int, int, str]

State = Literal["plain", "can", "chosen", "cannot"]
PLAIN: Final = "plain"
CAN: Final = "can"
CHOSEN: Final = "chosen"
CANNOT: Final = "cannot"
SeatKind = Literal["human", "ai", "dirk"]
IconKind = Literal["card", "tile", "type", "coin", "icon"]
LineKind = Literal["move", "refill", "turn", "scoring", "end"]
LogTopic = Literal["buy", "money", "build", "module", "scoring", "draw", "said", "other"]
Tense = Literal["past", "now", "next"]
PieceKind = Literal["card", "tile", "token"]
PIECE_KINDS: tuple[PieceKind, PieceKind, PieceKind] = ("card", "tile", "token")
PileState = Literal["past", "now", "ahead"]
When = Literal["now", "worth", "then", "end"]

MARKS = ("circle", "diamond", "triangle", "square", "hexagon", "star")


@frozen
class SeatTag:
    """A seat's player, as every panel shows it: name, mark (shape), letters on the mark.

    Only a computer has a ``level`` and a ``style``.

    The imaginary player of two-player games has seat -1 and mark ``"dirk"``; his name depends on
    the language, so ``alias`` replaces ``name`` if it is set.
    """

    seat: int
    name: str
    mark: str
    letters: str
    kind: SeatKind = "human"
    level: Msg | None = None
    style: Msg | None = None
    alias: Msg | None = None

    @property
    def label(self) -> str | Msg:
        """The name as used in a sentence."""
        return self.alias or self.name


@frozen
class Icon:
    """A small picture with its number at the end of a log line.

    ``kind`` is ``"card"``, ``"tile"``, ``"type"`` (of building), ``"coin"`` (a currency) or
    ``"icon"``; ``id`` is the component or the name of the icon; ``text`` is the number beside it
    and may be empty.
    """

    kind: IconKind
    id: str
    text: str = ""


@frozen
class LogLine:
    """A log entry: a whole sentence, who did it, and its icons.

    ``target`` leads to the reasons if a computer did it and had some; ``rule`` is its rule or
    module, ``topic`` its filter topic, ``effect`` its change of a wall. Nothing before a ``final``
    line can be undone. In a replay ``when`` says whether it is past, has just happened, or comes
    next; ``moment`` is the number of actions played then, -1 if a replay does not show it.
    """

    text: Msg
    seat: SeatTag | None = None
    icons: tuple[Icon, ...] = ()
    kind: LineKind = "move"
    undone: bool = False
    target: Target | None = None
    rule: str = ""
    final: bool = False
    topic: LogTopic = "other"
    effect: Msg | None = None
    when: Tense = "past"
    moment: int = -1


@frozen
class CardItem:
    """A money or other card that can be pointed at, in the display or in the hand."""

    target: Target
    card: str
    name: Msg
    state: State = PLAIN
    why: Msg | None = None
    key: str = ""


@frozen
class TileItem:
    """A tile outside the Alhambra: in the reserve, or bought and waiting to be placed."""

    target: Target
    tile: str
    name: Msg
    state: State = PLAIN
    why: Msg | None = None


@frozen
class ZonePiece:
    """A piece beside the board; a hidden one has an empty id.

    ``kind`` is ``"card"``, ``"tile"`` or ``"token"``; ``count`` is the number of equal ones here.
    """

    target: Target
    kind: PieceKind
    id: str
    name: Msg
    count: int = 1
    state: State = PLAIN
    why: Msg | None = None


@frozen
class ZoneView:
    """A zone of a module's pieces: one seat's (``tag``), or common (None)."""

    name: str
    title: Msg
    tag: SeatTag | None
    pieces: tuple[ZonePiece, ...]


@frozen
class PalaceTile:
    """A tile in an Alhambra; ``walls`` are its wall sides as letters of nesw.

    ``gates`` are the sides that a gate opens, ``tokens`` the ids of the tokens on it.
    """

    target: AtCell
    tile: str
    x: int
    y: int
    walls: str
    last: bool = False
    state: State = PLAIN
    why: Msg | None = None
    gates: str = ""
    tokens: tuple[str, ...] = ()


@frozen
class Token:
    """A token on an empty cell of an Alhambra."""

    id: str
    x: int
    y: int


@frozen
class AlhambraView:
    """An Alhambra with the fountain at (0, 0), in building order.

    ``path`` are the sides of the longest wall, in clockwise order, ``wall`` is their number.
    """

    seat: SeatTag
    title: Msg
    tiles: tuple[PalaceTile, ...]
    wall: int
    box: tuple[int, int, int, int]
    tokens: tuple[Token, ...] = ()
    path: tuple[SideAt, ...] = ()


@frozen
class LegalCell:
    """An empty cell that can be chosen, and the chosen tile's effect on the longest wall there.

    ``wall`` is None if no tile is to be built; ``chosen`` means that it is picked. ``lines`` are
    what a module's tile would count there, such as the cells in line with each arrow of a camp, and
    ``points`` their value in the ledger's ``row``. ``gates`` are the sides, one of which a gate
    must open to build there. ``key`` leads to the cell. ``counts`` is as how many buildings of the
    type ``row`` the tile would count there.
    """

    target: AtCell
    x: int
    y: int
    wall: int | None
    text: Msg
    points: int | None = None
    lines: tuple[tuple[At, ...], ...] = ()
    chosen: bool = False
    gates: str = ""
    row: str = ""
    key: str = ""
    counts: int | None = None


@frozen
class Ghost:
    """A preview of a tile on a cell: hovered, or placed but not yet confirmed."""

    tile: str
    x: int
    y: int
    walls: str
    legal: bool
    put: bool = False


@frozen
class RuleLink:
    """A link to a rule: its id and its short title."""

    rule: str
    title: Msg


@frozen
class RuleBox:
    """A rule with its title and its one sentence."""

    rule: str
    title: Msg
    text: Msg


@frozen
class RefusalView:
    """The broken rule, drawn and in words.

    ``cells`` are the cells that show it (the hole, the cut-off tiles, the requested cell),
    ``sides`` the sides that do not match, ``path`` the blocked walk from the fountain.
    """

    rule: str
    title: Msg
    text: Msg
    rule_text: Msg
    cells: tuple[At, ...] = ()
    sides: tuple[SideAt, ...] = ()
    path: tuple[At, ...] = ()
    tile: str | None = None
    at: At | None = None
    walls: str = ""
    target: Target | None = None


@frozen
class Fact:
    """One effect of a move: an icon name, building type or ledger row, and the change.

    It happens at once, changes what things are worth then, or comes with the end of the turn. A
    ``final`` one is the reason why the move can't be undone; one that ``warns`` speaks against it.
    """

    icon: str
    text: Msg
    detail: Msg | None = None
    when: When = "worth"
    final: bool = False
    warns: bool = False


@frozen
class Answer:
    """The desk's answer about a target.

    ``title`` is its name and ``text`` what it is or does, ``worth`` what it is worth now, ``now``
    what can be done with it or why nothing can; ``refusal`` is the broken rule behind that. For a
    refused space the ``text`` is the reason. ``lines`` are further sentences, one below the other.
    """

    target: Target
    title: Msg
    text: Msg
    refusal: RefusalView | None = None
    rules: tuple[RuleLink, ...] = ()
    lines: tuple[Msg, ...] = ()
    worth: tuple[Fact, ...] = ()
    now: Msg | None = None


@frozen
class Callout:
    """The effects of a move before it is confirmed; ``at`` is the cell it is attached to.

    ``first`` is the effect to know before all others: what can't be undone, what is used up.
    """

    title: Msg
    facts: tuple[Fact, ...]
    rules: tuple[RuleLink, ...]
    at: At | None = None
    first: Fact | None = None


Steps = tuple[Target | None, Target | None]
NO_STEPS: Steps = (None, None)


@frozen
class ActionButton:
    """A button or an action chip: its target, its text, its shortcut, whether it is enabled.

    A disabled button says ``why``. The action of a ``final`` one can't be undone. ``steps`` are one
    step down and one up from the chosen one of a series. An ``icon`` may name several pieces.
    """

    target: Target
    text: Msg
    key: str = ""
    primary: bool = False
    enabled: bool = True
    why: Msg | None = None
    icon: str = ""
    chosen: bool = False
    final: bool = False
    steps: Steps = NO_STEPS


@frozen
class Payment:
    """A payment offered as a choice; ``cards`` are targets of the hand.

    ``coins`` are its currencies.
    """

    target: PayWay
    cards: tuple[AtHand, ...]
    text: Msg
    exact: bool
    chosen: bool = False
    coins: tuple[str, ...] = ()


@frozen
class Badge:
    """A module's token in a player panel: the module's id, an icon, its text, on or off."""

    module: str
    icon: str
    text: Msg
    on: bool = True
    target: Target | None = None


@frozen
class Header:
    """The line at the top: which game this is; ``branch`` is the name if it is a branch."""

    text: Msg
    modules: tuple[str, ...]
    round: int
    turn: int
    seats: int
    branch: str = ""


@frozen
class ScoreMark:
    """A player's mark on the score ruler; ``since`` is its earlier position."""

    seat: SeatTag
    score: int
    since: int | None = None


@frozen
class ScoreTrack:
    """The score ruler from 0 to ``top``; marks in seat order."""

    marks: tuple[ScoreMark, ...]
    top: int


@frozen
class Pile:
    """One of the five piles of the money deck.

    ``state`` is ``"past"``, ``"now"`` or ``"ahead"``; ``scoring`` is 1 or 2 for the piles that were
    given a scoring card (0 for the others); ``came`` means that this card was drawn.
    """

    number: int
    state: PileState
    scoring: int = 0
    came: bool = False


@frozen
class Deck:
    """The money deck: cards left, the current pile (0 once reshuffled), the five piles."""

    count: int
    pile: int
    piles: tuple[Pile, ...]
    text: Msg
    discards: int = 0


@frozen
class Bag:
    """The number of tiles left in the bag."""

    count: int
    text: Msg


@frozen
class SumHint:
    """A group of displayed cards worth 5 or less together: their positions, and ``3 + 2 = 5``."""

    cards: tuple[int, ...]
    text: Msg
