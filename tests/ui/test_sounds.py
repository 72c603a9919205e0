"""Sounds for visible events: at the table, in a game, in lessons, as the settings say."""

import random
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.view.motion import SOUNDS
from alhambra_qt.controller.view.targets import AtCell, AtDisplay, AtSlot, Press
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.context import UiContext, make_context
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.kit.window import MainWindow, Notice
from alhambra_qt.ui.ledger.ledger_page import LedgerPage
from alhambra_qt.ui.main import speaker as speakers
from alhambra_qt.ui.main.speaker import Speaker
from tests.controller.kit import chance
from tests.ui.ledger_samples import ledger_of
from tests.ui.lesson_kit import page_of
from tests.ui.pages_samples import fresh_settings
from tests.ui.scoring_samples import stage_at
from tests.ui.table_play_kit import begun, buy_and_take
from tests.ui.window_keys import take_turn
from tests.ui.window_kit import Player

CTRL = Qt.KeyboardModifier.ControlModifier


class FakePlayer:
    """Keeps what it was to play."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.closed = False

    def play(self, name: str, volume: float) -> None:
        """Keep it."""
        self.played.append((name, volume))

    def close(self) -> None:
        """Keep that it was closed."""
        self.closed = True


def listening(ctx: UiContext) -> list[str]:
    """Return a list that collects the sounds from now on."""
    heard: list[str] = []
    ctx.sounded.connect(lambda name: heard.append(name))
    return heard


# -- the table ----------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", [0, 5])
@pytest.mark.parametrize("reduced", [False, True])
def test_buying(ctx: UiContext, speed: int, reduced: bool) -> None:
    """Paid cards are coins, the tile is taken up; so at every speed, once for each piece."""
    ctx.settings.set("animation_speed", speed)
    ctx.settings.set("reduced_motion", "on" if reduced else "off")
    made = begun(ctx)
    heard = listening(ctx)
    made.click(AtSlot(0))
    made.click(Press("confirm"))
    made.settle()
    assert sorted(heard) == ["coin", "coin", "lift"]


def test_building_makes_the_wall_longer(ctx: UiContext) -> None:
    """A tile that makes the longest wall longer has that sound when it has landed, once."""
    ctx.settings.set("animation_speed", 5)
    made = begun(ctx)
    buy_and_take(made)
    wall = made.desk.view().you.wall
    made.click(made.desk.view().legal[0].target)
    heard = listening(ctx)
    made.click(Press("confirm"))
    made.settle()
    made.click(Press("confirm"))
    made.settle()
    grown = made.desk.view().you.wall > wall
    assert heard.count("wall") == int(grown)
    assert heard.count("tile") == int(not grown)


def test_heard_when_it_lands(ctx: UiContext) -> None:
    """A card on its way is silent; a key that hurries it lets it sound."""
    ctx.settings.set("animation_speed", 1)
    made = begun(ctx)
    made.click(AtDisplay(0))
    heard = listening(ctx)
    made.click(Press("confirm"))
    assert made.table.busy
    assert "card" not in heard
    made.table.playback.finish()
    assert "card" in heard
    made.settle()


def test_stopped_table_is_silent(ctx: UiContext) -> None:
    """Sounds that were queued when the game is left are dropped."""
    ctx.settings.set("animation_speed", 1)
    made = begun(ctx)
    made.click(AtDisplay(0))
    made.click(Press("confirm"))
    heard = listening(ctx)
    made.table.stop()
    assert not heard


def test_picks(ctx: UiContext) -> None:
    """A choice clicks, what breaks a rule is refused, a tile that is dragged is taken up."""
    made = begun(ctx)
    made.table.hear()
    heard = listening(ctx)
    made.click(AtDisplay(0))
    assert heard.pop() == "click"
    buy_and_take(made)
    heard.clear()
    made.click(AtCell(0, 0))  # the fountain
    assert made.table.view_shown is not None
    assert (made.table.view_shown.refusal is not None) == ("refuse" in heard)
    assert heard[-1] == "refuse"
    heard.clear()
    made.table.lifted.emit(AtSlot(1))
    assert heard[0] == "lift"


# -- the window -----------------------------------------------------------------------------------


def test_whole_game_of_two_people() -> None:
    """In a game of two people at a screen the hand-over has a sound, undo too, and nothing else."""
    player = Player()
    heard = listening(player.ctx)
    player.program.running.play(default_config(("Anna", "Marco"), humans=2, seed="sound"))
    player.settle()
    assert player.page == "handover"
    assert heard == ["handover"]
    player.game.proceed()
    assert heard == ["handover"]
    player.game.handover.button.click()
    player.settle()
    assert heard == ["handover", "click"]
    player.close()


def test_own_turn_after_a_computer() -> None:
    """The sound of the own turn is played once after a computer's move, not at the beginning."""
    player = Player()
    heard = listening(player.ctx)
    names = ("Anna", "Marco", "Ioana")
    player.program.running.play(default_config(names, humans=1, seed="live"))
    player.settle()
    turns = 0
    for _ in range(8):
        before, seat = len(heard), player.game.desk.session.to_move
        take_turn(player)
        player.settle()
        session = player.game.desk.session
        if session.to_move == seat and session.turn > turns and player.page == "table":
            turns = session.turn
            assert heard[before:].count("turn") <= 1
    assert heard.count("turn") >= 1
    assert set(heard) <= set(SOUNDS)
    count = heard.count("turn")
    player.game.proceed()
    player.game.resume()
    assert heard.count("turn") == count
    player.close()


