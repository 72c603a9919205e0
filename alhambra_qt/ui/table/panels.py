"""The table as one scene of panels: where each lies, what can be pointed at, what is on top."""

from __future__ import annotations

from operator import attrgetter

from attrs import evolve
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtSeat, AtStep, Target
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Cache
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.sides.callout import CalloutPanel
from alhambra_qt.ui.sides.counts import COUNTS, SHARES
from alhambra_qt.ui.sides.dock import TRAY, DockPanel, kept, out_of_dock, wanted_first
from alhambra_qt.ui.sides.drawer import DrawerPanel
from alhambra_qt.ui.sides.header import RULER, HeaderPanel
from alhambra_qt.ui.sides.hint import HintPanel
from alhambra_qt.ui.sides.log_side import LogPanel
from alhambra_qt.ui.sides.overlay import OverlayPanel
from alhambra_qt.ui.sides.panel import CALLOUT, STRIP, Panel
from alhambra_qt.ui.sides.popovers import (
    CLOSER,
    DRAWER,
    OVERLAY,
    PULLED,
    RECAP,
    REFUSAL,
    OpenStack,
    Popover,
)
from alhambra_qt.ui.sides.prompt import PromptPanel
from alhambra_qt.ui.sides.recap import NOTICE, RecapPanel, notice_rect
from alhambra_qt.ui.sides.rivals import DIRK, CloserPanel, PlayerPanel
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.sides.tray import TrayPanel, bar_height
from alhambra_qt.ui.sides.you import YouPanel
from alhambra_qt.ui.table.board import BoardPanel
from alhambra_qt.ui.table.board_marks import BoardMarks
from alhambra_qt.ui.table.cursors import DropMarks, FocusRing, HintMarks, HoverVeil, KeyCues, Lights
from alhambra_qt.ui.table.market import MarketPanel
from alhambra_qt.ui.table.money import DeckPanel, DisplayPanel, HandPanel, HandSums
from alhambra_qt.ui.table.pieces import Clip, Layer
from alhambra_qt.ui.table.reserve import ReservePanel
from alhambra_qt.ui.table.shelf import ShelfPanel
from alhambra_qt.ui.table.zones import Zones, pulled, shelf_room, zones

RIVALS = 5
# What lies over what.
Z_PIECES, Z_CLIP, Z_MARKS, Z_MARKED, Z_STRIP = 10, 5, 8, 18, STRIP
Z_DROP, Z_HOVER, Z_FOCUS, Z_CUES, Z_AIR = 44, 45, 46, 48, 50


