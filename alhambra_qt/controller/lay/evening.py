"""A real game: who played, where and when, and the numbers of its three scorings.

    evening = begin(["Anna", "Marco"])
    evening = put(evening, 1, "garden", 0, 4)      # scoring 1: Anna has four gardens
    page = scoring_page(evening, 1)

A row is a building type, the wall, or what a module counts. A module's row holds points, unless
its places are shared like majorities: then it holds what is counted.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import date, datetime
from pathlib import Path
from typing import Annotated, Any

from attrs import asdict, evolve, field, frozen
from msgspec import Meta as Limits

from alhambra_qt import files, modules, paths
from alhambra_qt.controller.career.finished import CareerGame, CareerSeat
from alhambra_qt.controller.faces.face import RowFace, ScoredBoard
from alhambra_qt.controller.faces.found import rows as module_rows
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.file_shapes import Text, Version
from alhambra_qt.controller.game.gameconfig import (
    HUMAN,
    MAX_SEATS,
    MIN_SEATS,
    GameConfig,
    SeatConfig,
    problems,
)
from alhambra_qt.controller.game.seats import DIRK_TAG, tags
from alhambra_qt.controller.presenter.player_panels import item_of, rows_of
from alhambra_qt.controller.presenter.score_sheet import TABS, ledger_row, majority_proof
from alhambra_qt.controller.view.page_views import LedgerView, ScoringPage
from alhambra_qt.controller.view.view_parts import MARKS, SeatTag
from alhambra_qt.controller.words.names import row_modules, row_name, row_of
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine import Ledger, Line, Tie
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import BUILDING_TYPE, BUILDINGS, TILE_WALLS, TYPES
from alhambra_qt.engine.scoring import counted_ledger, share_places
from alhambra_qt.files import Unreadable, bad_field
from alhambra_qt.i18n import Msg, listing, msg

VERSION = 1
SCORINGS = (1, 2, 3)
WALL = "wall"
MOST_BUILDINGS, MOST = 20, 99
EMPTY = {(1,): "first", (2,): "second", (1, 2): "both"}
FOLDER, SUFFIX = "evenings", ".json"

Value = Annotated[float, Limits(ge=0, le=MOST)]
Numbers = dict[Text, tuple[Value | None, ...]]


@frozen
class Evening:
    """A real game; None is a number that nobody has given yet."""

    day: Text
    names: tuple[Text, ...]
    place: Text = ""
    modules: tuple[Text, ...] = ()
    scorings: tuple[Numbers, Numbers, Numbers] = field(factory=lambda: ({}, {}, {}))

    @property
    def dirk(self) -> bool:
        """Whether Dirk plays."""
        return len(self.names) == MIN_SEATS

    @property
    def tags(self) -> tuple[SeatTag, ...]:
        """The tags of the players, and of Dirk if he plays."""
        seats = tuple(SeatConfig(n, mark=m) for n, m in zip(self.names, MARKS, strict=False))
        return (*tags(GameConfig(seats)), *([DIRK_TAG] if self.dirk else []))


def begin(names: Sequence[str], chosen: Sequence[str] = ()) -> Evening:
    """Begin an evening today."""
    today = datetime.now().astimezone().date()
    return Evening(today.isoformat(), tuple(names), modules=tuple(chosen))


# -- what is asked -----------------------------------------------------------------------------


def _faces(evening: Evening, scoring: int) -> dict[str, tuple[str, RowFace]]:
    """Map the modules' rows of a scoring to their rule and their face; losses come last."""
    found = {
        row_of(rule): (rule, face)
        for rule, face in module_rows().items()
        if row_modules()[row_of(rule)] in evening.modules
        if scoring == SCORINGS[-1] or not face.at_end
    }
    return dict(sorted(found.items(), key=lambda one: one[1][1].loses))


def rows(evening: Evening, scoring: int) -> tuple[str, ...]:
    """List the rows that a scoring asks for."""
    return (*TYPES, WALL, *_faces(evening, scoring))


def columns(evening: Evening, scoring: int, row: str) -> int:
    """Return the number of seats asked; Dirk has majorities only."""
    shared = row in TYPES or (row != WALL and bool(_faces(evening, scoring)[row][1].places))
    return len(evening.names) + (evening.dirk and shared)


def asks(evening: Evening, scoring: int, row: str) -> Msg | None:
    """Say what a module's row asks for; None for buildings and walls."""
    if row in (*TYPES, WALL):
        return None
    face = _faces(evening, scoring)[row][1]
    kind = "count" if face.places else "lost" if face.loses else "points"
    return msg(f"real-asks-{kind}")


