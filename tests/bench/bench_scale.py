"""How what may become large grows: python -m tests.bench.bench_scale.

Each part is measured at its whole size and at a tenth of it, in processor time, the shortest of a
few rounds. Printed is the exponent of the growth: 1 takes ten times as long for ten times as much,
2 a hundred times. The night run asks for at most `MOST`.
"""

from __future__ import annotations

import gc
import math
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from attrs import evolve

from alhambra_qt.controller.career.figures import best_of, by_level, games_of, sources
from alhambra_qt.controller.career.milestones import milestones
from alhambra_qt.controller.career.store import CareerStore
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game import records, saves
from alhambra_qt.controller.game.ai_host import demo_config, play_one
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.recap_view import open_log
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import BUILDINGS, TILE_WALLS
from alhambra_qt.modules import IDS
from tests.bench.kit import NAMES
from tests.ui.career_samples import made_up

MOST = 1.4  # linear, and some room for caches and a busy machine
ROUNDS = 5
GAMES, FILES, ACTS, TILES = 5_000, 2_000, 400, 60
Work = Callable[[], object]
PARTS: dict[str, tuple[int, Callable[[int, Path], Work]]] = {}


def part(name: str, size: int) -> Callable[[Callable[[int, Path], Work]], None]:
    """Register what prepares some work for a size, in an empty folder."""
    return lambda prepare: PARTS.update({name: (size, prepare)})


@part("milestones of a career", GAMES)
def _milestones(size: int, _folder: Path) -> Work:
    return partial(milestones, games_of(made_up(size), "Anna"))


@part("figures of a career", GAMES)
def _figures(size: int, _folder: Path) -> Work:
    games = games_of(made_up(size), "Anna")
    return lambda: (sources(games), by_level(games), best_of(games))


@part("a career read from its file", GAMES)
def _career(size: int, folder: Path) -> Work:
    store, first = CareerStore(folder / "career.db"), size // 100
    for game in made_up(first):
        store.add(game)
    with store.changing() as db:  # to add a game waits for the disk
        for table in ("games", "seats"):
            names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            new = [f"{n} || '-' || ?1" if n in ("id", "game", "deal") else n for n in names]
            copied = f"INSERT INTO {table} SELECT {', '.join(new)} FROM {table} WHERE rowid <= ?2"  # noqa: S608
            (rows,) = db.execute(f"SELECT max(rowid) FROM {table}").fetchone()  # noqa: S608
            for k in range(size // first - 1):
                db.execute(copied, (k, rows))
    return partial(store.games, "Anna")


@part("names of the saved games", FILES)
def _files(size: int, folder: Path) -> Work:
    for k in range(size):
        (folder / f"{k}{records.SUFFIX}").touch()
    return partial(saves.names, folder)


@part("the whole log", ACTS)
def _log(size: int, _folder: Path) -> Work:
    # Without modules such a game ends after some 260 actions.
    session = Session.new(evolve(demo_config("scale", "medium", NAMES), modules=IDS))
    while len(session.steps) < size:
        assert play_one(session) is not None
    return partial(open_log, Desk(session).history, None)


@part("the longest wall", TILES)
def _wall(size: int, _folder: Path) -> Work:
    palace = Palace()
    for tile in shuffled(BUILDINGS, "scale", "tiles") * 2:
        spots = palace.spots(TILE_WALLS[tile])
        if spots and len(palace.tiles) < size:
            palace.place(tile, shuffled(spots, "scale", "spots", tile)[0])
    assert len(palace.tiles) == size
    fresh = [palace.clone() for _ in range(ROUNDS * 200)]  # each remembers its wall
    return lambda: [fresh.pop().longest_wall() for _ in range(200)]


def exponent(name: str) -> float:
    """Measure a part at both sizes and return how it grows."""
    size, prepare = PARTS[name]
    low, high = (_shortest(prepare, some) for some in (size // 10, size))
    return math.log10(high / low)


def _shortest(prepare: Callable[[int, Path], Work], size: int) -> float:
    times = list[float]()
    with tempfile.TemporaryDirectory() as folder:
        work = prepare(size, Path(folder))
        gc.collect()
        gc.freeze()  # else each round looks through all that was prepared
        for _ in range(ROUNDS):
            start = time.process_time()
            work()
            times.append(time.process_time() - start)
    gc.unfreeze()
    return max(1e-9, min(times))


def main() -> None:
    """Print the exponent of each part."""
    for name, (size, _) in PARTS.items():
        print(f"{name:28} {size:5}: exponent {exponent(name):.2f}", flush=True)


if __name__ == "__main__":
    main()
