"""What Qt shows by itself, tips and menus: always text, whatever names stand in it."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QWidget

from alhambra_qt.i18n import unmarked


def tip_text(words: str) -> str:
    """The words as Qt shows them letter by letter: it takes what looks like HTML for it."""
    words = unmarked(words)
    if "<" not in words and "&" not in words:
        return words
    return f'<p style="white-space:pre-wrap">{escape(words)}</p>'


def set_tip(widget: QWidget, words: str) -> None:
    """Show these words when the pointer rests on the widget."""
    widget.setToolTip(tip_text(words))


def menu_text(words: str) -> str:
    """The words as an entry of a menu, where Qt takes what follows an "and" sign for a key."""
    return words.replace("&", "&&")
