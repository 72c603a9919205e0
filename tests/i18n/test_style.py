"""How the texts read: words that are never used, large beginnings, colons, nothing to be seen.

Texts that teach can be followed unseen. Directions are those of the compass, by which cells are
called; a colour stands beside a name. What is asked and answered at the table is true by mouse, by
keys and for whoever hears it.
"""

import csv
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

from alhambra_qt import i18n
from alhambra_qt.i18n import LANGS
from alhambra_qt.teaching.lesson import lessons
from tests.arch.source import ROOT
from tests.i18n import folder, real
from tests.i18n.fluent_files import entries, texts
from tests.i18n.test_agreement import every_wrong
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
NAMES = (
    "Xº Anna Bruno Clara Claire Dan Dario Marco Ana JSON PDF MB Mo Fluent MIT F1 Alt Shift "
    "English Tab Esc Échap Orca Debian NVDA JAWS Narrator Windows VoiceOver CONTRIBUTING "
    "Python PyNaCl"
)
NO_SENTENCE = {"rulebook-small-words"}


def forbidden() -> list[dict[str, str]]:
    """The words that docstrings, comments and documents may not use: pattern, example, why."""
    with (Path(__file__).parent / "forbidden.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@cache
def all_read(lang: str) -> tuple[tuple[str, ...], str]:
    """The ids of all texts, in the files and with all their values, and all of them as one."""
    plain = [(key, text.replace("*", "")) for key, text in all_texts(lang)]
    every = dict.fromkeys((*plain, *real.rendered(lang)))
    lines = [line for line in every if line[0] not in NO_SENTENCE]
    return tuple(key for key, _ in lines), END.join(BREAK.sub("\n", text) for _, text in lines)


def found(lang: str, pattern: str) -> str:
    """Return the matches of a pattern in all texts, each text once."""
    keys, read = all_read(lang)
    hits: dict[str, str] = {}
    number = place = 0
    for match in sought(pattern, read):
        number += read.count(END, place, match.start())
        place = match.start()
        text = read[max(0, place - 40) : match.end() + 30]
        hits.setdefault(keys[number], f"{keys[number]}: …{text!r}…")
    return report(list(hits.values()))


def sought(pattern: str, read: str) -> Iterator[re.Match[str]]:
    """Where a pattern is found; a line begins and ends within all that is read too."""
    return re.finditer(pattern, read, re.MULTILINE)


def test_forbidden_words_are_found() -> None:
    """Each pattern finds its example of what is wrong, among other texts."""
    rows = [*forbidden(), *(row for lang in LANGS for row in folder.rows(lang, "forbidden"))]
    read = {row["pattern"]: f"A{END}{row['wrong']}{END}B" for row in rows}
    assert [pattern for pattern, text in read.items() if not any(sought(pattern, text))] == []


COMMENT = re.compile(r"(?:^ *|  )(# .*)", re.MULTILINE)
DOCSTRING = re.compile(r'^ *r?("""(?:(?!""").)*)"""', re.MULTILINE | re.DOTALL)
LITERAL = re.compile(r"```.*?```|(`+)[^\n]*?\1", re.DOTALL)
FOR_READERS = ("*.md", "docs/*.md", "packaging/*.md", "tests/**/*.md")
PROGRAMS = ("alhambra_qt/**/*.py", "packaging/**/*.py", "tests/**/*.py")


def code_texts() -> Iterator[tuple[Path, str]]:
    """Every document, docstring (after three quotes) and comment, in one line, without code."""
    for path in (path for pattern in (*FOR_READERS, *PROGRAMS) for path in ROOT.glob(pattern)):
        text = path.read_text(encoding="utf-8")
        some = [text] if path.suffix == ".md" else DOCSTRING.findall(text) + COMMENT.findall(text)
        yield from ((path, " ".join(LITERAL.sub("", one).split())) for one in some)


def test_words_of_docstrings_comments_and_documents() -> None:
    """No docstring, comment or document uses a private word or begins without a subject."""
    rows = forbidden()
    assert rows
    wrong = [
        f"{path.relative_to(ROOT)}: …{text[max(0, at.start() - 30) : at.end() + 30]}…: {row['why']}"
        for path, text in code_texts()
        for row in rows
        for at in sought(row["pattern"], text)
    ]
    assert not wrong, report(wrong)


def test_slots_are_known() -> None:
    """For every slot of every text the table says what may stand there, and nothing else."""
    assert not real.unknown(), report([*real.unknown()])


def patterns(lang: str) -> Iterator[tuple[str, str]]:
    """Yield the patterns that no text may match, each with the reason."""
    yield from ((row["why"], row["pattern"]) for row in folder.rows(lang, "forbidden"))
    short = "".join(rf"(?<!\b{word})" for word in folder.words(lang, "abbreviations") if word)
    yield "the next sentence begins small", rf"{short}[.!?]\u202f? (?=[{SMALL}])"
    yield "a colon after a colon", COLONS.pattern
    twice = "".join(rf"(?!{word} )" for word in folder.words(lang, "may be twice") if word)
    yield "a word twice", rf"(?i)(?<![\w’-]){twice}([^\W\d]{{2,}}) \1(?![\w-])"
    yield from (("a number, verb or article does not agree", one) for one in every_wrong(lang))


def labels(lang: str) -> list[tuple[str, int, str]]:
    """Return the texts on buttons, panels and titles: id, greatest length, text."""
    return [
        (key, most, text)
        for key, text in real.rendered(lang)
        for pattern, most in LABELS.items()
        if fnmatchcase(key, pattern)
    ]


def begins_small(said: str) -> bool:
    """Whether the first letter that is read is a small one."""
    return said.lstrip(MARKUP)[:1].islower()


@pytest.mark.parametrize("lang", i18n.LANGS)
def test_all_that_is_read(lang: str) -> None:
    """No forbidden word, colon too many or small beginning is read, and everything agrees.

    Labels are short and bare.
    """
    hits = [(why, found(lang, pattern)) for why, pattern in patterns(lang)]
    wrong = [f"{why}:\n{some}" for why, some in hits if some]
    wrong += [
        f"a sentence begins small: {key}: {text!r}"
        for key, text in real.rendered(lang)
        if SENTENCE.search(text) and begins_small(text)
    ]
    for key, most, text in labels(lang):
        wrong += [f"label > {most}: {key}: {text!r}"] if len(text) > most else []
        sentence = text.endswith(".") or begins_small(text)
        wrong += [f"a label like a sentence: {key}: {text!r}"] if sentence else []
    assert not wrong, report(wrong)


@pytest.mark.parametrize("lang", i18n.LANGS)
def test_only_names_are_large(lang: str) -> None:
    """Inside a sentence or a label only names are written large, and terms that are.

    So it is not in a language that writes every noun large.
    """
    if ("nouns large", "yes") in {
        (row["what"], row["holds"]) for row in folder.rows(lang, "style")
    }:
        return
    large = " ".join(row["forms"] for row in glossary(lang))
    names = " ".join(text for key, text in all_texts(lang) if key.startswith(NAMED))
    own = " ".join(folder.style(lang, "names"))
    known = set(re.findall(r"\w+", f"{large} {names} {own} {NAMES}"))
    wrong = [
        f"{key}: {word} in {text!r}"
        for key, text in all_texts(lang)
        for word in re.findall(r"(?<=[\w,;’] )[^\W\d_a-z][^\W\d_]+", text.replace("*", ""))
        if word[0].isupper() and word not in known
    ]
    assert not wrong, report(wrong)


# -- texts that teach are followed unseen ----------------------------------------------------------


OTHERS = ("exercise-ask-", "exercise-why-", "exercise-note-", "practice-how-", "coach-")


def finder(lang: str, what: str) -> re.Pattern[str]:
    """Finds words of one kind of the language's style."""
    return re.compile(rf"\b({folder.pattern(lang, what)})\b", re.IGNORECASE)


# Texts with such words that name the way by keys as well, or tell what the mouse does.
BOTH_WAYS = ("practice-how-", "coach-hello", "new-detail-none", "does-zoom-", "store-about-")
# Texts with such words that can be followed all the same, and why.
ALLOWED = {
    "lesson-treasure-buy-3": "the left neighbour at the table: the order of the rules",
    "lesson-treasure-where-turn": "which buildings the green chest fits is said before",
    "lesson-trader-new-done": "the colours were named with their buildings in the question",
    "lesson-trader-score-1": "the same two as in the step before, named with their buildings",
}


def unseen_texts(lang: str) -> dict[str, str]:
    """The texts of a language by their ids, without figures of speech."""
    figures = finder(lang, "figures")
    return {key: figures.sub("", " / ".join(texts(entry))) for key, entry in entries(lang).items()}


def teaching() -> set[str]:
    """The ids of all texts of lessons."""
    return {text for lesson in lessons() for text in lesson.texts()}


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_must_be_seen(lang: str) -> None:
    """Lessons, exercises and coach name things, not places in the window or colours alone."""
    places, colours = (finder(lang, one) for one in ("places", "colours"))
    said, lesson = re.compile(folder.pattern(lang, "said colours"), re.IGNORECASE), teaching()
    wrong = []
    for key, text in unseen_texts(lang).items():
        if key not in lesson and not key.startswith(OTHERS):
            continue
        bare = colours.search(text) and not said.search(text)
        if (places.search(text) or bare) and key not in ALLOWED:
            wrong.append(f"{key}: {text}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_must_be_pointed_at(lang: str) -> None:
    """Outside of lessons, too, no text asks for a click or speaks of what is highlighted."""
    pointing, lesson = finder(lang, "pointing"), teaching()
    found = {key: text for key, text in unseen_texts(lang).items() if pointing.search(text)}
    wrong = [key for key in found if key not in lesson and not key.startswith(BOTH_WAYS)]
    assert not wrong, "\n".join(f"{key}: {found[key]}" for key in wrong)


def test_reasons() -> None:
    """Every exception is of a text that there is, and still needed in some language."""
    lesson = teaching()
    assert [key for key in ALLOWED if key not in lesson and not key.startswith(OTHERS)] == []
    texts = [(lang, unseen_texts(lang)) for lang in LANGS]
    idle = [
        key
        for key in ALLOWED
        if not any(
            finder(lang, what).search(found.get(key, ""))
            for lang, found in texts
            for what in ("places", "colours")
        )
    ]
    assert idle == []
