"""Finished games and profiles in the database: add, query, delete, and import from files."""

import json
import sqlite3
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from attrs import asdict, evolve

from alhambra_qt import files, paths
from alhambra_qt.controller.career.database import Database, NotKept
from alhambra_qt.controller.career.figures import best_of, games_of
from alhambra_qt.controller.career.finished import (
    CareerGame,
    CareerProfile,
    CareerSeat,
    counts,
    entry_of,
    known,
    person_key,
)
from alhambra_qt.controller.game import records, saves
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg, msg

FILE = "career.db"

# Migrations of the tables: add a step, which runs once in every older file. A file's version is the
# number of steps it has had.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE games (id TEXT PRIMARY KEY, deal TEXT NOT NULL UNIQUE,
            finished TEXT NOT NULL, modules TEXT NOT NULL, variants TEXT NOT NULL,
            seed TEXT NOT NULL, record TEXT NOT NULL)""",
        """CREATE TABLE seats (game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
            seat INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,
            level TEXT NOT NULL, style TEXT NOT NULL, mark TEXT NOT NULL, points INTEGER NOT NULL,
            place INTEGER NOT NULL, share REAL NOT NULL, sources TEXT NOT NULL,
            bought INTEGER NOT NULL, exact INTEGER NOT NULL, wall INTEGER NOT NULL,
            turns INTEGER NOT NULL, adjusted REAL, PRIMARY KEY (game, seat))""",
        "CREATE INDEX persons ON seats (person)",
        """CREATE TABLE profiles (person TEXT PRIMARY KEY, name TEXT NOT NULL, mark TEXT NOT NULL,
            lang TEXT NOT NULL, assist TEXT NOT NULL)""",
    ),
    ("ALTER TABLE profiles ADD COLUMN keys TEXT NOT NULL DEFAULT 'null'",),
    (
        "CREATE TABLE seen (record TEXT PRIMARY KEY)",
        # An older career had recorded every game finished by then, and some were deleted since.
        """INSERT INTO seen SELECT strftime('auto-%Y%m%d-%H%M%S', 'now')
            FROM pragma_user_version WHERE user_version > 0""",
    ),
    ("ALTER TABLE seats ADD COLUMN feats TEXT NOT NULL DEFAULT '{}'",),
    ("ALTER TABLE profiles ADD COLUMN tiles TEXT NOT NULL DEFAULT 'same'",),
    (  # What nobody counted may be NULL; of a real game (without a seed) an older file held 0.
        """CREATE TABLE recounted (game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
            seat INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL,
            level TEXT NOT NULL, style TEXT NOT NULL, mark TEXT NOT NULL, points INTEGER NOT NULL,
            place INTEGER NOT NULL, share REAL NOT NULL, sources TEXT NOT NULL, bought INTEGER,
            exact INTEGER, wall INTEGER, turns INTEGER, adjusted REAL,
            feats TEXT NOT NULL DEFAULT '{}', PRIMARY KEY (game, seat))""",
        """INSERT INTO recounted SELECT game, seat, person, name, kind, level, style, mark, points,
            place, share, sources, bought, exact, wall, turns, adjusted, feats FROM seats""",
        "DROP TABLE seats",
        "ALTER TABLE recounted RENAME TO seats",
        "CREATE INDEX persons ON seats (person)",
        """UPDATE seats SET bought = NULL, exact = NULL, turns = NULL, wall = NULLIF(wall, 0)
            WHERE game IN (SELECT id FROM games WHERE seed = '')""",
    ),
)
GAME = ("id", "deal", "finished", "modules", "variants", "seed", "record")
SEAT = (
    *("name", "kind", "level", "style", "mark", "points", "place", "share", "sources", "bought"),
    *("exact", "wall", "turns", "adjusted", "feats"),
)
PROFILE = ("name", "mark", "lang", "assist", "keys", "tiles")
TAKEN = (
    "SELECT 1 FROM profiles WHERE person = :person UNION SELECT 1 FROM seats WHERE person = :person"
)
BOOKED = "SELECT 1 FROM games WHERE id = ? OR deal = ?"
ADD_GAME = """INSERT INTO games (id, deal, finished, modules, variants, seed, record)
    VALUES (:id, :deal, :finished, :modules, :variants, :seed, :record)"""
ADD_SEAT = """INSERT INTO seats (game, seat, person, name, kind, level, style, mark, points, place,
    share, sources, bought, exact, wall, turns, adjusted, feats) VALUES (:game, :seat, :person,
    :name, :kind, :level, :style, :mark, :points, :place, :share, :sources, :bought, :exact, :wall,
    :turns, :adjusted, :feats)"""
KEEP_PROFILE = """INSERT OR REPLACE INTO profiles (person, name, mark, lang, assist, keys, tiles)
    VALUES (:person, :name, :mark, :lang, :assist, :keys, :tiles)"""
GAMES_OF = """SELECT * FROM games WHERE :person = ''
    OR id IN (SELECT game FROM seats WHERE person = :person)"""
SEATS_OF = """SELECT * FROM seats WHERE :person = ''
    OR game IN (SELECT game FROM seats WHERE person = :person) ORDER BY seat"""
PEOPLE = """SELECT person, name, count(*) AS games, max(seed != '') AS dealt
    FROM seats JOIN games ON game = id
    WHERE person != '' AND typeof(name) = 'text' AND typeof(person) = 'text' GROUP BY person
    ORDER BY max(CASE seed WHEN '' THEN '' ELSE finished END) DESC, max(finished) DESC,
    min(seat)"""
NOTE_SEEN = "INSERT OR IGNORE INTO seen VALUES (?)"
LISTS = ("modules", "variants", "sources", "feats", "keys")  # stored as JSON


class CareerStore(Database):
    """Finished games and profiles; every method that writes raises ``NotKept`` if that fails."""

    def __init__(self, path: Path, steps: Sequence[Sequence[str]] = STEPS) -> None:
        super().__init__(path, steps)
        self._odd: dict[type, int] = {}  # the number of unreadable rows at the last read

    @property
    def trouble(self) -> Msg | None:
        """The fault of the file, or the number of rows left out; None if neither."""
        odd = sum(self._odd.values())
        left_out = msg("career-odd", n=odd, file=str(self.path)) if odd else None
        return super().trouble or left_out

    # -- games --------------------------------------------------------------------------------

    def add(self, game: CareerGame, *, again: bool = False) -> bool:
        """Record a finished game; return False if it or another game of the same deal is recorded.

        A person who replays a deal, from the start or from a copy, knows what will come. A game
        that is recorded ``again`` takes the place of itself.
        """
        with self.changing() as db:
            if again:
                db.execute("DELETE FROM games WHERE id = ?", (game.id,))
            db.execute(NOTE_SEEN, (files.whole(game.record),))
            if db.execute(BOOKED, (game.id, game.deal)).fetchone():
                return False
            db.execute(ADD_GAME, _row(game, GAME))
            for number, seat in enumerate(game.seats):
                place = {"game": game.id, "seat": number, "person": seat.person}
                db.execute(ADD_SEAT, {**place, **_row(seat, SEAT)})
        return True

    def games(self, person: str = "") -> tuple[CareerGame, ...] | None:
        """Return all games or a person's, oldest first; None if the file is unavailable.

        Rows that another program wrote may be invalid; they are left out and counted.
        """
        named = {"person": person_key(person)}

        def look(db: sqlite3.Connection) -> tuple[CareerGame, ...]:
            seats: dict[str, list[CareerSeat | None]] = {}
            for row in db.execute(SEATS_OF, named):
                seats.setdefault(row["game"], []).append(_read(row, SEAT, CareerSeat))
            rows = db.execute(GAMES_OF, named).fetchall()
            games = [game for row in rows if (game := _game(row, seats.get(row["id"], [])))]
            least = self._odd.get(CareerGame, 0) if person else 0
            self._odd[CareerGame] = max(least, len(rows) - len(games))
            return tuple(sorted(games, key=lambda game: (game.finished, game.id)))

        nothing: tuple[CareerGame, ...] = ()
        return self.found(look, nothing)

    def has(self, game: str) -> bool | None:
        """Return whether a game is recorded; None if the file is unavailable."""
        asked = "SELECT 1 FROM games WHERE id = ?"
        return self.found(lambda db: db.execute(asked, (game,)).fetchone() is not None, False)

    def seen(self) -> frozenset[str] | None:
        """Return the names of records already recorded or skipped; None if the file is unavailable.

        A name without an ending stands for all that are older.
        """
        return self._named("SELECT record FROM seen")

    def records(self) -> frozenset[str] | None:
        """Return the record names of all games, even invalid rows; None if unavailable."""
        return self._named("SELECT record FROM games")

    def _named(self, asked: str) -> frozenset[str] | None:
        def look(db: sqlite3.Connection) -> frozenset[str]:
            return frozenset(str(row[0]) for row in db.execute(asked))

        return self.found(look, frozenset[str]())

    def pass_by(self, record: str) -> None:
        """Mark a record as containing nothing to add."""
        with self.changing() as db:
            db.execute(NOTE_SEEN, (files.whole(record),))

    def set_adjusted(self, game: str, shares: Sequence[float | None]) -> None:
        """Store every seat's share of the win adjusted for luck."""
        with self.changing() as db:
            for seat, share in enumerate(shares):
                db.execute(
                    "UPDATE seats SET adjusted = ? WHERE game = ? AND seat = ?", (share, game, seat)
                )

    def forget(self, game: str) -> None:
        """Delete a game."""
        with self.changing() as db:
            db.execute("DELETE FROM games WHERE id = ?", (game,))

    def forget_person(self, name: str) -> None:
        """Delete a person's profile and games; other people at the same table keep theirs."""
        with self.changing() as db:
            person = (person_key(name),)
            db.execute("DELETE FROM profiles WHERE person = ?", person)
            db.execute("UPDATE seats SET person = '' WHERE person = ?", person)
            db.execute(
                "DELETE FROM games WHERE id NOT IN (SELECT game FROM seats WHERE person != '')"
            )

    def clear(self) -> None:
        """Delete all games and profiles."""
        with self.changing() as db:
            db.execute("DELETE FROM games")
            db.execute("DELETE FROM profiles")

    # -- people -------------------------------------------------------------------------------

    def people(self) -> dict[str, int] | None:
        """Return all people with games or a profile, by name, with the number of games.

        Those who played here come first, the last to play before all; then profiles, then guests
        of real games. None if the file is unavailable.
        """
        nobody: list[sqlite3.Row] = []
        played = self.found(lambda db: db.execute(PEOPLE).fetchall(), nobody)
        profiles = self.profiles()
        if profiles is None or played is None:
            return None
        names = {person_key(profile.name): profile.name for profile in profiles}
        games = {row["person"]: row["games"] for row in played}
        spelled = {row["person"]: row["name"] for row in played} | names
        here = [row["person"] for row in played if row["dealt"]]
        return {spelled[key]: games.get(key, 0) for key in dict.fromkeys((*here, *names, *games))}

    def profiles(self) -> tuple[CareerProfile, ...] | None:
        """Return all valid profiles by name; None if the file is unavailable."""

        def look(db: sqlite3.Connection) -> tuple[CareerProfile, ...]:
            rows = db.execute("SELECT * FROM profiles ORDER BY person").fetchall()
            read = [profile for row in rows if (profile := _read(row, PROFILE, CareerProfile))]
            self._odd[CareerProfile] = len(rows) - len(read)
            return tuple(map(known, read))

        nobody: tuple[CareerProfile, ...] = ()
        return self.found(look, nobody)

    def keep_profile(self, profile: CareerProfile, before: str = "") -> bool:
        """Store a profile, replacing the one named ``before``; return False if the name is taken.

        Games recorded under the old name move along.

        Raises:
            NotKept: if an invalid stored profile would be replaced.
        """
        person, old = person_key(profile.name), person_key(before)
        with self.changing() as db:
            for row in db.execute("SELECT * FROM profiles WHERE person IN (?, ?)", (person, old)):
                if _read(row, PROFILE, CareerProfile) is None:
                    raise NotKept(msg("career-odd-profile"))
            if person != old:
                taken = TAKEN if old else TAKEN.partition(" UNION")[0]
                if db.execute(taken, {"person": person}).fetchone():
                    return False
                if old:
                    db.execute("DELETE FROM profiles WHERE person = ?", (old,))
                    moved = (person, profile.name, old)
                    db.execute("UPDATE seats SET person = ?, name = ? WHERE person = ?", moved)
            db.execute(KEEP_PROFILE, {"person": person, **_row(profile, PROFILE)})
        return True


