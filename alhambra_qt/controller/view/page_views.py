"""The pages beside the table as data: ledger, results, hand-over, the full log; and motions."""

from collections.abc import Callable
from typing import Literal

from attrs import frozen

from alhambra_qt.controller.view.targets import Target
from alhambra_qt.controller.view.view_parts import (
    ActionButton,
    AlhambraView,
    At,
    LogLine,
    LogTopic,
    PieceKind,
    RuleBox,
    SeatTag,
    SideAt,
)
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, msg

TOPICS: tuple[LogTopic, ...] = ("buy", "money", "build", "module", "scoring", "draw", "said")
GroupKind = Literal["turn", "scoring", "module"]


@frozen
class LogGroup:
    """A section of the log: a turn with its player and number from 1, a scoring, a major event.

    ``icon`` is for sections other than turns; ``own`` marks the viewer's own turns; ``moment`` is
    the number of actions played when it began.
    """

    kind: GroupKind
    title: Msg | str
    seat: SeatTag | None
    turn: int
    lines: tuple[LogLine, ...] = ()
    icon: str = ""
    own: bool = False
    moment: int = 0


@frozen
class LogFilter:
    """A log filter: topics, seats, undone steps, search words."""

    without: frozenset[LogTopic] = frozenset({"draw"})
    silent: frozenset[Seat] = frozenset()
    struck: bool = True
    words: str = ""

    @property
    def active(self) -> int:
        """The number of filters in effect."""
        return len(self.without) + len(self.silent) + (not self.struck) + bool(self.words)

    def shows(self, line: LogLine, said: Callable[[Msg | str], str]) -> bool:
        """Return whether a line passes the filter; ``said`` puts it into words."""
        if line.topic in self.without or (line.undone and not self.struck):
            return False
        if line.seat is not None and line.seat.seat in self.silent:
            return False
        return self.words.casefold().strip() in said(line.text).casefold()

    def of(
        self, groups: tuple[LogGroup, ...], said: Callable[[Msg | str], str]
    ) -> tuple[tuple[int, tuple[LogLine, ...]], ...]:
        """Return the sections with matching lines, by number, with these lines."""
        found = (
            (number, tuple(line for line in group.lines if self.shows(line, said)))
            for number, group in enumerate(groups)
        )
        return tuple((number, lines) for number, lines in found if lines)


@frozen
class LogView:
    """The whole log as a viewer may see it, and the players."""

    groups: tuple[LogGroup, ...]
    seats: tuple[SeatTag, ...]

    @property
    def lines(self) -> tuple[LogLine, ...]:
        return tuple(line for group in self.groups for line in group.lines)

    @property
    def marks(self) -> tuple[int, ...]:
        """The jump targets: the start, each major event, the viewer's last turn."""
        great = [k for k, group in enumerate(self.groups) if group.kind != "turn"]
        own = [k for k, group in enumerate(self.groups) if group.own and group.kind == "turn"]
        return tuple(sorted({*([0] if self.groups else []), *great, *own[-1:]}))


ProofKind = Literal["cells", "arrow", "around", "set", "open", "path"]
STEP_COUNT = msg("ledger-step-count")


@frozen
class LedgerCell:
    """One player's result for one line of a scoring: points, count in words (``2 built``)."""

    seat: int
    points: int
    count: int | float
    text: Msg
    most: bool = False


@frozen
class LedgerRow:
    """A line of the ledger; ``item`` is a building type, ``"wall"`` or ``"camps"``."""

    item: str
    name: Msg
    pay: Msg
    cells: tuple[LedgerCell, ...]


@frozen
class ProofPiece:
    """A piece that counts, by its printed id.

    ``kind`` is ``"tile"``, ``"card"``, ``"token"`` or ``"type"`` (a colour); ``worth`` is the
    number it counts as, if that must be stated, and ``token`` the token on the tile that actually
    counts.
    """

    kind: PieceKind | Literal["type"]
    id: str
    worth: int | float = 0
    token: str = ""


