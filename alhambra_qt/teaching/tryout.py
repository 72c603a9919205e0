"""Trying out an example with the real engine: what happens, or the rule that forbids it.

    shown = look(example)                       # the Alhambra and the pieces beside it
    outcome = run(example, example.wrong[0])    # outcome.refusal, outcome.after, outcome.points

``show`` of an example names the pieces beside the board: ``hand``, ``reserve``, ``bought`` and
``alhambra`` (its tiles) of the seat that is shown, with ``-1`` behind it those of seat 1 and so on;
``market``, ``display``, ``discards``, ``bag``, ``deck``, ``piles`` (the five piles and their
scoring cards), ``dirk``, and the name of any zone of a module (what ``zones`` of the module calls
it; ``room`` stands for ``room-1``, ``room-2`` and ``room-3``).
"""

from collections.abc import Sequence
from functools import reduce

import attrs
from attrs import frozen

from alhambra_qt.controller.faces.face import ScoredBoard, Table
from alhambra_qt.controller.game.seats import tag_of
from alhambra_qt.controller.game.step import on_boards, scored_boards
from alhambra_qt.controller.presenter.player_panels import item_of, palace_of
from alhambra_qt.controller.presenter.score_sheet import proofs
from alhambra_qt.controller.view.page_views import LinesProof, MajorityProof, Proof, WallProof
from alhambra_qt.controller.view.view_parts import (
    AlhambraView,
    At,
    LogLine,
    RefusalView,
    RuleLink,
    SeatTag,
)
from alhambra_qt.controller.words.moves import move_text
from alhambra_qt.controller.words.names import a_tile, cell_name, currency_at, row_name
from alhambra_qt.controller.words.scoring_words import line_text
from alhambra_qt.controller.words.sentences import QUIET, log_line, refusal_view, rule_link
from alhambra_qt.engine import Game, Refusal, apply, why_not
from alhambra_qt.engine.actions import Action, AddTile, Buy, RemoveTile, SwapTile
from alhambra_qt.engine.building import walls_of
from alhambra_qt.engine.events import Event, TurnStarted
from alhambra_qt.engine.ids import Seat, cell_at, letters_of, xy
from alhambra_qt.engine.pieces import TILE_ID
from alhambra_qt.engine.play import run_steps
from alhambra_qt.engine.state import Setup
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.modules import new_game
from alhambra_qt.teaching.example_rows import ExampleRow, rows
from alhambra_qt.teaching.examples import Count, Example, Lay, Step, Try, tags_of


@frozen
class TryoutView:
    """The view of a try: the Alhambra, and the pieces beside it."""

    palace: AlhambraView
    rows: tuple[ExampleRow, ...]


@frozen
class PointLine:
    """A line of the ledger in words: for whom, what was counted, what it is worth."""

    tag: SeatTag
    text: Msg
    points: int
    rule: RuleLink


@frozen
class Outcome:
    """The result of a try.

    Attributes:
        legal: whether all of it is allowed.
        text: what was tried, in words.
        rule: the rule that forbids it, or the one the example shows.
        refusal: why it is not allowed, with cells and sides to draw; None if it is.
        happened: what happened, in words.
        points: the lines of the ledger that the example is about, in words.
        proof: what proves the points, to be drawn; None if nothing was scored.
        notes: what is drawn, in words: what was counted, and what that means if it must be said.
        before: the Alhambra before it.
        after: the Alhambra after all that was allowed.
        rows: the pieces beside it afterwards.
    """

    legal: bool
    text: Msg
    rule: RuleLink
    refusal: RefusalView | None
    happened: tuple[LogLine, ...]
    points: tuple[PointLine, ...]
    proof: Proof | None
    notes: tuple[tuple[Msg, Msg | None], ...]
    before: AlhambraView
    after: AlhambraView
    rows: tuple[ExampleRow, ...]


def look(example: Example) -> TryoutView:
    """Show the moment of an example, before anything is tried."""
    game = example.start()
    return TryoutView(_palace(example, game), rows(game, example.seat, example.tags, example.show))


def _palace(example: Example, game: Game, last: frozenset[int] = frozenset()) -> AlhambraView:
    seat = example.seat
    tokens = on_boards(game).get(seat, {})
    return palace_of(game.players[seat].palace, example.tags[seat], last, tokens)


