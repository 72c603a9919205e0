"""The picture of the piece that a lesson's step is about."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from alhambra_qt.engine.pieces import CARD_BY_ID
from alhambra_qt.teaching import lesson as lessons
from alhambra_qt.ui.context import UiContext
from alhambra_qt.ui.images import CARD_RATIO
from alhambra_qt.ui.lesson.side import StepPanel

SHOWN = sorted({step.picture for one in lessons.lessons() for step in one.steps} - {""})
HIGH = 140


def drawn(panel: StepPanel, piece: str) -> QImage:
    """The picture of a piece."""
    panel.picture.show_piece(piece)
    return panel.picture.pixmap(HIGH, 1.0).toImage()


@pytest.mark.parametrize("piece", SHOWN)
def test_every_picture_of_a_step_is_the_piece_itself(
    piece: str, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    """A card looks like a card, a tile is square, and no art is missing."""
    panel = StepPanel(UiContext())
    qtbot.addWidget(panel)
    with caplog.at_level(logging.WARNING):
        image = drawn(panel, piece)
    assert not caplog.records
    wide = HIGH / CARD_RATIO if piece in CARD_BY_ID else HIGH
    assert image.height() == HIGH
    assert abs(image.width() - wide) <= 1
    assert image != drawn(panel, "back-of-a-card")
    panel.picture.show_piece(piece)
    assert panel.picture.ctx.images.card("unknown", HIGH / CARD_RATIO).toImage() != image


def test_a_character_is_a_card(qtbot: QtBot) -> None:
    """Its name says nothing of what it is."""
    panel = StepPanel(UiContext())
    qtbot.addWidget(panel)
    assert drawn(panel, "hakim") == panel.ctx.images.card("hakim", HIGH / CARD_RATIO).toImage()
    assert drawn(panel, "hakim") != drawn(panel, "faruk")
