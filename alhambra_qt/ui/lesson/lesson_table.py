"""The table of a lesson: the table of the game with only the parts a step needs.

It has the sizes it would have in a game in the same window (``room``), what matters in the step is
ringed, and parts that the step does not use are dimmed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QRectF, QSizeF, Signal
from PySide6.QtGui import QColor, QKeyEvent

from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSeat,
    AtSlot,
    Begin,
    OnShelf,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import CHOSEN, State
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.sizes import Metrics
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.sides.panel import Panel
from alhambra_qt.ui.sides.popovers import ANSWER, Extra
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.table import keys
from alhambra_qt.ui.table.bubbles import rect_of_target
from alhambra_qt.ui.table.cursors import Rings
from alhambra_qt.ui.table.keys import STEPS
from alhambra_qt.ui.table.scene import TableScene
from alhambra_qt.ui.table.shelf import ShelfBox, least_width, rail_width
from alhambra_qt.ui.table.widget import TableWidget
from alhambra_qt.ui.table.zones import Zones, ZoneTree, solved

LARGEST = 1.3  # few parts, and few tiles: they may be larger than in a game
Z_LESSON = 26  # above the pieces and strips, below what opens over the table
# Where the targets of a kind lie; such a part is used even while they are not there.
PART_OF: dict[type[Target], str] = {
    AtCell: "board",
    AtSlot: "market",
    AtDisplay: "display",
    AtHand: "hand",
    AtReserve: "reserve",
    AtBought: "reserve",
}
# Commands of buttons that a lesson does not have: its page says so, or does something of its own.
PAGE_KEYS = ("hint", "hint-do", "rules", "menu", "players", "ledger", "log", "my-turn")
USUAL = frozenset(("market", "display", "board", "reserve", "hand"))


class LessonMarks(Rings):
    """Golden rings, and veils as wide as panels."""

    ground = "bg"

    def rounding(self, look: Look) -> tuple[float, float]:
        return look.m.radius, look.px(8)

    def strokes(self, look: Look) -> Sequence[tuple[QColor, float]]:
        return (look.theme.ring, look.px(6)), (look.theme.gold2, look.px(3.4))


class LessonScene(TableScene):
    """The scene with some of its parts."""

    def __init__(self) -> None:
        super().__init__()
        self.shows: frozenset[str] = USUAL
        self.board.largest = LARGEST
        self.lesson_marks = LessonMarks()
        self.lesson_marks.setZValue(Z_LESSON)
        self.addItem(self.lesson_marks)

    def _zones(self, view: TableView, look: Look, width: float, height: float) -> Zones:
        room = look.room if isinstance(look, LessonLook) else QSizeF(width, height)
        whole = super()._zones(view, look, room.width(), room.height())
        size, shows, least = QSizeF(width, height), self.shows, self._least(view, look)
        prompt = self.prompt.high_for(view, look)
        left, _ = columns(width, look.m, shows, least)
        free = shelf_room(size, look.m, shows)
        shelf = self.shelf.height_for(view, look, left, free) if "shelf" in shows else 0.0
        return lesson_zones(whole, size, look.m, shows, prompt=prompt, shelf=shelf, least=least)

    def _least(self, view: TableView, look: Look) -> float:
        """The width of the supply in which no panel of the shelf and no stall is too narrow."""
        least = 0.0
        if "shelf" in self.shows:
            least = least_width(look, view)
        if "market" in self.shows and view.stalls is not None and look.m.at_most_s:
            least = max(least, look.m.left + rail_width(look))
        return least

    def _drawer_rect(self, view: TableView, look: Look, z: Zones) -> QRectF:
        """Above or below the shelf's buttons, where there is more room."""
        if z.shelf.isEmpty():
            return super()._drawer_rect(view, look, z)
        gap, low = look.m.gap, z.window.bottom() - z.prompt.top()
        above = QRectF(z.shelf.left(), z.prompt.top(), z.shelf.width(), 0)
        above.setBottom(z.shelf.top() - gap)
        below = QRectF(above.left(), z.shelf.bottom() + gap, above.width(), 0)
        below.setBottom(low)
        if above.height() >= below.height():
            return self.drawer.rect_in(view, above, above.bottom(), look)
        rect = self.drawer.rect_in(view, below, low, look)
        return rect.translated(0, below.top() - rect.top()) if rect else rect

    def parts(self) -> dict[str, Panel]:
        """The panels by the names that steps use."""
        return {
            "market": self.market,
            "display": self.display,
            "deck": self.deck,
            "shelf": self.shelf,
            "log": self.log,
            "board": self.board,
            "reserve": self.reserve,
            "hand": self.hand,
            "you": self.you,
            "counts": self.counts,
            "tray": self.tray,
            **{f"rival {k}": panel for k, panel in enumerate(self.rivals)},
        }


