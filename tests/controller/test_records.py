"""Saved games: exact, safe, clear about what is wrong, and saved before anything can end."""

import errno
import json
import os
import random
import shutil
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from alhambra_qt import files
from alhambra_qt.controller.game import file_shapes, records
from alhambra_qt.controller.game import saves as shelf
from alhambra_qt.controller.game.saves import Autosave, recover, safe_path
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.thoughts import Written
from alhambra_qt.engine.actions import action_types
from alhambra_qt.i18n import LANGS, tr
from alhambra_qt.modules import IDS
from tests.cases import night, some
from tests.controller.kit import chance, chances, config, listed, played
from tests.processes import Process
from tests.saves import make

SETUP = config(3, 1, seed="saved", modules=("vizier", "camps"))


@pytest.fixture(scope="module")
def session() -> Session:
    """Half a game."""
    return played(SETUP, 80)


@pytest.fixture
def path(tmp_path: Path, session: Session) -> Path:
    """Half a game, saved."""
    path = tmp_path / "game.alhambra"
    records.save(session, path)
    return path


def changed(path: Path, **change: Any) -> Path:
    """The saved game with some fields changed; None leaves the field out."""
    data = json.loads(path.read_text(encoding="utf-8"))
    for key, value in change.items():
        if value is None:
            del data[key]
        else:
            data[key] = value
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def trouble(path: Path) -> records.BadFile:
    """Return the error of a file; it is reported in every language and the file is untouched."""
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(records.BadFile) as caught:
        records.load(path)
    for lang in LANGS:
        text = tr(lang, caught.value.text)
        assert path.name in text
        assert caught.value.field in text
        assert "{" not in text
    if path.is_file():
        assert path.read_bytes() == before
    return caught.value


def test_round_trip(path: Path, session: Session) -> None:
    """A game comes back exactly: state, actions, seats, language and help of each seat."""
    again = records.load(path)
    assert again.digest() == session.digest()
    assert again.actions == session.actions
    assert again.config == session.config
    assert [s.events for s in again.steps] == [s.events for s in session.steps]


def test_loaded_game_goes_on(path: Path, session: Session) -> None:
    """A loaded game is played on, and taking back works as far as before."""
    again = records.load(path)
    for seat in range(3):
        first = session.undo_blocked(seat)
        second = again.undo_blocked(seat)
        assert first == second


def test_missing_file(tmp_path: Path) -> None:
    """A file that is not there is said to be missing."""
    error = trouble(tmp_path / "nothing.alhambra")
    assert tr("en", error.text) == "nothing.alhambra cannot be read: the file does not exist"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "load-not-json"),
        (b'{"format": "alhambra-game", "version"', "load-not-json"),
        (b"\xff\xfe\x00binary", "load-not-text"),
        (b"[1, 2]", "load-no-object"),
        (b'{"format": "chess"}', "load-foreign"),
        (b"[" * 100_000, "load-no-object"),
        (b'{"a":' + b"[" * 100_000, "load-not-json"),
    ],
)
def test_not_a_game(tmp_path: Path, content: bytes, message: str) -> None:
    """Empty, cut, binary and foreign files have different errors."""
    path = tmp_path / "odd.alhambra"
    path.write_bytes(content)
    assert trouble(path).reason.id == message


def test_a_file_may_begin_with_a_mark(path: Path) -> None:
    """A byte order mark, as some editors set it, does no harm."""
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    records.load(path)


def test_folder_instead_of_file(tmp_path: Path) -> None:
    """A folder is no game."""
    assert trouble(tmp_path).reason.id == "load-no-file"


