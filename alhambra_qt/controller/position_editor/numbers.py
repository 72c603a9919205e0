"""The numbers of a real game: what each scoring asks for, and how it is counted.

    draft = put(draft, 1, "garden", 0, 4)      # scoring 1: Anna has four gardens
    page = scoring_page(draft, 1)

A row is a building type, the wall, or what a module counts. A module's row holds points, unless
its places are shared like majorities: then it holds what is counted.
"""

from collections.abc import Sequence

from attrs import evolve, frozen

from alhambra_qt import modules
from alhambra_qt.controller.faces.face import RowFace, ScoredBoard
from alhambra_qt.controller.faces.found import rows as module_rows
from alhambra_qt.controller.position_editor.draft import Draft, Numbers
from alhambra_qt.controller.presenter.player_panels import rows_of
from alhambra_qt.controller.presenter.score_sheet import TABS, ledger_row, majority_proof
from alhambra_qt.controller.view.page_views import LedgerView, ScoringPage
from alhambra_qt.controller.words.names import row_modules, row_name, row_of
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine import Ledger, Line, Tie
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import BUILDING_TYPE, BUILDINGS, TILE_WALLS, TYPES
from alhambra_qt.engine.scoring import counted_ledger, share_places
from alhambra_qt.i18n import Msg, listing, msg

SCORINGS = (1, 2, 3)
WALL = "wall"
MOST_BUILDINGS, MOST = 20, 99
EMPTY = {(1,): "first", (2,): "second", (1, 2): "both"}

# -- what is asked -----------------------------------------------------------------------------


def _faces(draft: Draft, scoring: int) -> dict[str, tuple[str, RowFace]]:
    """Map the modules' rows of a scoring to their rule and their face; losses come last."""
    found = {
        row_of(rule): (rule, face)
        for rule, face in module_rows().items()
        if row_modules()[row_of(rule)] in draft.modules
        if scoring == SCORINGS[-1] or not face.at_end
    }
    return dict(sorted(found.items(), key=lambda item: item[1][1].loses))


def rows(draft: Draft, scoring: int) -> tuple[str, ...]:
    """List the rows that a scoring asks for."""
    return (*TYPES, WALL, *_faces(draft, scoring))


def columns(draft: Draft, scoring: int, row: str) -> int:
    """Return the number of seats asked; Dirk has majorities only."""
    shared = row in TYPES or (row != WALL and bool(_faces(draft, scoring)[row][1].places))
    return len(draft.game.players) + (draft.dirk and shared)


def asks(draft: Draft, scoring: int, row: str) -> Msg | None:
    """Say what a module's row asks for; None for buildings and walls."""
    if row in (*TYPES, WALL):
        return None
    face = _faces(draft, scoring)[row][1]
    kind = "count" if face.places else "lost" if face.loses else "points"
    return msg(f"real-asks-{kind}")


def _halves(draft: Draft) -> bool:
    return bool(modules.rules_for(draft.modules).majority_counts)


def most(row: str) -> int:
    """Return the largest number that a row can hold."""
    return MOST_BUILDINGS if row in TYPES else MOST


def possible(draft: Draft, row: str, value: float) -> bool:
    """Return whether a row can hold a number."""
    step = 0.5 if row in TYPES and _halves(draft) else 1
    return 0 <= value <= most(row) and value % step == 0


def counts_more(draft: Draft) -> bool:
    """Return whether modules count anything but tiles as buildings."""
    rules = modules.rules_for(draft.modules)
    return bool(rules.building_counts or rules.majority_counts)


def number(draft: Draft, scoring: int, row: str, column: int) -> float | None:
    """Return the number in a row and column, None if nobody has given it."""
    given = draft.scorings[scoring - 1].get(row, ())
    return given[column] if column < len(given) else None


def put(draft: Draft, scoring: int, row: str, column: int, value: float | None) -> Draft:
    """Return the draft with another number; an impossible one changes nothing."""
    if value is not None and not possible(draft, row, value):
        return draft
    if value == number(draft, scoring, row, column):
        return draft
    width = columns(draft, scoring, row)
    cells = [number(draft, scoring, row, k) for k in range(width)]
    cells[column] = value
    return _with(draft, scoring, {**draft.scorings[scoring - 1], row: tuple(cells)})


def _with(draft: Draft, scoring: int, numbers: Numbers) -> Draft:
    every = list(draft.scorings)
    every[scoring - 1] = numbers
    return evolve(draft, scorings=(every[0], every[1], every[2]))


