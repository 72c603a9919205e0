"""Texts in every language: everything the program says is a `Msg` until somebody reads it.

Texts are Project Fluent files, i18n/<lang>/*.ftl. Entries are indexed when a language is first used
but parsed only when they are first shown, because parsing all of them would delay the first window.
Which languages there are is known from the folders alone: each has its name in ``language.json``.
"""

import logging
import re
import threading
import unicodedata
from collections.abc import Sequence
from datetime import date
from functools import cache, cached_property, lru_cache
from importlib import import_module
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
import msgspec

from alhambra_qt import paths
from alhambra_qt.without import import_without

if TYPE_CHECKING:
    from alhambra_qt.fluent_texts import Bundle, Locale, Number, Pattern

DEFAULT = "en"  # every text begins in it, and it stands in where another language lacks one
RENDER_CACHE = 4096
MOST_LISTED = 50
FOLLOWED = 50  # in a hundred: a language of which less is done is never chosen by itself
# How long what is put into a sentence may be: where that is still too long for Fluent, the next.
LONGEST = (2000, 200, 20)

# Where bold begins and ends: what stars are in a file of texts. No character that can be typed, so
# that nothing that is put into a sentence is taken for it.
BOLD = "\ufdd0"
NO_BREAK = "\N{NO-BREAK SPACE}"
ISOLATE, ISOLATED = "\u2068", "\u2069"  # what is between them does not turn the text around it

log = logging.getLogger(__name__)


@attrs.frozen(repr=False)
class Language:
    """The content of ``language.json`` in the folder of a language.

    Attributes:
        name: its own name.
        whole: whether it has every text; the tests hold it to that. Any other may have gaps.
        endings: articles that stand behind words, so that a search finds the words without them.
    """

    name: str = ""
    whole: bool = False
    endings: tuple[str, ...] = ()


@cache
def facts(lang: str) -> Language:
    """Return what the folder of a language says of itself; nothing if it says nothing."""
    path = paths.i18n_dir() / lang / "language.json"
    try:
        return msgspec.json.decode(path.read_bytes(), type=Language)
    except FileNotFoundError:
        return Language()
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("Language not readable: %s: %s", path, error)
        return Language()


@cache
def available() -> tuple[str, ...]:
    """The languages that have a folder: English, then the others that are whole by their names.

    The languages in progress come last.
    """
    folder = paths.i18n_dir()
    found = {path.name for path in folder.iterdir() if path.is_dir()} if folder.is_dir() else set()
    return tuple(sorted(found | {DEFAULT}, key=_order))


def _order(lang: str) -> tuple[bool, bool, str, str]:
    own = facts(lang)
    name = unicodedata.normalize("NFD", own.name.casefold())  # "Čeština" before "Dansk"
    return lang != DEFAULT, not own.whole, name, lang


LANGS = tuple(lang for lang in available() if lang == DEFAULT or facts(lang).whole)


@attrs.frozen
class Signed:
    """A number that always shows its sign: +4, ±0, −2."""

    value: int | float


@attrs.frozen
class Msg:
    """Something to say, not yet in any language: the id of a text and what is put into it.

    A term may have further forms, as attributes: ``mod-walls.bare`` is its name without article.
    A language that says it as the term itself leaves the form out.
    """

    id: str
    args: tuple[tuple[str, "Arg"], ...] = ()


Arg = str | int | float | Signed | Msg


def msg(id: str, /, **args: Arg) -> Msg:
    """Say the text `id` with these values; a value may be a `Msg` and is rendered first.

    >>> msg("log-took", name="Anna", cards=msg("count-card", n=2)).id
    'log-took'
    """
    if len(args) < 2:
        return Msg(id, tuple(args.items()))
    return Msg(id, tuple(sorted(args.items(), key=itemgetter(0))))


def signed(value: int | float) -> Signed:
    """A difference: written with its sign in every language."""
    return Signed(value)


def gain(points: int | float) -> Signed | int:
    """Points with their sign; none are a plain 0."""
    return Signed(points) if points else 0


