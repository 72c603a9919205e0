"""The strip below the modules: how complex the whole is, and what the module pointed at has.

While no module is pointed at it says how the set-up differs from the printed rules.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent

from alhambra_qt.controller.game.module_facts import complexity, facts, is_heavy, verdict
from alhambra_qt.controller.game.presets import partners
from alhambra_qt.controller.words.names import modules_named
from alhambra_qt.i18n import Msg, msg, signed, unmarked
from alhambra_qt.ui.kit.box import Box, Fixed, Ground, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.rows import ByWidth, Column, Row
from alhambra_qt.ui.kit.widgets import RING
from alhambra_qt.ui.pages.modulecards import offered, squares

SQUARES = 18
LEFT = 26.0  # ems for the complexity, where both parts have room side by side
BESIDE = 62.0  # so many ems
WIDE = 88  # as wide as any number said
KEEP = (9, 2, 1)  # which lines about a module step away where there is no room, the last first


class ModuleStrip(Holder):
    """Complexity at the left, the module pointed at on the right; never changes its height.

    ``longest`` is the longest that can be said while no module is pointed at.
    """

    def __init__(self, ctx: UiContext, longest: Msg) -> None:
        super().__init__(ctx)
        self.longest = self.resting = longest
        self.chosen: tuple[str, ...] = ()
        self.module = ""
        self._heights: dict[int, float] = {}
        self.retranslate()

    @property
    def level(self) -> int:
        """How complex the chosen modules are together."""
        return complexity(self.chosen)

    def show_chosen(self, chosen: Sequence[str], differences: Msg) -> None:
        """Tell of the modules that are on, and how the set-up differs from the printed rules."""
        self.chosen, self.resting = tuple(chosen), differences
        self._say()

    def show_module(self, module: str) -> None:
        """Tell of another module, "" of none."""
        self.module = module
        self._say()

    def retranslate(self) -> None:
        self.restyle()
        self._say()

    def restyle(self) -> None:
        """What was measured was so in other letters."""
        self._heights.clear()
        super().restyle()

    def _say(self) -> None:
        about = self._about(self.module, self.resting)
        said = (msg("new-complexity"), self._number(), verdict(self.chosen), *about)
        self.setAccessibleName(unmarked(" · ".join(map(self.ctx.text, said))))
        self.change()

    def _number(self) -> Msg:
        return msg("new-complexity-number", n=self.level, total=complexity(offered()))

    def _about(self, module: str, resting: Msg) -> list[Msg]:
        """What a module has and changes, what goes with it, and what was measured."""
        if not module:
            return [resting, msg("new-detail-none")]
        known, near = facts(module), partners(module)
        pieces, changes = msg(f"new-pieces-{module}"), msg(f"new-changes-{module}")
        told = [msg("new-detail", name=msg(f"mod-{module}"), pieces=pieces, changes=changes)]
        if near:
            told.append(msg("new-partners", modules=modules_named(near)))
        turns, choices = signed(round(known.turns)), signed(round(known.choices, 1))
        measured = msg("new-detail-measured", turns=turns, choices=choices, news=known.news)
        return [*told, measured]

    def tree(self) -> Box:
        return self._band(verdict(self.chosen), self._about(self.module, self.resting))

    def _band(self, suits: Msg, about: Sequence[Msg]) -> Box:
        ctx, share = self.ctx, self.level / max(1, complexity(offered()))
        left = Column(
            Row(
                Words(ctx.t("new-complexity"), "bold"),
                squares(ctx, math.ceil(share * SQUARES), SQUARES),
                Words(ctx.text(self._number()), "small", "ink2"),
            ),
            Words(ctx.text(suits), "small", "gold" if is_heavy(self.chosen) else "ink2", wrap=True),
            gap=0.0,
        )
        ink = "ink" if self.module else "ink2"
        lines = (
            Words(ctx.text(one), "small", ink if keep == KEEP[0] else "ink2", wrap=True, keep=keep)
            for one, keep in zip(about, KEEP, strict=False)
        )
        right = Column(*lines, gap=0.0, grow=1.0)
        side = (self.look.pick(24, 14, 10) + RING) / self.look.em  # below the words of the page
        beside = Row(Fixed(left, wide=LEFT), right, gap=1.5)
        forms = (Ground(one, pad=(side, 0.25)) for one in (beside, Column(left, right)))
        return ByWidth(BESIDE, *forms)

    def heightForWidth(self, width: int) -> int:
        """As high as the most that is said needs, so that nothing moves while one looks around."""
        if width not in self._heights:
            m = self.look.m
            shown = 1 if m.tiny else 2 if m.small else 3
            said = [self._about(module, self.longest)[:shown] for module in offered()]
            names = [msg(f"mod-{module}") for module in offered()]
            heavy = [msg("new-heavy-rules", n=WIDE, module=name) for name in names]
            pairs = [
                *((heavy[0], one) for one in (*said, [self.longest])),
                *((one, said[0]) for one in heavy),
            ]
            self._heights[width] = max(
                self._band(*pair).size(self.look, width)[1] for pair in pairs
            )
        return math.ceil(self._heights[width])

    def sizeHint(self) -> QSize:
        width = self.width() or self.ctx.px(900)
        return QSize(self.ctx.px(500), self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ctx.px(320), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = QPainter(self), QRectF(self.rect())
        painter.fillRect(rect, self.ctx.theme.panel2)
        painter.fillRect(QRectF(0, 0, rect.width(), 1.2), self.ctx.theme.rule)
        painter.end()
        super().paintEvent(event)
