"""Where the ends of a motion lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from alhambra_qt.ui.table.rivals import PlayerPanel

if TYPE_CHECKING:
    from alhambra_qt.ui.table.scene import TableScene


def anchor(scene: TableScene, target: str, seat: int) -> QRectF:
    """The rectangle a piece leaves or reaches; empty if that is not on the table."""
    view, z = scene.view, scene.zones
    if view is None or z is None:
        return QRectF()
    if target in ("deck:", "discards:"):
        return _small(_deck(scene), 46)
    if target == "bag:":
        return _small(_bag(scene), 30)
    if target == "dirk:":
        return _small(scene.dirk.rect if scene.dirk.isVisible() else scene.tray.rect, 40)
    if target.startswith(("display:", "slot:")) and not target.endswith(":"):
        return scene.rect_of(target)
    if seat == view.you.seat.seat:
        return _own(scene, target)
    for panel in scene.rivals:
        player = panel.player(view)
        if player is not None and player.seat.seat == seat:
            return _rival(panel, target) if panel.isVisible() else _small(scene.tray.rect, 36)
    return QRectF()


def _own(scene: TableScene, target: str) -> QRectF:
    if target.startswith("cell:"):
        return scene.rect_of(target)
    if target in ("reserve:", "bought:"):
        return _small(scene.reserve.rect, 60)
    return _small(scene.hand.rect, 60) if target == "hand:" else QRectF()


def _rival(panel: PlayerPanel, target: str) -> QRectF:
    if target.startswith("cell:"):
        x, _, y = target[5:].partition(",")
        return panel.cell_rect(int(x), int(y))
    return _small(panel.rect, 36)


def _deck(scene: TableScene) -> QRectF:
    """The back of the deck, wherever the layout shows it."""
    spot = scene.rect_of("deck:")
    if not spot.isEmpty():
        return QRectF(spot.left() + 14, spot.top(), 58, spot.height())
    area = scene.display.rect
    if scene.look is not None and scene.look.m.tiny:
        return QRectF(area.left() + 8, area.bottom() - 50, 32, 44)
    return QRectF(area.right() - 50, area.top() + 20, 42, area.height() - 40)


def _bag(scene: TableScene) -> QRectF:
    spot = scene.rect_of("bag:")
    if not spot.isEmpty():
        return spot
    area = scene.market.rect
    return QRectF(area.right() - 50, area.top(), 46, 24)


def _small(rect: QRectF, size: float) -> QRectF:
    """A rectangle of that size in the middle of another."""
    if rect.isEmpty():
        return QRectF()
    found = QRectF(0, 0, size, size)
    found.moveCenter(rect.center())
    return found
