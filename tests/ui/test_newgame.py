"""The new-game page, by mouse and by keys."""

import itertools

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.career.store import default_store
from alhambra_qt.controller.faces.found import faces
from alhambra_qt.controller.game.gameconfig import (
    AI,
    HUMAN,
    GameConfig,
    default_config,
    problems,
)
from alhambra_qt.i18n import LANGS, has_text
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.focus import focusable
from alhambra_qt.ui.kit.inputs import DropDown, Field
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.setup.module_cards import offered
from alhambra_qt.ui.setup.newgame_page import NewGamePage
from tests.cases import some
from tests.ui.career_samples import made_up
from tests.ui.page_kit import called, wishes
from tests.ui.pages_samples import shown
from tests.ui.window_kit import Player

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def played(page: NewGamePage) -> list[GameConfig]:
    """Collect the set-ups that the page asks to play."""
    configs: list[GameConfig] = wishes(page, "play")
    return configs


# New game.


def test_two_keys_to_a_game(new_game: NewGamePage, qtbot: QtBot) -> None:
    """Play has the focus: Enter starts one person against three computers."""
    configs = played(new_game)
    assert new_game.go.hasFocus()
    qtbot.keyClick(new_game.go, Key.Key_Return)
    assert [seat.kind for seat in configs[0].seats] == [HUMAN, AI, AI, AI]
    assert problems(configs[0]) == ()
    assert configs[0].seed
    qtbot.keyClick(new_game.go, Key.Key_Return)
    assert configs[1].seed != configs[0].seed


def test_seats_by_mouse(new_game: NewGamePage, qtbot: QtBot) -> None:
    """Seats are added up to six, removed down to two, and never share a name or mark."""
    configs = played(new_game)
    for _ in range(2):
        qtbot.mouseClick(new_game.seat_list.add, LEFT)
    assert len(new_game.seats) == 6
    assert not new_game.seat_list.add.isVisible()
    qtbot.mouseClick(new_game.go, LEFT)
    assert len({seat.name for seat in configs[0].seats}) == 6
    assert len({seat.mark for seat in configs[0].seats}) == 6
    for _ in range(4):
        qtbot.mouseClick(new_game.seats[0].cross, LEFT)
    assert len(new_game.seats) == 2
    assert not new_game.seats[0].cross.isEnabled()
    assert new_game.seat_list.dirk.isVisible()


def test_no_key_removes_two_seats(new_game: NewGamePage, qtbot: QtBot) -> None:
    """After a seat was removed by keys the focus is in the name of the one that came there."""
    new_game.seats[1].cross.setFocus()
    qtbot.keyClick(new_game.seats[1].cross, Key.Key_Space)
    assert len(new_game.seats) == 3
    assert QApplication.focusWidget() is new_game.seats[1].name
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Space)
    assert len(new_game.seats) == 3


def test_enter_plays_from_a_module_too(new_game: NewGamePage, qtbot: QtBot) -> None:
    """Play bears the key Enter: on a module's card Enter plays, and Space switches it."""
    configs = played(new_game)
    card = new_game.cards[3]
    card.setFocus()
    qtbot.keyClick(card, Key.Key_Space)
    qtbot.keyClick(card, Key.Key_Return)
    assert card.isChecked()
    assert [config.modules for config in configs] == [(card.module,)]


def test_names_and_kinds_by_keys(new_game: NewGamePage, qtbot: QtBot) -> None:
    """A name is typed, a seat becomes a person with the arrows, Enter in the name plays."""
    configs = played(new_game)
    card = new_game.seats[1]
    card.name.setFocus()
    card.name.selectAll()
    qtbot.keyClicks(card.name, "Nonna")
    card.kind.setFocus()
    qtbot.keyClick(card.kind.focusProxy(), Key.Key_Left)
    qtbot.keyClick(card.assist, Key.Key_Up)
    qtbot.keyClick(card.name, Key.Key_Return)
    seat = configs[0].seats[1]
    assert (seat.name, seat.kind, seat.assist) == ("Nonna", HUMAN, "learn")


def test_wrong_names_stop_the_game(new_game: NewGamePage, qtbot: QtBot) -> None:
    """With a name missing or taken the page says so and Play does nothing."""
    configs = played(new_game)
    name = new_game.seats[1].name
    for text in ("", "Anna"):
        name.selectAll()
        qtbot.keyClick(name, Key.Key_Delete)
        qtbot.keyClicks(name, text)
        assert not new_game.go.isEnabled()
        assert new_game.footer.tone == "warn"
        qtbot.keyClick(name, Key.Key_Return)
    assert configs == []


