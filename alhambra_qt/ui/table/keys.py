"""All keys of the table in one place.

A key does one of two things: it has a command of its own in `KEYS`, or it stands on a thing (a
button, a card, a slot) and chooses that. Keys are written as Qt writes them (`Ctrl+Shift+Z`);
signs that lie elsewhere on other keyboards are known by the sign they type (`?`, `+`, `0`).
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

# Command: the keys that give it.
KEYS: Mapping[str, tuple[str, ...]] = {
    "zone-next": ("F6",),
    "zone-back": ("Shift+F6",),
    "item-next": ("Tab",),
    "item-back": ("Shift+Tab",),
    "left": ("Left",),
    "right": ("Right",),
    "up": ("Up",),
    "down": ("Down",),
    "cell-left": ("Ctrl+Left",),
    "cell-right": ("Ctrl+Right",),
    "cell-up": ("Ctrl+Up",),
    "cell-down": ("Ctrl+Down",),
    "pan-left": ("Shift+Left",),
    "pan-right": ("Shift+Right",),
    "pan-up": ("Shift+Up",),
    "pan-down": ("Shift+Down",),
    "primary": ("Return", "Enter"),
    "choose": ("Space",),
    "cancel": ("Esc",),
    "why": ("?", "Shift+F1"),
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "restart": ("Ctrl+R",),
    "ledger": ("S",),
    "log": ("L",),
    "counts": ("T",),
    "tray": ("Z",),
    "unseen": ("E",),
    "opponent-next": ("O",),
    "opponent-back": ("Shift+O",),
    "zoom-in": ("+", "="),
    "zoom-out": ("-", "\N{MINUS SIGN}"),
    "zoom-fit": ("0",),
    "page-up": ("PgUp",),
    "page-down": ("PgDown",),
    "hint": ("H",),
    "coach": ("Ctrl+K",),
    "players": ("Ctrl+P",),
    "menu": ("F10",),
    "cues": ("F2",),
    "help": ("F3",),
    "rules": ("F1",),
    "replay": ("P",),
    "say-walls": ("Alt+W",),
    "say-counts": ("Alt+C",),
    "say-free": ("Alt+F",),
    "say-points": ("Alt+P",),
    "say-last": ("Alt+L",),
    "mute": ("Ctrl+M",),
    "slower": (",",),
    "faster": (".",),
    "new": ("Ctrl+N",),
    "save": ("Ctrl+S",),
}
STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_TYPED = {key for keys in KEYS.values() for key in keys if len(key) == 1 and not key.isalpha()}


def written(event: QKeyEvent) -> str:
    """The key as it is written in the table: the typed sign, or the name with its modifiers."""
    if event.text() in _TYPED and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return event.text()
    plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    key = Qt.Key(event.key())
    if key == Qt.Key.Key_Backtab:
        return "Shift+Tab"
    if key in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta):
        return ""
    if event.text().isdigit() and not plain & Qt.KeyboardModifier.ControlModifier:
        return event.text()
    sequence = QKeySequence(QKeyCombination(plain, key))
    return sequence.toString(QKeySequence.SequenceFormat.PortableText)


def command(key: str, keys: Mapping[str, tuple[str, ...]] = KEYS) -> str:
    """The command of a written key; empty if it has none."""
    return next((name for name, some in keys.items() if key in some), "")
