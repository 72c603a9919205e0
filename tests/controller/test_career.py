"""The career: which games count, what is kept of them, and profiles."""

import math
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.career.figures import games_of
from alhambra_qt.controller.career.finished import CareerProfile, entry_of, profile_of, seat_of
from alhambra_qt.controller.career.store import STEPS, CareerStore
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.ai_host import demo_config
from alhambra_qt.controller.game.gameconfig import AI, HUMAN, SeatConfig, setup_of
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.session import Session
from tests.controller.career_kit import SEED, ended, finish, why
from tests.controller.kit import config, played, there
from tests.ui.career_samples import games_in, made_up

# -- what counts ------------------------------------------------------------------------------


def test_a_finished_game_of_a_person_counts() -> None:
    """A game of a person with computers that was played to the end is in the career."""
    assert why(ended()) == ""


def test_a_demonstration_does_not_count() -> None:
    """A game of computers only is nobody's."""
    assert "no person" in why(Session.new(demo_config("x")))


def test_a_watched_game_does_not_count() -> None:
    """A game that others played at other computers belongs to their careers."""
    session = Session.new(config())
    assert why(session) == ""
    session.play_elsewhere(range(session.seats))
    assert "nobody played it at this computer" in why(session)


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
    """A branch of another game does not count, also if it was saved."""
    root = ended()
    branch = records.play_on(root, 12, "another way")
    assert "branch of another game" in why(finish(branch))
    records.save(branch, tmp_path / "one.alhambra")
    again = records.load(tmp_path / "one.alhambra")
    assert why(again) == why(root)
    assert "branch of another game" in why(records.open_branch(again, again.branches[0]))


def test_a_loaded_game_is_the_same_game(tmp_path: Path, store: CareerStore) -> None:
    """Saved in mid-game, opened and ended as before: one game, one entry."""
    records.save(played(config(3, 1, "career"), 30), tmp_path / "one.alhambra")
    first = finish(records.load(tmp_path / "one.alhambra"))
    second = finish(records.load(tmp_path / "one.alhambra"))
    assert entry_of(first).id == entry_of(second).id
    assert store.add(entry_of(first))
    assert not store.add(entry_of(second))


def test_a_deal_is_counted_once(tmp_path: Path, store: CareerStore) -> None:
    """A second end of the same deal adds nothing: the player knew what would come."""
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


def test_who_plays_here_comes_before_guests(store: CareerStore) -> None:
    """People are listed by their last game here, then profiles, then guests of real games."""
    (game,) = made_up(1)
    two = (game.seats[0], evolve(game.seats[1], kind="human", level="", name="Bea"))
    here = evolve(game, id="b", deal="b", seats=two)
    guests = [evolve(two[0], name=name) for name in ("Zoe", "Anna", "Claire")]
    later = "2030-01-01T12:00:00+00:00"
    real = evolve(here, id="c", deal="c", seed="", finished=later, seats=tuple(guests))
    assert store.add(real)
    assert [*(store.people() or ())] == ["Zoe", "Anna", "Claire"]
    store.keep_profile(CareerProfile("Vlad"))
    store.keep_profile(CareerProfile("Claire"))
    assert store.people() == {"Claire": 1, "Vlad": 0, "Zoe": 1, "Anna": 1}
    assert [*(store.people() or ())] == ["Claire", "Vlad", "Zoe", "Anna"]
    assert store.add(here)
    assert [*(store.people() or ())] == ["Anna", "Bea", "Claire", "Vlad", "Zoe"]


# -- what is kept -----------------------------------------------------------------------------


def test_an_entry_says_how_it_ended() -> None:
    """Points, places, shares and sources are those of the session, and add up."""
    session, game = ended(), entry_of(ended(), "one.alhambra")
    assert tuple(seat.points for seat in game.seats) == session.scores
    assert math.isclose(math.fsum(seat.share for seat in game.seats), 1)
    for number, seat in enumerate(game.seats):
        assert sum(seat.sources.values()) == seat.points
        assert seat.place == 1 + sum(score > seat.points for score in session.scores)
        assert there(seat.exact) <= there(seat.bought)
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
    """Every stored game is read again, of one person or of all, the oldest first."""
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


def test_unknown_choices_of_a_profile(store: CareerStore) -> None:
    """A mark, a language or a help that somebody wrote there by hand does no harm."""
    store.keep_profile(CareerProfile("Anna", "heart", "xx", "magic"))
    assert store.profiles() == (CareerProfile("Anna"),)