def default_store() -> CareerStore:
    """Return the career of this computer's user."""
    return CareerStore(paths.data_dir() / FILE)


def _row(thing: CareerGame | CareerSeat | CareerProfile, fields: Sequence[str]) -> dict[str, Any]:
    """Return an object's columns; lists become JSON and lone surrogates are replaced."""
    data = asdict(thing, recurse=False)
    row = {name: data[name] for name in fields}
    for name in row:
        if name in LISTS:
            row[name] = json.dumps(row[name], ensure_ascii=False)
        if isinstance(row[name], str):
            row[name] = files.whole(row[name])
    return row


def _read(
    row: sqlite3.Row, fields: Sequence[str], kind: type[files.T], **more: Any
) -> files.T | None:
    """Read an object from its columns; None if the row is invalid."""
    data = {name: row[name] for name in fields}
    try:
        for name in data:
            if name in LISTS:
                data[name] = files.decode(str(data[name]).encode(), Any)
        return files.fit({**data, **more}, kind)
    except Unreadable:
        return None


def _game(row: sqlite3.Row, seats: Sequence[CareerSeat | None]) -> CareerGame | None:
    game, whole = _read(row, GAME, CareerGame, seats=()), tuple(filter(None, seats))
    if game is None or not whole or len(whole) < len(seats):
        return None
    try:
        datetime.fromisoformat(game.finished)
    except ValueError:
        return None
    return evolve(game, seats=whole)


