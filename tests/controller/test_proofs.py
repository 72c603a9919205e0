"""The ledger, its proofs, and a scoring step by step."""

import random
from functools import cache

import pytest
from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.faces.face import ScoredBoard
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.player_panels import item_of
from alhambra_qt.controller.presenter.results import results_view
from alhambra_qt.controller.presenter.score_sheet import (
    ledger_view,
    path_ends,
    scoring_page,
    scoring_steps,
)
from alhambra_qt.controller.view import page_views as view_pages
from alhambra_qt.engine import DIRK, Line, Tie, score_now
from alhambra_qt.engine.ids import SIDE_LETTERS, cell_at, xy
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_ID, TYPES
from alhambra_qt.i18n import LANGS, tr
from tests.cases import some
from tests.controller.kit import arranged, chance, config, played, texts, there
from tests.module_parts import every_source, line_rules
from tests.sample_parts import ANNA, CLAIRE, IOANA, MARCO
from tests.scored_samples import every_ledger, scored, setup_of

SETUP = config(4)


def board(scoring: int = 2) -> ScoredBoard:
    """The table of the design picture, scored."""
    game = arranged(SETUP)
    for seat, text in enumerate((ANNA + "|garden-8-nw -2 -1", MARCO, IOANA, CLAIRE)):
        for entry in text.split("|")[1:]:
            tile, x, y = entry.split()
            game.players[seat].palace.place(TILE_BY_ID[tile], cell_at(int(x), int(y)))
    ledger = score_now(game, scoring)
    return ScoredBoard(ledger, tuple(p.palace for p in game.players), None, 3)


def test_page_adds_up() -> None:
    """The rows of a page add up to what everybody gained, had and has."""
    page = scoring_page(board(), tags(SETUP))
    assert page.gained == (44, 29, 25, 21)
    for seat in range(4):
        assert sum(row.cells[seat].points for row in page.rows) == page.gained[seat]
        assert page.now[seat] == page.before[seat] + page.gained[seat]
    assert tr("en", page.pays) == "1st and 2nd place score"
    seraglio = page.rows[1]
    assert [cell.points for cell in seraglio.cells] == [5, 0, 5, 0]
    assert [cell.most for cell in seraglio.cells] == [True, False, True, False]
    assert tr("en", seraglio.pay) == "9 · 2"
    assert [tr("en", cell.text) for cell in page.rows[3].cells][:2] == ["none", "2 buildings"]


def test_tie_is_proved() -> None:
    """A tie shows the tiles, the places it fills, and the sharing with what is lost."""
    proof = scoring_page(board(), tags(SETUP)).proof("seraglio", 2)
    assert isinstance(proof, view_pages.MajorityProof)
    assert tr("en", proof.title) == "Seraglios: tie for 1st place"
    assert [(count.seat.name, count.count) for count in proof.counts] == [
        ("Anna", 2),
        ("Ioana", 2),
        ("Marco", 1),
        ("Claire", 1),
    ]
    assert [piece.id for piece in proof.counts[0].pieces] == ["seraglio-8-s", "seraglio-6-es"]
    assert [(place.points, [tag.name for tag in place.seats]) for place in proof.places] == [
        (9, ["Anna", "Ioana"]),
        (2, ["Anna", "Ioana"]),
        (None, ["Marco", "Claire"]),
        (None, ["Marco", "Claire"]),
    ]
    share = proof.shares[0]
    assert tr("en", share.text) == "(9 + 2) ÷ 2 = 11 ÷ 2 = 5"
    assert tr("it", there(share.rest)) == "il resto 1 si perde"
    assert proof.rule.rule == "score.tie"


def test_clear_majority_is_proved() -> None:
    """Without a tie for points the rule of majorities is named and nothing is shared."""
    proof = scoring_page(board(), tags(SETUP)).proof("garden", 0)
    assert isinstance(proof, view_pages.MajorityProof)
    assert proof.shares == ()
    assert proof.rule.rule == "score.majority"
    assert proof.places[0].points == 12


def test_wall_is_proved() -> None:
    """The counted sides are numbered in walking order, the others are named with the reason."""
    proof = scoring_page(board(), tags(SETUP)).proof("wall", 0)
    assert isinstance(proof, view_pages.WallProof)
    assert len(proof.counted) == 13
    assert len(set(proof.counted)) == 13
    assert set(proof.lost) == {(1, -1, "n"), (2, -2, "e"), (3, 0, "e")}
    assert proof.inside == ((-1, 0, "s"),)
    assert set(proof.ends) == {(0, 0), (3, 0)}
    assert [kind for kind, _, _ in proof.lines] == ["counted", "lost", "inside"]
    assert tr("en", proof.title) == "Wall: Anna, 13 sides"


