"""The files of the person playing: one door to read them, one to write them.

Whatever lies in a folder, reading gives a value of the wanted type or `Unreadable`, which says in
one sentence what is wrong and in which field: no folder, pipe or endless file is opened, and JSON
must have the structure, ranges and lengths that the type names (msgspec). Writing leaves the old
file or the new one, never half of one.
"""

import errno
import os
import re
import stat
import sys
import tempfile
import time
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar

import attrs
import msgspec

from alhambra_qt.i18n import Arg, Msg, msg
from alhambra_qt.paths import reachable

LARGEST = 16 * 2**20  # bytes; 1,300 actions with what was thought of each take half a million
LONGEST_QUOTE = 80  # letters that a complaint repeats of a file
NOT_OPENED = ("load-forbidden", "load-no-access", "load-no-file")  # what is in it is not known
NEW = ".new-"  # how the name of a file begins that is still being written
TOO_LONG = 206  # ERROR_FILENAME_EXCED_RANGE, which Python calls ENOENT
STALE = 10.0  # seconds after which nobody writes it any more
# Windows neither replaces nor renames a file that another program has open, and scanners and
# indexers open each new one for some milliseconds: it is tried again after these seconds.
PAUSES = (0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.4)
HELD = (5, 32)  # ERROR_ACCESS_DENIED, ERROR_SHARING_VIOLATION: its answers then
_in_use = set[Path]()  # files for which that was not enough

T = TypeVar("T")


class Unreadable(Exception):
    """Something that cannot be read: ``reason`` says why, ``field`` names the field.

    Whatever a broken file brought into the sentence is shortened and can be shown.
    """

    def __init__(self, reason: Msg, field: str = "") -> None:
        super().__init__(f"{reason.id} {field}")
        self.field = _cut(field)
        self.reason = _sayable(reason)


def _sayable(reason: Msg) -> Msg:
    return Msg(reason.id, tuple((name, _sayable_part(value)) for name, value in reason.args))


def _sayable_part(value: Arg) -> Arg:
    if isinstance(value, Msg):
        return _sayable(value)
    return _cut(value) if isinstance(value, str) else value


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}\u2026"


def whole(text: str) -> str:
    """Replace halves of letters, which keyboards and command lines can bring but no file holds."""
    return text.encode("utf-8", "replace").decode("utf-8")


def bad_field(field: str, detail: str = "value") -> Unreadable:
    """Say that a field is wrong; ``detail`` is missing, type, value, range or long."""
    return Unreadable(msg("load-field", field=field, detail=msg(f"load-detail-{detail}")), field)


# -- reading ----------------------------------------------------------------------------------


