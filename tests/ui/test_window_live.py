"""Changes and questions in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.view.targets import (
    AtCell,
    AtDisplay,
    AtHand,
    AtSeat,
    AtSlot,
    AtStep,
    Press,
)
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.window import MainWindow
from alhambra_qt.ui.replay.replay_page import ReplayPage
from alhambra_qt.ui.replay.transport import SPEEDS
from alhambra_qt.ui.sides.popovers import OVERLAY
from tests.cases import night
from tests.ui.geometry import picture
from tests.ui.window_keys import K, after, frame_of, step, take_turn
from tests.ui.window_kit import Player, accessible_texts

NAMES = ("Anna", "Marco", "Ioana")


def begun(turns: int = 3, humans: int = 1, **chosen: object) -> Player:
    """A game in which a few turns were played."""
    player = Player(chosen=chosen)
    setup = default_config(NAMES, humans=humans, seed="live")
    if turns:
        player.open(after(setup, turns))
    else:
        player.program.running.play(setup)
        player.settle()
    return player


def said(player: Player) -> str:
    """Return all accessible texts of the table."""
    return "\n".join(accessible_texts(player.game.table))


def reason(player: Player) -> str:
    """Return the table's answer to a question, or to a key without effect."""
    answer = player.game.table.extra.answer
    return "" if answer is None else player.ctx.text(answer.text)


def table_now(player: Player) -> bytes:
    """Grab the picture of the table."""
    image = picture(player.game.table)
    return bytes(image.constBits())


def test_looks_change_at_once(qtbot: QtBot) -> None:
    """Another language shows everywhere at once, in the log too, and the game stays as it is.

    Theme, scale and window size too change in mid-game without touching the game or the picks.
    """
    player = begun()
    state, texts, pictures = player.state(), set(), set()
    for lang in LANGS:
        player.settings.set("language", lang)
        player.settle()
        texts.add(said(player))
        pictures.add(table_now(player))
        assert player.ctx.language == lang
    assert len(texts) == len(pictures) == len(LANGS)
    assert player.state() == state
    player.settings.set("language", "en")
    player.key("5")
    state, prompt = player.state(), player.view.prompt
    pictures = set()
    for theme in ("dark", "high-contrast", "light"):
        player.settings.set("theme", theme)
        player.settle()
        pictures.add(table_now(player))
    assert len(pictures) == 3
    sizes = ((1024, 600), (1920, 1080))
    every = product((80, 150, 200, 100), sizes)
    for scale, size in every if night() else zip((80, 200, 150, 100), sizes[::-1] * 2, strict=True):
        player.settings.set("ui_scale", scale)
        player.window.resize(*size)
        player.settle()
        table = player.game.table
        inside = table.sceneRect()
        for target in (Press("confirm"), AtHand(0), AtSlot(0), Press("menu")):
            spot = player.spot(target)
            assert spot is not None, (target, scale, size)
            assert inside.contains(spot.rect), (target, scale, size, spot.rect)
    assert (player.state(), player.view.prompt) == (state, prompt)
    player.close()


def test_every_person_reads_their_language(qtbot: QtBot) -> None:
    """The hand-over page and the table speak the language of the seat they are for."""
    setup = default_config(NAMES[:2], humans=2, seed="langs")
    seats = tuple(evolve(s, lang=lang) for s, lang in zip(setup.seats, ("it", "fr"), strict=True))
    player = Player()
    player.program.running.play(evolve(setup, seats=seats))
    player.settle()
    spoken: set[tuple[str, str]] = set()
    while len(spoken) < 4:
        handover = player.page == "handover"
        waiting, viewer = player.game.desk.viewing.waiting, player.game.desk.viewing.viewer
        seat = waiting if handover else viewer
        assert seat is not None
        assert player.ctx.language == ("it", "fr")[seat]
        spoken.add((player.page, player.ctx.language))
        step(player)
    player.program.running.leave()
    assert player.ctx.language == "en"
    player.close()


def taking_back_by_keys(player: Player) -> None:
    """Ctrl+Z, Ctrl+Shift+Z and Ctrl+R take back and redo exactly, and say why they stop."""
    player.ctrl(K.Key_Z)
    assert reason(player)
    start = player.state()
    player.key("5", K.Key_Return)
    after = player.state()
    assert after != start
    assert frame_of(player) == "turn_end"
    player.ctrl(K.Key_Z)
    assert player.state() == start
    player.ctrl(K.Key_Z, shift=True)
    assert player.state() == after
    player.ctrl(K.Key_R)
    assert player.state() == start
    player.ctrl(K.Key_Y)
    assert player.state() == after
    player.ctrl(K.Key_Y)
    assert reason(player)


