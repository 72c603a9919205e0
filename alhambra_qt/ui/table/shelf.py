"""The shelf below the market: its panels, their parts, and the rail inside the market."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial

from attrs import evolve, field, frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from alhambra_qt.controller.view.table_view import (
    CARDS,
    ROOMS,
    STALLS,
    TILES,
    WATCHED,
    ShelfGroup,
    ShelfPiece,
    ShelfView,
    Stall,
    Stalls,
    TableView,
)
from alhambra_qt.controller.view.targets import OnShelf, Target
from alhambra_qt.controller.view.view_parts import CHOSEN, PLAIN
from alhambra_qt.ui.kit.box import (
    CENTRE,
    RIGHT,
    Art,
    Box,
    Cache,
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
from alhambra_qt.ui.kit.paint import picture, picture_in
from alhambra_qt.ui.kit.rows import Column, First, Row, Stack
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.theme import CURRENCIES, CURRENCY_NAMES, INDIGO
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.pieces.small_pieces import piece_picture
from alhambra_qt.ui.sides.panel import Hidden
from alhambra_qt.ui.sides.popovers import DRAWER, OpenStack
from alhambra_qt.ui.sides.shelf_rows import (
    chest_size,
    draw_count,
    draw_room,
    draw_state,
    draw_unused,
    group_text,
    is_card,
    lying_picture,
    piece_row,
    piece_text,
    room_gap,
    room_row,
    row_spot,
    stall_row,
)
from alhambra_qt.ui.sides.spots import Spot, first_lit
from alhambra_qt.ui.table.panel import DrawnPanel

MORE = OnShelf(STALLS)


def rail_width(look: Look) -> int:
    """The width of the rail."""
    return round(look.pick(84, 56, 54) * look.grown)


def rail(look: Look, stalls: Stalls, room: float, hidden: Hidden, made: Cache[Box]) -> Box:
    """As many stalls as have room in that height, and a button for the others.

    Where that makes room for more, prices stand on the tiles, and these are smaller. Whoever keeps
    `made` has the same boxes again for stalls that are the same.
    """
    width = float(rail_width(look))
    stalls_of = cache(partial(_stalls, look, stalls, hidden, made))
    sizes = (round(look.pick(64, 46, 40) * look.grown * size) for size in (1.0, SMALLER))
    usual, less = (size / look.em for size in sizes)
    for count in range(len(stalls.items), 0, -1):
        for side, low in ((usual, False), (usual, True), (less, True)):
            found = _tree(look, stalls, stalls_of(side, low)[:count], usual)
            if found.size(look, width)[1] <= room:
                return found
    return _tree(look, stalls, stalls_of(usual, True)[:1], usual)


SMALLER = 0.85  # a bazaar still shows its colours


def _stalls(
    look: Look, stalls: Stalls, hidden: Hidden, made: Cache[Box], side: float, low: bool
) -> list[Box]:
    stall_of = partial(_stall, look, side=side, hidden=hidden, low=low)
    return [made.get((side, low, look, stall), partial(stall_of, stall)) for stall in stalls.items]


def _tree(look: Look, stalls: Stalls, shown: Sequence[Box], side: float) -> Box:
    text, note = look.text(stalls.title), look.text(stalls.note)
    sentence = note if stalls.items else look.t("shelf-stalls-none")
    left = len(stalls.items) - len(shown)
    head: Box = Column(
        Words(text, "smallstrong", align=CENTRE),
        Words(sentence, "tiny", "ink2", CENTRE, wrap=True),
        gap=0,
    )
    if not left:
        spot = Spot(MORE, QRectF(), "market", "text", text, note, stalls.key, focusable=False)
        head = Hit(head, spot.on)
    if not stalls.items:
        shown = [Fixed(Drawn(partial(_unused, look)), height=side)]
    more = _more(look, stalls, left) if left else None
    child = Column(head, *shown, Space(grow=1.0), more, gap=look.pick(4, 2, 2) / look.em)
    return Ground(child, "panel2", "line", 1.2, (0.15, 0.1), look.m.radius * 0.75 / look.em)


def _stall(
    look: Look,
    stall: Stall,
    side: float,
    hidden: Hidden,
    zone: str = "market",
    *,
    low: bool = False,
) -> Box:
    """The tile, and below it or in its corner what it costs."""
    piece = stall.piece
    chosen = piece.state == CHOSEN

    def draw(painter: QPainter, area: QRectF) -> None:
        if piece.id not in (hidden() or ()):
            picture_in(painter, piece_picture(look, piece, round(side * look.em)), area)

    text = str(stall.price) if stall.price else "\N{EN DASH}"
    price: Box = Row(
        spring(),
        Art(look.coin, stall.currency, look.pick(18, 14, 13) / look.em),
        Words(text, "strong", weight=700),
        spring(),
        gap=0.25,
    )
    price = Fixed(price, height=look.pick(22, 17, 15) / look.em)
    edge = "acc" if piece.state != PLAIN else None
    tile: Box = Drawn(draw, side, side)
    if low:
        child: Box = Stack(tile, _badge(look, stall, text))
    else:
        child = Column(tile, price, gap=0)
    fill = "accs" if chosen else None
    framed = Ground(child, fill, edge, 3.4 if chosen else 2, (0, 0), 0.3)
    return Hit(framed, row_spot(look, stall_row(look, stall), zone, "slot").on)


def _badge(look: Look, stall: Stall, text: str) -> Box:
    """The price on the colour of its currency, in the upper corner of the tile."""
    colours = CURRENCIES[CURRENCY_NAMES.index(stall.currency)]
    number = Words(text, "smallstrong", colours.text, CENTRE, weight=700)
    plate = Ground(number, colours.fill, INDIGO, 1.2, (0.25, 0), 0.4, (1.4, 0))
    return Column(Row(plate, spring()), spring())


def _unused(look: Look, painter: QPainter, area: QRectF) -> None:
    side = min(area.width(), area.height())
    box = QRectF(0, 0, side, side)
    box.moveCenter(area.center())
    draw_unused(look, painter, box)


def _more(look: Look, stalls: Stalls, left: int) -> Box:
    """The button that opens all of them."""
    name = look.t("shelf-more", n=left)
    value = f"{look.text(stalls.title)}, {look.t('shelf-open')}"
    spot = Spot(MORE, QRectF(), "market", "tool", name, value, stalls.key)
    words = Words(f"+{left}", "strong", align=CENTRE, weight=700)
    edge = "acc" if stalls.asks else "line"
    face = Ground(words, "panel", edge, 1.6, (0.2, 0.2), 0.4, (0.0, look.px(32) / look.em))
    return Hit(face, spot.on)


STACKS = 6  # places for tiles in a row
FEW = 4  # stalls with their prices beside each other where the market has no rail
LEAST = 0.01  # ems: what takes only room left over


@frozen
class Entry:
    """Something on the shelf: a module's place, or the stalls where all of it is."""

    name: str
    title: str
    icon: str
    key: str
    count: int
    asks: bool
    shelf: ShelfView | None = None
    stalls: tuple[Stall, ...] = ()

    @property
    def rank(self) -> int:
        """The order of panels: pieces that can be taken, then those only watched."""
        return int(self.shelf is not None and self.shelf.shape == WATCHED)

    def called(self, lit: Container[Target]) -> bool:
        """Whether a step asks to choose something of it."""
        groups = self.shelf.groups if self.shelf is not None else ()
        return any(piece.piece.target in lit for group in groups for piece in group.pieces)


