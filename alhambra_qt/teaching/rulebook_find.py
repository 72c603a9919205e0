"""Searching the rulebook: every word must occur; accents and capitals do not matter.

The number of a paragraph finds it, with the sign or without: "§ 4.3", "4.3"; that of a module
all its paragraphs.

for hit in find(book, "cutie comoara", "ro"):
    hit.rule, hit.title, hit.text           # spans of what was found, to be highlighted

Whoever asks in a whole sentence finds nothing in this way; ``nearest`` then gives the paragraphs
that hold the words that say most, also with another ending.
"""

import math
import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from attrs import frozen

from alhambra_qt.i18n import Msg, facts, msg, tr
from alhambra_qt.teaching.rulebook import Book, RulebookPart, everything, section_of

Span = tuple[int, int]
# How much it counts where a word is found; at the beginning of a word it counts double.
ID, BELOW, TITLE, TEXT, PHRASE = 60.0, 30.0, 5.0, 1.0, 4.0
NEAR = 10  # so many paragraphs are given as the nearest
LIKE_BEST = 0.6  # and none that fits worse than this share of the best
SHORT = 3  # a word with fewer letters says nothing
# Letters that are no letter with an accent, and signs that keyboards write otherwise.
ALIKE = str.maketrans({"œ": "oe", "æ": "ae", "’": "'", "\u202f": " ", "\u00a0": " ", "−": "-"})


@frozen
class BookHit:
    """A paragraph, or the introduction of a part, that holds all the words.

    Attributes:
        rule: the id of the paragraph, or the key of the part.
        part: the key of the part it stands in.
        title: where the words stand in the title, as (start, end) in the language searched.
        text: the same in the text.
        score: how well it fits; the higher the better.
    """

    rule: str
    part: str
    title: tuple[Span, ...]
    text: tuple[Span, ...]
    score: float


@lru_cache(maxsize=4096)
def folded(text: str) -> tuple[str, tuple[int, ...]]:
    """Give a text without accents and capitals, and for each letter where it stood."""
    letters: list[str] = []
    places: list[int] = []
    for place, letter in enumerate(text):
        kept = _plain(letter)
        letters.append(kept)
        places += [place] * len(kept)
    return "".join(letters), (*places, len(text))


@lru_cache(maxsize=4096)
def _plain(letter: str) -> str:
    parts = unicodedata.normalize("NFD", letter.translate(ALIKE)).casefold()
    return "".join(part for part in parts if not unicodedata.combining(part))


def spans(text: str, words: Sequence[str]) -> tuple[Span, ...]:
    """Find where some folded words stand in a text; spans that touch are one."""
    plain, places = folded(text)
    found = []
    for word in words:
        for match in re.finditer(re.escape(word), plain):
            found.append((places[match.start()], places[match.end() - 1] + 1))
    joined: list[Span] = []
    for start, end in sorted(found):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return tuple(joined)


def words_of(asked: str) -> tuple[str, ...]:
    """Give the folded words of what was typed."""
    return tuple(dict.fromkeys(folded(asked)[0].replace("§", " ").split()))


def find(book: Book, words: str, lang: str) -> tuple[BookHit, ...]:
    """Search titles, texts and ids for paragraphs that hold every word, the best first."""
    wanted = words_of(words)
    if not wanted:
        return ()
    found = []
    for part in book.parts:
        found.append(_hit(part, part.key, part.title, part.text, wanted, lang))
        for paragraph in part.paragraphs:
            found.append(_hit(part, paragraph.rule, paragraph.title, paragraph.text, wanted, lang))
    hits = [hit for hit in found if hit is not None]
    return tuple(sorted(hits, key=lambda hit: -hit.score))


