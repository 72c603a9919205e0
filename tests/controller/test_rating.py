"""The rating: its formula, what counts, whether it finds a level, and the rival that fits."""

import math
from collections.abc import Sequence

import pytest
from attrs import evolve

from alhambra_qt.controller.career.career_words import expected
from alhambra_qt.controller.career.figures import BASE, CareerGameOf
from alhambra_qt.controller.career.rating import (
    AIM,
    BETA,
    DRIFT,
    SETS,
    Rating,
    chance_of,
    counts_for,
    first,
    fits,
    fitted,
    fitting,
    ladder,
    person_in,
    place,
    rate,
    results_of,
    set_of,
    suggested,
    updated,
)
from alhambra_qt.controller.game import records, setup_code
from alhambra_qt.controller.game.gameconfig import (
    AI,
    HUMAN,
    OFFERED_LEVELS,
    from_json,
    to_json,
)
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.results import this_game
from tests.bench.ratings import (
    GAMES,
    LOOKED_AT,
    career_game,
    covered,
    levels_of,
    simulated,
    table,
    true_chance,
)
from tests.controller.kit import english

# -- the formula ------------------------------------------------------------------------------


def likelihood(mean: float, c: float, rivals: Sequence[float], result: float) -> float:
    """The logarithm of Plackett and Luce's probability that the first of a table wins, or not."""
    strengths = [math.exp(rival / c) for rival in (mean, *rivals)]
    win = strengths[0] / sum(strengths)
    return result * math.log(win) + (1 - result) * math.log(1 - win)


@pytest.mark.parametrize("result", [0.0, 0.37, 1.0])
@pytest.mark.parametrize("rivals", [[1500.0], [1059.0, 1792.0], [1294.0] * 5])
def test_an_update_is_weng_and_lins(rivals: Sequence[float], result: float) -> None:
    """Mean and variance follow the slope and the curve of the likelihood, as in their paper."""
    before, step = Rating(BASE, 1400.0, 180.0), 0.5
    c = math.sqrt(180.0**2 + sum(BETA**2 for _ in range(len(rivals) + 1)))
    low, here, high = (likelihood(1400.0 + by, c, rivals, result) for by in (-step, 0.0, step))
    slope, curve = (high - low) / (2 * step), (high - 2 * here + low) / step**2
    after = updated(before, rivals, result)
    assert after.mean == pytest.approx(1400.0 + 180.0**2 * slope, rel=1e-6)
    left = 180.0**2 * (1 + 180.0**2 * curve) + DRIFT**2
    assert after.deviation**2 == pytest.approx(left, rel=1e-4)
    assert after.last == pytest.approx(after.mean - 1400.0)
    assert after.games == 1


OPENSKILL = (  # what openskill 6.2 makes of 1400 +- 180 with gamma 1 and no kappa
    ([1500.0], 1.0, 1485.873047, 166.233070),
    ([1500.0], 0.0, 1344.492872, 166.233070),
    ([1059.0, 1792.0], 1.0, 1508.104878, 173.450259),
    ([1294.0] * 3, 1.0, 1480.468877, 170.884523),
)


@pytest.mark.parametrize(("rivals", "result", "mean", "deviation"), OPENSKILL)
def test_the_update_is_that_of_openskill(
    rivals: Sequence[float], result: float, mean: float, deviation: float
) -> None:
    """Its model PlackettLuce gives the same ratings, drift apart."""
    after = updated(Rating(BASE, 1400.0, 180.0), rivals, result)
    assert after.mean == pytest.approx(mean, abs=1e-5)
    assert math.sqrt(after.deviation**2 - DRIFT**2) == pytest.approx(deviation, abs=1e-5)


ARENA = (  # docs/PLAYERS.md: one, against how many of whom, wins in a hundred, half the interval
    ("easy", ["novice"] * 2, 66, 5),
    ("medium", ["easy"] * 2, 62, 5),
    ("hard", ["medium"] * 2, 62, 4),
    ("expert", ["medium"] * 2, 73, 3),
    ("expert", ["hard"] * 2, 44, 7),
    ("expert", ["medium"], 89, 5),
    ("expert", ["medium"] * 3, 53, 8),
    ("expert", ["medium"] * 4, 43, 8),
    ("expert", ["medium"] * 5, 38, 8),
)


@pytest.mark.parametrize(("one", "rivals", "wins", "half"), ARENA)
def test_the_ladder_agrees_with_the_arena(
    one: str, rivals: Sequence[str], wins: int, half: int
) -> None:
    """Points, odds and the number of seats foretell what was measured, within its interval."""
    known = Rating(BASE, ladder()[BASE][one], 0.0)
    assert abs(100 * chance_of(known, rivals) - wins) <= half
    assert chance_of(known, rivals) == pytest.approx(true_chance(known.mean, rivals))


