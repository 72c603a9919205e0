"""One installation in a Windows of its own, from the installer to the last trace of it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

from wine_cache import CACHE, MINUTE, Windows, fail, say

APP = "alhambra-qt"
# What Windows itself writes: terminals, hardware, programs that ran and files that were opened.
OWN_KEYS = ("[Console", "[System\\", "[Software\\Classes]", "\\MuiCache", "\\Explorer\\")
OWN_FOLDERS = ("Temp", "Recent", "INetCache", "fontconfig")


class Trial:
    """A copy of a Windows; what lies in it is compared before and after."""

    def __init__(self, base: Windows, folder: Path, bundle: Path) -> None:
        if folder.exists():
            shutil.rmtree(folder)
        shutil.copytree(base.prefix, folder, symlinks=True)
        self.windows = Windows(folder)
        # Windows knows this folder (FOLDERID_UserProgramFiles); no installer may remove it.
        for person in self.windows.drive.glob("users/*/AppData/Local"):
            (person / "Programs").mkdir(exist_ok=True)
        self.bundle = bundle
        self.before = (self.files(), self.registry())

    # --- what lies in it ----------------------------------------------------------------------

    def files(self) -> set[str]:
        """The files and folders on its drive, but for those that Windows writes by itself."""
        names = set()
        for place, folders, files in os.walk(self.windows.drive):
            folders[:] = [name for name in folders if name not in OWN_FOLDERS]
            here = Path(place).relative_to(self.windows.drive)
            names |= {str(here / name) for name in (*folders, *files)}
        return names

    def registry(self) -> set[str]:
        """The keys and values of its registry, but for those that Windows writes by itself."""
        self.windows.stop()  # which writes them
        found = set()
        for name in ("user.reg", "system.reg"):
            key = ""
            text = (self.windows.prefix / name).read_text(encoding="utf-8", errors="replace")
            for line in text.splitlines():
                if line.startswith("["):
                    key = line.partition("]")[0].replace("\\\\", "\\") + "]"
                if line.startswith(("[", '"', "@")) and not any(own in key for own in OWN_KEYS):
                    found.add(f"{key} {line}" if not line.startswith("[") else key)
        return found

    def installed(self) -> Path:
        """The folder in which the program was installed."""
        found = list(self.windows.drive.glob("users/*/AppData/Local/Programs/*/alhambra-qt.exe"))
        if len(found) != 1:
            fail(f"the installer has put alhambra-qt.exe in {len(found)} places")
        return found[0].parent

    def program(self) -> Path:
        """The installed program."""
        return self.installed() / "alhambra-qt.exe"

    # --- steps --------------------------------------------------------------------------------

    def install(self, setup: Path) -> None:
        """Install without a question, and look at what came."""
        say("installing")
        self.windows.check("installing", [setup, "/S"])
        place = self.installed()
        here = {str(file.relative_to(place)) for file in place.rglob("*") if file.is_file()}
        made = {str(f.relative_to(self.bundle)) for f in self.bundle.rglob("*") if f.is_file()}
        if lost := sorted(made - here):
            fail(f"{len(lost)} files of the folder were not installed: {lost[0]}")
        if any(Path(name).name.lower() == "icuuc.dll" for name in here):
            fail("icuuc.dll was installed: only Windows may bring it")
        if not list(
            self.windows.drive.glob("users/*/AppData/Roaming/Microsoft/Windows/Start Menu/**/*.lnk")
        ):
            fail("there is no entry in the start menu")
        version = self.windows.check(
            "asking the version", [place / "alhambra-lab.exe", "--version"]
        )
        say(f"installed: {len(here)} files; alhambra-lab says {version.strip()}")

    def open_games(self, games: list[Path]) -> None:
        """Open saved games by their file type; the second must reach the running program."""
        say("opening two saved games by their file type")
        # Windows looks up file types of the person and of the computer, wine 8 only the latter.
        mine, all_of_us = r"HKCU\Software\Classes", r"HKLM\Software\Classes"
        keys = (".alhambra", "AlhambraQt.Game")
        for key in keys:
            self.windows.check(
                "copying", ["reg", "copy", f"{mine}\\{key}", f"{all_of_us}\\{key}", "/s", "/f"]
            )
        with display() as screen, ExitStack() as pipes:
            windows = Windows(self.windows.prefix, screen)
            for game in games:
                seats = json.loads(game.read_text(encoding="utf-8"))["seats"]
                pipes.enter_context(windows.launch("opening a game", ["start", "/unix", game]))
                names = {seat["name"] for seat in seats}
                wait(partial(shows, screen, names), f"opening {game.name}")
            windows.check("closing the program", ["taskkill", "/im", "alhambra-qt.exe"])
            wait(lambda: not titles(screen), "closing the program")
        for key in keys:
            self.windows.check("removing the copy", ["reg", "delete", f"{all_of_us}\\{key}", "/f"])

    def uninstall(self) -> None:
        """Remove the program, and look for what is left but the person's own games."""
        say("uninstalling")
        place = self.installed()
        self.windows.check("uninstalling", [place / "uninstall.exe", "/S"])
        # It runs on in a copy of itself, so that it can remove itself.
        wait(lambda: not place.exists(), f"removing {place}")
        own = self._own_folders()
        if not own:
            fail("the uninstaller took the games of the person away")
        left = {
            name
            for name in self.files() - self.before[0]
            if not any(Path(name).is_relative_to(folder) for folder in own)
        }
        if left:
            fail(f"the uninstaller left {len(left)} files and folders: {min(left)}")
        if keys := self.registry() - self.before[1]:
            fail(f"the uninstaller left {len(keys)} entries in the registry: {min(keys)}")

    def _own_folders(self) -> list[Path]:
        drive = self.windows.drive
        return [place.relative_to(drive) for place in drive.glob(f"users/*/AppData/*/{APP}")]


def wait(done: Callable[[], bool], what: str, seconds: float = 2 * MINUTE) -> None:
    """Wait until something is done, and fail if that takes too long."""
    end = time.monotonic() + seconds
    while not done():
        if time.monotonic() > end:
            fail(f"{what} took more than {seconds:.0f} s")
        time.sleep(0.5)


def titles(screen: str) -> list[str]:
    """The titles of the program's windows on a display."""
    command = ["xdotool", "search", "--name", "Alhambra$", "getwindowname", "%@"]
    env = {**os.environ, "DISPLAY": screen}
    found = subprocess.run(
        command, env=env, capture_output=True, encoding="utf-8", check=False, timeout=MINUTE
    )
    return found.stdout.splitlines()


def shows(screen: str, names: set[str]) -> bool:
    """Whether there is one window, and its title names these people."""
    found = titles(screen)
    return len(found) == 1 and names <= set(re.findall(r"\w+", found[0]))


@contextmanager
def display() -> Iterator[str]:
    """A display of its own, as its name; the first that is free."""
    reading, writing = os.pipe()
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1366x768x24",
        "-nolisten",
        "tcp",
    ]
    with (CACHE / "log" / "Xvfb.log").open("wb") as log:
        server = subprocess.Popen(command, pass_fds=[writing], stdout=log, stderr=log)
    os.close(writing)
    try:
        with open(reading, encoding="ascii") as file:
            # Ends without a line if Xvfb ends, and Xvfb without a free display ends.
            number = file.readline().strip()
        if not number:
            fail(f"Xvfb does not start; see {CACHE / 'log' / 'Xvfb.log'}")
        yield f":{number}"
    finally:
        server.terminate()
        try:
            server.wait(timeout=10)
        except subprocess.TimeoutExpired:
            server.kill()
