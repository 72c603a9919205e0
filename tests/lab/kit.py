"""Runs the command in this process and gives what it printed."""

import io
import json
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest.mock import patch

import attrs
import pytest

from alhambra_qt.engine import BadData
from alhambra_qt.lab.cli import main

Json = dict[str, Any]


@attrs.frozen
class Run:
    """The exit status, the JSON documents of standard output, and standard error."""

    status: int
    out: list[Any]
    err: str

    @property
    def only(self) -> Any:
        """The single document of a command that went well."""
        assert (self.status, self.err, len(self.out)) == (0, "", 1), self
        return self.out[0]

    @property
    def complaint(self) -> str:
        """The one line of a command that refused its input."""
        assert (self.status, self.out) == (2, []), self
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        assert self.err.startswith("alhambra-lab: ")
        return self.err.strip().removeprefix("alhambra-lab: ")


def lab(*words: object, stdin: bytes = b"") -> Run:
    """Run ``alhambra-lab`` with these words."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    entered = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", entered):
        status = main([str(word) for word in words])
    texts = []
    for stream in (out, err):
        stream.flush()
        stream.seek(0)
        texts.append(stream.read())
    return Run(status, [json.loads(line) for line in texts[0].splitlines()], texts[1])


def played(*words: object) -> tuple[list[Json], Json]:
    """Let computers play, and give the games and the summary."""
    run = lab("play", *words)
    assert (run.status, run.err) == (0, "")
    return run.out[:-1], run.out[-1]["summary"]


MEASURED = {"seconds", "ms_per_decision", "ms_per_level", "games_per_second"}


def without_times(lines: list[Json]) -> list[Json]:
    """Leave out of games or summaries what is measured."""
    return [{name: line[name] for name in line if name not in MEASURED} for line in lines]


def position(**fields: Any) -> Json:
    """Give a position of two seats with these fields."""
    return {"format": "alhambra-position", "version": 1, "seats": [{}, {}], **fields}


def complaint(read: Callable[..., object], *data: Any, **fields: Any) -> tuple[str, str]:
    """Give the field and the rule named when reading this is refused."""
    with pytest.raises(BadData) as caught:
        read(*data, **fields)
    return caught.value.field, caught.value.rule


def written(folder: Path, data: Any, name: str = "p.json") -> Path:
    """Write data as a JSON file."""
    path = folder / name
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def lines(*documents: Any) -> bytes:
    """Write documents as JSON Lines."""
    return b"".join(json.dumps(document).encode() + b"\n" for document in documents)


def built(*tiles: tuple[str, int, int]) -> list[Json]:
    """Write the tiles of an Alhambra."""
    return [{"tile": tile, "at": [x, y]} for tile, x, y in tiles]
