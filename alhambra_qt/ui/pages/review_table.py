"""The graph of a review as a table: every turn with all shares, luck and choices."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from alhambra_qt.controller.review.view import ReviewView
from alhambra_qt.i18n import Msg, msg, signed
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.box import RIGHT, Box, Fixed, Ground, Space, Words, lay
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import SCROLLS, Scroll
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.rows import Grid
from alhambra_qt.ui.pages.review_parts import ReviewPart

GAPS = (0.6, 0.15)
LOWEST = 12.0  # ems


class TurnLines(ReviewPart):
    """A line for each turn; the heads are the seats, and stay in sight."""

    title = "review-graph"
    told_as = Role.Table

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.turn = 0  # at the cursor

    def tree(self) -> Box:
        view = self.view
        if view is None:
            return Space()
        one, last = self.one, view.turns if view.whole else view.found
        rows: list[list[Box]] = [self._heads()]
        for turn in range(last + 1):
            luck = one.luck[turn - 1] if turn else 0.0
            cost = one.choices[turn - 1] if turn else 0.0
            shares = map(str, view.shares[turn])
            game = [] if view.happened is None else [str(view.happened.share(turn, self.seat))]
            cells = [str(turn), *shares, *game, self._signed(luck), self._signed(cost)]
            rows.append([Words(cell, "body", align=RIGHT) for cell in cells])
        return self._grid(rows)

    def _grid(self, rows: list[list[Box]]) -> Box:
        plain, here = Ground(Space(), "panel2", radius=0.3), Ground(Space(), "accs", radius=0.3)
        grounds = [plain if number % 2 else None for number in range(len(rows))]
        if self.turn + 1 < len(rows):
            grounds[self.turn + 1] = here
        grid = Grid(rows, (1.0,) * len(rows[0]), gap=GAPS, grounds=grounds, equal=True)
        return Ground(grid, pad=(0.6, 0))

    def _heads(self) -> list[Box]:
        tags = () if self.view is None else self.view.tags
        heads = [msg("review-head-turn"), *(tag.said for tag in tags)]
        if self.view is not None and self.view.happened is not None:
            heads.append(msg("review-in-game"))
        heads += [msg("review-luck"), msg("review-choices")]
        return [Words(self.look.text(one), "smallstrong", wrap=True, align=RIGHT) for one in heads]

    def _signed(self, value: float) -> str:
        return self.look.t("review-signed", n=signed(round(value)))

    def top_of(self, turn: int) -> int:
        """How far down a turn stands."""
        rows = 2 if self.view is None else self.view.turns + 2
        return round(self.height() * (turn + 1) / rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines, and the heads over them at the upper edge of what is seen."""
        super().paintEvent(event)
        top = self.visibleRegion().boundingRect().top()
        if top > 0 and self.view is not None:
            heads = Ground(self._grid([self._heads()]), "panel", radius=0)
            high = heads.room(self.look, self.width())[1]
            lay(heads, self.look, QRectF(0, top, self.width(), high)).paint(QPainter(self))


class ReviewTable(ReviewPart):
    """A panel in which the lines scroll."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.lines = TurnLines(ctx)
        self.scroller = Scroll(ctx, self.lines)
        self.bar = self.scroller.verticalScrollBar()
        self.bar.valueChanged.connect(lambda _: self.lines.update())
        self.bar.rangeChanged.connect(lambda *_: self._place())

    def show_view(self, view: ReviewView | None, seat: int) -> None:
        self.lines.show_view(view, seat)
        super().show_view(view, seat)

    def heading(self) -> Msg:
        """Whose luck and choices stand beside the shares."""
        if self.view is None:
            return msg("review-table")
        return msg("review-table-of", name=self.one.tag.said)

    def tree(self) -> Box:
        return self.panel(Fixed(Live(self.scroller), high=LOWEST, grow=1))

    def see(self, turn: int) -> None:
        """Mark a turn; what is seen begins with the turn before it."""
        self.lines.turn = turn
        self.lines.change()
        _ = self.laid
        self._place()

    def _place(self) -> None:
        self.bar.setValue(self.lines.top_of(self.lines.turn - 2))

    def scroll_by(self, key: Qt.Key) -> None:
        """Scroll as a key says."""
        self.bar.setValue(self.bar.value() + int(SCROLLS[key] * self.bar.pageStep()))
