"""The games kept on this computer, and positions opened as new games."""

import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game import saves as shelf
from alhambra_qt.controller.game.gameconfig import named
from alhambra_qt.controller.game.records import keys_path
from alhambra_qt.controller.game.saves import Autosave
from alhambra_qt.controller.game.session import Session
from alhambra_qt.i18n import LANGS, Msg, msg, tr
from tests.controller.kit import chance, chances, config, listed, played, there


def saving(folder: Path, seed: str = "shelf") -> tuple[Session, Autosave]:
    """A new game that saves itself."""
    session = Session.new(config(3, seed=seed))
    return session, Autosave(session, shelf.auto_path(folder))


def test_saved_after_every_action(tmp_path: Path) -> None:
    """After every action, and after taking back, the file holds exactly the game as it is."""
    session, auto = saving(tmp_path)
    rng = random.Random(1)
    for _ in range(30):
        chance(session, rng)
        assert records.load(auto.path).digest() == session.digest()
    seat = session.steps[-1].seat
    if session.undo(seat) is not None:
        assert records.load(auto.path).digest() == session.digest()


def test_a_failure_is_told_once(tmp_path: Path) -> None:
    """In a read-only folder the game goes on; that is reported once, and when it is over."""
    session, auto = saving(tmp_path / "games")
    lines: list[Msg | None] = []
    auto.on_trouble = lines.append
    blocked = tmp_path / "blocked"
    blocked.write_text("a file", encoding="utf-8")
    good, auto.path = auto.path, blocked / "x.alhambra"
    rng = random.Random(1)
    chances(session, rng, 5)
    assert len(session.steps) == 5
    assert len(lines) == 1
    assert "blocked" in tr("fr", there(lines[0]))
    auto.path = good
    chance(session, rng)
    assert lines[1:] == [None]
    assert records.load(good).digest() == session.digest()


def test_list_newest_first_with_preview(tmp_path: Path) -> None:
    """The list tells seats, scores, round and a small Alhambra of each game."""
    session, auto = saving(tmp_path)
    chances(session, random.Random(2), 60)
    older = played(config(2, seed="old"), 10)
    records.save(older, tmp_path / "old.alhambra")
    data = json.loads((tmp_path / "old.alhambra").read_text(encoding="utf-8"))
    data["meta"]["saved"] = "2001-01-01T00:00:00+00:00"
    (tmp_path / "old.alhambra").write_text(json.dumps(data), encoding="utf-8")
    os.utime(tmp_path / "old.alhambra", (1e9, 1e9))
    first, second = listed(tmp_path)
    assert first.path == auto.path
    assert first.auto
    assert first.scores == session.scores
    assert [tag.name for tag in first.seats] == ["Anna", "Marco", "Ioana"]
    assert first.round == session.turn // 3 + 1
    assert there(first.preview).tiles[0].tile == "fountain"
    assert not second.auto


def test_broken_files_are_listed_not_lost(tmp_path: Path) -> None:
    """A file that cannot be opened is in the list with its reason, and stays as it is."""
    (tmp_path / "bad.alhambra").write_text("{", encoding="utf-8")
    (tmp_path / "odd.alhambra").write_text(
        '{"format": "alhambra-game", "version": 1}', encoding="utf-8"
    )
    found = {game.path.name: game for game in listed(tmp_path)}
    assert found["bad.alhambra"].error is not None
    assert found["odd.alhambra"].error is not None
    assert "bad.alhambra" in tr("it", found["bad.alhambra"].error)
    assert shelf.unfinished(tmp_path) is None
    assert (tmp_path / "bad.alhambra").read_text(encoding="utf-8") == "{"


def test_broken_preview_does_not_matter(tmp_path: Path) -> None:
    """A game whose preview is broken is listed without one."""
    records.save(played(config(2), 5), tmp_path / "a.alhambra")
    data = json.loads((tmp_path / "a.alhambra").read_text(encoding="utf-8"))
    for preview in ({"seat": 7, "tiles": []}, {"seat": 0, "tiles": [[1]]}, 3, None):
        data["meta"] = {"preview": preview, "scores": "?", "turn": "?"}
        (tmp_path / "a.alhambra").write_text(json.dumps(data), encoding="utf-8")
        (game,) = listed(tmp_path)
        assert game.error is None
        assert game.preview is None


def test_continue_gives_the_newest_unfinished(tmp_path: Path) -> None:
    """Continue offers the newest game that is not over."""
    over = played(config(2, humans=0, seed="over"))
    records.save(over, tmp_path / "over.alhambra")
    assert shelf.unfinished(tmp_path) is None
    _, auto = saving(tmp_path)
    assert there(shelf.unfinished(tmp_path)).path == auto.path


