"""How the texts read: words that are never used, sentences that begin large, numbers that agree."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra_qt import i18n
from alhambra_qt.i18n import Arg, msg, tr
from tests.i18n.fluent_files import entries, variables
from tests.i18n.test_parity import all_texts, report, values

LANGS = i18n.available()
SENTENCE = re.compile(r"[.!?]$")
MARKUP = "*“„«\u202f "
# What may begin a sentence as it is; every other value is tried as a thing in small letters.
FIRST: dict[str, Arg] = {
    "card": msg("card-karim"),
    "file": "Saved game.json",
    "n": 3,
    "name": "Ana",
    "over": 3,
    "place": msg("rank-place", n=1),
    "types": msg("types-arcades"),
    **dict.fromkeys(("missing", "price", "sum"), msg("count-florin", n=8)),
}
COUNTED = (
    "actions buildings cards chests coins colours games minutes modules moves players points"
    " residents rounds sides spaces sticks tiles turns walls"
)
ONE_OF_MANY = re.compile(rf"(?<!± )(?<!\S)1 (?:\w+ )?(?:{COUNTED.replace(' ', '|')})\b")


def forbidden() -> list[dict[str, str]]:
    """The words that no text may use: the language, a pattern, an example and why."""
    with (Path(__file__).parent / "forbidden.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("row", forbidden(), ids=lambda row: f"{row['lang']}: {row['wrong']}")
def test_forbidden_words(row: dict[str, str]) -> None:
    """The pattern finds its example of what is wrong, and nothing in the texts of its language."""
    pattern = re.compile(row["pattern"])
    assert pattern.search(row["wrong"])
    wrong = [
        f"{key}: {text!r}: {row['why']}"
        for key, text in all_texts(row["lang"])
        if pattern.search(text.replace("*", ""))
    ]
    assert not wrong, report(wrong)


def rendered(lang: str) -> Iterator[tuple[str, str]]:
    """Every text in all its branches, with things in small letters for the values it names."""
    for key in sorted(entries(lang)):
        for chosen in values(lang, key):
            real = {
                name: FIRST.get(name, msg("a-arcades")) if value == "Ana" else value
                for name, value in chosen.items()
            }
            yield key, tr(lang, msg(key, **real))


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_begin_large(lang: str) -> None:
    """What ends like a sentence begins with a capital letter or a figure, whatever it is about."""
    wrong = [
        f"{key}: {said!r}"
        for key, said in rendered(lang)
        if SENTENCE.search(said) and said.lstrip(MARKUP)[:1].islower()
    ]
    assert not wrong, report(wrong)


def test_english_numbers_agree() -> None:
    """No English text says "1 turns", whatever value the one stands for."""
    wrong = []
    for key, entry in entries("en").items():
        said = tr("en", msg(key, **dict.fromkeys(variables(entry), 1)))
        if ONE_OF_MANY.search(said):
            wrong.append(f"{key}: {said!r}")
    assert not wrong, report(wrong)
