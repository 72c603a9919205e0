"""The shadow of panels and buttons, painted from kept parts."""

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.theme import THEMES

ROOM = 160


def painted(theme: str, rect: QRectF, radius: float, dpr: float, *, hollow: bool) -> QImage:
    """A panel with its shadow on the table, the shadow whole or only where it is seen."""
    image = QImage(round(ROOM * dpr), round(ROOM * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    look = THEMES[theme]
    image.fill(look.bg)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint.shadow(painter, rect, radius, look, hollow=hollow)
    paint.panel(painter, rect, look, radius=radius, with_shadow=False)
    painter.end()
    return image


def levels(image: QImage) -> NDArray[np.int_]:
    """Blue, green and red of every pixel, row by row."""
    row = image.bytesPerLine() // 4
    every = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), row, 4)
    return every[:, : image.width(), :3].astype(int)


@pytest.mark.usefixtures("ctx")
@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("wide", "high", "radius"), [(120, 100, 12), (130, 46, 11), (36, 30, 8), (20, 20, 9.6)]
)
def test_the_kept_shadow_is_the_painted_one(
    theme: str, dpr: float, wide: int, high: int, radius: float
) -> None:
    """No pixel differs by more than the rounding of stacked layers."""
    rect = QRectF(14, 15, wide, high)
    whole = painted(theme, rect, radius, dpr, hollow=False)
    parts = painted(theme, rect, radius, dpr, hollow=True)
    one, other = levels(whole), levels(parts)
    assert np.abs(one - other).max() <= 3
    assert (one != one[0, 0]).any(axis=2).sum() > wide * high


def test_nothing_is_painted_in_high_contrast(ctx: UiContext) -> None:
    """There edges are lines, not shadows."""
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    paint.shadow(painter, QRectF(5, 5, 30, 30), 4, THEMES["high-contrast"], hollow=True)
    painter.end()
    assert not levels(image)[37].any()