def test_ring_has_no_ends() -> None:
    """A closed ring of wall has no end points."""
    ring = ((0, 0), (0, 1), (0, 2), (0, 3))
    assert path_ends(ring) == ()
    assert len(path_ends(ring[:3])) == 2


def test_losses_have_a_row() -> None:
    """The loss by an attack has a row of its own, counted in open sides."""
    setup = config(3, modules=("invaders",))
    game = arranged(setup)
    for player in game.players:
        player.score = 5
    ledger = score_now(game, 2, losses=True)
    page = scoring_page(
        ScoredBoard(ledger, tuple(p.palace for p in game.players), None, 0), tags(setup)
    )
    row = page.rows[-1]
    assert (row.item, tr("en", row.name), tr("fr", row.name)) == ("invaders", "Attack", "Attaque")
    assert [cell.points for cell in row.cells] == [-2, -2, -2]
    assert tr("en", row.cells[0].text) == "1 open side"
    assert page.now == (3, 3, 3)


def test_dirk_lies_at_a_scoring_as_he_was_counted() -> None:
    """The tiles that Dirk draws after a scoring are not on the table while it is shown."""
    setup = config(2, humans=2, seed="dirk")
    session, rng = Session.new(setup), random.Random(1)
    while not session.scored:
        chance(session, rng)
    desk = Desk(session)
    after = desk.view()
    shown = desk.scored(after, 1)
    ledger = session.scored[0].ledger
    for kind, name in enumerate(TYPES):
        counted = [line.count for line in ledger.lines if (line.seat, line.item) == (DIRK, name)]
        assert there(shown.dirk).counts[kind] >= max(counted, default=0)
    held = there(session.scored[0].dirk)
    assert there(shown.dirk).tiles == tuple(TILE_ID[tile] for tile in held)
    assert len(there(after.dirk).tiles) > len(held)
    assert evolve(shown, dirk=after.dirk, counts=after.counts) == after


def test_dirk_has_a_column() -> None:
    """In a game of two Dirk's tiles are counted in the proofs and his points shown."""
    session = played(config(2, humans=0, seed="dirk"))
    for page in ledger_view(session.scored, session.tags).pages:
        if page is None:
            continue
        assert [tag.seat for tag in page.seats] == [0, 1, DIRK]
        assert sum(row.cells[2].points for row in page.rows) == page.gained[2]
        counted = [
            count
            for proof in page.proofs
            if isinstance(proof, view_pages.MajorityProof)
            for count in proof.counts
            if count.seat.seat == DIRK
        ]
        assert counted
        assert all(
            sum(piece.worth or 1 for piece in count.pieces) == count.count for count in counted
        )


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_whole_games_are_proved(seats: int) -> None:
    """In whole games every cell that is not zero has a proof whose numbers agree."""
    session = played(config(seats, humans=0, seed=f"p{seats}", modules=("camps", "vizier")))
    for page in ledger_view(session.scored, session.tags).pages:
        if page is None:
            continue
        for row in page.rows:
            for cell in row.cells:
                proof = page.proof(row.item, cell.seat)
                if cell.points:
                    assert proof is not None
                if isinstance(proof, view_pages.WallProof):
                    assert len(proof.counted) == cell.points
                if isinstance(proof, view_pages.LinesProof):
                    assert sum(len(line.cells) for line in proof.lines) == cell.points
        assert page.number in (1, 2, 3)


def test_pages_of_a_game() -> None:
    """A finished game has results in which the best score wins, in every language."""
    session = played(config(3, humans=1, seed="end"))
    desk = Desk(session)
    results = there(desk.results())
    assert [row.score for row in results.rows] == sorted(session.scores, reverse=True)
    assert {tag.seat for tag in results.winners} == {
        seat for seat, score in enumerate(session.scores) if score == max(session.scores)
    }
    for row in results.rows:
        assert sum(row.gained) == row.score
    for lang in LANGS:
        for message in texts((results, desk.ledger(), desk.view())):
            assert "{" not in tr(lang, message)
    assert results.seed == "end"


def test_no_results_before_the_end() -> None:
    """While the game goes on there are no results and no pages of scorings to come."""
    desk = Desk(Session.new(config(3)))
    assert desk.results() is None
    assert desk.ledger().pages == (None, None, None)


# -- what modules count -----------------------------------------------------------------------


def with_lines(*lines: Line) -> ScoredBoard:
    """The table of the design picture with further lines in its third scoring."""
    scored = board(3)
    return evolve(scored, ledger=evolve(scored.ledger, lines=(*scored.ledger.lines, *lines)))


def said(proof: view_pages.LinesProof, lang: str = "en") -> list[str]:
    """The lines of a proof in words."""
    parts = [(line.text, line.detail) for line in proof.lines]
    return [" ".join(tr(lang, text) for text in both if text is not None) for both in parts]


