"""Key bindings: the defaults of the program, overridden by those of the person.

All other code uses the default name of a key (``M`` takes money). Only this module translates
between that name and the key that the person presses: ``meant`` for input, ``shown`` for display.
Keys are written as in Qt (``Ctrl+Shift+Z``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from typing import Any

from alhambra_qt.i18n import Msg, msg

Keys = Mapping[str, tuple[str, ...]]
MOST = 4  # keys of one command, in the settings
WRITTEN = re.compile(r"(?:(?:Meta|Ctrl|Alt|Shift)\+)*(?:\S|[A-Z][A-Za-z0-9 ]{1,20})")
HELD = ("Alt+", "Alt+Shift+", "Ctrl+Alt+")  # if letters require Alt, the first free one is used
NO_CHARACTER = {"Ctrl", "Alt", "Meta"}  # with one of these held, a key types no character

ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
NAMED = {
    "Return": "key-enter",
    "Enter": "key-enter",
    "Esc": "key-esc",
    "Space": "key-space",
    "Shift": "key-shift",
    "Ctrl": "key-ctrl",
    "Del": "key-delete",
    "Home": "key-home",
    "End": "key-end",
    "PgUp": "key-page-up",
    "PgDown": "key-page-down",
}


def cap(key: str) -> Msg | str:
    """Return the label of a key cap; a space separates modifiers such as Ctrl from the key."""
    held, _, end = key[:-1].rpartition("+")
    parts = [*filter(None, held.split("+")), end + key[-1:]]
    names = [msg(NAMED[part]) if part in NAMED else ARROWS.get(part, part) for part in parts]
    return reduce(_held, reversed(names))


def _held(key: Msg | str, held: Msg | str) -> Msg | str:
    if isinstance(key, str) and isinstance(held, str):
        return f"{held} {key}"
    return msg("key-held", held=held, key=key)


def split(key: str) -> tuple[frozenset[str], str]:
    """Split a shortcut into its modifiers and the key itself, which may be a plus."""
    held, _, end = (key[:-1], "", "+") if key.endswith("+") else key.rpartition("+")
    return frozenset(filter(None, held.split("+"))), end


def types(key: str) -> bool:
    """Return whether a key types a letter, a digit or a sign."""
    held, end = split(key)
    return len(end) == 1 and not held & NO_CHARACTER


class Bindings:
    """The keys of all commands: ``standard`` ones, the person's ``own``, optionally with Alt.

    With ``alt``, no key that types a character works without Alt. Where the combination is taken
    (Alt+L speaks the last move), the letter moves to Alt+Shift. Keys that already contain Alt never
    move, because users of screen readers know them by heart.
    """

    def __init__(self, standard: Keys | None = None, own: Keys | None = None, alt: bool = False):
        self.standard: Keys = standard or {}
        self.own: Keys = own or {}
        self.alt = alt
        chosen = {key for name in self.own if name in self.standard for key in self.own[name]}
        self.plain = {  # what a person chose wins over the key of a command that came later
            name: self.own.get(name, tuple(key for key in keys if key not in chosen))
            for name, keys in self.standard.items()
        }
        held = dict(_with_alt(self.plain)) if alt else {}
        self._held = {key: held.get(key, key) for keys in self.plain.values() for key in keys}
        self._meant: dict[str, str] = {}
        self._shown: dict[str, str] = {}
        for name, keys in self.standard.items():
            now = self.keys(name)
            for place, key in enumerate(keys):
                same = name not in self.own and place < len(now)
                self._shown[key] = now[place] if same else next(iter(now), "")
            for place, key in enumerate(now):
                self._meant[key] = keys[place] if name not in self.own else keys[0]

    def keys(self, name: str) -> tuple[str, ...]:
        """Return the keys that trigger a command."""
        found = (self._held[key] for key in self.plain.get(name, ()))
        return tuple(key for key in found if key)

    def changed(self, name: str) -> bool:
        """Return whether the person changed the keys of a command."""
        return name in self.own

    def meant(self, pressed: str) -> str:
        """Translate a pressed key to its default name; empty if it does nothing now.

        Keys without a command, such as those of a page, stay as they are or only require Alt.
        """
        if pressed in self._meant:
            return self._meant[pressed]
        if pressed in self._shown or not self.acts(pressed):
            return ""
        held = (name for name in HELD if self.alt and pressed.startswith(name))
        ends = (pressed.removeprefix(name) for name in held)
        plain = (end for end in ends if types(end) and end not in self._shown)
        return next((end for end in plain if self._spare(end) == pressed), pressed)

    def acts(self, pressed: str) -> bool:
        """Return whether a key counts where any key would do."""
        return not (self.alt and types(pressed))

    def shown(self, key: str) -> str:
        """Return the key to press for a default key; empty if the person removed it.

        ``K2`` is the second of several things that share a key: that key, then a digit.
        """
        if key in self._shown:
            return self._shown[key]
        if key[-1:].isdigit() and key[:-1] in self._shown:
            first = self._shown[key[:-1]]
            return (first + key[-1] if len(first) == 1 else f"{first} {key[-1]}") if first else ""
        return key if self.acts(key) else self._spare(key)

    def _spare(self, key: str) -> str:
        return next((way for way in _ways(key) if way not in self._meant), "")

    def owner(self, pressed: str) -> str:
        """Return the command bound to a key, given as pressed or without its required Alt."""
        owners = (name for name in self.standard if pressed in self._both(name))
        return next(owners, "")

    def given(self, name: str, pressed: str) -> Keys:
        """Return the person's keys with one added, removing it from any other command."""
        other = self.owner(pressed)
        given = next((key for key, held in self._held.items() if held == pressed), pressed)
        own = {**self.own, name: (given if other == name else pressed,)}
        if other and other != name:
            kept = (key for key in self.plain[other] if pressed not in (key, self._held[key]))
            own[other] = tuple(kept)
        return {name: keys for name, keys in own.items() if keys != self.standard.get(name)}

    def without(self, names: Iterable[str]) -> Keys:
        """Return the person's keys with these reset, and any command that took one of them."""
        gone = set(names)
        own = {name: keys for name, keys in self.own.items() if name not in gone}
        while clash := _clash(self.standard, own):
            del own[clash]
        return own

    def _both(self, name: str) -> set[str]:
        return {*self.plain[name], *self.keys(name)}


