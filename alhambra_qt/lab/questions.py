"""``legal``, ``why`` and ``score``: what the rules say about a position."""

import argparse
from collections.abc import Callable, Iterable
from typing import Any

from alhambra_qt import modules
from alhambra_qt.controller.faces.found import faces
from alhambra_qt.controller.words.names import plain
from alhambra_qt.engine import BadData, Game, Refusal, legal_actions, score_now, to_move
from alhambra_qt.engine.building import obstacle, spots, swap_cells
from alhambra_qt.engine.codec import action_to_json, read_cell
from alhambra_qt.engine.fields import Fields
from alhambra_qt.engine.ids import FOUNTAIN_CELL, SIDE_LETTERS, Cell, Seat, Tile, reading_order, xy
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.pieces import FOUNTAIN, TILE_ID, TILE_KIND
from alhambra_qt.engine.position import owners_of_pieces
from alhambra_qt.engine.stock import module_off, read_tile
from alhambra_qt.lab.reading import STDIN, BadInput, Json, answers, named, read_file
from alhambra_qt.lab.texts import line_text, refusal_text
from alhambra_qt.lab.writing import emit


def run(options: argparse.Namespace) -> None:
    """Answer one of the three questions, for a file or for every line of standard input."""
    ask = QUESTIONS[options.command](options)
    if options.position == STDIN:
        for answer in answers(ask):
            emit(answer)
        return
    data = read_file(options.position)
    if options.command == "why":
        data = {"position": data, "tile": options.tile, "at": options.at}
    try:
        emit(ask(data))
    except BadData as error:
        raise in_file(error, options.position) from error


def in_file(error: BadData, file: str) -> BadInput:
    """Name the file and the field of a complaint; what came by options is named like these."""
    complaint = named(error)
    complaint.field = complaint.field.removeprefix("position.")
    if complaint.field in ("tile", "at", "seat"):
        complaint.field = f"--{complaint.field}"
    complaint.file = file
    return complaint


def seat_of(game: Game, seat: int | None) -> Seat:
    """Give the seat that is asked about: the one to move unless another is named.

    Raises:
        BadData: if there is no such seat.
    """
    if seat is None:
        return to_move(game) or 0
    if not 0 <= seat < len(game.players):
        raise BadData("seat", f"there is no seat {seat}, only 0 to {len(game.players) - 1}")
    return seat


def cells_json(cells: Iterable[Cell]) -> list[list[int]]:
    """Write cells by x, then y."""
    return [list(xy(cell)) for cell in sorted(cells, key=reading_order)]


# -- legal ------------------------------------------------------------------------------------


def ask_legal(options: argparse.Namespace) -> Callable[[Any], Json]:
    """Prepare ``legal``."""

    def ask(data: Any) -> Json:
        game = modules.read_position(data).game
        return legal(game, seat_of(game, options.seat))

    return ask


def legal(game: Game, seat: Seat) -> Json:
    """Say where a seat may put which tile, and every action it may choose now."""
    player = game.players[seat]
    market = [tile for tile in game.market if tile]
    mine = to_move(game) == seat
    return {
        "place": {TILE_ID[tile]: cells_json(spots(game, seat, tile)) for tile in market},
        "add": {TILE_ID[tile]: cells_json(spots(game, seat, tile)) for tile in player.reserve},
        "remove": cells_json(player.palace.removable()),
        "swap": {
            TILE_ID[tile]: cells_json(swap_cells(game, seat, tile)) for tile in player.reserve
        },
        "actions": [action_to_json(action) for action in legal_actions(game)] if mine else [],
    }


# -- why --------------------------------------------------------------------------------------


def ask_why(options: argparse.Namespace) -> Callable[[Any], Json]:
    """Prepare ``why``.

    Raises:
        BadInput: if tile and cell are not given in the one way that fits.
    """
    named_here = options.tile is not None or options.at is not None
    if options.position == STDIN and named_here:
        raise BadInput("on standard input every line names its tile and cell", "--tile, --at")
    if options.position != STDIN and (options.tile is None or options.at is None):
        raise BadInput("--tile and --at are needed")

    def ask(data: Any) -> Json:
        fields = Fields(data, "")
        position = fields.required("position")
        tile = read_tile(fields.required("tile"), "tile")
        cell = read_cell(fields.required("at"), "at")
        for name in fields.left():
            raise BadData(name, "there is no such field here")
        try:
            game = modules.read_position(position).game
        except BadData as error:
            field = "position" if error.field == "position" else f"position.{error.field}"
            raise BadData(field, str(error), error.rule) from error
        return why(game, seat_of(game, options.seat), tile, cell, options.lang)

    return ask


def why(game: Game, seat: Seat, tile: Tile, cell: Cell, lang: str) -> Json:
    """Say which rule forbids a seat to build a tile on a cell, and show where."""
    refusal = _refusal(game, seat, tile, cell)
    if refusal is None:
        return {"legal": True}
    # Sides belong to cells: whoever reads cells only is shown those.
    cells = refusal.cells or dict.fromkeys(cell for cell, _ in refusal.sides)
    answer: Json = {
        "legal": False,
        "rule": refusal.rule,
        "cells": [list(xy(cell)) for cell in cells],
    }
    if refusal.sides:
        sides = [{"at": list(xy(cell)), "side": SIDE_LETTERS[side]} for cell, side in refusal.sides]
        answer["sides"] = sides
    answer["text"] = refusal_text(refusal, TILE_ID[tile], lang)
    return answer


def _refusal(game: Game, seat: Seat, tile: Tile, cell: Cell) -> Refusal | None:
    if tile == FOUNTAIN:
        return Refusal("setup.fountain", (FOUNTAIN_CELL,))
    kind = TILE_KIND[tile]
    if kind not in game.rules.tile_rules:
        raise module_off("tile", TILE_ID[tile], owners_of_pieces(modules.ALL)[kind])
    return obstacle(game, seat, tile, cell)


# -- score ------------------------------------------------------------------------------------


def ask_score(options: argparse.Namespace) -> Callable[[Any], Json]:
    """Prepare ``score``."""

    def ask(data: Any) -> Json:
        laid = modules.read_position(data, lenient=True)
        answer = score(laid.game, options.scoring, options.lang, options.attack)
        if laid.broken:
            answer["broken"] = [bad_input.to_json() for bad_input in map(named, laid.broken)]
        return answer

    return ask


def score(game: Game, scoring: int, lang: str, attack: str | None = None) -> Json:
    """Give the ledger of a scoring made now, perhaps with an attack from a side after it."""
    ledger = score_now(game, scoring)
    totals, lines = list(ledger.totals), list(ledger.lines)
    if attack is not None:
        scores = [old + gained for old, gained in zip(ledger.before, totals, strict=True)]
        side = SIDE_LETTERS.index(attack)
        threats = [face.threat for face in faces().values() if face.threat is not None]
        lost = [line for threat in threats for line in threat.lines(game, side, scoring, scores)]
        for line in lost:
            totals[line.seat] += line.points
        lines += lost
    return {
        "totals": totals,
        "dirk": ledger.dirk,
        "lines": [_line_json(line, lang) for line in lines],
    }


def _line_json(line: Line, lang: str) -> Json:
    return {
        "seat": line.seat,
        "rule": line.rule,
        "item": line.item,
        "count": plain(line.count),
        "rank": line.rank,
        "points": line.points,
        "cells": [list(xy(cell)) for cell in line.cells],
        "text": line_text(line, lang),
    }


QUESTIONS = {"legal": ask_legal, "why": ask_why, "score": ask_score}
