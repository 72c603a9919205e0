"""The career: which games count, how they are kept, what the database stands, and the sums."""

import csv
import io
import math
import os
import random
import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.career import database, figures, said
from alhambra_qt.controller.career.bring import bring_in, look_after, record_files
from alhambra_qt.controller.career.database import NotKept
from alhambra_qt.controller.career.export import COLUMNS, to_csv
from alhambra_qt.controller.career.figures import CareerChoice, games_of
from alhambra_qt.controller.career.finished import CareerGame, counts, entry_of, game_id
from alhambra_qt.controller.career.profiles import CareerProfile, profile_of, seat_of
from alhambra_qt.controller.career.store import STEPS, CareerStore
from alhambra_qt.controller.game import branches, records, saves
from alhambra_qt.controller.game.demo import demo_config
from alhambra_qt.controller.game.gameconfig import AI, HUMAN, SeatConfig, setup_of
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.takeovers import Seating
from alhambra_qt.controller.words.names import row_name
from alhambra_qt.i18n import Msg
from tests.controller.kit import chances, config, english, played
from tests.ui.career_samples import career_of, games_in, made_up

SEED = 7


@cache
def ended() -> Session:
    """A game of one person that was played to its end; not to be changed."""
    return played(config(3, 1, "career", modules=("camps", "vizier")), seed=SEED)


def finish(session: Session, seed: int = SEED) -> Session:
    """Play on at random to the end."""
    chances(session, random.Random(seed))
    return session


@pytest.fixture
def store(tmp_path: Path) -> CareerStore:
    """A career nobody has begun."""
    return CareerStore(tmp_path / "data" / "career.db")


def why(session: Session) -> str:
    """Why a game does not count, in English; empty if it does."""
    reason: Msg | None = counts(session)
    return "" if reason is None else english(reason)


# -- what counts ------------------------------------------------------------------------------


def test_a_finished_game_of_a_person_counts() -> None:
    """Whoever plays with computers to the end has it in the career."""
    assert why(ended()) == ""


def test_a_demonstration_does_not_count() -> None:
    """A game of computers only is nobody's."""
    assert "no person" in why(Session.new(demo_config("x")))


def test_a_position_does_not_count() -> None:
    """A game from a position that was laid is not a whole game."""
    setup = config()
    laid = Session.at(setup, modules.new_game(setup_of(setup)), {"format": "position"})
    assert "position" in why(laid)


@pytest.mark.parametrize(
    ("change", "counted"),
    [
        (Seating(1, HUMAN, "random"), False),
        (Seating(0, AI, "hard"), False),
        (Seating(1, AI, "hard"), False),
        (Seating(1, AI, "random"), True),
        (Seating(0, HUMAN, "hard"), True),
    ],
)
def test_taken_over_games_do_not_count(change: Seating, counted: bool) -> None:
    """A seat that somebody else plays spoils the game, also if the first one comes back."""
    session = Session.new(config())
    before = session.config.seats[change.seat]
    session.take_over(change)
    assert (why(session) == "") == counted
    session.take_over(Seating(change.seat, before.kind, before.level, before.style))
    assert (why(session) == "") == counted


def test_a_branch_does_not_count(tmp_path: Path) -> None:
    """What goes on from a moment of another game counts for nothing, also when it was saved."""
    root = ended()
    branch = branches.play_on(root, 12, "another way")
    assert "moment of another game" in why(finish(branch))
    records.save(branch, tmp_path / "one.alhambra")
    again = records.load(tmp_path / "one.alhambra")
    assert why(again) == why(root)
    assert "moment of another game" in why(branches.opened(again, again.branches[0]))


def test_a_loaded_game_is_the_same_game(tmp_path: Path, store: CareerStore) -> None:
    """Saved in mid-game, opened and ended as before: one game, one entry."""
    records.save(played(config(3, 1, "career"), 30), tmp_path / "one.alhambra")
    first = finish(records.load(tmp_path / "one.alhambra"))
    second = finish(records.load(tmp_path / "one.alhambra"))
    assert entry_of(first).id == entry_of(second).id
    assert store.add(entry_of(first))
    assert not store.add(entry_of(second))


