"""The face of a module: its look, names, prices, motions and proofs.

The face of ``huts`` is ``FACE`` in ``modules/huts/face.py``. A field without a default is required;
everything else falls back to a generic presentation. Texts are not part of a face: they are found
by the names of things (see ARCHITECTURE.md).
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Literal

from attrs import define, field, frozen

from alhambra_qt.controller.view.page_views import Motion, ProofLine
from alhambra_qt.controller.view.table_view import PromptLine, Shape
from alhambra_qt.controller.view.targets import AT_DISCARDS, Target
from alhambra_qt.controller.view.view_parts import Badge, Fact, SeatTag
from alhambra_qt.engine import Game, Ledger, Line, Refusal, answers, legal_actions, why_not
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.building import walls_of
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.ids import Card, Cell, Seat, Side, Tile, letters_of
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.payments import extra_money
from alhambra_qt.i18n import Msg


@frozen(eq=False)
class ScoredBoard:
    """A scoring with the Alhambras and Dirk's tiles as scored, for its proofs.

    ``tokens`` are those in the Alhambras by seat and cell, ``dirk_tokens`` those of Dirk.
    """

    ledger: Ledger
    palaces: tuple[Palace, ...]
    dirk: tuple[Tile, ...] | None
    player: Seat
    tokens: Mapping[Seat, Mapping[Cell, tuple[str, ...]]] = field(factory=dict)
    dirk_tokens: tuple[str, ...] = ()


def wallet(game: Game, seat: Seat) -> list[Card]:
    """Return what a seat can spend: its hand, then its open cards."""
    return [*game.players[seat].hand, *sorted(extra_money(game, seat))]


@define
class Table:
    """The input of a mode: its seat's observation and the help level."""

    game: Game
    seat: Seat
    tags: Sequence[SeatTag]
    assist: str = "normal"
    legal: list[Action] = field(factory=list)
    meant: dict[Target, tuple[Any, ...]] = field(factory=dict, init=False, eq=False, repr=False)

    @classmethod
    def of(cls, game: Game, seat: Seat, tags: Sequence[SeatTag], assist: str) -> "Table":
        """Return a game as the seat that must choose may see it."""
        return cls(game, seat, tags, assist, legal_actions(game))

    @property
    def hand(self) -> list[int]:
        """The cards the seat can spend: its hand, then its open cards."""
        return wallet(self.game, self.seat)

    def options(self, kind: type[Action]) -> list[Action]:
        return [action for action in self.legal if type(action) is kind]

    def others(self, own: tuple[type[Action], ...]) -> list[Action]:
        """List the legal actions of all other types: what modules add."""
        return [action for action in self.legal if type(action) not in own]

    @cached_property
    def answers(self) -> list[Action]:
        """The legal actions that answer the question: all but the free ones."""
        return answers(self.game)

    def refusal(self, action: Action) -> Refusal | None:
        """Return the rule that forbids an action now."""
        return why_not(self.game, action)

    def walls(self, tile: int) -> str:
        """Return the wall sides of a tile that the seat would build, including added sticks."""
        return letters_of(walls_of(self.game.players[self.seat], tile)) if tile else ""


STAR, GEM = "star", "gem"  # the default icon, and the icon of the fifth currency

# -- actions and questions --------------------------------------------------------------------


@frozen
class Price:
    """The price that an action's cards must pay; ``lines`` describe the rest of it."""

    amount: int
    lines: tuple[PromptLine, ...] = field(default=())


