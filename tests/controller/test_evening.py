"""Real games: what is asked, how it is counted, and how it is kept."""

import json
import re
from pathlib import Path

import pytest
from attrs import evolve

from alhambra_qt import files
from alhambra_qt.controller.lay import evening as real
from alhambra_qt.controller.lay.evening import Evening
from alhambra_qt.controller.words.names import row_modules
from alhambra_qt.engine import score_now
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import LANGS, tr
from alhambra_qt.modules import IDS, read_position
from tests.controller.kit import english, there
from tests.lab.kit import built, position

NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Elif")
DATA = Path(__file__).parent.parent / "data" / "real_scorings.txt"
SCORINGS = [line for line in DATA.read_text("utf-8").splitlines() if not line.startswith("#")]


def filled(evening: Evening, scoring: int, boards: str, more: str = "") -> Evening:
    """Enter the numbers of a line, board by board, then row by row."""
    for column, board in enumerate(boards.split(",")):
        for row, value in zip((*TYPES, real.WALL), board.split(), strict=False):
            evening = real.put(evening, scoring, row, column, float(value))
    for one in filter(None, map(str.strip, more.split(";"))):
        row, *values = one.split()
        for column, value in enumerate(values):
            evening = real.put(evening, scoring, row, column, float(value))
    return evening


def entered(line: str) -> tuple[Evening, int, list[int]]:
    """Read a line of the data: the evening, the scoring, and the points it must give."""
    _, scoring, boards, more, points = map(str.strip, line.split("|"))
    wanted, with_dirk = list(map(int, points.split())), len(boards.split(",")[-1].split()) == 6
    seats = len(wanted) - with_dirk
    chosen = {
        row_modules()[one.split()[0]] for one in filter(None, map(str.strip, more.split(";")))
    }
    evening = real.begin(NAMES[:seats], [name for name in IDS if name in chosen])
    return filled(evening, int(scoring), boards, more), int(scoring), wanted


def test_there_are_enough() -> None:
    """Forty-six scorings were made by hand."""
    assert len(SCORINGS) == 46


@pytest.mark.parametrize("line", SCORINGS, ids=lambda line: line.partition("|")[0].strip())
def test_scored_by_hand(line: str) -> None:
    """Every scoring made by hand gives the points it was given by hand."""
    evening, scoring, wanted = entered(line)
    found = real.ledger(evening, scoring)
    dirk = [] if found.dirk is None else [found.dirk]
    assert [*found.totals, *dirk] == wanted


def test_numbers_count_like_the_boards_they_come_from() -> None:
    """The ledger of numbers has the points and ties of the ledger of the same boards."""
    one = built(("garden-8-nw", 0, -1), ("garden-10-n", 1, -1), ("arcades-6-ne", 2, -1))
    two = built(("garden-9-e", 1, 0), ("tower-11", 0, 1), ("garden-11", 0, 2))
    laid = position(seats=[{"alhambra": one}, {"alhambra": two}, {}])
    board = score_now(read_position(laid).game, 2)
    walls = {line.seat: line.count for line in board.lines if line.item == real.WALL}
    assert walls == {0: 5, 1: 1}
    evening = real.begin(NAMES[:3])
    evening = filled(evening, 2, "0 0 1 0 2 0 5, 0 0 0 0 2 1 1, 0 0 0 0 0 0 0")
    found = real.ledger(evening, 2)
    assert found.totals == board.totals
    assert [(ln.seat, ln.item, ln.count, ln.rank, ln.points, ln.tie) for ln in found.lines] == [
        (ln.seat, ln.item, ln.count, ln.rank, ln.points, ln.tie) for ln in board.lines
    ]


def test_three_scorings_add_up() -> None:
    """Every scoring begins with the points of those before it, whichever is changed later."""
    evening = real.begin(NAMES[:3])
    for scoring in real.SCORINGS:
        evening = filled(evening, scoring, "1 0 0 0 0 0 2, 0 1 0 0 0 0 1, 0 0 0 0 0 0 0")
    assert real.totals(evening) == (3 + 10 + 18, 3 + 10 + 18, 0)
    evening = real.put(evening, 1, real.WALL, 2, 9)
    assert real.ledger(evening, 3).before == (13, 13, 9)
    page = real.scoring_page(evening, 3)
    assert page.now == (31, 31, 9)
    assert [row.item for row in page.rows] == [*TYPES, real.WALL]


