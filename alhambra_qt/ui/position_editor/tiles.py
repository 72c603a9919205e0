"""Laying tiles: pieces on the left, one place of the table beside them.

A piece is held by choosing it or by typing: the first letters of its type, its price, its walls.
Then a cell, or Enter on one, lays it; Ctrl+Enter lays it as it lies at the table. Del takes away,
Ctrl+Tab goes on to the next place, Esc drops what is held.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor.draft import Draft, PositionPlace
from alhambra_qt.controller.position_editor.finding import find
from alhambra_qt.controller.view.view_parts import RefusalView
from alhambra_qt.controller.words.names import row_name
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import ENDLESS, Box, Fixed, Ground, Plate, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import DropDown
from alhambra_qt.ui.kit.rows import Column, First, Row
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.position_editor.facts import NumberSteps
from alhambra_qt.ui.position_editor.marks import TileMarks
from alhambra_qt.ui.position_editor.pieces import PositionBoard, Tray, piece_label
from alhambra_qt.ui.position_editor.places import LEFT, Palette, PlaceBar, zone_name

LOWEST = 8.0  # ems, of what scrolls
MOST_DOWN = 20  # cards of a hand whose number alone is known
DEALT = ("market", "display")  # what can be dealt
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
EMPTIES = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
TABS = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}


class TileEntry(Holder):
    """The palette and a place of the table; see the module's text."""

    GRANTS: Mapping[str, str] = {
        "pick": "choose",
        "take": "take",
        "drop": "_moved",
        "hold": "hold",
        "drop_new": "_dropped",
        "zone": "go_to",
        "marks": "_show_marks",
        "number": "_turn_down",
    }

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.draft: Draft | None = None
        self.zone, self.held, self.typed = PositionPlace("alhambra", 0), "", ""
        self.refused: tuple[str, tuple[int, int]] | None = None
        self.pieces = Palette(ctx)
        self.where = DropDown(ctx, msg("position-where"), [("", "")])
        self.board, self.tray, self.marks = PositionBoard(ctx), Tray(ctx), TileMarks(ctx)
        self.face_down = NumberSteps(ctx, "face-down")
        self.places = PlaceBar(ctx)
        self.deal = Button(ctx, msg("position-deal"), kind="quiet", does=self._deal)
        self.middle = Holder(ctx, self._place)
        self.left, self.centre = Scroll(ctx, self.pieces), Scroll(ctx, self.middle)
        self.where.changed.connect(self._go_to_zone)
        self.retranslate()

    # -- what it shows ------------------------------------------------------------------------

    def begin(self, draft: Draft) -> None:
        """Show a table from the beginning."""
        self.draft, self.held = None, ""
        self.zone = PositionPlace("alhambra", draft.game.to_play)
        self.show_draft(draft)

    def show_draft(self, draft: Draft) -> None:
        """Show a table as it is now, and announce how many pieces lie in a place that changed."""
        before, self.draft = self.draft, draft
        if self.zone not in editor.zones(draft):
            self.zone = PositionPlace("alhambra", 0)
        self._show()
        number = len(editor.pieces(draft, self.zone))
        known = before is not None and self.zone in editor.zones(before)
        if before is not None and known and number != len(editor.pieces(before, self.zone)):
            announce(
                self, self.ctx.t("position-place", place=zone_name(draft, self.zone), n=number)
            )

    def _show(self) -> None:
        draft = self.draft
        if draft is None:
            return
        names = [
            (f"{zone.kind}.{zone.seat}", zone_name(draft, zone)) for zone in editor.zones(draft)
        ]
        self.where.set_choices(names)
        self.where.set_value(f"{self.zone.kind}.{self.zone.seat}", silent=True)
        self.pieces.show_zone(draft, self.zone, self.held)
        self.places.show_places(draft, self.zone)
        if self.on_board:
            seat = self.zone.seat
            free = editor.fits(draft, seat, self.held) if self.held else []
            wrong = {at: rule for who, at, rule in draft.broken if who == seat}
            self.board.show_board(editor.palace(draft, seat), free, wrong)
            self._show_marks(self.board.stop.number)
        else:
            known, held = editor.pieces(draft, self.zone), draft.game.players[self.zone.seat].hand
            self.face_down.show_number(len(held) - len(known), 0, MOST_DOWN)
            self.tray.show_pieces(known)
            self.tray.setAccessibleName(self.ctx.text(zone_name(draft, self.zone)))
        self.middle.change()

    def _show_marks(self, number: int) -> None:
        """Show what stands on a tile of the board."""
        if self.draft is not None and self.on_board and number < len(self.board.picks):
            piece = getattr(self.board.picks[number], "piece", "")
            self.marks.show_tile(self.draft, self.zone.seat, self.board.cells[number], piece)
            self.middle.change()

    @property
    def on_board(self) -> bool:
        """Whether an Alhambra is shown."""
        return self.zone.kind == "alhambra"

    def _go_to_zone(self, name: str) -> None:
        kind, seat = name.split(".")
        self.go_to(PositionPlace(kind, int(seat)))

    def go_to(self, zone: PositionPlace) -> None:
        """Show another place of the table."""
        self.zone, self.held = zone, ""
        self.wish("tell", None)
        self._show()

    def show_refusal(self, view: RefusalView) -> None:
        """Show why a tile may not be built where it was laid."""
        self.board.show_refusal(view)

    # -- edits --------------------------------------------------------------------------------

    def _edit(
        self, change: Callable[[Draft], Draft], tile: tuple[str, tuple[int, int]] | None = None
    ) -> bool:
        """Wish for a change, perhaps with a tile; return whether it was made."""
        before, self.refused = self.draft, tile
        self.wish("edit", change)
        return self.draft is not before

    def hold(self, piece: str) -> None:
        """Hold a piece; into a place without cells it goes at once; a used one leads there."""
        if self.draft is None:
            return
        if self.typed and piece == self.held:
            self._enter()
            return
        self.typed = ""
        home = None if self.zone.of_cards else editor.places(self.draft).get(piece)
        if home is not None:
            self.zone, self.held = home, ""
            self._show()
            self._find_laid(piece)
        elif not self.on_board:
            self._edit(lambda draft: editor.add(draft, self.zone, piece))
        else:
            self.held = "" if piece == self.held else piece
            self.wish("tell", msg("position-held", piece=piece_label(piece)) if self.held else None)
            self._show()

    def _find_laid(self, piece: str) -> None:
        """Give the focus to a piece that lies somewhere."""
        view = self.board if self.on_board else self.tray
        found = [pick for pick in view.picks if getattr(pick, "piece", "") == piece]
        if found:
            view.stop_at(found[0].number)
            found[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, number: int) -> None:
        """Lay the held tile on a cell."""
        if self.on_board and self.held:
            self._lay(self.held, self.board.cells[number])

    def _lay(self, tile: str, at: tuple[int, int], *, lies: bool = False) -> None:
        seat = self.zone.seat
        if self._edit(lambda draft: editor.lay(draft, seat, tile, at, lies=lies), (tile, at)):
            self.held = ""
            self._show()

    def lay_as_it_lies(self) -> None:
        """Lay the tile that was refused, as it lies at the table."""
        if self.refused is not None:
            self._lay(*self.refused, lies=True)

    def take(self, number: int) -> None:
        """Take a piece away."""
        view = self.board if self.on_board else self.tray
        piece = getattr(view.picks[number], "piece", "")
        if piece:
            self._edit(lambda draft: editor.take(draft, self.zone, piece))

    def _turn_down(self, _name: str, number: int) -> None:
        self._edit(partial(editor.put_seat, seat=self.zone.seat, face_down=number))

    def _deal(self) -> None:
        self._edit(editor.deal)

    def _dropped(self, piece: str, point: QPoint) -> None:
        """Lay what was dragged out of the palette."""
        cell = self.board.cell_under(point) if self.on_board else None
        place = self.places.under(point)
        if place is not None:
            self._edit(lambda draft: editor.add(draft, place, piece))
        elif cell is not None:
            self._lay(piece, self.board.cells[cell])
        elif not self.on_board and self.tray.rect().contains(self.tray.mapFromGlobal(point)):
            self.hold(piece)

    def _moved(self, number: int, point: QPoint) -> None:
        """Move a tile to another cell; away from its place it is taken."""
        cell = self.board.cell_under(point) if self.on_board else None
        if cell is None:
            self.take(number)
            return
        tile, at = getattr(self.board.picks[number], "piece", ""), self.board.cells[cell]
        zone = self.zone
        if tile:
            self._edit(
                lambda draft: editor.lay(editor.take(draft, zone, tile), zone.seat, tile, at)
            )

    # -- its trees ----------------------------------------------------------------------------

    def _place(self) -> Box:
        place: Box = Live(self.board, grow=1) if self.on_board else Live(self.tray)
        if not self.on_board and not self.tray.pieces:
            place = Words(self.look.t("position-nothing"), "body", "ink2")
        wall: Box = Space()
        if self.on_board and self.board.palace is not None:
            n = self.board.palace.wall
            text = msg("ledger-line", name=row_name("wall"), text=msg("proof-sides", n=n))
            wall = Words(self.look.text(text), "strong")
        which = Live(self.where)
        head = First(Row(which, spring(), wall, gap=0.6), Column(which, wall, gap=0.1))
        below: Box | None = None
        if self.on_board:
            below = Live(self.marks) if self.marks.shown else None
        elif self.zone.kind == "hand":
            below = Live(self.face_down)
        elif self.zone.kind in DEALT:
            below = Row(Live(self.deal), spring())
        free = None if self.on_board else spring()
        child = Column(head, place, below, free, Live(self.places), gap=0.4, grow=1)
        return Ground(Plate(child, pad=0.7), pad=0.12)

    def tree(self) -> Box:
        left = Fixed(Live(self.left), width=LEFT, height=LOWEST)
        centre = Fixed(Live(self.centre), width=ENDLESS, height=LOWEST, grow=1)
        return Row(left, centre, gap=0.2, middle=False)

    # -- keys ---------------------------------------------------------------------------------

    def type_letter(self, letter: str) -> None:
        """Narrow the pieces down by what is typed; the first that fits is held."""
        if self.draft is None:
            return
        for typed in (self.typed + letter, letter):
            found = find(self.draft, self.zone, typed, self.ctx.text)
            if found:
                where = {} if self.zone.of_cards else editor.places(self.draft)
                free = [piece for piece in found if piece not in where]
                self.typed = typed
                self.held = (free or found)[0]
                self.wish("tell", msg("position-found", piece=piece_label(self.held), n=len(found)))
                self._show()
                self.pieces.focus_on(self.held)
                return

    def _enter(self) -> None:
        """Hold what was typed: on a board go to where it fits, else lay it at once."""
        if not (self.held and self.draft is not None):
            return
        self.typed = ""
        if not self.on_board:
            piece, self.held = self.held, ""
            self._edit(lambda draft: editor.add(draft, self.zone, piece))
            return
        free = [self.board.cells.index(at) for at in self.board.free if at in self.board.cells]
        self.board.stop_at(min(free, default=0))
        self.board.stop.setFocus(Qt.FocusReason.OtherFocusReason)

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
        dropped = bool(self.held or self.typed)
        self.held = self.typed = ""
        self._show()
        return dropped

    def _delete(self) -> None:
        view = self.board if self.on_board else self.tray
        focused = next((pick for pick in view.picks if pick.hasFocus()), None)
        if focused is not None:
            self.take(focused.number)

    def _turn(self, step: int) -> None:
        """Go on to the next place of the table, or back."""
        names = [key for key, _ in self.where.choices]
        here = names.index(self.where.value)
        self.where.set_value(names[(here + step) % len(names)])

    @property
    def first(self) -> QWidget:
        """The widget that takes the focus first."""
        return self.board.stop if self.on_board and self.board.picks else self.where

    def retranslate(self) -> None:
        self.setAccessibleName(self.ctx.t("position-tiles"))
        self.middle.setAccessibleName(self.ctx.t("position-where"))
        super().retranslate()
        self._show()
