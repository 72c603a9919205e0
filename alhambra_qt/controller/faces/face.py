"""The face of a module: what it looks like, is called, costs, moves and proves.

The face of ``huts`` is ``FACE`` in ``modules/huts/face.py``. A field without a default must be
given; whatever a face does not speak of is shown in the general way.

Texts are no part of a face: they are found by the names of things (see ARCHITECTURE.md).
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

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
    """A scoring with the Alhambras and Dirk's tiles as they were counted, for its proofs.

    ``tokens`` are what stood in the Alhambras by seat and cell, ``dirk_tokens`` what Dirk had.
    """

    ledger: Ledger
    palaces: tuple[Palace, ...]
    dirk: tuple[Tile, ...] | None
    player: Seat
    tokens: Mapping[Seat, Mapping[Cell, tuple[str, ...]]] = field(factory=dict)
    dirk_tokens: tuple[str, ...] = ()


def wallet(game: Game, seat: Seat) -> list[Card]:
    """Return what a seat can spend: its hand, then what lies open before it."""
    return [*game.players[seat].hand, *sorted(extra_money(game, seat))]


@define
class Table:
    """What a mode may know: the observation of its seat and how much help is wanted."""

    game: Game
    seat: Seat
    tags: Sequence[SeatTag]
    assist: str = "normal"
    legal: list[Action] = field(factory=list)

    @classmethod
    def of(cls, game: Game, seat: Seat, tags: Sequence[SeatTag], assist: str) -> "Table":
        """Look at a game with the eyes of the seat that must choose."""
        return cls(game, seat, tags, assist, legal_actions(game))

    @property
    def hand(self) -> list[int]:
        """What the seat can spend: its hand, then what lies open before it."""
        return wallet(self.game, self.seat)

    def options(self, kind: type[Action]) -> list[Action]:
        """List the legal actions of a type."""
        return [action for action in self.legal if type(action) is kind]

    def others(self, own: tuple[type[Action], ...]) -> list[Action]:
        """List the legal actions of all other types: what modules add."""
        return [action for action in self.legal if type(action) not in own]

    def only(self, action: Action) -> bool:
        """Return whether an action is the only answer, whatever free acts there are beside it."""
        return answers(self.game) == [action]

    def refusal(self, action: Action) -> Refusal | None:
        """Return the rule that forbids an action now."""
        return why_not(self.game, action)

    def walls(self, tile: int) -> str:
        """Return the wall sides of a tile that the seat would build, sticks included."""
        return letters_of(walls_of(self.game.players[self.seat], tile)) if tile else ""


STAR, GEM = "star", "gem"  # the icon of what has none of its own; the fifth currency

# -- actions and questions --------------------------------------------------------------------


@frozen
class Price:
    """What is to be paid with the cards of an action; ``lines`` say the rest of the price."""

    amount: int
    lines: tuple[PromptLine, ...] = field(default=())


@frozen
class Act:
    """An action of a module: how it is offered, and what follows from it.

    Attributes:
        key: the key of its button; empty for none.
        icon: the picture on its button.
        text: what its button says where no text bears its name (``act-take-hut``).
        prompt: title and line of the prompt while it is picked; empty for the general one.
        said: how it is said with everything it names, where that is not the general way
            (then it gives None).
        rule: the rule that whoever plays it uses, for the coach.
        offered: whether the coach speaks of it when it was never tried.
        why: the rule to read about when its button does not work.
        token: what a colour means to it: a token that begins so, nothing but a type of building
            if empty, whatever there is if None.
        own: its fields that are about one's own tokens (True) or those in the middle (False).
        price: what is to be paid with its cards.
        then: what follows from it, where a sentence names something of the action itself.
        gains: the points it would bring, said on its chip.
        tried: it can be tried to see what it does, as it neither draws nor reveals.
        followed: the step that follows it when it is tried, and the questions of that step, whose
            answers change nothing of what is counted.
        gets: it gets a tile, which is placed later.
        places: it places a tile.
        buys: it buys the tile of a slot with cards, picked like a purchase, between two turns.
        aside: it buys what is sold beside the market between two turns.
    """

    key: str = ""
    icon: str = STAR
    text: Msg | None = None
    prompt: tuple[Msg, ...] = ()
    said: Callable[[Table, Any], Msg | None] | None = None
    rule: str = ""
    offered: bool = True
    why: str = ""
    token: str | None = None
    own: Mapping[str, bool] = field(factory=dict)
    price: Callable[[Table], Price] | None = None
    then: Callable[[Table, Action], Msg] | None = None
    gains: Callable[[Table, Action], int] | None = None
    tried: bool = False
    followed: tuple[str, ...] = ()
    gets: bool = False
    places: bool = False
    buys: bool = False
    aside: bool = False


@frozen
class Asked:
    """A question of a module: its title if that names things, what it is about, its card."""

    title: Msg | None = None
    lines: tuple[PromptLine, ...] = ()
    card: str = ""


@frozen
class Foretold:
    """What is said of something that a move would bring about: its icon and its rule.

    It is told of what happens to who moves, or to ``anybody``. ``seen`` means that something hidden
    is seen by it, so that nothing before it can be taken back; ``text`` says it where it names what
    happens.
    """

    icon: str
    rule: str
    seen: bool = False
    anybody: bool = False
    text: Callable[[Any], Msg] | None = None


@frozen
class Sealed:
    """A question that goes round until one is left: how bids said in secret answer it.

    Attributes:
        about: what is on auction.
        seats: who may still bid.
        least: the least that is a bid now.
        most: the most that a seat could bid; asked of what that seat knows.
        answer: the bid or the pass of the seat to bid, if it goes as far as a number.
    """

    about: Callable[[Game], int]
    seats: Callable[[Game], Sequence[Seat]]
    least: Callable[[Game], int]
    most: Callable[[Game, Seat], int]
    answer: Callable[[Game, int], Action]


@frozen
class QuestionFace:
    """A question of a module: what is said of it, by whom it is foretold.

    ``named`` says to everybody what is going on while the screen changes hands. ``numbered`` means
    that its choices are numbered on the chips; ``foretold`` is the icon and the rule of the fact
    that a move would lead to it; ``sealed`` is for an auction.
    """

    said: Callable[[Table], Asked] | None = None
    named: Callable[[Game], Msg] | None = None
    numbered: bool = False
    foretold: Foretold | None = None
    sealed: Sealed | None = None


# -- pieces -----------------------------------------------------------------------------------


@frozen
class Special:
    """The cards of a zone that help their player: what they are called, their key.

    ``order`` tells where they lie among those of other modules. ``text`` begins the ids of their
    title and note; empty where every card has its own texts. ``rule`` is what to read about them;
    empty where every card has a rule of its own. ``used`` means that they wait to be used, so that
    there is a reason while they cannot be; ``tried`` gives an action with one that the rules may
    refuse, ``spent`` the rule by which one of a seat does nothing more in this turn.
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
    """How many pieces of a zone the seats hold, and Dirk; what the next scoring would give."""

    seat: Seat
    held: Counter[Seat]
    seats: int
    dirk: int
    ledger: Ledger
    said: Msg


