"""The score sheet of a game: its ledger pages, the proof of each line, and a scoring step by step.

A proof shows which tiles were counted and how places were assigned and shared. A module's face
defines the drawing of its lines; the texts are named after the row: ``proof-line-camps`` is a line,
``proof-proof-camps`` a title.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate

from attrs import evolve, frozen

from alhambra_qt.controller.faces.blocks import Stroke, sides_at, token_on, tokens_of
from alhambra_qt.controller.faces.face import ScoredBoard
from alhambra_qt.controller.faces.found import known_row
from alhambra_qt.controller.game.seats import DIRK_TAG, tag_of
from alhambra_qt.controller.presenter.player_panels import count_cells, item_of, palace_of, rows_of
from alhambra_qt.controller.presenter.table_presenter import round_of
from alhambra_qt.controller.view.page_views import (
    STEP_COUNT,
    LedgerCell,
    LedgerRow,
    LedgerView,
    LinesProof,
    MajorityProof,
    Proof,
    ProofCount,
    ProofLine,
    ProofPiece,
    ProofPlace,
    ProofShare,
    ScoringPage,
    WallProof,
)
from alhambra_qt.controller.view.view_parts import AlhambraView, At, SeatTag, SideAt
from alhambra_qt.controller.words.names import SUM, plain, row_name
from alhambra_qt.controller.words.sentences import rule_box
from alhambra_qt.engine import DIRK, Ledger, Line, Tie
from alhambra_qt.engine.geometry import SIDE_FROM, SIDE_TO
from alhambra_qt.engine.ids import STEP, E, S, Seat, Tile, opposite, xy
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import MAJORITY_POINTS, TILE_ID, TILE_KIND, TILE_TYPE, TYPES
from alhambra_qt.i18n import Msg, has_text, msg, signed

# -- shared with the other proofs -------------------------------------------------------------


def path_ends(path: Sequence[Stroke]) -> tuple[At, ...]:
    """Return the two end points of a stretch of wall; a closed ring has none."""
    starts = {cell + SIDE_FROM[side] for cell, side in path}
    ends = {cell + SIDE_TO[side] for cell, side in path}
    free = sorted(starts - ends) + sorted(ends - starts)
    return tuple(xy(vertex) for vertex in free) if len(free) == 2 else ()


def scored_palace(board: ScoredBoard, tags: Sequence[SeatTag], seat: Seat) -> AlhambraView:
    """Return an Alhambra as it was scored, with the tokens on its tiles."""
    palace = board.palaces[seat]
    tokens = {c: on for c, on in board.tokens.get(seat, {}).items() if c in palace.tiles}
    return palace_of(palace, tags[seat], tokens=tokens)


# -- the proof --------------------------------------------------------------------------------


def lines_proof(
    board: ScoredBoard, tags: Sequence[SeatTag], row: str, lines: Sequence[Line]
) -> LinesProof:
    """Prove, line by line, what a module's rule gave to a seat or took from it."""
    seat, points = lines[0].seat, sum(line.points for line in lines)
    name = tags[seat].label
    if has_text(f"proof-proof-{row}"):
        title = msg(f"proof-proof-{row}", name=name, n=points)
    else:
        title = msg("proof-proof-lines", what=row_name(row), name=name, n=signed(points))
    return LinesProof(
        seat=seat,
        title=title,
        palace=scored_palace(board, tags, seat),
        lines=tuple(
            (known_row(line.rule).draw or _any)(board, line, number)
            for number, line in enumerate(lines, start=1)
        ),
        rule=rule_box(lines[0].rule),
        item=row,
        scale=known_row(lines[0].rule).scale,
        scale_title=msg(f"proof-scale-{row}") if has_text(f"proof-scale-{row}") else None,
    )


