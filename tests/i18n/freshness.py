"""Which translation was made from which English text: a mark for each text that teaches.

Texts that explain rules must not drift apart. ``freshness.json`` holds, for each language and each
text that teaches, a hash of the English text at the time it was translated.
"""

import hashlib
import json
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentSerializer

from alhambra_qt.i18n import DEFAULT, LANGS
from tests.i18n.fluent_files import Entry, entries

MARKS = Path(__file__).parent / "freshness.json"
TEACHING = ("book-", "ruling-", "lesson-", "exercise-", "coach-")
LENGTH = 12
Marks = dict[str, dict[str, str]]


@cache
def fingerprint(entry: Entry) -> str:
    """Give a short hash of a text; how its lines are broken does not matter."""
    source = " ".join(FluentSerializer().serialize_entry(entry).split())
    return hashlib.sha256(source.encode()).hexdigest()[:LENGTH]


def originals() -> dict[str, str]:
    """Give the fingerprint of every English text that teaches."""
    return {
        key: fingerprint(entry)
        for key, entry in sorted(entries(DEFAULT).items())
        if key.startswith(TEACHING)
    }


def translations() -> tuple[str, ...]:
    """Give the languages that are translated from English, and complete."""
    return tuple(lang for lang in LANGS if lang != DEFAULT)


def read() -> Marks:
    """Read the marks."""
    marks: Marks = json.loads(MARKS.read_text(encoding="utf-8")) if MARKS.exists() else {}
    return marks


def stale(marks: Mapping[str, str], english: Mapping[str, str]) -> list[str]:
    """Give the texts whose translation was not marked since the English one changed."""
    return [key for key, mark in english.items() if marks.get(key) != mark]


def mark(
    marks: Mapping[str, str],
    english: Mapping[str, str],
    own: Collection[str],
    keys: Collection[str] = (),
) -> dict[str, str]:
    """Mark texts of a language as translated, all if none is named; forget those that are gone.

    Args:
        own: the texts that the language has.

    Raises:
        KeyError: for a key that is no text that teaches, or that the language does not have.
    """
    unknown = [key for key in keys if key not in english or key not in own]
    if unknown:
        raise KeyError(", ".join(unknown))
    kept = {key: value for key, value in marks.items() if key in english}
    done = {key: english[key] for key in keys or english if key in own}
    return dict(sorted({**kept, **done}.items()))


def write(marks: Marks) -> None:
    """Write the marks."""
    text = json.dumps(marks, indent=1, sort_keys=True)
    MARKS.write_text(text + "\n", encoding="utf-8")