def test_newer_version(path: Path) -> None:
    """A file of a newer program names both versions."""
    error = trouble(changed(path, version=99))
    assert error.field == "version"
    assert "99" in tr("en", error.text)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"version": "1"}, "version"),
        ({"version": 0}, "version"),
        ({"setup": None}, "setup"),
        ({"setup": {"seats": 9, "seed": "x"}}, "setup.seats"),
        ({"setup": {"seats": 3, "seed": 5}}, "setup.seed"),
        ({"setup": {"seats": 3, "seed": "saved", "modules": ["dragons"]}}, "modules"),
        ({"seats": None}, "seats"),
        ({"seats": [{"name": "A"}]}, "seats"),
        ({"seats": [{"name": 5}, {}, {}]}, "seats.0.name"),
        ({"seats": [{}, {}, {"name": "x" * 5000}]}, "seats.2.name"),
        ({"version": 10**400}, "version"),
        ({"seats": [{"kind": "cat"}, {}, {}]}, "seats.0.kind"),
        ({"actions": None}, "actions"),
        ({"actions": "none"}, "actions"),
        ({"actions": [{"type": "fly"}]}, "actions.0.type"),
        ({"actions": [{"type": "buy", "slot": "florin"}]}, "actions.0.cards"),
        ({"actions": [{"type": "end_turn"}]}, "actions.0"),
        ({"digests": []}, "digests"),
        ({"digests": {"x": "y"}}, "digests.x"),
        ({"digests": {"\u00b2": "y"}}, "digests.\u00b2"),
        ({"start": 5}, "start"),
    ],
)
def test_broken_field(path: Path, change: dict[str, Any], field: str) -> None:
    """Every field that is broken is named."""
    assert trouble(changed(path, **change)).field == field


@pytest.mark.parametrize("field", ["setup", "seats", "digests", "colour"])
def test_half_letters_are_no_text(path: Path, field: str) -> None:
    """Half of a letter, which no file can hold, is not read, wherever it stands."""
    assert trouble(changed(path, **{field: {"seed": "\ud800"}})).reason.id == "load-not-json"


@pytest.mark.parametrize("key", ["1" * 5000, "\u00b2"])
def test_odd_names_can_be_said(path: Path, key: str) -> None:
    """A complaint about a field with an endless or unwritable name is still a sentence."""
    for change in ({"digests": {key: "y"}}, {"start": {key: 1}}, {"actions": [{"type": key}]}):
        text = tr("en", trouble(changed(path, **change)).text)
        assert len(text.encode("utf-8")) < 500
    position = {"format": "alhambra-position", "version": 1, "seats": [{}, {}], key: 1}
    path.write_text(json.dumps(position), encoding="utf-8")
    assert len(tr("en", trouble(path).text).encode("utf-8")) < 500


def test_tampered_action(path: Path, session: Session) -> None:
    """A record whose actions were changed is found out, at the place where it shows."""
    data = json.loads(path.read_text(encoding="utf-8"))
    data["actions"].pop()
    path.write_text(json.dumps(data), encoding="utf-8")
    records.load(path)  # a shorter game is a game; only its end mark is out of reach
    data["digests"] = {str(len(data["actions"])): data["digests"][str(len(session.steps))]}
    path.write_text(json.dumps(data), encoding="utf-8")
    error = trouble(path)
    assert error.reason.id == "load-digest"


def test_tampered_seed(path: Path) -> None:
    """Another seed does not fit the actions or the digests."""
    data = json.loads(path.read_text(encoding="utf-8"))
    data["setup"]["seed"] = "other"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert trouble(path).reason.id in ("load-action", "load-digest")


def test_only_new_actions_are_written() -> None:
    """After each action, also one that follows an undone one, all of them stand in the text."""
    session, written, undone = Session.new(config(3, 3, seed="written")), Written(), 0
    rng = random.Random(4)
    for _ in range(80):
        chance(session, rng)
        text = json.loads(records.to_text(session, written))
        assert text["actions"] == records.to_record(session)["actions"]
        undone += undone < 9 and session.undo(session.steps[-1].seat) is not None
    assert undone == 9


def test_unknown_fields_are_kept(path: Path) -> None:
    """A field that this version does not know does no harm, and is still there when saved again."""
    session = records.load(changed(path, colour={"roof": "green"}))
    assert records.to_record(session)["colour"] == {"roof": "green"}


