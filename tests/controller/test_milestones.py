"""Milestones: their conditions, the game that brought each, and the data they are computed from."""

import random
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import pytest
from attrs import evolve

from alhambra_qt.controller.career.figures import CareerGameOf, games_of, streaks
from alhambra_qt.controller.career.finished import CareerSeat, entry_of
from alhambra_qt.controller.career.milestones import (
    MILESTONES,
    Milestone,
    brought_by,
    detail,
    milestones,
    title,
)
from alhambra_qt.controller.career.store import STEPS, CareerStore
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import AtHand, AtSlot
from alhambra_qt.engine.events import Bought, Scored
from alhambra_qt.modules import IDS
from tests.controller.career_kit import ended
from tests.controller.kit import config, desk, english, picks, refusal_of
from tests.ui.career_samples import LAST, made_up

START = made_up(1)[0]


def game(number: int, modules: Sequence[str] = (), players: int = 3, **own: Any) -> CareerGameOf:
    """A game a day later than the one before, lost, with something of the person's own changed."""
    rival = evolve(START.seats[1], kind="ai", level="medium", share=1.0)
    plain = evolve(
        START.seats[0], share=0.0, adjusted=None, feats={}, wall=5, exact=1, bought=9, points=40
    )
    seat: CareerSeat = evolve(plain, **own)
    seats = (seat, *(evolve(rival, name=str(k)) for k in range(1, players)))
    finished = (LAST + timedelta(number)).isoformat(timespec="seconds")
    whole = evolve(START, id=str(number), finished=finished, modules=tuple(modules), seats=seats)
    (found,) = games_of([whole], "Anna")
    return found


def against(level: str, played: CareerGameOf) -> CareerGameOf:
    """The same game against computers of a level."""
    return evolve(played, rivals=tuple(evolve(rival, level=level) for rival in played.rivals))


def named(name: str, games: Sequence[CareerGameOf]) -> Milestone:
    """A milestone among all."""
    return next(milestone for milestone in milestones(games) if milestone.name == name)


WON: dict[str, Any] = {"share": 1.0}
BACK: dict[str, Any] = {**WON, "feats": {"behind": 10}}
REACHED: dict[str, list[CareerGameOf]] = {
    "triple": [game(0, feats={"run": 2}), game(1, feats={"run": 3})],
    "wall": [game(0, wall=19), game(1, wall=20)],
    "six": [game(0, feats={"first": 5}), game(1, feats={"first": 6})],
    "modules": [game(0, IDS[:9]), game(1, IDS[8:])],
    "behind": [game(0, feats={"behind": 30}), game(1, **BACK)],
    "clean": [game(0, feats={"refused": 2}), game(1, feats={"refused": 0})],
    "exact": [game(0, exact=7, bought=7), game(1, exact=8, bought=8)],
    "row": [game(0, **WON), game(1), game(2, **WON), game(3, **WON), game(4, **WON)],
    "seats": [game(k, players=n) for k, n in enumerate((2, 3, 3, 6, 5, 4))],
    "reviewed": [game(k, adjusted=0.3) for k in range(5)],
    "hard": [game(0, **WON), against("hard", game(1)), against("hard", game(2, **WON))],
    "expert": [against("hard", game(0, **WON)), against("expert", game(1, **WON))],
}


@pytest.mark.parametrize("name", [name for name, *_ in MILESTONES])
def test_the_game_of_a_milestone(name: str) -> None:
    """One game earlier it is open; after that game it is reached, and stays with that game."""
    games = REACHED[name]
    assert named(name, games[:-1]).game is None
    assert named(name, []).have == 0
    reached = named(name, [*games, game(9, wall=40)])
    assert reached.game is games[-1]
    assert reached.have == reached.of
    assert [
        milestone.name
        for milestone in brought_by(games[-1].game.id, games)
        if milestone.name == name
    ] == [name]
    assert english(title(reached)) != english(detail(reached, "1 Nov"))