@frozen
class ShelfBox:
    """An entry and where it stands; `folded` tells that it is a button."""

    entry: Entry
    folded: bool
    rect: QRectF


def entries(look: Look, view: TableView) -> list[Entry]:
    """All entries of a view; the stalls are one only where the market has no rail for them."""
    found = [
        Entry(
            shelf_view.name,
            look.text(shelf_view.title),
            shelf_view.icon,
            shelf_view.key,
            shelf_view.count,
            shelf_view.asks,
            shelf_view,
        )
        for shelf_view in view.shelf
    ]
    stalls = view.stalls
    if stalls is not None and stalls.items and look.folds:
        title, count = look.text(stalls.title), len(stalls.items)
        few = stalls.items if look.m.is_xxs and count <= FEW else ()
        found.insert(
            0, Entry(STALLS, title, stalls.icon, stalls.key, count, stalls.asks, None, few)
        )
    return found


# -- panels -----------------------------------------------------------------------------------


@frozen
class Parts:
    """Makes the boxes; `hidden` tells what is still on its way and not painted.

    Whoever keeps `made` has the same boxes again while their entries are the same.
    """

    look: Look
    hidden: Hidden = frozenset
    made: dict[tuple[str, str], Cache[Box]] = field(factory=dict)

    def _em(self, m: float, s: float, xs: float, *, grows: bool = False) -> float:
        width = self.look.pick(m, s, xs) * (self.look.grown if grows else 1.0)
        return round(width) / self.look.em

    def panel(self, entry: Entry) -> Box:
        """The panel of an entry: its title, a few words, what lies there."""
        kept = self.made.setdefault(("panel", entry.name), Cache())
        return kept.get((self.look, entry), lambda: self._panel(entry))

    def _panel(self, entry: Entry) -> Box:
        look, shelf = self.look, entry.shelf
        note = look.text(shelf.note) if shelf is not None and shelf.note is not None else ""
        told = shelf is not None and shelf.shape in (ROOMS, TILES)
        spot = Spot(OnShelf(entry.name), QRectF(), "shelf", "text", entry.title, note, entry.key)
        spot = evolve(spot, focusable=False)
        beside = First(Words(note if told else "", "small", "ink2", RIGHT), Space())
        title = Row(Words(entry.title, "title"), Fixed(beside, LEAST, 1.3, grow=1.0))
        bodies = {TILES: self._tiles, ROOMS: self._rooms, CARDS: self._cards}
        if shelf is None:
            side = round(look.px(46) * look.grown) / look.em
            every = (_stall(look, stall, side, self.hidden, "shelf") for stall in entry.stalls)
            body: Box = Row(*every, even=True, gap=0.2, grow=1.0)
        else:
            body = bodies.get(shelf.shape, self._watched)(shelf)
        child = Column(Hit(title, spot.on), body, gap=0.15)
        face = Plate(child, pad=(self._em(11, 8, 7), self._em(4, 4, 3)))
        return Hit(face, partial(ShelfBox, entry, False))

    def _tiles(self, shelf: ShelfView) -> Box:
        """Stacks in a row; an empty one keeps its place."""
        look, side = self.look, self._em(40, 38, 34, grows=True)
        every = [piece for group in shelf.groups for piece in group.pieces]
        children: list[Box] = [
            self._piece(piece, group_zone(shelf, piece), side, side) for piece in every
        ]
        unused = Drawn(partial(_unused, look), side, side)
        return Row(*children, *[unused] * (STACKS - len(children)), even=True, gap=0.2, grow=1.0)

    def _rooms(self, shelf: ShelfView) -> Box:
        """Three rooms side by side, an empty one too."""
        look = self.look
        size, gap = chest_size(look), room_gap(look)
        width = (2 * size + 3 * gap) / look.em
        height = (2 * size + 3 * gap + look.pick(10, 11, 8)) / look.em
        places: list[Box] = [Drawn(partial(draw_unused, look), width, height)] * 3
        for group in shelf.groups:
            row = room_row(look, group)
            room = Drawn(partial(draw_room, look, group=group, state=row.state), width, height)
            spot = evolve(row_spot(look, row, "shelf"), tip=f"{row.name}: {row.detail}")
            places[int(group.zone[-1]) - 1] = Hit(room, self._rounded(spot))
        return Row(*places, even=True, gap=gap / look.em, middle=False, grow=1.0)

    def _cards(self, shelf: ShelfView) -> Box:
        """Cards; beside those of which something is said their name and that."""
        look, width = self.look, self._em(48, 44, 44, grows=True)
        every = [(piece, group.zone) for group in shelf.groups for piece in group.pieces]
        cards = [self._piece(piece, zone, width, width * CARD_RATIO) for piece, zone in every]
        if shelf.note is None:
            return Row(spring(), *cards, spring(), gap=self._em(6, 5, 5), grow=1.0)
        name = Words(piece_text(look, every[-1][0]), "smallstrong", wrap=True)
        note = Words(look.text(shelf.note), "small", "ink2", wrap=True)
        words = Fixed(Column(name, note, gap=0.2), self._em(150, 96, 90), grow=1.0)
        return Row(*cards, words, gap=0.6, grow=1.0)

    def _watched(self, shelf: ShelfView) -> Box:
        """A card at the left, tokens beside it, and below these what the next one costs."""
        look, width = self.look, self._em(48, 44, 44, grows=True)
        first, *rest = [(piece, group.zone) for group in shelf.groups for piece in group.pieces]
        side = self._em(38, 38, 34, grows=True)
        scouts = [self._piece(piece, zone, side, side, round_=True) for piece, zone in rest]
        note = Words(look.text(shelf.note), "smallstrong", wrap=True) if shelf.note else None
        child = Column(Row(*scouts, spring(), gap=0.25) if scouts else None, note, gap=0.1)
        card = self._piece(*first, width, width * CARD_RATIO)
        return Row(card, Fixed(child, 2 * side + 0.3, grow=1.0), gap=0.5, grow=1.0)

    # -- pieces -------------------------------------------------------------------------------

    def _rounded(self, spot: Spot) -> Callable[[QRectF], Spot]:
        return evolve(spot, radius=self.look.m.radius * 0.6).on

    def _piece(
        self, piece: ShelfPiece, zone: str, width: float, height: float, *, round_: bool = False
    ) -> Box:
        """Something that is chosen by itself."""
        look, hidden = self.look, self.hidden

        def draw(painter: QPainter, room: QRectF) -> None:
            if piece.piece.id not in (hidden() or ()):
                _draw_piece(look, painter, room, piece, zone, round_)

        spot = row_spot(look, piece_row(look, piece, zone), "shelf")
        return Hit(Drawn(draw, width, height), self._rounded(spot))

    # -- buttons ------------------------------------------------------------------------------

    def button(self, entry: Entry, drawer: str, *, named: bool) -> Box:
        """The sign, the number, at least a word; what can be taken now gives it a frame."""
        kept = self.made.setdefault(("named" if named else "sign", entry.name), Cache())
        opened = drawer == entry.name
        return kept.get((self.look, entry, opened), lambda: self._button(entry, opened, named))

    def _button(self, entry: Entry, opened: bool, named: bool) -> Box:
        look = self.look
        count = Words(str(entry.count), "smallstrong", weight=700)
        if named:
            child = self._named(entry, count, self._em(26, 22, 20))
        else:
            brief = entry.title if entry.shelf is None else look.text(entry.shelf.brief)
            sign = Row(Art(look.icon, entry.icon, self._em(20, 18, 16)), count, gap=0.25)
            word = Words(brief, "tiny", align=CENTRE)
            middle = Row(spring(), sign, spring(), gap=0)
            child = Row(Fixed(Column(middle, word, gap=0), grow=1.0))
        edge = "acc" if entry.asks else "goldline" if opened else "line"
        heavy = 2.4 if entry.asks or opened else 1.2
        pad = 0.5 if named else 0.1
        face = Plate(child, "accs" if opened else None, edge, heavy, (pad, 0.15))
        lies = entry.shelf.groups if named and entry.shelf is not None else ()
        texts = str(entry.count), *(group_text(look, group) for group in lies), look.t("shelf-open")
        value = ", ".join(texts)
        target = OnShelf(entry.name)
        spot = Spot(target, QRectF(), "shelf", "tool", entry.title, value, entry.key)
        child = Hit(face, partial(ShelfBox, entry, True))
        return Hit(child, self._rounded(spot), grow=1.0 if named else 0.0)

    def _named(self, entry: Entry, count: Box, icon: float) -> Box:
        """Its name with a few words below it, and at the right what lies there, or how many."""
        look = self.look
        note = look.text(entry.shelf.note) if entry.shelf and entry.shelf.note else ""
        below = Words(note, "tiny", "ink2") if note else None
        words = Column(Words(entry.title, "smallstrong", weight=700), below, gap=0)
        groups = entry.shelf.groups if entry.shelf is not None else ()
        height = self._em(34, 34, 34)
        thumbs = Row(spring(), *self._thumbs(groups, height), gap=0.25)
        width = (width_of(look.font("smallstrong", 700), str(entry.count)) + 1) / look.em
        number = Row(spring(), count, gap=0)
        seen = First(thumbs, number) if groups else number
        return Row(Art(look.icon, entry.icon, icon), words, Fixed(seen, width, height, grow=1.0))

    def _thumbs(self, groups: Iterable[ShelfGroup], height: float) -> list[Box]:
        """Small pictures of all that lies there."""
        made: list[Box] = []
        for group in groups:
            for shelf_piece in group.pieces:
                piece, card = shelf_piece.piece, is_card(shelf_piece.piece)
                ratio = 1 / CARD_RATIO if card else 1.0
                art = Art(partial(lying_picture, self.look), (piece, group.zone), height, ratio)
                made += [art] * piece.count
        return made


