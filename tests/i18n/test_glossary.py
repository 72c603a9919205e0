"""One word for one thing: every text uses the words of i18n/glossary.csv, and none it rules out.

A row is a term with its forms in each language, the first in the singular, the second in the plural
where there is one, further ones that say the same; ``*_not`` are words that are never used for it.
``free`` names the texts that may say it otherwise, with * for any letters. Where ``back`` says yes,
no label, log line or rule uses the word for anything else.
"""

import csv
import re
from fnmatch import fnmatchcase
from functools import cache

import pytest

from alhambra_qt import i18n, paths
from alhambra_qt.i18n import msg, tr
from tests.i18n.fluent_files import entries
from tests.i18n.freshness import TEACHING
from tests.i18n.test_parity import all_texts, report

TRANSLATIONS = [lang for lang in i18n.LANGS if lang != i18n.DEFAULT]
ENDING = 2  # letters of a word that may change with case, number and article
STEM = 4


@cache
def glossary() -> tuple[dict[str, str], ...]:
    """The rows of the glossary."""
    with (paths.i18n_dir() / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return tuple(csv.DictReader(file))


def forms(cell: str) -> list[str]:
    """The forms of a term in a language."""
    return [form.strip() for form in cell.split("|") if form.strip()]


def exact(cell: str) -> re.Pattern[str]:
    """Finds one of the forms as it stands."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms(cell)))})(?!\w)", re.IGNORECASE)


def any_ending(cell: str) -> re.Pattern[str]:
    """Finds one of the forms with any ending of its words."""
    found = (r"\s+".join(map(stem, form.split())) for form in forms(cell))
    return re.compile(rf"(?<!\w)(?:{'|'.join(found)})", re.IGNORECASE)


def stem(word: str) -> str:
    """A pattern for a word without its ending; short words have none."""
    kept = word if len(word) <= STEM else word[: max(STEM, len(word) - ENDING)]
    return re.escape(kept) + r"\w*"


@cache
def said(lang: str) -> dict[str, str]:
    """The texts of a language with all their branches, without marks."""
    found: dict[str, str] = {}
    for key, text in all_texts(lang):
        found[key] = f"{found.get(key, '')} ¦ {text.replace('*', '')}"
    return found


def is_free(row: dict[str, str], key: str) -> bool:
    """Whether a text may say a term otherwise."""
    return any(fnmatchcase(key, pattern) for pattern in row["free"].split())


def missing(row: dict[str, str]) -> dict[str, list[str]]:
    """The texts whose English uses the term while a translation does not, by language."""
    english = exact(row["en"])
    using = [key for key, text in said("en").items() if english.search(text)]
    own = {lang: any_ending(row[lang]) for lang in TRANSLATIONS}
    return {lang: [k for k in using if not own[lang].search(said(lang)[k])] for lang in own}


def test_terms_are_used() -> None:
    """Where English uses a term, each translation uses its own; texts are free only if need be."""
    every, wrong = " ".join(said("en").values()), []
    for row in glossary():
        if not exact(row["en"]).search(every):
            wrong.append(f"no English text uses {row['term']}")
        lacking = missing(row)
        wrong += [
            f"{lang} {key}: {said(lang)[key]!r} for {said('en')[key]!r}"
            for lang, keys in lacking.items()
            for key in keys
            if not is_free(row, key)
        ]
        lacked = {key for keys in lacking.values() for key in keys}
        spare = [one for one in row["free"].split() if not any(fnmatchcase(k, one) for k in lacked)]
        wrong += [f"{row['term']}: free without need: {one}" for one in spare]
    assert not wrong, report(wrong)


def test_terms_mean_one_thing() -> None:
    """A translation says a term only where English does; texts that teach tell more freely."""
    wrong = []
    for row in glossary():
        english = exact(row["en"])
        for lang in TRANSLATIONS if row["back"] else ():
            own = exact(" | ".join(forms(row[lang])[:2]))
            wrong += [
                f"{lang} {key}: {text!r} for {said('en')[key]!r}"
                for key, text in said(lang).items()
                if not key.startswith(TEACHING)
                and own.search(text)
                and not english.search(said("en")[key])
            ]
    assert not wrong, report(wrong)


@pytest.mark.parametrize("lang", i18n.LANGS)
def test_other_words_are_not_used(lang: str) -> None:
    """No text uses a word that the glossary rules out."""
    wrong = [
        f"{key}: {text!r} instead of {row[lang]}"
        for row in glossary()
        if row[f"{lang}_not"]
        for pattern in [exact(row[f"{lang}_not"])]
        for key, text in said(lang).items()
        if pattern.search(text)
    ]
    assert not wrong, report(wrong)


@pytest.mark.parametrize("lang", i18n.LANGS)
def test_pieces_are_called_by_their_terms(lang: str) -> None:
    """Types, currencies and counted things that stand in texts have the words of the glossary."""
    wrong = []
    for row in glossary():
        one, many = (*forms(row[lang]), *forms(row[lang]))[:2]
        for start, word in (("type", one), ("cur", one), ("curs", many)):
            if f"{start}-{row['term']}" in entries("en"):
                text = tr(lang, msg(f"{start}-{row['term']}"))
                wrong += [f"{start}-{row['term']}: {text}, not {word}"] if text != word else []
        if f"count-{row['term']}" in entries("en"):
            texts = [tr(lang, msg(f"count-{row['term']}", n=n)) for n in (1, 2)]
            wrong += [f"{texts}, not {one}, {many}"] if texts != [f"1 {one}", f"2 {many}"] else []
    assert not wrong, report(wrong)
