"""The table of a lesson: the table of the game with only the parts a step needs.

It has the sizes it would have in a game in the same window (``room``), what matters in the step is
ringed, and parts that the step does not use are dimmed.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Signal
from PySide6.QtGui import QKeyEvent

from alhambra_qt.controller.view.pages import Motion
from alhambra_qt.controller.view.parts import CHOSEN, State
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSeat,
    AtSlot,
    OnShelf,
    Press,
    Target,
)
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.sizes import Metrics
from alhambra_qt.ui.lesson.layout import begun_parts, columns, lesson_zones, middle_of, shelf_room
from alhambra_qt.ui.lesson.marks import LessonMarks
from alhambra_qt.ui.lesson.told import AccessibleLessonTable
from alhambra_qt.ui.table import keys
from alhambra_qt.ui.table.bubbles import NOTHING, rect_of_target
from alhambra_qt.ui.table.panel import Panel
from alhambra_qt.ui.table.scene import TableScene
from alhambra_qt.ui.table.shelf import least_width
from alhambra_qt.ui.table.shelf_parts import ShelfBox
from alhambra_qt.ui.table.shelf_rail import rail_width
from alhambra_qt.ui.table.widget import TableWidget
from alhambra_qt.ui.table.zones import Zones

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
USUAL = frozenset(("market", "display", "board", "reserve", "hand"))


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
        middle = middle_of(QSizeF(width, 100), look.m, shows, least)
        asked = self.prompt.needed(view, look, middle.width())
        prompt = max(look.m.prompt, asked)
        left, _ = columns(width, look.m, shows, least)
        free = shelf_room(size, look.m, shows)
        shelf = self.shelf.height_for(view, look, left, free) if "shelf" in shows else 0.0
        return lesson_zones(whole, size, look.m, shows, prompt=prompt, shelf=shelf, least=least)

    def _least(self, view: TableView, look: Look) -> float:
        """The width of the supply in which no panel of the shelf and no stall is too narrow."""
        least = 0.0
        if "shelf" in self.shows:
            least = least_width(look, view)
        if "market" in self.shows and view.stalls is not None and look.m.small:
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
        metrics = Metrics.of(room.width(), room.height(), ctx.user_scale)
        super().__init__(ctx, room.width(), room.height(), dpr, metrics)
        self.room = room

    @property
    def grown(self) -> float:
        """Larger wherever the column of the supply can be wider."""
        return 1.0 if self.m.tiny else LARGEST

    @property
    def lined(self) -> bool:
        """Nothing that a lesson asks for lies behind an arrow."""
        return False

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
    told_by = AccessibleLessonTable

    def __init__(self, ctx: UiContext) -> None:
        self.room = QSizeF(1024, 600)
        self.asks = True
        self.escaping = False  # Esc is being pressed
        self.tries = False  # whether the step wants something to be refused
        self.ringed: tuple[Target, ...] = ()
        self._marked: tuple[tuple[Target, ...], tuple[Target, ...]] = ((), ())
        self._dims = True
        super().__init__(ctx)

    @property
    def look(self) -> Look:
        if self._look is None:
            self._look = LessonLook(self.ctx, self.room, self.devicePixelRatioF())
        return self._look

    def set_room(self, room: QSizeF) -> None:
        """Take the sizes that fit a window of that size."""
        if room != self.room:
            self.room, self._look = room, None

    def set_parts(self, parts: Sequence[str], *, told: bool = True) -> None:
        """Show only these parts; ``told`` if anything may be told beside the tiles."""
        scene = self.table
        scene.board.told = told
        if isinstance(scene, LessonScene) and scene.shows != frozenset(parts):
            scene.shows, self._look = frozenset(parts), None

    def stop(self) -> None:
        """What was answered belongs to the step that is left."""
        self.extra = NOTHING
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

    def _show(
        self, view: TableView, motions: Sequence[Motion] = (), *, animate: bool = False
    ) -> None:
        super()._show(view, motions, animate=animate)
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
        found |= self._elsewhere([one for one in targets if one not in found])
        needless = needs_no_ring(scene.view) | comes_later(scene.view, targets)
        self.ringed = tuple(one for one in targets if one in found and one not in needless)
        rings = tuple(found[one] for one in self.ringed)
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
                panel.rect
                for name, panel in scene.parts().items()
                if panel.isVisible() and name not in parts
            ]
            dim = tuple(r for r in panels if not any(r.contains(one.center()) for one in lit))
        scene.lesson_marks.show_rects(rings, dim, self.look)

    def _elsewhere(self, targets: Sequence[Target]) -> dict[Target, QRectF]:
        """Where targets are that cannot be chosen now, or the button that hides them."""
        found = {one: rect_of_target(self.table, self.hidden_by(one) or one) for one in targets}
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
        """What is ringed now."""
        scene = self.table
        return scene.lesson_marks.rings if isinstance(scene, LessonScene) else ()

    def cancel(self) -> None:
        """Close what is open, else forget the picks; without any the learner leaves."""
        self.escaping = True
        super().cancel()
        self.escaping = False

    # -- keys ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on while nothing is asked; Ctrl+Right skips unless the focus is on a space."""
        name = keys.given(self.ctx, event)
        on_cell = self.focus.shown and isinstance(self.focus.target, AtCell)
        if name == "primary" and not self.asks and not self.table.overlay.kind:
            self.onward.emit()
        elif name == "cell-right" and not on_cell:
            self.skipped.emit()
        elif name in ("hint", "rules", "help", "menu", "save", "new", "players", "ledger", "log"):
            self.key.emit(name)
        else:
            super().keyPressEvent(event)
            return
        event.accept()


def _targets(box: ShelfBox, view: TableView | None) -> set[Target]:
    """The pieces that a folded part of the shelf holds."""
    shelf = box.entry.shelf
    if shelf is not None:
        return {one.piece.target for group in shelf.groups for one in group.pieces}
    stalls = view.stalls if view is not None else None
    return set() if stalls is None else {one.piece.target for one in stalls.items}


def _cards(view: TableView) -> dict[Target, State]:
    """The states of the money cards in the hand and on the display, by their targets."""
    held = {card.target: card.state for group in view.hand.groups for card in group.cards}
    return held | {card.target: card.state for card in view.display.cards if card is not None}


def needs_no_ring(view: TableView) -> set[Target]:
    """What has a tick, slots that were bought from, and everything on sale while one builds."""
    chosen = {target for target, state in _cards(view).items() if state == CHOSEN}
    placed = {tile.target for tile in view.bought if tile.state == CHOSEN}
    sold = {slot.target for slot in view.market if placed or slot.tile is None}
    shown = {card.target for card in view.display.cards if card is not None and placed}
    return chosen | placed | sold | shown


def comes_later(view: TableView, targets: Sequence[Target]) -> set[Target]:
    """The button that confirms, as long as a card or tile of a hint must be chosen before."""
    states = _cards(view) | {slot.target: slot.state for slot in view.market}
    waits = any(states.get(one, CHOSEN) != CHOSEN for one in targets)
    return {Press("confirm")} if waits else set()