class LessonLook(Look):
    """Sizes as they are in a window of a certain size, however small the table itself is."""

    def __init__(self, ctx: UiContext, room: QSizeF, dpr: float) -> None:
        # A lesson shows only what it speaks of: there is room for that.
        metrics = ctx.sized(Metrics.of(room.width(), room.height(), ctx.user_scale))
        super().__init__(ctx, room.width(), room.height(), dpr, metrics)
        self.room = room

    @property
    def grown(self) -> float:
        """Larger wherever the column of the supply can be wider."""
        return 1.0 if self.m.at_most_xs else LARGEST

    @property
    def folds(self) -> bool:
        """A lesson shows few parts: there is room for the pieces that it speaks of."""
        return False


class LessonTable(TableWidget):
    """The table of a lesson.

    Signals:
        left: Esc while nothing was chosen or open.
        onward: Enter while nothing is asked.
        skipped: go on without playing.
    """

    left = Signal()
    onward = Signal()
    skipped = Signal()
    scene_kind = LessonScene

    def __init__(self, ctx: UiContext) -> None:
        self.room = QSizeF(1024, 600)
        self.asks = True
        self.tries = False  # whether the step wants something to be refused
        self.ringed: tuple[Target, ...] = ()
        self.marks: dict[Target, tuple[str, ...]] = {}  # said of it, or of what hides it
        self._marked: tuple[tuple[Target, ...], tuple[Target, ...]] = ((), ())
        self._dims = True
        self._empty: tuple[object, list[Spot]] = None, []
        super().__init__(ctx)

    def unlisted(self) -> list[Spot]:
        """Return also the empty cells beside tiles, where a step wants something to be refused."""
        board, view = self.table.board, self.view_shown
        if view is None or not self.tries or not view.legal:
            return super().unlisted()
        if self._empty[0] != (view.palace, board.camera):
            built = {(tile.x, tile.y) for tile in view.palace.tiles}
            around = {(x + dx, y + dy) for x, y in built for dx, dy in STEPS.values()} - built
            empty = (board.empty_spot(*at) for at in sorted(around))
            self._empty = (view.palace, board.camera), [spot for spot in empty if spot is not None]
        return [*self._empty[1], *super().unlisted()]

    def marks_on(self, target: Target) -> Sequence[str]:
        return self.marks.get(target, ())

    @property
    def look(self) -> Look:
        if self._look is None:
            self._look = LessonLook(self.ctx, self.room, self.devicePixelRatioF())
        return self._look

    def set_parts(self, parts: Sequence[str], *, told: bool = True) -> None:
        """Show only these parts; ``told`` allows texts beside the tiles."""
        scene = self.table
        scene.board.told = told
        if isinstance(scene, LessonScene) and scene.shows != frozenset(parts):
            scene.shows, self._look = frozenset(parts), None

    def stop(self) -> None:
        """Close the answer, which belongs to the step that is left."""
        self.table.opened.close(ANSWER)
        super().stop()

    def begin(self) -> None:
        """Another game lies here: see all of it."""
        self.zoom("fit")

    def start_asking(self) -> None:
        """Put the keyboard where the question of a step is; nowhere while nothing is asked."""
        self.focus.to(None)
        if self.asks:
            self.focus.start()
        self.update()

    def ask_again(self) -> None:
        """A move was taken back: leave a space that cannot be chosen any more."""
        view = self.table.view
        if view is not None and not view.legal and isinstance(self.focus.target, AtCell):
            self.start_asking()

    def mark(self, targets: Sequence[Target], used: Sequence[Target], *, dims: bool = True) -> None:
        """Ring these targets; parts that hold neither them nor what is ``used`` may be dimmed."""
        self._marked, self._dims = (tuple(targets), tuple(used)), dims
        self._show_marks()

    def _show(self, view: TableView, motions: Sequence[Motion] | None = None) -> None:
        super()._show(view, motions)
        self._show_marks()

    def _board_changed(self) -> None:
        super()._board_changed()
        self._show_marks()

    def _show_marks(self) -> None:
        scene = self.table
        if not isinstance(scene, LessonScene) or scene.view is None:
            return
        targets, used = self._marked
        found = {spot.target: spot.rect for spot in scene.spots()}
        found |= self._elsewhere([target for target in targets if target not in found])
        needless = needs_no_ring(scene.view) | comes_later(scene.view, targets)
        self.ringed = tuple(
            target for target in targets if target in found and target not in needless
        )
        rings = tuple(found[target] for target in self.ringed)
        word = (self.look.t("lesson-marked-one"),)
        self.marks = {self.hidden_by(target) or target: word for target in self.ringed}
        parts = {PART_OF.get(type(target), "") for target in (*targets, *used)}
        parts |= {*begun_parts(scene.view)}
        if scene.view.bought:
            parts |= {"reserve", "board"}
        if any(self.hidden_by(target) for target in (*targets, *used)):
            parts.add("shelf")
        if "market" in parts:
            parts.add("hand")  # a tile is looked at with the money in mind
        if AtSeat(scene.view.you.seat.seat) in targets:
            parts.add("board")  # what is counted there is seen here
        parts.add("you")  # shown only where it matters
        if "rivals" in scene.shows:
            parts |= {"board", *(f"rival {k}" for k in range(len(scene.rivals)))}
        lit = [found[target] for target in (*targets, *used) if target in found]
        dim: tuple[QRectF, ...] = ()
        if self._dims and any(target in found for target in targets):
            panels = [
                panel.area
                for name, panel in scene.parts().items()
                if panel.is_shown and name not in parts
            ]
            dim = tuple(r for r in panels if not any(r.contains(rect.center()) for rect in lit))
        scene.lesson_marks.show_rects(rings, dim, self.look)

    def _elsewhere(self, targets: Sequence[Target]) -> dict[Target, QRectF]:
        """Return the places of targets that cannot be chosen now, or of the button hiding them."""
        found = {
            target: rect_of_target(self.table, self.hidden_by(target) or target)
            for target in targets
        }
        return {target: rect for target, rect in found.items() if not rect.isEmpty()}

    def hidden_by(self, target: Target) -> OnShelf | None:
        """The button of the shelf behind which a piece lies; None if it is behind none."""
        view = self.table.view
        for box in self.table.shelf.boxes if view is not None and self.table.shelf.spots else ():
            if box.folded and target in _targets(box, view):
                return OnShelf(box.entry.name)
        return None

    def said_marks(self) -> list[str]:
        """The names of what is ringed now."""
        spots = {spot.target: spot for spot in reversed(self.table.spots())}
        named = []
        for target in self.ringed:
            spot = spots.get(self.hidden_by(target) or target)
            if spot is None and isinstance(target, AtCell):
                spot = self.table.board.empty_spot(target.x, target.y)
            named += [spot.name] if spot is not None else []
        return named

    @property
    def rings(self) -> tuple[QRectF, ...]:
        """The rings that are shown now."""
        scene = self.table
        return scene.lesson_marks.rings if isinstance(scene, LessonScene) else ()

    # -- keys ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on while nothing is asked; Ctrl+Right skips unless the focus is on a space."""
        name = keys.given(self.ctx, event)
        on_cell = self.focus.shown and isinstance(self.focus.target, AtCell)
        if name == "primary" and not self.asks and not self.table.opened.modal:
            self.onward.emit()
        elif name == "cell-right" and not on_cell:
            self.skipped.emit()
        elif name in PAGE_KEYS:
            self.key.emit(name)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def say_useless(self, name: str) -> None:
        """Say that the key of a command does nothing in a lesson."""
        words = msg("lesson-key", key=self.ctx.cap(keys.KEYS[name][0]))
        self.show_told(Extra(lines=(words,)))
        announce(self, self.ctx.text(words))


