"""Reading JSON from files and from standard input, with one clear complaint for everything."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from alhambra_qt.engine import BadData
from alhambra_qt.engine.fields import join, shown

STDIN = "-"
LONGEST = 400  # letters of a complaint

Json = dict[str, Any]


class BadInput(Exception):
    """An input error that names the file, the field and the rule, with a sentence."""

    def __init__(self, message: str, field: str = "", rule: str = "", file: str = "") -> None:
        super().__init__(message)
        self.message = " ".join(message.split())[:LONGEST]
        self.field = " ".join(field.split())[:LONGEST]
        self.rule = rule
        self.file = file

    def line(self) -> str:
        """Say it in one line."""
        rule = f" (rule {self.rule})" if self.rule else ""
        parts = [part for part in (self.file, self.field) if part]
        return ": ".join((*parts, f"{self.message}{rule}"))

    def to_json(self) -> Json:
        """Say it as an answer in JSON Lines."""
        return {"error": {"field": self.field, "rule": self.rule, "message": self.message}}


def named(error: BadData, prefix: str = "") -> BadInput:
    """Turn a complaint of the engine into one of the command line."""
    field = join(prefix, error.field) if error.field else prefix
    return BadInput(str(error), field, error.rule)


def parse(raw: bytes) -> Any:
    """Read JSON: UTF-8, no NaN, no field twice in an object.

    Raises:
        BadInput: if it is none.
    """
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"not UTF-8 text (byte {error.start})") from error
    try:
        return json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_twins)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadInput(f"not JSON: {error.msg} ({place})") from error
    except RecursionError as error:
        raise BadInput("not JSON that can be read: nested too deeply") from error
    except ValueError as error:
        raise BadInput("not JSON that can be read: a number of thousands of digits") from error


def _no_constant(name: str) -> Any:
    raise BadInput(f"not JSON: {name} is no number")


def _no_twins(pairs: list[tuple[str, Any]]) -> Json:
    found: Json = {}
    for name, value in pairs:
        if name in found:
            raise BadInput(f"not JSON that can be read: the field {shown(name)} is there twice")
        found[name] = value
    return found


def read_file(name: str) -> Any:
    """Read a file as JSON.

    Raises:
        BadInput: naming the file.
    """
    path = Path(name)
    try:
        if path.is_dir():
            raise BadInput("is a folder, not a file")
        return parse(path.read_bytes())
    except BadInput as error:
        error.file = name
        raise
    except FileNotFoundError as error:
        raise BadInput("there is no such file", file=name) from error
    except OSError as error:
        raise BadInput(f"cannot be read: {error.strerror}", file=name) from error
    except ValueError as error:  # a null byte in the name
        raise BadInput(f"cannot be read: {error}", file=shown(name)) from error


def answers(ask: Callable[[Any], Json]) -> Iterator[Json]:
    """Answer each line of standard input, a bad one with an error object."""
    for line in _lines():
        try:
            yield ask(parse(line.strip()))
        except BadInput as error:
            yield error.to_json()
        except BadData as error:
            yield named(error).to_json()


def _lines() -> Iterator[bytes]:
    """Read standard input by lines.

    Raises:
        BadInput: if it is closed or cannot be read.
    """
    if sys.stdin is None:
        raise BadInput("is closed", file="standard input")
    while True:
        try:
            line = sys.stdin.buffer.readline()
        except OSError as error:
            raise BadInput(f"cannot be read: {error.strerror}", file="standard input") from error
        if not line:
            return
        yield line
