"""The tray: what modules keep beside the boards, as a list that folds into a bar.

Folded it is a bar below the other players; open it takes their place, so that the own Alhambra
stays in sight while something of the tray is chosen. What can be chosen comes first.
"""

from __future__ import annotations

import math
from collections.abc import Set
from functools import partial

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Handle, OnTray, Press, Target
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, PLAIN, ZonePiece, ZoneView
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import (
    CENTRE,
    Art,
    Box,
    Drawn,
    Fixed,
    Ground,
    Hit,
    Plate,
    Space,
    Words,
    spring,
)
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import picture
from alhambra_qt.ui.kit.rows import Column, First, Row
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.text import fitted, line, shaped
from alhambra_qt.ui.pieces.small_pieces import piece_picture, piece_text
from alhambra_qt.ui.pieces.tiles import back_of
from alhambra_qt.ui.sides import dock
from alhambra_qt.ui.sides.dock import kept
from alhambra_qt.ui.sides.panel import inner_of
from alhambra_qt.ui.sides.popovers import PULLED, OpenStack, PopoverPanel
from alhambra_qt.ui.sides.shelf_rows import state_label
from alhambra_qt.ui.sides.spots import Spot, closing, spotted

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


def title_words(look: Look, role: str) -> Box:
    """The name of the tray, shorter where there is little room."""
    names = look.t("table-tray"), look.t("table-tray-short")
    return First(*(Words(name, role) for name in names), grow=1.0)


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
    return look.text(msg("zone-of", zone=zone.title, name=zone.tag.label))


def piece_spot(look: Look, piece: ZonePiece) -> Spot:
    """A piece beside the boards, and whether it is chosen."""
    name, value = piece_text(look, piece), state_label(look, piece.state)
    return Spot(piece.target, QRectF(), "tray", "tile", name, value, state=piece.state)


def _heading_font(look: Look) -> QFont:
    return look.font("smallstrong", 700)


