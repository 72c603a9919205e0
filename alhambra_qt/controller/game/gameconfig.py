"""A game's set-up, validated with clear messages: seats, modules, seed, a position."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from attrs import asdict, evolve, frozen
from msgspec import Struct

from alhambra_qt import files, modules
from alhambra_qt.ai.levels import LEVELS as AI_LEVELS
from alhambra_qt.ai.weights import STYLES as AI_STYLES
from alhambra_qt.controller.game.file_shapes import Seat, Text
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.engine import Game, Setup
from alhambra_qt.engine.position import FORMAT as FORMAT
from alhambra_qt.i18n import Msg, available, msg
from alhambra_qt.settings import FIRST_NAME

MIN_SEATS, MAX_SEATS = 2, 6
NAME_LENGTH = 24
SEED_LENGTH = 40
HUMAN, AI = "human", "ai"
DEFAULT_NAMES = (
    *(FIRST_NAME, "Marco", "Ioana", "Claire", "Tom", "Elif", "Vlad", "Sofia", "Luc", "Nora"),
)
# Computer players are called after stars, as Arabic named them: the same in every language.
AI_NAMES = (
    *("Vega", "Rigel", "Deneb", "Mizar", "Izar", "Saiph", "Naos", "Lesath", "Keid", "Zaurak"),
    *("Alioth", "Hadar"),
)
KINDS = (HUMAN, AI)
LEVELS = tuple(AI_LEVELS)
OFFERED_LEVELS = tuple(level for level in LEVELS if level != "random")  # random is for tests
STYLES = tuple(AI_STYLES)
BALANCED = STYLES[0]
ASSISTS = ("learn", "normal", "expert")
SAME_LANGUAGE = "same"
SEED_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # no characters that are easily confused


@frozen
class SeatConfig:
    """One seat: its player, and the language and help for that person.

    ``lang`` is a language, or ``"same"`` for the program's; ``level`` (strength) and ``style``
    (preferences) apply to computers only. ``fitting``: the level was drawn to fit the person
    (``controller/career/rating.py``), and is drawn anew for the next game.
    """

    name: Text
    kind: Text = HUMAN
    level: Text = "medium"
    style: Text = BALANCED
    mark: Text = MARKS[0]
    lang: Text = SAME_LANGUAGE
    assist: Text = "normal"
    fitting: bool = False


@frozen
class GameConfig:
    """The configuration of a game.

    ``counts`` shows the count table. ``purist`` turns off all counting aids until the game is over;
    it is implied if not even buildings are counted. ``youngest`` is the seat that begins on a full
    tie; None lets the seed decide. ``sealed`` lets people bid once, in secret
    (``controller/game/seats.py``).
    """

    seats: tuple[SeatConfig, ...]
    modules: tuple[str, ...] = ()
    seed: str = ""
    variants: tuple[tuple[str, str], ...] = ()
    youngest: int | None = None
    counts: bool = True
    purist: bool = False
    sealed: bool = False

    @property
    def unaided(self) -> bool:
        """Whether players must do all counting themselves."""
        return self.purist or not self.counts


@frozen
class Problem:
    """A problem of a set-up: the field, such as ``"seats.1.name"``, and a sentence."""

    field: str
    text: Msg


class BadConfig(ValueError):
    """A set-up that cannot be played; ``problems`` lists everything wrong with it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(problem.field for problem in problems))
        self.problems = tuple(problems)


def new_seed() -> str:
    """Return a random seed that is easy to read out, such as ``8K4F-2QTR``.

    It keeps a game from nobody who tries all of them: several computers make a longer one together.
    """
    letters = [secrets.choice(SEED_LETTERS) for _ in range(8)]
    return "".join(letters[:4]) + "-" + "".join(letters[4:])


def default_config(names: Sequence[str], humans: int = 1, seed: str = "") -> GameConfig:
    """Return a base game for these names; the first ``humans`` seats are people."""
    seats = tuple(
        SeatConfig(name, HUMAN if index < humans else AI, mark=MARKS[index % len(MARKS)])
        for index, name in enumerate(names)
    )
    return GameConfig(seats, seed=seed)


def free_name(kind: str, taken: Iterable[str]) -> str:
    """Return a name for a person or a computer that nobody at the table has."""
    there = {name.strip().casefold() for name in taken}
    names = AI_NAMES if kind == AI else DEFAULT_NAMES
    return next(name for name in names if name.casefold() not in there)


def renamed(seat: SeatConfig, taken: Iterable[str]) -> SeatConfig:
    """Give a seat another name if its name is one that we gave to the other kind, or is taken."""
    there = {name.strip().casefold() for name in taken}
    foreign = DEFAULT_NAMES if seat.kind == AI else AI_NAMES
    if seat.name in foreign or seat.name.strip().casefold() in there:
        return evolve(seat, name=free_name(seat.kind, there))
    return seat


def what_it_does(level: str) -> Msg:
    """Describe a computer level: what it does and forgets, and its number of rollouts."""
    depth = AI_LEVELS[level].depth
    return msg(f"level-{level}-what", n=depth.futures if depth is not None else 0)


def problems(config: GameConfig) -> tuple[Problem, ...]:
    """List all problems of a set-up, in field order."""
    found: list[Problem] = []
    if not MIN_SEATS <= len(config.seats) <= MAX_SEATS:
        found.append(Problem("seats", msg("config-seats", n=len(config.seats))))
    for index, seat in enumerate(config.seats):
        found += _seat_problems(index, seat, config.seats[:index])
    found += [
        Problem("modules", msg("config-module", value=name))
        for name in config.modules
        if name not in modules.IDS
    ]
    found += [
        Problem(f"variants.{name}", msg("config-value", field=name, value=value))
        for name, value in config.variants
        if value not in _variants(name, config.modules)
    ]
    if len(config.seed) > SEED_LENGTH:
        found.append(Problem("seed", msg("config-seed-long", max=SEED_LENGTH)))
    if config.youngest is not None and not 0 <= config.youngest < len(config.seats):
        text = msg("config-value", field="youngest", value=str(config.youngest))
        found.append(Problem("youngest", text))
    return tuple(found)