def look_after(folder: Path, store: CareerStore) -> None:
    """Record finished games and remove old ones; remove none while the career is unavailable."""
    if bring_in(folder, store) and (spared := record_files(store)) is not None:
        saves.tidy(folder, spared)


def bring_in(folder: Path, store: CareerStore) -> bool:
    """Record the autosaved finished games that have not been looked at before.

    Return False if the file is unavailable.
    """
    seen = store.seen()
    if seen is None:
        return False
    since = max((name for name in seen if not name.endswith(records.SUFFIX)), default="")
    autosaves = (name for name in saves.names(folder) if name.startswith(saves.AUTO))
    new = [name for name in autosaves if name > since and name not in seen]
    try:
        for game in saves.summaries(folder, reversed(new)):
            _bring(game, store)
    except NotKept:
        return False
    return True


def record_files(store: CareerStore) -> set[str] | None:
    """Return the files of games that hold a career record; None if the file is unavailable.

    Skipped rows may hold a record, so their files are included.
    """
    games, people, files = store.games(), store.people(), store.records()
    if games is None or people is None or files is None:
        return None
    best = (record for person in people for record in best_of(games_of(games, person)))
    left_out = files - {game.record for game in games}
    return {record.game.game.record for record in best} | left_out


def _bring(game: saves.GameSummary, store: CareerStore) -> None:
    if not game.over or game.error is not None:
        return
    try:
        session = records.load(game.path)
    except records.BadFile as error:
        if error.reason.id not in files.NOT_OPENED:
            store.pass_by(game.path.name)
        return
    if session.over and counts(session) is None:
        store.add(entry_of(session, game.path.name, game.saved))
    else:
        store.pass_by(game.path.name)