def test_step_by_step(qtbot: QtBot) -> None:
    """Step by step every move of a computer waits for Enter; a recap tells what they did.

    While it waits nobody seems to think; the headline fits the smallest window.
    """
    player = begun(0, ai_speed="step")
    while frame_of(player) != "turn_end":
        take_turn(player)
    player.key(K.Key_Return)
    assert player.game.awaits_step
    before = player.state()
    player.events(20)
    assert player.state() == before
    player.window.resize(1024, 600)
    assert not any(panel.thinking for panel in player.view.opponents)
    texts = set()
    for lang in (*LANGS, "en"):
        player.settings.set("language", lang)
        player.settle()
        words = player.ctx.text(player.view.prompt.title)
        assert words == player.ctx.t("game-decided", name="Marco")
        texts.add(words)
        table = player.game.table
        button = player.spot(Press("step"))
        assert button is not None
        width = width_of(table.look.font("prompt"), words)
        assert width < button.rect.left() - table.table.prompt.area.left(), lang
    assert len(texts) == len(LANGS)
    for _ in range(30):
        if not player.game.awaits_step:
            break
        player.key(K.Key_Return)
    assert player.game.desk.actor == 0
    assert [part.seat.name for part in player.view.recap] == ["Anna", "Marco", "Ioana"]
    player.key(K.Key_Escape)
    assert player.view.recap == ()
    player.key("p")
    assert len(player.view.recap) == 3
    player.close()


def test_a_turn_is_replayed(qtbot: QtBot) -> None:
    """A click on an opponent's turn plays it again, up to now; Esc leads back to the table."""
    player = begun(0, ai_speed="step")
    while frame_of(player) != "turn_end":
        take_turn(player)
    player.key(K.Key_Return)
    while player.game.awaits_step:
        player.key(K.Key_Return)
    qtbot.waitUntil(lambda: player.game.desk.actor == 0 and bool(player.view.recap), timeout=20_000)
    turn = player.view.recap[1]
    player.game.table.activate(AtStep(turn.moment))
    page = player.window.page("replay")
    assert player.page == "replay"
    assert isinstance(page, ReplayPage)
    assert page.player.on
    assert page.at == turn.moment
    page.player.set_speed(SPEEDS[-1])
    qtbot.waitUntil(lambda: not page.player.on, timeout=20_000)
    assert page.at == len(player.game.desk.session.steps)
    player.key(K.Key_Escape)
    assert player.view.recap
    player.close()


def test_keys_of_the_table(qtbot: QtBot) -> None:
    """Log, counts, opponents, key cues, ledger, menu and full screen open and close by keys.

    What still arrives at a game behind another page does not take the keyboard from it.
    """
    player = begun()
    opened = player.game.table.table.opened
    for key, kind in (("t", "counts"), ("o", AtSeat(1))):
        player.key(key)
        assert opened.shows(OVERLAY) == kind
        player.key(K.Key_Escape)
        assert opened.shows(OVERLAY) is None
    player.key("l")
    assert player.page == "log"
    player.key("l")
    assert player.page == "table"
    cues = player.game.table.table.cues
    player.key(K.Key_F2)
    assert cues.isVisible()
    player.key(K.Key_F2)
    assert not cues.isVisible()
    player.key("s")
    assert player.page == "ledger"
    player.key(K.Key_Escape)
    assert player.page == "table"
    player.key(K.Key_F11)
    assert player.window.isFullScreen()
    player.key(K.Key_F11)
    assert not player.window.isFullScreen()
    player.ctrl(K.Key_N)
    assert player.page == "new"
    player.game.proceed()
    player.key(K.Key_Escape)
    assert player.page == "table"
    assert player.game.table.hasFocus()
    menu_and_settings_lead_back(player)
    player.settings.set("language", "en")
    taking_back_by_keys(player)
    player.close()


def menu_and_settings_lead_back(player: Player) -> None:
    """From the menu to the settings and back the game and the focus are as before."""
    player.key(K.Key_F10)
    assert player.page == "menu"
    player.key(K.Key_End, *[K.Key_Up] * 3, K.Key_Return)
    assert player.page == "settings"
    player.settings.set("language", "ro")
    player.key(K.Key_Escape)
    assert player.page == "table"
    assert player.ctx.language == "ro"
    assert player.game.table.hasFocus()
    player.key("5")
    assert player.view.prompt.buttons[-1].enabled
    player.key(K.Key_Escape)
    assert player.page == "table"


