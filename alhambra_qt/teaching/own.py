"""Tables that somebody laid, kept as exercises: one position file each, named by what it holds.

The exercises are made from a table as from any moment of a game; their codes name the file.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

from alhambra_qt import files, paths
from alhambra_qt.engine import BadData, Game
from alhambra_qt.files import Unreadable
from alhambra_qt.modules import read_position

FOLDER, SUFFIX = "exercises", ".json"
MARK = "own-"  # how the seed of such an exercise begins
LETTERS = 12  # of the name of a file


def keep(data: dict[str, Any]) -> str:
    """Keep a table; return the name that finds it again.

    Raises:
        BadData: if nobody could play from it.
        OSError: if it cannot be written.
    """
    read_position(data)
    text = json.dumps(data, ensure_ascii=False, sort_keys=True)
    name = hashlib.sha256(text.encode()).hexdigest()[:LETTERS]
    files.write(_file(name), text + "\n")
    return name


def tables() -> list[str]:
    """List the names of all tables, the newest first."""
    found = files.matching(paths.data_dir() / FOLDER, f"*{SUFFIX}")
    return [path.stem for path in sorted(found, key=lambda path: -path.stat().st_mtime_ns)]


def table(name: str) -> Game | None:
    """Lay a kept table; None if it is not there, or cannot be read."""
    try:
        return read_position(files.read(_file(name), dict[str, Any])).game
    except (Unreadable, BadData):
        return None


def forget(name: str) -> None:
    """Delete a table."""
    _file(name).unlink(missing_ok=True)


def _file(name: str) -> Path:
    return paths.data_dir() / FOLDER / f"{name}{SUFFIX}"
