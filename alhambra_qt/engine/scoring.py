"""Counting points: majorities, ties, the longest wall, and the ledger that proves them."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from .events import Scored
from .ids import DIRK, Cell, Seat, Tile
from .ledger import Ledger, Line, Part, Tie
from .palace import Palace
from .pieces import BUILDING_TYPE, MAJORITY_POINTS, TYPES
from .rules import Game

Counts = list[list[float]]
Rows = tuple[tuple[float, ...], ...]  # the same, fit for keys of caches


def next_scoring(game: Game) -> int:
    """Return the number of the next scoring (the last one once all are done)."""
    return min(game.scorings_done + 1, 3)


def building_cells(game: Game, seat: Seat) -> list[list[Cell]]:
    """Return the cells of a seat's buildings, one list per building type."""
    cells: list[list[Cell]] = [[] for _ in TYPES]
    for cell, tile in game.players[seat].palace.tiles.items():
        if BUILDING_TYPE[tile] >= 0:
            cells[BUILDING_TYPE[tile]].append(cell)
    return cells


def building_counts(game: Game, scoring: int = 0) -> Counts:
    """Count the buildings per seat and type for majorities; Dirk's are the last row.

    The counts may depend on the scoring; 0 means the next one.
    """
    counts = standing_counts(game)
    for choose in game.rules.majority_counts:
        counts = choose(game, scoring or next_scoring(game), counts)
    return counts


def standing_counts(game: Game) -> Counts:
    """Count the buildings regardless of the scoring; Dirk's are the last row if he plays."""
    return [list(row) for row in standing_rows(game)]


def standing_rows(game: Game) -> Rows:
    """Return the same as tuples, which are the same objects while nothing is built."""
    rows = [player.palace.known(_built) for player in game.players]
    if game.dirk is not None:
        rows.append(_types(tuple(game.dirk)))
    if game.rules.building_counts:
        counts = [list(row) for row in rows]
        for fold in game.rules.building_counts:
            counts = fold(game, counts)
        rows = [tuple(row) for row in counts]
    return tuple(rows)


def _built(palace: Palace) -> tuple[float, ...]:
    return _types(tuple(palace.tiles.values()))


@lru_cache(maxsize=4096)
def _types(tiles: tuple[Tile, ...]) -> tuple[float, ...]:
    """Count the buildings of each type among the tiles."""
    row = [0.0] * (len(TYPES) + 1)  # the last entry collects other tiles
    for tile in tiles:
        row[BUILDING_TYPE[tile]] += 1
    return tuple(row[:-1])


Place = tuple[int, int, Tie | None]  # rank, points, tie if shared


def share_places(counts: Sequence[float], points: Sequence[int]) -> Sequence[Place]:
    """Return (rank, points, tie) per count (rules score.majority, score.tie, score.own_one).

    A count of 0 has rank 0. Places after the last one in ``points`` are worth nothing.

    >>> [place[:2] for place in share_places([4, 4, 1], [13, 6])]
    [(1, 9), (1, 9), (3, 0)]
    """
    return _shared(tuple(counts), tuple(points))


@lru_cache(maxsize=4096)
def _shared(counts: tuple[float, ...], points: tuple[int, ...]) -> tuple[Place, ...]:
    """Compute the places, with a cache: computer players need the same ones again and again."""
    result: list[Place] = [(0, 0, None)] * len(counts)
    rank = 1
    for count in sorted({count for count in counts if count > 0}, reverse=True):
        who = tuple(index for index, mine in enumerate(counts) if mine == count)
        places = tuple(
            points[place] if place < len(points) else 0
            for place in range(rank - 1, rank - 1 + len(who))
        )
        share = sum(places) // len(who)
        tie = Tie(rank, who, places, sum(places), share) if len(who) > 1 else None
        for index in who:
            result[index] = (rank, share, tie)
        rank += len(who)
    return tuple(result)


def majority_points(counts: Counts, scoring: int) -> list[int]:
    """Return the majority points of each row of counts, without making a ledger."""
    totals = [0] * len(counts)
    for kind, points in enumerate(MAJORITY_POINTS[scoring]):
        column = [row[kind] for row in counts]
        for index, (_, gained, _) in enumerate(share_places(column, points)):
            totals[index] += gained
    return totals


def score_now(game: Game, scoring: int, losses: bool = False) -> Ledger:
    """Return the ledger of a scoring as if it happened now; the game is unchanged.

    With ``losses`` it includes the points that modules take away afterwards, as in the game.

    >>> from alhambra_qt.engine import Setup
    >>> from alhambra_qt.modules import new_game
    >>> game = new_game(Setup(seats=3, seed="a"))
    >>> score_now(game, 1).totals  # nobody has built anything
    (0, 0, 0)
    """
    lines: list[Line] = []
    _majority_lines(game, scoring, lines)
    _wall_lines(game, lines)
    lines += module_lines(game, scoring)
    before = tuple(player.score for player in game.players)
    totals = _totals(game, lines)
    if losses and game.rules.score_losses:
        lines += loss_lines(game, scoring, totals)
        totals = _totals(game, lines)
    dirk = sum([line.points for line in lines if line.seat == DIRK])
    dirk_total = None if game.dirk is None else dirk
    return Ledger(scoring, tuple(lines), before, tuple(totals), dirk_total, game.turn)


