"""The window at another computer than the game: what is asked for is answered later."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import setup_of
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.modules import new_game
from tests.controller.kit import config
from tests.controller.test_later import Later
from tests.ui.window_kit import Player

K = Qt.Key


def test_keys_while_waiting(qtbot: QtBot) -> None:
    """A choice stays as it is until the answer arrives, and is sent once."""
    setup = config(2, 2, seed="later")
    session = Later(setup, tags(setup), game=new_game(setup_of(setup)))
    session.play_elsewhere({1})
    player = Player()
    player.program.running.run(session, None, keep=False)
    player.settle()
    player.key("5")
    chosen = player.view
    for impatient in (K.Key_Return, K.Key_Return, "5", K.Key_Escape, "Z", "6"):
        player.key(impatient)
        assert session.waiting
        assert len(session.asked) == 1
        assert player.view == chosen
    session.answer()
    player.settle()
    assert [action.name for action in session.actions] == ["take_money"]
    assert player.view != chosen
    player.key(K.Key_Return)
    assert session.waiting
    session.answer()
    player.settle()
    assert session.to_move == 1
    assert player.ctx.text(player.view.prompt.title) == "Waiting for Marco"
    player.close()
