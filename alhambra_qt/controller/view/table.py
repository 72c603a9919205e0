"""The table as one person may see it, ready to draw: frozen data, no rules, no secrets.

Strings are the ids of ``engine/pieces.py`` (``"garden-8-nw"``, ``"florin-7"``, ``"ducat"``).
Places are ``(x, y)`` from the fountain, x growing east and y growing south. Sides are letters
of ``"nesw"``. Every sentence is a :class:`~alhambra_qt.i18n.Msg`, so that the same view can be
shown in another language. ``target`` fields are what is sent back to the desk when the thing is
clicked, hovered or asked about.

A ``state`` is one of four words, always drawn as shape and colour:

- ``"plain"``: nothing to do with it now,
- ``"can"``: it can be chosen now,
- ``"chosen"``: it is chosen,
- ``"cannot"``: it would be the turn for it, but a rule forbids it; ``why`` tells which.
"""

from typing import Literal

from attrs import field, frozen

from alhambra_qt.controller.view.hint import HintView
from alhambra_qt.controller.view.parts import (
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
    Payment,
    RefusalView,
    ScoreTrack,
    SeatTag,
    State,
    SumHint,
    TileItem,
    ZonePiece,
    ZoneView,
)
from alhambra_qt.controller.view.shelf import ShelfView, Stalls
from alhambra_qt.controller.view.special import Extras
from alhambra_qt.controller.view.targets import AtSeat, AtSlot, Press, Target
from alhambra_qt.i18n import Msg, msg

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
    ``tile`` or ``card`` is what it is about, drawn beside the words. ``beside`` tells whether the
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

    ``loss`` tells that it is taken away after the scoring.
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
    ``lit`` those to choose from in a step that asks for one of them; none where nothing is asked.
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
