"""A scoring step by step: it tells what the ledger tells, in its order, and adds up."""

import pytest

from alhambra_qt.controller.build.scoring_steps import scoring_steps
from alhambra_qt.controller.view.pages import MajorityProof, ScoringPage, WallProof
from tests.scored_samples import every_ledger

SEATS = (2, 3, 4, 5, 6)
Case = tuple[int, int]
CASES = [(seats, number) for seats in SEATS for number in (1, 2, 3)]


def page_of(case: Case) -> ScoringPage:
    """A scoring with a line for every module."""
    page = every_ledger(case[0]).pages[case[1] - 1]
    assert page is not None
    return page


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
            if isinstance(proof, MajorityProof):
                mine = [one.cells for one in proof.counts if one.seat == gain.seat]
                assert gain.cells == (mine[0] if mine else ())
                assert (gain.why is None) == (not gain.count), step.item
            elif isinstance(proof, WallProof):
                assert gain.sides == proof.counted
                assert len(gain.sides) == gain.points
        assert step.beats == max(max(len(g.cells), len(g.sides)) for g in step.gains)


def test_ties_tell_how_they_are_shared() -> None:
    """Who shares places is told the arithmetic, everybody else the place."""
    told = 0
    for case in CASES:
        page = page_of(case)
        for step in scoring_steps(page):
            for gain in step.gains:
                proof = page.proof(step.item, gain.seat.seat)
                if not isinstance(proof, MajorityProof) or gain.why is None:
                    continue
                texts = {share.text for share in proof.shares if gain.seat in dict(share.gains)}
                names = {place.name for place in proof.places if gain.seat in place.seats}
                assert gain.why in (texts or names)
                told += bool(texts)
    assert told > 0