def test_another_end_of_the_same_deal_adds_nothing(tmp_path: Path, store: CareerStore) -> None:
    """Whoever goes back to a copy and ends better knew what would come."""
    records.save(played(config(3, 1, "career"), 30), tmp_path / "one.alhambra")
    first = finish(records.load(tmp_path / "one.alhambra"), 1)
    other = finish(records.load(tmp_path / "one.alhambra"), 2)
    assert entry_of(first).id != entry_of(other).id
    assert store.add(entry_of(first))
    assert not store.add(entry_of(other))
    assert [game.id for game in games_in(store)] == [entry_of(first).id]
    store.forget(entry_of(first).id)
    assert store.add(entry_of(other))


def test_others_may_play_the_same_deal(store: CareerStore) -> None:
    """Two people who play the same deal apart both have it."""
    assert store.add(entry_of(ended()))
    seats = (evolve(ended().config.seats[0], name="Vlad"), *ended().config.seats[1:])
    other = evolve(ended().config, seats=seats)
    assert store.add(entry_of(played(other, seed=SEED)))
    assert store.people() == {"Vlad": 1, "Anna": 1}


# -- what is kept -----------------------------------------------------------------------------


def test_an_entry_says_how_it_ended() -> None:
    """Points, places, shares and sources are those of the session, and add up."""
    session, game = ended(), entry_of(ended(), "one.alhambra")
    assert tuple(seat.points for seat in game.seats) == session.scores
    assert math.isclose(math.fsum(seat.share for seat in game.seats), 1)
    for number, seat in enumerate(game.seats):
        assert sum(seat.sources.values()) == seat.points
        assert seat.place == 1 + sum(score > seat.points for score in session.scores)
        assert seat.exact <= seat.bought
        lines = [
            line
            for board in session.scored
            for line in board.ledger.lines
            if line.seat == number and line.item == "garden"
        ]
        assert seat.sources.get("garden", 0) == sum(line.points for line in lines)
    assert game.seats[0].person == "anna"
    assert game.seats[1].person == ""
    assert game.record == "one.alhambra"


def test_shared_victories_share(store: CareerStore) -> None:
    """Two who are level at the top have half a victory each, and both have won."""
    game = entry_of(ended())
    best = max(seat.points for seat in game.seats)
    level = tuple(evolve(seat, points=best, place=1, share=1 / 3) for seat in game.seats)
    (one,) = games_of([evolve(game, seats=level)], "Anna")
    assert one.won
    assert one.margin == 0


def test_games_come_back_as_they_were(store: CareerStore) -> None:
    """Whatever is booked is read again, of one person or of all, the oldest first."""
    games = made_up(12)
    for game in reversed(games):
        assert store.add(game)
    assert store.games() == games
    assert store.games("  ANNA ") == games
    assert store.games("Marco") == ()
    assert store.people() == {"Anna": 12}
    assert CareerStore(store.path).games() == games


def test_luck_is_taken_out_later(store: CareerStore) -> None:
    """A review notes the shares with luck taken out, of one game and no other."""
    games = made_up(2, adjusted=False)
    for game in games:
        store.add(game)
    shares = [0.1 * k for k in range(len(games[1].seats))]
    store.set_adjusted(games[1].id, shares)
    first, second = games_in(store)
    assert {seat.adjusted for seat in first.seats} == {None}
    assert [seat.adjusted for seat in second.seats] == shares


def test_nothing_is_there_before_a_game(store: CareerStore) -> None:
    """Looking makes no file."""
    assert (store.games(), store.people(), store.profiles()) == ((), {}, ())
    assert not store.path.exists()
    assert store.trouble is None


def test_games_and_people_are_deleted(store: CareerStore) -> None:
    """One game, one person, all: what others share with them stays theirs."""
    both = evolve(entry_of(ended()), id="both", deal="both")
    seats = (both.seats[0], evolve(both.seats[1], kind=HUMAN, level=""), *both.seats[2:])
    store.add(evolve(both, seats=seats))
    for game in made_up(2):
        store.add(game)
    store.keep_profile(CareerProfile("Anna"))
    store.forget("game-0")
    assert {game.id for game in games_in(store, "Anna")} == {"both", "game-1"}
    store.forget_person("anna")
    assert store.people() == {"Marco": 1}
    assert [game.id for game in games_in(store)] == ["both"]
    assert store.games("Anna") == ()
    store.clear()
    assert (store.games(), store.people()) == ((), {})


# -- profiles ---------------------------------------------------------------------------------