def test_progress_is_that_of_the_games_so_far(seed: str) -> None:
    """After each game the running counts equal those of all games up to it, counted anew."""
    dice = random.Random(seed)
    games = [
        game(k, share=dice.choice((0.0, 1.0)), adjusted=dice.choice((None, 0.3))) for k in range(60)
    ]
    progress = {name: list(after(games)) for name, _, after in MILESTONES}
    for n in range(len(games)):
        so_far = games[: n + 1]
        assert progress["row"][n] == streaks(so_far).most_won
        assert progress["reviewed"][n] == sum(one.seat.adjusted is not None for one in so_far)


def test_a_day_is_judged_by_all_of_its_games() -> None:
    """A refused move in the evening spoils the morning; an unknown one counts as refused."""
    day = [game(0, feats={"refused": 0}), game(0, feats={"refused": 1})]
    assert named("clean", day).game is None
    assert named("clean", [game(0)]).game is None


def test_a_milestone_needs_a_game_that_is_known() -> None:
    """A real game counts if all of its numbers were given, not if some were or cannot be right."""
    for whole in (0, 1):
        played = game(0, wall=20, feats={"whole": whole})
        real = evolve(played, game=evolve(played.game, seed=""))
        assert (named("wall", [real]).game is real) == bool(whole)
        assert named("wall", [real]).have == 20 * whole
    unknown = game(0, wall=None, bought=None, exact=None)
    assert {named(name, [unknown]).have for name in ("wall", "exact")} == {0}


def test_milestones_follow_from_the_games() -> None:
    """Without the game that brought one it is open again; another person's games change nothing."""
    games = [game(0, wall=21), game(1, wall=22)]
    assert named("wall", games).game is games[0]
    assert named("wall", games[1:]).game is games[1]
    assert games_of([played.game for played in games], "Marco") == []


def test_an_entry_holds_what_milestones_need() -> None:
    """Exact payments of a turn, majorities and the gap before the last scoring are the game's."""
    session = ended()
    for seat, kept in enumerate(entry_of(session).seats):
        most = 0
        for turn in {step.turn for step in session.steps}:
            events = [e for step in session.steps if step.turn == turn for e in step.events]
            exact = [e for e in events if isinstance(e, Bought) and e.seat == seat]
            most = max(most, sum(e.overpaid == 0 for e in exact))
        boards = [e.ledger for step in session.steps for e in step.events if isinstance(e, Scored)]
        last = boards[-1]
        first = {line.item for line in last.lines if line.seat == seat and line.rank == 1}
        assert last.scoring == 3
        assert kept.feats["run"] == most
        assert kept.feats["first"] == len(first)
        assert kept.feats["behind"] == max(last.before) - last.before[seat]


def test_refused_moves_are_counted() -> None:
    """A move that is not allowed counts once; nobody knows of those before a break."""
    table = desk(
        hand="florin-1 florin-2 florin-5 dirham-6 denar-3",
        market="tower-8-nes chambers-6-es arcades-5-nw pavilion-4-es",
    )
    assert table.session.refused is None
    seat, table.session.refused = table.session.here[0], Session.new(config()).refused
    assert table.session.refused is not None
    picks(table, AtSlot(0), AtHand(3))
    refusal_of(table.view())
    assert table.session.refused == {seat: 1}
    picks(table, AtSlot(1))
    assert table.session.refused == {seat: 1}


def test_an_older_career_opens_without_feats(store: CareerStore) -> None:
    """Games booked before milestones were there have none of their feats, and are kept."""
    older = CareerStore(store.path, STEPS[:3])  # before the column was added
    with older.changing() as db:
        db.execute("INSERT INTO games VALUES ('a', 'd', '2026-01-01', '[]', '[]', 's', 'r')")
        db.execute(
            "INSERT INTO seats VALUES ('a', 0, 'anna', 'Anna', 'human', '', '', 'circle', 50, 1,"
            " 1.0, '{}', 9, 9, 20, 20, NULL)"
        )
    (found,) = CareerStore(store.path).games("Anna") or ()
    assert found.seats[0].feats == {}
    assert found.seats[0].wall == 20
    assert datetime.fromisoformat(found.finished).year == 2026
