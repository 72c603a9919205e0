"""Numbers, verbs, articles and nouns agree in all that is read.

``i18n/<language>/checks/agreement.csv`` has what a language needs beside its glossary, by kind:

- ``verb``, and ``first`` for those that stand before what they are about: with one, with several
- ``gender m`` (``gender`` where there is none): words before nouns of that gender of the glossary
- ``adverb``: may stand before a verb; ``between``: stands between a number and several things
- ``wrong``: a pattern of its own, with ``{one}`` and ``{many}`` for all countable things
- ``compound``: not behind a noun that is counted
- ``mistake``: must be found
"""

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from alhambra_qt import i18n
from tests.i18n.folder import agreement, single
from tests.i18n.test_glossary import forms, glossary

BEFORE = r"(?<![\w,.+×−=±/–])(?<![+×−=±/–] )"
BEGINS = r"(?:^|(?<=[.:;!?·(,–] )|(?<=[.:;!?·(,–]\u202f))"  # a clause


def apart(pairs: list[tuple[str, str]]) -> tuple[str, str]:
    """Two patterns for pairs: what is only one thing, what is only several."""
    one, many = ({pair[k] for pair in pairs if pair[k]} for k in (0, 1))
    return "|".join(sorted(one - many)), "|".join(sorted(many - one))


def counted(lang: str) -> tuple[str, str]:
    """Return two patterns of countable things: one of it, several of it."""
    every = (forms(row["forms"])[:2] for row in glossary(lang))
    return apart([(pair[0], pair[1]) for pair in every if len(pair) > 1])


def numbers(lang: str) -> tuple[str, str]:
    """The numbers of one thing and of several: of no thing in some languages is singular."""
    rule = i18n.locale_of(lang).plural_form
    one = "".join(str(n) for n in range(10) if rule(n) == "one")
    rest = "".join(str(n) for n in range(10) if rule(n) != "one")
    return (f"[{one}]" if one else "(?!)"), rf"(?:[{rest}]|\d\d+)"


def maybe(words: list[str]) -> str:
    """A pattern for one of the words, or none."""
    return rf"(?:(?:{'|'.join(words)}) )?" if words else ""


def compound(lang: str) -> str:
    """A pattern for words that may not follow a noun that is counted."""
    return "".join(single(lang, "compound"))


def wrong_nouns(lang: str) -> Iterator[str]:
    """One of something in the plural, several in the singular, and what else is wrong with them."""
    (one, many), (alone, several) = counted(lang), numbers(lang)
    yield rf"{BEFORE}{alone} (?:{many})\b"
    yield rf"{BEFORE}{several} (?:{one})\b{compound(lang)}"
    for pattern in single(lang, "wrong"):
        yield pattern.replace("{one}", one).replace("{many}", many)


def wrong_verbs(lang: str) -> Iterator[str]:
    """A verb in the plural at one thing, in the singular at several."""
    (one, many), (alone, several) = counted(lang), numbers(lang)
    many = rf"{maybe(single(lang, 'between'))}(?:{many})"
    adverb = maybe(single(lang, "adverb"))
    first, verbs = agreement(lang)["first"], agreement(lang)["verb"]
    has, have = apart([*verbs, *first])
    yield rf"(?m){BEGINS}{alone} (?:{one}) {adverb}(?:{have})\b"
    yield rf"(?m){BEGINS}{several} {many} {adverb}(?:{has})\b"
    has, have = apart([*first])
    if have:
        yield rf"(?mi){BEGINS}{adverb}(?:{have}) {adverb}{alone} (?:{one})\b"
    if has:
        yield rf"(?mi){BEGINS}{adverb}(?:{has}) {adverb}{several} {many}\b"


def wrong_articles(lang: str) -> Iterator[str]:
    """A word before a noun that has another gender or number."""
    begin = "gender"
    kinds = {what: pairs[0] for what, pairs in agreement(lang).items() if what.startswith(begin)}
    fitting: dict[str, set[str]] = defaultdict(set)
    for row in glossary(lang):
        gender, _, plural = row["gender"].partition(".")
        kind = f"{begin} {gender}".strip()
        if kind not in kinds:  # a verb or an adjective
            continue
        before = [set(some.split()) for some in kinds[kind]]
        pair = (forms(row["forms"]) * 2)[:2]
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
            yield rf"{before_noun} (?:{'|'.join(these)})\b{compound(lang)}"


def every_wrong(lang: str) -> tuple[str, ...]:
    """Return all patterns of a language; `test_style` searches all texts for them."""
    return (*wrong_nouns(lang), *wrong_verbs(lang), *wrong_articles(lang))


@pytest.mark.parametrize("lang", i18n.LANGS)
def test_mistakes_are_found(lang: str) -> None:
    """Each kind of mistake is one."""
    wrong = [re.compile(pattern) for pattern in every_wrong(lang)]
    mistakes = single(lang, "mistake")
    assert mistakes, f"{lang}: agreement.csv has no row 'mistake'"
    assert [
        mistake for mistake in mistakes if not any(pattern.search(mistake) for pattern in wrong)
    ] == []
