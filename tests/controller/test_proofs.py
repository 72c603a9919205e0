"""The ledger and its proofs."""

import pytest
from attrs import evolve

from alhambra_qt.controller.build.ledgers import ledger_view, scoring_page
from alhambra_qt.controller.build.proof_lines import path_ends
from alhambra_qt.controller.desk import pages
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.faces.scored import ScoredBoard
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.pages import LinesProof, MajorityProof, WallProof
from alhambra_qt.engine import DIRK, Line, Tie, score_now
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import LANGS, tr
from tests.controller.kit import arranged, config, played, texts
from tests.sample_parts import ANNA, CLAIRE, IOANA, MARCO

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
    assert isinstance(proof, MajorityProof)
    assert tr("en", proof.title) == "Seraglios: tie for 1st place"
    assert [(one.seat.name, one.count) for one in proof.counts] == [
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
    assert share.rest is not None
    assert tr("it", share.rest) == "resto 1 perduto"
    assert proof.rule.rule == "score.tie"


def test_clear_majority_is_proved() -> None:
    """Without a tie for points the rule of majorities is named and nothing is shared."""
    proof = scoring_page(board(), tags(SETUP)).proof("garden", 0)
    assert isinstance(proof, MajorityProof)
    assert proof.shares == ()
    assert proof.rule.rule == "score.majority"
    assert proof.places[0].points == 12


def test_wall_is_proved() -> None:
    """The counted sides are numbered in walking order, the others are named with the reason."""
    proof = scoring_page(board(), tags(SETUP)).proof("wall", 0)
    assert isinstance(proof, WallProof)
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
    """What an attack cost is a row of its own, counted in open sides."""
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


def test_dirk_has_a_column() -> None:
    """In a game of two Dirk's tiles are counted in the proofs and his points shown."""
    setup = config(2, humans=0, seed="dirk")
    session = played(setup)
    for page in ledger_view(session.scored, session.tags).pages:
        if page is None:
            continue
        assert [tag.seat for tag in page.seats] == [0, 1, DIRK]
        assert sum(row.cells[2].points for row in page.rows) == page.gained[2]
        counted = [
            count
            for proof in page.proofs
            if isinstance(proof, MajorityProof)
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
                if isinstance(proof, WallProof):
                    assert len(proof.counted) == cell.points
                if isinstance(proof, LinesProof):
                    assert sum(len(line.cells) for line in proof.lines) == cell.points
        assert page.number in (1, 2, 3)


def test_pages_of_a_game() -> None:
    """A finished game has results in which the best score wins, in every language."""
    session = played(config(3, humans=1, seed="end"))
    desk = Desk(session)
    results = pages.results(desk)
    assert results is not None
    assert [row.score for row in results.rows] == sorted(session.scores, reverse=True)
    assert {tag.seat for tag in results.winners} == {
        seat for seat, score in enumerate(session.scores) if score == max(session.scores)
    }
    for row in results.rows:
        assert sum(row.gained) == row.score
    for lang in LANGS:
        for message in texts((results, pages.ledger(desk), desk.view())):
            assert "{" not in tr(lang, message)
    assert results.seed == "end"


def test_no_results_before_the_end() -> None:
    """While the game goes on there are no results and no pages of scorings to come."""
    desk = Desk(Session.new(config(3)))
    assert pages.results(desk) is None
    assert pages.ledger(desk).pages == (None, None, None)


# -- what modules count -----------------------------------------------------------------------


def with_lines(*lines: Line) -> ScoredBoard:
    """The table of the design picture with further lines in its third scoring."""
    scored = board(3)
    return evolve(scored, ledger=evolve(scored.ledger, lines=(*scored.ledger.lines, *lines)))


def said(proof: LinesProof, lang: str = "en") -> list[str]:
    """The lines of a proof in words."""
    parts = [(line.text, line.detail) for line in proof.lines]
    return [" ".join(tr(lang, one) for one in both if one is not None) for both in parts]


def test_losses_are_proved() -> None:
    """A loss is a line with its sides and a negative sum; the most of it is nothing to be shown."""
    east = ((cell_at(1, 0), 1), (cell_at(2, 0), 1), (cell_at(2, 1), 1))
    lines = (
        Line(0, "invaders.attack", "e", 3, 0, -9, (cell_at(1, 0),), east, each=3),
        Line(1, "invaders.attack", "e", 1, 0, -2, (cell_at(1, 0),), east[:1], each=3),
    )
    page = scoring_page(with_lines(*lines), tags(SETUP))
    proof = page.proof("invaders", 0)
    assert isinstance(proof, LinesProof)
    assert tr("en", proof.title) == "Attack: Anna, −9"
    assert said(proof) == ["East: 3 open sides × 3 = 9 points lost"]
    assert said(proof, "fr") == ["Est\u202f: 3 côtés ouverts × 3 = 9 points perdus"]
    capped = page.proof("invaders", 1)
    assert isinstance(capped, LinesProof)
    assert said(capped) == [
        "East: 1 open side × 3 = 3 points lost, but only 2: no score falls below 0"
    ]
    row = next(row for row in page.rows if row.item == "invaders")
    assert [cell.points for cell in row.cells] == [-9, -2, 0, 0]
    assert not any(cell.most for cell in row.cells)
    assert tr("it", row.cells[0].text) == "3 lati aperti"


def test_places_of_a_module_are_proved() -> None:
    """What is given out by places is proved like a majority, with what is shared."""
    tie = Tie(1, (0, 2), (22, 14), 36, 18)
    lines = (
        Line(0, "treasure.score", "chest", 3, 1, 18, (cell_at(1, 0),), (), tie),
        Line(2, "treasure.score", "chest", 3, 1, 18, (cell_at(1, 0),), (), tie),
        Line(3, "treasure.score", "chest", 1, 3, 7, (cell_at(1, 0),)),
    )
    proof = scoring_page(with_lines(*lines), tags(SETUP)).proof("treasure", 3)
    assert isinstance(proof, MajorityProof)
    assert tr("en", proof.title) == "Chests: tie for 1st place"
    assert [(place.points, len(place.seats)) for place in proof.places] == [
        (22, 2),
        (14, 2),
        (7, 1),
    ]
    assert tr("en", proof.shares[0].text) == "(22 + 14) ÷ 2 = 36 ÷ 2 = 18"


def test_a_row_without_texts_is_proved_all_the_same() -> None:
    """A row that nobody wrote texts for shows its count and its points."""
    page = scoring_page(with_lines(Line(1, "moon.rise", "moon", 2, 0, 6)), tags(SETUP))
    proof = page.proof("moon", 1)
    assert isinstance(proof, LinesProof)
    assert tr("en", proof.title) == "Other: Marco, +6"
    assert said(proof) == ["2: 6 points"]
