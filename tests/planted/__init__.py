"""Planted faults: proof that the tests notice what they should.

Each TOML file of this folder lists the faults of one area. A fault is a small patch such as a tired
programmer might write: ``old``, which must occur exactly once in ``file``, is replaced by ``new``.
``why`` says what a person would notice, ``tests`` names the tests that are likely to catch it; they
run first. A fault with ``caught = false`` is known to slip through; its ``reason`` says why.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One fault and the tests that should catch it."""

    name: str
    file: str
    old: str
    new: str
    why: str
    tests: tuple[str, ...]
    caught: bool = True
    reason: str = ""

    def patched(self, root: Path) -> str:
        """Return the faulty text of the file; raise ValueError if the patch does not apply."""
        path = root / self.file
        if not path.is_file():
            raise ValueError(f"{self.name}: no file {self.file}")
        text = path.read_text(encoding="utf-8")
        found = text.count(self.old)
        if found != 1 or self.old == self.new:
            raise ValueError(f"{self.name}: occurs {found} times in {self.file}: {self.old!r}")
        return text.replace(self.old, self.new)


class _Area(msgspec.Struct, forbid_unknown_fields=True):
    fault: tuple[Fault, ...]


def areas() -> dict[str, tuple[Fault, ...]]:
    """Return the faults of every area, by the name of its file."""
    return {
        path.stem: msgspec.toml.decode(path.read_bytes(), type=_Area).fault
        for path in sorted(HERE.glob("*.toml"))
    }


def misfits(root: Path = ROOT) -> list[str]:
    """List what is wrong with the list itself: patches that do not apply, names used twice."""
    wrong: list[str] = []
    seen: set[str] = set()
    for fault in (fault for faults in areas().values() for fault in faults):
        if fault.name in seen:
            wrong.append(f"{fault.name}: this name is used twice")
        seen.add(fault.name)
        if not fault.tests or not fault.why or bool(fault.reason) == fault.caught:
            wrong.append(f"{fault.name}: needs tests, why, and a reason if it is not caught")
        try:
            fault.patched(root)
        except ValueError as error:
            wrong.append(str(error))
    return wrong
