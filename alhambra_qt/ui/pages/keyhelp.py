"""The page of all keys: groups in columns, each key on its cap with what it does beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.buttons import key_cap, key_cap_height, key_cap_width
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, PageFrame
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Masonry, discard
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.key_list import KeyGroup, KeyRow, key_groups
from alhambra_qt.ui.table import keys


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
        self.column = QVBoxLayout(self)
        self.column.addWidget(Text(ctx, group.title, role="section"))
        for row in group.rows:
            self.column.addWidget(_Row(ctx, row))
        self.restyle()

    def restyle(self) -> None:
        """Take sizes from the context."""
        m = self.ctx.metrics
        side = m.pick(16, 12, 10)
        self.column.setContentsMargins(side, m.pick(10, 8, 6), side, m.pick(10, 8, 6))
        self.column.setSpacing(m.pick(6, 4, 4))
        super().restyle()


class _Row(Styled, QWidget):
    """Key caps, and beside them what they do."""

    def __init__(self, ctx: UiContext, row: KeyRow) -> None:
        super().__init__(ctx)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(ctx.px(10))
        line.addWidget(_Caps(ctx, row.caps), 0)
        line.addWidget(Text(ctx, row.text, middle=True), 1)


class _Caps(Styled, QWidget):
    """Some key caps in a row; all such rows are as wide, so that the words stand in a column."""

    def __init__(self, ctx: UiContext, caps: Sequence[str | Msg]) -> None:
        super().__init__(ctx)
        self.caps = tuple(caps)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.restyle()

    def restyle(self) -> None:
        """Take sizes and words from the context."""
        self.setAccessibleName(", ".join(self.ctx.text(cap) for cap in self.caps))
        self.updateGeometry()
        self.update()

    def boxes(self) -> list[QRectF]:
        """Where the caps lie."""
        m, x, found = self.ctx.metrics, 1.0, []
        high = key_cap_height(m)
        for cap in self.caps:
            wide = max(high, key_cap_width(m, self.ctx.text(cap)))
            found.append(QRectF(x, 1, wide, high))
            x += wide + m.px(5)
        return found

    def sizeHint(self) -> QSize:
        """As wide as the widest pair of caps usually is."""
        last = self.boxes()[-1]
        return QSize(max(self.ctx.px(124), int(last.right()) + 2), int(last.bottom()) + 2)

    def minimumSizeHint(self) -> QSize:
        """No cap is ever cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the caps."""
        painter, theme = QPainter(self), self.ctx.theme
        for cap, box in zip(self.caps, self.boxes(), strict=True):
            key_cap(painter, box, self.ctx.metrics, self.ctx.text(cap), theme.ink, theme.panel)
