"""Packages that are made on other systems: what can be checked of their recipes everywhere."""

import plistlib
import re
import runpy
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from alhambra_qt import __version__, app, i18n, paths
from alhambra_qt.controller.game.records import SUFFIX
from tests.processes import ROOT, run

PACKAGING = ROOT / "packaging"
RELEASE = ROOT / ".github" / "workflows" / "release.yml"
MADE = {  # by the recipes themselves, before they are needed
    "packaging/bundle/alhambra.ico",
    "packaging/bundle/alhambra.icns",
    "packaging/bundle/game.ico",
}


def text(name: str) -> str:
    """A file of the folder."""
    return (PACKAGING / name).read_text(encoding="utf-8")


def sections() -> dict[str, list[str]]:
    """The lines of the installer for Windows, by section."""
    found: dict[str, list[str]] = {}
    here: list[str] = []
    for line in text("windows/alhambra.iss").splitlines():
        if head := re.fullmatch(r"\[(\w+)\]", line):
            here = found.setdefault(head[1], [])
        elif line and not line.startswith((";", "#")):
            here.append(line)
    return found


def is_there(name: str) -> bool:
    """Whether a file that a recipe names is in the project, or is made before."""
    plain = name.replace("\\", "/").strip("\"'")
    return plain in MADE or (ROOT / plain).exists()


@pytest.mark.parametrize("name", sorted(path.name for path in PACKAGING.glob("*.sh")))
def test_every_script_is_sound(name: str) -> None:
    """The shell reads it, and so does shellcheck where it is installed."""
    check(PACKAGING / name)


@pytest.mark.parametrize(
    "name", ["appimage/build.sh", "appimage/AppRun", "macos/build.sh", "windows/wine.sh"]
)
def test_every_recipe_is_sound(name: str) -> None:
    """So are those of other packages."""
    check(PACKAGING / name)


def check(script: Path) -> None:
    """Let the tools that are there read a script."""
    for tool in (["sh", "-n"], ["shellcheck", "-x", "-S", "warning"]):
        if shutil.which(tool[0]):
            done = run([*tool, script])
            assert done.returncode == 0, done.stdout + done.stderr


def test_scripts_name_what_is_there() -> None:
    """Every file of the project that a recipe names exists, or is made by it before."""
    names = [
        *("windows/build.ps1", "windows/alhambra.iss", "macos/build.sh", "appimage/build.sh"),
        *("setup.ps1", "play.cmd", "test.cmd", "publish.sh"),
    ]
    found = [
        (name, word)
        for name in names
        for word in re.findall(r"(?<![\w$-])packaging[\\/][\w./\\-]+\.\w+", text(name))
    ]
    assert len(found) > 20
    assert [pair for pair in found if not is_there(pair[1])] == []


def test_the_installer_knows_the_program() -> None:
    """File type, window class, folder of the games and the commands are those of the program."""
    iss = text("windows/alhambra.iss")
    assert app.DESKTOP_ID in iss
    assert rf"Software\Classes\{SUFFIX}" in iss
    assert rf"{{localappdata}}\{paths.APP}" in iss
    assert '""%1""' in iss  # the file alone: the program takes it so
    assert "/DVersion" in iss
    assert __version__ not in iss


def test_the_installer_speaks_every_language() -> None:
    """Each language of the program has its own words there."""
    found = sections()
    named = set(re.findall(r'Name: "(\w+)"', "\n".join(found["Languages"])))
    assert named == set(i18n.LANGS)
    words = {tuple(line.partition("=")[0].split(".")) for line in found["CustomMessages"]}
    assert words == {(lang, key) for lang in i18n.LANGS for _, key in words}


def test_the_installer_asks_for_no_rights() -> None:
    """Anybody may install it for themselves, and games are not removed."""
    setup = dict(line.split("=", 1) for line in sections()["Setup"])
    assert setup["PrivilegesRequired"] == "lowest"
    assert "UninstallDelete" not in sections()


def test_windows_scripts_do_the_same() -> None:
    """Their steps are those of the scripts for other systems."""
    script = re.findall(
        r"\.venv/bin/(?:python -m )?((?:ruff|codespell_lib|tests\.platforms|pytest)[^\"\n]*?)"
        r" *(?:\"\$@\".*)?$",
        text("test.sh"),
        re.M,
    )
    windows = re.findall(r"^%python% -m (.*?) (?:%\* )?\|\| exit", text("test.cmd"), re.M)
    assert [line.strip() for line in script][: len(windows)] == windows
    for line in ("--require-hashes --no-deps", "--no-deps --no-build-isolation --editable ."):
        assert line in text("setup.sh")
        assert line in text("setup.ps1")
    assert "requirements-$Goal.txt" in text("setup.ps1")


def test_flatpak() -> None:
    """The manifest is whole, and asks for no files of the person."""
    file = PACKAGING / "flatpak" / f"{app.DESKTOP_ID}.yml"
    data: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert data["app-id"] == app.DESKTOP_ID
    assert {"runtime", "runtime-version", "sdk", "command", "modules"} <= set(data)
    assert not [one for one in data["finish-args"] if "filesystem" in one]
    (module,) = data["modules"]
    assert f"/app/bin/{data['command']}" in " ".join(module["build-commands"])


def test_entitlements() -> None:
    """What the bundle for macOS asks for is a list that can be read."""
    data = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert data
    assert all(value is True for value in data.values())


def test_the_release_makes_every_package() -> None:
    """One tag makes the packages of all systems after a full run; each script is there."""
    jobs: dict[str, Any] = yaml.safe_load(RELEASE.read_text(encoding="utf-8"))["jobs"]
    steps = [step for job in jobs.values() for step in job.get("steps", ())]
    runs = [step["run"] for step in steps if "run" in step]
    named = [word for run in runs for word in run.split() if "/" in word]
    assert [name for name in named if not is_there(name)] == []
    assert set(jobs["publish"]["needs"]) == set(jobs) - {"publish"}
    assert is_there(jobs["night"]["uses"].removeprefix("./"))
    kept = " ".join(step["with"]["path"] for step in steps if "path" in step.get("with", {}))
    for kind in ("whl", "tar.xz", "deb", "AppImage", "exe", "dmg"):
        assert f"*.{kind}" in kept
        assert f"*.{kind}" in text("publish.sh")


def test_notes_of_a_release() -> None:
    """The page of a release says what the list of changes says of that version."""
    notes = runpy.run_path(str(PACKAGING / "notes.py"))["notes"]
    assert notes(__version__)
    with pytest.raises(SystemExit, match="says nothing"):
        notes("99.0.0")
