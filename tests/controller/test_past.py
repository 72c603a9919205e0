"""A game as it was: any moment of it is there at once, as a session of its own."""

import random

from attrs import evolve

from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.records import to_record
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.takeovers import Seating
from alhambra_qt.engine.codec import digest
from alhambra_qt.modules import IDS
from tests.controller.kit import chance, config


def wandered(seed: str) -> tuple[Session, list[Session]]:
    """Play a game with takeovers by chance; give it with what it was after every action."""
    rng, twin = random.Random(seed), []
    setup = config(seats=3, humans=2, seed=seed[-20:], modules=IDS)
    game = Session.new(setup)
    while not game.over and len(game.steps) < 90:
        if len(game.steps) in (20, 60):
            kind = "human" if game.is_ai(1) else "ai"
            game.take_over(Seating(1, kind, "easy"))
        twin.append(_again(game))
        chance(game, rng)
    return game, [*twin, _again(game)]


def _again(game: Session) -> Session:
    """The plain way: play everything again from the beginning."""
    again = Session.new(evolve(game.config, seats=game.began))
    for index, step in enumerate(game.steps):
        for change in game.takeovers:
            if change.at == index:
                again.reseat(change)
        again.replay((step.action,))
    for change in game.takeovers:
        if change.at == len(game.steps):
            again.reseat(change)
    return again


def test_every_moment_is_what_playing_again_gives(seed: str) -> None:
    """Position, log, seats, record and what people last knew are those of then."""
    game, moments = wandered(seed)
    for number, plain in enumerate(moments):
        if number % 7:
            continue
        was = game.as_it_was(number)
        assert was.digest() == plain.digest()
        assert History(was).log() == History(plain).log()
        assert was.config.seats == plain.config.seats
        record, other = to_record(was), to_record(plain)
        for one in (record, other):
            del one["meta"]["saved"]
        assert record == other
        for seat in range(3):
            known, knew = was.left_by(seat), plain.left_by(seat)
            marks = [None if one is None else digest(one) for one in (known, knew)]
            assert marks[0] == marks[1]


def test_going_on_leaves_the_game_alone(seed: str) -> None:
    """What is played from a moment on changes nothing of the game it was taken from."""
    game, _ = wandered(seed)
    digest, steps = game.digest(), list(game.steps)
    was = game.as_it_was(30)
    rng = random.Random(seed)
    for _ in range(20):
        chance(was, rng)
    assert (game.digest(), game.steps) == (digest, steps)
    assert was.steps[:30] == steps[:30]


def test_a_moment_after_taking_back(seed: str) -> None:
    """What was taken back is no moment of the game."""
    game, _ = wandered(seed)
    last = game.steps[-1]
    if game.undo(last.seat) is not None:
        assert game.as_it_was(len(game.steps)).digest() == game.digest()
