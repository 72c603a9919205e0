"""The facts of this game: in the menu over the dimmed table, and on the results."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game import setup_code
from alhambra_qt.controller.game.ai_host import demo_config, play_out
from alhambra_qt.controller.game.gameconfig import AI, default_config
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.results import this_game
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.game.menu import GameMenu
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.results.results_page import ResultsPage
from alhambra_qt.ui.results.this_game import ThisGamePanel, spoken
from tests.ui.page_kit import wishes
from tests.ui.window_kit import Player

K = Qt.Key
MODULES = ("camps", "thieves")


def session() -> Session:
    """A game with a variant, a computer and a seat that reads French."""
    config = default_config(("Anna", "Marco", "Ioana"), 2, "this-game")
    seats = (evolve(config.seats[0], lang="fr", assist="learn"), *config.seats[1:])
    variants = (("thieves", "round"),)
    return Session.new(evolve(config, seats=seats, modules=MODULES, variants=variants))


@pytest.mark.parametrize("lang", LANGS)
def test_everything_is_told(lang: str) -> None:
    """Modules, variant, seats with language and help, seed and code, in every language."""
    game, ctx = session(), UiContext("light", lang)
    text = "\n".join(spoken(ctx, this_game(game)))
    for module in MODULES:
        assert ctx.t(f"mod-{module}.bare") in text
    assert ctx.t("new-variant-thieves-round") in text
    for seat in game.config.seats:
        assert seat.name in text
    assert "Français" in text
    assert ctx.t("new-assist-learn") in text
    assert ctx.t("level-medium") in text
    assert game.config.seed in text
    assert setup_code.write(game.config) in text


def test_seed_and_code_are_copied(qtbot: QtBot) -> None:
    """A button puts each into the clipboard."""
    game, panel = this_game(session()), ThisGamePanel(UiContext())
    qtbot.addWidget(panel)
    panel.show_this_game(game)
    panel.show()
    for button, text in ((panel.copy_seed, game.seed), (panel.copy_code, game.code)):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert QGuiApplication.clipboard().text() == text


def test_the_menu_is_a_drawer_over_the_table(qtbot: QtBot) -> None:
    """F10 tells of this very game; a click beside the drawer goes back to the table."""
    player = Player()
    player.program.running.play(session().config)
    player.settle()
    if player.page == "handover":
        player.key(K.Key_Space)
    player.key(K.Key_F10)
    menu = player.window.page("menu")
    assert isinstance(menu, GameMenu)
    assert menu.facts.game == this_game(player.game.desk.session)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=QPoint(5, 300))
    player.settle()
    assert player.page in ("table", "handover")
    player.close()


def test_the_key_of_an_entry_chooses_it(qtbot: QtBot) -> None:
    """Each entry shows the key that the table has for it, and the key works in the menu too."""
    menu = GameMenu(UiContext())
    qtbot.addWidget(menu)
    chosen = wishes(menu, "choose")
    for begun in (False, True):
        menu.show_this_game(evolve(this_game(session()), begun=begun), QPixmap())
        QTest.keyClick(menu, K.Key_P)
        QTest.keyClick(menu, K.Key_E)
    assert chosen == ["unseen", "again", "unseen"]
    assert menu.entries["again"].key == "P"


def test_played_again_by_those_who_began(qtbot: QtBot) -> None:
    """A person whose seat was given to a computer plays again in the next game."""
    player = Player()
    session = Session.new(default_config(("Anna", "Marco"), humans=1, seed="again"))
    session.take_over(Seating(0, AI, "random"))
    player.program.running.run(session, None)
    player.program.play_again()
    (first, second) = player.game.desk.session.config.seats
    assert (first.kind, second.kind) == ("human", AI)
    player.close()


def test_the_same_deal_again(qtbot: QtBot) -> None:
    """The results tell of the game too; the same deal begins with the same cards and tiles."""
    player = Player()
    over = play_out(Session.new(demo_config("same-deal", "random")))
    player.program.running.run(over, None, keep=False)
    player.settle()
    player.wait(lambda: player.page == "results")
    page = player.game.findChild(ResultsPage)
    assert page is not None
    assert "game" in page.offered()
    page.card.look_at("game")
    player.events(3)
    assert page.card.game.isVisible()
    # Computers play it: its end is not awaited.
    QTest.mouseClick(page.card.same_deal, Qt.MouseButton.LeftButton)
    player.wait(lambda: player.game.desk.session is not over)
    assert player.game.desk.session.config == over.config
    player.close()
