"""Laying a table: pieces on the left, one place of the table in the middle, facts on the right.

    page = LayPage(ctx)
    page.show_draft(draft)

A piece is held by choosing it or by typing: the first letters of its type, its price, its walls.
Then a cell, or Enter on one, lays it; Ctrl+Enter lays it as it lies at the table. Del takes away,
Ctrl+Z and Ctrl+Y undo and redo, Ctrl+Tab goes on to the next place, Esc drops what is held.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from alhambra_qt.controller.lay import draft as lay
from alhambra_qt.controller.lay.draft import BadDraft, Draft, LayPlace, Refused
from alhambra_qt.controller.lay.finding import find
from alhambra_qt.controller.words.names import row_name
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.band import Band
from alhambra_qt.ui.kit.box import Box, Fixed, Ground, Plate, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Scroll
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed, Spread
from alhambra_qt.ui.kit.inputs import DropDown
from alhambra_qt.ui.kit.rows import ByWidth, Column, First, Row, Wrapped, all_room
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.lay.facts import LayFacts, NumberSteps
from alhambra_qt.ui.lay.marks import TileMarks
from alhambra_qt.ui.lay.pieces import LayBoard, Tray, said
from alhambra_qt.ui.lay.places import LEFT, Palette, PlaceBar, zone_name

NARROW = 70.0  # ems, from which palette, place and facts stand beside each other
RIGHT = 20.0  # ems
# The ways out of the page and their keys.
EXITS = {
    "count": "F9",
    "play": "F5",
    "ask": "F8",
    "save": "Ctrl S",
    "copy": "Ctrl C",
    "open": "Ctrl O",
    "paste": "Ctrl V",
}
STUDY = ("play", "ask")  # only from a table that keeps the rules
IN_BAND = ("open", "paste")
MOST_DOWN = 20  # cards of a hand whose number alone is known
DEALT = ("market", "display")  # what can be dealt
KINDS = {"count": "primary", **dict.fromkeys(IN_BAND, "header")}


class LayPage(Spread):
    """The page; see the module's text.

    Signals:
        back: Esc or Close.
    """

    GRANTS: Mapping[str, str] = {
        "pick": "choose",
        "take": "take",
        "drop": "_moved",
        "hold": "hold",
        "drop_new": "_dropped",
        "edit": "edit",
        "zone": "go_to",
        "marks": "_show_marks",
        "number": "_turn_down",
    }

    back = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.draft: Draft | None = None
        self.zone, self.held, self.typed = LayPlace("alhambra", 0), "", ""
        self.past: list[Draft] = []
        self.future: list[Draft] = []
        self.refused: tuple[str, tuple[int, int]] | None = None
        self.rule = ""
        self.news: Msg | None = None
        self.band = Band(ctx, msg("lay-title"), "hammer")
        self.pieces, self.facts = Palette(ctx), LayFacts(ctx)
        self.where = DropDown(ctx, msg("lay-where"), [("", "")])
        self.board, self.tray, self.marks = LayBoard(ctx), Tray(ctx), TileMarks(ctx)
        self.face_down = NumberSteps(ctx, "face-down")
        self.places = PlaceBar(ctx)
        self.deal = Button(ctx, msg("lay-deal"), kind="quiet", does=self._deal)
        self.middle, self.foot = Holder(ctx, self._place), Holder(ctx, self._footing)
        self.left, self.right = Scroll(ctx, self.pieces), Scroll(ctx, self.facts)
        self.centre = Scroll(ctx, self.middle)
        self._make_buttons()
        self.where.changed.connect(self._go_to_zone)
        self.retranslate()

    def _make_buttons(self) -> None:
        header = partial(Button, self.ctx, kind="header")
        self.numbers = header(msg("real-tab-numbers"), wish="numbers")
        self.undo_button = header(msg("real-undo"), key="Ctrl Z", does=self.undo)
        close = msg("ledger-close")
        self.close_button = header(close, key=msg("key-esc"), does=self.back)
        self.table = header(msg("real-tab-table"), does=self.change)
        self.table.setCheckable(True)
        self.exits = {
            name: Button(
                self.ctx,
                msg(f"lay-{name}"),
                key=key,
                kind=KINDS.get(name, "secondary"),
                does=weakly(self.wish, "exit", name),
            )
            for name, key in EXITS.items()
        }
        self.lies = Button(self.ctx, msg("lay-lies"), key="Ctrl Enter", does=self.lay_as_it_lies)
        self.why = Button(self.ctx, msg("rulebook-title"), kind="quiet", does=self._read_rule)

    def _read_rule(self) -> None:
        self.wish("rule", self.rule)

    # -- what it shows ------------------------------------------------------------------------

    def show_draft(self, draft: Draft) -> None:
        """Show a table from the beginning."""
        self.past, self.future, self.held = [], [], ""
        self.draft, self.zone = draft, LayPlace("alhambra", draft.game.to_play)
        self.show_now()

    def show_now(self) -> None:
        """Show the table as it is."""
        draft = self.draft
        if draft is None:
            return
        if self.zone not in lay.zones(draft):
            self.zone = LayPlace("alhambra", 0)
        names = [(f"{one.kind}.{one.seat}", zone_name(draft, one)) for one in lay.zones(draft)]
        self.where.set_choices(names)
        self.where.set_value(f"{self.zone.kind}.{self.zone.seat}", silent=True)
        self.pieces.show_zone(draft, self.zone, self.held)
        self.places.show_places(draft, self.zone)
        if self.on_board:
            seat = self.zone.seat
            free = lay.fits(draft, seat, self.held) if self.held else []
            wrong = {at: rule for who, at, rule in draft.broken if who == seat}
            self.board.show_board(lay.palace(draft, seat), free, wrong)
            self._show_marks(self.board.stop.number)
        else:
            known, held = lay.pieces(draft, self.zone), draft.game.players[self.zone.seat].hand
            self.face_down.show_number(len(held) - len(known), 0, MOST_DOWN)
            self.tray.show_pieces(known)
            self.tray.setAccessibleName(self.ctx.text(zone_name(draft, self.zone)))
        self.facts.show_draft(draft)
        self.undo_button.setEnabled(bool(self.past))
        for name in STUDY:
            self.exits[name].setEnabled(not draft.broken)
        self.middle.change()
        self.foot.change()

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
        self.go_to(LayPlace(kind, int(seat)))

    def go_to(self, zone: LayPlace) -> None:
        """Show another place of the table."""
        self.zone, self.held = zone, ""
        self.tell(None)
        self.show_now()

    def tell(self, news: Msg | None, rule: str = "") -> None:
        """Show a sentence in the foot, and read it aloud."""
        self.news, self.rule = news, rule
        if not rule:
            self.refused = None
        self.foot.change()
        if news is not None:
            announce(self, self.ctx.text(news))

    # -- edits --------------------------------------------------------------------------------

    def edit(self, change: Callable[[Draft], Draft]) -> bool:
        """Make a change, or say why it cannot be; return whether it was made."""
        if self.draft is None:
            return False
        try:
            after = change(self.draft)
        except Refused as error:
            self.board.show_refusal(error.view)
            self.tell(error.view.text, error.view.rule)
            return False
        except BadDraft as error:
            self.tell(error.text)
            self.show_now()
            return False
        self.past.append(self.draft)
        self.future.clear()
        self._turn_to(after)
        if after.cleared:
            self.tell(msg("lay-cleared", n=after.cleared))
        return True

    def _turn_to(self, draft: Draft) -> None:
        before, self.draft = self.draft, draft
        self.tell(None)
        self.show_now()
        number = len(lay.pieces(draft, self.zone))
        known = before is not None and self.zone in lay.zones(before)
        if before is not None and known and number != len(lay.pieces(before, self.zone)):
            announce(self, self.ctx.t("lay-place", place=zone_name(draft, self.zone), n=number))
        self.wish("keep", draft)

    def undo(self) -> None:
        """Take back the last change."""
        if self.past and self.draft is not None:
            self.future.append(self.draft)
            self._turn_to(self.past.pop())

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if self.future and self.draft is not None:
            self.past.append(self.draft)
            self._turn_to(self.future.pop())

    def hold(self, piece: str) -> None:
        """Hold a piece; into a place without cells it goes at once; a used one leads there."""
        if self.draft is None:
            return
        if self.typed and piece == self.held:
            self._enter()
            return
        self.typed = ""
        home = None if self.zone.of_cards else lay.places(self.draft).get(piece)
        if home is not None:
            self.zone, self.held = home, ""
            self.show_now()
            self._find_laid(piece)
        elif not self.on_board:
            self.edit(lambda draft: lay.add(draft, self.zone, piece))
        else:
            self.held = "" if piece == self.held else piece
            self.tell(msg("lay-held", piece=said(piece)) if self.held else None)
            self.show_now()

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
        if self.edit(lambda draft: lay.lay(draft, seat, tile, at, lies=lies)):
            self.held = ""
            self.show_now()
        elif self.rule:
            self.refused = tile, at

    def lay_as_it_lies(self) -> None:
        """Lay the tile that was refused, as it lies at the table."""
        if self.refused is not None:
            self._lay(*self.refused, lies=True)

    def take(self, number: int) -> None:
        """Take a piece away."""
        view = self.board if self.on_board else self.tray
        piece = getattr(view.picks[number], "piece", "")
        if piece:
            self.edit(lambda draft: lay.take(draft, self.zone, piece))

    def _turn_down(self, _name: str, number: int) -> None:
        """Leave so many cards of a hand face down."""
        self.edit(partial(lay.put_seat, seat=self.zone.seat, face_down=number))

    def _deal(self) -> None:
        """Fill the market and the display."""
        self.edit(lay.deal)

    def _dropped(self, piece: str, point: QPoint) -> None:
        """Lay what was dragged out of the palette."""
        cell = self.board.cell_under(point) if self.on_board else None
        place = self.places.under(point)
        if place is not None:
            self.edit(lambda draft: lay.add(draft, place, piece))
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
            self.edit(lambda draft: lay.lay(lay.take(draft, zone, tile), zone.seat, tile, at))

    # -- its trees ----------------------------------------------------------------------------

    def _place(self) -> Box:
        place: Box = Live(self.board, grow=1) if self.on_board else Live(self.tray)
        if not self.on_board and not self.tray.pieces:
            place = Words(self.look.t("lay-nothing"), "body", "ink2")
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
        held = Column(head, place, below, free, Live(self.places), gap=0.4, grow=1)
        return Ground(Plate(held, pad=0.7), pad=0.12)

    def _footing(self) -> Box:
        if self.draft is None:
            return Space()
        breach = self.draft.breach
        title = self.news or breach or msg("lay-whole")
        tone = "warn" if self.rule or title == breach else "ink"
        words = Words(self.look.text(title), "strong", tone, wrap=True, grow=1.0)
        beside = (
            [self.why, self.lies] if self.refused is not None else [self.why] if self.rule else []
        )
        ways = [one for name, one in self.exits.items() if name not in IN_BAND]
        buttons = [*beside, *(one for one in ways if one.isEnabled())]
        keys = Row(*(Pressed(one) for one in buttons), gap=0)
        brief = Wrapped(*(Pressed(one, brief=True) for one in buttons), gap=0)
        below = Column(words, brief, gap=0.1)
        form = First(Row(words, keys, gap=0.6), Column(words, keys, gap=0.1), below)
        return Ground(Plate(form, pad=(0.9, 0.3)), pad=(0.5, 0.2))

    def tree(self) -> Box:
        left, right = Fixed(Live(self.left), wide=LEFT), Fixed(Live(self.right), wide=RIGHT)
        place = all_room(Live(self.centre))
        three = Row(left, place, right, gap=0.2, middle=False)
        one = Live(self.right, grow=1) if self.table.isChecked() else None
        two = one or Row(left, place, gap=0.2, middle=False)
        return Column(Live(self.band), ByWidth(NARROW, three, two, grow=1), Live(self.foot), gap=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer()

    def _offer(self) -> None:
        """Where there is no room for the facts beside the table, a button turns to them."""
        wide = self.width() >= NARROW * self.look.em
        left = [self.numbers] if wide else [self.table, self.numbers]
        files = [self.exits[name] for name in IN_BAND]
        self.band.put(left, files, [self.undo_button, self.close_button])

    # -- keys ---------------------------------------------------------------------------------

    def type_letter(self, letter: str) -> None:
        """Narrow the pieces down by what is typed; the first that fits is held."""
        if self.draft is None:
            return
        for typed in (self.typed + letter, letter):
            found = find(self.draft, self.zone, typed, self.ctx.text)
            if found:
                where = {} if self.zone.of_cards else lay.places(self.draft)
                free = [one for one in found if one not in where]
                self.typed = typed
                self.held = (free or found)[0]
                self.tell(msg("lay-found", piece=said(self.held), n=len(found)))
                self.show_now()
                self.pieces.focus_on(self.held)
                return

    def _enter(self) -> None:
        """Hold what was typed: on a board go to where it fits, else lay it at once."""
        if not (self.held and self.draft is not None):
            return
        self.typed = ""
        if not self.on_board:
            piece, self.held = self.held, ""
            self.edit(lambda draft: lay.add(draft, self.zone, piece))
            return
        free = [self.board.cells.index(at) for at in self.board.free if at in self.board.cells]
        self.board.stop_at(min(free, default=0))
        self.board.stop.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, ctrl = Qt.Key(event.key()), event.modifiers() & Qt.KeyboardModifier.ControlModifier
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        acts = {
            Qt.Key[f"Key_{keys}"]: partial(self.wish, "exit", name)
            for name, keys in EXITS.items()
            if not keys.startswith("Ctrl")
        }
        with_ctrl: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Z: self.undo,
            Qt.Key.Key_Y: self.redo,
            Qt.Key.Key_Return: self.lay_as_it_lies,
            Qt.Key.Key_Enter: self.lay_as_it_lies,
            Qt.Key.Key_Tab: partial(self._turn, 1),
            Qt.Key.Key_Backtab: partial(self._turn, -1),
            **{
                Qt.Key(ord(keys[-1])): partial(self.wish, "exit", name)
                for name, keys in EXITS.items()
                if keys.startswith("Ctrl")
            },
        }
        act = with_ctrl.get(key) if ctrl else acts.get(key)
        letter = event.text()
        if event.matches(QKeySequence.StandardKey.Redo):
            self.redo()
        elif act is not None:
            act()
        elif key == Qt.Key.Key_Escape:
            self._escape()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._delete()
        elif enter:
            self._enter()
        elif key == Qt.Key.Key_F6:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            zones = [self.pieces, self.middle, self.facts, self.foot, self.band]
            focus.next_zone(zones, -1 if shift else 1)
        elif (
            letter.isalnum() and not ctrl and not isinstance(QApplication.focusWidget(), QLineEdit)
        ):
            self.type_letter(letter)
        elif key in focus.ARROWS:
            focus.move(self, focus.ARROWS[key])
        else:
            super().keyPressEvent(event)

    def _escape(self) -> None:
        """Drop what is held and what was typed; with empty hands leave."""
        if self.held or self.typed or self.news is not None:
            self.held = self.typed = ""
            self.tell(None)
            self.show_now()
        else:
            self.back.emit()

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

    def focus_first(self) -> None:
        first = self.board.stop if self.on_board and self.board.picks else self.where
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self.setWindowTitle(self.ctx.text(self.band.title))
        self.middle.setAccessibleName(self.ctx.t("lay-where"))
        self.foot.setAccessibleName(self.ctx.t("lay-exits"))
        self._offer()
        super().retranslate()
        self.show_now()