def test_losses_are_proved() -> None:
    """A loss is a line with its sides and a negative sum; the most of it is nothing to be shown."""
    east = ((cell_at(1, 0), 1), (cell_at(2, 0), 1), (cell_at(2, 1), 1))
    lines = (
        Line(0, "invaders.attack", "e", 3, 0, -9, (cell_at(1, 0),), east, each=3),
        Line(1, "invaders.attack", "e", 1, 0, -2, (cell_at(1, 0),), east[:1], each=3),
    )
    page = scoring_page(with_lines(*lines), tags(SETUP))
    proof = page.proof("invaders", 0)
    assert isinstance(proof, view_pages.LinesProof)
    assert tr("en", proof.title) == "Attack: Anna, −9"
    assert said(proof) == ["East: 3 open sides × 3 = 9 points lost"]
    assert said(proof, "fr") == ["Est\u202f: 3 côtés ouverts × 3 = 9 points perdus"]
    capped = page.proof("invaders", 1)
    assert isinstance(capped, view_pages.LinesProof)
    assert said(capped) == [
        "East: 1 open side × 3 = 3 points lost, but only 2: no score falls below 0"
    ]
    row = next(row for row in page.rows if row.item == "invaders")
    assert [cell.points for cell in row.cells] == [-9, -2, 0, 0]
    assert not any(cell.most for cell in row.cells)
    assert tr("it", row.cells[0].text) == "3 lati aperti"


def test_places_of_a_module_are_proved() -> None:
    """Points by places of a module are proved like a majority, with their ties."""
    tie = Tie(1, (0, 2), (22, 14), 36, 18)
    lines = (
        Line(0, "treasure.score", "chest", 3, 1, 18, (cell_at(1, 0),), (), tie),
        Line(2, "treasure.score", "chest", 3, 1, 18, (cell_at(1, 0),), (), tie),
        Line(3, "treasure.score", "chest", 1, 3, 7, (cell_at(1, 0),)),
    )
    proof = scoring_page(with_lines(*lines), tags(SETUP)).proof("treasure", 3)
    assert isinstance(proof, view_pages.MajorityProof)
    assert tr("en", proof.title) == "Chests: tie for 1st place"
    assert [(place.points, len(place.seats)) for place in proof.places] == [
        (22, 2),
        (14, 2),
        (7, 1),
    ]
    assert tr("en", proof.shares[0].text) == "(22 + 14) ÷ 2 = 36 ÷ 2 = 18"


def test_a_row_without_texts() -> None:
    """A row that nobody wrote texts for shows its count and its points."""
    page = scoring_page(with_lines(Line(1, "moon.rise", "moon", 2, 0, 6)), tags(SETUP))
    proof = page.proof("moon", 1)
    assert isinstance(proof, view_pages.LinesProof)
    assert tr("en", proof.title) == "Other: Marco, +6"
    assert said(proof) == ["2: 6 points"]


# -- a table on which every module counts ----------------------------------------------------------


SCORINGS = [(seats, scoring) for seats in (2, 6) for scoring in (1, 2, 3)]


@cache
def rules() -> frozenset[str]:
    """Every rule that gives or takes points."""
    return frozenset(rule for path in every_source() for rule in line_rules(path))


def opened(seats: int, scoring: int) -> tuple[ScoredBoard, view_pages.ScoringPage]:
    """A scoring of the table with every module, and its page."""
    board = scored(seats, scoring)
    return board, scoring_page(board, tags(setup_of(seats)))


def lines_of(board: ScoredBoard, rule: str, seat: int) -> list[Line]:
    """Return the lines that the engine counted by a rule for a seat."""
    return [line for line in board.ledger.lines if (line.rule, line.seat) == (rule, seat)]


def drawn(seats: int, scoring: int, row: str, seat: int) -> view_pages.LinesProof:
    """The proof of a cell of a module's row."""
    proof = opened(seats, scoring)[1].proof(row, seat)
    assert isinstance(proof, view_pages.LinesProof)
    return proof


