"""Texts are drawn in the fonts of the program, so that they look the same on every system."""

import ast
import re
from functools import cache

import pytest
from PySide6.QtGui import QTextLayout
from pytestqt.qtbot import QtBot

from alhambra_qt import paths
from alhambra_qt.ui.kit.sizes import BODY_FAMILY, TITLE_FAMILY, Metrics, font, load_fonts
from tests.arch.source import PACKAGE

# Files with characters that are not drawn: ranges, drawings for a terminal.
NOT_DRAWN = {"i18n.py", "engine/errors.py"}
ESCAPE = re.compile(r"\\[0-7NUux]")  # a letter that is written by its number or name


@cache
def letters() -> frozenset[str]:
    """All characters in the texts of every language, and beyond ASCII in the program."""
    found: set[str] = set()
    for path in paths.i18n_dir().rglob("*.ftl"):
        found |= set(path.read_text(encoding="utf-8"))
    for path in PACKAGE.rglob("*.py"):
        if path.relative_to(PACKAGE).as_posix() in NOT_DRAWN:
            continue
        code = path.read_text(encoding="utf-8")
        if code.isascii() and not ESCAPE.search(code):
            continue
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {letter for letter in node.value if not letter.isascii()}
    return frozenset(letter for letter in found if letter.isprintable() or letter.isspace()) - set(
        "\n\r\t"
    )


@pytest.mark.parametrize("role", ["page", "body"])
def test_every_letter_is_in_our_fonts(qtbot: QtBot, role: str) -> None:
    """No letter, space or sign of a text is taken from a font of the system."""
    load_fonts()
    strange = {}
    for letter in letters():
        layout = QTextLayout(f"a{letter}a", font(role, Metrics()))
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        for run in layout.glyphRuns():
            raw = run.rawFont()
            if raw.familyName() not in (TITLE_FAMILY, BODY_FAMILY) or 0 in run.glyphIndexes():
                strange[f"U+{ord(letter):04X} {letter}"] = raw.familyName()
    assert not strange
