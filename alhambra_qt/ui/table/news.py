"""Announcements of the table: all events in order, and then the question.

Moves of computers may follow each other faster than they can be spoken, and several are shown in
one go. So they are gathered for a moment and said together. That a turn begins or ends is not said:
what is done in it tells whose it is. A key silences what a reader says already, as everywhere; what
that key lets happen is said after it, and the question comes last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible

from alhambra_qt.controller.view.view_parts import LogLine
from alhambra_qt.controller.words.names import card_name
from alhambra_qt.i18n import Msg, unmarked
from alhambra_qt.ui.kit.access import sentences, without
from alhambra_qt.ui.kit.guard import Guarded

if TYPE_CHECKING:
    from alhambra_qt.controller.view.table_view import Prompt, TableView
    from alhambra_qt.ui.kit.look import Look


GATHER = 150  # milliseconds


class News(Guarded, QObject):
    """Collects announcements of a table that are still to be spoken.

    Signals:
        announced: these sentences are to be spoken.
    """

    announced = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._happened: list[str] = []
        self._asked = ""
        self._title: Msg | str | None = None  # of the question
        self._read: Msg | str | None = None  # that of the question to which the focus has led
        self._timer = QTimer(self, singleShot=True, interval=GATHER)
        self._timer.timeout.connect(self.flush)

    def follow(self, look: Look, old: TableView | None, new: TableView) -> None:
        """Note what is new: what happened meanwhile, the question; at once a notice or a hint."""
        if not QAccessible.isActive():
            return
        happened = fresh(old.log, new.log) if old is not None else ()
        self._happened += [spoken(look, line) for line in happened if line.kind != "turn"]
        lines = []
        if new.notice is not None and (old is None or old.notice != new.notice):
            lines = [new.notice]
        elif new.hint is not None and (old is None or old.hint != new.hint):
            lines = [new.hint.title, *(line.text for line in new.hint.lines)]
        elif old is None or old.prompt.title != new.prompt.title:
            self._asked, self._title = _question(look, new.prompt), new.prompt.title
        if lines:
            self.flush()
            self.announced.emit(sentences(look.text(word) for word in lines))
        elif self._happened or self._asked:
            self._timer.start()

    def read(self, view: TableView | None) -> None:
        """The focus is at the question of a view: a reader reads it with its place."""
        self._read = view.prompt.title if view is not None else None

    def acted(self) -> None:
        """Somebody acts: where the focus was before is no matter for the next question."""
        self._read = None

    def flush(self) -> None:
        """Say everything now."""
        self._timer.stop()
        asked = self._asked if self._title != self._read else ""
        texts = [*together(self._happened), asked]
        self._happened, self._asked = [], ""
        self.announced.emit(sentences(texts))


def _question(look: Look, prompt: Prompt) -> str:
    """Return the question; waiting for others is none, anything that can be answered is one."""
    if prompt.mood == "wait" and not prompt.buttons:
        return ""
    words = [prompt.title, *(line.text for line in prompt.lines)]
    return sentences(look.text(word) for word in words)


def spoken(look: Look, line: LogLine) -> str:
    """A line of the log, with the names of the cards that are only pictured in it."""
    text = unmarked(look.text(line.text))
    names = [look.text(card_name(icon.id)) for icon in line.icons if icon.kind == "card"]
    return ", ".join([text, *without([text], names)])


def together(texts: Sequence[str]) -> list[str]:
    """Join texts with one beginning up to a colon: "New on the display: 2 ducats, 7 florins"."""
    lines: list[str] = []
    for text in texts:
        head, colon, rest = text.partition(":")
        if colon and lines and lines[-1].startswith(head + colon):
            lines[-1] = f"{lines[-1].rstrip('.')},{rest}"
        else:
            lines.append(text)
    return lines


def fresh(old: Sequence[LogLine], new: Sequence[LogLine]) -> list[LogLine]:
    """The lines of a log that the one before did not have.

    Both may have lost their beginnings, and lines that are written again are no news.
    """
    before, now = set(map(id, old)), set(map(id, new))
    again = [line for line in old if id(line) not in now]
    kept = [k for k, line in enumerate(new) if id(line) in before]
    if old and not kept:
        return []  # another game, or another reader
    found = []
    for line in new[kept[0] if kept else 0 :]:
        if id(line) in before:
            continue
        if line in again:
            again.remove(line)
        else:
            found.append(line)
    return found
