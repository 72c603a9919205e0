"""The page of all keys: groups in columns; each row can be chosen to give it another key."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.bindings import Bindings
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import SCROLLS, Card, PageFrame
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Flow, Lines, Masonry, discard, fill
from alhambra_qt.ui.kit.widgets import Button, Toggle
from alhambra_qt.ui.pages.key_card import KeyCard
from alhambra_qt.ui.pages.key_list import KeyGroup, key_groups
from alhambra_qt.ui.pages.key_row import KeyLine
from alhambra_qt.ui.table import keys
from alhambra_qt.ui.table.named_keys import standard

SCROLLING = set(SCROLLS) - {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space}


class KeyHelpPage(PageFrame):
    """All keys of a game with some modules; back with Esc, its own key or Done.

    Signals:
        given: the person's keys, changed.
        parted: whether the person is to have keys of their own.
        said: how something went, and whether it went well.
    """

    given = Signal(object)
    parted = Signal(bool)
    said = Signal(object, bool)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("keys-title"))
        self.groups: tuple[KeyGroup, ...] = ()
        self.on: tuple[str, ...] = ()
        self.keys = Bindings(standard())
        self.whose = Text(ctx, "", role="strong")
        self.own = Toggle(ctx, "")
        self.own.clicked.connect(self.parted)
        line = Flow(lambda: ctx.px(8))
        fill(line, self.whose, self.own)
        self.body.addLayout(line)
        self.show_whose("")
        self.body.addWidget(Text(ctx, msg("keys-how"), role="small", tone="ink2"))
        self._holder = QWidget()
        self._columns = Masonry(lambda: ctx.metrics.pick(14, 10, 8), lambda: ctx.px(320), most=3)
        self._holder.setLayout(self._columns)
        self.body.addWidget(self._holder)
        self.body.addStretch(1)
        self.all_back = Button(ctx, msg("keys-all-back"), kind="quiet")
        self.all_back.clicked.connect(lambda: self.given.emit({}))
        self.card = KeyCard(ctx, self)
        self.done = Button(ctx, msg("settings-done"), kind="primary", key=msg("key-esc"))
        self.done.clicked.connect(self.back)
        self.primary.connect(self.back)
        self.add_footer(self.all_back, self.card.save, self.card.print, self.done)

    @property
    def lines(self) -> list[KeyLine]:
        """All rows."""
        return self._holder.findChildren(KeyLine)

    def show_whose(self, person: str, *, parted: bool = False) -> None:
        """Offer somebody keys of their own, and show whether they have them; "" offers nothing."""
        words = msg("keys-own", name=person)
        self.whose.set_words(words)
        self.own.set_words(words)
        self.own.setChecked(parted)
        for one in (self.whose, self.own):
            one.setVisible(person != "")

    def show_keys(self, on: Iterable[str], own: Bindings | None = None) -> None:
        """Show the keys of a game with these modules, as the person has them."""
        self.on, self.keys = tuple(on), own or Bindings(standard())
        before, self.groups = self.groups, key_groups(self.on, self.keys)
        self._show_all_back()
        rows = [row for group in self.groups for row in group.rows]
        if [row.text for group in before for row in group.rows] == [row.text for row in rows]:
            for line, row in zip(self.lines, rows, strict=True):
                line.show_row(row, self.keys)
            return
        discard(self._holder.findChildren(_Group))
        for group in self.groups:
            made = _Group(self.ctx, group, self.keys)
            self._columns.addWidget(made)
            for line in made.lines:
                line.button.given.connect(self.given)
                line.back.clicked.connect(lambda _=False, line=line: self._back(line))

    def _show_all_back(self) -> None:
        """There is a way back only for what was changed."""
        if not self.keys.own and self.all_back.hasFocus():
            self.done.setFocus(Qt.FocusReason.OtherFocusReason)
        self.all_back.setVisible(bool(self.keys.own))

    def _back(self, line: KeyLine) -> None:
        self.given.emit(self.keys.without(line.button.row.names))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Its own key leads back; page keys scroll."""
        key = Qt.Key(event.key())
        if keys.given(self.ctx, event) == "help":
            self.back.emit()
        elif key not in SCROLLING or not self.scroll_by(key):
            super().keyPressEvent(event)


class _Group(Card):
    """A title and its rows."""

    def __init__(self, ctx: UiContext, group: KeyGroup, own: Bindings) -> None:
        super().__init__(ctx)
        side, end = (16, 12, 10), (10, 8, 6)
        column = Lines(ctx, self, pad=(side, end, side, end))
        column.addWidget(Text(ctx, group.title, role="section"))
        self.lines = [KeyLine(ctx, row, own) for row in group.rows]
        for line in self.lines:
            column.addWidget(line)