def fitted(draft: Draft) -> Draft:
    """Return the draft without numbers that its players and modules do not ask for."""
    for scoring in SCORINGS:
        asked = rows(draft, scoring)
        numbers = {
            row: cells[: columns(draft, scoring, row)]
            for row, cells in draft.scorings[scoring - 1].items()
            if row in asked
        }
        draft = _with(draft, scoring, numbers)
    return draft


def without(draft: Draft, seat: int) -> Draft:
    """Return the draft without the numbers of a seat."""
    kept = [
        {row: cells[:seat] + cells[seat + 1 :] for row, cells in numbers.items()}
        for numbers in draft.scorings
    ]
    return evolve(draft, scorings=(kept[0], kept[1], kept[2]))


def missing(draft: Draft, scoring: int) -> int:
    """Count the numbers that are still to be given."""
    return sum(
        number(draft, scoring, row, column) is None
        for row in rows(draft, scoring)
        for column in range(columns(draft, scoring, row))
    )


def begun(draft: Draft, scoring: int) -> bool:
    """Return whether a scoring has any number."""
    return any(cell is not None for cells in draft.scorings[scoring - 1].values() for cell in cells)


def go_on(draft: Draft, scoring: int) -> Draft:
    """Return the draft with a scoring's numbers as the start of the next, if that is empty."""
    if scoring == SCORINGS[-1] or begun(draft, scoring + 1):
        return draft
    asked = rows(draft, scoring + 1)
    kept = {row: cells for row, cells in draft.scorings[scoring - 1].items() if row in asked}
    return _with(draft, scoring + 1, kept)


@frozen
class Doubt:
    """A count that cannot be right: why, and the numbers it is made of, by row and column."""

    text: Msg
    places: tuple[tuple[str, int], ...]


def doubts(draft: Draft, scoring: int) -> tuple[Doubt, ...]:
    """List the counts that the pieces of the box do not allow; they are counted all the same."""
    rules, found = modules.rules_for(draft.modules), list[Doubt]()
    seats = range(len(draft.everybody))
    if not rules.building_counts and not rules.majority_counts:
        for kind, name in enumerate(TYPES):
            told = sum(number(draft, scoring, name, k) or 0 for k in seats)
            made = sum(BUILDING_TYPE[tile] == kind for tile in BUILDINGS)
            if told > made:
                text = msg("real-too-many", types=row_name(name), most=made, n=told)
                places = [(name, k) for k in seats if number(draft, scoring, name, k)]
                found.append(Doubt(text, tuple(places)))
    for seat, name in enumerate(draft.names if not draft.modules else ()):
        wall = number(draft, scoring, WALL, seat) or 0
        most = sum(_most_walls(k, number(draft, scoring, t, seat)) for k, t in enumerate(TYPES))
        if wall > most:
            text = msg("real-too-long", name=name, most=most, n=wall)
            found.append(Doubt(text, ((WALL, seat),)))
    return tuple(found)


def state_of(draft: Draft, scoring: int) -> Msg:
    """Say which counts of a scoring cannot be right and how many numbers are missing.

    At the last scoring the numbers missing in the others are named too.
    """
    wrong, lacks = len(doubts(draft, scoring)), missing(draft, scoring)
    whole = sum(missing(draft, each) for each in SCORINGS)
    found = [msg("real-wrong", n=wrong)] if wrong else []
    if scoring == SCORINGS[-1] and whole > lacks:
        found.append(msg("real-missing-all", n=whole))
    elif lacks:
        found.append(msg("real-missing", n=lacks))
    if found:
        return msg("real-state", state=text_of(listing(found)))
    return msg("real-complete") if scoring < SCORINGS[-1] else _winners(draft)


def _winners(draft: Draft) -> Msg:
    """Say who wins; nothing breaks a tie."""
    scores, names = totals(draft), draft.names
    best = max(scores)
    every = [name for name, score in zip(names, scores, strict=True) if score == best]
    shared = "-shared" if len(every) > 1 else ""
    return msg(f"result-win{shared}", name=text_of(listing(every)), n=best)


def objection(draft: Draft) -> Msg | None:
    """Ask whether a game that is not complete or cannot be right is to be added all the same."""
    empty = [each for each in SCORINGS[:-1] if not begun(draft, each)]
    lacks = sum(missing(draft, each) for each in SCORINGS if each not in empty)
    wrong = sum(len(doubts(draft, each)) for each in SCORINGS)
    found = [msg("real-empty", which=EMPTY[tuple(empty)])] if empty else []
    found += [msg("real-missing", n=lacks)] if lacks else []
    found += [msg("real-wrong", n=wrong)] if wrong else []
    return msg("real-objection", state=text_of(listing(found))) if found else None


