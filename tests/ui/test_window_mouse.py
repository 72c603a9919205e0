"""Whole games in the window, by mouse only."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config, to_json
from alhambra_qt.controller.view.targets import AtCell, AtReserve, Press
from alhambra_qt.options import Options
from alhambra_qt.ui.pages.start import StartPage
from alhambra_qt.ui.results.results_page import ResultsPage
from alhambra_qt.ui.setup.newgame_page import NewGamePage
from tests.cases import night
from tests.ui.geometry import unpainted
from tests.ui.window_kit import Player

MOST_CLICKS = 3000


def take_turn(player: Player) -> None:
    """Do one thing that the table asks for, with the mouse alone."""
    frame = player.game.desk.session.observation(None).game.frame.kind
    if frame in ("place", "distribute"):
        place(player)
    elif frame == "turn":
        act(player)
        player.click(Press("confirm"))
    else:
        player.click(Press("confirm"))


def act(player: Player) -> None:
    """Choose a tile that can be paid, exactly if possible; else money."""
    for wanted in ("exact", "over"):
        for slot in player.view.market:
            if slot.tile and slot.pay == wanted:
                player.click(slot.target)
                return
    for card in player.view.display.cards:
        if card is not None:
            player.click(card.target)
            return


def place(player: Player) -> None:
    """Drag the tile to the board or click twice; what fits nowhere goes to the reserve."""
    view = player.view
    tile = view.bought[0].target
    if not view.legal:
        player.drag(tile, AtReserve())
    elif len(player.game.desk.session.steps) % 2:
        player.drag(tile, view.legal[0].target)
    else:
        player.click(view.legal[0].target)
    player.click(Press("confirm"))


def play_by_mouse(player: Player, until: Callable[[], bool] | None = None) -> set[str]:
    """Play to the results page, or until something is true; gives the pages that were seen."""
    seen, stuck = set(), 0
    for _ in range(MOST_CLICKS):
        before = player.state()
        seen.add(player.page)
        if until is not None and until():
            return seen
        match player.page:
            case "table":
                player.events()  # at night each question is painted, but not every click
                with unpainted(player.game.table):
                    take_turn(player)
            case "scoring":
                band = player.game.scorings.stage.band
                player.click_widget(band.leave if band.whole else band.skip)
            case "results":
                return seen
        stuck = stuck + 1 if player.state() == before else 0
        assert stuck < 6, (player.page, player.ctx.text(player.view.prompt.title))
    raise AssertionError("the game does not end")


def test_game_by_mouse(qtbot: QtBot) -> None:
    """From the start page to the results and back with nothing but the mouse, tiles dragged."""
    setup = to_json(default_config(("Anna", "Marco", "Ioana")))
    player = Player(
        Options(lang="en", seed="mouse"), {"last_setup": setup}, size=(1280, 720), painted=night()
    )
    start = player.window.page("start")
    assert isinstance(start, StartPage)
    player.click_widget(start.new)
    new = player.window.page("new")
    assert isinstance(new, NewGamePage)
    player.click_widget(new.go)
    seen: set[str] = set()
    if not night():  # daily the beginning, a scoring and the end
        seen |= play_by_mouse(player, lambda: player.game.desk.session.turn > 3)
        player.skip_to(lambda session: len(session.scored) == 1, 5)
        seen |= play_by_mouse(player, lambda: player.page == "scoring")
        player.skip_to(lambda session: session.over, 4)
    assert seen | play_by_mouse(player) == {"table", "scoring", "results"}
    page = player.game.findChild(ResultsPage)
    assert page is not None
    player.close()


def test_drop_again_after_a_refusal(qtbot: QtBot) -> None:
    """A tile dropped where it may not stand can be dropped elsewhere at once."""
    player = Player(Options(lang="en"))
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), seed="mouse"))
    player.settle()
    while player.game.desk.session.observation(None).game.frame.kind != "place":
        take_turn(player)
    legal = [cell.target for cell in player.view.legal]
    tile = player.view.bought[0].target
    player.drag(tile, AtCell(0, 0))
    assert player.view.refusal is not None
    player.drag(tile, legal[0])
    assert player.view.refusal is None
    assert legal[0] in [tile.target for tile in player.view.palace.tiles]
    player.close()
