"""A sealed auction in the window, from the page before the first number to the payment."""

import logging

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import Choose
from alhambra_qt.engine.actions import Action
from alhambra_qt.modules.characters.actions import Bid, PassBid, PayBid
from tests.controller.kit import arranged, cards
from tests.controller.test_sealed import sealed
from tests.ui.window_kit import Player

Key = Qt.Key


def begun(people: int, opener: int) -> Player:
    """Laila is up for auction among three, of whom so many are people."""
    setup = sealed(3, people)
    game = arranged(setup)
    for seat, hand in zip(game.players, ("florin-9", "denar-7 denar-6", "dirham-1"), strict=True):
        seat.hand, seat.hidden = sorted(cards(hand)), []
    game.decisions.clear()
    game.push("next_turn")
    game.push("auction", opener, cards("laila")[0], 0, -1, 0)
    player = Player()
    player.program.running.run(Session.at(setup, game, {}), None, keep=False)
    player.settle()
    return player


def bids(player: Player) -> list[Action]:
    """Return all bids, passes and payments."""
    actions = player.game.desk.session.actions
    return [action for action in actions if isinstance(action, Bid | PassBid | PayBid)]


def test_two_people_and_a_computer(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    """By keys alone: each person is called once, then all bids follow and who won pays."""
    caplog.set_level(logging.DEBUG)
    player = begun(people=2, opener=2)
    assert player.page == "handover"
    assert player.game.handover.view is not None
    assert player.ctx.text(player.game.handover.view.title) == "Anna, a question for you"
    player.key(Key.Key_Space)
    player.settle()
    assert player.page == "table"
    assert bids(player) == [], "the computer that opens waits"
    for _ in range(4):
        player.key(Key.Key_Up)
    player.settle()
    assert player.view.prompt.buttons[-1].text.args == (("n", 5),)
    player.key(Key.Key_Return)
    player.settle()
    assert player.page == "handover"
    player.key(Key.Key_Space)
    player.settle()
    most = player.view.prompt.chips[-1].target
    assert most == Choose("amount", "13")
    player.click(most)
    player.key(Key.Key_Return)
    player.settle()
    assert player.page == "handover"  # Marco has won and is called to pay
    made = [bid.amount for bid in bids(player) if isinstance(bid, Bid)]
    assert made[-1] == 6
    assert player.game.desk.session.to_move == 1
    assert "13" not in caplog.text


def test_alone_against_computers(qtbot: QtBot) -> None:
    """Esc answers nothing; N bids nothing, and the computers go on among themselves."""
    player = begun(people=1, opener=0)
    assert player.page == "table"
    player.key(Key.Key_Escape)
    assert bids(player) == []
    player.key("N")
    player.settle()
    assert bids(player)[0] == PassBid.of()
    assert player.game.desk.session.observation(None).game.frame.kind != "auction"