def unproved_totals(game: Game, scoring: int) -> list[int]:
    """Return each seat's points in a scoring, losses included, without making a ledger."""
    totals = majority_points(building_counts(game, scoring), scoring)[: len(game.players)]
    for seat, player in enumerate(game.players):
        totals[seat] += player.palace.longest_wall()
    totals = _totals(game, module_lines(game, scoring), totals)
    if game.rules.score_losses:
        totals = _totals(game, loss_lines(game, scoring, totals), totals)
    return totals


def _totals(game: Game, lines: list[Line], before: Sequence[int] = ()) -> list[int]:
    totals = list(before) or [0] * len(game.players)
    for line in lines:
        if line.seat != DIRK:
            totals[line.seat] += line.points
    return totals


def loss_lines(game: Game, scoring: int, gained: Sequence[int]) -> list[Line]:
    """List the losses that modules cause after a scoring with these gains."""
    scores = [player.score + points for player, points in zip(game.players, gained, strict=True)]
    lines: list[Line] = []
    for add in game.rules.score_losses:
        add(game, scoring, scores, lines)
    return lines


def module_lines(game: Game, scoring: int) -> list[Line]:
    """List the lines that modules add to a scoring."""
    lines: list[Line] = []
    for add in game.rules.score_items:
        add(game, scoring, lines)
    return lines


def counted_parts(game: Game, scoring: int, seat: Seat) -> list[Part]:
    """List the pieces other than buildings that count in a seat's majorities."""
    parts: list[Part] = []
    for add in game.rules.count_parts:
        add(game, scoring, seat, parts)
    return parts


def _majority_lines(game: Game, scoring: int, lines: list[Line]) -> None:
    players = range(len(game.players))
    cells = [building_cells(game, seat) for seat in players]
    parts = [counted_parts(game, scoring, seat) for seat in players]
    counts = building_counts(game, scoring)
    lines += shared_lines(counts, len(players), scoring, cells, parts)


def shared_lines(
    counts: Counts,
    players: int,
    scoring: int,
    cells: Sequence[list[list[Cell]]] = (),
    parts: Sequence[list[Part]] = (),
) -> list[Line]:
    """Share out the majorities; a row of counts after those of the players is Dirk's."""
    lines = []
    for kind, points in enumerate(MAJORITY_POINTS[scoring]):
        shares = share_places([row[kind] for row in counts], points)
        for index, (rank, gained, tie) in enumerate(shares):
            if not rank:
                continue
            seat = index if index < players else DIRK
            every = parts[index] if index < len(parts) else ()
            mine = tuple([part for part in every if part.kind == kind])
            built = cells[index][kind] if index < len(cells) else ()  # Dirk has no board
            shown = (*built, *[cell for part in mine for cell in part.cells])
            item, count, named = TYPES[kind], counts[index][kind], _name_dirk(tie, players)
            lines.append(
                Line(seat, "score.majority", item, count, rank, gained, shown, (), named, mine)
            )
    return lines


def counted_ledger(
    counts: Counts, walls: Sequence[int], scoring: int, more: Iterable[Line], before: Sequence[int]
) -> Ledger:
    """Return the ledger of a scoring known by its numbers only: ``more`` lines are of modules.

    Counts have a row for each wall, and one more if Dirk plays.
    """
    lines = shared_lines(counts, len(walls), scoring)
    for seat, wall in enumerate(walls):
        if wall:
            lines.append(Line(seat, "score.wall", "wall", wall, 0, wall))
    lines += more
    gained = [sum([ln.points for ln in lines if ln.seat == seat]) for seat in range(len(walls))]
    dirk = sum([line.points for line in lines if line.seat == DIRK])
    has_dirk = len(counts) > len(walls)
    return Ledger(scoring, tuple(lines), tuple(before), tuple(gained), dirk if has_dirk else None)


def _name_dirk(tie: Tie | None, seats: int) -> Tie | None:
    if tie is None or tie.seats[-1] < seats:
        return tie
    named = tuple(seat if seat < seats else DIRK for seat in tie.seats)
    return Tie(tie.rank, named, tie.places, tie.pool, tie.share)


def _wall_lines(game: Game, lines: list[Line]) -> None:
    for seat, player in enumerate(game.players):
        path = tuple(player.palace.wall_path())
        if path:
            cells = tuple(dict.fromkeys(cell for cell, _ in path))
            lines.append(
                Line(seat, "score.wall", "wall", len(path), 0, len(path), cells, path, None)
            )


def count_scoring(game: Game, scoring: int) -> None:
    """Count a scoring for good (rule score.when)."""
    ledger = score_now(game, scoring, losses=True) if game.proves else None
    totals = unproved_totals(game, scoring) if ledger is None else ledger.totals
    for player, gained in zip(game.players, totals, strict=True):
        player.score += gained
    game.scorings_done = max(game.scorings_done, scoring)
    if ledger is not None:
        game.ledgers.append(ledger)
        if game.events is not None:
            game.events.append(Scored(ledger))
    for told in game.rules.scored:
        told(game, scoring)
