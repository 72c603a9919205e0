"""The market: four slots, each with its currency, what the viewer holds of it, and its tile."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from alhambra_qt.controller.view.table_view import MarketSlot, TableView
from alhambra_qt.controller.view.targets import AT_BAG, NumberOf, Target
from alhambra_qt.controller.view.view_parts import CANNOT, CHOSEN, PLAIN
from alhambra_qt.controller.words.names import tile_name, tile_sides
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import (
    CENTRE,
    Art,
    Box,
    Cache,
    Drawn,
    Fixed,
    Ground,
    Hit,
    Layout,
    PaintedOnce,
    Space,
    Words,
    lay,
    spring,
)
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import ByWidth, Column, First, Row, Stack
from alhambra_qt.ui.kit.theme import CURRENCIES, CURRENCY_NAMES, told_from
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.sides.panel import titled
from alhambra_qt.ui.sides.spots import Spot, TableNote, find, first_lit, telling
from alhambra_qt.ui.table.panel import DrawnPanel
from alhambra_qt.ui.table.pieces import TILE, PiecePlace
from alhambra_qt.ui.table.shelf import MORE, rail, rail_width

READABLE_FROM = 60  # the digits of the price of a smaller tile are too small beside such letters
LARGEST = 128
BESIDE = 8.0  # ems of a slot that has room for a pill beside its tile
PILL = (34, 28, 25), (26, 20, 18)  # the width and height of what says how to pay
FRAME = 3.6  # the pen around what is chosen
EDGE = 2.2  # of a slot, and the room between it and the tile
KEPT = 24  # boxes of stalls that are kept: two sizes of more than lie there
PAYS = {"exact": "ok", "over": "gold"}


def slot_spot(look: Look, slot: MarketSlot) -> Spot:
    """Return a slot's spot: its name, payment and sides."""
    name = look.text(slot.name)
    value = [look.t("table-say-chosen")] if slot.state == CHOSEN else []
    value.append(look.text(slot.held_text))
    if slot.tile:
        name = look.t("play-slot-say", currency=slot.name, tile=tile_name(slot.tile))
        value += [look.text(slot.pay_text)] if slot.pay_text else []
        value += [look.text(side) for side in tile_sides(slot.tile)]
    if slot.note:
        value.append(look.text(slot.note))
    if slot.why is not None and slot.state == CANNOT:
        value.append(look.text(slot.why))
    text = ", ".join(part for part in value if part)
    can, radius = slot.state != CANNOT, look.m.radius * 0.75
    spot = Spot(slot.target, QRectF(), "market", "slot", name, text, slot.key, can)
    return evolve(spot, radius=radius, state=slot.state)


