"""Remarks at the table: sentences that the coach decides to let be said.

The coach's own are made in ``coach.py`` and ``coach_checks.py``. After a scoring each computer
player says one about its own points. It is read from the page of the scoring, so it is true by the
proofs there. Each style speaks first of what it values.
"""

from collections.abc import Iterator, Sequence

from attrs import frozen

from alhambra_qt.controller.view.page_views import MajorityProof, ScoringPage
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.engine.ids import DIRK, Seat
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import Msg, msg

WALL = "wall"
# How much more than its points a style thinks of a majority and of a wall; of the lead all alike.
FONDNESS = {"style-collector": (2.0, 0.5), "style-builder": (0.5, 3.0)}
SHARED, LEAD, MOST = 0.6, 14.0, 7.0

Weighed = tuple[float, Msg]


@frozen
class Remark:
    """A sentence at the table.

    Attributes:
        seat: the computer player who says it, or the person to whom the coach does.
        rule: the rule or the module that it is about; empty if none.
    """

    seat: Seat
    text: Msg
    rule: str = ""


def remarks(page: ScoringPage) -> tuple[Remark, ...]:
    """Return a remark for each computer player; in lessons they have no level and say nothing."""
    return tuple(Remark(tag.seat, remark(page, k)) for k, tag in enumerate(page.seats) if tag.level)


def remark(page: ScoringPage, k: int) -> Msg:
    """Return what the player in the k-th column says: of all that is true what weighs most."""
    tag = page.seats[k]
    majority, wall = FONDNESS.get(tag.style.id if tag.style else "", (1.0, 1.0))
    found = [(weight * majority, text) for weight, text in _majorities(page, tag)]
    found += [(weight * wall, text) for weight, text in _wall(page, k)]
    found += _standing(page, k)
    return max(found, key=lambda weighed: weighed[0])[1]


def _majorities(page: ScoringPage, tag: SeatTag) -> Iterator[Weighed]:
    """Find the types in which a player is first, alone or with one other."""
    for proof in page.proofs:
        if not isinstance(proof, MajorityProof) or proof.item not in TYPES:
            continue
        first = proof.places[0] if proof.places else None
        if first is None or not first.points or tag not in first.seats:
            continue
        what = msg(f"all-{proof.item}")
        others = [seat for seat in first.seats if seat != tag]
        counts = [count.count for count in proof.counts]
        ahead = counts[0] - (counts[1] if len(counts) > 1 else 0)
        if len(others) == 1:
            yield (
                first.points * SHARED,
                msg("remark-shared", name=tag.label, other=others[0].label, what=what),
            )
        elif not others and ahead == int(ahead):
            yield first.points, msg("remark-alone", name=tag.label, what=what, n=int(ahead))


def _wall(page: ScoringPage, k: int) -> Iterator[Weighed]:
    """Tell of the longest wall, if nobody has one as long."""
    for row in page.rows:
        if row.item == WALL and _leads([cell.count for cell in row.cells], k):
            sides = msg("proof-sides", n=row.cells[k].count)
            yield row.cells[k].count, msg("remark-wall", name=page.seats[k].label, sides=sides)


def _standing(page: ScoringPage, k: int) -> Iterator[Weighed]:
    """Tell of the score: a new lead, the most points of this scoring, or just the points."""
    name, gained = page.seats[k].label, page.gained[k]
    players = [j for j, tag in enumerate(page.seats) if tag.seat != DIRK]
    before, now = ([scores[j] for j in players] for scores in (page.before, page.now))
    if gained > 0 and _leads(now, k) and not _leads(before, k):
        yield LEAD, msg("remark-lead", name=name, points=msg("count-point", n=page.now[k]))
    points = msg("count-point", n=abs(gained))
    if gained > 0 and _leads(page.gained, k):
        yield MOST, msg("remark-most", name=name, points=points)
    plain = "points" if gained > 0 else "lost" if gained < 0 else "none"
    known = {} if plain == "none" else {"points": points}
    yield 0.0, msg(f"remark-{plain}", name=name, **known)


def _leads(numbers: Sequence[float], k: int) -> bool:
    return all(numbers[k] > other for j, other in enumerate(numbers) if j != k)