def test_no_folder_no_games(tmp_path: Path) -> None:
    """Without a folder the list is empty."""
    assert listed(tmp_path / "nowhere") == ()


def test_continued_game_saves_to_its_file(tmp_path: Path) -> None:
    """A game that was continued goes on in its own file, a saved copy gets a new one."""
    _, auto = saving(tmp_path)
    assert shelf.auto_path(tmp_path, auto.path) == auto.path
    assert shelf.auto_path(tmp_path, tmp_path / "mine.alhambra").name.startswith("auto-")
    assert shelf.auto_path(tmp_path) != auto.path


def test_stop_and_delete(tmp_path: Path) -> None:
    """After stopping nothing is written any more, and a game can be removed."""
    session, auto = saving(tmp_path)
    auto.stop()
    before = auto.path.read_bytes()
    chance(session, random.Random(1))
    assert auto.path.read_bytes() == before
    assert shelf.delete(auto.path) is None
    assert listed(tmp_path) == ()


def test_keys_of_a_table_go_along(tmp_path: Path) -> None:
    """The keys of a table lie beside its game, and are moved and deleted with it."""
    _, auto = saving(tmp_path)
    auto.stop()
    keys_path(auto.path).write_text("{}", encoding="utf-8")
    assert shelf.rename(auto.path, "two") is None
    renamed = tmp_path / "two.alhambra"
    assert keys_path(renamed).exists()
    assert not keys_path(auto.path).exists()
    assert shelf.delete(renamed) is None
    assert not keys_path(renamed).exists()


def test_tidy_keeps_what_is_wanted(tmp_path: Path) -> None:
    """Only old finished games that saved themselves are tidied away."""
    over = played(config(2, humans=0, seed="over"))
    for number in range(shelf.KEPT_FINISHED + 3):
        records.save(over, tmp_path / f"auto-{number:03}.alhambra")
    records.save(over, tmp_path / "mine.alhambra")
    _, running = saving(tmp_path)
    shelf.tidy(tmp_path)
    names = {game.path.name for game in listed(tmp_path)}
    assert len(names) == shelf.KEPT_FINISHED + 2
    assert {"mine.alhambra", running.path.name} <= names


def test_rename(tmp_path: Path) -> None:
    """A game gets another name, which never overwrites another game and always is a file name."""
    _, auto = saving(tmp_path)
    assert shelf.rename(auto.path, ' Sunday: "big" game? ') is None
    renamed = tmp_path / "Sunday big game.alhambra"
    assert records.load(renamed).steps == []
    records.save(played(config(2), 3), tmp_path / "other.alhambra")
    taken = there(shelf.rename(tmp_path / "other.alhambra", "Sunday big game"))
    assert taken.id == "save-name-taken"
    assert shelf.rename(renamed, "Sunday big game") is None
    assert there(shelf.rename(renamed, " ./ ")).id == "save-name-empty"
    assert shelf.rename(tmp_path / "gone.alhambra", "x") is not None


@pytest.mark.parametrize("title", ["CON", "aux.2 players", "com1", "Lpt9 ", "nul"])
def test_a_game_is_never_named_like_a_device(tmp_path: Path, title: str) -> None:
    """Windows takes no file of such a name, so the game gets one that can be copied there."""
    _, auto = saving(tmp_path)
    assert shelf.rename(auto.path, title) is None
    assert (tmp_path / f"_{title.strip()}.alhambra").is_file()


@pytest.mark.parametrize("lang", LANGS)
def test_the_file_of_an_invitation(lang: str) -> None:
    """The name proposed for the file, the only one that is a text, is allowed on every system."""
    name = tr(lang, msg("lobby-file-name", n=2))
    assert not set(name) & set(shelf.FORBIDDEN)
    assert name == name.strip(". ")
    assert not shelf.DEVICE.match(name)


def test_a_name_may_begin_like_a_device(tmp_path: Path) -> None:
    """Names that only begin with the same letters stay as they are."""
    _, auto = saving(tmp_path)
    assert shelf.rename(auto.path, "Conrad and Nuala") is None
    assert (tmp_path / "Conrad and Nuala.alhambra").is_file()


def test_letters_become_capitals(tmp_path: Path) -> None:
    """A game is renamed from small to capital letters, also where both are the same file."""
    (tmp_path / "probe").touch()
    (tmp_path / "probe").rename(tmp_path / "Probe")
    if [path.name for path in tmp_path.iterdir()] != ["Probe"]:
        pytest.skip("wine renames no file to its own name in capital letters")
    _, auto = saving(tmp_path)
    assert shelf.rename(auto.path, "sunday") is None
    assert shelf.rename(tmp_path / "sunday.alhambra", "Sunday") is None
    assert [path.name for path in tmp_path.glob("*.alhambra")] == ["Sunday.alhambra"]


