"""The one door of the person's files: whatever stands in them, a value or one sentence."""

import errno
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from alhambra_qt import files
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import LANGS, msg, tr
from tests.controller.kit import make_pipe
from tests.processes import WINDOWS, Process

Key = Annotated[str, Meta(pattern=r"^[0-9]{1,4}\Z")]


class Part(msgspec.Struct):
    """A small thing with limits."""

    size: Annotated[int, Meta(ge=0, le=9)] = 0
    name: Annotated[str, Meta(max_length=5)] = ""


class Whole(msgspec.Struct):
    """A thing with parts."""

    version: Annotated[int, Meta(ge=1)]
    parts: dict[Key, Part] = {}
    pairs: list[tuple[Part, float]] = []


def trouble(data: bytes) -> Unreadable:
    """Return the error; its reason has a short text in every language."""
    with pytest.raises(Unreadable) as caught:
        files.decode(data, Whole)
    for lang in LANGS:
        text = tr(lang, caught.value.reason)
        assert 0 < len(text.encode("utf-8")) < 400
        assert "{" not in text
    return caught.value


@pytest.mark.parametrize(
    ("data", "field", "detail"),
    [
        (b"{}", "version", "missing"),
        (b'{"version": true}', "version", "type"),
        (b'{"version": 0}', "version", "range"),
        (b'{"version": 1e400}', "version", "range"),
        (b'{"version": 1, "parts": []}', "parts", "type"),
        (b'{"version": 1, "parts": {"x": {}}}', "parts.x", "value"),
        (b'{"version": 1, "parts": {"\xc2\xb2": {}}}', "parts.\u00b2", "value"),
        (
            b'{"version": 1, "parts": {"1": {}, "22": {"size": 10}, "3": {}}}',
            "parts.22.size",
            "range",
        ),
        (b'{"version": 1, "parts": {"1": {}, "2": {"name": "abcdef"}}}', "parts.2.name", "long"),
        (b'{"version": 1, "pairs": [[{}, 1], [{"size": "1"}, 2]]}', "pairs.1.0.size", "type"),
        (b'{"version": 1, "pairs": [[{}]]}', "pairs.0", "long"),
        (b'{"version": 1, "pairs": [[{}, -1' + b"0" * 400 + b"]]}", "pairs.0.1", "range"),
    ],
)
def test_the_field_is_named(data: bytes, field: str, detail: str) -> None:
    """A misfit is named by its whole path, keys of objects included."""
    error = trouble(data)
    assert (error.field, error.reason.id) == (field, "load-field")
    assert ("detail", msg(f"load-detail-{detail}")) in error.reason.args


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "load-not-json"),
        (b'{"version": 1, "parts', "load-not-json"),
        (b'{"version": NaN}', "load-not-json"),
        (b'{"version": 1, "x": "\\ud800"}', "load-not-json"),
        (b'{"version": 1, "parts": {"\xff": 1}}', "load-not-text"),
        (b'{"version": 1, "pairs": ' + b"[" * 100_000, "load-field"),
        (b'{"version": 1, "x": ' + b"[" * 100_000, "load-not-json"),
        (b"[1]", "load-no-object"),
        (b"\x00", "load-not-json"),
    ],
)
def test_what_is_no_json(data: bytes, reason: str) -> None:
    """Data that are cut, binary, too deep, or no Unicode text have different errors."""
    assert trouble(data).reason.id == reason


def test_the_line_is_named() -> None:
    """A complaint about JSON names the line."""
    assert dict(trouble(b'{"version": 1,\n\n"parts": ?}').reason.args) == {"line": 3}
    assert dict(trouble(b'{"version": 1,\n').reason.args) == {"line": 2}


def test_one_culprit_of_many_is_found(seed: int) -> None:
    """Wherever the one wrong entry of an object stands, it is named."""
    rng = random.Random(seed)
    for count in (1, 2, 3, 10, 77):
        wrong = str(rng.randrange(count))
        parts: dict[str, Any] = {str(n): {"size": n % 10} for n in range(count)}
        parts[wrong] = {"size": -1}
        with pytest.raises(Unreadable) as caught:
            files.fit({"version": 1, "parts": parts}, Whole, "here")
        assert caught.value.field == f"here.parts.{wrong}.size"


