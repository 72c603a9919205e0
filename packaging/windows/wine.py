"""Build and try the program for Windows on Linux, with wine; wine.sh installs what this needs."""

from __future__ import annotations

import argparse
import errno
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from wine_cache import (
    CACHE,
    DAY_RUN,
    HERE,
    MINUTE,
    ROOT,
    Failure,
    Windows,
    alone,
    digest,
    fail,
    made,
    prepare,
    run,
    say,
    z,
)
from wine_trial import Trial

SEED = "build"
BUILD = ROOT / "packaging" / "build.py"
# What the bundle is made of; a change of anything else makes no new one.
PARTS = ("alhambra_qt/", "assets/", "i18n/", "packaging/", "pyproject.toml", "uv.lock", "README.md")
APART = {".venv", "dist", ".git", "__pycache__"}


def files() -> list[Path]:
    """The files of the project as they are now, relative to its folder."""
    listing = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    command = ["git", "-c", "safe.directory=*", *listing]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if listed.returncode == 0:
        names = [Path(os.fsdecode(name)) for name in listed.stdout.split(b"\0") if name]
    else:  # an unpacked archive
        names = [path.relative_to(ROOT) for path in ROOT.rglob("*")]
    whole = (name for name in names if (ROOT / name).is_file() and not APART & set(name.parts))
    return sorted(set(whole))


def copy_to(folder: Path) -> None:
    """Copy the project: what runs under wine must not write into the checkout."""
    for file in files():
        target = folder / file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / file, target)


def fresh(folder: Path) -> Path:
    """Give an empty folder."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    return folder


# --- demo -------------------------------------------------------------------------------------


def demo(folder: Path) -> int:
    """Play the demonstration here and under wine; return 0 if both are the same."""
    windows, python = prepare("tests")
    play_here(folder)
    try:
        play_there(windows, [python, "-m", "alhambra_qt"], folder)
    finally:
        windows.stop()
    return compare(folder)


def options(home: object) -> list[object]:
    """The words of the command that plays the demonstration."""
    return ["--demo", "--offscreen", "--seed", SEED, "--home", home]


def play_here(folder: Path) -> None:
    """Play the demonstration on this system, with its home and log in a folder."""
    say("the demonstration on this system")
    home, log = fresh(folder / "linux"), folder / "linux.log"
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
    started = time.monotonic()
    command = [sys.executable, "-m", "alhambra_qt", *options(home)]
    if run(command, log, 5 * MINUTE, env=env, cwd=ROOT):
        fail(f"the demonstration fails on this system; see {log}")
    say(f"played in {time.monotonic() - started:.1f} s")


def play_there(windows: Windows, command: list[object], folder: Path) -> None:
    """Play the demonstration under wine, with its home and log in a folder."""
    say("the demonstration under wine")
    home, log = fresh(folder / "windows"), folder / "windows.log"
    started = time.monotonic()
    if windows.run([*command, *options(z(home))], log, cwd=ROOT):
        fail(f"the demonstration fails under wine; see {log}")
    say(f"played in {time.monotonic() - started:.1f} s")


def scores(log: Path) -> list[str]:
    """Return the demonstration's report: one line for each scoring, and the winner."""
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    return [line.strip() for line in lines if re.match(r"Scoring|.* wins? with", line)]


def compare(folder: Path) -> int:
    """Compare both demonstrations; return 0 if scores and pictures are the same."""
    import numpy as np
    from PySide6.QtGui import QImage

    names = ("linux", "windows")
    here, there = (scores(folder / f"{name}.log") for name in names)
    if not here or here != there:
        fail(f"the games are not the same; compare linux.log and windows.log in {folder}")
    pictures = []
    for name in names:
        file = folder / name / "data" / "demo.png"
        image = QImage(str(file)).convertToFormat(QImage.Format.Format_RGBA8888)
        if image.isNull():
            fail(f"{file} is not there or no picture")
        size = (image.height(), image.width(), 4)
        pictures.append(np.frombuffer(image.constBits(), np.uint8).reshape(size).copy())
    if pictures[0].shape != pictures[1].shape:
        fail(f"the pictures have different sizes; look at both in {folder}")
    count = int((pictures[0] != pictures[1]).any(axis=2).sum())
    print(f"demo: {count} of {pictures[0].size // 4} pixels differ")
    return 1 if count else 0


# --- tests ------------------------------------------------------------------------------------


def tests(words: list[str]) -> int:
    """Run the tests under wine, in a copy; ``words`` are options of pytest."""
    windows, python = prepare("tests")
    # With a space and an umlaut, like the folders of many people.
    place = fresh(CACHE / "tests") / "alhambra qt ü"
    copy_to(place)
    say(f"tests in {place}")
    words = words or ["--fast"]
    if not any(word.startswith(("-n", "--numprocesses")) for word in words):
        words = ["-n", str(os.cpu_count() or 1), "--dist", "worksteal", *words]
    log = CACHE / "log" / "tests.log"
    try:
        status = windows.run([python, "-m", "pytest", *words], log, DAY_RUN, cwd=place, show=True)
    finally:
        windows.stop()
    say(f"the log is {log}")
    return 1 if status else 0


