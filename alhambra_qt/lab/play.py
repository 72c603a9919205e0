"""``play``: games among computers, a line per game and a summary."""

import argparse
import json
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import attrs

from alhambra_qt import modules
from alhambra_qt.ai import plugins
from alhambra_qt.ai.arena import rotations
from alhambra_qt.ai.intervals import Sprt
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.controller.game import records
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.ids import MOST_SEATS
from alhambra_qt.lab.match import Match
from alhambra_qt.lab.reading import BadInput, Json
from alhambra_qt.lab.tally import Tally
from alhambra_qt.lab.workers import Workforce, all_cores, alone, cluster, processes
from alhambra_qt.lab.writing import ProgressBar, emit

RANDOM, ALL, NONE = "random", "all", "none"


def run(options: argparse.Namespace) -> None:
    """Play and print."""
    levels = read_levels(options.seats)
    choice = read_modules(options.modules)
    seatings = rotations(levels) if options.rotate else [levels]
    tally = Tally(len(seatings), _test(options, levels))
    if options.record is not None:
        _make_folder(options.record)
    jobs = (json.dumps(attrs.asdict(match)) for match in plan(options, seatings, choice))
    start = time.perf_counter()
    with _workers(options, levels) as workers:
        _play(options, workers, jobs, tally)
    emit({"summary": tally.summary(time.perf_counter() - start)})


def _play(
    options: argparse.Namespace, workers: Workforce, jobs: Iterator[str], tally: Tally
) -> None:
    """Play the games and print their lines, until all are played or the test knows enough."""
    progress = ProgressBar(options.games)
    try:
        for number, answer in enumerate(workers.answers(jobs)):
            result = json.loads(answer)
            progress.clear()
            if "trouble" in result:
                raise BadInput(result["trouble"])
            if result["record"] is not None:
                _write_record(_record_path(options, number), result["record"])
            emit(result["line"])
            tally.add(result["line"], result["times"])
            if tally.verdict is not None:
                return
            progress.tell(tally.games)
    finally:
        progress.clear()


# -- planning ---------------------------------------------------------------------------------


def plan(
    options: argparse.Namespace,
    seatings: list[tuple[str, ...]],
    choice: tuple[str, ...] | None,
) -> Iterator[Match]:
    """Say who plays which game; everything follows from the options and the seed.

    A deal (a seed, and the modules if they are drawn) is played once for every seating.
    """
    for number in range(options.games):
        deal, turn = divmod(number, len(seatings))
        seed = options.seed if not deal else f"{options.seed}-{deal}"
        chosen = random_modules(seed) if choice is None else choice
        adjust = options.futures if options.adjust else 0
        yield Match(seed, seatings[turn], chosen, options.record is not None, adjust)


def read_levels(text: str) -> tuple[str, ...]:
    """Read the levels of the seats, which may be players of installed packages.

    Raises:
        BadInput: for an unknown one, or too few or many.
    """
    levels = tuple(part.strip() for part in text.split(","))
    known = (*LEVELS, *(name for name in plugins.names() if name not in LEVELS))
    for level in levels:
        if level not in known:
            there = ", ".join(known)
            raise BadInput(f"{level!r} is no level or player (there are {there})", "--seats")
    if not 2 <= len(levels) <= MOST_SEATS:
        raise BadInput(f"2 to 6 seats can play, not {len(levels)}", "--seats")
    return levels


def _test(options: argparse.Namespace, levels: tuple[str, ...]) -> Sprt | None:
    """Prepare the sequential test."""
    if options.sprt is None:
        return None
    if len(set(levels)) == 1:
        raise BadInput("compares a level with others: --seats names only one", "--sprt")
    return Sprt(*options.sprt)


def _workers(
    options: argparse.Namespace, levels: tuple[str, ...]
) -> AbstractContextManager[Workforce]:
    """Choose where to play; players of others never play in this process, which they could end."""
    visitors = sorted({name for name in levels if name not in LEVELS})
    if options.scheduler is not None:
        return cluster(options.scheduler, visitors)
    number = min(options.jobs or all_cores(), options.games)
    return alone() if number == 1 and not visitors else processes(number, visitors)


def read_modules(text: str) -> tuple[str, ...] | None:
    """Read the modules; None means a random choice for every game.

    Raises:
        BadInput: for an unknown one.
    """
    if text == RANDOM:
        return None
    if text == ALL:
        return modules.IDS
    names = [] if text == NONE else [part.strip() for part in text.split(",")]
    for name in names:
        if name not in modules.IDS:
            known = ", ".join(modules.IDS)
            raise BadInput(f"there is no module {name!r} (there are {known})", "--modules")
    return tuple(name for name in modules.IDS if name in names)


def random_modules(seed: str) -> tuple[str, ...]:
    """Choose modules for a game, each as likely on as off."""
    return tuple(name for name in modules.IDS if shuffled((True, False), seed, f"module-{name}")[0])


def _record_path(options: argparse.Namespace, number: int) -> Path:
    return Path(options.record) / f"game-{number + 1:0{len(str(options.games))}}.alhambra"


def _make_folder(folder: str) -> None:
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot be made: {error.strerror}", file=folder) from error
    except ValueError as error:  # a null byte in the name
        raise BadInput(f"cannot be made: {error}", "--record") from error


def _write_record(path: Path, record: Json) -> None:
    try:
        records.write_record(path, record, safe=False)
    except records.SaveFailed as error:
        raise BadInput(f"cannot be written: {error.__cause__}", file=str(path)) from error