def test_only_ordinary_files_are_opened(tmp_path: Path) -> None:
    """A folder, a pipe nobody writes to, a large file and odd names are reported at once."""
    make_pipe(tmp_path / "pipe")
    large = tmp_path / "large"
    with large.open("wb") as file:
        file.truncate(200 * 2**20)
    for path, reason in (
        (tmp_path, "load-no-file"),
        (tmp_path / "pipe", "load-no-file"),
        (tmp_path / "nothing", "load-missing"),
        (tmp_path / ("x" * 5000), "load-missing" if WINDOWS else "load-no-access"),
        (tmp_path / "a\0b", "load-no-access"),
        (Path("/dev/zero" if os.name == "posix" else "NUL"), "load-no-file"),
        (large, "load-large"),
    ):
        with pytest.raises(Unreadable) as caught:
            files.read(path, Whole)
        assert caught.value.reason.id == reason


def test_write_replaces_whole(tmp_path: Path) -> None:
    """A file is replaced whole, in a folder that is made if needed, and nothing is left beside."""
    path = tmp_path / "new" / "file.json"
    files.write(path, "one\n")
    files.write(path, "ș two\n")
    assert path.read_bytes() == "ș two\n".encode()
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.only_on("posix", "modes, and replacing a file that is open")
def test_a_written_file_is_private(tmp_path: Path) -> None:
    """Nobody else may read what is written; a program with the old file open has all of it."""
    path = tmp_path / "file.json"
    files.write(path, "one\n")
    with path.open(encoding="utf-8") as old:
        files.write(path, "two\n")
        assert old.read() == "one\n"
    assert path.stat().st_mode & 0o777 == 0o600


class Scanner:
    """Stands in for `os.replace` of Windows while another program has a file open.

    Args:
        error: what Windows answers.
        looks: how often it does.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, error: int, looks: int) -> None:
        self.looks, self.waited, self._error = looks, list[float](), error
        self._replace: Callable[..., None] = os.replace
        monkeypatch.setattr(os, "replace", self)
        monkeypatch.setattr(time, "sleep", self.waited.append)

    def __call__(self, old: object, new: object) -> None:
        """Refuse, or replace the file."""
        if self.looks:
            self.looks -= 1
            kind = type("Refused", (PermissionError,), {"winerror": self._error})
            raise kind(errno.EACCES, "Access is denied")
        self._replace(old, new)


@pytest.mark.parametrize("error", files.HELD)
def test_a_file_that_a_scanner_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    """Writing and putting aside are tried again until the other program has closed the file."""
    path = tmp_path / "file.json"
    files.write(path, "old")
    scanner = Scanner(monkeypatch, error, looks=len(files.PAUSES))
    files.write(path, "new")
    assert path.read_text(encoding="utf-8") == "new"
    assert scanner.waited == [*files.PAUSES]
    scanner.looks = 1
    assert (aside := files.put_aside(path)) is not None
    assert aside.read_text(encoding="utf-8") == "new"
    assert list(tmp_path.iterdir()) == [aside]


def test_a_file_that_is_never_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a second the old file stands, nothing is left beside it, and one sentence says why.

    The next time, as after the next action of a game, nothing waits until the file was free again.
    """
    path = tmp_path / "file.json"
    files.write(path, "old")
    scanner = Scanner(monkeypatch, files.HELD[0], looks=10**6)
    for waited in (files.PAUSES, ()):
        scanner.waited.clear()
        with pytest.raises(OSError, match="open in another program") as caught:
            files.write(path, "new")
        assert files.why_unwritable(caught.value) == msg("save-reason-in-use")
        assert scanner.waited == [*waited]
        assert path.read_text(encoding="utf-8") == "old"
        assert list(tmp_path.iterdir()) == [path]
    scanner.looks = 0
    files.write(path, "new")
    scanner.looks = 1
    files.write(path, "newer")
    assert scanner.waited == [files.PAUSES[0]]
    assert 0.5 < sum(files.PAUSES) < 1.5


