"""Careers made up by a seeded generator: games that never were, but could have been."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta

from attrs import evolve

from alhambra_qt.controller.career.career_view import CareerView
from alhambra_qt.controller.career.figures import ROWS, games_of
from alhambra_qt.controller.career.finished import CareerGame, CareerProfile, CareerSeat
from alhambra_qt.controller.career.store import CareerStore
from alhambra_qt.controller.view.view_parts import MARKS

NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Elif")
LEVELS = ("novice", "easy", "medium", "hard", "expert")
MODULES = ("vizier", "huts", "thieves", "camps", "trader")
LAST = datetime.fromisoformat("2026-11-24T19:30").astimezone()  # the same day in each time zone


def _seat(rng: random.Random, number: int, level: str, modules: tuple[str, ...]) -> CareerSeat:
    """A seat with points from every source; the person is as good as a medium computer."""
    skill = LEVELS.index(level) if level else 2
    points = {item: max(0, round(rng.gauss(13 + skill, 6))) for item in ROWS}
    points |= {item: rng.randint(0, 8) for item in modules if item == "camps"}
    return CareerSeat(
        name=NAMES[number],
        kind="ai" if level else "human",
        level=level,
        style="balanced" if level else "",
        mark=MARKS[number],
        points=sum(points.values()),
        place=1,
        share=0.0,
        sources={item: n for item, n in points.items() if n},
        bought=rng.randint(12, 20),
        exact=rng.randint(3, 13),
        wall=rng.randint(6, 22),
        turns=rng.randint(16, 34),
        feats={
            "run": 1 + number % 2,
            "first": sum(points.values()) % 5,
            "behind": number,
            "refused": 1,
        },
    )


def made_up(count: int = 48, seed: int = 1, adjusted: bool = True) -> tuple[CareerGame, ...]:
    """Make up games of Anna's against computers, the oldest first."""
    rng, games = random.Random(seed), []
    for number in range(count):
        players, level = rng.choice((2, 3, 3, 3, 4, 6)), rng.choice(LEVELS)
        modules = tuple(m for m in MODULES if rng.random() < 0.25)
        seats = [_seat(rng, seat, "" if seat == 0 else level, modules) for seat in range(players)]
        scores = [seat.points for seat in seats]
        games.append(
            CareerGame(
                id=f"game-{number}",
                deal=f"deal-{number}",
                finished=_ended(5.4 * (count - number)),
                modules=modules,
                variants=(),
                seed="8K4F-2QTR",
                record=f"auto-{number}.alhambra",
                seats=tuple(_placed(seat, scores, rng, adjusted) for seat in seats),
            )
        )
    return tuple(games)


def _ended(before: float) -> str:
    """A moment so many days before the last one, as the clock on the wall counts them."""
    ended = LAST.replace(tzinfo=None) - timedelta(before)
    return ended.astimezone(UTC).isoformat(timespec="seconds")


def games_in(store: CareerStore, person: str = "") -> tuple[CareerGame, ...]:
    """All games of a career that can be read."""
    games = store.games(person)
    assert games is not None
    return games


def profiles_in(store: CareerStore) -> tuple[CareerProfile, ...]:
    """All profiles of a career that can be read."""
    profiles = store.profiles()
    assert profiles is not None
    return profiles


@contextmanager
def held(store: CareerStore) -> Iterator[None]:
    """Another program has the career."""
    with closing(sqlite3.connect(store.path, isolation_level=None)) as db:
        db.execute("BEGIN EXCLUSIVE")
        yield


def _placed(seat: CareerSeat, scores: list[int], rng: random.Random, adjusted: bool) -> CareerSeat:
    best = max(scores)
    share = 1 / scores.count(best) if seat.points == best else 0.0
    even = 1 / len(scores)
    known = round(even + 0.6 * (share - even) + rng.gauss(0, 0.05), 3) if adjusted else None
    place = 1 + sum(score > seat.points for score in scores)
    return evolve(seat, place=place, share=share, adjusted=known)


def career_of(count: int = 48, seed: int = 1) -> CareerView:
    """The page's view of made-up games."""
    games = tuple(games_of(made_up(count, seed), "Anna"))
    return CareerView("Anna", {"Anna": len(games), "Marco": 2} if games else {}, games)