# -- what was played last ---------------------------------------------------------------------


def stamped(path: Path, saved: object, written: float) -> Path:
    """A saved game that says when it was saved, in a file with a date."""
    data = json.loads(path.read_text(encoding="utf-8"))
    data["meta"]["saved"] = saved
    path.write_text(json.dumps(data), encoding="utf-8")
    os.utime(path, (written, written))
    return path


FUTURE = ("2999-01-01T00:00:00+00:00", "zzzz", 7, "0001-01-01", "9999-12-31T23:59:59-14:00", None)


def continued(folder: Path) -> Path:
    """The file of the game that is offered to continue."""
    return there(shelf.unfinished(folder)).path


def test_a_stamp_from_the_future_is_not_believed(tmp_path: Path) -> None:
    """A game that says it was saved in the future, or at no time, is not the newest for that."""
    now = time.time()
    _, new = saving(tmp_path, "new")
    _, odd = saving(tmp_path, "odd")
    for auto in (new, odd):
        auto.stop()
    for saved in FUTURE:
        for written in (now, now + 10**8):
            stamped(odd.path, saved, written)
            assert continued(tmp_path) == new.path


def test_what_was_played_last_goes_on(tmp_path: Path) -> None:
    """The game played last is offered whatever the clocks say, until it is over or gone."""
    # A file says its second: the one that is newest without a note is saved last.
    (_, second), (_, first) = saving(tmp_path, "second"), saving(tmp_path, "first")
    for auto in (second, first):
        auto.stop()
    os.utime(second.path, (1e9, 1e9))
    shelf.note_played(second.path)
    assert continued(tmp_path) == second.path
    for odd in ("nothing.alhambra", "../x.alhambra", "", "x" * 5000, "\0"):
        (tmp_path / shelf.LAST).write_text(odd, encoding="utf-8")
        assert continued(tmp_path) == first.path
    shelf.note_played(second.path)
    assert shelf.rename(second.path, "Sunday") is None
    assert continued(tmp_path) == tmp_path / "Sunday.alhambra"
    shelf.delete(tmp_path / "Sunday.alhambra")
    assert continued(tmp_path) == first.path


def test_a_copy_is_not_offered_after_the_end(tmp_path: Path) -> None:
    """After the end of a game no older copy of it is offered."""
    over = played(config(2, humans=0, seed="over"))
    records.save(over, tmp_path / "auto-1.alhambra")
    shelf.note_played(tmp_path / "auto-1.alhambra")
    records.save(
        played(config(2, humans=0, seed="over"), 20), tmp_path / "2026-11-23 22.30.alhambra"
    )
    assert shelf.unfinished(tmp_path) is None
    _, other = saving(tmp_path)
    assert continued(tmp_path) == other.path


# -- odd files --------------------------------------------------------------------------------

ODD_META = (
    {"scores": 0.5},
    {"scores": [10**400]},
    {"preview": {"seat": 0, "tiles": [[[1], 0, 0, ""]]}},
    {"preview": {"seat": 0, "tiles": [["fountain", 0, -(10**400), ""]]}},
    {"preview": {"seat": 0, "tiles": [["fountain", 0, 101, ""]]}},
    {"preview": {"seat": 5, "tiles": [["fountain", 0, 0, ""]]}},
    {"turn": 10**40},
    {"turn": -1},
    {"saved": "0001-01-01"},
    {"saved": "9999-12-31T23:59:59"},
    {"over": "yes"},
    7,
    None,
)


@pytest.mark.parametrize("meta", ODD_META, ids=range(len(ODD_META)))
def test_odd_descriptions_do_no_harm(tmp_path: Path, meta: object) -> None:
    """A game with an odd description is listed, and the others with it."""
    _, auto = saving(tmp_path)
    auto.stop()
    data = json.loads(auto.path.read_text(encoding="utf-8"))
    data["meta"] = {**data["meta"], **meta} if isinstance(meta, dict) else meta
    (tmp_path / "odd.alhambra").write_text(json.dumps(data), encoding="utf-8")
    found = {game.path.name: game for game in listed(tmp_path)}
    assert set(found) == {"odd.alhambra", auto.path.name}
    assert all(game.error is None for game in found.values())
    assert continued(tmp_path) == auto.path
    records.load(tmp_path / "odd.alhambra")


