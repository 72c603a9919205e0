"""The pages around the game: geometry in every language, theme and size; the start page."""

import shutil
from itertools import cycle, product
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import default_config, to_json
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.palace import build
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_WALLS
from alhambra_qt.i18n import LANGS, language_names, msg, own_name
from alhambra_qt.settings import FIRST_NAME, SETTINGS
from alhambra_qt.ui.kit.bindings import Bindings
from alhambra_qt.ui.kit.box import Words, lay
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.focus import focusable
from alhambra_qt.ui.kit.inputs import HEADING, DropDown
from alhambra_qt.ui.kit.theme import THEMES
from alhambra_qt.ui.kit.window import SMALLEST
from alhambra_qt.ui.main.program import Program
from alhambra_qt.ui.pages.start import StartPage
from alhambra_qt.ui.pieces.picture import SHOWPIECE
from alhambra_qt.ui.saved.summary import WAITING, Waiting
from alhambra_qt.ui.table.keys import standard
from tests.access.hearing import noted
from tests.cases import each
from tests.saves import make as saved_games
from tests.ui.geometry import misfits, picture
from tests.ui.page_kit import wishes
from tests.ui.pages_samples import GAME, make, settle, shown
from tests.ui.window_kit import Player

PAGES = ("start", "start-fresh", "new", "settings", "games", "games-empty", "fault")
SIZES = ((1024, 600), (1366, 768), (1920, 1080))
LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
ENABLED = Qt.ItemFlag.ItemIsEnabled
NEW_LANGUAGE = "q1"  # no folder has this name


# Geometry.


