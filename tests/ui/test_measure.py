"""The cache of text widths."""

from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from alhambra_qt.ui.kit import sizes
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.sizes import MOST, width_of

WORDS = ("Alhambra", "1234", "ș ț", "")


def test_widths_are_those_of_the_font(ctx: UiContext) -> None:
    """Every font has its own, asked once or twice."""
    for role in ("body", "title", "tiny", "bold"):
        font = ctx.font(role)
        for _ in range(2):
            asked = [width_of(font, words) for words in WORDS]
            assert asked == [QFontMetricsF(font).horizontalAdvance(words) for words in WORDS]


def test_a_font_may_change(ctx: UiContext) -> None:
    """Enlarging a font after measuring with it gives the right width for either size."""
    font = QFont(ctx.font("body"))
    small = width_of(font, "Alhambra")
    font.setPixelSize(font.pixelSize() * 2)
    large = width_of(font, "Alhambra")
    font.setPixelSize(font.pixelSize() // 2)
    assert large > 1.5 * small
    assert width_of(font, "Alhambra") == small


def test_not_everything_is_kept(qtbot: QtBot) -> None:
    """However many texts are measured, memory stays small."""
    sizes.forget_fonts()
    font = QFont()
    known = sizes.measure(font)
    for number in range(2 * MOST + 5):
        known.width(str(number))
    assert len(known._widths) <= MOST
    assert sizes.measure(font) is known
    sizes.forget_fonts()
    assert sizes.measure(font) is not known
