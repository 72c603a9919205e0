"""A screen reader can do everything that can be done at the table, and nothing that is covered."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.view.targets import (
    AtHand,
    Begin,
    Choose,
    Handle,
    OnShelf,
    Press,
    Target,
)
from alhambra_qt.ui.kit.access import DECREASE, FOCUS, INCREASE, PRESS
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.sides.popovers import OVERLAY
from alhambra_qt.ui.table import access
from alhambra_qt.ui.table.access import AccessibleSpot, AccessibleTable
from alhambra_qt.ui.table.widget import TableWidget
from tests.access.hearing import NAME, all_of, tree_of
from tests.ui.every_page import PAGES
from tests.ui.scoring_samples import stage_at
from tests.ui.test_sealed import begun
from tests.ui.window_kit import Player

Role = QAccessible.Role
MONEY = Begin("money")


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[Player]:
    """Somebody in a game of three whose turn it is."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco", "Ioana"), 1, "done"))
    player.settle()
    player.wait(lambda: player.view.prompt.mood == "ask")
    yield player
    player.close()


def told(player: Player) -> AccessibleTable:
    """Return the accessible tree of the table."""
    found = QAccessible.queryAccessibleInterface(player.game.table)
    assert isinstance(found, AccessibleTable)
    return found


def thing(player: Player, target: Target) -> QAccessibleInterface:
    """The interface of a target: of a thing of the scene, or of a control beside the board."""
    table = told(player)
    for key in table.spots_by_key():
        if key[1] == target:
            return table.part(key)
    raise KeyError(target)


def act(interface: QAccessibleInterface, name: str) -> None:
    """Do something from outside."""
    doer = interface.actionInterface()
    assert name in doer.actionNames()
    doer.doAction(name)
    QApplication.processEvents()


def test_press(player: Player) -> None:
    """Pressing from outside does what a click does; what stays there keeps its interface."""
    before = player.view
    card = next(key[1] for key in told(player).spots_by_key() if isinstance(key[1], AtHand))
    interface = thing(player, card)
    act(thing(player, MONEY), PRESS)
    player.settle()
    assert player.view.prompt != before.prompt
    assert thing(player, card) is interface
    assert interface.isValid()


def test_everything_that_takes_the_focus(player: Player) -> None:
    """Each target that Tab reaches can be given the focus from outside, and then has it."""
    table = player.game.table
    order = table.focus.order()
    assert len(order) > 20
    for spot in order:
        interface = thing(player, spot.target)
        act(interface, FOCUS)
        assert table.focus.target == spot.target
        assert interface.state().focused
        if isinstance(interface, AccessibleSpot):
            assert told(player).focusChild() is interface
        assert not told(player).state().focused


def test_overlay_hides_what_is_below(player: Player) -> None:
    """While something lies over the table only that is found; closed, the focus is where it was.

    From one opponent to the next and back to the table it is, too.
    """
    table = player.game.table
    money = thing(player, MONEY).text(NAME)
    act(thing(player, MONEY), FOCUS)
    for key in ("o", "t"):
        player.key(key)
        found = tree_of(table)
        (dialog,) = [interface for interface in found if interface.role() == Role.Dialog]
        assert money not in [interface.text(NAME) for interface in found]
        (focus,) = [interface for interface in found if interface.state().focused]
        assert focus.text(NAME) in [interface.text(NAME) for interface in all_of(dialog)]
        player.key(Qt.Key.Key_Escape)
        assert not table.table.opened.shows(OVERLAY)
        assert table.focus.target == MONEY
        assert money in [interface.text(NAME) for interface in tree_of(table)]
    for _ in range(len(player.view.opponents) + 1):
        player.key("o")
    assert not table.table.opened.shows(OVERLAY)
    assert table.focus.target == MONEY


