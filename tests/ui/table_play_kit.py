"""A table with a turn to play, for the tests of playing and of what moves meanwhile."""

from typing import Any

from alhambra_qt.controller.view.targets import AtDisplay, AtSlot, Press
from alhambra_qt.engine import Game
from alhambra_qt.ui.kit.context import UiContext
from tests.controller.kit import arranged, config
from tests.ui.table_drive import Drive

SETUP = config(3, 1)


def laid_out() -> Game:
    """Build a table where a garden can be paid exactly and tiles wait in the reserve."""
    return arranged(
        SETUP,
        hand="florin-3 florin-5 denar-4 denar-5 dirham-2",
        market="garden-8-nw tower-9-nw arcades-8-e seraglio-4-ne",
        display="denar-1 florin-2 ducat-3 dirham-8",
        reserve="chambers-5-nsw",
    )


def begun(ctx: UiContext, **more: Any) -> Drive:
    """A driven table where that is laid out."""
    return Drive.at(ctx, SETUP, laid_out(), **more)


def buy_and_take(made: Drive) -> None:
    """Buy the first tile exactly and take the first card: the tile is to be placed next."""
    for target in (AtSlot(0), Press("confirm"), AtDisplay(0), Press("confirm")):
        made.click(target)
        made.settle()
