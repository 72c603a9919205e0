"""How the texts read: words that are never used, sentences that begin large, numbers that agree."""

import csv
import re
from functools import cache
from pathlib import Path

import pytest

from alhambra_qt import i18n
from tests.i18n import real
from tests.i18n.test_glossary import forms, glossary
from tests.i18n.test_parity import all_texts, report

LANGS = i18n.LANGS
SENTENCE = re.compile(r"[.!?]$")
SMALL = "".join(filter(str.islower, map(chr, range(0x530))))  # Latin, Greek, Cyrillic
MARKUP = "*“„«\u202f "
# A colon, and another one before the clause or what is quoted in it ends.
COLONS = re.compile(r":(?!\d)[^.!?;()“”„«»–·\n]*(?<!\d):(?!\d)")
BEFORE = r"(?<![\w,.+×−=±/–])(?<![+×−=±/–] )"
BREAK = re.compile(r"\n\s*")
END = "\n\n"
NO_SENTENCE = {"rulebook-small-words"}
NOUN_AFTER = r"(?! \w+s\b)"  # English: 8 wall cards


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


@pytest.mark.parametrize("row", forbidden(), ids=lambda row: f"{row['lang']}: {row['wrong']}")
def test_forbidden_words(row: dict[str, str]) -> None:
    """The pattern finds its example of what is wrong, and nothing in the texts of its language."""
    assert re.search(row["pattern"], row["wrong"])
    wrong = found(row["lang"], row["pattern"])
    assert not wrong, f"{row['why']}:\n{wrong}"


def test_slots_are_known() -> None:
    """For every slot of every text the table says what may stand there, and nothing else."""
    assert not real.unknown(), report([*real.unknown()])


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_begin_large(lang: str) -> None:
    """What ends like a sentence begins with a capital letter or a figure, whatever it is about."""
    wrong = [
        f"{key}: {said!r}"
        for key, said in real.rendered(lang)
        if SENTENCE.search(said) and said.lstrip(MARKUP)[:1].islower()
    ]
    assert not wrong, report(wrong)


@pytest.mark.parametrize("lang", LANGS)
def test_next_sentence_begins_large(lang: str) -> None:
    """After a full stop, a question mark or an exclamation mark no small letter follows."""
    wrong = found(lang, rf"(?<!\bmin)(?<!\bnov)[.!?]\u202f? (?=[{SMALL}])")
    assert not wrong, wrong


@pytest.mark.parametrize("lang", LANGS)
def test_no_colon_after_a_colon(lang: str) -> None:
    """No clause has two colons, whatever is put into it."""
    wrong = found(lang, COLONS.pattern)
    assert not wrong, wrong


def counted(lang: str) -> tuple[str, str]:
    """What is counted, as two patterns: one of it, several of it."""
    pairs = [pair for row in glossary() if len(pair := forms(row[lang])[:2]) == 2]
    one, many = {one for one, _ in pairs}, {many for _, many in pairs}
    return "|".join(sorted(one - many)), "|".join(sorted(many - one))


@pytest.mark.parametrize("lang", i18n.LANGS)
def test_counted_things_agree(lang: str) -> None:
    """One thing is said in the singular, several in the plural; in French none is singular."""
    one, many = counted(lang)
    single, several = ("[01]", r"(?:[2-9]|\d\d+)") if lang == "fr" else ("1", r"(?:0|[2-9]|\d\d+)")
    spared = NOUN_AFTER if lang == "en" else ""
    wrong = found(lang, rf"{BEFORE}{single} (?:{many})\b")
    wrong += found(lang, rf"{BEFORE}{several} (?:{one})\b{spared}")
    assert not wrong, wrong


def test_romanian_numbers_have_de() -> None:
    """From twenty on, and only there, a Romanian number is joined to its noun by "de"."""
    _, many = counted("ro")
    wrong = found("ro", rf"(?<!± )(?<![\d,])(?:\d*[2-9]\d|\d+00) (?:{many})\b")
    wrong += found("ro", rf"(?<![\d,])(?:\d*0[1-9]|\d*1\d|[1-9]) de (?:{many})\b")
    assert not wrong, wrong
