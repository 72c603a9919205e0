"""The rulebook of one game: only what is played, in the order of the rules.

    book = compose(modules=("camps",), seats=3)
    book.where("camps.score").title             # the heading of the part that holds the rule

rulebook_find.py searches a book, rulebook_html.py writes it.

Nothing here names a module. A rule is found by its title: ``rule-<rule>-title`` is a text of a
rule, ``book-<rule>`` its paragraph. What belongs to a module begins with the module's id, or
follows such a rule in the file of texts (the characters are called by their names alone).
``book-intro-<module>`` begins the part of a module, ``book-variant-<module>-<value>`` tells of a
variant, ``ruling-<module>-<module>`` what holds where two modules meet.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations

from attrs import field, frozen

from alhambra_qt import paths
from alhambra_qt.controller.words.sentences import rule_id, rule_title
from alhambra_qt.i18n import DEFAULT, Msg, catalog, has_text, msg
from alhambra_qt.modules import ALL, IDS

# The parts of the base game, with the first words of the ids of their rules.
BASE: Mapping[str, tuple[str, ...]] = {
    "setup": ("setup",),
    "turn": ("turn", "money", "buy", "redesign", "reserve", "deck"),
    "building": ("build",),
    "scoring": ("score",),
    "end": ("end",),
    "dirk": ("dirk",),
}
DIRK, RULINGS = "dirk", "rulings"
LAST = ("order", "public")
# What has a number of its own; the modules share one, in their order.
CHAPTERS = (*BASE, "modules", RULINGS, *LAST)
SIGN = "§\N{NO-BREAK SPACE}"  # before a number
DIRK_SEATS = 2
MIN_SEATS, MAX_SEATS = 2, 6
OTHER = "other"  # the title of a rule that has none


@frozen
class Paragraph:
    """One paragraph.

    Attributes:
        rule: the id of its rule, of a ruling such as ``"vizier-huts"``, or of a variant such as
            ``"thieves=round"``.
        links: the ids of related paragraphs of the same book.
        is_rule: whether it is a rule with an id to quote.
    """

    rule: str
    title: Msg
    text: Msg
    links: tuple[str, ...] = ()
    is_rule: bool = True


@frozen
class RulebookPart:
    """A part with its heading, an introduction and its paragraphs; ``module`` is "" for the base.

    ``key`` tells it apart: a name of ``BASE`` or ``LAST``, ``"rulings"``, or the id of a module.
    """

    key: str
    title: Msg
    text: Msg
    paragraphs: tuple[Paragraph, ...] = ()
    module: str = ""

    @property
    def chapter(self) -> str:
        """The one of `CHAPTERS` that it belongs to."""
        return "modules" if self.module else self.key


@frozen
class Book:
    """The rulebook of a set-up."""

    modules: tuple[str, ...]
    seats: int
    variants: tuple[tuple[str, str], ...]
    parts: tuple[RulebookPart, ...] = field(repr=False)

    def paragraphs(self) -> Iterator[Paragraph]:
        """All paragraphs in their order."""
        return (paragraph for part in self.parts for paragraph in part.paragraphs)

    def paragraph(self, rule: str) -> Paragraph | None:
        """Give the paragraph of a rule, None if the book has none."""
        return next((paragraph for paragraph in self.paragraphs() if paragraph.rule == rule), None)

    def related(self, paragraph: Paragraph) -> tuple[Paragraph, ...]:
        """Give the paragraphs that another one points to."""
        found = (self.paragraph(rule) for rule in paragraph.links)
        return tuple(other for other in found if other is not None)

    def part(self, key: str) -> RulebookPart | None:
        """Give a part by its key."""
        return next((part for part in self.parts if part.key == key), None)

    def where(self, rule: str) -> RulebookPart | None:
        """Give the part that holds a rule; None if no part of this book does."""
        for part in self.parts:
            if any(paragraph.rule == rule for paragraph in part.paragraphs):
                return part
        return None


# -- numbers ----------------------------------------------------------------------------------


@cache
def sections() -> Mapping[str, str]:
    """Number every part and paragraph there is by its id: "4", "4.3"; "7.8.3" in a module.

    A number is the same in every book and language, whatever is played.
    """
    found: dict[str, str] = {}
    for part in everything().parts:
        above = str(CHAPTERS.index(part.chapter) + 1)
        if part.module:
            above += f".{IDS.index(part.module) + 1}"
        found[part.key] = above
        for number, paragraph in enumerate(part.paragraphs, start=1):
            found[paragraph.rule] = f"{above}.{number}"
    return found


def section_of(rule: str) -> str:
    """Give the number of a rule, of another paragraph or of a part; empty if there is none."""
    return sections().get(rule, "")


def sign_of(rule: str) -> str:
    """Give the number with its sign, "§ 4.3", to be shown alone."""
    section = section_of(rule)
    return f"{SIGN}{section}" if section else ""


def cited(rule: str, title: Msg) -> Msg:
    """Put the number of a rule before its title, or before what leads to it."""
    section = section_of(rule)
    return msg("ledger-rule", section=section, title=title) if section else title


# -- which rules there are --------------------------------------------------------------------


@cache
def rules_of() -> Mapping[str, tuple[str, ...]]:
    """Give the ids of all rules by the part or module they belong to, in their order."""
    parts = {first: part for part, some in BASE.items() for first in some}
    found: dict[str, list[str]] = {name: [] for name in (*BASE, *IDS)}
    last = ""
    for text in catalog(DEFAULT).starting("rule-"):
        name, end = text.removeprefix("rule-").rpartition("-")[::2]
        if end != "title" or name == OTHER:
            continue
        first, dash, rest = name.partition("-")
        # A name without a second part, such as a character's, belongs where the rule before does.
        last = parts.get(first, first) if dash else last
        rule = f"{first}.{rest.replace('-', '_')}" if dash else name
        found.setdefault(last, []).append(rule)
    return {name: tuple(rules) for name, rules in found.items()}


def all_rules() -> tuple[str, ...]:
    """Give the ids of all rules: the base game, then the modules in their order."""
    rules = rules_of()
    return tuple(rule for name in (*BASE, *IDS) for rule in rules[name])


def part_of(rule: str) -> str:
    """Give the part of the base game, or the module, that a rule belongs to; empty if none."""
    return next((name for name, rules in rules_of().items() if rule in rules), "")


def module_of(rule: str) -> str:
    """Give the module that a rule belongs to; empty for the base game."""
    name = part_of(rule)
    return name if name in IDS else ""


def all_variants() -> tuple[tuple[str, str], ...]:
    """Give every variant of every module as (module, value)."""
    return tuple((module.id, value) for module in ALL for value in module.variants)


@cache
def _related() -> Mapping[str, tuple[str, ...]]:
    """Read which paragraphs belong together; every link leads both ways."""
    path = paths.assets_dir() / "teaching" / "related.json"
    found: dict[str, list[str]] = {}
    for rule, others in json.loads(path.read_text(encoding="utf-8")).items():
        for other in others:
            found.setdefault(rule, []).append(other)
            found.setdefault(other, []).append(rule)
    return {rule: tuple(dict.fromkeys(others)) for rule, others in found.items()}


# -- composing --------------------------------------------------------------------------------


def compose(
    modules: Iterable[str] = (), seats: int = 2, variants: Iterable[tuple[str, str]] = ()
) -> Book:
    """Compose the rulebook of a game with some modules, so many seats and some variants."""
    wanted = set(modules)
    on = tuple(name for name in IDS if name in wanted)
    seats = max(MIN_SEATS, min(MAX_SEATS, seats))
    chosen = tuple(pair for pair in all_variants() if pair in set(variants) and pair[0] in on)
    parts = [_base(name, seats) for name in BASE if name != DIRK or seats == DIRK_SEATS]
    parts += [_of_module(name, seats, chosen) for name in on]
    rulings = tuple(_rulings(on, seats))
    if rulings:
        parts.append(_part(RULINGS, seats, rulings))
    parts += [_part(name, seats) for name in LAST]
    return Book(on, seats, chosen, _linked(parts))


@cache
def everything() -> Book:
    """The book with every paragraph there is."""
    return compose(IDS, DIRK_SEATS, all_variants())


def _text(key: str, seats: int) -> Msg:
    return msg(key, seats=seats)


def _part(name: str, seats: int, paragraphs: tuple[Paragraph, ...] = ()) -> RulebookPart:
    title, text = msg(f"book-part-{name}"), _text(f"book-part-{name}-text", seats)
    return RulebookPart(name, title, text, paragraphs)


def _rules(name: str, seats: int) -> Iterator[Paragraph]:
    for rule in rules_of()[name]:
        yield Paragraph(rule, rule_title(rule), _text(f"book-{rule_id(rule)}", seats))


def _base(name: str, seats: int) -> RulebookPart:
    return _part(name, seats, tuple(_rules(name, seats)))


def _of_module(name: str, seats: int, variants: Iterable[tuple[str, str]]) -> RulebookPart:
    paragraphs = [
        Paragraph(
            f"{name}={value}",
            msg(f"book-variant-{name}-{value}-title"),
            _text(f"book-variant-{name}-{value}", seats),
            is_rule=False,
        )
        for module, value in variants
        if module == name
    ]
    intro = _text(f"book-intro-{name}", seats)
    return RulebookPart(
        name, msg(f"mod-{name}"), intro, (*_rules(name, seats), *paragraphs), module=name
    )


def _rulings(on: tuple[str, ...], seats: int) -> Iterator[Paragraph]:
    """Give a paragraph for each two modules that are on and about which something is ruled."""
    for first_module, other in combinations(on, 2):
        if has_text(f"ruling-{first_module}-{other}"):
            title = msg(
                "book-ruling-title", one=msg(f"mod-{first_module}"), other=msg(f"mod-{other}")
            )
            text = _text(f"ruling-{first_module}-{other}", seats)
            yield Paragraph(f"{first_module}-{other}", title, text, is_rule=False)


def _linked(parts: Iterable[RulebookPart]) -> tuple[RulebookPart, ...]:
    """Add the links; only to what is in the book."""
    parts = tuple(parts)
    known = {paragraph.rule for part in parts for paragraph in part.paragraphs}
    related = _related()

    def link(paragraph: Paragraph) -> Paragraph:
        links = tuple(rule for rule in related.get(paragraph.rule, ()) if rule in known)
        return Paragraph(paragraph.rule, paragraph.title, paragraph.text, links, paragraph.is_rule)

    return tuple(
        RulebookPart(
            part.key, part.title, part.text, tuple(map(link, part.paragraphs)), part.module
        )
        for part in parts
    )
