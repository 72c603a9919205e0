"""The shelf in the left column: what modules keep for everybody and can be taken or watched now.

Each module has a panel, or a button where there is no room for one; the button opens the drawer
(shelf_drawer.py). What is shown and which of it can be chosen comes from the view.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.shelf import CARDS, ROOMS, TILES, WATCHED, ShelfGroup, ShelfPiece
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import OnShelf, Target
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.writing import LEFT, RIGHT, line, para
from alhambra_qt.ui.table.kept import Kept
from alhambra_qt.ui.table.panel import Panel, picture
from alhambra_qt.ui.table.shelf_draw import (
    card_picture,
    draw_button,
    draw_count,
    draw_room,
    draw_state,
    draw_unused,
)
from alhambra_qt.ui.table.shelf_plan import (
    ShelfBox,
    card_width,
    head,
    note_room,
    padding,
    plan,
    scout_size,
)
from alhambra_qt.ui.table.shelf_rows import (
    group_state,
    group_text,
    piece_text,
    said,
    stack_text,
)
from alhambra_qt.ui.table.spots import Role, Spot
from alhambra_qt.ui.table.tokens import piece_picture

STACKS = 6  # places for tiles in a row


class ShelfPanel(Panel):
    """All panels and buttons of the shelf; `drawer` is the name of the open drawer, or empty."""

    zone = "shelf"

    def __init__(self) -> None:
        super().__init__()
        self.drawer = ""
        self.boxes: tuple[ShelfBox, ...] = ()
        self._heights: Kept[float] = Kept()

    def part(self, view: TableView) -> object:
        """The shelves, and which drawer is open."""
        return view.shelf, view.stalls, self.drawer

    def first(self, name: str) -> Target | None:
        """The target of the first piece in a panel; None if it is folded or not there."""
        boxes = (box for box in self.boxes if box.entry.name == name and not box.folded)
        return next((target for box in boxes for target, *_ in self._pieces(box)), None)

    def height_for(self, view: TableView, look: Look, width: float, room: float) -> float:
        """The height of all panels and buttons in a column of that width, at most so high."""
        made_of = look, width, room, view.shelf, view.stalls
        return self._heights.get(made_of, lambda: plan(look, view, width, room).height)

    # -- building -----------------------------------------------------------------------------

    def build(self) -> None:
        """Every piece that can be pointed at, and the buttons."""
        look = self.look
        found = plan(look, self.view, self.rect.width(), self.rect.height() + 1)
        self.boxes = tuple(
            ShelfBox(box.entry, box.rect.translated(self.rect.topLeft()), box.folded)
            for box in found.boxes
        )
        for box in self.boxes:
            entry = box.entry
            if box.folded:
                value = f"{entry.count}, {look.t('shelf-open')}"
                self._add(OnShelf(entry.name), box.rect, "tool", entry.title, value, entry.key)
                continue
            title = QRectF(box.rect.topLeft(), box.rect.size())
            title.setHeight(head(look) - look.px(3))
            self.spots.append(
                Spot(
                    OnShelf(entry.name),
                    title,
                    self.zone,
                    "text",
                    entry.title,
                    self._note(box),
                    entry.key,
                    focusable=False,
                )
            )
            for target, area, name, value in self._pieces(box):
                self._add(target, area, "tile", name, value)

    def _add(
        self,
        target: Target,
        area: QRectF,
        role: Role,
        name: str,
        value: str,
        key: str = "",
    ) -> None:
        radius, zone = self.look.m.radius * 0.6, self.zone
        self.spots.append(Spot(target, area, zone, role, name, value, key, radius=radius))

    def _note(self, box: ShelfBox) -> str:
        shelf = box.entry.shelf
        return self.look.text(shelf.note) if shelf is not None and shelf.note is not None else ""

    def _pieces(self, box: ShelfBox) -> Iterator[tuple[Target, QRectF, str, str]]:
        """The target, the place, the name and the state of everything in a panel."""
        look, shelf = self.look, box.entry.shelf
        if shelf is None:
            return
        if shelf.shape == ROOMS:
            for group, area in self._rooms(box):
                name = f"{look.text(group.title)}: {group_text(look, group)}"
                target = group.pieces[0].piece.target
                yield target, area, name, said(look, group_state(group))
            return
        for one, area, _ in self._single(box):
            value = said(look, one.piece.state, stack_text(look, one))
            yield one.piece.target, area, piece_text(look, one), value

    def _body(self, box: ShelfBox) -> QRectF:
        pad = padding(self.look)
        low = self.look.pick(8, 8, 7)
        return box.rect.adjusted(pad, head(self.look), -pad, -low)

    def _unused(self, box: ShelfBox) -> list[QRectF]:
        """The places of rooms and stacks that are empty."""
        shelf = box.entry.shelf
        if shelf is None or shelf.shape not in (ROOMS, TILES):
            return []
        if shelf.shape == ROOMS:
            used = [area.left() for _, area in self._rooms(box)]
            return [area for area in self._room_places(box) if area.left() not in used]
        taken = [area for _, area, _ in self._single(box)]
        step = taken[1].left() - taken[0].left() if len(taken) > 1 else taken[0].width() * 1.2
        return [taken[-1].translated(step * k, 0) for k in range(1, STACKS - len(taken) + 1)]

    def _room_places(self, box: ShelfBox) -> list[QRectF]:
        body, gap = self._body(box), self.look.pick(8, 4, 4)
        wide = (body.width() - 2 * gap) / 3
        lefts = [round(body.left() + place * (wide + gap)) for place in range(3)]
        return [QRectF(left, body.top(), int(wide), body.height()) for left in lefts]

    def _rooms(self, box: ShelfBox) -> list[tuple[ShelfGroup, QRectF]]:
        """The rooms side by side: all as wide, an empty one keeps its place."""
        shelf, places = box.entry.shelf, self._room_places(box)
        groups = shelf.groups if shelf is not None else ()
        return [(group, places[int(group.zone[-1]) - 1]) for group in groups]

    def _single(self, box: ShelfBox) -> Iterator[tuple[ShelfPiece, QRectF, str]]:
        """The pieces that are chosen one by one, where they lie, and their zone."""
        shelf, body, look = box.entry.shelf, self._body(box), self.look
        if shelf is None:
            return
        every = [(one, group.zone) for group in shelf.groups for one in group.pieces]
        if shelf.shape == WATCHED:
            yield from self._watched(every, body)
            return
        tiles = shelf.shape == TILES
        gap = look.pick(8, 6, 5) if tiles else look.pick(8, 5, 5)
        count = max(len(every), STACKS if tiles else 1)
        room = (body.width() - (count - 1) * gap) / count
        if tiles:
            wide = high = int(min(room, body.height()))
            step = (body.width() - wide) / (count - 1)
        else:
            wide = int(min(room, body.height() / CARD_RATIO, card_width(look) * 1.1))
            high, step = round(wide * CARD_RATIO), wide + gap
        left = body.left()
        if not tiles and not note_room(look, shelf):
            left += (body.width() - len(every) * step + gap) / 2
        for k, (one, zone) in enumerate(every):
            top = round(body.center().y() - high / 2)
            yield one, QRectF(round(left + k * step), top, wide, high), zone

    def _watched(
        self, every: list[tuple[ShelfPiece, str]], body: QRectF
    ) -> Iterator[tuple[ShelfPiece, QRectF, str]]:
        """A card at the left, tokens beside it."""
        look = self.look
        wide = int(min(card_width(look), body.height() / CARD_RATIO))
        card = QRectF(round(body.left()), round(body.top()), wide, round(wide * CARD_RATIO))
        size, x = scout_size(look), card.right() + look.pick(12, 8, 6)
        first = every[0][1]
        for one, zone in every:
            if zone == first:
                yield one, card, zone
            else:
                yield one, QRectF(round(x), card.top(), size, size), zone
                x += size + look.px(4)

    # -- painting -----------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        """Paint all panels and buttons."""
        for box in self.boxes:
            if box.folded:
                opened = self.drawer == box.entry.name
                draw_button(self.look, painter, box.rect, box.entry, open=opened)
            else:
                self._panel(painter, box)

    def _panel(self, painter: QPainter, box: ShelfBox) -> None:
        look, shelf = self.look, box.entry.shelf
        paint.panel(painter, box.rect, look.theme, radius=look.m.radius)
        if shelf is None:
            return
        beside = "" if shelf.shape in (WATCHED, CARDS) else self._note(box)
        self._title(painter, box, beside)
        if shelf.shape == ROOMS:
            for area in self._unused(box):
                draw_unused(look, painter, area)
            for group, area in self._rooms(box):
                draw_room(look, painter, area, group, group_state(group))
            return
        for one, area, zone in self._single(box):
            if one.piece.id in self.hidden:
                continue
            self._piece(painter, one, area, zone, token=shelf.shape == WATCHED)
        for area in self._unused(box):
            draw_unused(look, painter, area)
        if shelf.shape == WATCHED:
            self._watch_note(painter, box)
        elif note_room(look, shelf):
            self._card_note(painter, box)

    def _title(self, painter: QPainter, box: ShelfBox, beside: str) -> None:
        look, pad = self.look, padding(self.look)
        area = box.rect.adjusted(pad, look.pick(5, 4, 4), -pad, 0)
        area.setHeight(self.title_height())
        font = look.font("title")
        wide = min(width_of(font, box.entry.title) + 1, area.width())
        title = QRectF(area.left(), area.top(), wide, area.height())
        line(look, painter, title, box.entry.title, font, look.theme.ink, LEFT)
        rest = area.adjusted(wide + look.px(8), 0, 0, 0)
        if beside and width_of(look.font("small"), beside) <= rest.width():
            line(look, painter, rest, beside, "small", look.theme.ink2, RIGHT)

    def _piece(
        self, painter: QPainter, one: ShelfPiece, area: QRectF, zone: str, *, token: bool
    ) -> None:
        look, piece = self.look, one.piece
        card = area.height() > area.width() + 2
        if card:
            art = card_picture(look, piece, zone, area.width())
        else:
            art = piece_picture(look, piece, area.width())
        picture(painter, art, area.left(), area.top())
        radius = area.width() * 0.09 if card else area.width() / 2 if token else 4
        draw_state(look, painter, area, piece.state, radius)
        if one.left:
            draw_count(look, painter, area, one.left)

    def _watch_note(self, painter: QPainter, box: ShelfBox) -> None:
        """What the next one costs, below the tokens."""
        look, body, note = self.look, self._body(box), self._note(box)
        left = body.left() + card_width(look) + look.pick(12, 8, 6)
        top = body.top() + scout_size(look) + look.px(2)
        area = QRectF(left, top, box.rect.right() - look.px(5) - left, body.bottom() - top)
        para(look, painter, area, note, "smallstrong", look.theme.ink, middle=True)

    def _card_note(self, painter: QPainter, box: ShelfBox) -> None:
        """What is said of the last card, beside it: its name, and below it the note."""
        look, pad = self.look, padding(self.look)
        one, card, _ = list(self._single(box))[-1]
        left = card.right() + look.pick(12, 8, 6)
        area = QRectF(left, card.top(), box.rect.right() - pad - left, card.height())
        upper, lower = QRectF(area), QRectF(area)
        upper.setHeight(area.height() * 0.48)
        lower.setTop(upper.bottom())
        para(look, painter, upper, piece_text(look, one), "smallstrong", look.theme.ink)
        para(look, painter, lower, self._note(box), "small", look.theme.ink2)
