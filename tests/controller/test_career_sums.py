"""The sums of a career, its sentences, and its table."""

import csv
import io
import math
import re
from datetime import UTC, datetime
from itertools import product

import pytest
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.career import career_words, figures
from alhambra_qt.controller.career.figures import COLUMNS, CareerChoice, games_of, to_csv
from alhambra_qt.controller.career.finished import CareerGame
from alhambra_qt.controller.words.names import row_name
from alhambra_qt.i18n import Msg
from tests.controller.kit import english, there
from tests.ui.career_samples import career_of, made_up

# -- the sums ---------------------------------------------------------------------------------


def plain_strength(games: list[CareerGame]) -> float:
    """The strength computed in another way: victories over those expected among equals."""
    came = sum(game.seats[0].adjusted or 0.0 for game in games)
    return came / sum(1 / len(game.seats) for game in games)


def test_sums_are_those_of_a_plain_recomputation() -> None:
    """Sources, strengths and the running mean say what adding up by hand says."""
    raw, games = list(made_up()), list(career_of().games)
    found, sums = figures.sources(games), [0.0, 0.0]
    assert "camps" in [source.item for source in found]
    for source in found:
        among = [game for game in raw if source.item != "camps" or "camps" in game.modules]
        own = [game.seats[0].sources.get(source.item, 0) for game in among]
        rivals = [
            sum(seat.sources.get(source.item, 0) for seat in game.seats[1:]) / (len(game.seats) - 1)
            for game in among
        ]
        assert math.isclose(source.own, sum(own) / len(own))
        assert math.isclose(source.rivals, sum(rivals) / len(rivals))
        assert source.games == (len(among) if source.item == "camps" else 0)
        sums = [sums[0] + sum(own), sums[1] + sum(rivals)]
    both = figures.totals(games)
    assert math.isclose(both.own, sums[0] / len(raw))
    assert math.isclose(both.rivals, sums[1] / len(raw))
    for level in figures.by_level(games):
        of_level = [game for game in raw if game.seats[1].level == level.name]
        assert level.games == len(of_level)
        assert level.won == sum(game.seats[0].place == 1 for game in of_level)
        assert level.ratio is not None
        assert math.isclose(level.ratio, plain_strength(of_level))
        assert level.low <= level.ratio <= level.high
    margins = [game.seats[0].points - max(s.points for s in game.seats[1:]) for game in raw]
    last = figures.running(games)
    assert last[:9] == [None] * 9
    assert last[-1] == sum(margins[-10:]) / 10


def test_points_of_a_module() -> None:
    """The sources show chests of the only game with them as they were, with the number of games."""
    first, second, *_ = made_up()
    seats = (evolve(first.seats[0], sources={"treasure": 35, "yusuf": 4}), *first.seats[1:])
    with_chests = evolve(first, modules=("treasure", "characters"), seats=seats)
    games = games_of([with_chests, evolve(second, modules=())], "Anna")
    found = {source.item: source for source in figures.sources(games)}
    assert (found["treasure"].own, found["yusuf"].own) == (35, 4)
    assert found["garden"].games == 0
    assert english(career_words.source(found["treasure"])).startswith("Chests (in 1 game): 35")
    with_both = figures.sources(games_of([with_chests], "Anna"))
    assert {source.games for source in with_both} == {0}


def test_what_is_told_together_fits_together() -> None:
    """A difference is that of the two numbers beside it; a shared victory is one in both counts."""
    source = figures.CareerSource("garden", 5.75, 4.25)
    assert english(career_words.source(source)) == "Gardens: 5.8, opponents 4.2, difference +1.6"
    game = made_up(1)[0]
    best = evolve(game.seats[0], share=0.5, place=1)
    games = games_of([evolve(game, seats=(best, *game.seats[1:]))], "Anna")
    assert english(career_words.summary(games)) == "1 game, 1 won"
    assert english(career_words.averages(games)[0][0]) == "100%"


def number(text: str) -> float:
    """The number at the beginning of a text."""
    return float(text.split()[0].rstrip(",×)").replace("−", "-"))


def test_every_sentence_of_a_career_is_true() -> None:
    """Every sentence on sources, strengths, records and rows fits its numbers and the games."""
    checked = 0
    for seed, count in product(range(1, 7), (1, 5, 40)):
        games = list(career_of(count, seed).games)
        found = figures.sources(games)
        rows = {
            english(career_words.source_name(source)): english(career_words.source(source))
            for source in found
        }
        more = {name: number(row.rsplit("difference ", 1)[1]) for name, row in rows.items()}
        for name, row in rows.items():
            own, rivals, apart = (number(part) for part in re.findall(r"[+−]?[\d.]+(?=,|$)", row))
            assert math.isclose(own - rivals, apart, abs_tol=0.001), row
            assert row.startswith(name)
        text = career_words.best_and_worst(found)
        if text is not None:
            best, worst = (english(row_name(item)) for item in best_worst(english(text), found))
            assert more[named(rows, best)] == max(more.values()) > 0
            assert more[named(rows, worst)] == min(more.values()) < 0
        for strength in (*figures.by_level(games), *figures.by_module(games, modules.IDS)):
            words = english(career_words.strength(strength, Msg("level-easy")))
            if strength.ratio is not None:
                low, high = (number(part) for part in words.split("(")[1].split(" to ")[:2])
                assert ("a clear difference" in words) == (low > 1 or high < 1), words
            assert words.endswith(f"{strength.won} of {strength.games} won") or "too few" in words
            checked += 1
        won = [
            played
            for played in games
            if played.seat.points == max(s.points for s in played.game.seats)
        ]
        assert english(career_words.summary(games)).endswith(f"{len(won)} won")
        assert number(english(career_words.averages(games)[0][0])[:-1]) == round(
            100 * len(won) / count
        )
        for game in games:
            best_rival = max(rival.points for rival in game.rivals)
            lead = game.seat.points - best_rival
            words = f"{abs(lead)} {'ahead' if lead > 0 else 'behind'}" if lead else "level"
            assert english(career_words.result(game, "today")).endswith(words)
        checked += len(rows) + 2 + len(games)
    assert checked > 400


