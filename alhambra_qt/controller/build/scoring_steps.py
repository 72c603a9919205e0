"""A scoring kind by kind, as it is played on the table: what counts where, and what it brings.

Everything comes from the page of the ledger, so that both always tell the same.
"""

from itertools import accumulate

from attrs import frozen

from alhambra_qt.controller.view.pages import (
    LedgerCell,
    LedgerRow,
    LinesProof,
    MajorityProof,
    Proof,
    ScoringPage,
    WallProof,
)
from alhambra_qt.controller.view.parts import At, SeatTag, SideAt
from alhambra_qt.i18n import Msg, msg


@frozen
class StepGain:
    """What a player has of the kind and gets for it; ``now`` is the score after this step.

    ``cells`` are the cells of that Alhambra where something counts; of a wall ``sides`` are walked
    in their order, and ``ends`` are its corners as in `WallProof`.
    """

    seat: SeatTag
    points: int
    now: int
    count: int | float
    text: Msg
    why: Msg | None = None
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
    def beats(self) -> int:
        """How many things are counted one after the other where most are."""
        return max((max(len(one.cells), len(one.sides)) for one in self.gains), default=0)


def scoring_steps(page: ScoringPage) -> tuple[ScoringStep, ...]:
    """Give the steps of a scoring in the order of the ledger; the last one ends at its scores."""
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
            _places(page, row),
        )
        for row, after in zip(page.rows, scores, strict=True)
    )


def _places(page: ScoringPage, row: LedgerRow) -> tuple[Msg, ...]:
    proof = next((one for one in page.proofs if one.item == row.item), None)
    if not isinstance(proof, MajorityProof):
        return ()
    return tuple(
        msg("scoring-place", place=place.name, points=msg("count-point", n=place.points))
        for place in proof.places
        if place.points
    )


def _gain(page: ScoringPage, row: LedgerRow, cell: LedgerCell, tag: SeatTag, now: int) -> StepGain:
    proof = page.proof(row.item, cell.seat)
    why = _place(proof, cell) if isinstance(proof, MajorityProof) else None
    found = StepGain(tag, cell.points, now, cell.count, cell.text, why)
    return found if proof is None else _counted(found, proof)


def _place(proof: MajorityProof, cell: LedgerCell) -> Msg | None:
    """Name the place of a player, or how its points were shared; None without any of the kind."""
    if not cell.count:
        return None
    for share in proof.shares:
        if any(tag.seat == cell.seat for tag, _ in share.gains):
            return share.text
    for place in proof.places:
        if any(tag.seat == cell.seat for tag in place.seats):
            return place.name
    return None


def _counted(gain: StepGain, proof: Proof) -> StepGain:
    """Add where what is counted lies."""
    sides: tuple[SideAt, ...] = ()
    ends: tuple[At, ...] = ()
    cells: tuple[At, ...] = ()
    match proof:
        case WallProof():
            sides, ends = proof.counted, proof.ends
        case LinesProof():
            cells = tuple(dict.fromkeys(cell for line in proof.lines for cell in line.cells))
            if not cells:
                sides = tuple(dict.fromkeys(side for line in proof.lines for side in line.sides))
        case MajorityProof():
            mine = (one.cells for one in proof.counts if one.seat.seat == gain.seat.seat)
            cells = next(mine, ())
    return StepGain(
        gain.seat, gain.points, gain.now, gain.count, gain.text, gain.why, cells, sides, ends
    )
