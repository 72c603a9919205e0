"""One word for one thing: every text uses the words of its glossary, and none it rules out.

A row of ``i18n/<language>/checks/glossary.csv`` is a term with its forms in that language, the
first in the singular, the second in the plural where there is one, further ones that say the same;
``not`` are words that are never used for it. ``free`` names the texts that may say it otherwise,
with * for any letters. Where ``only`` says yes, no label, log line or rule uses the word for
anything else.
"""

import re
from fnmatch import fnmatchcase
from functools import cache

import pytest

from alhambra_qt import i18n
from alhambra_qt.i18n import msg, tr
from tests.i18n import folder
from tests.i18n.fluent_files import entries
from tests.i18n.freshness import TEACHING
from tests.i18n.test_parity import all_texts, report

TRANSLATIONS = [lang for lang in i18n.LANGS if lang != i18n.DEFAULT]
ENDING = 2  # letters of a word that may change with case, number and article
STEM = 4


def glossary(lang: str) -> folder.Rows:
    """The rows of the glossary of a language."""
    return folder.rows(lang, "glossary")


def terms() -> dict[str, str]:
    """The English forms of each term."""
    return {row["term"]: row["forms"] for row in glossary(i18n.DEFAULT)}


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


def missing(lang: str, row: dict[str, str]) -> list[str]:
    """The texts whose English uses the term while those of a language do not."""
    english, own = exact(terms()[row["term"]]), any_ending(row["forms"])
    using = [key for key, text in said(i18n.DEFAULT).items() if english.search(text)]
    return [key for key in using if not own.search(said(lang)[key])]


def test_terms_are_those_of_english() -> None:
    """Each term is used in English."""
    every = " ".join(said(i18n.DEFAULT).values())
    assert [term for term, cell in terms().items() if not exact(cell).search(every)] == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_terms_are_used(lang: str) -> None:
    """Where English uses a term, so does each translation; texts are free only if need be."""
    wrong = []
    for row in glossary(lang):
        lacking = missing(lang, row)
        wrong += [
            f"{lang} {key}: {said(lang)[key]!r} for {said(i18n.DEFAULT)[key]!r}"
            for key in lacking
            if not is_free(row, key)
        ]
        spare = [
            one for one in row["free"].split() if not any(fnmatchcase(k, one) for k in lacking)
        ]
        wrong += [f"{lang} {row['term']}: free without need: {one}" for one in spare]
    assert not wrong, report(wrong)


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_terms_mean_one_thing(lang: str) -> None:
    """A translation says a term only where English does; texts that teach tell more freely."""
    wrong = []
    for row in glossary(lang):
        english, own = exact(terms()[row["term"]]), exact(" | ".join(forms(row["forms"])[:2]))
        wrong += [
            f"{lang} {key}: {text!r} for {said(i18n.DEFAULT)[key]!r}"
            for key, text in (said(lang) if row["only"] else {}).items()
            if not key.startswith(TEACHING)
            and own.search(text)
            and not english.search(said(i18n.DEFAULT)[key])
        ]
    assert not wrong, report(wrong)


@pytest.mark.parametrize("lang", i18n.LANGS)
def test_other_words_are_not_used(lang: str) -> None:
    """No text uses a word that the glossary rules out."""
    wrong = [
        f"{key}: {text!r} instead of {row['forms']}"
        for row in glossary(lang)
        if row["not"]
        for pattern in [exact(row["not"])]
        for key, text in said(lang).items()
        if pattern.search(text)
    ]
    assert not wrong, report(wrong)


@pytest.mark.parametrize("lang", i18n.LANGS)
def test_pieces_are_called_by_their_terms(lang: str) -> None:
    """Types, currencies and counted things that stand in texts have the words of the glossary."""
    wrong = []
    for row in glossary(lang):
        one, many = (forms(row["forms"]) * 2)[:2]
        for start, word in (("type", one), ("cur", one), ("curs", many)):
            if f"{start}-{row['term']}" in entries(i18n.DEFAULT):
                text = tr(lang, msg(f"{start}-{row['term']}"))
                wrong += [f"{start}-{row['term']}: {text}, not {word}"] if text != word else []
        if f"count-{row['term']}" in entries(i18n.DEFAULT):
            texts = [tr(lang, msg(f"count-{row['term']}", n=n)) for n in (1, 2)]
            wrong += [f"{texts}, not {one}, {many}"] if texts != [f"1 {one}", f"2 {many}"] else []
    assert not wrong, report(wrong)
