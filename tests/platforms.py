"""Check the types on each system that the game runs on: ``python -m tests.platforms``.

mypy believes in one ``sys.platform`` at a time and skips what the code does on others. Options go
to mypy. The systems are checked at the same time, each with its own cache: in a shared one each
would throw away what the others found.

A checkout without a cache, such as that of continuous integration, starts from the last one that
such a checkout kept in the user's cache folder; mypy checks anew what differs from it. Runs at the
same time work on copies. mypy trusts the time and size of a file whose path it knows: it gets
absolute paths, so that it compares the contents of those of any other checkout. mypy 1.15 also
wants each file of the cache to be as old as it was when it was written.
"""

from __future__ import annotations

import sys
import tarfile
import zlib
from contextlib import ExitStack, suppress
from io import BytesIO
from pathlib import Path
from shutil import rmtree

from platformdirs import user_cache_path

from alhambra_qt import files
from tests.processes import ROOT, Process

SYSTEMS = ("linux", "win32", "darwin")
CHECK = [sys.executable, "-m", "mypy"]
CHECKED = ("alhambra_qt", "tests")
KEPT = user_cache_path("alhambra-qt-types", appauthor=False)
LONGEST = 1200.0  # seconds; without a cache all take about 90 of a processor


def main(*options: str, root: Path = ROOT) -> int:
    """Print what mypy says of each system; return 1 if it finds anything in any."""
    status = 0
    paths = [root / name for name in CHECKED]
    with ExitStack() as running:
        checks = {}
        for system in SYSTEMS:
            cache = root / ".mypy_cache" / system
            to_keep = not cache.exists()
            if to_keep:
                start_from_kept(cache)
            given = [f"--platform={system}", f"--cache-dir={cache}", *options, *paths]
            check = running.enter_context(Process([*CHECK, *given], cwd=root))
            checks[cache] = check, to_keep
        for cache, (check, to_keep) in checks.items():
            failed, out, err = check.end(LONGEST)
            sys.stdout.write(f"{cache.name}: {out}{err}")
            status |= bool(failed)
            if to_keep and not failed:
                keep(cache)
    return status


def kept_file(cache: Path) -> Path:
    """Where the cache of a system is kept for other checkouts, for this version of Python."""
    return KEPT / f"{cache.name}-{sys.version_info.major}.{sys.version_info.minor}.tar.gz"


def start_from_kept(cache: Path) -> None:
    """Unpack the kept cache, whole or not at all: there may be none, or a damaged one."""
    unpacked = cache.with_suffix(".new")
    try:
        with tarfile.open(kept_file(cache)) as kept:
            # Python 3.11.2, that of Debian 12, has no filters yet.
            kept.extraction_filter = getattr(tarfile, "data_filter", lambda member, _path: member)
            kept.extractall(unpacked)  # noqa: S202  # our own file
        unpacked.rename(cache)
    except (OSError, EOFError, tarfile.TarError, zlib.error):
        rmtree(unpacked, ignore_errors=True)


def keep(cache: Path) -> None:
    """Keep a cache for other checkouts, whole or not at all; no check fails for want of it.

    With ``--no-incremental`` mypy leaves none.
    """
    if not cache.exists():
        return
    packed = BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz", compresslevel=1) as kept:
        kept.add(cache, ".")
    with suppress(OSError):
        files.write(kept_file(cache), packed.getvalue())


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
