"""Which translation was made from which English text: a mark for each text that teaches.

Texts that explain rules must not drift apart. ``checks/translated.json`` of a language holds, for
each text that teaches, a hash of the English text at the time it was translated. A text that is
that of English needs none.
"""

import hashlib
import json
from collections.abc import Collection, Mapping
from functools import cache

from fluent.syntax import FluentSerializer

from alhambra_qt.i18n import DEFAULT, LANGS
from tests.i18n import folder
from tests.i18n.fluent_files import Entry, entries

MARKS = "checks/translated.json"
TEACHING = ("book-", "ruling-", "lesson-", "exercise-", "coach-")
LENGTH = 12
Marks = dict[str, str]


@cache
def fingerprint(entry: Entry) -> str:
    """Give a short hash of a text; how its lines are broken does not matter."""
    source = " ".join(FluentSerializer().serialize_entry(entry).split())
    return hashlib.sha256(source.encode()).hexdigest()[:LENGTH]


def originals(lang: str = DEFAULT) -> Marks:
    """Give the fingerprint of every text of a language that teaches."""
    return {
        key: fingerprint(entry)
        for key, entry in sorted(entries(lang).items())
        if key.startswith(TEACHING)
    }


def translations() -> tuple[str, ...]:
    """Give the languages that are translated from English, and whole."""
    return tuple(lang for lang in LANGS if lang != DEFAULT)


def read(lang: str) -> Marks:
    """Read the marks of a language."""
    path = folder.place(lang, MARKS)
    marks: Marks = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return marks


def stale(
    marks: Mapping[str, str], english: Mapping[str, str], own: Mapping[str, str] | None = None
) -> list[str]:
    """Give the texts whose translation was not marked since the English one changed.

    Args:
        own: the fingerprints of the texts of the language.
    """
    same = own or {}
    return [key for key, mark in english.items() if mark not in (marks.get(key), same.get(key))]


def mark(
    marks: Mapping[str, str],
    english: Mapping[str, str],
    own: Collection[str],
    keys: Collection[str] = (),
) -> Marks:
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


def write(lang: str, marks: Marks) -> None:
    """Write the marks of a language."""
    text = json.dumps(marks, indent=1, sort_keys=True)
    path = folder.place(lang, MARKS)
    path.parent.mkdir(exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")
