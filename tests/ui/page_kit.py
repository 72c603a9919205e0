"""A page alone in its window: shown, measured with its painted sheets, driven by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.game.handover import HandoverPage
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.sizes import load_fonts
from tests.cases import each, night
from tests.ui.geometry import misfits, unpainted
from tests.ui.ledger_samples import cut_sheets
from tests.ui.pages_samples import settle, shown

P = TypeVar("P", bound=QWidget)
Page = Styled | HandoverPage
NONE = Qt.KeyboardModifier.NoModifier
SMALL, COMMON, LARGE = SIZES = ((1024, 600), (1366, 768), (1920, 1080))


def alone(
    qtbot: QtBot,
    make: Callable[[UiContext], P],
    size: tuple[int, int] = COMMON,
    ctx: UiContext | None = None,
    *,
    painted: bool = False,
) -> P:
    """A page as the active window; by default English, light, without motion and unpainted."""
    assert load_fonts() == []
    ctx = ctx or UiContext(speed=0)
    ctx.set_window(*size)
    page = make(ctx)
    shown(qtbot, page, size, painted=painted)
    qtbot.waitUntil(page.isActiveWindow)
    return page


@contextmanager
def lasting(make: Callable[[UiContext], P], size: tuple[int, int] = COMMON) -> Iterator[P]:
    """The same for all tests of a file, each of which begins by putting the page back."""
    assert load_fonts() == []
    ctx = UiContext(speed=0)
    ctx.set_window(*size)
    page = make(ctx)
    page.setUpdatesEnabled(False)
    page.resize(*size)
    page.show()
    yield page
    shiboken6.delete(page)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Make the window of a page larger or smaller."""
    page.resize(*size)
    page.ctx.set_window(*size)


class Flow(QObject):
    """Takes the wishes of a part that stands on no page."""

    wish_made = Signal(str, object)


def wishes(page: QWidget, wanted: str) -> list[Any]:
    """Return a list that gets the value of each wish of that name, a tuple if it has several."""
    made: list[Any] = []
    if not hasattr(page, "wish_made"):
        page.wish_made = Flow(page).wish_made  # type: ignore[attr-defined]

    def hear(name: str, given: tuple[object, ...]) -> None:
        if name == wanted:
            made.append(given[0] if len(given) == 1 else given)

    page.wish_made.connect(hear)  # type: ignore[attr-defined]
    return made


def grant(page: QWidget, wanted: str, way: Callable[..., object]) -> None:
    """Do something whenever a wish of that name is made in a page."""
    page.wish_made.connect(  # type: ignore[attr-defined]
        lambda name, given: way(*given) if name == wanted else None
    )


def called(page: QWidget, kind: type[P], name: str) -> P:
    """The one widget of a kind that has a name to whoever hears it."""
    (found,) = (widget for widget in page.findChildren(kind) if widget.accessibleName() == name)
    return found


def press(page: QWidget, *keys: Qt.Key | str, mod: Qt.KeyboardModifier = NONE) -> None:
    """Press keys where the focus is, or on the page."""
    for key in keys:
        held = page.window().focusWidget() or page
        QTest.keyClick(held, ord(key) if isinstance(key, str) else key, mod)
        settle()


def wrong(page: QWidget) -> list[str]:
    """Return all misfits of a page, also in the pictures painted on it."""
    return [*misfits(page), *(f"cut: {text!r}" for text in cut_sheets(page))]


Row = tuple[tuple[int, int], float, str]  # size, scale, language


def rows_of(
    name: str, names: Sequence[str], scales: Sequence[float] = (1.0,), sizes: Any = SIZES
) -> list[Row]:
    """Sizes, scales and languages for checks of a sample: in the daily run all share them."""
    every = each(size=sizes, scale=scales, lang=LANGS)[1]
    by_day = every[names.index(name) % 2 :: 2]
    return [(size, scale, lang) for size, scale, lang in (every if night() else by_day)]


def wrong_at(
    page: Page, rows: Iterable[Row], looks: Callable[[], Iterable[object]] = lambda: [0]
) -> list[str]:
    """Return all misfits of a page in some of its looks, without painting it."""
    found = []
    with unpainted(page):
        for size, scale, lang in rows:
            resize(page, size)
            page.ctx.set_scale(scale)
            page.ctx.set_language(lang)
            for look in looks():
                settle()
                found += [f"{size} {scale} {lang} {look}: {one}" for one in wrong(page)]
    return found
