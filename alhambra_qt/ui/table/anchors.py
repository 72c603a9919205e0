"""Places of the ends of a motion on the table, in every layout.

A piece has its own place, or had one before the change; where that is not to be seen (a shelf is
folded into a button, a player shows only numbers, the tray is closed) something stands for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from attrs import frozen
from PySide6.QtCore import QRectF

from alhambra_qt.controller.faces.found import free_tokens
from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.table_view import STALLS, PlayerView, TableView
from alhambra_qt.controller.view.targets import (
    AT_BAG,
    AT_CART,
    AT_DECK,
    AT_DIRK,
    AT_DISCARDS,
    AT_OUT,
    AT_RULER,
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtPlace,
    AtReserve,
    AtSlot,
    BesideSeat,
    NamedTile,
    OnShelf,
    OnTray,
    Target,
)
from alhambra_qt.controller.view.view_parts import AlhambraView
from alhambra_qt.ui.sides.panel import Panel
from alhambra_qt.ui.sides.rivals import PlayerPanel
from alhambra_qt.ui.sides.spots import Spot, find
from alhambra_qt.ui.table.market import MarketPanel
from alhambra_qt.ui.table.panels import PanelScene
from alhambra_qt.ui.table.shelf import ShelfPanel

PASSING = (OnShelf, BesideSeat)  # what may be gone when something has happened
SIZE = 40  # of a place that is not the piece's own


@frozen
class Laid:
    """The spots of each panel when a view was laid out."""

    view: TableView
    spots: Mapping[Panel, Sequence[Spot]]

    def rect(self, panel: Panel, targets: Iterable[Target]) -> QRectF:
        """Return the rectangle of the first of these targets in a panel, even below a drawer."""
        for target in targets:
            spot = find(self.spots[panel], target)
            if spot is not None:
                return spot.rect
        return QRectF()


def laid_out(scene: PanelScene) -> Laid | None:
    """Return the current spots; panels replace theirs for another view, so these are stable."""
    if scene.view is None:
        return None
    panels: tuple[Panel, ...] = (
        scene.shelf,
        scene.market,
        scene.you,
        scene.reserve,
        scene.tray,
        *scene.rivals,
    )
    return Laid(scene.view, {panel: panel.spots for panel in panels})


def anchor(scene: PanelScene, target: Target, seat: int, before: Laid | None = None) -> QRectF:
    """The rectangle a piece leaves or reaches; empty only while no view is shown."""
    laid = laid_out(scene)
    if laid is None:
        return QRectF()
    found = _exact(scene, laid, target, seat)
    passing = isinstance(target, PASSING) or target == AT_CART
    if found.isEmpty() and before is not None and passing:
        found = _exact(scene, before, target, seat)
    return found if not found.isEmpty() else _stand_in(scene, target, seat)


def lands_on(panel: Panel, motion: Motion, view: TableView | None) -> bool:
    """Whether a piece on its way will lie in this panel."""
    if isinstance(panel, ShelfPanel | MarketPanel):
        return isinstance(motion.dest, OnShelf) and bool(motion.dest.piece)
    if view is None or not isinstance(panel, PlayerPanel):
        return False
    if not on_board(motion.dest):
        return False
    player = panel.player(view)
    return player is not None and player.seat.seat == motion.seat


def on_board(target: Target) -> bool:
    """Whether a token that goes there or comes from there stands in an Alhambra."""
    return isinstance(target, AtCell) or target == AT_CART


def _exact(scene: PanelScene, laid: Laid, target: Target, seat: int) -> QRectF:
    """The place of the very piece; empty if it is not to be seen."""
    match target:
        case AtDisplay() | AtSlot():
            return QRectF() if target.whole else scene.rect_of(target)
        case OnShelf():
            return _on_shelf(scene, laid, target)
        case OnTray():
            return _near(laid.rect(scene.tray, (target,)), SIZE)
        case AtCell() | NamedTile() | BesideSeat() | AtPlace("cart"):
            return _of_player(scene, laid, target, seat)
    return QRectF()


def _stand_in(scene: PanelScene, target: Target, seat: int) -> QRectF:
    """Return the rectangle that stands for a place."""
    view, common = scene.view, COMMON.get(target) or COMMON.get(type(target))
    if view is None:
        return QRectF()
    if common is not None:
        return common(scene)
    if isinstance(target, OnShelf):
        return _shelf(scene, target.shelf)
    if seat == view.you.seat.seat:
        return _own(scene, target)
    panel = _panel_of(scene, view, seat)
    if panel is None:
        return _tray(scene)
    beside = isinstance(target, BesideSeat) and not panel.module_line.isEmpty()
    return _near(panel.module_line if beside else panel.area, 36)


# -- common places ----------------------------------------------------------------------------


def _deck(scene: PanelScene) -> QRectF:
    spot = scene.rect_of(AT_DECK)
    if not spot.isEmpty():
        return _near(QRectF(spot.left() + 14, spot.top(), 58, spot.height()), 46)
    area = scene.display.area
    if scene.look is not None and scene.display.narrow:
        return _near(QRectF(area.left() + 8, area.bottom() - 50, 32, 44), 46)
    return _near(QRectF(area.right() - 50, area.top() + 20, 42, area.height() - 40), 46)


def _bag(scene: PanelScene) -> QRectF:
    spot = scene.rect_of(AT_BAG)
    if not spot.isEmpty():
        return _near(spot, 30)
    area = scene.market.area if scene.market.is_shown else scene.shares.area
    return _near(QRectF(area.right() - 50, area.top(), 46, 24), 30)


def _dirk(scene: PanelScene) -> QRectF:
    return _near(scene.dirk.area, SIZE) if scene.dirk.is_shown else _tray(scene)


def _tray(scene: PanelScene) -> QRectF:
    """The tray; without one the end of the column in which it would lie."""
    if scene.tray.is_shown:
        return _near(scene.tray.area, 36)
    window = scene.sceneRect()
    return QRectF(window.right() - 60, window.bottom() - 60, 36, 36)


def _ruler(scene: PanelScene) -> QRectF:
    return _near(scene.ruler.area if scene.ruler.is_shown else scene.header.area, SIZE)


def _market(scene: PanelScene) -> QRectF:
    """A slot of the market; at the end of the game the market is shared out."""
    return _near(scene.market.area if scene.market.is_shown else scene.shares.area, 60)


def _display(scene: PanelScene) -> QRectF:
    return _near(scene.display.area, 46)


def _out(scene: PanelScene) -> QRectF:
    """Out of the game: up and away over the upper edge."""
    return _near(scene.header.area, SIZE * 0.6)


COMMON: dict[Target | type[Target], Callable[[PanelScene], QRectF]] = {
    AT_DECK: _deck,
    AT_DISCARDS: _deck,
    AT_BAG: _bag,
    AT_DIRK: _dirk,
    AtDisplay: _display,
    AtSlot: _market,
    OnTray: _tray,
    AT_RULER: _ruler,
    AT_OUT: _out,
}


# -- the shelf --------------------------------------------------------------------------------


def _on_shelf(scene: PanelScene, laid: Laid, place: OnShelf) -> QRectF:
    """Return the rectangle of a piece on its panel, or of its zone; empty in a button."""
    name, piece = place.shelf, place.piece
    panel = scene.market if name == STALLS else scene.shelf
    return laid.rect(panel, _lying(laid.view, name, piece)) if piece else QRectF()


def _lying(view: TableView, name: str, piece: str) -> Iterator[Target]:
    """The targets of a piece of a shelf, or of the first one of a zone."""
    for shelf in view.shelf:
        for group in shelf.groups if shelf.name == name else ():
            for shelf_piece in group.pieces:
                if piece in (shelf_piece.piece.id, group.zone):
                    yield shelf_piece.piece.target
    if name == STALLS and view.stalls is not None:
        for stall in view.stalls.items:
            if stall.piece.id == piece:
                yield stall.piece.target


def _shelf(scene: PanelScene, name: str) -> QRectF:
    """The title of a panel or the button; where nothing lies on it now, the shelf, or its end."""
    for panel in (scene.shelf, scene.market):
        spot = find(panel.spots, OnShelf(name))
        if spot is not None:
            return _near(spot.rect, SIZE)
    if name == STALLS:
        return _market(scene)
    area = scene.shelf.area if scene.shelf.is_shown else scene.display.area
    return _near(area, SIZE)


# -- players ----------------------------------------------------------------------------------


def _own(scene: PanelScene, target: Target) -> QRectF:
    match target:
        case AtReserve() | AtBought() | NamedTile():
            return _near(scene.reserve.area, 60)
        case AtHand():
            return _near(scene.hand.area, 60)
        case BesideSeat():
            return _near(scene.you.area, SIZE)
        case AtCell():
            return _near(scene.board.area, 60)
    corner = scene.you.area
    return QRectF(corner.left() + 6, corner.top() + 6, 30, 30)


def _of_player(scene: PanelScene, laid: Laid, target: Target, seat: int) -> QRectF:
    """The place of something that a player has, in the own Alhambra or in a small one."""
    view = laid.view
    if seat == view.you.seat.seat:
        if isinstance(target, BesideSeat):
            return laid.rect(scene.you, _cards(view.you, target.name))
        camera, at = scene.board.camera, _cell(view.palace, target)
        if camera is not None and at is not None:
            return camera.cell(*at)
        if not isinstance(target, NamedTile):
            return QRectF()
        return laid.rect(scene.reserve, (AtBought(target.name), AtReserve(target.name)))
    panel = _panel_of(scene, view, seat)
    player = panel.player(view) if panel is not None else None
    if panel is None or player is None:
        return QRectF()
    if isinstance(target, BesideSeat):
        return laid.rect(panel, _cards(player, target.name))
    at = _cell(player.palace, target)
    return panel.cell_rect(*at) if at is not None else QRectF()


def _cell(palace: AlhambraView, target: Target) -> tuple[int, int] | None:
    """The cell meant by its numbers, by the tile on it, or by the cart of the trader."""
    if isinstance(target, AtCell):
        return target.x, target.y
    if isinstance(target, NamedTile):
        return next(((tile.x, tile.y) for tile in palace.tiles if tile.tile == target.name), None)
    return next(((token.x, token.y) for token in palace.tokens if token.id in free_tokens()), None)


def _cards(player: PlayerView, name: str) -> Iterator[Target]:
    """The targets of a special card of a player, found by its id or by the place it lies in."""
    cards = player.extras.cards if player.extras is not None else ()
    return (card.target for card in cards if name in (card.id, card.zone))


def _panel_of(scene: PanelScene, view: TableView, seat: int) -> PlayerPanel | None:
    for panel in scene.rivals:
        player = panel.player(view)
        if player is not None and player.seat.seat == seat:
            return panel if panel.is_shown else None
    return None


def _near(rect: QRectF, size: float) -> QRectF:
    if rect.isEmpty():
        return QRectF()
    found = QRectF(0, 0, size, size)
    found.moveCenter(rect.center())
    return found
