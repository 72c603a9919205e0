"""The table as lists: the question, what can be chosen, what lies on the table, an Alhambra.

    page = ListsPage(ctx)
    page.show_view(view)          # the table as it is now
    page.picked.connect(...)      # what was chosen, as at the table

Tab and F6 go from view to view, the arrows move in one, Enter and Space choose, and the keys of the
table mean what they mean there. Esc leads back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import evolve
from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import (
    AT_DIRK,
    AskWhy,
    AtCell,
    AtPlace,
    AtSeat,
    HiddenIn,
    Press,
    ToRead,
)
from alhambra_qt.controller.view.view_parts import CHOSEN, Answer
from alhambra_qt.controller.words import speech
from alhambra_qt.controller.words.names import cell_name
from alhambra_qt.controller.words.speech import Where
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.box import Box, Fixed
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import BETWEEN, PageFrame
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.inputs import DropDown
from alhambra_qt.ui.kit.rows import Row
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.lists.lines import (
    ALL_COUNTS,
    FOLDED,
    ListLine,
    choices,
    listed_board,
    parts,
    question,
)
from alhambra_qt.ui.lists.list_views import CellGrid, CellRows, LineList, LineTree, ListRows
from alhambra_qt.ui.table import bubbles, keys
from alhambra_qt.ui.table.news import News

# What is asked about where it is chosen: it does nothing.
READ = (AskWhy, AtPlace, HiddenIn, ToRead)
CONFIRM = Press("confirm")


class ListsPage(PageFrame):
    """The page; see the module's text.

    Signals:
        picked: a target was chosen.
        asked: the person wants to know what a target is, or why it cannot be chosen.
        hovered: a target is stood on; None when none is.
        rule_wanted: the rulebook is to be opened at a rule.
        key: a key of the table that is no target, by its name in keys.py.
    """

    body_scrolls = False
    picked = Signal(object)
    asked = Signal(object)
    hovered = Signal(object)
    rule_wanted = Signal(str)
    key = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("lists-title"))
        self.view_shown: TableView | None = None
        self.answer: Answer | None = None
        self.seat: int | None = None  # whose Alhambra is listed; None: the viewer's
        self._following, self._hovered = False, False
        self._said: tuple[object, int] = (None, 0)  # what was read aloud, and how often again
        self.question = LineList(ctx, msg("lists-question"))
        self.choices = LineList(ctx, msg("lists-choices"))
        self.things = LineTree(ctx, msg("lists-table"))
        self.grid = CellGrid(ctx, msg("lists-board"))
        self.whose = DropDown(ctx, msg("lists-whose"), [("", msg("table-said-you"))])
        self.asking = ListRows(self.question, begins=True)
        self.offers = ListRows(self.choices, begins=True)
        self.table, self.cells = ListRows(self.things), CellRows(self.grid)
        self.rows: dict[QWidget, ListRows] = {
            rows.view: rows for rows in (self.asking, self.offers, self.table, self.cells)
        }
        self._stood_in: QWidget = self.choices
        self.news = News(self)
        self.news.announced.connect(self._announce)
        self.choose_button = self._button("lists-choose", msg("key-space"), self.choose_line)
        self.why_button = self._button("lists-why", "?", self.ask_line)
        self.back_button = self._button("button-back", msg("key-esc"), self.back)
        self.header.put(self.choose_button, self.why_button, self.back_button)
        self._connect()
        self.restyle()

    def body_tree(self) -> Box:
        asked = *self._listed(self.question), *self._listed(self.choices)
        lying = *self._listed(self.things), Live(self.whose), Live(self.grid, grow=1)
        shares = ((2, asked), (3, lying))
        sides = (Fixed(self.stacked(*parts), width=share, grow=share) for share, parts in shares)
        return Row(*sides, gap=BETWEEN / self.look.em, middle=False)

    def _listed(self, view: LineList | LineTree) -> tuple[Box | None, Box]:
        """Return the title of a list, if there is room for one, and the list."""
        shown = not self.ctx.metrics.is_xxs
        title = self.sentence(view.words, "section") if shown else None
        return title, Live(view, grow=1)

    def _button(
        self, words: str, key: Msg | str, does: Callable[[], None] | SignalInstance
    ) -> Button:
        button = Button(self.ctx, msg(words), kind="header", key=key)
        button.clicked.connect(does)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the line its focus
        return button

    def _announce(self, text: str) -> None:
        announce(self, text)

    def _show_whose(self, seat: str) -> None:
        self.show_seat(int(seat))

    def _connect(self) -> None:
        self.whose.changed.connect(self._show_whose)
        for rows in self.rows.values():
            rows.view.doubleClicked.connect(self.choose_line)
            rows.view.selectionModel().currentChanged.connect(self._stood)
        self._pointing = QTimer(self, singleShot=True)
        self._pointing.timeout.connect(self._point)

    # -- what it shows ------------------------------------------------------------------------

    def show_view(self, view: TableView) -> None:
        """Show the table as it is now; every view stays on the line on which it stood."""
        old, self.view_shown = self.view_shown, view
        if old is None or old.viewer != view.viewer or old.prompt.title != view.prompt.title:
            self.answer = None
        if view.legal and (old is None or not old.legal):
            self.seat = None  # a tile is to be placed in the viewer's own
        self.fill()
        if self.isVisible():
            self.news.follow(self.look, old, view)

    def show_answer(self, answer: Answer) -> None:
        """Show and say what the desk answers to a question."""
        self.answer = answer
        self.fill()
        announce(self, bubbles.spoken(self.look, answer))

    def close_lists(self) -> None:
        """Show nothing more: what a hand held stays in no list."""
        if self._hovered:
            self.hovered.emit(None)
        self.view_shown, self.answer, self._hovered = None, None, False
        for rows in self.rows.values():
            rows.clear()

    def fill(self) -> None:
        """Write all lines anew."""
        view, look = self.view_shown, self.look
        if view is None:
            return
        seats = [opponent.seat.seat for opponent in (view.you, *view.opponents)]
        own = listed_board(look, view, None)
        seat = self.seat if self.seat in seats[1:] else None
        board = own if seat is None else listed_board(look, view, seat)
        table = parts(look, view)
        self._following = True
        self.asking.follow(question(look, view, self.answer))
        self.offers.follow(choices(look, view, (*table, *own.cells.values())))
        self._fill_tree(table)
        columns = [self.ctx.text(cell_name(x, 0)) for x in board.columns]
        rows = [self.ctx.text(cell_name(0, y)) for y in board.rows]
        self.cells.follow_board(board, columns, rows)
        self.grid.setAccessibleName(board.title)
        self.grid.fit()
        names = [
            (str(opponent.seat.seat), opponent.palace.title)
            for opponent in (view.you, *view.opponents)
        ]
        if names != self.whose.choices:
            self.whose.set_choices(names)
        self.whose.set_value(str(seats[0] if seat is None else seat), silent=True)
        self._following = False

    def _fill_tree(self, table: Sequence[ListLine]) -> None:
        """Parts that are new are open, but those in which much stands."""
        known = set(self.table.lines)
        self.table.follow(table)
        for part in table:
            if part.name not in known and part.name not in FOLDED:
                self.things.setExpanded(self.table.index(part.name), True)

    def show_seat(self, seat: int) -> None:
        """List the Alhambra of a seat."""
        self.seat = seat
        self.fill()

    def next_seat(self, step: int) -> None:
        """List the next player's Alhambra, and go there."""
        if self.view_shown is not None:
            seats = [
                opponent.seat.seat for opponent in (self.view_shown.you, *self.view_shown.opponents)
            ]
            here = seats.index(self.seat) if self.seat in seats else 0
            self.show_seat(seats[(here + step) % len(seats)])
            self.grid.setFocus(Qt.FocusReason.OtherFocusReason)
            announce(self, self.grid.accessibleName())

    def retranslate(self) -> None:
        super().retranslate()
        self.fill()

    def restyle(self) -> None:
        super().restyle()
        for button in (self.choose_button, self.why_button, self.back_button):
            button.set_brief(self.ctx.metrics.at_most_xs)
        self.grid.fit()

    # -- choosing -----------------------------------------------------------------------------

    @property
    def line(self) -> ListLine | None:
        """The line with the focus, or the one that had it before a button took it."""
        rows = self.rows.get(self._stood_in)
        return rows.current if rows is not None else None

    def choose_line(self) -> None:
        """Choose the line with the focus."""
        line = self.line
        if line is not None:
            self._choose(line)

    def _choose(self, line: ListLine) -> None:
        target = line.target
        if line.rule:
            self.rule_wanted.emit(line.rule)
        elif isinstance(target, AtSeat) and not line.offered:
            self.show_seat(target.number)
            self.grid.setFocus(Qt.FocusReason.OtherFocusReason)
        elif target == AT_DIRK and line.offered:
            self.picked.emit(Press("dirk"))
        elif target is not None and (isinstance(target, READ) or not line.works):
            self.asked.emit(target)
        elif target is not None:
            self.picked.emit(target)

    def ask_line(self) -> None:
        """Ask about the line with the focus."""
        if (line := self.line) is not None and line.target is not None:
            self.asked.emit(line.target)

    def _primary(self) -> None:
        """Enter: confirm what is chosen, else choose."""
        view, line = self.view_shown, self.line
        buttons = view.prompt.buttons if view is not None else ()
        ready = any(button.target == CONFIRM and button.enabled for button in buttons)
        reads = line is None or (isinstance(line.target, ToRead | None) and not line.rule)
        if ready and (reads or (line is not None and line.state == CHOSEN)):
            self.picked.emit(CONFIRM)
        else:
            self.choose_line()

    def _stood(self, _index: QModelIndex) -> None:
        """Another line is the current one: a cell is pointed at, once nothing moves."""
        if not self._following:
            self._pointing.start(0)

    def _point(self) -> None:
        line = self.line
        cell = line is not None and isinstance(line.target, AtCell)
        if self.isVisible() and (cell or self._hovered):
            self._hovered = cell
            self.hovered.emit(line.target if cell and line is not None else None)

    # -- keys ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the table; what else Qt knows goes on."""
        if not self.ctx.keys.acts(keys.written(event)):
            event.ignore()
            return
        self.news.acted()
        key = keys.meant(self.ctx, event)
        name = keys.command(key)
        if not (self._moves(name) or self._does(name) or self._on_line(key)):
            event.ignore()

    def _moves(self, name: str) -> bool:
        if name in ("zone-next", "zone-back"):
            self._next_stop(1 if name == "zone-next" else -1)
        elif name in ("opponent-next", "opponent-back"):
            self.next_seat(1 if name == "opponent-next" else -1)
        elif name in ("counts", "tray"):
            self.table.go_to(ALL_COUNTS if name == "counts" else next(iter(self.table.lines), ""))
            self.things.setFocus(Qt.FocusReason.OtherFocusReason)
        elif name.startswith("say-"):
            self._say(name.removeprefix("say-"))
        else:
            return False
        return True

    def _next_stop(self, step: int) -> None:
        """Go to the next view, or to the buttons."""
        stops = (
            self.question,
            self.choices,
            self.things,
            self.whose,
            self.grid,
            self.choose_button,
        )
        held = self.window().focusWidget()
        here = next((k for k, stop in enumerate(stops) if stop is held), -1)
        stops[(here + step) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)

    def _does(self, name: str) -> bool:
        own: dict[str, Callable[[], object]] = {
            "cancel": self.back.emit,
            "lists": self.back.emit,
            "primary": self._primary,
            "choose": self.choose_line,
            "why": self.ask_line,
        }
        if name in own:
            own[name]()
        elif (target := keys.target_of(name)) is not None:
            self.picked.emit(target)
        elif name:
            self.key.emit(name)
        return bool(name)

    def _on_line(self, key: str) -> bool:
        """A key that stands on a thing chooses it; that of a cell only leads there."""
        if not key:
            return False
        lines = [list_line for list_line in self.offers.lines.values() if list_line.key]
        line = next((list_line for list_line in lines if list_line.key == key), None)
        near = line or next((list_line for list_line in lines if list_line.key[:-1] == key), None)
        if near is None:
            return False
        self.offers.go_to(near.name)
        self.choices.setFocus(Qt.FocusReason.OtherFocusReason)
        if line is not None and not isinstance(line.target, AtCell):
            self._choose(line)
        return True

    def _say(self, query: str) -> None:
        """Read the table aloud: of an Alhambra the listed one, from the cell with the focus on."""
        view, name = self.view_shown, query.removeprefix(speech.RIVAL)
        if view is None:
            return
        seat = self.seat
        if name != query and seat is None and view.opponents:
            seat = view.opponents[0].seat.seat
        if seat is not None and name == speech.COUNTS:
            name = f"{speech.RIVAL}{name}"
        where = Where(seat, self.cells.place(self.grid.currentIndex()))
        before, times = self._said
        self._said = (query, where), times + 1 if before == (query, where) else 0
        lines = speech.spoken(view, name, evolve(where, again=self._said[1]))
        announce(self, sentences(map(self.ctx.text, lines)))

    # -- Qt -----------------------------------------------------------------------------------

    def first_focus(self) -> QWidget:
        return self.choices

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        super()._on_focus(old, new)
        if new in self.rows:
            self._stood_in = new
            if new is self.question:
                self.news.read(self.view_shown)
