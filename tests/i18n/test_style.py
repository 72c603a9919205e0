"""How the texts read: words that are never used, sentences that begin large, one colon each."""

import csv
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from alhambra_qt import i18n
from tests.i18n import real
from tests.i18n.test_glossary import glossary
from tests.i18n.test_parity import all_texts, report

SENTENCE = re.compile(r"[.!?]$")
SMALL = "".join(filter(str.islower, map(chr, range(0x530))))  # Latin, Greek, Cyrillic
MARKUP = "*“„«\u202f "
# A colon, and another one before the clause or what is quoted in it ends.
COLONS = re.compile(r":(?!\d)[^.!?;()“”„«»–·\n]*:(?!\d)")
BREAK = re.compile(r"\n\s*")
END = "\n\n"
LABELS = {
    "act-*": 36,
    "play-button-*": 21,
    "play-chip-*": 19,
    "table-button-*": 21,
    "zone-*": 48,
    "*-title": 60,
}
NAMED = ("card-", "mod-", "box-", "settings-about-")
NAMES = {
    "": "Xº Anna Bruno Clara Claire Dan Dario Marco Ana JSON PDF MB Mo Fluent MIT F1 Alt Shift "
    "English Tab Esc Échap Orca Debian NVDA JAWS Narrator Windows VoiceOver CONTRIBUTING",
    "en": "Dirk Alhambras Space Enter Complexity Granada",
    "it": "Carlo IA Spazio Invio Shift Complessità Granada",
    "ro": "Dirk AI Alhambre Alhambrele Space Enter Complexitate Granada",
    "fr": "Dirk IA Alhambras Espace Entrée Complexité Grenade Pas Apprentissage Expert Voleur",
}
NO_SENTENCE = {"rulebook-small-words"}


def forbidden() -> list[dict[str, str]]:
    """The words that no text may use: the language, a pattern, an example and why."""
    with (Path(__file__).parent / "forbidden.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@cache
def all_read(lang: str) -> tuple[tuple[str, ...], str]:
    """The ids of all texts, in the files and with all their values, and all of them as one."""
    plain = [(key, text.replace("*", "")) for key, text in all_texts(lang)]
    every = dict.fromkeys((*plain, *real.rendered(lang)))
    lines = [line for line in every if line[0] not in NO_SENTENCE]
    return tuple(key for key, _ in lines), END.join(BREAK.sub("\n", said) for _, said in lines)


def found(lang: str, pattern: str) -> str:
    """What a pattern finds in everything that is read, each text once."""
    keys, read = all_read(lang)
    hits: dict[str, str] = {}
    number = place = 0
    for match in re.finditer(pattern, read):
        number += read.count(END, place, match.start())
        place = match.start()
        said = read[max(0, place - 40) : match.end() + 30]
        hits.setdefault(keys[number], f"{keys[number]}: …{said!r}…")
    return report(list(hits.values()))


def test_forbidden_words_are_found() -> None:
    """Each pattern finds its example of what is wrong."""
    assert [row for row in forbidden() if not re.search(row["pattern"], row["wrong"])] == []


def test_slots_are_known() -> None:
    """For every slot of every text the table says what may stand there, and nothing else."""
    assert not real.unknown(), report([*real.unknown()])


def patterns(lang: str) -> Iterator[tuple[str, str]]:
    """What nothing that is read may match, each with why."""
    yield from ((row["why"], row["pattern"]) for row in forbidden() if row["lang"] == lang)
    yield "the next sentence begins small", rf"(?<!\bmin)(?<!\bnov)[.!?]\u202f? (?=[{SMALL}])"
    yield "a colon after a colon", COLONS.pattern
    yield "a word twice", r"(?i)(?<![\w’-])(?!vous |nous )([^\W\d]{2,}) \1(?![\w-])"


def labels(lang: str) -> list[tuple[str, int, str]]:
    """What stands on buttons, panels and above texts: its id, how long it may be, what is read."""
    return [
        (key, most, said)
        for key, said in real.rendered(lang)
        for pattern, most in LABELS.items()
        if fnmatchcase(key, pattern)
    ]


def begins_small(said: str) -> bool:
    """Whether the first letter that is read is a small one."""
    return said.lstrip(MARKUP)[:1].islower()


@pytest.mark.parametrize("lang", i18n.LANGS)
def test_all_that_is_read(lang: str) -> None:
    """No forbidden word, colon too many or small beginning is read; labels are short and bare."""
    hits = [(why, found(lang, pattern)) for why, pattern in patterns(lang)]
    wrong = [f"{why}:\n{some}" for why, some in hits if some]
    wrong += [
        f"a sentence begins small: {key}: {said!r}"
        for key, said in real.rendered(lang)
        if SENTENCE.search(said) and begins_small(said)
    ]
    for key, most, said in labels(lang):
        wrong += [f"label > {most}: {key}: {said!r}"] if len(said) > most else []
        sentence = said.endswith(".") or begins_small(said)
        wrong += [f"a label like a sentence: {key}: {said!r}"] if sentence else []
    assert not wrong, report(wrong)


@pytest.mark.parametrize("lang", i18n.LANGS)
def test_only_names_are_large(lang: str) -> None:
    """Inside a sentence or a label only names are written large, and terms that are."""
    large = " ".join(row[lang] for row in glossary())
    names = " ".join(text for key, text in all_texts(lang) if key.startswith(NAMED))
    known = set(re.findall(r"\w+", f"{large} {names} {NAMES[lang]} {NAMES['']}"))
    wrong = [
        f"{key}: {word} in {text!r}"
        for key, text in all_texts(lang)
        for word in re.findall(r"(?<=[\w,;’] )[^\W\d_a-z][^\W\d_]+", text.replace("*", ""))
        if word[0].isupper() and word not in known
    ]
    assert not wrong, report(wrong)
