"""Playing on from a moment of a game that is over: branches, and their place in the record."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt.controller.game import branches, records
from alhambra_qt.controller.game.branch import Branch
from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.takeovers import Seating
from alhambra_qt.controller.game.thoughts import Written
from alhambra_qt.i18n import LANGS, tr
from tests.controller.kit import chance, config, played
from tests.saves import make

LUCK = "other cards"


@pytest.fixture(scope="module")
def over() -> Session:
    """A game of people and computers that is over."""
    game = records.load(make.FOLDER / "version-1" / "people.alhambra")
    assert game.over
    return game


@pytest.fixture
def game(over: Session) -> Session:
    """The same with nothing tried in it."""
    over.branches.clear()
    return over


def go_on(session: Session, actions: int, seed: int = 1) -> None:
    """Play some actions by chance."""
    rng = random.Random(seed)
    for _ in range(actions):
        if not session.over:
            chance(session, rng)


def saved(session: Session, tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    """Save a game or a branch; give the file and what is in it."""
    path = tmp_path / "tried.alhambra"
    records.save(session, path)
    return path, json.loads(path.read_text(encoding="utf-8"))


def test_the_same_luck_brings_the_same(game: Session) -> None:
    """A branch with the same luck and the same actions is the same game."""
    again = branches.play_on(game, 40, "again")
    assert again.digest() == game.as_it_was(40).digest()
    again.replay(game.actions[40:])
    assert (again.digest(), again.over) == (game.digest(), True)


def test_new_luck_keeps_what_is_held(game: Session) -> None:
    """With new luck everybody holds what they held, and something else will come."""
    moment, tried = game.as_it_was(40), branches.play_on(game, 40, "other", LUCK)
    for seat in range(game.seats):
        kept, new = moment.observation(seat).game, tried.observation(seat).game
        assert [one.hand for one in kept.players] == [one.hand for one in new.players]
        assert (kept.market, kept.display) == (new.market, new.display)
    assert tried.digest() != moment.digest()
    assert tried._game.deck != moment._game.deck


def test_the_game_stays_as_it_was(game: Session) -> None:
    """Whatever is tried leaves the game, its record and its log alone."""
    before, log = game.digest(), History(game).log()
    record = records.to_record(game)
    go_on(branches.play_on(game, 30, "a", LUCK, [Seating(0, "ai", "easy")]), 50)
    assert (game.digest(), History(game).log()) == (before, log)
    again = records.to_record(game)
    assert len(again.pop("branches")) == 1
    for one in (record, again):
        one["meta"].pop("saved")
    assert again == record


def test_anybody_may_play_a_seat(game: Session) -> None:
    """Who plays on is said in the log from there on, and nothing before it changes."""
    tried = branches.play_on(game, 30, "a", changes=[Seating(0, "ai", "hard", "builder")])
    assert tried.is_ai(0)
    assert not tried.was_ai(0, 29)
    told, before = (History(one).log() for one in (tried, game.as_it_was(30)))
    assert [one.text for one in told[:-1]] == [one.text for one in before]
    assert not game.is_ai(0)


def test_nothing_before_it_can_be_taken_back(game: Session) -> None:
    """Taking back ends where the branch begins."""
    tried = branches.play_on(game, 30, "a")
    go_on(tried, 1)
    while tried.undo(tried.steps[-1].seat) is not None:
        pass
    assert len(tried.steps) >= 30


def test_a_running_game_has_none() -> None:
    """While a game goes on, playing on from it would show what is still to be drawn."""
    game = played(config(3), 20)
    reason = branches.why_not_yet(game)
    assert reason is not None
    with pytest.raises(ValueError, match="nobody can play on"):
        branches.play_on(game, 5, "a")


def test_nothing_can_follow_the_end(game: Session) -> None:
    """From the end of a game nobody plays on."""
    assert branches.why_not_yet(game) is None
    with pytest.raises(ValueError, match="nobody can play on"):
        branches.play_on(game, len(game.steps), "a")


@pytest.mark.parametrize("luck", ["", LUCK])
def test_a_branch_comes_back_from_the_file(game: Session, tmp_path: Path, luck: str) -> None:
    """What was tried opens again with who played it, thoughts and digests, and goes on."""
    tried = branches.play_on(game, 50, "Țiganii & co", luck, [Seating(1, "ai", "medium")])
    go_on(tried, 60)
    path, data = saved(tried, tmp_path)
    assert data["version"] == 2
    root = records.load(path)
    assert (root.digest(), root.over) == (game.digest(), True)
    (branch,) = root.branches
    again = branches.opened(root, branch)
    assert (again.digest(), again.actions) == (tried.digest(), tried.actions)
    assert again.config.seats == tried.config.seats
    assert History(again).log() == History(tried).log()
    go_on(again, 5)


def test_branches_of_branches(game: Session, tmp_path: Path) -> None:
    """A branch can be left in turn, also before it began, and is removed with what leaves it."""
    first = branches.play_on(game, 40, "first", LUCK)
    go_on(first, 40)
    while not first.over:
        go_on(first, 1, len(first.steps))
    later = branches.play_on(first, 60, "later")
    earlier = branches.play_on(first, 20, "earlier", LUCK)
    assert (later.branch and later.branch.parent) is first.branch
    assert earlier.branch is not None
    assert earlier.branch.parent is None
    go_on(later, 10)
    path, _ = saved(first, tmp_path)
    root = records.load(path)
    assert [one.name for one in root.branches] == ["first", "later", "earlier"]
    for branch, session in zip(root.branches, (first, later, earlier), strict=True):
        if session is not later:  # which was not saved since
            assert branches.opened(root, branch).digest() == session.digest()
    branches.remove(root, root.branches[0])
    assert [one.name for one in root.branches] == ["earlier"]


def test_nothing_is_taken_back_that_branches_leave(game: Session) -> None:
    """A game that is left by a branch stays whole."""
    branches.play_on(game, 40, "first")
    assert game.undo_blocked(game.steps[-1].seat) is not None


def test_nor_in_a_branch_that_is_left_in_turn(game: Session, tmp_path: Path) -> None:
    """What leaves a branch still fits when that is gone on with, saved and opened."""
    first = branches.play_on(game, 40, "first")
    go_on(first, 3)
    branches.play_on(first, len(first.steps) - 1, "second")
    assert first.undo_blocked(first.steps[-1].seat) is not None
    assert first.undo(first.steps[-1].seat) is None
    root = records.load(saved(first, tmp_path)[0])
    assert [one.at for one in root.branches] == [40, 42]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"at": 100_000}, "branches.0.at"),
        ({"at": -1}, "branches.0.at"),
        ({"parent": 0}, "branches.0.parent"),
        ({"parent": -2}, "branches.0.parent"),
        ({"name": 5}, "branches.0.name"),
        ({"luck": "x" * 300}, "branches.0.luck"),
        ({"actions": 3}, "branches.0.actions"),
    ],
)
def test_a_branch_that_cannot_be(
    game: Session, tmp_path: Path, change: dict[str, Any], field: str
) -> None:
    """A branch that hangs nowhere is named by its field."""
    path, data = saved(branches.play_on(game, 40, "first"), tmp_path)
    data["branches"][0].update(change)
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(records.BadFile) as caught:
        records.load(path)
    assert caught.value.field == field


def test_a_broken_branch_leaves_the_game_whole(game: Session, tmp_path: Path) -> None:
    """What is wrong inside a branch is said when it is opened, in every language."""
    tried = branches.play_on(game, 40, "first")
    go_on(tried, 30)
    path, data = saved(tried, tmp_path)
    spoilt: tuple[dict[str, Any], ...] = (
        {"actions": [{"type": "dance"}]},
        {"actions": data["branches"][0]["actions"][1:]},
        {"thoughts": {"3": {}}},
        {"digests": {"41": "0"}},
        {"takeovers": 5},
    )
    for change in spoilt:
        text = {**data, "branches": [{**data["branches"][0], **change}]}
        path.write_text(json.dumps(text), encoding="utf-8")
        root = records.load(path)
        with pytest.raises(branches.BadBranch) as caught:
            branches.opened(root, root.branches[0])
        for lang in LANGS:
            assert "first" in tr(lang, caught.value.text)
        assert records.to_record(root)["branches"] == text["branches"]


def test_what_is_not_known_is_kept(game: Session, tmp_path: Path) -> None:
    """A field of a branch that this version does not know is written back."""
    path, data = saved(branches.play_on(game, 40, "first"), tmp_path)
    data["branches"][0]["colour"] = "blue"
    path.write_text(json.dumps(data), encoding="utf-8")
    root = records.load(path)
    go_on(branch := branches.opened(root, root.branches[0]), 3)
    assert records.to_record(branch)["branches"][0]["colour"] == "blue"


def test_the_text_is_that_of_the_record(game: Session) -> None:
    """A running branch saves itself with all that its game holds."""
    tried = branches.play_on(game, 40, "first", LUCK)
    go_on(tried, 30)
    text = json.loads(records.to_text(tried, Written()))
    record = records.to_record(tried)
    for one in (text, record):
        one["meta"].pop("saved")
        one["branches"][0]["meta"].pop("saved")
    assert text == record


def test_old_games_open() -> None:
    """A game of version 1 has no branches and can be left by one."""
    data = {"version": 1, "format": records.FORMAT}
    assert records.migrated(data)["branches"] == []


def test_length_counts_what_was_before() -> None:
    """The length of a branch is that of the game at its end."""
    assert Branch("a", None, 7, data={"actions": [{}, {}]}).length == 9
