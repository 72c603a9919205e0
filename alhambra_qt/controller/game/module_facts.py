"""What modules cost in time and attention, as measured by tests/bench/measure_modules.py.

The data file holds figures of simulated games; this file turns them into what the set-up page
shows. A module without figures (a new one) counts as middling.
"""

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from attrs import frozen

from alhambra_qt import paths
from alhambra_qt.controller.game.gameconfig import MAX_SEATS, MIN_SEATS
from alhambra_qt.i18n import Msg, msg

MINUTES_PER_SEAT = 15  # of the base game, should the data file be missing
SEATS = range(MIN_SEATS, MAX_SEATS + 1)
# A decision of a computer is shown for about two seconds. People take about twenty for one: an
# hour of the base game of four holds 173 of them.
COMPUTER_PART = 0.1
# What part of the complexity of all modules is easy, and what is a lot for a first game; a module
# of more than this level is not easy by itself either.
EASY_PART, HEAVY_PART, EASY_LEVEL = 0.2, 0.45, 3
STEP = 5  # the length of a game is told in steps of this many minutes


@frozen
class ModuleFacts:
    """What a module adds to a game.

    Attributes:
        level: complexity, 1 to 5.
        share: time added, as a part of the base game's.
        turns: turns added to a game.
        choices: choices added to a turn.
        news: how many kinds of questions, actions, events and points are new.
    """

    level: int = 3
    share: float = 0.1
    turns: float = 0.0
    choices: float = 0.0
    news: int = 0


@cache
def _data() -> Mapping[str, Any]:
    path = paths.assets_dir() / "modules.json"
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return data if isinstance(data, dict) else {}


@cache
def facts(module: str) -> ModuleFacts:
    """Give the figures of a module."""
    data = _data().get("modules", {}).get(module)
    return ModuleFacts() if data is None else ModuleFacts(**data)


def among_people(seats: int) -> float:
    """Say how long a base game of so many people takes; never less with one more of them.

    In simulated games five and six seats shared out what three thought about: what is told lies
    halfway between the longest game of fewer and the shortest of more.
    """
    known = _data().get("minutes", {})
    found = [float(known.get(str(number), MINUTES_PER_SEAT * number)) for number in SEATS]
    place = SEATS.index(seats)
    return (max(found[: place + 1]) + min(found[place:])) / 2


def base_minutes(seats: int, people: int) -> float:
    """Say how long a base game takes; what computers do is watched, not thought about.

    A computer more takes turns from the people, but no game gets shorter by it: they watch it.
    """
    return max(
        among_people(number) * (people + COMPUTER_PART * (number - people)) / number
        for number in range(max(MIN_SEATS, people), seats + 1)
    )


def added_minutes(module: str, seats: int, people: int) -> int:
    """Say how many minutes a module adds; one at least."""
    return max(1, round(facts(module).share * base_minutes(seats, people)))


def minutes(ids: Sequence[str], seats: int, people: int) -> int:
    """Say about how long a game with these modules takes; never less with one more of them."""
    share = together([facts(module).share for module in ids], _data().get("growth", 0.0))
    return max(STEP, round(base_minutes(seats, people) * (1 + share) / STEP) * STEP)


def together(shares: Iterable[float], growth: float) -> float:
    """Say by what part several modules make a game longer, given what each adds alone.

    Few add up what each adds; many give each other something more to choose, so that the whole
    grows by the square of the sum too. A module that shortened the measured games shortens none.
    """
    added = math.fsum(max(0.0, share) for share in shares)
    return added + growth * added * added


def verdict(ids: Sequence[str]) -> Msg:
    """Say whom these modules suit: that depends on their complexity, not on who plays how long."""
    level, most = complexity(ids), complexity(_data().get("modules", {}))
    if is_heavy(ids):
        blamed = max(ids, key=lambda name: facts(name).news)
        news = sum(facts(name).news for name in ids)
        return msg("new-heavy-rules", n=news, module=msg(f"mod-{blamed}"))
    if not ids:
        return msg("new-complexity-base")
    plain = max(facts(name).level for name in ids) <= EASY_LEVEL
    return msg(f"new-complexity-{'easy' if plain and level <= EASY_PART * most else 'middle'}")


def is_heavy(ids: Iterable[str]) -> bool:
    """Whether these modules are a lot for a first game."""
    return complexity(ids) > HEAVY_PART * complexity(_data().get("modules", {}))


def complexity(ids: Iterable[str]) -> int:
    """Add the complexity of some modules up."""
    return sum(facts(module).level for module in ids)