def _targets(box: ShelfBox, view: TableView | None) -> set[Target]:
    """The pieces that a folded part of the shelf holds."""
    shelf = box.entry.shelf
    if shelf is not None:
        return {piece.piece.target for group in shelf.groups for piece in group.pieces}
    stalls = view.stalls if view is not None else None
    return set() if stalls is None else {stall.piece.target for stall in stalls.items}


def _cards(view: TableView) -> dict[Target, State]:
    """The states of the money cards in the hand and on the display, by their targets."""
    held = {card.target: card.state for group in view.hand.groups for card in group.cards}
    return held | {card.target: card.state for card in view.display.cards if card is not None}


def needs_no_ring(view: TableView) -> set[Target]:
    """Return ticked targets, sold slots, and everything on sale while a tile is placed."""
    chosen = {target for target, state in _cards(view).items() if state == CHOSEN}
    placed = {tile.target for tile in view.bought if tile.state == CHOSEN}
    sold = {slot.target for slot in view.market if placed or slot.tile is None}
    shown = {card.target for card in view.display.cards if card is not None and placed}
    return chosen | placed | sold | shown


def comes_later(view: TableView, targets: Sequence[Target]) -> set[Target]:
    """The button that confirms, as long as a card or tile of a hint must be chosen before."""
    states = _cards(view) | {slot.target: slot.state for slot in view.market}
    waits = any(states.get(target, CHOSEN) != CHOSEN for target in targets)
    return {Press("confirm")} if waits else set()


