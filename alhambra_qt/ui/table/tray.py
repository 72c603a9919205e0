"""The tray: what modules keep beside the boards, as a list that folds into a bar.

Folded it is a bar below the other players; open it takes their place, so that the own Alhambra
stays in sight while something of the tray is chosen. What can be chosen comes first.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Set

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Handle, OnTray, Press, Target
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, PLAIN, ZonePiece, ZoneView
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import picture
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.text import CENTRE, LEFT, fitted, line, plain
from alhambra_qt.ui.pieces.small_pieces import piece_picture, piece_text
from alhambra_qt.ui.pieces.tiles import back_of
from alhambra_qt.ui.sides.dock import kept
from alhambra_qt.ui.sides.side import cross
from alhambra_qt.ui.sides.spots import Spot, closing
from alhambra_qt.ui.table.panel import Panel

TRAY, BACK, ON = Press("tray"), Handle("tray:back"), Handle("tray:on")


@frozen
class TrayRow:
    """A line of the list: the heading of a zone, or one of its pieces."""

    height: float
    heading: ZoneView | None = None
    piece: ZonePiece | None = None
    back: str = ""


def bar_height(look: Look) -> float:
    """The height of the folded tray."""
    return look.pick(40, 30, 26)


def title_text(look: Look) -> str:
    """The name of the tray, shorter where there is little room."""
    return look.t("table-tray-short" if look.m.tiny else "table-tray")


def asked(zone: ZoneView) -> bool:
    """Whether something of a zone can be chosen now, or is."""
    return any(piece.state in (CAN, CHOSEN) for piece in zone.pieces)


def in_order(view: TableView, beyond: Set[Target] = frozenset()) -> list[ZoneView]:
    """The zones as they are listed: what can be chosen, the own ones, common ones, the others'.

    What only has backs comes last.
    """

    def rank(zone: ZoneView) -> tuple[bool, bool, int]:
        own = zone.tag is not None and zone.tag.seat == view.you.seat.seat
        hidden = not any(piece.id for piece in zone.pieces)
        return not asked(zone), hidden, 0 if own else 1 if zone.tag is None else 2

    return sorted(kept(view, beyond), key=rank)


def heading_text(look: Look, zone: ZoneView) -> str:
    """The heading of a zone, with its owner."""
    if zone.tag is None:
        return look.text(zone.title)
    return look.text(msg("zone-of", zone=zone.title, name=zone.tag.said))


def _heading_font(look: Look) -> QFont:
    return look.font("smallstrong", 700)


class TrayPanel(Panel):
    """The list of zones.

    The table sets whether it is open, the first line shown, and what the own panel has no room for.
    """

    zone = "tray"

    def __init__(self) -> None:
        super().__init__()
        self.open = False
        self.first = 0
        self.beyond: frozenset[Target] = frozenset()
        self._rows: list[tuple[TrayRow, QRectF]] = []

    def part(self, view: TableView) -> object:
        """The zones, and how far the list is scrolled."""
        return kept(view, self.beyond), view.you.seat, self.open, self.first

    def lines(self, view: TableView, look: Look) -> list[TrayRow]:
        """All lines of the list."""
        room = self._room().width()
        rows = []
        for zone in in_order(view, self.beyond):
            wide = width_of(_heading_font(look), heading_text(look, zone))
            rows.append(TrayRow(look.pick(30, 24, 22) * math.ceil(wide / room), heading=zone))
            back = back_of(zone.name)
            rows += [TrayRow(self._high(one, room), piece=one, back=back) for one in zone.pieces]
        return rows

    def _high(self, piece: ZonePiece, room: float) -> float:
        """The height of a piece's line: that of its picture, more if its name needs it."""
        look, least = self.look, self.look.pick(44, 36, 32)
        tick = 2.4 * look.px(8) if piece.state != PLAIN else 0  # room for the tick once chosen
        width = room - look.pick(40, 34, 30) - look.px(8) - 4 - tick
        words = fitted(look, plain(piece_text(look, piece)), "log", width, least - 4)
        return max(least, words.height + 4)

    def go(self, step: int) -> None:
        """Go some lines down (or up)."""
        last = max(0, len(self.lines(self.view, self.look)) - len(self._rows))
        self.first = max(0, min(last, self.first + step))

    @property
    def page(self) -> int:
        """How many lines are shown at once."""
        return max(1, len(self._rows) - 1)

    # -- building -----------------------------------------------------------------------------

    def build(self) -> None:
        """The bar, or the lines that have room."""
        look = self.look
        text = look.t("table-tray")
        if not self.open:
            self.spots.append(Spot(TRAY, self.rect, self.zone, name=text, key="Z"))
            return
        self.spots.append(
            Spot(OnTray(), self.rect, self.zone, "panel", text, focusable=False, radius=0)
        )
        self._rows = list(self._shown())
        if len(self._rows) > 1 and self._rows[-1][0].heading is not None:
            self._rows.pop()  # a heading does not stand alone
        for row, area in self._rows:
            self._spot(row, area)
        self._buttons()

    def _shown(self) -> Iterator[tuple[TrayRow, QRectF]]:
        room = self._room()
        y = room.top()
        for row in self.lines(self.view, self.look)[self.first :]:
            if y + row.height > room.bottom():
                return
            yield row, QRectF(room.left(), y, room.width(), row.height)
            y += row.height

    def _room(self) -> QRectF:
        return self.below_title().adjusted(0, self.look.px(4), 0, -self.look.pick(34, 28, 26))

    def _spot(self, row: TrayRow, area: QRectF) -> None:
        look = self.look
        if row.heading is not None:
            name = heading_text(look, row.heading)
            tag = row.heading.tag
            target = OnTray(row.heading.name, tag.seat if tag is not None else -1)
            self.spots.append(Spot(target, area, self.zone, "text", name, focusable=False))
        elif row.piece is not None:
            piece = row.piece
            said = look.t("table-say-chosen") if piece.state == CHOSEN else ""
            name = piece_text(look, piece)
            spot = Spot(piece.target, area, self.zone, "tile", name, said, chosen=bool(said))
            self.spots.append(spot)

    def _buttons(self) -> None:
        look, inner = self.look, self.inner()
        size = look.pick(30, 26, 24)
        top = QRectF(inner.right() - size, inner.top() - 2, size, size)
        self.spots.append(closing(TRAY, top, self.zone, look.t("table-close"), "Z"))
        total = len(self.lines(self.view, look))
        low, wide = inner.bottom() - size + look.px(4), inner.width() / 2 - 2
        back = QRectF(inner.left(), low, wide, size)
        on = QRectF(inner.right() - wide, low, wide, size)
        if self.first:
            self.spots.append(Spot(BACK, back, self.zone, name=look.t("table-tray-back")))
        if self.first + len(self._rows) < total:
            self.spots.append(Spot(ON, on, self.zone, name=look.t("table-tray-on")))

    # -- painting -----------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        wanted = any(asked(zone) for zone in kept(self.view, self.beyond))
        paint.panel(
            painter,
            self.rect,
            theme,
            radius=self.look.m.radius,
            border=theme.acc if wanted else theme.line,
            width=2.4 if wanted else 1.2,
        )
        if self.open:
            self._list(painter)
        else:
            self._bar(painter)

    def _bar(self, painter: QPainter) -> None:
        look, theme, spot = self.look, self.look.theme, self.spots[0]
        size = look.pick(20, 17, 15)
        pad = look.pick(12, 9, 7)
        picture(
            painter,
            look.icon("bag", size),
            spot.rect.left() + pad,
            spot.rect.center().y() - size / 2,
        )
        words = spot.rect.adjusted(pad + size + look.px(6), 0, -pad, 0)
        line(look, painter, words, title_text(look), "smallstrong", theme.ink, LEFT)

    def _list(self, painter: QPainter) -> None:
        look, theme = self.look, self.look.theme
        self.heading(painter, title_text(look))
        for row, area in self._rows:
            if row.heading is not None:
                text = heading_text(look, row.heading)
                line(look, painter, area, text, _heading_font(look), theme.ink2)
            elif row.piece is not None:
                self._piece(painter, row.piece, area, row.back)
        for spot in self.spots:
            if spot.target == TRAY:
                cross(painter, spot.rect, theme.ink, look.px(2))
            elif spot.target in (BACK, ON):
                self._step(painter, spot)

    def _piece(self, painter: QPainter, piece: ZonePiece, area: QRectF, back: str) -> None:
        """Its picture and its name; what can be chosen has a frame, what is chosen a tick."""
        look, theme = self.look, self.look.theme
        box = area.adjusted(0, 1, 0, -1)
        if piece.state != PLAIN:
            painter.setPen(QPen(theme.acc, 2.4 if piece.state == CHOSEN else 1.4))
            painter.setBrush(theme.accs if piece.state == CHOSEN else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        high = look.pick(44, 36, 32) - 8.0
        slot = look.pick(40, 34, 30)
        wide = high / CARD_RATIO if piece.kind == "card" else high
        art = piece_picture(look, piece, high, back)
        left = box.left() + 4 + (slot - wide) / 2
        picture(painter, art, left, box.center().y() - high / 2)
        words = box.adjusted(slot + look.px(8), 0, -2, 0)
        if piece.state == CHOSEN:
            disc = look.px(8)
            paint.tick_disc(
                painter, words.topRight() + QPointF(-disc, box.height() / 2), disc, theme
            )
            words.adjust(0, 0, -2.4 * disc, 0)
        line(look, painter, words, piece_text(look, piece), "log", theme.ink)

    def _step(self, painter: QPainter, spot: Spot) -> None:
        look, theme = self.look, self.look.theme
        painter.setPen(QPen(theme.line, 1.4))
        painter.setBrush(theme.panel2)
        painter.drawRoundedRect(spot.rect.adjusted(1, 1, -1, -1), 6, 6)
        text = spot.name if not look.m.tiny else "▲" if spot.target == BACK else "▼"
        line(look, painter, spot.rect, text, "smallstrong", theme.ink, CENTRE)
