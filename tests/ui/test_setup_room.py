"""The new-game page in windows of every size: what is in sight, and what stays where it is."""

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt import modules
from alhambra_qt.controller.game.presets import complexity
from alhambra_qt.i18n import LANGS, msg, unmarked
from alhambra_qt.settings import Settings
from alhambra_qt.ui.kit.box import Words
from alhambra_qt.ui.kit.boxed import ShareBar
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.focus import focusable
from alhambra_qt.ui.kit.inputs import DropDown
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.kit.widgets import RING
from alhambra_qt.ui.setup.module_cards import MenuPill, ModuleStrip
from alhambra_qt.ui.setup.newgame_page import NewGamePage
from tests.cases import night, some
from tests.ui.geometry import cut_words, name_of, outside, unpainted
from tests.ui.page_kit import called, grant
from tests.ui.pages_samples import fresh_settings, settle, shown

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
SMALL, USUAL, LARGE, HUGE = (1024, 600), (1366, 768), (1920, 1080), (3840, 2160)
SIZES = (SMALL, USUAL, LARGE)
# Windows, languages and scales in which each control is reached.
LETTERS = [(size, *letters) for size in SIZES for letters in product(LANGS, (2.0, 1.5))]
BY_DAY = [(SMALL, "fr", 2.0), (USUAL, "ro", 1.5)]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings nobody has touched, and the typefaces of the program."""
    assert load_fonts() == []
    return fresh_settings(tmp_path)


def crowded(settings: Settings, language: str, size: tuple[int, int], scale: float) -> NewGamePage:
    """A page on which there is as much as there can be."""
    ctx = UiContext(language=language, scale=scale, speed=0, settings=settings)
    ctx.set_window(*size)
    page = NewGamePage(ctx)
    for _ in range(2):
        page.seat_list.add_seat()
    grant(page, "ask_lesson", lambda module: page.offer_lesson(module, 3))
    page.presets.wish("modules", modules.IDS)
    page.favourites.name.setText("everything")
    page.favourites.wish("keep_favourite")
    page.go.setFocus()
    return page


def in_sight(widget: QWidget) -> bool:
    """Whether nothing of a control is scrolled away."""
    return widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.parametrize(
    ("language", "size"),
    [*product(LANGS, (LARGE, HUGE))] if night() else [("fr", LARGE), ("it", HUGE)],
)
def test_a_large_window_shows_everything(
    qtbot: QtBot, settings: Settings, language: str, size: tuple[int, int]
) -> None:
    """With six seats and all modules nothing scrolls, and what belongs in one line stands in it."""
    page = crowded(settings, language, size, 1.0)
    shown(qtbot, page, size)
    assert page.panel_rect().width() > 0.95 * size[0]
    assert [name_of(widget) for widget in focusable(page) if not in_sight(widget)] == []
    assert in_lines(page)


def in_lines(page: NewGamePage) -> bool:
    """Whether each seat stands in one line, and the longest answer beside its question."""
    name = unmarked(page.ctx.t("new-auctions"))
    choice = called(page, DropDown, name)
    line = choice.parentWidget()
    assert line is not None
    seats = all(seat.height() < 1.6 * seat.name.height() for seat in page.seats)
    return seats and line.height() < 1.6 * choice.height()


def test_another_language_is_laid_out_anew(qtbot: QtBot, settings: Settings) -> None:
    """Seats and auctions stand in one line also with longer words, chosen while they are shown."""
    page = crowded(settings, "en", LARGE, 1.0)
    shown(qtbot, page, LARGE)
    for language in LANGS:
        page.ctx.set_language(language)
        settle()
        assert cut_words(page) == [], language
        assert in_lines(page), language


@pytest.mark.parametrize(
    ("language", "size"),
    [*product(LANGS, (USUAL, SMALL))] if night() else [("fr", SMALL), ("ro", USUAL)],
)
def test_rows_of_modules_in_sight(
    qtbot: QtBot, settings: Settings, language: str, size: tuple[int, int]
) -> None:
    """Three or four whole rows of modules are in sight before any scrolling, and four seats."""
    page = crowded(settings, language, size, 1.0)
    shown(qtbot, page, size)
    ring = QMargins(RING, RING, RING, RING)
    seen = {card.y() for card in page.cards if whole(card, card.rect().marginsRemoved(ring))}
    assert len(seen) == {SMALL: 3, USUAL: 4}[size]
    assert all(in_sight(seat) for seat in page.seats[:4])


def whole(widget: QWidget, part: QRect) -> bool:
    """Whether a part of a widget is seen as a whole."""
    return widget.visibleRegion().boundingRect().contains(part)


@pytest.mark.parametrize(("size", "language", "scale"), LETTERS if night() else BY_DAY)
def test_large_letters(
    qtbot: QtBot, settings: Settings, size: tuple[int, int], language: str, scale: float
) -> None:
    """With large letters the page keeps to the window, and every control can be reached."""
    page = crowded(settings, language, size, scale)
    shown(qtbot, page, size)
    assert (page.width(), page.height()) == size
    assert cut_words(page) == []
    assert outside(page) == []
    assert page.strip.height() >= page.strip.heightForWidth(page.strip.width())
    with unpainted(page):
        for control in focusable(page):
            control.setFocus(Qt.FocusReason.TabFocusReason)
            settle()
            face = control.rect().adjusted(RING, RING, -RING, -RING)
            assert whole(control, face), name_of(control)


@pytest.mark.parametrize(("size", "lang"), some([(SMALL, "fr"), (USUAL, "en"), (LARGE, "fr")], 2))
def test_no_module_moves_a_card(
    ctx: UiContext, qtbot: QtBot, settings: Settings, size: tuple[int, int], lang: str
) -> None:
    """Switching a module on, with its lesson, moves or resizes no card."""
    ctx.set_language(lang)
    ctx.set_window(*size)
    page = NewGamePage(ctx)
    shown(qtbot, page, size)

    def places() -> list[QRect]:
        settle()
        return [QRect(card.mapTo(page, QPoint(0, 0)), card.size()) for card in page.cards]

    grant(page, "ask_lesson", lambda module: page.offer_lesson(module, 3))
    before = places()
    with unpainted(page):
        for card in page.cards:
            card.click()
            assert places() == before, card.module


@pytest.mark.parametrize(("size", "language"), some([(USUAL, "fr"), (SMALL, "en")], 1))
def test_large_letters_keep_the_strip(
    qtbot: QtBot, settings: Settings, size: tuple[int, int], language: str
) -> None:
    """With the largest letters, too, a module's changes are shown while it has the focus."""
    page = crowded(settings, language, size, 2.0)
    shown(qtbot, page, size)
    assert page.ctx.t("new-complexity") in painted(page.strip)
    height = page.strip.height()
    for card in page.cards:
        card.setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        assert in_sight(page.strip)
        assert unmarked(page.ctx.t(f"new-changes-{card.module}")) in painted(page.strip)
        assert page.strip.height() == height < size[1] / 5


