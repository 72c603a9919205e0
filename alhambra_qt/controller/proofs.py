"""The proofs of a scoring: which tiles were counted, how places were given out and shared."""

from collections.abc import Sequence

from alhambra_qt.controller.build_panels import item_of, palace_of, plain, rows_of
from alhambra_qt.controller.names import SUM, row_name
from alhambra_qt.controller.seats import tag_of
from alhambra_qt.controller.session import ScoredBoard
from alhambra_qt.controller.view_pages import (
    LinesProof,
    MajorityProof,
    Proof,
    ProofCount,
    ProofLine,
    ProofPlace,
    ProofShare,
    WallProof,
)
from alhambra_qt.controller.view_parts import At, SeatTag, SideAt
from alhambra_qt.controller.words import rule_box
from alhambra_qt.engine import DIRK, Line, Tie
from alhambra_qt.engine.geometry import SIDE_FROM, SIDE_TO
from alhambra_qt.engine.ids import SIDE_LETTERS, STEP, Cell, E, S, Seat, Side, Tile, opposite, xy
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import (
    MAJORITY_POINTS,
    TILE_BY_ID,
    TILE_ID,
    TILE_KIND,
    TILE_TYPE,
    TYPES,
)
from alhambra_qt.i18n import has_text, msg, signed

Stroke = tuple[Cell, Side]


def proofs(board: ScoredBoard, tags: Sequence[SeatTag]) -> tuple[Proof, ...]:
    """Prove every cell of a ledger: majorities for all seats at once, everything else by seat."""
    found: list[Proof] = [majority_proof(board, tags, kind) for kind in range(len(TYPES))]
    found += [wall_proof(board, tags, seat) for seat in range(len(board.palaces))]
    for row in rows_of(board.ledger)[len(TYPES) + 1 :]:
        lines = [line for line in board.ledger.lines if item_of(line) == row]
        if any(line.rank for line in lines):
            found.append(ranked_proof(board, tags, row, lines))
            continue
        for seat in range(len(board.palaces)):
            mine = [line for line in lines if line.seat == seat]
            if mine:
                found.append(lines_proof(board, tags, row, mine))
    return tuple(found)


# -- majorities -------------------------------------------------------------------------------


def majority_proof(board: ScoredBoard, tags: Sequence[SeatTag], kind: int) -> MajorityProof:
    """Prove the points of a building type."""
    item = TYPES[kind]
    lines = [ln for ln in board.ledger.lines if ln.rule == "score.majority" and ln.item == item]
    paid = MAJORITY_POINTS[board.ledger.scoring][kind]
    return _given_out(board, tags, item, lines, paid)


def ranked_proof(
    board: ScoredBoard, tags: Sequence[SeatTag], row: str, lines: Sequence[Line]
) -> MajorityProof:
    """Prove the points of what a module gives out by places."""
    paid: dict[int, int] = {}
    for line in lines:
        places = line.tie.places if line.tie is not None else (line.points,)
        paid |= {line.rank + k: points for k, points in enumerate(places) if points}
    known = tuple(paid.get(rank, 0) for rank in range(1, max(paid, default=0) + 1))
    return _given_out(board, tags, row, lines, known)


def _given_out(
    board: ScoredBoard,
    tags: Sequence[SeatTag],
    item: str,
    found: Sequence[Line],
    paid: tuple[int, ...],
) -> MajorityProof:
    """Prove how places were given out: count, places, shares."""
    lines = sorted(found, key=lambda line: (line.rank, line.seat == DIRK, line.seat))
    counts = tuple(
        ProofCount(tag_of(tags, ln.seat), *counted_tiles(board, ln), plain(ln.count))
        for ln in lines
    )
    ties = list(dict.fromkeys(line.tie for line in lines if line.tie is not None))
    shares = tuple(_share(tie, tags) for tie in ties if tie.pool)
    if shares:
        first = next(tie for tie in ties if tie.pool)
        place = msg("rank-place", n=first.rank)
        title = msg("proof-proof-tie", item=row_name(item), place=place)
    else:
        title = msg("proof-proof-majority", item=row_name(item))
    own = lines[0].rule if lines else "score.majority"
    rule = rule_box("score.tie" if shares else own)
    places = _places(lines, paid, board.ledger.scoring, tags)
    return MajorityProof(item, title, counts, places, shares, rule)


def counted_tiles(board: ScoredBoard, line: Line) -> tuple[tuple[str, ...], tuple[At, ...]]:
    """Give the tiles that a line counts, and where they stand."""
    if line.seat == DIRK:
        return tuple(TILE_ID[tile] for tile in board.dirk or () if _is_counted(tile, line)), ()
    built = board.palaces[line.seat].tiles
    tiles = [TILE_ID[built[cell]] for cell in line.cells]
    tiles += [shown for part in line.parts if (shown := part.item.partition("-")[2]) in TILE_BY_ID]
    return tuple(tiles), tuple(xy(cell) for cell in line.cells)


def _is_counted(tile: Tile, line: Line) -> bool:
    kind = TILE_KIND[tile] == "building" and TYPES[TILE_TYPE[tile]]
    return kind == line.item


