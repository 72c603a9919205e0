"""Placing pieces on the table, one place after the other, from the palette on it.

A piece is held by choosing it or by typing: the first letters of its type, its price, its walls.
Then a cell, or Enter on one, lays it; Ctrl+Enter lays it as it lies at the table. Del takes away,
Ctrl+Tab goes on to the next place, Esc drops what is held.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor.draft import Draft, PositionPlace
from alhambra_qt.controller.position_editor.finding import find
from alhambra_qt.controller.position_editor.table import (
    PALETTE,
    Placing,
    draft_view,
    piece_label,
    zone_name,
)
from alhambra_qt.controller.view.targets import NOTHING, AtCell, AtZone, Decide, Target
from alhambra_qt.controller.view.view_parts import RefusalView
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import ENDLESS, Box, Fixed, Ground, Plate, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import DropDown
from alhambra_qt.ui.kit.rows import Column, Wrapped
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.position_editor.facts import NumberSteps
from alhambra_qt.ui.position_editor.marks import TileMarks
from alhambra_qt.ui.position_editor.position_table import PositionTable

LOWEST = 11.0  # ems, of the table; in a lower window the page scrolls
MOST_DOWN = 20  # cards of a hand whose number alone is known
DEALT = ("market", "display")  # what can be dealt
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
EMPTIES = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
TABS = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}


class TileEntry(Holder):
    """The table, and above it what it cannot show; see the module's text."""

    GRANTS: Mapping[str, str] = {"number": "_turn_down"}

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.draft: Draft | None = None
        self.placing, self.typed = Placing(PositionPlace("alhambra", 0)), ""
        self.refused: tuple[PositionPlace | None, str, Target] | None = None
        self.where = DropDown(ctx, msg("position-where"), [("", "")])
        self.which = DropDown(ctx, msg("position-group"), [("", "")])
        self.marks, self.face_down = TileMarks(ctx), NumberSteps(ctx, "face-down")
        self.deal = Button(ctx, msg("position-deal"), kind="quiet", does=self._deal)
        self.table = PositionTable(ctx, self)
        self.where.changed.connect(self._go_to_zone)
        self.which.changed.connect(self._choose_group)
        self.table.picked.connect(self.choose)
        self.table.asked.connect(self.take)
        self.table.lifted.connect(self._lift)
        self.table.dropped.connect(self._drop)
        self.table.hovered.connect(self._show_marks)
        self.table.rule_wanted.connect(self.wishing("rule"))
        self.retranslate()

    # -- what it shows ------------------------------------------------------------------------

    def begin(self, draft: Draft) -> None:
        """Show a table from the beginning."""
        self.draft, self.placing = None, Placing(PositionPlace("alhambra", draft.game.to_play))
        self.show_draft(draft)
        self.table.focus.to(AtCell(0, 0), shown=False)
        self.table.zoom("fit")

    def show_draft(self, draft: Draft) -> None:
        """Show a table as it is now, and announce how many pieces lie in a place that changed."""
        before, self.draft = self.draft, draft
        if before is not draft:
            self.placing.refusal = None
        self._show()
        place = self.placing.place
        known = before is not None and place in editor.zones(before)
        number = len(editor.pieces(draft, place))
        if before is not None and known and number != len(editor.pieces(before, place)):
            announce(self, self.ctx.text(_counted(draft, place)))

    def _show(self) -> None:
        draft, placing = self.draft, self.placing
        if draft is None:
            return
        placing.follow(draft)
        zones = editor.zones(draft)
        self.where.set_choices([(_key(zone), _counted(draft, zone)) for zone in zones])
        self.where.set_value(_key(placing.place), silent=True)
        groups = editor.groups(draft, placing.place)
        self.which.set_choices([(name, editor.group_name(name)) for name in groups])
        self.which.set_value(placing.group, silent=True)
        known, held = editor.pieces(draft, placing.place), draft.game.players[placing.seat].hand
        self.face_down.show_number(len(held) - len(known), 0, MOST_DOWN)
        self.table.show_position(draft_view(draft, placing), placing.place.kind)
        self._show_marks()

    def _show_marks(self, _target: Target | None = None) -> None:
        """Show what stands on the tile that has the focus."""
        here, draft = self.table.focus.target, self.draft
        if draft is not None and self.placing.on_board and isinstance(here, AtCell):
            tiles = editor.palace(draft, self.placing.seat).tiles
            tile = next((tile.tile for tile in tiles if tile.target == here), "")
            self.marks.show_tile(draft, self.placing.seat, (here.x, here.y), tile)
        self.change()

    def _go_to_zone(self, name: str) -> None:
        kind, seat = name.split(".")
        self.go_to(PositionPlace(kind, int(seat)))

    def go_to(self, zone: PositionPlace) -> None:
        """Choose another place of the table."""
        self.placing.place, self.placing.held, self.placing.refusal = zone, "", None
        self.wish("tell", None)
        self._show()

    def _choose_group(self, group: str) -> None:
        self.placing.group, self.placing.held = group, ""
        self._show()

    def show_refusal(self, view: RefusalView) -> None:
        """Show why a tile may not be built where it was laid."""
        self.placing.refusal = view
        self._show()

    # -- edits --------------------------------------------------------------------------------

    def _put_piece(
        self, home: PositionPlace | None, piece: str, goal: Target, *, lies: bool = False
    ) -> None:
        """Wish to move a piece, which may be refused."""
        self.refused = home, piece, goal
        change = partial(self.placing.put, home=home, piece=piece, goal=goal, lies=lies)
        self.wish("edit", change)

    def _add(self, piece: str) -> None:
        self.wish("edit", partial(editor.add, zone=self.placing.place, piece=piece))

    def hold(self, piece: str) -> None:
        """Hold a piece; into a place without cells it goes at once; a used one leads there."""
        placing = self.placing
        if self.draft is None:
            return
        self.typed = ""
        home = None if placing.place.of_cards else editor.places(self.draft).get(piece)
        if home is not None:
            placing.place, placing.held = home, ""
            self._show()
            lies = home, piece
            things = placing.things(self.draft).items()
            self.table.go_to(next(target for target, thing in things if thing == lies))
        elif not placing.on_board:
            self._add(piece)
        else:
            placing.held, placing.refusal = "" if piece == placing.held else piece, None
            held = msg("position-held", piece=piece_label(piece)) if placing.held else None
            self.wish("tell", held)
            self._show()

    def choose(self, target: Target) -> None:
        """Hold a piece of the palette, lay the held one, or choose the place of something else."""
        target = target.thing if isinstance(target, Decide) else target
        placing, draft = self.placing, self.draft
        if draft is None:
            return
        if isinstance(target, AtZone) and target.zone == PALETTE:
            self.hold(placing.palette(draft)[target.piece])
        elif isinstance(target, AtCell) and placing.on_board and placing.held:
            self._put_piece(None, placing.held, target)
        else:
            place = placing.place_at(target)
            if place is not None and place != placing.place:
                self.go_to(place)
        self._show_marks()

    def lay_as_it_lies(self) -> None:
        """Lay the tile that was refused, as it lies at the table."""
        if self.refused is not None:
            self._put_piece(*self.refused, lies=True)

    def take(self, target: Target) -> None:
        """Take a piece away; of anything else choose the place."""
        things = {} if self.draft is None else self.placing.things(self.draft)
        place, piece = things.get(target, (None, ""))
        if place is not None:
            self._put_piece(place, piece, NOTHING)
        elif not piece:
            self.choose(target)

    def _turn_down(self, _name: str, number: int) -> None:
        self.wish("edit", partial(editor.put_seat, seat=self.placing.seat, face_down=number))

    def _deal(self) -> None:
        self.wish("edit", editor.deal)

    def _lift(self, target: Target) -> None:
        """Show where what is dragged can go, if it is a piece of the position."""
        if self.draft is not None and target in self.placing.things(self.draft):
            self.placing.lifted = target
            self._show()

    def _drop(self, target: Target, goal: Target | None) -> None:
        """Move what was dragged; what no cell and no place accepts stays."""
        draft, placing, view = self.draft, self.placing, self.table.view_shown
        lifted, placing.lifted = placing.lifted, None
        if draft is not None and view is not None and lifted and goal not in (None, target):
            home, piece = placing.things(draft)[target]
            cell = isinstance(goal, AtCell) and piece in TILE_BY_ID  # a rule may forbid it
            if cell or (goal in view.drops and placing.place_at(goal) != home):
                self._put_piece(home, piece, goal)
        self._show()

    # -- its tree -----------------------------------------------------------------------------

    def tree(self) -> Box:
        below: Box | None = None
        place = self.placing.place
        if self.placing.on_board:
            below = Live(self.marks) if self.marks.shown else None
        elif place.kind == "hand":
            below = Live(self.face_down)
        elif place.kind in DEALT:
            below = Live(self.deal)
        elif self.draft is not None and not editor.pieces(self.draft, place):
            below = Words(self.look.t("position-nothing"), "body", "ink2")
        strip = Wrapped(Live(self.where), Live(self.which), below, gap=0.4)
        head = Ground(Plate(strip, pad=(0.5, 0.25)), pad=(0.5, 0.12))
        shown = Fixed(Live(self.table), width=ENDLESS, height=LOWEST, grow=1)
        return Column(head, shown, gap=0)

    # -- keys ---------------------------------------------------------------------------------

    def type_letter(self, letter: str) -> None:
        """Narrow the pieces down by what is typed; the first that fits is held."""
        placing = self.placing
        if self.draft is None:
            return
        for typed in (self.typed + letter, letter):
            found = find(self.draft, placing.place, typed, self.ctx.text)
            if found:
                where = {} if placing.place.of_cards else editor.places(self.draft)
                free = [piece for piece in found if piece not in where]
                self.typed, held = typed, (free or found)[0]
                placing.held = held
                self.wish("tell", msg("position-found", piece=piece_label(held), n=len(found)))
                self._show()
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
                self.table.go_to(AtZone(PALETTE, placing.palette(self.draft).index(held)))
                return

    def _enter(self) -> None:
        """Hold what was typed: on a board go to where it fits, else lay it at once."""
        here, view = self.table.focus.target, self.table.view_shown
        if self.typed and view is not None:
            self.typed = ""
            if not self.placing.on_board:
                piece, self.placing.held = self.placing.held, ""
                self._add(piece)
            elif view.legal:
                self.table.go_to(view.legal[0].target)
        elif here is not None and self.table.hasFocus():
            self.table.activate(here)

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a key of the page means here; return whether it means something."""
        key, ctrl = Qt.Key(event.key()), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        letter, writes = event.text(), isinstance(QApplication.focusWidget(), QLineEdit)
        if ctrl and key in TABS:
            self._turn(TABS[key])
        elif ctrl and key in ENTER:
            self.lay_as_it_lies()
        elif ctrl:
            return False
        elif key in EMPTIES:
            self._delete()
        elif key in ENTER:
            self._enter()
        elif letter.isalnum() and not writes:
            self.type_letter(letter)
        else:
            return False
        return True

    def drop_held(self) -> bool:
        """Drop what is held and what was typed; return whether there was anything."""
        dropped = bool(self.placing.held or self.typed)
        self.placing.held, self.typed, self.placing.refusal = "", "", None
        self._show()
        return dropped

    def step_zone(self, step: int) -> bool:
        """Go to the next part of the table, or to what is above it; False beyond both."""
        focused, inside = QApplication.focusWidget(), self.table.hasFocus()
        above = step > 0 and focused is not None and self.isAncestorOf(focused)
        if (inside or above) and self.table.step_zone(step):
            return True
        if inside and step < 0:
            self.where.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return False

    def _delete(self) -> None:
        here = self.table.focus.target
        if here is not None and self.table.hasFocus():
            self.take(here)

    def _turn(self, step: int) -> None:
        """Go on to the next place of the table, or back."""
        names = [key for key, _ in self.where.choices]
        here = names.index(self.where.value)
        self.where.set_value(names[(here + step) % len(names)])

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("position-tiles"))
        super().retranslate()
        self._show()


def _key(zone: PositionPlace) -> str:
    return f"{zone.kind}.{zone.seat}"


def _counted(draft: Draft, zone: PositionPlace) -> Msg:
    """Name a place with the number of its pieces."""
    number = len(editor.pieces(draft, zone))
    return msg("position-place", place=zone_name(draft, zone), n=number)