def test_marks_change_places(new_game: NewGamePage, qtbot: QtBot) -> None:
    """Taking the mark of another seat gives that seat the old one."""
    qtbot.mouseClick(new_game.seats[0].mark, LEFT)
    marks = [card.config.mark for card in new_game.seats]
    assert marks[:2] == ["diamond", "circle"]
    assert problems(new_game.config()) == ()


def test_modules_by_mouse_and_keys(new_game: NewGamePage, qtbot: QtBot) -> None:
    """A module card is its own switch, for the mouse and for the keys."""
    card = new_game.cards[0]
    qtbot.mouseClick(card, LEFT)
    assert new_game.config().modules == (card.module,)
    qtbot.keyClick(new_game.cards[1], Key.Key_Space)
    assert new_game.config().modules == offered()[:2]
    qtbot.mouseClick(card, LEFT)
    assert new_game.config().modules == offered()[1:2]


def test_all_are_offered() -> None:
    """Each module is offered with a picture, an idea and a complexity, in rulebook order."""
    assert offered() == tuple(faces())
    assert not [module for module in offered() if not has_text(f"new-idea-{module}")]


@pytest.mark.parametrize("size", some([(1024, 600), (1366, 768), (1920, 1080)], 2))
def test_module_cards_fit(ctx: UiContext, qtbot: QtBot, size: tuple[int, int]) -> None:
    """The cards of all modules lie beside and below each other, none over another, none cut."""
    ctx.set_window(*size)
    page = NewGamePage(ctx)
    page.resize(*size)
    shown(qtbot, page)
    areas = [QRect(card.mapTo(page.right, QPoint(0, 0)), card.size()) for card in page.cards]
    for rect, other in itertools.combinations(areas, 2):
        assert not rect.intersects(other)
    for card, area in zip(page.cards, areas, strict=True):
        assert card.height() >= card.heightForWidth(card.width())
        assert page.right.rect().contains(area)


def test_variants_of_modules(new_game: NewGamePage, qtbot: QtBot) -> None:
    """A module that can be played in several ways has a line while it is on."""
    configs = played(new_game)
    choice = called(new_game.options, DropDown, "Thieves are used")
    assert not choice.isVisible()
    choice.set_value("round")
    assert new_game.config().variants == ()
    new_game.cards[offered().index("thieves")].click()
    assert choice.isVisible()
    assert new_game.config().variants == (("thieves", "round"),)
    new_game.cards[offered().index("invaders")].click()
    called(new_game.options, DropDown, "Attacks").set_value("open")
    new_game.start()
    assert configs[0].variants == (("invaders", "open"), ("thieves", "round"))
    again = NewGamePage(new_game.ctx)
    shown(qtbot, again)
    assert again.config().variants == configs[0].variants
    broken = evolve(configs[0], modules=("thieves",))
    assert [problem.field for problem in problems(broken)] == ["variants.invaders"]


def test_what_is_pressed_keeps_its_place(ctx: UiContext, qtbot: QtBot) -> None:
    """With large letters "All" adds options above itself, and stays where it was pressed."""
    ctx.set_scale(2.0)
    ctx.set_window(1366, 768)
    page = NewGamePage(ctx)
    shown(qtbot, page)
    page.presets.wish("modules", ())
    QApplication.processEvents()
    button = called(page.presets, Button, "All")
    button.setFocus()
    QApplication.processEvents()
    before, above = button.mapTo(page, button.rect().center()), page.right.y()
    for _ in range(2):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        for _ in range(5):
            QApplication.processEvents()
        assert page.right.y() > above
        assert button.mapTo(page, button.rect().center()) == before


def test_the_option_of_auctions(new_game: NewGamePage) -> None:
    """It has a line while a module with auctions is on, and reaches the set-up."""
    choice = called(new_game.options, DropDown, "Auctions on a shared screen")
    assert not choice.isVisible()
    new_game.cards[offered().index("characters")].click()
    assert choice.isVisible()
    assert not new_game.config().sealed
    choice.set_value("sealed")
    assert new_game.config().sealed
    again = new_game.config()
    choice.set_value("open")
    new_game.set_config(again)
    assert new_game.options.sealed()


