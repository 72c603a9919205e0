"""The table of a replay: the table of the game, with its own log, hands and places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from attrs import evolve, fields, frozen
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.table_view import Hand, PlayerView, TableView
from alhambra_qt.controller.view.targets import AtStep, Press, ToRead
from alhambra_qt.controller.view.view_parts import CardItem, LogLine
from alhambra_qt.controller.words.names import tile_name
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import ENDLESS, Box, Ground, Hit, Leaf, Plate, Size, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import picture
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.text import RIGHT
from alhambra_qt.ui.sides.dock import DockButton, DockPanel
from alhambra_qt.ui.sides.header import BUTTONS as TABLE_BUTTONS
from alhambra_qt.ui.sides.header import HeaderButton
from alhambra_qt.ui.sides.log_side import SHOWN, LogPanel, log_row, log_runs
from alhambra_qt.ui.sides.popovers import ANSWER
from alhambra_qt.ui.sides.spots import Spot, spotted
from alhambra_qt.ui.table.money import HandPanel
from alhambra_qt.ui.table.scene import TableScene
from alhambra_qt.ui.table.widget import TableWidget
from alhambra_qt.ui.table.zones import Zones


class StepsPanel(LogPanel):
    """The lines around a moment, the last of them at the foot; each leads to its own."""

    apart = (0, 0, 0)

    def _told(self, view: TableView) -> tuple[LogLine, ...]:
        return view.log[-SHOWN:]

    def row(self, entry: LogLine) -> Box:
        """A line: bold in a frame what has just happened, pale what comes next."""
        look, now = self.look, entry.when == "now"
        ink = look.theme.ink2 if entry.when == "next" else None
        runs = [evolve(run, bold=run.bold or now, colour=ink) for run in log_runs(look, entry)]
        fill, border = ("accs", "acc") if now else (None, None)
        pad = look.px(4) / look.em, look.pick(8, 5, 4) / 2 / look.em
        row = log_row(look, entry, runs)
        return Ground(row, fill, border, look.px(2), pad, radius=4 / look.em)

    def standing(self, entry: LogLine, place: int, child: Box) -> Box:
        look = self.look
        value = {"now": look.t("replay-now"), "next": look.t("replay-next")}.get(entry.when, "")
        target = entry.target if isinstance(entry.target, AtStep) else AtStep(0)
        name, tip = look.text(entry.text), look.t("replay-go-there")
        spot = Spot(target, QRectF(), self.zone, "link", name, value, tip=tip, radius=4)
        return spotted(spot, child)


HANDS = 152, 120, 92  # how high the row with the hands of all is
DOCK_ROW = 26  # and a row of the dock where letters are large
LEAST_BOARD = 36  # with less only the sentence stays
STAY = "window", "header", "ruler", "prompt", "rivals"
Made = TypeVar("Made")


def with_hands(z: Zones, look: Look) -> Zones:
    """The hands of all side by side below the board, which gets what they do not need."""
    row = z.reserve.united(z.hand).united(z.you)
    row.setTop(row.bottom() - look.pick(*HANDS))
    board = QRectF(z.board)
    board.setBottom(row.top() - look.m.gap)
    return evolve(z, board=board, hand=row, reserve=QRectF(), you=QRectF())


def flat(z: Zones, look: Look, buttons: int) -> Zones:
    """The dock in flat rows below the board, which gets the room of the hand."""
    dock, board, gap = z.hand.united(z.dock), QRectF(z.board), look.px(4)
    rows = len(parted(range(buttons)))
    dock.setTop(dock.bottom() - rows * look.px(DOCK_ROW) - (rows - 1) * gap)
    board.setBottom(dock.top() - gap)
    if board.height() < look.px(LEAST_BOARD):
        return _alone(z, look)
    return evolve(z, board=board, dock=dock, hand=QRectF())


def _alone(z: Zones, look: Look) -> Zones:
    """The sentence below the head, as high as there is room for it, and nothing else."""
    sentence, low = z.market.united(z.prompt), z.window.bottom() - look.px(4)
    sentence.setBottom(max(sentence.top(), min(z.prompt.bottom(), low)))
    gone = {field.name: QRectF() for field in fields(Zones) if field.name not in STAY}
    rivals = tuple(QRectF() for _ in z.rivals)
    return evolve(z, **gone, rivals=rivals, prompt=sentence)


def parted(every: Sequence[Made]) -> list[Sequence[Made]]:
    """Return the rows, of at most four each and about equally long."""
    rows = max(1, -(-len(every) // 4))
    each = max(1, -(-len(every) // rows))
    return [every[k : k + each] for k in range(0, len(every), each)]


class FlatDock(DockPanel):
    """The dock in flat rows; first what the hands are pulled out with."""

    def offered(self, view: TableView) -> list[DockButton]:
        if view.hands:
            hands = DockButton("hand", "replay-hands", "cards")
        else:
            hands = DockButton("hand", "replay-one-hand", "cards", view.hand.count)
        return [hands, *super().offered(view)]

    def tree(self) -> Box:
        rows = parted([self.button(button) for button in self.offered(self.view)])
        flat = (Row(*row, gap=0.3, middle=False, even=True, grow=1.0) for row in rows)
        return Column(*flat, gap=0.3)


APART = 0.62  # how much of a card shows below the next one, where there is room
TILE_SIDE = 0.72  # of a tile of the reserve, against the height of the cards


@frozen(eq=False)
class Held(Leaf):
    """Small cards in a row, closer together the more there are, then the tiles of the reserve."""

    cards: Sequence[CardItem]
    tiles: Sequence[str]

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        return width if width < ENDLESS else 6 * look.em, min(3.2 * look.em, height)

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        width = min(rect.height() / CARD_RATIO, rect.width() / 3, look.px(64))
        side = min(width * CARD_RATIO * TILE_SIDE, rect.width() / 4)
        left = rect.width() - width
        step = width * APART
        units = max(0, len(self.cards) - 1) * step + len(self.tiles) * side * APART
        near = min(1.0, max(0.0, left - (side if self.tiles else 0)) / units) if units else 1.0
        x, middle = rect.left(), rect.center().y()
        for card in self.cards:
            picture(painter, look.card(card.card, width), x, middle - width * CARD_RATIO / 2)
            x += step * near
        x += (width - step * near if self.cards else 0) + look.px(4) * near
        for tile in self.tiles:
            picture(painter, look.tile(tile, side), x, middle - side / 2)
            x += side * APART * near


class HandsPanel(HandPanel):
    """All hands, or the one of the seat that is looked at."""

    def part(self, view: TableView) -> object:
        return super().part(view), view.hands, view.you, view.opponents

    def face(self) -> object:
        return None if self.view.hands else super().face()

    def build(self) -> None:
        if not self.view.hands:
            super().build()
            return
        self.sums, self.corner = [], None
        super(HandPanel, self).build()

    def tree(self) -> Box:
        if not self.view.hands:
            return super().tree()
        every = (self.view.you, *self.view.opponents)
        players = sorted(every, key=lambda player: player.seat.seat)
        pairs = zip(players, self.view.hands, strict=True)
        gap = self.look.m.gap / self.look.em
        if self.area.height() > self.area.width():
            each = [self._one(player, hand, brief=True) for player, hand in pairs]
            return Column(*each, gap=gap, even=True)
        each = [self._one(player, hand) for player, hand in pairs]
        return Row(*each, gap=gap, even=True, middle=False)

    def _one(self, player: PlayerView, hand: Hand, *, brief: bool = False) -> Box:
        """A hand below its name, or (`brief`) beside the mark, with its worth."""
        look, own = self.look, player.seat.seat == self.view.you.seat.seat
        cards = [card for group in hand.groups for card in group.cards]
        count = look.t("replay-hand", cards=msg("count-card", n=hand.count), sum=hand.total)
        head = Row(
            SeatMark(player.seat, side=1.3),
            Words(look.text(player.seat.label), "name", keep=2),
            Words(count, "small", "ink2", RIGHT, grow=1, keep=1),
            gap=0.4,
        )
        pad = look.m.pad / look.em
        edge, width = ("acc", 2.0) if own else ("line", 1.2)
        laid = Held(cards, player.reserve, grow=1)
        if brief:
            worth = Column(SeatMark(player.seat, side=1.3), Words(str(hand.total), "number"), gap=0)
            child: Box = Row(worth, laid, gap=0.4, middle=False, grow=1)
        else:
            child = Column(head, laid, gap=0.15, grow=1)
        down = pad * 0.2 if brief else pad * 0.5
        plate = Plate(child, border=edge, width=width, pad=(pad * 0.8, down), grow=1)
        names = [look.text(card.name) for card in cards]
        names += [look.text(tile_name(tile)) for tile in player.reserve]
        target = ToRead("panel", f"hand-{player.seat.seat}")

        def spot(area: QRectF) -> Spot:
            name = look.text(player.seat.label)
            return Spot(target, area, self.zone, "text", f"{name}, {count}", ", ".join(names))

        return Hit(plate, spot, grow=1)


BUTTONS = (*TABLE_BUTTONS[:2], HeaderButton(Press("cancel"), "ledger-close", "hut", "Esc"))


class ReplayScene(TableScene):
    """The scene without what belongs to playing."""

    hand_kind, log_kind, dock_kind = HandsPanel, StepsPanel, FlatDock

    def __init__(self) -> None:
        super().__init__()
        self.header.name = "replay-title"
        self.header.buttons = BUTTONS
        self.board.tools = self.board.tools[-3:]  # those that enlarge
        self.board.told = False

    def _zones(self, view: TableView, look: Look, width: float, height: float) -> Zones:
        uncounted = evolve(view, counts=evolve(view.counts, visible=False))
        z = super()._zones(uncounted, look, width, height)
        if look.m.is_xxs:
            return flat(z, look, len(self.dock.offered(view)))
        return with_hands(z, look) if view.hands else z

    def _pull(self, view: TableView, z: Zones, *, another: bool) -> None:
        super()._pull(view, z, another=False)


class ReplayTable(TableWidget):
    """The table with the sizes of the whole window."""

    scene_kind = ReplayScene
    has_news = False  # the page says what a step did

    def __init__(self, ctx: UiContext) -> None:
        self.room = QSizeF(1024, 600)
        super().__init__(ctx)
        self.camera.foresees = False

    def jump(self, view: TableView) -> None:
        """Show another moment at once."""
        self.playback.stop()
        self.table.opened.close(ANSWER)
        self._show(view)

    @property
    def walking(self) -> bool:
        """Whether the keyboard goes about on the table: then arrows are for that."""
        return self.hasFocus() and self.focus.shown