# -- trying -----------------------------------------------------------------------------------


@attrs.define
class _Play:
    """A try on its way: the game, what happened, and what was tried in words."""

    example: Example
    game: Game
    events: list[Event] = attrs.field(factory=list)
    texts: list[Msg] = attrs.field(factory=list)
    boards: list[ScoredBoard] = attrs.field(factory=list)
    refusal: RefusalView | None = None
    tags: tuple[SeatTag, ...] = ()
    item: str = ""
    laid: bool = False

    def step(self, step: Step, *, quiet: bool) -> None:
        """Do one thing; a refusal is kept, and nothing is said of what is quiet."""
        told, heard = len(self.texts), len(self.events)
        self._do(step)
        if quiet and self.refusal is None:
            del self.texts[told:], self.events[heard:]

    def _do(self, step: Step) -> None:
        if isinstance(step, Lay):
            self._lay(step)
        elif isinstance(step, Count):
            self._count(step)
        else:
            self._act(step)

    def _act(self, action: Action) -> None:
        game = self.game
        seat = game.decisions[-1].seat if game.decisions else self.example.seat
        self.texts.append(_action_text(Table(game, seat, self.tags), action))
        refused = why_not(game, action)
        if refused is not None:
            self.refusal = _drawn(game, seat, refused, action)
            return
        before = game.clone()
        self._happened(before, apply(game, action))

    def _count(self, step: Count) -> None:
        """Count a scoring now, with everything that belongs to it."""
        game = self.game
        if self.item:
            item = row_name(self.item)
            self.texts.append(msg("book-example-score-item", k=step.number, item=item))
        else:
            self.texts.append(msg("book-example-score", k=step.number))
        before, game.events = game.clone(), []
        game.push("score", -1, step.number)
        run_steps(game)
        happened, game.events = game.events or [], None
        self._happened(before, happened)

    def _lay(self, step: Lay) -> None:
        """Lay the table anew."""
        old = self.game.setup
        setup = Setup(step.seats, old.seed, old.modules, old.variants)
        self.texts.append(msg("book-example-lay", seats=step.seats))
        self.game, self.laid, self.tags = new_game(setup), True, tags_of([""] * step.seats)

    def _happened(self, before: Game, events: Sequence[Event]) -> None:
        self.boards += scored_boards(before, self.game, events)
        self.events += events


def _action_text(table: Table, action: Action) -> Msg:
    """Say an action, also one that names a tile which is not where it is said to be."""
    game, player = table.game, table.game.players[table.seat]
    cell: int = getattr(action, "cell", 0)
    where = cell_name(*xy(cell))
    if isinstance(action, Buy) and not game.market[action.slot]:
        return msg("book-example-buy-empty", currency=currency_at(action.slot))
    if isinstance(action, RemoveTile) and cell not in player.palace.tiles:
        return msg("book-example-remove-empty", cell=where)
    if isinstance(action, SwapTile) and cell not in player.palace.tiles:
        return msg("book-example-swap-empty", tile=a_tile(TILE_ID[action.tile]), cell=where)
    if isinstance(action, AddTile) and action.tile not in player.reserve:
        return msg("book-example-add", tile=a_tile(TILE_ID[action.tile]), cell=where)
    return move_text(table, action)


def _drawn(game: Game, seat: Seat, refused: Refusal, action: Action) -> RefusalView:
    """Give a refusal ready to be drawn, with the tile that was to be built."""
    tile: int = getattr(action, "tile", 0)
    cell: int | None = getattr(action, "cell", None)
    walls = letters_of(walls_of(game.players[seat], tile)) if tile else None
    return refusal_view(refused, TILE_ID[tile] if tile else None, cell, walls=walls)


