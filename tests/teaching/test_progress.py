"""The progress of people is stored, and never lost by a broken file."""

import json
import os
import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt.i18n import LANGS, tr
from alhambra_qt.teaching.progress import KEPT_MISSES, MASTERED, Progress, PuzzlesKnown, Skill, load


def filled(path: Path) -> Progress:
    """Two people who learned something."""
    progress = Progress(path)
    anna = progress.choose("Anna")
    anna.step_done("base-1", "take")
    anna.step_done("base-1", "take")
    anna.resume["base-1"] = "several"
    anna.met("buy.exact", seen=1, used=2)
    anna.answered("exact", "exact/1/7", True)
    anna.answered("exact", "exact/1/8", False)
    anna.coach = False
    anna.puzzles.day = date(2026, 11, 28)
    anna.puzzles.codes = ["wall.2.a1"]
    anna.puzzles.families["wall"] = Skill(0.5, 3)
    progress.choose("Bruno").offered.append("huts")
    return progress


def test_it_comes_back(tmp_path: Path) -> None:
    """Saved progress is read again, person by person."""
    path = tmp_path / "learning.json"
    written = filled(path)
    written.save()
    again = load(path)
    assert again.profiles == written.profiles
    assert again.current == "Bruno"
    assert again.choose("Anna").lessons == {"base-1": ["take"]}
    assert again.trouble is None


def test_a_file_without_puzzles_is_read(tmp_path: Path) -> None:
    """A file from before there were puzzles has none, and is written in the present form."""
    path = tmp_path / "learning.json"
    old = {"version": 1, "current": "A", "profiles": [GOOD]}
    path.write_text(json.dumps(old), encoding="utf-8")
    progress = load(path)
    assert progress.trouble is None
    assert progress.profile.puzzles == PuzzlesKnown()
    assert progress.profile.lessons == {"money": ["take"]}
    progress.save()
    assert json.loads(path.read_text(encoding="utf-8"))["version"] == 2


def test_streak_and_review() -> None:
    """A miss ends the streak and comes back until it is solved; the oldest are dropped."""
    profile = Progress(Path("unused")).choose("Anna")
    for number in range(3):
        profile.answered("walls", f"walls/{number}", True)
    profile.answered("walls", "walls/9", False)
    assert (profile.streak, profile.best, profile.missed) == (0, 3, ["walls/9"])
    profile.answered("walls", "walls/9", True)
    assert (profile.streak, profile.missed) == (1, [])
    assert (profile.solved["walls"], profile.tried["walls"]) == (4, 5)
    for number in range(KEPT_MISSES + 5):
        profile.answered("walls", f"walls/{number}", False)
    assert len(profile.missed) == KEPT_MISSES
    assert profile.missed[0] == "walls/5"


def test_mastery() -> None:
    """A rule is mastered when it was used well often, and oftener than missed."""
    profile = Progress(Path("unused")).choose("Anna")
    assert not profile.met("buy.exact", used=MASTERED - 1).mastered
    assert profile.met("buy.exact", used=1).mastered
    assert not profile.met("buy.exact", missed=MASTERED).mastered


GOOD: dict[str, Any] = {
    "name": "A",
    "lessons": {"money": ["take"]},
    "resume": {},
    "rules": {"x": [1, 2, 0]},
    "solved": {},
    "tried": {"exact": 1},
    "streak": 0,
    "best": 0,
    "missed": [],
    "offered": [],
}
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("name", {"name": 1}),
    ("lessons.money", {"lessons": {"money": "take"}}),
    ("resume.money", {"resume": {"money": 1}}),
    ("rules.x", {"rules": {"x": "abc"}}),
    ("rules.x", {"rules": {"x": [1, 2, 3, 4]}}),
    ("rules.x.1", {"rules": {"x": [1, "2", 3]}}),
    ("missed.0", {"missed": ["x" * 201]}),
    ("tried.exact", {"tried": {"exact": 1e300}}),
    ("streak", {"streak": -1}),
    ("missed", {"missed": {}}),
    ("puzzles.day", {"puzzles": {"day": "yesterday"}}),
    ("puzzles.overall.0", {"puzzles": {"overall": [1e9, 2]}}),
    ("puzzles.families.wall", {"puzzles": {"families": {"wall": 1}}}),
]


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("version", {"version": 0}),
        ("profiles", {"profiles": 1}),
        ("profiles.0", {"profiles": [1]}),
        ("profiles.0.name", {"profiles": [{}]}),
        *((f"profiles.0.{field}", {"profiles": [{**GOOD, **one}]}) for field, one in WRONG),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, field: str, wrong: dict[str, Any]) -> None:
    """The trouble is one sentence with the file and the field."""
    path = tmp_path / "learning.json"
    good = {"version": 1, "current": "A", "profiles": [GOOD]}
    path.write_text(json.dumps(good), encoding="utf-8")
    assert load(path).trouble is None
    path.write_text(json.dumps({**good, **wrong}), encoding="utf-8")
    progress = load(path)
    assert progress.trouble is not None
    for lang in LANGS:
        before, _, after = tr(lang, progress.trouble).partition(str(path))
        assert field in re.split("[ :,\u202f]+", f"{before} {after}")
    assert progress.profiles == {}


