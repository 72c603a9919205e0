"""The viewer's own panel: name, score, counts, special cards, and the way to the count table.

Without special cards it shows the wall and has a button with words; special cards take the place
of both: the wall is then told at the lower edge of the board.
"""

from __future__ import annotations

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.table_view import PlayerView, TableView
from alhambra_qt.controller.view.targets import NumberOf, Press, Target
from alhambra_qt.ui.kit.box import (
    CENTRE,
    Art,
    Box,
    Drawn,
    Fixed,
    Ground,
    Hit,
    Plate,
    Words,
    lay,
    spring,
)
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.sides import special
from alhambra_qt.ui.sides.players import counted_cells, head, rows_of
from alhambra_qt.ui.sides.spots import Spot, telling
from alhambra_qt.ui.table.panel import Panel

COUNTS = Press("counts")


@frozen
class CardRoom:
    """Where the special cards lie."""

    rect: QRectF


@frozen
class Worth:
    """Where it stands what the own pieces are worth."""

    rect: QRectF


def beyond(look: Look, you: PlayerView, rect: QRectF) -> frozenset[Target]:
    """The special cards for which the own panel has no room."""
    if you.extras is None or not you.extras.cards:
        return frozenset()
    room = lay(own_tree(look, you), look, rect).of(CardRoom)[0].rect
    laid = special.shape(look, you.extras.cards, room)
    return frozenset(card.target for card in you.extras.cards[len(laid.cells) :])


def own_tree(look: Look, you: PlayerView, cards: Box | None = None) -> Box:
    """The panel; `cards` paints the special cards in their room."""
    extras = you.extras or special.NOTHING
    worth = special.summary(look, extras.tallies, you.seat.seat)
    worth = Hit(worth, Worth) if worth is not None else None
    if extras.cards:
        room = Hit(cards or spring(), CardRoom, grow=1.0)
        top = head(look, you, _button(look, Row(spring(), _cap(look), spring(), gap=0)))
        held = Column(
            top,
            Row(*counted_cells(look, you, 1.0 if look.m.tiny else 1.25), gap=0.1),
            room,
            worth,
            gap=0.2,
        )
    else:
        words = Words(look.t("table-counts"), "smallstrong", align=CENTRE, grow=1.0)
        held = Column(
            head(look, you),
            Fixed(_wall(look, you), high=1.5),
            rows_of(counted_cells(look, you, 1.5), 3, grow=1.0),
            worth,
            _button(look, Row(words, None if look.m.tiny else _cap(look))),
            gap=0.25,
        )
    said = look.text(you.text) if you.text is not None else str(you.score)
    told = special.said(look, you.extras)

    def spot(area: QRectF) -> Spot:
        return Spot(you.target, area, "you", "panel", said, told, radius=look.m.radius)

    pad, edge = look.m.pad / look.em, "acc" if you.acting else "line"
    return Hit(Plate(held, None, edge, 2.4 if you.acting else 1.2, (pad, pad * 0.6)), spot)


def _wall(look: Look, you: PlayerView) -> Box:
    """The longest wall, in words where there is room for them."""
    words = Words(look.t("noun-wall-longest"), "small", "ink2", keep=1)
    wall = Words(str(you.wall), "bold" if look.m.small else "number")
    row = Row(Art(look.icon, "wall", 1.2), wall, words, spring())
    return telling(row, look.t("table-tip-wall", n=you.wall), NumberOf("wall", you.seat.seat))


def _cap(look: Look) -> Box | None:
    """The key cap of the count table."""
    key = Words(look.ctx.cap("T"), "key", align=CENTRE)
    return Ground(key, "panel", "ink", 1.2, (0.3, 0.0), 0.25) if key.text else None


def _button(look: Look, held: Box) -> Box:
    """The way to the count table."""

    def spot(area: QRectF) -> Spot:
        radius = area.height() * 0.24
        return Spot(COUNTS, area, "you", name=look.t("table-counts"), key="T", radius=radius)

    least = look.pick(30, 26, 24) / look.em
    return Hit(Ground(held, "panel", "line", 1.6, (0.35, 0.2), 0.5, (least, least)), spot)


class YouPanel(Panel):
    """The viewer's own numbers, and what modules give the viewer to use."""

    zone = "you"

    def part(self, view: TableView) -> object:
        return view.you

    @property
    def summary(self) -> QRectF:
        """Where it stands what the own pieces are worth."""
        return next((one.rect for one in self.laid.of(Worth)), QRectF())

    def tree(self) -> Box:
        return own_tree(self.look, self.view.you, Drawn(self._cards))

    def build(self) -> None:
        super().build()
        rooms, extras = self.laid.of(CardRoom), self.view.you.extras
        if rooms and extras is not None:
            self.spread = special.shape(self.look, extras.cards, rooms[0].rect)
            self.spots += special.spots(self.look, extras.cards, self.spread, self.zone)

    def _cards(self, painter: QPainter, _room: QRectF) -> None:
        extras = self.view.you.extras
        if extras is not None:
            coming = special.absent(extras.cards, self.hidden)
            special.draw(self.look, painter, extras.cards, self.spread, coming)