class MarketPanel(DrawnPanel):
    """The four slots, two by two, and beside them the rail of what else is on sale.

    Where two rows would leave less than 22 pixels for a tile, all four stand side by side.
    """

    zone, roomy = "market", (0.0, 12.1)

    def __init__(self) -> None:
        super().__init__()
        self._rail: Cache[Box] = Cache()
        self._stalls: Cache[Box] = Cache(KEPT)
        self._plain: Cache[tuple[MarketSlot, ...]] = Cache()
        self._slots: list[Cache[Box]] = [Cache() for _ in range(4)]
        self._laid: Cache[Layout] = Cache()
        self._framed: list[QRectF] = []

    def part(self, view: TableView) -> object:
        return view.market, view.bag, view.stalls

    def face(self) -> object:
        """All but what can be chosen or is: a frame over the picture tells that."""
        return self._plain_slots(), self.view.bag, self.view.stalls, self.area.isEmpty()

    def _plain_slots(self) -> tuple[MarketSlot, ...]:
        """Return the slots without what picks change."""
        market = self.view.market
        plain = partial(evolve, state=PLAIN, why=None, key="")
        return self._plain.get((market,), lambda: tuple(map(plain, market)))

    def build(self) -> None:
        made_of = self.look, self.area, self.face()
        self.laid = self._laid.get(made_of, lambda: lay(self.tree(), self.look, self.area))
        said = {slot.target: slot_spot(self.look, slot) for slot in self.view.market}
        spots = self.laid.of(Spot)
        self.spots = [
            said[spot.target].on(spot.rect) if spot.target in said else spot for spot in spots
        ]
        self.places, self.notes = self.laid.of(PiecePlace), self.laid.of(TableNote)
        chosen = {slot.target for slot in self.view.market if slot.state == CHOSEN}
        framed = [spot.rect for spot in self.spots if spot.target in chosen]
        for rect in (*self._framed, *framed):
            self.update(rect.adjusted(-FRAME, -FRAME, FRAME, FRAME))
        self._framed = framed

    def tree(self) -> Box:
        """Title and bag, the slots, and the rail from the top of them to the end."""
        look, stalls = self.look, self.view.stalls
        gap, low = look.pick(6, 4, 4) / look.em, self.narrow
        railed = stalls is not None and not look.folds
        slots = [
            kept.get((look, slot, low, railed), partial(self._slot, slot, low=low, railed=railed))
            for kept, slot in zip(self._slots, self._plain_slots(), strict=True)
        ]
        each = 4 if low else 2
        parts = [slots[k : k + each] for k in range(0, 4, each)]
        rows = [Row(*part, even=True, middle=False, gap=gap, grow=1.0) for part in parts]
        child: Box = Column(*rows, gap=gap, even=True, grow=1.0)
        if stalls is not None and railed:
            room = self.below_title().height()
            made_of = look, stalls, room
            made = weakly(self.left_out), self._stalls
            beside = self._rail.get(made_of, lambda: rail(*made_of, *made))
            wide = rail_width(look) / look.em
            child = Row(child, Fixed(beside, wide), gap=gap, middle=False, grow=1.0)
        text, left = look.text(self.view.bag.text), str(self.view.bag.count)
        signs = Row(Art(look.icon, "bag", 1.2), Words(left, "number"))
        count = telling(First(Words(text, "small", "ink2"), signs), text, AT_BAG)
        right = Fixed(Row(spring(), count), 0.01, 1.3, grow=1.0)
        return titled(look, look.t("table-market"), right, child)

    def first_stall(self) -> Target | None:
        """The first tile on the rail that can be bought; None if not all have room there."""
        if any(spot.target == MORE and spot.role == "tool" for spot in self.spots):
            return None
        stalls = self.view.stalls.items if self.view.stalls is not None else ()
        shown = (stall.piece.target for stall in stalls)
        found = (target for target in shown if find(self.spots, target) is not None)
        return first_lit(found, self.view.lit)

    # -- a slot -------------------------------------------------------------------------------

    def _slot(self, slot: MarketSlot, *, low: bool, railed: bool) -> Box:
        """The strip of its currency, flush below it the tile, in the corner how it can be paid.

        That is a number, in words it is accessible text and tooltip. Where it is ``low`` the tile
        needs that room too; beside a rail the number stands in the strip where the slot is narrow.
        """
        body = self._tile(slot, low=low) if slot.tile else self._empty(slot, low=low)
        parts: Box = Column(self._strip(slot, low=low), body, gap=0)
        if railed and slot.tile:
            close = Column(
                self._strip(slot, low=True, pays=True), self._tile(slot, low=True), gap=0
            )
            parts = ByWidth(BESIDE, parts, close)
        face = Stack(Drawn(partial(self._ground, slot)), parts)
        return PaintedOnce(Hit(face, slot_spot(self.look, slot).on), "panel", edge=1)

    def _high(self) -> float:
        return self.look.pick(31, 20, 18)

    def _strip(self, slot: MarketSlot, *, low: bool, pays: bool = False) -> Box:
        look = self.look
        tone = CURRENCIES[CURRENCY_NAMES.index(slot.currency)].text
        coin = Art(partial(look.coin, own=True), slot.currency, look.pick(22, 15, 14) / look.em)
        name = Words(look.text(slot.name), "bold", tone, grow=1.0)
        text = look.text(slot.held_text)
        number = Words(str(slot.held) if text else "", "strong", tone)
        words = Words(text, "smallstrong", tone)
        forms = [Row(coin, name, words), Row(coin, name, number)]
        forms = [Row(coin, spring(), number, gap=0.1)] if low else forms
        forms = [Row(coin, number, spring(), *self._paying(slot), gap=0.3)] if pays else forms
        pad = look.pick(8, 5, 4) / look.em
        strip = Fixed(Ground(First(*forms), pad=(pad, 0)), height=self._high() / look.em)
        told_of = f"{look.text(slot.name)}\n{text}" if text else look.text(slot.name)
        return telling(strip, told_of, NumberOf(slot.currency))

    def _tile(self, slot: MarketSlot, *, low: bool) -> Box:
        """The tile, as large as the slot allows, and beside it what there is to know."""
        look = self.look
        pays = None if low else self._pay(slot)
        width, height = (look.pick(*lengths) if pays is not None else 0 for lengths in PILL)

        def place(room: QRectF) -> PiecePlace:
            inner = room.adjusted(EDGE, EDGE, -EDGE, -EDGE)
            beside = min(inner.height(), inner.width() - width)
            below = min(inner.height() - height, inner.width())
            size = float(int(min(max(beside, below), look.px(LARGEST))))
            left = inner.left() if width else inner.center().x() - size / 2
            tile = QRectF(round(left), round(inner.top()), size, size)
            shown = slot.price if size < READABLE_FROM * look.m.letter_scale else 0
            return PiecePlace(TILE, slot.tile or "", tile, slot.target, z=2, price=shown)

        tile = Hit(Space(grow=1.0), place, grow=1.0)
        return Stack(tile, pays, grow=1.0) if pays is not None else tile

    def _pay(self, slot: MarketSlot) -> Box | None:
        """Return the pill of the lower right corner, and above it the sign of no place."""
        if slot.pay_text is None:
            return None
        look = self.look
        width = look.pick(*PILL[0]) / look.em
        corner = Column(spring(), *(Fixed(sign, width) for sign in self._paying(slot)), gap=0.3)
        return Ground(Row(spring(), Fixed(corner, width), middle=False), pad=EDGE / look.em)

    def _paying(self, slot: MarketSlot) -> Iterator[Box]:
        """Yield the sign of no place, and the pill that says how it can be paid."""
        look = self.look
        if slot.pay_text is None:
            return
        width, height = (look.pick(*lengths) / look.em for lengths in PILL)
        if slot.note is not None:
            sign = Art(partial(look.icon, colour=look.theme.warn), "unfit", 1.1)
            yield telling(sign, look.text(slot.note), slot.target)
        pill = Drawn(partial(self._pill, slot), width, height)
        yield telling(pill, look.text(slot.pay_text), slot.target)

    def _pill(self, slot: MarketSlot, painter: QPainter, area: QRectF) -> None:
        """Paint as a number how much is short or over: its slot says it in words."""
        look, theme = self.look, self.look.theme
        ink = look.tone(PAYS.get(slot.pay, "ink2"))
        exact = slot.pay == "exact"
        painter.setPen(QPen(ink, 1.4))
        painter.setBrush(ink if exact else theme.panel)
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), area.height() / 2, area.height() / 2)
        painter.setFont(look.font("smallstrong", 700))
        painter.setPen(theme.panel if exact else ink)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self._sign(slot))

    def _sign(self, slot: MarketSlot) -> str:
        values = dict(slot.pay_text.args) if slot.pay_text is not None else {}
        sign = "+" if slot.pay == "over" else "−"
        return "✓" if slot.pay == "exact" else f"{sign}{values.get('n', '')}"

    def _empty(self, slot: MarketSlot, *, low: bool) -> Box:
        look = self.look
        note = look.text(slot.note) if slot.note is not None and not low else ""
        pad, inset = look.pick(8, 4, 2) / look.em, look.pick(14, 7, 4) / look.em
        words = Words(note, "small", "ink2", CENTRE, wrap=True)
        middle = Column(spring(), words, spring(), gap=0)
        dashes = Drawn(self._dashes)
        return Ground(Stack(dashes, Ground(middle, pad=pad)), pad=inset, grow=1.0)

    # -- painting -----------------------------------------------------------------------------

    def _ground(self, slot: MarketSlot, painter: QPainter, area: QRectF) -> None:
        theme, radius = self.look.theme, self.look.m.radius * 0.75
        money = CURRENCIES[CURRENCY_NAMES.index(slot.currency)]
        shape, strip = QPainterPath(), QPainterPath()
        shape.addRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)
        strip.addRect(QRectF(area.left(), area.top(), area.width(), self._high()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillPath(shape, money.wash if not theme.dark else theme.panel)
        painter.fillPath(shape.intersected(strip), money.fill)
        painter.setPen(QPen(told_from(money.fill, theme.panel), 2.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)

    def _dashes(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(paint.pen(self.look.theme.ink2, 1.4, 4, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, 6, 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        super().paint(painter, option, widget)
        for slot in self.view.market:
            spot = find(self.spots, slot.target) if slot.state == CHOSEN else None
            if spot is not None:
                self._chosen(painter, spot.rect)

    def _chosen(self, painter: QPainter, area: QRectF) -> None:
        look, radius = self.look, self.look.m.radius * 0.75
        painter.setPen(QPen(look.theme.acc, FRAME))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), radius, radius)
        disc = look.pick(13, 9, 8)
        at = QPointF(area.right() - disc - 5, area.top() + self._high() + disc + 3)
        paint.tick_disc(painter, at, disc, look.theme)
