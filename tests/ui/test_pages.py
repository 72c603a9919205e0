"""The pages around the game, by mouse, by keys, in every language, theme and size."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.gameconfig import AI, HUMAN, GameConfig, problems
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.palace import build
from alhambra_qt.engine.pieces import TILE_BY_ID, TILE_WALLS
from alhambra_qt.i18n import LANGS
from alhambra_qt.settings import SETTINGS, Settings
from alhambra_qt.ui.bind import make_context
from alhambra_qt.ui.context import UiContext
from alhambra_qt.ui.focus import focusable
from alhambra_qt.ui.labels import Text
from alhambra_qt.ui.pages.games import GamesPage
from alhambra_qt.ui.pages.modulecards import FACTS, offered
from alhambra_qt.ui.pages.newgame import NewGamePage
from alhambra_qt.ui.pages.picture import SHOWPIECE
from alhambra_qt.ui.pages.settings import SettingsPage
from alhambra_qt.ui.pages.start import StartPage
from tests.ui.geometry import cut_words, outside, overlaps
from tests.ui.pages_samples import GAME, GAMES, make

PAGES = ("start", "start-fresh", "new", "settings", "games", "games-empty")
SIZES = ((1024, 600), (1366, 768), (1920, 1080))
LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def settle() -> None:
    """Let nested layouts agree: each level answers in its own turn of the event loop."""
    for _ in range(6):
        QApplication.processEvents()


def shown(qtbot: QtBot, page: QWidget, size: tuple[int, int] = (1366, 768)) -> None:
    """Show a page as the active window."""
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.activateWindow()
    settle()


def fresh_settings(tmp_path: Path) -> Settings:
    """Settings nobody has touched."""
    return Settings(tmp_path / "settings.json", {}, {})


@pytest.fixture
def new_page(ctx: UiContext, qtbot: QtBot, tmp_path: Path) -> NewGamePage:
    """The new-game page as it is at the very first start."""
    page = NewGamePage(ctx, fresh_settings(tmp_path))
    shown(qtbot, page)
    return page


def played(page: NewGamePage) -> list[GameConfig]:
    """What the page will ask to play."""
    configs: list[GameConfig] = []
    page.play.connect(configs.append)
    return configs


# Geometry.


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("size", SIZES)
def test_no_words_are_cut(ctx: UiContext, qtbot: QtBot, name: str, size: tuple[int, int]) -> None:
    """At every size and in every language all words fit and nothing covers anything."""
    ctx.set_window(*size)
    page = make(name, ctx)
    shown(qtbot, page, size)
    for lang in LANGS:
        ctx.set_language(lang)
        settle()
        assert cut_words(page) == [], lang
        assert overlaps(page) == [], lang
        assert outside(page) == [], lang


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("scale", [0.8, 1.5, 2.0])
def test_no_words_are_cut_at_other_scales(
    ctx: UiContext, qtbot: QtBot, name: str, scale: float
) -> None:
    """From 80 to 200 % in the smallest window all words fit, in the longest languages too."""
    page = make(name, ctx)
    shown(qtbot, page, (1024, 600))
    ctx.set_window(1024, 600)
    ctx.set_scale(scale)
    for lang in ("it", "fr"):
        ctx.set_language(lang)
        settle()
        assert cut_words(page) == [], lang
        assert overlaps(page) == [], lang
        assert outside(page) == [], lang


@pytest.mark.parametrize("name", PAGES)
def test_every_theme_paints(ctx: UiContext, qtbot: QtBot, name: str) -> None:
    """Each theme changes a page that is already shown."""
    page = make(name, ctx)
    shown(qtbot, page)
    pictures = set()
    for theme in ("light", "dark", "high-contrast"):
        ctx.set_theme(theme)
        pictures.add(bytes(page.grab().toImage().constBits()))
    assert len(pictures) == 3


@pytest.mark.parametrize("name", PAGES)
def test_every_control_has_a_name(ctx: UiContext, qtbot: QtBot, name: str) -> None:
    """Whatever takes the focus says what it is."""
    page = make(name, ctx)
    shown(qtbot, page)
    assert focusable(page)
    assert [w for w in focusable(page) if not w.accessibleName().strip()] == []


@pytest.mark.parametrize("name", PAGES)
def test_language_changes_everything(ctx: UiContext, qtbot: QtBot, name: str) -> None:
    """After a live change of language a page says what a new page in that language says."""

    def words(page: QWidget) -> list[str]:
        said = [w.accessibleName() for w in page.findChildren(QWidget) if w.isVisibleTo(page)]
        return [text for text in said if text and "-" not in text[4:5]]

    page = make(name, ctx)
    shown(qtbot, page)
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


def test_start_tells_what_continues(ctx: UiContext, qtbot: QtBot) -> None:
    """Continue is there only if a game waits, names it, and has the focus."""
    page = StartPage(ctx)
    shown(qtbot, page)
    assert not page.go_on.isVisible()
    assert page.new.hasFocus()
    page.set_continue(GAME)
    assert page.go_on.isVisible()
    assert "Anna, Marco, Ioana, Claire" in page.go_on.accessibleDescription()


def test_start_by_mouse(ctx: UiContext, qtbot: QtBot) -> None:
    """Every entry of the start page answers to a click."""
    page = make("start", ctx)
    assert isinstance(page, StartPage)
    shown(qtbot, page)
    for entry, signal in page.entries:
        with qtbot.waitSignal(signal, timeout=500):
            qtbot.mouseClick(entry, LEFT)


def test_start_by_keys(ctx: UiContext, qtbot: QtBot) -> None:
    """Arrows walk through the entries, Enter opens one, F6 goes to the languages."""
    page = make("start", ctx)
    assert isinstance(page, StartPage)
    shown(qtbot, page)
    assert page.go_on.hasFocus()
    qtbot.keyClick(page.go_on, Key.Key_Down)
    assert page.new.hasFocus()
    with qtbot.waitSignal(page.new_game, timeout=500):
        qtbot.keyClick(page.new, Key.Key_Return)
    qtbot.keyClick(page.new, Key.Key_F6)
    assert page.languages["en"].hasFocus()
    qtbot.keyClick(page.languages["en"], Key.Key_Right)
    with qtbot.waitSignal(page.language_chosen, timeout=500) as chosen:
        qtbot.keyClick(page.languages["it"], Key.Key_Space)
    assert chosen.args == ["it"]


def test_languages_by_their_own_names(ctx: UiContext, qtbot: QtBot) -> None:
    """Each language is offered by its own name, whatever is spoken now."""
    page = make("start", ctx)
    assert isinstance(page, StartPage)
    shown(qtbot, page)
    ctx.set_language("ro")
    names = [button.accessibleName() for button in page.languages.values()]
    assert names == ["English", "Italiano", "Română", "Français"]
    assert page.languages["ro"].isChecked()


# New game.


def test_two_keys_to_a_game(new_page: NewGamePage, qtbot: QtBot) -> None:
    """Play has the focus: Enter starts one person against three computers."""
    configs = played(new_page)
    assert new_page.go.hasFocus()
    qtbot.keyClick(new_page.go, Key.Key_Return)
    assert [seat.kind for seat in configs[0].seats] == [HUMAN, AI, AI, AI]
    assert problems(configs[0]) == ()
    assert configs[0].seed
    qtbot.keyClick(new_page.go, Key.Key_Return)
    assert configs[1].seed != configs[0].seed


def test_seats_by_mouse(new_page: NewGamePage, qtbot: QtBot) -> None:
    """Seats are added up to six, removed down to two, and never share a name or mark."""
    configs = played(new_page)
    for _ in range(2):
        qtbot.mouseClick(new_page.add, LEFT)
    assert len(new_page.seats) == 6
    assert not new_page.add.isVisible()
    qtbot.mouseClick(new_page.go, LEFT)
    assert len({seat.name for seat in configs[0].seats}) == 6
    assert len({seat.mark for seat in configs[0].seats}) == 6
    for _ in range(4):
        qtbot.mouseClick(new_page.seats[0].cross, LEFT)
    assert len(new_page.seats) == 2
    assert not new_page.seats[0].cross.isEnabled()
    assert new_page.dirk.isVisible()


def test_names_and_kinds_by_keys(new_page: NewGamePage, qtbot: QtBot) -> None:
    """A name is typed, a seat becomes a person with the arrows, Enter in the name plays."""
    configs = played(new_page)
    card = new_page.seats[1]
    card.name.setFocus()
    card.name.selectAll()
    qtbot.keyClicks(card.name, "Nonna")
    qtbot.keyClick(card.kind, Key.Key_Left)
    qtbot.keyClick(card.assist, Key.Key_Up)
    qtbot.keyClick(card.name, Key.Key_Return)
    seat = configs[0].seats[1]
    assert (seat.name, seat.kind, seat.assist) == ("Nonna", HUMAN, "learn")


def test_wrong_names_stop_the_game(new_page: NewGamePage, qtbot: QtBot) -> None:
    """With a name missing or taken the page says so and Play does nothing."""
    configs = played(new_page)
    name = new_page.seats[1].name
    for text in ("", "Anna"):
        name.selectAll()
        qtbot.keyClick(name, Key.Key_Delete)
        qtbot.keyClicks(name, text)
        assert not new_page.go.isEnabled()
        assert new_page.footer_text.tone == "warn"
        qtbot.keyClick(name, Key.Key_Return)
    assert configs == []


def test_marks_change_places(new_page: NewGamePage, qtbot: QtBot) -> None:
    """Taking the mark of another seat gives that seat the old one."""
    qtbot.mouseClick(new_page.seats[0].mark, LEFT)
    marks = [card.config.mark for card in new_page.seats]
    assert marks[:2] == ["diamond", "circle"]
    assert problems(new_page.config()) == ()


def test_modules_by_mouse_and_keys(new_page: NewGamePage, qtbot: QtBot) -> None:
    """A module card is its own switch; the two shortcuts choose none or all."""
    card = new_page.cards[0]
    qtbot.mouseClick(card, LEFT)
    assert new_page.config().modules == (card.module,)
    qtbot.keyClick(new_page.cards[1], Key.Key_Space)
    assert new_page.config().modules == offered()
    assert new_page.all_of_them.isChecked()
    qtbot.mouseClick(new_page.base_only, LEFT)
    assert new_page.config().modules == ()


def test_every_module_has_words() -> None:
    """Each module that exists is offered with a picture, an idea and a complexity."""
    assert set(offered()) <= set(FACTS)


def test_options(new_page: NewGamePage, qtbot: QtBot) -> None:
    """Seed, youngest and the counting help reach the set-up; copying fills the clipboard."""
    configs = played(new_page)
    options = new_page.options
    options._seed.setText("GRANADA")
    options._youngest.set_value("2")
    options._counts.set_value("hidden")
    options.copy_seed()
    assert QGuiApplication.clipboard().text() == "GRANADA"
    new_page.start()
    assert (configs[0].seed, configs[0].youngest, configs[0].counts) == ("GRANADA", 2, False)
    options.roll()
    assert options.seed() != "GRANADA"


def test_last_set_up_is_remembered(ctx: UiContext, qtbot: QtBot, tmp_path: Path) -> None:
    """The next new-game page begins with the last set-up, but with another seed."""
    settings = fresh_settings(tmp_path)
    page = NewGamePage(ctx, settings)
    shown(qtbot, page)
    page.seats[0].name.setText("Zoe")
    page.seats[0].name.changed.emit("Zoe")
    page.cards[1].click()
    seed = page.config().seed
    page.start()
    again = NewGamePage(ctx, settings)
    shown(qtbot, again)
    assert again.config().seats[0].name == "Zoe"
    assert again.config().modules == (page.cards[1].module,)
    assert again.config().seed != seed


@pytest.mark.parametrize("data", [{"seats": 7}, {"seats": []}, {"seats": [{"name": 3}]}, {"x": 1}])
def test_broken_memory_is_forgotten(
    ctx: UiContext, qtbot: QtBot, tmp_path: Path, data: dict[str, object]
) -> None:
    """A remembered set-up that cannot be played gives the usual one."""
    settings = Settings(tmp_path / "settings.json", {"last_setup": data}, {})
    page = NewGamePage(ctx, settings)
    shown(qtbot, page)
    assert len(page.config().seats) == 4
    assert problems(page.config()) == ()


def test_keys_reach_everything(new_page: NewGamePage, qtbot: QtBot) -> None:
    """Tab alone visits every control of the page and comes back."""
    visited = set()
    for _ in range(2 * len(focusable(new_page))):
        widget = QApplication.focusWidget()
        assert widget is not None
        visited.add(widget)
        qtbot.keyClick(widget, Key.Key_Tab)
    assert visited == set(focusable(new_page))


def test_escape_leads_back(new_page: NewGamePage, qtbot: QtBot) -> None:
    """Esc leaves the page from wherever the focus is."""
    for widget in (new_page.go, new_page.seats[0].name, new_page.cards[0]):
        with qtbot.waitSignal(new_page.back, timeout=500):
            qtbot.keyClick(widget, Key.Key_Escape)


def test_zones(new_page: NewGamePage, qtbot: QtBot) -> None:
    """F6 goes from zone to zone and Shift+F6 back."""
    start = QApplication.focusWidget()
    zones = []
    for _ in range(4):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_F6)
        zones.append(QApplication.focusWidget())
    assert len(set(zones)) == 4
    shift = Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_F6, shift)
    assert QApplication.focusWidget() is zones[2]
    assert start is not None


# Settings.


def test_settings_show_everything(ctx: UiContext, qtbot: QtBot, tmp_path: Path) -> None:
    """Every setting that is not only remembered has its line."""
    page = SettingsPage(ctx, fresh_settings(tmp_path))
    shown(qtbot, page)
    assert set(page.rows) == {key for key, s in SETTINGS.items() if s.kind != "data"}


def test_settings_work_live(qtbot: QtBot, tmp_path: Path) -> None:
    """Language, colours and size change the page that is open while they are chosen."""
    settings = fresh_settings(tmp_path)
    ctx = make_context(settings)
    page = SettingsPage(ctx, settings)
    shown(qtbot, page)
    page.rows["language"].controls[0].set_value("fr")
    page.rows["theme"].controls[0].set_value("dark")
    slider = page.rows["ui_scale"].controls[0]
    qtbot.keyClick(slider, Key.Key_Right)
    assert page.header.title.accessibleName() == "Paramètres"
    assert ctx.theme.name == "dark"
    assert settings.number("ui_scale") == 110
    assert ctx.metrics.scale == pytest.approx(1.1)


def test_seat_languages(ctx: UiContext, qtbot: QtBot, tmp_path: Path) -> None:
    """Each seat has its own language."""
    settings = fresh_settings(tmp_path)
    page = SettingsPage(ctx, settings)
    shown(qtbot, page)
    page.rows["seat_languages"].controls[2].set_value("ro")
    assert settings.seat_language(2, "en_GB") == "ro"
    assert settings.seat_language(1, "en_GB") == "en"


def test_settings_reset(ctx: UiContext, qtbot: QtBot, tmp_path: Path) -> None:
    """Back to defaults also moves the controls back."""
    settings = fresh_settings(tmp_path)
    page = SettingsPage(ctx, settings)
    shown(qtbot, page)
    page.rows["assist"].controls[0].set_value("expert")
    page.reset.click()
    assert settings.text("assist") == "normal"
    assert page.rows["assist"].controls[0].value == "normal"


# Saved games.


@pytest.fixture
def games_page(ctx: UiContext, qtbot: QtBot) -> GamesPage:
    """The list with three games, the last of them broken."""
    page = GamesPage(ctx)
    page.set_games(GAMES)
    shown(qtbot, page)
    return page


def test_games_open(games_page: GamesPage, qtbot: QtBot) -> None:
    """The first game has the focus: Enter plays on."""
    assert games_page.cards[0].play.hasFocus()
    with qtbot.waitSignal(games_page.open_game, timeout=500) as opened:
        qtbot.keyClick(games_page.cards[0].play, Key.Key_Return)
    assert opened.args == ["one.json"]


def test_games_delete_asks_first(games_page: GamesPage, qtbot: QtBot) -> None:
    """Delete asks; Esc keeps the game; only a second button deletes it."""
    card = games_page.cards[1]
    deleted: list[str] = []
    games_page.delete_game.connect(deleted.append)
    qtbot.keyClick(card.play, Key.Key_Delete)
    assert card.question.isVisible()
    assert card.question.cancel.hasFocus()
    qtbot.keyClick(card.question.cancel, Key.Key_Escape)
    assert not card.question.isVisible()
    assert deleted == []
    qtbot.mouseClick(card.delete, LEFT)
    qtbot.mouseClick(card.question.confirm, LEFT)
    assert deleted == ["two.json"]


def test_games_rename(games_page: GamesPage, qtbot: QtBot) -> None:
    """A new name is typed over the old one and kept with Enter."""
    card = games_page.cards[0]
    qtbot.mouseClick(card.rename, LEFT)
    with qtbot.waitSignal(games_page.rename_game, timeout=500) as renamed:
        qtbot.keyClicks(card.question.field, "Rematch")
        qtbot.keyClick(card.question.field, Key.Key_Return)
    assert renamed.args == ["one.json", "Rematch"]


def test_broken_games_say_so(games_page: GamesPage) -> None:
    """A file that cannot be opened shows one sentence and can only be deleted."""
    card = games_page.cards[-1]
    assert not card.play.isVisible()
    assert card.delete.isVisible()
    words = [text.accessibleName() for text in card.findChildren(Text)]
    assert any("three.json" in text for text in words)


def test_games_refresh_keeps_the_place(games_page: GamesPage, qtbot: QtBot) -> None:
    """After a game is deleted the focus is on its neighbour."""
    games_page.cards[1].delete.setFocus()
    games_page.set_games((GAMES[0], GAMES[2]))
    QApplication.processEvents()
    assert games_page.cards[1].has_focus()


def test_no_games(ctx: UiContext, qtbot: QtBot) -> None:
    """An empty list explains itself."""
    page = make("games-empty", ctx)
    assert isinstance(page, GamesPage)
    shown(qtbot, page)
    assert page.empty.isVisible()


def test_focus_is_scrolled_into_view(ctx: UiContext, qtbot: QtBot, tmp_path: Path) -> None:
    """What gets the focus is scrolled into view in a small window."""
    page = SettingsPage(ctx, fresh_settings(tmp_path))
    shown(qtbot, page, (1024, 600))
    last = page.rows["show_counts"].controls[0]
    last.setFocus()
    QApplication.processEvents()
    top = last.mapTo(page, QPoint(0, 0)).y()
    assert page.header.height() <= top <= page.footer.y()
