"""Check the types on each system that the game runs on: ``python -m tests.platforms``.

mypy believes in one ``sys.platform`` at a time and skips what the code does on others. Options go
to mypy. The systems are checked at the same time, each with its own cache: in a shared one each
would throw away what the others found.
"""

import sys
from contextlib import ExitStack

from tests.processes import Process

SYSTEMS = ("linux", "win32", "darwin")
CHECK = [sys.executable, "-m", "mypy"]
LONGEST = 1200.0  # seconds; without a cache all take about 50 on two idle cores


def main(*options: str) -> int:
    """Print what mypy says of each system; return 1 if it finds anything in any."""
    status = 0
    with ExitStack() as running:
        checks = {}
        for system in SYSTEMS:
            given = [f"--platform={system}", f"--cache-dir=.mypy_cache/{system}", *options]
            checks[system] = running.enter_context(Process([*CHECK, *given]))
        for system, check in checks.items():
            failed, out, err = check.end(LONGEST)
            sys.stdout.write(f"{system}: {out}{err}")
            status |= bool(failed)
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
