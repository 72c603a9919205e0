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
from tests.i18n import real
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
NAMES = {
    "": "Xº Anna Bruno Clara Claire Dan Dario Marco Ana JSON PDF MB Mo Fluent MIT F1 Alt Shift "
    "English Tab Esc Échap Orca Debian NVDA JAWS Narrator Windows VoiceOver CONTRIBUTING "
    "Python PyNaCl",
    "en": "Dirk Alhambras Space Enter Complexity Granada",
    "it": "Carlo IA Spazio Invio Maiusc Complessità Granada",
    "ro": "Dirk AI Alhambre Alhambrele Space Enter Complexitate Granada",
    "fr": "Dirk IA Alhambras Espace Entrée Maj Complexité Grenade Pas Apprentissage Expert Voleur",
}
NO_SENTENCE = {"rulebook-small-words"}


def forbidden() -> list[dict[str, str]]:
    """The words that no text may use: the language, a pattern, an example and why.

    ``code`` stands for the English of docstrings, comments and documents.
    """
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
    read = {row["pattern"]: f"A{END}{row['wrong']}{END}B" for row in forbidden()}
    assert [pattern for pattern, text in read.items() if not any(sought(pattern, text))] == []


CODE = "code"
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
    rows = [row for row in forbidden() if row["lang"] == CODE]
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
    yield from ((row["why"], row["pattern"]) for row in forbidden() if row["lang"] == lang)
    yield "the next sentence begins small", rf"(?<!\bmin)(?<!\bnov)[.!?]\u202f? (?=[{SMALL}])"
    yield "a colon after a colon", COLONS.pattern
    yield "a word twice", r"(?i)(?<![\w’-])(?!vous |nous )([^\W\d]{2,}) \1(?![\w-])"
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


# -- texts that teach are followed unseen ----------------------------------------------------------


OTHERS = ("exercise-ask-", "exercise-why-", "exercise-note-", "practice-how-", "coach-")
PLACES = {
    "en": r"look(s|ed)?|see|seen|watch|picture|above|below|top|bottom|upper|lower|lowest|middle"
    r"|(to|at|on) (the|its) (left|right)(?! \w)|(left|right) (of|end)|marked spaces?",
    "it": r"guarda(te|re)?|vedi|vede|sopra|sotto|in (alto|basso)|(a|alla) (destra|sinistra)"
    r"|al centro|caselle? evidenziat[ae]|immagine|figura",
    "ro": r"uită-te|uita|privește|vezi|vede|sus|jos|deasupra|dedesubt|sub|stânga|dreapta|mijloc"
    r"|spați(u|i|ul|ile) marcate?|imaginea?",
    "fr": r"regarde[rz]|voyez|voir|au-dessus|dessous|dessus|sous|(en|du) (haut|bas)"
    r"|à (gauche|droite)|milieu|cases? marquées?|image",
}
COLOURS = {
    "en": r"red|green|blue|yellow|orange|brown|white|purple",
    "it": r"ross[oaie]|verd[ei]|blu|giall[oaie]|arancion[ei]|marron[ei]|bianc(o|a|hi|he)|viola",
    "ro": r"roșu|roșie|verzi|verde|verdele|albastr[uăiae]\w*|galben[ăei]?|portocali\w+|maro|alb"
    r"|albă|mov",
    "fr": r"rouges?|verts?|vertes?|bleue?s?|jaunes?|oranges?|brune?s?|blanc(he)?s?|violet(te)?s?",
}
SAID_COLOURS = {
    "en": r"florin|dirham|denar|ducat|pavilion|seraglio|arcade|chamber|garden|tower|side",
    "it": r"fiorin|dirham|dinar|ducat|padiglion|serragli|porticat|appartament|giardin|torr|lato",
    "ro": r"florin|dirham|dinar|ducaț|pavilion|serai|arcad|apartament|grădin|turn|latur",
    "fr": r"florin|dirham|dinar|ducat|pavillon|sérail|arcade|appartement|jardin|tour|côté",
}
# Figures of speech, and words of the rules: what nobody needs to see.
FIGURES = {
    "en": r"see (what|why)|look for|look ahead|(may|looks?) at (it|the)|you may look|below 0"
    r"|above the price",
    "it": r"vedi da dove|puoi guardare|guardarla|sotto 0",
    "ro": r"pe jos|în jos|la mijloc|sub 0|vezi în capitolul|se vede de unde|te poți uita"
    r"|clic dreapta",
    "fr": r"la regarder|sous 0",
}
# What only a hand at the mouse does, and what is only seen.
POINTING = {
    "en": r"click\w*|highlight\w*|lit|glow\w*|pointer|mouse|drag\w*|hover\w*|dimmed|gre[ay]ed"
    r"|marked (building|space|tile)s?|(above|below) the (Alhambra|board|hand|market)",
    "it": r"clic\w*|evidenziat\w*|illuminat\w*|puntatore|mouse|trascin\w*"
    r"|(edifici|casell|tesser)\w+ segnat\w|(sopra|sotto) (l’Alhambra|la mano|il mercato)",
    "ro": r"clic\w*|evidenția\w*|luminat\w*|cursorul|mouse\w*"
    r"|(clădir|spați|pies)\w+ marcat\w|(de)?(deasupra|sub) (Alhambr|mân|târg)\w+",
    "fr": r"cliqu\w*|clics?|surlign\w*|allumé\w*|pointeur|souris|gliss(er|ez)"
    r"|(bâtiment|case|tuile)s? marquée?s?|(au-dess(o)?us|sous) (de )?(l’Alhambra|la main)",
}
# Texts with such words that name the way by keys as well, or tell what the mouse does.
BOTH_WAYS = ("practice-how-", "coach-hello", "new-detail-none", "does-zoom-")
# Texts with such words that can be followed all the same, and why.
ALLOWED = {
    "lesson-treasure-buy-3": "the left neighbour at the table: the order of the rules",
    "lesson-treasure-where-turn": "which buildings the green chest fits is said before",
    "lesson-trader-new-done": "the colours were named with their buildings in the question",
    "lesson-trader-score-1": "the same two as in the step before, named with their buildings",
}


