"""The strip below the modules: how complex the whole is, and what the module pointed at has.

It stands outside of what scrolls, so that both are always seen.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.controller.game.module_facts import complexity, facts
from alhambra_qt.controller.game.presets import partners
from alhambra_qt.controller.words.names import modules_named
from alhambra_qt.i18n import Msg, msg, signed, unmarked
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.measure import measure
from alhambra_qt.ui.kit.richtext import Block, draw_line, layout_runs, plain
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.modulecards import draw_squares, offered

SQUARES = 18
LARGE = 1.5  # from this scale on the strip would leave no room for what it is about
WIDE = 888  # as wide as any number said
# What part of the whole complexity is what to whom.
STEPS = ((0.0, "base"), (0.2, "easy"))


class ModuleStrip(Guarded, QWidget):
    """Complexity at the left, the module pointed at on the right; never changes its height.

    Signals:
        rules_wanted: the rules of the module told of, "" before one is.
    """

    rules_wanted = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.level, self.module = 0, ""
        self.heavy: Msg | None = None
        self._heights: dict[tuple[int, str, int], float] = {}
        self.rules = Button(ctx, msg("rulebook-title"), kind="quiet", key="F1")
        self.rules.setParent(self)
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(self.module))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        ctx.restyled.connect(self.restyle)
        ctx.language_changed.connect(self.retranslate)
        self.retranslate()

    def restyle(self) -> None:
        """Take sizes from the context."""
        self._heights.clear()
        self._place()
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button stays at the right."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        size = self.rules.sizeHint()
        self.rules.setVisible(not self._large())
        left, top = self.width() - size.width() - self._side() // 2, self.height() - size.height()
        self.rules.setGeometry(left, top // 2, size.width(), size.height())

    def show_level(self, level: int, heavy: Msg | None = None) -> None:
        """Show the complexity of the chosen modules, and why they are heavy for a first game."""
        self.level, self.heavy = level, heavy
        self._say()

    def show_module(self, module: str) -> None:
        """Tell of another module."""
        self.module = module
        self._say()

    def retranslate(self) -> None:
        """Say it in the language of now."""
        self._heights.clear()
        self._place()
        self.updateGeometry()
        self._say()

    def _say(self) -> None:
        said = [self.ctx.t("new-complexity"), self._number(), self.verdict(), *self._told()]
        self.setAccessibleName(unmarked(" · ".join(said)))
        about = self.ctx.t(f"mod-{self.module}") if self.module else ""
        self.rules.setAccessibleDescription(about)
        self.update()

    def verdict(self) -> str:
        """What that complexity means, or the warning."""
        if self.heavy is not None:
            return self.ctx.text(self.heavy)
        part = self.level / max(1, complexity(offered()))
        word = next((name for most, name in STEPS if part <= most), "middle")
        return self.ctx.t(f"new-complexity-{word}")

    def _number(self) -> str:
        return self.ctx.t("new-complexity-number", n=self.level, total=complexity(offered()))

    def _told(self) -> list[str]:
        return self._about(self.module) if self.module else [self.ctx.t("new-detail-none")]

    def _about(self, module: str) -> list[str]:
        """Name and pieces, what it changes, what goes well with it, what was measured.

        Where letters are large it keeps to the first two.
        """
        found, t = facts(module), self.ctx.t
        pieces = t(f"new-pieces-{module}")
        measured = msg(
            "new-detail-measured",
            choices=signed(round(found.choices, 1)),
            turns=signed(round(found.turns)),
            news=found.news,
        )
        name = msg(f"mod-{module}")
        first = self.ctx.text(msg("new-detail-pieces", name=name, pieces=pieces))
        told = [first, t(f"new-changes-{module}")]
        if self._large():
            return told
        if near := partners(module):
            told.append(t("new-partners", modules=modules_named(near)))
        return [*told, self.ctx.text(measured)]

    # Layout.

    def _side(self) -> int:
        return self.ctx.px(14)

    def _left(self, width: float) -> float:
        """The width of the part that tells the complexity."""
        squares = self._square() * 1.32 * SQUARES
        m = self.ctx.metrics
        return max(squares, min(width * 0.34, m.pick(410, 300, 260)))

    def _square(self) -> int:
        return self.ctx.metrics.pick(11, 10, 9)

    def _large(self) -> bool:
        """Whether letters are so large that there is room for the most needed only."""
        return self.ctx.px(100) >= 100 * LARGE

    def _button_width(self) -> int:
        return 0 if self._large() else self.rules.sizeHint().width()

    def _blocks(self, module: str, width: float) -> list[Block]:
        words = self._about(module) if module else [self.ctx.t("new-detail-none")]
        room = width - self._left(width) - 3 * self._side() - self._button_width()
        return [layout_runs(plain(line), self.ctx.font("small"), room) for line in words]

    def _left_high(self, width: float) -> float:
        """The height of the left part with the longest warning."""
        names = [msg(f"mod-{module}") for module in offered()]
        long = (
            *(msg("new-heavy-long", minutes=WIDE, base=WIDE, module=one) for one in names),
            *(msg("new-heavy-rules", n=WIDE, module=one) for one in names),
        )
        font, room = self.ctx.font("small"), self._left(width)
        words = max(layout_runs(plain(self.ctx.text(one)), font, room).height for one in long)
        return measure(self.ctx.font("bold")).height + self._square() * 1.7 + words

    def _words(self, width: float) -> Block:
        return layout_runs(plain(self.verdict()), self.ctx.font("small"), self._left(width))

    def hasHeightForWidth(self) -> bool:
        """The words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the longest module needs, so that nothing moves while one looks around."""
        key = (width, self.ctx.language, self.ctx.metrics.px(100))
        if key not in self._heights:
            right = (
                sum(block.height for block in self._blocks(module, width)) for module in offered()
            )
            self._heights[key] = max(*right, self._left_high(width))
        return math.ceil(self._heights[key]) + self.ctx.metrics.pick(14, 8, 6)

    def sizeHint(self) -> QSize:
        """A band."""
        width = self.width() or self.ctx.px(900)
        return QSize(self.ctx.px(500), self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """As high as it has to be."""
        return QSize(self.ctx.px(320), self.sizeHint().height())

    # Painting.

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the band."""
        painter, theme = QPainter(self), self.ctx.theme
        rect = QRectF(self.rect())
        painter.fillRect(rect, theme.panel2)
        painter.fillRect(QRectF(0, 0, rect.width(), 1.2), theme.line)
        self._paint_complexity(painter, rect)
        x = self._left(rect.width()) + 2 * self._side()
        blocks = self._blocks(self.module, rect.width())
        y = (rect.height() - sum(block.height for block in blocks)) / 2
        for block, tone in zip(blocks, (theme.ink, theme.ink, theme.ink, theme.ink2), strict=False):
            block.paint(painter, x, y, tone if self.module else theme.ink2)
            y += block.height

    def _paint_complexity(self, painter: QPainter, rect: QRectF) -> None:
        theme, left = self.ctx.theme, float(self._side())
        wide = self._left(rect.width())
        bold = self.ctx.font("bold")
        line = measure(bold).height
        words = self._words(rect.width())
        squares = self._square() * 1.7
        y = (rect.height() - line - squares - words.height) / 2
        title = QRectF(left, y, wide, line)
        draw_line(painter, title, self.ctx.t("new-complexity"), bold, theme.ink)
        right = Qt.AlignmentFlag.AlignRight
        draw_line(painter, title, self._number(), self.ctx.font("small"), theme.ink2, right)
        filled = math.ceil(self.level * SQUARES / max(1, complexity(offered())))
        start = QPointF(left, y + line + squares / 2)
        draw_squares(painter, start, self._square(), filled, SQUARES, self.ctx)
        tone = theme.ink2 if self.heavy is None else theme.gold
        words.paint(painter, left, y + line + squares, tone)