WIDE = 1150  # from this width of the table on the supply is as wide as in a game
CHOSEN_FROM: dict[Target, tuple[str, ...]] = {
    Begin("money"): ("display",),
    Begin("buy"): ("market", "hand"),
    Begin("redesign"): ("board", "reserve"),
}


def parts_of(view: TableView, parts: Sequence[str]) -> tuple[str, ...]:
    """The parts of a step, and those that an action which was begun anyway chooses from."""
    return tuple(dict.fromkeys((*parts, *begun_parts(view))))


def begun_parts(view: TableView) -> tuple[str, ...]:
    """The parts from which the action that was begun chooses; none before one is."""
    begun = [chip.target for chip in view.prompt.chips if chip.chosen]
    return tuple(part for target in begun for part in CHOSEN_FROM.get(target, ()))


def middle_of(size: QSizeF, m: Metrics, shows: frozenset[str], least: float = 0) -> QRectF:
    """The column of the own Alhambra; the supply beside it is at least so wide."""
    edge = m.pick(12, 8, 6)
    left, right = columns(size.width(), m, shows, least)
    x = edge + (left + edge if left else 0)
    width = size.width() - x - edge - (right + edge if right else 0)
    return QRectF(x, edge, width, size.height() - 2 * edge)


def columns(width: float, m: Metrics, shows: frozenset[str], least: float = 0) -> tuple[int, int]:
    """The widths of the side columns, the left one at ``least``; 0 for one without anything."""
    supply = shows & {"market", "display", "deck", "shelf", "log"}
    others = shows & {"rivals", "counts", "tray"}
    roomy = not others and width >= m.px(WIDE)
    left = max(m.pick(400 if roomy else 340, 272, 200), math.ceil(least))
    return (left if supply else 0), (m.pick(320, 232, 140) if others else 0)


