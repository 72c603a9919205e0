"""Numbers, verbs, articles and nouns agree in all that is read.

``agreement.csv`` has what the languages need beside the glossary: verbs (``verb``) and those that
stand before what they are about (``first``), each with one thing and with several; words that
stand before nouns, by the gender of the glossary (``gender m``, or ``gender`` where there is none).
"""

import csv
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.i18n.test_glossary import forms, glossary

BEFORE = r"(?<![\w,.+×−=±/–])(?<![+×−=±/–] )"
BEGINS = r"(?:^|(?<=[.:;!?·(,–] )|(?<=[.:;!?·(,–]\u202f))"  # a clause
ADVERB = r"(?:(?:still|only|now|ancora|solo|ora|încă|doar|acum|mai|encore|non|ne|nu) )?"
COMPOUND = r"(?! \w+s\b)"  # English: 8 wall cards, many gate cards
MISTAKES = {
    "en": "1 tiles; 2 tile; 1 tile are left; 3 chests passes; There is 2 chests; a tiles; two tile",
    "it": "1 tessere; 0 tessera; 1 ladro escono; Oggi, 2 ladri va via; Resta 2 azioni; "
    "Restano ancora 1 azione; il tessera; della muro; i muro; le tessera",
    "ro": "1 piese; 2 piesă; 2 cufere trece; 20 de cufere are; Rămâne 2 piese; o turn; un piesă; "
    "doi turnuri; aceste turn; 20 piese; 101 de piese; 19 de piese",
    "fr": "0 tuiles; 2 tuile; 1 coffre passent; 0 coffre sont; 2 coffres passe; le tuile; "
    "une mur; les tuile; du tuile",
}


@cache
def agreement(lang: str) -> dict[str, tuple[tuple[str, str], ...]]:
    """Return forms that have to agree in a language, by kind: with one thing, with several."""
    kinds: dict[str, list[tuple[str, str]]] = defaultdict(list)
    with (Path(__file__).parent / "agreement.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["lang"] == lang:
                kinds[row["what"]].append((row["one"], row["many"]))
    return {what: tuple(pairs) for what, pairs in kinds.items()}


def apart(pairs: list[tuple[str, str]]) -> tuple[str, str]:
    """Two patterns for pairs: what is only one thing, what is only several."""
    one, many = ({pair[k] for pair in pairs if pair[k]} for k in (0, 1))
    return "|".join(sorted(one - many)), "|".join(sorted(many - one))


def counted(lang: str) -> tuple[str, str]:
    """Return two patterns of countable things: one of it, several of it."""
    every = (forms(row[lang])[:2] for row in glossary())
    return apart([(pair[0], pair[1]) for pair in every if len(pair) > 1])


def numbers(lang: str) -> tuple[str, str]:
    """The numbers of one thing and of several; in French none is singular."""
    return ("[01]", r"(?:[2-9]|\d\d+)") if lang == "fr" else ("1", r"(?:0|[2-9]|\d\d+)")


def wrong_nouns(lang: str) -> Iterator[str]:
    """One of something in the plural, several in the singular; in Romanian "de" too few or much."""
    (one, many), (single, several) = counted(lang), numbers(lang)
    yield rf"{BEFORE}{single} (?:{many})\b"
    yield rf"{BEFORE}{several} (?:{one})\b{COMPOUND if lang == 'en' else ''}"
    if lang == "ro":
        yield rf"(?<!± )(?<![\d,])(?:\d*[2-9]\d|\d+00) (?:{many})\b"
        yield rf"(?<![\d,])(?:\d*0[1-9]|\d*1\d|[1-9]) de (?:{many})\b"


def wrong_verbs(lang: str) -> Iterator[str]:
    """A verb in the plural at one thing, in the singular at several."""
    (one, many), (single, several) = counted(lang), numbers(lang)
    many = rf"(?:de )?(?:{many})"
    first, verbs = agreement(lang)["first"], agreement(lang)["verb"]
    has, have = apart([*verbs, *first])
    yield rf"(?m){BEGINS}{single} (?:{one}) {ADVERB}(?:{have})\b"
    yield rf"(?m){BEGINS}{several} {many} {ADVERB}(?:{has})\b"
    has, have = apart([*first])
    yield rf"(?mi){BEGINS}{ADVERB}(?:{have}) {ADVERB}{single} (?:{one})\b"
    if has:
        yield rf"(?mi){BEGINS}{ADVERB}(?:{has}) {ADVERB}{several} {many}\b"


def wrong_articles(lang: str) -> Iterator[str]:
    """A word before a noun that has another gender or number."""
    begin = "gender"
    kinds = {what: pairs[0] for what, pairs in agreement(lang).items() if what.startswith(begin)}
    fitting: dict[str, set[str]] = defaultdict(set)
    for row in glossary():
        gender, _, plural = row.get(f"{lang}_gender", "").partition(".")
        kind = f"{begin} {gender}".strip()
        if kind not in kinds:  # a verb or an adjective
            continue
        before = [set(some.split()) for some in kinds[kind]]
        pair = (forms(row[lang]) * 2)[:2]
        for form, words in zip(pair, before, strict=True):
            alike = plural or pair[0] == pair[1]
            fitting[form] |= before[0] | before[1] if alike else words
    every = {word for pair in kinds.values() for one in pair for word in one.split()}
    nouns: dict[frozenset[str], list[str]] = defaultdict(list)
    for form, words in fitting.items():
        nouns[frozenset(every - words)].append(form)
    for others, these in nouns.items():
        if others:
            before_noun = rf"(?i)(?<![\w’])(?:{'|'.join(sorted(others))})"
            yield rf"{before_noun} (?:{'|'.join(these)})\b{COMPOUND if lang == 'en' else ''}"


def every_wrong(lang: str) -> tuple[str, ...]:
    """Return all patterns of a language; `test_style` searches all texts for them."""
    return (*wrong_nouns(lang), *wrong_verbs(lang), *wrong_articles(lang))


@pytest.mark.parametrize("lang", MISTAKES)
def test_mistakes_are_found(lang: str) -> None:
    """Each kind of mistake is one."""
    wrong = [re.compile(pattern) for pattern in every_wrong(lang)]
    mistakes = [one.strip() for one in MISTAKES[lang].split(";")]
    assert [
        mistake for mistake in mistakes if not any(pattern.search(mistake) for pattern in wrong)
    ] == []
