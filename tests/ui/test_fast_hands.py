"""How many clicks, drags and keys a turn needs, with what cannot be undone still confirmed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import methodcaller

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from alhambra_qt.controller.desk.desk import DeskOptions
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import AtCell, AtDisplay, AtReserve, AtSlot, Press, Target
from alhambra_qt.engine.actions import Buy, EndTurn, Place, Reserve, SwapTile, TakeMoney
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.widgets import RING
from tests.controller.kit import arranged
from tests.ui.table_drive import LEFT, NONE, Drive
from tests.ui.table_play_kit import SETUP, begun, laid_out

END = Press("confirm")
Step = Callable[[Drive], None]


def click(target: Target) -> Step:
    """One click."""
    return lambda made: made.click(target)


def double(target: Target) -> Step:
    """One double click."""

    def twice(made: Drive) -> None:
        made.click(target)
        place, viewport = QPointF(made.point(target)), made.table.viewport()
        for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
            at = viewport.mapToGlobal(place)
            QApplication.sendEvent(viewport, QMouseEvent(kind, place, at, LEFT, LEFT, NONE))
        QApplication.processEvents()

    return twice


def drag(target: Target, onto: Target) -> Step:
    """One drag."""
    return lambda made: made.drag(target, onto)


def free(made: Drive) -> Target:
    """The first cell where the tile that was bought fits."""
    return made.desk.view().legal[0].target


def placed(made: Drive) -> None:
    """A double click on a cell where the tile fits."""
    double(free(made))(made)


def keys(*names: str) -> list[Step]:
    """One key each."""
    return [methodcaller("keys", name) for name in names]


TURNS: dict[str, tuple[list[type], Sequence[Step], Sequence[Step]]] = {
    "one card": (
        [TakeMoney, EndTurn],
        [double(AtDisplay(0)), click(END)],
        keys("5", "Enter", "Enter"),
    ),
    "two cards": (
        [TakeMoney, EndTurn],
        [click(AtDisplay(0)), double(AtDisplay(1)), click(END)],
        keys("5", "6", "Enter", "Enter"),
    ),
    "exact, card, place": (
        [Buy, TakeMoney, Place, EndTurn],
        [double(AtSlot(0)), double(AtDisplay(0)), placed, click(END)],
        keys("1", "Enter", "5", "Enter", "Enter", "Enter"),
    ),
    "too dear, place": (
        [Buy, Place, EndTurn],
        [double(AtSlot(2)), placed, click(END)],
        keys("3", "Enter", "Enter", "Enter"),
    ),
    "to the reserve": (
        [Buy, Reserve, EndTurn],
        [drag(AtSlot(2), AtReserve()), click(END)],
        keys("3", "Enter", "R", "Enter"),
    ),
    "swap": (
        [SwapTile, EndTurn],
        [drag(AtReserve("pavilion-7-e"), AtCell(1, 0)), click(END)],
        (),
    ),
}


def paying() -> Session:
    """A turn in which the garden is paid exactly and the arcades are paid with too much."""
    game = arranged(
        SETUP,
        palace="garden-10-n 1 0",
        hand="florin-3 florin-5 denar-4 denar-5 dirham-9",
        market="garden-8-nw tower-9-nw arcades-8-e seraglio-4-ne",
        display="denar-1 florin-2 ducat-3 dirham-8",
        reserve="pavilion-7-e",
    )
    return Session.at(SETUP, game, {})


@pytest.mark.parametrize("hands", ["mouse", "keys"])
def test_a_turn_takes_few_actions(ctx: UiContext, hands: str) -> None:
    """A double click or Enter on a thing does it, a drag is a decision; only the end is asked."""
    wrong, made = {}, Drive(ctx, paying())
    for name, (played, by_mouse, by_keys) in TURNS.items():
        made.lay(paying())
        before = len(made.desk.session.actions)
        for step in by_mouse if hands == "mouse" else by_keys:
            step(made)
            made.settle()
        found = [type(action) for action in made.desk.session.actions[before:]]
        if found != played and not (hands == "keys" and not by_keys):
            wrong[name] = found
    assert not wrong


def test_everything_is_confirmed(ctx: UiContext) -> None:
    """With "everything" a double click and a drag only choose."""
    made = begun(ctx)
    made.desk.options = DeskOptions("on")
    double(AtSlot(0))(made)
    assert not made.desk.session.actions
    assert made.spot(Press("confirm")).enabled
    made.keys("Esc")
    made.drag(AtDisplay(0), AtCell(0, 0))
    assert not made.desk.session.actions


@pytest.mark.parametrize(
    ("assist", "played"), [("learn", []), ("normal", [Buy]), ("expert", [Buy])]
)
def test_who_learns_confirms_everything(ctx: UiContext, assist: str, played: list[type]) -> None:
    """Without a choice of one's own a double click plays at once only for those who know."""
    learner = evolve(SETUP.seats[0], assist=assist)
    made = Drive.at(ctx, evolve(SETUP, seats=(learner, *SETUP.seats[1:])), laid_out())
    made.desk.options = DeskOptions(ctx.settings.text("confirm_turn"))
    double(AtSlot(0))(made)
    assert [type(action) for action in made.desk.session.actions] == played


def test_a_slow_second_click_decides_nothing(ctx: UiContext) -> None:
    """A second click on a choice takes it back, and never plays it."""
    made = begun(ctx)
    made.click(AtSlot(0))
    made.click(AtSlot(0))
    assert not made.desk.session.actions
    double(AtSlot(0))(made)
    assert [type(action) for action in made.desk.session.actions] == [Buy]


def test_the_ring_covers_no_words(ctx: UiContext) -> None:
    """The text below a final button stands clear of the ring when the button has the focus."""
    made = begun(ctx)
    for step in keys("5", "Enter"):
        step(made)
    prompt = made.table.table.prompt
    button = next(spot.rect for spot in prompt.spots if spot.target == END)
    below = [
        word.box.top()
        for part in prompt.entries()
        for word in part.words
        if word.text == made.ctx.t("final")
    ]
    assert below
    assert all(top >= button.bottom() + RING for top in below)
