"""What saving after every action costs: on the way to the next frame, and beside it.

python -m tests.bench.bench_autosave [FOLDER]

FOLDER lies on the disk to be measured; without one it is the usual place for temporary files.
"""

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from alhambra_qt import files
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.thoughts import Written
from tests.saves import make

GAMES = ("base-2", "one-characters", "thoughts", "all-6")
TIMES = 60


def spent(work: Callable[[], object]) -> str:
    """Say median, 95th percentile and longest of some work, in milliseconds."""
    found = []
    for _ in range(TIMES):
        start = time.perf_counter()
        work()
        found.append((time.perf_counter() - start) * 1000)
    found.sort()
    return f"{statistics.median(found):6.2f} {found[int(TIMES * 0.95)]:6.2f} {found[-1]:6.2f}"


def report(name: str, path: Path) -> None:
    """Print the rows of one game."""
    session = records.load(make.FOLDER / f"version-{records.VERSION}" / f"{name}.alhambra")
    written = Written()
    text = records.to_text(session, written)
    print(f"{name}: {len(session.steps)} actions, {len(text) // 1024} KB")
    print(f"  {spent(lambda: records.to_text(session, written))}  putting into words")
    print(f"  {spent(lambda: files.write(path, text, safe=False))}  writing, not waiting")
    print(f"  {spent(lambda: files.write(path, text))}  writing, waiting for the disk")


def main() -> None:
    """Print the rows of all games."""
    place = sys.argv[1] if len(sys.argv) > 1 else None
    print("ms: median, p95, longest")
    with tempfile.TemporaryDirectory(dir=place) as folder:
        for name in GAMES:
            report(name, Path(folder) / "game.alhambra")


if __name__ == "__main__":
    main()