def test_each_set_has_a_ladder_that_rises() -> None:
    """Medium has 1500 points everywhere; stronger levels have more."""
    for name in SETS:
        points = list(ladder()[name].values())
        assert ladder()[name]["medium"] == 1500
        assert points == sorted(set(points))
    assert [set_of(["x"] * n) for n in (0, 1, 4, 5, 16)] == ["base", "few", "few", "many", "many"]
    for number, level in enumerate(OFFERED_LEVELS):
        assert place(ladder()[BASE][level], BASE) == number
    assert place(0.0, BASE) == 0
    assert place(1397.0, BASE) == pytest.approx(1.5)


# -- what counts ------------------------------------------------------------------------------


def test_only_games_against_the_levels_count() -> None:
    """Other people and players at random are not measured; each set has its own rating."""
    game = career_game(0, ["medium", "hard"], 1.0)
    person = evolve(game, rivals=(game.rivals[0], evolve(game.rivals[1], kind=HUMAN, level="")))
    blind = evolve(game, rivals=(game.rivals[0], evolve(game.rivals[1], level="random")))
    assert [counts_for(played) for played in (game, person, blind)] == [True, False, False]
    among = [game, person, blind, career_game(1, ["medium"], 0.0, modules=("camps",))]
    assert [rate(among, name).games for name in SETS] == [1, 1, 0]
    assert rate(among, BASE) == updated(first(BASE), [1500.0, ladder()[BASE]["hard"]], 1.0)
    assert not rate(among, BASE).known


def some(results: Sequence[tuple[float, float | None]]) -> list[CareerGameOf]:
    """Games with these shares, adjusted where they are reviewed."""
    return [career_game(k, ["medium"] * 2, *result) for k, result in enumerate(results)]


def test_luck_in_wins_and_defeats() -> None:
    """Reviews of defeats alone adjust nothing; else an equal share of wins and others counts."""
    every = some([(1.0, 0.8), (0.0, 0.3), (0.0, 0.1), (1.0, 0.6)])
    assert results_of(every) == [0.8, 0.3, 0.1, 0.6]
    assert results_of(some([(1.0, None), (0.0, 0.3), (0.0, 0.2)])) == [1.0, 0.0, 0.0]
    assert results_of(some([(0.0, 0.3), (0.0, 0.2)])) == [0.0, 0.0]
    half = some([(1.0, 0.7), (1.0, None), (0.0, 0.3), (0.0, 0.2)])
    assert results_of(half) == [0.7, 1.0, 0.3, 0.0]
    assert results_of([]) == []


# -- simulated careers ------------------------------------------------------------------------


@pytest.fixture(scope="module", name="careers")
def _careers() -> dict[str, list[tuple[float, Rating, bool]]]:
    """For each level, wins against the level Fitting, the last rating, how often it was right."""
    found = dict[str, list[tuple[float, Rating, bool]]]()
    for level, points in ladder()[BASE].items():
        for k in range(3):
            career = simulated(points, f"{level}-{k}", fits=True)
            held = [covered(career.ratings[games], points) for games in LOOKED_AT]
            found.setdefault(level, []).append((career.wins, career.ratings[GAMES], all(held)))
    return found


def test_the_rating_finds_the_level(careers: dict[str, list[tuple[float, Rating, bool]]]) -> None:
    """After 200 games it is near the level, with an interval that is rarely wrong."""
    for level, found in careers.items():
        mean = sum(rating.mean for _, rating, _ in found) / len(found)
        assert abs(mean - ladder()[BASE][level]) < 60, level
        assert all(rating.deviation < 60 for _, rating, _ in found)
    held = [one for found in careers.values() for _, _, one in found]
    assert sum(held) >= 0.8 * len(held)  # right at all four moments, 95 % each


def test_the_fitting_seat_does_what_it_says(
    careers: dict[str, list[tuple[float, Rating, bool]]],
) -> None:
    """Of 200 games of three 40 % are won, but against nobody weaker than a novice a third."""
    for level, found in careers.items():
        wins, games = sum(one for one, _, _ in found) / len(found), GAMES * len(found)
        wanted = 1 / 3 if level == "novice" else AIM / 3
        assert abs(wins - wanted) < 3 * math.sqrt(wanted * (1 - wanted) / games), level


