"""How wide words are: each is measured once per font, as asking Qt takes longer than laying out."""

from __future__ import annotations

from functools import cached_property, lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

FONTS = 128
MOST = 2_000  # texts remembered of one font; then it begins anew


class Measure:
    """What is known of one font: its metrics, and how wide the texts are that were asked for."""

    def __init__(self, font: QFont) -> None:
        self.metrics = QFontMetricsF(font)
        self._font = font
        self.height = self.metrics.height()
        self.ascent = self.metrics.ascent()
        self._widths: dict[str, float] = {}

    @cached_property
    def bold(self) -> QFont:
        """The same font in bold, not to be changed: a font made anew is looked up anew."""
        bold = QFont(self._font)
        bold.setWeight(QFont.Weight.Bold)
        return bold

    def width(self, text: str) -> float:
        """How wide a text is, in pixels."""
        found = self._widths.get(text)
        if found is None:
            if len(self._widths) >= MOST:
                self._widths.clear()
            found = self._widths[text] = self.metrics.horizontalAdvance(text)
        return found


@lru_cache(maxsize=FONTS)
def _measure(font: QFont) -> Measure:
    return Measure(font)


def measure(font: QFont) -> Measure:
    """Give what is known of a font; it may be changed afterwards."""
    return _measure(QFont(font))


def width_of(font: QFont, text: str) -> float:
    """How wide a line is in a font, in pixels."""
    return measure(font).width(text)


def forget() -> None:
    """Measure anew: other typefaces are known now."""
    _measure.cache_clear()