def _halves(evening: Evening) -> bool:
    """Return whether a module lets buildings count in halves."""
    return bool(modules.rules_for(evening.modules).majority_counts)


def possible(evening: Evening, row: str, value: float) -> bool:
    """Return whether a row can hold a number."""
    step = 0.5 if row in TYPES and _halves(evening) else 1
    return 0 <= value <= (MOST_BUILDINGS if row in TYPES else MOST) and value % step == 0


def number(evening: Evening, scoring: int, row: str, column: int) -> float | None:
    """Return the number in a row and column, None if nobody has given it."""
    given = evening.scorings[scoring - 1].get(row, ())
    return given[column] if column < len(given) else None


def put(evening: Evening, scoring: int, row: str, column: int, value: float | None) -> Evening:
    """Return the evening with another number; an impossible one changes nothing."""
    if value is not None and not possible(evening, row, value):
        return evening
    wide = columns(evening, scoring, row)
    cells = [number(evening, scoring, row, k) for k in range(wide)]
    cells[column] = value
    return _with(evening, scoring, {**evening.scorings[scoring - 1], row: tuple(cells)})


def _with(evening: Evening, scoring: int, numbers: Numbers) -> Evening:
    every = list(evening.scorings)
    every[scoring - 1] = numbers
    return evolve(evening, scorings=(every[0], every[1], every[2]))


def fitted(evening: Evening) -> Evening:
    """Return the evening without numbers that its players and modules do not ask for."""
    for scoring in SCORINGS:
        asked = rows(evening, scoring)
        numbers = {
            row: cells[: columns(evening, scoring, row)]
            for row, cells in evening.scorings[scoring - 1].items()
            if row in asked
        }
        evening = _with(evening, scoring, numbers)
    return evening


def without(evening: Evening, seat: int) -> Evening:
    """Return the evening without a player."""
    names = tuple(name for k, name in enumerate(evening.names) if k != seat)
    kept = [
        {row: cells[:seat] + cells[seat + 1 :] for row, cells in numbers.items()}
        for numbers in evening.scorings
    ]
    return fitted(evolve(evening, names=names, scorings=(kept[0], kept[1], kept[2])))


def missing(evening: Evening, scoring: int) -> int:
    """Count the numbers that are still to be given."""
    return sum(
        number(evening, scoring, row, column) is None
        for row in rows(evening, scoring)
        for column in range(columns(evening, scoring, row))
    )


def begun(evening: Evening, scoring: int) -> bool:
    """Return whether a scoring has any number."""
    return any(one is not None for cells in evening.scorings[scoring - 1].values() for one in cells)


def go_on(evening: Evening, scoring: int) -> Evening:
    """Return the evening with a scoring's numbers as the start of the next, if that is empty."""
    if scoring == SCORINGS[-1] or begun(evening, scoring + 1):
        return evening
    asked = rows(evening, scoring + 1)
    kept = {row: one for row, one in evening.scorings[scoring - 1].items() if row in asked}
    return _with(evening, scoring + 1, kept)


@frozen
class Doubt:
    """A count that cannot be right: why, and the numbers it is made of, by row and column."""

    text: Msg
    places: tuple[tuple[str, int], ...]


def doubts(evening: Evening, scoring: int) -> tuple[Doubt, ...]:
    """List the counts that the pieces of the box do not allow; they are counted all the same."""
    rules, found = modules.rules_for(evening.modules), list[Doubt]()
    seats = range(len(evening.tags))
    if not rules.building_counts and not rules.majority_counts:
        for kind, name in enumerate(TYPES):
            told = sum(number(evening, scoring, name, k) or 0 for k in seats)
            made = sum(BUILDING_TYPE[tile] == kind for tile in BUILDINGS)
            if told > made:
                text = msg("real-too-many", types=row_name(name), most=made, n=told)
                places = [(name, k) for k in seats if number(evening, scoring, name, k)]
                found.append(Doubt(text, tuple(places)))
    for seat, name in enumerate(evening.names if not evening.modules else ()):
        wall = number(evening, scoring, WALL, seat) or 0
        most = sum(_most_walls(k, number(evening, scoring, t, seat)) for k, t in enumerate(TYPES))
        if wall > most:
            text = msg("real-too-long", name=name, most=most, n=wall)
            found.append(Doubt(text, ((WALL, seat),)))
    return tuple(found)


