"""The table with all modules on: nothing is cut, nothing overlaps, the board keeps its room."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.engine import legal_actions
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.fonts import load_fonts
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.widget import TableWidget
from tests.controller.kit import config
from tests.ui.test_table_text import AREAS, spills

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]
LEAST_BOARD = 170  # the board stays so high whatever is asked


@cache
def questions() -> dict[str, TableView]:
    """The first of each kind of question in a game of six, and again with something picked."""
    session = Session.new(config(6, humans=6, seed="v1", modules=modules.IDS))
    desk = Desk(session)
    rng = random.Random(2)
    found: dict[str, TableView] = {}
    for _ in range(500):
        seat = session.to_move
        assert seat is not None
        desk.viewing.taken()
        kind = session.observation(seat).game.frame.kind
        if kind not in found:
            found[kind] = desk.view()
            chips = [chip.target for chip in desk.view().prompt.chips if chip.enabled]
            if chips:
                desk.pick(rng.choice(chips))
                found[f"{kind}, picked"] = desk.view()
                desk.cancel()
        session.play(rng.choice(legal_actions(session.ai_observation(seat).game)))
    assert len(found) >= 16
    return found


def fixed(table: TableWidget) -> list[Spot]:
    """What can be clicked and stays where it is."""
    every = (spot for spot in table.table.spots() if spot.focusable and not spot.behind)
    spots = [spot for spot in every if spot.role not in AREAS]
    return [spot for spot in spots if spot.role != "cell" and spot.target != Press("recap")]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES)
def test_every_question_fits(qtbot: QtBot, size: tuple[int, int], lang: str) -> None:
    """Whatever a module asks is written in full, with the tray folded and open."""
    assert load_fonts() == []
    ctx = UiContext("light", lang, 1.0, speed=0)
    ctx.set_window(*size)
    table = TableWidget(ctx)
    qtbot.addWidget(table)
    table.resize(*size)
    wrong: list[str] = []
    table.show_view(questions()["turn"])
    table.grab()  # the look of this window is made
    for number, (name, view) in enumerate(questions().items()):
        table.show_view(view)
        if bool(number % 2) != table.table.tray.open:
            table.folding.toggle()
        table.look.trace = []
        for panel in table.table.panels():
            panel.repaint()
        table.grab()
        texts = [one for one in table.look.trace if spills(one)]
        wrong += [f"{name}: {text.text!r} {text.box} {text.used}" for text in texts]
        for one, other in itertools.combinations(fixed(table), 2):
            common = one.rect.intersected(other.rect)
            if min(common.width(), common.height()) >= 3:
                wrong.append(f"{name}: {one.target} lies on {other.target}")
        window = table.sceneRect().adjusted(-1, -1, 1, 1)
        wrong += [f"{name}: {s.target}" for s in fixed(table) if not window.contains(s.rect)]
        if table.table.board.rect.height() < LEAST_BOARD:
            wrong.append(f"{name}: the board is {table.table.board.rect.height()} high")
    assert not wrong, "\n".join(wrong)
