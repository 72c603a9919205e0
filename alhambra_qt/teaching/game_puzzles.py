"""Puzzles from reviewed games: what would you do?

A review finds choices that certainly cost much (``costly_choices``). The computer players price
the promising choices in the chooser's own view (``Gathering``); where only one or two are good and
the others certainly worse, the position with its prices becomes a puzzle (``puzzle_of``). A puzzle
holds an observation, so nothing hidden from that seat is in it. Games with modules are left out:
the picture of an exercise shows no module's pieces.
"""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Any

from attrs import define, field, frozen
from msgspec import Meta as Limits
from msgspec import Struct, to_builtins
from msgspec.json import encode

from alhambra_qt import files, paths
from alhambra_qt.controller.faces.face import Table, wallet
from alhambra_qt.controller.game.advising import AdviceHost
from alhambra_qt.controller.game.file_shapes import Count, Json, SavedReason
from alhambra_qt.controller.game.reviews import tie_of
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.thoughts import reason_text
from alhambra_qt.controller.review.review_view import hundredths
from alhambra_qt.controller.review.review_words import icon_of, spread, turn_of
from alhambra_qt.controller.view.page_views import ProofPiece
from alhambra_qt.controller.words.moves import move_text
from alhambra_qt.controller.words.names import tile_name
from alhambra_qt.engine import Observation
from alhambra_qt.engine.codec import (
    action_from_json,
    action_to_json,
    observation_from_json,
    observation_to_json,
)
from alhambra_qt.engine.ids import xy
from alhambra_qt.engine.pieces import TILE_ID
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.modules import rules_for
from alhambra_qt.review.kept import reason_to_json
from alhambra_qt.review.model import (
    BLUNDER,
    MISTAKE,
    SLIP,
    Advice,
    JudgedChoice,
    PricedMove,
    Review,
)
from alhambra_qt.teaching.exercise import (
    CELLS,
    ONE,
    Board,
    Exercise,
    ExerciseRow,
    Option,
    one_right,
)
from alhambra_qt.teaching.exercise_parts import (
    board_of,
    cards_row,
    hand_row,
    name_of,
    places,
    price,
    slots,
    tags_for,
    tile_row,
)

GAME = "game"  # the family
OF_A_GAME, OFFERED, FEWEST, MOST_GOOD = 3, 4, 3, 2
KEPT, GAMES_KEPT = 60, 300
VERSION = 1

log = logging.getLogger(__name__)

Share = Annotated[float, Limits(ge=-10, le=10)]


class SavedMove(Struct):
    """A choice with what it costs beside the best, in shares of a win, and its 95 % interval."""

    action: Json
    cost: Share
    low: Share
    high: Share
    reasons: Annotated[list[SavedReason], Limits(max_length=50)] = []

    @property
    def worse(self) -> bool:
        """Whether it is certainly worse than the best, and by more than a trifle."""
        return self.low > 0 and self.cost >= SLIP


class GamePuzzle(Struct):
    """A puzzle: what its seat saw, the choices with their prices, and the one that was made."""

    id: Annotated[str, Limits(pattern=r"^[0-9a-f]{32}-[0-9]{1,6}\Z")]
    turn: Count
    level: Annotated[int, Limits(ge=1, le=3)]
    observation: Json
    moves: Annotated[list[SavedMove], Limits(min_length=FEWEST, max_length=OFFERED)]
    played: Json

    @property
    def code(self) -> str:
        """The code of its exercise."""
        return f"{GAME}.{self.level}.{self.id}"


# -- from a review to puzzles -----------------------------------------------------------------


@frozen
class CostlyChoice:
    """A choice that cost much: as its seat saw it, in a turn of the game."""

    id: str
    turn: int
    seen: Observation
    choice: JudgedChoice


def costly_choices(session: Session, review: Review) -> list[CostlyChoice]:
    """Give the choices of a finished game that certainly cost most, one of a turn."""
    if session.config.modules or session.branch is not None:
        return []
    dear = [choice for choice in review.judged() if choice.cost >= MISTAKE and choice.low >= SLIP]
    turns: dict[int, JudgedChoice] = {}
    for choice in sorted(dear, key=lambda choice: -choice.cost):
        turns.setdefault(choice.turn, choice)
    tied, found = tie_of(session), []
    for choice in list(turns.values())[:OF_A_GAME]:
        seen = session.as_it_was(choice.at).observation(choice.seat)
        turn = turn_of(session, session.steps[choice.at]) + 1
        found.append(CostlyChoice(f"{tied}-{choice.at}", turn, seen, choice))
    return found