def _draw_piece(
    look: Look, painter: QPainter, room: QRectF, shelf_piece: ShelfPiece, zone: str, round_: bool
) -> None:
    piece = shelf_piece.piece
    card = is_card(piece)
    width = int(min(room.width(), room.height() / CARD_RATIO if card else room.height()))
    art = lying_picture(look, (piece, zone), width)
    area = QRectF(QPointF(), art.deviceIndependentSize())
    area.moveCenter(room.center())
    area.moveTopLeft(area.topLeft().toPoint().toPointF())
    picture(painter, art, area.left(), area.top())
    radius = area.width() * 0.09 if card else area.width() / 2 if round_ else 4
    draw_state(look, painter, area, piece.state, radius)
    if shelf_piece.left:
        draw_count(look, painter, area, shelf_piece.left)


def group_zone(shelf: ShelfView, piece: ShelfPiece) -> str:
    """The zone a piece of a shelf lies in."""
    return next((group.zone for group in shelf.groups if piece in group.pieces), "")


def least_width(look: Look, view: TableView) -> float:
    """The width in which no panel is too narrow."""
    parts = Parts(look)
    shown = [entry for entry in entries(look, view) if entry.shelf is not None]
    return max((parts.panel(entry).size(look, 1e6)[0] for entry in shown), default=0.0)


