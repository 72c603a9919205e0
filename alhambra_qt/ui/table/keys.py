"""Keys and their meanings: a command, or the thing that a key stands on.

A key does one of two things: it has a command in `ui/kit/commands.py`, or it stands on a thing (a
button, a card, a slot) and chooses that. Keys are written as Qt writes them (`Ctrl+Shift+Z`);
signs that lie elsewhere on other keyboards are known by the sign they type (`?`, `+`, `0`).

These are the keys that the program gives. The person may have others: `meant` and `given` know
them, and `ctx.cap` shows them. So `standard` has names that stay: of commands those of `KEYS`, of a
deed that of its button, of a place that of its digit, of what a module brings that of the module.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent

from alhambra_qt import modules
from alhambra_qt.controller.desk.between import KEY
from alhambra_qt.controller.desk.chips import TURN_KEYS
from alhambra_qt.controller.faces.found import act_of, shelves, stalls
from alhambra_qt.controller.presenter.table_presenter import DISPLAY_KEYS, SLOT_KEYS
from alhambra_qt.controller.view.targets import Press, Target
from alhambra_qt.controller.words.names import row_of
from alhambra_qt.ui.kit import page_keys
from alhambra_qt.ui.kit.bindings import Keys
from alhambra_qt.ui.kit.commands import BY_NAME, COMMANDS

if TYPE_CHECKING:
    from alhambra_qt.ui.kit.context import UiContext


KEYS: Mapping[str, tuple[str, ...]] = {row.name: row.keys for row in COMMANDS if row.group}
FIXED = frozenset(row.name for row in COMMANDS if row.fixed)
# What no command can have: the keys of the fixed ones, and of the window.
RESERVED = frozenset((*(key for name in FIXED for key in KEYS[name]), "F12"))
STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_TYPED = {key for keys in KEYS.values() for key in keys if len(key) == 1 and not key.isalpha()}


def written(event: QKeyEvent) -> str:
    """Return a key as it is written in the table."""
    return page_keys.written(event, _TYPED)


def command(key: str) -> str:
    """The command of a written key; empty if it has none."""
    return next((name for name, some in KEYS.items() if key in some), "")


def target_of(name: str) -> Target | None:
    """Return the button of the table that the keys of a command press, if there is one."""
    word = BY_NAME[name].target if name else None
    return None if word is None else Press(word)


def meant(ctx: UiContext, event: QKeyEvent) -> str:
    """The key of the program that the person means by a key."""
    return ctx.keys.meant(written(event))


def given(ctx: UiContext, event: QKeyEvent) -> str:
    """The command that the person gives with a key."""
    return command(meant(ctx, event))


PLACES = {f"place-{key}": key for key in (*SLOT_KEYS, *DISPLAY_KEYS)}
BETWEEN = "between"


@cache
def standard() -> Keys:
    """Give the program's keys of everything that has one."""
    found = {**KEYS, BETWEEN: (KEY,), **{name: (key,) for name, key in PLACES.items()}}
    found |= {target.word: (key,) for target, key in TURN_KEYS.items()}
    taken = {key for keys in found.values() for key in keys}
    for module, key in _of_modules():
        if key and key not in taken:
            taken.add(key)
            found[module] = (*found.get(module, ()), key)
    return found


def _of_modules() -> Iterator[tuple[str, str]]:
    """Go through the keys on what modules bring."""
    for module in modules.chosen(modules.IDS):
        for kind in module.handlers():
            yield module.id, act_of(kind.name).key
    lying = [(shelf.rule, shelf.key) for shelf in shelves()]
    for rule, key in [*lying, *((stall.rule, stall.key) for stall in stalls().values())]:
        yield row_of(rule), key


def name_of(key: str) -> str:
    """Give the name of a key of the program; empty if it has none."""
    return next((name for name, keys in standard().items() if key in keys), "")
