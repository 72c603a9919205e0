"""Sample pages beside the table: ledger (picture d), results, hand-over (picture f)."""

from alhambra_qt.controller.view.page_views import (
    HandoverView,
    LedgerCell,
    LedgerRow,
    LedgerView,
    MajorityProof,
    ProofCount,
    ProofPiece,
    ProofPlace,
    ProofShare,
    ResultRow,
    ResultStat,
    ResultsView,
    ScoringPage,
    WallProof,
)
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.controller.view.view_parts import ActionButton, At, Icon, LogLine, SideAt
from alhambra_qt.controller.words.names import a_tile, card_name, money, row_name
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import listing, msg
from tests.sample_parts import (
    COUNTS,
    PALACES,
    icon_card,
    icon_tile,
    noun_of,
    palace,
    rule,
    tag,
)

PAY = ((8, 1), (9, 2), (10, 3), (11, 4), (12, 5), (13, 6))
GAINS = ((4, 0, 0, 4), (5, 0, 5, 0), (10, 1, 0, 1), (0, 4, 11, 0), (12, 0, 0, 5), (0, 13, 3, 3))
WALL_GAIN = (13, 11, 6, 8)
BEFORE = (23, 19, 26, 14)
WALL = "2,-1,s 1,0,e 1,0,s 0,1,e 0,1,s -1,1,s -1,1,w -2,0,s -2,0,w -2,-1,w -2,-1,n -1,-1,n -1,-1,e"
LOST = "1,-1,n 2,-2,e 3,0,e"


def sides(text: str) -> tuple[SideAt, ...]:
    """Read sides such as ``"2,-1,s"``."""
    parts = [entry.split(",") for entry in text.split()]
    return tuple((int(x), int(y), side) for x, y, side in parts)


def pieces_of(seat: int, item: str) -> tuple[tuple[ProofPiece, ...], tuple[At, ...]]:
    """Find a seat's tiles of a type and where they stand."""
    found = [entry.split() for entry in PALACES[seat].split("|") if noun_of(entry) == item]
    pieces = tuple(ProofPiece("tile", e[0]) for e in found)
    return pieces, tuple((int(e[1]), int(e[2])) for e in found)


def rows() -> tuple[LedgerRow, ...]:
    """Build the lines of scoring 2."""
    out = []
    for index, item in enumerate(TYPES):
        have = [COUNTS[s][index] for s in range(4)]
        cells = tuple(
            LedgerCell(
                s,
                GAINS[index][s],
                have[s],
                msg("proof-built", n=have[s]),
                0 < have[s] == max(have),
            )
            for s in range(4)
        )
        pay = msg("proof-pay-2", first=PAY[index][0], second=PAY[index][1])
        out.append(LedgerRow(item, row_name(item), pay, cells))
    wall = tuple(
        LedgerCell(s, n, n, msg("proof-sides", n=n), n == 13) for s, n in enumerate(WALL_GAIN)
    )
    out.append(LedgerRow("wall", row_name("wall"), msg("proof-pay-wall"), wall))
    return tuple(out)


def seraglio_proof() -> MajorityProof:
    """Build the proof of the tie for the seraglios."""
    counts = tuple(
        ProofCount(tag(s), *pieces_of(s, "seraglio"), COUNTS[s][1]) for s in (0, 2, 1, 3)
    )
    first, rest = (tag(0), tag(2)), (tag(1), tag(3))
    places = tuple(
        ProofPlace(
            rank,
            msg("rank-place", n=rank),
            points,
            msg("play-number", n=points) if points else msg("proof-not-paid", n=2),
            first if rank < 3 else rest,
        )
        for rank, points in ((1, 9), (2, 2), (3, None), (4, None))
    )
    share = ProofShare(
        msg("proof-share", parts="9 + 2", pool=11, k=2, share=5),
        msg("proof-rest", n=1),
        ((tag(0), 5), (tag(2), 5)),
    )
    title = msg("proof-proof-tie", item=row_name("seraglio"), place=msg("rank-place", n=1))
    return MajorityProof("seraglio", title, counts, places, (share,), rule("score.tie"))


def majority_proof(index: int) -> MajorityProof:
    """Build the proof of a majority nobody ties for."""
    item = TYPES[index]
    order = sorted((s for s in range(4) if COUNTS[s][index]), key=lambda s: -COUNTS[s][index])
    counts = tuple(ProofCount(tag(s), *pieces_of(s, item), COUNTS[s][index]) for s in order)
    places = tuple(
        ProofPlace(r + 1, msg("rank-place", n=r + 1), p, msg("play-number", n=p), (tag(order[r]),))
        for r, p in enumerate(PAY[index][: len(order)])
    )
    title = msg("proof-proof-majority", item=row_name(item))
    return MajorityProof(item, title, counts, places, (), rule("score.majority"))