def lesson_zones(
    whole: Zones,
    size: QSizeF,
    m: Metrics,
    shows: frozenset[str],
    *,
    prompt: float,
    shelf: float,
    least: float = 0,
) -> Zones:
    """Lay out the parts that are shown, with the heights they have in the whole table.

    ``prompt`` and ``shelf`` are the heights that these two need, ``least`` the width that the
    supply needs.
    """
    edge, gap = m.pick(12, 8, 6), m.gap
    left, right = columns(size.width(), m, shows, least)
    room = size.height() - 2 * edge
    row = _row(whole, shows)
    usual = m.pick(236, round(min(whole.hand.height(), 180)), round(min(whole.hand.height(), 128)))
    middle = (
        ZoneTree("prompt", prompt),
        ZoneTree("board", rest=True),
        ZoneTree(length=usual if row else 0, parts=row, gap=gap),
    )
    tree = ZoneTree(
        parts=(
            ZoneTree(length=left, parts=_supply(m, shows, shelf), down=True, gap=gap),
            ZoneTree(rest=True, parts=middle, down=True, gap=gap),
            _side(right, room, whole, gap, shows),
        ),
        gap=edge,
        pad=(edge, edge, edge, edge),
    )
    found = solved(tree, QRectF(0, 0, size.width(), size.height()))
    return found if found.rivals else evolve(found, rivals=tuple(QRectF() for _ in whole.rivals))


def _usual(m: Metrics) -> dict[str, float]:
    return {
        "market": m.pick(480, 290, 236),
        "display": m.pick(196, 122, 190),
        "deck": m.pick(104, 0, 0),
        "log": m.pick(118, 100, 80),
    }


def shelf_room(size: QSizeF, m: Metrics, shows: frozenset[str]) -> float:
    """The most that the shelf may take of the left column."""
    room = middle_of(size, m, shows).height()
    return room - sum(
        height + m.gap for name, height in _usual(m).items() if name in shows and height
    )


def _supply(m: Metrics, shows: frozenset[str], shelf: float) -> tuple[ZoneTree, ...]:
    """Market, open money, deck, shelf, log: all but the shelf give room in proportion."""
    usual = {name: height for name, height in _usual(m).items() if name in shows}
    found = [ZoneTree(name, height, give=height) for name, height in usual.items()]
    if "display" in usual:  # larger cards where nothing else needs the room
        place = [*usual].index("display")
        found[place] = evolve(found[place], grow=1.0, most=m.pick(260, 150, 190))
    if "shelf" in shows:
        place = len(found) - ("log" in shows)
        found.insert(place, ZoneTree("shelf", shelf))
    return tuple(found)


def _row(whole: Zones, shows: frozenset[str]) -> tuple[ZoneTree, ...]:
    """Reserve, hand and own panel: the hand takes what the others leave."""
    if "hand" in shows:
        lengths = {"reserve": whole.reserve.width(), "hand": 0.0, "you": whole.you.width()}
        return tuple(
            ZoneTree(name, length, rest=name == "hand")
            for name, length in lengths.items()
            if name in shows
        )
    names = [name for name in ("reserve", "you") if name in shows]
    return tuple(ZoneTree(name, grow=1 / len(names)) for name in names)


def _side(width: float, height: float, whole: Zones, gap: int, shows: frozenset[str]) -> ZoneTree:
    """The counts, the others below them, and the folded tray at the foot."""
    bar = whole.bar.height() if "tray" in shows else 0.0
    height -= bar + gap if bar else 0
    counts = whole.counts.height() if "counts" in shows else 0.0
    counts = min(counts, height * 0.5) if "rivals" in shows else min(counts * 1.2, height)
    height -= counts + gap if counts else 0
    seats = len(whole.rivals) if "rivals" in shows else 0
    most = max((rect.height() for rect in whole.rivals), default=0.0) * 1.1
    each = min((height - gap * (seats - 1)) / max(1, seats), most)
    above = ZoneTree("counts", counts), *[ZoneTree("rival", each)] * seats
    side = ZoneTree(rest=True, parts=above, down=True, gap=gap), ZoneTree("bar", bar)
    return ZoneTree("tray" if bar else "", width, parts=side, down=True, gap=gap)
