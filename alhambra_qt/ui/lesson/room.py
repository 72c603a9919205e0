"""Where the four parts of a lesson stand: band, chapters, table, words."""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRect, QSize

from alhambra_qt.ui.kit.sizes import Metrics

ROOMY = 1640  # from this width on the chapters have a place of their own


@frozen
class LessonRoom:
    """The rectangles of a page; `folded` tells that the chapters lie over the table if at all."""

    band: QRect
    chapters: QRect
    middle: QRect
    panel: QRect
    folded: bool


def arrange(size: QSize, band: int, m: Metrics, *, unfolded: bool, wide: bool) -> LessonRoom:
    """Lay a page out; `band` is the height of the band, `unfolded` shows folded chapters.

    What is in the middle may need to be `wide`: then the chapters are folded.
    """
    edge, words, column = m.pick(12, 8, 6), m.pick(400, 340, 296), m.pick(280, 270, 240)
    high = size.height() - band
    folded = wide or m.small or size.width() < m.px(ROOMY)
    shown = unfolded or not folded
    chapters = QRect(edge, band + edge, column, high - 2 * edge) if shown else QRect()
    left = 0 if folded else column + edge
    panel = QRect(size.width() - words - edge, band + edge, words, high - 2 * edge)
    return LessonRoom(
        band=QRect(0, 0, size.width(), band),
        chapters=chapters,
        middle=QRect(left, band, panel.left() - left, high),
        panel=panel,
        folded=folded,
    )