# -- what no longer fits ------------------------------------------------------------------------


def fitting(path: Path, upto: int) -> Session:
    """Load the part of a record that fits; the file is untouched."""
    error = trouble(path)
    assert error.upto == upto
    shortened = records.load(path, upto)
    assert len(shortened.steps) == upto
    return shortened


def test_an_action_that_no_longer_fits(path: Path, session: Session) -> None:
    """If the rules forbid an action now, the game can go on from the moment before it."""
    data = json.loads(path.read_text(encoding="utf-8"))
    actions = [*data["actions"][:60], {"type": "end_turn"}, {"type": "end_turn"}]
    shortened = fitting(changed(path, actions=actions), 61)  # a turn can be ended once
    assert shortened.actions[:60] == session.actions[:60]
    straight = Session.new(session.config)
    straight.replay(shortened.actions)
    assert shortened.digest() == straight.digest()
    assert set(shortened.marks) == {0, 25, 50}


def test_a_moment_that_no_longer_fits(path: Path) -> None:
    """If the game leads elsewhere, it can go on from the last moment that was as recorded."""
    data = json.loads(path.read_text(encoding="utf-8"))
    assert sorted(map(int, data["digests"])) == [0, 25, 50, 75, 80]
    for wrong, last in ((80, 75), (75, 50), (50, 25)):
        fitting(changed(path, digests={**data["digests"], str(wrong): "x"}), last)
    for wrong in (25, 0):  # nothing fits but an empty table, or not even that
        assert trouble(changed(path, digests={**data["digests"], str(wrong): "x"})).upto == 0


def test_without_a_sign_that_it_ever_fitted(path: Path) -> None:
    """A record without digests, or with another deal, is refused: nothing tells what fits."""
    data = json.loads(path.read_text(encoding="utf-8"))
    actions = [*data["actions"][:60], {"type": "end_turn"}, {"type": "end_turn"}]
    assert trouble(changed(path, actions=actions, digests={})).upto == 0


def test_what_belongs_to_later_moments_goes(path: Path) -> None:
    """Thoughts and changes of seats from after the last fitting moment do not come along."""
    data = json.loads(path.read_text(encoding="utf-8"))
    change = {"seat": 1, "kind": "human", "level": "easy", "style": "balanced"}
    path = changed(
        path,
        thoughts={"10": {"value": 1.5}, "70": {"value": 2.5}},
        takeovers=[{**change, "at": 5}, {**change, "at": 78}],
        digests={**data["digests"], "75": "x"},
    )
    shortened = fitting(path, 50)
    assert [n for n, step in enumerate(shortened.steps) if step.thought is not None] == [10]
    assert [takeover.at for takeover in shortened.takeovers] == [5, 50]
    again = Path(path.with_name("again.alhambra"))
    records.save(shortened, again)
    assert records.load(again).digest() == shortened.digest()


# -- writing ----------------------------------------------------------------------------------


def test_no_half_file(tmp_path: Path, session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """If writing fails, the old file is whole and no other file is left behind."""
    path = tmp_path / "game.alhambra"
    records.save(session, path)
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(records.SaveFailed) as caught:
        records.save(session, path)
    assert tr("en", caught.value.text) == (
        f"The game could not be saved in {tmp_path}: the disk is full. You can keep playing."
    )
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (errno.EACCES, "save-reason-read-only"),
        (errno.EROFS, "save-reason-read-only"),
        (errno.ENOSPC, "save-reason-full"),
        (errno.ENOTDIR, "save-reason-no-folder"),
        (errno.ENAMETOOLONG, "save-reason-long"),
        (errno.EINVAL, "save-reason-name"),
        (errno.EIO, "save-reason-other"),
    ],
)
def test_reasons(code: int, message: str) -> None:
    """Each kind of failure has its own words."""
    assert files.why_unwritable(OSError(code, "x")).id == message


