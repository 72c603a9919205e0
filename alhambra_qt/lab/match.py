"""One game among computers."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import attrs

from alhambra_qt import __version__, modules
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.ai.player import choose
from alhambra_qt.controller import records
from alhambra_qt.engine import Game, Setup, apply_unchecked, legal_actions, observe, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_to_json, digest, setup_to_json
from alhambra_qt.engine.ending import winners
from alhambra_qt.engine.ids import Seat
from alhambra_qt.lab.reading import Json

Think = Callable[[Game, Seat, int], Action]


@attrs.frozen
class Match:
    """A game to be played: its seed, the level of each seat, the modules, where to record it."""

    seed: str
    levels: tuple[str, ...]
    modules: tuple[str, ...] = ()
    record: str | None = None


def run_match(match: Match) -> Json:
    """Play a game and describe it; ``trouble`` if its record cannot be written."""
    setup = Setup(len(match.levels), match.seed, match.modules)
    game = modules.new_game(setup)
    thinkers = [thinker(level, match.seed, seat) for seat, level in enumerate(match.levels)]
    actions: list[Action] = []
    times: list[float] = []
    start = time.perf_counter()
    while (seat := to_move(game)) is not None:
        asked = time.perf_counter()
        action = thinkers[seat](game, seat, len(actions))
        times.append(time.perf_counter() - asked)
        apply_unchecked(game, action)
        actions.append(action)
    seconds = time.perf_counter() - start
    if match.record is not None:
        try:
            records.write(Path(match.record), to_record(match, setup, actions, game), safe=False)
        except records.SaveFailed as error:
            return {"trouble": f"cannot be written: {error.__cause__}", "file": match.record}
    return {
        "seed": match.seed,
        "seats": list(match.levels),
        "modules": list(match.modules),
        "scores": [player.score for player in game.players],
        "winners": list(winners(game)),
        "turns": game.turn + 1,
        "seconds": round(seconds, 4),
        "ms_per_decision": in_milliseconds(times),
    }


def thinker(level: str, seed: str, seat: Seat) -> Think:
    """Give what chooses for a seat; it sees an observation only, unless it does not look."""
    if LEVELS[level].thinks:

        def think(game: Game, who: Seat, number: int) -> Action:
            return choose(observe(game, who), level, f"{seed}/{who}/{number}").action

        return think
    roll = Random(f"{seed}/{level}/{seat}").random

    def pick(game: Game, who: Seat, number: int) -> Action:
        options = legal_actions(game)
        return options[int(roll() * len(options))]

    return pick


def in_milliseconds(times: list[float]) -> Json:
    """Give mean and 95th percentile."""
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    mean = sum(ordered) / len(ordered)
    return {"mean": round(mean * 1000, 4), "p95": round(late * 1000, 4)}


def to_record(match: Match, setup: Setup, actions: list[Action], game: Game) -> Json:
    """Write a finished game as a record that the window opens too."""
    seats = [
        {"name": f"{level} {seat + 1}", "kind": "ai", "level": level}
        for seat, level in enumerate(match.levels)
    ]
    return {
        "format": records.FORMAT,
        "version": records.VERSION,
        "app": __version__,
        "setup": setup_to_json(setup),
        "seats": seats,
        "start": None,
        "actions": [action_to_json(action) for action in actions],
        "digests": {str(len(actions)): digest(game)},
        "meta": {
            "turn": game.turn,
            "scores": [player.score for player in game.players],
            "over": game.over,
        },
    }
