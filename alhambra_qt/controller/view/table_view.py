"""The table as one person may see it, ready to draw: frozen data, no rules, no secrets.

It includes the modules' pieces (shelf, stalls, special cards), a hint's marks, and the overlay: the
changes made by the acting person's picks.
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
    """A sentence of a hint; ``number`` is the number of its marks on the table, 0 for none."""

    text: Msg
    number: int = 0


@frozen
class HintMark:
    """A thing on the table that a hint refers to, and a fallback mark if it is not visible."""

    target: Target
    number: int
    instead: Target | None = None


@frozen
class HintView:
    """A hint: its step of three, its words, its marks, and the buttons to continue and to close.

    While the hint is being computed, ``step`` is 0.
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
STALLS = "stalls"  # stands for the stalls beside the market; other names are shelves


@frozen
class ShelfPiece:
    """A piece on a shelf; ``left`` is the size of its stack, 0 if it is in none."""

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
    """A module's panel on the shelf.

    ``brief`` is its name if there is room for only one short word; ``about`` is the rule about
    taking from it. ``asks`` means that this is possible now, ``passing`` that it is only there
    during a question about it.
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
    """A tile on sale beside the market: its currency, and its price if it has one now."""

    piece: ZonePiece
    currency: str
    price: int
    text: Msg


@frozen
class Stalls:
    """All tiles on sale beside the market, as a rail; it may be empty.

    ``zones`` are the modules' zones that hold them.
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
    """A card or token of a player with a special use: a thief, a character, the vizier.

    Attributes:
        target: the target it sends when chosen.
        kind: ``"card"`` or ``"token"``.
        id: the printed id; empty for a card that lies face down.
        name: its full name.
        title: its short name.
        note: its state in a word: secret, shown, ready, asleep.
        state: plain, can, chosen or cannot.
        why: why it cannot be used now.
        key: the shortcut of its kind.
        count: the number of equal ones.
        zone: its zone, which determines the back of a hidden card.
        rules: rules to read.
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
    """A player's number of pieces of a kind: an icon and a number.

    ``text`` puts it into words. In the viewer's own summary ``worth`` adds more: "3 residents: +6",
    and ``brief`` the same beside the icon: "3: +6". ``zone`` is their zone.
    """

    icon: str
    number: int
    text: Msg
    worth: Msg | None = None
    brief: Msg | None = None
    zone: str = ""


@frozen
class Extras:
    """All modules' pieces beside one player.

    Other players' ``cards`` are only the open ones; hidden ones are only counted. ``attack`` says
    what an attack would find in the viewer's Alhambra.
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

    ``pay`` is the viewer's best payment: ``"exact"``, ``"over"``, ``"short"`` or ``""``, and
    ``pay_text`` that in words. ``note`` says why an empty slot is empty and when it is refilled,
    or that the tile fits nowhere.
    """

    target: AtSlot
    currency: str
    name: Msg
    tile: str | None
    price: int
    held: int
    held_text: Msg
    pay: Paying = ""
    pay_text: Msg | None = None
    note: Msg | None = None
    state: State = PLAIN
    why: Msg | None = None
    key: str = ""


@frozen
class Display:
    """The open money cards; an empty place is None, and `limit` applies to several together."""

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
    """The viewer's money; ``hidden`` while nobody may see it (hot seat, hand-over).

    The ``title`` names the seat if the hand may not be the viewer's.
    """

    groups: tuple[HandGroup, ...]
    count: int
    total: int
    text: Msg
    title: Msg = field(factory=lambda: msg("table-hand"))
    hidden: bool = False


@frozen
class ReserveView:
    """The viewer's reserve and its meaning for scoring."""

    tiles: tuple[TileItem, ...]
    note: Msg


@frozen
class PromptLine:
    """A part of the prompt's second line; ``tone`` is ok, warn, strong or empty."""

    text: Msg
    tone: Tone = ""