@frozen
class Act:
    """An action of a module: how it is offered, and what follows from it.

    Attributes:
        key: shortcut of its button; empty for none.
        icon: icon of its button.
        text: text of its button, if no text has its name (``act-take-hut``).
        prompt: title and line of the prompt while it is picked; empty for the generic one.
        describe: phrases the action with everything it names; returns None for the generic way.
        rule: the rule that playing it uses, for the coach.
        offered: whether the coach mentions it when it was never tried.
        why: the rule to read about when its button is disabled.
        shut: why its button is disabled while no such action of a turn is legal; the button is
            missing then if this returns None.
        token: what a colour stands for: a token with this prefix; a building type if empty;
            anything available if None.
        own: its fields for the player's own tokens (True) or those in the middle (False).
        price: what its cards must pay.
        then: what follows from it, if that text names something of the action itself.
        gains: the points it would bring, shown on its chip.
        brings: what it is about and what that is worth to a seat, shown with its effects.
        notes: a few words about a choice among such actions, on its chip, if there are any.
        tried: whether it can be simulated, because it neither draws nor reveals.
        followed: the step after it in a simulation, and that step's questions, whose answers change
            nothing that is counted.
        gets: whether it gets a tile to be placed later.
        places: whether it places a tile.
        buys: whether it buys a slot's tile with cards between turns, picked like a purchase.
        aside: whether it buys from beside the market between turns.
    """

    key: str = ""
    icon: str = STAR
    text: Msg | None = None
    prompt: tuple[Msg, ...] = ()
    describe: Callable[[Table, Any], Msg | None] | None = None
    rule: str = ""
    offered: bool = True
    why: str = ""
    shut: Callable[[Table], Msg | None] | None = None
    token: str | None = None
    own: Mapping[str, bool] = field(factory=dict)
    price: Callable[[Table], Price] | None = None
    then: Callable[[Table, Action], Msg] | None = None
    gains: Callable[[Table, Action], int] | None = None
    brings: Callable[[Game, Seat, Sequence[SeatTag], Any], Sequence[Fact]] | None = None
    notes: Callable[[Game, Seat, Any], Msg | None] | None = None
    tried: bool = False
    followed: tuple[str, ...] = ()
    gets: bool = False
    places: bool = False
    buys: bool = False
    aside: bool = False


@frozen
class Asked:
    """A question of a module: its title if that names things, its subject, its card."""

    title: Msg | None = None
    lines: tuple[PromptLine, ...] = ()
    card: str = ""


@frozen
class Foretold:
    """How a predicted event is described: its icon and its rule.

    It is mentioned if it affects the acting seat, or ``anybody`` if set. ``seen`` means that it
    reveals something hidden, so that nothing before it can be undone. ``text`` phrases it if it
    must name what happens.
    """

    icon: str
    rule: str
    seen: bool = False
    anybody: bool = False
    text: Callable[[Any], Msg] | None = None


@frozen
class Sealed:
    """A question that goes round until one seat is left, and how sealed bids answer it.

    Attributes:
        about: what is being auctioned.
        seats: the seats that may still bid.
        least: the lowest valid bid now.
        most: the highest bid a seat could make, given what that seat knows.
        answer: the bid or pass of the seat to bid, given its limit.
    """

    about: Callable[[Game], int]
    seats: Callable[[Game], Sequence[Seat]]
    least: Callable[[Game], int]
    most: Callable[[Game, Seat], int]
    answer: Callable[[Game, int], Action]


@frozen
class QuestionFace:
    """A question of a module: its texts, and which facts predict it.

    ``named`` tells everybody what is going on while the screen changes hands. ``numbered`` means
    that its choices are numbered on the chips. ``foretold`` is the icon and rule of the fact shown
    when a move would lead to it. ``sealed`` is for an auction.
    """

    describe: Callable[[Table], Asked] | None = None
    named: Callable[[Game], Msg] | None = None
    numbered: bool = False
    foretold: Foretold | None = None
    sealed: Sealed | None = None


# -- pieces -----------------------------------------------------------------------------------


@frozen
class Special:
    """The cards of a zone that help their player: their names and shortcut.

    ``order`` is their position among those of other modules. ``text`` is the prefix of the ids of
    their title and note; empty if every card has its own texts. ``rule`` is what to read about
    them; empty if every card has its own rule. ``used`` means that they wait to be used, so that a
    reason is given while they cannot be. ``tried`` returns an action with one that the rules may
    refuse; ``spent`` is the rule by which a seat's card does nothing more this turn.
    """

    order: int
    key: str
    text: str = ""
    rule: str = ""
    used: bool = True
    tried: Callable[[Game, str], Action] | None = None
    spent: Callable[[Game, Seat, str], Refusal | None] | None = None


@frozen
class Holding:
    """How many pieces of a zone each seat and Dirk hold, and what the next scoring would give."""

    seat: Seat
    held: Counter[Seat]
    seats: int
    dirk: int
    ledger: Ledger
    label: Msg


