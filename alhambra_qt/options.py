"""The options of the command line."""

import os
import re
import stat
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from alhambra_qt import paths

if TYPE_CHECKING:
    from argparse import ArgumentParser

INVITATION = re.compile(r"\s*ALH[0-9][\s-]", re.IGNORECASE)  # what every invitation begins with
LONGEST_BELOW = 80  # letters of the longest path of ours in the home
LIBRARIES_HELP = "packaging/setup.sh of the project installs what it needs"


@attrs.frozen
class Options:
    """The wishes of one start of the program.

    `lang` replaces the language of the settings; `open` is a game or position to open, `join` an
    invitation to a table elsewhere; `seed`
    decides the chance of a new or demonstration game; `offscreen` paints into memory only; `debug`
    is for who works on the program or its texts; `home` is the one folder that everything is
    kept in.
    """

    lang: str | None = None
    demo: bool = False
    offscreen: bool = False
    open: Path | None = None
    join: str = ""
    seed: str | None = None
    debug: bool = False
    home: Path | None = None


def _file_trouble(path: Path) -> str | None:
    """Why the file cannot be opened, or None if it can."""
    path, named = paths.reachable(path), path
    try:
        if path.is_dir():
            return f"{named} is a folder, not a file"
        if not stat.S_ISREG(path.stat().st_mode):  # a pipe would wait for ever
            return f"{named} is no ordinary file"
        path.open("rb").close()
    except FileNotFoundError:
        return f"there is no file {named}"
    except OSError as error:
        return f"cannot read {named}: {error.strerror}"
    except ValueError as error:  # a null byte in the name
        return f"cannot read {str(named)!r}: {error}"
    return None


def _home_trouble(folder: Path) -> str | None:
    """Why nothing can be kept in the folder, or None if it can; it is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # As long as the longest name below it: Windows may refuse that only then.
        tempfile.TemporaryFile(dir=folder, prefix="x" * LONGEST_BELOW).close()
    except FileExistsError:
        return f"{folder} is no folder"
    except FileNotFoundError as error:
        why = "its path is too long" if folder.is_dir() else error.strerror
        return f"cannot keep anything in {folder}: {why}"
    except OSError as error:
        return f"cannot keep anything in {folder}: {error.strerror}"
    except ValueError as error:  # a null byte in the name
        return f"cannot keep anything in {str(folder)!r}: {error}"
    return None


def no_display() -> bool:
    """Whether a window has nowhere to appear; Qt would only abort."""
    return (
        sys.platform == "linux"
        and "QT_QPA_PLATFORM" not in os.environ
        and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    )


def parse(argv: Sequence[str] | None = None) -> Options:
    """Read the command line; anything wrong with it ends the program with one line and status 2."""
    words = sys.argv[1:] if argv is None else argv
    wishes = _read(words) if words else Options()  # a double click on the program says nothing
    # A program of Windows without a terminal would end unseen; there the window says it.
    seen = sys.stderr is not None
    trouble = (
        paths.missing_files()
        or (_file_trouble(wishes.open) if wishes.open and seen else None)
        or (_home_trouble(wishes.home) if wishes.home else None)
    )
    if trouble is None and not wishes.offscreen and no_display():
        trouble = (
            "there is no display to show the window on; "
            "alhambra-qt --demo --offscreen plays a game without one"
        )
    if trouble:
        if seen:
            print(f"alhambra-qt: {trouble}", file=sys.stderr)
        sys.exit(2)
    return wishes


def _read(words: Sequence[str]) -> Options:
    parser: ArgumentParser = import_module("alhambra_qt.command_line").parser()
    found = parser.parse_args(words)
    text = vars(found).pop("file")
    found.join = text if text is not None and INVITATION.match(text) else ""
    file = None if text is None or found.join else Path(text)
    if found.join and (found.demo or found.open):
        parser.error("an invitation stands alone: leave out the rest")
    if file is not None and found.open is not None:
        parser.error("two files: leave out one")
    found.open = file if found.open is None else found.open
    if found.demo and found.open:
        parser.error("--demo starts its own game: leave out the file")
    return Options(**vars(found))