@frozen
class Prompt:
    """The prompt: a question of verb and thing, its effects, and the buttons.

    ``mood`` is ``"ask"`` (the viewer chooses), ``"wait"`` (somebody else does) or ``"over"``.
    ``tile`` or ``card`` is its subject, drawn beside the words. ``beside`` means that the chips are
    alternatives, not answers to the question. ``rule`` is its rule, if any. ``person`` is the
    person at another computer who chooses.
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
    person: SeatTag | None = None


@frozen
class PlayerView:
    """A player: score, wall, sizes, the six counts as scored, in the order of building types.

    ``extras`` are the modules' pieces beside the player, None if there are none. ``presence`` says
    who is there in a game at several computers, ``away`` whether it is nobody.
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
    badges: tuple[Badge, ...] = ()
    text: Msg | None = None
    extras: Extras | None = None
    presence: Msg | None = None
    away: bool = False


@frozen
class DirkPanel:
    """The imaginary third player of a two-player game: his tiles and the six counts.

    ``pieces`` are the modules' pieces in front of him.
    """

    target: Target
    seat: SeatTag
    tiles: tuple[str, ...]
    counts: tuple[int | float, ...]
    state: State = PLAIN
    pieces: tuple[ZonePiece, ...] = ()


@frozen
class CountCell:
    """One player's count of something, its value now, and whether it is the largest."""

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
    """The points of every player if the next scoring happened now.

    ``before`` are the players' points without it; Dirk has none.
    """

    title: Msg
    scoring: int
    seats: tuple[SeatTag, ...]
    rows: tuple[CountRow, ...]
    totals: tuple[int, ...]
    before: tuple[int, ...]
    visible: bool = True

    @property
    def then(self) -> tuple[int, ...]:
        """The players' points after it."""
        return tuple(old + new for old, new in zip(self.before, self.totals, strict=False))

    @property
    def first(self) -> tuple[bool, ...]:
        """Whether each player would lead then; nobody leads with nothing."""
        return tuple(0 < points == max(self.then) for points in self.then)


@frozen
class Recap:
    """A player's actions in a turn since the viewer's last; the viewer's entry comes first.

    ``rest`` counts the unlisted lines in one sentence. ``moment`` is the number of actions played
    before the player's own turn, -1 if this was somebody else's.
    """

    seat: SeatTag
    lines: tuple[LogLine, ...]
    rest: Msg | None = None
    moment: int = -1


@frozen
class ShareRow:
    """A tile distributed at the end: each seat's money in its currency, and who gets it."""

    currency: str
    tile: str
    sums: tuple[int, ...]
    winner: SeatTag | None
    text: Msg


@frozen
class Undo:
    """Undo and redo: their buttons, and the reason if one is unavailable."""

    undo: ActionButton
    redo: ActionButton
    restart: ActionButton


@frozen
class TableView:
    """The whole table, as ``viewer`` may see it (None: nobody is looking).

    ``drops`` are the targets and parts of the table that accept what is being dragged. ``lit`` are
    the targets to choose from in a step that asks for one; empty if nothing is asked. ``hands`` are
    all seats' hands if they are open. ``ahead`` are the empty cells of the own Alhambra where
    a tile of the market or of the own reserve would fit.
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
    ahead: tuple[tuple[int, int], ...] = ()


Item = TypeVar("Item", CardItem, MarketSlot, PalaceTile, TileItem)


@define
class Overlay:
    """States of targets with their reasons, the prompt, and what is drawn on the board.

    ``moves`` are the names of the legal actions, ``drops`` the targets that accept what is being
    dragged, ``lit`` the targets that answer the question.
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
        return self.states.get(target, PLAIN)

    def mark(self, item: Item) -> Item:
        """Return an item of the table with its state under the current picks."""
        state = self.states.get(item.target, PLAIN)
        why = None if state == PLAIN else self.whys.get(item.target)
        if state == item.state and why is item.why:
            return item
        return evolve(item, state=state, why=why)

    @contextmanager
    def lighting(self, *, asked: bool = True) -> Iterator[None]:
        """Highlight what is marked inside this block, if the question asks for it."""
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
        """Mark targets as chosen."""
        self.states.update(dict.fromkeys(targets, CHOSEN))

    def cannot(self, target: Target, why: Msg) -> None:
        """Mark a target as forbidden, with the reason."""
        self.states[target] = CANNOT
        self.whys[target] = why
