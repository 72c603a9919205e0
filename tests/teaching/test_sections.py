"""Numbers of rules: one each, the same in every book, language and place that cites them."""

import ast
import re
from collections.abc import Iterator

import pytest

from alhambra_qt.i18n import LANGS, msg, tr
from alhambra_qt.modules import IDS
from alhambra_qt.teaching.lesson import lessons
from alhambra_qt.teaching.rulebook import (
    BASE,
    all_rules,
    cited,
    compose,
    everything,
    section_of,
    sections,
    sign_of,
)
from alhambra_qt.teaching.rulebook_find import find
from alhambra_qt.teaching.rulebook_html import to_html
from tests.arch.source import PACKAGE, python_files, tree

RULE_LIKE = re.compile(r"[a-z]+\.[a-z_]+")
STARTS = {rule.partition(".")[0] for rule in all_rules() if "." in rule}
BOOKS = [compose(), compose((), 2), compose(IDS[::3], 3), compose(reversed(IDS), 6), everything()]


def cited_in_code() -> Iterator[str]:
    """Every text in the program that is spelled as the id of a rule."""
    for path in python_files(PACKAGE):
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


def test_everything_to_be_read_has_a_number_of_its_own() -> None:
    """Also parts, variants and rulings; a number continues that of its part."""
    book, found = everything(), sections()
    assert len({*found.values()}) == len(found)
    for part in book.parts:
        inside = [section_of(one.rule) for one in part.paragraphs]
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
    """Whatever is composed, in each language: heading and contents cite alike."""
    for book in BOOKS:
        html = to_html(book, lang)
        said = re.sub(r"<[^>]*>", "\n", html)
        titles = {part.key: part.title for part in book.parts}
        titles |= {one.rule: one.title for one in book.paragraphs()}
        for rule, title in titles.items():
            line = tr(lang, cited(rule, title))
            assert line.startswith(sign_of(rule) + " ")
            assert said.count(f"\n{line}\n") == 2, rule
        shown = [rule for rule in all_rules() if "." in rule and f"{rule}\n" in said]
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