def listing(items: Sequence[Arg]) -> Arg:
    """Several names or phrases as one: "Anna, Bruno and Clara".

    Raises:
        ValueError: if there are none.
    """
    if not items:
        raise ValueError("nothing to list")
    if len(items) == 1:
        return items[0]
    if len(items) > MOST_LISTED:
        items = [*items[:MOST_LISTED], "…"]
    result: Arg = msg("list-end", head=items[-2], last=items[-1])
    for item in reversed(items[:-2]):
        result = msg("list-more", head=item, rest=result)
    return result


def language_names() -> dict[str, Msg | str]:
    """Each language by its own name, in the order offered; what part of one is done beside it."""
    names = {lang: own_name(lang) for lang in available()}
    return {
        lang: msg("language-part", name=name, n=percent(lang)) if has_gaps(lang) else name
        for lang, name in names.items()
    }


def in_progress(lang: str) -> bool:
    """Whether a language does not call itself whole."""
    return lang not in LANGS


def has_gaps(lang: str) -> bool:
    """Whether English stands in for some texts of a language."""
    return in_progress(lang) and percent(lang) < 100


def own_name(lang: str) -> str:
    """Return the name of a language in that language; its code if it is unknown."""
    # What Babel knows of a language takes long to read.
    return facts(lang).name or capital(_filling().language_name(lang)) or lang