def state_of(evening: Evening, scoring: int) -> Msg:
    """Say which counts of a scoring cannot be right and how many numbers are missing.

    At the last scoring the numbers missing in the others are named too.
    """
    wrong, lacks = len(doubts(evening, scoring)), missing(evening, scoring)
    whole = sum(missing(evening, each) for each in SCORINGS)
    found = [msg("real-wrong", n=wrong)] if wrong else []
    if scoring == SCORINGS[-1] and whole > lacks:
        found.append(msg("real-missing-all", n=whole))
    elif lacks:
        found.append(msg("real-missing", n=lacks))
    return msg("real-state", state=text_of(listing(found))) if found else msg("real-complete")


def objection(evening: Evening) -> Msg | None:
    """Ask whether a game that is not complete or cannot be right is to be added all the same."""
    empty = [each for each in SCORINGS[:-1] if not begun(evening, each)]
    lacks = sum(missing(evening, each) for each in SCORINGS if each not in empty)
    wrong = sum(len(doubts(evening, each)) for each in SCORINGS)
    found = [msg("real-empty", which=EMPTY[tuple(empty)])] if empty else []
    found += [msg("real-missing", n=lacks)] if lacks else []
    found += [msg("real-wrong", n=wrong)] if wrong else []
    return msg("real-objection", state=text_of(listing(found))) if found else None


def _most_walls(kind: int, count: float | None) -> int:
    """Return how many wall sides so many tiles of a type can have."""
    sides = [TILE_WALLS[tile].bit_count() for tile in BUILDINGS if BUILDING_TYPE[tile] == kind]
    return sum(sorted(sides, reverse=True)[: int(count or 0)])


# -- the scoring -------------------------------------------------------------------------------


def ledger(evening: Evening, scoring: int) -> Ledger:
    """Count a scoring; what is not given counts as nothing."""
    before = totals(evening, scoring - 1)

    def told(row: str) -> list[float]:
        wide = range(columns(evening, scoring, row))
        return [number(evening, scoring, row, column) or 0 for column in wide]

    by_type = [told(row) for row in TYPES]
    counts = [list(row) for row in zip(*by_type, strict=True)]
    walls = [int(one) for one in told(WALL)]
    gains = [line for row in _faces(evening, scoring) for line in _gains(evening, scoring, row)]
    found = counted_ledger(counts, walls, scoring, gains, before)
    scores = [old + new for old, new in zip(before, found.totals, strict=True)]
    lost = [
        line for row in _faces(evening, scoring) for line in _losses(evening, scoring, row, scores)
    ]
    return counted_ledger(counts, walls, scoring, [*gains, *lost], before) if lost else found


def _gains(evening: Evening, scoring: int, row: str) -> list[Line]:
    rule, face = _faces(evening, scoring)[row]
    wide = columns(evening, scoring, row)
    counts = [number(evening, scoring, row, column) or 0 for column in range(wide)]
    seats = [tag.seat for tag in evening.tags]
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
    return evolve(tie, seats=tuple(seats[one] for one in tie.seats))


def _losses(evening: Evening, scoring: int, row: str, scores: list[int]) -> list[Line]:
    """List what a row costs; nobody falls below zero."""
    rule, face = _faces(evening, scoring)[row]
    lines = []
    for seat, score in enumerate(scores if face.loses else ()):
        lost = int(number(evening, scoring, row, seat) or 0)
        if lost:
            lines.append(Line(seat, rule, row, lost, 0, -min(lost, score)))
    return lines


def totals(evening: Evening, upto: int = 3) -> tuple[int, ...]:
    """Return the scores after so many scorings."""
    if not upto:
        return tuple(0 for _ in evening.names)
    last = ledger(evening, upto)
    return tuple(old + new for old, new in zip(last.before, last.totals, strict=True))


def scoring_page(evening: Evening, scoring: int) -> ScoringPage:
    """Return the score sheet of a scoring; majorities have a proof."""
    found, every, wrong = ledger(evening, scoring), evening.tags, len(doubts(evening, scoring))
    own = every[: len(evening.names)]
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


def ledger_view(evening: Evening, shown: int) -> LedgerView:
    """Return the score sheet of every scoring that has begun, and of the one shown."""
    pages = [
        scoring_page(evening, k) if begun(evening, k) or k == shown else None for k in SCORINGS
    ]
    return LedgerView(TABS, (pages[0], pages[1], pages[2]), shown, msg("proof-hint"))


# -- the career --------------------------------------------------------------------------------