def test_file_in_place_of_the_folder(tmp_path: Path, session: Session) -> None:
    """Where a folder should be and is none, saving says so."""
    (tmp_path / "games").write_text("I am a file", encoding="utf-8")
    with pytest.raises(records.SaveFailed) as caught:
        records.save(session, tmp_path / "games" / "game.alhambra")
    assert str(tmp_path / "games") in tr("ro", caught.value.text)


def test_same_game_same_file(session: Session) -> None:
    """A record depends on the game alone, apart from the time it was saved."""
    first, second = records.to_record(session), records.to_record(session)
    first["meta"].pop("saved")
    second["meta"].pop("saved")
    assert first == second


# -- formats ----------------------------------------------------------------------------------


def opened() -> list[Path]:
    """Every kept game; the daily run takes every other one in the new version if there are two."""
    old, new = (
        {path.name: path for path in make.every() if path.parent.name[-1] == n} for n in "12"
    )
    every = sorted(old | new)
    if night():
        return make.every()
    return [(old if n % 2 else new).get(name) or (old | new)[name] for n, name in enumerate(every)]


@pytest.mark.parametrize("kept", opened(), ids=lambda kept: f"{kept.parent.name}/{kept.stem}")
def test_every_kept_game_loads(kept: Path) -> None:
    """Every game that was ever kept opens whole, and leads to every moment it describes."""
    data = json.loads(kept.read_text(encoding="utf-8"))
    assert kept.parent.name == f"version-{data['version']}"
    session = records.load(kept)
    assert len(session.steps) == len(data["actions"])
    assert list(session.scores) == data["meta"]["scores"]
    for number, mark in data["digests"].items():
        marks = {**session.marks, len(session.steps): session.digest()}
        assert marks[int(number)] == mark
    again = records.to_record(session)
    for field in {"setup", "start", "actions", "thoughts", "takeovers", "skips"} & set(data):
        assert again[field] == data[field]


@pytest.mark.parametrize("kept", make.changed(), ids=lambda kept: kept.stem)
def test_games_of_other_rules_go_on(kept: Path) -> None:
    """A game that corrected rules change goes on from the last moment that still fits."""
    fits = int(kept.stem.partition("@")[2])
    assert trouble(kept).upto >= fits
    session = records.load(kept, fits)
    assert len(session.steps) == fits
    chance(session, random.Random(1))


