"""The coach at the table: seen, read about, closed and silenced by mouse and by keys."""

from __future__ import annotations

from itertools import product

from attrs import evolve
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.replay.replayed import scorings_of
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.engine.actions import Buy, EndTurn, Reserve
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import LANGS, msg
from alhambra_qt.options import Options
from alhambra_qt.teaching import progress
from alhambra_qt.ui.game.coached import CLOSE, OFF, RULE
from alhambra_qt.ui.program.settings_page import SettingsPage
from tests.controller.kit import arranged, cards, config, played, there
from tests.ui.page_kit import SIZES
from tests.ui.window_kit import Player

K = Qt.Key
GARDEN = "garden-8-sw"


def at_table(people: int = 1) -> Player:
    """A game in which Anna has just overpaid what she could have paid exactly."""
    player = Player(Options(lang="en"), {"ai_speed": "step"})
    if people > 1:
        player.program.learning.progress.choose("Anna")
    begin(player, "learn", people)
    return player


def begin(player: Player, assist: str, people: int = 1) -> None:
    """Begin that game, with so much help for Anna."""
    setup = config(humans=people)
    seats = (evolve(setup.seats[0], assist=assist), *setup.seats[1:])
    setup = evolve(setup, seats=seats)
    state = {"hand": "florin-9 florin-8 dirham-2", "market": f"{GARDEN} tower-9-es - -"}
    game = arranged(setup, display="denar-9 denar-8 ducat-9 ducat-8", **state)
    player.program.running.run(Session.at(setup, game, {}), None, keep=False)
    player.settle()


def overpay(player: Player) -> None:
    """Anna pays 9 for a garden of 8 and puts it aside."""
    session = player.game.desk.session
    paid = tuple(cards("florin-9"))
    for action in (Buy(0, paid), Reserve(TILE_BY_ID[GARDEN]), EndTurn()):
        session.play(action)
        player.settle()


def said(player: Player) -> str:
    """The title of the box over the board, empty if there is none."""
    hint = player.view.hint
    return "" if hint is None else player.ctx.text(hint.title)


def chosen(player: Player) -> bool | None:
    """Return the person's choice."""
    return player.program.learning.profile.coach


def test_a_remark_is_seen_and_goes(qtbot: QtBot) -> None:
    """After the turn the remark lies over the board; Esc or its button closes it."""
    player = at_table()
    assert said(player) == ""
    overpay(player)
    assert said(player) == "Coach"
    assert player.spot(RULE) is not None
    player.key(K.Key_Escape)
    assert said(player) == ""
    assert player.page == "table"
    kept = progress.load(progress.default_path()).profile
    assert kept.rules["buy.exact"].missed == 1
    player.close()


def test_closed_by_the_mouse_and_read_about(qtbot: QtBot) -> None:
    """Its button opens the rulebook at the rule, coming back the remark is still there."""
    player = at_table()
    overpay(player)
    player.click(RULE)
    assert player.page == "book"
    player.key(K.Key_Escape)
    assert player.page == "table"
    assert said(player) == "Coach"
    assert progress.load(progress.default_path()).profile.coach is None
    player.click(CLOSE)
    assert said(player) == ""
    player.close()


def test_silenced_and_asked_to_speak_again(qtbot: QtBot) -> None:
    """The person silences it at the table and lets it speak again; that is kept."""
    player = at_table()
    overpay(player)
    player.click(OFF)
    assert said(player) == ""
    assert progress.load(progress.default_path()).profile.coach is False
    player.ctrl(K.Key_K)
    assert player.view.notice == msg("coach-is-on")
    assert progress.load(progress.default_path()).profile.coach is True
    player.ctrl(K.Key_K)
    assert player.view.notice == msg("coach-is-off")
    player.close()


SPEAKS = {
    ("learn", "auto"): True,
    ("normal", "auto"): False,
    ("expert", "auto"): False,
    ("learn", "off"): False,
    ("normal", "on"): True,
}


def test_the_setting(qtbot: QtBot) -> None:
    """It speaks to learners alone, unless the setting says always or never."""
    player, found = at_table(), {}
    for assist, mode in SPEAKS:
        begin(player, assist)
        player.program.window.open("settings")
        page = player.window.page("settings")
        assert isinstance(page, SettingsPage)
        page.rows["coach"]._set(mode)
        player.key(K.Key_Escape)
        assert player.page == "table"
        overpay(player)
        found[assist, mode] = bool(said(player))
    assert found == SPEAKS
    player.close()


def test_the_setting_brings_remarks_back(qtbot: QtBot) -> None:
    """A silenced coach speaks again once the setting is changed."""
    player = at_table()
    player.ctrl(K.Key_K)
    assert chosen(player) is False
    player.settings.set("coach", "on")
    assert chosen(player) is None
    overpay(player)
    assert said(player) == "Coach"
    player.close()


def test_nobody_else_sees_it(qtbot: QtBot) -> None:
    """With several people at one screen only the person it speaks to sees the remark."""
    player = at_table(people=3)
    overpay(player)
    coach = player.game.coached.coach
    assert coach is not None
    assert coach.remark is not None
    assert player.page == "handover"
    player.game.desk.take_seat()
    player.game.proceed()
    player.settle()
    assert player.game.desk.viewing.viewer == 1
    assert said(player) == ""
    player.close()


def test_the_remark_fits(qtbot: QtBot) -> None:
    """The box lies inside the board, its buttons inside the box, in every language and window."""
    player = at_table()
    overpay(player)
    wrong: list[tuple[tuple[int, int], str, Target | str]] = []
    for size, lang in product(SIZES, LANGS):
        player.window.resize(*size)
        player.settings.set("language", lang)
        player.settle()
        scene = player.game.table.table
        box = scene.hint.area
        assert scene.zones is not None
        if not scene.zones.board.contains(box):
            wrong.append((size, lang, "the box"))
        for target in (RULE, OFF, CLOSE):
            spot = player.spot(target)
            if spot is None or not box.contains(spot.rect):
                wrong.append((size, lang, target))
    assert not wrong
    player.close()


def test_silent_computer_players(qtbot: QtBot) -> None:
    """A scoring on the table has their remarks, and follows the setting while it is shown."""
    player = Player(Options(lang="en"), {"ai_speed": "step"})
    whole = played(config(humans=1, seed="remarks"))
    at = scorings_of(whole.steps)[1]
    player.program.running.run(whole.as_it_was(at - 1), None, keep=False)
    player.game.desk.session.play(there(whole.steps[at - 1].action))
    player.wait(lambda: player.game.scorings.on, "no scoring is shown")
    stage = player.game.scorings.stage
    for on in (True, False, True):
        player.ctx.settings.set("remarks", on)
        shown = stage.shown
        assert shown is not None
        assert list(shown.remarks) == ([1, 2] if on else [])
    player.close()
