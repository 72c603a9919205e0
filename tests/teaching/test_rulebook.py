"""The rulebook: what it holds, how it is searched and numbered, that its rules are practised."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from random import Random

import pytest

from alhambra_qt import paths
from alhambra_qt.i18n import LANGS, has_text, msg, tr
from alhambra_qt.modules import IDS
from alhambra_qt.teaching import rulebook
from alhambra_qt.teaching.exercise import LEVELS
from alhambra_qt.teaching.exercises import BASE_FAMILIES, MODULE_FAMILIES, code_of, make
from alhambra_qt.teaching.known_page import STATES, known_parts
from alhambra_qt.teaching.lesson import lesson, lessons
from alhambra_qt.teaching.practising import TOPICS, PractiseWay, next_of, way_to
from alhambra_qt.teaching.progress import MASTERED, Profile
from alhambra_qt.teaching.rulebook import (
    BASE,
    Book,
    all_rules,
    all_variants,
    cited,
    compose,
    everything,
    module_of,
    section_of,
    sections,
    sign_of,
)
from alhambra_qt.teaching.rulebook_find import find, folded, nearest, spans
from alhambra_qt.teaching.rulebook_html import made_for, one_line, pieces, to_html
from tests.arch.source import PACKAGE, python_files, tree
from tests.controller.kit import there
from tests.engine.test_rule_ids import RULE_IDS
from tests.matrix.pairs import PAGE, rulings

SAMPLES = 200


@pytest.fixture(scope="module")
def whole() -> Book:
    """The book with all modules and two seats."""
    return compose(IDS, 2, all_variants())


def subsets(seed: int) -> list[tuple[tuple[str, ...], int]]:
    """Random sets of modules with a number of seats."""
    random = Random(seed)
    return [
        (tuple(random.sample(IDS, random.randrange(len(IDS) + 1))), random.randint(2, 6))
        for _ in range(SAMPLES)
    ]


def test_every_rule_stands_once_in_its_order(whole: Book) -> None:
    """With all modules and two seats every rule id appears exactly once, in the rules' order."""
    assert [paragraph.rule for paragraph in whole.paragraphs() if paragraph.is_rule] == RULE_IDS
    assert list(rulebook.all_rules()) == RULE_IDS
    every = [paragraph.rule for paragraph in whole.paragraphs()]
    assert len(every) == len(set(every))


def test_the_parts_in_their_order(whole: Book) -> None:
    """Base game, modules in rulebook order, rulings, the order of events, what is public."""
    keys = [part.key for part in whole.parts]
    assert keys == [*BASE, *IDS, "rulings", "order", "public"]
    assert [part.module for part in whole.parts if part.module] == list(IDS)
    assert [part.key for part in compose().parts] == [*BASE, "order", "public"]


@pytest.mark.parametrize("lang", LANGS)
def test_everything_has_its_words(whole: Book, lang: str) -> None:
    """Every heading, title and paragraph is there in every complete language."""
    for part in whole.parts:
        for words in (
            part.title,
            part.text,
            *(w for p in part.paragraphs for w in (p.title, p.text)),
        ):
            assert has_text(words.id), words.id
            assert tr(lang, words).strip() not in ("", words.id)


def test_only_what_is_played() -> None:
    """Of 200 sets of modules no book holds a paragraph of a module that is off, nor misses one."""
    ruled = {ruling.pair for ruling in rulings(PAGE.read_text(encoding="utf-8"))}
    rules = rulebook.rules_of()
    base = [rule for name in BASE for rule in rules[name]]
    for on, seats in subsets(6):
        book = compose(on, seats)
        kept = [rule for rule in base if seats == 2 or not rule.startswith("dirk.")]
        own = [rule for name in IDS if name in on for rule in rules[name]]
        assert [paragraph.rule for paragraph in book.paragraphs() if paragraph.is_rule] == [
            *kept,
            *own,
        ]
        pairs = {
            tuple(paragraph.rule.split("-"))
            for paragraph in book.paragraphs()
            if not paragraph.is_rule
        }
        assert pairs == {pair for pair in ruled if set(pair) <= set(on)}
        assert (book.part("dirk") is not None) == (seats == 2)
        assert (book.part("rulings") is not None) == bool(pairs)


