"""The proofs of a scoring: which tiles were counted, how places were given out and shared."""

from collections import Counter
from collections.abc import Sequence

from alhambra_qt.controller.build.panels import item_of, rows_of
from alhambra_qt.controller.build.proof_lines import (
    lines_proof,
    notes_of,
    path_ends,
    pieces_of,
    scored_palace,
)
from alhambra_qt.controller.faces.proving import Stroke, sides_at, tokens_of
from alhambra_qt.controller.faces.scored import ScoredBoard
from alhambra_qt.controller.game.seats import tag_of
from alhambra_qt.controller.view.pages import (
    STEP_COUNT,
    MajorityProof,
    Proof,
    ProofCount,
    ProofPiece,
    ProofPlace,
    ProofShare,
    WallProof,
)
from alhambra_qt.controller.view.parts import At, SeatTag
from alhambra_qt.controller.words.names import SUM, plain, row_name
from alhambra_qt.controller.words.sentences import rule_box
from alhambra_qt.engine import DIRK, Line, Tie
from alhambra_qt.engine.ids import STEP, E, S, Seat, Tile, opposite, xy
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import MAJORITY_POINTS, TILE_ID, TILE_KIND, TILE_TYPE, TYPES
from alhambra_qt.i18n import has_text, msg


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
        ProofCount(tag_of(tags, ln.seat), _counted(board, ln), _where(ln), plain(ln.count))
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
    step = f"proof-step-{item}"
    said = msg(step) if has_text(step) else STEP_COUNT
    notes = notes_of(lines)
    return MajorityProof(item, title, counts, places, shares, rule, step=said, notes=notes)


def _where(line: Line) -> tuple[At, ...]:
    return tuple(xy(cell) for cell in line.cells)


def _counted(board: ScoredBoard, line: Line) -> tuple[ProofPiece, ...]:
    """List the pieces that a line counts; equal tokens of the imaginary player are one piece."""
    if line.seat != DIRK:
        return pieces_of(board, line)
    start = tokens_of(line.rule)
    if start:
        mine = Counter(one for one in board.dirk_tokens if one.startswith(start))
        return tuple(ProofPiece("token", one, n if n > 1 else 0) for one, n in mine.items())
    tiles = [tile for tile in board.dirk or () if _is_counted(tile, line)]
    return tuple(ProofPiece("tile", TILE_ID[tile]) for tile in tiles)


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
        palace=scored_palace(board, tags, seat),
        counted=sides_at(path),
        lost=sides_at(lost),
        inside=sides_at(inside),
        lines=tuple(lines),
        rule=rule_box("score.wall"),
        ends=path_ends(path),
    )
