"""The files of the tables of cardboard: one for each, with its numbers and what is laid on it.

Version 1 had numbers alone, and players and modules beside them; the one table that could be laid
was a position in a file of its own.
"""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

from attrs import evolve, field, frozen
from msgspec import Meta as Limits

from alhambra_qt import files, paths
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.file_shapes import Text, Version
from alhambra_qt.controller.game.gameconfig import (
    MAX_SEATS,
    MIN_SEATS,
    GameConfig,
    SeatConfig,
    problems,
)
from alhambra_qt.controller.position_editor import numbers, sending
from alhambra_qt.controller.position_editor.draft import BadDraft, Draft, Way, begin, put, read
from alhambra_qt.controller.position_editor.facts import is_day
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.files import Unreadable, bad_field
from alhambra_qt.i18n import msg

VERSION = 2
FOLDER, SUFFIX = "evenings", ".json"
OLD_TABLE = "table.json"

Value = Annotated[float, Limits(ge=0, le=numbers.MOST)]
Numbers = dict[Text, tuple[Value | None, ...]]


@frozen
class Kept:
    """A table as its file has it."""

    day: Text
    names: tuple[Text, ...]
    place: Text = ""
    modules: tuple[Text, ...] = ()
    scorings: tuple[Numbers, Numbers, Numbers] = field(factory=lambda: ({}, {}, {}))
    way: Way = "numbers"
    table: dict[str, Any] | None = None


def folder() -> Path:
    """Return where the tables are kept."""
    return paths.data_dir() / FOLDER


def latest() -> str | None:
    """Return the file of the table that was changed last."""
    found = files.matching(folder(), f"*{SUFFIX}")
    last = max(found, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)
    return None if last is None else last.name


def every() -> dict[str, Kept]:
    """Return all tables that can be read, by the names of their files, newest first."""
    found = {}
    for path in files.matching(folder(), f"*{SUFFIX}"):
        with suppress(Unreadable):
            found[path.name] = _kept(path)
    return dict(sorted(found.items(), key=_age, reverse=True))


def _age(item: tuple[str, Kept]) -> tuple[str, int, str]:
    """Return what orders tables: the day, which may have changed, then the number in the name."""
    name, kept = item
    return kept.day, len(name), name


def with_file(draft: Draft, other: str = "") -> Draft:
    """Return a table with an unused file, which is not the ``other``."""
    taken = {other, *(path.name for path in files.matching(folder(), f"*{SUFFIX}"))}
    count = 1
    while f"{draft.day}-{count}{SUFFIX}" in taken:
        count += 1
    return evolve(draft, file=f"{draft.day}-{count}{SUFFIX}")


def save(draft: Draft) -> None:
    """Write a table, whole or not at all.

    Raises:
        OSError: if it cannot be written.
    """
    data = {
        "version": VERSION,
        "day": draft.day,
        "names": draft.names,
        "place": draft.place,
        "modules": draft.modules,
        "scorings": draft.scorings,
        "way": draft.way,
        "table": draft.data,
    }
    files.write(folder() / draft.file, records.dumps(data), safe=False)


def _kept(path: Path) -> Kept:
    data = files.read(path, dict[str, Any])
    version = files.fit(data.get("version", 1), Version, "version")  # once there was none
    if version > VERSION:
        raise Unreadable(msg("load-newer", found=version, known=VERSION), "version")
    kept = files.fit(data, Kept)
    if not is_day(kept.day):
        raise bad_field("day")
    if not MIN_SEATS <= len(kept.names) <= MAX_SEATS:
        raise bad_field("names", "range")
    seats = tuple(SeatConfig(n, mark=m) for n, m in zip(kept.names, MARKS, strict=False))
    for problem in problems(GameConfig(seats, kept.modules)):
        raise Unreadable(problem.text, problem.field)
    return kept


def load(name: str) -> Draft:
    """Read a table by the name of its file.

    Raises:
        Unreadable: naming the field that is wrong.
    """
    kept = _kept(folder() / Path(name).name)
    try:
        draft = begin(kept.names, kept.modules) if kept.table is None else read(kept.table)
    except BadDraft as error:
        raise Unreadable(error.text, "table") from error
    draft = evolve(
        draft,
        day=kept.day,
        place=kept.place,
        scorings=kept.scorings,
        way=kept.way,
        file=Path(name).name,
    )
    _check_numbers(draft)
    if kept.table is None:  # the scoring that was begun last is shown
        begun = [scoring for scoring in numbers.SCORINGS if numbers.begun(draft, scoring)]
        draft = put(draft, scorings_done=max(begun, default=1) - 1)
    return draft


def _check_numbers(draft: Draft) -> None:
    for scoring in numbers.SCORINGS:
        asked = numbers.rows(draft, scoring)
        for row, cells in draft.scorings[scoring - 1].items():
            where = f"scorings.{scoring - 1}.{row}"
            if row not in asked or len(cells) > numbers.columns(draft, scoring, row):
                raise bad_field(where)
            for column, value in enumerate(cells):
                if value is not None and not numbers.possible(draft, row, value):
                    raise bad_field(f"{where}.{column}", "range")


def old_table() -> Path | None:
    """Return the file of the table that an older program kept, of which there was one."""
    path = paths.data_dir() / OLD_TABLE
    return path if path.exists() else None


def adopt(path: Path) -> None:
    """Keep the table of an older program among the others, as old as it is.

    Raises:
        BadDraft: if it cannot be read.
        OSError: if it cannot be written, or the old one not removed; then it stays alone.
    """
    moment = path.stat()
    day = datetime.fromtimestamp(moment.st_mtime).astimezone().date().isoformat()
    draft = with_file(evolve(sending.load(path), way="tiles", day=day))
    kept = folder() / draft.file
    save(draft)
    try:
        os.utime(kept, ns=(moment.st_atime_ns, moment.st_mtime_ns))
        path.unlink()
    except OSError:
        kept.unlink()
        raise