def test_links_lead_somewhere_and_back() -> None:
    """A link leads to a paragraph of the same book, which leads back."""
    for on, seats in subsets(7)[:40]:
        book = compose(on, seats)
        known = {paragraph.rule: paragraph for paragraph in book.paragraphs()}
        for paragraph in book.paragraphs():
            assert paragraph.rule not in paragraph.links
            assert all(paragraph.rule in known[other].links for other in paragraph.links)
            assert [other.rule for other in book.related(paragraph)] == list(paragraph.links)


def test_related_paragraphs_exist() -> None:
    """Related paragraphs exist; a ruling points to the rules of its source."""
    path = paths.assets_dir() / "teaching" / "related.json"
    related = json.loads(path.read_text(encoding="utf-8"))
    found = rulings(PAGE.read_text(encoding="utf-8"))
    sources = {
        "-".join(ruling.pair): re.findall(r"`([a-z]+(?:[.][a-z_]+)?)`", ruling.source)
        for ruling in found
    }
    assert {key: rules for key, rules in related.items() if "-" in key} == sources
    named = {rule for key, rules in related.items() for rule in (key, *rules) if "-" not in rule}
    assert named <= set(RULE_IDS)


def test_a_variant_is_told_where_it_is_played() -> None:
    """A variant has a paragraph in the part of its module, only if it was chosen."""
    plain, chosen = compose(("thieves",), 4), compose(("thieves",), 4, (("thieves", "round"),))
    assert plain.paragraph("thieves=round") is None
    assert there(chosen.where("thieves=round")).key == "thieves"
    assert compose((), 4, all_variants()).variants == ()


def test_where() -> None:
    """A rule is found in its part; what is not played is in none."""
    book = compose(("characters", "camps"), 3)
    found = {rule: part.key for rule in RULE_IDS if (part := book.where(rule)) is not None}
    assert found["karim"] == "characters"
    assert found["deck.reshuffle"] == "turn"
    assert found["camps.score"] == "camps"
    assert book.where("characters-camps") == book.part("rulings")
    assert book.where("walls.build") is None
    assert book.where("dirk.gift") is None
    assert rulebook.module_of("fatima") == "characters"
    assert rulebook.module_of("build.hole") == rulebook.module_of("nothing") == ""


def test_texts_follow_the_seats() -> None:
    """A paragraph that depends on the players says another thing to two than to six."""
    two, six = (compose((), seats).paragraph("setup.money") for seats in (2, 6))
    assert two is not None
    assert six is not None
    for lang in LANGS:
        assert tr(lang, two.text) != tr(lang, six.text)


# -- searching --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_every_title_finds_its_paragraph(whole: Book, lang: str) -> None:
    """Searched by its own title a paragraph is among the first found, also without accents."""
    for paragraph in list(whole.paragraphs())[:: len(LANGS)]:
        title = tr(lang, paragraph.title)
        hits = find(whole, folded(title)[0].upper(), lang)
        assert paragraph.rule in [hit.rule for hit in hits[:8]], (paragraph.rule, title)


def test_every_word_must_occur(whole: Book) -> None:
    """A paragraph is found only if it holds all the words; the title counts more than the text."""
    hits = find(whole, "camp arrow", "en")
    assert hits[0].rule in ("camps.score", "camps.build")
    for hit in hits:
        shown = whole.paragraph(hit.rule) or whole.part(hit.rule)
        assert shown is not None
        text = f"{tr('en', shown.title)} {tr('en', shown.text)}".casefold()
        assert "camp" in text
        assert "arrow" in text
    assert find(whole, "camp xyzzy", "en") == ()
    assert find(whole, "  ", "en") == ()
    assert find(whole, "build.hole", "en")[0].rule == "build.hole"
    scores = [hit.score for hit in hits]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize(
    ("lang", "asked", "rule"),
    [
        ("en", "can I rotate a tile?", "build.orientation"),
        ("en", "how many huts may I have", "huts.take"),
        ("en", "may a thief steal diamonds", "diamonds-thieves"),
        ("en", "who wins if we are tied", "score.tie"),
        ("it", "posso ruotare una tessera?", "build.orientation"),
        ("it", "quanti ladri ho", "thieves.deal"),
        ("ro", "pot să rotesc o piesă?", "build.orientation"),
        ("fr", "puis-je tourner une tuile\u202f?", "build.orientation"),
        ("ro", "hotul ia o carte de mester", "thieves-builders"),
        ("ro", "ce fura hotul", "thieves.use"),
        ("ro", "culorile cuferelor", "treasure"),
    ],
)
def test_a_question_finds_what_is_nearest(whole: Book, lang: str, asked: str, rule: str) -> None:
    """A whole sentence finds the rule among the first, by its words that say something."""
    telling, hits = nearest(whole, asked, lang)
    assert rule in [hit.rule for hit in hits[:4]], [hit.rule for hit in hits]
    assert telling
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
    assert nearest(whole, "xyzzy?", lang) == ((), ())
    assert nearest(whole, "a ?", lang) == ((), ())