def test_complexity_is_a_bar(ctx: UiContext, qtbot: QtBot) -> None:
    """Beside the number of the complexity stands a bar filled by its share of the whole."""
    strip, differences = ModuleStrip(ctx, msg("new-detail-none")), msg("new-detail-none")
    shown(qtbot, strip)
    for chosen in ((), modules.IDS[:3], modules.IDS):
        strip.show_chosen(chosen, differences)
        (bar,) = (box for box, _ in strip.laid.parts if isinstance(box, ShareBar))
        assert bar.parts == ((complexity(chosen) / complexity(modules.IDS), "ink"),)


def painted(strip: ModuleStrip) -> str:
    """All words of the strip that are shown."""
    words = [box.text for box, _ in strip.laid.parts if isinstance(box, Words)]
    return " ".join(unmarked(word) for word in words if isinstance(word, str))


CODES = [("fr", 2.0, SMALL), ("en", 1.5, USUAL)]


@pytest.mark.parametrize(
    ("lang", "scale", "size"),
    [*product(["en", "fr"], [1.0, 1.5, 2.0], SIZES)] if night() else CODES,
)
def test_the_answer_to_a_bad_code_is_in_sight(
    qtbot: QtBot, settings: Settings, lang: str, scale: float, size: tuple[int, int]
) -> None:
    """A bad code keeps the field and the whole answer in sight, without scrolling."""
    ctx = UiContext(language=lang, scale=scale, speed=0, settings=settings)
    ctx.set_window(*size)
    page = NewGamePage(ctx)
    shown(qtbot, page, size)
    qtbot.mouseClick(page.shortcuts[0], LEFT)
    line = page.options.code
    qtbot.keyClick(line.field, Key.Key_Delete)
    qtbot.keyClicks(line.field, "2R28-00G9")
    settle()
    assert line.tone == "warn"
    for part in (line.field, line):
        assert part.visibleRegion().boundingRect() == part.rect()


@pytest.mark.parametrize("size", some(SIZES, 2))
def test_nothing_is_cut(qtbot: QtBot, settings: Settings, size: tuple[int, int]) -> None:
    """Every card is as high as its words need, and nothing is wider than the page."""
    ctx = UiContext(speed=0, settings=settings)
    ctx.set_window(*size)
    page = NewGamePage(ctx)
    shown(qtbot, page, size)
    for language in LANGS if size == SIZES[0] or night() else LANGS[-1:]:
        ctx.set_language(language)
        settle()
        all_has_room(page)


def all_has_room(page: NewGamePage) -> None:
    """Find no card too low and nothing wider than the page."""
    for card in page.cards:
        assert card.height() >= card.heightForWidth(card.width())
    pills = page.presets.findChildren(MenuPill)
    for widget in (*page.cards, *pills, *page.shortcuts, page.go, page.favourites.keep_button):
        left = widget.mapTo(page, widget.rect().topLeft()).x()
        assert left >= 0
        assert left + widget.width() <= page.panel_rect().right() + 1
    assert page.strip.height() >= page.strip.heightForWidth(page.strip.width())