def test_nothing_is_heard_behind_a_page() -> None:
    """While the menu is open there is no sound of the own turn; it is played on the return."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), humans=1, seed="live"))
    player.settle()
    take_turn(player)
    player.settle()
    heard = listening(player.ctx)
    player.program.window.open("menu")
    session = player.game.desk.session
    assert session.to_move is not None
    others = [seat for seat in range(3) if seat != session.to_move]
    moved = SessionChange("played", (evolve(session.steps[-1], seat=others[0]),))
    for listener in tuple(session.listeners):
        listener(moved)
    player.events(5)
    player.game.proceed()
    assert "turn" not in heard
    player.program.window.back()
    player.settle()
    assert heard.count("turn") == 1
    player.close()


def test_undo_is_heard(ctx: UiContext) -> None:
    """Undo has its own sound, and not those of the moving pieces."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), humans=1, seed="live"))
    player.settle()
    session = player.game.desk.session
    rng = random.Random(1)
    while session.undo_blocked(session.to_move) is not None:
        chance(session, rng)
        player.settle()
    heard = listening(player.ctx)
    assert session.to_move is not None
    session.undo(session.to_move)
    player.settle()
    assert heard[0] == "undo"
    assert not {"tile", "coin", "card"} & set(heard)
    player.close()


def test_ctrl_m_turns_sounds_off_everywhere() -> None:
    """The key turns sounds off and on, says so, and is remembered, on pages and at the table."""
    player = Player()
    for page in ("start", "table"):
        if page == "table":
            player.program.running.play(default_config(("Anna", "Marco"), humans=1, seed="live"))
            player.settle()
        for on, words in ((False, "Sounds off"), (True, "Sounds on")):
            QTest.keyClick(player.window.windowHandle(), Qt.Key.Key_M, CTRL)
            player.events(2)
            assert player.settings.switch("sounds") is on
            assert player.program.window.notice.accessibleName() == words
            assert not player.program.window.notice.warns
        player.program.window.notice.dismiss()
        assert player.program.window.notice.isHidden()
    player.close()


def test_notices_and_buttons(ctx: UiContext, qtbot: QtBot) -> None:
    """A notice at the lower edge has a sound when it appears, a button when it is pressed."""
    window = QWidget()
    qtbot.addWidget(window)
    heard = listening(ctx)
    notice = Notice(ctx, window)
    notice.say(msg("sounds-on"))
    assert heard == ["notice"]
    button = Button(ctx, msg("settings-done"))
    qtbot.addWidget(button)
    button.click()
    assert heard == ["notice", "click"]


def test_scoring(ctx: UiContext, qtbot: QtBot) -> None:
    """A new scoring has a sound, then each line as it pays; reading one has none."""
    ctx.settings.set("animation_speed", 5)
    page = LedgerPage(ctx)
    qtbot.addWidget(page)
    view = ledger_of("every-6")
    heard = listening(ctx)
    page.show_view(view, 2)
    assert not heard
    page.show_scoring(view, 2)
    assert heard[0] == "scoring"
    page.player.hold()
    while page.player.running:
        page.player.next()
    assert page.page is not None
    assert heard.count("award") == len(page.page.rows)
    assert set(heard) == {"scoring", "award"}


