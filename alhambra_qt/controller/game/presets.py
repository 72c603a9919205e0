"""Selections of modules: ready-made, saved by name, and their cost in time and complexity.

The figures come from tests/bench/measure_modules.py.
"""

import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Annotated, Any

from attrs import evolve, frozen
from msgspec import Meta as Limits
from msgspec import Struct

from alhambra_qt import files, modules, paths
from alhambra_qt.controller.faces.face import Face
from alhambra_qt.controller.faces.found import faces
from alhambra_qt.controller.game.gameconfig import (
    MAX_SEATS,
    MIN_SEATS,
    GameConfig,
    from_json,
    problems,
    to_json,
)
from alhambra_qt.controller.game.seats import people
from alhambra_qt.controller.words.names import modules_named
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.ids import Seat
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, listing, msg

MINUTES_PER_SEAT = 15  # base game; used if the data file is missing
SEATS = range(MIN_SEATS, MAX_SEATS + 1)
# A computer's decision is shown for about two seconds. People take about twenty for one: an hour of
# the base game with four players has 173 decisions.
COMPUTER_PART = 0.1
# The share of total complexity that is easy, and the share that is a lot for a first game; a module
# above this level is not easy by itself either.
EASY_PART, HEAVY_PART, EASY_LEVEL = 0.2, 0.45, 3
STEP = 5  # game lengths are rounded to this many minutes


@frozen
class ModuleFacts:
    """A module's effect on a game.

    Attributes:
        level: complexity, 1 to 5.
        share: added time, as a fraction of the base game's.
        turns: added turns per game.
        choices: added choices per turn.
        news: number of new kinds of questions, actions, events and points.
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
    """Return a module's figures."""
    data = _data().get("modules", {}).get(module)
    return ModuleFacts() if data is None else ModuleFacts(**data)


def among_people(seats: int) -> float:
    """Return the minutes of a base game between people; never less with one more of them.

    In simulated games five and six seats shared the decisions of three. The estimate lies halfway
    between the longest game of fewer and the shortest of more.
    """
    known = _data().get("minutes", {})
    found = [float(known.get(str(number), MINUTES_PER_SEAT * number)) for number in SEATS]
    place = SEATS.index(seats)
    return (max(found[: place + 1]) + min(found[place:])) / 2


def base_minutes(seats: int, people: int) -> float:
    """Return the minutes of a base game; computers' moves are watched, not thought about.

    An extra computer takes turns from the people, but never shortens the game, since people watch
    it.
    """
    return max(
        among_people(number) * (people + COMPUTER_PART * (number - people)) / number
        for number in range(max(MIN_SEATS, people), seats + 1)
    )


def added_minutes(module: str, seats: int, people: int) -> int:
    """Return the minutes that a module adds, at least one."""
    return max(1, round(facts(module).share * base_minutes(seats, people)))


def minutes(ids: Sequence[str], seats: int, people: int) -> int:
    """Estimate the minutes of a game with these modules; never less with one more of them."""
    share = together([facts(module).share for module in ids], _data().get("growth", 0.0))
    return max(STEP, round(base_minutes(seats, people) * (1 + share) / STEP) * STEP)


def together(shares: Iterable[float], growth: float) -> float:
    """Return by what fraction several modules lengthen a game, given each one's own share.

    A few modules add up. Many modules give one another more choices, so the total also grows with
    the square of the sum. A module that shortened the measured games counts as zero.
    """
    added = math.fsum(max(0.0, share) for share in shares)
    return added + growth * added * added


def verdict(ids: Sequence[str]) -> Msg:
    """Say whom these modules suit, judged by their complexity, not by the length of a game."""
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
    """Return the total complexity of some modules."""
    return sum(facts(module).level for module in ids)


BASE, FIRST, ALL, BOX = "base", "first", "all", "box-"
# The mixes; each has one idea. A module belongs to the mix that its face names, if any.
MIXES = ("money", "city", "rivals", "treasures")
PARTNERS = 3  # number of modules recommended to go with another
# Complexity limits of a random selection.
BUDGETS = (4, 8, 12, 20)


@frozen
class Preset:
    """A named selection of modules."""

    id: str
    modules: tuple[str, ...]

    @property
    def name(self) -> Msg:
        """The name of the selection."""
        return msg(self.id) if self.id.startswith(BOX) else msg(f"new-preset-{self.id}")


def in_order(ids: Sequence[str]) -> tuple[str, ...]:
    """Return modules in rulebook order."""
    return tuple(name for name in modules.IDS if name in ids)


def having(wanted: Callable[[Face], bool]) -> tuple[str, ...]:
    """Return the modules whose face satisfies a predicate, in rulebook order."""
    return tuple(name for name, face in faces().items() if wanted(face))


