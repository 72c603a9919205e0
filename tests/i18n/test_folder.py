"""A language is a folder: nothing outside names one, and sentences say what a folder lacks."""

import ast
import csv
import re
import runpy
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from alhambra_qt import i18n, paths
from tests.arch.source import ROOT, tree
from tests.i18n import fluent_files, folder, freshness, lacking
from tests.processes import run

COPY = "q1"  # no language has this code
NAMED = re.compile(rf"[\"'](?:{'|'.join(i18n.available())})[\"']")  # only then a file is parsed
TABLE = re.compile(rf"{NAMED.pattern}:")


@pytest.mark.parametrize("lang", i18n.LANGS)
def test_nothing_is_missing(lang: str) -> None:
    """The folder of a language that calls itself whole has everything."""
    assert folder.lacking(lang) == []


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the English folder under another code, beside that of English."""
    for lang in (i18n.DEFAULT, COPY):
        shutil.copytree(paths.i18n_dir() / i18n.DEFAULT, tmp_path / "i18n" / lang)
    monkeypatch.setattr(paths, "i18n_dir", lambda: tmp_path / "i18n")
    forget()
    yield tmp_path / "i18n" / COPY
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Forget all that was read."""
    for kept in (i18n.available, i18n.facts, i18n.percent, i18n.catalog):
        kept.cache_clear()
    fluent_files.entries.cache_clear()


def without(table: str, first: str) -> Callable[[Path], None]:
    """Takes the rows away that begin so."""

    def change(place: Path) -> None:
        path = place / "checks" / f"{table}.csv"
        rows = [*csv.reader(path.read_text(encoding="utf-8").splitlines())]
        with path.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(r for r in rows if r[0] != first)

    return change


def gone(name: str) -> Callable[[Path], None]:
    """Takes a file away."""
    return lambda place: (place / name).unlink()


def names_nothing(place: Path) -> None:
    """Take the name away."""
    (place / "language.json").write_text('{"whole": true}', encoding="utf-8")


def text_gone(place: Path) -> None:
    """Take one text away."""
    path = place / "app.ftl"
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"^start-demo = .*\n", "", text, flags=re.M), encoding="utf-8")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (without("agreement", "first"), "agreement.csv has no row 'first'"),
        (without("style", "places"), "style.csv has no row 'places'"),
        (without("glossary", "tower"), "glossary.csv has no row 'tower'"),
        (without("glossary", "term"), "glossary.csv has no column 'term'"),
        (gone("checks/forbidden.csv"), "checks/forbidden.csv is missing or has no row"),
        (gone("man/alhambra-lab.6"), "man/alhambra-lab.6 is missing"),
        (names_nothing, "language.json has no 'name'"),
        (text_gone, "app.ftl lacks start-demo"),
    ],
)
def test_a_sentence_says_what_is_missing(
    copied: Path, change: Callable[[Path], None], sentence: str
) -> None:
    """A row, column, file, name or text that a folder lacks is named, and the language."""
    assert lacking.main([COPY]) == f"{COPY}: nothing is missing"
    change(copied)
    folder.forget()
    forget()
    assert f"{COPY}: {sentence}" in lacking.main([COPY]).splitlines()


def test_much_that_is_missing_is_counted(copied: Path) -> None:
    """A file that is missing is one sentence, and so is one with only a few of its texts."""
    count = len(fluent_files.entries(COPY, "between"))
    (copied / "between.ftl").unlink()
    (copied / "shelf.ftl").write_text("", encoding="utf-8")
    (copied / "app.ftl").write_text("app-name = Alhambra\n", encoding="utf-8")
    folder.forget()
    forget()
    app, between, shelf = folder.lacking(COPY)
    assert between == f"{COPY}: between.ftl is missing ({count} texts)"
    assert shelf.startswith(f"{COPY}: shelf.ftl lacks ")
    assert app.startswith(f"{COPY}: app.ftl lacks start-tagline, start-continue-detail, ")
    assert app.endswith(" more")