def test_what_waiting_does_not_mend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal for another reason, such as a folder in the place of the file, is said at once."""
    (tmp_path / "folder").mkdir()
    for name, error in (("folder", files.HELD[0]), ("file", 3)):
        scanner = Scanner(monkeypatch, error, looks=2)
        with pytest.raises(PermissionError):
            files.write(tmp_path / name, "new")
        assert (scanner.looks, scanner.waited) == (1, [])


HOLD = """
import sys, time
with open(sys.argv[1], encoding="utf-8"):
    print("open", flush=True)
    time.sleep(float(sys.argv[2]))
"""


@pytest.mark.only_on("windows", "other systems replace a file that is open")
def test_a_file_that_another_program_has_open(tmp_path: Path) -> None:
    """Another program has the file open for a moment, then for long."""
    path = tmp_path / "file.json"
    files.write(path, "old")
    with Process([sys.executable, "-c", HOLD, path, 0.2]) as other:
        assert other.line() == "open"
        files.write(path, "new")
    with Process([sys.executable, "-c", HOLD, path, 600]) as other:
        assert other.line() == "open"
        with pytest.raises(OSError, match="open in another program"):
            files.write(path, "newer")
        assert files.put_aside(path) is None
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_text(encoding="utf-8") == "new"
    files.write(path, "newest")


def test_write_fails_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If writing fails, the old file is untouched."""
    path = tmp_path / "file.json"
    path.write_text("old", encoding="utf-8")

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        files.write(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_half_letters_are_replaced(tmp_path: Path) -> None:
    """Half a letter, as a keyboard may bring it, does not keep the rest from being written."""
    files.write(tmp_path / "file.json", "a\ud800b")
    assert (tmp_path / "file.json").read_text(encoding="utf-8") == "a?b"


def test_several_are_put_aside(tmp_path: Path) -> None:
    """Each file that is put aside keeps its content under a name with the date."""
    path, kept = tmp_path / "file.json", []
    for text in ("one", "two", "three"):
        path.write_text(text, encoding="utf-8")
        kept.append(files.put_aside(path))
    assert [path.read_text(encoding="utf-8") for path in kept if path is not None] == [
        "one",
        "two",
        "three",
    ]
    assert files.put_aside(path) is None


def test_leftovers_are_cleared(tmp_path: Path) -> None:
    """A file that a killed program left half written is removed, and nothing else is."""
    (tmp_path / f"{files.NEW}abc.tmp").write_text("half", encoding="utf-8")
    (tmp_path / "mine.new-").write_text("whole", encoding="utf-8")
    files.clear_leftovers(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.new-"]
    files.clear_leftovers(tmp_path / "nowhere")


def test_what_is_being_written_stays(tmp_path: Path) -> None:
    """Where others may be writing only what nobody writes any more goes."""
    old, new = tmp_path / f"{files.NEW}old.tmp", tmp_path / f"{files.NEW}new.tmp"
    for path, age in ((old, files.STALE + 1), (new, 0)):
        path.write_text("half", encoding="utf-8")
        os.utime(path, (time.time() - age,) * 2)
    files.clear_leftovers(tmp_path, files.STALE)
    assert [path.name for path in tmp_path.iterdir()] == [new.name]


def test_what_is_left_of_one_file_goes_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A killed program's half of a file goes without waiting; those of other files stay."""
    mine, other = tmp_path / ("ț" * 120 + ".alhambra"), tmp_path / "b"
    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", lambda *_: None)
        for path in (mine, other):
            files.write(path, "half")
    assert len([*tmp_path.iterdir()]) == 2
    files.clear_half(mine)
    (left,) = tmp_path.iterdir()
    files.clear_half(mine)
    files.clear_half(other)
    assert not left.exists()
