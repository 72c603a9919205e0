"""Puzzles from reviewed games: which moments become one, what is asked, and what is kept."""

import json
from copy import copy
from datetime import date, timedelta
from functools import partial
from pathlib import Path

import pytest
from attrs import evolve

from alhambra_qt.engine import observe, redeal
from alhambra_qt.engine.codec import observation_to_json
from alhambra_qt.i18n import LANGS, tr
from alhambra_qt.review.model import JudgedChoice
from alhambra_qt.teaching.exercise import CELLS, ONE
from alhambra_qt.teaching.game_puzzles import (
    GAME,
    KEPT,
    OF_A_GAME,
    Gathering,
    PuzzleShelf,
    costly_choices,
    exercise_of,
    puzzle_of,
)
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.puzzles import A_DAY, ALL, GAMES, Daily
from tests.controller.kit import english
from tests.review.samples import game, review_of
from tests.teaching.puzzle_kit import advice, asked, moment

DAY = date(2026, 11, 28)


# -- which moments ----------------------------------------------------------------------------


def test_moments_cost_much() -> None:
    """The costliest choices of a game are moments; without such, or with modules, there is none."""
    session = game(3)
    found = costly_choices(session, review_of(session))
    assert 1 <= len(found) <= OF_A_GAME
    costs = [choice.choice.cost for choice in found]
    assert costs == sorted(costs, reverse=True)
    assert all(choice.choice.cost >= 0.06 and choice.choice.low >= 0.02 for choice in found)
    assert len({choice.choice.turn for choice in found}) == len(found)
    assert not costly_choices(session, review_of(session, costs=()))
    unsure = review_of(session)
    swings = [
        evolve(swing, low=-0.01) if isinstance(swing, JudgedChoice) else swing
        for swing in unsure.swings
    ]
    assert not costly_choices(session, evolve(unsure, swings=tuple(swings)))
    with_modules = copy(session)
    with_modules.config = evolve(session.config, modules=("camps",))
    assert not costly_choices(with_modules, review_of(with_modules))


def test_a_puzzle_has_a_clear_choice() -> None:
    """Of what the computer players price, one or two are good and the others certainly worse."""
    choice, actions = moment()
    assert puzzle_of(choice, advice(actions)) is not None
    assert puzzle_of(choice, advice(actions, (0.0, 0.01, 0.11, 0.15))) is not None
    assert puzzle_of(choice, advice(actions, (0.0, 0.01, 0.015, 0.15))) is None
    assert puzzle_of(choice, advice(actions, (0.0, 0.11))) is None
    wide = advice(actions)
    unsure = [evolve(move, low=-0.01) for move in wide.moves]
    assert puzzle_of(choice, evolve(wide, moves=tuple(unsure))) is None


# -- what is asked ----------------------------------------------------------------------------


def test_several_good_answers_are_right() -> None:
    """Every answer that may be as good as the best is right; the others name their cost."""
    choice, actions = moment()
    puzzle = puzzle_of(choice, advice(actions, (0.0, 0.01, 0.11, 0.15)))
    assert puzzle is not None
    exercise = exercise_of(puzzle)
    assert exercise.kind == ONE
    assert len(exercise.accepted) == 2
    assert len(exercise.options) == 4
    wrong = sorted(set(range(4)) - exercise.solution)
    texts = {tr("en", exercise.notes[number]) for number in wrong}
    assert texts == {
        "That wins 11 fewer games in 100, between 6 and 17.",
        "That wins 15 fewer games in 100, between 8 and 22.",
    }
    why = [tr("en", words) for words in exercise.why]
    assert why[0].startswith("The best move found: ")
    assert why[1].startswith("About as good: ")
    assert "Towers" in why[2]
    assert exercise.code == puzzle.code


def test_where_to_put_a_tile() -> None:
    """Cells are chosen on the board, the best is shown built, and a picture names the tile."""
    puzzle = asked(placing=True)
    exercise = exercise_of(puzzle)
    assert exercise.kind == CELLS
    assert tr("en", exercise.question) == "Where would you place this tile?"
    (board,) = exercise.boards
    assert board.built is not None
    assert board.built[1] == board.cells[min(exercise.solution)]
    assert exercise.rows[0].pieces[0].id == board.built[0]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("placing", [False, True])
def test_everything_is_said(lang: str, placing: bool) -> None:
    """In every language."""
    exercise = exercise_of(asked(placing=placing))
    words = [exercise.question, *exercise.why, *exercise.lines, *exercise.notes.values()]
    words += [row.title for row in exercise.rows]
    assert all(tr(lang, text) for text in words)


@pytest.mark.parametrize("placing", [False, True])
def test_nothing_hidden_is_in_a_puzzle(placing: bool) -> None:
    """With all that the seat could not know dealt anew, the very same is asked and kept."""
    choice, actions = moment(placing=placing)
    told = advice(actions)
    puzzle = puzzle_of(choice, told)
    assert puzzle is not None
    hands = [player["hand"] for player in puzzle.observation["game"]["players"]]
    assert all(None in hand for k, hand in enumerate(hands) if k != choice.seen.seat and hand)
    for number in range(3):
        world = redeal(choice.seen, f"other/{number}")
        other = evolve(choice, seen=observe(world, choice.seen.seat))
        assert (
            observation_to_json(other.seen)["game"]["market"]
            == puzzle.observation["game"]["market"]
        )
        made = puzzle_of(other, told)
        assert made is not None
        assert exercise_of(made) == exercise_of(puzzle)


# -- what is kept -----------------------------------------------------------------------------


