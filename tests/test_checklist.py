"""The checklist of modules: nothing is missing of those there are, and it names what is."""

import re
from pathlib import Path

import pytest
from attrs import evolve
from fluent.syntax import ast

from alhambra_qt import modules
from alhambra_qt.i18n import LANGS
from alhambra_qt.paths import i18n_dir
from alhambra_qt.teaching import examples
from alhambra_qt.teaching.lesson import BadLesson, about_module
from tests import checklist, module_parts
from tests.controller.odd_module import Odd
from tests.i18n import fluent_files
from tests.matrix.pairs import PAGE

EVERY = ", ".join(LANGS)


def test_nothing_is_missing() -> None:
    """Everything that the program and its tests ask of a module is there."""
    assert [line for module in modules.IDS for line in checklist.missing(module)] == []


def test_its_texts_stand_together() -> None:
    """All texts that the program or the lesson of a module asks for are in the module's file."""
    wrong = []
    for module in modules.ALL:
        lesson = about_module(module.id)
        assert lesson is not None
        wanted = {*checklist.wanted_texts(checklist.Candidate(module.id, module)), *lesson.texts()}
        for lang in LANGS:
            file = fluent_files.resource(i18n_dir() / lang / f"mod-{module.id}.ftl")
            there = {one.id.name for one in file.body if isinstance(one, ast.Message)}
            wrong += [f"{lang} {module.id}: {text}" for text in sorted(wanted - there)]
    assert not wrong


def test_a_module_without_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    """Of a module without a file all is named, each with its file, and the status is 1."""
    assert checklist.main(["harbour"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "alhambra_qt/modules/harbour/rules.py: a Module with the id harbour"
    assert all(re.match(r"[\w/<>.-]+: .", line) for line in lines)
    for end in (
        "tests/data/rule_ids.txt: the ids of its rules, such as harbour.score",
        f"i18n/<language>/mod-harbour.ftl: new-idea-harbour ({EVERY})",
        "alhambra_qt/modules/harbour/face.py: its FACE",
        "tests/golden/harbour.json: python -m tests.regolden --record harbour",
        "tests/saves/version-2/one-harbour.alhambra: python -m tests.saves.make",
        "assets/modules.json: python -m tests.bench.measure_modules --module harbour",
        "assets/teaching/lessons/harbour.json: a lesson about it",
        "alhambra_qt/modules/harbour/lessons.py: its exercise",
    ):
        assert end in lines


def test_what_the_code_has_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The actions, questions and rules of a class need texts, tests and examples."""
    monkeypatch.setattr(module_parts, "known_rules", lambda: ["camps.score", "odd.rule"])
    found = checklist.missing("odd", Odd)
    for line in (
        f"i18n/<language>/mod-odd.ftl: act-odd-bid ({EVERY})",
        f"i18n/<language>/mod-odd.ftl: ask-odd-question ({EVERY})",
        f"i18n/<language>/mod-odd.ftl: rule-odd-rule-text ({EVERY})",
        f"i18n/<language>/mod-odd.ftl: book-odd-rule ({EVERY})",
        "tests/modules/test_odd.py: a test whose docstring names `odd.rule`",
        "tests/ai/blunders_asked.py: a mistake with it that anybody would see",
        "assets/teaching/examples/odd.json: an example of odd.rule",
    ):
        assert line in found
    assert "alhambra_qt/modules/odd/rules.py: a Module with the id odd" not in found


def test_points_need_a_row_and_a_twin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Points have a row in the face, and are counted once more by the plain scorer."""
    face = module_parts.face_of("camps")
    assert face is not None
    plain = tmp_path / "plain_scoring.py"
    plain.write_text(
        checklist.PLAIN_SCORING.read_text("utf-8").replace('"camps.score"', '""'), encoding="utf-8"
    )
    monkeypatch.setattr(module_parts, "face_of", lambda _: evolve(face, rows={}))
    monkeypatch.setattr(module_parts, "ROOT", tmp_path)
    monkeypatch.setattr(checklist, "PLAIN_SCORING", plain)
    candidate = checklist.Candidate("camps", module_parts.module_of("camps"))
    assert [*checklist.looks(candidate)] == [("the row camps.score", candidate.face)]
    assert [*checklist.counted(candidate)] == [("what camps.score gives", "plain_scoring.py")]


def test_a_file_that_cannot_be_used_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A broken lesson or example is a line like any other, with the field that is wrong."""

    def no_lesson(module: str) -> None:
        raise BadLesson("camps.json: steps.0.position: must be an object")

    def no_example(rule: str) -> None:
        raise examples.BadExample("camps.json", "examples[0]", "must be an object")

    monkeypatch.setattr(checklist, "about_module", no_lesson)
    monkeypatch.setattr(examples, "example", no_example)
    found = checklist.missing("camps")
    assert found[-1] == (
        "assets/teaching/lessons: a lesson that can be read:"
        " camps.json: steps.0.position: must be an object"
    )
    assert found[0] == (
        "assets/teaching/examples/camps.json: an example of camps.deal that can be played:"
        " camps.json: examples[0]: must be an object"
    )


def test_a_ruling_is_told_in_the_rulebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ruling of the page needs its text, translated, and its place in the table."""
    page = tmp_path / "INTERACTIONS.md"
    more = (
        "\n### camps, thieves\n\nA thief visits camps.\n\n*`camps.build`* · `test_camps_thieves`\n"
    )
    page.write_text(PAGE.read_text("utf-8") + more, "utf-8")
    monkeypatch.setattr(checklist, "PAGE", page)
    assert checklist.missing("camps") == [
        "docs/INTERACTIONS.md: python -m tests.matrix.pairs",
        f"i18n/<language>/book-rulings.ftl: ruling-camps-thieves ({EVERY})",
        "assets/teaching/related.json: the rules of camps-thieves",
    ]
    assert checklist.is_about("ruling-gates-camps", "camps")
    assert not checklist.is_about("ruling-gates-camps", "walls")


def test_a_placeholder_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that the scaffold made is missing until somebody writes it."""
    (tmp_path / "en").mkdir()
    file = tmp_path / "en" / "mod-harbour.ftl"
    file.write_text(
        f"mod-harbour = Harbour\nnew-idea-harbour = {checklist.UNWRITTEN} idea\n", encoding="utf-8"
    )
    monkeypatch.setattr(
        fluent_files, "files", lambda lang, _name: [tmp_path / lang / "mod-harbour.ftl"]
    )
    fluent_files.entries.cache_clear()
    try:
        assert checklist.is_written("en", "mod-harbour")
        assert not checklist.is_written("en", "new-idea-harbour")
        assert not checklist.is_written("en", "new-pieces-harbour")
    finally:
        fluent_files.entries.cache_clear()


def test_no_module_is_named() -> None:
    """Without a module the command tells how it is used."""
    assert checklist.main([]) == 2
