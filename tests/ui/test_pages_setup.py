"""Presets, surprises, codes, favourites and what is told of modules, on the new-game page."""

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from alhambra_qt import modules
from alhambra_qt.controller.game import presets, setup_code
from alhambra_qt.controller.game.gameconfig import AI, HUMAN, GameConfig
from alhambra_qt.i18n import LANGS, msg
from alhambra_qt.settings import Settings
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.pages import modulestrip
from alhambra_qt.ui.pages.newgame import NewGamePage
from alhambra_qt.ui.pages.presetbar import MenuPill
from tests.ui.pages_samples import fresh_settings, settle, shown

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings nobody has touched."""
    return fresh_settings(tmp_path)


@pytest.fixture
def page(ctx: UiContext, qtbot: QtBot, settings: Settings) -> NewGamePage:
    """The new-game page as it is at the very first start."""
    page = NewGamePage(ctx, settings)
    shown(qtbot, page)
    return page


def on(page: NewGamePage) -> tuple[str, ...]:
    """The modules that are switched on."""
    return page.config().modules


def pick(qtbot: QtBot, pill: MenuPill, place: int, opening: Key = Key.Key_Space) -> None:
    """Open the menu of a button and choose an entry by keys, below or at the one that is on."""
    pill.setFocus()
    qtbot.keyClick(pill, opening)
    menu = pill._menu
    assert menu is not None
    for _ in range(place - menu.actions().index(menu.activeAction())):
        qtbot.keyClick(menu, Key.Key_Down)
    qtbot.keyClick(menu, Key.Key_Return)
    settle()


# Presets.


def test_presets_by_mouse(page: NewGamePage, qtbot: QtBot) -> None:
    """One press switches exactly the modules of a choice on, and the button says so."""
    for button, preset in (
        (page.presets.all, presets.everything()),
        (page.presets.first, presets.first_steps()),
        (page.presets.base, presets.base_only()),
    ):
        qtbot.mouseClick(button, LEFT)
        assert on(page) == preset.modules
        assert button.isChecked()
    assert not page.presets.all.isChecked()


def test_pressing_twice_changes_nothing(page: NewGamePage, qtbot: QtBot) -> None:
    """The button of the choice that is on stays on."""
    for _ in range(2):
        qtbot.mouseClick(page.presets.first, LEFT)
        assert page.presets.first.isChecked()


@pytest.mark.parametrize("opening", [Key.Key_Space, Key.Key_Return, Key.Key_Down])
def test_expansions_by_keys(page: NewGamePage, qtbot: QtBot, opening: Key) -> None:
    """A menu offers the four expansions and marks the one that is on."""
    pick(qtbot, page.presets.boxes, 2, opening)
    assert on(page) == presets.boxes()[2].modules
    assert page.presets.boxes.isChecked()
    assert [entry[1] for entry in page.presets.boxes.entries()] == [False, False, True, False]
    qtbot.mouseClick(page.cards[0], LEFT)
    assert not page.presets.boxes.isChecked()


def test_every_mix(page: NewGamePage, qtbot: QtBot) -> None:
    """Each recommended mix can be taken."""
    for place, preset in enumerate(presets.mixes()):
        pick(qtbot, page.presets.mixes, place)
        assert on(page) == preset.modules
        assert page.presets.mixes.isChecked()


def test_surprise(page: NewGamePage, qtbot: QtBot) -> None:
    """The seed draws within the budget; asked again, another seed draws."""
    seed = page.options.seed()
    pick(qtbot, page.presets.lucky, 1)
    first = on(page)
    assert page.options.seed() == seed
    assert first == presets.surprise(seed, presets.BUDGETS[1])
    assert page.presets.lucky.isChecked()
    pick(qtbot, page.presets.lucky, 1)
    assert page.options.seed() != seed
    assert on(page) == presets.surprise(page.options.seed(), presets.BUDGETS[1])


# What is told.


def test_pointing_tells_of_a_module(page: NewGamePage, qtbot: QtBot) -> None:
    """What a module has and changes is told for the card under the mouse or with the focus."""
    assert page.ctx.t("new-detail-none") in page.strip.accessibleName()
    card = page.cards[3]
    QApplication.sendEvent(card, QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    assert page.strip.module == card.module
    for part in ("pieces", "changes"):
        assert page.ctx.t(f"new-{part}-{card.module}") in page.strip.accessibleName()
        assert page.ctx.t(f"new-{part}-{card.module}") in card.accessibleDescription()
    page.cards[5].setFocus()
    assert page.strip.module == page.cards[5].module


def test_strip_is_always_seen_and_keeps_its_height(page: NewGamePage) -> None:
    """It lies between what scrolls and the footer, whatever it tells."""
    area = page.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert area.geometry().bottom() < page.strip.y() < page.footer.y()
    heights = set()
    for module in ("", *modules.IDS):
        page.strip.show_module(module)
        settle()
        heights.add(page.strip.height())
    assert len(heights) == 1


def test_complexity_follows_the_modules(page: NewGamePage, qtbot: QtBot) -> None:
    """More modules are more complex, in number and words."""
    easy = (page.strip.level, page.strip.verdict())
    qtbot.mouseClick(page.presets.all, LEFT)
    assert page.strip.level > easy[0] == 0
    assert page.strip.verdict() != easy[1]


def test_a_module_without_partners(page: NewGamePage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a module that is in no box and no mix all but its partners is told."""
    monkeypatch.setattr(modulestrip, "partners", lambda module: ())
    page.strip.show_module("camps")
    said = page.strip.accessibleName()
    assert page.ctx.t("new-changes-camps") in said
    goes_well = page.ctx.t("new-partners", modules="|").partition("|")[0]
    assert goes_well not in said
    page.grab()


