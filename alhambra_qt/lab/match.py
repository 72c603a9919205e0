"""One game among computers."""

import json
import time
from collections.abc import Callable
from functools import partial
from random import Random

import attrs

from alhambra_qt import __version__, modules
from alhambra_qt.ai import plugins
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.ai.player import choose
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.gameconfig import NAME_LENGTH
from alhambra_qt.engine import Game, Setup, apply_unchecked, legal_actions, observe, to_move
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_to_json, digest, setup_to_json
from alhambra_qt.engine.ending import winners
from alhambra_qt.engine.ids import Seat
from alhambra_qt.lab.reading import Json
from alhambra_qt.lab.times import Times

Think = Callable[[Game, Seat, int], Action]

STAND_IN = "medium"


@attrs.frozen
class Match:
    """A game to be played: its seed, the level of each seat, the modules, whether to record it.

    With ``adjust`` so many rollouts at each moment estimate the luck in it.

    A level may also be the name of a player that a package offers.
    """

    seed: str
    levels: tuple[str, ...]
    modules: tuple[str, ...] = ()
    record: bool = False
    adjust: int = 0


def run_job(text: str) -> str:
    """Play one game, JSON in and out, in whatever process or machine.

    The answer follows from the question alone, but for the times in it: it may be asked twice.
    """
    data = json.loads(text)
    levels, module_ids = tuple(data["levels"]), tuple(data["modules"])
    match = Match(data["seed"], levels, module_ids, data["record"], data["adjust"])
    return json.dumps(run_match(match))


def run_match(match: Match) -> Json:
    """Play a game.

    The answer has its ``line`` for the output, the ``times`` of each level and, if wanted, its
    ``record``; or ``trouble`` if somebody else's player failed.
    """
    setup = Setup(len(match.levels), match.seed, match.modules)
    game = modules.new_game(setup)
    actions: list[Action] = []
    times = {level: Times() for level in match.levels}
    start = time.perf_counter()
    try:
        thinkers = [thinker(level, match.seed, seat) for seat, level in enumerate(match.levels)]
        while (seat := to_move(game)) is not None:
            asked = time.perf_counter()
            action = thinkers[seat](game, seat, len(actions))
            times[match.levels[seat]].add(time.perf_counter() - asked)
            apply_unchecked(game, action)
            actions.append(action)
    except plugins.PlayerFailed as error:
        return {"trouble": f"{error} ({_place(match, len(actions))})"}
    seconds = time.perf_counter() - start
    line = _line(match, game, times, seconds)
    if match.adjust:
        line |= _less_luck(match, setup, actions)
    return {
        "line": line,
        "times": {level: spent.to_json() for level, spent in times.items()},
        "record": to_record(match, setup, actions, game) if match.record else None,
    }


def _place(match: Match, number: int) -> str:
    """Say where it happened, so that it can be repeated."""
    return f"seed {match.seed!r}, seats {','.join(match.levels)}, after {number} actions"


def _less_luck(match: Match, setup: Setup, actions: list[Action]) -> Json:
    """Say what was luck of each seat, and its share of the victory with its part taken off."""
    # Imported only where it judges: it needs numpy, which a match of weak players does without.
    from alhambra_qt.review import analyse, shares

    analysis = analyse.Analysis(modules.new_game(setup), actions, f"{match.seed}/luck")
    luck, weight = analysis.luck(match.adjust), shares.luck_weight(match.adjust)
    parts = zip(shares.result_of(analysis.end), luck, strict=True)
    return {
        "luck": [round(part, 4) for part in luck],
        "adjusted": [round(share - weight * part, 4) for share, part in parts],
    }


def _line(match: Match, game: Game, times: dict[str, Times], seconds: float) -> Json:
    every = Times()
    for spent in times.values():
        every.merge(spent)
    return {
        "seed": match.seed,
        "seats": list(match.levels),
        "modules": list(match.modules),
        "scores": [player.score for player in game.players],
        "winners": list(winners(game)),
        "turns": game.turn + 1,
        "seconds": round(seconds, 4),
        "ms_per_decision": {"mean": every.mean_ms, "p95": every.p95_ms},
        "ms_per_level": {level: spent.figures() for level, spent in times.items()},
    }


def thinker(level: str, seed: str, seat: Seat) -> Think:
    """Give what chooses for a seat; it sees an observation only, unless it does not look.

    Raises:
        PlayerFailed: if it is a player of somebody else and cannot be loaded.
    """
    if level not in LEVELS:
        return _visitor(level)
    if LEVELS[level].thinks:

        def think(game: Game, who: Seat, number: int) -> Action:
            key = f"{seed}/{who}/{number}"
            return choose(observe(game, who), level, key, reasons=False).action

        return think
    roll = Random(f"{seed}/{level}/{seat}").random

    def pick(game: Game, who: Seat, number: int) -> Action:
        options = legal_actions(game)
        return options[int(roll() * len(options))]

    return pick


def _visitor(name: str) -> Think:
    ask = partial(plugins.ask, name, plugins.load(name))
    return lambda game, who, number: ask(game, who)


def to_record(match: Match, setup: Setup, actions: list[Action], game: Game) -> Json:
    """Write a finished game as a record that the window opens too."""
    seats = [_seat(level, seat + 1) for seat, level in enumerate(match.levels)]
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


def _seat(level: str, number: int) -> Json:
    """Name a seat; if a window plays on where somebody else's player sat, its own takes over."""
    end = f" {number}"
    name = level[: NAME_LENGTH - len(end)].strip() + end
    stands_in = level if level in LEVELS else STAND_IN
    return {"name": name, "kind": "ai", "level": stands_in}
