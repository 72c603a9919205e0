"""What a thing is worth now: what the ledgers of the next scoring and the last say of it."""

from collections.abc import Iterator

from alhambra_qt.controller.desk.asker import Asker
from alhambra_qt.controller.faces.found import known_row, pieces
from alhambra_qt.controller.view.parts import Fact
from alhambra_qt.controller.whatif.effects import lines_of
from alhambra_qt.controller.whatif.modules import LAST, lines_at
from alhambra_qt.controller.words.names import no_space, plain, row_name, row_of, tile_name
from alhambra_qt.engine import Line
from alhambra_qt.engine.building import cells_for
from alhambra_qt.engine.ids import Cell, Seat, Tile
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_ID, TILE_KIND, TILE_TYPE, TYPES
from alhambra_qt.engine.scoring import building_counts, counted_parts, next_scoring
from alhambra_qt.i18n import msg

MAJORITY, WALL = "score.majority", "score.wall"


def word_of(piece: str) -> str:
    """Give the first word of a printed id: it says what kind of piece this is."""
    return piece.partition("-")[0]


def of_tile(asker: Asker, seat: Seat, cell: Cell) -> Iterator[Fact]:
    """Say what a built tile counts for: places, the wall, its module, and what counts it."""
    tile = asker.game.players[seat].palace.tiles[cell]
    for line, number in _lines(asker, seat):
        rule = line.rule
        if rule == WALL:
            sides = sum(at == cell for at, _ in line.sides)
            if sides:
                text = msg("worth-wall", n=sides, all=plain(line.count))
                yield Fact("wall", text, asker.rates(line.points, number))
        elif rule == MAJORITY:
            if cell in line.cells:
                yield _place(asker, line, number)
        elif not known_row(rule).tokens and (cell in line.cells or line.item == TILE_ID[tile]):
            yield _counted(asker, line, tile, number)
    yield from of_piece(asker, TILE_ID[tile], seat, cell)


def of_token(asker: Asker, token: str, seat: Seat, cell: Cell) -> Iterator[Fact]:
    """Say what a token on a tile counts for."""
    for line, number in _lines(asker, seat):
        start = known_row(line.rule).tokens
        if start and token.startswith(start) and cell in line.cells:
            found = _place(asker, line, number) if line.rank else _drawn(asker, line, number)
            yield found
    yield from of_piece(asker, token, seat, cell)


def of_card(asker: Asker, card: str, seat: Seat) -> Iterator[Fact]:
    """Say what a card before a player counts for."""
    for line, number in _lines(asker, seat):
        if line.item == card:
            yield _drawn(asker, line, number)
    for part in counted_parts(asker.game, asker.number, seat):
        if part.item == card:
            types = msg(f"types-{TYPES[part.kind]}")
            yield Fact(TYPES[part.kind], msg("worth-part", types=types, n=plain(part.count)))
    yield from of_piece(asker, card, seat)


def of_piece(asker: Asker, piece: str, seat: Seat, cell: Cell | None = None) -> Iterator[Fact]:
    """Say what the module of a piece knows of its worth."""
    face = pieces().get(word_of(piece))
    if face is not None and face.worth is not None and asker.counts:
        yield from face.worth(asker.piece(piece, seat, cell))


def of_new_tile(asker: Asker, name: str) -> Iterator[Fact]:
    """Say what a tile that is not built yet would be worth to the person looking."""
    tile, seat, game = TILE_BY_ID[name], asker.own, asker.game
    cells = [] if game.over else cells_for(game, seat, tile)
    if not game.over and not cells and tile not in game.players[seat].reserve:
        yield Fact("bag", no_space(game, tile))
    if TILE_KIND[tile] == "building":
        column = [row[TILE_TYPE[tile]] for row in building_counts(game)]
        most = max((count for k, count in enumerate(column) if k != seat), default=0)
        types = msg(f"types-{TYPES[TILE_TYPE[tile]]}")
        held = msg("worth-types", types=types, n=plain(column[seat]), most=plain(most))
        yield Fact(TYPES[TILE_TYPE[tile]], held)
        return
    found = [lines for cell in cells if (lines := lines_of(game, seat, tile, cell))]
    if found and asker.counts:
        best = max(found, key=lambda lines: sum(line.points for line in lines))
        points, rule = sum(line.points for line in best), best[0].rule
        number = LAST if known_row(rule).at_end else asker.number
        yield Fact(row_of(rule), msg("worth-best"), asker.rates(points, number))
    yield from of_piece(asker, name, seat)


# -- lines of the ledger ------------------------------------------------------------------------


def _lines(asker: Asker, seat: Seat) -> Iterator[tuple[Line, int]]:
    """Give what is counted for a seat in the next scoring, and what only the last one counts."""
    mine = [line for line in asker.scene.ledger.lines if line.seat == seat]
    yield from ((line, asker.number) for line in mine)
    if next_scoring(asker.game) < LAST:
        later = (line for line in lines_at(asker.game, seat, asker.number))
        yield from ((line, LAST) for line in later if known_row(line.rule).at_end)


def _place(asker: Asker, line: Line, number: int) -> Fact:
    item = line.item if line.rule == MAJORITY else row_of(line.rule)
    place = msg("rank-place", n=line.rank)
    text = msg("worth-place", row=row_name(item), n=plain(line.count), place=place)
    return Fact(item, text, asker.rates(line.points, number))


def _drawn(asker: Asker, line: Line, number: int) -> Fact:
    """Say a line of a module as its proof does."""
    row, draw = row_of(line.rule), known_row(line.rule).draw
    text = draw(asker.board(), line, 1).text if draw is not None else row_name(row)
    return Fact(row, text, asker.rates(line.points, number))


def _counted(asker: Asker, line: Line, tile: Tile, number: int) -> Fact:
    """Say a line of a module: of the tile itself, or of another piece that counts this tile."""
    if line.item == TILE_ID[tile] or line.item not in TILE_BY_ID:
        return _drawn(asker, line, number)
    fact = _drawn(asker, line, number)
    text = msg("worth-counted", thing=tile_name(line.item))
    return Fact(fact.icon, text, fact.detail)