@frozen
class Counted:
    """A zone whose pieces are counted beside their player: order, icon, text and worth.

    ``worth`` gives the meaning of the number for the owner: in words, and as numbers beside an
    icon.
    """

    order: int
    icon: str
    text: str
    worth: Callable[[Holding], tuple[Msg, Msg]] | None = None


@frozen
class ZoneFace:
    """A zone: the rule of its pieces if nothing is taken from it, and the back of hidden ones.

    ``dirks`` means that its pieces lie in front of Dirk.
    """

    rule: str = ""
    back: str = ""
    special: Special | None = None
    counted: Counted | None = None
    dirks: bool = False


@frozen
class ShelfFace:
    """The presentation of a shelf: zones, drawing, icon, shortcut and first rule.

    ``order`` is its position among the others. ``watched`` is a zone whose next piece is shown face
    down while nobody knows it; ``passing`` means that it holds something only during a question
    about it. Its texts are found by its name: ``shelf-<name>`` (the title) and
    ``shelf-<name>-note`` (a short note beside it, optional).
    """

    order: int
    name: str
    zones: tuple[str, ...]
    shape: Shape
    icon: str
    key: str
    rule: str
    watched: str = ""
    note: Callable[[Game, Sequence[str | Msg]], Msg | None] | None = None
    passing: bool = False


@frozen
class TokenFace:
    """An on/off token in front of every player: its shortcut, and the rules for both states."""

    badge: Callable[[Any, Seat], Badge]
    key: str
    on: str
    off: str


@frozen
class CardFace:
    """A kind of card: its name, its purpose, and where it goes when it is paid.

    ``name`` receives the words of the id after the first, and the value. ``paid`` is the rule used
    by paying with one, ``taken`` the rule used by taking one.
    """

    name: Callable[[Sequence[str], int], Msg] | None = None
    rule: str = ""
    spent: Target = AT_DISCARDS
    paid: str = ""
    taken: str = ""


@frozen
class StallFace:
    """A place of sale beside the market: the zone, its icon and shortcut, the buying rule."""

    zone: str
    icon: str
    key: str
    rule: str


@frozen
class TileFace:
    """A kind of tile: its name, the rule used by building one, where it is sold.

    ``name`` receives the words of the id after the first. It ``counts`` as some buildings of its
    type, depending on where it stands.
    """

    name: Callable[[Sequence[str]], Msg] | None = None
    stood: str = ""
    stall: StallFace | None = None
    counts: bool = False


@frozen
class AskedPiece:
    """A piece that a player asks about, as far as that player may know it.

    ``id`` is the printed one (for a face-down piece only its first word), ``seat`` its owner (the
    asker's seat for a piece in the middle), ``cell`` its place in that Alhambra or None. ``number``
    is the number of the next scoring.
    """

    game: Game
    tags: Sequence[SeatTag]
    id: str
    seat: Seat
    cell: Cell | None
    number: int


@frozen
class PieceFace:
    """The presentation of a piece: its rule; ``piece-<first word of its id>`` says what it does.

    ``worth`` says what it is worth now, beyond the score sheet lines that count it.
    """

    rule: str
    worth: Callable[[AskedPiece], Sequence[Fact]] | None = None


# -- scorings and predictions -----------------------------------------------------------------


@frozen
class RowFace:
    """A row of the score sheet for a rule's lines: its icon and its proof.

    Attributes:
        icon: the picture before the row.
        draw: draws and phrases a line, given its number.
        tokens: the prefix of the ids of tokens it counts.
        scale: its points for counting one, two, three and so on.
        at_end: whether only the last scoring counts it.
        places: its places' points in each scoring, if it is a majority.
        loses: whether it costs points.
    """

    icon: str = STAR
    draw: Callable[[ScoredBoard, Line, int], ProofLine] | None = None
    tokens: str = ""
    scale: tuple[int, ...] = ()
    at_end: bool = False
    places: Mapping[int, tuple[int, ...]] = field(factory=dict)
    loses: bool = False


