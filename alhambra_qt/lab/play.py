"""``play``: games among computers, a line per game and a summary."""

import argparse
import json
import math
import multiprocessing
import signal
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import attrs

from alhambra_qt import modules
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.lab.match import Match, run_match
from alhambra_qt.lab.reading import BadInput, Json
from alhambra_qt.lab.writing import Progress, emit

RANDOM, ALL, NONE = "random", "all", "none"
KNOWN_LEVELS = ("random", "novice", "easy", "medium", "hard", "expert")
WILSON_Z = 1.959964  # 95 %


def run(options: argparse.Namespace) -> None:
    """Play and print."""
    matches = plan(options)
    folder = options.record
    if folder is not None:
        _make_folder(folder)
    progress = Progress(len(matches))
    start = time.perf_counter()
    results = []
    for result in play_all(matches, options.jobs):
        if "trouble" in result:
            progress.clear()
            raise BadInput(result["trouble"], file=result["file"])
        results.append(result)
        progress.clear()
        emit(result)
        progress.tell(len(results))
    progress.clear()
    emit({"summary": summary(results, time.perf_counter() - start)})


# -- planning ---------------------------------------------------------------------------------


def plan(options: argparse.Namespace) -> list[Match]:
    """Say who plays which game; everything follows from the options and the seed."""
    levels = read_levels(options.seats)
    choice = read_modules(options.modules)
    matches = []
    for number in range(options.games):
        seed = options.seed if not number else f"{options.seed}-{number}"
        turn = number % len(levels) if options.rotate else 0
        seated = levels[turn:] + levels[:turn]
        chosen = random_modules(seed) if choice is None else choice
        path = None if options.record is None else str(_record_path(options, number))
        matches.append(Match(seed, seated, chosen, path))
    return matches


def read_levels(text: str) -> tuple[str, ...]:
    """Read the levels of the seats."""
    levels = tuple(part.strip() for part in text.split(","))
    for level in levels:
        if level in LEVELS:
            continue
        known = ", ".join(LEVELS)
        what = "is not available in this version" if level in KNOWN_LEVELS else "is no level"
        raise BadInput(f"{level!r} {what} (there are {known})", "--seats")
    if not 2 <= len(levels) <= 6:
        raise BadInput(f"2 to 6 seats can play, not {len(levels)}", "--seats")
    return levels


def read_modules(text: str) -> tuple[str, ...] | None:
    """Read the modules; None means a random choice for every game."""
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


# -- playing ----------------------------------------------------------------------------------


def play_all(matches: Sequence[Match], jobs: int) -> Iterator[Json]:
    """Play games in order, in several processes if wanted."""
    if jobs == 1 or len(matches) == 1:
        yield from map(run_match, matches)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(matches)), initializer=_leave_interrupts) as pool:
        for answer in pool.imap(run_job, [json.dumps(attrs.asdict(match)) for match in matches]):
            yield json.loads(answer)


def run_job(text: str) -> str:
    """Play one game in another process; JSON in and out."""
    data = json.loads(text)
    match = Match(data["seed"], tuple(data["levels"]), tuple(data["modules"]), data["record"])
    return json.dumps(run_match(match))


def _leave_interrupts() -> None:
    """Ctrl+C is for the main process, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# -- summary ----------------------------------------------------------------------------------


def summary(results: Sequence[Json], seconds: float) -> Json:
    """Count victories per level.

    A shared victory counts in parts. ``seats`` says how often a level sat at a table, and the
    rate and its interval refer to that.
    """
    seats: dict[str, int] = {}
    wins: dict[str, float] = {}
    points: dict[str, int] = {}
    for result in results:
        for seat, level in enumerate(result["seats"]):
            seats[level] = seats.get(level, 0) + 1
            won = 1 / len(result["winners"]) if seat in result["winners"] else 0.0
            wins[level] = wins.get(level, 0.0) + won
            points[level] = points.get(level, 0) + result["scores"][seat]
    return {
        "games": len(results),
        "wins": {level: round(wins[level], 3) for level in seats},
        "seats": seats,
        "rate": {level: round(wins[level] / seats[level], 4) for level in seats},
        "interval_95": {level: wilson(wins[level], seats[level]) for level in seats},
        "mean_score": {level: round(points[level] / seats[level], 2) for level in seats},
        "seconds": round(seconds, 3),
        "games_per_second": round(len(results) / seconds, 3) if seconds else None,
    }


def wilson(wins: float, tries: int) -> list[float]:
    """Give the 95 % confidence interval of a rate (Wilson's score interval).

    >>> wilson(5, 10)
    [0.2366, 0.7634]
    """
    rate, z2 = wins / tries, WILSON_Z**2
    middle = rate + z2 / (2 * tries)
    spread = WILSON_Z * math.sqrt(rate * (1 - rate) / tries + z2 / (4 * tries**2))
    scale = 1 + z2 / tries
    ends = ((middle - spread) / scale, (middle + spread) / scale)
    return [round(min(max(end, 0.0), 1.0), 4) for end in ends]