@pytest.mark.parametrize(
    ("lang", "asked", "rule"),
    [
        ("ro", "CUFERELE RAMANE", "treasure.place"),
        ("fr", "chambre tresors", "treasure"),
        ("it", "PIU LUNGO MURO", "score.wall"),
        ("fr", "d'enceinte", "score.wall"),
    ],
)
def test_accents_and_capitals_do_not_matter(whole: Book, lang: str, asked: str, rule: str) -> None:
    """A query without accents or capitals finds the words that have them."""
    assert rule in [hit.rule for hit in find(whole, asked, lang)]


@pytest.mark.parametrize(
    ("text", "words", "found"),
    [
        ("Cartea și sfârșitul", ("sfarsit",), ["sfârșit"]),
        ("l’Alhambra", ("l'alh",), ["l’Alh"]),
        ("cœur et œil", ("oe",), ["œ", "œ"]),
        ("abcabc", ("ab", "bc"), ["abcabc"]),
        ("a+b (c)", ("+b (",), ["+b ("]),
        ("nothing", ("x",), []),
    ],
)
def test_spans_are_those_of_the_text_itself(
    text: str, words: tuple[str, ...], found: list[str]
) -> None:
    """The places that are highlighted are counted in the text as it is shown."""
    assert [text[start:end] for start, end in spans(text, words)] == found


@pytest.mark.parametrize("lang", LANGS)
def test_hits_say_where_the_words_stand(whole: Book, lang: str) -> None:
    """The marked part of a hit is the query."""
    for hit in find(whole, "2", lang):
        paragraph = whole.paragraph(hit.rule)
        if paragraph is not None:
            found = [tr(lang, paragraph.text)[start:end] for start, end in hit.text]
            assert set("".join(found)) <= {"2"}


# -- HTML -------------------------------------------------------------------------------------


class Outline(HTMLParser):
    """Collects anchors, links and text, and checks that every tag is closed."""

    EMPTY = ("meta", "br", "!doctype")

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember ids and links."""
        values = dict(attrs)
        self.ids += [values["id"] or ""] if "id" in values else []
        self.links += [values["href"] or ""] if "href" in values else []
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """The last opened tag is closed first."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Remember the words."""
        self.text.append(data)


@pytest.mark.parametrize("lang", LANGS)
def test_html(whole: Book, lang: str) -> None:
    """Every paragraph has its anchor, every link leads to one, every tag is closed."""
    html = to_html(whole, lang)
    outline = Outline()
    outline.feed(html)
    assert not outline.open
    assert len(outline.ids) == len(set(outline.ids))
    assert {link.removeprefix("#") for link in outline.links} <= set(outline.ids)
    assert set(RULE_IDS) | {part.key for part in whole.parts} <= set(outline.ids)
    text = one_line(" ".join(outline.text))
    for line in made_for(whole):
        assert tr(lang, line) in text
    for paragraph in whole.paragraphs():
        assert all(piece in text for piece in pieces(tr(lang, paragraph.text))), paragraph.rule
    assert "@media print" in html
    assert "http" not in html


@pytest.mark.parametrize(("lang", "second"), [("en", "fr"), ("ro", "it")])
def test_html_in_two_languages(whole: Book, lang: str, second: str) -> None:
    """Both texts of each paragraph, one anchor; what is in the second language says so."""
    html = to_html(whole, lang, second=second)
    outline = Outline()
    outline.feed(html)
    assert not outline.open
    assert len(outline.ids) == len(set(outline.ids))
    count = sum(1 for _ in (*whole.parts, *whole.paragraphs()))
    assert html.count(f'lang="{second}"') == count
    text = one_line(" ".join(outline.text))
    for paragraph in whole.paragraphs():
        assert all(piece in text for piece in pieces(tr(lang, paragraph.text))), paragraph.rule
        assert all(piece in text for piece in pieces(tr(second, paragraph.text))), paragraph.rule