class TrayPanel(PopoverPanel):
    """The list of zones; the table sets what the own panel has no room for."""

    zone, named = "tray", "table-tray"

    def __init__(self, opened: OpenStack) -> None:
        super().__init__(opened)
        self.first = 0  # the first line shown
        self.beyond: frozenset[Target] = frozenset()
        self.zones: list[ZoneView] = []  # of the view that is laid out
        self._rows: list[TrayRow] = []

    @property
    def open(self) -> bool:
        """Whether it is unfolded."""
        return self.opened.shows(PULLED) == dock.TRAY

    def part(self, view: TableView) -> object:
        """Folded, it only shows whether something in it can be chosen."""
        shown = self.zones if self.open else any(map(asked, self.zones))
        return shown, view.you.seat, self.open, self.first

    def lines(self) -> list[TrayRow]:
        """All lines of the list."""
        look, room = self.look, inner_of(self.look, self.area).width()
        rows = []
        for zone in in_order(self.view, self.beyond):
            width = width_of(_heading_font(look), heading_text(look, zone))
            rows.append(TrayRow(look.pick(30, 24, 22) * math.ceil(width / room), heading=zone))
            back = back_of(zone.name)
            rows += [
                TrayRow(_high(look, piece, room), piece=piece, back=back) for piece in zone.pieces
            ]
        return rows

    def go(self, step: int) -> None:
        """Go some lines down (or up)."""
        last = max(0, len(self.lines()) - len(self._rows))
        self.first = max(0, min(last, self.first + step))

    @property
    def page(self) -> int:
        """How many lines are shown at once."""
        return max(1, len(self._rows) - 1)

    # -- what it holds ------------------------------------------------------------------------

    def tree(self) -> Box:
        """The bar, or the lines that have room."""
        look, m, em = self.look, self.look.m, self.look.em
        wanted = any(map(asked, self.zones))
        edge, width = ("acc", 2.4) if wanted else ("line", 1.2)
        text = look.t(self.named)
        if not self.open:
            sign = Art(look.icon, "tray", look.pick(20, 17, 15) / em)
            bar = Row(sign, title_words(look, "smallstrong"), gap=look.px(6) / em)
            face = Plate(bar, None, edge, width, (look.pick(12, 9, 7) / em, 0.0))
            return spotted(Spot(TRAY, QRectF(), self.zone, name=text, key="Z"), face)
        spot = Spot(OnTray(), QRectF(), self.zone, "panel", text, focusable=False, radius=0)
        return Hit(Plate(self._list(), None, edge, width, (m.pad / em, m.pad * 0.6 / em)), spot.on)

    def _list(self) -> Box:
        look, em = self.look, self.look.em
        size, every = look.pick(30, 26, 24), self.lines()
        shut = closing(look, self.zone, TRAY, size / em, look.t("table-close"), "Z")
        head = Row(title_words(look, "title"), shut)
        top, low = size + look.pick(4, 2, 2), look.pick(34, 28, 26)
        self._rows = self._shown(every, inner_of(look, self.area).height() - top - low)
        back = self._step(BACK, "table-tray-back", "▲", there=bool(self.first))
        more = self.first + len(self._rows) < len(every)
        on = self._step(ON, "table-tray-on", "▼", there=more)
        steps = Row(back, on, gap=4 / em, even=True)
        lines = Column(*map(self._line, self._rows), gap=0)
        return Column(head, Space(height=(top - size) / em), lines, spring(), steps, gap=0)

    def _shown(self, every: list[TrayRow], room: float) -> list[TrayRow]:
        rows = every[self.first :]
        while sum(row.height for row in rows) > room:
            rows.pop()
        if len(rows) > 1 and rows[-1].heading is not None:
            rows.pop()  # a heading does not stand alone
        return rows

    def _line(self, row: TrayRow) -> Box:
        look, height = self.look, row.height / self.look.em
        if row.heading is not None:
            name, tag = heading_text(look, row.heading), row.heading.tag
            target = OnTray(row.heading.name, tag.seat if tag is not None else -1)
            spot = Spot(target, QRectF(), self.zone, "text", name, focusable=False)
            return Hit(Fixed(Words(name, _heading_font(look), "ink2"), height=height), spot.on)
        piece = row.piece
        if piece is None:
            return Space(height=height)
        drawn = Drawn(partial(draw_piece, look, piece, row.back), grow=1.0)
        apart = look.px(2) / look.em  # the frames of two lines do not touch
        inside = Column(spotted(piece_spot(look, piece), drawn), grow=1.0)
        return Fixed(Ground(inside, pad=(0.0, apart), grow=1.0), height=height)

    def _step(self, target: Target, text: str, sign: str, *, there: bool) -> Box:
        look, name = self.look, self.look.t(text)
        if not there:
            return Space(grow=1.0)
        forms = (Words(form, "smallstrong", align=CENTRE) for form in (name, sign))
        words = First(*forms, grow=1.0)
        least = (0.0, look.pick(30, 26, 24) / look.em)
        face = Ground(words, "panel2", "line", 1.4, radius=0.4, least=least, grow=1.0)
        return spotted(Spot(target, QRectF(), self.zone, name=name), face)


def _high(look: Look, piece: ZonePiece, room: float) -> float:
    """The height of a piece's line: that of its picture, more if its name needs it."""
    least = look.pick(44, 36, 32)
    tick = 2.4 * look.px(8) if piece.state != PLAIN else 0  # room for the tick once chosen
    width = room - look.pick(40, 34, 30) - look.px(8) - 4 - tick
    words = shaped(piece_text(look, piece), look.hand("log")[1])
    return max(least, fitted(look, words, width, least - 4).height + 4)


def draw_piece(look: Look, piece: ZonePiece, back: str, painter: QPainter, area: QRectF) -> None:
    """Its picture and its name; what can be chosen has a frame, what is chosen a tick."""
    theme = look.theme
    box = area.adjusted(0, 1, 0, -1)
    if piece.state != PLAIN:
        painter.setPen(QPen(theme.acc, 2.4 if piece.state == CHOSEN else 1.4))
        painter.setBrush(theme.accs if piece.state == CHOSEN else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
    height, slot = min(look.pick(44, 36, 32) - 8.0, area.height() - 6), look.pick(40, 34, 30)
    width = height / CARD_RATIO if piece.kind == "card" else height
    left = box.left() + 4 + (slot - width) / 2
    picture(painter, piece_picture(look, piece, height, back), left, box.center().y() - height / 2)
    words = box.adjusted(slot + look.px(8), 0, -2, 0)
    if piece.state == CHOSEN:
        disc = look.px(8)
        paint.tick_disc(painter, words.topRight() + QPointF(-disc, box.height() / 2), disc, theme)
        words.adjust(0, 0, -2.4 * disc, 0)
    line(look, painter, words, piece_text(look, piece), "log", theme.ink)