def test_what_is_asked() -> None:
    """Modules ask for rows, some only at the end; Dirk is asked for majorities only."""
    evening = real.begin(NAMES[:2], ["camps", "treasure", "invaders", "bazaars"])
    assert real.rows(evening, 1)[7:] == ("camps", "treasure", "invaders")
    assert real.rows(evening, 3)[7:] == ("camps", "treasure", "bazaars", "invaders")
    wide = {row: real.columns(evening, 1, row) for row in real.rows(evening, 1)}
    assert wide == {**dict.fromkeys(TYPES, 3), "wall": 2, "camps": 2, "treasure": 3, "invaders": 2}
    asked = [real.asks(evening, 1, row) for row in ("garden", "camps", "treasure", "invaders")]
    assert [one and one.id for one in asked] == [
        None,
        "real-asks-points",
        "real-asks-count",
        "real-asks-lost",
    ]
    assert real.missing(evening, 1) == 3 * 6 + 2 + 2 + 3 + 2


def test_impossible_numbers_change_nothing() -> None:
    """Too many buildings, or parts of one, are not taken; halves only with Hakim."""
    evening = real.begin(NAMES[:3])
    for value in (21.0, -1.0, 1.5):
        assert real.put(evening, 1, "garden", 0, value) == evening
    hakim = evolve(evening, modules=("characters",))
    assert real.number(real.put(hakim, 1, "garden", 0, 1.5), 1, "garden", 0) == 1.5
    assert real.put(hakim, 1, real.WALL, 0, 1.5) == hakim


def test_what_the_box_does_not_hold_is_named() -> None:
    """Too many buildings of a type, or a wall longer than their walls, is named but counted."""
    evening = filled(real.begin(NAMES[:3]), 1, "4 0 0 0 0 0 8, 4 0 0 0 0 0 12, 0 0 0 0 0 1 3")
    many, long = real.doubts(evening, 1)
    assert (many.text.id, dict(many.text.args)["most"]) == ("real-too-many", 7)
    assert many.places == (("pavilion", 0), ("pavilion", 1))
    # Of the pavilions four have 3, 2, 2 and 2 sides of wall.
    args = dict(long.text.args)
    assert (long.text.id, args["name"], args["most"]) == ("real-too-long", "Marco", 9)
    assert long.places == (("wall", 1),)


SOUND = "1 0 0 0 0 0 2, 0 1 0 0 0 0 1, 0 0 0 0 0 0 0"


def whole(last: str = SOUND) -> Evening:
    """A game of three with every number given."""
    evening = real.begin(NAMES[:3])
    for scoring in real.SCORINGS:
        evening = filled(evening, scoring, last if scoring == 3 else SOUND)
    return evening


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_asked_before_a_game_is_added(lang: str) -> None:
    """Empty scorings, missing numbers of the whole game and counts that cannot be are named."""
    assert real.objection(whole()) is None
    wrong = whole("4 0 0 0 0 0 60, 4 16 0 0 0 0 1, 0 0 0 0 0 0 0")
    for n, place in enumerate((("garden", 0), ("tower", 1), ("wall", 2)), 1):
        row, column = place
        wrong = real.put(wrong, 2, row, column, None)
        said = tr(lang, there(real.objection(wrong)))
        assert {str(n), "3"} <= {*re.findall(r"[0-9]+", said)}
    assert "3" in tr(lang, real.state_of(wrong, 3))  # counts and numbers missing in scoring 2
    only = evolve(wrong, scorings=({}, {}, wrong.scorings[2]))
    assert "1" in tr(lang, there(real.objection(only)))
    assert real.state_of(only, 3).id == "real-state"
    assert real.state_of(whole(), 3).id == "real-complete"


def test_the_last_scoring_names_what_the_others_lack() -> None:
    """A last scoring without a gap is not called complete while the game is not."""
    evening = evolve(whole(), scorings=({}, {}, whole().scorings[2]))
    assert english(real.state_of(evening, 3)) == "42 numbers are missing in the whole game"
    assert (
        english(there(real.objection(evening)))
        == "Add the game even though scorings 1 and 2 are empty?"
    )
    begun = evolve(evening, scorings=({"garden": (1,)}, {}, evening.scorings[2]))
    assert (
        english(there(real.objection(begun)))
        == "Add the game even though scoring 2 is empty and 20 numbers are missing?"
    )


def test_an_older_entry_is_made_again_from_its_file() -> None:
    """Entries of before it was known whether a game is whole are renewed if nothing changed."""
    for name, evening in (("a.json", whole()), ("b.json", real.put(whole(), 1, "wall", 0, 60))):
        real.save(evening, real.folder() / name)
    entries = [real.entry(whole(), name) for name in ("a.json", "b.json", "gone.json")]
    older = [
        evolve(game, seats=tuple(evolve(one, feats={}, wall=0) for one in game.seats))
        for game in entries
    ]
    assert [*real.renewed(older)] == entries[:1]
    assert [*real.renewed(entries)] == []
    played = [evolve(game, seed="8K4F-2QTR") for game in older]
    assert [*real.renewed(played)] == []


