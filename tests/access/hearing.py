"""Painted texts of a page, and the accessible texts that a screen reader finds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPainter
from PySide6.QtWidgets import QApplication, QTextEdit, QWidget

from alhambra_qt.controller.view.table_view import MarketSlot
from alhambra_qt.ui.kit.access import install, plainly
from alhambra_qt.ui.kit.text import Block
from alhambra_qt.ui.sides.header import Ruler
from alhambra_qt.ui.table.market import MarketPanel
from alhambra_qt.ui.table.widget import TableWidget
from tests.ui.geometry import picture

KINDS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
NAME = QAccessible.Text.Name
KEYS = QAccessible.Text.Accelerator


@contextmanager
def noted() -> Iterator[list[str]]:
    """Every text that goes through a painter meanwhile."""
    seen: list[str] = []
    usual = QPainter.drawText

    def drawing(painter: QPainter, *args: Any) -> Any:
        seen.extend(arg for arg in args if isinstance(arg, str))
        return usual(painter, *args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", drawing)
        yield seen


def painted(page: QWidget) -> list[str]:
    """Every text that is painted when all of a page is painted anew, each once, but no scale."""
    for table in [page, *page.findChildren(TableWidget)]:
        if isinstance(table, TableWidget):
            for panel in table.table.panels():
                panel.repaint()
    with noted() as seen, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Ruler, "scale", lambda *_: None)  # the scores are said, not the ruler
        patch.setattr(MarketPanel, "_sign", _paying)  # said in words
        patch.setattr(Block, "_strokes", lambda block: block.pieces)  # said in another order
        picture(page)
        QApplication.processEvents()
        for text in page.findChildren(QTextEdit):  # Qt paints these without Python
            seen.extend(text.toPlainText().splitlines() if text.isVisible() else [])
    return sorted({plain for one in seen if (plain := plainly(one))})


def _paying(panel: MarketPanel, slot: MarketSlot) -> str:
    return panel.look.text(slot.pay_text) if slot.pay_text is not None else ""


def all_of(root: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """An interface and everything below it that is shown."""
    todo = [root]
    while todo:
        interface = todo.pop()
        if interface is None or interface.state().invisible:
            continue
        yield interface
        todo += reversed([interface.child(k) for k in range(interface.childCount())])


def tree_of(page: QWidget) -> list[QAccessibleInterface]:
    """Everything that a screen reader finds on a page."""
    install()
    root = QAccessible.queryAccessibleInterface(page)
    assert root is not None
    return list(all_of(root))


def told(page: QWidget) -> str:
    """Return all accessible texts of a page, normalised for comparison."""
    return said_by(tree_of(page))


def said_by(found: list[QAccessibleInterface]) -> str:
    """Return all texts of these interfaces, normalised for comparison."""
    texts = [interface.text(kind) for interface in found for kind in (*KINDS, KEYS)]
    return plainly(" | ".join(texts))


def unsaid(page: QWidget, heard: str = "") -> tuple[list[str], int]:
    """Return painted texts missing from all accessible texts, and the number of painted texts.

    The letters of a mark and what stands for a missing end are no words.
    """
    heard = heard or told(page)
    words = [one for one in painted(page) if len(one) > 1 or one.isdigit()]
    missing = [word for word in words if word.strip(" .,:;!?…()§✓") not in heard]
    return missing, len(words)


def undoable(found: list[QAccessibleInterface]) -> list[str]:
    """Return focusable things without a name, a telling role, or an action."""
    wrong = []
    for interface in found:
        state = interface.state()
        if not state.focusable or state.disabled:
            continue
        doer = interface.actionInterface()
        named = interface.text(NAME) or interface.text(QAccessible.Text.Value)
        plain = interface.role() in (QAccessible.Role.Client, QAccessible.Role.NoRole)
        acts = doer is not None and doer.actionNames()
        if not named or plain or not acts:
            wrong.append(f"{interface.text(NAME)!r} {interface.role()} {acts}")
    return wrong