def boxes() -> tuple[Preset, ...]:
    """The four expansions as they were sold."""
    sold: dict[int, list[str]] = {}
    for module, face in faces().items():
        sold.setdefault(face.box, []).append(module)
    return tuple(Preset(f"{BOX}{number}", tuple(sold[number])) for number in sorted(sold) if number)


def mixes() -> tuple[Preset, ...]:
    """The recommended mixes."""
    mixed: dict[str, list[str]] = {mix: [] for mix in MIXES}
    for module, face in faces().items():
        if face.mix in mixed:
            mixed[face.mix].append(module)
    return tuple(Preset(f"mix-{mix}", tuple(ids)) for mix, ids in mixed.items())


def base_only() -> Preset:
    """The base game without modules."""
    return Preset(BASE, ())


def first_steps() -> Preset:
    """The easiest modules for players who know the base game: only money changes."""
    return Preset(FIRST, having(lambda face: face.easy))


def everything() -> Preset:
    """All modules."""
    return Preset(ALL, modules.IDS)


def partners(module: str) -> tuple[str, ...]:
    """Return the modules that go best with one: of its mix, of its box, easy ones first."""
    mixed, boxed = (
        {name for preset in presets if module in preset.modules for name in preset.modules}
        for presets in (mixes(), boxes())
    )
    near = [name for name in in_order([*mixed, *boxed]) if name != module]
    near.sort(key=lambda name: (name not in mixed, complexity((name,))))
    return tuple(near[:PARTNERS])


def surprise(seed: str, budget: int) -> tuple[str, ...]:
    """Draw modules with the seed until the complexity budget is used up.

    >>> surprise("A", 8) == surprise("A", 8)
    True
    """
    drawn: list[str] = []
    for name in shuffled(modules.IDS, seed, f"surprise-{budget}"):
        if complexity((*drawn, name)) <= budget:
            drawn.append(name)
    return in_order(drawn)


# -- what differs from the printed rules -----------------------------------------------------


def differences(config: GameConfig, here: Sequence[Seat] | None = None) -> tuple[Msg, ...]:
    """Say how a set-up differs from the printed rules, the most important first.

    ``here`` are the people who share this screen; without it, all people. The first sentence is
    always present; the others only where they apply.
    """
    changed = [
        msg(f"new-differs-{name}-{value}")
        for name, value in config.variants
        if name in config.modules
    ]
    lines = [msg("new-differs", what=listing(changed)) if changed else msg("new-differs-nothing")]
    own = [name for name in having(lambda face: face.own_numbers) if name in config.modules]
    if own:
        lines.append(msg("new-differs-numbers", modules=modules_named(own)))
    if len(people(config) if here is None else here) > 1:
        lines.append(msg("new-differs-shared"))
    return tuple(lines)


MOST = 12
NAME_LENGTH = 24


@frozen
class Favourite:
    """A named set-up without a seed, so that every game from it is different."""

    name: str
    config: GameConfig


class _StoredFavourite(Struct):
    """The stored form of a favourite."""

    name: Annotated[str, Limits(max_length=NAME_LENGTH, pattern=r"\S")]
    setup: dict[str, Any]


def read(data: Mapping[str, Any]) -> tuple[Favourite, ...]:
    """Read favourites, leaving out those that are unreadable or no longer playable."""
    found = [known for part in _parts(data) if (known := _known(part)) is not None]
    return tuple(found[:MOST])


def _parts(data: Mapping[str, Any]) -> list[Any]:
    parts = data.get("list")
    return parts if isinstance(parts, list) else []


def _known(part: Any) -> Favourite | None:
    try:
        stored = files.fit(part, _StoredFavourite)
        config = from_json(stored.setup)
    except Unreadable:
        return None
    return None if problems(config) else Favourite(stored.name, config)


def write(favourites: Sequence[Favourite], before: Mapping[str, Any]) -> dict[str, Any]:
    """Return favourites for the settings; unreadable entries of ``before`` follow them."""
    written = [{"name": part.name, "setup": to_json(part.config)} for part in favourites]
    known = [part for part in _parts(before) if _known(part) is not None]
    odd = [part for part in _parts(before) if _known(part) is None]
    return {"list": [*written, *known[MOST:], *odd]}


def keep(
    favourites: Sequence[Favourite], name: str, config: GameConfig
) -> tuple[Favourite, ...] | None:
    """Add a set-up, or replace the one of that name; None if there is no room."""
    new = Favourite(name.strip()[:NAME_LENGTH], evolve(config, seed=""))
    if any(part.name == new.name for part in favourites):
        return tuple(new if part.name == new.name else part for part in favourites)
    return None if len(favourites) >= MOST else (*favourites, new)


def forget(favourites: Sequence[Favourite], name: str) -> tuple[Favourite, ...]:
    """Return the favourites without the named one."""
    return tuple(part for part in favourites if part.name != name)
