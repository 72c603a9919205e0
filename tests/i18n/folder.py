"""The folder of a language: what it holds beside its texts, and what it lacks.

``language.json`` has the name of the language, and whether it is whole. ``checks`` has tables that
only tests read: words of the glossary, forms that have to agree, words that are wrong, and style.
`lacking` says in sentences what is not there yet.
"""

import csv
from collections import defaultdict
from functools import cache
from pathlib import Path

from alhambra_qt import i18n, paths
from tests.i18n.fluent_files import entries, files

COLUMNS = {
    "glossary": ("term", "forms", "gender", "not", "free", "only"),
    "agreement": ("what", "one", "many"),
    "forbidden": ("pattern", "wrong", "why"),
    "style": ("what", "holds"),
}
AGREEING = ("verb", "first", "gender", "mistake")
STYLE = (
    "names",
    "foreign quotes",
    "space before marks",
    "may be twice",
    "abbreviations",
    "you hold",
    "places",
    "colours",
    "said colours",
    "figures",
    "pointing",
)
NOUNS_LARGE = ("nouns large", "yes")
SPACES = ("none", "narrow")
SHOWN = 3  # of the texts that a file lacks
OTHER_FILES = ("language.json", "man/alhambra-qt.6", "man/alhambra-lab.6")
Rows = tuple[dict[str, str], ...]


def place(lang: str, name: str) -> Path:
    """A file of a language."""
    return paths.i18n_dir() / lang / name


def rows(lang: str, table: str) -> Rows:
    """The rows of a table of a language; none if it has no such table."""
    return _read(place(lang, f"checks/{table}.csv"))


@cache
def _read(path: Path) -> Rows:
    if not path.exists():
        return ()
    with path.open(encoding="utf-8", newline="") as file:
        return tuple(csv.DictReader(file))


def forget() -> None:
    """Forget all tables that were read."""
    _read.cache_clear()
    agreement.cache_clear()


def style(lang: str, what: str) -> list[str]:
    """Return the contents of the rows of one kind of ``style.csv``.

    Raises:
        AssertionError: if there is no such row.
    """
    found = [row["holds"] for row in rows(lang, "style") if row["what"] == what]
    assert found, f"{lang}: style.csv has no row '{what}'"
    return [one for one in found if one]


def nouns_are_large(lang: str) -> bool:
    """Whether the language writes every noun large."""
    return any((row["what"], row["holds"]) == NOUNS_LARGE for row in rows(lang, "style"))


def words(lang: str, what: str) -> list[str]:
    """The words, separated by spaces, that the rows of one kind hold."""
    return " ".join(style(lang, what)).split(" ")


def pattern(lang: str, what: str) -> str:
    """A pattern that finds what any row of one kind does; nothing if they are empty."""
    return "|".join(style(lang, what)) or r"(?!)"


@cache
def agreement(lang: str) -> dict[str, tuple[tuple[str, str], ...]]:
    """Return forms that have to agree, by kind: with one thing, with several."""
    kinds: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for row in rows(lang, "agreement"):
        kinds[row["what"]].append((row["one"], row["many"]))
    return {what: tuple(pairs) for what, pairs in kinds.items()}


def single(lang: str, what: str) -> list[str]:
    """The first column of one kind of row of ``agreement.csv``."""
    return [one for one, _ in agreement(lang).get(what, ())]


def lacking(lang: str) -> list[str]:
    """List what is missing in the folder of a language, each in one sentence."""
    folder = paths.i18n_dir() / lang
    if not folder.is_dir():
        return [f"{lang}: there is no folder i18n/{lang}"]
    found = _lacking_texts(lang)
    found += [f"{lang}: {name} is missing" for name in OTHER_FILES if not (folder / name).exists()]
    if not i18n.facts(lang).name:
        found.append(f"{lang}: language.json has no 'name'")
    if not i18n.facts(lang).whole:
        found.append(f'{lang}: language.json does not say "whole": true')
    for table, columns in COLUMNS.items():
        found += _lacking_in(lang, table, columns)
    return found


def _lacking_texts(lang: str) -> list[str]:
    """List the files of English of which texts are missing, each with the first of them."""
    own, found = entries(lang).keys(), []
    for path in files(i18n.DEFAULT):
        english = entries(i18n.DEFAULT, path.stem)
        missing = [key for key in english if key not in own]
        if not place(lang, path.name).exists() and len(missing) == len(english):
            found.append(f"{lang}: {path.name} is missing ({len(missing)} texts)")
        elif missing:
            more = f" and {len(missing) - SHOWN} more" if len(missing) > SHOWN else ""
            found.append(f"{lang}: {path.name} lacks {', '.join(missing[:SHOWN])}{more}")
    return found


def _lacking_in(lang: str, table: str, columns: tuple[str, ...]) -> list[str]:
    """List what is missing of a table: itself, columns, rows."""
    name, held = f"{table}.csv", rows(lang, table)
    if not held:
        return [f"{lang}: checks/{name} is missing or has no row"]
    found = [f"{lang}: {name} has no column '{one}'" for one in columns if one not in held[0]]
    if found:
        return found
    if any(None in row or None in row.values() for row in held):
        return [f"{lang}: a row of {name} has too few or too many columns"]
    if table == "glossary":
        terms = {row["term"]: row["forms"] for row in held}
        english = [row["term"] for row in rows(i18n.DEFAULT, table)]
        found = [f"{lang}: {name} has no row '{one}'" for one in english if not terms.get(one)]
        return found + [f"{lang}: English has no term '{one}'" for one in {*terms} - {*english}]
    if table == "agreement":
        kinds = {row["what"].partition(" ")[0] for row in held}
        return [f"{lang}: {name} has no row '{one}'" for one in AGREEING if one not in kinds]
    if table == "style":
        kinds = {row["what"] for row in held}
        found = [f"{lang}: {name} has no row '{one}'" for one in STYLE if one not in kinds]
        spaces = [row["holds"] for row in held if row["what"] == "space before marks"]
        wrong = [one for one in spaces if one not in SPACES]
        return found + [f"{lang}: {name}: 'space before marks' is none or narrow" for _ in wrong]
    return []
