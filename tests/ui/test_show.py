"""One command opens any page."""

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from alhambra_qt.ui.kit.theme import THEMES
from tests.cases import some
from tests.ui import show
from tests.ui.every_page import PAGES
from tests.ui.show import main


def test_pages_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The list names every page that the tests know, and what else can be looked at."""
    monkeypatch.setattr(sys, "argv", ["show", "--list"])
    assert main() == 0
    assert {*PAGES, "kit", "pieces", "readme-table"} <= set(capsys.readouterr().out.split())


@pytest.mark.parametrize("page", some(["program", "ledger"], 1))
def test_a_page_as_wished(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication, page: str
) -> None:
    """The picture of a page has the size and the theme that were asked for."""
    file = tmp_path / "page.png"
    looks = "--size 1100x640 --lang fr --theme dark --scale 120 --picture"
    monkeypatch.setattr(sys, "argv", ["show", page, *looks.split(), str(file)])
    monkeypatch.setattr(show, "HOME", home)
    assert main() == 0
    show.KEPT.clear()
    image = QImage(str(file))
    assert (image.width(), image.height()) == (1100, 640)
    assert image.pixelColor(2, 300).lightness() < 64
    assert THEMES["light"].bg.lightness() > 128