@pytest.mark.parametrize("name", ["start", "new", "settings"])
def test_a_language_with_gaps_fits(
    ctx: UiContext, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Wherever a language is chosen, what part of one is done has room beside its name."""
    told = {**language_names(), NEW_LANGUAGE: msg("language-part", name="Español (México)", n=12)}
    monkeypatch.setattr("alhambra_qt.ui.kit.inputs.language_names", lambda: told)
    every = {
        key: evolve(setting, choices=(*setting.choices, NEW_LANGUAGE))
        if LANGS[-1] in setting.choices
        else setting
        for key, setting in SETTINGS.items()
    }
    monkeypatch.setattr("alhambra_qt.ui.program.settings_page.SETTINGS", every)
    monkeypatch.setattr("alhambra_qt.ui.program.settings_page.available", lambda: tuple(told))
    ctx.set_window(*SIZES[0])
    page = make(name, ctx)
    shown(qtbot, page, SIZES[0])
    for choice in page.findChildren(DropDown):
        if LANGS[-1] in dict(choice.choices):
            *_, head, last = choice.choices
            assert (head[0], last) == (HEADING, (NEW_LANGUAGE, told[NEW_LANGUAGE]))
            rows = choice.model()
            able = [bool(rows.flags(rows.index(k, 0)) & ENABLED) for k in range(choice.count())]
            assert able == [key != HEADING for key, _ in choice.choices]
            choice.set_value(NEW_LANGUAGE, silent=True)
    settle()
    assert misfits(page) == []


def words(page: QWidget) -> list[str]:
    """Return the names of the visible things of a page, but dates."""
    texts = [
        widget.accessibleName() for widget in page.findChildren(QWidget) if widget.isVisibleTo(page)
    ]
    return [text for text in texts if text and "-" not in text[4:5]]


@pytest.mark.parametrize("name", PAGES)
def test_a_shown_page_follows(ctx: UiContext, qtbot: QtBot, name: str) -> None:
    """Controls have names; another theme changes what is seen, another language all words."""
    page = make(name, ctx)
    shown(qtbot, page)
    assert focusable(page)
    assert [widget for widget in focusable(page) if not widget.accessibleName().strip()] == []
    pictures = set()
    for theme in THEMES:
        ctx.set_theme(theme)
        image = picture(page)  # kept: its bits go with it
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == len(THEMES)
    ctx.set_language("ro")
    other = make(name, UiContext(language="ro", speed=0))
    shown(qtbot, other)
    assert words(page) == words(other)


# Start page.


def test_showpiece_is_legal() -> None:
    """The picture of the start page obeys the rules of building: sides match, no gap."""
    palace = build((TILE_BY_ID[tile], cell_at(x, y)) for tile, x, y in SHOWPIECE)
    assert len(palace.on_foot()) == len(SHOWPIECE)
    for cell in palace.tiles:
        for side, other, _ in palace.neighbours(cell):
            here, there = palace.walls[cell], palace.walls[other]
            assert bool(here >> side & 1) == bool(there >> (side ^ 2) & 1)
    assert sum(TILE_WALLS[tile] > 0 for tile in palace.tiles.values()) > 10
    assert palace.longest_wall() == 22


def test_water_glints_only_where_it_is_seen(ctx: UiContext, qtbot: QtBot) -> None:
    """Nothing runs behind a hidden picture, nor at rest where motion is reduced."""
    ctx.settings.set("animation_speed", 3)
    page = make("start", ctx)
    assert isinstance(page, StartPage)
    shown(qtbot, page)
    picture = page.picture
    qtbot.waitUntil(lambda: picture.glint > 0)
    page.hide()
    assert not picture.timer.isActive()
    assert not picture.glint
    ctx.settings.set("reduced_motion", "on")
    page.show()
    qtbot.waitUntil(lambda: not picture.timer.isActive())
    assert not picture.glint


def test_start_tells_what_continues(ctx: UiContext, qtbot: QtBot) -> None:
    """Continue is there only if a game waits, names it, and has the focus."""
    page = StartPage(ctx)
    shown(qtbot, page)
    assert not page.go_on.isVisible()
    assert page.new.hasFocus()
    page.set_continue(Waiting.of(GAME))
    assert page.go_on.isVisible()
    assert "Anna, Marco, Ioana, Claire" in page.go_on.accessibleDescription()
    page.set_continue(Waiting(("Anna", "Anna 2", "Vega Ruiz")))
    assert "Anna, Anna 2, Vega" in page.go_on.accessibleDescription()


# What a window has: the screen, and the screen without a title bar or a task bar.
WINDOWS = (SMALLEST, (1024, 600), (1366, 728), (1366, 768), (1920, 1040), (1920, 1080))


def broken(button: BoxButton) -> list[str]:
    """The words on a button that do not fit on one line."""
    if not button.isVisible():
        return []
    look, parts = button.look, lay(button.tree(), button.look, button.face()).parts
    words = [(box, rect.width()) for box, rect in parts if isinstance(box, Words)]
    return [
        f"{word} is broken"
        for box, width in words
        for word in str(box.text).split()
        if box.measured(look, width).width(word) > width + 0.5
    ]


@pytest.mark.parametrize(
    *each(name=("start", "start-fresh", "start-table"), scale=(1.0, 1.25, 1.5, 2.0))
)
def test_the_start_page_needs_no_scroll_bar(
    ctx: UiContext, qtbot: QtBot, name: str, scale: float
) -> None:
    """The whole start page is seen in every usual window, theme and language, at every scale."""
    page = make(name, ctx)
    assert isinstance(page, StartPage)
    shown(qtbot, page)
    ctx.set_scale(scale)
    wrong = []
    themes = cycle(THEMES)
    for lang, size in product(LANGS, WINDOWS):
        page.resize(*size)
        ctx.set_window(*size)
        ctx.set_language(lang)
        ctx.set_theme(next(themes))
        settle()
        hidden = page.scroller.verticalScrollBar().maximum()
        found = [*([f"{hidden} pixels hidden"] if hidden > 0 else []), *misfits(page)]
        found += [word for entry in page.entries.values() for word in broken(entry)]
        wrong += [f"{lang} {size}: {one}" for one in found]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_on_the_start_page_moves(ctx: UiContext, qtbot: QtBot, lang: str) -> None:
    """Late data move nothing on the page; nothing scrolls, shrinks, or ends in a dot."""
    ctx.set_language(lang)
    page = StartPage(ctx)
    page.set_continue(Waiting())
    shown(qtbot, page)
    entries = list(page.entries.values())
    places = [button.geometry() for button in entries]
    with noted() as seen:
        page.set_continue(Waiting.of(evolve(GAME, seats=(*GAME.seats, *GAME.seats[:2]))))
        settle()
        assert [button.geometry() for button in entries] == places
        assert misfits(page) == []
        picture(page)
    assert page.scroller.verticalScrollBar().maximum() == 0
    signs = [button.geometry() for button in entries if button.sign]
    assert len({(place.top(), place.height()) for place in signs}) == 2  # two even rows
    assert not [one for one in seen if one.rstrip().endswith("·")]


def test_newcomer_begins_at_learn(ctx: UiContext) -> None:
    """Learning has the focus also if that is known before the window is active."""
    page = StartPage(ctx)
    page.new.setFocus()
    page.set_continue(None, newcomer=True)
    assert page.focusWidget() is page.learning
    first = page.learning.accessibleDescription()
    page.set_continue(None, newcomer=True, learn=msg("lesson-chapter", n=2, of=5))
    assert page.focusWidget() is page.learning
    assert page.learning.accessibleDescription() not in ("", first)


def test_the_first_start_asks_for_a_name() -> None:
    """Enter keeps it, or the usual one without it; then nobody is asked again."""
    player = Player()
    page = player.program.start()
    assert page.name.hasFocus()
    QTest.keyClicks(page.name, "  Maria  Luisa ")
    assert page.menu.named.isVisible()
    player.key(Key.Key_Return)
    assert (page.name.isVisible(), page.learning.hasFocus()) == (False, True)
    assert player.program.settings.person == "Maria Luisa"
    player.program.new_game.show()
    assert player.program.new_game.new().config().seats[0].name == "Maria Luisa"
    assert player.program.today.me.name == "Maria Luisa"
    player.close()
    again = Player()
    assert not again.program.start().name.isVisible()
    again.close()


def test_no_name_is_an_answer() -> None:
    """Next without a name asks no more; a name is also kept if an entry is chosen at once."""
    player = Player()
    page = player.program.start()
    player.click_widget(page.menu.named)
    assert (page.name.isVisible(), player.program.settings.person) == (False, FIRST_NAME)
    player.program.settings.set("person", None)
    player.program.start.open()
    assert page.name.isVisible()
    page.name.setFocus()
    QTest.keyClicks(page.name, "Vega")
    player.click_widget(page.new)
    names = [seat.name for seat in player.program.new_game.new().config().seats]
    assert names[0] == "Vega"
    assert len({*names}) == len(names)
    player.close()


def test_who_has_played_is_not_asked() -> None:
    """Somebody with a game of an earlier version goes on under their name."""
    player = Player()
    setup = to_json(default_config(("Ana", "Vega")))
    player.program.settings.set("last_setup", setup)
    player.program.start.open()
    assert not player.program.start().name.isVisible()
    player.close()


def test_who_has_saved_games_is_not_asked(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finished games are enough, also without settings, and already in the first frame."""
    folder = home / "data" / "games"
    folder.mkdir(parents=True)
    shutil.copy(saved_games.FOLDER / "version-1" / "one-trader.alhambra", folder)
    (folder / WAITING).write_text("[]", encoding="utf-8")
    monkeypatch.setattr(Program, "_after_first_picture", lambda _: None)
    player = Player()
    page = player.program.start()
    assert (page.newcomer, page.menu.asks) == (False, False)
    player.program.start.open()
    assert (page.newcomer, page.menu.asks) == (False, False)
    player.close()


def test_start_by_mouse(ctx: UiContext, qtbot: QtBot) -> None:
    """Every entry of the start page answers to a click."""
    page = make("start", ctx)
    assert isinstance(page, StartPage)
    shown(qtbot, page)
    asked = wishes(page, "choose")
    for entry in page.entries.values():
        qtbot.mouseClick(entry, LEFT)
    assert asked == list(page.entries)


def test_start_by_keys(ctx: UiContext, qtbot: QtBot) -> None:
    """Arrows walk through the entries, Home and End go to the first and the last one.

    Enter opens an entry, F6 goes to the language, which no arrow changes.
    The key of a new game at the table begins one here, too.
    """
    page = make("start", ctx)
    assert isinstance(page, StartPage)
    shown(qtbot, page)
    assert page.go_on.hasFocus()
    assert page.new.cap == "Ctrl N"
    begun = wishes(page, "choose")
    qtbot.keyClick(page.go_on, Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(page.go_on, Key.Key_Down)
    assert page.new.hasFocus()
    qtbot.keyClick(page.new, Key.Key_Return)
    assert begun == ["new", "new"]
    qtbot.keyClick(page.new, Key.Key_F6)
    assert page.language.hasFocus()
    qtbot.keyClick(page.language, Key.Key_Right)
    assert page.menu.by_ear.hasFocus()
    page.language.setFocus()
    qtbot.keyClick(page.language, Key.Key_Up)
    assert page.language.value == "en"
    assert not page.language.hasFocus()
    qtbot.keyClick(page.language, Key.Key_Home)
    assert page.go_on.hasFocus()
    qtbot.keyClick(page.go_on, Key.Key_End)
    assert page.entries["quit"].hasFocus()


def test_start_by_own_keys(ctx: UiContext, qtbot: QtBot) -> None:
    """Entries have the keys that the person gave them; a key without a name chooses nothing."""
    own: dict[str, tuple[str, ...]] = {"new": (), "help": ("F9",)}
    ctx.set_keys(Bindings(standard(), own))
    page = make("start", ctx)
    assert isinstance(page, StartPage)
    chosen = wishes(page, "choose")
    for key in (0, Key.Key_F3, Key.Key_F9):
        page.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
    assert chosen == ["reader"]


def test_languages_by_their_own_names(ctx: UiContext, qtbot: QtBot) -> None:
    """Each language is offered by its own name, whatever is spoken now."""
    page = make("start", ctx)
    assert isinstance(page, StartPage)
    shown(qtbot, page)
    ctx.set_language("ro")
    names = [page.language.itemText(k) for k in range(page.language.count())]
    whole = [lang for lang, _ in page.language.choices if lang in LANGS]
    assert names[: len(whole)] == [own_name(lang) for lang in LANGS]
    assert whole == list(LANGS)
    assert page.language.value == "ro"
    chosen = wishes(page, "language")
    page.language.set_value("fr")
    assert chosen == ["fr"]
