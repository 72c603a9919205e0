"""Purists: nobody is told what counting would tell, once all people want it so, for good."""

import random
from pathlib import Path

import pytest
from attrs import evolve

from alhambra_qt.controller.game import gameconfig, records, setup_code
from alhambra_qt.controller.game.ai_host import request
from alhambra_qt.controller.game.gameconfig import AI, GameConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.takeovers import Seating
from tests.controller.kit import chance, config


def reopened(session: Session, path: Path) -> Session:
    """The game as it is opened again from its file."""
    records.save(session, path)
    return records.load(path)


def test_alone_it_holds_at_once(tmp_path: Path) -> None:
    """A single person agrees with nobody; it is saved, and neither undo nor anybody ends it."""
    session = Session.new(config(3, 1))
    assert not session.unaided
    session.join_purists(0, joins=True)
    assert session.unaided
    again = reopened(session, tmp_path / "one.alhambra")
    assert again.unaided
    again.join_purists(0, joins=False)
    assert again.unaided
    again.take_over(Seating(0, AI, "easy"))
    assert again.unaided


def test_every_person_is_asked_once(tmp_path: Path) -> None:
    """With several people each agrees; computers are not asked, nor is who proposed it."""
    session = Session.new(config(4, 3))
    assert not any(map(session.asks_purist, range(3)))
    session.join_purists(1, joins=True)
    session = reopened(session, tmp_path / "two.alhambra")
    assert [session.asks_purist(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    session.join_purists(0, joins=True)
    assert not session.unaided
    session.join_purists(2, joins=True)
    assert session.unaided
    assert not any(map(session.asks_purist, range(3)))


def test_one_no_ends_it_for_all() -> None:
    """Whoever does not want it settles the matter: nobody else is asked."""
    session = Session.new(config(3, 3))
    session.join_purists(0, joins=True)
    session.join_purists(1, joins=False)
    assert not session.unaided
    assert not any(map(session.asks_purist, range(3)))


def test_who_leaves_to_the_computer_is_not_waited_for() -> None:
    """If all people that are left have agreed, it holds."""
    session = Session.new(config(3, 2))
    session.join_purists(0, joins=True)
    session.take_over(Seating(1, AI, "easy"))
    assert session.unaided


def test_after_the_game_all_opens() -> None:
    """When the game is over everything may be looked at."""
    session, rng = Session.new(config(2, 1, purist=True)), random.Random(1)
    assert session.unaided
    while not session.over:
        chance(session, rng)
    assert not session.unaided


@pytest.mark.parametrize(("counts", "purist"), [(True, False), (True, True), (False, False)])
def test_the_set_up_keeps_what_is_counted(counts: bool, purist: bool) -> None:
    """Code and remembered set-up bring it back; where not even buildings are, nothing is."""
    setup = evolve(config(3, 1), counts=counts, purist=purist, seed="8K4F-2QTR")
    assert setup.unaided == (purist or not counts)
    assert gameconfig.from_json(gameconfig.to_json(setup)) == setup
    read: GameConfig = setup_code.read(setup_code.write(setup), config(2, 1))
    assert (read.counts, read.purist) == (counts, purist)


def test_older_programs_read_codes_without_purists() -> None:
    """The code of a set-up says nothing of purists unless they play."""
    usual = evolve(config(3, 1), seed="8K4F-2QTR")
    none = evolve(usual, counts=False)
    assert setup_code.write(evolve(none, purist=True)) == setup_code.write(none)
    assert setup_code.write(usual) != setup_code.write(evolve(usual, purist=True))


def test_what_computers_are_told_stays() -> None:
    """Purists change nothing of what a computer player is told."""
    session = Session.new(config(3, 1))
    before = request(1, session.ai_observation(1), "easy", "x")
    session.join_purists(0, joins=True)
    assert request(1, session.ai_observation(1), "easy", "x") == before