def puzzle_of(moment: CostlyChoice, advice: Advice) -> GamePuzzle | None:
    """Make a puzzle if one or two of the priced choices are clearly better than the others."""
    best = min(advice.moves, key=lambda move: move.cost)
    same = [move for move in advice.moves if _alike(move, best)]
    saved = {move: _saved(move) for move in same}
    good = [move for move in same if not saved[move].worse]
    played = moment.choice.played
    bad = sorted((move for move in same if saved[move].worse), key=lambda move: move.cost)
    bad.sort(key=lambda move: move.action != played)
    offered = [*good, *bad][:OFFERED]
    if len(good) > MOST_GOOD or len(offered) < FEWEST:
        return None
    Random(moment.id).shuffle(offered)
    gap = moment.choice.cost  # the more a choice costs, the plainer it is
    level = 1 if gap >= BLUNDER else 2 if gap >= (MISTAKE + BLUNDER) / 2 else 3
    seen = observation_to_json(moment.seen)
    moves = [saved[move] for move in offered]
    return GamePuzzle(moment.id, moment.turn, level, seen, moves, action_to_json(played))


def _alike(move: PricedMove, best: PricedMove) -> bool:
    """Whether a choice is asked for as the best is: on the board or in words."""
    first, second = move.action, best.action
    if not hasattr(second, "cell"):
        return not hasattr(first, "cell")
    tiles = getattr(first, "tile", 0), getattr(second, "tile", 0)
    return type(first) is type(second) and tiles[0] == tiles[1]


def _saved(move: PricedMove) -> SavedMove:
    reasons = [files.fit(reason_to_json(reason), SavedReason) for reason in move.reasons]
    return SavedMove(action_to_json(move.action), move.cost, move.low, move.high, reasons)


# -- the exercise -----------------------------------------------------------------------------


def exercise_of(puzzle: GamePuzzle) -> Exercise:
    """Ask what to do.

    Raises:
        BadData: if the position or a choice cannot be read; names the field.
    """
    seen = observation_from_json(puzzle.observation, rules_for(()))
    table = Table(seen.game, seen.seat, tags_for(seen.game))
    actions: list[Any] = [action_from_json(move.action) for move in puzzle.moves]
    texts = [move_text(table, action) for action in actions]
    right = [number for number, move in enumerate(puzzle.moves) if not move.worse]
    right.sort(key=lambda number: puzzle.moves[number].cost)
    notes = {k: _price(move) for k, move in enumerate(puzzle.moves) if k not in right}
    best, on_board = actions[right[0]], hasattr(actions[0], "cell")
    if on_board:
        tile, own = getattr(best, "tile", 0), board_of(seen.game, seen.seat)
        built = (TILE_ID[tile], xy(best.cell)) if tile else None
        boards = [Board(own, places(action.cell for action in actions), built=built)]
        rows = [tile_row(tile)] if tile else []
    else:
        scores = [player.score for player in seen.game.players]
        order = sorted(range(len(scores)), key=lambda seat: (seat != seen.seat, -scores[seat]))
        boards = [Board(board_of(seen.game, seat)) for seat in order]
        rows = _rows(seen)
    return Exercise(
        CELLS if on_board else ONE,
        msg(f"puzzle-ask-{actions[0].name}" if on_board else "puzzle-ask-game"),
        one_right(*right),
        tuple(_why(puzzle, table, texts, right)),
        "",
        options=() if on_board else tuple(map(Option, texts, _pieces(table, actions))),
        rows=tuple(rows),
        boards=tuple(boards),
        lines=tuple(_lines(puzzle, seen)),
        notes=notes,
        code=puzzle.code,
        family=GAME,
        level=puzzle.level,
    )


def _pieces(table: Table, actions: Iterable[Any]) -> Iterator[ProofPiece | None]:
    for icon in (icon_of(table.game, action) for action in actions):
        yield (
            None if icon is None else ProofPiece("card" if icon.kind == "card" else "tile", icon.id)
        )


def _rows(seen: Observation) -> list[ExerciseRow]:
    """Show what lies open and what the seat has."""
    game, player = seen.game, seen.game.players[seen.seat]
    on_sale = tuple(ProofPiece("tile", TILE_ID[game.market[slot]]) for slot in slots(game))
    aside = tuple(ProofPiece("tile", TILE_ID[tile]) for tile in (*player.bought, *player.reserve))
    rows = [
        ExerciseRow(msg("exercise-row-market"), on_sale),
        cards_row(msg("exercise-row-display"), [card for card in game.display if card >= 0]),
        hand_row(wallet(game, seen.seat)),
    ]
    return [*rows, ExerciseRow(msg("puzzle-row-aside"), aside)] if aside else rows