class PanelScene(Guarded, QGraphicsScene):
    """Panels, marks and overlays; `arrange` lays them out for a view."""

    hand_kind, log_kind, dock_kind, marks_kind = HandPanel, LogPanel, DockPanel, BoardMarks

    def __init__(self) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.look: Look | None = None
        self.view: TableView | None = None
        self.zones: Zones | None = None
        self.header, self.ruler = HeaderPanel(), Panel(RULER)
        self.market, self.display, self.deck = MarketPanel(), DisplayPanel(), DeckPanel()
        self.shares, self.log = Panel(SHARES), self.log_kind()
        self.board, self.reserve, self.hand = BoardPanel(), ReservePanel(), self.hand_kind()
        self.prompt, self.you = PromptPanel(), YouPanel()
        self.rivals = [PlayerPanel(k) for k in range(RIVALS)]
        self.dirk, self.counts = Panel(DIRK), Panel(COUNTS)
        self.opened = opened = OpenStack()
        self.tray, self.drawer = TrayPanel(opened), DrawerPanel(opened)
        self.shelf, self.dock, self.sums = ShelfPanel(opened), self.dock_kind(opened), HandSums()
        self._question: object = None
        self._beyond: Cache[frozenset[Target]] = Cache()
        self.recap, self.notice = RecapPanel(opened), Panel(NOTICE)
        self.closer, self.overlay = CloserPanel(opened), OverlayPanel(opened)
        self.hint, self.hint_marks, self.lights = HintPanel(), HintMarks(), Lights()
        self.floor, self.air = Layer(), Layer()
        self.clip, self.marks, self.callout = Clip(), self.marks_kind(), CalloutPanel()
        self.ring, self.hover, self.cues = FocusRing(), HoverVeil(), KeyCues()
        self.drop_marks = DropMarks()
        self._add_all()

    def _add_all(self) -> None:
        for panel in (*self.panels(), self.closer, self.callout):
            self._add(panel, panel.level)
        self._add(self.sums, Z_STRIP)
        self._add(self.clip, Z_CLIP)
        self._add(self.floor, Z_PIECES)
        self._add(self.air, Z_AIR)
        self._add(self.marks, Z_MARKS)
        self._add(self.lights, Z_MARKED - 1)
        self._add(self.hint_marks, Z_MARKED)
        self._add(self.drop_marks, Z_DROP)
        self._add(self.hover, Z_HOVER)
        self._add(self.ring, Z_FOCUS)
        self._add(self.cues, Z_CUES)

    def _add(self, item: QGraphicsItem, z: float) -> None:
        item.setZValue(z)
        self.addItem(item)

    def panels(self) -> tuple[Panel, ...]:
        """All parts in reading order, overlays last."""
        return (
            self.header,
            self.ruler,
            self.prompt,
            self.board,
            self.reserve,
            self.hand,
            self.you,
            self.dock,
            self.market,
            self.shares,
            self.display,
            self.deck,
            self.shelf,
            *self.rivals,
            self.dirk,
            self.counts,
            self.tray,
            self.log,
            self.recap,
            self.notice,
            self.hint,
            self.drawer,
            self.overlay,
        )

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the table with its lattice, only where something changed."""
        if self.look is not None:
            cell, start = self.look.px(84), self.sceneRect().topLeft()
            part = QRectF(rect) & self.sceneRect()
            paint.lattice(painter, part, self.look.theme, cell=cell, start=start)
            self._band(painter, self.look)

    def _band(self, painter: QPainter, look: Look) -> None:
        band = self.header.area
        if not band.isEmpty():
            theme, edge = look.theme, band.bottom() - look.px(1)
            painter.fillRect(band, theme.head)
            painter.setPen(QPen(theme.line if theme.contrast else theme.gold2, look.px(2)))
            painter.drawLine(QPointF(0, edge), QPointF(band.right(), edge))

    # -- a view -------------------------------------------------------------------------------

    def arrange(self, view: TableView, look: Look, width: float, height: float) -> None:
        """Lay out all panels for a view; pieces follow in `put_pieces`."""
        fresh = look is not self.look
        self.opened.follow(self.view, view)
        self.look, self.view = look, view
        if fresh:
            self.setSceneRect(0, 0, width, height)
        asked = view.prompt.title, view.prompt.mood, view.you.seat.seat
        fresh_question, self._question = asked != self._question, asked
        if fresh_question:  # nothing stays open over what the next question is about
            self.opened.close(DRAWER, RECAP)
        z = self._zones(view, look, width, height)
        new_dock = self.zones is None or not self.zones.dock
        self._pull(view, z, another=fresh_question or new_dock)
        z = pulled(z, self.opened.shows(PULLED))
        self.zones = z
        shares = bool(view.shares)
        self.display.beside = z.deck.isEmpty()
        drawer = self._drawer_rect(view, look, z)
        rects: list[tuple[Panel, QRectF]] = [
            (self.header, z.header),
            (self.ruler, z.ruler if self.header.fits(z.header, look) else QRectF()),
            (self.dock, z.dock),
            (self.prompt, z.prompt),
            (self.market, QRectF() if shares else z.market),
            (self.shares, z.market if shares else QRectF()),
            (self.display, z.display),
            (self.deck, z.deck),
            (self.shelf, z.shelf),
            (self.log, z.log),
            (self.reserve, z.reserve),
            (self.hand, z.hand),
            (self.you, z.you),
            *self._side_rects(view, z),
            (self.recap, self.recap.rect_in(view, z.recap, self._recap_room(z), look)),
            (self.drawer, drawer),
        ]
        for panel, rect in rects:
            panel.show_view(view, rect, look)
        self.zones = z = evolve(z, prompt=self.prompt.area)
        self.notice.show_view(view, notice_rect(view, z.free, look), look)
        plates = self.hand.is_shown and self.hand.narrow and not view.hand.hidden
        self.sums.show_on(self.hand.sums if plates else (), z.hand, look)

    def _zones(self, view: TableView, look: Look, width: float, height: float) -> Zones:
        rivals = len(view.opponents) + (view.dirk is not None)
        special = view.you.extras is not None
        first = zones(width, height, look.m, rivals, counts=view.counts.visible, special=special)
        recap = self.recap.high_for(view, look, first.log.width())
        made_of = look, view.you, first.you
        found = self._beyond.get(made_of, lambda: self.you.beyond(*made_of))
        self.tray.beyond = self.dock.beyond = found
        self.tray.zones = kept(view, found)
        bar = bar_height(look) if self.tray.zones else 0
        column = first.log.bottom() - first.market.top()
        room = shelf_room(column, look.m)
        shelf, passing = self.shelf.heights(view, look, first.log.width(), room)
        return zones(
            width,
            height,
            look.m,
            rivals,
            counts=view.counts.visible,
            prompt=self.prompt.high_for(view, look),
            bar=bar,
            shelf=shelf,
            passing=passing + look.pick(8, 6, 5) if passing else 0,
            special=special,
            recap=recap,
            dock=-(-len(self.dock.offered(view)) // 2) if first.dock else 0,
        )

    def _pull(self, view: TableView, z: Zones, *, another: bool) -> None:
        """Pull out of the dock what another question is about, else what somebody wanted to see.

        Without a dock the tray may be open, as long as it has something to show.
        """
        if z.dock and another:
            self.opened.close(PULLED)
            wanted = wanted_first(view, self.dock.beyond)
            if wanted is not None:
                self.opened.open(out_of_dock(wanted))
        pulled_out = self.opened.shows(PULLED)
        if pulled_out is None:
            return
        offered = {button.name for button in self.dock.offered(view)} if z.dock else {TRAY}
        if pulled_out not in offered or (not z.dock and z.tray.isEmpty()):
            self.opened.close(PULLED)

    def _drawer_rect(self, view: TableView, look: Look, z: Zones) -> QRectF:
        foot = z.log.united(z.recap)  # the log may have gone
        column = QRectF(z.market.topLeft(), foot.bottomRight())
        low = z.shelf.top() - look.m.gap if z.shelf else foot.bottom()
        return self.drawer.rect_in(view, column, low, look, z.market)

    def _recap_room(self, z: Zones) -> QRectF:
        """Return the area for the list of events: over the log and the panel beside it."""
        if z.dock:
            return z.board
        foot = z.log.united(z.recap)
        return QRectF(foot.left(), z.market.top(), z.board.right() - foot.left(), 0).united(foot)

    def _side_rects(self, view: TableView, z: Zones) -> list[tuple[Panel, QRectF]]:
        """The right column: the other players and the counts, or in their place the open tray."""
        panels: tuple[Panel, ...] = (*self.rivals, self.dirk, self.counts)
        if self.tray.open:
            return [(self.tray, z.tray), *((panel, QRectF()) for panel in panels)]
        return [(self.tray, z.bar), (self.counts, z.counts), *self._rival_rects(view, z)]

    def _rival_rects(self, view: TableView, z: Zones) -> list[tuple[Panel, QRectF]]:
        count = len(view.opponents)
        pairs: list[tuple[Panel, QRectF]] = [
            (panel, z.rivals[k] if k < count else QRectF()) for k, panel in enumerate(self.rivals)
        ]
        pairs.append((self.dirk, z.rivals[count] if view.dirk is not None else QRectF()))
        return pairs

    def show_board(self) -> None:
        """Lay the board out for its camera."""
        view, look, z = self.view, self.look, self.zones
        if view is None or look is None or z is None or self.board.camera is None:
            return
        self.board.show_view(view, z.board, look)
        self.clip.set_rect(z.board)
        shown = evolve(view, refusal=self.opened.shows(REFUSAL))
        self.marks.show_view(shown, z.board, self.board.camera, look)

    def show_overlay(self) -> None:
        """Lay the overlay out, or hide it."""
        view, look, z = self.view, self.look, self.zones
        if view is None or look is None or z is None:
            return
        rect = QRectF()
        if OVERLAY in self.opened:  # where letters are large it needs the room of hand and dock too
            rect = z.board.united(z.hand).united(z.dock) if z.dock else z.board
        self.overlay.show_view(view, rect, look)

    def rival_at(self, spot: Spot | None) -> Target | None:
        """The rival in whose panel a thing is, or whose turn it tells."""
        view = self.view
        if view is None or spot is None:
            return None
        turns = (recap for recap in view.recap if spot.target == AtStep(recap.moment))
        if (recap := next(turns, None)) is not None:
            return AtSeat(recap.seat.seat)
        for panel in self.rivals:
            player = panel.player(view)
            inside = panel.is_shown and panel.area.contains(spot.rect.center())
            if player is not None and (inside or spot.target == player.target):
                return player.target
        return None

    def show_closer(self, target: Target | None) -> None:
        """Lay out a rival's Alhambra beside its panel; put it away if there is none."""
        view, look, z = self.view, self.look, self.zones
        self.opened.close(CLOSER)
        if target is not None and not self.opened.modal:
            self.opened.open(Popover(CLOSER, target))
        if view is None or look is None or z is None:
            return
        beside = self.rect_of(self.opened.shows(CLOSER))
        self.closer.show_view(view, self.closer.rect_on(view, z.free, beside, look), look)

    # -- targets ------------------------------------------------------------------------------

    def spots(self) -> list[Spot]:
        """Everything that can be pointed at, what lies above last."""
        levels = sorted(self.panels(), key=attrgetter("level"))
        shown = [panel for panel in levels if panel.is_shown]
        covered, above = self.drawer.area if self.drawer.is_shown else None, list[Spot]()
        for side in (self.callout, self.overlay):
            above += side.spots if side.is_shown else []
        found = [
            spot
            for panel in shown
            if panel is not self.overlay
            for spot in panel.spots
            if covered is None or panel is self.drawer or not covered.intersects(spot.rect)
        ]
        return [*found, *above]

    def on_top(self, point: QPointF) -> Panel | None:
        """Return the highest panel at a point."""
        shown = [panel for panel in self.panels() if panel.is_shown and panel.area.contains(point)]
        return max(reversed(shown), key=attrgetter("level"), default=None)

    def show_ring(self, spot: Spot | None, look: Look) -> None:
        """Put the ring around the thing with the focus, but never over words that lie above it."""
        height: float = Z_FOCUS
        if spot is not None and spot not in self.callout.spots:
            above = [rect for zone, rect in self.covers() if zone != spot.zone]
            hiding = [self._below(rect) for rect in above if rect.intersects(spot.rect)]
            height = min([height, *hiding])
        self.ring.setZValue(height)
        self.ring.show_at(spot, look)

    def _below(self, rect: QRectF) -> float:
        return CALLOUT - 0.5 if rect == self.callout.area else Z_STRIP - 0.5

    def covers(self) -> list[tuple[str, QRectF]]:
        """Return the zones and areas that are open over other parts."""
        strips = (self.recap, self.notice, self.hint, self.drawer, self.overlay)
        found = [(strip.zone, strip.area) for strip in strips if strip.is_shown]
        return [*found, *([("", self.callout.area)] if self.callout.is_shown else [])]

    def rect_of(self, target: Target | None) -> QRectF:
        """Return the rectangle of a target, an empty one if it is not shown."""
        if target is None:
            return QRectF()
        spot = next((spot for spot in reversed(self.spots()) if spot.target == target), None)
        return spot.rect if spot is not None else QRectF()