def test_a_test_says_it_too(copied: Path) -> None:
    """A test that needs a row says which, and in which language."""
    without("style", "places")(copied)
    folder.forget()
    with pytest.raises(AssertionError, match=f"{COPY}: style.csv has no row 'places'"):
        folder.style(COPY, "places")


def test_a_copy_is_a_language(copied: Path, tmp_path: Path) -> None:
    """A copy of English is whole: it is offered, goes to menus and shops, and needs no marks."""
    (copied / "language.json").write_text('{"name": "Zz", "whole": true}', encoding="utf-8")
    forget()
    assert i18n.available() == (i18n.DEFAULT, COPY)
    assert i18n.own_name(COPY) == "Zz"
    english = freshness.originals()
    assert freshness.stale(freshness.read(COPY), english, freshness.originals(COPY)) == []
    maker = runpy.run_path(str(ROOT / "packaging" / "texts.py"))
    known = maker["texts"](tmp_path / "i18n")
    assert [*known] == [i18n.DEFAULT, COPY]
    name = next(path.name for path in maker["TEMPLATES"].glob("*.desktop"))
    assert f"\nGenericName[{COPY}]=Board game\n" in maker["desktop_file"](name, known)
    assert maker["installer"](known, tmp_path / "i18n").count("MUI_LANGUAGE") == 1


def test_a_copy_passes_all_tests(tmp_path: Path) -> None:
    """Every test of texts passes for a copy of English under another code."""
    shutil.copytree(paths.i18n_dir(), tmp_path / "i18n")
    shutil.copytree(paths.i18n_dir() / i18n.DEFAULT, tmp_path / "i18n" / COPY)
    program = (
        "import sys, pathlib, pytest; from alhambra_qt import paths;"
        "paths.i18n_dir = lambda: pathlib.Path(sys.argv[1]);"
        "sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider', '-k', sys.argv[2], 'tests/i18n']))"
    )
    place = tmp_path / "i18n"
    done = run([sys.executable, "-c", program, place, f"[{COPY}"], 300, cwd=ROOT)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout


# -- nothing outside names a language --------------------------------------------------------------


def named(path: Path, langs: set[str]) -> list[str]:
    """The places where a program names a language as a text of its own, or a table by them."""
    return [
        f"{path.relative_to(ROOT)}:{node.lineno}: {node.value}"
        for node in (ast.walk(tree(path)) if NAMED.search(path.read_text(encoding="utf-8")) else ())
        if isinstance(node, ast.Constant) and node.value in langs
    ]


def test_no_program_names_a_language() -> None:
    """English is named once, as the default; no other language is named in any program."""
    paths_ = [*ROOT.glob("alhambra_qt/**/*.py"), *ROOT.glob("packaging/**/*.py")]
    found = [place for path in paths_ for place in named(path, set(i18n.available()))]
    assert [place.partition(":")[0] for place in found] == ["alhambra_qt/i18n.py"]


def test_no_table_is_by_language() -> None:
    """No test has a table by languages: what a language has of its own is in its folder."""
    langs, wrong = set(i18n.LANGS), []
    for path in ROOT.glob("tests/**/*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(tree(path)) if TABLE.search(text) else ():
            keys = node.keys if isinstance(node, ast.Dict) else []
            if len([k for k in keys if isinstance(k, ast.Constant) and k.value in langs]) > 1:
                wrong.append(f"{path.relative_to(ROOT)}:{keys[0] and keys[0].lineno}")
    assert not wrong, "\n".join(wrong)


def test_no_file_for_desktops_names_a_language() -> None:
    """The files from which those for desktops are made have no text in any language."""
    others = set(i18n.available()) - {i18n.DEFAULT}
    for path in (ROOT / "packaging" / "linux").iterdir():
        text = path.read_text(encoding="utf-8")
        assert not re.findall(rf"\[(?:{'|'.join(others)})\]|xml:lang", text), path.name
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    assert "LangString" not in script


def test_facts_of_a_broken_file(copied: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A file that cannot be read makes no language whole, and is logged."""
    (copied / "language.json").write_text("{", encoding="utf-8")
    forget()
    assert i18n.facts(COPY) == i18n.Language()
    assert len(caplog.messages) == 1
