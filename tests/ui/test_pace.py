"""The speed of the computers at the table: pause, step, speed in words, and the demonstration."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.ai_host import demo_config
from alhambra_qt.controller.game.gameconfig import AI_NAMES, default_config
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.controller.game.thoughts import Why
from alhambra_qt.controller.replay.replayed import scorings_of
from alhambra_qt.controller.view.targets import AskWhy, Press
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.events import Bought
from alhambra_qt.i18n import LANGS, msg
from alhambra_qt.ui.game.pace import MY_TURN, SPEEDS
from tests.cases import each
from tests.ui import replay_samples
from tests.ui.table_kit import written
from tests.ui.window_keys import take_turn
from tests.ui.window_kit import LEFT, Player

K = Qt.Key


def watching(speed: str = "step", size: tuple[int, int] = (1366, 768)) -> Player:
    """A demonstration that stops at nothing by itself."""
    player = Player(chosen={"ai_speed": "instant"}, size=size)
    player.program.running.play_demo()
    names = player.ctx.text(player.view.prompt.lines[0].text)
    assert all(name in names for name in AI_NAMES[:4])
    assert player.settings.text("ai_speed") == "normal"  # whatever was chosen for opponents
    player.game.pace._firsts.clear()
    player.game.pace.choose_speed(speed)
    player.events(3)
    return player


def press(player: Player, key: Qt.Key | str) -> None:
    """Press a key without waiting for the computers, who play on."""
    player.key_only(key)
    player.events(2)


def held(player: Player) -> None:
    """Wait until a move is there and waits to be let go."""
    player.wait(lambda: player.game.awaits_step and not player.game.table.busy)
    player.events(2)


def test_space_pauses_and_goes_on(qtbot: QtBot) -> None:
    """A pause is the setting itself; Enter lets one move go; Space goes on."""
    player = watching("slow")
    player.wait(lambda: player.spot(Press("pause")) is not None)
    press(player, K.Key_Space)
    assert player.settings.text("ai_speed") == "step"
    held(player)
    before = player.state()[0]
    press(player, K.Key_Return)
    held(player)
    player.wait(lambda: player.state()[0] > before)
    press(player, K.Key_Space)
    assert player.settings.text("ai_speed") == "slow"
    player.close()


def test_neither_enter_nor_esc_changes_what_runs(qtbot: QtBot) -> None:
    """A key pressed just after a scoring does not interrupt the turn that runs next."""
    player = watching("slow")
    player.wait(lambda: player.game.pacing.soon)
    assert [button.target for button in player.view.prompt.buttons] == [Press("start")]
    press(player, K.Key_Return)
    press(player, K.Key_Escape)
    assert player.page == "table"
    assert player.settings.text("ai_speed") == "slow"
    player.close()


def test_enter_of_a_person_pauses_nobody(qtbot: QtBot) -> None:
    """After the own turn the focus waits for the next question; it does not go to the pause."""
    player = Player(chosen={"ai_speed": "slow"})
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), humans=1, seed="live"))
    player.settle()
    while player.game.desk.session.observation(None).game.frame.kind != "turn_end":
        take_turn(player)
    player.game.table.focus.to(Press("confirm"), shown=True)
    press(player, K.Key_Return)
    player.wait(lambda: player.spot(Press("pause")) is not None)
    assert player.game.table.focus.target is None
    press(player, K.Key_Return)
    assert not player.game.pace.paused
    assert player.settings.text("ai_speed") == "slow"
    player.close()


def test_to_my_next_turn(qtbot: QtBot) -> None:
    """The computers play at once until the person is asked; the speed stays as it was chosen."""
    player = Player(chosen={"ai_speed": "slow"})
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), humans=1, seed="live"))
    player.settle()
    session = player.game.desk.session
    while session.observation(None).game.frame.kind != "turn_end":
        take_turn(player)
    player.game.table.focus.to(Press("confirm"), shown=True)
    press(player, K.Key_Return)
    player.wait(lambda: player.spot(MY_TURN) is not None)
    turn = session.turn
    QTest.keyClick(player.window.windowHandle(), K.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert player.game.pace.hurries
    assert not player.game.pace.delay
    player.wait(lambda: session.to_move == 0 and not player.game.table.busy)
    assert session.turn > turn
    assert not player.game.pace.hurries
    assert player.settings.text("ai_speed") == "slow"
    player.close()


def test_no_speeds_for_a_person(qtbot: QtBot) -> None:
    """The waiting for another computer is announced; there is no speed, page or sound of a turn."""
    player = Player(chosen={"ai_speed": "slow"})
    player.program.running.play(default_config(("Anna", "Marco"), humans=2, seed="live"))
    session = player.game.desk.session
    session.play_elsewhere({1})
    player.settle()
    player.key(K.Key_Space)  # two shared the screen: whose it is must be said
    while session.to_move == 0:
        take_turn(player)
    assert session.to_move == 1
    assert player.game.shown == "table"
    assert player.view.viewer == 0
    assert player.ctx.text(player.view.prompt.title) == "Waiting for Marco"
    assert player.spot(Press("pause")) is None
    assert player.spot(MY_TURN) is None
    session.play(legal_actions(session.observation(1).game)[0])
    player.settle()
    assert player.game.shown == "table"
    player.close()


def test_every_speed_by_mouse_and_by_keys(qtbot: QtBot) -> None:
    """Chips say the speeds, that of now is chosen; comma and full stop go one on or back."""
    player = watching()
    held(player)
    for speed in SPEEDS[:1]:
        spot = player.spot(Press(speed))
        assert spot is not None
        assert spot.name
        QTest.mouseClick(player.window.windowHandle(), LEFT, pos=player.place_of(Press(speed)))
        player.events(2)
        assert player.settings.text("ai_speed") == speed
    chips = {chip.target: chip for chip in player.view.prompt.chips}
    assert chips[Press("slow")].chosen
    assert not chips[Press("normal")].chosen
    press(player, ",")
    assert player.settings.text("ai_speed") == "step"
    held(player)
    press(player, ",")
    assert player.settings.text("ai_speed") == "step"
    press(player, ".")
    assert player.settings.text("ai_speed") == "slow"
    player.close()


def test_the_setting_and_the_controls_are_one(qtbot: QtBot) -> None:
    """The speed chosen on the settings page is the one at the table."""
    player = watching()
    held(player)
    player.settings.set("ai_speed", "slow")
    player.events(2)
    chosen = [chip.target for chip in player.view.prompt.chips if chip.chosen]
    assert chosen == [Press("slow")]
    player.close()


def test_a_demonstration(qtbot: QtBot) -> None:
    """Its caption has a sentence on what happens; its key leaves, and a pause ends."""
    player = watching("slow", (1024, 600))
    player.wait(lambda: player.spot(Press("pause")) is not None)
    press(player, K.Key_Space)
    held(player)

    def why() -> Why:
        targets = [log_line.target for log_line in player.view.log if log_line.kind == "move"][-1:]
        asked = [target.number for target in targets if isinstance(target, AskWhy)]
        return next((player.game.desk.session.why(one) for one in asked), None) or Why()

    while not why().reasons:
        press(player, K.Key_Return)
        held(player)
    for lang in LANGS:
        player.settings.set("language", lang)
        player.events(2)
        title = player.ctx.text(player.view.prompt.title)
        lines = [log_line for log_line in player.view.log if log_line.kind in ("move", "scoring")]
        assert player.ctx.text(lines[-1].text) in title
        (line,) = player.view.prompt.lines
        assert line.text == msg("pace-why", reason=why().reasons[0])
        shown = "".join(str(text.text) for text in written(player.game.table))
        assert player.ctx.text(line.text).replace(" ", "") in shown.replace(" ", "")
    press(player, K.Key_Escape)
    assert player.page == "table"
    assert player.view.prompt.buttons[0].key == "Ctrl+W"
    player.key("W", mod=Qt.KeyboardModifier.ControlModifier)
    assert player.page == "start"
    assert player.program.game is None
    assert player.settings.text("ai_speed") == "instant"
    assert not list(player.program.folder.glob("*.alhambra"))
    player.close()


def paid_exactly(step: PlayedStep) -> bool:
    """Whether a tile was bought for its price."""
    return any(isinstance(event, Bought) and not event.overpaid for event in step.events)


def test_a_demonstration_stops_at_what_is_new(qtbot: QtBot) -> None:
    """It waits at the first exact payment, and in the first scoring until somebody goes on."""
    player, over = Player(), replay_samples.played()
    until = over.steps[: scorings_of(over.steps)[1] - 1]
    start = max(k for k, step in enumerate(until) if paid_exactly(step))
    player.program.running.run(over.as_it_was(start), None, keep=False)
    pace, session = player.game.pace, player.game.desk.session

    def on_to(what: str) -> None:
        while pace.stopped != what:
            player.wait(lambda: player.game.computers.ready or pace.stopped == what)
            if pace.stopped != what:
                player.game.computers.go()
            player.wait(lambda: not player.game.table.busy)

    on_to("exact")
    player.wait(lambda: pace.paused and player.game.awaits_step)
    player.events(2)
    assert player.view.prompt.lines[0].text == msg("pace-first-exact")
    assert paid_exactly(session.steps[-1])
    press(player, K.Key_Space)
    assert player.settings.text("ai_speed") == "normal"
    on_to("scoring")
    player.wait(lambda: player.game.scorings.on)
    assert pace.paused
    assert player.page == "scoring"
    player.key_only(K.Key_Escape)  # to its end
    player.wait(lambda: player.game.scorings.stage.whole)
    player.key_only(K.Key_Return)
    player.wait(lambda: not player.game.scorings.on)
    assert player.settings.text("ai_speed") == "normal"
    player.close()


def test_a_speed_that_was_chosen_stays(qtbot: QtBot) -> None:
    """Only a pause ends with the game it was made in."""
    player = Player(chosen={"ai_speed": "fast"})
    player.program.running.play(demo_config("stays"))
    player.game.pace.choose_speed("step")
    player.events(2)
    player.program.running.leave()
    assert player.settings.text("ai_speed") == "step"
    player.close()


@pytest.mark.parametrize("leads", [False, True])
def test_a_scoring_that_is_led_waits_for_its_end(qtbot: QtBot, leads: bool) -> None:
    """Where only computers play it ends by itself, but not once somebody chose a step in it."""
    over = replay_samples.played()
    player, left = Player(), list[bool]()
    player.open(over.as_it_was(scorings_of(over.steps)[1] - 1), settled=False)
    stage = player.game.scorings.stage
    stage.closed.connect(lambda: left.append(stage.led))
    if leads:
        player.game.waiting.connect(stage.band.again.click)
    player.wait(lambda: stage.on or bool(left))
    if leads:
        player.events(9)
        assert (stage.on, left) == (True, [])
        player.key(K.Key_Escape)
        player.key_only(K.Key_Escape)  # whoever waits for more sees the game played to its end
    player.wait(lambda: left[:1] == [leads])
    player.close()


@pytest.mark.parametrize(
    ("lang", "size"),
    each(lang=LANGS, size=((1366, 768), (1024, 600), (1920, 1080)))[1],
)
def test_every_speed_is_seen_in_a_demonstration(lang: str, size: tuple[int, int]) -> None:
    """No speed steps behind an arrow, whether a demonstration runs or waits, with its reasons."""
    player = Player(chosen={"language": lang, "ai_speed": "instant"}, size=size)
    player.program.running.play_demo()
    pace = player.game.pace
    pace._firsts.clear()
    pace.choose_speed("normal")
    player.wait(lambda: bool(player.view.prompt.lines[0].tone))  # a move with a reason
    hidden = []
    for _ in range(2):
        player.events(3)
        spots = {spot.target: spot for spot in player.game.table.table.prompt.spots}
        hidden += [(pace.paused, speed) for speed in SPEEDS if spots[Press(speed)].behind]
        pace.toggle()
    assert hidden == []
    player.close()