def test_profiles_are_kept_and_renamed(store: CareerStore) -> None:
    """A new name takes the games along; a name that somebody has is refused."""
    for game in made_up(3):
        store.add(game)
    assert store.keep_profile(CareerProfile("Anna", "star", "it", "expert"))
    assert store.keep_profile(CareerProfile("Vlad"))
    assert store.people() == {"Anna": 3, "Vlad": 0}
    assert not store.keep_profile(CareerProfile("anna"))
    assert not store.keep_profile(CareerProfile("ANNA"), "Vlad")
    assert store.keep_profile(CareerProfile("Maria", "star", "it", "expert"), "Anna")
    assert store.people() == {"Maria": 3, "Vlad": 0}
    assert {game.seats[0].name for game in games_in(store, "maria")} == {"Maria"}
    assert not store.keep_profile(CareerProfile("Maria"), "Vlad")


def test_keys_are_kept_in_a_profile(store: CareerStore) -> None:
    """None are those of everybody, and no others than those of everybody is something else."""
    for keys in (None, {}, {"money": ["F5"], "buy": []}):
        store.keep_profile(CareerProfile("Anna", keys=keys), "Anna")
        assert store.profiles() == (CareerProfile("Anna", keys=keys),)


def test_a_file_from_before_there_were_keys(tmp_path: Path) -> None:
    """Its profiles stay as they are, with the keys of everybody."""
    path = tmp_path / "career.db"
    CareerStore(path, STEPS[:1]).forget("nothing")
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT INTO profiles VALUES ('anna', 'Anna', 'star', 'it', 'expert')")
    assert CareerStore(path).profiles() == (CareerProfile("Anna", "star", "it", "expert"),)


def test_a_profile_fills_a_seat() -> None:
    """Name, language and help come from the profile; what the seat says makes one."""
    profile = CareerProfile("Maria", "star", "it", "expert")
    seat = seat_of(profile, SeatConfig("x", AI, "hard"))
    assert (seat.name, seat.kind, seat.lang, seat.assist) == ("Maria", HUMAN, "it", "expert")
    assert profile_of(evolve(seat, mark="star")) == profile


def test_what_no_program_offers_is_left_out_of_profiles(store: CareerStore) -> None:
    """A mark, a language or a help that somebody wrote there by hand does no harm."""
    store.keep_profile(CareerProfile("Anna", "heart", "xx", "magic"))
    assert store.profiles() == (CareerProfile("Anna"),)


# -- the file ---------------------------------------------------------------------------------


def trouble(store: CareerStore) -> str:
    """What is said of a file of which nothing can be read."""
    assert not store.games()
    assert store.trouble is not None
    return english(store.trouble)


def test_older_files_are_brought_up_to_date(store: CareerStore) -> None:
    """A further step is made once in a file that has games, and they stay."""
    (game,) = made_up(1)
    store.add(game)
    more = (*STEPS, ("ALTER TABLE games ADD COLUMN mood TEXT", "UPDATE games SET mood = 'well'"))
    newer = CareerStore(store.path, more)
    assert newer.games() == (game,)
    assert CareerStore(store.path, more).games() == (game,)
    with sqlite3.connect(store.path) as db:
        assert db.execute("SELECT mood FROM games").fetchall() == [("well",)]
        assert db.execute("PRAGMA user_version").fetchone() == (len(more),)


def test_a_step_that_fails_leaves_the_file_as_it_was(store: CareerStore) -> None:
    """Half a step is none: the older program goes on reading the file."""
    (game,) = made_up(1)
    store.add(game)
    broken = (*STEPS, ("DELETE FROM games", "ALTER TABLE nowhere ADD COLUMN mood TEXT"))
    newer = CareerStore(store.path, broken)
    assert newer.games() is None
    assert newer.locked
    assert CareerStore(store.path).games() == (game,)


def test_a_newer_file_is_left_alone(store: CareerStore) -> None:
    """What a newer version wrote is neither read nor written, and that is said."""
    store.add(made_up(1)[0])
    with sqlite3.connect(store.path) as db:
        db.execute("PRAGMA user_version = 99")
    before = store.path.read_bytes()
    older = CareerStore(store.path)
    assert "newer version" in trouble(older)
    with pytest.raises(NotKept):
        older.add(made_up(2)[1])
    assert store.path.read_bytes() == before