def test_focus_is_an_event(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Moving the focus at the table tells it once for each thing."""
    found: list[tuple[QAccessibleInterface, QAccessible.Event]] = []
    monkeypatch.setattr(access, "tell", lambda one, what: found.append((one, what)))
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    player.game.table.setFocus()
    heard = 0
    while heard < 3:
        found.clear()
        player.key(Qt.Key.Key_Tab)
        assert found == [(told(player).focusChild(), QAccessible.Event.Focus)]
        heard += 1


def test_stage_hides_the_table(ctx: UiContext) -> None:
    """While a scoring is shown over the table, its parts are found and the table is not."""
    drive, stage = stage_at(ctx)
    drive.table.show()
    found = QAccessible.queryAccessibleInterface(drive.table)
    assert isinstance(found, AccessibleTable)
    assert found.things() == [stage]
    below = tree_of(drive.table)
    assert any(interface.role() == Role.PushButton for interface in below)
    assert not any(isinstance(interface, AccessibleSpot) for interface in below)
    assert all(interface.text(NAME) for interface in below if interface.state().focusable)
    stage.stop()
    assert stage not in found.things()
    assert found.by_zone()


def test_drawer_hides_what_is_below(ctx: UiContext) -> None:
    """An open drawer of the shelf hides what lies under it and offers its own pieces."""
    ctx.set_window(1366, 768)
    page = PAGES["table"](ctx)
    assert isinstance(page, TableWidget)
    page.resize(1366, 768)
    page.show()
    spots = (spot for spot in page.table.spots() if spot.focusable)
    shelf = next(spot for spot in spots if isinstance(spot.target, OnShelf))
    page.activate(shelf.target)
    found = QAccessible.queryAccessibleInterface(page)
    assert isinstance(found, AccessibleTable)
    zones = found.by_zone()
    (drawer,) = (home for home in zones if home[0] == "drawer")
    assert found.zone(drawer).childCount() > 3
    area = found.on_screen(page.table.drawer.area)
    below = [
        part.text(NAME)
        for home, parts in zones.items()
        for part in parts
        if home != drawer and part.rect().intersects(area)
    ]
    assert not below


def step(player: Player, target: Target, name: str) -> tuple[str, list[str]]:
    """Go a step down or up from outside; what the step is called, and its keys."""
    doer = thing(player, target).actionInterface()
    called = doer.localizedActionDescription(name), doer.keyBindingsForAction(name)
    act(thing(player, target), name)
    player.settle()
    return called


def test_zoom_by_steps(player: Player) -> None:
    """The size of the Alhambra goes up and down, called as its buttons are."""
    fit, board = Handle("zoom:fit"), player.game.table.table.board
    before, ctx = board.zoom_percent(), player.ctx
    assert step(player, fit, INCREASE) == (ctx.t("table-zoom-in"), ["+"])
    larger = board.zoom_percent()
    assert larger > before
    assert thing(player, fit).state().focused
    assert step(player, fit, DECREASE) == (ctx.t("table-zoom-out"), ["−"])
    assert board.zoom_percent() < larger
    assert DECREASE not in thing(player, MONEY).actionInterface().actionNames()


def test_speed_by_steps(qtbot: QtBot) -> None:
    """The speed of the computers goes up to the last one and down to the pause."""
    player = Player(chosen={"ai_speed": "normal"})
    player.program.running.play_demo()
    player.wait(lambda: player.spot(Press("pause")) is not None)
    speed = partial(player.settings.text, "ai_speed")
    steps = ((INCREASE, "fast"), (DECREASE, "normal"), (DECREASE, "slow"))
    for name, then in steps:  # of any of the speeds: the step is from the one that is chosen
        act(thing(player, Press("instant")), name)
        assert speed() == then
    act(thing(player, Press("slow")), DECREASE)
    assert player.game.pace.paused
    act(thing(player, Press("normal")), INCREASE)
    assert speed() == "slow"
    player.close()


def test_number_by_steps(qtbot: QtBot) -> None:
    """A bid goes up and down by one within what is allowed, and the focus goes with it."""
    player = begun(people=1, opener=0)
    table, choice = player.game.table, Choose("amount", "1")
    assert DECREASE not in thing(player, choice).actionInterface().actionNames()
    assert step(player, choice, INCREASE)[1] == [player.ctx.cap("Up")]
    assert table.focus.target == Choose("amount", "2")
    assert step(player, choice, INCREASE)[1] == [player.ctx.cap("Up")], (
        "of what steps down now, too"
    )
    assert table.focus.target == Choose("amount", "3")
    step(player, Choose("amount", "3"), DECREASE)
    assert [chip.target for chip in player.view.prompt.chips if chip.chosen] == [table.focus.target]
    player.close()
