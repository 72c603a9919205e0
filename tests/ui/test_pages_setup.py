"""Presets, surprises, codes, favourites and module details, on the new-game page."""

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from alhambra_qt import modules
from alhambra_qt.controller.game import presets, setup_code
from alhambra_qt.controller.game.gameconfig import AI, HUMAN
from alhambra_qt.controller.game.presets import verdict
from alhambra_qt.i18n import LANGS, msg
from alhambra_qt.settings import Settings
from alhambra_qt.ui.kit.box import Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.setup import favourite_list, module_cards
from alhambra_qt.ui.setup.module_cards import MenuPill
from alhambra_qt.ui.setup.newgame_page import NewGamePage
from tests.cases import some
from tests.ui.geometry import picture
from tests.ui.page_kit import grant, wishes
from tests.ui.pages_samples import fresh_settings, settle, shown

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
LEAST_HIT = 24  # pixels that can be hit at 100 %


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings nobody has touched."""
    return fresh_settings(tmp_path)


@pytest.fixture
def page(qtbot: QtBot, settings: Settings) -> NewGamePage:
    """The new-game page as it is at the very first start."""
    page = NewGamePage(UiContext(speed=0, settings=settings))
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


def test_presets_by_mouse(new_game: NewGamePage, qtbot: QtBot) -> None:
    """One press switches exactly the modules of a choice on, and the button says so."""
    for button, preset in (
        (new_game.presets.all, presets.everything()),
        (new_game.presets.first, presets.first_steps()),
        (new_game.presets.base, presets.base_only()),
    ):
        qtbot.mouseClick(button, LEFT)
        assert on(new_game) == preset.modules
        assert button.isChecked()
    assert not new_game.presets.all.isChecked()


def test_pressing_twice_changes_nothing(new_game: NewGamePage, qtbot: QtBot) -> None:
    """The button of the choice that is on stays on."""
    for _ in range(2):
        qtbot.mouseClick(new_game.presets.first, LEFT)
        assert new_game.presets.first.isChecked()


@pytest.mark.parametrize("opening", [Key.Key_Space, Key.Key_Return, Key.Key_Down])
def test_expansions_by_keys(new_game: NewGamePage, qtbot: QtBot, opening: Key) -> None:
    """A menu offers the four expansions and marks the one that is on."""
    pick(qtbot, new_game.presets.boxes, 2, opening)
    assert on(new_game) == presets.boxes()[2].modules
    assert new_game.presets.boxes.isChecked()
    assert [entry[1] for entry in new_game.presets.boxes.entries] == [False, False, True, False]
    qtbot.mouseClick(new_game.cards[0], LEFT)
    assert not new_game.presets.boxes.isChecked()


def test_every_mix(new_game: NewGamePage, qtbot: QtBot) -> None:
    """Each recommended mix can be taken."""
    for place, preset in enumerate(presets.mixes()):
        pick(qtbot, new_game.presets.mixes, place)
        assert on(new_game) == preset.modules
        assert new_game.presets.mixes.isChecked()


def test_surprise(new_game: NewGamePage, qtbot: QtBot) -> None:
    """The seed draws within the budget; asked again, another seed draws."""
    seed = new_game.options.seed()
    pick(qtbot, new_game.presets.lucky, 1)
    first = on(new_game)
    assert new_game.options.seed() == seed
    assert first == presets.surprise(seed, presets.BUDGETS[1])
    assert new_game.presets.lucky.isChecked()
    pick(qtbot, new_game.presets.lucky, 1)
    assert new_game.options.seed() != seed
    assert on(new_game) == presets.surprise(new_game.options.seed(), presets.BUDGETS[1])


# The strip.


def test_pointing_tells_of_a_module(new_game: NewGamePage, qtbot: QtBot) -> None:
    """The card under the mouse or with the focus shows the module's pieces and changes."""
    assert new_game.ctx.t("new-detail-none") in new_game.strip.accessibleName()
    card = new_game.cards[3]
    QApplication.sendEvent(card, QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    assert new_game.strip.module == card.module
    for part in ("pieces", "changes"):
        assert new_game.ctx.t(f"new-{part}-{card.module}") in new_game.strip.accessibleName()
        assert new_game.ctx.t(f"new-{part}-{card.module}") in card.accessibleDescription()
    new_game.cards[5].setFocus()
    assert new_game.strip.module == new_game.cards[5].module


def test_the_strip_is_always_seen(new_game: NewGamePage) -> None:
    """It lies between what scrolls and the footer, whatever it tells."""
    area = new_game.findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    assert area.geometry().bottom() < new_game.strip.y() < new_game.footer.y()
    heights = set()
    for module in ("", *modules.IDS):
        new_game.strip.show_module(module)
        settle()
        heights.add(new_game.strip.height())
    assert len(heights) == 1


def test_complexity_follows_the_modules(new_game: NewGamePage, qtbot: QtBot) -> None:
    """More modules are more complex, in number and words."""
    assert new_game.strip.level == 0
    assert new_game.ctx.text(verdict(())) in new_game.strip.accessibleName()
    qtbot.mouseClick(new_game.presets.all, LEFT)
    assert new_game.strip.level > 0
    assert new_game.ctx.text(verdict(())) not in new_game.strip.accessibleName()


def test_a_module_without_partners(new_game: NewGamePage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module in no box and no mix shows everything but partners."""
    monkeypatch.setattr(module_cards, "partners", lambda module: ())
    new_game.strip.show_module("camps")
    text = new_game.strip.accessibleName()
    assert new_game.ctx.t("new-changes-camps") in text
    goes_well = new_game.ctx.t("new-partners", modules="|").partition("|")[0]
    assert goes_well not in text
    picture(new_game)


@pytest.mark.parametrize("lang", some(LANGS, 2))
def test_a_heavy_game_and_partners_are_told(new_game: NewGamePage, qtbot: QtBot, lang: str) -> None:
    """All modules are said to be heavy for a first game; each module tells what goes with it."""
    new_game.ctx.set_language(lang)
    qtbot.mouseClick(new_game.presets.all, LEFT)
    assert new_game.ctx.text(verdict(modules.IDS)) in new_game.strip.accessibleName()
    new_game.cards[0].setFocus()
    assert new_game.ctx.t("mod-thieves.bare") in new_game.strip.accessibleName()
    settle()
    assert new_game.strip.height() >= new_game.strip.heightForWidth(new_game.strip.width())


def test_minutes_follow_the_players(new_game: NewGamePage, qtbot: QtBot) -> None:
    """People take longer than computers, so the minutes on the cards grow with them."""
    before = [card.minutes() for card in new_game.cards]
    for seat in new_game.seats[1:]:
        seat.kind.set_value(HUMAN)
    after = [card.minutes() for card in new_game.cards]
    assert sum(after) > sum(before)
    assert all(a >= b for a, b in zip(after, before, strict=True))


def test_differences_are_told(new_game: NewGamePage, qtbot: QtBot) -> None:
    """The strip says whether the printed rules are followed, while no module is pointed at."""
    assert new_game.ctx.t("new-differs-nothing") in new_game.strip.accessibleName()
    config = evolve(new_game.config(), modules=("thieves",), variants=(("thieves", "round"),))
    new_game.set_config(config)
    assert new_game.ctx.t("new-differs-nothing") not in new_game.strip.accessibleName()
    assert new_game.ctx.t("new-differs-thieves-round") in new_game.strip.accessibleName()


def point(page: NewGamePage, place: int, kind: QEvent.Type) -> None:
    """Let the pointer enter a card, or leave it."""
    card, at = page.cards[place], QPointF(5, 5)
    card.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, kind == QEvent.Type.Enter)
    event = QEnterEvent(at, at, at) if kind == QEvent.Type.Enter else QEvent(kind)
    QApplication.sendEvent(card, event)


def test_what_is_told_ends_with_the_pointing(new_game: NewGamePage, qtbot: QtBot) -> None:
    """Without the pointer, a module is shown no longer; one with the focus returns."""
    point(new_game, 3, QEvent.Type.Enter)
    assert new_game.strip.module == new_game.cards[3].module
    point(new_game, 3, QEvent.Type.Leave)
    assert new_game.strip.module == ""
    assert new_game.ctx.t("new-differs-nothing") in new_game.strip.accessibleName()
    new_game.cards[5].setFocus()
    point(new_game, 2, QEvent.Type.Enter)
    assert new_game.strip.module == new_game.cards[2].module
    point(new_game, 2, QEvent.Type.Leave)
    assert new_game.strip.module == new_game.cards[5].module
    new_game.go.setFocus()
    assert new_game.strip.module == ""


def test_a_card_scrolled_away(new_game: NewGamePage) -> None:
    """A card that scrolls away under the pointer is let go."""
    point(new_game, 3, QEvent.Type.Enter)
    assert new_game.strip.module == new_game.cards[3].module
    new_game.scroller.verticalScrollBar().valueChanged.emit(1)
    assert new_game.strip.module == ""


def test_f1_reads_what_is_told(new_game: NewGamePage, qtbot: QtBot) -> None:
    """F1 and the right button lead to the rules of a module pointed at, Rules to all."""
    asked = wishes(new_game, "rules")
    qtbot.keyClick(new_game.go, Key.Key_F1)
    point(new_game, 3, QEvent.Type.Enter)
    qtbot.keyClick(new_game.go, Key.Key_F1)
    qtbot.mouseClick(new_game.shortcuts[-1], LEFT)
    assert asked == ["", new_game.cards[3].module, ""]


# Lessons.


def offers(page: NewGamePage) -> tuple[str, ...]:
    """The modules whose lesson is offered."""
    return tuple(card.module for card in page.cards if card.offer.isVisible())


def test_lessons_follow_the_modules(page: NewGamePage, qtbot: QtBot, settings: Settings) -> None:
    """However a module came on or off: its lesson is offered while it is on, if there is one."""
    with_lesson = modules.IDS[1:]  # that of the first is done
    grant(page, "ask_lesson", lambda one: page.offer_lesson(one, 3 * (one in with_lesson)))
    wanted = wishes(page, "lesson")
    assert offers(page) == ()
    for button in (page.presets.all, page.presets.first, page.presets.base, page.presets.first):
        qtbot.mouseClick(button, LEFT)
        assert offers(page) == tuple(name for name in on(page) if name in with_lesson)
    pick(qtbot, page.presets.boxes, 2)
    assert offers(page) == tuple(name for name in on(page) if name in with_lesson) != ()
    code = setup_code.write(evolve(page.config(), modules=modules.IDS[:4]))
    page.options.code.field.changed.emit(code)
    assert offers(page) == modules.IDS[1:4]
    page.favourites.name.setText("four")
    page.favourites.wish("keep_favourite")
    qtbot.mouseClick(page.shortcuts[3], LEFT)
    assert offers(page) == ()
    take = page.favourites.rows[0].take
    qtbot.waitUntil(lambda: take.height() > 20)
    qtbot.mouseClick(take, LEFT)
    assert offers(page) == modules.IDS[1:4]
    qtbot.mouseClick(page.cards[2].offer, LEFT)
    page.cards[3].offer.setFocus()
    qtbot.keyClick(page.cards[3].offer, Key.Key_Space)
    assert wanted == list(modules.IDS[2:4])
    assert page.cards[2].isChecked()
    for card in page.cards[1:4]:
        offer = card.offer
        assert offer.accessibleName() == page.ctx.t("learn-offer", n=3) == offer.toolTip()
        assert offer.height() >= LEAST_HIT
        assert card.rect().contains(offer.geometry())


# Codes.


def test_code_of_the_set_up(new_game: NewGamePage, qtbot: QtBot) -> None:
    """The code follows every change, and copying fills the clipboard."""
    line = new_game.options.code
    before = line.field.text()
    assert setup_code.read(before, new_game.config()) == new_game.config()
    qtbot.mouseClick(new_game.cards[0], LEFT)
    assert line.field.text() not in ("", before)
    qtbot.mouseClick(line.copy_button, LEFT)
    assert QGuiApplication.clipboard().text() == line.field.text()


def test_no_code_of_what_cannot_be_played(new_game: NewGamePage) -> None:
    """While a name is missing there is nothing to copy."""
    new_game.seats[0].name.clear()
    new_game.seats[0].name.changed.emit("")
    assert new_game.options.code.field.text() == ""
    assert not new_game.options.code.copy_button.isEnabled()
    new_game.seats[0].name.setText("Zoe")
    new_game.seats[0].name.changed.emit("Zoe")
    assert (
        setup_code.read(new_game.options.code.field.text(), new_game.config()) == new_game.config()
    )


def test_pasting_a_code(new_game: NewGamePage, qtbot: QtBot) -> None:
    """A button leads to the field; a pasted code sets everything up, names of people stay."""
    mine = new_game.config()
    other = evolve(
        mine,
        seats=(mine.seats[0], *(evolve(seat, kind=AI) for seat in mine.seats[1:3])),
        modules=("thieves", "invaders"),
        variants=(("invaders", "open"),),
        seed="GRANADA",
        youngest=2,
        counts=False,
    )
    QGuiApplication.clipboard().setText(f" {setup_code.write(other).lower()}\n")
    qtbot.mouseClick(new_game.shortcuts[0], LEFT)
    field = new_game.options.code.field
    assert field.hasFocus()
    assert field.selectedText() == setup_code.write(mine)
    qtbot.keyClick(field, Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert new_game.config() == other
    assert field.text() == setup_code.write(other)
    assert new_game.options.code.tone == "ok"
    qtbot.mouseClick(new_game.cards[0], LEFT)
    assert new_game.options.code.status == msg("new-code-help")


@pytest.mark.parametrize("text", ["", "hello!", "2R28-00G9-8MT4", "ZZZZ"])
def test_wrong_codes(new_game: NewGamePage, qtbot: QtBot, text: str) -> None:
    """A wrong code changes nothing and gets one sentence; playing is still possible."""
    before = new_game.config()
    field = new_game.options.code.field
    new_game.options.code.take_focus()
    qtbot.keyClick(field, Key.Key_Delete)
    qtbot.keyClicks(field, text)
    assert new_game.config() == before
    assert new_game.options.code.tone == "warn"
    assert field.text() == text
    assert new_game.go.isEnabled()


def test_enter_after_a_wrong_code_plays_nothing(new_game: NewGamePage, qtbot: QtBot) -> None:
    """A wrong code plays nothing, not even the set-up before it; a right one can be played."""
    code = setup_code.write(new_game.config())
    played = wishes(new_game, "play")
    new_game.options.code.take_focus()
    field = new_game.options.code.field
    qtbot.keyClicks(field, "2R28-00G9")
    qtbot.keyClick(field, Key.Key_Return)
    assert not played
    assert new_game.options.code.tone == "warn"
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


def test_favourites_show_their_modules(
    page: NewGamePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A favourite shows the sign of each module; the names are in accessible text and tooltip."""
    drawn: list[str] = []

    def noted(_ctx: UiContext, module: str, _size: float) -> Space:
        drawn.append(module)
        return Space()

    monkeypatch.setattr(favourite_list, "sign", noted)
    qtbot.mouseClick(page.presets.first, LEFT)
    qtbot.keyClicks(page.favourites.name, "Sunday")
    qtbot.mouseClick(page.favourites.keep_button, LEFT)
    take = page.favourites.rows[0].take
    take.tree()
    assert set(drawn) == set(presets.first_steps().modules)
    for name in presets.first_steps().modules:
        assert page.ctx.t(f"mod-{name}.bare") in take.accessibleDescription()
    assert take.toolTip() == take.accessibleDescription()


def test_enter_keeps_a_name(page: NewGamePage, qtbot: QtBot) -> None:
    """Enter in the name of a favourite keeps it and does not start a game."""
    played = wishes(page, "play")
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
    box.rows[0].cross.setFocus()
    qtbot.keyClick(box.rows[0].cross, Key.Key_Space)
    assert [row.favourite.name for row in box.rows] == ["b"]
    assert box.rows[0].cross.hasFocus()
    qtbot.waitUntil(lambda: not box.rows[0].cross.visibleRegion().isEmpty())
    qtbot.mouseClick(box.rows[0].cross, LEFT)
    assert box.rows == []
    assert box.name.hasFocus()


def test_too_many(page: NewGamePage, qtbot: QtBot) -> None:
    """When there is no room a sentence says so and nothing is lost."""
    box = page.favourites
    for number in range(13):
        box.name.clear()
        qtbot.keyClicks(box.name, f"no {number}")
        qtbot.mouseClick(box.keep_button, LEFT)
    assert len(box.rows) == 12
    assert box.warning == msg("new-favourites-full", n=12)
    assert box.name.text() == "no 12"


def test_broken_set_ups_are_not_kept(new_game: NewGamePage, qtbot: QtBot) -> None:
    """A set-up that cannot be played cannot become a favourite."""
    new_game.seats[0].name.clear()
    new_game.seats[0].name.changed.emit("")
    qtbot.keyClicks(new_game.favourites.name, "x")
    qtbot.mouseClick(new_game.favourites.keep_button, LEFT)
    assert new_game.favourites.rows == []


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


def test_every_picture_has_words(new_game: NewGamePage) -> None:
    """Everything shown by a sign alone has a tooltip."""
    for seat in new_game.seats:
        for control in (seat.mark, seat.cross, seat.stars):
            assert control.toolTip()