@pytest.mark.only_on("posix", "makes a pipe and a link to itself")
def test_odd_files_are_told_and_harm_no_other(tmp_path: Path) -> None:
    """Pipes, folders, endless files and endless names are listed with a sentence, at once."""
    _, auto = saving(tmp_path)
    auto.stop()
    data = json.loads(auto.path.read_text(encoding="utf-8"))
    seats = [{"name": "x" * 5000}, *data["seats"][1:]]
    for name, change in (
        ("long", {"seats": seats}),
        ("many", {"seats": data["seats"] * 5000}),
        ("modules", {"setup": {**data["setup"], "modules": ["dragons"]}}),
        ("version", {"version": 10**400}),
        ("newer", {"version": 2, "seats": "another structure", "setup": 5}),
    ):
        text = json.dumps({**data, **change})
        (tmp_path / f"{name}.alhambra").write_text(text, encoding="utf-8")
    if sys.platform != "win32":
        os.mkfifo(tmp_path / "pipe.alhambra")
    (tmp_path / "folder.alhambra").mkdir()
    (tmp_path / "link.alhambra").symlink_to("link.alhambra")
    with (tmp_path / "large.alhambra").open("wb") as file:
        file.truncate(200 * 2**20)
    found = {game.path.stem: game.error for game in listed(tmp_path)}
    assert found.pop(auto.path.stem) is None
    assert len(found) == 9
    for name, error in found.items():
        assert error is not None, name
        for lang in LANGS:
            assert name in tr(lang, error)
            assert len(tr(lang, error)) < 400
    assert continued(tmp_path) == auto.path
    shelf.tidy(tmp_path)


# -- positions -------------------------------------------------------------------------------------


POSITION: dict[str, Any] = {
    "format": "alhambra-position",
    "version": 1,
    "seed": 7,
    "to_move": 1,
    "seats": [
        {"name": "Ana", "score": 12, "alhambra": [{"tile": "garden-10-n", "at": [1, 0]}]},
        {"hand": ["florin-7", "ducat-2"], "reserve": [{"tile": "tower-12"}]},
        {"name": "Ana"},
    ],
    "display": ["florin-3", "ducat-9", "denar-1", "dirham-2"],
}


def written(folder: Path, **change: Any) -> Path:
    """A position as a file."""
    path = folder / "position.json"
    path.write_text(json.dumps({**POSITION, **change}), encoding="utf-8")
    return path


def test_position_opens_as_a_game(tmp_path: Path) -> None:
    """A position becomes a game in which whoever is to move is a person with their cards."""
    session = records.load(written(tmp_path))
    assert session.to_move == 1
    assert [seat.kind for seat in session.config.seats] == ["ai", "human", "ai"]
    assert session.scores == (12, 0, 0)
    names = [tag.name for tag in session.tags]
    assert names[0] == "Ana"
    assert len(set(names)) == 3
    assert len(session.observation(1).game.players[1].hand) == 2


def test_game_from_a_position_is_saved(tmp_path: Path) -> None:
    """A game that began with a position is saved and comes back exactly."""
    session = records.load(written(tmp_path))
    chances(session, random.Random(1), 25)
    path = tmp_path / "saved.alhambra"
    records.save(session, path)
    again = records.load(path)
    assert again.digest() == session.digest()
    assert again.config == session.config


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seats": [{}]}, "seats"),
        ({"market": {"florin": "castle"}}, "market.florin"),
        ({"seats": [{"alhambra": [{"tile": "tower-9-nw", "at": [1, 0]}]}, {}]}, "seats.0"),
        ({"version": 9}, "version"),
    ],
)
def test_impossible_position(tmp_path: Path, change: dict[str, Any], field: str) -> None:
    """A position that cannot be is refused with file and field in every language."""
    path = written(tmp_path, **change)
    with pytest.raises(records.BadFile) as caught:
        records.load(path)
    assert caught.value.field.startswith(field)
    for lang in LANGS:
        text = tr(lang, caught.value.text)
        assert "position.json" in text
        assert caught.value.field in text


def test_the_broken_rule_is_named(tmp_path: Path) -> None:
    """Opened as a position or as the beginning of a saved game, a broken rule is named."""
    good = records.load(written(tmp_path))
    broken = {"seats": [{"alhambra": [{"tile": "tower-9-nw", "at": [1, 0]}]}, {}]}
    record = {**records.to_record(good), "start": {**POSITION, **broken}}
    saved = tmp_path / "saved.alhambra"
    saved.write_text(json.dumps(record), encoding="utf-8")
    for path, start in ((written(tmp_path, **broken), ""), (saved, "start.")):
        with pytest.raises(records.BadFile) as caught:
            records.load(path)
        assert caught.value.field == f"{start}seats.0.alhambra.0.at"
        assert "Sides must match" in tr("en", caught.value.text)


def test_names_are_made_up_where_missing() -> None:
    """Seats without a name, or with somebody else's, get one of their own."""
    assert named(("", "Ana", "Ana")) == ["Anna", "Ana", "Marco"]