@frozen
class Counted:
    """The pieces of a zone are counted beside their player: order, icon, text, and their worth.

    ``worth`` says what the number means for the owner: in words, and as numbers beside an icon.
    """

    order: int
    icon: str
    text: str
    worth: Callable[[Holding], tuple[Msg, Msg]] | None = None


@frozen
class ZoneFace:
    """A zone: the rule about its pieces if nothing is taken from it, and the back of hidden ones.

    ``dirks`` means that its pieces lie before Dirk.
    """

    rule: str = ""
    back: str = ""
    special: Special | None = None
    counted: Counted | None = None
    dirks: bool = False


@frozen
class ShelfFace:
    """What a shelf shows: the zones, how they are drawn, its picture, key and first rule.

    ``order`` tells where it stands among the others. ``watched`` is a zone whose next piece is
    shown as its back while nobody knows it; ``passing`` means that something lies there only while
    it is asked about. Its texts are found by its name: ``shelf-<name>`` (the title) and
    ``shelf-<name>-note`` (a few words beside it, may be missing).
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
    """A token before every player that is on or off: its key, and the rules while it is either."""

    badge: Callable[[Any, Seat], Badge]
    key: str
    on: str
    off: str


@frozen
class CardFace:
    """A kind of card: how one is said, what it is for, where it goes when it is paid.

    ``name`` is given the words of the id after the first, and the value. ``paid`` is the rule that
    is used by paying with one, ``taken`` the rule that is used by taking one.
    """

    name: Callable[[Sequence[str], int], Msg] | None = None
    rule: str = ""
    spent: Target = AT_DISCARDS
    paid: str = ""
    taken: str = ""


@frozen
class StallFace:
    """Where tiles are sold beside the market: the zone, its icon and key, the rule of buying."""

    zone: str
    icon: str
    key: str
    rule: str


@frozen
class TileFace:
    """A kind of tile: how one is said, the rule that is used by building one, where it is sold.

    ``name`` is given the words of the id after the first.
    """

    name: Callable[[Sequence[str]], Msg] | None = None
    stood: str = ""
    stall: StallFace | None = None


@frozen
class AskedPiece:
    """A piece that somebody asks about, in what the asker may know of a game.

    ``id`` is the printed one (of what lies face down only its first word), ``seat`` whose it is
    (the asker's where it lies in the middle), ``cell`` where it stands in that Alhambra, None if
    it does not. ``number`` is the scoring that comes next.
    """

    game: Game
    tags: Sequence[SeatTag]
    id: str
    seat: Seat
    cell: Cell | None
    number: int


@frozen
class PieceFace:
    """What a piece is: the rule about it; ``piece-<first word of its id>`` says what it does.

    ``worth`` says what it is worth now, beyond the lines of the score sheet that count it.
    """

    rule: str
    worth: Callable[[AskedPiece], Sequence[Fact]] | None = None


# -- scorings and what may come ---------------------------------------------------------------


@frozen
class RowFace:
    """Lines of a rule in the score sheet: the icon of their row, and how they are proved.

    Attributes:
        icon: the picture before the row.
        draw: what draws and says a line, given its number.
        tokens: how the ids of the tokens begin that it counts.
        scale: its points for counting one, two, three and so on.
        at_end: only the last scoring counts it.
    """

    icon: str = STAR
    draw: Callable[[ScoredBoard, Line, int], ProofLine] | None = None
    tokens: str = ""
    scale: tuple[int, ...] = ()
    at_end: bool = False


@frozen
class Effect:
    """A fact, the rule behind it, whether it tells everybody's points, and how much it matters.

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
    """Something that takes points away: what each thing that may come would cost a seat, by side.

    ``lines`` are what one that comes now from a side takes from everybody, given the scoring and
    the scores; ``open`` counts what it would find in the Alhambra of a seat, side by side.
    """

    rule: str
    lines: Callable[[Game, Side, int, Sequence[int]], list[Line]]
    losses: Callable[[Game, Seat, int], Losses]
    open: Callable[[Game, Seat], tuple[int, ...]]


Mover = Callable[[Any], Sequence[Motion]]


@frozen
class Face:
    """A module as people meet it.

    Attributes:
        icon: its picture.
        colour: the ground of its picture.
        box: the number of the box it was sold in; 0 for none.
        mix: the mix of modules that it belongs to; empty for none.
        easy: it only changes the money, nothing new happens on the board.
        own_numbers: some of its numbers no source gives: they are our own.
        learned: its place in the order of learning.
        needs: the rules that must be mastered before the coach proposes it.
        acts: its actions.
        moves: what moves in its events, or the reason why nothing does.
        sounds: what is heard of its events, where it is not the sound of what moves.
        heads: events that begin a part of the log of their own.
        zones: its zones, by their names.
        shelves: what it shows on the shelf.
        rows: what it adds to the score sheet, by the rules of the lines.
        questions: what is said of its questions, by their kinds.
        cards, tiles: its kinds of cards and tiles.
        pieces: what its pieces are and are worth, by the first words of their ids.
        foretold: events that a move is said to bring about.
        effects: what else a move does to what the module counts, found by comparing two states.
        threat: what takes points away.
        token: a token before every player.
        free: tokens that stand on a cell of their own, beside the tiles.
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
    effects: Callable[[Game, Game, Seat], Sequence[Effect]] | None = None
    threat: Threat | None = None
    token: TokenFace | None = None
    free: tuple[str, ...] = ()
