"""The viewer's own panel: name, score, counts, special cards, and the way to the count table.

Without special cards it shows the wall and has a button with words; special cards take the place of
both: the wall length is then at the lower edge of the board.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.table_view import PlayerView, SpecialCard, TableView
from alhambra_qt.controller.view.targets import NumberOf, Press, Target
from alhambra_qt.ui.kit.box import (
    CENTRE,
    ENDLESS,
    Art,
    Box,
    Cache,
    Drawn,
    Fixed,
    Ground,
    Layout,
    Plate,
    Size,
    Words,
    lay,
    spring,
)
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.sides import special
from alhambra_qt.ui.sides.panel import Hidden, Panel, has_room
from alhambra_qt.ui.sides.players import (
    CHIP,
    counted_cells,
    counts_said,
    head,
    player_spot,
    rows_of,
)
from alhambra_qt.ui.sides.spots import Spot, spotted, telling

ZONE = "you"
COUNTS, TRAY = Press("counts"), Press("tray")


@frozen(eq=False, repr=False)
class CardFan(Box):
    """The special cards in the form for which there is room; the last place counts the others."""

    cards: Sequence[SpecialCard]
    hidden: Hidden  # what is still on its way here

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return 0.0, 0.0

    def place(self, layout: Layout, rect: QRectF) -> None:
        look, shape = layout.look, special.shape(layout.look, self.cards, rect)
        for card, area in zip(self.cards, shape.cells, strict=False):
            face = self._face(look, card, shape.form)
            self._put(layout, special.card_spot(look, card, ZONE), face, area)
        if not shape.more.isEmpty():
            left = len(self.cards) - len(shape.cells)
            spot = Spot(TRAY, QRectF(), ZONE, "button", look.t("special-more", n=left))
            self._put(layout, spot, Words(f"+{left}", "number", "ink2", CENTRE), shape.more)

    def _put(self, layout: Layout, spot: Spot, face: Box, area: QRectF) -> None:
        spotted(spot, face).place(layout, area)

    def _face(self, look: Look, card: SpecialCard, form: str) -> Box:
        def how(painter: QPainter, area: QRectF) -> None:
            coming = special.absent(self.cards, self.hidden() or ())
            special.draw(look, painter, card, "" if card.target in coming else form, area)

        return Drawn(how)


def own_tree(look: Look, you: PlayerView, fan: Box, *, narrow: bool) -> Box:
    """The panel; `fan` has the special cards, if any. Where it is `narrow`, signs are smaller."""
    extras = you.extras or special.NOTHING
    worth = special.summary(look, extras.tallies, you.seat.seat)
    if extras.cards:
        sign = _cap(look) or Art(look.icon, "crown", 1.2)
        way = spotted(_counts(look, you), _ground(look, Row(spring(), sign, spring(), gap=0)))
        cells = Row(*counted_cells(look, you, 1.0 if narrow else 1.25), gap=0.1)
        child = Column(head(look, you, way), cells, fan, worth, gap=0.2)
    else:
        words = Words(look.t("table-counts"), "smallstrong", align=CENTRE, grow=1.0)
        cap = None if narrow else _cap(look)
        counts = counted_cells(look, you, CHIP if narrow else 1.5)
        child = Column(
            head(look, you),
            Fixed(_wall(look, you), height=1.4),
            rows_of(counts, 3 if worth is None else 6, grow=1.0),
            worth,
            spotted(_counts(look, you), _ground(look, Row(words, cap))),
            gap=0.2,
        )
    pad, edge = look.m.pad / look.em, "acc" if you.acting else "line"
    plate = Plate(child, None, edge, 2.4 if you.acting else 1.2, (pad, pad * 0.6), alone=True)
    return spotted(player_spot(look, you, ZONE), plate)


def _wall(look: Look, you: PlayerView) -> Box:
    words = Words(look.t("noun-wall-longest"), "small", "ink2", keep=1)
    wall = Words(str(you.wall), "number")
    row = Row(Art(look.icon, "wall", 1.2), wall, words, spring())
    return telling(row, look.t("table-tip-wall", n=you.wall), NumberOf("wall", you.seat.seat))


def _cap(look: Look) -> Box | None:
    key = Words(look.cap("T"), "key", align=CENTRE)
    return Ground(key, "panel", "ink", 1.2, (0.3, 0.0), 0.25) if key.text else None


def _counts(look: Look, you: PlayerView) -> Spot:
    name, text = look.t("table-counts"), ", ".join(counts_said(look, you))
    return Spot(COUNTS, QRectF(), ZONE, name=name, value=text, key="T", radius=look.px(7))


def _ground(look: Look, child: Box) -> Box:
    least = look.pick(30, 26, 24) / look.em
    return Ground(child, "panel", "line", 1.6, (0.35, 0.2), 0.5, (least, least))


class YouPanel(Panel):
    """The viewer's own numbers, and what modules give the viewer to use."""

    zone, named, roomy = ZONE, "table-said-you", (0.0, 9.3)

    def __init__(self) -> None:
        super().__init__()
        self._laid: Cache[Layout] = Cache()

    def part(self, view: TableView) -> object:
        return view.you

    def layout(self) -> Layout:
        return self._layout(self.look, self.view.you, self.area)

    def _layout(self, look: Look, you: PlayerView, area: QRectF) -> Layout:
        def made() -> Layout:
            fan = CardFan(_cards(you), weakly(self.left_out), grow=1.0)
            tree = own_tree(look, you, fan, narrow=not has_room(self.roomy, area, look))
            return lay(tree, look, area)

        return self._laid.get((look, you, area.getRect()), made)

    def beyond(self, look: Look, you: PlayerView, area: QRectF) -> frozenset[Target]:
        """Return the special cards for which an area, most often its own, has no room."""
        if not (cards := _cards(you)):
            return frozenset()
        shown = {spot.target for spot in self._layout(look, you, area).of(Spot)}
        return frozenset(card.target for card in cards if card.target not in shown)


def _cards(you: PlayerView) -> Sequence[SpecialCard]:
    return you.extras.cards if you.extras is not None else ()
