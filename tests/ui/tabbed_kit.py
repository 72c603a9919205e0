"""A page with tabs, alone in a window: its accessible texts, and a round trip by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from alhambra_qt.ui.career.career_page import CareerPage
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.pages.facts import FactRow
from alhambra_qt.ui.unseen.unseen_page import UnseenPage

CTRL = Qt.KeyboardModifier.ControlModifier


def heard(page: CareerPage | UnseenPage) -> list[str]:
    """Return the accessible names of all rows and cells in sight."""
    return [row.accessibleName() for row in page.findChildren(FactRow) if row.isVisibleTo(page)]


def reach_every_row(page: CareerPage | UnseenPage) -> None:
    """Ctrl+Tab turns all tabs; Tab reaches each row, which is then in sight."""
    for _ in page.facts.offered:
        seen = set()
        for _ in range(90):
            held = page.window().focusWidget()
            if held is None or held in seen:
                break
            seen.add(held)
            if page.sheet.isAncestorOf(held):
                assert not held.visibleRegion().isEmpty(), held.accessibleName()
            QTest.keyClick(held, Qt.Key.Key_Tab)
        assert set(focus.focusable(page.sheet)) <= seen
        QTest.keyClick(page, Qt.Key.Key_Tab, CTRL)
    assert page.sheet.tab == page.facts.offered[0]