def test_a_streak_of_an_older_version_is_ignored(tmp_path: Path) -> None:
    """A file with the days on which puzzles were solved opens, and the rest of it holds."""
    path, before = tmp_path / "learning.json", {"streak": 4, "best": 9, "last": "2026-11-27"}
    profile = {**GOOD, "puzzles": {**before, "theme": "wall"}}
    data = {"version": 1, "current": "A", "profiles": [profile]}
    path.write_text(json.dumps(data), encoding="utf-8")
    progress = load(path)
    assert progress.trouble is None
    assert progress.profile.puzzles == PuzzlesKnown(theme="wall")


@pytest.mark.parametrize("text", ["{", "[]", "[" * 100_000, "\x00"])
def test_a_broken_file_is_put_aside(tmp_path: Path, text: str) -> None:
    """It is named, kept under another name, and learning begins anew."""
    path = tmp_path / "learning.json"
    path.write_text(text, encoding="utf-8")
    progress = load(path)
    assert progress.profiles == {}
    assert progress.trouble is not None
    assert str(path) in tr("en", progress.trouble)
    (kept,) = tmp_path.glob("learning.json.broken-*")
    assert kept.name in tr("fr", progress.trouble)
    assert kept.read_text(encoding="utf-8") == text
    progress.choose("Anna")
    progress.save()
    assert load(path).profiles.keys() == {"Anna"}


def test_every_broken_file_is_kept(tmp_path: Path) -> None:
    """A second broken file does not take the place of the first that was put aside."""
    path = tmp_path / "learning.json"
    for text in ("{", "[", "nothing"):
        path.write_text(text, encoding="utf-8")
        load(path)
    kept = tmp_path.glob("learning.json.broken-*")
    assert sorted(path.read_text(encoding="utf-8") for path in kept) == ["[", "nothing", "{"]


def test_what_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    """A file of a newer version, or one that is no file, is not put aside and never overwritten."""
    newer = tmp_path / "newer.json"
    newer.write_text('{"version": 3, "profiles": {"A": 1}}', encoding="utf-8")
    odd = tmp_path / "odd.json"
    odd.mkdir()
    for path in (newer, odd):
        progress = load(path)
        assert progress.trouble is not None
        assert progress.trouble.id == "learn-locked"
        progress.choose("Anna")
        progress.save()
    assert newer.read_text(encoding="utf-8") == '{"version": 3, "profiles": {"A": 1}}'
    assert sorted(path.name for path in tmp_path.iterdir()) == ["newer.json", "odd.json"]


def test_what_could_not_be_read_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Progress that the disk did not give at first is there again at the next start."""
    path = tmp_path / "learning.json"
    filled(path).save()

    def failing(*_args: object) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fstat", failing)
        progress = load(path)
    progress.choose("Anna").step_done("base-1", "several")
    progress.save()
    assert load(path).profiles == filled(path).profiles


def test_forgetting(tmp_path: Path) -> None:
    """One person can be forgotten, or everything."""
    progress = filled(tmp_path / "learning.json")
    progress.save()
    progress.forget("Bruno")
    assert progress.current == "Anna"
    progress.delete_file()
    assert load(progress.path).profiles == {}


def test_two_programs_share_a_file(tmp_path: Path) -> None:
    """The last program that saves keeps other people's progress stored by another one."""
    path = tmp_path / "learning.json"
    first, second = load(path), load(path)
    first.choose("Anna").step_done("money", "first")
    first.save()
    second.choose("Marco").answered("hand", "code", True)
    second.save()
    first.choose("Ioana").step_done("money", "first")
    first.forget("Anna")
    first.save()
    found = load(path)
    assert set(found.profiles) == {"Marco", "Ioana"}
    assert found.profiles["Marco"].solved == {"hand": 1}


def test_half_letters_in_a_name(tmp_path: Path) -> None:
    """A name with half a letter, as a keyboard may bring it, is kept without it."""
    progress = Progress(tmp_path / "learning.json")
    progress.choose("A\ud800na").step_done("money", "take")
    progress.save()
    assert load(progress.path).profiles.keys() == {"A?na"}