def entry(evening: Evening, record: str) -> CareerGame:
    """Return the career entry of a finished evening; a game without a seed is a real one."""
    scores = totals(evening)
    key = hashlib.sha256(f"real\0{record}".encode()).hexdigest()[:24]
    seats = tuple(_seat(evening, k, scores) for k in range(len(scores)))
    when = f"{evening.day}T12:00:00+00:00"
    return CareerGame(key, key, when, evening.modules, (), "", record, seats)


def renewed(games: Iterable[CareerGame]) -> Iterator[CareerGame]:
    """Yield anew the real games of an older career, which did not say whether they are whole.

    Those of which the file is gone or was changed since stay as they are.
    """
    for game in games:
        if game.real and not any("whole" in seat.feats for seat in game.seats):
            with suppress(Unreadable):
                now = entry(load(folder() / Path(game.record).name), game.record)
                if _results(now) == _results(game):
                    yield now


def _results(game: CareerGame) -> list[tuple[str, int]]:
    return [(seat.name, seat.points) for seat in game.seats]


def _seat(evening: Evening, seat: int, scores: Sequence[int]) -> CareerSeat:
    best, mine, sound = max(scores), scores[seat], objection(evening) is None
    wall = int(number(evening, SCORINGS[-1], WALL, seat) or 0)
    sources: dict[str, int] = {}
    for scoring in SCORINGS:
        for line in ledger(evening, scoring).lines:
            if line.seat == seat and line.points:
                sources[item_of(line)] = sources.get(item_of(line), 0) + line.points
    return CareerSeat(
        name=evening.names[seat],
        kind=HUMAN,
        level="",
        style="",
        mark=MARKS[seat],
        points=mine,
        place=1 + sum(score > mine for score in scores),
        share=1 / scores.count(best) if mine == best else 0.0,
        sources=sources,
        bought=None,
        exact=None,
        wall=wall if sound else None,
        turns=None,
        feats={"whole": int(sound)},
    )


# -- files -------------------------------------------------------------------------------------


def folder() -> Path:
    """Return where evenings are kept."""
    return paths.data_dir() / FOLDER


def latest() -> Path | None:
    """Return the file of the evening that was changed last."""
    found = files.matching(folder(), f"*{SUFFIX}")
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)


def every() -> dict[str, Evening]:
    """Return all evenings that can be read, by the names of their files, newest first."""
    found = {}
    for path in sorted(files.matching(folder(), f"*{SUFFIX}"), reverse=True):
        with suppress(Unreadable):
            found[path.name] = load(path)
    return found


def new_path(evening: Evening) -> Path:
    """Return an unused file for an evening."""
    count, taken = 1, {path.name for path in files.matching(folder(), f"*{SUFFIX}")}
    while f"{evening.day}-{count}{SUFFIX}" in taken:
        count += 1
    return folder() / f"{evening.day}-{count}{SUFFIX}"


def save(evening: Evening, path: Path) -> None:
    """Write an evening, whole or not at all.

    Raises:
        OSError: if it cannot be written.
    """
    files.write(path, records.dumps({"version": VERSION, **asdict(evening)}), safe=False)


def load(path: Path) -> Evening:
    """Read an evening.

    Raises:
        Unreadable: naming the field that is wrong.
    """
    data = files.read(path, dict[str, Any])
    version = files.fit(data.get("version", VERSION), Version, "version")  # once there was none
    if version > VERSION:
        raise Unreadable(msg("load-newer", found=version, known=VERSION), "version")
    return checked(files.fit(data, Evening))


def checked(evening: Evening) -> Evening:
    """Return an evening that can be counted.

    Raises:
        Unreadable: naming the field that is wrong.
    """
    if not MIN_SEATS <= len(evening.names) <= MAX_SEATS:
        raise bad_field("names", "range")
    seats = tuple(SeatConfig(n, mark=m) for n, m in zip(evening.names, MARKS, strict=False))
    for problem in problems(GameConfig(seats, evening.modules)):
        raise Unreadable(problem.text, problem.field)
    try:
        exact = date.fromisoformat(evening.day).isoformat() == evening.day
    except ValueError:
        exact = False
    if not exact:
        raise bad_field("day")
    for scoring in SCORINGS:
        asked = rows(evening, scoring)
        for row, cells in evening.scorings[scoring - 1].items():
            where = f"scorings.{scoring - 1}.{row}"
            if row not in asked or len(cells) > columns(evening, scoring, row):
                raise bad_field(where)
            for column, one in enumerate(cells):
                if one is not None and not possible(evening, row, one):
                    raise bad_field(f"{where}.{column}", "range")
    return evening
