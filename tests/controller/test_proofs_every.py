"""A table on which every module counts: what the proofs show is what the engine counted."""

from functools import cache

import pytest
from attrs import evolve

from alhambra_qt.controller.build.ledgers import scoring_page
from alhambra_qt.controller.build.panels import item_of
from alhambra_qt.controller.build.results import results_view
from alhambra_qt.controller.faces.scored import ScoredBoard
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.view.pages import (
    LinesProof,
    MajorityProof,
    ProofCount,
    ScoringPage,
    WallProof,
)
from alhambra_qt.engine import DIRK, Line
from alhambra_qt.engine.ids import SIDE_LETTERS, xy
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import LANGS, tr
from tests.controller.kit import played, texts
from tests.module_parts import every_source, line_rules
from tests.scored_samples import scored, setup_of

SCORINGS = [(seats, scoring) for seats in (2, 6) for scoring in (1, 2, 3)]


@cache
def rules() -> frozenset[str]:
    """Every rule that gives or takes points."""
    return frozenset(rule for path in every_source() for rule in line_rules(path))


def opened(seats: int, scoring: int) -> tuple[ScoredBoard, ScoringPage]:
    """A scoring of the table with every module, and its page."""
    board = scored(seats, scoring)
    return board, scoring_page(board, tags(setup_of(seats)))


def lines_of(board: ScoredBoard, rule: str, seat: int) -> list[Line]:
    """What the engine counted by a rule for a seat."""
    return [line for line in board.ledger.lines if (line.rule, line.seat) == (rule, seat)]


def drawn(seats: int, scoring: int, row: str, seat: int) -> LinesProof:
    """The proof of a cell of a module's row."""
    proof = opened(seats, scoring)[1].proof(row, seat)
    assert isinstance(proof, LinesProof)
    return proof


def said(proof: LinesProof, lang: str = "en") -> list[str]:
    """The lines of a proof in words."""
    parts = [(line.text, line.detail) for line in proof.lines]
    return [" ".join(tr(lang, one) for one in both if one is not None) for both in parts]


def counted(page: ScoringPage, row: str, seat: int) -> ProofCount:
    """What a proof by places counts for a seat."""
    proof = page.proof(row, seat)
    assert isinstance(proof, MajorityProof)
    return next(count for count in proof.counts if count.seat.seat == seat)


def test_every_rule_counts_here() -> None:
    """The sample leaves out no rule that gives or takes points."""
    assert {line.rule for line in scored(6, 3).ledger.lines} == rules()
    parts = [part.item.split("-")[0] for line in scored(6, 3).ledger.lines for part in line.parts]
    assert set(parts) == {"hut", "bonus", "hakim"}


@pytest.mark.parametrize(("seats", "scoring"), SCORINGS)
def test_every_cell_is_proved(seats: int, scoring: int) -> None:
    """Each line of the engine is a line of the proof of its cell, with the same numbers."""
    board, page = opened(seats, scoring)
    assert {line.rule for line in board.ledger.lines} >= rules() - {"bazaars.score"}
    for row in page.rows:
        for cell in row.cells:
            lines = [
                line
                for line in board.ledger.lines
                if line.seat == cell.seat and item_of(line) == row.item
            ]
            assert cell.points == sum(line.points for line in lines)
            proof = page.proof(row.item, cell.seat)
            assert not lines or proof is not None
            if isinstance(proof, LinesProof):
                assert [line.count for line in proof.lines] == [line.count for line in lines]
                assert [line.cells for line in proof.lines if line.cells] == [
                    tuple(xy(one) for one in line.cells)
                    for line in lines
                    if line.cells and line.rule not in ("yusuf", "invaders.attack")
                ]
            elif isinstance(proof, WallProof):
                assert len(proof.counted) == cell.points
            elif isinstance(proof, MajorityProof) and lines:
                own = counted(page, row.item, cell.seat)
                assert sum(piece.worth or 1 for piece in own.pieces) == lines[0].count == own.count
                assert own.cells == tuple(xy(one) for one in lines[0].cells)