@cache
def percent(lang: str) -> int:
    """How many of a hundred English texts a language has; 0 and 100 only if none or all."""
    english = catalog(DEFAULT).ids()
    own = len(english & catalog(lang).ids())
    return max(1, 100 * own // len(english)) if own else 0


def locale_of(lang: str) -> "Locale":
    """Return what Babel knows of a language; what it knows of English if the code is unknown."""
    return _filling().locale_of((lang, DEFAULT))


def day_name(lang: str, day: date) -> str:
    """A day as people of a language write it: "25 novembre 2026"."""
    month = _filling().month_name(locale_of(lang), day)
    return tr(lang, msg("date-day", day=str(day.day), month=month, year=str(day.year)))


def capital(text: str) -> str:
    """The text with a capital first letter: a term as a heading."""
    return text[:1].upper() + text[1:]


def system_language(tag: str | None) -> str:
    """The language for a locale name such as "it_IT" or "fr-CA"; English if we lack most of it."""
    lang = re.split(r"[-_.@]", tag or "", maxsplit=1)[0].lower()
    known = lang in LANGS or (lang in available() and percent(lang) >= FOLLOWED)
    return lang if known else DEFAULT


_MARKS = re.compile("[\u200e\u200f\u202a-\u202e\u2066\u2067\u206a-\u206f\ufdd0-\ufdef]")
_BREAKS = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
_HALVES = re.compile("[\ud800-\udfff]")
_LEFTWARD = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdcf\ufdf0-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_ISOLATES = re.compile(f"[{ISOLATE}{ISOLATED}]")
_APART = re.compile(f"{ISOLATE}[^{ISOLATE}{ISOLATED}]*{ISOLATED}")
_ODD = re.compile(
    "|".join(pattern.pattern for pattern in (_MARKS, _BREAKS, _HALVES, _LEFTWARD, _ISOLATES))
)


def bare(text: str) -> str:
    """Foreign text without what turns, breaks or marks it, in one line."""
    if not _ODD.search(text):
        return text
    return _HALVES.sub("\ufffd", _BREAKS.sub(" ", _ISOLATES.sub("", _MARKS.sub("", text))))


def clean(text: str) -> str:
    """A name, or whatever else others wrote, as it may stand in a sentence or for itself.

    It is text and nothing else: never bold, on one line, and what is written from right to left
    keeps to itself. Usual texts stay as they are.
    """
    return _clean(text) if _ODD.search(text) else text


@lru_cache(maxsize=RENDER_CACHE)
def _clean(text: str) -> str:
    seen = _HALVES.sub("\ufffd", _BREAKS.sub(" ", _MARKS.sub("", text)))
    outside = seen
    while outside != (less := _APART.sub("", outside)):
        outside = less
    if not _ISOLATES.search(outside) and not _LEFTWARD.search(outside):
        return seen  # a sentence that holds such names already
    seen = bare(seen)
    if not _LEFTWARD.search(seen):
        return seen
    return f"{ISOLATE}{seen.replace(' ', NO_BREAK)}{ISOLATED}"  # words in one line keep their order


def unmarked(text: str) -> str:
    """The sentence without the marks of what is bold in it."""
    return text.replace(BOLD, "")


def _cut(text: str, longest: int) -> str:
    """The beginning of a text that is too long to be read."""
    if len(text) <= longest:
        return text
    head = text[: longest - 1]
    return f"{head}{ISOLATED * (head.count(ISOLATE) - head.count(ISOLATED))}…"


def _initial(text: Any) -> Any:
    """The first letter, small, no accent: some languages say "e Anna", "ed Elena", "ed Émile"."""
    return unicodedata.normalize("NFD", bare(str(text)))[:1].lower()


_START = re.compile(r"\n(?=[-a-zA-Z])")  # of a message or term: what belongs to it is indented
# A message of one line without anything to fill in, and the empty lines and comments behind it.
_PLAIN = re.compile(r"[a-zA-Z][\w-]* *= *([^{}\n]*[^{}\s])\s*(?:\n#.*\s*)*")
# The same with values that stand as they are, such as "{ $held } { $key }".
_FILLED = re.compile(r"[a-zA-Z][\w-]* *= *((?:[^{}\n]|\{ *\$\w+ *\})+)(?:\n(?:#.*)?)*")
_VALUE = re.compile(r"\{ *\$(\w+) *\}")
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*(?:\.|\}|\()")


def _entries(text: str) -> dict[str, str]:
    """The messages of a file by id, as they are written."""
    entries = _START.split("\n" + text)[1:]
    return {entry.partition("=")[0].rstrip(): entry for entry in entries}


@cache
def _filling() -> "type[Bundle]":
    """Import Fluent and Babel: 25 ms, and all texts of the first picture are without values."""
    # Fluent brings pytz along. With it Babel looks for 600 files to learn the zone of this
    # computer, 10 ms.
    import_without("babel.dates", "pytz")
    found: type[Bundle] = import_module("alhambra_qt.fluent_texts").Bundle
    return found


class Catalog:
    """All texts of one language, with English behind them."""

    def __init__(self, lang: str, folder: Path | None = None) -> None:
        self.lang = lang
        self._folder = folder or paths.i18n_dir()
        self._sources = self._read()
        self._parsed: set[str] = set()
        self._parsing = threading.RLock()  # half an entry would be remembered as its text
        self._english: Catalog | None = None
        self._render = lru_cache(maxsize=RENDER_CACHE)(self._format)

    @cached_property
    def _bundle(self) -> "Bundle":
        return _filling()((self.lang, DEFAULT), _initial)

    def _read(self) -> dict[str, str]:
        """The entries of every file of the language; a file that cannot be read is reported."""
        found = dict[str, str]()
        for path in sorted((self._folder / self.lang).glob("*.ftl")):
            try:
                found |= _entries(path.read_text(encoding="utf-8"))
            except (OSError, UnicodeDecodeError) as error:
                log.warning("Texts not readable: %s: %s", path, error)
        return found

    def ids(self) -> frozenset[str]:
        """The ids of all messages of this language itself."""
        return frozenset(self._sources)

    def starting(self, beginning: str) -> tuple[str, ...]:
        """The ids that begin so, in the order in which they are written, file after file."""
        return tuple(name for name in self._sources if name.startswith(beginning))

    def has(self, id: str) -> bool:
        """Whether the text exists in this language or in English."""
        known = id.partition(".")[0] in self._sources
        return known or (self.lang != DEFAULT and self._fallback().has(id))

    def text(self, message: Msg) -> str:
        """The finished sentence."""
        return self._render(message)

    def _format(self, message: Msg) -> str:
        key, _, form = message.id.partition(".")
        plain = _PLAIN.fullmatch(self._sources.get(key, ""))
        if plain is not None:  # two texts of three; Fluent takes fifty times as long
            return plain[1].replace("**", BOLD)
        if (quick := self._with_words(key, message)) is not None:
            return quick
        if not self._load(key):
            return self._missing(message)
        entry = self._bundle.get_message(key)
        pattern = entry.attributes.get(form, entry.value)
        if pattern is None:
            return self._missing(message)
        text, errors = self._filled(pattern, message)
        for error in errors:
            log.warning("Text %s (%s): %s", message.id, self.lang, error)
        return str(text)

    def _with_words(self, key: str, message: Msg) -> str | None:
        """The text if only words are put into it as they are, which needs no Fluent."""
        found, args = _FILLED.fullmatch(self._sources.get(key, "")), dict(message.args)
        text = found[1].rstrip() if found is not None else ""
        names = _VALUE.findall(text)
        if not names or not all(isinstance(args.get(name), str | Msg) for name in names):
            return None
        values = {name: str(self._value(args[name], LONGEST[0])) for name in names}
        return _VALUE.sub(lambda name: values[name[1]], text.replace("**", BOLD))

    def _filled(self, pattern: "Pattern", message: Msg) -> tuple[Any, list[Exception]]:
        """The text with its values; those that are longer than Fluent takes are cut."""
        errors: list[Exception] = []
        for longest in LONGEST:
            values = {name: self._value(value, longest) for name, value in message.args}
            try:
                return self._bundle.format_pattern(pattern, values)
            except ValueError as error:
                errors = [error]
        return message.id, errors

    def _value(self, value: Arg, longest: int) -> "str | Number":
        """A value as Fluent wants it."""
        if isinstance(value, Msg):
            return _cut(self.text(value), longest)
        if isinstance(value, str):
            return clean(_cut(value, longest))
        if isinstance(value, Signed):
            return self._bundle.number(value.value, signed=True)
        return self._bundle.number(value)

    def _load(self, id: str) -> bool:
        """Parse the entry and all it refers to; False if there is none that can be read."""
        with self._parsing:
            if id in self._parsed:
                return True
            source = self._sources.get(id)
            if source is None:
                return False
            self._add(id, source)
            return id.startswith("-") or self._bundle.has_message(id)

    def _add(self, id: str, source: str) -> None:
        """Parse the source of an entry with all that it refers to, in English if need be."""
        self._parsed.add(id)
        self._bundle.add(source.replace("**", BOLD))
        for other in _REFERENCE.findall(source):
            if not self._load(other) and self.lang != DEFAULT:
                english = self._fallback()._sources.get(other)
                if english is not None:
                    self._add(other, english)

    def _fallback(self) -> "Catalog":
        if self._english is None:
            self._english = Catalog(DEFAULT, self._folder)
        return self._english

    def _missing(self, message: Msg) -> str:
        """English, and if that is missing too the bare id: ugly, but it never stops the game."""
        if not in_progress(self.lang):
            log.warning("No text %s in %s", message.id, self.lang)
        return message.id if self.lang == DEFAULT else self._fallback().text(message)


def get_ready(lang: str) -> None:
    """Import what fills texts with values, so that the first of them is as quick as others."""
    tr(lang, msg("count-card", n=2))


@cache
def catalog(lang: str) -> Catalog:
    """The shared catalogue of a language."""
    return Catalog(lang)


def reread() -> None:
    """Forget all texts, so that they are read from their files again."""
    catalog.cache_clear()


def mistakes(path: Path) -> list[int]:
    """The lines of a file of texts at which something begins that is no correct Fluent."""
    text = path.read_text(encoding="utf-8", errors="replace")
    return _filling().mistakes_in(text)


def has_text(id: str) -> bool:
    """Whether there is a text with this id: for texts found by the name of what they say."""
    return catalog(DEFAULT).has(id)


def tr(lang: str, message: Msg) -> str:
    """The message as a sentence in that language."""
    return catalog(lang).text(message)
