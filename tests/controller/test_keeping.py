"""The files of tables of cardboard, also those of older programs."""

import json
import os
import shutil
import time
from pathlib import Path

import pytest
from attrs import evolve

from alhambra_qt import files, paths
from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor import facts, keeping, numbers
from alhambra_qt.controller.position_editor.draft import BadDraft, Draft, PositionPlace

OLD = Path(__file__).parent.parent / "data" / "cardboard"  # as version 1 wrote them
TABLE = {"format": "alhambra-position", "version": 1, "seats": [{"name": "Anna"}, {}, {}]}
NOON = int(time.mktime((2025, 11, 28, 12, 0, 0, 0, 0, -1)))  # where the tests run


def write(data: object, name: str = "one.json") -> Path:
    """Write a file into the folder of the tables."""
    path = keeping.folder() / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data), "utf-8")
    return path


def brought(name: str, folder: Path) -> Path:
    """Bring an old file to where the program looks for it."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    shutil.copyfile(OLD / name, path)
    os.utime(path, (NOON, NOON))
    return path


def mixed() -> Draft:
    """A table with numbers, tiles, cards, a place and a module."""
    draft = editor.begin(["Anna", "Marco", "Ioana"], ["camps"])
    draft = numbers.put(draft, 2, "camps", 1, 3)
    draft = editor.lay(draft, 0, "garden-8-nw", (0, -1))
    draft = editor.add(draft, PositionPlace("hand", 1), "florin-7")
    draft = editor.put(draft, scorings_done=1)
    return evolve(draft, place="Claire", day="2026-11-28", way="tiles", file="2026-11-28-1.json")


def test_numbers_and_tiles_are_kept_together() -> None:
    """A file gives the same table again: players, modules, scoring, numbers, tiles and the way."""
    draft = mixed()
    keeping.save(draft)
    again = keeping.load(draft.file)
    assert again == draft
    assert (again.file, again.way, again.next_scoring) == (draft.file, "tiles", 2)
    assert editor.pieces(again, PositionPlace("alhambra", 0)) == ["garden-8-nw"]
    assert [*keeping.every()] == [keeping.latest()] == [draft.file]
    assert keeping.every()[draft.file].names == ("Anna", "Marco", "Ioana")


def test_numbers_of_version_1_are_read() -> None:
    """Nothing of a real game of version 1 is lost, and it opens at the scoring begun last."""
    path = brought("2026-11-27-1.json", keeping.folder())
    old = json.loads(path.read_text("utf-8"))
    draft = keeping.load(path.name)
    assert (draft.day, draft.place) == (old["day"], old["place"])
    assert [*draft.names] == old["names"]
    assert [*draft.modules] == old["modules"]
    assert [{row: [*cells] for row, cells in scoring.items()} for scoring in draft.scorings] == old[
        "scorings"
    ]
    assert (draft.way, draft.next_scoring) == ("numbers", 3)
    keeping.save(draft)
    assert keeping.load(path.name) == draft


def test_two_players_of_version_1_have_dirk() -> None:
    """The third column of a game of two is still Dirk's."""
    path = brought("2026-11-28-2.json", keeping.folder())
    draft = keeping.load(path.name)
    assert [numbers.number(draft, 1, "garden", k) for k in range(3)] == [0, 1, 2]
    assert numbers.ledger(draft, 1).dirk == 5


def test_a_table_of_version_1() -> None:
    """It becomes a file like the others, as old as it was, with all that lay on it."""
    path = brought("table.json", paths.data_dir())
    before = editor.read(json.loads(path.read_text("utf-8")))
    assert keeping.old_table() == path
    keeping.adopt(path)
    assert keeping.old_table() is None
    (name,) = keeping.every()
    draft = keeping.load(name)
    assert draft.data == before.data
    assert (draft.way, draft.day, draft.next_scoring) == ("tiles", "2025-11-28", 3)
    assert (keeping.folder() / name).stat().st_mtime == NOON


def test_a_broken_old_table_stays() -> None:
    """An unreadable file is not deleted."""
    path = paths.data_dir() / "table.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{", "utf-8")
    with pytest.raises(BadDraft):
        keeping.adopt(path)
    assert path.exists()
    assert keeping.every() == {}


