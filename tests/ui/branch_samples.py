"""Branches of a kept game, for tests and for looking at their pages."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game import records as tries
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.position_editor.draft import begin, play
from alhambra_qt.controller.presenter.results import branch_lines, moment
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.review.branches import BranchesPage, PlayOnPage
from tests.controller.kit import chance
from tests.saves import make
from tests.ui.table_drive import Drive

FILE = make.FOLDER / "version-1" / "one-vizier.alhambra"


def _tried() -> Session:
    """Give a game that is over with three branches, one of them played to the end."""
    root = records.load(FILE)
    rng = random.Random("branches")
    first = tries.play_on(root, 60, "The tower instead", "other")
    while not first.over:
        chance(first, rng)
    again = tries.play_on(first, 80, "Tower, then money")
    early = tries.play_on(root, 20, "Another beginning, with everything else as it was")
    for line in (again, early):
        for _ in range(9):
            chance(line, rng)
    for line in (first, again, early):
        records.to_record(line)
    return root


def play_on(ctx: UiContext) -> QWidget:
    """The page before a branch."""
    page, root = PlayOnPage(ctx), records.load(FILE)
    page.show_moment(moment(root, 60), root.config.seats, root.tags, "Branch 1")
    return page


def branches(ctx: UiContext, *, tried: bool = True) -> QWidget:
    """All branches of a game, or a game that has none."""
    page = BranchesPage(ctx)
    page.show_lines(branch_lines(_tried() if tried else records.load(FILE)))
    return page


def under_way(ctx: UiContext) -> QWidget:
    """The table of a branch."""
    line = tries.play_on(records.load(FILE), 60, "The tower instead")
    return Drive(ctx, line, painted=True).table


STATES: dict[str, Callable[[UiContext], QWidget]] = {"branch": under_way}


def play_laid(ctx: UiContext) -> QWidget:
    """Ask how to play from a table that was laid out."""
    page, session = PlayOnPage(ctx), play(begin(("Anna", "Marco", "Ioana")))
    page.show_moment(msg("position-counted"), session.config.seats, session.tags, "")
    return page
