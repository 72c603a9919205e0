"""All keys with their meaning, in groups: read from the tables that assign the keys.

Texts are found by name: ``keys-<row>`` for a row, ``keys-group-<group>`` for the title of a group,
``keys-<page>-<row>`` for the keys of single pages, which stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import frozen

from alhambra_qt import modules
from alhambra_qt.controller.desk.between import KEY
from alhambra_qt.controller.desk.chips import TURN_KEYS
from alhambra_qt.controller.faces.found import act_of, shelves, stalls
from alhambra_qt.controller.presenter.table_presenter import DISPLAY_KEYS, SLOT_KEYS
from alhambra_qt.controller.view.table_view import STALLS
from alhambra_qt.controller.words.names import action_text, row_of
from alhambra_qt.i18n import Msg, has_text, msg
from alhambra_qt.ui.kit.bindings import ARROWS, Bindings, cap, split
from alhambra_qt.ui.kit.commands import COMMANDS, Command
from alhambra_qt.ui.program.page_rows import REPLAY, REVIEW, Rows, keys_by_row
from alhambra_qt.ui.table.keys import FIXED, name_of

ENDS = ("Home", "End")
UNDO = ("Ctrl+Z", "Ctrl+Y")
# Page: its rows, each with its keys; the words are ``keys-<page>-<row>``.
PAGES: Mapping[str, Rows] = {
    "replay": keys_by_row(REPLAY),
    # The slider of the graph and the plot of the games have their keys while they have the focus.
    "review": {
        "turns": ("Left", "Right"),
        "events": (),  # its place; the keys are in the table
        "scorings": ("PgUp", "PgDown"),
        "ends": ENDS,
        **keys_by_row(REVIEW),
    },
    "career": {"games": ("Left", "Right"), "ends": ENDS},
    "real": {
        "undo": UNDO,
        "line": ("Return",),
        "on": ("Ctrl+Return",),
        "copy": ("Ctrl+C",),
        "take": ("Del",),
        "lies": ("Ctrl+Return",),
        "places": ("Ctrl+Tab",),
        "count": ("F9",),
        "play": ("F5",),
        "ask": ("F8",),
        "files": ("Ctrl+O", "Ctrl+S"),
        "texts": ("Ctrl+V", "Ctrl+C"),
    },
}

DIGITS = "123456789"
FEW = 2  # more keys in a row share a cap

# What stands on things of the table in a turn; the rest of a turn comes from ``TURN_KEYS``.
TURN: dict[str, tuple[str, ...]] = {
    "slots": SLOT_KEYS,
    "display": DISPLAY_KEYS,
    "amount": ("Up", "Down"),
    "choices": ("1", "2", "3", "4", "5", "6"),
    "between": (KEY,),
}


@frozen
class KeyRow:
    """Some keys, each as it is written on a cap, and what they do.

    ``names`` are the commands that the keys give, none where they are those of one page;
    ``fixed`` says that they stay as they are, and ``changed`` that the person has others than the
    program gave.
    """

    caps: tuple[str | Msg, ...]
    text: Msg
    names: tuple[str, ...]
    fixed: bool
    changed: bool


@frozen
class KeyGroup:
    """Rows under a title."""

    title: Msg
    rows: tuple[KeyRow, ...]


def key_groups(on: Iterable[str], keys: Bindings) -> tuple[KeyGroup, ...]:
    """Give all keys: those that always work, of a turn, of the modules, and of single pages."""
    found = [
        *((name, _always(rows)) for name, rows in rows_of(COMMANDS).items()),
        ("turn", _turn()),
        ("modules", _of_modules(tuple(on))),
    ]
    groups = (
        KeyGroup(msg(f"keys-group-{name}"), tuple(_row(keys, *row) for row in rows))
        for name, rows in found
    )
    return (*(group for group in groups if group.rows), *_of_pages(keys))


def _of_pages(keys: Bindings) -> Iterator[KeyGroup]:
    for page, rows in PAGES.items():
        yield KeyGroup(
            msg(f"{page}-title"),
            tuple(
                KeyRow(
                    caps([*filter(None, map(keys.shown, some))]),
                    msg(f"keys-{page}-{name}"),
                    names=(),
                    fixed=True,
                    changed=False,
                )
                for name, some in rows.items()
            ),
        )


def rows_of(commands: Iterable[Command]) -> dict[str, dict[str, tuple[str, ...]]]:
    """Give the rows of all commands, by the groups they stand in."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for command in commands:
        if command.group:
            rows, row = found.setdefault(command.group, {}), command.row or command.name
            rows[row] = (*rows.get(row, ()), command.name)
    return found


def _row(keys: Bindings, names: Sequence[str], text: Msg) -> KeyRow:
    """Give a row: all keys of one command, or the first of each of several."""
    some = keys.keys(names[0]) if len(names) == 1 else [k for n in names for k in keys.keys(n)[:1]]
    changed = any(keys.changed(name) for name in names)
    return KeyRow(caps(some), text, tuple(names), FIXED.issuperset(names), changed)


# What a row tells of: the commands, and what they do.
Meaning = tuple[Sequence[str], Msg]


def _always(rows: dict[str, tuple[str, ...]]) -> Iterator[Meaning]:
    for name, commands in rows.items():
        yield commands, msg(f"keys-{name}")


def _turn() -> Iterator[Meaning]:
    for name, keys in TURN.items():
        yield [name_of(key) for key in keys], msg(f"keys-{name}")
    for target, key in TURN_KEYS.items():
        yield [name_of(key)], msg(f"keys-{target.word}")


def _of_modules(on: Sequence[str]) -> Iterator[Meaning]:
    """A row for each key of each module that plays, then for what lies on the shelf without one."""
    texts = set()
    for module in modules.chosen(on):
        keys: dict[str, list[str]] = {}
        for kind in module.handlers():
            if key := act_of(kind.name).key:
                keys.setdefault(key, []).append(kind.name)
        for key, names in keys.items():
            texts.add(key)
            yield [name_of(key)], _told(module.id, names)
    lying = {shelf.name: (shelf.rule, shelf.key) for shelf in shelves()}
    for stall in stalls().values():
        lying[STALLS] = (stall.rule, stall.key)
    for name, (rule, key) in lying.items():
        if row_of(rule) in on and key and key not in texts:
            yield [name_of(key)], msg(f"shelf-{name}")


def _told(module: str, names: Sequence[str]) -> Msg:
    """Say what one key does: by the text that bears the module's name, else by its actions."""
    if has_text(f"keys-{module}"):
        return msg(f"keys-{module}")
    text, *more = (action_text(name) for name in names)
    return msg("keys-or", one=text, other=more[0]) if more else text


def caps(keys: Sequence[str]) -> tuple[str | Msg, ...]:
    """Give the caps of some keys; the arrows share one, and so do digits in a row."""
    held = {key[: len(key) - len(split(key)[1])] for key in keys}
    ends = [split(key)[1] for key in keys]
    if len(keys) > FEW and len(held) == 1:
        before = held.pop()
        if all(end in ARROWS for end in ends):
            return (cap(before + " ".join(ARROWS[end] for end in ends)),)
        if "".join(ends) in DIGITS:
            return (cap(f"{before}{ends[0]}–{ends[-1]}"),)
    return tuple(dict.fromkeys(cap(key) for key in keys))
