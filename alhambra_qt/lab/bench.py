"""``bench``: how fast rules and computer players are on one core of this machine.

Time is that of the processor, so that other programs do not count.
"""

import argparse
import platform
import time
from collections.abc import Callable
from random import Random

from alhambra_qt import modules
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.engine import Game, Setup, apply_unchecked, legal_actions, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import BUILDINGS, TILE_WALLS
from alhambra_qt.lab.match import thinker
from alhambra_qt.lab.reading import Json
from alhambra_qt.lab.writing import ProgressBar, emit

SEATS = 3
TILES = 20  # of the Alhambras that are asked
SAMPLES = 30
MIDDLE = 60  # decisions into a game
STAGES = {"base": (), "all": modules.IDS}

Choose = Callable[[Game], Action]


def run(options: argparse.Namespace) -> None:
    """Measure and print."""
    seconds = options.seconds
    progress = ProgressBar(3 * len(STAGES) + 1 + len(LEVELS))
    done = 0

    def measured(figure: float | Json) -> float | Json:
        nonlocal done
        done += 1
        progress.tell(done)
        return figure

    roll = Random("bench").random
    result: Json = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seats": SEATS,
        "modules": {stage: list(ids) for stage, ids in STAGES.items()},
        "random_games": {
            stage: measured(games(ids, lambda game: quick_action(game, roll), seconds))
            for stage, ids in STAGES.items()
        },
        "uniform_games": {
            stage: measured(games(ids, lambda game: any_action(game, roll), seconds))
            for stage, ids in STAGES.items()
        },
        "clone_us": {stage: measured(clone_us(ids, seconds)) for stage, ids in STAGES.items()},
        "alhambra": measured(queries(seconds)),
        "ai_decisions_per_second": {level: measured(decisions(level, seconds)) for level in LEVELS},
    }
    progress.clear()
    emit(result)


def any_action(game: Game, roll: Callable[[], float]) -> Action:
    """Choose evenly from the legal list."""
    options = legal_actions(game)
    return options[int(roll() * len(options))]


def game_of(ids: tuple[str, ...], number: int) -> Game:
    """Start one of the games that are measured."""
    return modules.new_game(Setup(SEATS, f"bench-{number}", ids))


def games(ids: tuple[str, ...], choose: Choose, seconds: float) -> Json:
    """Play whole games and count games, turns and decisions per second."""
    played = turns = chosen = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not played:
        game = game_of(ids, played)
        while game.decisions:
            apply_unchecked(game, choose(game))
            chosen += 1
        played += 1
        turns += game.turn + 1
    return {
        "games_per_second": round(played / spent, 1),
        "turns_per_second": round(turns / spent, 1),
        "decisions_per_second": round(chosen / spent, 1),
    }


def clone_us(ids: tuple[str, ...], seconds: float) -> float:
    """Give the microseconds for a copy of a game from its middle."""
    game = game_of(ids, 0)
    roll = Random("clone").random
    for _ in range(MIDDLE):
        apply_unchecked(game, quick_action(game, roll))
    game = game.clone()  # the first copy of all compiles how to make one
    return round(1e6 / rate(game.clone, seconds), 3)


def rate(work: Callable[[], object], seconds: float) -> float:
    """Give how often a second a piece of work can be done."""
    times = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds or not times:
        for _ in range(100):
            work()
        times += 100
    return times / spent


# -- Alhambras --------------------------------------------------------------------------------


def queries(seconds: float) -> Json:
    """Ask Alhambras of twenty tiles for the places of a tile, and for the longest wall."""
    grown = [grow(number) for number in range(SAMPLES)]
    masks = [TILE_WALLS[tile] for tile in BUILDINGS[:SAMPLES]]

    def places() -> None:
        for palace, mask in zip(grown, masks, strict=True):
            palace.spots(mask)

    def walls() -> None:
        for palace in grown:
            # A longest wall is remembered; these were never asked, so their copies start anew.
            palace.clone().longest_wall()

    placement, wall = (SAMPLES * rate(work, seconds / 2) for work in (places, walls))
    return {
        "tiles": TILES,
        "placement_queries_per_second": round(placement),
        "wall_queries_per_second": round(wall),
    }


def grow(number: int) -> Palace:
    """Grow a random Alhambra."""
    palace, seed = Palace(), f"bench-{number}"
    for tile in shuffled(BUILDINGS, seed, "tiles"):
        spots = palace.spots(TILE_WALLS[tile])
        if spots and len(palace.tiles) <= TILES:
            palace.place(tile, shuffled(spots, seed, "spots", tile)[0])
    return palace


# -- computer players -------------------------------------------------------------------------


def decisions(level: str, seconds: float) -> float:
    """Count a level's decisions per second, in base games among its own kind."""
    made, spent = 0, 0.0
    number = 0
    while spent < seconds:
        game = game_of((), number)
        thinkers = [thinker(level, f"bench-{number}", seat) for seat in range(SEATS)]
        while spent < seconds and (seat := to_move(game)) is not None:
            start = time.process_time()
            action = thinkers[seat](game, seat, made)
            spent += time.process_time() - start
            apply_unchecked(game, action)
            made += 1
        number += 1
    return round(made / spent, 1)
