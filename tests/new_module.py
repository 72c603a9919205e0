"""Begin a module: ``python -m tests.new_module harbour "The harbour"``.

Makes its folder with a class, a face and an exercise to be written, a test, texts to be written in
every complete language and a plain icon, and puts it into the lists of modules. For one that is
there already it only adds the texts that its code asks for by now. What is left to do,
``python -m tests.checklist harbour`` says.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from alhambra_qt.i18n import DEFAULT, LANGS
from alhambra_qt.modules import IDS
from tests.checklist import UNWRITTEN, Candidate, wanted_texts
from tests.i18n.fluent_files import entries
from tests.module_parts import ROOT, module_of
from tests.processes import run

RULES = '''"""{name}: what it is about, in a line."""

from alhambra_qt.engine.rules import Module


class {kind}(Module[None]):
    """Rules {id}.score. Override the hooks that are needed: engine/rules.py explains each."""

    id = "{id}"
'''
FACE = '''"""The face of {name}: controller/faces/face.py explains every field."""

from alhambra_qt.controller.faces.face import Face

FACE = Face(
    icon="{id}",
    colour="{grey}",
    box=0,
    mix="",
    learned={number},
    acts={{}},
    moves={{}},
    zones={{}},
    rows={{}},
)
'''
LESSONS = '''"""The exercise of the module."""

from alhambra_qt.teaching.exercise import Draw, Exercise


def exercise(draw: Draw) -> Exercise | None:
    """{unwritten} What is asked?"""
    return None
'''
TEST = '''"""{name}."""

from tests.kit import table


def test_a_game_begins() -> None:
    """A table with the module is laid, and somebody is to move."""
    assert table(3, ["{id}"]).game.decisions
'''
IMPORT = "from alhambra_qt.modules.{id}.rules import {kind}\n"
GREY = "#56545A"
# What is put before which line of which file: the last line of a list or table.
ENTRIES = (("alhambra_qt/modules/__init__.py", ")\nIDS:", "    {kind},\n"),)


def make(id: str, name: str, root: Path = ROOT) -> None:
    """Make the files of a module and put it into the lists."""
    words = {"id": id, "name": name, "kind": id.capitalize(), "number": len(IDS) + 1}
    words |= {"grey": GREY, "unwritten": UNWRITTEN}
    folder = root / "alhambra_qt" / "modules" / id
    folder.mkdir()
    (folder / "__init__.py").write_text(f'"""{name}."""\n', encoding="utf-8", newline="\n")
    for part, text in (("rules", RULES), ("face", FACE), ("lessons", LESSONS)):
        (folder / f"{part}.py").write_text(text.format(**words), encoding="utf-8", newline="\n")
    test = root / "tests" / "modules" / f"test_{id}.py"
    test.write_text(TEST.format(**words), encoding="utf-8", newline="\n")
    svg = root / "assets" / "svg"
    (svg / f"icon_{id}.svg").write_bytes((svg / "icon_star.svg").read_bytes())
    for path, before, line in ENTRIES:
        insert(root / path, before, line.format(**words))
    add_import(root / "alhambra_qt/modules/__init__.py", IMPORT.format(**words))
    with (root / "tests" / "data" / "rule_ids.txt").open(
        "a", encoding="utf-8", newline="\n"
    ) as file:
        file.write(f"{id}.score\n")


def add_import(path: Path, line: str) -> None:
    """Put the import of a module among those of the others, in the order of the alphabet."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    after = [at for at, one in enumerate(lines) if one.startswith(IMPORT[:25]) and one < line]
    lines.insert(max(after) + 1, line)
    path.write_text("".join(lines), encoding="utf-8", newline="\n")


def insert(path: Path, before: str, line: str) -> None:
    """Put a line before a place that a file has once."""
    text = path.read_text(encoding="utf-8")
    if text.count(before) != 1:
        raise ValueError(f"{path} has not exactly one {before!r}")
    path.write_text(text.replace(before, line + before), encoding="utf-8", newline="\n")


def add_texts(id: str, name: str = "", root: Path = ROOT) -> list[str]:
    """Add the texts that a module lacks, to be written; give their ids."""
    wanted = wanted_texts(Candidate(id, module_of(id)))
    added = []
    for lang in LANGS:
        path = root / "i18n" / lang / f"mod-{id}.ftl"
        text = path.read_text(encoding="utf-8") if path.exists() else f"### {name}.\n\n"
        for key in [key for key in wanted if key not in entries(lang)]:
            plain = name if (key, lang) == (f"mod-{id}", DEFAULT) else f"{UNWRITTEN} {key}"
            text += f"{key} = {plain}\n"
            added.append(key)
        path.write_text(text, encoding="utf-8", newline="\n")
    return list(dict.fromkeys(added))


def main(words: Sequence[str]) -> int:
    """Make a module, or add the texts that one lacks."""
    known = bool(words) and words[0] in IDS
    if not words or not re.fullmatch("[a-z]+", words[0]) or not (known or words[1:]):
        sys.stderr.write('usage: python -m tests.new_module harbour "The harbour"\n')
        return 2
    name = " ".join(words[1:])
    if not known:
        make(words[0], name)
        for more in (["tests.matrix.pairs"], ["tests.new_module", *words]):
            # A program that starts now reads the list of modules anew.
            run([sys.executable, "-m", *more], check=True)
        return 0
    sys.stdout.writelines(f"{key}: to be written\n" for key in add_texts(words[0], name))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