def test_puzzles_are_kept(tmp_path: Path) -> None:
    """They are read again, the newest first, none twice; the oldest are dropped."""
    shelf, puzzle = PuzzleShelf(tmp_path / "puzzles.json"), asked()
    session = game(3)
    assert shelf.puzzles() == []
    assert not shelf.looked_through(session)
    shelf.add(session, [puzzle])
    shelf.add(session, [puzzle, asked(placing=True)])
    assert [game_puzzle.code for game_puzzle in shelf.puzzles()] == [
        asked(placing=True).code,
        puzzle.code,
    ]
    assert exercise_of(shelf.puzzles()[1]) == exercise_of(puzzle)
    assert PuzzleShelf(shelf.path).looked_through(session)
    many = []
    for number in range(KEPT + 5):
        data = json.loads(shelf.path.read_bytes())["puzzles"][0]
        many.append(type(puzzle)(**{**data, "id": f"{'a' * 32}-{number}", "moves": puzzle.moves}))
    shelf.add(session, many)
    assert len(shelf.puzzles()) == KEPT


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("version", {"version": "one"}),
        ("puzzles.0.id", {"id": "../x"}),
        ("puzzles.0.level", {"level": 7}),
        ("puzzles.0.moves", {"moves": []}),
        (
            "puzzles.0.moves.0.cost",
            {"moves": [{"action": {}, "cost": 99, "low": 0, "high": 0}] * 3},
        ),
    ],
)
def test_a_broken_file_is_named_with_its_field(
    tmp_path: Path, field: str, change: dict[str, object]
) -> None:
    """And put aside; nothing of it is used."""
    shelf = PuzzleShelf(tmp_path / "puzzles.json")
    shelf.add(game(3), [asked()])
    data = json.loads(shelf.path.read_bytes())
    if field == "version":
        data |= change
    else:
        data["puzzles"][0] |= change
    shelf.path.write_text(json.dumps(data), encoding="utf-8")
    assert shelf.puzzles() == []
    assert shelf.trouble is not None
    assert field in english(shelf.trouble)
    assert len(list(tmp_path.glob("puzzles.json.broken-*"))) == 1


def test_a_file_of_a_newer_version_stays(tmp_path: Path) -> None:
    """It is said, and never overwritten."""
    shelf = PuzzleShelf(tmp_path / "puzzles.json")
    shelf.path.write_text('{"version": 2}', encoding="utf-8")
    shelf.add(game(3), [asked()])
    assert shelf.path.read_text(encoding="utf-8") == '{"version": 2}'
    assert shelf.trouble is not None


class Advisor:
    """Gives made-up advice at once, first roughly."""

    def __init__(self, prices: tuple[float, ...]) -> None:
        self.prices, self.asked = prices, 0

    def ask(self, seen: object, told: object) -> None:
        """Answer."""
        self.asked += 1
        _, actions = moment()
        found = advice(actions, self.prices)
        assert callable(told)
        told(evolve(found, done=0.5))
        told(found)

    def stop(self) -> None:
        """Nothing goes on."""


def test_a_reviewed_game_is_looked_through_once(tmp_path: Path) -> None:
    """Its clear moments become puzzles; a game without is remembered, too."""
    session = game(3)
    for number, (prices, more) in enumerate((((0.0, 0.1, 0.2), True), ((0.0,) * 4, False))):
        gathering = Gathering(lambda call: call(), PuzzleShelf(tmp_path / f"{number}.json"))
        advisor = Advisor(prices)
        gathering.host = advisor  # type: ignore[assignment]
        gathering.begin(session, review_of(session))
        assert advisor.asked == len(costly_choices(session, review_of(session)))
        assert bool(gathering.shelf.puzzles()) == more
        assert gathering.shelf.looked_through(session)
        again = Gathering(lambda call: call(), gathering.shelf)
        again.host = partial(Advisor, prices)()  # type: ignore[assignment]
        again.begin(session, review_of(session))
        assert advisor.asked == len(costly_choices(session, review_of(session)))
        assert again.host.asked == 0  # type: ignore[attr-defined]


# -- among the puzzles of the day -------------------------------------------------------------


def daily(profile: Profile, day: date = DAY, theme: str = ALL) -> Daily:
    """The puzzles of a day with two from games at hand."""
    games = {puzzle.code: puzzle for puzzle in (asked(), asked(placing=True))}
    found = Daily(profile, day, games)
    profile.puzzles.theme = theme
    found.draw()
    return found


def of_games(daily: Daily) -> list[str]:
    """The puzzles from games."""
    return [code for code in daily.codes if code.startswith(f"{GAME}.")]


def test_one_of_three_is_from_a_game() -> None:
    """As long as there are such; none is asked twice, and its answer is rated like others."""
    profile = Profile("Anna")
    asked_for = []
    for number in range(3):
        one = daily(profile, DAY + timedelta(number))
        assert len(one.codes) == A_DAY
        asked_for += of_games(one)
        for code in one.codes:
            one.answered(code, right=True)
    assert len(asked_for) == len(set(asked_for)) == 2
    assert profile.puzzles.families[GAME].answers == 2


def test_games_as_a_theme() -> None:
    """All there are, then others; without any it is not offered."""
    profile = Profile("Anna")
    assert len(of_games(daily(profile, theme=GAMES))) == 2
    assert len(daily(profile).codes) == A_DAY
    assert GAMES not in Daily(profile, DAY).themes


def test_a_puzzle_that_cannot_be_read_is_left_out() -> None:
    """Others are asked instead."""
    broken = asked()
    broken.observation["game"]["market"] = ["dragon"] * 4
    daily = Daily(Profile("Anna"), DAY, {broken.code: broken})
    daily.draw()
    assert len(daily.codes) == A_DAY
    assert not of_games(daily)
