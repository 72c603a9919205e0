"""Words on pages: wrapped text with bold parts.

Text(ctx, msg("..."), role="body", tone="ink2")
"""

from __future__ import annotations

import math

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.i18n import Msg, unmarked
from alhambra_qt.ui.kit.access import HEADINGS, Role
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.richtext import Block, Run, layout_runs, plain

MOST_LAID = 16  # widths remembered
LONGEST = 8  # a word wider than so many lines are high is a path or the like, and breaks


def _balanced(runs: list[Run], font: QFont, block: Block, width: float) -> Block:
    """The same number of lines, but of about equal length: centred text looks better."""
    if block.lines == 1 or width <= 1:
        return block
    for share in (0.5, 0.6, 0.7, 0.8, 0.9):
        narrower = layout_runs(runs, font, width * share)
        if narrower.lines == block.lines:
            return narrower
    return block


class Text(Styled, QWidget):
    """Words that wrap; `**bold**` parts allowed; tone is the name of a theme colour.

    `centre` centres each line, `middle` centres the lines in a height larger than needed.
    """

    def __init__(
        self,
        ctx: UiContext,
        words: Msg | str,
        *,
        role: str = "body",
        tone: str = "ink",
        wrap: bool = True,
        centre: bool = False,
        middle: bool = False,
    ) -> None:
        super().__init__(ctx)
        self.words, self.role, self.tone = words, role, tone
        self.told_as = Role.Heading if role in HEADINGS else Role.StaticText
        self.wrap, self.centre, self.middle = wrap, centre, middle
        self._laid: dict[tuple[str, QFont, float], Block] = {}
        preferred, fixed = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed
        policy = QSizePolicy(preferred if wrap else fixed, preferred if wrap else fixed)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)
        self.retranslate()

    def set_words(self, words: Msg | str) -> None:
        """Show other words."""
        if words != self.words:
            self.words = words
            self.retranslate()

    def set_tone(self, tone: str) -> None:
        """Take another colour of the theme."""
        self.tone = tone
        self.update()

    def restyle(self) -> None:
        self._laid.clear()
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(unmarked(self.ctx.text(self.words)))
        self.restyle()

    def _sides(self) -> int:
        margins = self.contentsMargins()
        return margins.left() + margins.right()

    def runs(self) -> list[Run]:
        """The words as runs."""
        return plain(self.ctx.text(self.words))

    def block(self, width: float) -> Block:
        """The words laid out for a widget of that width; layouts ask for the same ones often."""
        text, font = self.ctx.text(self.words), self.ctx.font(self.role)
        room = width - self._sides() if self.wrap else 1e6
        found = self._laid.get((text, font, room))
        if found is None:
            if len(self._laid) >= MOST_LAID:
                self._laid.clear()
            runs = self.runs()
            found = layout_runs(runs, font, room)
            if self.centre:
                found = _balanced(runs, font, found, room)
            self._laid[text, font, room] = found
        return found

    def hasHeightForWidth(self) -> bool:
        return self.wrap

    def heightForWidth(self, width: int) -> int:
        return math.ceil(self.block(width).height)

    def sizeHint(self) -> QSize:
        block = self.block(self.ctx.px(420))
        return QSize(math.ceil(block.width) + 1 + self._sides(), math.ceil(block.height))

    def minimumSizeHint(self) -> QSize:
        """The longest word must fit, unless it is no word of any language."""
        if not self.wrap:
            return self.sizeHint()
        block = self.block(1)
        width = math.ceil(min(block.width, LONGEST * block.line_height)) + 1 + self._sides()
        return QSize(min(width, self.sizeHint().width()), math.ceil(block.line_height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        block = self.block(self.width())
        colour: QColor = getattr(self.ctx.theme, self.tone)
        middle = self.middle or not self.wrap
        top = (self.height() - block.height) / 2 if middle else 0.0
        centre = self.width() - self._sides() if self.centre else None
        block.paint(painter, self.contentsMargins().left(), top, colour, centre_in=centre)