def _places(
    lines: list[Line], paid: tuple[int, ...], scoring: int, tags: Sequence[SeatTag]
) -> tuple[ProofPlace, ...]:
    """Give out the places: tied seats fill as many places as they are."""
    places = []
    for number in range(1, max(len(lines), len(paid)) + 1):
        seats = [ln.seat for ln in lines if _fills(ln, number, lines)]
        points = paid[number - 1] if number <= len(paid) else None
        text = msg("proof-not-paid", n=scoring)
        if points is not None:
            text = msg("play-number", n=points)
        who = tuple(tag_of(tags, seat) for seat in seats)
        places.append(ProofPlace(number, msg("rank-place", n=number), points, text, who))
    return tuple(places)


def _fills(line: Line, number: int, lines: list[Line]) -> bool:
    together = sum(1 for other in lines if other.rank == line.rank)
    return line.rank <= number < line.rank + together


def _share(tie: Tie, tags: Sequence[SeatTag]) -> ProofShare:
    count = len(tie.seats)
    added = SUM.join(str(points) for points in tie.places)
    text = msg("proof-share", parts=added, pool=tie.pool, k=count, share=tie.share)
    rest = tie.pool - tie.share * count
    gains = tuple((tag_of(tags, seat), tie.share) for seat in tie.seats)
    return ProofShare(text, msg("proof-rest", n=rest) if rest else None, gains)


# -- walls ------------------------------------------------------------------------------------


def sides_at(strokes: Sequence[Stroke]) -> tuple[SideAt, ...]:
    """Write wall sides for a view."""
    return tuple((*xy(cell), SIDE_LETTERS[side]) for cell, side in strokes)


def inner_walls(palace: Palace) -> list[Stroke]:
    """List the double walls between two tiles, each once; camps are no tiles here."""
    walls = palace.walls
    return [
        (cell, side)
        for cell, mask in walls.items()
        if cell not in palace.camps
        for side in (E, S)
        if mask >> side & 1
        and cell + STEP[side] in walls
        and cell + STEP[side] not in palace.camps
        and walls[cell + STEP[side]] >> opposite(side) & 1
    ]


def path_ends(path: Sequence[Stroke]) -> tuple[At, ...]:
    """Give the two end points of a stretch of wall; a closed ring has none."""
    starts = {cell + SIDE_FROM[side] for cell, side in path}
    ends = {cell + SIDE_TO[side] for cell, side in path}
    free = sorted(starts - ends) + sorted(ends - starts)
    return tuple(xy(vertex) for vertex in free) if len(free) == 2 else ()


def wall_proof(board: ScoredBoard, tags: Sequence[SeatTag], seat: Seat) -> WallProof:
    """Prove the points of a seat's wall."""
    palace = board.palaces[seat]
    path = next(
        (ln.sides for ln in board.ledger.lines if ln.seat == seat and ln.rule == "score.wall"), ()
    )
    lost = [stroke for stroke in palace.outer_walls() if stroke not in set(path)]
    inside = inner_walls(palace)
    number = len(path)
    lines = [
        (
            "counted",
            msg("proof-wall-counted", n=number),
            msg("proof-wall-counted-why", n=number),
        )
    ]
    if lost:
        lines.append(("lost", msg("proof-wall-lost", n=len(lost)), msg("proof-wall-lost-why")))
    if inside:
        lines.append(
            ("inside", msg("proof-wall-inside", n=len(inside)), msg("proof-wall-inside-why"))
        )
    return WallProof(
        seat=seat,
        title=msg("proof-proof-wall", name=tags[seat].said, n=number),
        palace=palace_of(palace, tags[seat]),
        counted=sides_at(path),
        lost=sides_at(lost),
        inside=sides_at(inside),
        lines=tuple(lines),
        rule=rule_box("score.wall"),
        ends=path_ends(path),
    )


# -- what modules count -----------------------------------------------------------------------


def lines_proof(
    board: ScoredBoard, tags: Sequence[SeatTag], row: str, lines: Sequence[Line]
) -> LinesProof:
    """Prove what a rule of a module gave to a seat or took from it, line by line.

    The texts are named after the row: ``proof-proof-camps`` the title, ``proof-line-camps`` a line.
    """
    seat, points = lines[0].seat, sum(line.points for line in lines)
    name = tags[seat].said
    if has_text(f"proof-proof-{row}"):
        title = msg(f"proof-proof-{row}", name=name, n=points)
    else:
        title = msg("proof-proof-lines", what=row_name(row), name=name, n=signed(points))
    return LinesProof(
        seat=seat,
        title=title,
        palace=palace_of(board.palaces[seat], tags[seat]),
        lines=tuple(_line(row, line) for line in lines),
        rule=rule_box(lines[0].rule),
        item=row,
    )


def _line(row: str, line: Line) -> ProofLine:
    count, points = plain(line.count), line.points
    text = f"proof-line-{row}" if has_text(f"proof-line-{row}") else "proof-line"
    side = SIDE_LETTERS[line.sides[0][1]] if line.sides else ""
    each = points // int(count) if count else 0
    said = msg(text, t=count, n=points, lost=-points, k=each, dir=side)
    outside = line.sides[:1] if line.sides and line.sides[0][0] not in line.cells else ()
    return ProofLine(
        text=said,
        cells=tuple(xy(cell) for cell in line.cells),
        start=xy(outside[0][0]) if outside else None,
        sides=() if outside else sides_at(line.sides),
    )
