"""All keys of the table in one place.

A key does one of two things: it has a command of its own in `KEYS`, or it stands on a thing (a
button, a card, a slot) and chooses that. Keys are written as Qt writes them (`Ctrl+Shift+Z`);
signs that lie elsewhere on other keyboards are known by the sign they type (`?`, `+`, `0`).

These are the keys that the program gives. The person may have others: `meant` and `given` know
them, and `ctx.cap` shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

if TYPE_CHECKING:
    from alhambra_qt.ui.kit.context import UiContext

Verb = Callable[[], object]

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
    "lists": ("F4",),
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
    "say-row": ("Alt+R",),
    "say-column": ("Alt+V",),
    "say-sides": ("Alt+S",),
    "say-near": ("Alt+N",),
    "say-along": ("Alt+A",),
    "say-board": ("Alt+B",),
    "say-since": ("Alt+H",),
    "say-hand": ("Alt+M",),
    "say-market": ("Alt+O",),
    "say-hands": ("Alt+E",),
    "say-rival-row": ("Alt+Shift+R",),
    "say-rival-column": ("Alt+Shift+V",),
    "say-rival-sides": ("Alt+Shift+S",),
    "say-rival-along": ("Alt+Shift+A",),
    "say-rival-board": ("Alt+Shift+B",),
    "say-rival-counts": ("Alt+Shift+C",),
}
_K = Qt.Key
HELD = (
    *(_K.Key_Shift, _K.Key_Control, _K.Key_Alt, _K.Key_Meta, _K.Key_AltGr, _K.Key_Super_L),
    *(_K.Key_Super_R, _K.Key_CapsLock, _K.Key_NumLock, _K.Key_ScrollLock),
)
STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
# These work the same on every page, so they do at the table.
FIXED = frozenset(
    (
        *("zone-next", "zone-back", "item-next", "item-back", *STEPS, "primary", "choose"),
        *("cancel", "rules", "page-up", "page-down"),
    )
)
# What no command can have: the keys of the fixed ones, and those of the window.
RESERVED = frozenset((*(key for name in FIXED for key in KEYS[name]), "F11", "F12"))
_TYPED = {key for keys in KEYS.values() for key in keys if len(key) == 1 and not key.isalpha()}
_SHIFT = Qt.KeyboardModifier.ShiftModifier


def written(event: QKeyEvent) -> str:
    """The key as it is written in the table: the typed sign, or the name with its modifiers."""
    text, held = event.text(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    alt = bool(held & Qt.KeyboardModifier.AltModifier)
    # With Alt some systems type signs of their own: only those that are looked for count then.
    sign = text in _TYPED or text.isdigit() or (_is_sign(text) and not alt)
    if sign and not held & Qt.KeyboardModifier.ControlModifier:
        return f"Alt+{text}" if alt else text
    key = Qt.Key(event.key())
    if key == Qt.Key.Key_Backtab:
        return "Shift+Tab"
    if key in HELD:
        return ""
    name = QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText)
    if _is_sign(name):
        held &= ~_SHIFT  # it belongs to typing the sign
    sequence = QKeySequence(QKeyCombination(held, key))
    return sequence.toString(QKeySequence.SequenceFormat.PortableText)


def _is_sign(text: str) -> bool:
    """Whether this is a sign, and neither letter, digit nor space."""
    return len(text) == 1 and text.isprintable() and not text.isalnum() and not text.isspace()


def command(key: str, keys: Mapping[str, tuple[str, ...]] = KEYS) -> str:
    """The command of a written key; empty if it has none."""
    return next((name for name, some in keys.items() if key in some), "")


def meant(ctx: UiContext, event: QKeyEvent) -> str:
    """The key of the program that the person means by a key."""
    return ctx.keys.meant(written(event))


def of_page(ctx: UiContext, event: QKeyEvent, verbs: Mapping[str, Verb]) -> Verb | None:
    """What a key does on a page: as the person means it, else as it is written.

    The keys of a page stay as they are, whatever the person gave theirs to at the table.
    """
    pressed = written(event)
    verb = verbs.get(ctx.keys.meant(pressed))
    return verb or (verbs.get(pressed) if ctx.keys.acts(pressed) else None)


def given(ctx: UiContext, event: QKeyEvent) -> str:
    """The command that the person gives with a key."""
    return command(meant(ctx, event))