def _ways(key: str) -> Iterator[str]:
    return (f"{held}{key}" for held in HELD if key.isalpha() or held != "Alt+Shift+")


def _with_alt(plain: Keys) -> Iterator[tuple[str, str]]:
    """Map each key that types a character to one with Alt; empty if all are taken."""
    every = [key for keys in plain.values() for key in keys]
    taken = {key for key in every if not types(key)}
    for key in filter(types, every):
        found = next((way for way in _ways(key) if way not in taken), "")
        taken.add(found)
        yield key, found


def sound(
    standard: Keys, own: Mapping[str, Any], fixed: Iterable[str], reserved: Iterable[str]
) -> tuple[Keys, list[str]]:
    """Return the usable part of a person's keys, and the commands whose keys are unusable.

    An unknown command comes from another version: it is skipped and not reported.
    """
    known = {name: keys for name, keys in own.items() if name in standard}
    never, stays = set(reserved), set(fixed)
    good = {
        name: tuple(keys)
        for name, keys in known.items()
        if name not in stays and _written(keys) and not never & set(keys)
    }
    while clash := _clash(standard, good):
        del good[clash]
    return good, [name for name in known if name not in good]


def _written(keys: Any) -> bool:
    if not isinstance(keys, Sequence) or isinstance(keys, str) or len(keys) > MOST:
        return False
    every = all(isinstance(key, str) and WRITTEN.fullmatch(key) for key in keys)
    return every and len(set(keys)) == len(keys)


def _clash(standard: Keys, own: Keys) -> str:
    seen = {key for name, keys in standard.items() if name not in own for key in keys}
    for name, keys in own.items():
        if seen & set(keys):
            return name
        seen |= set(keys)
    return ""