@frozen
class ProofCount:
    """The counted pieces of one player, and the cells of those that are tiles."""

    seat: SeatTag
    pieces: tuple[ProofPiece, ...]
    cells: tuple[At, ...]
    count: int | float


@frozen
class ProofPlace:
    """A place of a majority: its points (None: not paid in this scoring) and who fills it."""

    rank: int
    name: Msg
    points: int | None
    text: Msg
    seats: tuple[SeatTag, ...]


@frozen
class ProofShare:
    """How a place's points were shared: ``(9 + 2) ÷ 2 = 5``, the remainder, who got how much."""

    text: Msg
    rest: Msg | None
    gains: tuple[tuple[SeatTag, int], ...]


@frozen
class MajorityProof:
    """The proof of a majority: count, assign the places, share and round down.

    ``step`` says what is counted; ``notes`` list what counts besides buildings, and how much.
    """

    item: str
    title: Msg
    counts: tuple[ProofCount, ...]
    places: tuple[ProofPlace, ...]
    shares: tuple[ProofShare, ...]
    rule: RuleBox
    seat: int = -1
    step: Msg = STEP_COUNT
    notes: tuple[Msg, ...] = ()


@frozen
class WallProof:
    """The proof of a wall's points.

    ``counted`` are the sides of the longest stretch, in walking order and numbered from 1; ``lost``
    the outer sides that are not joined to it; ``inside`` the double walls between two tiles (each
    given once). ``ends`` are the corner points of the stretch in tile corners: (x, y) is the north
    west corner of cell (x, y); a closed ring has none.
    """

    seat: int
    title: Msg
    palace: AlhambraView
    counted: tuple[SideAt, ...]
    lost: tuple[SideAt, ...]
    inside: tuple[SideAt, ...]
    lines: tuple[tuple[str, Msg, Msg], ...]
    rule: RuleBox
    ends: tuple[At, ...] = ()
    item: str = "wall"


@frozen
class ProofLine:
    """A reason for points or a loss: what it counts, in words and on the board.

    ``kind`` is the way it is drawn: ``"cells"`` frames the counted cells, ``"arrow"`` joins them to
    ``start`` in a line, ``"around"`` frames the eight spaces around ``start`` and counts off those
    that matter, ``"set"`` marks them with ``number``; ``"open"`` marks ``sides`` that cost
    ``number`` points each, ``"path"`` is a wall that gives a point for every ``number`` sides.
    ``pieces`` stand beside the words, and ``count`` is what was counted, for a proof with a scale.
    """

    text: Msg
    cells: tuple[At, ...] = ()
    start: At | None = None
    sides: tuple[SideAt, ...] = ()
    kind: ProofKind = "cells"
    number: int = 0
    pieces: tuple[ProofPiece, ...] = ()
    detail: Msg | None = None
    count: int | float = 0


@frozen
class LinesProof:
    """The proof of a module's rule, line by line.

    ``scale`` are the points for counting one, two, three and so on, if they follow a scale.
    """

    seat: int
    title: Msg
    palace: AlhambraView
    lines: tuple[ProofLine, ...]
    rule: RuleBox
    item: str
    scale: tuple[int, ...] = ()
    scale_title: Msg | None = None


Proof = MajorityProof | WallProof | LinesProof


@frozen
class ScoringPage:
    """One scoring in full: rows, what each player gained, had and has, and the proofs.

    ``warning`` says what in it cannot be, as on a table that was laid against the rules.
    """

    number: int
    name: Msg
    title: Msg
    when: Msg
    pays: Msg
    seats: tuple[SeatTag, ...]
    rows: tuple[LedgerRow, ...]
    gained: tuple[int, ...]
    before: tuple[int, ...]
    now: tuple[int, ...]
    proofs: tuple[Proof, ...]
    warning: Msg | None = None

    def proof(self, item: str, seat: int) -> Proof | None:
        """Find the proof of an ``item`` for a ``seat``; all seats share a majority's proof."""
        for proof in self.proofs:
            if proof.item == item and proof.seat in (seat, -1):
                return proof
        return None


