"""Types on every system, and text files whose encoding is named."""

import os
import sys
import tarfile
from pathlib import Path

import pytest

from tests import platforms
from tests.processes import run

FAILS_ON = "import sys; sys.exit(f'--platform={sys.argv[1]}' in sys.argv[2:])"
MOMENT = 1_700_000_000  # when two checkouts of a test were made, in seconds


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for kept caches, away from that of the user."""
    monkeypatch.setattr(platforms, "KEPT", tmp_path / "kept")
    return tmp_path / "kept"


@pytest.mark.parametrize(
    ("system", "status"), [*((system, 1) for system in platforms.SYSTEMS), ("aix", 0)]
)
def test_one_system_is_enough_to_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, status: int
) -> None:
    """A fault on one system only fails the check, and only then."""
    monkeypatch.setattr(platforms, "CHECK", [sys.executable, "-c", FAILS_ON, system])
    assert platforms.main(root=tmp_path) == status


def checkout(root: Path, value: str) -> Path:
    """Make a checkout of two modules, always at the same moment and of the same size."""
    for name, text in (
        ("alhambra_qt", f"WIDTH: int = {value}\n"),
        ("tests", "import alhambra_qt\n"),
    ):
        path = root / name / "__init__.py"
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
        os.utime(path, (MOMENT, MOMENT))
    return root


def test_a_kept_cache_hides_no_error(
    tmp_path: Path,
    kept: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A new checkout starts from the kept cache, and what differs in it is checked."""
    monkeypatch.setattr(platforms, "SYSTEMS", ("linux",))
    monkeypatch.delenv("PYTHONWARNDEFAULTENCODING")  # mypy itself names none
    assert platforms.main(root=checkout(tmp_path / "right", "12")) == 0
    (packed,) = kept.iterdir()
    first = packed.read_bytes()
    assert platforms.main("-v", root=checkout(tmp_path / "alike", "12")) == 0
    assert "Metadata fresh for builtins" in capsys.readouterr().out
    assert platforms.main("-v", root=checkout(tmp_path / "wrong", "''")) == 1
    said = capsys.readouterr().out
    assert "Metadata fresh for builtins" in said
    assert "Incompatible types in assignment" in said
    # With an error nothing is kept: the one of the second checkout is there.
    assert packed.read_bytes() != first
    with tarfile.open(packed) as archive:
        assert archive.getnames()


@pytest.mark.night
def test_types_without_a_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """The types are right also if nothing is taken from earlier runs."""
    monkeypatch.delenv("PYTHONWARNDEFAULTENCODING")
    assert platforms.main("--no-incremental") == 0


def test_a_damaged_cache_is_left(tmp_path: Path, kept: Path) -> None:
    """A checkout begins without a cache if the kept one is damaged, and keeps its own instead."""
    own = tmp_path / "linux"
    own.mkdir()
    (own / "modules").write_bytes(b"all" * 1000)
    platforms.keep(own)
    (packed,) = kept.iterdir()
    whole = packed.read_bytes()
    packed.write_bytes(whole[:60] + b"?" + whole[61:])
    for content in (whole[:60], b"", whole[:40] + b"??" + whole[42:]):
        packed.write_bytes(content)
        platforms.start_from_kept(tmp_path / "new" / "linux")
        assert not (tmp_path / "new" / "linux").exists()
    packed.write_bytes(whole)
    platforms.start_from_kept(tmp_path / "new" / "linux")
    assert (tmp_path / "new" / "linux" / "modules").read_bytes() == b"all" * 1000


def test_a_program_that_names_no_encoding_fails() -> None:
    """A program started by a test may not depend on the encoding of the system either."""
    done = run([sys.executable, "-c", f"open({__file__!r})"])
    assert done.returncode == 1
    assert "EncodingWarning" in done.stderr
