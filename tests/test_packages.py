"""The packages for players: the wheel is whole, and the scripts agree with the program."""

import os
import re
import runpy
import shutil
import sys
import zipfile
from pathlib import Path

import pytest

from alhambra_qt import app
from tests.processes import ROOT, environment, run

BUNDLE = ROOT / "packaging" / "bundle"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of the project as it is, made without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    code = "import sys, hatchling.build as build; print(build.build_wheel(sys.argv[1]))"
    command = [sys.executable, "-c", code, str(folder)]
    done = run(command, check=True)
    return folder / done.stdout.split()[-1]


def test_the_wheel_is_whole(wheel: Path) -> None:
    """All files and both commands are in it; it is small."""
    check = runpy.run_path(str(ROOT / "packaging" / "check_wheel.py"))["troubles"]
    assert check(wheel) == []
    assert wheel.stat().st_size < 5_000_000


def test_a_lost_file_is_found(wheel: Path, tmp_path: Path) -> None:
    """A wheel without a sound, with another one or with a file too many is not called whole."""
    check = runpy.run_path(str(ROOT / "packaging" / "check_wheel.py"))["troubles"]
    lost, changed = (f"alhambra_qt/_data/assets/sounds/{name}.wav" for name in ("coin", "card"))
    broken = tmp_path / wheel.name
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(broken, "w") as packed:
        for name in whole.namelist():
            if name != lost:
                packed.writestr(name, whole.read(name)[name == changed :])
        packed.writestr("alhambra_qt/notes.txt", "")
    texts = [f"missing: {lost}", "not ours: alhambra_qt/notes.txt", f"differs: {changed}"]
    assert check(broken) == texts


def test_an_installed_wheel_plays(wheel: Path, tmp_path: Path) -> None:
    """Unpacked somewhere else it plays a whole game with its own texts and pictures."""
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(installed)
    env = environment(PYTHONPATH=installed, PYTHONDONTWRITEBYTECODE=1)
    code = "import alhambra_qt; print(alhambra_qt.__file__)"
    start = [sys.executable, "-P"]
    where = run([*start, "-c", code], cwd=tmp_path, env=env, check=True)
    assert Path(where.stdout.strip()).is_relative_to(installed)
    home = tmp_path / "home"
    demo = ["-m", "alhambra_qt", "--demo", "--offscreen", "--home", str(home)]
    done = run([*start, *demo], cwd=tmp_path, env=env)
    assert done.returncode == 0, done.stderr
    assert (home / "data" / "demo.png").stat().st_size > 10_000


@pytest.mark.parametrize("script", sorted(ROOT.glob("packaging/*.sh")), ids=lambda path: path.name)
def test_scripts_can_be_read(script: Path) -> None:
    """The shell finds no mistake of syntax."""
    if shutil.which("sh") is None:
        pytest.skip("there is no shell")
    done = run(["sh", "-n", script])
    assert (done.returncode, done.stderr) == (0, "")


def test_the_bundle_agrees_with_the_program() -> None:
    """The recipe of the bundle is Python and names this program."""
    recipe = (BUNDLE / "alhambra.spec").read_text(encoding="utf-8")
    compile(recipe, "alhambra.spec", "exec")
    assert f'bundle_identifier="{app.DESKTOP_ID}"' in recipe
    script = (ROOT / "packaging" / "build.py").read_text(encoding="utf-8")
    assert f'ID = "{app.DESKTOP_ID}"\n' in script
    control = (BUNDLE / "control").read_text(encoding="utf-8")
    assert re.search(r"^Depends: .*libgl1, libegl1, fontconfig-config$", control, re.M)


def test_purging_touches_no_game(tmp_path: Path) -> None:
    """The purge script of the package removes nothing, and says where the games are."""
    if os.name != "posix":
        pytest.skip("a package of Debian")
    game = tmp_path / ".local" / "share" / "alhambra-qt" / "games" / "one.alhambra"
    game.parent.mkdir(parents=True)
    game.write_text("{}", encoding="utf-8")
    command = ["sh", str(BUNDLE / "postrm"), "purge"]
    env = {"HOME": str(tmp_path), "PATH": os.defpath}
    done = run(command, env=env, check=True)
    assert game.exists()
    assert "~/.local/share/alhambra-qt" in done.stdout
