"""Texts about Alhambras, hands and the market, compared with reference implementations."""

import random
from functools import cache

import pytest
from attrs import evolve

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtCell
from alhambra_qt.controller.view.view_parts import AlhambraView, LogLine, PalaceTile, Token
from alhambra_qt.controller.words.speech import (
    ABOUT,
    ANSWERS,
    Where,
    built,
    near_cells,
    spoken,
    straight,
)
from alhambra_qt.engine.ids import SIDE_LETTERS, cell_at, xy
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_WALLS
from alhambra_qt.i18n import LANGS, msg, tr
from alhambra_qt.modules import IDS
from tests import samples
from tests.controller import plain_reading as plain
from tests.controller.kit import go_on, true_game
from tests.controller.test_secrets import at, table
from tests.sample_parts import tag

# Tile, cell, walls, gates and tokens: a camp, a gate, a stick, a hut and a bazaar.
BY_HAND = (
    ("fountain", 0, 0, "", "", ()),
    ("garden-9-e", 1, 0, "es", "e", ("stick",)),
    ("tower-11-s", 2, 0, "sw", "w", ()),
    ("hut-pavilion-n", 0, -1, "n", "", ("chest-garden",)),
    ("bazaar-dirham-seraglio-arcades-garden", -1, 0, "", "", ()),
    ("arcades-8-e", 1, -1, "e", "", ()),
    ("camp-5-s", 1, -2, "s", "", ()),
    ("pavilion-6-n", -2, 0, "n", "", ()),
    ("pavilion-8", -3, 0, "", "", ()),
    ("camp-8-ne", -2, -1, "ne", "", ()),
    ("garden-12-s", 3, -1, "s", "", ()),
    ("seraglio-8-s", -3, 1, "s", "", ()),
    ("chambers-9-w", 4, 0, "w", "", ()),
)


def by_hand() -> TableView:
    """A table with the Alhambra written above; nothing is asked."""
    tiles = tuple(
        PalaceTile(AtCell(x, y), tile, x, y, walls, gates=gates, tokens=tokens)
        for tile, x, y, walls, gates, tokens in BY_HAND
    )
    title = msg("play-alhambra", name="Anna")
    token = (Token("vizier", 2, -1),)
    board = AlhambraView(tag(0), title, tiles, 0, (-3, -2, 4, 1), token)
    return evolve(samples.table_place(), palace=board, legal=(), ghost=None)


@cache
def played() -> tuple[TableView, ...]:
    """Tables of a game with all modules, as each seat sees them now and then."""
    session, rng = table("reading"), random.Random(25)
    views = []
    for step in range(450):
        if session.over:
            break
        go_on(session, rng)
        if step % 45 == 44:
            views.append(at(session, session.to_move, true_game(session)).view())
    return tuple(views)


def views() -> tuple[TableView, ...]:
    """All tables that are read here."""
    return (by_hand(), samples.table_place(), *played())


def boards(view: TableView) -> list[tuple[int, AlhambraView]]:
    """Each Alhambra with its seat."""
    return [(view.you.seat.seat, view.palace)] + [
        (opponent.seat.seat, opponent.palace) for opponent in view.opponents
    ]


def said(view: TableView, query: str, where: Where) -> list[str]:
    """Return the spoken texts in English, without the name of a rival."""
    texts = [tr("en", text) for text in spoken(view, query, where)]
    return texts[1:] if texts[0].startswith("Alhambra: ") else texts


def test_all_modules_are_read() -> None:
    """The played tables show camps, huts, bazaars, gates, tokens and added walls."""
    tiles = [tile for view in played() for _, board in boards(view) for tile in board.tiles]
    kinds = {tile.tile.partition("-")[0] for tile in tiles}
    assert {"camp", "hut", "bazaar"} <= kinds
    assert any(tile.gates for tile in tiles)
    assert any(tile.tokens for tile in tiles)
    assert set(IDS) == set(played()[0].header.modules)


def test_rows_and_columns_are_those_of_the_twin() -> None:
    """Each line of each Alhambra, also empty ones beside it, is read as by the reference."""
    for view in views():
        for seat, board in boards(view):
            left, top, right, bottom = board.box
            for y in range(top - 1, bottom + 2):
                where = Where(seat, (0, y))
                assert said(view, "row", where)[1] == plain.line(board, (0, y), "e")
            for x in range(left - 1, right + 2):
                where = Where(seat, (x, 0))
                assert said(view, "column", where)[1] == plain.line(board, (x, 0), "s")


def test_a_row_by_hand() -> None:
    """The row of the fountain: a stick, an open gate, an empty space."""
    title, row = said(by_hand(), "row", Where(cell=(0, 0)))
    assert title == "row: the fountain"
    assert row == (
        "from 3 west, pavilion 8, pavilion 6, bazaar for dirhams (seraglio, arcade and garden), "
        "fountain, garden 9, wall stick, gate, tower 11, 1 empty space, wall, chamber 9"
    )


def test_the_same_again_is_the_next_row() -> None:
    """Each repetition reads the next row to the south, after the last the first."""
    view = samples.table_place()
    titles = [said(view, "row", Where(cell=(0, 0), again=k))[0] for k in range(5)]
    assert titles[:2] == ["row: the fountain", "row: 1 south"]
    assert titles[2:] == ["row: 2 north", "row: 1 north", "row: the fountain"]


