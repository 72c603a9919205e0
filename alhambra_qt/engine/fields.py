"""Read a JSON object field by field, so that no invalid or unknown field slips through.

Each reader takes the fields it knows; ``left`` lists the others, which are errors. Every error
names the field by its path, such as ``seats.0.alhambra.2.at``.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeGuard

from .errors import BadData

Json = dict[str, Any]  # a JSON object

TOO_LARGE = 10_000
# Metadata of a field: what whole numbers it may hold; how many values.
LIMITS = "limits"
Limits = tuple[int, int]
EACH_SEAT: Mapping[str, str] = {"each": "seat"}


def within(low: int, high: int) -> Mapping[str, Limits]:
    """Return metadata for a field whose numbers go from ``low`` to ``high``."""
    return {LIMITS: (low, high)}


def join(where: str, name: str | int) -> str:
    """Join a path and the name or index of a part.

    >>> join("seats.0", "hand"), join("", "seats")
    ('seats.0.hand', 'seats')
    """
    return f"{where}.{name}" if where else str(name)


def shown(value: object) -> str:
    """Quote a wrong value for an error message, shortened if it is long or deep."""
    if isinstance(value, str | int | float | None):
        text = repr(value)
        return text if len(text) <= 60 else f"{text[:57]}..."
    if not isinstance(value, list):
        return "an object"
    flat = len(value) <= 3 and not any(isinstance(part, list | Mapping) for part in value)
    return f"[{', '.join(map(shown, value))}]" if flat else "a list"


def is_text(value: object) -> TypeGuard[str]:
    """Return whether a value is a string that can be encoded as UTF-8.

    JSON may contain a lone surrogate (``"\\ud800"``), which cannot be in a file or a seed.
    """
    if not isinstance(value, str):
        return False
    try:
        value.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def is_empty(value: object) -> bool:
    """Return whether a value means the same as a missing field."""
    if isinstance(value, list):
        return all(part is None or part == [] for part in value)
    return value is None or value is False or value in ({}, "")


class Fields:
    """A JSON object, with a record of the fields already read."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, Mapping):
            raise BadData(where or "position", f"must be an object, not {shown(data)}")
        self.data: Mapping[str, Any] = data
        self.where = where
        self.taken: set[str] = set()

    def path(self, name: str) -> str:
        """Return the path of a field."""
        return join(self.where, name)

    def take(self, name: str, default: Any = None) -> Any:
        """Return the value of a field unchecked, and mark it as read."""
        self.taken.add(name)
        return self.data.get(name, default)

    def required(self, name: str) -> Any:
        """Return the value of a required field, unchecked.

        Raises:
            BadData: if it is missing.
        """
        if name not in self.data:
            raise BadData(self.path(name), f"{name} is missing")
        return self.take(name)

    def text(self, name: str, default: str = "") -> str:
        """Read a string.

        Raises:
            BadData: if it is not a valid string.
        """
        value = self.take(name, default)
        if not is_text(value):
            raise BadData(self.path(name), f"must be a text, not {shown(value)}")
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        """Read a boolean.

        Raises:
            BadData: if it is neither true nor false.
        """
        value = self.take(name, default)
        if not isinstance(value, bool):
            raise BadData(self.path(name), f"must be true or false, not {shown(value)}")
        return value

    def whole(self, name: str, default: int, low: int = 0, high: int = TOO_LARGE) -> int:
        """Read an integer from ``low`` to ``high``.

        Raises:
            BadData: if it is not an integer, or out of range.
        """
        value = self.take(name, default)
        if type(value) is not int or not low <= value <= high:
            wanted = f"must be a whole number from {low} to {high}"
            raise BadData(self.path(name), f"{wanted}, not {shown(value)}")
        return value

    def items(self, name: str, most: int = TOO_LARGE) -> list[tuple[str, Any]]:
        """Read a list as (path, value) pairs.

        Raises:
            BadData: if it is not a list, or too long.
        """
        value = self.take(name)
        if value is None:
            return []
        if not isinstance(value, list):
            raise BadData(self.path(name), f"must be a list, not {shown(value)}")
        if len(value) > most:
            raise BadData(self.path(name), f"has {len(value)} entries, {most} are possible")
        return [(join(self.path(name), index), part) for index, part in enumerate(value)]

    def object(self, name: str) -> "Fields | None":
        """Read an object; return None if it is missing."""
        value = self.take(name)
        return None if value is None else Fields(value, self.path(name))

    def left(self) -> Sequence[str]:
        """List the fields not read yet, in their order."""
        return [name for name in self.data if name not in self.taken]