def _most_walls(kind: int, count: float | None) -> int:
    """Return how many wall sides so many tiles of a type can have."""
    sides = [TILE_WALLS[tile].bit_count() for tile in BUILDINGS if BUILDING_TYPE[tile] == kind]
    return sum(sorted(sides, reverse=True)[: int(count or 0)])


# -- the scoring -------------------------------------------------------------------------------


def ledger(draft: Draft, scoring: int) -> Ledger:
    """Count a scoring; what is not given counts as nothing."""
    before = totals(draft, scoring - 1)
    by_type = [_counts(draft, scoring, row) for row in TYPES]
    counts = [list(row) for row in zip(*by_type, strict=True)]
    walls = [int(sides) for sides in _counts(draft, scoring, WALL)]
    gains = [line for row in _faces(draft, scoring) for line in _gains(draft, scoring, row)]
    found = counted_ledger(counts, walls, scoring, gains, before)
    scores = [old + new for old, new in zip(before, found.totals, strict=True)]
    lost = [line for row in _faces(draft, scoring) for line in _losses(draft, scoring, row, scores)]
    return counted_ledger(counts, walls, scoring, [*gains, *lost], before) if lost else found


def _counts(draft: Draft, scoring: int, row: str) -> list[float]:
    width = columns(draft, scoring, row)
    return [number(draft, scoring, row, column) or 0 for column in range(width)]


def _gains(draft: Draft, scoring: int, row: str) -> list[Line]:
    rule, face = _faces(draft, scoring)[row]
    counts = _counts(draft, scoring, row)
    seats = [tag.seat for tag in draft.everybody]
    if face.places:
        shares = enumerate(share_places(counts, face.places[scoring]))
        return [
            Line(seats[k], rule, row, counts[k], rank, points, tie=tie and _named(tie, seats))
            for k, (rank, points, tie) in shares
            if rank
        ]
    if face.loses:
        return []
    return [Line(seats[k], rule, row, n, 0, int(n)) for k, n in enumerate(counts) if n]


def _named(tie: Tie, seats: Sequence[int]) -> Tie:
    return evolve(tie, seats=tuple(seats[seat] for seat in tie.seats))


def _losses(draft: Draft, scoring: int, row: str, scores: list[int]) -> list[Line]:
    """List what a row costs; nobody falls below zero."""
    rule, face = _faces(draft, scoring)[row]
    lines = []
    for seat, score in enumerate(scores if face.loses else ()):
        lost = int(number(draft, scoring, row, seat) or 0)
        if lost:
            lines.append(Line(seat, rule, row, lost, 0, -min(lost, score)))
    return lines


def totals(draft: Draft, upto: int = 3) -> tuple[int, ...]:
    """Return the scores after so many scorings."""
    if not upto:
        return tuple(0 for _ in draft.game.players)
    last = ledger(draft, upto)
    return tuple(old + new for old, new in zip(last.before, last.totals, strict=True))


def scoring_page(draft: Draft, scoring: int) -> ScoringPage:
    """Return the score sheet of a scoring; majorities have a proof."""
    found, every, wrong = ledger(draft, scoring), draft.everybody, len(doubts(draft, scoring))
    own = draft.tags
    dirk = () if found.dirk is None else (found.dirk,)
    before = (*found.before, *(0 for _ in dirk))
    gained = (*found.totals, *dirk)
    board = ScoredBoard(found, tuple(Palace() for _ in own), (), 0)
    proofs = [majority_proof(board, own, kind) for kind in range(len(TYPES))]
    return ScoringPage(
        number=scoring,
        name=TABS[scoring - 1],
        title=TABS[scoring - 1],
        when=msg("real-title"),
        pays=msg(f"proof-pays-{scoring}"),
        seats=every,
        rows=tuple(ledger_row(found, row, [tag.seat for tag in every]) for row in rows_of(found)),
        gained=gained,
        before=before,
        now=tuple(old + new for old, new in zip(before, gained, strict=True)),
        proofs=tuple(proofs),
        warning=msg("real-wrong", n=wrong) if wrong else None,
    )


def ledger_view(draft: Draft, shown: int) -> LedgerView:
    """Return the score sheet of every scoring that has begun, and of the one shown."""
    pages = [scoring_page(draft, k) if begun(draft, k) or k == shown else None for k in SCORINGS]
    return LedgerView(TABS, (pages[0], pages[1], pages[2]), shown, msg("proof-hint"))