def _any(board: ScoredBoard, line: Line, number: int) -> ProofLine:
    """Draw a line of an unknown kind: its cells, joined to its side if that is outside of them."""
    count = plain(line.count)
    outside = line.sides[:1] if line.sides and line.sides[0][0] not in line.cells else ()
    inside = () if outside else sides_at(line.sides)
    return ProofLine(
        text=msg("proof-line", t=count, n=line.points),
        cells=tuple(xy(cell) for cell in line.cells),
        start=xy(outside[0][0]) if outside else None,
        sides=inside,
        kind="arrow" if outside else "open" if inside else "cells",
        count=count,
    )


# -- what counts in a majority ----------------------------------------------------------------


def pieces_of(board: ScoredBoard, line: Line) -> tuple[ProofPiece, ...]:
    """List the pieces of an Alhambra that a majority line counts, including non-tiles."""
    built = board.palaces[line.seat].tiles
    worth = {cell: part.count for part in line.parts for cell in part.cells}
    tiles = [
        ProofPiece("tile", TILE_ID[built[c]], plain(worth.get(c, 0)), token_on(board, line, c))
        for c in line.cells
    ]
    cards = [
        ProofPiece("card", part.item, plain(part.count)) for part in line.parts if not part.cells
    ]
    return (*tiles, *cards)


def notes_of(lines: Sequence[Line]) -> tuple[Msg, ...]:
    """Say what counts besides buildings, naming each kind of piece once."""
    kinds = dict.fromkeys(part.item.split("-")[0] for line in lines for part in line.parts)
    return tuple(msg(f"proof-part-{kind}") for kind in kinds if has_text(f"proof-part-{kind}"))


def proofs(board: ScoredBoard, tags: Sequence[SeatTag]) -> tuple[Proof, ...]:
    """Return the proofs of all ledger cells: one per majority, the rest by seat."""
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
    """Prove the points of a building type's majority."""
    item = TYPES[kind]
    lines = [ln for ln in board.ledger.lines if ln.rule == "score.majority" and ln.item == item]
    paid = MAJORITY_POINTS[board.ledger.scoring][kind]
    return _given_out(board, tags, item, lines, paid)


def ranked_proof(
    board: ScoredBoard, tags: Sequence[SeatTag], row: str, lines: Sequence[Line]
) -> MajorityProof:
    """Prove the points of a module's majority."""
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
    lines = sorted(found, key=lambda line: (line.rank, line.seat == DIRK, line.seat))
    counts = tuple(
        ProofCount(
            tag_of(tags, ln.seat),
            _counted_tiles(board, ln),
            tuple(map(xy, ln.cells)),
            plain(ln.count),
        )
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
    text = msg(step) if has_text(step) else STEP_COUNT
    notes = notes_of(lines)
    return MajorityProof(item, title, counts, places, shares, rule, step=text, notes=notes)


def _counted_tiles(board: ScoredBoard, line: Line) -> tuple[ProofPiece, ...]:
    """List the pieces that a line counts; equal tokens of Dirk are one piece."""
    if line.seat != DIRK:
        return pieces_of(board, line)
    start = tokens_of(line.rule)
    if start:
        mine = Counter(area for area in board.dirk_tokens if area.startswith(start))
        return tuple(ProofPiece("token", area, n if n > 1 else 0) for area, n in mine.items())
    tiles = [tile for tile in board.dirk or () if _is_counted(tile, line)]
    return tuple(ProofPiece("tile", TILE_ID[tile]) for tile in tiles)


def _is_counted(tile: Tile, line: Line) -> bool:
    kind = TILE_KIND[tile] == "building" and TYPES[TILE_TYPE[tile]]
    return kind == line.item


def _places(
    lines: list[Line], paid: tuple[int, ...], scoring: int, tags: Sequence[SeatTag]
) -> tuple[ProofPlace, ...]:
    """Assign the places: tied seats fill as many places as there are tied seats."""
    places = []
    for number in range(1, max(len(lines), len(paid)) + 1):
        seats = [ln.seat for ln in lines if _fills(ln, number, lines)]
        points = paid[number - 1] if number <= len(paid) else None
        none = msg("proof-not-paid", n=scoring)
        text = none if points is None else msg("play-number", n=points)
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
    """List the double walls between two tiles, each once; camps do not count as tiles."""
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
        ("counted", msg("proof-wall-counted", n=number), msg("proof-wall-counted-why", n=number))
    ]
    if lost:
        lines.append(("lost", msg("proof-wall-lost", n=len(lost)), msg("proof-wall-lost-why")))
    if inside:
        lines.append(
            ("inside", msg("proof-wall-inside", n=len(inside)), msg("proof-wall-inside-why"))
        )
    return WallProof(
        seat=seat,
        title=msg("proof-proof-wall", name=tags[seat].label, n=number),
        palace=scored_palace(board, tags, seat),
        counted=sides_at(path),
        lost=sides_at(lost),
        inside=sides_at(inside),
        lines=tuple(lines),
        rule=rule_box("score.wall"),
        ends=path_ends(path),
    )


