"""The table as one person may see it, ready to draw: frozen data, no rules, no secrets.

With it what modules put there (shelf, stalls, special cards), the marks of a hint, and the overlay:
what the picks of the acting person change.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal, TypeVar

from attrs import define, evolve, field, frozen

from alhambra_qt.controller.view.targets import AtSeat, AtSlot, Press, Target
from alhambra_qt.controller.view.view_parts import (
    CAN,
    CANNOT,
    CHOSEN,
    PLAIN,
    ActionButton,
    AlhambraView,
    Badge,
    Bag,
    Callout,
    CardItem,
    Deck,
    Ghost,
    Header,
    LegalCell,
    LogLine,
    PalaceTile,
    Payment,
    PieceKind,
    RefusalView,
    RuleLink,
    ScoreTrack,
    SeatTag,
    State,
    SumHint,
    TileItem,
    ZonePiece,
    ZoneView,
)
from alhambra_qt.i18n import Msg, msg


@frozen
class HintLine:
    """A sentence of a hint; ``number`` is that of its marks on the table, 0 for none."""

    text: Msg
    number: int = 0


@frozen
class HintMark:
    """A thing on the table that a hint speaks of, and what is marked if it is not in sight."""

    target: Target
    number: int
    instead: Target | None = None


@frozen
class HintView:
    """A hint: which of the three steps, its words, marks, and the buttons to go on and to close.

    While the hint is being thought about, ``step`` is 0.
    """

    step: int
    title: Msg
    lines: tuple[HintLine, ...] = ()
    marks: tuple[HintMark, ...] = ()
    buttons: tuple[ActionButton, ...] = ()


Shape = Literal["tiles", "cards", "rooms", "watched"]
TILES: Final = "tiles"
CARDS: Final = "cards"
ROOMS: Final = "rooms"
WATCHED: Final = "watched"
STALLS = "stalls"  # names the stalls beside the market where all else is a shelf


@frozen
class ShelfPiece:
    """A piece on a shelf; ``left`` is how many lie in its stack, 0 if it lies in none."""

    piece: ZonePiece
    left: int = 0


@frozen
class ShelfGroup:
    """The pieces of one zone."""

    zone: str
    title: Msg
    pieces: tuple[ShelfPiece, ...]


@frozen
class ShelfView:
    """One module's place on the shelf.

    ``brief`` is its name where there is room for one short word, ``about`` the rule about taking
    something of it, ``asks`` says whether that can be done now, ``passing`` whether it is there
    only while it is asked about.
    """

    name: str
    title: Msg
    brief: Msg
    note: Msg | None
    about: Msg
    icon: str
    shape: Shape
    key: str
    groups: tuple[ShelfGroup, ...]
    asks: bool
    count: int
    passing: bool = False


@frozen
class Stall:
    """A tile on sale beside the market: what it is paid in, and its price if it has one now."""

    piece: ZonePiece
    currency: str
    currency_name: Msg
    price: int
    text: Msg


@frozen
class Stalls:
    """All tiles on sale beside the market, as a rail; there may be none at the moment.

    ``zones`` are the places of the modules in which they lie.
    """

    title: Msg
    note: Msg
    about: Msg
    items: tuple[Stall, ...]
    asks: bool
    icon: str
    key: str
    zones: frozenset[str]


@frozen
class SpecialCard:
    """A card or token of a player that helps in its own way: a thief, a character, the vizier.

    Attributes:
        target: what is sent back when it is chosen.
        kind: ``"card"`` or ``"token"``.
        id: the printed id; empty for a card that lies face down.
        name: what it is, in full.
        title: its short name.
        note: its state in a word: secret, shown, ready, asleep.
        state: plain, can, chosen or cannot, as everywhere.
        why: why it cannot be used now.
        key: the key of its kind.
        count: how many equal ones there are.
        zone: the place it lies in, which tells the back of a hidden card.
        rules: where to read on.
    """

    target: Target
    kind: PieceKind
    id: str
    name: Msg
    title: Msg
    note: Msg
    state: State = PLAIN
    why: Msg | None = None
    key: str = ""
    count: int = 1
    zone: str = ""
    rules: tuple[RuleLink, ...] = ()


@frozen
class PieceTally:
    """How many pieces of a kind a player has: an icon and a number.

    ``text`` says it in words. For the own summary ``worth`` says more: "3 residents: +6", and
    ``brief`` the same beside the icon: "3: +6". ``zone`` is the place they lie in.
    """

    icon: str
    number: int
    text: Msg
    worth: Msg | None = None
    brief: Msg | None = None
    zone: str = ""


@frozen
class Extras:
    """All that modules lay beside one player.

    ``cards`` of other players are only those that lie open; what they hide is only counted.
    ``attack`` says what an attack would find in the own Alhambra.
    """

    cards: tuple[SpecialCard, ...] = ()
    tallies: tuple[PieceTally, ...] = ()
    attack: Msg | None = None


RESERVE = Press("reserve")
Paying = Literal["", "exact", "over", "short"]
Tone = Literal["", "ok", "warn", "strong"]
Mood = Literal["ask", "wait", "over"]


@frozen
class MarketSlot:
    """One of the four currency slots of the market.

    ``pay`` is ``"exact"``, ``"over"``, ``"short"`` or ``""``: how the viewer can pay at best, with
    ``pay_by`` units over or short and ``pay_text`` in words. ``note`` says why an empty slot is
    empty and when it is refilled, or that the tile fits nowhere.
    """

    target: AtSlot
    currency: str
    name: Msg
    tile: str | None
    price: int
    held: int
    held_text: Msg
    pay: Paying = ""
    pay_by: int = 0
    pay_text: Msg | None = None
    note: Msg | None = None
    state: State = PLAIN
    why: Msg | None = None
    key: str = ""


@frozen
class Display:
    """The open money cards; an empty place is None, and `limit` holds for several together."""

    cards: tuple[CardItem | None, ...]
    limit: int
    hint: SumHint | None = None


@frozen
class HandGroup:
    """The viewer's cards of one currency, in rising order, and their sum."""

    currency: str
    cards: tuple[CardItem, ...]
    sum: int