@pytest.mark.parametrize("lang", LANGS)
def test_a_heavy_game_and_partners_are_told(page: NewGamePage, qtbot: QtBot, lang: str) -> None:
    """All modules are said to be heavy for a first game; each module tells what goes with it."""
    page.ctx.set_language(lang)
    qtbot.mouseClick(page.presets.all, LEFT)
    assert page.ctx.t("mod-characters") in page.strip.verdict()
    page.cards[0].setFocus()
    assert page.ctx.t("mod-thieves.bare") in page.strip.accessibleName()
    settle()
    assert page.strip.height() >= page.strip.heightForWidth(page.strip.width())


def test_minutes_follow_the_players(page: NewGamePage, qtbot: QtBot) -> None:
    """People take longer than computers, so the minutes on the cards grow with them."""
    before = [card.minutes() for card in page.cards]
    for seat in page.seats[1:]:
        seat.kind.set_value(HUMAN)
    after = [card.minutes() for card in page.cards]
    assert sum(after) > sum(before)
    assert all(a >= b for a, b in zip(after, before, strict=True))


def test_differences_are_told(page: NewGamePage, qtbot: QtBot) -> None:
    """The footer says whether the printed rules are followed."""
    assert page.ctx.t("new-differs-nothing") in page.footer_text.accessibleName()
    config = evolve(page.config(), modules=("thieves",), variants=(("thieves", "round"),))
    page.set_config(config)
    assert page.ctx.t("new-differs-nothing") not in page.footer_text.accessibleName()
    assert page.ctx.t("new-differs-thieves-round") in page.footer_text.accessibleName()


# Codes.


def test_code_of_the_set_up(page: NewGamePage, qtbot: QtBot) -> None:
    """The code follows every change, and copying fills the clipboard."""
    line = page.options.code
    before = line.field.text()
    assert setup_code.read(before, page.config()) == page.config()
    qtbot.mouseClick(page.cards[0], LEFT)
    assert line.field.text() not in ("", before)
    qtbot.mouseClick(line.copy_button, LEFT)
    assert QGuiApplication.clipboard().text() == line.field.text()


def test_no_code_of_what_cannot_be_played(page: NewGamePage) -> None:
    """While a name is missing there is nothing to copy."""
    page.seats[0].name.clear()
    page.seats[0].name.changed.emit("")
    assert page.options.code.field.text() == ""
    assert not page.options.code.copy_button.isEnabled()
    page.seats[0].name.setText("Zoe")
    page.seats[0].name.changed.emit("Zoe")
    assert setup_code.read(page.options.code.field.text(), page.config()) == page.config()