# -- a rival that fits ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_neighbouring_levels_are_mixed(seats: int) -> None:
    """The mixture gives 1.2 times an even share; beyond the ends there is one level."""
    for points in range(900, 2000, 50):
        rating = Rating(BASE, float(points), 80.0)
        found = fitting(rating, table(seats, "x"))
        steps = [OFFERED_LEVELS.index(one) for one in (found.easier, found.harder)]
        easier, harder = (
            chance_of(rating, [one] * (seats - 1)) for one in (found.easier, found.harder)
        )
        assert steps[1] - steps[0] in (0, 1)
        assert 0 <= found.part <= 1
        assert found.chance == pytest.approx(easier + found.part * (harder - easier))
        if steps[0] < steps[1]:
            assert found.chance == pytest.approx(AIM / seats)
            assert easier >= AIM / seats >= harder
        else:
            end = found.easier == OFFERED_LEVELS[-1]
            assert (found.chance > AIM / seats) == end


def test_the_level_is_drawn_by_the_seed() -> None:
    """The same seed draws the same level, many seeds the two levels in their proportion."""
    rating = Rating(BASE, 1400.0, 60.0)
    found = fitting(rating, table(3, "x"))
    drawn = [levels_of(fitted(table(3, f"s{k}"), rating)) for k in range(400)]
    assert drawn == [levels_of(fitted(table(3, f"s{k}"), rating)) for k in range(400)]
    assert {*map(tuple, drawn)} == {(found.easier,) * 2, (found.harder,) * 2}
    part = sum(one[0] == found.harder for one in drawn) / 400
    assert abs(part - found.part) < 0.08


def test_other_computers_keep_their_level() -> None:
    """A fixed expert at the table makes the fitting seat easier."""
    rating, config = Rating(BASE, 1500.0, 60.0), table(3, "x")
    seats = (*config.seats[:2], evolve(config.seats[2], level="expert", fitting=False))
    beside = evolve(config, seats=seats)
    assert fitted(beside, rating).seats[2].level == "expert"
    order = [
        OFFERED_LEVELS.index(fitting(rating, game_config).easier)
        for game_config in (beside, config)
    ]
    assert order[0] < order[1]
    plain = evolve(config, seats=tuple(evolve(seat, fitting=False) for seat in config.seats))
    assert fitted(plain, rating) is plain
    assert not fits(plain)


def test_one_person_is_needed() -> None:
    """Levels fit one person; with two nobody is meant."""
    config = table(3, "x")
    assert person_in(config) == "player 0"
    two = evolve(config, seats=tuple(evolve(seat, kind=HUMAN) for seat in config.seats))
    assert person_in(two) == ""


def test_the_record_keeps_what_was_drawn() -> None:
    """A saved game has the real level and the mark; a set-up code only the level."""
    config = fitted(table(3, "one"), Rating(BASE, 1400.0, 60.0))
    again = records.opened(records.to_record(Session.new(config)))
    assert again.config.seats == config.seats
    texts = [english(how) for _, how in this_game(again).seats]
    assert ["Matched" in one for one in texts] == [False, True, True]
    assert from_json(to_json(config)).seats == config.seats
    read = setup_code.read(setup_code.write(config), table(3, "two"))
    assert [seat_config.level for seat_config in read.seats if seat_config.kind == AI] == levels_of(
        config
    )
    assert not fits(read)
    old = records.to_record(Session.new(config))
    for seat in old["seats"]:
        del seat["fitting"]
    assert not fits(records.opened(old).config)


# -- what is said -----------------------------------------------------------------------------


def test_a_level_is_suggested() -> None:
    """A level that is surely too easy or too hard suggests the next one; no other does."""
    sure, unsure = Rating(BASE, 1700.0, 40.0, 30), Rating(BASE, 1700.0, 300.0, 3)
    assert suggested(sure, "easy", 3) == "medium"
    assert suggested(unsure, "medium", 3) == ""
    assert suggested(sure, "hard", 3) == ""
    assert suggested(Rating(BASE, 1300.0, 40.0, 30), "expert", 3) == "hard"
    assert suggested(Rating(BASE, 2500.0, 40.0, 30), "expert", 3) == ""
    assert suggested(Rating(BASE, 100.0, 40.0, 30), "novice", 3) == ""
    texts = [english(text) for text in expected(sure, ["easy"] * 2, draws=False)]
    assert texts[-1] == "It is time to try Medium."
    assert texts[1].startswith("Against these opponents you win about 8")
    assert expected(Rating(BASE, 1700.0, 40.0, 2), ["easy"] * 2, draws=False) == []
    assert len(expected(sure, ["easy", "hard"], draws=False)) == 2