@pytest.mark.parametrize("speed", [0, 5])
def test_scoring_on_the_table(ctx: UiContext, qtbot: QtBot, speed: int) -> None:
    """On the table the scoring has a sound too, and the points of each step when they arrive."""
    ctx.settings.set("animation_speed", speed)
    heard = listening(ctx)
    drive, stage = stage_at(ctx)
    qtbot.addWidget(drive.table)
    assert heard[0] == "scoring"
    while not stage.whole:
        stage.player.next()
    gains = [any(gain.points for gain in step.gains) for step in stage.player.steps]
    assert heard.count("award") == sum(gains) > 2
    stage.stop()


def test_lesson(qtbot: QtBot) -> None:
    """A lesson sounds like a game: a choice clicks, a step that is done is awarded."""
    page = page_of(qtbot, "money", 0, (1366, 768))
    heard = listening(page.ctx)
    tutor = page.tutor
    assert tutor is not None
    for step in range(len(tutor.lesson.steps)):
        page.go(step)
        if tutor.asks:
            break
    for pick in tutor.step.solve:
        page.table.picked.emit(pick)
        qtbot.waitUntil(lambda: page.quiet)
    assert tutor.done
    assert "click" in heard
    assert heard[-1] == "award"


# -- volumes --------------------------------------------------------------------------------------


@pytest.fixture
def fake(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Heard":
    """A context with a fake player, in front of other windows."""
    monkeypatch.setattr(speakers, "active", lambda: True)
    return Heard(tmp_path)


class Heard:
    """Settings, a context that follows them, and the player that hears it."""

    def __init__(self, folder: Path) -> None:
        self.settings = fresh_settings(folder)
        self.ctx = make_context(self.settings)
        self.player = FakePlayer()
        self.speaker = Speaker(MainWindow(self.ctx), self.player)


def test_defaults_are_on_and_moderate(fake: Heard) -> None:
    """Effects and notices are on by default, neither at full strength."""
    for name in SOUNDS:
        fake.ctx.sound(name)
    assert [name for name, _ in fake.player.played] == list(SOUNDS)
    assert all(0.2 < volume < 0.6 for _, volume in fake.player.played)


@pytest.mark.parametrize(
    ("key", "kind"), [("effects_volume", "effect"), ("notices_volume", "notice")]
)
def test_each_has_its_volume(fake: Heard, key: str, kind: str) -> None:
    """A volume of 0 silences its sounds and no others; another value is used as set."""
    fake.settings.set(key, 0)
    assert not fake.player.played
    for name in SOUNDS:
        fake.ctx.sound(name)
    assert {SOUNDS[name].kind for name, _ in fake.player.played} == {"effect", "notice"} - {kind}
    fake.player.played.clear()
    fake.settings.set(key, 100)
    ((name, volume),) = fake.player.played
    assert (SOUNDS[name].kind, volume) == (kind, 1.0)


def test_all_off(fake: Heard) -> None:
    """With sounds off nothing reaches the player."""
    fake.settings.set("sounds", False)
    for name in SOUNDS:
        fake.ctx.sound(name)
    fake.settings.set("effects_volume", 100)
    assert not fake.player.played
    fake.speaker.close()
    assert fake.player.closed


def test_behind_other_windows(fake: Heard, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind other windows the sound of the own turn is played, but no tile."""
    monkeypatch.setattr(speakers, "active", lambda: False)
    for name in ("tile", "turn", "click", "victory"):
        fake.ctx.sound(name)
    assert [name for name, _ in fake.player.played] == ["turn", "victory"]


def test_silent_without_a_display(qtbot: QtBot, tmp_path: Path) -> None:
    """Offscreen nothing begins to play, and a context that nobody hears is silent."""
    settings = fresh_settings(tmp_path)
    ctx = make_context(settings)
    ctx.sound("tile")
    speaker = Speaker(MainWindow(ctx))
    speaker.begin()
    ctx.sound("tile")
    assert speaker._player is None
    speaker.close()
