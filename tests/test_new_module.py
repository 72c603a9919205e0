"""The scaffold of a module: what it makes, and that the checklist says what is to be written."""

import ast
from pathlib import Path

import pytest

from alhambra_qt.i18n import LANGS
from alhambra_qt.modules import IDS
from tests import new_module
from tests.module_parts import ROOT, RULE_IDS

CHANGED = (
    *(path for path, _, _ in new_module.ENTRIES),
    str(RULE_IDS.relative_to(ROOT)),
    "assets/svg/icon_star.svg",
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the files of the project that the scaffold reads and changes."""
    for path in CHANGED:
        copy = tmp_path / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes((ROOT / path).read_bytes())
    for folder in ("tests/modules", *(f"i18n/{lang}" for lang in LANGS)):
        (tmp_path / folder).mkdir(parents=True)
    return tmp_path


def test_files_are_made(root: Path) -> None:
    """Folder, class, test, rule and icon are there, and each list has one line more."""
    new_module.make("harbour", "The harbour", root)
    for path, _, line in new_module.ENTRIES:
        added = {*(root / path).read_text("utf-8").splitlines()}
        added -= {*(ROOT / path).read_text("utf-8").splitlines()}
        assert line.format(id="harbour", kind="Harbour").rstrip() in added
        assert len(added) == (2 if path.endswith("modules/__init__.py") else 1)
    listed = ast.parse((root / "alhambra_qt/modules/__init__.py").read_text("utf-8")).body
    imported = [
        str(statement.module) for statement in listed if isinstance(statement, ast.ImportFrom)
    ]
    assert "alhambra_qt.modules.harbour.rules" in imported
    assert [one for one in imported if ".modules." in one] == sorted(
        f"alhambra_qt.modules.{module}.rules" for module in (*IDS, "harbour")
    )
    for file in ("face", "lessons"):
        ast.parse((root / f"alhambra_qt/modules/harbour/{file}.py").read_text("utf-8"))
    made = ast.parse((root / "alhambra_qt/modules/harbour/rules.py").read_text("utf-8")).body
    assert [statement.name for statement in made if isinstance(statement, ast.ClassDef)] == [
        "Harbour"
    ]
    assert (root / "assets/svg/icon_harbour.svg").stat().st_size
    assert (root / RULE_IDS.relative_to(ROOT)).read_text("utf-8").endswith("\nharbour.score\n")
    ast.parse((root / "tests/modules/test_harbour.py").read_text("utf-8"))


def test_texts_are_to_be_written(root: Path) -> None:
    """Every text that the checklist names is there in each language, as a placeholder."""
    added = new_module.add_texts("harbour", "The harbour", root)
    assert {"mod-harbour", "new-idea-harbour", "book-intro-harbour"} <= set(added)
    for lang in LANGS:
        lines = (root / "i18n" / lang / "mod-harbour.ftl").read_text("utf-8").splitlines()
        for key in added:
            plain = "The harbour" if (key, lang) == ("mod-harbour", "en") else f"⚑ {key}"
            assert f"{key} = {plain}" in lines


def test_nothing_is_added_to_what_is_whole(root: Path) -> None:
    """A module with all its texts gets none, and its files stay as they are."""
    for module in IDS:
        for lang in LANGS:
            path = f"i18n/{lang}/mod-{module}.ftl"
            (root / path).write_bytes((ROOT / path).read_bytes())
        assert new_module.add_texts(module, "", root) == []
        for lang in LANGS:
            path = f"i18n/{lang}/mod-{module}.ftl"
            assert (root / path).read_bytes() == (ROOT / path).read_bytes()


@pytest.mark.parametrize("words", [[], ["harbour"], ["Harbour", "The harbour"], ["a-b", "c"]])
def test_words_that_name_no_module(words: list[str]) -> None:
    """Without a plain id and a name nothing is made."""
    assert new_module.main(words) == 2