def test_options(new_game: NewGamePage, qtbot: QtBot) -> None:
    """Seed, youngest and the counting help reach the set-up; copying fills the clipboard."""
    configs = played(new_game)
    options = new_game.options
    called(options, Field, "Seed").setText("GRANADA")
    called(options, DropDown, "Youngest (begins on a tie)").set_value("2")
    called(options, DropDown, "Counting aid").set_value("nothing")
    options.copy_seed()
    assert QGuiApplication.clipboard().text() == "GRANADA"
    new_game.start()
    assert (configs[0].seed, configs[0].youngest, configs[0].counts) == ("GRANADA", 2, False)
    options.roll()
    assert options.seed() != "GRANADA"


def test_last_set_up_is_remembered(ctx: UiContext, qtbot: QtBot) -> None:
    """The next new-game page begins with the last set-up, but with another seed."""
    page = NewGamePage(ctx)
    shown(qtbot, page)
    page.seats[0].name.setText("Zoe")
    page.seats[0].name.changed.emit("Zoe")
    page.cards[1].click()
    seed = page.config().seed
    page.start()
    again = NewGamePage(ctx)
    shown(qtbot, again)
    assert again.config().seats[0].name == "Zoe"
    assert again.config().modules == (page.cards[1].module,)
    assert again.config().seed != seed


@pytest.mark.parametrize("data", [{"seats": 7}, {"seats": []}, {"seats": [{"name": 3}]}, {"x": 1}])
def test_broken_memory_is_forgotten(ctx: UiContext, qtbot: QtBot, data: dict[str, object]) -> None:
    """A remembered set-up that cannot be played gives the usual one."""
    ctx.settings.set("last_setup", data)
    page = NewGamePage(ctx)
    shown(qtbot, page)
    assert len(page.config().seats) == 4
    assert problems(page.config()) == ()


def test_keys_reach_everything(new_game: NewGamePage, qtbot: QtBot) -> None:
    """Tab alone visits every control of the page and comes back."""
    visited = set()
    for _ in range(2 * len(focusable(new_game))):
        widget = QApplication.focusWidget()
        assert widget is not None
        visited.add(widget)
        qtbot.keyClick(widget, Key.Key_Tab)
    assert visited == set(focusable(new_game))


def test_escape_leads_back(new_game: NewGamePage, qtbot: QtBot) -> None:
    """Esc leaves the page from wherever the focus is."""
    for widget in (new_game.go, new_game.seats[0].name, new_game.cards[0]):
        with qtbot.waitSignal(new_game.back, timeout=500):
            qtbot.keyClick(widget, Key.Key_Escape)


def test_escape_takes_back_a_code_first(new_game: NewGamePage, qtbot: QtBot) -> None:
    """Esc clears the typed code before it leaves the page."""
    line, left = new_game.options.code, list[bool]()
    new_game.back.connect(lambda: left.append(True))
    line.take_focus()
    code = line.field.text()
    qtbot.keyClicks(line.field, "2R28")
    qtbot.keyClick(line.field, Key.Key_Escape)
    assert (line.field.text(), line.tone, left) == (code, "ink2", [])
    qtbot.keyClick(line.field, Key.Key_Escape)
    assert left == [True]


def test_zones(new_game: NewGamePage, qtbot: QtBot) -> None:
    """F6 goes from zone to zone and Shift+F6 back, wherever the page is scrolled."""

    def zone() -> int:
        focused = QApplication.focusWidget()
        assert focused is not None
        return next(k for k, widget in enumerate(new_game.zones) if widget.isAncestorOf(focused))

    zones = []
    for _ in range(4):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_F6)
        zones.append(zone())
    assert zones == [0, 1, 2, 3]
    shift = Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_F6, shift)
    assert zone() == zones[2]


def test_the_first_game_is_one_line() -> None:
    """Until a game is finished a line stands for all but the seats; a click or M opens it all."""
    player = Player()
    flow, page = player.program.new_game, player.program.new_game.new()
    folded = (page.right, page.options, page.strip, page.shortcuts[0])
    flow.show()
    player.settle()
    assert page.more.isVisible()
    assert not any(part.isVisible() for part in folded)
    page.go.setFocus()
    player.key(Key.Key_M)
    assert not page.more.isVisible()
    assert all(part.isVisible() for part in folded)
    assert page.presets.base.hasFocus()
    player.program.start.open()
    flow.show()
    assert not page.folded  # it stays open
    player.close()


