"""Guides to read: how to play with a screen reader, and how to play at several computers.

Tab alone reads a guide part by part. Keys come from the tables of keys.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtWidgets import QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.bindings import Bindings
from alhambra_qt.ui.kit.box import Box
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.longtext import MEASURE, LongText
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.program.key_list import key_groups
from alhambra_qt.ui.table.keys import standard

# The parts of each guide and how many paragraphs each has; the keys stand after the turn.
GUIDES = {
    "reader": {
        "start": 2,
        "table": 4,
        "turn": 2,
        "seats": 2,
        "learn": 2,
        "settings": 2,
        "tried": 3,
        "report": 2,
    },
    "guide": {"open": 3, "join": 2, "watch": 1, "seen": 2, "fails": 5, "relay": 2},
}
KEYS_AFTER = "turn"


class ReaderPage(PageFrame):
    """A guide; back with Esc, Enter or Done."""

    body_scrolls = False

    def __init__(self, ctx: UiContext, guide: str = "reader") -> None:
        super().__init__(ctx, msg(f"{guide}-title"))
        self.guide = guide
        self.text = LongText(ctx)
        self.done = Button(ctx, msg("settings-done"), kind="primary", key=msg("key-esc"))
        self.done.clicked.connect(self.back)
        self.primary.connect(self.back)
        self.footer.put(self.done)
        self.retranslate()

    def body_tree(self) -> Box:
        return Live(self.text, grow=1)

    def retranslate(self) -> None:
        super().retranslate()
        html, words = "", {}
        for title, lines in _parts(self.ctx, self.guide):
            name, texts = title.id, [self.ctx.text(title), *lines]
            html += f'<h3 id="{name}">{escape(texts[0])}</h3>'
            html += "".join(f"<p>{escape(line)}</p>" for line in lines)
            words[name] = sentences(texts)
        self.text.show_html(html, words, 2 * MEASURE)

    def first_focus(self) -> QWidget:
        return self.text


def _parts(ctx: UiContext, guide: str) -> Iterator[tuple[Msg, list[str]]]:
    """Give all parts in their order: a title, and its paragraphs or keys."""
    for name, count in GUIDES[guide].items():
        lines = (msg(f"{guide}-{name}-{number}") for number in range(1, count + 1))
        yield msg(f"{guide}-{name}-title"), [ctx.text(line) for line in lines]
        if name == KEYS_AFTER:
            # The keys of any game as the person has them.
            for group in key_groups((), ctx.keys if ctx.keys.standard else Bindings(standard())):
                rows = ((", ".join(map(ctx.text, row.caps)), row.text) for row in group.rows)
                yield group.title, [f"{keys} – {ctx.text(text)}" for keys, text in rows]
