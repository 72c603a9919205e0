"""Does the rating find a player's level, and does the fitting seat let it win as often as it says?

python -m tests.bench.ratings simulate --careers 40      # results drawn from the ladder: seconds
python -m tests.bench.ratings play --level easy --games 60 --seed one      # real games: minutes

A simulated person of each level plays 200 games of three, against every level or fitting ones. The
figures of docs/PLAYERS.md come from here.
"""

import argparse
import math
from collections.abc import Callable, Sequence
from random import Random

from attrs import evolve, frozen

from alhambra_qt.ai.arena import of_level, play_game
from alhambra_qt.controller.career.figures import BASE, CareerGameOf, games_of
from alhambra_qt.controller.career.finished import CareerGame, CareerSeat
from alhambra_qt.controller.career.rating import (
    AIM,
    UNIT,
    Rating,
    first,
    fitted,
    ladder,
    rate,
    updated,
)
from alhambra_qt.controller.game.gameconfig import (
    AI,
    OFFERED_LEVELS,
    GameConfig,
    default_config,
    setup_of,
)

GAMES = 200
LOOKED_AT = (10, 30, 100, GAMES)  # games after which the rating is compared
REVIEWED = 0.74  # of the variance of results is left once luck is removed (docs/REVIEWS.md)


def career_game(
    number: int,
    levels: Sequence[str],
    share: float,
    adjusted: float | None = None,
    modules: Sequence[str] = (),
) -> CareerGameOf:
    """A finished game of Anna's against these levels, with her share of the win."""

    def seat(name: str, level: str, points: int) -> CareerSeat:
        return CareerSeat(
            name, AI if level else "human", level, "balanced", "circle", points, 1, 0.0, {}, 9, 3,
            8, 20,
        )  # fmt: skip

    own = evolve(seat("Anna", "", 100), share=share, adjusted=adjusted)
    rivals = tuple(seat(f"{k}", level, 90) for k, level in enumerate(levels))
    finished = "2026-01-01T00:00:00+00:00"
    game = CareerGame(
        f"{number}", f"{number}", finished, tuple(modules), (), "seed", "", (own, *rivals)
    )
    return games_of([game], "Anna")[0]


def table(seats: int, seed: str) -> GameConfig:
    """A table of one person and fitting computers."""
    config = default_config([f"player {k}" for k in range(seats)], seed=seed)
    return evolve(config, seats=tuple(evolve(seat, fitting=True) for seat in config.seats))


def levels_of(config: GameConfig) -> list[str]:
    """The levels of the computers."""
    return [seat.level for seat in config.seats if seat.kind == AI]


def true_chance(points: float, levels: Sequence[str]) -> float:
    """How often somebody with these points wins in the model, by the plain formula."""
    c = UNIT * math.sqrt((len(levels) + 1) / 3)
    odds = [math.exp(one / c) for one in (points, *(ladder()[BASE][level] for level in levels))]
    return odds[0] / sum(odds)


@frozen
class Career:
    """The outcome of a simulated career: wins, and the rating after some games."""

    wins: float
    ratings: dict[int, Rating]


Reviews = Callable[[float], bool]  # whether a game with this result is reviewed


def simulated(
    points: float, seed: str, *, fits: bool, seats: int = 3, reviews: Reviews = lambda _: False
) -> Career:
    """Play a career of somebody with so many points."""
    roll, games, ratings, wins = Random(seed), list[CareerGameOf](), dict[int, Rating](), 0.0
    rating = first(BASE)
    for number in range(GAMES):
        if fits:
            levels = levels_of(fitted(table(seats, f"{seed}-{number}"), rating))
        else:
            levels = [roll.choice(OFFERED_LEVELS)] * (seats - 1)
        chance = true_chance(points, levels)
        share = float(roll.random() < chance)
        adjusted = chance + (share - chance) * math.sqrt(REVIEWED)
        wins += share
        games.append(career_game(number, levels, share, adjusted if reviews(share) else None))
        # All at once only now and then: it takes long, and without a review it is the same.
        rating = updated(rating, [ladder()[BASE][level] for level in levels], share)
        if number + 1 in LOOKED_AT or (number % 10 == 9 and reviews(share)):
            rating = ratings[number + 1] = rate(games, BASE)
    return Career(wins / GAMES, ratings)


def covered(rating: Rating, points: float) -> bool:
    """Whether the interval of a rating holds the truth."""
    low, high = rating.ends
    return low <= points <= high


def simulate(careers: int) -> None:
    """Print wins and coverage."""
    ways: dict[str, tuple[bool, Reviews]] = {
        "every level": (False, lambda _: False),
        "fitting": (True, lambda _: False),
        "fitting, all reviewed": (True, lambda _: True),
        "fitting, defeats reviewed": (True, lambda share: share == 0),
    }
    for name, (fits, reviews) in ways.items():
        print(name)
        every = list[tuple[Career, float]]()
        for level, points in ladder()[BASE].items():
            found = [
                simulated(points, f"{level}-{k}", fits=fits, reviews=reviews)
                for k in range(careers)
            ]
            every += [(career, points) for career in found]
            wins = [career.wins for career in found]
            last = [career.ratings[GAMES] for career in found]
            print(
                f"  {level}: wins {sum(wins) / careers:.3f}, "
                f"rating {sum(rating.mean for rating in last) / careers:.0f} for {points:.0f}"
            )
        for games in LOOKED_AT:
            held = [covered(career.ratings[games], points) for career, points in every]
            half = [1.96 * career.ratings[games].deviation for career, _ in every]
            bias = [career.ratings[games].mean - points for career, points in every]
            print(
                f"  after {games}: interval +- {sum(half) / len(every):.0f} holds the level in "
                f"{sum(held) / len(every):.3f}, bias {sum(bias) / len(every):+.0f}"
            )


def play(level: str, games: int, seed: str, seats: int) -> None:
    """Play real games of a level against fitting computers, and print each."""
    played, wins = list[CareerGameOf](), 0.0
    for number in range(games):
        rating = rate(played, BASE)
        config = fitted(table(seats, f"{seed}-{number}"), rating)
        own, rivals = number % seats, levels_of(config)
        line_up = [*rivals[:own], level, *rivals[own:]]
        setup = setup_of(config)
        scores = [player.score for player in play_game(setup, list(map(of_level, line_up))).players]
        share = (scores[own] == max(scores)) / scores.count(max(scores))
        wins += share
        played.append(career_game(number, rivals, share))
        rating = rate(played, BASE)
        low, high = rating.ends
        print(
            f"{number + 1} {level} against {' '.join(rivals)}: {share:.2f}, wins "
            f"{wins / (number + 1):.3f} (aim {AIM / seats:.3f}), rating {rating.mean:.0f} "
            f"({low:.0f} to {high:.0f}), level {ladder()[BASE][level]:.0f}",
            flush=True,
        )


def main() -> None:
    """Simulate or play, as asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    way = parser.add_subparsers(dest="way", required=True)
    model = way.add_parser("simulate")
    model.add_argument("--careers", type=int, default=40)
    real = way.add_parser("play")
    real.add_argument("--level", choices=OFFERED_LEVELS, default="easy")
    real.add_argument("--games", type=int, default=60)
    real.add_argument("--seats", type=int, default=3)
    real.add_argument("--seed", default="fit")
    asked = parser.parse_args()
    if asked.way == "simulate":
        simulate(asked.careers)
    else:
        play(asked.level, asked.games, asked.seed, asked.seats)


if __name__ == "__main__":
    main()