def best_worst(told: str, found: list[figures.CareerSource]) -> list[str]:
    """The sources that a sentence names, in its order."""
    named = [source.item for source in found if english(row_name(source.item)) in told]
    return sorted(named, key=lambda item: told.index(english(row_name(item))))


def named(rows: dict[str, str], name: str) -> str:
    """The row of a source."""
    return next(row for row in rows if row.startswith(name))


def test_modules_count_for_each_game_they_play_in() -> None:
    """A game with two modules is in the rows of both, the base game in its own."""
    games = list(career_of().games)
    found = {strength.name: strength.games for strength in figures.by_module(games, modules.IDS)}
    assert found["base"] == sum(not game.game.modules for game in games)
    for module in ("vizier", "camps"):
        assert found[module] == sum(module in game.game.modules for game in games)


def test_few_games_say_little() -> None:
    """Under three games there is no strength; all lost is an interval too, not a point."""
    lost = [game for game in career_of(200, 3).games if not game.won]
    raw = [evolve(game, seat=evolve(game.seat, adjusted=None)) for game in lost]
    assert figures.strength("x", raw[:2]).ratio is None
    three = figures.strength("x", raw[:3])
    assert three.ratio == 0
    assert three.high > 1
    assert not three.sure
    assert figures.strength("x", raw[:30]).sure


def test_records_and_streaks() -> None:
    """Each record is the largest there is; streaks are counted as they come."""
    games = list(career_of().games)
    best = {record.name: record for record in figures.best_of(games)}
    assert best["points"].value == max(game.seat.points for game in games)
    assert best["turns"].value == min(there(game.seat.turns) for game in games if game.won)
    assert best["margin"].game.margin == best["margin"].value
    text = "".join("x" if game.won else "." for game in games)
    found = figures.streaks(games)
    assert found.most_won == max(map(len, text.split(".")))
    assert found.most_lost == max(map(len, text.split("x")))
    last = len(text) - len(text.rstrip(text[-1]))
    assert found.now == (last if text[-1] == "x" else -last)
    lost = [game for game in games if not game.won]
    assert {record.name for record in figures.best_of(lost)} == {
        "points",
        "wall",
        "exact",
        "bought",
    }


def test_what_nobody_counted_is_no_record() -> None:
    """A real game sets no record in what is not known, nor in points that may be wrong."""
    games = list(career_of().games)
    best = figures.best_of(games)
    plain = evolve(games[-1].seat, share=1.0, points=500, feats={"whole": 0})
    unknown = evolve(plain, bought=None, exact=None, wall=None, turns=None)
    guess = evolve(games[-1], game=evolve(games[-1].game, seed=""), seat=unknown)
    assert figures.best_of([*games, guess]) == best
    assert figures.best_of([guess]) == []
    whole = evolve(guess, seat=evolve(unknown, wall=70, feats={"whole": 1}))
    assert [record.name for record in figures.best_of([whole])] == ["points", "margin", "wall"]
    row = next(csv.DictReader(io.StringIO(figures.to_csv([guess]))))
    assert {row[name] for name in ("bought", "exact", "wall", "turns")} == {""}


@pytest.mark.parametrize(
    ("choice", "takes"),
    [
        (CareerChoice(seats=3), lambda one: len(one.game.seats) == 3),
        (CareerChoice(module="camps"), lambda one: "camps" in one.game.modules),
        (CareerChoice(module="base"), lambda one: not one.game.modules),
        (CareerChoice(level="hard"), lambda one: one.rivals[0].level == "hard"),
        (CareerChoice(since="month"), lambda one: one.game.finished >= "2026-10-25T20"),
        (CareerChoice(), lambda one: True),
    ],
)
def test_filters_leave_what_they_say(choice: CareerChoice, takes: object) -> None:
    """Each filter leaves exactly the games it names."""
    now, games = datetime(2026, 11, 24, 20, tzinfo=UTC), career_of().games
    assert callable(takes)
    assert [game for game in games if choice.takes(game, now)] == [
        game for game in games if takes(game)
    ]


def test_the_table_has_a_row_for_each_game() -> None:
    """Every program reads it: a head, then the games with their sources, which add up."""
    games = list(career_of().games)
    head, *rows = csv.reader(io.StringIO(to_csv(games)))
    assert tuple(head[: len(COLUMNS)]) == COLUMNS
    assert len(rows) == len(games)
    for game, row in zip(games, rows, strict=True):
        cells = dict(zip(head, row, strict=True))
        assert int(cells["points"]) == game.seat.points
        assert int(cells["margin"]) == game.margin
        sources = [int(value) for name, value in cells.items() if name.startswith("points_")]
        assert sum(sources) == game.seat.points


def test_names_are_no_formulas() -> None:
    """A name that looks like a formula is text in every spreadsheet."""
    (game,) = games_of(made_up(1), "Anna")
    risky = evolve(game, seat=evolve(game.seat, name="=1+1"))
    (row,) = list(csv.DictReader(io.StringIO(to_csv([risky]))))
    assert row["person"] == "'=1+1"
