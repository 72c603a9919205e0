"""The file of the career: what it stands, and the saved games that it tells of."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from alhambra_qt.controller.career import database, figures
from alhambra_qt.controller.career.database import NotKept
from alhambra_qt.controller.career.figures import games_of
from alhambra_qt.controller.career.finished import CareerProfile, entry_of, game_id
from alhambra_qt.controller.career.store import (
    STEPS,
    CareerStore,
    bring_in,
    look_after,
    record_files,
)
from alhambra_qt.controller.game import records, saves
from tests.controller.career_kit import ended
from tests.controller.kit import config, english, played
from tests.ui.career_samples import games_in, made_up

# -- the file ---------------------------------------------------------------------------------


def trouble(store: CareerStore) -> str:
    """Return the message for a file of which nothing can be read."""
    assert not store.games()
    assert store.trouble is not None
    return english(store.trouble)


def test_an_older_profile_has_no_look(tmp_path: Path) -> None:
    """Profiles of a file from before there were looks are read, and can be kept with one."""
    at = next(k for k, step in enumerate(STEPS) if "tiles" in step[0])
    CareerStore(tmp_path / "career.db", STEPS[:at]).pass_by("a")
    with closing(sqlite3.connect(tmp_path / "career.db")) as db:
        db.execute("INSERT INTO profiles VALUES ('ana', 'Ana', 'square', 'ro', 'learn', 'null')")
        db.commit()
    store = CareerStore(tmp_path / "career.db")
    old = CareerProfile("Ana", "square", "ro", "learn")
    assert store.profiles() == (old,)
    assert store.keep_profile(evolve(old, tiles="mosaic"), "Ana")
    assert CareerStore(tmp_path / "career.db").profiles() == (evolve(old, tiles="mosaic"),)


def test_an_older_file_holds_no_made_up_numbers(tmp_path: Path) -> None:
    """Of a real game an older file held 0 for what nobody counted: that is not known now."""
    at = next(k for k, step in enumerate(STEPS) if "recounted" in step[0])
    played, real = made_up(2)
    real = evolve(real, id="real", deal="real", seed="")
    path = tmp_path / "career.db"
    with closing(sqlite3.connect(path)) as db:
        for statement in (one for step in STEPS[:at] for one in step):
            db.execute(statement)
        db.execute(f"PRAGMA application_id = {database.MARK}")
        db.execute(f"PRAGMA user_version = {at}")
        db.commit()
    older = CareerStore(path, STEPS[:at])
    none: dict[str, Any] = {"bought": 0, "exact": 0, "turns": 0}
    first, *others = (evolve(seat, **none) for seat in real.seats)
    stored = evolve(real, seats=(evolve(first, wall=0), *others))
    assert older.add(played)
    assert older.add(stored)
    found = {game.id: game for game in CareerStore(path).games() or ()}
    assert found[played.id] == played
    unknown: dict[str, Any] = {"bought": None, "exact": None, "turns": None}
    first, *others = (evolve(seat, **unknown) for seat in stored.seats)
    assert found["real"].seats == (evolve(first, wall=None), *others)
    again = CareerStore(path)
    again.forget("real")  # its seats are deleted with it, as before
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT count(*) FROM seats WHERE game = 'real'").fetchone() == (0,)


def test_an_unknown_look_is_that_of_the_settings(store: CareerStore) -> None:
    """A look that this program does not have is not kept from showing the profile."""
    store.keep_profile(CareerProfile("Ana", tiles="marble"))
    assert store.profiles() == (CareerProfile("Ana"),)


def test_older_files_are_brought_up_to_date(store: CareerStore) -> None:
    """A further step is made once in a file that has games, and they stay."""
    (game,) = made_up(1)
    store.add(game)
    more = (*STEPS, ("ALTER TABLE games ADD COLUMN mood TEXT", "UPDATE games SET mood = 'well'"))
    newer = CareerStore(store.path, more)
    assert newer.games() == (game,)
    assert CareerStore(store.path, more).games() == (game,)
    with closing(sqlite3.connect(store.path)) as db, db:
        assert db.execute("SELECT mood FROM games").fetchall() == [("well",)]
        assert db.execute("PRAGMA user_version").fetchone() == (len(more),)


@pytest.mark.only_on("posix", "renames a file that is open")
def test_a_file_put_aside_meanwhile(store: CareerStore) -> None:
    """A file that another thread has put aside is called missing, not locked."""
    store.add(made_up(1)[0])
    shared = database.Database(store.path, STEPS)
    assert shared.found(lambda db: db.execute("SELECT count(*) FROM games").fetchone()[0], 0) == 1

    def look(db: sqlite3.Connection) -> str:
        store.path.rename(store.path.with_suffix(".aside"))
        with closing(sqlite3.connect(store.path)) as other:
            return str(other.execute("SELECT id FROM games").fetchone())

    assert shared.found(look, "nothing") == "nothing"
    assert shared.trouble is None


def test_a_failed_step_changes_nothing(store: CareerStore) -> None:
    """A step that fails leaves the file as it was, so that the older program goes on reading it."""
    (game,) = made_up(1)
    store.add(game)
    broken = (*STEPS, ("DELETE FROM games", "ALTER TABLE nowhere ADD COLUMN mood TEXT"))
    newer = CareerStore(store.path, broken)
    assert newer.games() is None
    assert newer.locked
    assert CareerStore(store.path).games() == (game,)


def test_a_newer_file_is_left_alone(store: CareerStore) -> None:
    """A file of a newer version is neither read nor written, and the trouble says so."""
    store.add(made_up(1)[0])
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("PRAGMA user_version = 99")
    before = store.path.read_bytes()
    older = CareerStore(store.path)
    assert "newer version" in trouble(older)
    with pytest.raises(NotKept):
        older.add(made_up(2)[1])
    assert store.path.read_bytes() == before


@pytest.mark.parametrize("spoil", ["text", "middle", "foreign", "cut"])
def test_a_broken_file_is_put_aside(store: CareerStore, spoil: str) -> None:
    """A broken file is kept under another name, and a new career begins."""
    for game in made_up(12):
        store.add(game)
    data = store.path.read_bytes()
    if spoil == "text":
        store.path.write_text("no database at all", encoding="utf-8")
    elif spoil == "middle":
        store.path.write_bytes(data[:4096] + b"\xff" * 4096 + data[8192:])
    elif spoil == "cut":
        store.path.write_bytes(data[: len(data) // 2])
    else:
        store.path.unlink()
        with closing(sqlite3.connect(store.path)) as db, db:
            db.execute("CREATE TABLE letters (text TEXT)")
    spoilt = store.path.read_bytes()
    again = CareerStore(store.path)
    assert "was kept as" in trouble(again)
    (kept,) = store.path.parent.glob("career.db.broken-*")
    assert kept.read_bytes() == spoilt
    assert again.add(made_up(1)[0])


def test_a_folder_in_its_place_is_left_alone(store: CareerStore) -> None:
    """A folder in place of the file stays."""
    store.path.mkdir(parents=True)
    assert store.games() is None
    assert store.locked
    assert store.path.is_dir()


def test_odd_rows_are_counted(store: CareerStore) -> None:
    """Odd rows hide nothing but themselves, and are not replaced; games are added as before."""
    games = made_up(6)
    for game in games[:5]:
        store.add(game)
    for name in ("Anna", "Vlad"):
        store.keep_profile(CareerProfile(name))
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("UPDATE seats SET points = 9223372036854775807 WHERE game = 'game-1'")
        db.execute("UPDATE seats SET sources = '[' WHERE game = 'game-2' AND seat = 1")
        db.execute("UPDATE games SET finished = 'soon' WHERE id = 'game-4'")
        db.execute("UPDATE profiles SET keys = '{' WHERE name = 'Vlad'")
    assert store.games() == store.games("Anna") == (games[0], games[3])
    assert store.profiles() == (CareerProfile("Anna"),)
    assert store.trouble is not None
    assert english(store.trouble).startswith("4 entries")
    assert not store.locked
    assert store.add(games[5])
    with pytest.raises(NotKept, match="odd-profile"):
        store.keep_profile(CareerProfile("Vlad"), "Vlad")
    for number in (1, 2, 4):
        store.forget(f"game-{number}")
    store.forget_person("Vlad")
    assert store.games() == (games[0], games[3], games[5])
    assert store.profiles() == (CareerProfile("Anna"),)
    assert store.trouble is None


def test_bytes_that_are_no_text(store: CareerStore) -> None:
    """In a row they are read as far as they can be; in the list of tables the file is damaged."""
    store.add(made_up(1)[0])
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("UPDATE games SET seed = CAST(x'41ff42' AS TEXT)")
    assert [game.seed for game in games_in(store)] == ["A\ufffdB"]
    data = store.path.read_bytes()
    for name in (b'CREATE TABLE "seats"', b"seats (person)"):
        store.path.write_bytes(data.replace(name, b"\xff" * len(name)))
        assert "was kept as" in trouble(CareerStore(store.path))


def test_a_table_without_a_column_is_damaged(store: CareerStore) -> None:
    """A table without one of our columns is put aside, so that the trouble ends."""
    store.add(made_up(1)[0])
    with closing(sqlite3.connect(store.path)) as db, db:
        db.execute("ALTER TABLE games RENAME COLUMN seed TO sead")
    again = CareerStore(store.path)
    assert "was kept as" in trouble(again)
    assert again.add(made_up(1)[0])


def test_damage_that_comes_later_is_found(store: CareerStore) -> None:
    """A file that was in order at first is put aside once it no longer is."""
    store.add(made_up(1)[0])
    store.path.write_bytes(store.path.read_bytes()[:4096] + b"\xff" * 40960)
    assert "was kept as" in trouble(store)
    assert store.add(made_up(1)[0])


@pytest.mark.only_on("posix", "the modes of files")
def test_nobody_else_may_read_it(store: CareerStore) -> None:
    """The names of who played are for this person: old files and those put aside are closed too."""
    store.add(made_up(1)[0])
    assert store.path.stat().st_mode & 0o777 == 0o600
    store.path.chmod(0o644)
    with CareerStore(store.path).changing() as db:
        db.execute("DELETE FROM profiles WHERE name = ''")
        db.execute("UPDATE games SET seed = ''")
        modes = {path.name: path.stat().st_mode & 0o777 for path in store.path.parent.iterdir()}
    assert modes == {"career.db": 0o600, "career.db-journal": 0o600}
    store.path.chmod(0o644)
    store.path.write_bytes(b"damaged" * 1000)
    assert "was kept as" in trouble(CareerStore(store.path))
    assert {path.stat().st_mode & 0o777 for path in store.path.parent.iterdir()} == {0o600}


def test_half_an_entry_is_never_seen(store: CareerStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a seat cannot be written, the game is not there either."""
    games = made_up(2)
    store.add(games[0])
    statement = "INSERT INTO seats (game, nowhere) VALUES (:game, :seat)"
    monkeypatch.setattr("alhambra_qt.controller.career.store.ADD_SEAT", statement)
    with pytest.raises(NotKept):
        store.add(games[1])
    assert store.games() == games[:1]


