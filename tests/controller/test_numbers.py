"""Real games: what is asked, and how it is counted."""

import re
from pathlib import Path

import pytest
from attrs import evolve

from alhambra_qt.controller.position_editor import booking, facts, keeping
from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor import numbers as real
from alhambra_qt.controller.position_editor.draft import Draft
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


def filled(draft: Draft, scoring: int, boards: str, more: str = "") -> Draft:
    """Enter the numbers of a line, board by board, then row by row."""
    for column, board in enumerate(boards.split(",")):
        for row, value in zip((*TYPES, real.WALL), board.split(), strict=False):
            draft = real.put(draft, scoring, row, column, float(value))
    for strip in filter(None, map(str.strip, more.split(";"))):
        row, *values = strip.split()
        for column, value in enumerate(values):
            draft = real.put(draft, scoring, row, column, float(value))
    return draft


def entered(line: str) -> tuple[Draft, int, list[int]]:
    """Read a line of the data: the draft, the scoring, and the points it must give."""
    _, scoring, boards, more, points = map(str.strip, line.split("|"))
    wanted, with_dirk = list(map(int, points.split())), len(boards.split(",")[-1].split()) == 6
    seats = len(wanted) - with_dirk
    chosen = {
        row_modules()[strip.split()[0]] for strip in filter(None, map(str.strip, more.split(";")))
    }
    draft = editor.begin(NAMES[:seats], [name for name in IDS if name in chosen])
    return filled(draft, int(scoring), boards, more), int(scoring), wanted


def test_there_are_enough() -> None:
    """Forty-six scorings were made by hand."""
    assert len(SCORINGS) == 46


@pytest.mark.parametrize("line", SCORINGS, ids=lambda line: line.partition("|")[0].strip())
def test_scored_by_hand(line: str) -> None:
    """Every scoring made by hand gives the points it was given by hand."""
    draft, scoring, wanted = entered(line)
    found = real.ledger(draft, scoring)
    dirk = [] if found.dirk is None else [found.dirk]
    assert [*found.totals, *dirk] == wanted


def test_numbers_count_like_boards() -> None:
    """The ledger of numbers has the points and ties of the ledger of the same boards."""
    one = built(("garden-8-nw", 0, -1), ("garden-10-n", 1, -1), ("arcades-6-ne", 2, -1))
    two = built(("garden-9-e", 1, 0), ("tower-11", 0, 1), ("garden-11", 0, 2))
    laid = position(seats=[{"alhambra": one}, {"alhambra": two}, {}])
    board = score_now(read_position(laid).game, 2)
    walls = {line.seat: line.count for line in board.lines if line.item == real.WALL}
    assert walls == {0: 5, 1: 1}
    draft = editor.begin(NAMES[:3])
    draft = filled(draft, 2, "0 0 1 0 2 0 5, 0 0 0 0 2 1 1, 0 0 0 0 0 0 0")
    found = real.ledger(draft, 2)
    assert found.totals == board.totals
    assert [(ln.seat, ln.item, ln.count, ln.rank, ln.points, ln.tie) for ln in found.lines] == [
        (ln.seat, ln.item, ln.count, ln.rank, ln.points, ln.tie) for ln in board.lines
    ]


def test_three_scorings_add_up() -> None:
    """Every scoring begins with the points of those before it, whichever is changed later."""
    draft = editor.begin(NAMES[:3])
    for scoring in real.SCORINGS:
        draft = filled(draft, scoring, "1 0 0 0 0 0 2, 0 1 0 0 0 0 1, 0 0 0 0 0 0 0")
    assert real.totals(draft) == (3 + 10 + 18, 3 + 10 + 18, 0)
    draft = real.put(draft, 1, real.WALL, 2, 9)
    assert real.ledger(draft, 3).before == (13, 13, 9)
    page = real.scoring_page(draft, 3)
    assert page.now == (31, 31, 9)
    assert [row.item for row in page.rows] == [*TYPES, real.WALL]


