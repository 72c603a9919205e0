"""Every page in letters of any size: it fits its window, and targets are large enough."""

import pytest
from PySide6.QtWidgets import QWidget

from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.focus import focusable
from alhambra_qt.ui.kit.frames import Scroll
from tests.ui.every_page import PAGES
from tests.ui.geometry import name_of, unpainted
from tests.ui.pages_samples import settle

SIZES = ((1366, 768), (1024, 600))
TARGETS = {1.0: 24, 1.5: 34, 2.0: 44}  # the least side of a target at each scale


def small(page: QWidget, least: int) -> list[str]:
    """What takes the focus and is hard to hit."""
    return [name_of(one) for one in focusable(page) if min(one.width(), one.height()) < least]


def sideways(page: QWidget) -> list[str]:
    """What could only be seen by scrolling sideways, where nothing scrolls."""
    return [
        name_of(area)
        for area in page.findChildren(Scroll)
        if area.isVisibleTo(page) and area.minimumSizeHint().width() > area.viewport().width()
    ]


@pytest.mark.parametrize("name", [name for name in PAGES if name != "program"])
def test_pages_grow_with_their_letters(ctx: UiContext, name: str) -> None:
    """At 100, 150 and 200 % no page needs a larger window, and targets grow with the letters."""
    page = PAGES[name](ctx)
    with unpainted(page):
        for size in SIZES:
            for scale, least in TARGETS.items():
                ctx.set_scale(scale)
                ctx.set_window(*size)
                settle()
                page.resize(*size)
                page.show()
                settle()
                assert (page.width(), page.height()) == size, scale
                assert small(page, least) == [], (size, scale)
                assert sideways(page) == [], (size, scale)