@pytest.mark.parametrize("lang", LANGS)
def test_every_proof_is_said(lang: str) -> None:
    """Every text of every proof can be said."""
    for seats, scoring in SCORINGS:
        for message in texts(opened(seats, scoring)[1]):
            assert not set(tr(lang, message)) & set("{}?")


def test_huts_cards_and_hakim() -> None:
    """Huts say how many buildings they count as, bonus cards one, Hakim a half; each is noted."""
    board, page = opened(6, 3)
    gardens = page.proof("garden", 0)
    assert isinstance(gardens, MajorityProof)
    line = lines_of(board, "score.majority", 0)[TYPES.index("garden")]
    worths = {piece.id: piece.worth for piece in counted(page, "garden", 0).pieces if piece.worth}
    assert worths == {part.item: part.count for part in line.parts}
    assert worths["hut-garden-e"] == 2
    assert worths["bonus-garden-10"] == 1
    assert [p.kind for p in counted(page, "garden", 0).pieces if p.id.startswith("bonus")] == [
        "card"
    ]
    half = counted(page, "garden", 1).pieces[-1]
    assert (half.kind, half.id, half.worth) == ("card", "hakim", 0.5)
    assert len(gardens.notes) == 3
    assert tr("en", gardens.notes[-1]) == "Hakim counts as half a building more."


def test_chests_by_places() -> None:
    """The buildings with a chest are shown with it; of Dirk the chests alone, each colour once."""
    _, page = opened(2, 2)
    proof = page.proof("treasure", 0)
    assert isinstance(proof, MajorityProof)
    assert tr("en", proof.step) == "Count the chests"
    own, dirk = counted(page, "treasure", 0), counted(page, "treasure", DIRK)
    assert all(piece.kind == "tile" for piece in own.pieces)
    assert all(piece.token == f"chest-{piece.id.split('-')[0]}" for piece in own.pieces)
    assert [(piece.kind, piece.id, piece.worth) for piece in dirk.pieces] == [
        ("token", "chest-pavilion", 0),
        ("token", "chest-chambers", 2),
        ("token", "chest-garden", 0),
    ]
    assert [tag.seat for tag in proof.places[0].seats] == [0, 1, DIRK]


def test_sets_of_residents() -> None:
    """Each set shows its residents, all of other colours; the scale goes from 1 to 21."""
    proof = drawn(6, 3, "trader", 0)
    assert proof.scale == (1, 3, 6, 10, 15, 21)
    assert said(proof)[0] == "Set of 5 colours = 15 points"
    assert [line.number for line in proof.lines] == [1, 2, 3]
    for line in proof.lines:
        ids = [piece.id for piece in line.pieces]
        assert len(set(ids)) == len(ids) == line.count
        assert all(one.startswith("resident-") for one in ids)
    shown = {token for tile in proof.palace.tiles for token in tile.tokens}
    assert {piece.id for line in proof.lines for piece in line.pieces} <= shown


def test_bazaar_multiplies() -> None:
    """A bazaar shows how many buildings of each colour stand around it."""
    proof = drawn(6, 3, "bazaars", 0)
    line = proof.lines[0]
    assert said(proof) == ["6 buildings × 3 colours = 18 points"]
    assert line.kind == "around"
    assert sum(piece.worth for piece in line.pieces[1:]) == line.count == len(line.cells)
    assert line.start is not None
    x, y = line.start
    assert all(max(abs(a - x), abs(b - y)) == 1 for a, b in line.cells)


def test_yusuf_says_the_remainder() -> None:
    """Yusuf shows the wall; what is left of a three is said to be lost."""
    for scoring in (1, 2, 3):
        board, _ = opened(6, scoring)
        line = lines_of(board, "yusuf", 0)[0]
        proof = drawn(6, scoring, "yusuf", 0)
        assert len(proof.lines[0].sides) == line.count
        assert int(line.count) // proof.lines[0].number == line.points