@pytest.mark.parametrize("spoil", ["text", "middle", "foreign", "cut"])
def test_a_broken_file_is_put_aside(store: CareerStore, spoil: str) -> None:
    """What is no career of ours is kept under another name, and a new one begins."""
    for game in made_up(12):
        store.add(game)
    data = store.path.read_bytes()
    if spoil == "text":
        store.path.write_text("no database at all")
    elif spoil == "middle":
        store.path.write_bytes(data[:4096] + b"\xff" * 4096 + data[8192:])
    elif spoil == "cut":
        store.path.write_bytes(data[: len(data) // 2])
    else:
        store.path.unlink()
        with sqlite3.connect(store.path) as db:
            db.execute("CREATE TABLE letters (text TEXT)")
    spoilt = store.path.read_bytes()
    again = CareerStore(store.path)
    assert "was kept as" in trouble(again)
    (kept,) = store.path.parent.glob("career.db.broken-*")
    assert kept.read_bytes() == spoilt
    assert again.add(made_up(1)[0])


def test_a_folder_in_its_place_is_left_alone(store: CareerStore) -> None:
    """Whatever stands there that is no file stays."""
    store.path.mkdir(parents=True)
    assert store.games() is None
    assert store.locked
    assert store.path.is_dir()


def test_what_makes_no_sense_is_left_out_and_counted(store: CareerStore) -> None:
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
    for name in (b"CREATE TABLE seats", b"seats (person)"):
        store.path.write_bytes(data.replace(name, b"\xff" * len(name)))
        assert "was kept as" in trouble(CareerStore(store.path))


def test_a_table_without_a_column_is_damaged(store: CareerStore) -> None:
    """What cannot be asked as ours is put aside, not complained of for ever."""
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
    """What another program books meanwhile is seen and stays."""
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
            with pytest.raises(NotKept) as told:
                first.forget("game-0")
        assert "another program" in english(told.value.text)
    store.forget("game-0")
    assert store.games() == ()


# -- the sums ---------------------------------------------------------------------------------


def plain_strength(games: list[CareerGame]) -> float:
    """The strength worked out in another way: victories that came over those that are even."""
    came = sum(game.seats[0].adjusted or 0.0 for game in games)
    return came / sum(1 / len(game.seats) for game in games)


def test_sums_are_those_of_a_plain_recomputation() -> None:
    """Sources, strengths and the running mean say what adding up by hand says."""
    raw, games = list(made_up()), list(career_of().games)
    found, sums = figures.sources(games), [0.0, 0.0]
    assert "camps" in [source.item for source in found]
    for source in found:
        among = [game for game in raw if source.item != "camps" or "camps" in game.modules]
        own = [game.seats[0].sources.get(source.item, 0) for game in among]
        rivals = [
            sum(seat.sources.get(source.item, 0) for seat in game.seats[1:]) / (len(game.seats) - 1)
            for game in among
        ]
        assert math.isclose(source.own, sum(own) / len(own))
        assert math.isclose(source.rivals, sum(rivals) / len(rivals))
        assert source.games == (len(among) if source.item == "camps" else 0)
        sums = [sums[0] + sum(own), sums[1] + sum(rivals)]
    both = figures.totals(games)
    assert math.isclose(both.own, sums[0] / len(raw))
    assert math.isclose(both.rivals, sums[1] / len(raw))
    for level in figures.by_level(games):
        of_level = [game for game in raw if game.seats[1].level == level.name]
        assert level.games == len(of_level)
        assert level.won == sum(game.seats[0].place == 1 for game in of_level)
        assert level.ratio is not None
        assert math.isclose(level.ratio, plain_strength(of_level))
        assert level.low <= level.ratio <= level.high
    margins = [game.seats[0].points - max(s.points for s in game.seats[1:]) for game in raw]
    last = figures.running(games)
    assert last[:9] == [None] * 9
    assert last[-1] == sum(margins[-10:]) / 10


def test_points_of_a_module_are_those_of_a_game_with_it() -> None:
    """Chests in the only game with them are told as they were, and in how many games that was."""
    first, second, *_ = made_up()
    seats = (evolve(first.seats[0], sources={"treasure": 35, "yusuf": 4}), *first.seats[1:])
    with_chests = evolve(first, modules=("treasure", "characters"), seats=seats)
    games = games_of([with_chests, evolve(second, modules=())], "Anna")
    found = {one.item: one for one in figures.sources(games)}
    assert (found["treasure"].own, found["yusuf"].own) == (35, 4)
    assert found["garden"].games == 0
    assert english(said.source(found["treasure"])).startswith("Chests (in 1 game): 35")
    with_both = figures.sources(games_of([with_chests], "Anna"))
    assert {one.games for one in with_both} == {0}


def test_what_is_told_together_fits_together() -> None:
    """A difference is that of the two numbers beside it; a shared victory is one in both counts."""
    source = figures.CareerSource("garden", 5.75, 4.25)
    assert english(said.source(source)) == "Gardens: 5.8, rivals 4.2, difference +1.6"
    game = made_up(1)[0]
    best = evolve(game.seats[0], share=0.5, place=1)
    games = games_of([evolve(game, seats=(best, *game.seats[1:]))], "Anna")
    assert english(said.summary(games)) == "1 game, 1 won"
    assert english(said.averages(games)[0][0]) == "100%"


def number(text: str) -> float:
    """The number at the beginning of a text."""
    return float(text.split()[0].rstrip(",×").replace("−", "-"))


def test_every_sentence_of_a_career_is_true() -> None:
    """What is said of sources, strengths, records and rows fits its numbers and the games."""
    checked = 0
    for seed, count in product(range(1, 7), (1, 5, 40)):
        games = list(career_of(count, seed).games)
        found = figures.sources(games)
        rows = {english(said.source_name(one)): english(said.source(one)) for one in found}
        more = {name: number(row.rsplit("difference ", 1)[1]) for name, row in rows.items()}
        for name, row in rows.items():
            own, rivals, apart = (number(part) for part in re.findall(r"[+−]?[\d.]+(?=,|$)", row))
            assert math.isclose(own - rivals, apart, abs_tol=0.001), row
            assert row.startswith(name)
        told = said.best_and_worst(found)
        if told is not None:
            best, worst = (english(row_name(item)) for item in best_worst(english(told), found))
            assert more[named(rows, best)] == max(more.values()) > 0
            assert more[named(rows, worst)] == min(more.values()) < 0
        for one in (*figures.by_level(games), *figures.by_module(games, modules.IDS)):
            words = english(said.strength(one, Msg("level-easy")))
            if one.ratio is not None:
                low, high = (number(part) for part in words.split("between ")[1].split(" and ")[:2])
                assert ("surely different" in words.replace("not surely", "")) == (
                    low > 1 or high < 1
                ), words
            assert words.endswith(f"{one.won} of {one.games} won") or "too few" in words
            checked += 1
        won = [one for one in games if one.seat.points == max(s.points for s in one.game.seats)]
        assert english(said.summary(games)).endswith(f"{len(won)} won")
        assert number(english(said.averages(games)[0][0])[:-1]) == round(100 * len(won) / count)
        for game in games:
            best_rival = max(rival.points for rival in game.rivals)
            lead = game.seat.points - best_rival
            words = f"{abs(lead)} {'ahead' if lead > 0 else 'behind'}" if lead else "level"
            assert english(said.result(game, "today")).endswith(words)
        checked += len(rows) + 2 + len(games)
    assert checked > 400


def best_worst(told: str, found: list[figures.CareerSource]) -> list[str]:
    """The sources that a sentence names, in its order."""
    named = [one.item for one in found if english(row_name(one.item)) in told]
    return sorted(named, key=lambda item: told.index(english(row_name(item))))


def named(rows: dict[str, str], name: str) -> str:
    """The row of a source."""
    return next(row for row in rows if row.startswith(name))


def test_modules_count_for_each_game_they_play_in() -> None:
    """A game with two modules is in the rows of both, the base game in its own."""
    games = list(career_of().games)
    found = {one.name: one.games for one in figures.by_module(games, modules.IDS)}
    assert found["base"] == sum(not one.game.modules for one in games)
    for module in ("vizier", "camps"):
        assert found[module] == sum(module in one.game.modules for one in games)


def test_few_games_say_little() -> None:
    """Under three games there is no strength; all lost is an interval too, not a point."""
    lost = [one for one in career_of(200, 3).games if not one.won]
    raw = [evolve(one, seat=evolve(one.seat, adjusted=None)) for one in lost]
    assert figures.strength("x", raw[:2]).ratio is None
    three = figures.strength("x", raw[:3])
    assert three.ratio == 0
    assert three.high > 1
    assert not three.sure
    assert figures.strength("x", raw[:30]).sure


def test_records_and_streaks() -> None:
    """Each record is the largest there is; streaks are counted as they come."""
    games = list(career_of().games)
    best = {one.name: one for one in figures.best_of(games)}
    assert best["points"].value == max(one.seat.points for one in games)
    assert best["turns"].value == min(one.seat.turns for one in games if one.won)
    assert best["margin"].game.margin == best["margin"].value
    text = "".join("x" if one.won else "." for one in games)
    found = figures.streaks(games)
    assert found.most_won == max(map(len, text.split(".")))
    assert found.most_lost == max(map(len, text.split("x")))
    last = len(text) - len(text.rstrip(text[-1]))
    assert found.now == (last if text[-1] == "x" else -last)
    lost = [one for one in games if not one.won]
    assert {one.name for one in figures.best_of(lost)} == {"points", "wall", "exact", "bought"}


@pytest.mark.parametrize(
    ("choice", "takes"),
    [
        (CareerChoice(seats=3), lambda one: len(one.game.seats) == 3),
        (CareerChoice(module="camps"), lambda one: "camps" in one.game.modules),
        (CareerChoice(module="base"), lambda one: not one.game.modules),
        (CareerChoice(level="hard"), lambda one: one.rivals[0].level == "hard"),
        (CareerChoice(since="month"), lambda one: one.game.finished >= "2026-10-25T20"),
        (CareerChoice(), lambda one: True),
    ],
)
def test_filters_leave_what_they_say(choice: CareerChoice, takes: object) -> None:
    """Each filter leaves exactly the games it names."""
    now, games = datetime(2026, 11, 24, 20, tzinfo=UTC), career_of().games
    assert callable(takes)
    assert [one for one in games if choice.takes(one, now)] == [one for one in games if takes(one)]


def test_the_table_has_a_row_for_each_game() -> None:
    """Every program reads it: a head, then the games with their sources, which add up."""
    games = list(career_of().games)
    head, *rows = csv.reader(io.StringIO(to_csv(games)))
    assert tuple(head[: len(COLUMNS)]) == COLUMNS
    assert len(rows) == len(games)
    for one, row in zip(games, rows, strict=True):
        cells = dict(zip(head, row, strict=True))
        assert int(cells["points"]) == one.seat.points
        assert int(cells["margin"]) == one.margin
        sources = [int(value) for name, value in cells.items() if name.startswith("points_")]
        assert sum(sources) == one.seat.points


def test_names_are_no_formulas() -> None:
    """What a person wrote is text in every spreadsheet."""
    (one,) = games_of(made_up(1), "Anna")
    risky = evolve(one, seat=evolve(one.seat, name="=1+1"))
    (row,) = list(csv.DictReader(io.StringIO(to_csv([risky]))))
    assert row["person"] == "'=1+1"


def test_games_that_nobody_booked_are_brought_in(
    store: CareerStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finished games are booked with their days; what was deleted or does not count stays out."""
    folder = tmp_path / "games"
    records.save(ended(), folder / "auto-20261101-120000.alhambra")
    records.save(played(config(3, 1, "going"), 20), folder / "auto-20261102-120000.alhambra")
    records.save(ended(), folder / "copy.alhambra")
    (folder / "auto-20261103-120000.alhambra").write_text("broken")
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
    """What was finished before it was brought up to date is in it, or was deleted."""
    CareerStore(store.path, STEPS[:2]).forget("nothing")
    records.save(ended(), tmp_path / "auto-20261101-120000.alhambra")
    records.save(ended(), tmp_path / "auto-99991101-120000.alhambra")
    assert bring_in(tmp_path, store)
    assert [game.record for game in games_in(store)] == ["auto-99991101-120000.alhambra"]


def test_files_stay_while_nobody_knows_what_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
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
                store.path.unlink()
                store.path.mkdir()
            elif what == "damaged":
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
    assert files == {one.game.game.record for one in best}
    assert len(files) < 11
    saves.tidy(tmp_path, files)
    assert files <= {path.name for path in tmp_path.glob("*.alhambra")}
    assert len(list(tmp_path.glob("*.alhambra"))) == len(files) + 1