def nearest(book: Book, words: str, lang: str) -> tuple[tuple[str, ...], tuple[BookHit, ...]]:
    """Give the beginnings of words that say something, and the paragraphs nearest to them.

    A word counts the more the fewer paragraphs hold it. The small words of questions, the text
    ``rulebook-small-words``, count nothing.
    """
    small = re.findall(r"\w+", folded(tr(lang, msg("rulebook-small-words")))[0])
    endings = facts(lang).endings
    asked = [word for word in re.findall(r"\w+", folded(words)[0]) if len(word) >= SHORT]
    stems = dict.fromkeys(_stem(word, endings) for word in asked if word not in small)
    texts = [(part, part.key, part.title, part.text) for part in book.parts]
    texts += [
        (part, paragraph.rule, paragraph.title, paragraph.text)
        for part in book.parts
        for paragraph in part.paragraphs
    ]
    places = {stem: [_begins(stem, *text[2:], lang) for text in texts] for stem in stems}
    weights = {stem: _weight([place > 0 for place in found]) for stem, found in places.items()}
    telling = tuple(stem for stem in stems if weights[stem])
    found = []
    for number, (part, rule, title, text) in enumerate(texts):
        score = sum(weights[stem] * places[stem][number] for stem in telling)
        heading, body = tr(lang, title), tr(lang, text)
        if score:
            found.append(
                BookHit(rule, part.key, spans(heading, telling), spans(body, telling), score)
            )
    found.sort(key=lambda hit: -hit.score)
    return telling, tuple(hit for hit in found[:NEAR] if hit.score >= LIKE_BEST * found[0].score)


def elsewhere(book: Book, words: str, lang: str) -> int:
    """Count what the same search finds in all the rules and this book does not have."""
    hits = find(everything(), words, lang) or nearest(everything(), words, lang)[1]
    return sum(not (book.part(hit.rule) or book.paragraph(hit.rule)) for hit in hits)


def _stem(word: str, endings: Sequence[str]) -> str:
    """A word without what may be an ending: rotate, rotated; huts, hut; muri, muro; hoțul, hoți.

    The endings are those of the language that come off however short the rest is.
    """
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= SHORT:
            return word.removesuffix(ending)
    if len(word) > SHORT + 1:
        return word[: max(SHORT + 1, len(word) - 2)]
    return word[:-1] if len(word) > SHORT and word[-1] in "aeious" else word


def _begins(stem: str, title: Msg, text: Msg, lang: str) -> float:
    """1 if a word of the text begins so, twice as much if one of the title does."""
    start = r"(?<!\w)" + re.escape(stem)
    if re.search(start, folded(tr(lang, title))[0]):
        return 2.0
    return 1.0 if re.search(start, folded(tr(lang, text))[0]) else 0.0


def _weight(held: Sequence[bool]) -> float:
    return math.log(len(held) / sum(held)) ** 2 if any(held) else 0.0


def _hit(
    part: RulebookPart, rule: str, title: Msg, text: Msg, words: Sequence[str], lang: str
) -> BookHit | None:
    heading, body = tr(lang, title), tr(lang, text)
    score = 0.0
    for word in words:
        own = max(
            _named(word, rule),
            TITLE * _rank(word, heading),
            TEXT * _rank(word, body),
        )
        if not own:
            return None
        score += own
    phrase = " ".join(words)
    if len(words) > 1 and phrase in folded(f"{heading}\n{body}")[0]:
        score += PHRASE
    return BookHit(rule, part.key, spans(heading, words), spans(body, words), score)


def _named(word: str, rule: str) -> float:
    """Rate a word that is the id or the number of a paragraph, or the number of its part."""
    section = section_of(rule)
    if word in (rule, section):
        return ID
    return BELOW if "." in word and section.startswith(f"{word}.") else 0.0


def _rank(word: str, text: str) -> int:
    """Tell how a word stands in a text: 3 as a whole word, 2 at the beginning of one, 1 inside."""
    plain = folded(text)[0]
    if word not in plain:
        return 0
    start = r"(?<!\w)" + re.escape(word)
    if re.search(start + r"(?!\w)", plain):
        return 3
    return 2 if re.search(start, plain) else 1