def counted(page: view_pages.ScoringPage, row: str, seat: int) -> view_pages.ProofCount:
    """Return the count of a seat in a proof by places."""
    proof = page.proof(row, seat)
    assert isinstance(proof, view_pages.MajorityProof)
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
            if isinstance(proof, view_pages.LinesProof):
                assert [line.count for line in proof.lines] == [line.count for line in lines]
                assert [line.cells for line in proof.lines if line.cells] == [
                    tuple(xy(cell) for cell in line.cells)
                    for line in lines
                    if line.cells and line.rule not in ("yusuf", "invaders.attack")
                ]
            elif isinstance(proof, view_pages.WallProof):
                assert len(proof.counted) == cell.points
            elif isinstance(proof, view_pages.MajorityProof) and lines:
                own = counted(page, row.item, cell.seat)
                assert sum(piece.worth or 1 for piece in own.pieces) == lines[0].count == own.count
                assert own.cells == tuple(xy(cell) for cell in lines[0].cells)


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
    assert isinstance(gardens, view_pages.MajorityProof)
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
    assert isinstance(proof, view_pages.MajorityProof)
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
    x, y = there(line.start)
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
        assert isinstance(proof, view_pages.LinesProof) == bool(lines)
        if not isinstance(proof, view_pages.LinesProof):
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
    assert isinstance(proof, view_pages.LinesProof)
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
    assert isinstance(proof, view_pages.WallProof)
    assert set(proof.counted) == {(0, 0, "e"), (0, 0, "s")}
    assert proof.palace.tiles[0].walls == "es"


GAMES = [(2, "every-a"), (2, "every-b"), (4, "every-c")]


@pytest.mark.parametrize(("seats", "seed"), some(GAMES, 1))
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
                if isinstance(proof, view_pages.MajorityProof) and lines:
                    own = counted(page, row.item, cell.seat)
                    assert sum(piece.worth or 1 for piece in own.pieces) == lines[0].count
                    if row.item == "treasure":
                        assert all(p.token or p.id.startswith("chest-") for p in own.pieces)
                elif row.item == "trader" and isinstance(proof, view_pages.LinesProof):
                    for line in proof.lines:
                        assert len({piece.id for piece in line.pieces}) == line.count
                        assert proof.scale[int(line.count) - 1] in {line.points for line in lines}


def test_results_show_what_stands_on_the_tiles() -> None:
    """The Alhambras of the results have the chests and residents of the last scoring."""
    session = played(evolve(setup_of(2, humans=0), seed="every-b"))
    results = there(results_view(session))
    last = session.scored[-1].tokens
    for row in results.rows:
        stood = {xy(cell): tokens for cell, tokens in last[row.seat.seat].items()}
        shown = {(tile.x, tile.y): tile.tokens for tile in row.palace.tiles if tile.tokens}
        assert shown
        assert shown.items() <= stood.items()


# -- step by step ----------------------------------------------------------------------------------


SEATS = (2, 3, 4, 5, 6)
Case = tuple[int, int]
CASES = [(seats, number) for seats in SEATS for number in (1, 2, 3)]


def page_of(case: Case) -> view_pages.ScoringPage:
    """A scoring with a line for every module."""
    return there(every_ledger(case[0]).pages[case[1] - 1])


@pytest.mark.parametrize("case", CASES)
def test_steps_add_up(case: Case) -> None:
    """Every step goes on from the scores of the one before; the last one ends at the ledger's."""
    page = page_of(case)
    scores = list(page.before)
    steps = scoring_steps(page)
    assert [step.item for step in steps] == [row.item for row in page.rows]
    for step, row in zip(steps, page.rows, strict=True):
        assert [gain.points for gain in step.gains] == [cell.points for cell in row.cells]
        assert [gain.seat for gain in step.gains] == list(page.seats)
        scores = [old + gain.points for old, gain in zip(scores, step.gains, strict=True)]
        assert [gain.now for gain in step.gains] == scores
    assert tuple(scores) == page.now


@pytest.mark.parametrize("case", CASES)
def test_what_is_lit_is_what_is_proved(case: Case) -> None:
    """The cells of a majority are those of its count, the sides of a wall those of its proof."""
    page = page_of(case)
    for step in scoring_steps(page):
        for gain in step.gains:
            proof = page.proof(step.item, gain.seat.seat)
            if isinstance(proof, view_pages.MajorityProof):
                mine = [count.cells for count in proof.counts if count.seat == gain.seat]
                assert gain.cells == (mine[0] if mine else ())
                assert (gain.why is None) == (not gain.count), step.item
            elif isinstance(proof, view_pages.WallProof):
                assert gain.sides == proof.counted
                assert len(gain.sides) == gain.points
        assert step.beats == max(max(len(g.cells), len(g.sides)) for g in step.gains)


def test_ties_tell_how_they_are_shared() -> None:
    """A seat that shares places reads the arithmetic, every other one the place."""
    told = 0
    for case in CASES:
        page = page_of(case)
        for step in scoring_steps(page):
            for gain in step.gains:
                proof = page.proof(step.item, gain.seat.seat)
                if not isinstance(proof, view_pages.MajorityProof) or gain.why is None:
                    continue
                texts = {share.text for share in proof.shares if gain.seat in dict(share.gains)}
                names = {place.name for place in proof.places if gain.seat in place.seats}
                assert gain.why in (texts or names)
                told += bool(texts)
    assert told > 0