def test_what_is_asked() -> None:
    """Modules ask for rows, some only at the end; Dirk is asked for majorities only."""
    draft = editor.begin(NAMES[:2], ["camps", "treasure", "invaders", "bazaars"])
    assert real.rows(draft, 1)[7:] == ("camps", "treasure", "invaders")
    assert real.rows(draft, 3)[7:] == ("camps", "treasure", "bazaars", "invaders")
    wide = {row: real.columns(draft, 1, row) for row in real.rows(draft, 1)}
    assert wide == {**dict.fromkeys(TYPES, 3), "wall": 2, "camps": 2, "treasure": 3, "invaders": 2}
    asked = [real.asks(draft, 1, row) for row in ("garden", "camps", "treasure", "invaders")]
    assert [text and text.id for text in asked] == [
        None,
        "real-asks-points",
        "real-asks-count",
        "real-asks-lost",
    ]
    assert real.missing(draft, 1) == 3 * 6 + 2 + 2 + 3 + 2


def test_impossible_numbers_change_nothing() -> None:
    """Too many buildings, or parts of one, are not taken; halves only with Hakim."""
    draft = editor.begin(NAMES[:3])
    for value in (21.0, -1.0, 1.5):
        assert real.put(draft, 1, "garden", 0, value) == draft
    hakim = facts.switch(draft, ("characters",))
    assert real.number(real.put(hakim, 1, "garden", 0, 1.5), 1, "garden", 0) == 1.5
    assert real.put(hakim, 1, real.WALL, 0, 1.5) == hakim


def test_what_the_box_does_not_hold_is_named() -> None:
    """Too many buildings of a type, or a wall longer than their walls, is named but counted."""
    draft = filled(editor.begin(NAMES[:3]), 1, "4 0 0 0 0 0 8, 4 0 0 0 0 0 12, 0 0 0 0 0 1 3")
    many, long = real.doubts(draft, 1)
    assert (many.text.id, dict(many.text.args)["most"]) == ("real-too-many", 7)
    assert many.places == (("pavilion", 0), ("pavilion", 1))
    # Of the pavilions four have 3, 2, 2 and 2 sides of wall.
    args = dict(long.text.args)
    assert (long.text.id, args["name"], args["most"]) == ("real-too-long", "Marco", 9)
    assert long.places == (("wall", 1),)


SOUND = "1 0 0 0 0 0 2, 0 1 0 0 0 0 1, 0 0 0 0 0 0 0"


def whole(last: str = SOUND) -> Draft:
    """A game of three with every number given."""
    draft = editor.begin(NAMES[:3])
    for scoring in real.SCORINGS:
        draft = filled(draft, scoring, last if scoring == 3 else SOUND)
    return draft


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_asked_before_a_game_is_added(lang: str) -> None:
    """Empty scorings, missing numbers of the whole game and counts that cannot be are named."""
    assert real.objection(whole()) is None
    wrong = whole("4 0 0 0 0 0 60, 4 16 0 0 0 0 1, 0 0 0 0 0 0 0")
    for n, place in enumerate((("garden", 0), ("tower", 1), ("wall", 2)), 1):
        row, column = place
        wrong = real.put(wrong, 2, row, column, None)
        text = tr(lang, there(real.objection(wrong)))
        assert {str(n), "3"} <= {*re.findall(r"[0-9]+", text)}
    assert "3" in tr(lang, real.state_of(wrong, 3))  # counts and numbers missing in scoring 2
    only = evolve(wrong, scorings=({}, {}, wrong.scorings[2]))
    assert "1" in tr(lang, there(real.objection(only)))
    assert real.state_of(only, 3).id == "real-state"
    assert real.state_of(whole(), 2).id == "real-complete"