@frozen
class LaidField:
    """A field of a position that somebody lays out: a list of pieces, or one of a few values.

    Attributes:
        on: whose field it is: a seat's, Dirk's, the table's, a tile's or a free cell's.
        values: the ids of what can lie there, or the values to choose from.
        copies: whether there are several of some pieces.
        single: whether it is one of the values; so is everything on a tile or a cell.
        reads, writes: how it stands in the object of its owner (tiles and cells are their seat's),
            if not by its name and as it is; ``writes`` changes that object.
    """

    on: Literal["seat", "dirk", "table", "tile", "cell"]
    values: tuple[str | bool, ...]
    copies: bool = False
    single: bool = False
    reads: Callable[[Mapping[str, Any], tuple[int, int]], Any] | None = None
    writes: Callable[[dict[str, Any], tuple[int, int], Any], None] | None = None

    @property
    def listed(self) -> bool:
        """Whether it is a list of pieces."""
        return self.on in ("seat", "dirk", "table") and not self.single


@frozen
class Effect:
    """A fact, its rule, whether it states everybody's points, and its importance.

    ``kind`` names what happens if it comes true, such as ``event-scout-taken``.
    """

    fact: Fact
    rule: str
    points: bool = False
    weight: float = 0
    kind: str = ""


Losses = Mapping[Side, int]


@frozen
class Threat:
    """A source of losses: what each possible event would cost a seat, by side.

    ``lines`` are what an event from a side now takes from everybody, given the scoring and the
    scores; ``open`` counts what it would find in a seat's Alhambra, side by side.
    """

    rule: str
    lines: Callable[[Game, Side, int, Sequence[int]], list[Line]]
    losses: Callable[[Game, Seat, int], Losses]
    open: Callable[[Game, Seat], tuple[int, ...]]


Mover = Callable[[Any], Sequence[Motion]]


@frozen
class Face:
    """A module's presentation.

    Attributes:
        icon: its icon.
        colour: background colour of its icon.
        box: number of the expansion box it was sold in; 0 for none.
        mix: the mix of modules that it belongs to; empty for none.
        easy: whether it only changes the money, with nothing new on the board.
        own_numbers: whether some of its numbers are ours because no source gives them.
        learned: its place in the order of learning.
        needs: rules to master before the coach proposes it.
        acts: its actions.
        moves: the motions of its events, or the reason why nothing moves.
        sounds: the sounds of its events, if they differ from the sound of what moves.
        heads: events that begin their own section of the log.
        zones: its zones, by name.
        shelves: what it shows on the shelf.
        rows: its rows of the score sheet, by the rules of the lines.
        questions: its questions, by kind.
        cards, tiles: its kinds of cards and tiles.
        pieces: its pieces and their worth, by the first word of their ids.
        foretold: events that are predicted before a move.
        effects: further effects of a move on what the module counts, found by comparing two states.
        threat: a source of losses.
        token: an on/off token in front of every player.
        free: tokens that stand on a cell of their own, beside the tiles.
        laid: the fields of a position that are laid out piece by piece.
    """

    icon: str
    colour: str
    box: int
    mix: str
    learned: int
    acts: Mapping[type[Action], Act]
    moves: Mapping[type[Event], Mover | str]
    zones: Mapping[str, ZoneFace]
    rows: Mapping[str, RowFace]
    sounds: Mapping[type[Event], str] = field(factory=dict)
    heads: tuple[type[Event], ...] = ()
    needs: tuple[str, ...] = ()
    easy: bool = False
    own_numbers: bool = False
    shelves: tuple[ShelfFace, ...] = ()
    questions: Mapping[str, QuestionFace] = field(factory=dict)
    cards: Mapping[str, CardFace] = field(factory=dict)
    tiles: Mapping[str, TileFace] = field(factory=dict)
    pieces: Mapping[str, PieceFace] = field(factory=dict)
    foretold: Mapping[type[Event], Foretold] = field(factory=dict)
    effects: Callable[[Game, Game, Seat, Sequence[SeatTag]], Sequence[Effect]] | None = None
    threat: Threat | None = None
    token: TokenFace | None = None
    free: tuple[str, ...] = ()
    laid: Mapping[str, LaidField] = field(factory=dict)