def test_an_old_table_that_cannot_be_removed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is taken over when it can be removed, and not once more at each try."""
    path, unlink = brought("table.json", paths.data_dir()), Path.unlink

    def refuse(self: Path, missing_ok: bool = False) -> None:
        if self == path:
            raise PermissionError
        unlink(self, missing_ok)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", refuse)
        for _ in range(2):
            with pytest.raises(PermissionError):
                keeping.adopt(path)
    assert keeping.every() == {}
    keeping.adopt(path)
    assert len(keeping.every()) == 1


def test_versions_of_the_file() -> None:
    """A file of before there were versions is read; the next version is left to newer programs."""
    data = json.loads((OLD / "2026-11-28-2.json").read_text("utf-8"))
    assert data.pop("version") == 1
    write(data)
    assert keeping.load("one.json").names == ("Anna", "Marco")
    write({**data, "version": keeping.VERSION + 1})
    with pytest.raises(files.Unreadable) as caught:
        keeping.load("one.json")
    assert caught.value.reason.id == "load-newer"


def test_a_new_table_takes_no_file_of_another() -> None:
    """A file that is there, or that another table is about to write, is not taken."""
    keeping.save(mixed())
    again = keeping.with_file(mixed())
    assert again.file == "2026-11-28-2.json"
    assert keeping.with_file(mixed(), again.file).file == "2026-11-28-3.json"


def test_the_newest_table_is_listed_first() -> None:
    """Tables are in the order of their days, whatever days and numbers their files are named by."""
    for day, file in (("29", "2026-11-28-1"), ("28", "2026-11-28-9"), ("28", "2026-11-28-10")):
        keeping.save(evolve(mixed(), day=f"2026-11-{day}", file=f"{file}.json"))
    assert [name.removesuffix(".json") for name in keeping.every()] == [
        "2026-11-28-1",
        "2026-11-28-10",
        "2026-11-28-9",
    ]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"version": "one"}, "version"),
        ({"names": ["Anna"]}, "names"),
        ({"names": ["Anna", "Anna"]}, "seats.1.name"),
        ({"day": "yesterday"}, "day"),
        ({"modules": ["chess"]}, "modules"),
        ({"scorings": [{"camps": [1]}, {}, {}]}, "scorings.0.camps"),
        ({"scorings": [{}, {"garden": [1, 2, 3, 4]}, {}]}, "scorings.1.garden"),
        ({"scorings": [{}, {}, {"garden": [1, 2.5]}]}, "scorings.2.garden.1"),
        ({"scorings": [{}, {}, {"wall": [100]}]}, "scorings.2.wall.0"),
        ({"scorings": [{}]}, "scorings"),
        ({"place": 7}, "place"),
        ({"way": "dice"}, "way"),
        ({"table": []}, "table"),
        ({"table": {"format": "chess"}}, "table"),
        ({"table": {**TABLE, "seats": [{"name": "Anna", "hand": ["florin-99"]}, {}]}}, "table"),
        ({"table": TABLE, "scorings": [{"garden": [1, 2, 3, 4]}, {}, {}]}, "scorings.0.garden"),
    ],
)
def test_hostile_files(change: dict[str, object], field: str) -> None:
    """A broken file is refused as a whole, naming the field."""
    data = {"day": "2026-11-28", "names": ["Anna", "Marco"], **change}
    write(data)
    with pytest.raises(files.Unreadable) as caught:
        keeping.load("one.json")
    assert caught.value.field == field


def test_facts_for_numbers_and_tiles() -> None:
    """A player and a module that go take their numbers and their pieces along."""
    draft = mixed()
    fewer = facts.remove_seat(draft, 0)
    assert fewer.names == ("Marco", "Ioana")
    assert numbers.number(fewer, 2, "camps", 0) == 3
    assert editor.pieces(fewer, PositionPlace("hand", 0)) == ["florin-7"]
    off = facts.switch(editor.lay(draft, 2, "camp-4-e", (0, -1), lies=True), [])
    assert off.cleared == 1
    assert off.scorings[1] == {}
    more = facts.add_seat(draft, "Claire")
    assert (more.names[3], more.place) == ("Claire", "Claire")
    assert numbers.number(more, 2, "camps", 1) == 3


def test_a_third_player_does_not_get_the_numbers_of_dirk() -> None:
    """Dirk leaves with his numbers when a third player comes; those of the two stay."""
    draft = editor.begin(["Anna", "Marco"])
    for column in range(3):
        draft = numbers.put(draft, 1, "garden", column, column + 1)
    more = facts.add_seat(draft, "Ioana")
    assert [numbers.number(more, 1, "garden", k) for k in range(3)] == [1, 2, None]


@pytest.mark.parametrize("name", ["", " ", "Marco", "x" * 99])
def test_a_name_that_nobody_can_have_is_refused(name: str) -> None:
    """It is missing, too long, or there twice."""
    with pytest.raises(BadDraft):
        facts.rename(mixed(), 0, name)
    assert facts.rename(mixed(), 0, "Ana").names == ("Ana", "Marco", "Ioana")


@pytest.mark.parametrize("day", ["", "yesterday", "2026-11-31", "20261128"])
def test_a_day_that_is_none_is_refused(day: str) -> None:
    """It must be a day as it is written in files."""
    with pytest.raises(BadDraft):
        facts.put_day(mixed(), day)
    assert facts.put_day(mixed(), "2026-11-30").day == "2026-11-30"
