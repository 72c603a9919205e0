"""Copies and JSON of attrs classes, derived from the types of their fields.

Each class gets functions of its own: their source is generated from the fields and compiled on
first use, as attrs does with ``__init__``. They are as fast as hand-written ones.
"""

import linecache
from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, ClassVar, Self, TypeVar, Union, get_args, get_origin

import attrs

from .fields import Json

T = TypeVar("T")
Change = Callable[[Any], Any]

# Metadata of a field. SHARED: copies share the object; FRESH: copies start with None.
SHARED: Mapping[str, bool] = {"shared": True}
FRESH: Mapping[str, bool] = {"fresh": True}


@attrs.frozen
class Spelling:
    """How the single values of a field are encoded in JSON, if not unchanged.

    Attributes:
        write: converts a value to JSON.
        read: converts it back; raises KeyError, TypeError or ValueError if it is invalid.
    """

    write: Change
    read: Change


def spelt(write: Change, read: Change) -> Mapping[str, Spelling]:
    """Return metadata for a field whose values (or items, in a list) are encoded this way."""
    return {"spelling": Spelling(write, read)}


class Copied:
    """An attrs class without subclasses whose copies are derived from the types of its fields.

    Lists, dicts and sets are copied deeply, and objects with a ``clone`` method are cloned.
    Immutable values are shared, and so is a ``Mapping``, which is only ever replaced. Any other
    type is an error, unless the field is marked ``SHARED`` or ``FRESH``.
    """

    __slots__ = ()
    __attrs_attrs__: ClassVar[Any]

    def clone(self) -> Self:
        """Return an independent copy."""
        kind = type(self)
        if "clone" not in vars(kind):  # present if a caller kept this method
            _put(kind, "clone", _copier(kind))
        return self.clone()


def _put(kind: type, name: str, function: Change) -> None:
    setattr(kind, name, function)


def _compiled(name: str, kind: type, argument: str, lines: list[str]) -> Change:
    """Compile a function of one argument for a class; tracebacks show its source."""
    text = "\n    ".join([f"def {name}({argument}):", *lines])
    file = f"<{name} of {kind.__module__}.{kind.__name__}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    names: dict[str, Any] = {"kind": kind, "new": object.__new__}
    for field in attrs.fields(kind):
        if spelling := field.metadata.get("spelling"):
            names |= {f"write_{field.name}": spelling.write, f"read_{field.name}": spelling.read}
    exec(compile(text, file, "exec"), names)
    function: Change = names[name]
    return function


# -- copies -----------------------------------------------------------------------------------


def _copier(kind: type[attrs.AttrsInstance]) -> Change:
    assigned = [f"twin.{field.name} = {_field_copy(field)}" for field in attrs.fields(kind)]
    return _compiled("clone", kind, "self", ["twin = new(kind)", *assigned, "return twin"])


def _field_copy(field: "attrs.Attribute[Any]") -> str:
    value = f"self.{field.name}"
    if field.metadata.get("fresh"):
        return "None"
    return value if field.metadata.get("shared") else _copy(field.type, value)


def _copy(kind: object, value: str, level: int = 0) -> str:
    """Return the source that copies a value of a type; just the value if it may be shared."""
    base, inner, item = get_origin(kind) or kind, get_args(kind), f"item{level}"
    if base in (Union, UnionType):
        some = _copy(_not_none(inner), value, level)
        return value if some == value else f"(None if {value} is None else {some})"
    if base is list and inner:
        each = _copy(inner[0], item, level + 1)
        return f"{value}[:]" if each == item else f"[{each} for {item} in {value}]"
    if base is dict and inner:
        each = _copy(inner[1], item, level + 1)
        # The test pays off: in most games most dicts of this kind are empty.
        pairs = f"({{key: {each} for key, {item} in {value}.items()}} if {value} else {{}})"
        return f"{value}.copy()" if each == item else pairs
    if base is set and inner:
        return f"{value}.copy()"
    if hasattr(base, "clone"):
        return f"{value}.clone()"
    hashed = getattr(base, "__hash__", None) if isinstance(base, type) else None
    if base is Mapping or hashed not in (None, object.__hash__):
        return value
    raise TypeError(f"nobody knows how to copy {kind}")


def _not_none(kinds: tuple[object, ...]) -> object:
    (some,) = (kind for kind in kinds if kind is not NoneType)
    return some


# -- JSON -------------------------------------------------------------------------------------


def to_json(whole: Any) -> Json:
    """Convert an attrs object to JSON: fields by name, dicts as sorted pairs."""
    return _writer(whole.__class__)(whole)


def from_json(kind: Callable[..., T], data: Json) -> T:
    """Build an object of a class from the output of ``to_json``.

    Raises:
        KeyError, TypeError, ValueError: if the data is invalid.
    """
    whole: T = _reader(kind)(data)
    return whole


@cache
def _writer(kind: Any) -> Callable[[Any], Json]:
    parts = []
    for field in attrs.fields(kind):
        single = f"write_{field.name}" if "spelling" in field.metadata else ""
        parts.append(f'"{field.name}": {_write(field.type, f"self.{field.name}", single)},')
    return _compiled("to_json", kind, "self", ["return {", *parts, "}"])


@cache
def _reader(kind: Any) -> Change:
    parts = []
    for field in attrs.fields(kind):
        value = f'data["{field.name}"]'
        single = f"read_{field.name}" if "spelling" in field.metadata else ""
        parts.append(f"{field.alias}={_read(field.type, value, single)},")
    return _compiled("from_json", kind, "data", ["return kind(", *parts, ")"])


def _write(kind: object, value: str, single: str, level: int = 0) -> str:
    """Return the source that writes a value of a type."""
    base, inner, item = get_origin(kind) or kind, get_args(kind), f"item{level}"
    if base is list and inner:
        each = _write(inner[0], item, single, level + 1)
        return value if each == item else f"[{each} for {item} in {value}]"
    if base is dict and inner:
        each = _write(inner[1], item, single, level + 1)
        pairs = f"sorted({value}.items())"
        return pairs if each == item else f"[(key, {each}) for key, {item} in {pairs}]"
    return f"{single}({value})" if single else value


def _read(kind: object, value: str, single: str, level: int = 0) -> str:
    """Return the source that reads a value of a type."""
    base, inner, item = get_origin(kind) or kind, get_args(kind), f"item{level}"
    if base is list and inner:
        return f"[{_read(inner[0], item, single, level + 1)} for {item} in {value}]"
    if base is dict and inner:
        key, each = _read(inner[0], "key", ""), _read(inner[1], item, single, level + 1)
        return f"{{{key}: {each} for key, {item} in {value}}}"
    if single:
        return f"{single}({value})"
    if base in (Union, UnionType):
        return f"None if {value} is None else {_read(_not_none(inner), value, '', level)}"
    if base in (int, bool, str):
        return f"{base.__name__}({value})"
    raise TypeError(f"nobody knows how {kind} stands in JSON")