def test_what_nobody_counted_is_not_known() -> None:
    """A career entry of a real game says nothing of purchases; of the wall only if it can be."""
    seats = real.entry(whole(), "one.json").seats
    assert {(one.bought, one.exact, one.turns) for one in seats} == {(None, None, None)}
    assert [one.wall for one in seats] == [2, 1, 0]
    assert [one.feats for one in seats] == [{"whole": 1}] * 3
    for broken in (
        whole("1 0 0 0 0 0 60, 0 1 0 0 0 0 1, 0 0 0 0 0 0 0"),
        evolve(whole(), scorings=({}, *whole().scorings[1:])),
        real.put(whole(), 3, "garden", 0, None),
    ):
        seats = real.entry(broken, "one.json").seats
        assert [one.wall for one in seats] == [None] * 3
        assert [one.feats for one in seats] == [{"whole": 0}] * 3


def test_the_next_scoring_starts_from_the_last() -> None:
    """Numbers are carried on once; what was given already is kept."""
    evening = real.put(real.begin(NAMES[:3]), 1, "garden", 0, 3)
    after = real.go_on(evening, 1)
    assert real.number(after, 2, "garden", 0) == 3
    changed = real.put(after, 1, "garden", 0, 1)
    assert real.go_on(changed, 1) == changed
    assert real.go_on(after, 3) == after


def test_kept_and_read_again(tmp_path: Path) -> None:
    """A file gives the same evening again, whatever was left out."""
    evening = filled(real.begin(NAMES[:2], ["camps"]), 2, "1 0 0 0 0 0 2", "camps 3 1")
    path = tmp_path / "one.json"
    real.save(evening, path)
    assert real.load(path) == evening


def test_a_file_without_a_version(tmp_path: Path) -> None:
    """A file of before there were versions is read; its next version is left to newer programs."""
    evening, path = filled(real.begin(NAMES[:2]), 1, "1 0 0 0 0 0 2"), tmp_path / "one.json"
    real.save(evening, path)
    data = json.loads(path.read_text("utf-8"))
    assert data.pop("version") == 1
    path.write_text(json.dumps(data), "utf-8")
    assert real.load(path) == evening
    path.write_text(json.dumps({**data, "version": 2}), "utf-8")
    with pytest.raises(files.Unreadable) as caught:
        real.load(path)
    assert caught.value.reason.id == "load-newer"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"version": "one"}, "version"),
        ({"names": ["Anna"]}, "names"),
        ({"names": ["Anna", "Anna"]}, "seats.1.name"),
        ({"day": "yesterday"}, "day"),
        ({"modules": ["chess"]}, "modules"),
        ({"scorings": [{"camps": [1]}, {}, {}]}, "scorings.0.camps"),
        ({"scorings": [{}, {"garden": [1, 2, 3, 4]}, {}]}, "scorings.1.garden"),
        ({"scorings": [{}, {}, {"garden": [1, 2.5]}]}, "scorings.2.garden.1"),
        ({"scorings": [{}, {}, {"wall": [100]}]}, "scorings.2.wall.0"),
        ({"scorings": [{}]}, "scorings"),
        ({"place": 7}, "place"),
    ],
)
def test_hostile_files(tmp_path: Path, change: dict[str, object], field: str) -> None:
    """A broken file is refused as a whole, naming the field."""
    data = {"day": "2026-11-28", "names": ["Anna", "Marco"], **change}
    path = tmp_path / "one.json"
    path.write_bytes(json.dumps(data).encode())
    with pytest.raises(files.Unreadable) as caught:
        real.load(path)
    assert caught.value.field == field


def test_the_career_entry() -> None:
    """A real game counts like any other, without a seed; its sources make up the points."""
    evening = real.begin(NAMES[:3])
    for scoring in real.SCORINGS:
        evening = filled(evening, scoring, "1 0 0 0 0 0 2, 0 1 0 0 0 0 1, 0 0 0 0 0 0 0")
    game = real.entry(evening, "2026-11-28-1.json")
    assert game.real
    assert [(seat.name, seat.points, seat.place, seat.share) for seat in game.seats] == [
        ("Anna", 31, 1, 0.5),
        ("Marco", 31, 1, 0.5),
        ("Ioana", 0, 3, 0.0),
    ]
    assert game.seats[0].sources == {"pavilion": 1 + 8 + 16, "wall": 6}
    assert game.id == real.entry(real.put(evening, 1, "garden", 0, 1), "2026-11-28-1.json").id
