"""The winner is celebrated: stars fly once, nothing waits for them, without motion none flies."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.results.results_page import STARS, ResultsPage, star_at
from tests.ui.geometry import unpainted
from tests.ui.ledger_samples import ledger_of, results_of
from tests.ui.page_kit import wishes

AREA = QRectF(0, 0, 1366, 768)


def page(qtbot: QtBot, speed: int = 5, *, reduced_motion: bool = False) -> ResultsPage:
    """The results of a game, shown."""
    load_fonts()
    ctx = UiContext("light", "en", speed=speed, reduced_motion=reduced_motion)
    ctx.set_window(1366, 768)
    found = ResultsPage(ctx)
    qtbot.addWidget(found)
    found.resize(1366, 768)
    found.show_view(results_of("two"), ledger_of("two"))
    found.show()
    return found


def test_stars_come_and_go() -> None:
    """All begin and end unseen, and in between they fill the width of the page."""
    for number in range(STARS):
        assert star_at(number, 0, AREA, 14).seen == 0
        assert star_at(number, 1, AREA, 14).seen == 0
    middle = [star_at(number, 0.5, AREA, 14) for number in range(STARS)]
    assert sum(star.seen > 0.5 for star in middle) > STARS / 2
    assert min(star.x for star in middle) < 300
    assert max(star.x for star in middle) > 1066


def test_they_end_by_themselves(qtbot: QtBot) -> None:
    """After some seconds the page is as it was; it was never covered for the pointer."""
    found = page(qtbot)
    qtbot.waitUntil(lambda: found.windowHandle().isExposed())
    before = found.grab().toImage()
    found.celebrate()
    assert found.celebration.on
    qtbot.waitUntil(lambda: found.grab().toImage() != before)
    with unpainted(found):
        qtbot.waitUntil(lambda: not found.celebration.on)
    assert not found.celebration.isVisible()


def test_a_key_ends_them_and_does_what_it_does(qtbot: QtBot) -> None:
    """Nobody waits: the first key goes to the page and puts the stars away."""
    found = page(qtbot)
    picked = wishes(found, "press")
    found.celebrate()
    QTest.keyClick(found.windowHandle(), Qt.Key.Key_S)
    assert not found.celebration.on
    assert picked


@pytest.mark.parametrize(("speed", "reduced"), [(0, False), (3, True)])
def test_nothing_flies_without_motion(qtbot: QtBot, speed: int, *, reduced: bool) -> None:
    """Without motion the page is still."""
    found = page(qtbot, speed, reduced_motion=reduced)
    found.celebrate()
    assert not found.celebration.on
    assert not found.celebration.isVisible()
