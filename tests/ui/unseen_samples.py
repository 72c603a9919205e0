"""Sample pages of what can be known: in the middle of a game, in a base game, closed, asked."""

from functools import cache

from attrs import evolve

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.unseen.unseen_view import UnseenView, unseen_view
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import Action, EndTurn
from alhambra_qt.modules import IDS
from tests.controller.kit import config, true_game

NAMES = ("base", "closed", "done", "every")
SETS = {"base": (), "done": (), "every": IDS}
SOME = ("builders", "diamonds", "exchange", "walls", "camps")


@cache
def session_of(on: tuple[str, ...], turns: int, seats: int = 4) -> Session:
    """Play so many turns by taking what comes first, which keeps money in the hands."""
    session = Session.new(config(seats, 2, seed="unseen", modules=on))
    while session.turn < turns and not session.over:
        seat = session.to_move
        assert seat is not None
        options = legal_actions(session.ai_observation(seat).game)
        session.play(_choice(options, len(session.steps)))
    return session


def _choice(options: list[Action], step: int) -> Action:
    """Sometimes the last, mostly one of the first; a turn always ends where it can."""
    ends = [action for action in options if isinstance(action, EndTurn)]
    return ends[0] if ends else options[(step * 7919) % len(options)]


def view_of(name: str) -> UnseenView:
    """The page of seat 0 in a game of a kind."""
    on = SETS.get(name, SOME)
    session = session_of(on, 110 if name == "done" else 34)
    copy = Session.at(session.config, true_game(session).clone(), {})
    if name == "closed":
        copy.config = evolve(copy.config, purist=True)
    return unseen_view(copy, 0)