def wall_proof() -> WallProof:
    """Build the proof of Anna's wall of 13 sides."""
    lines = (
        ("counted", msg("proof-wall-counted", n=13), msg("proof-wall-counted-why", n=13)),
        ("lost", msg("proof-wall-lost", n=3), msg("proof-wall-lost-why")),
        ("inside", msg("proof-wall-inside", n=1), msg("proof-wall-inside-why")),
    )
    return WallProof(
        seat=0,
        title=msg("proof-proof-wall", name="Anna", n=13),
        palace=palace(0, ((-2, -1),)),
        counted=sides(WALL),
        lost=sides(LOST),
        inside=sides("-1,0,s"),
        lines=lines,
        rule=rule("score.wall"),
        ends=((3, 0), (0, 0)),
    )


def ledger() -> LedgerView:
    """Build picture d: scoring 2 with a tie proof and a wall proof; scoring 3 has not come."""
    gained = tuple(sum(r.cells[s].points for r in rows()) for s in range(4))
    page = ScoringPage(
        number=2,
        name=msg("proof-tab", k=2),
        title=msg("proof-tab", k=2),
        when=msg("proof-when", round=12, name="Claire"),
        pays=msg("proof-pays-2"),
        seats=tuple(tag(s) for s in range(4)),
        rows=rows(),
        gained=gained,
        before=BEFORE,
        now=tuple(b + g for b, g in zip(BEFORE, gained, strict=True)),
        proofs=(seraglio_proof(), *(majority_proof(i) for i in (0, 2, 3, 4, 5)), wall_proof()),
    )
    first = ScoringPage(
        number=1,
        name=msg("proof-tab", k=1),
        title=msg("proof-tab", k=1),
        when=msg("proof-when", round=6, name="Marco"),
        pays=msg("proof-pays-1"),
        seats=page.seats,
        rows=page.rows,
        gained=gained,
        before=(0, 0, 0, 0),
        now=BEFORE,
        proofs=page.proofs,
    )
    tabs = (msg("proof-tab", k=1), msg("proof-tab", k=2), msg("proof-tab-final"))
    return LedgerView(tabs, (first, page, None), 2, msg("proof-hint"))


def results() -> ResultsView:
    """Build the end of a game of four: Anna wins."""
    gained = ((12, 44, 66), (8, 29, 50), (14, 25, 48), (6, 21, 47))
    stats = [
        ("exact", msg("result-exact", n=9)),
        ("overpaid", msg("result-overpaid", n=4)),
        ("wall", msg("result-wall", n=15)),
        ("tiles", msg("result-tiles", n=13)),
    ]
    rows_ = tuple(
        ResultRow(
            seat=tag(s),
            place=p,
            score=sum(gained[s]),
            gained=gained[s],
            winner=p == 1,
            stats=tuple(ResultStat(i, msg(f"result-stat-{i}"), t) for i, t in stats),
            palace=palace(s),
        )
        for p, s in enumerate((0, 1, 2, 3), start=1)
    )
    return ResultsView(
        title=msg("result-win", name=listing(["Anna"]), n=122),
        text=msg("story-ahead", points=msg("count-point", n=35), name="Marco"),
        rows=rows_,
        scorings=(msg("proof-tab", k=1), msg("proof-tab", k=2), msg("proof-tab-final")),
        winners=(tag(0),),
        seed="8K4F-2QTR",
        rule=rule("score.ties_final"),
        buttons=(
            ActionButton(Press("rematch"), msg("result-rematch"), "Ctrl+N", primary=True),
            ActionButton(Press("new"), msg("button-new-game")),
            ActionButton(Press("ledger"), msg("result-ledger"), "S"),
            ActionButton(Press("table"), msg("result-table"), "T"),
            ActionButton(Press("start"), msg("result-start"), "Ctrl+W"),
        ),
    )


def handover() -> HandoverView:
    """Build picture f: the computer goes to Claire, in French."""
    exact = msg("log-exact", name="Anna", tile=a_tile("garden-8-nw"), price=money("dirham", 8))
    took = msg("log-took", name="Marco", n=1, sum=9)
    swap = msg(
        "log-swapped", name="Ioana", old=a_tile("chambers-5-nsw"), new=a_tile("chambers-9-w")
    )
    lost = msg("recap-row", row=row_name("tower"), old=16, new=8)
    return HandoverView(
        seat=tag(3),
        lang="fr",
        title=msg("pass-asked", name="Claire"),
        text=msg("pass-text"),
        since_title=msg("pass-since"),
        since=(
            LogLine(lost, tag(3), (Icon("type", "tower"),)),
            LogLine(exact, tag(0), (icon_tile("garden-8-nw"),)),
            LogLine(took, tag(1), (icon_card("denar-9"),)),
            LogLine(swap, tag(2), (icon_tile("chambers-5-nsw"), icon_tile("chambers-9-w"))),
        ),
        button=ActionButton(
            Press("here"), msg("pass-button", name="Claire"), "Space", primary=True
        ),
        note=msg("pass-note"),
        matter=msg("pass-auction", card=card_name("laila")),
        whose=msg("pass-playing", name="Ioana"),
    )
