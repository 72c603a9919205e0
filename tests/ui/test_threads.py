"""The window paints in one thread."""

from __future__ import annotations

import os
import sys

import pytest

from alhambra_qt.ui.kit.paint import NO_HELPERS, paint_alone
from tests.processes import run

PAINT = """
import hashlib, os, sys
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap
from alhambra_qt.ui.kit.paint import paint_alone
if sys.argv[1] == "alone":
    paint_alone()
app = QGuiApplication([])
tile = QPixmap(60, 60)
tile.fill(QColor(200, 60, 20, 90))
picture = QImage(900, 900, QImage.Format.Format_ARGB32_Premultiplied)
picture.fill(0)
painter = QPainter(picture)
painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
painter.drawTiledPixmap(QRectF(0, 0, 900, 900), tile)
painter.rotate(7)
painter.drawPixmap(QRectF(100, 0, 700, 700), tile, QRectF(tile.rect()))
painter.end()
print(hashlib.sha1(bytes(picture.constBits())).hexdigest(), len(os.listdir("/proc/self/task")))
"""


@pytest.mark.only_on("linux", "threads are counted in /proc")
def test_no_thread_helps() -> None:
    """Painting alone makes no further threads and gives the same pixels."""
    plain = {name: value for name, value in os.environ.items() if name != NO_HELPERS}
    texts = []
    for how in ("helped", "alone"):
        command = [sys.executable, "-c", PAINT, how]
        found = run(command, env=plain, check=True)
        texts.append(found.stdout.split())
    (helped, threads), (alone, fewer) = texts
    assert helped == alone
    assert int(fewer) < int(threads)


def test_what_a_person_set_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is only said where nothing was said before."""
    monkeypatch.setenv(NO_HELPERS, "0")
    paint_alone()
    assert os.environ[NO_HELPERS] == "0"
    monkeypatch.delenv(NO_HELPERS)
    paint_alone()
    assert os.environ[NO_HELPERS] == "1"