def _shelf_seen(look: Look, view: TableView) -> tuple[object, ...]:
    """Return what the shelf shows; stalls only where they have no rail."""
    return view.shelf, view.stalls if look.folds else None, view.lit


class ShelfPanel(DrawnPanel):
    """All panels and buttons of the shelf."""

    zone, plates = "shelf", True

    def __init__(self, opened: OpenStack) -> None:
        super().__init__()
        self._opened = opened
        self._room = 0.0
        self._heights: Cache[tuple[float, float]] = Cache()
        self._both: Cache[tuple[Box | None, Box | None]] = Cache()
        self._made: dict[tuple[str, str], Cache[Box]] = {}

    def part(self, view: TableView) -> object:
        return *_shelf_seen(self.look, view), self.drawer

    @property
    def drawer(self) -> str:
        """The name of the open drawer, or empty."""
        return self._opened.shows(DRAWER) or ""

    @property
    def boxes(self) -> list[ShelfBox]:
        """All panels and buttons that are shown."""
        return self.laid.of(ShelfBox) if self.isVisible() and self.spots else []

    def first(self, name: str) -> Target | None:
        """The first piece in a panel that can be chosen; None if it is folded or not there."""
        boxes = [box for box in self.boxes if box.entry.name == name and not box.folded]
        spots = [spot for spot in self.spots if spot.role in ("tile", "slot")]
        inside = (s.target for box in boxes for s in spots if box.rect.contains(s.rect.center()))
        return first_lit(inside, self.view.lit)

    def heights(
        self, view: TableView, look: Look, width: float, room: float
    ) -> tuple[float, float]:
        """The height in a column of that width, at most so high, and that of the row below it."""
        made_of = look, width, room, *_shelf_seen(look, view)
        self._room = room

        def make() -> tuple[float, float]:
            tree, passing = self._trees(look, view, width, room)
            height = tree.size(look, width)[1] if tree is not None else 0.0
            return height, passing.size(look, width)[1] if passing is not None else 0.0

        return self._heights.get(made_of, make)

    def height_for(self, view: TableView, look: Look, width: float, room: float) -> float:
        """All of that height."""
        height, passing = self.heights(view, look, width, room)
        return height + (_gap(look) if height and passing else 0) + passing

    def tree(self) -> Box:
        look, rect, gap = self.look, self.area, _gap(self.look)
        lies = [shelf for shelf in self.view.shelf if shelf.passing and not look.folds]
        free = rect.height() + 1 - len(lies) * (_passing_height(look) + gap)
        room = max(self._room, free)
        return Column(*self._trees(look, self.view, rect.width(), room), gap=gap / look.em)

    # -- what is a panel ----------------------------------------------------------------------

    def _trees(
        self, look: Look, view: TableView, width: float, room: float
    ) -> tuple[Box | None, Box | None]:
        """Return the lasting and the passing part: measured first, then laid out together."""
        made_of = look, width, room, *_shelf_seen(look, view), self.drawer
        return self._both.get(made_of, lambda: self._made_trees(look, view, width, room))

    def _made_trees(
        self, look: Look, view: TableView, width: float, room: float
    ) -> tuple[Box | None, Box | None]:
        parts = Parts(look, weakly(self.left_out), self._made)
        every = entries(look, view)
        passing = [entry for entry in every if entry.shelf is not None and entry.shelf.passing]
        found = [entry for entry in every if entry not in passing]
        lying = (self._passing(parts, entry) for entry in passing)
        below = Column(*lying) if passing else None
        if look.folds and not look.m.is_xxs:
            return self._stacked(parts, [], [*found, *passing], width), None
        shown: list[Entry] = []
        best = self._stacked(parts, shown, found, width)
        # Pulled out of the dock for a question it shows first what that is about.
        called = view.lit if look.m.is_xxs else ()
        for next_one in sorted(found, key=lambda entry: (not entry.called(called), entry.rank)):
            tried = [entry for entry in found if entry in shown or entry is next_one]
            rest = [entry for entry in found if entry not in tried]
            if next_one.shelf is None and not next_one.stalls:
                continue
            tree = self._stacked(parts, tried, rest, width)
            if tree is not None and tree.size(look, width)[1] <= room:
                shown, best = tried, tree
        return best, below

    def _passing(self, parts: Parts, entry: Entry) -> Box:
        height = _passing_height(parts.look) / parts.look.em
        return Fixed(parts.button(entry, self.drawer, named=True), height=height)

    def _stacked(
        self, parts: Parts, shown: Sequence[Entry], folded: Sequence[Entry], width: float
    ) -> Box | None:
        """Panels in rows, and below them a row of buttons."""
        look = parts.look
        gap = _gap(look) / look.em
        trees = {entry.name: parts.panel(entry) for entry in shown}
        wides = {name: tree.size(look, 1e6)[0] for name, tree in trees.items()}
        rows: list[Box] = [
            Row(*(_wide(trees[entry.name], entry, row) for entry in row), gap=gap, middle=False)
            for row in _packed(shown, wides, width, _gap(look))
        ]
        rows += [self._buttons(parts, folded, width)] if folded else []
        return Column(*rows, gap=gap) if rows else None

    def _buttons(self, parts: Parts, folded: Sequence[Entry], width: float) -> Box:
        """A row of buttons, as many with their names as there is room; several rows if need be."""
        look = parts.look
        gap, least = look.px(4), look.pick(74, 64, 58)
        height = look.pick(46, 44, 40) / look.em
        plain = [parts.button(entry, self.drawer, named=False) for entry in folded]
        many = max(1, int((width + gap) // (least + gap)))
        if many < len(folded):
            lines = -(-len(folded) // many)
            many = -(-len(folded) // lines)
            rows = (
                Fixed(
                    Row(*plain[k : k + many], gap=gap / look.em, middle=False, even=True),
                    height=height,
                )
                for k in range(0, len(plain), many)
            )
            return Column(*rows, gap=gap / look.em)
        own_width = int(min((width - (len(folded) - 1) * gap) / len(folded), least))
        boxes: list[Box] = [Fixed(box, own_width / look.em) for box in plain]
        spare = width - len(folded) * (own_width + gap) + gap
        for k, entry in enumerate(folded):
            named = parts.button(entry, self.drawer, named=True)
            more = named.size(look, 1e6)[0] - own_width
            if more <= spare:
                boxes[k], spare = named, spare - max(0.0, more)
        return Fixed(Row(*boxes, gap=gap / look.em, middle=False), height=height)


def _gap(look: Look) -> int:
    return look.pick(8, 6, 5)


def _passing_height(look: Look) -> int:
    return look.pick(52, 46, 44)


def _wide(tree: Box, entry: Entry, row: Sequence[Entry]) -> Box:
    """A panel of a row: what is left over goes to those that can use it."""
    users = [
        other for other in row if other.shelf is not None and other.shelf.shape in (ROOMS, TILES)
    ]
    return Fixed(tree, grow=1.0 if not users or entry in users else 0.0)


def _packed(
    shown: Sequence[Entry], wides: dict[str, float], width: float, gap: float
) -> list[list[Entry]]:
    """The panels in as few rows as there must be, the emptiest of them as full as can be."""
    rows = _rows(tuple(wides[entry.name] + gap for entry in shown), width + gap)
    return [[shown[k] for k in row] for row in rows]


@lru_cache(maxsize=64)
def _rows(wides: tuple[float, ...], width: float) -> list[list[int]]:
    def worth(rows: Iterable[list[int]]) -> tuple[bool, int, float]:
        filled = [(sum(wides[k] for k in row), len(row)) for row in rows]
        over = any(fill > width and count > 1 for fill, count in filled)
        return over, len(filled), -min((fill for fill, _ in filled), default=0.0)

    every = _partitions(list(range(len(wides))))
    return sorted(min(every, key=worth))


def _partitions(every: list[int]) -> Iterator[list[list[int]]]:
    """All ways to put them into rows, each row in their order."""
    if not every:
        yield []
        return
    *others, last = every
    for rows in _partitions(others):
        yield [*rows, [last]]
        for k in range(len(rows)):
            yield [*rows[:k], [*rows[k], last], *rows[k + 1 :]]
