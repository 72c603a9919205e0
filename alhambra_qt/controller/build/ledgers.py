"""The ledger pages of a game."""

from collections.abc import Sequence

from alhambra_qt.controller.build.panels import item_of, rows_of
from alhambra_qt.controller.build.proofs import proofs
from alhambra_qt.controller.build.scene import round_of
from alhambra_qt.controller.faces.scored import ScoredBoard
from alhambra_qt.controller.game.seats import DIRK_TAG
from alhambra_qt.controller.view.pages import LedgerCell, LedgerRow, LedgerView, ScoringPage
from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.controller.words.names import plain, row_name
from alhambra_qt.engine import DIRK, Ledger
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import MAJORITY_POINTS, TYPES
from alhambra_qt.i18n import Msg, has_text, msg

TABS = (msg("proof-tab", k=1), msg("proof-tab", k=2), msg("proof-tab-final"))


def ledger_view(
    scored: Sequence[ScoredBoard], tags: Sequence[SeatTag], shown: int = 0
) -> LedgerView:
    """Give the ledger of a game; ``shown`` is a scoring, 0 the last one made."""
    pages = {board.ledger.scoring: scoring_page(board, tags) for board in scored}
    last = max(pages, default=1)
    wanted = shown if shown in pages else last
    return LedgerView(TABS, (pages.get(1), pages.get(2), pages.get(3)), wanted, msg("proof-hint"))


def scoring_page(board: ScoredBoard, tags: Sequence[SeatTag]) -> ScoringPage:
    """Show one scoring in full."""
    ledger = board.ledger
    seats = [tag.seat for tag in tags] + ([DIRK] if ledger.dirk is not None else [])
    shown = (*tags, DIRK_TAG) if ledger.dirk is not None else tuple(tags)
    dirk = () if ledger.dirk is None else (ledger.dirk,)
    before = (*ledger.before, *(0 for _ in dirk))
    gained = (*ledger.totals, *dirk)
    rounds = round_of(ledger.turn, len(board.palaces))
    return ScoringPage(
        number=ledger.scoring,
        name=TABS[ledger.scoring - 1],
        title=TABS[ledger.scoring - 1],
        when=msg("proof-when", round=rounds, name=tags[board.player].said),
        pays=msg(f"proof-pays-{ledger.scoring}"),
        seats=shown,
        rows=tuple(ledger_row(ledger, item, seats) for item in rows_of(ledger)),
        gained=gained,
        before=before,
        now=tuple(old + new for old, new in zip(before, gained, strict=True)),
        proofs=proofs(board, tags),
    )


def ledger_row(ledger: Ledger, item: str, seats: Sequence[Seat]) -> LedgerRow:
    """Show a line of the ledger for every seat."""
    lines = [line for line in ledger.lines if item_of(line) == item]
    cells = []
    counts = {seat: plain(sum(ln.count for ln in lines if ln.seat == seat)) for seat in seats}
    most = max(counts.values(), default=0)
    for seat in seats:
        points = sum(line.points for line in lines if line.seat == seat)
        count = counts[seat]
        leads = 0 < count == most and points >= 0  # nobody is proud of the greatest loss
        cells.append(LedgerCell(seat, points, count, _counted(item, count), leads))
    return LedgerRow(item, row_name(item), _pay(item, ledger.scoring), tuple(cells))


def _counted(item: str, count: int | float) -> Msg:
    """Say what was counted; a module's text is named after its row, as ``proof-count-invaders``."""
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
    if scoring == 1:
        return msg("proof-pay-1", first=paid[0])
    if scoring == 2:
        return msg("proof-pay-2", first=paid[0], second=paid[1])
    return msg("proof-pay-3", first=paid[0], second=paid[1], third=paid[2])