TABS = (msg("proof-tab", k=1), msg("proof-tab", k=2), msg("proof-tab-final"))


def ledger_view(
    scored: Sequence[ScoredBoard], tags: Sequence[SeatTag], shown: int = 0
) -> LedgerView:
    """Return a game's ledger; ``shown`` is a scoring, 0 the latest."""
    pages = {board.ledger.scoring: scoring_page(board, tags) for board in scored}
    last = max(pages, default=1)
    wanted = shown if shown in pages else last
    return LedgerView(TABS, (pages.get(1), pages.get(2), pages.get(3)), wanted, msg("proof-hint"))


def scoring_page(board: ScoredBoard, tags: Sequence[SeatTag]) -> ScoringPage:
    """Return the page of one scoring."""
    ledger = board.ledger
    shown = (*tags, DIRK_TAG) if ledger.dirk is not None else tuple(tags)
    seats = [tag.seat for tag in shown]
    dirk = () if ledger.dirk is None else (ledger.dirk,)
    before = (*ledger.before, *(0 for _ in dirk))
    gained = (*ledger.totals, *dirk)
    rounds = round_of(ledger.turn, len(board.palaces))
    return ScoringPage(
        number=ledger.scoring,
        name=TABS[ledger.scoring - 1],
        title=TABS[ledger.scoring - 1],
        when=msg("proof-when", round=rounds, name=tags[board.player].label),
        pays=msg(f"proof-pays-{ledger.scoring}"),
        seats=shown,
        rows=tuple(ledger_row(ledger, item, seats) for item in rows_of(ledger)),
        gained=gained,
        before=before,
        now=tuple(old + new for old, new in zip(before, gained, strict=True)),
        proofs=proofs(board, tags),
    )


def ledger_row(ledger: Ledger, item: str, seats: Sequence[Seat]) -> LedgerRow:
    """Return a ledger row for every seat."""
    cells = tuple(
        LedgerCell(cell.seat, cell.points, cell.count, _counted(item, cell.count), cell.most)
        for cell in count_cells(ledger.lines, item, seats)
    )
    return LedgerRow(item, row_name(item), _pay(item, ledger.scoring), cells)


def _counted(item: str, count: int | float) -> Msg:
    """Phrase the count; a module's text is named after its row, as ``proof-count-invaders``."""
    if not count:
        return msg("proof-none")
    if item in TYPES:
        return msg("proof-built", n=count)
    if has_text(f"proof-count-{item}"):
        return msg(f"proof-count-{item}", n=count)
    if item == "wall":
        return msg("proof-sides", n=count)
    text = f"proof-counted-{item}"
    return msg(text, n=count) if has_text(text) else msg("proof-counted", n=count)


def _pay(item: str, scoring: int) -> Msg:
    if item not in TYPES:
        return msg(f"proof-pay-{item}") if has_text(f"proof-pay-{item}") else msg("play-empty")
    paid = MAJORITY_POINTS[scoring][TYPES.index(item)]
    places = dict(zip(("first", "second", "third")[:scoring], paid, strict=False))
    return msg(f"proof-pay-{scoring}", **places)


