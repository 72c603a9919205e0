"""Searching the rulebook: every word must occur; accents and capitals do not matter.

for hit in find(book, "cutie comoara", "ro"):
    hit.rule, hit.title, hit.text           # spans of what was found, to be highlighted
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from attrs import frozen

from alhambra_qt.i18n import Msg, tr
from alhambra_qt.teaching.rulebook import Book, Part

Span = tuple[int, int]
# How much it counts where a word is found; at the beginning of a word it counts double.
ID, TITLE, TEXT, PHRASE = 12.0, 5.0, 1.0, 4.0
# Letters that are no letter with an accent, and signs that keyboards write otherwise.
ALIKE = str.maketrans({"œ": "oe", "æ": "ae", "’": "'", "\u202f": " ", "\u00a0": " ", "−": "-"})


@frozen
class Hit:
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
        parts = unicodedata.normalize("NFD", letter.translate(ALIKE)).casefold()
        kept = [part for part in parts if not unicodedata.combining(part)]
        letters += kept
        places += [place] * len(kept)
    return "".join(letters), (*places, len(text))


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
    return tuple(dict.fromkeys(folded(asked)[0].split()))


def find(book: Book, words: str, lang: str) -> tuple[Hit, ...]:
    """Search titles, texts and ids for paragraphs that hold every word, the best first."""
    wanted = words_of(words)
    if not wanted:
        return ()
    found = []
    for part in book.parts:
        found.append(_hit(part, part.key, part.title, part.text, wanted, lang))
        for one in part.paragraphs:
            found.append(_hit(part, one.rule, one.title, one.text, wanted, lang))
    hits = [hit for hit in found if hit is not None]
    return tuple(sorted(hits, key=lambda hit: -hit.score))


def _hit(
    part: Part, rule: str, title: Msg, text: Msg, words: Sequence[str], lang: str
) -> Hit | None:
    heading, body = tr(lang, title), tr(lang, text)
    score = 0.0
    for word in words:
        own = max(
            ID if word == rule else 0.0,
            TITLE * _rank(word, heading),
            TEXT * _rank(word, body),
        )
        if not own:
            return None
        score += own
    phrase = " ".join(words)
    if len(words) > 1 and phrase in folded(f"{heading}\n{body}")[0]:
        score += PHRASE
    return Hit(rule, part.key, spans(heading, words), spans(body, words), score)


def _rank(word: str, text: str) -> int:
    """Tell how a word stands in a text: 3 as a whole word, 2 at the beginning of one, 1 inside."""
    plain = folded(text)[0]
    if word not in plain:
        return 0
    start = r"(?<!\w)" + re.escape(word)
    if re.search(start + r"(?!\w)", plain):
        return 3
    return 2 if re.search(start, plain) else 1