@frozen
class LedgerView:
    """The ledger: a tab for each of the three scorings, None for those to come."""

    tabs: tuple[Msg, Msg, Msg]
    pages: tuple[ScoringPage | None, ScoringPage | None, ScoringPage | None]
    shown: int
    hint: Msg


@frozen
class ResultStat:
    """A statistic of a player's game: its name and its value in words."""

    id: str
    name: Msg
    text: Msg


@frozen
class ResultRow:
    """A player's line in the results; ``place`` is shared on a tie."""

    seat: SeatTag
    place: int
    score: int
    gained: tuple[int, ...]
    winner: bool
    stats: tuple[ResultStat, ...]
    palace: AlhambraView


@frozen
class ThisGame:
    """The details of a game: round, modules (id, name, variant), differences, seats, seed, code.

    ``branch`` marks a branch that does not count; ``begun`` means that actions were played,
    ``studied`` that it does not count because it began from a position or a moment of a game.
    """

    round: Msg
    modules: tuple[tuple[str, Msg, Msg | None], ...]
    differences: tuple[Msg, ...]
    seats: tuple[tuple[SeatTag, Msg], ...]
    seed: str
    code: str
    branch: Msg | None = None
    begun: bool = True
    studied: bool = False


@frozen
class ResultsView:
    """The end of a game: the winner, every player's scorings, statistics.

    ``celebrated`` are the winners, or nobody where the only person at the screen has lost. ``own``
    is the seat of this person, -1 if there is not just one, and ``feeling`` whether they won or
    lost by little (``"close"``), much (``"far"``) or neither (``"plain"``).
    """

    title: Msg
    text: Msg
    rows: tuple[ResultRow, ...]
    scorings: tuple[Msg, ...]
    winners: tuple[SeatTag, ...]
    seed: str
    shares: tuple[LogLine, ...] = ()
    celebrated: tuple[SeatTag, ...] = ()
    dirk: tuple[int, ...] | None = None
    rule: RuleBox | None = None
    buttons: tuple[ActionButton, ...] = ()
    game: ThisGame | None = None
    own: int = -1
    feeling: str = ""


@frozen
class DealLine:
    """Whether the deal of a game at several computers was honest.

    ``texts`` say why; ``at`` is the number of actions before what does not agree, -1 if nothing can
    be shown.
    """

    title: Msg
    texts: tuple[Msg, ...]
    tone: Literal["ok", "ink2", "warn"] = "ink2"
    at: int = -1
    show: Msg | None = None


@frozen
class HandoverView:
    """The screen between two people at one computer: who is next and what happened; no secrets.

    ``lang`` is the language of the person addressed; ``matter`` names the question if it is not
    just their turn, and ``whose`` the seat whose turn it is then. ``since`` may be empty.
    """

    seat: SeatTag
    lang: str
    title: Msg
    text: Msg
    since_title: Msg
    since: tuple[LogLine, ...]
    button: ActionButton
    note: Msg
    matter: Msg | None = None
    whose: Msg | None = None


@frozen
class Motion:
    """A piece that moved, for the animation: ``piece`` goes from one target to another.

    ``kind`` is ``"card"``, ``"tile"`` or ``"token"``; a card face down is named by its back.
    Targets are those of the view or one of these:

    - of everybody: an ``AtPlace``, ``AtDisplay()``, ``OnShelf`` (a piece of a shelf or a zone of
      it; without it the shelf), ``OnTray``;
    - of the ``seat``: ``AtHand()``, ``AtReserve()``, ``AtBought()``, ``AtSeat()`` (its panel),
      ``BesideSeat``, ``NamedTile`` (wherever its tile is), ``AT_CART``.

    ``sound`` plays when it arrives.
    """

    kind: PieceKind
    piece: str
    source: Target
    dest: Target
    seat: int
    sound: str = ""