@frozen
class Hand:
    """The viewer's money; ``hidden`` is true while nobody may see it (hot seat, hand-over).

    The ``title`` names the seat where the hand may not be that of the person looking.
    """

    groups: tuple[HandGroup, ...]
    count: int
    total: int
    text: Msg
    title: Msg = field(factory=lambda: msg("table-hand"))
    hidden: bool = False


@frozen
class ReserveView:
    """The viewer's reserve with what it means for scoring."""

    tiles: tuple[TileItem, ...]
    note: Msg
    target: Target = RESERVE


@frozen
class PromptLine:
    """A piece of the second line of the prompt; ``tone`` is ok, warn, strong or empty."""

    text: Msg
    tone: Tone = ""


@frozen
class Prompt:
    """What can be done now: a question of verb and thing, what it causes, and the buttons.

    ``mood`` is ``"ask"`` (the viewer chooses), ``"wait"`` (somebody else does) or ``"over"``.
    ``tile`` or ``card`` is what it is about, drawn beside the words. ``beside`` says whether the
    chips are other things that could be done, not the choices that are asked for. ``rule`` is the
    rule it is about, if any.
    """

    title: Msg
    lines: tuple[PromptLine, ...] = ()
    tile: str | None = None
    buttons: tuple[ActionButton, ...] = ()
    chips: tuple[ActionButton, ...] = ()
    payments: tuple[Payment, ...] = ()
    mood: Mood = "ask"
    card: str = ""
    beside: bool = True
    rule: str = ""


@frozen
class PlayerView:
    """A player: score, wall, sizes, the six counts as scored, in the order of building types.

    ``extras`` are what modules lay beside the player, None if they lay nothing.
    """

    target: AtSeat
    seat: SeatTag
    score: int
    wall: int
    hand: int
    reserve: tuple[str, ...]
    counts: tuple[int | float, ...]
    palace: AlhambraView
    acting: bool = False
    next: bool = False
    thinking: bool = False
    leader: bool = False
    badges: tuple[Badge, ...] = ()
    text: Msg | None = None
    extras: Extras | None = None


@frozen
class DirkPanel:
    """The imaginary third player of a two-player game: his tiles and the six counts.

    ``pieces`` are what modules lay before him.
    """

    target: Target
    seat: SeatTag
    tiles: tuple[str, ...]
    counts: tuple[int | float, ...]
    state: State = PLAIN
    pieces: tuple[ZonePiece, ...] = ()


@frozen
class CountCell:
    """What one player has of something, what it is worth now, and whether it is the most."""

    seat: int
    count: int | float
    points: int
    most: bool = False


@frozen
class CountRow:
    """A line of the count table; ``item`` is a building type, ``"wall"`` or ``"camps"``.

    ``loss`` means that it is taken away after the scoring.
    """

    item: str
    name: Msg
    cells: tuple[CountCell, ...]
    loss: bool = False