def run(example: Example, attempt: Try) -> Outcome:
    """Try something in the position of an example."""
    play = _Play(example, example.start(), tags=example.tags, item=attempt.item)
    before = _palace(example, play.game)
    old = dict(play.game.players[example.seat].palace.tiles)
    for number, step in enumerate(attempt.steps):
        play.step(step, quiet=number in attempt.quiet)
        if play.refusal is not None:
            break
    game, refusal, tags = play.game, play.refusal, play.tags
    now = game.players[example.seat].palace.tiles
    last = frozenset(cell for cell, tile in now.items() if old.get(cell) != tile)
    board = play.boards[-1] if play.boards else None
    proof = _proof(board, tags, attempt)
    return Outcome(
        legal=refusal is None,
        text=_joined(play.texts),
        rule=rule_link(refusal.rule if refusal is not None else example.rule),
        refusal=refusal,
        happened=_happened(play),
        points=_points(board, tags, attempt.item),
        proof=proof,
        notes=_notes(proof),
        before=before,
        after=_palace(example, game, last),
        rows=rows(game, example.seat, tags, example.show),
    )


def _happened(play: _Play) -> tuple[LogLine, ...]:
    """Say what happened; of a table that was laid: who begins."""
    if play.laid and play.game.decisions:
        seat = play.game.decisions[-1].seat
        begins = log_line(TurnStarted(seat, 0), play.tags)
        return (LogLine(msg("book-example-laid")), begins)
    events = [event for event in play.events if not isinstance(event, QUIET)]
    return tuple(log_line(event, play.tags) for event in events)


def _joined(lines: Sequence[Msg]) -> Msg:
    return reduce(lambda first, then: msg("book-example-then", first=first, then=then), lines)


def outcome_text(example: Example, attempt: Try) -> Msg:
    """Say what a try does."""
    return run(example, attempt).text


def _points(board: ScoredBoard | None, tags: Sequence[SeatTag], item: str) -> tuple[PointLine, ...]:
    """Say the lines of a row of the ledger; of a majority the best places first."""
    if board is None or not item:
        return ()
    lines = [line for line in board.ledger.lines if item_of(line) == item]
    return tuple(
        PointLine(tag_of(tags, line.seat), line_text(line), line.points, rule_link(line.rule))
        for line in sorted(lines, key=lambda line: line.rank)
    )


def _proof(board: ScoredBoard | None, tags: Sequence[SeatTag], attempt: Try) -> Proof | None:
    if board is None or not attempt.item:
        return None
    found = [proof for proof in proofs(board, tags) if proof.item == attempt.item]
    return next((proof for proof in found if proof.seat in (attempt.of, -1)), None)


def _notes(proof: Proof | None) -> tuple[tuple[Msg, Msg | None], ...]:
    """Say what is drawn on the board, and what else counts or gets lost."""
    if isinstance(proof, WallProof):
        return tuple((counted, why) for _, counted, why in proof.lines)
    if isinstance(proof, LinesProof):
        return tuple((line.text, line.detail) for line in proof.lines)
    if isinstance(proof, MajorityProof):
        lost = dict.fromkeys(share.rest for share in proof.shares if share.rest is not None)
        return tuple((note, None) for note in (*proof.notes, *lost))
    return ()


# -- any cell ---------------------------------------------------------------------------------


def by_cell(example: Example) -> Try | None:
    """Give the right try that can be made with any other cell; None if none names a cell."""
    return next((attempt for attempt in example.right if _names_cell(attempt.steps[-1])), None)


def _names_cell(step: Step) -> bool:
    return isinstance(step, Action) and "cell" in type(step).__match_args__


def cell_of(step: Step) -> At | None:
    """Give the cell that a step names; None if it names none."""
    cell: int | None = getattr(step, "cell", None)
    return None if cell is None else xy(cell)


def at(attempt: Try, place: At) -> Try:
    """Give the same try with another cell; whether it is right only the engine knows."""
    *before, last = attempt.steps
    if not isinstance(last, Action):
        return attempt
    kind = type(last)
    values = (getattr(last, name) for name in kind.__match_args__)
    named = zip(kind.__match_args__, values, strict=True)
    moved = kind.of(*(cell_at(*place) if name == "cell" else value for name, value in named))
    return Try((*before, moved), of=attempt.of, quiet=attempt.quiet)


def tile_tried(example: Example) -> str:
    """Give the tile that is tried on any cell; empty if none is."""
    attempt = by_cell(example)
    tile: int = getattr(attempt.steps[-1], "tile", 0) if attempt is not None else 0
    return TILE_ID[tile] if tile else ""
