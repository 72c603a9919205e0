"""The cost of saving after every action: before the next frame, and in the background.

python -m tests.bench.bench_autosave [FOLDER]

FOLDER lies on the disk to be measured; without one it is the usual place for temporary files.
"""

import sys
import tempfile
from pathlib import Path

from alhambra_qt import files
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.thoughts import Written
from tests.bench import kit
from tests.saves import make

GAMES = ("base-2", "one-characters", "thoughts", "all-6")
TIMES = 60


def report(name: str, path: Path) -> None:
    """Print the rows of one game."""
    session = records.load(make.FOLDER / f"version-{records.VERSION}" / f"{name}.alhambra")
    written = Written()
    text = records.to_text(session, written)
    print(f"{name}: {len(session.steps)} actions, {len(text) // 1024} KB")
    for what, work in (
        ("putting into words", lambda _: records.to_text(session, written)),
        ("writing, not waiting", lambda _: files.write(path, text, safe=False)),
        ("writing, waiting for the disk", lambda _: files.write(path, text)),
    ):
        kit.report(what, kit.timed(work, range(TIMES)))


def main() -> None:
    """Print the rows of all games."""
    place = sys.argv[1] if len(sys.argv) > 1 else None
    with tempfile.TemporaryDirectory(dir=place) as folder:
        for name in GAMES:
            report(name, Path(folder) / "game.alhambra")


if __name__ == "__main__":
    main()
