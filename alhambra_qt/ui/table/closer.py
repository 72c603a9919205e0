"""A rival's Alhambra as large as the board allows, while the panel is pointed at or has the focus.

It lies beside the panel, over the board: never over the question or the hand.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.table import PlayerView, TableView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.ui.kit.box import Box, Drawn, Plate, Space
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column
from alhambra_qt.ui.table.panel import Panel
from alhambra_qt.ui.table.rivals import draw_palace, head, thumb_grid
from alhambra_qt.ui.table.spots import Spot
from alhambra_qt.ui.table.tokens import carried

if TYPE_CHECKING:
    from alhambra_qt.ui.table.scene import TableScene

REST = 180  # milliseconds a pointer rests on a panel before the Alhambra is shown
WIDEST = 0.7  # more of the board's width it never takes
HEAD, PAD = 1.9, 0.6  # ems


class CloserPanel(Panel):
    """The Alhambra; `target` is that of the player, None while none is shown."""

    zone = "board"

    def __init__(self) -> None:
        super().__init__()
        self.target: Target | None = None

    def player(self, view: TableView) -> PlayerView | None:
        """Whose Alhambra is shown."""
        return next((one for one in view.opponents if one.target == self.target), None)

    def part(self, view: TableView) -> object:
        """The player, with what the tokens in that Alhambra carry."""
        player = self.player(view)
        return player, None if player is None else carried(view, player.seat.seat)

    def rect_on(self, view: TableView, board: QRectF, beside: QRectF, look: Look) -> QRectF:
        """As large as the Alhambra wants to be; nothing where the panel is no longer there."""
        player = self.player(view)
        if player is None or beside.isEmpty() or board.isEmpty():
            self.target = None
            return QRectF()
        x1, y1, x2, y2 = player.palace.box
        columns, rows = x2 - x1 + 1, y2 - y1 + 1
        pad = 2 * PAD * look.em
        wide, high = board.width() * WIDEST - pad, board.height() - pad - HEAD * look.em
        size = int(min(wide / columns, high / rows, look.pick(92, 78, 62)))
        room = QRectF(0, 0, max(columns * size, 14 * look.em) + pad, rows * size + pad)
        room.setHeight(room.height() + HEAD * look.em)
        room.moveCenter(beside.center())
        if beside.left() >= board.right():
            room.moveRight(beside.left() - look.px(4))
        room.moveLeft(max(board.left(), min(room.left(), beside.left() - room.width())))
        room.moveTop(max(board.top(), min(room.top(), board.bottom() - room.height())))
        return room.toRect().toRectF()

    def tree(self) -> Box:
        look, player = self.look, self.player(self.view)
        if player is None:
            return Space()
        held = Column(head(look, player), Drawn(partial(self._palace, player), grow=1.0), gap=0.2)
        return Plate(held, "board", "gold2", 2.4, PAD)

    def _palace(self, player: PlayerView, painter: QPainter, area: QRectF) -> None:
        size, origin = thumb_grid(player.palace, area, self.look.px(160))
        carries = carried(self.view, player.seat.seat)
        draw_palace(self.look, painter, player.palace, size, origin, carries=carries)


class Closer(Guarded, QObject):
    """Brings the Alhambra whose panel is pointed at, and puts it away."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._wanted: Target | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(REST)
        self._timer.timeout.connect(self._show)

    def point(self, spot: Spot | None, *, at_once: bool = False) -> None:
        """What is pointed at or has the focus brings the Alhambra if it belongs to a rival."""
        self._wanted = self._rival(spot) if spot is not None else None
        if not self._wanted:
            self.put_away()
        elif at_once or self._scene.closer.target:
            self._show()
        elif not self._timer.isActive():
            self._timer.start()

    def _rival(self, spot: Spot) -> Target | None:
        """The target of the rival in whose panel this is."""
        view = self._scene.view
        for panel in self._scene.rivals if view is not None else ():
            player = panel.player(view) if view is not None else None
            inside = panel.isVisible() and panel.rect.contains(spot.rect.center())
            if player is not None and (inside or spot.target == player.target):
                return player.target
        return None

    def put_away(self) -> None:
        """Show none."""
        self._timer.stop()
        self._scene.closer.target = self._wanted = None
        self.follow()

    def _show(self) -> None:
        self._timer.stop()
        self._scene.closer.target = self._wanted
        self.follow()

    def follow(self) -> None:
        """Lay it out anew for the view of now."""
        scene = self._scene
        panel, view, look, z = scene.closer, scene.view, scene.look, scene.zones
        if view is None or look is None or z is None:
            return
        if scene.overlay.kind:
            panel.target = None
        beside = scene.rect_of(panel.target) if panel.target is not None else QRectF()
        panel.show_view(view, panel.rect_on(view, z.board, beside, look), look)