def unseen_texts(lang: str) -> dict[str, str]:
    """The texts of a language by their ids, without figures of speech."""
    figures = re.compile(rf"\b({FIGURES[lang]})\b", re.I)
    return {key: figures.sub("", " / ".join(texts(entry))) for key, entry in entries(lang).items()}


def teaching() -> set[str]:
    """The ids of all texts of lessons."""
    return {text for lesson in lessons() for text in lesson.texts()}


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_must_be_seen(lang: str) -> None:
    """Lessons, exercises and coach name things, not places in the window or colours alone."""
    places, colours = (re.compile(rf"\b({one[lang]})\b", re.I) for one in (PLACES, COLOURS))
    lesson = teaching()
    wrong = []
    for key, text in unseen_texts(lang).items():
        if key not in lesson and not key.startswith(OTHERS):
            continue
        bare = colours.search(text) and not re.search(SAID_COLOURS[lang], text, re.I)
        if (places.search(text) or bare) and key not in ALLOWED:
            wrong.append(f"{key}: {text}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_must_be_pointed_at(lang: str) -> None:
    """Outside of lessons, too, no text asks for a click or speaks of what is highlighted."""
    pointing, lesson = re.compile(rf"\b({POINTING[lang]})\b", re.I), teaching()
    found = {key: text for key, text in unseen_texts(lang).items() if pointing.search(text)}
    wrong = [key for key in found if key not in lesson and not key.startswith(BOTH_WAYS)]
    assert not wrong, "\n".join(f"{key}: {found[key]}" for key in wrong)
    assert lang == "ro" or any(key.startswith(BOTH_WAYS) for key in found)


def test_reasons() -> None:
    """Every exception is of a text that there is, and still needed in some language."""
    lesson = teaching()
    assert [key for key in ALLOWED if key not in lesson and not key.startswith(OTHERS)] == []
    texts = [(lang, unseen_texts(lang)) for lang in LANGS]
    idle = [
        key
        for key in ALLOWED
        if not any(
            re.search(rf"\b({one[lang]})\b", found.get(key, ""), re.I)
            for lang, found in texts
            for one in (PLACES, COLOURS)
        )
    ]
    assert idle == []