def content(path: Path, most: int = LARGEST) -> bytes:
    """Give the bytes of a file.

    Raises:
        Unreadable: if it is missing, forbidden, no ordinary file or too large.
    """
    try:
        # A pipe would wait for a writer for ever.
        with os.fdopen(
            os.open(reachable(path), os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb"
        ) as file:
            found = os.fstat(file.fileno())
            if not stat.S_ISREG(found.st_mode):
                raise Unreadable(msg("load-no-file"))
            data = file.read(most + 1) if found.st_size <= most else None
    except FileNotFoundError as error:
        raise Unreadable(msg("load-missing")) from error
    except PermissionError as error:  # which Windows also says of a folder
        raise Unreadable(msg("load-no-file" if path.is_dir() else "load-forbidden")) from error
    except IsADirectoryError as error:
        raise Unreadable(msg("load-no-file")) from error
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        raise Unreadable(msg("load-no-access")) from error
    if data is None or len(data) > most:
        raise Unreadable(msg("load-large", n=most // 2**20))
    return data


def read(path: Path, kind: type[T], most: int = LARGEST) -> T:
    """Read a JSON file as a value of a type.

    Raises:
        Unreadable: if that is not possible.
    """
    return decode(content(path, most), kind)


def decode(data: bytes, kind: type[T]) -> T:
    """Read JSON as a value of a type.

    Raises:
        Unreadable: naming the line or the field.
    """
    data = data.removeprefix(b"\xef\xbb\xbf")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise _wrong(error, kind, lambda: msgspec.json.decode(data)) from error
    except msgspec.DecodeError as error:
        raise _no_json(data, str(error)) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise _no_json(data, "") from error


def _no_json(data: bytes, complaint: str) -> Unreadable:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return Unreadable(msg("load-not-text"))
    place = re.search(r"\(byte (\d+)\)", complaint)
    before = data[: int(place.group(1))] if place else data if "truncated" in complaint else b""
    return Unreadable(msg("load-not-json", line=before.count(b"\n") + 1))


def fit(data: Any, kind: type[T], where: str = "") -> T:
    """Take JSON that was read already, found at the path ``where``, as a value of a type.

    Raises:
        Unreadable: naming the field.
    """
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise _wrong(error, kind, lambda: data, where) from error
    except RecursionError as error:
        raise bad_field(where, "type") from error


def fits(data: Any, kind: Any) -> bool:
    """Return whether parsed JSON is a value of a type."""
    try:
        fit(data, kind)
    except Unreadable:
        return False
    return True


def _wrong(
    error: msgspec.ValidationError, kind: Any, whole: Callable[[], Any], where: str = ""
) -> Unreadable:
    """Turn a complaint of msgspec into one of ours: the path of the field, and what is wrong."""
    text, steps, key = _taken_apart(error)
    if missing := re.match(r"Object missing required field `(.*)`", text):
        steps, detail = (*steps, missing.group(1)), "missing"
    elif "length" in text:
        detail = "long"
    elif "range" in text or re.search("[<>]=", text):
        detail = "range"
    else:
        detail = "value" if "Invalid" in text or "matching" in text else "type"
    try:
        steps = _named(whole(), kind, (*steps, None) if key else steps)
    except (ValueError, RecursionError):  # the whole is no JSON at all: the field stays unnamed
        steps = tuple(step for step in steps if step is not None)
    path = ".".join(str(part) for part in (where, *steps) if part != "")
    return bad_field(path, detail) if path else Unreadable(msg("load-no-object"))


Step = str | int | None


def _taken_apart(error: msgspec.ValidationError) -> tuple[str, tuple[Step, ...], bool]:
    """Give a complaint, the steps to where it stands (None: some key), and if a key is meant."""
    text, _, path = str(error).partition(" - at ")
    found = re.findall(r"\.([^.\[`]+)|\[(\d+)\]|(\[\.\.\.\])", path)
    steps = tuple(name or (None if some else int(index)) for name, index, some in found)
    return text, steps, path.startswith("`key`")


def _named(whole: Any, kind: Any, steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Find out which keys msgspec means where it says only that it is one of them."""
    named: tuple[Step, ...] = ()
    for step in steps:
        named = (*named, _culprit(whole, kind, named) if step is None else step)
    return named


def _culprit(whole: Any, kind: Any, steps: tuple[Step, ...]) -> str:
    """Halve the object at the end of some steps until the entry is left that does not fit."""
    inner = whole
    for step in steps:
        inner = inner[step]
    keys = list(inner)
    while len(keys) > 1:
        half = {key: inner[key] for key in keys[: len(keys) // 2]}
        wrong = _is_wrong(_replaced(whole, steps, half), kind, steps)
        keys = list(half) if wrong else keys[len(keys) // 2 :]
    return str(keys[0])


def _is_wrong(whole: Any, kind: Any, steps: tuple[Step, ...]) -> bool:
    try:
        msgspec.convert(whole, kind)
    except msgspec.ValidationError as error:
        return _taken_apart(error)[1][: len(steps)] == tuple(steps)
    return False


def _replaced(whole: Any, steps: tuple[Step, ...], part: Any) -> Any:
    if not steps:
        return part
    first, rest = steps[0], steps[1:]
    if isinstance(whole, Mapping):
        return {**whole, first: _replaced(whole[first], rest, part)}
    return [
        _replaced(character, rest, part) if n == first else character
        for n, character in enumerate(whole)
    ]


class _Versioned(msgspec.Struct):
    version: Annotated[int, msgspec.Meta(ge=1, le=2**53)] = 1


@attrs.frozen(eq=False, repr=False)
class KeptFields(Generic[T]):
    """The content of a file that is written again later.

    Attributes:
        value: None if there was no such file, or nothing in it can be used.
        trouble: a sentence about what is wrong.
        locked: the file must not be written: it could not be read, or knows more than we do.
    """

    value: T | None = None
    trouble: Msg | None = None
    locked: bool = False


def open_kept(path: Path, kind: type[T], version: int, about: str) -> KeptFields[T]:
    """Read a file of which only the newest state matters; without one, nothing.

    A broken file is put aside; one that cannot be read or is of a newer version stays as it is.
    What is said are the texts ``<about>-broken`` and ``<about>-locked``.
    """
    try:
        data = read(path, dict[str, Any])
        found = fit(data, _Versioned).version
        if found > version:
            reason = msg("load-newer", found=found, known=version)
            text = msg(f"{about}-locked", file=str(path), reason=reason)
            return KeptFields(fit(data, kind) if fits(data, kind) else None, text, True)
        return KeptFields(fit(data, kind))
    except Unreadable as error:
        if error.reason.id == "load-missing":
            return KeptFields()
        if error.reason.id not in NOT_OPENED and (kept := put_aside(path)) is not None:
            text = msg(f"{about}-broken", file=str(path), kept=kept.name, reason=error.reason)
            return KeptFields(trouble=text)
        return KeptFields(
            trouble=msg(f"{about}-locked", file=str(path), reason=error.reason), locked=True
        )


# -- writing ----------------------------------------------------------------------------------


def write(path: Path, data: str | bytes, *, safe: bool = True) -> None:
    """Replace a file so that a crash at any moment leaves the old or the new one.

    ``safe`` waits until it is on the disk: then the same holds for a power cut.

    Raises:
        OSError: if it cannot be written; EBUSY if another program has it open.
    """
    path = reachable(path)
    half = partial(tempfile.mkstemp, ".tmp", _half(path), path.parent)
    try:
        handle, name = half()
    except FileNotFoundError:  # looking for each folder above would take longer than to write
        make_folder(path.parent)
        handle, name = half()
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(whole(data).encode("utf-8") if isinstance(data, str) else data)
            if safe:
                file.flush()
                os.fsync(file.fileno())
        move(Path(name), path)
    except (OSError, ValueError):  # ValueError: a null byte in the name
        with suppress(OSError):  # a scanner has it open: `clear_leftovers` removes it later
            Path(name).unlink(missing_ok=True)
        raise
    if safe:
        _sync(path.parent)


def move(old: Path, new: Path) -> None:
    """Rename a file, in place of any other of the new name; on Windows try for about a second.

    The window waits for this. So a file that was not free for a whole second is tried only once
    from then on, until it is free again.

    Raises:
        OSError: if that is not possible; EBUSY if another program has one of the two open.
    """
    pauses = () if new in _in_use else PAUSES
    for pause in (*pauses, None):
        try:
            os.replace(old, new)
        except PermissionError as error:
            if getattr(error, "winerror", 0) not in HELD or not _can_be_replaced(new):
                raise
            if pause is None:
                _in_use.add(new)
                raise OSError(errno.EBUSY, "open in another program", str(new)) from error
            time.sleep(pause)
        else:
            _in_use.discard(new)
            return


def _can_be_replaced(path: Path) -> bool:
    """Whether Windows refuses only because somebody has the file open."""
    return not path.exists() or (path.is_file() and os.access(path, os.W_OK))


def make_folder(path: Path) -> None:
    """Make a folder and those above it that are missing, for their owner alone.

    Raises:
        OSError: if that is not possible.
    """
    for above in reversed(path.parents):
        if not os.path.exists(above):
            above.mkdir(mode=0o700, exist_ok=True)
    path.mkdir(mode=0o700, exist_ok=True)


def _half(path: Path) -> str:
    """How the name of a file begins that is to replace this one; short, however long that is."""
    return f"{NEW}{zlib.crc32(os.fsencode(path.name)):08x}-"


def why_unwritable(error: OSError) -> Msg:
    """Say why a file cannot be written."""
    if error.errno == errno.EBUSY or getattr(error, "winerror", 0) == HELD[1]:
        return msg("save-reason-in-use")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return msg("save-reason-read-only")
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return msg("save-reason-full")
    if error.errno == errno.ENAMETOOLONG or getattr(error, "winerror", 0) == TOO_LONG:
        return msg("save-reason-long")
    if error.errno == errno.EINVAL:
        return msg("save-reason-name")
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return msg("save-reason-no-folder")
    return msg("save-reason-other")


def settle(path: Path) -> None:
    """Wait until a file that was written is on the disk, as far as the system can tell."""
    _sync(path)
    _sync(path.parent)


def _sync(path: Path) -> None:
    with suppress(OSError):  # some systems cannot, above all with folders
        # Windows syncs only what may be written; elsewhere a folder cannot be opened so.
        handle = os.open(path, os.O_RDWR if sys.platform == "win32" else os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def put_aside(path: Path) -> Path | None:
    """Rename a file that cannot be used, with the date; None if that is not possible."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    first = path.with_name(f"{path.name}.broken-{stamp}")
    kept, number = first, 1
    while os.path.lexists(kept):
        number += 1
        kept = first.with_name(f"{first.name}-{number}")
    try:
        move(path, kept)
    except OSError:
        return None
    return kept


def clear_leftovers(folder: Path, age: float = 0.0) -> None:
    """Remove what a killed program left of files that it was writing, so many seconds ago."""
    with suppress(OSError):
        for path in matching(folder, f"{NEW}*"):
            if path.stat().st_mtime <= time.time() - age:
                path.unlink(missing_ok=True)


def clear_half(path: Path) -> None:
    """Remove what a killed program left of writing this file, which nobody else writes now."""
    with suppress(OSError):
        for half in matching(path.parent, f"{_half(path)}*"):
            half.unlink(missing_ok=True)


def matching(folder: Path, pattern: str) -> list[Path]:
    """List the files of a folder with such names; none where one may not look."""
    with suppress(OSError):
        return list(folder.glob(pattern))
    return []
