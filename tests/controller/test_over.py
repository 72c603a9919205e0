"""The table when the game is over: nothing is hidden any more from whoever looks."""

import random

import pytest

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import AI
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.takeovers import Seating
from alhambra_qt.controller.view.targets import AtDisplay
from alhambra_qt.engine.actions import EndTurn
from alhambra_qt.i18n import tr
from tests.controller.kit import arranged, chance, config


def ended(humans: int = 1, *modules: str) -> Desk:
    """A game of three played to its end; the first seat, a person's at first, by a computer."""
    session = Session.new(config(3, humans, seed="over", modules=modules))
    desk, rng = Desk(session), random.Random(2)
    desk.take_seat()
    for _ in range(12):
        chance(session, rng)
    session.take_over(Seating(0, AI, "random", "builder"))
    assert desk.view().hand.hidden
    while not session.over:
        chance(session, rng)
    return desk


@pytest.mark.parametrize("humans", [1, 2])
def test_the_hand_lies_face_up(humans: int) -> None:
    """The hand of the seat at the bottom is shown, though a computer played it or nobody looks."""
    desk = ended(humans)
    hand = desk.view().hand
    assert not hand.hidden
    shown = [card.card for group in hand.groups for card in group.cards]
    assert len(shown) == hand.count > 0


def test_the_counts_are_those_of_the_last_scoring() -> None:
    """The table of counts stays and says what scoring 3 gave, not what would come now."""
    desk = ended(1, "bonus", "characters", "invaders", "treasure")
    counts, last = desk.view().counts, desk.session.scored[-1].ledger
    assert tr("en", counts.title) == "What scoring 3 gave"
    assert counts.totals == last.totals


def test_the_end_is_said_once() -> None:
    """However many slots stay empty, the log says one time that the game ends."""
    market = "- - arcades-5-nw pavilion-4-es"
    game = arranged(config(3), market=market, display="ducat-3 florin-7 florin-2 denar-9")
    game.bag.clear()
    desk = Desk(Session.at(config(3), game, {}))
    desk.pick(AtDisplay(0))
    desk.confirm()
    desk.session.play(EndTurn.of())
    told = [tr("en", line.text) for line in desk.view().log]
    assert told.count("A market slot stays empty: the game ends") == 1