@frozen
class StepGain:
    """A player's count and gain in a step; ``now`` is the score after it.

    ``place`` is that in a majority, the same for those who share it, else 0.
    ``cells`` are the counted cells of that Alhambra; for a wall ``sides`` are in walking order, and
    ``ends`` are its corners as in `WallProof`.
    """

    seat: SeatTag
    points: int
    now: int
    count: int | float
    text: Msg
    why: Msg | None = None
    place: int = 0
    cells: tuple[At, ...] = ()
    sides: tuple[SideAt, ...] = ()
    ends: tuple[At, ...] = ()


@frozen
class ScoringStep:
    """A building type, the wall, or what a module scores.

    ``pay`` says what it pays, ``places`` what each place of a majority does.
    """

    item: str
    name: Msg
    pay: Msg
    gains: tuple[StepGain, ...]
    places: tuple[Msg, ...] = ()

    @property
    def pays(self) -> bool:
        """Whether anybody gets or loses points by it."""
        return any(gain.points for gain in self.gains)

    @property
    def beats(self) -> int:
        """The largest number of things that a player's gain counts, one per beat."""
        return max((max(len(gain.cells), len(gain.sides)) for gain in self.gains), default=0)


def scoring_steps(page: ScoringPage) -> tuple[ScoringStep, ...]:
    """Return a scoring's steps in ledger order; the last one ends at its scores."""
    tags = {tag.seat: tag for tag in page.seats}
    paid = [[cell.points for cell in row.cells] for row in page.rows]
    scores = zip(
        *(
            list(accumulate(column, initial=before))[1:]
            for before, column in zip(page.before, zip(*paid, strict=True), strict=True)
        ),
        strict=True,
    )
    return tuple(
        ScoringStep(
            row.item,
            row.name,
            row.pay,
            tuple(
                _gain(page, row, cell, tags[cell.seat], now)
                for cell, now in zip(row.cells, after, strict=True)
            ),
            _step_places(page, row),
        )
        for row, after in zip(page.rows, scores, strict=True)
    )


def _step_places(page: ScoringPage, row: LedgerRow) -> tuple[Msg, ...]:
    proof = next((proof for proof in page.proofs if proof.item == row.item), None)
    if not isinstance(proof, MajorityProof):
        return ()
    return tuple(
        msg("scoring-place", place=place.name, points=msg("count-point", n=place.points))
        for place in proof.places
        if place.points
    )


def _gain(page: ScoringPage, row: LedgerRow, cell: LedgerCell, tag: SeatTag, now: int) -> StepGain:
    proof = page.proof(row.item, cell.seat)
    found = StepGain(tag, cell.points, now, cell.count, cell.text)
    if isinstance(proof, MajorityProof) and cell.count:  # nobody has a place without any
        found = _placed(found, proof)
    return found if proof is None else _counted_by(found, proof)


def _placed(gain: StepGain, proof: MajorityProof) -> StepGain:
    """Name a player's place, or say how its points were shared."""
    seat = gain.seat.seat
    shares = [part.text for part in proof.shares if any(tag.seat == seat for tag, _ in part.gains)]
    for place in proof.places:
        if any(tag.seat == seat for tag in place.seats):
            return evolve(gain, why=shares[0] if shares else place.name, place=place.rank)
    return gain


def _counted_by(gain: StepGain, proof: Proof) -> StepGain:
    match proof:
        case WallProof():
            return evolve(gain, sides=proof.counted, ends=proof.ends)
        case LinesProof():
            cells = tuple(dict.fromkeys(cell for line in proof.lines for cell in line.cells))
            sides = dict.fromkeys(side for line in proof.lines for side in line.sides)
            return evolve(gain, cells=cells, sides=() if cells else tuple(sides))
        case MajorityProof():
            mine = (count.cells for count in proof.counts if count.seat.seat == gain.seat.seat)
            return evolve(gain, cells=next(mine, ()))
