"""Which keys do what: those of the program, and over them those of the person.

Everything in the program knows a key by the name that the program gave it (``M`` takes money).
Only here that key and the one under the person's finger become each other: ``meant`` on the way
in, ``shown`` on the way out. Keys are written as Qt writes them (``Ctrl+Shift+Z``).
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
HELD = ("Alt+", "Alt+Shift+", "Ctrl+Alt+")  # where a letter needs Alt, the first that is free
NO_CHARACTER = {"Ctrl", "Alt", "Meta"}  # with one of these held a key types nothing

ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
NAMED = {
    "Return": "key-enter",
    "Enter": "key-enter",
    "Esc": "key-esc",
    "Space": "key-space",
    "Shift": "key-shift",
}


def cap(key: str) -> Msg | str:
    """Give a key as it stands on a cap: Ctrl and the like are parted from it by a space."""
    held, _, end = key[:-1].rpartition("+")
    parts = [*filter(None, held.split("+")), end + key[-1:]]
    names = [msg(NAMED[one]) if one in NAMED else ARROWS.get(one, one) for one in parts]
    return reduce(_held, reversed(names))


def _held(key: Msg | str, held: Msg | str) -> Msg | str:
    if isinstance(key, str) and isinstance(held, str):
        return f"{held} {key}"
    return msg("key-held", held=held, key=key)


def split(key: str) -> tuple[frozenset[str], str]:
    """Part what is held from the key itself, which may be a plus."""
    held, _, end = (key[:-1], "", "+") if key.endswith("+") else key.rpartition("+")
    return frozenset(filter(None, held.split("+"))), end


def types(key: str) -> bool:
    """Whether it types a letter, a digit or a sign."""
    held, end = split(key)
    return len(end) == 1 and not held & NO_CHARACTER


class Bindings:
    """The keys of all commands: the ``standard`` ones, the person's ``own``, perhaps with Alt.

    With ``alt`` nothing that types a character acts without Alt. Where that is taken (Alt+L says
    the last move) the letter goes to Alt+Shift: who listens knows the spoken keys by heart, and
    no key that has Alt already ever moves.
    """

    def __init__(self, standard: Keys | None = None, own: Keys | None = None, alt: bool = False):
        self.standard: Keys = standard or {}
        self.own: Keys = own or {}
        self.alt = alt
        self.plain = {name: self.own.get(name, keys) for name, keys in self.standard.items()}
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
        """Give the keys of a command as they are pressed."""
        found = (self._held[key] for key in self.plain.get(name, ()))
        return tuple(key for key in found if key)

    def changed(self, name: str) -> bool:
        """Whether the person gave it other keys."""
        return name in self.own

    def meant(self, pressed: str) -> str:
        """Give the program's name of a key that was pressed; empty if it means nothing now.

        Keys without a name, such as those of a page, are only given Alt, or as they are.
        """
        if pressed in self._meant:
            return self._meant[pressed]
        if pressed in self._shown or not self.acts(pressed):
            return ""
        held = (one for one in HELD if self.alt and pressed.startswith(one))
        ends = (pressed.removeprefix(one) for one in held)
        plain = (end for end in ends if types(end) and end not in self._shown)
        return next((end for end in plain if self._spare(end) == pressed), pressed)

    def acts(self, pressed: str) -> bool:
        """Whether a key may do anything at all where any key does the same."""
        return not (self.alt and types(pressed))

    def shown(self, key: str) -> str:
        """Give the key to be pressed for one of the program; empty if the person left it none.

        ``K2`` is the second of several things with one key: that key, then a digit.
        """
        if key in self._shown:
            return self._shown[key]
        if key[-1:].isdigit() and key[:-1] in self._shown:
            first = self._shown[key[:-1]]
            return (first + key[-1] if len(first) == 1 else f"{first} {key[-1]}") if first else ""
        return key if self.acts(key) else self._spare(key)

    def _spare(self, key: str) -> str:
        """Give to a key without a name what no command has, with Alt."""
        return next((way for way in _ways(key) if way not in self._meant), "")

    def owner(self, pressed: str) -> str:
        """Give the command that has a key, as it is pressed or without the Alt that it needs."""
        owners = (name for name in self.standard if pressed in self._both(name))
        return next(owners, "")

    def given(self, name: str, pressed: str) -> Keys:
        """Give the person's keys with one more: taken away from whoever has it."""
        other = self.owner(pressed)
        given = next((key for key, held in self._held.items() if held == pressed), pressed)
        own = {**self.own, name: (given if other == name else pressed,)}
        if other and other != name:
            kept = (key for key in self.plain[other] if pressed not in (key, self._held[key]))
            own[other] = tuple(kept)
        return {one: keys for one, keys in own.items() if keys != self.standard.get(one)}

    def without(self, names: Iterable[str]) -> Keys:
        """Give the person's keys with these as they were; what took one of them gives it back."""
        gone = set(names)
        own = {name: keys for name, keys in self.own.items() if name not in gone}
        while clash := _clash(self.standard, own):
            del own[clash]
        return own

    def _both(self, name: str) -> set[str]:
        return {*self.plain[name], *self.keys(name)}


def _ways(key: str) -> Iterator[str]:
    """Give the ways to hold Alt with a key; of signs Shift belongs to typing them."""
    return (f"{held}{key}" for held in HELD if key.isalpha() or held != "Alt+Shift+")


def _with_alt(plain: Keys) -> Iterator[tuple[str, str]]:
    """Give to each key that types a character the one with Alt; empty if all are taken."""
    every = [key for keys in plain.values() for key in keys]
    taken = {key for key in every if not types(key)}
    for key in filter(types, every):
        found = next((way for way in _ways(key) if way not in taken), "")
        taken.add(found)
        yield key, found


def sound(
    standard: Keys, own: Mapping[str, Any], fixed: Iterable[str], reserved: Iterable[str]
) -> tuple[Keys, list[str]]:
    """Give what can be used of somebody's keys, and the commands of which it cannot.

    A command that is not known here is of another version: it is neither used nor wrong.
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
    """Give a command of the person's that has a key of another one; empty if there is none."""
    seen = {key for name, keys in standard.items() if name not in own for key in keys}
    for name, keys in own.items():
        if seen & set(keys):
            return name
        seen |= set(keys)
    return ""