@frozen
class CountTable:
    """What everybody would get if the next scoring came now."""

    title: Msg
    scoring: int
    seats: tuple[SeatTag, ...]
    rows: tuple[CountRow, ...]
    totals: tuple[int, ...]
    visible: bool = True


@frozen
class Recap:
    """What one player did since the viewer's last turn; first what happened to the viewer.

    ``rest`` counts in one sentence what is not listed.
    """

    seat: SeatTag
    lines: tuple[LogLine, ...]
    rest: Msg | None = None


@frozen
class ShareRow:
    """A tile given away at the end: what each seat holds of its currency, and who gets it."""

    currency: str
    tile: str
    sums: tuple[int, ...]
    winner: SeatTag | None
    text: Msg


@frozen
class Undo:
    """What undo and redo would do: their buttons, and the reason where they stop."""

    undo: ActionButton
    redo: ActionButton
    restart: ActionButton


@frozen
class TableView:
    """Everything on the table, as ``viewer`` may see it (None: nobody is looking).

    ``drops`` are the targets and parts of the table where what is being dragged may be dropped,
    ``lit`` those to choose from in a step that asks for one of them; none if nothing is asked.
    ``hands`` are those of all seats where all lie open.
    """

    viewer: int | None
    header: Header
    track: ScoreTrack
    market: tuple[MarketSlot, ...]
    display: Display
    deck: Deck
    bag: Bag
    hand: Hand
    reserve: ReserveView
    bought: tuple[TileItem, ...]
    palace: AlhambraView
    you: PlayerView
    opponents: tuple[PlayerView, ...]
    prompt: Prompt
    undo: Undo
    counts: CountTable
    log: tuple[LogLine, ...] = ()
    recap: tuple[Recap, ...] = ()
    dirk: DirkPanel | None = None
    legal: tuple[LegalCell, ...] = ()
    ghost: Ghost | None = None
    callout: Callout | None = None
    refusal: RefusalView | None = None
    shares: tuple[ShareRow, ...] = ()
    notice: Msg | None = None
    zones: tuple[ZoneView, ...] = ()
    shelf: tuple[ShelfView, ...] = ()
    stalls: Stalls | None = None
    drops: tuple[Target, ...] = ()
    lit: tuple[Target, ...] = ()
    hint: HintView | None = None
    hands: tuple[Hand, ...] = ()


Item = TypeVar("Item", CardItem, MarketSlot, PalaceTile, TileItem)


@define
class Overlay:
    """States of targets with their reasons, the prompt, and what is drawn on the board.

    ``moves`` are the names of the actions that are legal now, ``drops`` the targets where a thing
    that is being dragged may be dropped, ``lit`` what is to be chosen from for what is asked.
    """

    prompt: Prompt
    states: dict[Target, State] = field(factory=dict)
    whys: dict[Target, Msg] = field(factory=dict)
    legal: tuple[LegalCell, ...] = ()
    ghost: Ghost | None = None
    callout: Callout | None = None
    refusal: RefusalView | None = None
    notice: Msg | None = None
    moves: frozenset[str] = frozenset()
    drops: tuple[Target, ...] = ()
    lit: frozenset[Target] = frozenset()

    def state(self, target: Target) -> State:
        """Return the state of a target."""
        return self.states.get(target, PLAIN)

    def mark(self, item: Item) -> Item:
        """Return something of the table in the state that the picks put it in."""
        state = self.states.get(item.target, PLAIN)
        why = None if state == PLAIN else self.whys.get(item.target)
        if state == item.state and why is item.why:
            return item
        return evolve(item, state=state, why=why)

    @contextmanager
    def lighting(self, *, asked: bool = True) -> Iterator[None]:
        """Light what is marked meanwhile, if it is what the question asks for."""
        if not asked:
            yield
            return
        before, self.states = self.states, {}
        yield
        open_ = (target for target, state in self.states.items() if state in (CAN, CHOSEN))
        self.lit |= frozenset(open_)
        self.states = before | self.states

    def can(self, *targets: Target) -> None:
        """Mark targets that can be chosen."""
        self.states.update(dict.fromkeys(targets, CAN))

    def chosen(self, *targets: Target) -> None:
        """Mark targets that are chosen."""
        self.states.update(dict.fromkeys(targets, CHOSEN))

    def cannot(self, target: Target, why: Msg) -> None:
        """Mark a target that a rule forbids."""
        self.states[target] = CANNOT
        self.whys[target] = why