@pytest.mark.parametrize(("scoring", "main", "flank"), [(1, 1, 0), (2, 2, 0), (3, 3, 1)])
def test_attack_says_what_each_side_costs(scoring: int, main: int, flank: int) -> None:
    """The side attacked costs 1, 2, 3 points for each open side, its flanks 1 in the third."""
    from_side = "wsn"[scoring - 1]
    board = scored(6, scoring, from_side)
    page = scoring_page(board, tags(setup_of(6)))
    for seat in range(6):
        proof = page.proof("invaders", seat)
        lines = lines_of(board, "invaders.attack", seat)
        assert isinstance(proof, LinesProof) == bool(lines)
        if not isinstance(proof, LinesProof):
            continue
        for line, shown in zip(lines, proof.lines, strict=True):
            letter = SIDE_LETTERS[line.sides[0][1]]
            assert shown.number == (main if letter == from_side else flank)
            assert len(shown.sides) == line.count
            assert {side for _, _, side in shown.sides} == {letter}
            assert shown.pieces[0].id == f"attack-{letter}"


def test_attack_never_goes_below_nothing() -> None:
    """Where the score is used up the proof says how much was really lost."""
    board, page = opened(6, 3)
    assert page.now[5] == 0
    proof = page.proof("invaders", 5)
    assert isinstance(proof, LinesProof)
    assert said(proof)[-1].endswith("but only 0: no score falls below 0")
    assert sum(line.points for line in lines_of(board, "invaders.attack", 5)) == -3


def test_camp_line_says_its_direction() -> None:
    """The line of an arrow starts at its camp and says where it points."""
    proof = drawn(6, 1, "camps", 0)
    assert said(proof) == ["South: 5 tiles in line = 5 points"]
    assert said(proof, "ro") == ["Sud: 5 piese în linie = 5 puncte"]
    assert proof.lines[0].pieces[0].id == "camp-5-s"


def test_sticks_are_part_of_a_wall() -> None:
    """A wall made of sticks is counted, and the Alhambra shows them."""
    _, page = opened(6, 1)
    proof = page.proof("wall", 5)
    assert isinstance(proof, WallProof)
    assert set(proof.counted) == {(0, 0, "e"), (0, 0, "s")}
    assert proof.palace.tiles[0].walls == "es"


@pytest.mark.parametrize(("seats", "seed"), [(2, "every-a"), (2, "every-b"), (4, "every-c")])
def test_whole_games_keep_what_stood_there(seats: int, seed: str) -> None:
    """In games played with all modules every line is proved with the pieces it counted then."""
    setup = evolve(setup_of(seats, humans=0), seed=seed)
    session = played(setup)
    assert len(session.scored) == 3
    for board in session.scored:
        page = scoring_page(board, session.tags)
        for row in page.rows:
            for cell in row.cells:
                lines = [
                    line
                    for line in board.ledger.lines
                    if line.seat == cell.seat and item_of(line) == row.item
                ]
                proof = page.proof(row.item, cell.seat)
                assert cell.points == sum(line.points for line in lines)
                assert not lines or proof is not None
                if isinstance(proof, MajorityProof) and lines:
                    own = counted(page, row.item, cell.seat)
                    assert sum(piece.worth or 1 for piece in own.pieces) == lines[0].count
                    if row.item == "treasure":
                        assert all(p.token or p.id.startswith("chest-") for p in own.pieces)
                elif row.item == "trader" and isinstance(proof, LinesProof):
                    for line in proof.lines:
                        assert len({piece.id for piece in line.pieces}) == line.count
                        assert proof.scale[int(line.count) - 1] in {one.points for one in lines}


def test_results_show_what_stands_on_the_tiles() -> None:
    """The Alhambras of the results have the chests and residents of the last scoring."""
    session = played(evolve(setup_of(2, humans=0), seed="every-b"))
    results = results_view(session)
    assert results is not None
    last = session.scored[-1].tokens
    for row in results.rows:
        stood = {xy(cell): tokens for cell, tokens in last[row.seat.seat].items()}
        shown = {(tile.x, tile.y): tile.tokens for tile in row.palace.tiles if tile.tokens}
        assert shown
        assert shown.items() <= stood.items()
