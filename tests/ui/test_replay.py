"""A game looked at again in its window: by keys, by mouse, by what a reader finds; the ways in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from attrs import evolve
from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.results import branch_lines
from alhambra_qt.controller.replay.replayed import WHY_KEY, Replay, Stride
from alhambra_qt.controller.view.targets import AskWhy, AtStep, PullOut
from alhambra_qt.ui.game.log_page import LogPage
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.ledger.ledger_page import LedgerPage
from alhambra_qt.ui.program.key_list import PAGES
from alhambra_qt.ui.replay.replay_page import ReplayPage
from alhambra_qt.ui.replay.replay_table import ReplayTable
from alhambra_qt.ui.replay.timeline import MomentLine
from tests.controller.kit import played as by_lot
from tests.controller.test_why import played as with_thoughts
from tests.review.samples import NAMES
from tests.ui import table_games
from tests.ui.page_kit import COMMON, NONE, SMALL, alone, lasting, press, wishes
from tests.ui.pages_samples import settle
from tests.ui.replay_samples import played, replay_page
from tests.ui.test_shelf import desk_at
from tests.ui.window_keys import take_turn
from tests.ui.window_kit import LEFT, Player, accessible_texts

K = Qt.Key
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def shown(qtbot: QtBot, size: tuple[int, int] = COMMON, scale: float = 1.0) -> ReplayPage:
    """The page of a game that is over, alone."""
    return alone(qtbot, replay_page, size, UiContext(scale=scale, speed=0))


@pytest.fixture(scope="module")
def _page(qapp: QApplication) -> Iterator[tuple[ReplayPage, Replay, int]]:
    with lasting(replay_page) as page:
        assert page.replay is not None
        yield page, page.replay, page.at


@pytest.fixture
def page(_page: tuple[ReplayPage, Replay, int]) -> ReplayPage:
    """The page in the usual window; it is driven and read, not looked at: one for all tests."""
    page, replay, at = _page
    page.table.close_all()
    page.table.put_away()
    page.player.set_speed(1.0)
    if page.player.way < 0:
        page.bar.back.click()
    page.show_replay(replay, at)
    page.show()
    page.activateWindow()
    page.focus_first()
    settle()
    return page


def click(widget: QWidget) -> None:
    """Click the middle of a control."""
    QTest.mouseClick(widget, LEFT, NONE, widget.rect().center())
    settle()


def test_keys_lead_by_every_stride(page: ReplayPage) -> None:
    """Arrows go by action, with Ctrl by turn, Page by round, Ctrl+Page by scoring, and back."""
    assert page.replay is not None
    stops, start = page.replay.stops, page.at
    ways: tuple[tuple[Qt.Key, Qt.KeyboardModifier, Stride], ...] = (
        (K.Key_Right, NONE, "action"),
        (K.Key_Right, CTRL, "turn"),
        (K.Key_PageDown, NONE, "round"),
        (K.Key_PageDown, CTRL, "scoring"),
    )
    for key, mod, stride in ways:
        back = K.Key_Left if key == K.Key_Right else K.Key_PageUp
        wanted = stops.beside(start, stride, 1)
        page.go(start)
        press(page, key, mod=mod)
        assert page.at == wanted, stride
        assert page.table.view_shown is not None
        assert page.bar.line.value() == wanted
        press(page, back, mod=mod)
        assert page.at == stops.beside(wanted, stride, -1)
    press(page, K.Key_Home)
    assert page.at == 0
    press(page, K.Key_End)
    assert page.at == stops.last


def test_the_keys_of_the_page_are_told(page: ReplayPage) -> None:
    """The page of all keys has a row for each, but for those that mean the same everywhere."""
    assert {row.key for row in page.KEYS if not row.row} == {"S", "L", "Esc", "F6", "Shift+F6"}
    texts = {key for some in PAGES["replay"].values() for key in some}
    assert texts == {row.key for row in page.KEYS if row.row}
    assert WHY_KEY in texts


def test_stepping_ends_like_a_jump(page: ReplayPage) -> None:
    """Stepping, with pieces on their way, ends in the view that a jump gives."""
    replay = page.replay
    assert replay is not None
    for _ in range(8):
        press(page, K.Key_Right)
        page.table.playback.finish()
        settle()
        assert page.table.view_shown == replay.view(page.at, None)


def test_digits_choose_the_view(page: ReplayPage) -> None:
    """1 to 4 look from a seat with its hand alone, 7 opens all hands."""
    for key, seat in ((K.Key_1, 0), (K.Key_3, 2)):
        press(page, key)
        view = page.table.view_shown
        assert view is not None
        assert (view.you.seat.seat, view.viewer, view.hands) == (seat, seat, ())
    press(page, K.Key_7)
    view = page.table.view_shown
    assert view is not None
    assert len(view.hands) == 4
    click(page.bar.seats[1])
    assert page.seat == 1
    click(page.bar.all)
    assert page.seat is None


def test_playing_both_ways(page: ReplayPage) -> None:
    """Space plays and stops; backwards it goes back; at an end it stops by itself."""
    clock, at = page.player, page.at
    press(page, K.Key_Space)
    assert clock.on
    clock.due.emit(clock.way)
    assert page.at > at
    press(page, K.Key_R)
    here = page.at
    clock.due.emit(clock.way)
    assert page.at < here
    press(page, K.Key_Space)
    assert not clock.on
    press(page, K.Key_Home)
    press(page, K.Key_Space)
    clock.due.emit(clock.way)
    assert not clock.on


def test_speed_follows_its_keys_and_buttons(page: ReplayPage) -> None:
    """Comma and full stop make it slower and faster, as the buttons do."""
    press(page, K.Key_Period)
    assert page.player.speed == 2
    click(page.bar.speed.buttons["0.5"])
    assert page.player.speed == 0.5
    press(page, K.Key_Comma)
    assert page.player.speed == 0.5


def test_every_button_does_what_its_key_does(page: ReplayPage) -> None:
    """Arrows, flags, play and play on work by mouse."""
    assert page.replay is not None
    stops = page.replay.stops
    for stride, stepper in page.bar.steppers.items():
        wanted = stops.beside(page.at, stride, 1)
        click(stepper.arrows[1])
        assert page.at == wanted
    at, flag = next(iter(page.bar.flags.each.items()))
    click(flag)
    assert page.at == at
    wanted_on = wishes(page, "play_on_from")
    click(page.bar.on)
    press(page, K.Key_B)
    assert wanted_on == [at, at]


def test_the_line_is_clicked_and_dragged(page: ReplayPage) -> None:
    """A click on the line jumps there, a drag follows the pointer."""
    line = page.bar.line
    places = [QPoint(round(line.x_of(at)), line.height() // 3) for at in (10, 100)]
    QTest.mousePress(line, LEFT, NONE, places[0])
    assert abs(page.at - 10) <= 2
    QTest.mouseMove(line, places[1])
    QTest.mouseRelease(line, LEFT, NONE, places[1])
    assert abs(page.at - 100) <= 2


def test_n_leads_to_branches(page: ReplayPage) -> None:
    """N goes where the next branch leaves the game, Shift+N to the one before."""
    assert page.replay is not None
    first, second = (fork.at for fork in page.replay.forks)
    page.go(0)
    press(page, K.Key_N)
    assert page.at == first
    assert "· new luck" in page.bar.line.accessibleDescription()
    press(page, K.Key_N)
    assert page.at == second
    press(page, K.Key_N, mod=SHIFT)
    assert page.at == first


def test_a_line_of_the_log_leads_to_its_moment(page: ReplayPage) -> None:
    """The last event has a frame, and every line can be chosen."""
    spots = [spot for spot in page.table.table.log.spots if isinstance(spot.target, AtStep)]
    assert [spot for spot in spots if spot.value == "has just happened"]
    page.table.activate(spots[0].target)
    assert AtStep(page.at) == spots[0].target


def test_a_computer_is_asked_why(page: ReplayPage) -> None:
    """The sentence of what a computer did has a button, and ? asks too; Esc puts it away again."""
    replay = Replay(with_thoughts(4), 0)
    page.show_replay(replay)
    steps = enumerate(replay.session.steps, 1)
    reasons = [k for k, step in steps if step.why and step.why.reasons and not step.ended_turn]
    table = page.table.table
    page.go(reasons[0])
    press(page, K.Key_Question)
    assert table.callout.is_shown
    press(page, K.Key_Escape)
    assert not table.callout.is_shown
    page.table.activate(AskWhy(reasons[0] - 1))
    assert page.table.extra.answer is not None
    assert page.table.extra.answer.lines
    page.go(0)
    assert not table.callout.is_shown
    assert not table.prompt.view.prompt.buttons


def test_f6_goes_through_table_and_bar(page: ReplayPage) -> None:
    """F6 leads from the line through every zone of the table and back to the line."""
    zones = []
    for _ in range(30):
        press(page, K.Key_F6)
        if page.bar.line.hasFocus():
            break
        spot = page.table.focus.spot()
        zones.append(spot.zone if spot is not None else "")
    assert page.bar.line.hasFocus()
    assert {"header", "board", "hand", "market", "log"} <= set(zones)
    assert len(zones) == len(set(zones))


@pytest.mark.parametrize(("size", "scale"), [(SMALL, 1.0), (SMALL, 2.0)])
def test_what_has_no_room_is_unfolded(qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    """In small windows the rest of the bar comes with a button, and the table makes room."""
    page = shown(qtbot, size, scale)
    height = page.table.height()
    assert not page.bar.speed.isVisible()
    click(page.bar.more)
    assert page.bar.speed.isVisible()
    assert page.bar.on.isVisible()
    assert page.table.height() < height
    click(page.bar.more)
    assert page.table.height() == height


def test_the_bar_stays_as_high_as_it_has_to_be(qtbot: QtBot) -> None:
    """With other letters and in another language it has the room that it needs then."""
    page = shown(qtbot, SMALL)
    bar, ctx = page.bar, page.ctx
    bar.more.click()
    for scale, lang in ((1.5, "en"), (2.0, "en"), (1.0, "en"), (1.0, "fr"), (1.0, "ro")):
        ctx.set_scale(scale)
        ctx.set_language(lang)
        settle()
        assert bar.height() == bar.heightForWidth(bar.width()), (scale, lang)


def test_large_letters_leave_room(qtbot: QtBot) -> None:
    """At 200 % market and board show tiles, and the hands are pulled out until put back."""
    page = shown(qtbot, SMALL, 2.0)
    table = page.table.table
    assert min(place.rect.width() for place in table.market.places) > 60
    assert table.board.area.height() > 180
    assert not table.hand.isVisible()
    page.table.activate(PullOut("hand"))
    press(page, K.Key_Right)
    assert {spot.name.partition(",")[0] for spot in table.hand.spots} == {*NAMES[:4]}
    page.table.activate(PullOut("hand"))
    assert not table.hand.isVisible()


@pytest.mark.usefixtures("qapp")
def test_the_dock_has_its_room_at_once() -> None:
    """In large letters the first moment shown leaves the dock as much room as the next one does."""
    ctx = UiContext(scale=2.0, speed=0)
    ctx.set_window(*COMMON)
    table = ReplayTable(ctx)
    table.set_room(QSizeF(*COMMON))
    table.resize(*COMMON)
    view = desk_at(table_games.rich()).view()
    assert view.you.extras is not None
    cards = {card.target for card in view.you.extras.cards}
    own = [zone for zone in view.zones if cards & {piece.target for piece in zone.pieces}]
    places = []
    for _ in range(2):  # all that the tray has is what the own panel has no room for
        table.jump(evolve(view, zones=tuple(own), shelf=(), stalls=None))
        assert table.table.zones is not None
        places.append(table.table.zones.dock)
    assert places[0] == places[1]
    shiboken6.delete(table)


def test_a_reader_finds_all_of_it(page: ReplayPage) -> None:
    """The moment, every control and every hand have words in the tree."""
    text = " | ".join(accessible_texts(page))
    for words in ("Moment", "Next turn", "Scoring 2", "Play on from here", "What Marco sees"):
        assert words in text
    assert "5 cards · 39" in text


def test_the_log_shows_the_table_as_it_was(home: Path) -> None:
    """P on a line of the log shows that moment; Esc leads back, and the game has not moved on.

    So does the link in the head of a turn, by mouse: it shows the table as that turn began.
    """
    player = Player()
    player.open(by_lot(default_config(("Anna", "Marco", "Ioana"), 1, "guard"), 20))
    player.key("L")
    state = player.state()
    log = player.window.focusWidget()
    player.key(K.Key_Home)
    player.key("P")
    page = player.window.page("replay")
    assert player.window.shown == "replay"
    assert isinstance(page, ReplayPage)
    assert 0 < page.at < state[0]
    view = page.table.view_shown
    assert view is not None
    assert (view.viewer, view.hands) == (0, ())
    assert not page.bar.all.isEnabled()
    player.key(K.Key_End)
    assert page.at == state[0]
    player.key(K.Key_Escape)
    assert (player.page, player.state()) == ("log", state)
    assert log is not None
    pages = [log_page for log_page in player.window.findChildren(LogPage) if log_page.isVisible()]
    part = list(pages[0].sheet.parts.values())[-1]
    player.click_widget(part.then)
    assert player.window.shown == "replay"
    assert page.at == part.group.moment != state[0]
    player.close()


def looks(player: Player) -> None:
    """Everything that a page follows changes once."""
    for key, value in (("language", "fr"), ("theme", "dark"), ("ui_scale", 120)):
        player.settings.set(key, value)
        player.settle()


def test_a_game_without_an_action(qtbot: QtBot, home: Path) -> None:
    """Its table is all that a replay shows, in any look; its entry is grey until the first move."""
    player = Player()
    setup = default_config(("Anna", "Marco"), 2, "begun")
    new = Session.new(setup)
    assert [line.begun for line in branch_lines(new)] == [False]
    player.open(new)
    player.program.after.do("replay", player.game.desk, 0, None)
    page = player.window.page("replay")
    assert isinstance(page, ReplayPage)
    player.key(K.Key_End, K.Key_Right, K.Key_PageDown, "N", "L", K.Key_Escape)
    assert (player.window.shown, page.at) == ("replay", 0)
    looks(player)
    player.key(K.Key_Escape)
    entry = player.program.running.menu().entries["again"]
    player.key(K.Key_Space)
    for begun in (False, True):
        player.key(K.Key_F10)
        assert entry.isEnabled() == begun
        player.key(K.Key_Escape)
        if not begun:
            take_turn(player)
    player.close()


def test_a_failed_page_is_made_anew(
    qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It fails once: no later change of the looks meets it, and the next time it is whole."""
    player = Player()
    player.program.new_game.show()
    door, end = player.program.after.replay, len(played().steps)
    for before in (False, True):  # from another page, and while it shows a game itself
        if before:
            door.show(played(), None, 5, None)
        with monkeypatch.context() as patch:
            patch.setattr(MomentLine, "show_at", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                door.show(played(), None, 0, None)
        assert player.window.shown == "new"
        looks(player)
        door.show(played(), None, end, None)
        player.settle()
        assert (player.window.shown, door.shown().at) == ("replay", end)
        player.key(K.Key_Escape)
        assert player.window.shown == "new"
    player.close()


def test_a_saved_game_is_replayed(home: Path) -> None:
    """From the list a finished game is shown, its score sheet and log lead to their moments."""
    player = Player()
    folder = player.program.folder
    folder.mkdir(parents=True, exist_ok=True)
    records.save(played(), folder / "one.alhambra")
    player.program.saved.games.open()
    player.settle()
    player.click_widget(player.program.saved.games().chosen.buttons["replay"])
    page = player.window.page("replay")
    assert isinstance(page, ReplayPage)
    assert page.replay is not None
    scorings = page.replay.stops.scorings
    player.key(K.Key_End)
    player.key("S")
    ledger = player.window.page("replay-ledger")
    assert isinstance(ledger, LedgerPage)
    player.click_widget(ledger.tabs[0])
    player.click_widget(ledger.replay)
    assert (player.window.shown, page.at) == ("replay", scorings[1])
    player.key("L")
    assert player.window.shown == "replay-log"
    player.key(K.Key_Home)
    player.key("P")
    assert (player.window.shown, page.at) == ("replay", 1)
    player.key(K.Key_Escape)
    assert player.window.shown == "games"
    player.close()
    QApplication.processEvents()