def test_a_whole_game_names_its_winners() -> None:
    """The last scoring says who wins; players with the same points share the victory."""
    alone = whole("1 0 0 0 0 0 2, 0 0 0 0 0 0 0, 0 0 0 0 0 0 0")
    assert english(real.state_of(alone, 3)).startswith("Anna wins with ")
    assert english(real.state_of(whole(), 3)) == "Anna and Marco share the victory with 31 points"


def test_gaps_before_the_last_scoring() -> None:
    """A last scoring without a gap is not called complete while the game is not."""
    draft = evolve(whole(), scorings=({}, {}, whole().scorings[2]))
    assert english(real.state_of(draft, 3)) == "42 numbers are missing in total"
    assert (
        english(there(real.objection(draft)))
        == "Add the game even though scorings 1 and 2 are empty?"
    )
    begun = evolve(draft, scorings=({"garden": (1,)}, {}, draft.scorings[2]))
    assert (
        english(there(real.objection(begun)))
        == "Add the game even though scoring 2 is empty and 20 numbers are missing?"
    )


def test_an_older_entry_is_renewed() -> None:
    """Entries of before it was known whether a game is whole are renewed if nothing changed."""
    for name, draft in (("a.json", whole()), ("b.json", real.put(whole(), 1, "wall", 0, 60))):
        keeping.save(evolve(draft, file=name))
    entries = [booking.entry(whole(), name) for name in ("a.json", "b.json", "gone.json")]
    older = [
        evolve(game, seats=tuple(evolve(seat, feats={}, wall=0) for seat in game.seats))
        for game in entries
    ]
    assert [*booking.renewed(older)] == entries[:1]
    assert [*booking.renewed(entries)] == []
    played = [evolve(game, seed="8K4F-2QTR") for game in older]
    assert [*booking.renewed(played)] == []


def test_what_nobody_counted_is_not_known() -> None:
    """A career entry of a real game says nothing of purchases; of the wall only if it can be."""
    seats = booking.entry(whole(), "one.json").seats
    assert {(seat.bought, seat.exact, seat.turns) for seat in seats} == {(None, None, None)}
    assert [seat.wall for seat in seats] == [2, 1, 0]
    assert [seat.feats for seat in seats] == [{"whole": 1}] * 3
    for broken in (
        whole("1 0 0 0 0 0 60, 0 1 0 0 0 0 1, 0 0 0 0 0 0 0"),
        evolve(whole(), scorings=({}, *whole().scorings[1:])),
        real.put(whole(), 3, "garden", 0, None),
    ):
        seats = booking.entry(broken, "one.json").seats
        assert [seat.wall for seat in seats] == [None] * 3
        assert [seat.feats for seat in seats] == [{"whole": 0}] * 3


def test_the_next_scoring_starts_from_the_last() -> None:
    """Numbers are carried on once; what was given already is kept."""
    draft = real.put(editor.begin(NAMES[:3]), 1, "garden", 0, 3)
    after = real.go_on(draft, 1)
    assert real.number(after, 2, "garden", 0) == 3
    changed = real.put(after, 1, "garden", 0, 1)
    assert real.go_on(changed, 1) == changed
    assert real.go_on(after, 3) == after


def test_the_career_entry() -> None:
    """A real game counts like any other, without a seed; its sources make up the points."""
    draft = editor.begin(NAMES[:3])
    for scoring in real.SCORINGS:
        draft = filled(draft, scoring, "1 0 0 0 0 0 2, 0 1 0 0 0 0 1, 0 0 0 0 0 0 0")
    game = booking.entry(draft, "2026-11-28-1.json")
    assert game.real
    assert [(seat.name, seat.points, seat.place, seat.share) for seat in game.seats] == [
        ("Anna", 31, 1, 0.5),
        ("Marco", 31, 1, 0.5),
        ("Ioana", 0, 3, 0.0),
    ]
    assert game.seats[0].sources == {"pavilion": 1 + 8 + 16, "wall": 6}
    assert game.id == booking.entry(real.put(draft, 1, "garden", 0, 1), "2026-11-28-1.json").id