def test_games_of_every_kind_are_kept() -> None:
    """There are games of every version, and of the newest with all there can be in one."""
    folder = make.FOLDER / f"version-{records.VERSION}"
    for version in range(1, records.VERSION + 1):
        assert any((make.FOLDER / f"version-{version}").glob("*.alhambra"))
    assert {path.stem for path in folder.glob("*.alhambra")} >= set(make.kinds())
    kept = [json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.alhambra")]
    assert {len(data["seats"]) for data in kept} == set(range(2, 7))
    assert {module for data in kept for module in data["setup"]["modules"]} == set(IDS)
    assert {*file_shapes.FIELDS} == {field for data in kept for field in data}
    actions = {action["type"] for data in kept for action in data["actions"]}
    known = {name for name, kind in action_types().items() if "alhambra_qt" in kind.__module__}
    assert known <= {*actions, "pass"}  # which is legal only if nothing else is


def test_every_old_version_has_its_migration() -> None:
    """Each step from one version to the next has one function."""
    assert sorted(records.MIGRATIONS) == list(range(1, records.VERSION))


def test_migrations_run_in_order(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An old file goes through every step between its version and today's."""
    seen: list[int] = []

    def step(number: int) -> Any:
        def change(data: records.Json) -> records.Json:
            seen.append(number)
            return data

        return change

    monkeypatch.setattr(records, "VERSION", 3)
    monkeypatch.setattr(records, "MIGRATIONS", {1: step(1), 2: step(2)})
    records.load(changed(path, version=1))
    assert seen == [1, 2]


def test_copy_of_a_save_is_a_save(path: Path, tmp_path: Path, session: Session) -> None:
    """A file moved elsewhere loads the same game."""
    other = tmp_path / "elsewhere.txt"
    shutil.copy(path, other)
    assert records.load(other).digest() == session.digest()


def test_youngest_and_counts_are_kept(tmp_path: Path) -> None:
    """Options of the set-up survive saving."""
    setup = evolve(config(3), youngest=2, counts=False)
    records.save(played(setup, 5), tmp_path / "a.alhambra")
    again = records.load(tmp_path / "a.alhambra").config
    assert (again.youngest, again.counts) == (2, False)


# -- autosave --------------------------------------------------------------------------------------


def saving(folder: Path, actions: int = 10) -> Autosave:
    """A game that saves itself, with some actions played."""
    auto = Autosave(Session.new(config(3, seed="auto")), shelf.auto_path(folder))
    chances(auto.session, random.Random(3), actions)
    return auto


def test_the_disk_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the disk is, an action goes on at once, and its file holds it already."""
    gate, syncing = threading.Event(), threading.Event()

    def slow(_handle: int) -> None:
        syncing.set()
        gate.wait(30)

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", slow)
        auto = saving(tmp_path)
        assert syncing.wait(10)
        assert records.load(auto.path).digest() == auto.session.digest()
        gate.set()
        auto.stop()


def test_a_dead_disk_does_not_hold_up_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that never finishes a sync delays the end of a game for a while, not for ever."""
    gate = threading.Event()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda _handle: gate.wait(30))
        patch.setattr(shelf, "LONGEST_SYNC", 0.05)
        auto = saving(tmp_path)
        auto.stop()
        assert not gate.is_set()
        assert any(thread.name == "safe-copy" for thread in threading.enumerate())
    gate.set()
    for thread in threading.enumerate():
        if thread.name == "safe-copy":
            thread.join(30)
    recover(tmp_path)
    assert list(tmp_path.iterdir()) == [auto.path]
    assert records.load(auto.path).digest() == auto.session.digest()


def test_the_copy_is_on_the_disk_and_goes(tmp_path: Path) -> None:
    """The copy that is waited for holds the newest game soon; at the end only the game is left."""
    auto = saving(tmp_path)
    copy = safe_path(auto.path)
    deadline = time.monotonic() + 20
    while not copy.exists() or copy.read_bytes() != auto.path.read_bytes():
        assert time.monotonic() < deadline
        time.sleep(0.01)
    auto.stop()
    assert list(tmp_path.iterdir()) == [auto.path]
    assert records.load(auto.path).digest() == auto.session.digest()


@pytest.mark.parametrize("left", [b"", b"\x00" * 4096, b'{"format": "alhambra-game", "ver', None])
def test_after_a_power_cut(tmp_path: Path, left: bytes | None) -> None:
    """Where a power cut left nothing, zeros or half a file, the game comes back from its copy."""
    auto = saving(tmp_path)
    text = auto.path.read_text(encoding="utf-8")
    auto.stop()
    safe_path(auto.path).write_text(text, encoding="utf-8")
    if left is None:
        auto.path.unlink()
    else:
        auto.path.write_bytes(left)
    recover(tmp_path)
    assert records.load(auto.path).digest() == auto.session.digest()
    assert not safe_path(auto.path).exists()
    kept = [path for path in tmp_path.iterdir() if path != auto.path]
    assert [path.read_bytes() for path in kept] == ([] if left is None else [left])


def test_what_the_disk_does_not_give_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While nobody can look at a file or its copy neither is removed; later the game comes back."""
    auto = saving(tmp_path)
    text = auto.path.read_text(encoding="utf-8")
    auto.stop()
    safe_path(auto.path).write_text(text, encoding="utf-8")
    auto.path.write_bytes(b"half")

    def failing(*_args: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fstat", failing)
        recover(tmp_path)
    assert sorted(tmp_path.iterdir()) == [safe_path(auto.path), auto.path]
    recover(tmp_path)
    assert records.load(auto.path).digest() == auto.session.digest()


def test_after_a_kill(tmp_path: Path) -> None:
    """A file that is whole is newer than its copy: the copy goes, and half-written files too."""
    auto = saving(tmp_path)
    auto.stop()
    before = auto.path.read_bytes()
    safe_path(auto.path).write_text('{"older": 1}', encoding="utf-8")
    (tmp_path / f"{files.NEW}x.tmp").write_text("half", encoding="utf-8")
    recover(tmp_path)
    assert list(tmp_path.iterdir()) == [auto.path]
    assert auto.path.read_bytes() == before
    recover(tmp_path / "nowhere")


def test_files_of_another_program(tmp_path: Path) -> None:
    """The copies and half-written files of a program that is running are its own."""
    path = tmp_path / "auto-1.alhambra"
    path.write_bytes(b"")
    safe_path(path).write_text("{}", encoding="utf-8")
    (tmp_path / f"{files.NEW}x.tmp").write_text("half", encoding="utf-8")
    before = sorted(tmp_path.iterdir())
    recover(tmp_path, lambda _: False)
    assert sorted(tmp_path.iterdir()) == before


def test_two_broken_files_stay(tmp_path: Path) -> None:
    """A broken copy never takes the place of a broken file."""
    path = tmp_path / "auto-1.alhambra"
    path.write_bytes(b"half")
    safe_path(path).write_bytes(b"{")
    recover(tmp_path)
    assert path.read_bytes() == b"half"


def test_marks_follow_what_is_taken_back() -> None:
    """The digests kept on the way are those of a game played straight to the same place."""
    session = played(config(2, humans=2, seed="marks"), 60)
    straight = Session.new(session.config)
    rng = random.Random(5)
    while session.steps and session.undo(session.steps[-1].seat) is not None:
        pass
    chances(session, rng, 40)
    straight.replay(session.actions)
    assert session.marks == straight.marks
    assert set(session.marks) == set(range(0, len(session.steps) + 1, 25))


PLAY = """
import random, sys
from pathlib import Path
from alhambra_qt.controller.game import saves as shelf
from alhambra_qt.controller.game.saves import Autosave
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.thoughts import Written
from tests.controller.kit import chance, config

session = Session.new(config(3, seed="crash"))
Autosave(session, shelf.auto_path(Path(sys.argv[1])))
rng = random.Random(7)
while not session.over:
    chance(session, rng)
    print(len(session.steps), session.digest(), flush=True)
"""


def killed_game(folder: Path, lines: int) -> list[str]:
    """Play in another process and kill it without warning after some actions."""
    with Process([sys.executable, "-c", PLAY, folder]) as process:
        texts = [process.line() for _ in range(lines)]
        process.kill()
        _, rest, _ = process.end()
    return texts + [line.strip() for line in rest.splitlines(keepends=True) if line.endswith("\n")]


def test_kill_loses_at_most_one_action(tmp_path: Path) -> None:
    """After kill -9 the game continues exactly where it was, but for the action being played."""
    for lines in some((1, 17, 40), 2):
        folder = tmp_path / str(lines)
        texts = killed_game(folder, lines)
        game = shelf.unfinished(folder)
        assert game is not None
        session = records.load(game.path)
        count, digest = texts[-1].split()
        assert len(session.steps) in (int(count), int(count) + 1)
        if len(session.steps) == int(count):
            assert session.digest() == digest


def test_half_written_file_is_no_game(tmp_path: Path) -> None:
    """A file that a crash left half written is not listed as a game."""
    auto = Autosave(Session.new(config(2)), shelf.auto_path(tmp_path))
    (tmp_path / ".new-abc.alhambra").write_text('{"format": "alhambra-ga', encoding="utf-8")
    assert [game.path for game in listed(tmp_path)] == [auto.path]