def test_two_programs_write_the_same_file(store: CareerStore) -> None:
    """Games added by another program meanwhile are read and stay."""
    other = CareerStore(store.path)
    first, second = made_up(2)
    store.add(first)
    other.add(second)
    assert store.games() == other.games() == (first, second)


def test_a_busy_file_is_told(store: CareerStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """While another program changes it ours changes nothing and says so; after that all is well."""
    assert database.PATIENCE <= 0.25, "the window waits"
    monkeypatch.setattr(database, "PATIENCE", 0.0)
    store.add(made_up(1)[0])
    for first in (store, CareerStore(store.path)):
        with closing(sqlite3.connect(store.path, isolation_level=None)) as db:
            db.execute("BEGIN EXCLUSIVE")
            assert (first.games(), first.people(), first.profiles()) == (None, None, None)
            assert "another program" in trouble(first)
            with pytest.raises(NotKept):
                first.forget("game-0")
        assert len(games_in(first)) == 1
        assert first.trouble is None
        with closing(sqlite3.connect(store.path, isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")
            with pytest.raises(NotKept) as info:
                first.forget("game-0")
        assert "another program" in english(info.value.text)
    store.forget("game-0")
    assert store.games() == ()


# -- saved games ------------------------------------------------------------------------------


def test_games_that_nobody_booked_are_brought_in(
    store: CareerStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finished games are booked with their days; what was deleted or does not count stays out."""
    folder = tmp_path / "games"
    records.save(ended(), folder / "auto-20261101-120000.alhambra")
    records.save(played(config(3, 1, "going"), 20), folder / "auto-20261102-120000.alhambra")
    records.save(ended(), folder / "copy.alhambra")
    (folder / "auto-20261103-120000.alhambra").write_text("broken", encoding="utf-8")
    assert bring_in(folder, store)
    (game,) = games_in(store)
    assert game.record == "auto-20261101-120000.alhambra"
    assert game.id == game_id(ended())
    records.save(played(config(3, 1, "later")), folder / "auto-20261104-120000.alhambra")
    records.save(ended(), folder / "auto-20261105-120000.alhambra")  # the deal is booked
    with closing(sqlite3.connect(store.path, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        assert not bring_in(folder, store)
    assert len(games_in(store)) == 1
    assert bring_in(folder, store)
    assert len(games_in(store)) == 2
    store.clear()
    monkeypatch.delattr(records, "load")
    assert bring_in(folder, store)
    assert store.games() == ()


def test_an_older_career_is_not_filled_again(store: CareerStore, tmp_path: Path) -> None:
    """Games that finished before the last update are not added again: they may be deleted ones."""
    CareerStore(store.path, STEPS[:2]).forget("nothing")
    records.save(ended(), tmp_path / "auto-20261101-120000.alhambra")
    records.save(ended(), tmp_path / "auto-99991101-120000.alhambra")
    assert bring_in(tmp_path, store)
    assert [game.record for game in games_in(store)] == ["auto-99991101-120000.alhambra"]


def test_unknown_files_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clearing up takes no record's file, whatever keeps the career from being read."""
    text = records.dumps(records.to_record(ended()))
    for what in ("whole", "locked", "newer", "odd", "forbidden", "no file", "damaged"):
        monkeypatch.setattr(saves, "KEPT_FINISHED", 1)
        folder, store = tmp_path / what, CareerStore(tmp_path / what / "career.db")
        for number in range(3):
            path = folder / f"auto-{number}.alhambra"
            records.write(path, text, safe=False)
            os.utime(path, (number, number))
            store.pass_by(path.name)
        store.add(entry_of(ended(), "auto-0.alhambra"))
        with closing(sqlite3.connect(store.path, isolation_level=None)) as db:
            if what == "locked":
                db.execute("BEGIN EXCLUSIVE")
            elif what == "newer":
                db.execute("PRAGMA user_version = 99")
            elif what == "odd":
                db.execute("UPDATE seats SET sources = '['")
            elif what == "forbidden":
                monkeypatch.setattr(os, "access", lambda *_: False)
            elif what == "no file":
                db.close()  # Windows removes and renames no file that is open
                store.path.unlink()
                store.path.mkdir()
            elif what == "damaged":
                db.close()
                store.path.write_bytes(b"damaged" * 1000)
            look_after(folder, CareerStore(store.path))
        monkeypatch.undo()
        left = sorted(path.name for path in folder.glob("auto-*"))
        known = what in ("whole", "odd", "damaged")
        assert left[:1] == ["auto-0.alhambra"], what
        assert len(left) == (2 if known else 3), what


def test_games_with_a_record_are_not_tidied_away(
    store: CareerStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many games come after, a record opens its game."""
    monkeypatch.setattr(saves, "KEPT_FINISHED", 1)
    for number in range(12):
        records.save(ended(), tmp_path / f"auto-{number}.alhambra")
    for game in made_up(12):
        store.add(game)
    files = record_files(store)
    assert files is not None
    best = figures.best_of(games_of(made_up(12), "Anna"))
    assert files == {record.game.game.record for record in best}
    assert len(files) < 11
    saves.tidy(tmp_path, files)
    assert files <= {path.name for path in tmp_path.glob("*.alhambra")}
    assert len(list(tmp_path.glob("*.alhambra"))) == len(files) + 1