# --- folder and installer ---------------------------------------------------------------------


def bundle() -> Path:
    """Return the folder that the installer installs; make it if a part has changed since."""
    windows, python = prepare("build")
    # Windows has no git here: without this the files would have the time of the build.
    command = ["git", "-c", "safe.directory=*", "log", "-1", "--format=%ct"]
    commit = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    if commit.returncode == 0:
        windows.environment["SOURCE_DATE_EPOCH"] = commit.stdout.strip()

    def build(part: Path) -> None:
        # In a copy, as each build of a wheel leaves files behind.
        source = part / "source"
        copy_to(source)
        script = source / BUILD.relative_to(ROOT)
        log = CACHE / "log" / "folder.log"
        words = [python, z(script), "folder", "--ready", "--work", z(part)]
        try:
            if windows.run(words, log, 60 * MINUTE, cwd=part):
                fail(f"the folder cannot be made; see {log}")
        finally:
            windows.stop()
        shutil.rmtree(source)

    names = [name for name in files() if str(name).startswith(PARTS)]
    state = digest(*(text for name in names for text in (str(name), (ROOT / name).read_bytes())))
    place = made(CACHE / "bundle", state, build, "making the folder with PyInstaller (4 minutes)")
    return place / "bundle" / "alhambra-qt"


def folder(target: Path | None) -> int:
    """Make the folder, and copy it if a place is named."""
    found = bundle()
    if target is not None:
        shutil.copytree(found, fresh(target), dirs_exist_ok=True)
        found = target
    size = sum(file.stat().st_size for file in found.rglob("*") if file.is_file())
    say(f"{found}: {size / 1e6:.0f} MB")
    return 0


def installer(source: Path, target: Path) -> Path:
    """Make the installer of a bundle, in a folder, and return its file."""
    target.mkdir(parents=True, exist_ok=True)
    say("packing the installer (2 minutes)")
    log = CACHE / "log" / "installer.log"
    work = fresh(CACHE / "installer")
    command = [sys.executable, BUILD, "installer", "--folder", source, "--work", work]
    if run([*command, "--dist", target], log, 30 * MINUTE, cwd=work):
        fail(f"the installer cannot be made; see {log}")
    found = max(target.glob("*-windows-x86_64.exe"), key=lambda file: file.stat().st_mtime)
    say(f"{found}: {found.stat().st_size / 1e6:.0f} MB")
    return found


def attempt(target: Path) -> int:
    """Install the program in a new Windows, use it, and remove it."""
    source = bundle()
    setup = installer(source, target)
    base, _ = prepare("build")
    trial = Trial(base, target / "prefix", source)
    try:
        trial.install(setup)
        play_here(target)
        play_there(trial.windows, [trial.program()], target)
        if compare(target):
            fail("the installed program draws another picture")
        games = ROOT / "tests" / "saves"
        trial.open_games(
            [games / "version-1" / "first.alhambra", games / "version-2" / "base-2.alhambra"]
        )
        trial.uninstall()
    finally:
        trial.windows.stop()
    say("installed, played, opened, uninstalled: nothing is left")
    return 0


def obey(known: argparse.Namespace, words: list[str]) -> int:
    """Do what was asked for; return the status."""
    match known.what:
        case "tests":
            return tests(words)
        case "folder":
            return folder(known.target and known.target.resolve())
        case "demo":
            return demo(known.target.resolve())
        case "installer":
            installer(bundle(), known.target.resolve())
            return 0
        case _:
            return attempt(known.target.resolve())


def main(arguments: list[str]) -> int:
    """Read the command line; return the status of the program."""
    parser = argparse.ArgumentParser(prog="wine.sh", description=f"{HERE / 'wine.sh'} explains it")
    kinds = parser.add_subparsers(dest="what", required=True)
    for name in ("demo", "installer", "try"):
        kinds.add_parser(name).add_argument("target", type=Path)
    kinds.add_parser("folder").add_argument("target", type=Path, nargs="?")
    kinds.add_parser("tests")
    known, words = parser.parse_known_args(arguments)
    if words and known.what != "tests":
        parser.error(f"unknown words: {' '.join(words)}")
    try:
        with alone():
            return obey(known, words)
    except Failure as failure:
        print(f"wine: {failure}", file=sys.stderr)
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        why = "the disk is full" if full else error.strerror
        print(f"wine: {error.filename or CACHE}: {why}", file=sys.stderr)
    except KeyboardInterrupt:
        print("wine: stopped; the next call goes on from here", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
