"""The table of a replay: that of the game, lower, with the hands of all where they lie open."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.replay.hands import HandsPanel
from alhambra_qt.ui.replay.places import FlatDock, flat, with_hands
from alhambra_qt.ui.replay.told import StepsPanel
from alhambra_qt.ui.sides.header import BUTTONS as TABLE_BUTTONS
from alhambra_qt.ui.sides.header import HeaderButton
from alhambra_qt.ui.table.bubbles import NOTHING
from alhambra_qt.ui.table.news import News
from alhambra_qt.ui.table.scene import TableScene
from alhambra_qt.ui.table.widget import TableWidget
from alhambra_qt.ui.table.zones import Zones

BUTTONS = (*TABLE_BUTTONS[:2], HeaderButton(Press("cancel"), "ledger-close", "hut", "Esc"))


class ReplayScene(TableScene):
    """The scene without what belongs to playing."""

    hand_kind, log_kind, dock_kind = HandsPanel, StepsPanel, FlatDock

    def __init__(self, ctx: UiContext, over: QWidget) -> None:
        super().__init__(ctx, over)
        self.header.name = "replay-title"
        self.header.buttons = self.chips.buttons = BUTTONS
        self.board.tools = self.board.tools[-3:]  # those that enlarge
        self.board.told = False

    def _zones(self, view: TableView, look: Look, width: float, height: float) -> Zones:
        uncounted = evolve(view, counts=evolve(view.counts, visible=False))
        z = super()._zones(uncounted, look, width, height)
        if look.m.scarce:
            return flat(z, look, len(self.dock.offered(view)))
        return with_hands(z, look) if view.hands else z

    def _pull(self, view: TableView, z: Zones, *, another: bool) -> Zones:
        """What somebody pulled out stays out from step to step."""
        return super()._pull(view, z, another=False)


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
        if self._look is None:
            dpr = self.devicePixelRatioF()
            self._look = Look(self.ctx, self.room.width(), self.room.height(), dpr)
        return self._look

    def set_room(self, room: QSizeF) -> None:
        """Take the sizes that fit a window of that size."""
        if room != self.room:
            self.room, self._look = room, None

    def jump(self, view: TableView) -> None:
        """Show another moment at once."""
        self.playback.stop()
        self.extra = NOTHING
        self._show(view)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that means something on the whole page is the page's."""
        if not self.first(event):
            super().keyPressEvent(event)

    @property
    def walking(self) -> bool:
        """Whether the keyboard goes about on the table: then arrows are for that."""
        return self.holds_focus and self.focus.shown