def test_html_keeps_no_break_spaces(whole: Book) -> None:
    """Breaking a text into lines and paragraphs leaves narrow no-break spaces what they are."""
    assert one_line(" Prix\u202f:\n  8\u00a0points \t") == "Prix\u202f: 8\u00a0points"
    outline = Outline()
    outline.feed(to_html(whole, "fr"))
    text = "".join(outline.text)
    texts = [tr("fr", paragraph.text) for paragraph in whole.paragraphs()]
    narrow = sum(text.count("\u202f") for text in texts)
    assert 0 < narrow <= text.count("\u202f")
    assert re.findall(r"\w [:;!?»]|« ", text) == []


def test_html_is_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text with markup never becomes a tag."""
    book = compose()
    html = to_html(book, "en")
    assert "<b>" not in html
    monkeypatch.setattr("alhambra_qt.teaching.rulebook_html.tr", lambda lang, words: '<b a="1">&')
    assert "&lt;b a=&quot;1&quot;&gt;&amp;" in to_html(book, "en")
    assert "<b a" not in to_html(book, "en")


def test_what_it_is_composed_for_is_said() -> None:
    """The line on top names the players, the modules and the variants."""
    plain, more = compose((), 3), compose(("thieves", "camps"), 4, (("thieves", "round"),))
    assert tr("en", made_for(plain)[0]) == "For 3 players, without modules."
    assert tr("en", made_for(more)[0]) == "For 4 players, with these modules: Camps and Thieves."
    assert made_for(more)[1] == msg("book-variant-thieves-round-title")


# -- numbers of rules ------------------------------------------------------------------------------


RULE_LIKE = re.compile(r"[a-z]+\.[a-z_]+")
RULE_WRITTEN = re.compile(rf"""["']{RULE_LIKE.pattern}["']""")
STARTS = {rule.partition(".")[0] for rule in all_rules() if "." in rule}
BOOKS = [compose(), compose((), 2), compose(IDS[::3], 3), compose(reversed(IDS), 6), everything()]


def cited_in_code() -> Iterator[str]:
    """Every text in the program that is spelled as the id of a rule."""
    for path in python_files(PACKAGE):
        if not RULE_WRITTEN.search(path.read_text(encoding="utf-8")):
            continue
        for node in ast.walk(tree(path)):
            text = node.value if isinstance(node, ast.Constant) else None
            if not isinstance(text, str) or not RULE_LIKE.fullmatch(text):
                continue
            if text.partition(".")[0] in STARTS:
                yield text


def test_every_id_that_is_cited_has_one_number() -> None:
    """Refusals, scorings, events, faces, exercises and lessons name rules that can be looked up."""
    found = {*cited_in_code()}
    assert len(found) > len(all_rules()) / 2
    taught = {rule for lesson in lessons() for step in lesson.steps for rule in step.rules}
    assert (found | taught) - {*all_rules()} == set()
    numbers = [section_of(rule) for rule in all_rules()]
    assert all(numbers)
    assert len(set(numbers)) == len(numbers)


def test_every_paragraph_has_a_number() -> None:
    """Every paragraph has a number below that of its part, variants and rulings too."""
    book, found = everything(), sections()
    assert len({*found.values()}) == len(found)
    for part in book.parts:
        inside = [section_of(paragraph.rule) for paragraph in part.paragraphs]
        assert inside == [f"{section_of(part.key)}.{k}" for k in range(1, len(inside) + 1)]
    assert [section_of(part) for part in BASE] == ["1", "2", "3", "4", "5", "6"]
    assert [section_of(part) for part in IDS] == [f"7.{k}" for k in range(1, len(IDS) + 1)]


@pytest.mark.parametrize(
    ("rule", "number"),
    [
        ("score.tie", "4.3"),
        ("dirk.score", "6.2"),
        ("camps.score", "7.8.3"),
        ("karim", "7.7.4"),
        ("thieves=round", "7.10.3"),
        ("vizier-exchange", "8.1"),
        ("public", "10"),
        ("moon.rise", ""),
    ],
)
def test_numbers_that_people_know(rule: str, number: str) -> None:
    """A printed page and last year's answer in a forum still lead to their rule."""
    assert section_of(rule) == number
    assert sign_of(rule) == (f"§\u00a0{number}" if number else "")


@pytest.mark.parametrize("lang", LANGS)
def test_every_book_says_its_numbers_and_no_ids(lang: str) -> None:
    """In each book and language heading and contents cite alike."""
    for book in BOOKS:
        html = to_html(book, lang)
        text = re.sub(r"<[^>]*>", "\n", html)
        titles = {part.key: part.title for part in book.parts}
        titles |= {paragraph.rule: paragraph.title for paragraph in book.paragraphs()}
        for rule, title in titles.items():
            line = tr(lang, cited(rule, title))
            assert line.startswith(sign_of(rule) + " ")
            assert text.count(f"\n{line}\n") == 2, rule
        shown = [rule for rule in all_rules() if "." in rule and f"{rule}\n" in text]
        assert shown == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("asked", ["{}", "§ {}", "§{}", "§\u00a0{}"])
def test_a_number_finds_its_paragraph(lang: str, asked: str) -> None:
    """With the sign or without; only numbers with a point are asked for everywhere."""
    for rule in ("score.tie", "camps.score", "thieves=round", "vizier-huts", "karim"):
        hits = find(everything(), asked.format(section_of(rule)), lang)
        assert hits[0].rule == rule
    hits = find(everything(), asked.format("7.8"), lang)
    assert [hit.rule for hit in hits[:5]] == ["camps", *all_of("camps")]
    assert find(compose(), asked.format("7.8.3"), lang) == ()
    assert find(everything(), asked.format("4.99"), lang) == ()


def all_of(module: str) -> list[str]:
    """The rules of a module."""
    return [rule for rule in all_rules() if rule.startswith(f"{module}.")]


def test_what_has_no_number_is_cited_by_its_title() -> None:
    """A title alone stays as it is."""
    title = msg("rulebook-title")
    assert cited("moon.rise", title) == title


# -- practising ------------------------------------------------------------------------------------


SEEDS = 12


def test_exercises_of_a_topic_ask_about_its_rule() -> None:
    """The exercises for a rule include that rule before long."""
    tries = [(level, str(seed)) for level in LEVELS for seed in range(SEEDS)]
    asked = {
        topic: {make(code_of(topic, *one)).rule for one in tries} for topic in {*TOPICS.values()}
    }
    assert set(asked) <= set(BASE_FAMILIES)
    assert [rule for rule, topic in TOPICS.items() if rule not in asked[topic]] == []


def is_there(rule: str, way: PractiseWay) -> bool:
    """Whether a way leads to a family, a lesson that teaches the rule, or its paragraph."""
    if module_of(rule):
        return way == PractiseWay("exercise", module_of(rule)) and way.name in MODULE_FAMILIES
    if way.kind == "exercise":
        return way.name == TOPICS[rule]
    if way.kind == "lesson":
        found = lesson(way.name)
        taught = found is not None and any(rule in step.rules for step in found.steps)
        return found is not None and not found.module and taught
    return way == PractiseWay("book", rule) and everything().paragraph(rule) is not None


def test_every_rule_has_a_way() -> None:
    """The way is there: a family, a lesson that teaches the rule, or its paragraph."""
    assert [rule for rule in all_rules() if not is_there(rule, way_to(rule))] == []


def test_ways_of_each_kind() -> None:
    """An exercise goes before a lesson, a lesson before reading."""
    assert way_to("score.wall") == PractiseWay("exercise", "wall")
    assert way_to("redesign.swap") == PractiseWay("lesson", "building")
    assert way_to("dirk.tiles") == PractiseWay("book", "dirk.tiles")


def test_what_comes_next() -> None:
    """Missed, then met, then new; among these what can be practised best, in the book's order."""
    rules = [("turn.pass", "new"), ("money.take", "new"), ("buy.pay", "met")]
    assert next_of(rules) == "buy.pay"
    assert next_of(rules[:2]) == "money.take"
    assert next_of([*rules, ("redesign.swap", "missed")]) == "redesign.swap"
    assert next_of([("money.take", "mastered")]) == ""
    assert next_of(()) == ""


def test_a_part_counts_its_rules() -> None:
    """Numbers are of all states; a part that is mastered can be practised to stay so."""
    profile = Profile("Anna")
    parts = known_parts(profile)
    assert len(parts) == 6 + len(IDS)
    end = parts[4]
    assert {state: end.counts[state] for state in STATES} == {
        **dict.fromkeys(STATES, 0),
        "new": len(end.rules),
    }
    assert end.next.rule == "end.distribute"
    assert end.advice.id == "known-todo"
    for rule in end.rules:
        profile.met(rule.rule, used=MASTERED)
    end = known_parts(profile)[4]
    assert end.counts["mastered"] == len(end.rules)
    assert end.advice.id == "known-part-done"
    assert end.next == end.rules[0]
