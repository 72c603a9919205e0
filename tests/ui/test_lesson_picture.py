"""The picture of the piece that a lesson's step is about."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.engine.pieces import CARD_BY_ID
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.tutor import WRONG, Say
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.lesson.lesson_page import LessonPage
from alhambra_qt.ui.lesson.step_panel import StepPanel
from tests.ui.lesson_kit import ALL, SIZES, tutor_of

SHOWN = sorted({step.picture for lesson in ALL for step in lesson.steps} - {""})
HIGH = 140


def wait() -> None:
    """Let everything happen that is due."""
    for _ in range(8):
        QApplication.processEvents()


def drawn(ctx: UiContext, piece: str) -> QImage:
    """The picture of a piece."""
    look = Look.of_page(ctx)
    draw = look.card if piece in CARD_BY_ID else look.tile
    return draw(piece, width_of(piece)).toImage()


def width_of(piece: str) -> float:
    """How wide it is at that height."""
    return HIGH / CARD_RATIO if piece in CARD_BY_ID else HIGH


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("piece", SHOWN)
def test_pictures_are_pieces(piece: str, caplog: pytest.LogCaptureFixture) -> None:
    """A card looks like a card, a tile is square, and no art is missing."""
    ctx = UiContext()
    with caplog.at_level(logging.WARNING):
        image = drawn(ctx, piece)
    assert not caplog.records
    assert image.height() == HIGH
    assert abs(image.width() - width_of(piece)) <= 1
    assert image != drawn(ctx, "back-of-a-card")
    assert ctx.images.card("unknown", HIGH / CARD_RATIO).toImage() != image


@pytest.mark.usefixtures("qapp")
def test_a_character_is_a_card() -> None:
    """Its name says nothing of what it is."""
    ctx = UiContext()
    assert drawn(ctx, "hakim") == ctx.images.card("hakim", HIGH / CARD_RATIO).toImage()
    assert drawn(ctx, "hakim") != drawn(ctx, "faruk")


def test_a_picture_leaves_room_for_every_answer(qtbot: QtBot) -> None:
    """In the smallest window it takes what words and answers leave, or is not there."""
    ctx = UiContext("light", "ro", speed=0)
    ctx.set_window(*SIZES[0])
    panel = StepPanel(ctx)
    qtbot.addWidget(panel)
    panel.setUpdatesEnabled(False)
    panel.show()
    tutor = tutor_of("building")
    seen = []
    for height in (300, 420, 460, 544):
        panel.resize(296, height)
        tutor.say = None
        panel.show_step(tutor)
        seen.append(panel.picture_height())
        before = seen[-1]
        for answer in tutor.step.answers():
            tutor.say = Say(WRONG, answer)
            panel.show_step(tutor)
            assert panel.picture_height() == before
            QApplication.processEvents()
            scrolls = panel.words_area.verticalScrollBar().maximum() > 0
            assert not scrolls or not before
            assert scrolls == (panel.needed(panel.width()) > height)
    assert seen[0] == 0
    assert seen[-1] == 96


def test_heights_are_those_of_the_words_now(qtbot: QtBot) -> None:
    """A step with more to say after one with less is measured with its own words."""
    assert load_fonts() == []
    ctx = UiContext("light", "fr", speed=0)
    ctx.set_window(*SIZES[0])
    page = LessonPage(ctx)
    qtbot.addWidget(page)
    page.resize(*SIZES[0])
    page.setUpdatesEnabled(False)
    page.show()
    wrong = []
    for lesson in ALL[5:9]:
        page.open(lesson, Profile("Ana"))
        for _ in lesson.steps:
            words = page.panel.words_height(296)
            wait()
            if page.panel.words_height(296) != words and page.tutor is not None:
                wrong.append(page.tutor.step.key)
            page.skip()
    assert not wrong