def test_who_has_played_sees_all_modules(ctx: UiContext, qtbot: QtBot) -> None:
    """A finished game, a favourite or modules of the last game leave nothing folded."""
    player = Player()
    for game in made_up()[:1]:
        default_store().add(game)
    player.program.new_game.show()
    assert not player.program.new_game.new().folded
    player.close()
    page = NewGamePage(ctx)
    shown(qtbot, page)
    page.fold(first=True)
    qtbot.mouseClick(page.more, LEFT)
    assert not page.folded
    page.cards[0].setChecked(True)
    page.favourites.name.setText("mine")
    page.favourites.keep(page.config())
    again = NewGamePage(ctx)
    shown(qtbot, again)
    again.fold(first=True)
    assert not again.folded
    again.favourites._forget("mine")
    again.fold(first=True)
    assert again.folded
    page.start()
    last = NewGamePage(ctx)
    shown(qtbot, last)
    last.fold(first=True)
    assert not last.folded


def test_first_set_up_follows_the_settings(ctx: UiContext, qtbot: QtBot) -> None:
    """Help and counting help begin as the settings say."""
    ctx.settings.set("assist", "learn")
    ctx.settings.set("show_counts", False)
    page = NewGamePage(ctx)
    shown(qtbot, page)
    config = page.config()
    assert config.seats[0].assist == "learn"
    assert not config.counts


@pytest.mark.parametrize("lang", some(LANGS, 2))
def test_the_menu_of_levels_compares_them(ctx: UiContext, qtbot: QtBot, lang: str) -> None:
    """Every level and style says what it does before it is chosen, and the menu fits the window."""
    ctx.set_language(lang)
    ctx.set_window(1024, 600)
    page = NewGamePage(ctx)
    shown(qtbot, page)
    seat = page.seats[1]
    for choice in (seat.level, seat.style_choice):
        choice.showPopup()
        rows, told = choice.model(), range(choice.count())
        words = [rows.index(row, 0).data() for row in told]
        assert words == [ctx.text(words) for _, words in choice.choices]
        assert len({rows.index(row, 1).data() for row in told}) == len(told)
        assert choice.view().window().width() < 1000
        choice.hidePopup()


def test_a_fitting_seat_is_said_before_the_game(new_game: NewGamePage) -> None:
    """The level drawn stands in the stars and in a sentence; with two people nobody is meant."""
    page, before = new_game, new_game.config()
    page.show_career(made_up())
    assert page.ctx.text(page.seat_list.rating.words).startswith(
        "Your rating in the base game: 1,301 ("
    )
    assert "you win about" in page.ctx.text(page.seat_list.rating.words)
    card = page.seats[1]
    for seat_card in page.seats[1:]:
        seat_card.level.set_value("fitting")
    seat = page.config().seats[1]
    assert (seat.fitting, card.stars.level) == (True, seat.level)
    level = page.ctx.t(f"level-{seat.level}")
    assert f"This time the matched level is {level}," in page.ctx.text(page.seat_list.rating.words)
    assert page.ctx.text(page.footer.words).endswith(f" · matched level: {level}")
    levels = set[str]()
    for number in range(20):
        page.options.show_config(evolve(page.config(), seed=f"seed {number}"))
        page.show_career(made_up())
        levels.add(page.config().seats[1].level)
    assert len(levels) == 2
    played = wishes(page, "play")
    page.start()
    assert played[0].seats[1].fitting
    page.seats[2].kind.set_value("human")
    assert not page.go.isEnabled()
    assert page.ctx.text(page.footer.words) == page.ctx.t("new-fitting-one")
    page.start()
    assert len(played) == 1
    for seat_card in page.seats[1:]:
        seat_card.level.set_value("hard")
    assert page.go.isEnabled()
    assert page.config().seats[1] == evolve(before.seats[1], level="hard")
    page.show_career(())


def test_play_again_draws_another_fitting_level() -> None:
    """The next game has a new deal and a level by the rating of then; the same deal keeps it."""
    player = Player()
    for game in made_up():
        default_store().add(game)
    config = default_config(("Anna", "Marco", "Ioana"))
    seats = tuple(evolve(seat, fitting=seat.kind == AI) for seat in config.seats)
    player.program.running.play(evolve(config, seats=seats))
    drawn = set[str]()
    while len(drawn) < 2:  # both within a few games
        player.program.play_again()
        kept = player.game.desk.session.config
        assert all(seat.fitting for seat in kept.seats[1:])
        drawn.add(kept.seats[1].level)
    player.program.running.play_same_deal()
    assert player.game.desk.session.config == kept
