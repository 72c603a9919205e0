"""The table of a replay: that of the game, lower, with the hands of all where they lie open."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve, frozen
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QKeyEvent

from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.sizes import Metrics
from alhambra_qt.ui.replay.hands import HandsPanel
from alhambra_qt.ui.replay.told import StepsPanel
from alhambra_qt.ui.table.news import News
from alhambra_qt.ui.table.scene import TableScene
from alhambra_qt.ui.table.widget import TableWidget
from alhambra_qt.ui.table.zones import Zones

# Target, word, icon, key.
BUTTONS = (
    (Press("ledger"), "table-button-ledger", "crown", "S"),
    (Press("log"), "button-log", "cards", "L"),
    (Press("cancel"), "ledger-close", "hut", "Esc"),
)


class ReplayScene(TableScene):
    """The scene without what belongs to playing."""

    hand_kind, log_kind = HandsPanel, StepsPanel

    def __init__(self) -> None:
        super().__init__()
        self.header.title = "replay-title"
        self.header.buttons = self.chips.buttons = BUTTONS
        self.board.tools = self.board.tools[-3:]  # those that enlarge
        self.board.told = False

    def _zones(self, view: TableView, look: Look, width: float, height: float) -> Zones:
        uncounted = evolve(view, counts=evolve(view.counts, visible=False))
        z = super()._zones(uncounted, look, width, height)
        if view.hands and not look.m.scarce:
            row = z.reserve.united(z.hand).united(z.you)
            z = evolve(z, hand=row, reserve=QRectF(), you=QRectF())
        return z


@frozen
class LowMetrics(Metrics):
    """The same sizes with a lower row below the board, which needs the room."""

    @property
    def bottom(self) -> int:
        """Height of the row with the hands."""
        return self.pick(152, 120, 92)


class ReplayLook(Look):
    """Sizes as they are in a window of a certain size, however low the table is in it."""

    def __init__(self, ctx: UiContext, room: QSizeF, dpr: float) -> None:
        m = Metrics.of_table(room.width(), room.height(), ctx.user_scale)
        low = LowMetrics(m.layout, m.scale, m.letters, m.letter_scale)
        super().__init__(ctx, room.width(), room.height(), dpr, low)


class StepNews(News):
    """Nothing is said by the table itself: the page says what a step did."""

    def follow(self, old: TableView | None, new: TableView) -> None:
        """Be quiet."""


class ReplayTable(TableWidget):
    """The table with the sizes of the whole window."""

    scene_kind = ReplayScene
    news_kind = StepNews

    def __init__(self, ctx: UiContext) -> None:
        self.room = QSizeF(1024, 600)
        self.first: Callable[[QKeyEvent], bool] = lambda _event: False  # whether the page takes it
        super().__init__(ctx)
        self.sight.ringed = False

    @property
    def look(self) -> Look:
        """Sizes, colours and texts of now."""
        if self._look is None:
            self._look = ReplayLook(self.ctx, self.room, self.devicePixelRatioF())
        return self._look

    def set_room(self, room: QSizeF) -> None:
        """Take the sizes that fit a window of that size."""
        if room != self.room:
            self.room, self._look = room, None

    def jump(self, view: TableView) -> None:
        """Show another moment at once."""
        self.playback.stop()
        self._show(view)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that means something on the whole page is the page's."""
        if not self.first(event):
            super().keyPressEvent(event)

    @property
    def walking(self) -> bool:
        """Whether the keyboard goes about on the table: then arrows are for that."""
        return self.hasFocus() and self.focus.shown