def test_sides_are_those_of_the_twin() -> None:
    """Each cell in and around each Alhambra has the sides and the needs of the reference."""
    for view in views():
        view = evolve(view, legal=())
        for seat, board in boards(view):
            left, top, right, bottom = board.box
            for spot in (
                (x, y) for x in range(left - 2, right + 3) for y in range(top, bottom + 2)
            ):
                first, *rest = said(view, "sides", Where(seat, spot))
                assert rest == plain.sides(board, spot)
                tile = plain.tiles_of(board).get(spot)
                text = f": {plain.needs(board, spot)}" if tile is None else f", {plain.named(tile)}"
                assert first == f"{plain.cell(spot)}{text}"


def test_the_wall_is_walked_side_by_side() -> None:
    """The stretches are all of the longest wall: outer sides in one row, as many as it scores."""
    for view in views()[1:]:
        for seat, board in boards(view):
            path = built(board).wall_path()
            assert len(path) == board.wall
            assert all(plain.outer(board, xy(cell), SIDE_LETTERS[side]) for cell, side in path)
            runs = straight(path)
            assert [one for run in runs for one in run] == list(path)
            texts = [said(view, "along", Where(seat, again=k)) for k in range(len(runs) + 1)]
            assert texts[0][0] == f"Longest wall: {board.wall}"
            before = 0
            for run, (text,) in zip(runs, texts[1:], strict=True):
                ((cell, side), last) = run[0], run[-1]
                span = f"{before + 1} to {before + len(run)}" if run[1:] else f"{before + 1}"
                name = plain.NAMES[SIDE_LETTERS[side]]
                assert text.startswith(f"{span} of {board.wall}, the {name} side: ")
                assert plain.cell(xy(cell)) in text
                assert text.endswith(plain.cell(xy(last[0])))
                before += len(run)


def test_the_nearest_cell_first() -> None:
    """Legal cells are read in the order of distance from the focus, each once, with their gains."""
    view = samples.table_place()
    texts = [said(view, "near", Where(cell=(3, -1), again=k)) for k in range(6)]
    assert texts[0] == ["1 of 5", "3 east, 2 north, possible, wall ±0"]
    assert texts[1] == ["2 of 5", "2 east, possible, wall −2"]
    assert texts[5] == texts[0]
    assert len({text for _, text in texts}) == 5


def test_where_a_tile_on_sale_would_go() -> None:
    """Without a chosen tile the cells are those where the slow rules let the focused one stand."""
    view = evolve(samples.table_place(), legal=())
    palace = built(view.palace)
    for tile in ("tower-11-s", "arcades-5-nw", "pavilion-8", "pavilion-2-new"):
        mask = TILE_WALLS[TILE_BY_ID[tile]]
        around = [(x, y) for x in range(-5, 6) for y in range(-5, 6)]
        legal = {one for one in around if palace.obstacle(mask, cell_at(*one)) is None}
        cells = near_cells(view, Where(tile=tile))
        assert {(cell.x, cell.y) for cell in cells} == legal
        for cell in cells:
            after = palace.clone()
            after.place(TILE_BY_ID[tile], cell_at(cell.x, cell.y))
            assert cell.wall == len(after.wall_path()) - len(palace.wall_path())
    assert said(view, "near", Where()) == ["No space to choose now."]


def test_a_shown_alhambra_is_read() -> None:
    """Texts about a shown Alhambra know the walls, gates and camps of the real one."""
    session, rng = table("built"), random.Random(1)
    for _ in range(300):
        go_on(session, rng)
    view = at(session, session.to_move, true_game(session)).view()
    for seat, board in boards(view):
        real: Palace = true_game(session).players[seat].palace
        for part in ("tiles", "walls", "camps", "gates", "frontier"):
            assert getattr(built(board), part) == getattr(real, part), part


def test_hand_and_market() -> None:
    """The hand is read by currency with its sums, the market with its exact payments."""
    assert said(samples.table_place(), "hand", Where())[1:] == [
        "8 florins: 1 + 2 + 5",
        "6 dirhams",
        "10 denars: 3 + 7",
        "3 ducats",
    ]
    view = samples.table_place()
    assert said(view, "market", Where())[0] == "No exact payment possible"
    paid = evolve(view.market[0], pay="exact", pay_text=msg("play-pay-exact"))
    assert said(evolve(view, market=(paid, *view.market[1:])), "market", Where()) == [
        "Exact payment: Florin",
        "Florin, tower 11, walls: south, open: north, east and west, exact",
        "Dirham, new tile after the turn",
        "Denar, arcade 5, walls: north and west, open: east and south, 2 over",
        "Ducat, pavilion 4, walls: east and south, open: north and west, 1 short",
    ]


def test_what_happened_since_the_own_turn() -> None:
    """One's own events are first; without a summary the log is read from the own last move."""
    texts = said(samples.table_wait(), "since", Where())
    assert texts[0] == "Towers: 16 → 8"
    assert len(texts) == 5
    view = samples.table_place()
    assert said(view, "since", Where()) == ["Nothing has happened yet."]
    mine, other = view.log[-1], LogLine(view.log[0].text, tag(3))
    fresh = evolve(view, log=(*view.log, mine, other, other))
    assert said(fresh, "since", Where()) == [tr("en", other.text)] * 2


def test_counts_of_one_player() -> None:
    """The buildings of one rival are read in one sentence, after the name."""
    texts = [tr("en", text) for text in spoken(samples.table_place(), "rival-counts", Where(1))]
    assert texts == [
        "Alhambra: Marco",
        "Pavilions 0, Seraglios 1, Arcades 1, Chambers 2, Gardens 0, Towers 4",
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_every_answer_in_every_language(lang: str) -> None:
    """Every query has an answer for every seat, with all modules and with none."""
    for view in (samples.table_wait(), by_hand(), *played()[::3]):
        for seat, _ in boards(view):
            for query in (*ANSWERS, *ABOUT):
                for text in spoken(view, query, Where(seat, again=1)):
                    assert "{" not in tr(lang, text)