def _variants(name: str, chosen: Sequence[str]) -> tuple[str, ...]:
    found = (module.variants for module in modules.ALL if module.id == name and name in chosen)
    return next(found, ())


def _seat_problems(index: int, seat: SeatConfig, before: Sequence[SeatConfig]) -> list[Problem]:
    found: list[Problem] = []
    number = index + 1
    where = f"seats.{index}"
    name = seat.name.strip()
    if not name:
        found.append(Problem(f"{where}.name", msg("config-name-empty", n=number)))
    elif len(name) > NAME_LENGTH:
        text = msg("config-name-long", n=number, max=NAME_LENGTH)
        found.append(Problem(f"{where}.name", text))
    elif name in [other.name.strip() for other in before]:
        text = msg("config-name-twice", n=number, name=name)
        found.append(Problem(f"{where}.name", text))
    if seat.mark in MARKS and seat.mark in [other.mark for other in before]:
        found.append(Problem(f"{where}.mark", msg("config-mark-twice", n=number)))
    choices = (
        ("kind", seat.kind, KINDS),
        ("level", seat.level, LEVELS),
        ("style", seat.style, STYLES),
        ("mark", seat.mark, MARKS),
        ("lang", seat.lang, (SAME_LANGUAGE, *available())),
        ("assist", seat.assist, ASSISTS),
    )
    for field, value, allowed in choices:
        if value not in allowed:
            text = msg("config-seat-value", n=number, field=field, value=value)
            found.append(Problem(f"{where}.{field}", text))
    return found


def checked(config: GameConfig) -> GameConfig:
    """Return a set-up ready to play: names trimmed and valid, a random seed if there is none.

    Raises:
        BadConfig: if it cannot be played.
    """
    found = problems(config)
    if found:
        raise BadConfig(found)
    seats = tuple(evolve(seat, name=files.whole(seat.name.strip())) for seat in config.seats)
    return evolve(config, seats=seats, seed=files.whole(config.seed.strip()) or new_seed())


def setup_of(config: GameConfig) -> Setup:
    """Return the part of a set-up that the rules need."""
    return Setup(
        seats=len(config.seats),
        seed=config.seed,
        modules=config.modules,
        variants=config.variants,
        youngest=config.youngest,
    )


# -- as data ----------------------------------------------------------------------------------


def seats_to_json(seats: Sequence[SeatConfig]) -> list[dict[str, Any]]:
    """Return the seats of a set-up as JSON data."""
    return [asdict(seat) for seat in seats]


def seats_from_json(data: Any, field: str = "seats") -> tuple[SeatConfig, ...]:
    """Read seats; missing fields get their defaults.

    Raises:
        Unreadable: with the name of the invalid field.
    """
    parts = files.fit(data, list[dict[str, Any]], field)
    seats = [
        {"name": f"{index + 1}", "mark": MARKS[index % len(MARKS)], **part}
        for index, part in enumerate(parts)
    ]
    return files.fit(seats, tuple[SeatConfig, ...], field)


def to_json(config: GameConfig) -> dict[str, Any]:
    """Return a set-up as JSON data, to be offered again next time."""
    return {**asdict(config), "variants": dict(config.variants)}


class _StoredSetup(Struct):
    """The stored form of a set-up."""

    seats: list[dict[str, Any]] = []
    modules: list[Text] = []
    seed: Text = ""
    variants: dict[Text, Text] = {}
    youngest: Seat | None = None
    counts: bool = True
    purist: bool = False
    sealed: bool = False


def from_json(data: Any) -> GameConfig:
    """Read a stored set-up; ``problems`` checks whether it can be played.

    Raises:
        Unreadable: with the name of the invalid field.
    """
    found = files.fit(data, _StoredSetup)
    return GameConfig(
        seats=seats_from_json(found.seats),
        modules=tuple(found.modules),
        seed=found.seed,
        variants=tuple(sorted(found.variants.items())),
        youngest=found.youngest,
        counts=found.counts,
        purist=found.purist,
        sealed=found.sealed,
    )


def first_person(data: Any) -> SeatConfig | None:
    """Return the first person of a stored set-up; None if there is none or it cannot be read."""
    with suppress(files.Unreadable):
        return next((seat for seat in from_json(data).seats if seat.kind == HUMAN), None)
    return None


def open_position(data: Mapping[str, Any]) -> tuple[Game, GameConfig]:
    """Return the game of a position and a set-up for it.

    The seat to move is a person, all others are computers.

    Raises:
        BadData: with the invalid field, and the rule if one is broken.
    """
    position = modules.read_position(data)
    game = position.game
    seats = tuple(
        SeatConfig(name, HUMAN if seat == game.to_play else AI, mark=MARKS[seat])
        for seat, name in enumerate(named(position.names))
    )
    setup = game.setup
    return game, GameConfig(seats, setup.modules, setup.seed, setup.variants)


def named(names: tuple[str, ...]) -> list[str]:
    """Return a unique name for every seat: the position's, cut to length, or another."""
    found: list[str] = []
    for name in names:
        wanted = name.strip()[:NAME_LENGTH]
        if not wanted or wanted in found:
            taken = {*names, *found}
            wanted = next(other for other in DEFAULT_NAMES if other not in taken)
        found.append(wanted)
    return found