def test_pasting_a_code(page: NewGamePage, qtbot: QtBot) -> None:
    """A button leads to the field; a pasted code sets everything up, names stay."""
    mine = page.config()
    other = evolve(
        mine,
        seats=tuple(evolve(seat, kind=AI) for seat in mine.seats[:3]),
        modules=("thieves", "invaders"),
        variants=(("invaders", "open"),),
        seed="GRANADA",
        youngest=2,
        counts=False,
    )
    QGuiApplication.clipboard().setText(f" {setup_code.write(other).lower()}\n")
    qtbot.mouseClick(page.shortcuts[0], LEFT)
    field = page.options.code.field
    assert field.hasFocus()
    assert field.selectedText() == setup_code.write(mine)
    qtbot.keyClick(field, Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert page.config() == other
    assert field.text() == setup_code.write(other)
    assert page.options.code.status.tone == "ok"
    qtbot.mouseClick(page.cards[0], LEFT)
    assert page.options.code.status.words == msg("new-code-help")


@pytest.mark.parametrize("text", ["", "hello!", "2R28-00G9-8MT4", "ZZZZ"])
def test_wrong_codes(page: NewGamePage, qtbot: QtBot, text: str) -> None:
    """A wrong code changes nothing and gets one sentence; playing is still possible."""
    before = page.config()
    field = page.options.code.field
    page.options.code.take_focus()
    qtbot.keyClick(field, Key.Key_Delete)
    qtbot.keyClicks(field, text)
    assert page.config() == before
    assert page.options.code.status.tone == "warn"
    assert field.text() == text
    assert page.go.isEnabled()


def test_enter_after_a_wrong_code_plays_nothing(page: NewGamePage, qtbot: QtBot) -> None:
    """Who typed a code wants that set-up, not the one before; a right code can be played."""
    code = setup_code.write(page.config())
    played: list[GameConfig] = []
    page.play.connect(played.append)
    page.options.code.take_focus()
    field = page.options.code.field
    qtbot.keyClicks(field, "2R28-00G9")
    qtbot.keyClick(field, Key.Key_Return)
    assert not played
    assert page.options.code.status.tone == "warn"
    field.selectAll()
    qtbot.keyClicks(field, code)
    qtbot.keyClick(field, Key.Key_Return)
    assert [setup_code.write(one) for one in played] == [code]


# Favourites and the last set-up.


def test_keeping_and_taking(page: NewGamePage, qtbot: QtBot, settings: Settings) -> None:
    """A set-up is kept under a name, taken again, and is in the settings file at once."""
    box = page.favourites
    qtbot.mouseClick(page.presets.first, LEFT)
    kept = page.config()
    qtbot.mouseClick(page.shortcuts[1], LEFT)
    assert box.name.hasFocus()
    assert not box.keep_button.isEnabled()
    qtbot.keyClicks(box.name, "Sunday")
    qtbot.mouseClick(box.keep_button, LEFT)
    assert [row.favourite.name for row in box.rows] == ["Sunday"]
    assert '"Sunday"' in settings.path.read_text(encoding="utf-8")
    qtbot.mouseClick(page.presets.all, LEFT)
    qtbot.mouseClick(page.shortcuts[1], LEFT)
    assert box.rows[0].take.hasFocus()
    qtbot.keyClick(box.rows[0].take, Key.Key_Space)
    assert on(page) == kept.modules
    assert page.config().seed
    assert box.name.text() == ""


def test_enter_keeps_a_name(page: NewGamePage, qtbot: QtBot) -> None:
    """Enter in the name of a favourite keeps it and does not start a game."""
    played: list[GameConfig] = []
    page.play.connect(played.append)
    page.favourites.name.setFocus()
    qtbot.keyClicks(page.favourites.name, "Two")
    qtbot.keyClick(page.favourites.name, Key.Key_Return)
    assert [row.favourite.name for row in page.favourites.rows] == ["Two"]
    assert played == []


def test_forgetting(page: NewGamePage, qtbot: QtBot) -> None:
    """The cross beside a favourite forgets it; the focus stays in the list."""
    box = page.favourites
    for name in ("a", "b"):
        qtbot.keyClicks(box.name, name)
        qtbot.mouseClick(box.keep_button, LEFT)
    box.rows[0].forget.setFocus()
    qtbot.keyClick(box.rows[0].forget, Key.Key_Space)
    assert [row.favourite.name for row in box.rows] == ["b"]
    assert box.rows[0].forget.hasFocus()
    qtbot.mouseClick(box.rows[0].forget, LEFT)
    assert box.rows == []
    assert box.name.hasFocus()
    assert box.status.isVisible()


def test_too_many(page: NewGamePage, qtbot: QtBot) -> None:
    """When there is no room a sentence says so and nothing is lost."""
    box = page.favourites
    for number in range(13):
        box.name.clear()
        qtbot.keyClicks(box.name, f"no {number}")
        qtbot.mouseClick(box.keep_button, LEFT)
    assert len(box.rows) == 12
    assert box.status.tone == "warn"
    assert box.status.isVisible()
    assert box.name.text() == "no 12"


def test_broken_set_ups_are_not_kept(page: NewGamePage, qtbot: QtBot) -> None:
    """What cannot be played cannot become a favourite."""
    page.seats[0].name.clear()
    page.seats[0].name.changed.emit("")
    qtbot.keyClicks(page.favourites.name, "x")
    qtbot.mouseClick(page.favourites.keep_button, LEFT)
    assert page.favourites.rows == []


def test_last_set_up(page: NewGamePage, qtbot: QtBot) -> None:
    """After a game the button brings its set-up back; before the first it is off."""
    last = page.shortcuts[2]
    assert not last.isEnabled()
    qtbot.mouseClick(page.presets.first, LEFT)
    seed = page.config().seed
    page.start()
    assert last.isEnabled()
    qtbot.mouseClick(page.presets.all, LEFT)
    qtbot.mouseClick(last, LEFT)
    assert on(page) == presets.first_steps().modules
    assert page.config().seed != seed


@pytest.mark.parametrize("language", LANGS)
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_nothing_is_cut(
    qtbot: QtBot, settings: Settings, language: str, size: tuple[int, int]
) -> None:
    """Every card is as high as its words need, and nothing is wider than the page."""
    ctx = UiContext(language=language, speed=0)
    ctx.set_window(*size)
    page = NewGamePage(ctx, settings)
    shown(qtbot, page, size)
    for card in page.cards:
        assert card.height() >= card.heightForWidth(card.width())
    pills = page.presets.findChildren(MenuPill)
    for widget in (*page.cards, *pills, *page.shortcuts, page.go, page.favourites.keep_button):
        left = widget.mapTo(page, widget.rect().topLeft()).x()
        assert left >= 0
        assert left + widget.width() <= page.panel_rect().right() + 1
    assert page.strip.height() >= page.strip.heightForWidth(page.strip.width())
