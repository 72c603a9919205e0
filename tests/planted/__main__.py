"""Plant one fault at a time in a copy of the checkout and report which test catches it.

python -m tests.planted                  every fault
python -m tests.planted --area ai        those of one area
python -m tests.planted --only NAME      one fault (repeatable)
python -m tests.planted --named          only the tests named by each fault, never the whole suite
python -m tests.planted --against DIR    the same faults with the files and tests of DIR
python -m tests.planted --trust          take for granted that the tests pass without a fault
python -m tests.planted --check          only check that every patch applies
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from queue import SimpleQueue

from tests.planted import ROOT, Fault, areas, misfits
from tests.processes import run

FAILED = re.compile(r"^(?:FAILED|ERROR) (\S.*?)(?: - .*)?$", re.MULTILINE)
CHANGES = count(1)
# It fails wherever a fault is planted.
OWN_TEST = "tests/test_planted.py"


class Copy:
    """A copy of the tracked files in which faults are planted."""

    def __init__(self, source: Path, folder: Path) -> None:
        """Copy what git tracks, as it is now, and see that Python imports the copy."""
        self.folder = folder
        command = ["git", "-C", str(source), "ls-files", "-z"]
        listed = run(command, check=True).stdout
        for name in filter(None, listed.split("\0")):
            if (source / name).is_file() and name != OWN_TEST:
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(source / name, folder / name)
        self._passed: dict[tuple[str, ...], str | None] = {}
        self.environment = os.environ | {
            "PYTHONPATH": str(folder),
            "QT_QPA_PLATFORM": "offscreen",
            "OPENBLAS_NUM_THREADS": "1",
        }
        used = self._run(["-c", "import alhambra_qt; print(alhambra_qt.__file__)"], 60)[1]
        if not Path(used.strip()).is_relative_to(folder):
            raise SystemExit(f"The copy is not what Python imports, but {used}")

    @contextmanager
    def planted(self, fault: Fault) -> Iterator[None]:
        """Keep the fault in the copy for as long as the context lasts."""
        path = self.folder / fault.file
        before, stat = path.read_bytes(), path.stat()
        path.write_text(fault.patched(self.folder), encoding="utf-8")
        # Compiled files are found by time and size: no two versions may have the same time.
        os.utime(path, (stat.st_mtime, int(stat.st_mtime) + 10 * next(CHANGES)))
        try:
            yield
        finally:
            path.write_bytes(before)
            os.utime(path, (stat.st_mtime, stat.st_mtime))

    def there(self, tests: Iterable[str]) -> tuple[str, ...]:
        """Return the tests that exist here; where one is missing, the folder that would hold it."""
        found: dict[str, None] = {}
        for test in tests:
            name, _, inside = test.partition("::")
            path = self.folder / name
            if inside and path.is_file():
                function = inside.partition("[")[0].rpartition("::")[2]
                test = test if function in path.read_text(encoding="utf-8") else name
            while not path.exists():
                path = path.parent
                test = str(path.relative_to(self.folder))
            found[test] = None
        return tuple(found)

    def failure(self, arguments: Iterable[str], seconds: float) -> str | None:
        """Run pytest; return None if it passes, otherwise what failed first."""
        shutil.rmtree(self.folder / ".hypothesis", ignore_errors=True)
        command = ["-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *arguments]
        code, out = self._run(command, seconds)
        if code == 0:
            return None
        found = FAILED.search(out)
        if found is not None:
            return found[1]
        return "a timeout" if code is None else f"exit status {code}: {out[-300:]}"

    def fails_unpatched(self, tests: tuple[str, ...], seconds: float) -> str | None:
        """Return what fails of these tests without any fault; they run once."""
        if tests not in self._passed:
            self._passed[tests] = self.failure(tests, seconds)
        return self._passed[tests]

    def _run(self, arguments: list[str], seconds: float) -> tuple[int | None, str]:
        try:
            done = run(
                [sys.executable, *arguments],
                seconds,
                cwd=self.folder,
                env=self.environment,
                stderr=subprocess.STDOUT,
            )
        except AssertionError:
            return None, ""
        return done.returncode, done.stdout


def _judge(copy: Copy, fault: Fault, options: argparse.Namespace) -> tuple[bool, str]:
    """Plant the fault; return whether all is well, and the report."""
    tests = copy.there(fault.tests)
    try:
        fault.patched(copy.folder)
    except ValueError as error:
        return False, f"DOES NOT APPLY: {error}"
    broken = None if options.trust else copy.fails_unpatched(tests, options.timeout)
    if broken is not None:
        return False, f"FAILS WITHOUT THE FAULT: {broken}"
    with copy.planted(fault):
        caught = copy.failure(tests, options.timeout)
        if caught is None and not options.named:
            caught = copy.failure(["-n", "auto"], options.timeout * 4)
    if caught is not None:
        return True, f"caught by {caught}"
    if not fault.caught:
        return True, f"not caught, as expected: {fault.reason}"
    return False, f"NOT CAUGHT: {fault.why}"


def _run_all(faults: list[Fault], options: argparse.Namespace) -> int:
    copies: SimpleQueue[Copy] = SimpleQueue()

    def judged(fault: Fault) -> bool:
        copy = copies.get_nowait()  # there is one for each thread
        start = time.monotonic()
        try:
            good, report = _judge(copy, fault, options)
        finally:
            copies.put(copy)
        print(f"{fault.name} ({time.monotonic() - start:.0f} s): {report}", flush=True)
        return good

    with tempfile.TemporaryDirectory(prefix="planted-") as folder:
        for number in range(options.jobs):
            copies.put(Copy(options.against.resolve(), Path(folder).resolve() / str(number)))
        with ThreadPoolExecutor(options.jobs) as pool:
            results = list(pool.map(judged, faults))
    print(f"{sum(results)} of {len(results)} as expected")
    return 0 if all(results) else 1


def _chosen(options: argparse.Namespace) -> list[Fault]:
    known = areas()
    if options.area and options.area not in known:
        raise SystemExit(f"no area {options.area}; there are: {', '.join(known)}")
    faults = [
        fault
        for area, some in known.items()
        if options.area in (None, area)
        for fault in some
        if not options.only or fault.name in options.only
    ]
    missing = set(options.only) - {fault.name for fault in faults}
    if missing:
        raise SystemExit(f"no fault {', '.join(sorted(missing))}")
    # Those with the same tests follow each other: without a fault these tests run once.
    return sorted(faults, key=lambda fault: fault.tests)


def main() -> int:
    """Read the command line and do what it asks."""
    parser = argparse.ArgumentParser(prog="python -m tests.planted")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME")
    parser.add_argument("--area")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--timeout", type=float, default=300, help="seconds for the named tests")
    parser.add_argument("--named", action="store_true", help="never run the whole day suite")
    parser.add_argument("--trust", action="store_true", help="skip the run without the fault")
    parser.add_argument("--against", type=Path, default=ROOT, metavar="DIR")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        wrong = misfits(options.against)
        print("\n".join(wrong) or "every patch applies")
        return 1 if wrong else 0
    faults = _chosen(options)
    if options.list:
        for fault in faults:
            print(f"{fault.name}: {fault.why}")
        return 0
    return _run_all(faults, options)


if __name__ == "__main__":
    sys.exit(main())
