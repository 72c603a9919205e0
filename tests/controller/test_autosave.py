"""Autosave: nothing is lost, whatever ends the program, and the disk is not waited for."""

import os
import random
import threading
import time
from pathlib import Path

import pytest

from alhambra_qt import files
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game import saves as shelf
from alhambra_qt.controller.game.autosave import Autosave, recover, safe_path
from alhambra_qt.controller.game.session import Session
from tests.controller.kit import chance, config, played


def saving(folder: Path, actions: int = 10) -> Autosave:
    """A game that saves itself, with some actions played."""
    auto = Autosave(Session.new(config(3, seed="auto")), shelf.auto_path(folder))
    rng = random.Random(3)
    for _ in range(actions):
        chance(auto.session, rng)
    return auto


def test_the_disk_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the disk is, an action goes on at once, and its file holds it already."""
    gate, syncing = threading.Event(), threading.Event()

    def slow(_handle: int) -> None:
        syncing.set()
        gate.wait()

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", slow)
        auto = saving(tmp_path)
        assert syncing.wait(10)
        assert records.load(auto.path).digest() == auto.session.digest()
        gate.set()
        auto.stop()


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


def test_after_a_kill(tmp_path: Path) -> None:
    """A file that is whole is newer than its copy: the copy goes, and half-written files too."""
    auto = saving(tmp_path)
    auto.stop()
    before = auto.path.read_bytes()
    safe_path(auto.path).write_text('{"older": 1}')
    (tmp_path / f"{files.NEW}x.tmp").write_text("half")
    recover(tmp_path)
    assert list(tmp_path.iterdir()) == [auto.path]
    assert auto.path.read_bytes() == before
    recover(tmp_path / "nowhere")


def test_what_another_program_writes_is_left_alone(tmp_path: Path) -> None:
    """The copies and half-written files of a program that is running are its own."""
    path = tmp_path / "auto-1.alhambra"
    path.write_bytes(b"")
    safe_path(path).write_text("{}")
    (tmp_path / f"{files.NEW}x.tmp").write_text("half")
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
    for _ in range(40):
        chance(session, rng)
    straight.replay(session.actions)
    assert session.marks == straight.marks
    assert set(session.marks) == set(range(0, len(session.steps) + 1, 25))