def _lines(puzzle: GamePuzzle, seen: Observation) -> Iterator[Msg]:
    """Say when it is, who has how many points, and what the market costs."""
    game = seen.game
    scoring = min(game.scorings_done + 1, 3)
    yield msg("puzzle-when", turn=puzzle.turn, k=scoring, name=name_of(game, seen.seat))
    points = [
        msg("exercise-why-count", name=name_of(game, seat), n=player.score)
        for seat, player in enumerate(game.players)
    ]
    yield msg("puzzle-points", list=listing(points))
    costs = [
        msg("exercise-option-tile", tile=tile_name(TILE_ID[tile]), price=price(slot, tile))
        for slot, tile in enumerate(game.market)
        if tile
    ]
    if costs:
        yield msg("puzzle-market", list=listing(costs))


def _why(
    puzzle: GamePuzzle, table: Table, texts: Sequence[Msg], right: Sequence[int]
) -> Iterator[Msg]:
    """Say what was best and why, what is as good, and what was done in the game."""
    yield msg("puzzle-best", move=texts[right[0]])
    for number in right[1:]:
        yield msg("puzzle-good", move=texts[number])
    for reason in puzzle.moves[right[0]].reasons:
        yield reason_text(reason.id, tuple(reason.params.items()))
    played = next((k for k, move in enumerate(puzzle.moves) if move.action == puzzle.played), None)
    if played is not None:
        yield msg("puzzle-played", move=texts[played], n=hundredths(puzzle.moves[played].cost))


def _price(move: SavedMove) -> Msg:
    low, high = hundredths(move.low), hundredths(move.high)
    return msg("puzzle-worse", n=hundredths(move.cost), within=spread(max(0, low), min(100, high)))


# -- the file ---------------------------------------------------------------------------------


class _PuzzleFile(Struct):
    """The file: the puzzles, the newest last, and the games that were looked through."""

    version: int = VERSION
    puzzles: Annotated[list[GamePuzzle], Limits(max_length=10 * KEPT)] = []
    games: Annotated[list[str], Limits(max_length=10 * GAMES_KEPT)] = []


@define
class PuzzleShelf:
    """The puzzles from games at this computer; ``trouble`` says what is wrong with the file."""

    path: Path = field(factory=lambda: paths.data_dir() / "puzzles.json")
    trouble: Msg | None = None
    _locked: bool = field(default=False, init=False)

    def puzzles(self) -> list[GamePuzzle]:
        """Give the puzzles, the newest first."""
        return self._read().puzzles[::-1]

    def looked_through(self, session: Session) -> bool:
        """Whether a game was looked through before."""
        return tie_of(session) in self._read().games

    def add(self, session: Session, puzzles: Sequence[GamePuzzle]) -> None:
        """Keep what was found in a game.

        Raises:
            OSError: if the file cannot be written.
        """
        kept = self._read()
        if self._locked:
            return
        known = {puzzle.id for puzzle in puzzles}
        kept.puzzles = [*(puzzle for puzzle in kept.puzzles if puzzle.id not in known), *puzzles][
            -KEPT:
        ]
        kept.games = [*kept.games, tie_of(session)][-GAMES_KEPT:]
        files.write(self.path, encode(to_builtins(kept)))

    def _read(self) -> _PuzzleFile:
        found = files.open_kept(self.path, _PuzzleFile, VERSION, "puzzles")
        self.trouble, self._locked = found.trouble, found.locked
        return found.value or _PuzzleFile()


@define(eq=False)
class Gathering:
    """Makes puzzles of reviewed games in the background, one moment after the other.

    ``to_main`` runs a call in the main thread.
    """

    to_main: Callable[[Callable[[], None]], None]
    shelf: PuzzleShelf = field(factory=PuzzleShelf)
    host: AdviceHost = field(init=False)
    _session: Session | None = field(default=None, init=False)
    _waiting: list[CostlyChoice] = field(factory=list, init=False)
    _found: list[GamePuzzle] = field(factory=list, init=False)

    def __attrs_post_init__(self) -> None:
        self.host = AdviceHost(self.to_main, self._failed)

    def begin(self, session: Session, review: Review) -> None:
        """Look through a game whose review is complete, unless that was done before."""
        if session is self._session or self.shelf.looked_through(session):
            return
        self._session, self._found = session, []
        self._waiting = costly_choices(session, review)
        self._next()

    def stop(self) -> None:
        """Stop; the game is looked through another time."""
        self.host.stop()
        self._session = None

    def _failed(self, _reason: Msg) -> None:
        self._session = None

    def _next(self) -> None:
        if self._waiting:
            self.host.ask(self._waiting[0].seen, self._advised)
        elif self._session is not None:
            try:
                self.shelf.add(self._session, self._found)
            except OSError as error:
                log.warning("Puzzles from a game cannot be kept: %s", error)

    def _advised(self, advice: Advice) -> None:
        if advice.done < 1:
            return
        puzzle = puzzle_of(self._waiting.pop(0), advice)
        if puzzle is not None:
            self._found.append(puzzle)
        self._next()
