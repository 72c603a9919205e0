"""The page of all keys: groups in columns, each key on its cap with what it does beside it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import ENDLESS, Box, Space, Words
from alhambra_qt.ui.kit.boxed import cap
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, PageFrame
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Lines, Masonry, discard
from alhambra_qt.ui.kit.rows import Row
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.key_list import KeyGroup, KeyRow, key_groups
from alhambra_qt.ui.table import keys

CAPS = 9.0  # ems: as wide as the widest pair of caps usually is


class KeyHelpPage(PageFrame):
    """All keys of a game with some modules; back with Esc, its own key or Done."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("keys-title"))
        self.groups: tuple[KeyGroup, ...] = ()
        self._holder = QWidget()
        self._columns = Masonry(lambda: ctx.metrics.pick(14, 10, 8), lambda: ctx.px(320), most=3)
        self._holder.setLayout(self._columns)
        self.body.addWidget(self._holder)
        self.body.addStretch(1)
        self.done = Button(ctx, msg("settings-done"), kind="primary", key=msg("key-esc"))
        self.done.clicked.connect(self.back)
        self.primary.connect(self.back)
        self.add_footer(self.done)

    def show_keys(self, on: Iterable[str]) -> None:
        """Show the keys of a game with these modules."""
        groups = key_groups(on)
        if groups == self.groups:
            return
        self.groups = groups
        discard(self._holder.findChildren(_Group))
        for group in groups:
            self._columns.addWidget(_Group(self.ctx, group))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Its own key leads back; arrows and page keys scroll."""
        if keys.command(keys.written(event)) == "help":
            self.back.emit()
        elif not self.scroll_by(Qt.Key(event.key())):
            super().keyPressEvent(event)


class _Group(Card):
    """A title and its rows."""

    def __init__(self, ctx: UiContext, group: KeyGroup) -> None:
        super().__init__(ctx)
        side, end = (16, 12, 10), (10, 8, 6)
        column = Lines(ctx, self, pad=(side, end, side, end), gap=(6, 4, 4))
        column.addWidget(Text(ctx, group.title, role="section"))
        for row in group.rows:
            column.addWidget(_Row(ctx, row))


class _Row(Holder):
    """Key caps, and beside them what they do."""

    def __init__(self, ctx: UiContext, row: KeyRow) -> None:
        super().__init__(ctx)
        self.row = row
        self.retranslate()

    def retranslate(self) -> None:
        """Say the keys and what they do."""
        said = [self.ctx.text(one) for one in (*self.row.caps, self.row.text)]
        self.setAccessibleName(", ".join(said))
        super().retranslate()

    def tree(self) -> Box:
        """All caps are in a column as wide, so that the words stand in one too."""
        caps = Row(*(cap(self.look, self.ctx.text(key)) for key in self.row.caps), gap=0.35)
        room = max(0.0, CAPS - caps.size(self.look, ENDLESS)[0] / self.look.em)
        words = Words(self.ctx.text(self.row.text), wrap=True, grow=1.0)
        return Row(caps, Space(room) if room else None, words, gap=0.6 if not room else 0.3)