def test_a_new_game_is_offered_from_the_top(qtbot: QtBot) -> None:
    """The set-up page begins at its top each time; who reads the rules there comes back lower."""
    player = Player(size=(1024, 600))
    player.program.new_game.show()
    page = player.program.new_game.new()
    page.unfold()
    page.go.setFocus()
    player.events(3)
    bar = max((s.verticalScrollBar() for s in page.findChildren(Scroll)), key=lambda b: b.maximum())
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    player.key(K.Key_F1)
    assert player.page == "book"
    player.key(K.Key_Escape)
    assert (player.page, bar.value()) == ("new", bar.maximum())
    player.key(K.Key_Escape)
    assert player.page == "start"
    player.program.new_game.show()
    assert bar.value() == 0
    player.close()


def test_escape_goes_back_everywhere(qtbot: QtBot) -> None:
    """Esc leads back from every page, and never leaves a running game."""
    player = Player()
    player.key(K.Key_Return)  # without a name
    for down in (0, 1, 1, 2):  # from the entry that led to the page before
        player.key(*([K.Key_Down] * down), K.Key_Return)
        assert player.page != "start"
        player.key(K.Key_Escape)
        assert player.page == "start"
    player.program.running.play(default_config(NAMES, seed="escape"))
    player.settle()
    player.key(K.Key_Escape, K.Key_Escape)
    assert player.page == "table"
    player.close()


def test_question_mark_answers(qtbot: QtBot) -> None:
    """? tells what a thing is, or which rule forbids it, drawn on the board and in words.

    Whoever chooses something that cannot be chosen now sees why, every time, by key or mouse.
    """
    player = begun()
    table = player.game.table
    for target in (
        AtSlot(0),
        AtDisplay(0),
        AtHand(0),
        AtCell(0, 0),
        Press("confirm"),
        Press("undo"),
    ):
        table.focus.to(target, shown=True)
        player.key("?")
        assert reason(player), target
        player.key(K.Key_Escape)
        assert not reason(player)
    while frame_of(player) != "place":
        take_turn(player)
    legal = {cell.target for cell in player.view.legal}
    cells = [AtCell(x, y) for x in range(-2, 3) for y in range(-2, 3)]
    rules = set()
    for target in [cell for cell in cells if cell not in legal]:
        table.focus.to(target, shown=True)
        if target == AtCell(0, 0):
            player.key(K.Key_F1, mod=Qt.KeyboardModifier.ShiftModifier)
        else:
            player.key("?")
        assert reason(player), target
        refusal = player.view.refusal
        assert refusal is not None, target
        rules.add(refusal.rule)
        player.key(K.Key_Escape)
    assert "build.free" in rules
    assert "build.adjacent" in rules
    card = next(card for card in player.view.display.cards if card is not None)
    ways: tuple[Callable[[], object], ...] = (
        lambda: player.key(card.key),
        lambda: player.click(card.target),
    )
    for choose in ways * 2:
        choose()
        refusal = player.view.refusal
        assert refusal is not None
        assert "placed" in player.ctx.text(refusal.text)
    player.close()


def test_nothing_goes_on_after_closing(qtbot: QtBot) -> None:
    """After the window is closed no timer runs and no computer's move is played."""
    player = begun(0, ai_speed="slow")
    while frame_of(player) != "turn_end":
        take_turn(player)
    player.key_only(K.Key_Return)
    session, game = player.game.desk.session, player.game
    player.close()
    before = len(session.steps)
    player.events(20)
    assert len(session.steps) == before
    assert not game.computers.ready
    assert player.program.game is None
    assert player.window not in QApplication.topLevelWidgets() or not player.window.isVisible()


def test_all_else_ends_before_the_place_is_kept(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error in the window's place keeps no game from being saved and ended."""
    player = begun(turns=0)
    before = player.settings.window_place()
    monkeypatch.setattr(MainWindow, "geometry", lambda _: QRect())
    player.window.remember()
    assert player.settings.window_place() == before
    monkeypatch.setattr(MainWindow, "geometry", lambda _: 1 / 0)
    with qtbot.captureExceptions() as failed:
        player.close()
    assert [kind for kind, _, _ in failed] == [ZeroDivisionError]
    assert player.program.game is None


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_a_saved_copy_hides_nothing(qtbot: QtBot, size: tuple[int, int]) -> None:
    """A success is reported at the upper edge: hand, panel and board stay in sight."""
    player = begun(turns=0)
    player.window.resize(*size)
    player.settle()
    player.ctrl(K.Key_S)
    notice, zones = player.program.window.notice, player.game.table.table.zones
    assert notice.isVisible()
    assert zones is not None
    corner = player.game.table.mapTo(player.window, QPoint(0, 0))
    for zone in (zones.hand, zones.you, zones.board):
        assert not zone.toRect().translated(corner).intersects(notice.geometry())
    player.program.window.notice.dismiss()
