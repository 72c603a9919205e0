"""How to play with a screen reader: the table, a turn, all keys, what has been tried.

Each part takes the focus, so that Tab alone reads the page. Keys come from the tables of keys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.bindings import Bindings
from alhambra_qt.ui.kit.box import Box, Ground, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.heard import sentences
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.rows import Column
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.program.key_list import KeyGroup, KeyRow, key_groups
from alhambra_qt.ui.table.named_keys import standard

# The parts and how many paragraphs each has; the keys stand after the turn.
Lines = tuple[Msg | KeyRow, ...]
PARTS = {
    "start": 2,
    "table": 4,
    "turn": 2,
    "seats": 2,
    "learn": 2,
    "settings": 2,
    "tried": 3,
    "report": 2,
}
KEYS_AFTER = "turn"
INSET = 5  # pixels around what has the focus


class ReaderPage(PageFrame):
    """The page; back with Esc, Enter or Done."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("reader-title"))
        self.parts = [ReaderPart(ctx, title, lines) for title, lines in _parts(ctx)]
        for part in self.parts:
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.done = Button(ctx, msg("settings-done"), kind="primary", key=msg("key-esc"))
        self.done.clicked.connect(self.back)
        self.primary.connect(self.back)
        self.add_footer(self.done)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.scroll_by(Qt.Key(event.key())):
            super().keyPressEvent(event)


class ReaderPart(Holder):
    """A title with its paragraphs, or keys with what they do."""

    def __init__(self, ctx: UiContext, title: Msg, lines: Callable[[], Lines]) -> None:
        super().__init__(ctx)
        self.title, self.lines = title, lines
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()

    def _said(self) -> list[str]:
        said = []
        for line in self.lines():
            if isinstance(line, KeyRow):
                keys = ", ".join(map(self.ctx.text, line.caps))
                said.append(f"{keys} – {self.ctx.text(line.text)}")
            else:
                said.append(self.ctx.text(line))
        return said

    def retranslate(self) -> None:
        self.setAccessibleName(sentences([self.ctx.text(self.title), *self._said()]))
        super().retranslate()

    def tree(self) -> Box:
        lines = [Words(one, "body", wrap=True) for one in self._said()]
        title = Words(self.ctx.text(self.title), "title", "acc", wrap=True)
        return Ground(Column(title, *lines, gap=0.35), pad=(0.8, 0.5))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, and the frame of the focus."""
        super().paintEvent(event)
        if self.hasFocus():
            inner = QRectF(self.rect()).adjusted(INSET, INSET, -INSET, -INSET)
            paint.focus_ring(QPainter(self), inner, self.ctx.theme)


def _parts(ctx: UiContext) -> Iterator[tuple[Msg, Callable[[], Lines]]]:
    """Give all parts in their order."""
    for name, count in PARTS.items():
        lines = tuple(msg(f"reader-{name}-{number}") for number in range(1, count + 1))
        yield msg(f"reader-{name}-title"), partial(tuple, lines)
        if name == KEYS_AFTER:
            for number, group in enumerate(_keys(ctx)):
                yield group.title, partial(_rows, ctx, number)


def _rows(ctx: UiContext, number: int) -> Lines:
    return _keys(ctx)[number].rows


def _keys(ctx: UiContext) -> tuple[KeyGroup, ...]:
    """The keys of any game as the person has them."""
    return key_groups((), ctx.keys if ctx.keys.standard else Bindings(standard()))
