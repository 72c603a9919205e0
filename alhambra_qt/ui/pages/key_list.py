"""All keys with what they mean, in groups: read from the tables that give the keys.

Words are found by name: ``keys-<row>`` for a row, ``keys-group-<group>`` for the title of a group.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from alhambra_qt import modules
from alhambra_qt.controller.build.scene import DISPLAY_KEYS, SLOT_KEYS
from alhambra_qt.controller.desk.chips import TURN_KEYS
from alhambra_qt.controller.faces.found import act_of, shelves, stalls
from alhambra_qt.controller.view.shelf import STALLS
from alhambra_qt.controller.words.actions import action_text
from alhambra_qt.controller.words.names import row_of
from alhambra_qt.i18n import Msg, has_text, msg
from alhambra_qt.ui.table.keys import KEYS, STEPS

ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
NAMES = {"Return": "key-enter", "Enter": "key-enter", "Esc": "key-esc", "Space": "key-space"}
FEW = 2  # more keys in a row share a cap

# How to add one: the name of a row, and the commands of keys.py that it tells of. A command that
# no row names has a row of its own in the group ``REST``.
REST = "game"
ROWS: dict[str, dict[str, tuple[str, ...]]] = {
    "go": {
        "zones": ("zone-next", "zone-back"),
        "items": ("item-next", "item-back"),
        "arrows": tuple(STEPS),
        "cells": tuple(f"cell-{step}" for step in STEPS),
        "primary": ("primary",),
        "choose": ("choose",),
        "cancel": ("cancel",),
        "why": ("why",),
        "rules": ("rules",),
    },
    "game": {
        "undo": ("undo",),
        "redo": ("redo",),
        "restart": ("restart",),
        "hint": ("hint",),
        "coach": ("coach",),
        "players": ("players",),
        "save": ("save",),
        "new": ("new",),
        "menu": ("menu",),
        "mute": ("mute",),
        "pace": ("slower", "faster"),
        "cues": ("cues",),
        "help": ("help",),
    },
    "see": {
        "ledger": ("ledger",),
        "counts": ("counts",),
        "unseen": ("unseen",),
        "log": ("log",),
        "replay": ("replay",),
        "opponents": ("opponent-next", "opponent-back"),
        "tray": ("tray",),
        "zoom": ("zoom-in", "zoom-out", "zoom-fit"),
        "pan": tuple(f"pan-{step}" for step in STEPS),
        "pages": ("page-up", "page-down"),
    },
    "say": {
        "say-walls": ("say-walls",),
        "say-counts": ("say-counts",),
        "say-free": ("say-free",),
        "say-points": ("say-points",),
        "say-last": ("say-last",),
    },
}
# What stands on things of the table in a turn; the rest of a turn comes from ``TURN_KEYS``.
TURN: dict[str, tuple[str, ...]] = {
    "slots": SLOT_KEYS,
    "display": DISPLAY_KEYS,
    "amount": ("Up", "Down"),
    "choices": ("1", "2", "3", "4", "5", "6"),
}


@frozen
class KeyRow:
    """Some keys, each as it is written on a cap, and what they do."""

    caps: tuple[str | Msg, ...]
    text: Msg


@frozen
class KeyGroup:
    """Rows under a title."""

    title: Msg
    rows: tuple[KeyRow, ...]


def key_groups(on: Iterable[str]) -> tuple[KeyGroup, ...]:
    """Give all keys: those that always work, those of a turn, and those of the modules."""
    always = (_group(name, _always(rows)) for name, rows in rows_of(KEYS).items())
    found = [*always, _group("turn", _turn()), _group("modules", _of_modules(tuple(on)))]
    return tuple(group for group in found if group.rows)


def rows_of(commands: Iterable[str]) -> dict[str, dict[str, tuple[str, ...]]]:
    """Give the rows of all commands, by the groups they stand in."""
    named = {one for rows in ROWS.values() for some in rows.values() for one in some}
    rest = {one: (one,) for one in commands if one not in named}
    return {name: {**rows, **(rest if name == REST else {})} for name, rows in ROWS.items()}


def _group(name: str, rows: Iterable[KeyRow]) -> KeyGroup:
    return KeyGroup(msg(f"keys-group-{name}"), tuple(rows))


def _always(rows: dict[str, tuple[str, ...]]) -> Iterator[KeyRow]:
    for name, commands in rows.items():
        keys = KEYS[commands[0]] if len(commands) == 1 else [KEYS[one][0] for one in commands]
        yield KeyRow(caps(keys), msg(f"keys-{name}"))


def _turn() -> Iterator[KeyRow]:
    for name, keys in TURN.items():
        yield KeyRow(caps(keys), msg(f"keys-{name}"))
    for target, key in TURN_KEYS.items():
        yield KeyRow(caps([key]), msg(f"keys-{target.word}"))


def _of_modules(on: Sequence[str]) -> Iterator[KeyRow]:
    """A row for each key of each module that plays, then for what lies on the shelf without one."""
    told = set()
    for module in modules.chosen(on):
        keys: dict[str, list[str]] = {}
        for kind in module.handlers():
            if key := act_of(kind.name).key:
                keys.setdefault(key, []).append(kind.name)
        for key, names in keys.items():
            told.add(key)
            yield KeyRow(caps([key]), _told(module.id, names))
    lying = {shelf.name: (shelf.rule, shelf.key) for shelf in shelves()}
    for stall in stalls().values():
        lying[STALLS] = (stall.rule, stall.key)
    for name, (rule, key) in lying.items():
        if row_of(rule) in on and key and key not in told:
            yield KeyRow(caps([key]), msg(f"shelf-{name}"))


def _told(module: str, names: Sequence[str]) -> Msg:
    """Say what one key does: by the text that bears the module's name, else by its actions."""
    if has_text(f"keys-{module}"):
        return msg(f"keys-{module}")
    one, *more = (action_text(name) for name in names)
    return msg("keys-or", one=one, other=more[0]) if more else one


def caps(keys: Sequence[str]) -> tuple[str | Msg, ...]:
    """Give the caps of some keys; the arrows share one, and so do digits in a row."""
    held = {key.rpartition("+")[0] for key in keys}
    ends = [key.rpartition("+")[2] or key for key in keys]
    if len(keys) > FEW and len(held) == 1 and all(one in ARROWS for one in ends):
        return (" ".join([*held, *(ARROWS[one] for one in ends)]).strip(),)
    if len(keys) > FEW and all(one.isdigit() for one in keys):
        return (f"{keys[0]}–{keys[-1]}",)
    return tuple(dict.fromkeys(_cap(key) for key in keys))


def _cap(key: str) -> str | Msg:
    if key in NAMES:
        return msg(NAMES[key])
    return ARROWS.get(key) or (key if len(key) == 1 else key.replace("+", " "))
