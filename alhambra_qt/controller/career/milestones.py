"""Milestones: first times that teach something, each with the game that brought it.

They are computed from a person's games whenever they are shown; nothing is awarded or stored.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, groupby

from attrs import frozen

from alhambra_qt.controller.career.figures import CareerGameOf, day_of
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.modules import IDS

FEWEST_EXACT = 8  # tiles in a game whose purchases were all exact
BEHIND = 10  # points behind the leader before the last scoring


@frozen
class Milestone:
    """A milestone.

    Attributes:
        have: how far the person has come, out of ``of``.
        game: the game that brought it; None if it has not been reached.
    """

    name: str
    have: int
    of: int
    game: CareerGameOf | None = None


Progress = Callable[[Sequence[CareerGameOf]], Iterable[int]]  # after each of the games


def best(value: Callable[[CareerGameOf], int]) -> Progress:
    """Take the highest value of a game so far."""

    def after(games: Sequence[CareerGameOf]) -> Iterator[int]:
        most = 0
        for game in games:
            most = max(most, value(game))
            yield most

    return after


def collected(parts: Callable[[CareerGameOf], Iterable[object]]) -> Progress:
    """Count the different things met so far."""

    def after(games: Sequence[CareerGameOf]) -> Iterator[int]:
        met = set[object]()
        for game in games:
            met.update(parts(game))
            yield len(met)

    return after


def _wins_in_a_row(games: Sequence[CareerGameOf]) -> Iterator[int]:
    won = most = 0
    for game in games:
        won = won + 1 if game.won else 0
        most = max(most, won)
        yield most


def _exact_only(game: CareerGameOf) -> int:
    return (game.seat.bought or 0) if game.seat.exact == game.seat.bought else 0


def _came_back(game: CareerGameOf) -> int:
    return game.won and game.seat.feats.get("behind", 0) >= BEHIND


def _beat(level: str) -> Progress:
    return best(lambda game: game.won and game.level == level)


def _clean_days(games: Sequence[CareerGameOf]) -> Iterator[int]:
    """Judge a day by all of its games, at the last one."""
    clean = 0
    for _, held in groupby(games, day_of):
        day = list(held)
        yield from [clean] * (len(day) - 1)
        clean = clean or all(game.seat.feats.get("refused", 1) == 0 for game in day)
        yield int(clean)


MILESTONES: tuple[tuple[str, int, Progress], ...] = (
    ("triple", 3, best(lambda game: game.seat.feats.get("run", 0))),
    ("wall", 20, best(lambda game: game.seat.wall or 0)),
    ("six", 6, best(lambda game: game.seat.feats.get("first", 0))),
    ("modules", len(IDS), collected(lambda game: game.game.modules)),
    ("behind", 1, best(_came_back)),
    ("clean", 1, _clean_days),
    ("exact", FEWEST_EXACT, best(_exact_only)),
    ("row", 3, _wins_in_a_row),
    ("seats", 5, collected(lambda game: [len(game.game.seats)])),
    (
        "reviewed",
        5,
        lambda games: accumulate(int(game.seat.adjusted is not None) for game in games),
    ),
    ("hard", 1, _beat("hard")),
    ("expert", 1, _beat("expert")),
)


def milestones(games: Sequence[CareerGameOf]) -> list[Milestone]:
    """Return every milestone; the games are a person's, oldest first.

    Only games count that the program saw, or real ones of which all numbers were given.
    """
    sure = [game for game in games if game.sure]
    return [_milestone(name, of, list(after(sure)), sure) for name, of, after in MILESTONES]


def _milestone(
    name: str, of: int, after: Sequence[int], games: Sequence[CareerGameOf]
) -> Milestone:
    reached = (game for game, have in zip(games, after, strict=True) if have >= of)
    return Milestone(name, min(of, after[-1]) if after else 0, of, next(reached, None))


def brought_by(game: str, games: Sequence[CareerGameOf]) -> list[Milestone]:
    """Return the milestones that a game brought, by its id."""
    return [
        milestone
        for milestone in milestones(games)
        if milestone.game and milestone.game.game.id == game
    ]


def title(milestone: Milestone) -> Msg:
    """Name a milestone."""
    return msg(f"milestone-{milestone.name}")


def detail(milestone: Milestone, day: str) -> Msg:
    """Say when it was reached, or how far it is."""
    if milestone.game is not None:
        return msg("milestone-reached", day=day)
    if milestone.of == 1:
        return msg("milestone-not-yet")
    return msg("milestone-so-far", n=milestone.have, of=milestone.of)


def milestone_text(milestone: Milestone, day: str) -> Msg:
    """Name a milestone and say how far it is, in one sentence."""
    return msg("milestone-told", name=title(milestone), state=detail(milestone, day))


def total(found: Sequence[Milestone]) -> Msg:
    """Say how many are reached."""
    return msg(
        "milestones-total", n=sum(milestone.game is not None for milestone in found), all=len(found)
    )
