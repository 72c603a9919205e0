"""The keys of pages, as rows of tables.

    KEYS = (
        PageKey("P", "practise"),     # calls the method `practise` of the page
        PageKey("N", "nudge.click"),  # or of a part of it
        PageKey("Left", "go", (-1,)), # with values
    )

A method that returns False leaves the key to the next row that has it, and in the end to what is
around the page.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from alhambra_qt.ui.kit.bindings import Bindings

_K = Qt.Key
MODIFIERS = (
    *(_K.Key_Shift, _K.Key_Control, _K.Key_Alt, _K.Key_Meta, _K.Key_AltGr, _K.Key_Super_L),
    *(_K.Key_Super_R, _K.Key_CapsLock, _K.Key_NumLock, _K.Key_ScrollLock),
)
_SHIFT = Qt.KeyboardModifier.ShiftModifier


STANDARD = {  # keys that each system has its own of
    name: QKeySequence.StandardKey[name] for name in ("Copy", "Paste", "Print")
}


class PageKey(NamedTuple):
    """A key of a page, or the name of one in `STANDARD`, and what it calls with which values.

    ``row`` is its row in the list of keys, empty if it has none there.
    """

    key: str
    does: str
    values: tuple[object, ...] = ()
    row: str = ""


def written(event: QKeyEvent, typed: Collection[str] = ()) -> str:
    """Return a key as tables write it: the typed sign, or the name with its modifiers.

    With Alt some systems type signs of their own: only those in ``typed`` count then.
    """
    # Without `~`: these flags are signed on Windows, where it clears all that are higher as well.
    text, modifiers = event.text(), event.modifiers()
    modifiers ^= modifiers & Qt.KeyboardModifier.KeypadModifier
    alt = bool(modifiers & Qt.KeyboardModifier.AltModifier)
    sign = text in typed or text.isdigit() or (_is_sign(text) and not alt)
    if sign and not modifiers & Qt.KeyboardModifier.ControlModifier:
        return f"Alt+{text}" if alt else text
    key = Qt.Key(event.key())
    if key == Qt.Key.Key_Backtab:  # which is Tab with Shift
        control = modifiers & Qt.KeyboardModifier.ControlModifier
        return "Ctrl+Shift+Tab" if control else "Shift+Tab"
    if key in MODIFIERS:
        return ""
    name = QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)
    if _is_sign(name):
        modifiers ^= modifiers & _SHIFT  # it belongs to typing the sign
    sequence = QKeySequence(QKeyCombination(modifiers, key))
    return sequence.toString(QKeySequence.SequenceFormat.PortableText)


def _is_sign(text: str) -> bool:
    return len(text) == 1 and text.isprintable() and not text.isalnum() and not text.isspace()


def rows_for(event: QKeyEvent, rows: Iterable[PageKey], keys: Bindings) -> Iterator[PageKey]:
    """Go through the rows of a key: as the person means it, else as it is written.

    The keys of a page stay as they are, whatever the person gave theirs to at the table.
    """
    named, every = list[PageKey](), list[PageKey]()
    for row in rows:
        (named if row.key in STANDARD else every).append(row)
    yield from (row for row in named if event.matches(STANDARD[row.key]))
    pressed = written(
        event, {row.key for row in every if len(row.key) == 1 and not row.key.isalpha()}
    )
    means = keys.meant(pressed)
    meant = [row for row in every if means and row.key == means]
    yield from meant or [row for row in every if row.key == pressed and keys.acts(pressed)]
